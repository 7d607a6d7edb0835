"""The cards of the Cave Goblins."""

from __future__ import annotations

from herna.games.summoner_wars.rules.zones import gain_ability
from tests.kit.battle import NORTH, SOUTH, GivenBattle, M

# Sly, the ability of Sneeks


def test_sneeks_swaps_places_with_a_0_cost_unit_anywhere() -> None:
    battle = GivenBattle(
        south={"sneeks": (1, 1), "horde-slinger": (7, 6), "blarf": (2, 2), "smeg": (3, 3), "horde-climber": (1, 2)}
        | {"horde-clinger": (4, 4), "beast-rider": (5, 5), "the-eater": (3, 1), "gate": (1, 6)},
        north={"svara": (8, 6), "horde-slinger#2": (6, 1)},
        boost={"horde-slinger": 1},
        damage={"sneeks": 2},
    ).chooses("suffer")

    battle.chooses("use sneeks sly")
    assert battle.offered() == {
        "target horde-slinger",
        "target blarf",
        "target smeg",
        "target horde-climber",
        "target horde-clinger",
    }
    battle.chooses("target horde-slinger")

    assert battle.at("sneeks") == (7, 6)
    assert battle.at("horde-slinger") == (1, 1)
    assert battle.damage("sneeks") == 2
    assert battle.boost("horde-slinger") == 1


def test_sly_is_used_once_per_turn() -> None:
    battle = GivenBattle(south={"sneeks": (1, 1), "horde-climber": (5, 5)}, north={"svara": (8, 6)})

    battle.chooses("use sneeks sly", "target horde-climber")

    assert not battle.offers("use")


def test_sly_may_be_used_between_attacks_and_both_keep_their_attack_status() -> None:
    """CR-12."""
    battle = GivenBattle(
        south={"sneeks": (1, 1), "horde-climber": (6, 6)},
        north={"svara": (7, 6), "ollag": (1, 2)},
        dice=(M,),
    )

    battle.chooses("attack horde-climber svara", "use sneeks sly", "target horde-climber")

    assert battle.offers("attack sneeks") == {"svara"}
    assert not battle.offers("attack horde-climber")


def test_sly_is_not_offered_without_a_0_cost_unit_nor_in_another_phase_nor_in_the_enemys_turn() -> None:
    nobody = GivenBattle(south={"sneeks": (1, 1), "beast-rider": (5, 5)}, north={"svara": (8, 6)})
    assert not nobody.offers("use")

    for phase in ("summon", "move", "build", "magic"):
        other = GivenBattle(south={"sneeks": (1, 1), "horde-climber": (5, 5)}, north={"svara": (8, 6)}, phase=phase)
        assert not other.offers("use")

    enemys = GivenBattle(south={"sneeks": (1, 1), "horde-climber": (5, 5)}, north={"svara": (8, 6)}, active=NORTH)
    assert not enemys.offers("use")


def test_a_swap_is_not_answered_by_engage() -> None:
    """CR-13."""
    battle = GivenBattle(
        south={"sneeks": (4, 4), "horde-climber": (1, 1)}, north={"svara": (8, 6), "citadel-knight": (5, 4)}
    )

    battle.chooses("use sneeks sly", "target horde-climber")

    assert battle.damage("sneeks") == battle.damage("horde-climber") == 0


# Beast Rider: Charge


def test_beast_rider_charges_1_to_4_clear_straight_spaces_in_one_move() -> None:
    """SW-DX-15."""
    battle = GivenBattle(south={"beast-rider": (2, 3)}, phase="move")
    upwards = {"3,3", "4,3", "5,3", "6,3"}
    assert battle.offers("charge beast-rider") == upwards | {"1,3", "2,2", "2,1", "2,4", "2,5", "2,6"}

    battle.chooses("charge beast-rider 6,3")

    assert battle.at("beast-rider") == (6, 3)
    assert battle.strength("beast-rider") == 4
    assert battle.table.moved == (battle["beast-rider"],)
    assert not battle.offers("charge")
    assert not battle.offers("move beast-rider")


def test_charge_adds_strength_from_3_spaces_on() -> None:
    strengths = {}
    for space in ("3,3", "4,3", "5,3", "6,3"):
        battle = GivenBattle(south={"beast-rider": (2, 3)}, phase="move")
        strengths[space] = battle.chooses(f"charge beast-rider {space}").strength("beast-rider")

    assert strengths == {"3,3": 3, "4,3": 3, "5,3": 4, "6,3": 4}


def test_an_object_in_the_way_stops_a_charge() -> None:
    """SW-DX-15."""
    battle = GivenBattle(south={"beast-rider": (2, 3), "gate": (4, 3)}, phase="move")

    charges = battle.offers("charge beast-rider")

    assert "3,3" in charges
    assert not charges & {"4,3", "5,3", "6,3"}


def test_a_beast_rider_may_still_move_normally_and_is_then_no_stronger() -> None:
    battle = GivenBattle(south={"beast-rider": (2, 3)}, phase="move")

    battle.chooses("move beast-rider 3,3", "step 4,3")

    assert battle.at("beast-rider") == (4, 3)
    assert battle.strength("beast-rider") == 3


def test_the_strength_of_a_charge_ends_with_the_turn() -> None:
    battle = GivenBattle(south={"beast-rider": (2, 3)}, phase="move")

    battle.chooses("charge beast-rider 5,3", *["end_phase"] * 4)

    assert battle.table.active == NORTH
    assert battle.strength("beast-rider") == 3


def test_fewer_spaces_lower_a_charge_and_extra_spaces_do_not_raise_it() -> None:
    """CR-20."""
    battle = GivenBattle(south={"beast-rider": (1, 3), "beast-rider#2": (1, 5)}, phase="move")
    gain_ability(battle.table, battle["beast-rider"], ("slow",))
    gain_ability(battle.table, battle["beast-rider#2"], ("flight",))

    assert battle.offers("charge beast-rider ") >= {"2,3", "3,3", "4,3"}
    assert "5,3" not in battle.offers("charge beast-rider ")
    assert "5,5" in battle.offers("charge beast-rider#2")
    assert "6,5" not in battle.offers("charge beast-rider#2")


def test_a_normal_move_of_3_straight_spaces_makes_it_stronger_too_and_a_bent_one_does_not() -> None:
    straight = GivenBattle(south={"beast-rider": (2, 3)}, phase="move")
    gain_ability(straight.table, straight["beast-rider"], ("flight",))
    straight.chooses("move beast-rider 3,3", "step 4,3", "step 5,3")
    assert straight.strength("beast-rider") == 4

    bent = GivenBattle(south={"beast-rider": (2, 3)}, phase="move")
    gain_ability(bent.table, bent["beast-rider"], ("flight",))
    bent.chooses("move beast-rider 3,3", "step 4,3", "step 4,4")
    assert bent.strength("beast-rider") == 3


# Horde Climber: Climb


def test_a_climber_moves_3_spaces_through_structures_of_both_sides() -> None:
    battle = GivenBattle(south={"horde-climber": (3, 3), "gate": (4, 3)}, north={"gate#2": (5, 3)}, phase="move")

    battle.chooses("move horde-climber 4,3", "step 5,3")

    assert battle.offered() == {"step 6,3", "step 5,2", "step 5,4"}
    battle.chooses("step 6,3")
    assert battle.at("horde-climber") == (6, 3)
    assert battle.damage("gate#2") == 0


def test_a_climber_may_pass_an_ice_golem() -> None:
    """CR-19, SW-GAP-35."""
    battle = GivenBattle(south={"horde-climber": (3, 3)}, north={"ice-golem": (4, 3)}, phase="move")

    battle.chooses("move horde-climber 4,3", "step 5,3", "stop")

    assert battle.at("horde-climber") == (5, 3)


def test_a_climber_may_neither_pass_units_nor_end_on_a_structure() -> None:
    battle = GivenBattle(
        south={"horde-climber": (1, 3), "gate": (1, 4), "gate#2": (1, 5), "gate#3": (2, 4), "smeg": (1, 2)}
        | {"gate#4": (1, 6), "gate#5": (2, 5)},
        north={"beast-rider": (2, 3)},
        phase="move",
    )

    assert battle.offers("move horde-climber") == {"1,4"}
    battle.chooses("move horde-climber 1,4")

    # two more gates lie beyond it, and only behind one of them is an empty space within 3
    assert battle.offered() == {"step 1,3", "step 2,4"}


# Horde Clinger: Immobile, Cling


def test_a_clinger_cannot_move_but_can_be_forced_and_swapped() -> None:
    battle = GivenBattle(
        south={"sneeks": (1, 1), "horde-clinger": (3, 3)},
        north={"svara": (8, 6)},
        phase="move",
        hands={SOUTH: "sneak"},
    )
    assert not battle.offers("move horde-clinger")

    battle.chooses("play sneak", "target horde-clinger", "force horde-clinger 4,3")
    assert battle.at("horde-clinger") == (4, 3)

    battle.ends_phases_until("attack").chooses("use sneeks sly", "target horde-clinger")
    assert battle.at("horde-clinger") == (1, 1)


def test_an_immobile_unit_cannot_do_something_instead_of_moving() -> None:
    """SW-MOVE-14."""
    battle = GivenBattle(south={"horde-clinger": (3, 3)}, phase="move")

    gain_ability(battle.table, battle["horde-clinger"], ("prepare",))

    assert not battle.offers("instead_of_moving")


def test_a_clinger_may_follow_an_own_unit_that_began_its_move_beside_it() -> None:
    battle = GivenBattle(south={"beast-rider": (2, 3), "horde-clinger": (2, 4), "gate": (5, 3)}, phase="move")

    battle.chooses("charge beast-rider 4,3")

    assert battle.offered() == {"to 3,3", "to 4,2", "to 4,4", "decline"}
    battle.chooses("to 4,4")
    assert battle.at("horde-clinger") == (4, 4)
    assert battle.table.moved == (battle["beast-rider"],)


def test_a_clinger_need_not_follow() -> None:
    battle = GivenBattle(south={"beast-rider": (2, 3), "horde-clinger": (2, 4)}, phase="move")

    battle.chooses("charge beast-rider 4,3", "decline")

    assert battle.at("horde-clinger") == (2, 4)


def test_a_clinger_follows_no_unit_that_only_came_to_it_nor_one_that_began_diagonally() -> None:
    battle = GivenBattle(south={"beast-rider": (2, 2), "horde-climber": (3, 5), "horde-clinger": (2, 4)}, phase="move")

    battle.chooses("charge beast-rider 2,3")
    assert "end_phase" in battle.offered()

    battle.chooses("move horde-climber 4,5", "stop")
    assert "end_phase" in battle.offered()


def test_a_unit_that_gained_cling_does_not_follow_itself() -> None:
    battle = GivenBattle(south={"beast-rider": (2, 3)}, phase="move")
    gain_ability(battle.table, battle["beast-rider"], ("cling",))

    battle.chooses("charge beast-rider 3,3")

    assert "end_phase" in battle.offered()


def test_a_clinger_follows_no_enemy() -> None:
    battle = GivenBattle(south={"horde-clinger": (4, 4)}, north={"beast-rider": (5, 4)}, phase="move", active=NORTH)

    battle.chooses("charge beast-rider 7,4")

    assert battle.asked() == NORTH
    assert "end_phase" in battle.offered()


def test_a_clinger_follows_neither_a_forced_unit_nor_one_that_fell_on_its_way() -> None:
    """SW-FORCE-02, SW-GAP-27."""
    battle = GivenBattle(
        south={"horde-climber": (4, 4), "horde-slinger": (2, 4), "horde-clinger": (3, 4)},
        north={"citadel-knight": (4, 5)},
        phase="move",
        hands={SOUTH: "sneak"},
        damage={"horde-climber": 2},
    )

    battle.chooses("play sneak", "target horde-slinger", "force horde-slinger 1,4", "done")
    assert "end_phase" in battle.offered()

    battle.chooses("move horde-climber 4,3")
    assert battle.in_discard("horde-climber")
    assert "end_phase" in battle.offered()


def test_a_clinger_without_an_empty_space_beside_the_moved_unit_stays() -> None:
    """CR-01."""
    battle = GivenBattle(
        south={"svara": (8, 1), "horde-climber": (1, 1), "horde-clinger": (2, 1)}
        | {"gate": (1, 2), "gate#2": (2, 3), "gate#3": (1, 4)},
        phase="move",
    )

    battle.chooses("move horde-climber 1,2", "step 1,3")

    assert battle.at("horde-climber") == (1, 3)
    assert "end_phase" in battle.offered()


def test_several_clingers_follow_the_same_move_one_after_another() -> None:
    """CR-11."""
    battle = GivenBattle(
        south={"beast-rider": (2, 3), "horde-clinger": (2, 4), "horde-clinger#2": (2, 2)}, phase="move"
    )

    battle.chooses("charge beast-rider 4,3")
    assert battle.offered() == {"resolve horde-clinger cling", "resolve horde-clinger#2 cling"}
    battle.chooses("resolve horde-clinger#2 cling", "to 4,4")

    assert battle.offers("to") == {"5,3", "3,3", "4,2"}
    battle.chooses("to 3,3")
    assert battle.at("horde-clinger#2") == (4, 4)
    assert battle.at("horde-clinger") == (3, 3)


def test_one_clinger_may_follow_each_of_several_moves() -> None:
    """CR-11."""
    battle = GivenBattle(south={"beast-rider": (2, 3), "horde-climber": (4, 5), "horde-clinger": (2, 4)}, phase="move")

    battle.chooses("charge beast-rider 4,3", "to 4,4", "move horde-climber 5,5", "stop", "to 6,5")

    assert battle.at("horde-clinger") == (6, 5)


def test_placing_a_clinger_is_not_answered_by_engage() -> None:
    """CR-13."""
    battle = GivenBattle(
        south={"beast-rider": (2, 3), "horde-clinger": (2, 4)}, north={"citadel-knight": (2, 5)}, phase="move"
    )

    battle.chooses("charge beast-rider 4,3", "to 5,3")

    assert battle.damage("horde-clinger") == 0
