"""The turn (DT-TURN) with its draw and discard steps (DT-DRAW, DT-DISC)."""

import pytest

from herna.games.doomtrooper.given import HONZA, MARTIN, GivenFront
from tests.games.doomtrooper.rows import declines, each, given, notes, position, prove, row, sets, then

MOST_QUESTIONS = 80
LIBRARY = "hussar#2 dragoon#2 infantry#2 samurai#2 hussar#3 dragoon#3 infantry#3 samurai#3"


def answers(given: GivenFront) -> None:
    """The player being asked meditates, keeps the hand, or declines."""
    given.chooses(next(words for words in ("meditate", "done", "decline") if words in given.offered()))


def until_turn_of(given: GivenFront, seat: int, prompt: str) -> None:
    """Everybody does the least, until this player is asked this in a turn of the player's own."""
    for _ in range(MOST_QUESTIONS):
        if (given.table.active, given.asked(), given.prompt()) == (seat, seat, prompt):
            return
        answers(given)
    raise AssertionError(f"{seat} is not asked {prompt}")


@pytest.mark.rule("DT-TURN-01", "DT-TURN-03", "DT-DISC-03")
def test_a_turn_is_draw_three_actions_and_discard_with_a_window_after_everything() -> None:
    given = GivenFront("", f"hand doomed; library {LIBRARY}", common=0)
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
        ("discard", "dt-anytime", 7)
    ]  # fmt: skip
    assert [event[0] for event in given.told("turn_began")] == [MARTIN, HONZA]


@pytest.mark.rule("DT-TURN-06")
def test_everything_that_an_action_may_be_used_for_is_offered() -> None:
    hand = "hussar combat-armor foxhole dark-fire nepharite-hunt archetypal-timepiece victoria ki-self-healing equine"
    given = GivenFront(
        f"squad max-steiner samurai dragoon trencher; kohort razide; outpost lutheran-disciple cavalier; "
        f"hand {hand} training; library foxhole#2",
        "squad infantry",
        covered="dragoon",
    )
    played = {given.table.type(given[words.split()[0]]) for words in given.offers("play")}

    assert played == {
        "warrior", "equipment", "fortification", "symmetry", "mission", "relic", "warzone", "ki", "beast", "special"
    }  # fmt: skip
    kinds = {words.split()[0] for words in given.offered()}
    assert kinds >= {"hide", "seek_cover", "leave_cover", "transfer", "meditate", "use", "declare_attack", "done"}
    assert "sabotage" not in kinds


@pytest.mark.rule("DT-TURN-07")
def test_a_sabotage_is_possible_again_in_the_next_own_turn() -> None:
    given = GivenFront("squad hussar")
    given.chooses("sabotage hussar 1")
    for _ in range(MOST_QUESTIONS):
        if given.table.active == MARTIN:
            break
        assert given.offers("sabotage") == set()
        given.chooses("decline" if "decline" in given.offered() else sorted(given.offered())[0])

    until_turn_of(given, HONZA, "dt-action")

    assert given.offers("sabotage") == {"hussar 1"}


# The draw step


@position
def drawn(hand: str, library: str) -> GivenFront:
    """Martin has drawn at the beginning of his turn."""
    given = GivenFront("", f"hand {hand}; library {library}", common=0)
    until_turn_of(given, MARTIN, "dt-action")
    return given


test_what_follows_from_a_position = prove(
    row("a card bound to the time before actions is played only then and only in your own turn", "DT-TURN-02",
        given("hand blood-lust", "hand blood-lust#2", common=0),
        lambda front: until_turn_of(front, MARTIN, "dt-anytime"), then({"offers play": {"blood-lust#2 player-1"}}),
        "decline", then({"asked": HONZA, "offers play": set()}),
        lambda front: until_turn_of(front, MARTIN, "dt-action"), "meditate",
        then({"asked": MARTIN, "prompt": "dt-anytime", "offers play": set()})),
    row("what refers to the start of a turn happens before anything else in it", "DT-TURN-04",
        given("squad hussar", f"library {LIBRARY}", on={"1:training": "squad-0"}, common=1), "meditate",
        then({"where training": "squad-0"}),
        # the draw is still to come
        lambda front: until_turn_of(front, MARTIN, "dt-anytime"), then({"where training": "grave-1", "hands 1": ()})),
    row("an action is a sabotage only against a player without anybody able to fight", "DT-TURN-06",
        given("squad hussar"), then({"offers sabotage": {"hussar 1"}, "may declare_attack": False})),
    row("a player is told how many actions are left by the rules and by cards", "DT-TURN-06",
        given("squad hussar", common=2), sets(tokens=("undefined", "undefined")), "meditate", declines,
        then({"tokens": ("undefined",), "common": 2}, lambda front: front.play.ask.arguments["left"] == 3)),
    row("a transfer is possible again after the next own draw step only", "DT-TURN-07",
        given("squad hussar dragoon; outpost lutheran-disciple; hand doomed", "outpost cavalier"), "transfer hussar",
        declines, then(lambda front: "hussar" not in front.offers("transfer")),
        lambda front: until_turn_of(front, MARTIN, "dt-action"),
        then(lambda front: front.table.transferred == (front["hussar"],)),
        lambda front: until_turn_of(front, HONZA, "dt-anytime"),
        then(lambda front: (front.table.step, front.table.transferred) == ("start", (front["hussar"],))),
        lambda front: until_turn_of(front, HONZA, "dt-action"),
        then(lambda front: "hussar" in front.offers("transfer"))),
    # The draw step
    row("who has more than seven cards draws none", "DT-DRAW-01",
        drawn(" ".join(f"doomed#{number}" for number in range(2, 11)), LIBRARY),
        then(lambda front: (len(front.table.hands[MARTIN]), front.told("drew")) == (9, []))),
    row("taking the last card does not end the game", "DT-DRAW-02",
        drawn("", "hussar#2 dragoon#2"),
        then({"libraries 1": ()}, lambda front: len(front.table.hands[MARTIN]) == 2,
            lambda front: front.play.result is None)),
    row("who cannot draw goes on to actions", "DT-DRAW-03",
        drawn("doomed", ""), then({"told drew": [], "prompt": "dt-action", "asked": MARTIN, "common": 3})),
    # The discard step
    row("who has more than seven cards discards down to seven into your own grave", "DT-DISC-01",
        given(f"hand {LIBRARY}"), "done", then({"may done": False}),
        "discard hussar#2", then({"where hussar#2": "grave-0", "prompt": "dt-anytime"})),
    row("who has seven cards or fewer may discard one and no more", "DT-DISC-02",
        given("hand doomed inspired"), "done", then({"offered": {"discard doomed", "discard inspired", "done"}}),
        "discard doomed",
        then({"prompt": "dt-anytime"}, lambda front: front.table.graves[HONZA] == (front["doomed"],))),
    row("what refers to the end of a turn happens after the last window", "DT-TURN-05",
        given("squad hussar+shore-leave dragoon; hand doomed"), notes(fight=lambda front: front.values("hussar")[0]),
        "done", "done",
        then(lambda front: (front.prompt(), front.values("hussar")[0]) == ("dt-anytime", front.noted["fight"])),
        "decline", "decline",
        then(lambda front: (front.table.active, front.values("hussar")[0]) == (MARTIN, front.noted["fight"] + 1))),
    *each(lambda hand, drew: row(f"cards are drawn up to seven: {hand} {drew}", "DT-DRAW-01",
        drawn(hand, LIBRARY), then({"told drew": [(MARTIN, drew)]}, lambda front: len(front.table.hands[MARTIN]) == 7,
            lambda front: front.table.libraries[MARTIN] == tuple(front[name] for name in LIBRARY.split()[drew:]))),
        ("doomed inspired", 5), ("", 7)),
)  # fmt: skip
