"""Windows, simultaneous effects, reactions, and what a card reaches (DT-TIME)."""

from collections.abc import Mapping
from dataclasses import dataclass

import pytest

from herna.engine.activity import Bar
from herna.engine.effects import CANCELLED, Triggered
from herna.engine.flow import Play
from herna.games.doomtrooper.given import HONZA, MARTIN, ROMAN, GivenFront
from herna.games.doomtrooper.printed import TYPES
from herna.games.doomtrooper.rules.hand import PLAYED_BY
from herna.games.doomtrooper.rules.playing import Anytime
from herna.games.doomtrooper.rules.points import lose_destiny
from herna.games.doomtrooper.table import Front, Pending
from herna.games.doomtrooper.texts import AT_DRAW_STEP, NO_ANSWER, VOCABULARY, Moment, Text
from herna.games.doomtrooper.turn import due_effects
from tests.games.doomtrooper.rows import declines, given, plays, position, prove, row, then, until
from tests.kit.invented_cards import a_card, invented

FOURTH = 3


@position
def three(*sides: str, on: Mapping[str, str] | None = None, active: int = HONZA) -> GivenFront:
    """A game of Honza, Martin and Roman."""
    return GivenFront(*sides, on=on, active=active, destiny=(5, 5, 5))


@pytest.mark.rule("DT-TIME-01")
def test_in_a_window_the_active_player_is_asked_first_and_the_others_in_turn() -> None:
    given = three(active=MARTIN).lay()
    given.chooses("meditate")

    asked = []
    while given.prompt() == "dt-anytime":
        asked.append(given.asked())
        given.chooses("decline")

    assert asked == [MARTIN, ROMAN, HONZA]


@pytest.mark.rule("DT-TIME-10")
@pytest.mark.parametrize(("first", "left"), [("doomed", 3), ("industrial-complex", 1)])
def test_who_has_several_effects_of_one_moment_chooses_their_order(first: str, left: int) -> None:
    """G-17."""
    given = GivenFront("", "squad hussar+industrial-complex", on={"1:doomed": "player-1"}, common=0, destiny=(0, 1))
    given.declines_until("choose-next-effect")
    assert given.asked() == MARTIN

    chosen = [option for option in given.play.options() if option[1] == given[first]]
    given.play.choose(chosen[0])

    assert given.table.destiny[MARTIN] == left
    assert (given.where("doomed") == "grave-1") == (first == "doomed")


@pytest.mark.rule("DT-TIME-19")
@pytest.mark.parametrize(
    ("players", "active", "player", "order"),
    [(3, HONZA, MARTIN, [HONZA, ROMAN, MARTIN]), (4, ROMAN, HONZA, [ROMAN, FOURTH, MARTIN, HONZA])],
)
def test_the_others_react_in_turn_order_from_the_active_player(
    players: int, active: int, player: int, order: list[int]
) -> None:
    hands = ["hand heavy-fog" if seat == player else "" for seat in range(players)]
    given = GivenFront(*hands, active=active, destiny=(20,) * players, promotion=(0,) * players, turns=(3,) * players)
    given.chooses("meditate").plays(player, "play heavy-fog -")

    asked = []
    while given.prompt() == "dt-react":
        asked.append(given.asked())
        given.chooses("decline")

    assert asked == order


SWITCHES = [
    ("cardinal-durand", "immunity cardinal-durand"),
    ("ilian-mistress-of-the-void", "immunity ilian-mistress-of-the-void"),
    ("demnogonis-cultist", "legion -"),
]


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
HUSH = a_card("hush", "special", timing="reaction", after="discard", effects=[{"do": "cancels-ability"}])


@position
def healing(hand: str) -> GivenFront:
    """Honza's wounded warrior heals itself for D; Martin holds what could cancel it."""
    given = GivenFront(f"kohort {HEALER}", f"squad infantry; hand {hand}", wounded=HEALER, destiny=(6, 0))
    given.chooses("meditate", f"use {HEALER} heal {HEALER}")
    return given


@pytest.mark.rule("DT-TIME-13", "DT-TIME-23")
@pytest.mark.parametrize("cancels", [True, False])
def test_an_ability_is_open_to_reactions_and_what_it_cost_is_lost_with_it(
    monkeypatch: pytest.MonkeyPatch, cancels: bool
) -> None:
    monkeypatch.setitem(VOCABULARY, "cancels-ability", CancelsAbility)
    with invented(HUSH):
        given = healing("hush").lay()

        assert (given.asked(), given.prompt()) == (MARTIN, "dt-react")
        assert given[HEALER] in given.table.wounded
        given.chooses(f"play hush {HEALER}" if cancels else "decline").declines_until("dt-action")

        assert (given[HEALER] in given.table.wounded) == cancels
        assert given.table.destiny[HONZA] == 1  # one was meditated


# Effects on all players (DT-TIME-06)


@dataclass(frozen=True, slots=True)
class Famine(Text):
    """In every draw step all players lose that many D."""

    destiny: int

    def is_for_all(self) -> bool:
        return True

    def at_draw_step(self, table: Front, me: int, seat: int) -> tuple[str, ...]:
        return ("starve",)

    def effect(self, play: Play[Front], me: int, name: str) -> None:
        for seat in play.table.seats():
            lose_destiny(play, seat, self.destiny)


FAMINE = a_card(
    "famine",
    "special",
    timing="action",
    on="player",
    who="any",
    after="attach",
    effects=[{"do": "famine", "destiny": 2}],
)


@pytest.mark.rule("DT-TIME-06", "DT-TIME-07", "DT-TIME-09")
def test_effects_on_all_players_come_before_those_of_opponents_and_their_own_ones_last(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(VOCABULARY, "famine", Famine)
    with invented(FAMINE):
        given = GivenFront(
            "",
            "squad industrial-complex",
            on={"1:famine": "player-1", "0:doomed": "player-1"},
            common=0,
            destiny=(20, 4),
        )
        given.declines_until("dt-action", MARTIN)

        lost = [event for event in given.told("lost_destiny") if event[0] == MARTIN]
        assert lost == [(MARTIN, 2), (MARTIN, 2)]  # then only two were left to Doomed
        assert given.table.destiny == [18, 3]  # and your own gain came last


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
        given = GivenFront("squad mystic; hand elemental-wall", "squad infantry; hand hush")
        given.attacks("mystic", "infantry").chooses("cast elemental-wall mystic mystic", "pick_amount 6")
        given.chooses("play hush elemental-wall").declines_until("dt-combat")

        assert given.table.destiny[HONZA] == 14
        assert given.value("mystic", "armor") == 4
        assert given.where("elemental-wall") == "grave-0"


@pytest.mark.rule("DT-TIME-08")
def test_everybody_else_is_an_opponent_and_your_own_effects_come_last() -> None:
    """There are no teams at a table of Herna: the rank of teammates is empty."""
    given = three(active=MARTIN, on={"0:doomed": "player-1", "1:doomed#2": "player-1", "2:doomed#3": "player-1"}).lay()

    due = due_effects(given.table, AT_DRAW_STEP, MARTIN)

    assert due is not None
    assert isinstance(due.procedure, Triggered)
    assert [rank.seat for rank in due.procedure.ranks] == [ROMAN, HONZA, MARTIN]


test_what_follows_from_a_position = prove(
    row("when all have declined the active player can add nothing", "DT-TIME-04",
        given("hand positive-karma"), "meditate", then({"offers play": {"positive-karma player-0"}}),
        "decline", "decline", then({"prompt": "dt-action", "offers play": set()})),
    row("a card is resolved before the next one is played", "DT-TIME-11",
        given("hand positive-karma", "hand positive-karma#2", destiny=(0, 0)), "meditate", then({"asked": HONZA}),
        "play positive-karma player-0", until("dt-anytime"), then({"asked": MARTIN, "destiny 0": 11}),
        "play positive-karma#2 player-1", until("dt-anytime"), then({"destiny": [11, 10]})),
    row("a reaction is played only by who may play it then", "DT-TIME-15",
        given("hand positive-karma", "squad hussar; hand repudiate"), "meditate", "play positive-karma player-0",
        until("dt-react", MARTIN), then({"offered": {"decline"}}),
        given("hand positive-karma", "squad mystic; hand repudiate"), "meditate", "play positive-karma player-0",
        until("dt-react", MARTIN), then({"offers cast": {"repudiate mystic positive-karma"}})),
    row("who is answered has the first chance to react to the answer", "DT-TIME-19",
        three("", "hand miscommunication", "hand heavy-fog"), "meditate", plays(ROMAN, "play heavy-fog -"),
        plays(MARTIN, "play miscommunication heavy-fog"), then({"prompt": "dt-react", "asked": ROMAN})),
    row("a card that was played cannot be taken back", "DT-TIME-22",
        given("hand cleansing-flame", "kohort razide", destiny=(8, 0)), "meditate", "play cleansing-flame razide",
        until("dt-react", HONZA), then({"where cleansing-flame": "pending", "offered": {"decline"}}),
        until("dt-action"), then({"where cleansing-flame": "sacrificed-0", "destiny 0": 1})),
    row("no duel card is offered outside a duel and none about warriors without one", "DT-TIME-21",
        given("hand ambush tactical-advantage missing-in-action heavy-fog"), "meditate",
        then({"offers play": {"heavy-fog -"}})),
    row("a card that stays reaches also those that come later", "DT-TIME-25", "G-18",
        given("squad mentor; hand samurai"), "play samurai squad-0", declines, then({"value samurai fight": 3 + 1})),
    row("a window is never left out whatever anybody holds",
        given(), "meditate",
        then({"offered": {"decline"}}, lambda front: isinstance(front.play.stack[-1][0], Anytime))),
    *(row(f"what costs nothing is switched once in a window: {card} {switch}", "DT-CR-12",
        given(f"squad {card}", "squad venusian-ranger"), "meditate", f"use {card} {switch}", "decline",
        # then it is not offered in the same window, but in the next
        then({"asked": HONZA, "prompt": "dt-anytime", "offers use": set()}),
        declines, "meditate", then({"some use": True}))
        for card, switch in SWITCHES),
    row("what was switched is switched again when something else was played", "DT-CR-12",
        given("squad demnogonis-cultist", "hand positive-karma"), "meditate", "use demnogonis-cultist legion -",
        "play positive-karma player-1", until("dt-anytime"),
        then({"asked": HONZA, "may use demnogonis-cultist doomtrooper -": True})),
    # Reactions to abilities (G-14)
    row("what no card could answer opens no window",
        healing("miscommunication"), then({"prompt": "dt-anytime", f"wounded {HEALER}": False})),
    *(row(f"the player whom a card affects reacts first: {card} {target} {first}", "DT-TIME-19",
        three(f"hand {card}", "", "squad samurai hatamoto"), "meditate", f"play {card} {target}",
        then({"prompt": "dt-react", "asked": first}))
        for card, target, first in (("heavy-fog", "-", MARTIN),  # nobody in particular: the next player
            ("doomed", "player-2", ROMAN), ("mental-constitution", "samurai", ROMAN),
            ("cowardice", "player-2", ROMAN))),
    row("what lasts for a while reaches only the cards that were there", "DT-TIME-25", "G-18",
        given("outpost patriarch lutheran-disciple; hand the-defiance lutheran-sergeant"), "play the-defiance -",
        declines, "play lutheran-sergeant outpost-0", declines,
        then(lambda front: front["lutheran-disciple"] in {boost.subject for boost in front.table.lasting},
            lambda front: front["lutheran-sergeant"] not in {boost.subject for boost in front.table.lasting})),
)  # fmt: skip


PLAYED = {  # a side, and what is played of its hand: in an action or, after one, in a window
    "DT-WAR-01": ("hand hussar", "play hussar squad-0"),
    "DT-SPEC-01": ("squad hussar; hand doomed", "play doomed player-1"),
    "DT-EQUIP-01": ("squad hussar; hand violator-sword", "play violator-sword hussar"),
    "DT-FORT-01": ("hand industrial-complex", "play industrial-complex squad-0"),
    "DT-ART-09": ("squad inquisitor; hand improve-self", "cast improve-self inquisitor inquisitor"),
    "DT-SYM-01": ("kohort razide; hand dark-fire", "play dark-fire razide"),
    "DT-KI-01": ("squad samurai; hand shadow-walk", "play shadow-walk samurai"),
    "DT-RELIC-01": ("squad cardinal-dominic; hand bringer-of-light", "play bringer-of-light cardinal-dominic"),
    "DT-MISSION-01": ("squad hussar; hand suicide-mission", "play suicide-mission hussar"),
    "DT-ZONE-01": ("squad hussar; hand venusian-jungle", "play venusian-jungle squad-0"),
    "DT-BEAST-01": ("outpost corsair; hand equine", "play equine corsair"),
    "DT-ALLY-01": ("squad hussar; hand alliance-bauhaus", "play alliance-bauhaus player-0"),
}


@pytest.mark.parametrize(("rule", "side", "choice"), [(rule, *played) for rule, played in PLAYED.items()])
def test_why_a_card_is_played_is_told_by_the_rule_for_its_type(rule: str, side: str, choice: str) -> None:
    given = GivenFront(side, "squad infantry", common=1, destiny=(20, 0))
    if choice not in given.offered():
        given.chooses("meditate")

    given.chooses(choice)

    assert given.play.log is not None
    assert [event.cause.rule for event in given.play.log.events if event.whole[0] == "played"] == [rule]


def test_every_type_of_cards_has_a_rule_for_how_it_is_played() -> None:
    assert set(PLAYED_BY) == set(TYPES)
    assert set(PLAYED_BY.values()) == set(PLAYED)
