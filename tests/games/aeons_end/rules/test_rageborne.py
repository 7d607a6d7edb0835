"""Rageborne's mat: Fury and strikes (AE-RAGE)."""

import pytest

from herna.engine.match import Match
from herna.games.aeons_end.game import GAME
from herna.games.aeons_end.given import GivenSiege
from herna.games.aeons_end.rules.fury import Strike
from herna.games.aeons_end.rules.suffering import Unleash
from tests.games.aeons_end.rows import attack, given, prove, row, then

STRIKES = "convoke devastate eviscerate frenzy raze seize"


test_what_follows_from_a_position = prove(
    row("unleash is 1 fury", "AE-RAGE-03", given(moment="nothing", fury=1), Unleash(), then(fury=2)),
    row("rageborne does not strike at the end of a players turn", "AE-RAGE-05",
        given(fury=6, tier0="devastate", turn_deck="player-2"), "end_phase", then(told_struck=[])),
    row("fury does not fall below 0", "AE-RAGE-06",
        given(moment="nothing", fury=2, tier0="devastate"), Strike(), then(fury=0)),
    row("a strike by a card is additional to that at the end of the turn", "AE-RAGE-07",
        attack("cleave", fury=7, tier0="devastate"), then(gravehold=20, fury=1)),
    row("fury lost by a strike of a card counts at the end of the turn", "AE-RAGE-07", "AE-RAGE-05",
        attack("cleave", fury=6, tier0="devastate"), then(gravehold=25, fury=3)),
    row("with increased difficulty a strike costs only 1 fury", "AE-RAGE-08",
        attack("slaughter", fury=4, harder=True, tier0="devastate"), then(fury=4)),
    row("fury has no upper limit", "AE-RAGE-09", given(moment="nothing", fury=30), Unleash(5), then(fury=35)),
    *[row(f"with 4 fury at the end of its turn rageborne strikes once: {fury}, {strikes}", "AE-RAGE-05",
        attack("slaughter", fury=fury, tier0="devastate"),
        # one Fury more by the attack
        then(times_struck=strikes, fury=fury + 1 - 3 * strikes)) for fury, strikes in [(2, 0), (3, 1), (9, 1)]],
    row("a strike is resolved then shuffled back then 3 fury are lost", "AE-RAGE-04",
        given(moment="nothing", fury=5, tier0="convoke raze devastate"), Strike(),
        # while it is being resolved the strike is seen and no Fury is lost yet
        then(lambda siege: siege.table.cards.known_to(siege.table.strikes[0], 0, 2), fury=5), "pick_player 0",
        then(lambda siege: sorted(siege.table.key(card) for card in siege.table.strikes)
                == ["convoke", "devastate", "raze"],
            lambda siege: not any(siege.table.cards.seen[card] for card in siege.table.strikes), fury=2,
            life=[6, 10])),
)  # fmt: skip


@pytest.mark.rule("AE-RAGE-01", "AE-RAGE-02", "AE-SETUP-15", "AE-SETUP-16")
def test_rageborne_starts_with_70_life_1_fury_and_a_hidden_strike_deck() -> None:
    table = Match(GAME, 2, {"nemesis": "rageborne"}, seed="1").play.table

    assert (table.nemesis_life, table.fury) == (70, 1)
    assert sorted(table.key(card) for card in table.strikes) == sorted(STRIKES.split())
    assert not any(table.cards.seen[card] for card in table.strikes)
    assert not {*table.strikes} & {*table.nemesis_deck}
    assert (table.husks, table.corruptions, table.devoured) == (0, (), ())


@pytest.mark.rule("AE-RAGE-01")
def test_the_strike_deck_is_shuffled() -> None:
    decks = set()
    for seed in range(8):
        table = Match(GAME, 2, {"nemesis": "rageborne"}, seed=str(seed)).play.table
        decks.add(tuple(table.key(card) for card in table.strikes))

    assert len(decks) > 1


@pytest.mark.rule("AE-RAGE-04")
def test_any_strike_may_come_again_at_once() -> None:
    struck = GivenSiege(moment="nothing", gravehold=30, tier0="devastate raze#1 eviscerate", life={0: 9}, seed=3)

    for _ in range(4):
        struck.does(Strike())
        while "pick_player 0" in struck.offered():
            struck.chooses("pick_player 0")

    kinds = [kind for (kind,) in struck.told("struck")]
    assert len(kinds) > len(set(kinds))
