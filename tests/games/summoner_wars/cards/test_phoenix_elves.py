"""The units of the Phoenix Elves."""

from __future__ import annotations

from tests.kit.battle import MR, NORTH, RS, SOUTH, GivenBattle, M

# Queen Maldaria


def test_call_protection_spends_a_boost_to_place_an_own_common_beside_the_summoner() -> None:
    battle = GivenBattle(
        south={"maldaria": (1, 4), "ember-mage": (6, 1), "fanessa": (5, 5)},
        north={"ollag": (4, 4), "beast-rider": (7, 1)},
        dice=(MR, MR, M, M),
    )

    battle.chooses("attack maldaria ollag", "accept", "end_phase")
    assert battle.offered() == {"target ember-mage", "decline"}
    battle.chooses("target ember-mage")
    assert battle.offered() == {"to 2,4", "to 1,3", "to 1,5"}
    battle.chooses("to 1,5")

    assert battle.at("ember-mage") == (1, 5)
    assert battle.boost("maldaria") == 0
    assert battle.table.phase == "magic"


def test_call_protection_may_be_declined_and_then_costs_nothing() -> None:
    battle = GivenBattle(
        south={"maldaria": (1, 4), "ember-mage": (6, 1)},
        north={"ollag": (4, 4)},
        boost={"maldaria": 1},
        dice=(M, M, M, M),
    )

    battle.chooses("attack maldaria ollag", "decline", "end_phase", "decline")

    assert battle.at("ember-mage") == (6, 1)
    assert battle.boost("maldaria") == 1


def test_call_protection_needs_a_boost_and_an_empty_space() -> None:
    """CR-01: without an empty space the effect cannot be chosen."""
    unboosted = GivenBattle(
        south={"maldaria": (1, 4), "ember-mage": (6, 1)}, north={"ollag": (4, 4)}, dice=(M, M, M, M)
    )
    walled = GivenBattle(
        south={"maldaria": (1, 1), "gate": (1, 2), "ember-mage": (6, 1)},
        north={"ollag": (2, 1)},
        boost={"maldaria": 1},
        dice=(M, M, M, M),
    )

    unboosted.chooses("attack maldaria ollag", "decline", "end_phase")
    walled.chooses("attack maldaria ollag", "decline", "end_phase")

    assert unboosted.table.phase == walled.table.phase == "magic"


def test_call_protection_and_the_inaction_penalty_come_in_the_order_that_the_active_player_chooses() -> None:
    battle = GivenBattle(south={"maldaria": (1, 4), "ember-mage": (6, 1)}, boost={"maldaria": 1})

    battle.chooses("end_phase")

    assert battle.offered() == {"resolve maldaria call-protection", "resolve maldaria inaction"}


# Ember Archer


def test_quick_shot_damages_a_unit_of_either_side_in_a_clear_straight_line_after_a_move() -> None:
    battle = GivenBattle(
        south={"ember-archer": (3, 3), "royal-guardian": (3, 6), "gate": (1, 4)},
        north={"beast-rider": (6, 4), "ollag": (7, 4), "horde-slinger": (3, 2)},
        phase="move",
    )

    battle.chooses("move ember-archer 3,4", "stop")
    assert battle.offered() == {"target beast-rider", "target royal-guardian", "target horde-slinger", "decline"}
    battle.chooses("target beast-rider")

    assert battle.damage("beast-rider") == 1
    assert battle.told("attacked") == []


def test_quick_shot_reaches_3_spaces_and_not_behind_another_object() -> None:
    battle = GivenBattle(
        south={"ember-archer": (3, 3), "gate": (3, 5)},
        north={"beast-rider": (7, 4), "ollag": (3, 6)},
        phase="move",
    )

    battle.chooses("move ember-archer 3,4", "stop")

    assert battle.asked() == SOUTH
    assert not battle.offers("target")
    assert "end_phase" in battle.offered()


def test_quick_shot_that_eliminates_an_enemy_gains_magic() -> None:
    battle = GivenBattle(south={"ember-archer": (3, 3)}, north={"horde-slinger": (5, 4)}, phase="move")

    battle.chooses("move ember-archer 3,4", "stop", "target horde-slinger")

    assert battle.in_discard("horde-slinger")
    assert battle.table.magic == [6, 5]


# Ember Beast


def test_born_of_fire_lets_the_beast_be_summoned_beside_own_ember_units_besides_gates() -> None:
    battle = GivenBattle(
        south={"ember-mage": (4, 4), "royal-guardian": (4, 1), "gate": (1, 6)},
        north={"ember-archer": (7, 2), "beast-rider": (5, 4)},
        hands={SOUTH: "ember-beast ember-mage#2"},
        phase="summon",
    )

    assert battle.offers("summon ember-beast") == {"3,4", "4,3", "4,5", "1,5", "2,6"}
    assert battle.offers("summon ember-mage#2") == {"1,5", "2,6"}


def test_wildfire_damages_every_enemy_unit_beside_the_beast_at_the_start_of_the_own_move_phase() -> None:
    battle = GivenBattle(
        south={"ember-beast": (3, 3), "royal-guardian": (2, 3)},
        north={"beast-rider": (3, 4), "gate": (4, 3), "ollag": (3, 2), "horde-climber": (4, 4)},
        phase="move",
    )

    assert battle.damage("beast-rider") == battle.damage("ollag") == 1
    assert battle.damage("gate") == battle.damage("royal-guardian") == battle.damage("horde-climber") == 0


def test_wildfire_does_nothing_in_other_phases_and_in_the_opponents_move_phase() -> None:
    building = GivenBattle(south={"ember-beast": (3, 3)}, north={"beast-rider": (3, 4)}, phase="build")
    theirs = GivenBattle(south={"ember-beast": (3, 3)}, north={"beast-rider": (3, 4)}, phase="move", active=NORTH)

    assert building.damage("beast-rider") == theirs.damage("beast-rider") == 0


def test_units_that_wildfire_damages_fall_together() -> None:
    """SW-GAP-28: all damage is added first."""
    battle = GivenBattle(
        south={"ember-beast": (3, 3)}, north={"horde-slinger": (3, 4), "horde-slinger#2": (3, 2)}, phase="move"
    )

    assert [told[0] for told in battle.told("damaged")] == [battle["horde-slinger#2"], battle["horde-slinger"]]
    assert battle.in_discard("horde-slinger")
    assert battle.in_discard("horde-slinger#2")
    assert battle.table.magic == [7, 5]


def test_the_active_player_orders_the_wildfires_of_two_beasts() -> None:
    battle = GivenBattle(
        south={"ember-beast": (3, 3), "ember-beast#2": (3, 5)}, north={"beast-rider": (3, 4)}, phase="move"
    )

    battle.chooses("resolve ember-beast#2 wildfire")

    assert battle.damage("beast-rider") == 2


# Royal Guardian


def test_shove_may_force_the_enemy_common_or_champion_that_was_attacked() -> None:
    battle = GivenBattle(
        south={"royal-guardian": (3, 3), "ember-mage": (4, 2)}, north={"beast-rider": (4, 3)}, dice=(M,)
    )

    battle.chooses("attack royal-guardian beast-rider")
    assert battle.asked() == SOUTH
    assert battle.offered() == {"force beast-rider 5,3", "force beast-rider 4,4", "decline"}
    battle.chooses("force beast-rider 5,3")

    assert battle.at("beast-rider") == (5, 3)


def test_a_step_away_by_shove_is_answered_by_engage() -> None:
    """CR-13: forced steps trigger Engage; Royal Guardian has both."""
    battle = GivenBattle(south={"royal-guardian": (3, 3)}, north={"ollag": (4, 3)}, dice=(M,))

    battle.chooses("attack royal-guardian ollag", "force ollag 5,3")

    assert battle.damage("ollag") == 2


def test_shove_may_be_declined() -> None:
    battle = GivenBattle(south={"royal-guardian": (3, 3)}, north={"ollag": (4, 3)}, dice=(M,))

    battle.chooses("attack royal-guardian ollag", "decline")

    assert battle.at("ollag") == (4, 3)


def test_shove_does_not_force_summoners_structures_own_units_or_what_has_fallen() -> None:
    def after_attack(target: str, side: int) -> GivenBattle:
        sides: list[dict[str, tuple[int, int]]] = [{"royal-guardian": (3, 3)}, {}]
        sides[side][target] = (4, 3)
        battle = GivenBattle(south=sides[0], north=sides[1], dice=(M,))
        return battle.chooses(f"attack royal-guardian {target}")

    for target, side in (("sneeks", NORTH), ("gate", NORTH), ("ember-mage", SOUTH), ("horde-slinger", NORTH)):
        assert "end_phase" in after_attack(target, side).offered()


# Fanessa


def test_riposte_damages_an_adjacent_enemy_that_has_attacked_fanessa() -> None:
    battle = GivenBattle(south={"fanessa": (3, 3)}, north={"beast-rider": (4, 3)}, active=NORTH, dice=(M, M, M))

    battle.chooses("attack beast-rider fanessa")

    assert battle.damage("fanessa") == 3
    assert battle.damage("beast-rider") == 1


def test_riposte_that_eliminates_the_attacker_gains_magic_for_fanessas_player() -> None:
    battle = GivenBattle(
        south={"fanessa": (3, 3)},
        north={"beast-rider": (4, 3)},
        damage={"beast-rider": 2},
        active=NORTH,
        dice=(M, M, M),
    )

    battle.chooses("attack beast-rider fanessa")

    assert battle.in_discard("beast-rider")
    assert battle.table.magic == [6, 5]


def test_riposte_does_not_answer_an_attack_from_afar() -> None:
    battle = GivenBattle(south={"fanessa": (3, 3)}, north={"horde-slinger": (5, 3)}, active=NORTH, dice=(MR, MR))

    battle.chooses("attack horde-slinger fanessa")

    assert battle.damage("fanessa") == 2
    assert battle.at("horde-slinger") == (5, 3)


def test_riposte_does_not_answer_own_units_nor_when_fanessa_has_fallen() -> None:
    own = GivenBattle(south={"fanessa": (3, 3), "ember-beast": (3, 4)}, dice=(M, M, M))
    fallen = GivenBattle(
        south={"fanessa": (3, 3)},
        north={"beast-rider": (4, 3)},
        damage={"fanessa": 7},
        active=NORTH,
        dice=(M, M, M),
    )

    own.chooses("attack ember-beast fanessa")
    fallen.chooses("attack beast-rider fanessa")

    assert own.damage("ember-beast") == fallen.damage("beast-rider") == 0
    assert fallen.in_discard("fanessa")


def test_fanessa_does_not_strike_back_at_whoever_has_captured_her() -> None:
    """SW-GAP-36: her new Summoner is no enemy of hers any more."""
    battle = GivenBattle(
        south={"fanessa": (3, 3)}, north={"tacullu": (4, 3)}, damage={"fanessa": 8}, active=NORTH, dice=(MR, MR, MR)
    )

    battle.chooses("attack tacullu fanessa", "accept")

    assert battle.damage("tacullu") == 0


def test_fanessa_strikes_back_at_whoever_could_have_captured_her_and_did_not_hit_hard_enough() -> None:
    battle = GivenBattle(south={"fanessa": (3, 3)}, north={"tacullu": (4, 3)}, active=NORTH, dice=(MR, MR, MR))

    battle.chooses("attack tacullu fanessa")

    assert battle.damage("tacullu") == 1


# Fire Drake


def test_protector_lets_the_drake_be_summoned_beside_the_own_summoner_besides_gates() -> None:
    battle = GivenBattle(
        south={"maldaria": (5, 3), "gate": (1, 1), "ember-mage": (5, 4)},
        hands={SOUTH: "fire-drake"},
        magic=(8, 5),
        phase="summon",
    )

    assert battle.offers("summon fire-drake") == {"4,3", "6,3", "5,2", "1,2", "2,1"}


def test_fire_breath_attacks_through_units_and_special_symbols_burn_those_in_between() -> None:
    battle = GivenBattle(
        south={"fire-drake": (2, 3), "royal-guardian": (3, 3)},
        north={"beast-rider": (4, 3), "ollag": (5, 3)},
        dice=(RS, RS, MR, M),
    )

    assert battle.offers("attack fire-drake") == {"royal-guardian", "beast-rider", "ollag"}
    battle.chooses("attack fire-drake ollag")

    assert battle.damage("ollag") == 3
    assert battle.damage("royal-guardian") == battle.damage("beast-rider") == 2


def test_fire_breath_without_special_symbols_burns_nobody_in_between() -> None:
    battle = GivenBattle(
        south={"fire-drake": (2, 3)}, north={"beast-rider": (4, 3), "ollag": (5, 3)}, dice=(MR, MR, MR, M)
    )

    battle.chooses("attack fire-drake ollag")

    assert battle.damage("ollag") == 3
    assert battle.damage("beast-rider") == 0


def test_fire_breath_does_not_go_through_structures_but_through_an_ice_golem() -> None:
    """CR-19: a two-class card is a unit wherever a text says unit."""
    gate = GivenBattle(south={"fire-drake": (2, 3), "gate": (3, 3)}, north={"ollag": (5, 3)})
    golem = GivenBattle(south={"fire-drake": (2, 3)}, north={"ice-golem": (3, 3), "ollag": (5, 3)})

    assert gate.offers("attack fire-drake") == {"gate"}
    assert golem.offers("attack fire-drake") == {"ice-golem", "ollag"}


def test_fire_breath_eliminates_units_in_between_in_the_same_batch_with_magic_for_enemies_only() -> None:
    battle = GivenBattle(
        south={"fire-drake": (2, 3), "ember-archer": (3, 3)},
        north={"beast-rider": (4, 3), "horde-slinger": (5, 3)},
        damage={"beast-rider": 1},
        dice=(RS, RS, MR, M),
    )

    battle.chooses("attack fire-drake horde-slinger")

    assert battle.table.units(SOUTH) == [battle["svara"], battle["fire-drake"]]
    assert battle.table.units(NORTH) == [battle["sneeks"]]
    assert battle.table.magic == [7, 5]


# Holleas


def test_fiery_summon_lets_ember_units_be_summoned_beside_holleas() -> None:
    battle = GivenBattle(
        south={"holleas": (5, 3), "gate": (1, 1)},
        north={"beast-rider": (6, 3)},
        hands={SOUTH: "ember-mage royal-guardian"},
        phase="summon",
    )

    assert battle.offers("summon ember-mage") == {"4,3", "5,2", "5,4", "1,2", "2,1"}
    assert battle.offers("summon royal-guardian") == {"1,2", "2,1"}


def test_ignite_gives_strength_to_own_ember_units_beside_holleas() -> None:
    battle = GivenBattle(
        south={"holleas": (4, 3), "ember-mage": (4, 4), "ember-archer": (5, 4), "royal-guardian": (3, 3)},
        north={"ember-beast": (5, 3)},
    )

    assert battle.strength("ember-mage") == 3
    assert battle.strength("ember-archer") == 2
    assert battle.strength("royal-guardian") == 1
    assert battle.strength("ember-beast") == 3
    assert battle.strength("holleas") == 3
