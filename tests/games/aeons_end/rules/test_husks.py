"""Carapace Queen's mat: husks and the swarm (AE-HUSK)."""

from __future__ import annotations

from typing import Any

import pytest

from herna.engine.match import Match
from herna.games.aeons_end.cards.carapace_queen import HusksCome, Swarm
from herna.games.aeons_end.game import GAME
from herna.games.aeons_end.rules.suffering import Unleash
from herna.games.aeons_end.table import HUSK
from tests.kit.siege import GivenSiege, deals


def the_queen(**given: Any) -> GivenSiege:
    """Carapace Queen, at a moment in which a test does what it likes."""
    return GivenSiege(moment="nothing", nemesis="carapace-queen", **given)


@pytest.mark.rule("AE-HUSK-01", "AE-HUSK-02", "AE-SETUP-16")
def test_the_queen_starts_with_60_life_and_2_husks() -> None:
    table = Match(GAME, 2, {"nemesis": "carapace-queen"}, seed="1").play.table

    assert (table.nemesis_life, table.husks) == (60, 2)


@pytest.mark.rule("AE-HUSK-03", "AE-HUSK-13")
@pytest.mark.parametrize(("harder", "husks"), [(False, 5), (True, 6)])
def test_unleash_puts_2_husks_into_play_and_3_with_increased_difficulty(harder: bool, husks: int) -> None:
    assert the_queen(husks=3, harder=harder).does(Unleash()).table.husks == husks


@pytest.mark.rule("AE-HUSK-04")
def test_a_husk_is_a_minion_with_1_life() -> None:
    siege = the_queen(husks=3).does(deals(0, 1))

    siege.chooses("hit husk")

    assert siege.table.husks == 2
    assert siege.table.nemesis_life == 60


@pytest.mark.rule("AE-HUSK-04")
def test_husks_do_nothing_in_the_nemesis_main_phase() -> None:
    siege = GivenSiege(moment="nemesis", nemesis="carapace-queen", husks=5, in_play="needlemaw")

    assert siege.story("persists") == ["persists needlemaw"]
    assert siege.table.husks == 5


@pytest.mark.rule("AE-HUSK-05")
def test_only_the_number_of_husks_counts() -> None:
    siege = the_queen(husks=3).does(deals(0, 1)).chooses("hit husk")

    siege.does(HusksCome(2), Swarm())

    assert siege.told("swarmed") == [(4,)]


# Spreading damage


@pytest.mark.rule("AE-HUSK-06")
def test_damage_hits_one_husk_and_the_excess_is_lost() -> None:
    siege = the_queen(husks=5).does(deals(0, 4))

    siege.chooses("hit husk", "decline")

    assert siege.table.husks == 4
    assert siege.table.life == [10, 10]


@pytest.mark.rule("AE-HUSK-06")
def test_for_1_damage_the_player_spreads_it_over_several_husks() -> None:
    siege = the_queen(husks=5).does(deals(1, 4))

    siege.chooses("hit husk")
    assert siege.asked() == (1,)
    siege.chooses("accept")

    assert siege.table.husks == 1
    assert siege.table.life == [10, 9]


@pytest.mark.rule("AE-HUSK-06")
def test_spread_damage_goes_neither_to_other_minions_nor_to_the_nemesis() -> None:
    siege = the_queen(husks=2, in_play="needlemaw").does(deals(0, 7))

    siege.chooses("hit husk", "accept")

    assert siege.table.husks == 0
    assert siege.tokens("needlemaw") == 11
    assert siege.table.nemesis_life == 60


@pytest.mark.rule("AE-HUSK-06")
@pytest.mark.parametrize(("husks", "amount"), [(1, 5), (5, 1)])
def test_spreading_is_not_offered_where_it_is_of_no_use(husks: int, amount: int) -> None:
    siege = the_queen(husks=husks).does(deals(0, amount)).chooses("hit husk")

    assert siege.prompt() == "ae-phase-main"
    assert siege.table.husks == husks - 1


@pytest.mark.rule("AE-HUSK-06", "AE-GAP-09", "AE-EXHAUST-11")
def test_an_exhausted_player_pays_for_spreading_with_2_damage_to_gravehold() -> None:
    siege = the_queen(husks=5, life={0: 0}).does(deals(0, 3))

    siege.chooses("hit husk", "accept")

    assert siege.table.gravehold == 28
    assert siege.table.husks == 2


@pytest.mark.rule("AE-HUSK-06", "AE-EXHAUST-06")
def test_exhaustion_by_spreading_is_resolved_before_the_husks_are_hit() -> None:
    siege = the_queen(husks=3, life={0: 1}).does(deals(0, 3))

    siege.chooses("hit husk", "accept")
    assert siege.table.husks == 7  # Unleash twice
    siege.chooses("breach 0-I")

    assert siege.table.husks == 4


@pytest.mark.rule("AE-HUSK-06", "AE-GAP-09")
def test_damage_cannot_be_spread_while_damage_is_prevented() -> None:
    siege = the_queen(husks=5)
    siege.table.shielded = True

    siege.does(deals(0, 3)).chooses("hit husk")

    assert siege.table.husks == 4


@pytest.mark.rule("AE-HUSK-06")
def test_every_source_of_damage_may_be_spread() -> None:
    siege = GivenSiege(
        moment="casting", nemesis="carapace-queen", husks=4, prepped={0: {3: "spark"}}, breaches={0: "O2O2"}
    )

    siege.chooses("cast spark", "hit husk", "accept")  # 1 and 1 by the breach

    assert siege.table.husks == 2


@pytest.mark.rule("AE-HUSK-06", "AE-POWER-11")
def test_damage_is_spread_point_by_point_over_husks_with_2_life() -> None:
    siege = the_queen(husks=3, in_play="foul-multitudes").does(deals(0, 5))

    siege.chooses("hit husk", "accept", "hit_hurt", "hit_whole")  # the first and the third point have only whole ones

    assert (siege.table.husks, siege.table.hurt_husks) == (1, 1)


@pytest.mark.rule("AE-HUSK-04", "AE-POWER-11")
@pytest.mark.parametrize(("damage", "left", "hurt"), [(1, 3, 1), (2, 2, 0), (3, 2, 0)])
def test_with_foul_multitudes_2_damage_kill_a_husk(damage: int, left: int, hurt: int) -> None:
    siege = the_queen(husks=3, in_play="foul-multitudes").does(deals(0, damage)).chooses("hit husk")

    if damage > 1:
        siege.chooses("decline")

    assert (siege.table.husks, siege.table.hurt_husks) == (left, hurt)
    assert siege.told("damaged") == [(HUSK, min(damage, 2))]


@pytest.mark.rule("AE-HUSK-06", "AE-POWER-11")
def test_damage_may_be_spread_so_that_it_only_hurts() -> None:
    siege = the_queen(husks=3, in_play="foul-multitudes").does(deals(0, 3))

    siege.chooses("hit husk", "accept", "hit_whole", "hit_whole")

    assert (siege.table.husks, siege.table.hurt_husks) == (3, 3)


@pytest.mark.rule("AE-HUSK-06", "AE-POWER-11")
def test_the_player_chooses_whether_a_hurt_or_a_whole_husk_is_hit() -> None:
    siege = the_queen(husks=3, in_play="foul-multitudes")
    siege.does(deals(0, 1)).chooses("hit husk")

    siege.does(deals(0, 1)).chooses("hit husk")
    assert siege.offered() == {"hit_hurt", "hit_whole"}
    siege.chooses("hit_whole")

    assert (siege.table.husks, siege.table.hurt_husks) == (3, 2)


# The limit


@pytest.mark.rule("AE-HUSK-07", "AE-COMP-06")
def test_each_husk_beyond_the_fifteenth_costs_gravehold_1_damage() -> None:
    siege = the_queen(husks=14).does(HusksCome(4))

    assert siege.table.husks == 15
    assert siege.table.gravehold == 27


@pytest.mark.rule("AE-HUSK-07", "AE-GAP-10")
def test_damage_by_surplus_husks_can_be_prevented() -> None:
    siege = the_queen(husks=14)
    siege.table.shielded = True

    assert siege.does(HusksCome(4)).table.gravehold == 30


# The swarm


@pytest.mark.rule("AE-HUSK-08")
@pytest.mark.parametrize("husks", [0, 3])
def test_a_swarm_of_up_to_3_husks_brings_4_more(husks: int) -> None:
    siege = the_queen(husks=husks, prepped={0: {1: "spark"}}).does(Swarm())

    assert siege.table.husks == husks + 4
    assert siege.discard(0) == ""
    assert siege.table.gravehold == 30


@pytest.mark.rule("AE-HUSK-09", "AE-NEM-13")
@pytest.mark.parametrize("husks", [4, 6])
def test_a_swarm_of_4_to_6_husks_makes_a_player_discard_a_prepped_spell_and_brings_2_more(husks: int) -> None:
    siege = the_queen(husks=husks, prepped={0: {1: "spark"}, 1: {1: "ignite", 2: "spark#2"}})

    siege.does(Swarm())
    assert siege.asked() == (0, 1)
    siege.chooses("player 1")
    assert siege.asked() == (1,)
    assert siege.table.husks == husks  # first the spell
    siege.chooses("spell ignite")

    assert siege.discard(1) == "ignite"
    assert siege.table.husks == husks + 2
    assert siege.table.gravehold == 30


@pytest.mark.rule("AE-HUSK-09", "AE-AMBIG-05")
def test_only_who_has_a_prepped_spell_can_discard_one_to_a_swarm() -> None:
    siege = the_queen(husks=5, prepped={1: {1: "spark"}}).does(Swarm())

    assert siege.discard(1) == "spark"


@pytest.mark.rule("AE-HUSK-09", "AE-AMBIG-04")
def test_a_swarm_of_5_husks_brings_2_more_although_no_spell_is_prepped() -> None:
    siege = the_queen(husks=5).does(Swarm())

    assert siege.table.husks == 7


@pytest.mark.rule("AE-HUSK-10")
@pytest.mark.parametrize("husks", [7, 10])
def test_a_swarm_of_7_to_10_husks_deals_5_damage_to_gravehold(husks: int) -> None:
    siege = the_queen(husks=husks).does(Swarm())

    assert siege.table.gravehold == 25
    assert siege.table.husks == husks


@pytest.mark.rule("AE-HUSK-11")
@pytest.mark.parametrize("husks", [11, 12])
def test_a_swarm_of_11_or_12_husks_deals_3_damage_to_the_lowest_life_and_one_husk_leaves(husks: int) -> None:
    siege = the_queen(husks=husks, life={1: 8}).does(Swarm())

    assert siege.table.life == [10, 5]
    assert siege.table.husks == husks - 1


@pytest.mark.rule("AE-HUSK-11", "AE-EXHAUST-06")
def test_husks_that_an_exhaustion_brings_are_there_before_one_leaves() -> None:
    siege = the_queen(husks=11, life={1: 3}).does(Swarm())

    assert siege.table.husks == 15
    siege.chooses("breach 1-I")

    assert siege.table.husks == 14


@pytest.mark.rule("AE-HUSK-12", "AE-END-05")
@pytest.mark.parametrize("husks", [13, 15])
def test_a_swarm_of_13_husks_or_more_loses_the_game(husks: int) -> None:
    assert the_queen(husks=husks).does(Swarm()).over() == (0.0, "AE-HUSK-12")


@pytest.mark.rule("AE-HUSK-12")
def test_13_husks_alone_do_not_lose_the_game() -> None:
    assert the_queen(husks=11).does(HusksCome(3)).over() is None


@pytest.mark.rule("AE-HUSK-14")
def test_husks_that_are_discarded_deal_no_damage() -> None:
    siege = the_queen(husks=12, life={0: 9}).does(Swarm())

    assert siege.told("husks_left") == [(1,)]
    assert siege.table.gravehold == 30
    assert siege.table.nemesis_life == 60


@pytest.mark.rule("AE-HUSK-08", "AE-HUSK-10")
@pytest.mark.parametrize("times", [1, 2, 3])
def test_a_swarm_of_several_times_looks_at_the_table_each_time(times: int) -> None:
    siege = the_queen(husks=3).does(Swarm(times))

    assert siege.told("swarmed") == [(3,), (7,), (7,)][:times]
    assert siege.table.gravehold == 30 - 5 * (times - 1)
