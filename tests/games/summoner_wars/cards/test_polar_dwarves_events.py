"""The events of the Polar Dwarves."""

from __future__ import annotations

from tests.kit.battle import NORTH, SOUTH, GivenBattle

# Ice Ram


def test_after_a_structure_moves_ice_ram_damages_a_unit_beside_it_and_may_force_it() -> None:
    battle = GivenBattle(
        south={"ice-golem": (3, 3), "frost-mage": (4, 4), "gate": (4, 2)},
        north={"beast-rider": (5, 3), "the-eater": (2, 3)},
        phase="summon",
        hands={SOUTH: "ice-ram"},
    )

    battle.chooses("play ice-ram", "end_phase", "move ice-golem 4,3")

    assert battle.offered() == {"target frost-mage", "target beast-rider", "decline"}
    battle.chooses("target beast-rider")
    assert battle.damage("beast-rider") == 1
    assert battle.offered() == {
        "force beast-rider 6,3",
        "force beast-rider 5,2",
        "force beast-rider 5,4",
        "decline",
    }
    battle.chooses("force beast-rider 6,3")
    assert battle.at("beast-rider") == (6, 3)
    assert "end_phase" in battle.offered()


def test_the_unit_that_was_rammed_need_not_be_forced() -> None:
    battle = GivenBattle(
        south={"ice-golem": (3, 3)}, north={"beast-rider": (5, 3)}, phase="summon", hands={SOUTH: "ice-ram"}
    )

    battle.chooses("play ice-ram", "end_phase", "move ice-golem 4,3", "target beast-rider", "decline")

    assert battle.at("beast-rider") == (5, 3)
    assert battle.damage("beast-rider") == 1


def test_ice_ram_may_be_declined() -> None:
    battle = GivenBattle(
        south={"ice-golem": (3, 3)}, north={"beast-rider": (5, 3)}, phase="summon", hands={SOUTH: "ice-ram"}
    )

    battle.chooses("play ice-ram", "end_phase", "move ice-golem 4,3", "decline")

    assert battle.damage("beast-rider") == 0
    assert "end_phase" in battle.offered()


def test_a_unit_that_ice_ram_eliminates_pays_magic_and_is_not_forced() -> None:
    """SW-DMG-07."""
    battle = GivenBattle(
        south={"ice-golem": (3, 3)}, north={"horde-slinger": (5, 3)}, phase="summon", hands={SOUTH: "ice-ram"}
    )

    battle.chooses("play ice-ram", "end_phase", "move ice-golem 4,3", "target horde-slinger")

    assert battle.in_discard("horde-slinger")
    assert battle.table.magic == [6, 5]
    assert "end_phase" in battle.offered()


def test_forcing_an_ice_golem_with_ice_ram_triggers_it_again() -> None:
    battle = GivenBattle(
        south={"ice-golem": (3, 3), "ice-golem#2": (5, 3)},
        north={"beast-rider": (6, 4)},
        phase="summon",
        hands={SOUTH: "ice-ram"},
    )

    battle.chooses("play ice-ram", "end_phase", "move ice-golem 4,3", "target ice-golem#2", "force ice-golem#2 5,4")

    assert battle.damage("ice-golem#2") == 1
    assert battle.offered() == {"target beast-rider", "decline"}


def test_a_structure_forced_by_svara_triggers_ice_ram_and_svara_forced_by_it_shifts_nothing() -> None:
    """SW-GAP-05; being forced is not a move."""
    battle = GivenBattle(south={"svara": (2, 3), "gate": (2, 5)}, phase="summon", hands={SOUTH: "ice-ram"})

    battle.chooses("play ice-ram", "end_phase", "move svara 3,3", "step 2,3", "target gate", "force gate 2,4")
    battle.chooses("target svara", "force svara 1,3")

    assert battle.damage("svara") == 1
    assert battle.at("svara") == (1, 3)
    assert "end_phase" in battle.offered()


def test_an_enemy_structure_in_the_enemys_turn_triggers_ice_ram_and_its_player_decides() -> None:
    """SW-TIME-15."""
    battle = GivenBattle(
        south={"frost-mage": (5, 3)}, north={"ice-golem": (7, 3)}, phase="summon", hands={SOUTH: "ice-ram"}
    )
    battle.chooses("play ice-ram", "end_phase", "end_phase", "end_phase", "end_phase", "end_phase")
    assert battle.table.active == NORTH

    battle.chooses("end_phase", "move ice-golem 6,3")

    assert battle.asked() == SOUTH
    assert battle.offered() == {"target frost-mage", "decline"}
    battle.chooses("decline")
    assert battle.asked() == NORTH


def test_ice_ram_ignores_what_is_no_structure_and_what_is_built() -> None:
    battle = GivenBattle(
        south={"frost-mage": (3, 3)},
        north={"beast-rider": (3, 5)},
        phase="summon",
        hands={SOUTH: "ice-ram gate"},
    )

    battle.chooses("play ice-ram", "end_phase", "move frost-mage 3,4", "stop")
    assert "end_phase" in battle.offered()

    battle.chooses("end_phase", "build gate 2,5")
    assert "end_phase" in battle.offered()
    assert battle.damage("beast-rider") == 0


def test_ice_ram_with_no_unit_beside_the_structure_asks_nothing() -> None:
    battle = GivenBattle(south={"ice-golem": (3, 3), "gate": (4, 2)}, phase="summon", hands={SOUTH: "ice-ram"})

    battle.chooses("play ice-ram", "end_phase", "move ice-golem 4,3")

    assert "end_phase" in battle.offered()


def test_ice_ram_is_over_at_the_start_of_its_players_next_turn() -> None:
    """SW-EVT-06."""
    battle = GivenBattle(
        south={"ice-golem": (3, 3)}, north={"beast-rider": (5, 3)}, phase="summon", hands={SOUTH: "ice-ram"}
    )
    battle.chooses("play ice-ram")
    assert battle.table.events[SOUTH] == (battle["ice-ram"],)

    battle.chooses(*["end_phase"] * 10)
    assert battle.in_discard("ice-ram")

    battle.chooses("end_phase", "move ice-golem 4,3")
    assert "end_phase" in battle.offered()


# Parapet


def test_own_units_attack_through_a_parapet_which_still_counts_as_distance() -> None:
    """SW-ATK-20."""
    battle = GivenBattle(
        south={"frost-mage": (2, 3), "parapet": (3, 3), "frost-mage#2": (1, 5), "parapet#2": (3, 5)},
        north={"beast-rider": (4, 3), "beast-rider#2": (5, 5)},
    )

    assert battle.offers("attack frost-mage ") == {"parapet", "beast-rider"}
    assert battle.offers("attack frost-mage#2") == {"parapet#2"}


def test_an_attack_goes_through_two_parapets_in_a_line() -> None:
    battle = GivenBattle(
        south={"frost-mage": (2, 3), "parapet": (3, 3), "parapet#2": (4, 3)}, north={"beast-rider": (5, 3)}
    )

    assert battle.offers("attack frost-mage") == {"parapet", "parapet#2", "beast-rider"}


def test_enemies_do_not_attack_through_a_parapet() -> None:
    battle = GivenBattle(south={"frost-mage": (2, 3), "parapet": (3, 3)}, north={"horde-slinger": (4, 3)}, active=NORTH)

    assert battle.offers("attack horde-slinger") == {"parapet"}


def test_melee_units_never_attack_through_a_parapet() -> None:
    """SW-EX-27."""
    battle = GivenBattle(south={"ollag": (2, 3), "parapet": (3, 3)}, north={"beast-rider": (4, 3)})

    assert battle.offers("attack ollag") == {"parapet"}


def test_a_parapet_is_built_and_stays_on_the_battlefield() -> None:
    """SW-BUILD-05, SW-GAP-14."""
    battle = GivenBattle(south={}, phase="build", hands={SOUTH: "parapet"})
    assert not battle.offers("play")

    battle.chooses("build parapet 3,3")

    assert battle.at("parapet") == (3, 3)
    assert battle.life("parapet") == 5
    assert not battle.in_discard("parapet")


# Ice Repair


def test_ice_repair_removes_up_to_2_damage_from_each_own_structure() -> None:
    battle = GivenBattle(
        south={"gate": (8, 1), "ice-golem": (3, 3), "parapet": (3, 4), "frost-mage": (4, 4)},
        north={"gate#2": (5, 5)},
        phase="move",
        hands={SOUTH: "ice-repair"},
        damage={"gate": 3, "ice-golem": 1, "parapet": 2, "frost-mage": 2, "gate#2": 2},
    )

    battle.chooses("play ice-repair")

    assert battle.damage("gate") == 1
    assert battle.damage("ice-golem") == battle.damage("parapet") == 0
    assert battle.damage("frost-mage") == battle.damage("gate#2") == 2
    assert battle.in_discard("ice-repair")


# Glacial Shift


def test_glacial_shift_forces_up_to_3_own_structures_near_the_summoner_1_or_2_spaces_each() -> None:
    battle = GivenBattle(
        south={"svara": (2, 3), "gate": (3, 5), "ice-golem": (4, 2), "parapet": (2, 5), "gate#2": (1, 3)}
        | {"gate#3": (6, 3), "frost-mage": (3, 3)},
        north={"gate#4": (2, 4)},
        phase="build",
        hands={SOUTH: "glacial-shift"},
    )

    battle.chooses("play glacial-shift")
    assert battle.offered() == {"pick gate", "pick ice-golem", "pick parapet", "pick gate#2", "done"}
    battle.chooses("pick gate", "pick parapet", "pick ice-golem")
    assert battle.offered() == {"target gate", "target parapet", "target ice-golem"}
    battle.chooses("target ice-golem")
    assert battle.offers("force ice-golem") == {"5,2", "6,2", "3,2", "2,2", "4,1", "4,3", "4,4"}
    battle.chooses("force ice-golem 4,4", "target parapet", "force parapet 1,5")

    # the last target is forced without a question which one it is
    assert battle.offers("force gate") == {"4,5", "5,5", "2,5", "3,4", "3,6"}
    battle.chooses("force gate 5,5")
    assert (battle.at("ice-golem"), battle.at("parapet"), battle.at("gate")) == ((4, 4), (1, 5), (5, 5))
    assert battle.in_discard("glacial-shift")


def test_glacial_shift_may_have_no_target_at_all() -> None:
    """SW-GAP-33: up to 3 may be 0."""
    battle = GivenBattle(south={"svara": (2, 3), "gate": (3, 5)}, phase="build", hands={SOUTH: "glacial-shift"})
    battle.chooses("play glacial-shift", "done")
    assert battle.at("gate") == (3, 5)
    assert battle.in_discard("glacial-shift")

    alone = GivenBattle(south={"svara": (2, 3), "gate": (6, 5)}, phase="build", hands={SOUTH: "glacial-shift"})
    alone.chooses("play glacial-shift")
    assert alone.in_discard("glacial-shift")


def test_a_target_of_glacial_shift_is_forced_although_the_summoner_is_meanwhile_farther_away() -> None:
    battle = GivenBattle(
        south={"svara": (1, 4), "gate": (1, 1), "ice-golem": (3, 3)},
        phase="summon",
        hands={SOUTH: "ice-ram glacial-shift"},
    )
    battle.chooses("play ice-ram", "end_phase", "end_phase", "play glacial-shift", "pick gate", "pick ice-golem")

    battle.chooses("target ice-golem", "force ice-golem 1,3", "target svara", "force svara 1,5")

    assert battle.offers("force gate") == {"2,1", "3,1", "1,2"}


def test_a_target_that_cannot_be_forced_stays_and_the_others_are_forced() -> None:
    """SW-GAP-10."""
    battle = GivenBattle(
        south={"svara": (2, 2), "gate": (1, 1), "ice-smith": (2, 1), "frost-mage": (1, 2), "gate#2": (2, 4)},
        phase="build",
        hands={SOUTH: "glacial-shift"},
    )

    battle.chooses("play glacial-shift", "pick gate", "pick gate#2", "target gate", "force gate#2 2,6")

    assert battle.at("gate") == (1, 1)
    assert battle.at("gate#2") == (2, 6)
