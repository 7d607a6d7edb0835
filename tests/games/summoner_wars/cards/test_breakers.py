"""The cards of the Breakers."""

from __future__ import annotations

import pytest

from herna.games.summoner_wars.rules.values import is_gate, is_structure, spaces_to_move
from herna.games.summoner_wars.texts import texts_of
from tests.kit.battle import MR, MS, NORTH, RS, SOUTH, GivenBattle, M


def abilities(battle: GivenBattle, name: str) -> set[str]:
    return set(texts_of(battle.table, battle[name]))


# Mind Capture


def a_capture(damage: int) -> GivenBattle:
    """Tacullu attacks a Citadel Archer with 5 life and some damage, and hits twice."""
    battle = GivenBattle(
        south={"tacullu": (3, 3)},
        north={"citadel-archer": (5, 3), "valna": (6, 3)},
        damage={"citadel-archer": damage},
        boost={"citadel-archer": 2},
        dice=(MR, MR, M),
    )
    return battle.chooses("attack tacullu citadel-archer")


def test_tacullu_may_take_control_of_a_unit_that_the_attack_would_eliminate() -> None:
    battle = a_capture(damage=3)
    assert battle.offered() == {"accept", "decline"}

    battle.chooses("accept")

    assert battle.table.control[battle["citadel-archer"]] == SOUTH
    assert battle.at("citadel-archer") == (5, 3)
    assert battle.damage("citadel-archer") == 3
    assert battle.boost("citadel-archer") == 2
    assert battle.table.magic == [5, 5]
    assert battle.offers("attack citadel-archer") == {"tacullu", "valna"}


def test_a_captured_unit_stays_captured() -> None:
    battle = a_capture(damage=3).chooses("accept")

    battle.ends_phases(2 + 5)

    assert battle.table.active == SOUTH
    assert battle.table.control[battle["citadel-archer"]] == SOUTH


def test_who_does_not_capture_eliminates() -> None:
    battle = a_capture(damage=3).chooses("decline")

    assert battle.at("citadel-archer") is None
    assert battle.table.magic == [6, 5]


def test_a_unit_that_survives_the_attack_cannot_be_captured() -> None:
    battle = a_capture(damage=2)

    assert "end_phase" in battle.offered()
    assert battle.damage("citadel-archer") == 4


def test_a_summoner_cannot_be_captured() -> None:
    """SW-GAP-25."""
    battle = GivenBattle(
        south={"tacullu": (3, 3)}, north={"sera": (5, 3)}, damage={"sera": 10}, dice=(MR, MR, M)
    ).chooses("attack tacullu sera")

    assert battle.play.result is not None
    assert battle.at("sera") is None


@pytest.mark.parametrize("target", ["gate", "wind-archer"])
def test_structures_and_own_units_are_not_captured(target: str) -> None:
    battle = GivenBattle(
        south={"tacullu": (3, 3), "wind-archer": (3, 5)}, north={"gate": (5, 3)}, damage={"gate": 3}, dice=(MR, MR, M)
    ).chooses(f"attack tacullu {target}")

    assert battle.at(target) is None
    assert "end_phase" in battle.offered()


def test_a_captured_unit_that_its_owner_eliminates_pays_its_owner_and_lies_in_the_owners_pile() -> None:
    """SW-DX-12."""
    battle = a_capture(damage=3).chooses("accept")
    battle.ends_phases(2).ends_phases_until("attack").rolls(M, M)  # no Citadel unit of North's is near

    battle.chooses("attack valna citadel-archer")

    assert battle.at("citadel-archer") is None
    assert battle["citadel-archer"] in battle.table.discard[NORTH]
    assert battle.table.magic == [5, 6]


# Stupefy


def test_an_enemy_beside_a_deceiver_hits_for_1_less_if_it_rolls_a_special_symbol() -> None:
    battle = GivenBattle(
        south={"deceiver": (3, 3), "gate": (4, 4)}, north={"citadel-paladin": (4, 3)}, active=NORTH, dice=(MS, M, MS)
    )

    battle.chooses("attack citadel-paladin gate")

    assert battle.damage("gate") == 2


def test_two_deceivers_stupefy_twice() -> None:
    battle = GivenBattle(
        south={"deceiver": (3, 3), "deceiver#2": (4, 2)},
        north={"citadel-paladin": (4, 3)},
        active=NORTH,
        dice=(MS, M, M),
    )

    battle.chooses("attack citadel-paladin deceiver")

    assert battle.damage("deceiver") == 1


def test_stupefied_attacks_never_add_less_than_nothing() -> None:
    battle = GivenBattle(south={"deceiver": (3, 3)}, north={"citadel-paladin": (4, 3)}, active=NORTH, dice=(RS, RS, RS))

    battle.chooses("attack citadel-paladin deceiver")

    assert battle.damage("deceiver") == 0


def test_without_a_special_symbol_nobody_is_stupefied() -> None:
    battle = GivenBattle(south={"deceiver": (3, 3)}, north={"citadel-paladin": (4, 3)}, active=NORTH, dice=(M, M, MR))

    battle.chooses("attack citadel-paladin deceiver")

    assert battle.damage("deceiver") == 3


def test_a_deceiver_stupefies_neither_far_enemies_nor_its_own_side() -> None:
    battle = GivenBattle(
        south={"deceiver": (3, 3)},
        north={"jacob": (5, 3), "deceiver#2": (5, 4)},
        magic=(0, 0),
        active=NORTH,
        dice=(RS, MR),
    )

    battle.chooses("attack jacob deceiver")

    assert battle.damage("deceiver") == 2


# Engage, on the Deceiver


def test_an_enemy_that_steps_away_from_a_deceiver_gets_1_damage() -> None:
    battle = GivenBattle(south={"deceiver": (4, 3)}, north={"valna": (5, 3)}, phase="move", active=NORTH)

    battle.chooses("move valna 6,3", "stop")

    assert battle.damage("valna") == 1


# Mimic


def test_a_mind_witch_may_copy_a_common_of_either_side_within_3_spaces() -> None:
    battle = GivenBattle(
        south={"mind-witch": (3, 3), "wind-mage": (2, 3), "kalal": (3, 2)},
        north={"citadel-knight": (5, 4), "citadel-paladin": (6, 4), "jacob": (4, 3)},
        phase="move",
    )

    assert battle.offered() == {"target wind-mage", "target citadel-knight", "decline"}


def test_mimic_gives_all_abilities_of_the_target_until_the_end_of_the_turn() -> None:
    battle = GivenBattle(
        south={"mind-witch": (3, 3)}, north={"citadel-knight": (5, 4), "citadel-paladin": (6, 6)}, phase="move"
    ).chooses("target citadel-knight")
    assert abilities(battle, "mind-witch") == {"mimic", "engage", "protect"}

    battle.ends_phases(4)

    assert battle.table.active == NORTH
    assert abilities(battle, "mind-witch") == {"mimic"}
    assert not battle.table.lasting


def test_a_witch_that_copied_a_wind_archer_moves_and_shoots_like_one() -> None:
    battle = GivenBattle(
        south={"mind-witch": (3, 3), "wind-archer": (2, 3)}, north={"valna": (8, 3)}, phase="move", dice=(MR, MR, MR)
    ).chooses("target wind-archer")

    battle.chooses("move mind-witch 3,4", "step 4,4", "step 4,3")
    assert not battle.offers("step")
    battle.ends_phases_until("attack")
    battle.chooses("attack mind-witch valna")

    assert battle.damage("valna") == 3


def test_a_witch_that_copied_a_wind_mage_may_push() -> None:
    battle = GivenBattle(
        south={"mind-witch": (3, 3), "wind-mage": (2, 3)}, north={"valna": (5, 3)}, phase="move"
    ).chooses("target wind-mage")

    battle.ends_phases_until("attack")

    assert battle.offers("instead_of_attacking mind-witch") == {"push"}


def test_a_mimic_may_be_declined() -> None:
    battle = GivenBattle(south={"mind-witch": (3, 3), "wind-archer": (2, 3)}, phase="move").chooses("decline")

    assert abilities(battle, "mind-witch") == {"mimic"}
    assert "end_phase" in battle.offered()


def test_without_a_common_near_a_witch_is_not_asked() -> None:
    battle = GivenBattle(south={"mind-witch": (3, 3), "wind-archer": (3, 6), "kalal": (3, 2)}, phase="move")
    assert battle.offered() != {"decline"}

    far = GivenBattle(south={"mind-witch": (3, 3), "wind-archer": (4, 6), "kalal": (3, 2)}, phase="move")

    assert "end_phase" in far.offered()


def test_a_witch_mimics_in_its_controllers_turn_only() -> None:
    battle = GivenBattle(south={"mind-witch": (3, 3), "wind-archer": (2, 3)}, phase="move", active=NORTH)

    assert "end_phase" in battle.offered()


def test_mimic_copies_abilities_that_were_gained() -> None:
    """CR-07: two witches, one after the other."""
    battle = GivenBattle(south={"mind-witch": (3, 3), "wind-archer": (1, 3), "mind-witch#2": (5, 3)}, phase="move")

    battle.chooses("resolve mind-witch mimic", "target wind-archer")
    battle.chooses("target mind-witch")

    assert abilities(battle, "mind-witch#2") == {"mimic", "swift", "far-shot"}


def test_mimic_keeps_abilities_when_the_target_goes_away() -> None:
    battle = GivenBattle(south={"mind-witch": (3, 3), "wind-archer": (2, 3)}, phase="move").chooses(
        "target wind-archer", "move wind-archer 1,3", "stop"
    )
    battle.ends_phases_until("attack").rolls(*[MR] * 3)

    battle.chooses("attack mind-witch wind-archer")

    assert battle.at("wind-archer") is None
    assert abilities(battle, "mind-witch") == {"mimic", "swift", "far-shot"}


def test_a_witch_that_copied_an_ice_golem_is_a_gate_and_goes_on_moving() -> None:
    """CR-08: a gate is a structure; Slow costs it 1 space."""
    battle = GivenBattle(south={"mind-witch": (3, 3)}, north={"ice-golem": (5, 3)}, phase="move").chooses(
        "target ice-golem"
    )
    witch = battle["mind-witch"]

    assert is_gate(battle.table, witch)
    assert is_structure(battle.table, witch)
    assert spaces_to_move(battle.table, witch) == 1
    assert battle.offers("move mind-witch") == {"2,3", "4,3", "3,2", "3,4"}
    battle.ends_phases(4)
    assert not is_gate(battle.table, witch)
    assert not is_structure(battle.table, witch)


# Swift and Far Shot, on the Wind Archer


def test_a_wind_archer_moves_3_spaces_and_no_more() -> None:
    battle = GivenBattle(south={"wind-archer": (3, 3)}, phase="move")

    battle.chooses("move wind-archer 4,3", "step 5,3", "step 6,3")

    assert battle.at("wind-archer") == (6, 3)
    assert "end_phase" in battle.offered()


def test_a_wind_archer_shoots_4_spaces_and_no_more() -> None:
    battle = GivenBattle(south={"wind-archer": (3, 3)}, north={"valna": (7, 3)})
    assert battle.offers("attack wind-archer") == {"valna"}

    assert not GivenBattle(south={"wind-archer": (3, 3)}, north={"valna": (8, 3)}).offers("attack wind-archer")


# Push and Greater Push


def test_after_attacking_a_wind_mage_may_push_a_common_or_champion_within_2_spaces() -> None:
    battle = GivenBattle(
        south={"tacullu": (3, 2), "wind-mage": (3, 3), "deceiver": (4, 4)},
        north={"valna": (5, 3), "jacob": (6, 3), "gate": (2, 3)},
        dice=(MR, MR),
    ).chooses("attack wind-mage valna")
    assert battle.offered() == {"target valna", "target deceiver", "decline"}

    battle.chooses("target valna")
    assert battle.offered() == {"force valna 4,3", "force valna 5,2", "force valna 5,4"}
    battle.chooses("force valna 5,2")

    assert battle.at("valna") == (5, 2)
    assert battle.damage("valna") == 2


def test_a_push_after_an_attack_may_be_declined() -> None:
    battle = GivenBattle(south={"wind-mage": (3, 3)}, north={"valna": (5, 3)}, dice=(MR, MR)).chooses(
        "attack wind-mage valna", "decline"
    )

    assert battle.at("valna") == (5, 3)


def test_a_wind_mage_may_push_instead_of_attacking() -> None:
    battle = GivenBattle(south={"tacullu": (1, 1), "wind-mage": (3, 3)}, north={"valna": (4, 4)})

    battle.chooses("instead_of_attacking wind-mage push")
    assert battle.offered() == {"target valna"}
    battle.chooses("target valna", "force valna 4,5")

    assert battle.at("valna") == (4, 5)
    assert battle.table.attack_slots == 1
    assert not battle.offers("attack wind-mage")
    assert not battle.offers("instead_of_attacking wind-mage")
    battle.chooses("end_phase")
    assert battle.damage("tacullu") == 1  # SW-ATK-25: it was no attack


def test_nothing_is_pushed_that_is_too_far_or_cannot_be_forced() -> None:
    """SW-GAP-10: without anything to force, the effect cannot be chosen."""
    far = GivenBattle(south={"wind-mage": (3, 3)}, north={"valna": (6, 3)})
    steadfast = GivenBattle(south={"wind-mage": (3, 3)}, north={"kalal": (5, 3)})
    walled = GivenBattle(south={"wind-mage": (2, 1), "gate": (2, 2)}, north={"valna": (1, 2), "gate#2": (1, 3)})

    assert not far.offers("instead_of_attacking")
    assert not steadfast.offers("instead_of_attacking")
    assert not walled.offers("instead_of_attacking")


def test_pushed_away_from_an_enemy_that_engages_it_a_unit_gets_1_damage() -> None:
    """CR-13."""
    battle = GivenBattle(south={"wind-mage": (3, 3), "deceiver": (4, 3)}, north={"valna": (5, 3)})

    battle.chooses("instead_of_attacking wind-mage push", "target valna", "force valna 6,3")

    assert battle.damage("valna") == 1


def test_kalal_pushes_within_3_spaces() -> None:
    battle = GivenBattle(south={"kalal": (3, 3)}, north={"valna": (6, 3), "jacob": (6, 4)}, dice=(M, M, M, M)).chooses(
        "attack kalal valna"
    )
    assert battle.offered() == {"target valna", "decline"}

    battle.chooses("target valna", "force valna 7,3")

    assert battle.at("valna") == (7, 3)
    assert not battle.offers("instead_of_attacking kalal")


def test_kalal_may_push_instead_of_attacking() -> None:
    battle = GivenBattle(south={"kalal": (3, 3)}, north={"valna": (5, 4)})

    battle.chooses("instead_of_attacking kalal greater-push", "target valna", "force valna 4,4")

    assert battle.at("valna") == (4, 4)


# Steadfast


def test_kalal_cannot_be_forced_but_others_beside_it_can() -> None:
    battle = GivenBattle(south={"wind-mage": (3, 3), "deceiver": (3, 4)}, north={"kalal": (4, 3)})

    battle.chooses("instead_of_attacking wind-mage push")

    assert battle.offered() == {"target deceiver"}


# Telepathic Command


def test_after_gulldunes_attack_a_common_within_3_spaces_makes_an_extra_attack() -> None:
    battle = GivenBattle(
        south={"gulldune": (3, 3), "deceiver": (3, 5), "wind-mage": (2, 3), "kalal": (3, 2), "wind-archer": (3, 1)},
        north={"valna": (4, 3), "jacob": (5, 5), "gate": (7, 1)},
        dice=(RS, RS, RS, RS, MR),
    ).chooses("attack gulldune valna")
    assert battle.offered() == {"target deceiver", "target wind-mage", "target wind-archer", "decline"}

    battle.chooses("target deceiver")
    assert battle.offers("attack deceiver") == {"gulldune", "jacob"}
    battle.chooses("attack deceiver jacob")

    assert battle.damage("jacob") == 1
    assert battle.table.attack_slots == 1
    assert battle.offers("attack deceiver") == {"gulldune", "jacob"}  # its own attack is still to come


def test_a_common_that_has_attacked_may_be_commanded_to_attack_again() -> None:
    battle = GivenBattle(
        south={"gulldune": (3, 3), "deceiver": (3, 5)}, north={"valna": (4, 3), "jacob": (5, 5)}
    ).rolls(MR, RS, RS, RS, RS, MR)

    battle.chooses("attack deceiver jacob", "attack gulldune valna", "target deceiver", "attack deceiver jacob")

    assert battle.damage("jacob") == 2
    assert battle.table.attack_slots == 2
    assert not battle.offers("attack deceiver")


def test_gulldune_commands_after_attacking_a_structure_too() -> None:
    battle = GivenBattle(
        south={"gulldune": (3, 3), "deceiver": (3, 5)}, north={"gate": (4, 3), "jacob": (5, 5)}, dice=(M, M, RS, RS)
    ).chooses("attack gulldune gate")

    assert battle.offered() == {"target deceiver", "decline"}


def test_gulldune_commands_nobody_after_attacking_the_own_side() -> None:
    battle = GivenBattle(
        south={"gulldune": (3, 3), "deceiver": (3, 5), "gate": (4, 3)}, north={"jacob": (5, 5)}, dice=(M, M, RS, RS)
    ).chooses("attack gulldune gate")

    assert "end_phase" in battle.offered()


def test_gulldune_commands_only_own_commons_within_3_spaces_that_can_attack() -> None:
    battle = GivenBattle(
        south={"gulldune": (3, 3), "deceiver": (2, 5), "wind-archer": (4, 6)},  # nothing in reach; 4 spaces away
        north={"valna": (4, 3), "citadel-archer": (3, 4)},
        dice=(M, M, RS, RS),
    ).chooses("attack gulldune valna")

    assert "end_phase" in battle.offered()


# Flight and Levitate


def test_a_common_that_begins_within_2_spaces_of_gwalark_flies() -> None:
    battle = GivenBattle(
        south={"gwalark": (3, 3), "deceiver": (3, 5), "gate": (4, 5), "gate#2": (3, 4), "gate#3": (2, 5)},
        phase="move",
    )
    assert battle.offers("move deceiver") == {"4,5", "3,4", "2,5", "3,6"}

    battle.chooses("move deceiver 4,5", "step 5,5", "step 6,5")

    assert battle.at("deceiver") == (6, 5)
    assert not battle.offers("step")


def test_what_begins_farther_from_gwalark_does_not_fly() -> None:
    battle = GivenBattle(
        south={"gwalark": (3, 3), "deceiver": (4, 5), "gate": (5, 5), "gulldune": (3, 4), "gate#2": (2, 4)},
        north={"citadel-archer": (2, 3)},
        phase="move",
    )

    assert "5,5" not in battle.offers("move deceiver")
    assert "2,4" not in battle.offers("move gulldune")  # a champion


def test_an_enemy_near_gwalark_does_not_fly() -> None:
    battle = GivenBattle(
        south={"gwalark": (3, 3), "gate": (4, 4)}, north={"citadel-archer": (3, 4)}, phase="move", active=NORTH
    )

    battle.chooses("move citadel-archer 3,5", "step 3,6")

    assert "end_phase" in battle.offered()
