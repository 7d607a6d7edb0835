"""The cards of the Polar Dwarves."""

from __future__ import annotations

from herna.games.summoner_wars.rules.zones import gain_ability, take_control, tuck
from tests.kit.battle import MR, MS, NORTH, RS, SOUTH, GivenBattle, M

# Svara: Structural Shift


def test_after_svara_moves_an_own_structure_within_3_spaces_may_be_forced_1_space() -> None:
    battle = GivenBattle(
        south={"svara": (2, 3), "gate": (4, 5), "parapet": (6, 3), "ice-golem": (3, 2), "gate#2": (7, 3)}
        | {"frost-mage": (3, 4)},
        north={"gate#3": (4, 3)},
        phase="move",
    )

    battle.chooses("move svara 3,3", "stop")

    assert battle.offered() == {"target gate", "target parapet", "target ice-golem", "decline"}
    battle.chooses("target gate")
    assert battle.offers("force gate") == {"5,5", "3,5", "4,4", "4,6"}
    battle.chooses("force gate 4,4")
    assert battle.at("gate") == (4, 4)
    assert "end_phase" in battle.offered()


def test_stepping_out_and_back_is_a_move_that_shifts_a_structure() -> None:
    battle = GivenBattle(south={"svara": (2, 3), "gate": (2, 5)}, phase="move")

    battle.chooses("move svara 3,3", "step 2,3", "target gate", "force gate 1,5")

    assert battle.at("svara") == (2, 3)
    assert battle.at("gate") == (1, 5)


def test_structural_shift_may_be_declined() -> None:
    battle = GivenBattle(south={"svara": (2, 3), "gate": (2, 5)}, phase="move")

    battle.chooses("move svara 3,3", "stop", "decline")

    assert battle.at("gate") == (2, 5)
    assert "end_phase" in battle.offered()


def test_a_structure_that_cannot_be_forced_anywhere_cannot_be_shifted() -> None:
    """SW-GAP-10."""
    battle = GivenBattle(
        south={"svara": (3, 2), "gate": (1, 1), "ice-smith": (2, 1), "frost-mage": (1, 2)}, phase="move"
    )

    battle.chooses("move svara 2,2", "stop")

    assert "end_phase" in battle.offered()


def test_another_unit_that_moves_shifts_nothing() -> None:
    battle = GivenBattle(south={"svara": (2, 3), "gate": (2, 5), "frost-mage": (3, 5)}, phase="move")

    battle.chooses("move frost-mage 4,5", "stop")

    assert "end_phase" in battle.offered()


# Frost Mage: Frost Bolt


def test_frost_bolt_counts_the_own_structures_adjacent_to_the_mage() -> None:
    battle = GivenBattle(
        south={"frost-mage": (3, 3), "gate": (3, 4), "ice-golem": (2, 3), "parapet": (3, 2), "gate#2": (4, 4)},
        north={"gate#3": (4, 3)},
    )

    assert battle.strength("frost-mage") == 4


def test_frost_bolt_adds_dice_to_the_attack() -> None:
    battle = GivenBattle(
        south={"frost-mage": (3, 3), "gate": (3, 4)}, north={"the-eater": (5, 3)}, dice=(MR, RS)
    ).chooses("attack frost-mage the-eater")

    assert battle.damage("the-eater") == 2


def test_a_frost_mage_beside_no_structure_has_its_printed_strength() -> None:
    battle = GivenBattle(south={"frost-mage": (3, 3), "ice-smith": (3, 4), "gate": (2, 2)})

    assert battle.strength("frost-mage") == 1


# Ice Golem: Living Gate, Mobile Structure, Slow


def test_units_are_summoned_beside_an_ice_golem() -> None:
    battle = GivenBattle(south={"ice-golem": (5, 3)}, phase="summon", hands={SOUTH: "ice-smith"})

    assert battle.offers("summon ice-smith") == {"4,3", "6,3", "5,2", "5,4"}


def test_a_summoned_ice_golem_serves_the_next_summon() -> None:
    """SW-SUM-06."""
    battle = GivenBattle(south={"gate": (1, 6)}, phase="summon", hands={SOUTH: "ice-golem ice-smith"})
    assert battle.offers("summon ice-smith") == {"1,5", "2,6"}

    battle.chooses("summon ice-golem 2,6")

    assert battle.table.magic[SOUTH] == 3
    assert battle.offers("summon ice-smith") == {"1,5", "3,6", "2,5"}


def test_an_enemy_ice_golem_is_no_gate_of_ours() -> None:
    battle = GivenBattle(south={}, north={"ice-golem": (5, 3)}, phase="summon", hands={SOUTH: "ice-smith"})

    assert not battle.offers("summon")


def test_a_frozen_ice_golem_is_no_gate_but_still_a_structure() -> None:
    """CR-09."""
    battle = GivenBattle(south={"ice-golem": (3, 3), "frost-mage": (3, 4)}, phase="summon", hands={SOUTH: "ice-smith"})

    battle.table.frozen = (battle["ice-golem"],)

    assert not battle.offers("summon")
    assert battle.strength("frost-mage") == 2


def test_an_ice_golem_can_be_built_beside_the_summoner_and_attacks_in_the_same_turn() -> None:
    """SW-DX-10, SW-BUILD-06."""
    battle = GivenBattle(
        south={"svara": (6, 3)},
        north={"the-eater": (7, 2)},
        phase="build",
        hands={SOUTH: "ice-golem"},
        dice=(MR, M),
    )
    assert {"5,3", "7,3", "6,2", "6,4"} <= battle.offers("build ice-golem")

    battle.chooses("build ice-golem 7,3", "end_phase", "attack ice-golem the-eater")

    assert battle.table.magic[SOUTH] == 3
    assert battle.damage("the-eater") == 2


def test_an_ice_golem_moves_only_1_space_and_a_gate_not_at_all() -> None:
    battle = GivenBattle(south={"ice-golem": (3, 3), "gate": (5, 5)}, phase="move")
    assert battle.offers("move ice-golem") == {"4,3", "2,3", "3,2", "3,4"}
    assert not battle.offers("move gate")

    battle.chooses("move ice-golem 4,3")

    assert battle.at("ice-golem") == (4, 3)
    assert "end_phase" in battle.offered()


def test_a_unit_that_gains_the_golems_abilities_is_a_slow_gate_and_a_structure() -> None:
    """CR-08."""
    battle = GivenBattle(
        south={"bear-cavalry": (3, 3), "frost-mage": (3, 4), "ollag": (1, 6)},
        phase="summon",
        hands={SOUTH: "ice-smith"},
    )
    assert not battle.offers("summon")

    gain_ability(battle.table, battle["bear-cavalry"], ("living-gate", "mobile-structure", "slow"))

    assert battle.offers("summon ice-smith") == {"4,3", "2,3", "3,2"}
    assert battle.strength("frost-mage") == 2
    assert battle.life("bear-cavalry") == 6
    battle.chooses("end_phase", "move bear-cavalry 4,3")
    assert "end_phase" in battle.offered()


# Bear Cavalry: Trample


def test_bear_cavalry_tramples_an_ice_golem_but_no_gate() -> None:
    """SW-GAP-35, CR-19: an Ice Golem is a common as well as a structure."""
    battle = GivenBattle(south={"bear-cavalry": (3, 3)}, north={"ice-golem": (4, 3), "gate": (3, 4)}, phase="move")
    assert battle.offers("move bear-cavalry") == {"4,3", "2,3", "3,2"}

    battle.chooses("move bear-cavalry 4,3", "step 5,3")

    assert battle.at("bear-cavalry") == (5, 3)
    assert battle.damage("ice-golem") == 1


# Ice Smith: Frost Axe


def test_an_ice_smith_without_boost_may_only_be_boosted() -> None:
    battle = GivenBattle(south={"ice-smith": (3, 3), "bear-cavalry": (4, 4)}, phase="move")

    battle.chooses("move ice-smith 3,4", "stop")

    assert battle.offered() == {"boost_it", "decline"}
    battle.chooses("boost_it")
    assert battle.boost("ice-smith") == 1
    assert battle.at("ice-smith") == (3, 4)


def test_frost_axe_may_be_declined() -> None:
    battle = GivenBattle(south={"ice-smith": (3, 3)}, phase="move")

    battle.chooses("move ice-smith 3,4", "stop", "decline")

    assert battle.boost("ice-smith") == 0


def test_a_boosted_ice_smith_may_go_under_another_own_common_within_3_spaces() -> None:
    battle = GivenBattle(
        south={"ice-smith": (3, 3), "bear-cavalry": (4, 4), "frost-mage": (5, 5), "ice-golem": (6, 4)}
        | {"frost-mage#2": (6, 5), "ollag": (2, 4), "gate": (3, 5)},
        north={"beast-rider": (3, 6)},
        phase="move",
        damage={"ice-smith": 1},
        boost={"ice-smith": 2},
    )

    battle.chooses("move ice-smith 3,4", "stop")

    assert battle.offers("target") == {"bear-cavalry", "frost-mage", "ice-golem"}
    battle.chooses("target bear-cavalry")
    assert battle.at("ice-smith") is None
    assert battle.table.tucked == {battle["bear-cavalry"]: (battle["ice-smith"],)}
    assert battle.boost("ice-smith") == battle.damage("ice-smith") == battle.boost("bear-cavalry") == 0
    assert not battle.in_discard("ice-smith")
    assert not battle.told("eliminated")


def test_the_move_of_a_smith_that_was_tucked_still_counts_towards_the_limit_of_3() -> None:
    """SW-MOVE-01."""
    battle = GivenBattle(
        south={"ice-smith": (3, 3), "bear-cavalry": (4, 4), "frost-mage": (5, 5), "frost-mage#2": (6, 1)},
        phase="move",
        boost={"ice-smith": 1},
    )

    battle.chooses("move ice-smith 3,4", "stop", "target bear-cavalry")
    battle.chooses("move frost-mage 5,6", "stop", "move bear-cavalry 5,4", "stop")

    assert not battle.offers("move")


def test_each_special_symbol_counts_as_two_melee_symbols_for_the_common_on_top() -> None:
    battle = GivenBattle(
        south={"ice-smith": (3, 3), "bear-cavalry": (4, 4)},
        north={"the-eater": (5, 4)},
        phase="move",
        boost={"ice-smith": 1},
        dice=(MS, RS, M),
    )

    battle.chooses("move ice-smith 3,4", "stop", "target bear-cavalry").ends_phases_until("attack")
    battle.chooses("attack bear-cavalry the-eater")

    assert battle.damage("the-eater") == 1 + 1 + 2 * 2


def test_two_tucked_smiths_do_not_add_up() -> None:
    battle = GivenBattle(
        south={"ice-smith": (3, 3), "ice-smith#2": (3, 2), "bear-cavalry": (4, 4)},
        north={"the-eater": (5, 4)},
        dice=(MS, M, M),
    )
    tuck(battle.table, battle["ice-smith"], battle["bear-cavalry"])
    tuck(battle.table, battle["ice-smith#2"], battle["bear-cavalry"])

    battle.chooses("attack bear-cavalry the-eater")

    assert battle.damage("the-eater") == 3 + 2


def test_a_tucked_smith_helps_neither_a_ranged_common_nor_other_units() -> None:
    battle = GivenBattle(
        south={"ice-smith": (3, 3), "frost-mage": (4, 4), "bear-cavalry": (5, 5)},
        north={"the-eater": (5, 4)},
        dice=(RS, MS, M, M),
    )
    tuck(battle.table, battle["ice-smith"], battle["frost-mage"])

    battle.chooses("attack frost-mage the-eater")
    assert battle.damage("the-eater") == 1

    battle.chooses("attack bear-cavalry the-eater")
    assert battle.damage("the-eater") == 1 + 3


def test_a_smith_on_the_battlefield_has_no_use_of_its_own_axe() -> None:
    battle = GivenBattle(south={"ice-smith": (4, 4)}, north={"the-eater": (5, 4)}, dice=(MS, RS))

    battle.chooses("attack ice-smith the-eater")

    assert battle.damage("the-eater") == 1


def test_a_tucked_smith_is_discarded_with_its_common_and_pays_nothing() -> None:
    """SW-DX-07, SW-DMG-10."""
    battle = GivenBattle(
        south={"ice-smith": (3, 3), "bear-cavalry": (4, 4)},
        north={"the-eater": (5, 4)},
        active=NORTH,
        dice=(M, M, M, M, M),
    )
    tuck(battle.table, battle["ice-smith"], battle["bear-cavalry"])

    battle.chooses("attack the-eater bear-cavalry")

    assert battle.in_discard("bear-cavalry")
    assert battle.in_discard("ice-smith")
    assert battle.table.magic[NORTH] == 6
    assert battle.told("eliminated") == [(battle["bear-cavalry"],)]


# Jarmund: Ice Shards


def test_ice_shards_damage_each_enemy_unit_beside_an_own_structure_once() -> None:
    battle = GivenBattle(
        south={"jarmund": (1, 4), "gate": (4, 3), "ice-golem": (5, 4), "frost-mage": (3, 3)},
        north={"the-eater": (5, 3), "horde-slinger": (6, 4), "beast-rider": (6, 2), "gate#2": (4, 2)},
        phase="build",
        boost={"jarmund": 2},
    )

    battle.chooses("end_phase", "accept")

    assert battle.boost("jarmund") == 1
    assert battle.damage("the-eater") == 1
    assert battle.in_discard("horde-slinger")
    assert battle.table.magic == [6, 5]
    assert battle.damage("beast-rider") == battle.damage("frost-mage") == battle.damage("gate#2") == 0
    assert battle.table.phase == "attack"


def test_ice_shards_may_be_declined() -> None:
    battle = GivenBattle(
        south={"jarmund": (1, 4), "gate": (4, 3)}, north={"the-eater": (5, 3)}, phase="build", boost={"jarmund": 1}
    )

    battle.chooses("end_phase", "decline")

    assert battle.boost("jarmund") == 1
    assert battle.damage("the-eater") == 0


def test_without_boost_there_are_no_ice_shards() -> None:
    """SW-TXT-10."""
    battle = GivenBattle(south={"jarmund": (1, 4), "gate": (4, 3)}, north={"the-eater": (5, 3)}, phase="build")

    battle.chooses("end_phase")

    assert battle.table.phase == "attack"
    assert "end_phase" in battle.offered()


def test_ice_shards_come_only_at_the_end_of_the_own_build_phase() -> None:
    battle = GivenBattle(
        south={"jarmund": (1, 4), "gate": (4, 3)},
        north={"the-eater": (5, 3)},
        phase="build",
        boost={"jarmund": 1},
        active=NORTH,
    )

    battle.chooses("end_phase")

    assert battle.table.phase == "attack"
    assert battle.asked() == NORTH
    assert battle.boost("jarmund") == 1


def test_spirit_of_the_phoenix_raises_ice_shards_but_not_ice_ram() -> None:
    """CR-14: one is an ability of a unit, the other an event."""
    battle = GivenBattle(
        south={"jarmund": (1, 4), "ice-golem": (3, 3)},
        north={"the-eater": (5, 3)},
        phase="summon",
        hands={SOUTH: "spirit-phoenix ice-ram"},
        boost={"jarmund": 1},
    ).chooses("play spirit-phoenix", "play ice-ram", "end_phase")

    battle.chooses("move ice-golem 4,3", "target the-eater", "decline")
    assert battle.damage("the-eater") == 1

    battle.ends_phases_until("build").chooses("end_phase", "accept")
    assert battle.damage("the-eater") == 1 + 2


# Nadiana: Greater Frost Bolt


def test_greater_frost_bolt_counts_the_own_structures_within_2_spaces() -> None:
    battle = GivenBattle(
        south={"nadiana": (3, 3), "gate": (3, 4), "ice-golem": (4, 4), "parapet": (5, 3), "gate#2": (5, 4)},
        north={"gate#3": (2, 3)},
    )

    assert battle.strength("nadiana") == 2 + 3


# Ollag: Cold Snap


def test_every_own_structure_has_1_more_life_wherever_it_stands() -> None:
    battle = GivenBattle(
        south={"ollag": (1, 2), "gate": (8, 1), "ice-golem": (2, 2), "parapet": (3, 3), "ice-smith": (2, 1)},
        north={"gate#2": (1, 3)},
    )

    assert battle.life("gate") == battle.life("ice-golem") == battle.life("parapet") == 6
    assert battle.life("ice-smith") == 2
    assert battle.life("ollag") == 7
    assert battle.life("gate#2") == 5


def test_when_ollag_falls_a_structure_that_lived_by_cold_snap_falls_without_magic_for_anyone() -> None:
    """SW-GAP-17, CR-10."""
    battle = GivenBattle(
        south={"ollag": (4, 4), "gate": (1, 6), "gate#2": (2, 6)},
        north={"the-eater": (5, 4)},
        active=NORTH,
        damage={"ollag": 4, "gate": 5, "gate#2": 4},
        dice=(M, M, M, M, M),
    )

    battle.chooses("attack the-eater ollag")

    assert battle.in_discard("ollag")
    assert battle.in_discard("gate")
    assert battle.at("gate#2") == (2, 6)
    assert battle.table.magic == [5, 6]


def test_cold_snap_goes_with_ollag_when_ollag_changes_sides() -> None:
    """SW-CTRL-05: the structures of the new controller are the own ones."""
    battle = GivenBattle(
        south={"ollag": (4, 4), "gate": (1, 6)}, north={"gate#2": (8, 1)}, phase="magic", damage={"gate": 5}
    )

    take_control(battle.table, battle["ollag"], NORTH)
    battle.chooses("end_phase")

    assert battle.in_discard("gate")
    assert battle.life("gate#2") == 6
    assert battle.table.magic == [5, 5]
