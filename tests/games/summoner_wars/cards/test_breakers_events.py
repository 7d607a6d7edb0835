"""The events of the Breakers."""

from __future__ import annotations

import pytest

from herna.games.summoner_wars.rules.values import spaces_to_move
from herna.games.summoner_wars.texts import begins_to_speak
from tests.kit.battle import MR, NORTH, SOUTH, GivenBattle

# Mind Control


def a_controlled() -> GivenBattle:
    """In South's Summon phase a Citadel Archer 2 spaces from Tacullu is controlled."""
    battle = GivenBattle(
        south={"tacullu": (3, 3)},
        north={"citadel-archer": (4, 4), "jacob": (3, 4), "valna": (5, 4), "gate": (2, 3)},
        phase="summon",
        hands={SOUTH: "mind-control"},
    )
    battle.chooses("play mind-control")
    assert battle.offered() == {"target citadel-archer", "target jacob", "done"}
    return battle.chooses("target citadel-archer")


def test_mind_control_takes_any_number_of_enemies_within_2_spaces_of_the_summoner() -> None:
    battle = a_controlled()
    assert battle.offered() == {"target jacob", "done"}

    battle.chooses("target jacob")

    assert battle.table.control[battle["citadel-archer"]] == SOUTH
    assert battle.table.control[battle["jacob"]] == SOUTH
    assert battle.table.control[battle["valna"]] == NORTH
    assert battle.in_discard("mind-control")


def test_mind_control_may_target_nobody() -> None:
    """SW-GAP-33."""
    battle = GivenBattle(south={"tacullu": (3, 3)}, phase="summon", hands={SOUTH: "mind-control"})

    battle.chooses("play mind-control")

    assert battle.in_discard("mind-control")


def test_controlled_units_move_and_attack_as_own_units_in_own_slots() -> None:
    """CR-06."""
    battle = a_controlled().chooses("done").ends_phases_until("move").rolls(MR)

    battle.chooses("move citadel-archer 4,5", "step 5,5")
    battle.ends_phases_until("attack").chooses("attack citadel-archer valna", "end_phase")

    assert battle.damage("valna") == 1
    assert battle.damage("tacullu") == 0  # SW-ATK-22: something of the opponent's was attacked


def test_a_controlled_unit_uses_a_slot_of_its_temporary_controller() -> None:
    """CR-06."""
    battle = a_controlled().chooses("done").ends_phases_until("attack").rolls(MR)

    battle.chooses("attack citadel-archer valna")

    assert battle.table.attack_slots == 1
    assert not battle.offers("attack citadel-archer")


def test_a_controlled_unit_that_returns_to_hand_returns_to_its_owner() -> None:
    """CR-06: here through Unrelenting, which South has active."""
    battle = GivenBattle(
        south={"tacullu": (3, 3)},
        north={"temple-priest": (4, 3)},
        phase="summon",
        hands={SOUTH: "mind-control unrelenting"},
    )
    battle.table.take_from_hand(SOUTH, battle["unrelenting"])
    battle.table.events[SOUTH] = (battle["unrelenting"],)
    begins_to_speak(battle.table, battle["unrelenting"], "unrelenting")
    battle.chooses("play mind-control", "target temple-priest").ends_phases_until("attack").rolls(MR, MR, MR)

    battle.chooses("attack tacullu temple-priest")

    assert battle["temple-priest"] in battle.table.hands[NORTH]
    assert battle.table.control[battle["temple-priest"]] == NORTH
    assert not battle.table.lasting


def test_control_of_a_mind_ends_with_the_turn() -> None:
    battle = a_controlled().chooses("done")

    battle.ends_phases(5)

    assert battle.table.active == NORTH
    assert battle.table.control[battle["citadel-archer"]] == NORTH
    assert not battle.table.lasting


def test_a_controlled_unit_eliminated_by_its_temporary_controller_pays_nothing() -> None:
    """SW-DX-09: it goes to its owner's discard pile."""
    battle = GivenBattle(
        south={"tacullu": (3, 3)},
        north={"temple-priest": (4, 3)},
        phase="summon",
        hands={SOUTH: "mind-control"},
    ).chooses("play mind-control", "target temple-priest")
    battle.ends_phases_until("attack").rolls(MR, MR, MR)

    battle.chooses("attack tacullu temple-priest")

    assert battle["temple-priest"] in battle.table.discard[NORTH]
    assert battle.table.magic == [5, 5]
    battle.chooses("end_phase")
    assert battle.damage("tacullu") == 1  # SW-GAP-08: it was own, so nothing of the opponent's was attacked


def fury() -> GivenBattle:
    """South controls an Undead Warrior with 3 boost to the end of the turn, which comes now."""
    battle = GivenBattle(
        south={"tacullu": (3, 3)},
        north={"undead-warrior": (4, 3)},
        phase="summon",
        boost={"undead-warrior": 3},
        hands={SOUTH: "mind-control"},
    ).chooses("play mind-control", "target undead-warrior")
    battle.ends_phases(5)
    assert battle.offered() == {"resolve undead-warrior blood-fury", "resolve undead-warrior control-ends"}
    return battle


def test_what_a_controlled_unit_does_at_the_end_of_the_turn_may_come_before_control_ends() -> None:
    """CR-06."""
    battle = fury().chooses("resolve undead-warrior blood-fury")

    assert battle.boost("undead-warrior") == 1
    assert battle.table.active == NORTH
    assert battle.table.control[battle["undead-warrior"]] == NORTH


def test_control_may_end_before_what_a_unit_does_at_the_end_of_the_turn() -> None:
    """CR-06: it is then no longer the turn of the player who controls it."""
    battle = fury().chooses("resolve undead-warrior control-ends")

    assert battle.boost("undead-warrior") == 3
    assert battle.table.active == NORTH
    assert battle.table.control[battle["undead-warrior"]] == NORTH


# Blast


def test_blast_targets_what_stands_first_within_3_straight_spaces_of_the_summoner() -> None:
    battle = GivenBattle(
        south={"tacullu": (3, 3), "deceiver": (3, 2)},
        north={"valna": (6, 3), "jacob": (7, 3), "citadel-archer": (3, 5), "citadel-knight": (3, 6), "gate": (2, 3)},
        phase="move",
        hands={SOUTH: "blast"},
    )

    battle.chooses("play blast")

    assert battle.offered() == {"target valna", "target citadel-archer", "target deceiver"}
    assert battle.table.magic == [4, 5]


def test_a_blast_forces_1_to_3_spaces_through_units_and_damages_all_of_them() -> None:
    """CR-15: in any one direction."""
    battle = GivenBattle(
        south={"tacullu": (3, 3), "gate#2": (5, 2)},
        north={"valna": (5, 3), "jacob": (6, 3), "citadel-archer": (7, 3), "sneeks": (5, 5)},
        phase="move",
        hands={SOUTH: "blast"},
    ).chooses("play blast", "target valna")
    assert battle.offered() == {"force valna 4,3", "force valna 5,4", "force valna 8,3"}

    battle.chooses("force valna 8,3")

    assert battle.at("valna") == (8, 3)
    assert battle.at("jacob") == (6, 3)
    assert [battle.damage(name) for name in ("valna", "jacob", "citadel-archer")] == [1, 1, 1]
    assert battle.in_discard("blast")


def test_a_blast_damages_also_what_cannot_be_forced() -> None:
    battle = GivenBattle(
        south={"tacullu": (3, 3)}, north={"kalal": (5, 3)}, phase="move", hands={SOUTH: "blast"}
    ).chooses("play blast", "target kalal")

    assert battle.at("kalal") == (5, 3)
    assert battle.damage("kalal") == 1


@pytest.mark.rule("SW-DMG-01")
def test_a_unit_that_falls_on_its_way_gets_no_damage_of_the_blast() -> None:
    """SW-FORCE-09: it would come back with it."""
    battle = GivenBattle(
        south={"tacullu": (3, 3), "royal-guardian": (5, 2)},
        north={"temple-priest": (5, 3)},
        phase="move",
        damage={"temple-priest": 1},
        hands={SOUTH: "blast"},
    ).chooses("play blast", "target temple-priest", "force temple-priest 7,3")

    assert battle.in_discard("temple-priest")
    assert battle.told("damaged") == [(battle["temple-priest"], 1)]  # by the guardian's Engage
    assert battle.damage("temple-priest") == 0


def test_a_blast_eliminates_as_one_batch_and_pays_for_enemies() -> None:
    """SW-GAP-28."""
    battle = GivenBattle(
        south={"tacullu": (3, 3), "wind-archer": (6, 3)},
        north={"temple-priest": (5, 3)},
        phase="move",
        damage={"wind-archer": 1, "temple-priest": 1},
        hands={SOUTH: "blast"},
    ).chooses("play blast", "target temple-priest", "force temple-priest 7,3")

    assert battle.at("temple-priest") is None
    assert battle.at("wind-archer") is None
    assert battle.table.magic == [5, 5]  # 1 paid, 1 gained


def test_a_blast_away_from_an_enemy_that_engages_the_target_hurts_it_on_the_way() -> None:
    """CR-13: a target that falls on its way goes no farther."""
    battle = GivenBattle(
        south={"tacullu": (3, 3), "deceiver": (5, 2), "wind-archer": (7, 3)},
        north={"temple-priest": (5, 3)},
        phase="move",
        damage={"temple-priest": 1},
        hands={SOUTH: "blast"},
    ).chooses("play blast", "target temple-priest", "force temple-priest 8,3")

    assert battle.at("temple-priest") is None
    assert battle.damage("wind-archer") == 0
    assert battle.table.magic == [5, 5]


def test_a_blast_goes_over_an_ice_golem_but_not_over_a_gate_or_a_summoner() -> None:
    """CR-19: an Ice Golem is a common too."""
    battle = GivenBattle(
        south={"tacullu": (3, 3)},
        north={"valna": (5, 3), "ice-golem": (6, 3), "gate": (5, 2), "sneeks": (5, 4)},
        phase="move",
        hands={SOUTH: "blast"},
    ).chooses("play blast", "target valna")

    assert battle.offered() == {"force valna 4,3", "force valna 7,3", "force valna 8,3"}


def test_a_blast_without_a_target_cannot_be_played() -> None:
    """SW-GAP-33."""
    battle = GivenBattle(
        south={"tacullu": (3, 3)},
        north={"valna": (7, 3), "jacob": (4, 4), "gate": (3, 2), "citadel-archer": (3, 1)},
        phase="move",
        hands={SOUTH: "blast"},
    )

    assert not battle.offers("play")


# Hypnotic Call


def test_hypnotic_call_may_force_any_common_or_champion_nearer_and_marks_it() -> None:
    battle = GivenBattle(
        south={"tacullu": (3, 3), "deceiver": (1, 1)},
        north={"valna": (6, 5), "gate": (8, 1)},
        phase="summon",
        hands={SOUTH: "hypnotic-call"},
    ).chooses("play hypnotic-call")
    assert battle.offered() == {"target valna", "target deceiver"}

    battle.chooses("target valna")
    assert battle.offered() == {"force valna 5,5", "force valna 6,4", "decline"}
    battle.chooses("force valna 5,5")

    assert battle.at("valna") == (5, 5)
    assert battle.strength("tacullu", "valna") == 4
    assert battle.strength("tacullu") == 3
    assert battle.strength("tacullu", "deceiver") == 3
    assert battle.strength("deceiver", "valna") == 1


def test_hypnotic_call_marks_its_target_also_if_it_is_not_forced() -> None:
    battle = GivenBattle(
        south={"tacullu": (3, 3)}, north={"valna": (6, 5)}, phase="summon", hands={SOUTH: "hypnotic-call"}
    ).chooses("play hypnotic-call", "target valna", "decline")

    assert battle.at("valna") == (6, 5)
    assert battle.strength("tacullu", "valna") == 4


def test_hypnotic_call_ends_with_the_own_next_turn() -> None:
    battle = GivenBattle(
        south={"tacullu": (3, 3)}, north={"valna": (6, 5)}, phase="summon", hands={SOUTH: "hypnotic-call"}
    ).chooses("play hypnotic-call", "target valna", "decline")

    battle.ends_phases(10)

    assert battle.in_discard("hypnotic-call")
    assert battle.strength("tacullu", "valna") == 3


def test_hypnotic_call_needs_a_target() -> None:
    """SW-GAP-33: Summoners are none."""
    battle = GivenBattle(south={"tacullu": (3, 3)}, phase="summon", hands={SOUTH: "hypnotic-call"})

    assert not battle.offers("play")


# Perplexing Tempest


def test_in_a_tempest_all_units_of_both_players_move_1_space_less() -> None:
    battle = GivenBattle(
        south={"tacullu": (3, 3), "wind-archer": (1, 1)},
        north={"citadel-knight": (6, 3)},
        phase="magic",
        hands={SOUTH: "tempest"},
    ).chooses("play tempest")
    spaces = [spaces_to_move(battle.table, battle[name]) for name in ("tacullu", "wind-archer", "citadel-knight")]
    assert spaces == [1, 2, 1]

    battle.chooses("end_phase").ends_phases_until("move").chooses("move citadel-knight 5,3")

    assert battle.at("citadel-knight") == (5, 3)
    assert not battle.offers("step")


def test_in_two_tempests_nobody_moves_who_has_no_extra_space() -> None:
    battle = GivenBattle(
        south={"tacullu": (3, 3)},
        north={"citadel-knight": (6, 3), "wind-archer": (6, 5)},
        phase="magic",
        hands={SOUTH: "tempest tempest#2"},
    ).chooses("play tempest", "play tempest#2", "end_phase")

    battle.ends_phases_until("move")

    assert not battle.offers("move citadel-knight")
    assert battle.offers("move wind-archer")


def test_a_copied_charge_is_shortened_by_a_tempest_and_not_lengthened_by_flight() -> None:
    """CR-20: 4 spaces, 3 in a tempest."""
    battle = GivenBattle(
        south={"tacullu": (1, 1)},
        north={"mind-witch": (8, 3), "beast-rider": (8, 2), "gwalark": (8, 4)},
        phase="magic",
        hands={SOUTH: "tempest"},
    )

    calm = GivenBattle(south={"mind-witch": (1, 3), "beast-rider": (1, 2), "gwalark": (1, 4)}, phase="move").chooses(
        "target beast-rider"
    )
    assert calm.offers("charge mind-witch") == {"2,3", "3,3", "4,3", "5,3"}
    battle.chooses("play tempest", "end_phase", "end_phase", "target beast-rider")

    assert battle.offers("charge mind-witch") == {"7,3", "6,3", "5,3"}
