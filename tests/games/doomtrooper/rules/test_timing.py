"""Windows, simultaneous effects, reactions, and what a card reaches (DT-TIME)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from herna.engine.effects import Triggered
from herna.games.doomtrooper.rules.playing import Anytime
from herna.games.doomtrooper.turn import due_effects
from tests.kit.front import HONZA, MARTIN, ROMAN, Cards, GivenFront


def three(
    squads: Cards | None = None,
    hands: Cards | None = None,
    on: Mapping[str, str] | None = None,
    active: int = HONZA,
) -> GivenFront:
    """A game of Honza, Martin and Roman."""
    return GivenFront(
        squads, hands=hands, on=on, active=active, destiny=(5, 5, 5), promotion=(0, 0, 0), turns=(3, 3, 3)
    )


@pytest.mark.rule("DT-TIME-01")
def test_in_a_window_the_active_player_is_asked_first_and_the_others_in_turn() -> None:
    given = three(active=MARTIN)
    given.choose("meditate")

    asked = []
    while given.prompt() == "dt-anytime":
        asked.append(given.asked())
        given.choose("decline")

    assert asked == [MARTIN, ROMAN, HONZA]


@pytest.mark.rule("DT-TIME-04")
def test_when_all_have_declined_the_active_player_can_add_nothing() -> None:
    given = GivenFront(hands={HONZA: "positive-karma"})
    given.choose("meditate")
    assert given.offers("play_card") == {"positive-karma player-0"}

    given.choose("decline")
    given.choose("decline")

    assert given.prompt() == "dt-action"
    assert given.offers("play_card") == set()


@pytest.mark.rule("DT-TIME-08")
def test_everybody_else_is_an_opponent_and_the_own_effects_come_last() -> None:
    """There are no teams at a table of Herna: the rank of teammates is empty."""
    given = three(
        active=MARTIN,
        on={"0:doomed": "player-1", "1:doomed#2": "player-1", "2:doomed#3": "player-1"},
    )

    due = due_effects(given.table, "at_draw_step", MARTIN)

    assert due is not None
    assert isinstance(due.procedure, Triggered)
    assert [rank.seat for rank in due.procedure.ranks] == [ROMAN, HONZA, MARTIN]


@pytest.mark.rule("DT-TIME-10")
@pytest.mark.parametrize(("first", "left"), [("doomed", 3), ("industrial-complex", 1)])
def test_who_has_several_effects_of_one_moment_chooses_their_order(first: str, left: int) -> None:
    given = GivenFront(
        squads={MARTIN: "hussar"}, on={"1:doomed": "player-1", "industrial-complex": "hussar"}, common=0, destiny=(0, 1)
    )
    given.until("choose-next-effect")
    assert given.asked() == MARTIN

    chosen = [option for option in given.play.options() if option[1] == given[first]]
    given.play.choose(chosen[0])

    assert given.table.destiny[MARTIN] == left
    assert (given.where("doomed") == "grave-1") == (first == "doomed")


@pytest.mark.rule("DT-TIME-11")
def test_a_card_is_resolved_before_the_next_one_is_played() -> None:
    given = GivenFront(hands={HONZA: "positive-karma", MARTIN: "positive-karma#2"}, destiny=(0, 0))
    given.choose("meditate")
    assert given.asked() == HONZA

    given.choose("play_card positive-karma player-0")
    given.until("dt-anytime")

    assert (given.asked(), given.table.destiny[HONZA]) == (MARTIN, 11)
    given.choose("play_card positive-karma#2 player-1")
    given.until("dt-anytime")
    assert given.table.destiny == [11, 10]


@pytest.mark.rule("DT-TIME-15")
def test_a_reaction_is_played_only_by_who_may_play_it_then() -> None:
    hands = {HONZA: "positive-karma", MARTIN: "repudiate"}
    without = GivenFront(squads={MARTIN: "hussar"}, hands=hands)
    able = GivenFront(squads={MARTIN: "mystic"}, hands=hands)

    for given in (without, able):
        given.choose("meditate")
        given.choose("play_card positive-karma player-0")
        given.until_asked(MARTIN, "dt-react")

    assert without.offered() == {"decline"}
    assert able.offers("cast") == {"repudiate mystic positive-karma"}


@pytest.mark.rule("DT-TIME-19")
@pytest.mark.parametrize(
    ("card", "target", "first"),
    [
        ("heavy-fog", "-", MARTIN),  # nobody in particular: the next player
        ("doomed", "player-2", ROMAN),
        ("mental-constitution", "samurai", ROMAN),
        ("cowardice", "player-2", ROMAN),
    ],
)
def test_the_player_whom_a_card_affects_reacts_first(card: str, target: str, first: int) -> None:
    given = three(squads={ROMAN: "samurai hatamoto"}, hands={HONZA: card})
    given.choose("meditate")

    given.choose(f"play_card {card} {target}")

    assert (given.prompt(), given.asked()) == ("dt-react", first)


@pytest.mark.rule("DT-TIME-19")
def test_the_others_react_in_turn_order_from_the_active_player() -> None:
    given = three(hands={MARTIN: "heavy-fog"})
    given.choose("meditate")
    given.plays(MARTIN, "play_card heavy-fog -")

    asked = []
    while given.prompt() == "dt-react":
        asked.append(given.asked())
        given.choose("decline")

    assert asked == [HONZA, ROMAN, MARTIN]


@pytest.mark.rule("DT-TIME-19")
def test_who_is_answered_has_the_first_chance_to_react_to_the_answer() -> None:
    given = three(hands={ROMAN: "heavy-fog", MARTIN: "miscommunication"})
    given.choose("meditate")
    given.plays(ROMAN, "play_card heavy-fog -")
    given.plays(MARTIN, "play_card miscommunication heavy-fog")

    assert (given.prompt(), given.asked()) == ("dt-react", ROMAN)


@pytest.mark.rule("DT-TIME-22")
def test_a_card_that_was_played_cannot_be_taken_back() -> None:
    given = GivenFront(kohorts={MARTIN: "razide"}, hands={HONZA: "cleansing-flame"}, destiny=(8, 0))
    given.choose("meditate")
    given.choose("play_card cleansing-flame razide")
    given.until_asked(HONZA, "dt-react")

    assert given.where("cleansing-flame") == "pending"
    assert given.offered() == {"decline"}
    given.until("dt-action")
    assert (given.where("cleansing-flame"), given.table.destiny[HONZA]) == ("sacrificed-0", 1)


@pytest.mark.rule("DT-TIME-21")
def test_no_duel_card_is_offered_outside_a_duel_and_none_about_warriors_without_one() -> None:
    given = GivenFront(hands={HONZA: "ambush tactical-advantage missing-in-action heavy-fog"})

    given.choose("meditate")

    assert given.offers("play_card") == {"heavy-fog -"}


@pytest.mark.rule("DT-TIME-25")
def test_what_lasts_for_a_while_reaches_only_the_cards_that_were_there() -> None:
    given = GivenFront(outposts={HONZA: "patriarch lutheran-disciple"}, hands={HONZA: "the-defiance lutheran-sergeant"})
    given.choose("play_card the-defiance -")
    given.declines()
    given.choose("play_card lutheran-sergeant outpost-0")
    given.declines()

    reached = {boost.subject for boost in given.table.boosts}

    assert given["lutheran-disciple"] in reached
    assert given["lutheran-sergeant"] not in reached


@pytest.mark.rule("DT-TIME-25")
def test_a_card_that_stays_reaches_also_those_that_come_later() -> None:
    given = GivenFront(squads={HONZA: "mentor"}, hands={HONZA: "samurai"})

    given.choose("play_card samurai squad-0")
    given.declines()

    assert given.value("samurai", "fight") == 3 + 1


def test_a_window_is_never_left_out_whatever_anybody_holds() -> None:
    given = GivenFront()
    given.choose("meditate")

    assert isinstance(given.play.stack[-1][0], Anytime)
    assert given.offered() == {"decline"}
