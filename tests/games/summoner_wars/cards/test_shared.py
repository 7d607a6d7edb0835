"""Abilities that several factions share."""

from __future__ import annotations

import pytest

from tests.kit.battle import MR, NORTH, SOUTH, GivenBattle, M


def test_momentum_boosts_once_a_turn_after_attacking_an_enemy_unit() -> None:
    battle = GivenBattle(south={"jarmund": (3, 3)}, north={"beast-rider": (5, 3)}, dice=(6, 6, 6))

    battle.chooses("attack jarmund beast-rider", "accept")

    assert battle.boost("jarmund") == 1


def test_swift_shot_spends_a_boost_for_an_extra_attack_outside_the_limit() -> None:
    battle = GivenBattle(
        south={"border-archer": (3, 3)}, north={"ollag": (5, 3)}, boost={"border-archer": 1}, dice=(MR, MR, MR, MR)
    )

    battle.chooses("attack border-archer ollag", "accept", "attack border-archer ollag")

    assert battle.damage("ollag") == 4
    assert battle.boost("border-archer") == 0
    assert battle.table.attack_slots == 1
    assert not battle.offers("attack border-archer")


# Engage


def test_engage_damages_an_enemy_unit_on_every_step_away_from_an_adjacent_space() -> None:
    battle = GivenBattle(south={"beast-rider": (4, 3)}, north={"royal-guardian": (5, 3)}, phase="move")

    battle.chooses("move beast-rider 3,3", "step 2,3")

    assert battle.damage("beast-rider") == 1  # the second step began beyond its reach


def test_engage_answers_each_step_separately() -> None:
    """SW-GAP-20: from one Royal Guardian to the next, and away from that one too."""
    battle = GivenBattle(
        south={"ollag": (4, 3)}, north={"royal-guardian": (5, 3), "royal-guardian#2": (3, 4)}, phase="move"
    )

    battle.chooses("move ollag 3,3", "step 2,3")

    assert battle.damage("ollag") == 2


def test_engage_does_not_answer_a_step_from_afar_an_own_unit_or_its_own_move() -> None:
    from_afar = GivenBattle(south={"ollag": (4, 3)}, north={"royal-guardian": (6, 3)}, phase="move")
    own = GivenBattle(south={"ember-mage": (4, 3), "royal-guardian": (5, 3)}, phase="move")
    itself = GivenBattle(south={"royal-guardian": (4, 3)}, north={"ollag": (5, 3)}, phase="move")

    from_afar.chooses("move ollag 5,3", "stop")
    own.chooses("move ember-mage 3,3", "stop")
    itself.chooses("move royal-guardian 3,3", "stop")

    assert from_afar.damage("ollag") == own.damage("ember-mage") == itself.damage("ollag") == 0


def test_a_unit_that_engage_eliminates_stops_there_and_its_move_has_no_consequences() -> None:
    """SW-GAP-27; the magic goes to whoever controls the unit that engages."""
    battle = GivenBattle(
        south={"ember-archer": (4, 3)},
        north={"royal-guardian": (5, 3), "ollag": (3, 5)},
        damage={"ember-archer": 1},
        phase="move",
    )

    battle.chooses("move ember-archer 3,3")

    assert battle.in_discard("ember-archer")
    assert battle.damage("ollag") == 0
    assert battle.table.magic == [5, 6]
    assert "end_phase" in battle.offered()


def test_engage_answers_a_forced_step() -> None:
    """CR-13."""
    battle = GivenBattle(
        south={"royal-guardian": (3, 3), "royal-guardian#2": (4, 4)}, north={"ollag": (4, 3)}, dice=(M,)
    )

    battle.chooses("attack royal-guardian ollag", "force ollag 5,3")

    assert battle.damage("ollag") == 3  # 1 by the attack, 1 by each Royal Guardian


# Trample


def test_trample_goes_through_commons_of_both_sides_and_damages_them_after_the_move() -> None:
    battle = GivenBattle(
        south={"bear-cavalry": (3, 3), "frost-mage": (3, 4)}, north={"beast-rider": (4, 3)}, phase="move"
    )

    battle.chooses("move bear-cavalry 4,3")
    assert battle.offered() == {"step 5,3", "step 4,2", "step 4,4", "step 3,3"}  # it cannot stop on the Beast Rider
    assert battle.damage("beast-rider") == 0
    battle.chooses("step 5,3")

    assert battle.at("bear-cavalry") == (5, 3)
    assert battle.damage("beast-rider") == 1
    assert battle.damage("frost-mage") == 0


def test_trample_damages_own_commons_too() -> None:
    battle = GivenBattle(south={"bear-cavalry": (3, 3), "frost-mage": (3, 4)}, phase="move")

    battle.chooses("move bear-cavalry 3,4", "step 3,5")

    assert battle.damage("frost-mage") == 1


def test_trample_does_not_go_through_champions_summoners_and_structures_but_through_an_ice_golem() -> None:
    """SW-GAP-35: an Ice Golem is a common too."""
    battle = GivenBattle(
        south={"bear-cavalry": (3, 3), "ice-golem": (2, 3), "gate": (3, 2)},
        north={"ollag": (4, 3), "sneeks": (3, 4)},
        phase="move",
    )

    assert battle.offers("move bear-cavalry") == {"2,3"}


@pytest.mark.rule("SW-MOVE-08", "SW-MOVE-10")
def test_trample_twice_over_one_common_damages_it_once() -> None:
    battle = GivenBattle(south={"rhinoceros": (3, 3), "bear-cavalry": (4, 3)}, phase="move", boost={"rhinoceros": 2})

    battle.chooses("move rhinoceros 4,3", "step 5,3", "step 4,3", "step 3,3")

    assert battle.at("rhinoceros") == (3, 3)
    assert battle.damage("bear-cavalry") == 1


def test_a_common_that_trample_eliminates_gains_magic_if_it_was_an_enemy() -> None:
    battle = GivenBattle(south={"bear-cavalry": (3, 3)}, north={"horde-slinger": (4, 3)}, phase="move")

    battle.chooses("move bear-cavalry 4,3", "step 5,3")

    assert battle.in_discard("horde-slinger")
    assert battle.table.magic == [6, 5]


# Imbued Strength


def test_imbued_strength_is_1_for_each_boost_and_at_most_5() -> None:
    def strength(boost: int) -> int:
        return GivenBattle(south={"blarf": (3, 3)}, boost={"blarf": boost}, phase="build").strength("blarf")

    assert [strength(boost) for boost in (0, 1, 5, 6)] == [0, 1, 5, 5]


# Relentless


def test_relentless_units_attack_besides_the_three_and_only_once() -> None:
    battle = GivenBattle(
        south={
            "smasher": (4, 1),
            "smasher#2": (4, 2),
            "smasher#3": (4, 3),
            "smasher#4": (4, 4),
            "horde-slinger": (3, 6),
        },
        north={"gate": (5, 1), "gate#2": (5, 2), "gate#3": (5, 3), "gate#4": (5, 4), "ollag": (5, 6)},
        dice=(M,) * 14,
    )

    battle.chooses("attack horde-slinger ollag")
    assert battle.table.attack_slots == 0
    assert not battle.offers("attack horde-slinger")
    battle.chooses("attack smasher gate", "attack smasher#2 gate#2", "attack smasher#3 gate#3")

    assert battle.table.attack_slots == 3
    assert not battle.offers("attack")


def test_a_relentless_unit_may_attack_after_three_others() -> None:
    battle = GivenBattle(
        south={"smasher": (4, 1), "smasher#2": (4, 2), "smasher#3": (4, 3), "horde-slinger": (3, 6)},
        north={"gate": (5, 1), "gate#2": (5, 2), "gate#3": (5, 3), "ollag": (5, 6)},
        dice=(M,) * 12,
    )

    battle.chooses("attack smasher gate", "attack smasher#2 gate#2", "attack smasher#3 gate#3")

    assert battle.offers("attack") == {"horde-slinger ollag"}


# Prepare


def test_prepare_boosts_the_unit_instead_of_moving_it() -> None:
    """SW-MOVE-11, -12: it counts as the unit's move."""
    battle = GivenBattle(south={"border-archer": (3, 3)}, phase="move")

    battle.chooses("instead_of_moving border-archer prepare")

    assert battle.boost("border-archer") == 1
    assert battle.table.moved == (battle["border-archer"],)
    assert not battle.offers("move border-archer")
    assert not battle.offers("instead_of_moving")


def test_a_unit_that_has_moved_cannot_prepare_and_one_without_an_empty_space_can() -> None:
    """SW-MOVE-13."""
    moved = GivenBattle(south={"border-archer": (3, 3)}, phase="move")
    walled = GivenBattle(south={"border-archer": (1, 6), "gate": (1, 5)}, north={"ollag": (2, 6)}, phase="move")

    moved.chooses("move border-archer 3,4", "stop")

    assert not moved.offers("instead_of_moving")
    assert not walled.offers("move border-archer")
    assert walled.offers("instead_of_moving") == {"border-archer prepare"}


def test_a_fourth_unit_cannot_prepare() -> None:
    """SW-MOVE-11."""
    battle = GivenBattle(
        south={
            "border-archer": (3, 1),
            "border-archer#2": (3, 3),
            "border-archer#3": (3, 5),
            "border-archer#4": (1, 6),
        },
        phase="move",
    )

    battle.chooses(
        "instead_of_moving border-archer prepare",
        "instead_of_moving border-archer#2 prepare",
        "instead_of_moving border-archer#3 prepare",
    )

    assert battle.offered() == {"end_phase"}


# Far Shot


def test_far_shot_reaches_4_spaces_in_a_clear_line() -> None:
    battle = GivenBattle(
        south={"wind-archer": (2, 2), "svara": (1, 1)},
        north={"ollag": (6, 2), "gate": (2, 4), "beast-rider": (2, 6)},
    )
    too_far = GivenBattle(south={"wind-archer": (2, 2)}, north={"ollag": (7, 2)})

    assert battle.offers("attack wind-archer") == {"ollag", "gate"}
    assert not too_far.offers("attack wind-archer")


# Flight


def test_flight_goes_1_space_farther_and_through_any_objects_but_does_not_end_on_one() -> None:
    battle = GivenBattle(
        south={"gwalark": (3, 3), "gate": (4, 3)}, north={"ollag": (5, 3), "sneeks": (8, 6)}, phase="move"
    )

    battle.chooses("move gwalark 4,3")
    assert "stop" not in battle.offered()
    battle.chooses("step 5,3")
    assert "stop" not in battle.offered()
    battle.chooses("step 6,3")

    assert battle.at("gwalark") == (6, 3)
    assert battle.damage("ollag") == 0
    assert battle.asked() == SOUTH
    assert "end_phase" in battle.offered()


def test_a_flying_unit_does_not_step_onto_an_object_from_which_it_cannot_get_off() -> None:
    battle = GivenBattle(south={"gwalark": (3, 3)}, north={"ollag": (5, 2)}, phase="move")

    battle.chooses("move gwalark 3,2")
    assert battle.offers("step") == {"2,2", "4,2", "3,1", "3,3"}
    battle.chooses("step 4,2")

    assert battle.offers("step") == {"3,2", "4,1", "4,3"}


# Guarded


def test_guarded_lets_the_first_attack_of_a_turn_add_at_most_1_damage() -> None:
    battle = GivenBattle(
        south={"ember-mage": (3, 3)},
        north={"beast-rider": (4, 3), "beast-rider#2": (3, 4)},
        active=NORTH,
        dice=(M,) * 6,
    )

    battle.chooses("attack beast-rider ember-mage")
    assert battle.damage("ember-mage") == 1
    battle.chooses("attack beast-rider#2 ember-mage")

    assert battle.in_discard("ember-mage")


def test_guarded_is_used_up_by_a_first_attack_that_adds_nothing() -> None:
    battle = GivenBattle(
        south={"ember-mage": (3, 3)},
        north={"frost-shaman": (5, 3), "beast-rider": (3, 4)},
        active=NORTH,
        dice=(MR, MR, MR, M, M, M),
    )

    battle.chooses("attack frost-shaman ember-mage")
    assert battle.damage("ember-mage") == 0
    battle.chooses("attack beast-rider ember-mage")

    assert battle.in_discard("ember-mage")


def test_guarded_holds_again_in_the_next_turn_and_against_own_attacks_too() -> None:
    battle = GivenBattle(
        south={"ember-mage": (3, 3), "smasher": (3, 2)},
        north={"horde-slinger": (5, 3)},
        active=NORTH,
        dice=(M, M, M, M, M, M),
    )
    battle.chooses("attack horde-slinger ember-mage", "end_phase", "end_phase")
    assert battle.damage("ember-mage") == 0

    battle.ends_phases_until("attack").chooses("attack smasher ember-mage")

    assert battle.damage("ember-mage") == 1


def test_guarded_does_not_lessen_damage_that_is_no_attack() -> None:
    battle = GivenBattle(south={"maldaria": (1, 4)}, north={"ember-mage": (2, 4)}, hands={SOUTH: "burn"}, phase="move")

    battle.chooses("play burn", "target ember-mage")

    assert battle.in_discard("ember-mage")
