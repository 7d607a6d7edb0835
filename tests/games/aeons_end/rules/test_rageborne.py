"""Rageborne's mat: Fury and strikes (AE-RAGE)."""

from __future__ import annotations

import pytest

from herna.engine.match import Match
from herna.games.aeons_end.cards.rageborne import Strike
from herna.games.aeons_end.game import GAME
from herna.games.aeons_end.rules.suffering import Unleash
from tests.kit.siege import GivenSiege, an_attack

STRIKES = "convoke devastate eviscerate frenzy raze seize"


@pytest.mark.rule("AE-RAGE-01", "AE-RAGE-02", "AE-SETUP-15", "AE-SETUP-16")
def test_rageborne_starts_with_70_life_1_fury_and_a_hidden_strike_deck() -> None:
    table = Match(GAME, 2, {"nemesis": "rageborne"}, seed="1").play.table

    assert (table.nemesis_life, table.fury) == (70, 1)
    assert sorted(table.key(card) for card in table.strikes) == sorted(STRIKES.split())
    assert not any(table.cards.seen[card] for card in table.strikes)
    assert not {*table.strikes} & {*table.nemesis_deck}


@pytest.mark.rule("AE-RAGE-01")
def test_the_strike_deck_is_shuffled() -> None:
    decks = set()
    for seed in range(8):
        table = Match(GAME, 2, {"nemesis": "rageborne"}, seed=str(seed)).play.table
        decks.add(tuple(table.key(card) for card in table.strikes))

    assert len(decks) > 1


@pytest.mark.rule("AE-RAGE-03")
def test_unleash_is_1_fury() -> None:
    assert GivenSiege(moment="nothing", fury=1).does(Unleash()).table.fury == 2


@pytest.mark.rule("AE-RAGE-04")
def test_a_strike_is_resolved_then_shuffled_back_then_3_fury_are_lost() -> None:
    siege = GivenSiege(moment="nothing", fury=5, tier0="convoke raze devastate")

    siege.does(Strike())
    # while it is being resolved the strike is seen and no Fury is lost yet
    assert siege.table.fury == 5
    assert siege.table.cards.known_to(siege.table.strikes[0], 0, 2)
    siege.chooses("player 0")

    assert siege.table.fury == 2
    assert siege.table.life == [6, 10]
    kinds = sorted(siege.table.key(card) for card in siege.table.strikes)
    assert kinds == ["convoke", "devastate", "raze"]
    assert not any(siege.table.cards.seen[card] for card in siege.table.strikes)


@pytest.mark.rule("AE-RAGE-04")
def test_any_strike_may_come_again_at_once() -> None:
    struck = GivenSiege(moment="nothing", gravehold=30, tier0="devastate raze#1 eviscerate", life={0: 9}, seed=3)

    for _ in range(4):
        struck.does(Strike())
        while "player 0" in struck.offered():
            struck.chooses("player 0")

    kinds = [kind for (kind,) in struck.told("struck")]
    assert len(kinds) > len(set(kinds))


@pytest.mark.rule("AE-RAGE-05")
@pytest.mark.parametrize(("fury", "strikes"), [(2, 0), (3, 1), (9, 1)])
def test_with_4_fury_at_the_end_of_its_turn_rageborne_strikes_once(fury: int, strikes: int) -> None:
    siege = an_attack("slaughter", fury=fury, tier0="devastate")  # one Fury more by the attack

    assert len(siege.told("struck")) == strikes
    assert siege.table.fury == fury + 1 - 3 * strikes


@pytest.mark.rule("AE-RAGE-05")
def test_rageborne_does_not_strike_at_the_end_of_a_players_turn() -> None:
    siege = GivenSiege(fury=6, tier0="devastate", turn_deck="player-2").chooses("end_phase")

    assert siege.told("struck") == []


@pytest.mark.rule("AE-RAGE-06")
def test_fury_does_not_fall_below_0() -> None:
    assert GivenSiege(moment="nothing", fury=2, tier0="devastate").does(Strike()).table.fury == 0


@pytest.mark.rule("AE-RAGE-07")
def test_a_strike_by_a_card_is_additional_to_that_at_the_end_of_the_turn() -> None:
    siege = an_attack("cleave", fury=7, tier0="devastate")

    assert siege.table.gravehold == 20
    assert siege.table.fury == 1


@pytest.mark.rule("AE-RAGE-07", "AE-RAGE-05")
def test_fury_lost_by_a_strike_of_a_card_counts_at_the_end_of_the_turn() -> None:
    siege = an_attack("cleave", fury=6, tier0="devastate")

    assert siege.table.gravehold == 25
    assert siege.table.fury == 3


@pytest.mark.rule("AE-RAGE-08")
def test_with_increased_difficulty_a_strike_costs_only_1_fury() -> None:
    siege = an_attack("slaughter", fury=4, harder=True, tier0="devastate")

    assert siege.table.fury == 4


@pytest.mark.rule("AE-RAGE-09")
def test_fury_has_no_upper_limit() -> None:
    assert GivenSiege(moment="nothing", fury=30).does(Unleash(5)).table.fury == 35
