"""Carapace Queen's nine cards."""

from __future__ import annotations

from typing import Any

import pytest

from herna.games.aeons_end.printed import PRINTED
from herna.games.aeons_end.rules.dealing import leave_play
from tests.kit.siege import GivenSiege, a_nemesis_turn, an_attack, deals


def an_attack_of_the_queen(card: str, **given: Any) -> GivenSiege:
    return an_attack(card, nemesis="carapace-queen", **given)


def a_turn_of_the_queen(in_play: str, **given: Any) -> GivenSiege:
    return a_nemesis_turn(in_play, nemesis="carapace-queen", **given)


@pytest.mark.rule("AE-COMP-04")
def test_the_queen_has_nine_cards_as_printed() -> None:
    own = [card for card in PRINTED.values() if card.nemesis == "carapace-queen"]

    assert [(card.key, card.type, card.tier, card.life or card.power) for card in own] == [
        ("broodwomb", "minion", 1, 5),
        ("endless-throng", "attack", 1, 0),
        ("hatch", "attack", 1, 0),
        ("blot-the-sun", "power", 2, 2),
        ("foul-multitudes", "power", 2, 3),
        ("infest", "attack", 2, 0),
        ("legion-beacon", "power", 3, 2),
        ("maggot-engine", "minion", 3, 0),  # its text sets its life
        ("spawn", "attack", 3, 0),
    ]


@pytest.mark.rule("AE-DMG-07")
def test_broodwomb_takes_no_damage_while_there_is_a_husk() -> None:
    siege = GivenSiege(moment="nothing", nemesis="carapace-queen", husks=1, in_play="broodwomb")

    siege.does(deals(0, 4)).chooses("hit broodwomb")

    assert siege.tokens("broodwomb") == 5


@pytest.mark.rule("AE-DMG-01")
def test_broodwomb_can_be_damaged_when_no_husk_is_left() -> None:
    siege = GivenSiege(moment="nothing", nemesis="carapace-queen", in_play="broodwomb")

    siege.does(deals(0, 4)).chooses("hit broodwomb")

    assert siege.tokens("broodwomb") == 1


@pytest.mark.rule("AE-NEM-03")
def test_broodwomb_puts_a_husk_into_play() -> None:
    assert a_turn_of_the_queen("broodwomb", husks=2).table.husks == 3


@pytest.mark.rule("AE-HUSK-10")
def test_endless_throng_is_a_swarm() -> None:
    assert an_attack_of_the_queen("endless-throng", husks=7).table.gravehold == 25


@pytest.mark.rule("AE-TURNORDER-07")
def test_hatch_puts_a_husk_into_play_for_each_discarded_turn_order_card() -> None:
    siege = an_attack_of_the_queen("hatch", husks=2, turn_discard="player-1 player-2 nemesis")

    assert siege.table.husks == 5


@pytest.mark.rule("AE-NEM-14")
def test_blot_the_sun_swarms_unleashes_and_swarms() -> None:
    siege = a_turn_of_the_queen("blot-the-sun=1", husks=1)

    # 1 husk: 4 more; 2 by Unleash; with 7 husks Gravehold suffers
    assert siege.told("swarmed") == [(1,), (7,)]
    assert siege.table.husks == 7
    assert siege.table.gravehold == 25


@pytest.mark.rule("AE-POWER-07", "AE-POWER-09")
@pytest.mark.parametrize(("charges", "offered"), [(4, {"blot-the-sun"}), (3, set())])
def test_blot_the_sun_is_discarded_for_4_charges(charges: int, offered: set[str]) -> None:
    siege = GivenSiege(nemesis="carapace-queen", in_play="blot-the-sun", charges={0: charges})

    assert siege.offers("discard_power") == offered


# Foul Multitudes


@pytest.mark.rule("AE-POWER-01", "AE-POWER-11")
def test_foul_multitudes_unleashes_when_it_comes() -> None:
    siege = an_attack_of_the_queen("foul-multitudes", husks=1)

    assert siege.table.husks == 3
    assert siege.tokens("foul-multitudes") == 3


@pytest.mark.rule("AE-POWER-11")
def test_husks_have_2_life_while_foul_multitudes_is_in_play() -> None:
    siege = GivenSiege(moment="nothing", nemesis="carapace-queen", husks=3, in_play="foul-multitudes")

    siege.does(deals(0, 1)).chooses("hit husk")
    assert (siege.table.husks, siege.table.hurt_husks) == (3, 1)

    siege.does(deals(0, 1)).chooses("hit husk", "hit_hurt")
    assert (siege.table.husks, siege.table.hurt_husks) == (2, 0)


@pytest.mark.rule("AE-POWER-11")
def test_hurt_husks_are_healed_at_the_end_of_every_turn() -> None:
    siege = GivenSiege(
        moment="casting", nemesis="carapace-queen", husks=3, in_play="foul-multitudes", prepped={0: {1: "spark"}}
    )

    siege.chooses("cast spark", "hit husk")
    assert siege.table.hurt_husks == 1
    siege.chooses("end_phase")

    assert (siege.table.husks, siege.table.hurt_husks) == (3, 0)


@pytest.mark.rule("AE-POWER-03", "AE-HUSK-14")
def test_foul_multitudes_swarms_with_its_last_token_and_husks_have_1_life_again() -> None:
    siege = a_turn_of_the_queen("foul-multitudes=1", husks=3)
    assert siege.table.husks == 7
    siege.table.active = 0

    siege.does(deals(0, 1)).chooses("hit husk")

    assert siege.table.husks == 6


@pytest.mark.rule("AE-HUSK-14")
def test_a_hurt_husk_has_1_life_like_the_others_when_foul_multitudes_leaves() -> None:
    siege = GivenSiege(moment="nothing", nemesis="carapace-queen", husks=3, in_play="foul-multitudes")
    siege.does(deals(0, 1)).chooses("hit husk")

    leave_play(siege.play, siege["foul-multitudes"])
    siege.does(deals(0, 1)).chooses("hit husk")

    assert (siege.table.husks, siege.table.hurt_husks) == (2, 0)


# Infest


@pytest.mark.rule("AE-AMBIG-06")
def test_infest_swarms_twice() -> None:
    siege = an_attack_of_the_queen("infest", husks=3).chooses("either infest-swarm")

    assert siege.told("swarmed") == [(3,), (7,)]
    assert siege.table.husks == 7
    assert siege.table.gravehold == 25


@pytest.mark.rule("AE-AMBIG-06")
def test_infest_may_deal_4_damage_to_a_player_instead() -> None:
    siege = an_attack_of_the_queen("infest", husks=7).chooses("either infest-damage", "player 1")

    assert siege.told("swarmed") == []
    assert siege.table.life == [10, 6]


@pytest.mark.rule("AE-AMBIG-06", "AE-HUSK-09")
@pytest.mark.parametrize("husks", [0, 2, 4, 6])
def test_infest_must_deal_damage_when_a_swarm_would_find_no_prepped_spell(husks: int) -> None:
    siege = an_attack_of_the_queen("infest", husks=husks)

    siege.chooses("player 0")

    assert siege.table.life == [6, 10]
    assert siege.table.husks == husks


@pytest.mark.rule("AE-AMBIG-06", "AE-HUSK-09")
def test_one_prepped_spell_is_not_enough_for_infest_to_swarm_with_4_and_then_6_husks() -> None:
    siege = an_attack_of_the_queen("infest", husks=4, prepped={0: {1: "spark"}}).chooses("player 0")

    assert siege.table.life == [6, 10]


@pytest.mark.rule("AE-AMBIG-06", "AE-HUSK-09")
def test_a_prepped_spell_for_each_swarm_lets_infest_swarm() -> None:
    siege = an_attack_of_the_queen("infest", husks=4, prepped={0: {1: "spark"}, 1: {1: "spark#2"}})

    siege.chooses("either infest-swarm", "player 1")

    # 4 husks: a spell and 2 more; 6 husks: a spell and 2 more
    assert siege.discard(0) == "spark"
    assert siege.discard(1) == "spark#2"
    assert siege.table.husks == 8


# Legion Beacon, Maggot Engine, Spawn


@pytest.mark.rule("AE-POWER-01")
def test_legion_beacon_unleashes_twice_when_it_comes() -> None:
    siege = an_attack_of_the_queen("legion-beacon", husks=1)

    assert siege.table.husks == 5
    assert siege.tokens("legion-beacon") == 2


@pytest.mark.rule("AE-HUSK-14", "AE-NEM-14")
@pytest.mark.parametrize(("husks", "half"), [(5, 3), (4, 2), (1, 1)])
def test_legion_beacon_turns_half_of_the_husks_into_2_damage_each_and_swarms(husks: int, half: int) -> None:
    siege = a_turn_of_the_queen("legion-beacon=1", husks=husks)

    # rounded up; those that are left swarm
    assert siege.told("husks_left") == [(half,)]
    assert siege.table.gravehold == 30 - 2 * half
    assert siege.told("swarmed") == [(husks - half,)]
    assert siege.table.husks == husks - half + 4


@pytest.mark.rule("AE-MINION-01", "AE-MINION-04")
def test_maggot_engine_unleashes_three_times_and_has_twice_as_much_life_as_there_are_husks() -> None:
    siege = an_attack_of_the_queen("maggot-engine", husks=1)

    assert siege.table.husks == 7
    assert siege.tokens("maggot-engine") == 14


@pytest.mark.rule("AE-NEM-03")
def test_maggot_engine_swarms() -> None:
    assert a_turn_of_the_queen("maggot-engine=4", husks=7).table.gravehold == 25


@pytest.mark.rule("AE-NEM-14", "AE-HUSK-12")
def test_spawn_swarms_unleashes_and_swarms() -> None:
    siege = an_attack_of_the_queen("spawn", husks=12, life={1: 9})

    # 12 husks: 3 damage, one husk leaves; 2 come; 13 husks end it
    assert siege.table.life == [10, 6]
    assert siege.told("swarmed") == [(12,), (13,)]
    assert siege.over() == (0.0, "AE-HUSK-12")
