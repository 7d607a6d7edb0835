"""Windows, simultaneous effects, reactions, and what a card reaches (DT-TIME)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import pytest

from herna.engine.effects import CANCELLED, Triggered
from herna.engine.flow import Play
from herna.games.doomtrooper.rules.playing import Anytime
from herna.games.doomtrooper.rules.points import lose_destiny
from herna.games.doomtrooper.table import Front, Pending
from herna.games.doomtrooper.texts import NO_ANSWER, VOCABULARY, Bar, Moment, Text
from herna.games.doomtrooper.turn import due_effects
from tests.kit.front import HONZA, MARTIN, ROMAN, Cards, GivenFront
from tests.kit.invented_cards import invented


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
    """G-17."""
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
    """G-18."""
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
    """G-18."""
    given = GivenFront(squads={HONZA: "mentor"}, hands={HONZA: "samurai"})

    given.choose("play_card samurai squad-0")
    given.declines()

    assert given.value("samurai", "fight") == 3 + 1


def test_a_window_is_never_left_out_whatever_anybody_holds() -> None:
    given = GivenFront()
    given.choose("meditate")

    assert isinstance(given.play.stack[-1][0], Anytime)
    assert given.offered() == {"decline"}


SWITCHES = [
    ("cardinal-durand", "immunity cardinal-durand"),
    ("ilian-mistress-of-the-void", "immunity ilian-mistress-of-the-void"),
    ("demnogonis-cultist", "legion -"),
]


@pytest.mark.parametrize(("card", "switch"), SWITCHES)
def test_what_costs_nothing_is_switched_once_in_a_window(card: str, switch: str) -> None:
    """DT-CR-12."""
    given = GivenFront(squads={HONZA: card, MARTIN: "venusian-ranger"})
    given.choose("meditate")

    # when
    given.choose(f"use {card} {switch}")
    given.choose("decline")

    # then it is not offered in the same window, but in the next
    assert (given.asked(), given.prompt()) == (HONZA, "dt-anytime")
    assert not given.offers("use")
    given.declines()
    given.choose("meditate")
    assert given.offers("use")


def test_what_was_switched_is_switched_again_when_something_else_was_played() -> None:
    """DT-CR-12."""
    given = GivenFront(squads={HONZA: "demnogonis-cultist"}, hands={MARTIN: "positive-karma"})
    given.choose("meditate")
    given.choose("use demnogonis-cultist legion -")

    # when
    given.choose("play_card positive-karma player-1")
    given.until("dt-anytime")

    # then
    assert given.asked() == HONZA
    assert "use demnogonis-cultist doomtrooper -" in given.offered()


# Reactions to abilities (G-14)


@dataclass(frozen=True, slots=True)
class CancelsAbility(Text):
    """Played in answer to an ability of an opponent's card, which then does nothing."""

    def bars_answer(self, table: Front, me: int, seat: int, moment: Moment) -> Bar | None:
        return None if moment.kind in self.moments() and moment.seat != seat else NO_ANSWER

    def moments(self) -> tuple[str, ...]:
        return ("used warrior", "used equipment", "used special", "used warzone")

    def takes_effect(self, play: Play[Front], me: int, pending: Pending) -> str:
        return CANCELLED


HEALER = "callistonian-intruder"  # heals itself for 6 D
HUSH = """
[[card]]
key = "hush"
code = "x1"
type = "special"
icons = ["general"]
timing = "reaction"
after = "discard"
effects = [{ do = "cancels-ability" }]
sure = { facts = "invented", name = "invented" }
"""


def healing(hand: str) -> GivenFront:
    """Honza's wounded warrior heals itself for D; Martin holds what could cancel it."""
    given = GivenFront(
        kohorts={HONZA: HEALER}, squads={MARTIN: "infantry"}, hands={MARTIN: hand}, wounded=HEALER, destiny=(6, 0)
    )
    given.choose("meditate")
    given.choose(f"use {HEALER} heal {HEALER}")
    return given


@pytest.mark.rule("DT-TIME-13", "DT-TIME-23")
@pytest.mark.parametrize("cancels", [True, False])
def test_an_ability_is_open_to_reactions_and_what_it_cost_is_lost_with_it(
    monkeypatch: pytest.MonkeyPatch, cancels: bool
) -> None:
    monkeypatch.setitem(VOCABULARY, "cancels-ability", CancelsAbility)
    with invented(HUSH):
        given = healing("hush")

        assert (given.asked(), given.prompt()) == (MARTIN, "dt-react")
        assert given[HEALER] in given.table.wounded
        given.choose(f"play_card hush {HEALER}" if cancels else "decline")
        given.until("dt-action")

        assert (given[HEALER] in given.table.wounded) == cancels
        assert given.table.destiny[HONZA] == 1  # one was meditated


def test_what_no_card_could_answer_opens_no_window() -> None:
    given = healing("miscommunication")

    assert given.prompt() == "dt-anytime"
    assert given[HEALER] not in given.table.wounded


# Effects on all players (DT-TIME-06)


@dataclass(frozen=True, slots=True)
class Famine(Text):
    """In every draw step all players lose so many D."""

    destiny: int

    def is_for_all(self) -> bool:
        return True

    def at_draw_step(self, table: Front, me: int, seat: int) -> tuple[str, ...]:
        return ("starve",)

    def effect(self, play: Play[Front], me: int, name: str) -> None:
        for seat in play.table.seats():
            lose_destiny(play, seat, self.destiny)


FAMINE = """
[[card]]
key = "famine"
code = "x3"
type = "special"
icons = ["general"]
timing = "action"
on = "player"
who = "any"
after = "attach"
effects = [{ do = "famine", destiny = 2 }]
sure = { facts = "invented", name = "invented" }
"""


@pytest.mark.rule("DT-TIME-06", "DT-TIME-07", "DT-TIME-09")
def test_effects_on_all_players_come_before_those_of_opponents_and_the_own_ones_last(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(VOCABULARY, "famine", Famine)
    with invented(FAMINE):
        given = GivenFront(
            squads={MARTIN: "industrial-complex"}, on={"1:famine": "player-1", "0:doomed": "player-1"}, common=0,
            destiny=(20, 4),
        )  # fmt: skip
        given.until_asked(MARTIN, "dt-action")

        lost = [event for event in given.told("lost_destiny") if event[1] == MARTIN]
        assert lost == [("lost_destiny", MARTIN, 2), ("lost_destiny", MARTIN, 2)]  # then only two were left to Doomed
        assert given.table.destiny == [18, 3]  # and the own gain came last


@dataclass(frozen=True, slots=True)
class CancelsSpell(Text):
    """Played in answer to a spell, which then does nothing."""

    def bars_answer(self, table: Front, me: int, seat: int, moment: Moment) -> Bar | None:
        return None if moment.kind == "played art" else NO_ANSWER

    def moments(self) -> tuple[str, ...]:
        return ("played art",)

    def takes_effect(self, play: Play[Front], me: int, pending: Pending) -> str:
        return CANCELLED


@pytest.mark.rule("DT-ART-10", "DT-TIME-23")
def test_what_was_paid_for_a_spell_that_is_cancelled_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(VOCABULARY, "cancels-spell", CancelsSpell)
    with invented(HUSH.replace("cancels-ability", "cancels-spell")):
        given = GivenFront(
            squads={HONZA: "mystic", MARTIN: "infantry"}, hands={HONZA: "elemental-wall", MARTIN: "hush"}
        )
        given.attacks("mystic", "infantry")
        given.choose("cast elemental-wall mystic mystic")
        given.choose("pick_amount 6")
        given.choose("play_card hush elemental-wall")
        given.until("dt-combat")

        assert given.table.destiny[HONZA] == 14
        assert given.value("mystic", "armor") == 4
        assert given.where("elemental-wall") == "grave-0"
