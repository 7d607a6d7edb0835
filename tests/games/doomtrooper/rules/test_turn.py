"""The turn (DT-TURN) with its draw and discard steps (DT-DRAW, DT-DISC)."""

from __future__ import annotations

import pytest

from tests.kit.front import HONZA, MARTIN, GivenFront

MOST_QUESTIONS = 80
LIBRARY = "hussar#2 dragoon#2 infantry#2 samurai#2 hussar#3 dragoon#3 infantry#3 samurai#3"


def answers(given: GivenFront) -> None:
    """Whoever is asked meditates, keeps the hand, or declines."""
    given.choose(next(words for words in ("meditate", "keep", "decline", "no_more") if words in given.offered()))


def until_turn_of(given: GivenFront, seat: int, prompt: str) -> None:
    """Everybody does the least, until this player is asked this in a turn of the player's own."""
    for _ in range(MOST_QUESTIONS):
        if (given.table.active, given.asked(), given.prompt()) == (seat, seat, prompt):
            return
        answers(given)
    raise AssertionError(f"{seat} is not asked {prompt}")


@pytest.mark.rule("DT-TURN-01", "DT-TURN-03", "DT-DISC-03")
def test_a_turn_is_draw_three_actions_and_discard_with_a_window_after_everything() -> None:
    given = GivenFront(hands={MARTIN: "doomed"}, libraries={MARTIN: LIBRARY}, common=0, destiny=(20, 20))
    course = []
    for _ in range(MOST_QUESTIONS):
        if given.asked() == MARTIN == given.table.active:
            course.append((given.table.step, given.prompt(), len(given.table.hands[MARTIN])))
        if given.table.turns[MARTIN] == 4:
            break
        answers(given)

    assert course == [
        ("start", "dt-anytime", 1),
        ("draw", "dt-anytime", 7),
        ("actions", "dt-action", 7), ("actions", "dt-anytime", 7),
        ("actions", "dt-action", 7), ("actions", "dt-anytime", 7),
        ("actions", "dt-action", 7), ("actions", "dt-anytime", 7),
        ("discard", "dt-discard", 7),
        ("discard", "dt-anytime", 7),
    ]  # fmt: skip
    assert [event[1] for event in given.told("turn_began")] == [MARTIN, HONZA]


@pytest.mark.rule("DT-TURN-02")
def test_a_card_bound_to_the_time_before_actions_is_played_only_then_and_only_in_the_own_turn() -> None:
    given = GivenFront(hands={HONZA: "blood-lust", MARTIN: "blood-lust#2"}, common=0)
    until_turn_of(given, MARTIN, "dt-anytime")
    assert given.offers("play_card") == {"blood-lust#2 player-1"}
    given.choose("decline")
    assert (given.asked(), given.offers("play_card")) == (HONZA, set())

    until_turn_of(given, MARTIN, "dt-action")
    given.choose("meditate")

    assert (given.asked(), given.prompt()) == (MARTIN, "dt-anytime")
    assert given.offers("play_card") == set()


@pytest.mark.rule("DT-TURN-04")
def test_what_refers_to_the_start_of_a_turn_happens_before_anything_else_in_it() -> None:
    given = GivenFront(squads={HONZA: "hussar"}, on={"1:training": "squad-0"}, libraries={MARTIN: LIBRARY}, common=1)
    given.choose("meditate")
    assert given.where("training") == "squad-0"

    until_turn_of(given, MARTIN, "dt-anytime")

    assert given.where("training") == "grave-1"
    assert given.table.hands[MARTIN] == ()  # the draw is still to come


@pytest.mark.rule("DT-TURN-05")
def test_what_refers_to_the_end_of_a_turn_happens_after_the_last_window() -> None:
    given = GivenFront(squads={HONZA: "hussar dragoon"}, on={"shore-leave": "hussar"}, hands={HONZA: "doomed"})
    fight = given.values("hussar")[0]
    given.choose("no_more")
    given.choose("keep")
    assert (given.prompt(), given.values("hussar")[0]) == ("dt-anytime", fight)

    given.choose("decline")
    given.choose("decline")

    assert (given.table.active, given.values("hussar")[0]) == (MARTIN, fight + 1)


@pytest.mark.rule("DT-TURN-06")
def test_everything_that_an_action_may_be_used_for_is_offered() -> None:
    hand = "hussar combat-armor foxhole dark-fire nepharite-hunt archetypal-timepiece victoria ki-self-healing equine"
    given = GivenFront(
        squads={HONZA: "max-steiner samurai dragoon trencher", MARTIN: "infantry"},
        kohorts={HONZA: "razide"},
        outposts={HONZA: "lutheran-disciple cavalier"},
        hands={HONZA: f"{hand} training"},
        libraries={HONZA: "foxhole#2"},
        covered="dragoon",
    )
    played = {given.table.type(given[words.split()[0]]) for words in given.offers("play_card")}

    assert played == {
        "warrior", "equipment", "fortification", "symmetry", "mission", "relic", "warzone", "ki", "beast", "special",
    }  # fmt: skip
    kinds = {words.split()[0] for words in given.offered()}
    assert kinds >= {"hide", "seek_cover", "leave_cover", "transfer", "meditate", "use", "declare_attack", "no_more"}
    assert "sabotage" not in kinds


@pytest.mark.rule("DT-TURN-06")
def test_an_action_is_a_sabotage_only_against_a_player_without_anybody_able_to_fight() -> None:
    given = GivenFront(squads={HONZA: "hussar"})

    assert given.offers("sabotage") == {"hussar 1"}
    assert "declare_attack" not in given.offered()


@pytest.mark.rule("DT-TURN-07")
def test_a_transfer_is_possible_again_after_the_next_own_draw_step_only() -> None:
    given = GivenFront(
        squads={HONZA: "hussar dragoon"},
        outposts={HONZA: "lutheran-disciple", MARTIN: "cavalier"},
        hands={HONZA: "doomed"},
    )
    given.choose("transfer hussar")
    given.declines()
    assert "hussar" not in given.offers("transfer")

    until_turn_of(given, MARTIN, "dt-action")
    assert given.table.transferred == (given["hussar"],)
    until_turn_of(given, HONZA, "dt-anytime")
    assert (given.table.step, given.table.transferred) == ("start", (given["hussar"],))
    until_turn_of(given, HONZA, "dt-action")

    assert "hussar" in given.offers("transfer")


@pytest.mark.rule("DT-TURN-07")
def test_a_sabotage_is_possible_again_in_the_next_own_turn() -> None:
    given = GivenFront(squads={HONZA: "hussar"})
    given.choose("sabotage hussar 1")
    for _ in range(MOST_QUESTIONS):
        if given.table.active == MARTIN:
            break
        assert given.offers("sabotage") == set()
        given.choose("decline" if "decline" in given.offered() else sorted(given.offered())[0])

    until_turn_of(given, HONZA, "dt-action")

    assert given.offers("sabotage") == {"hussar 1"}


# The draw step


def drawn(hand: str, library: str) -> GivenFront:
    """Martin has drawn at the beginning of his turn."""
    given = GivenFront(hands={MARTIN: hand}, libraries={MARTIN: library}, common=0)
    until_turn_of(given, MARTIN, "dt-action")
    return given


@pytest.mark.rule("DT-DRAW-01")
@pytest.mark.parametrize(("hand", "drew"), [("doomed inspired", 5), ("", 7)])
def test_cards_are_drawn_up_to_seven(hand: str, drew: int) -> None:
    given = drawn(hand, LIBRARY)

    assert len(given.table.hands[MARTIN]) == 7
    assert given.told("drew") == [("drew", MARTIN, drew)]
    assert given.table.libraries[MARTIN] == tuple(given[name] for name in LIBRARY.split()[drew:])


@pytest.mark.rule("DT-DRAW-01")
def test_who_has_more_than_seven_cards_draws_none() -> None:
    given = drawn(" ".join(f"doomed#{number}" for number in range(2, 11)), LIBRARY)

    assert (len(given.table.hands[MARTIN]), given.told("drew")) == (9, [])


@pytest.mark.rule("DT-DRAW-02")
def test_taking_the_last_card_does_not_end_the_game() -> None:
    given = drawn("", "hussar#2 dragoon#2")

    assert given.table.libraries[MARTIN] == ()
    assert len(given.table.hands[MARTIN]) == 2
    assert given.play.result is None


@pytest.mark.rule("DT-DRAW-03")
def test_who_cannot_draw_goes_on_to_actions() -> None:
    given = drawn("doomed", "")

    assert given.told("drew") == []
    assert (given.prompt(), given.asked(), given.table.common) == ("dt-action", MARTIN, 3)


# The discard step


@pytest.mark.rule("DT-DISC-01")
def test_who_has_more_than_seven_cards_discards_down_to_seven_into_the_own_grave() -> None:
    given = GivenFront(hands={HONZA: LIBRARY})
    given.choose("no_more")
    assert "keep" not in given.offered()

    given.choose("discard hussar#2")

    assert given.where("hussar#2") == "grave-0"
    assert given.prompt() == "dt-anytime"


@pytest.mark.rule("DT-DISC-02")
def test_who_has_seven_cards_or_fewer_may_discard_one_and_no_more() -> None:
    given = GivenFront(hands={HONZA: "doomed inspired"})
    given.choose("no_more")
    assert given.offered() == {"discard doomed", "discard inspired", "keep"}

    given.choose("discard doomed")

    assert given.table.graves[HONZA] == (given["doomed"],)
    assert given.prompt() == "dt-anytime"
