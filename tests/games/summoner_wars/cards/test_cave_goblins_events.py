"""The events of the Cave Goblins."""

from __future__ import annotations

from herna.games.summoner_wars.rules.zones import take_control, tuck
from tests.kit.battle import MR, NORTH, RS, SOUTH, GivenBattle, M

# Enrage the Horde


def test_each_0_cost_unit_may_make_an_extra_attack_in_the_magic_phase() -> None:
    battle = GivenBattle(
        south={"horde-slinger": (3, 3), "horde-climber": (5, 4), "beast-rider": (6, 3), "horde-slinger#2": (1, 6)},
        north={"ollag": (5, 3)},
        phase="magic",
        hands={SOUTH: "enrage"},
        damage={"ollag": 5},
        dice=(M, MR, RS),
    )
    battle.chooses("play enrage")
    assert battle.table.magic[SOUTH] == 4
    assert battle.offered() == {
        "attack horde-slinger ollag",
        "attack horde-climber ollag",
        "done",
    }

    battle.chooses("attack horde-climber ollag")
    assert battle.damage("ollag") == 6
    assert battle.offered() == {"attack horde-slinger ollag", "done"}

    battle.chooses("attack horde-slinger ollag")
    assert battle.in_discard("ollag")
    assert battle.table.magic[SOUTH] == 5
    assert battle.in_discard("enrage")
    assert "end_phase" in battle.offered()


def test_the_player_may_stop_raging() -> None:
    battle = GivenBattle(
        south={"horde-slinger": (3, 3)}, north={"ollag": (5, 3)}, phase="magic", hands={SOUTH: "enrage"}
    )

    battle.chooses("play enrage", "done")

    assert battle.damage("ollag") == 0
    assert battle.in_discard("enrage")


def test_a_unit_that_attacked_in_the_attack_phase_may_rage_too() -> None:
    """SW-ATK-26."""
    battle = GivenBattle(
        south={"horde-slinger": (3, 3)}, north={"ollag": (5, 3)}, hands={SOUTH: "enrage"}, dice=(MR, M, MR, MR)
    )

    battle.chooses("attack horde-slinger ollag", "end_phase", "play enrage", "attack horde-slinger ollag")

    assert battle.damage("ollag") == 3


def test_a_unit_that_fell_meanwhile_does_not_rage() -> None:
    battle = GivenBattle(
        south={"horde-climber": (3, 4), "horde-slinger": (3, 3), "smeg": (4, 4)},
        north={"ollag": (8, 5)},
        phase="magic",
        hands={SOUTH: "enrage"},
        dice=(M,),
    )

    battle.chooses("play enrage", "attack horde-climber horde-slinger")

    assert battle.in_discard("horde-slinger")
    assert battle.offered() == {"attack smeg horde-climber", "done"}


def test_raging_does_not_repair_a_missed_attack_phase() -> None:
    """SW-GAP-08."""
    battle = GivenBattle(
        south={"horde-slinger": (3, 3)}, north={"ollag": (5, 3)}, hands={SOUTH: "enrage"}, dice=(MR, MR)
    )

    battle.chooses("end_phase", "play enrage", "attack horde-slinger ollag", "end_phase")

    assert battle.damage("svara") == 1


# Pile On


def test_pile_on_adds_1_strength_for_each_other_own_unit_beside_the_target() -> None:
    battle = GivenBattle(
        south={"sneeks": (1, 1), "beast-rider": (4, 3), "horde-climber": (5, 4), "gate": (6, 3), "smeg": (3, 3)},
        north={"svara": (8, 6), "ollag": (5, 3), "frost-mage": (5, 2)},
        hands={SOUTH: "pile-on pile-on#2"},
        dice=(M, M, M, M),
    )
    battle.chooses("play pile-on")

    assert battle.strength("beast-rider", "ollag") == 3 + 1
    assert battle.strength("smeg", "ollag") == 2 + 2
    assert battle.strength("beast-rider") == 3
    assert battle.strength("frost-mage", "horde-climber") == 1

    battle.chooses("play pile-on#2")
    assert battle.strength("beast-rider", "ollag") == 3 + 1  # SW-ABIL-04

    battle.chooses("attack beast-rider ollag")
    assert battle.damage("ollag") == 4


def test_gang_up_is_counted_when_the_dice_are_rolled() -> None:
    battle = GivenBattle(
        south={"sneeks": (1, 1), "beast-rider": (4, 3), "horde-climber": (2, 6)},
        north={"svara": (8, 6), "ollag": (5, 3)},
        hands={SOUTH: "pile-on"},
        dice=(M, M, M),
    )

    battle.chooses("play pile-on", "attack beast-rider ollag")

    assert battle.rolled() == [(battle["beast-rider"], 3, 0, 0)]


def test_pile_on_is_over_at_the_start_of_its_players_next_turn() -> None:
    """SW-EVT-06."""
    battle = GivenBattle(
        south={"beast-rider": (4, 3), "horde-climber": (5, 4)}, north={"ollag": (5, 3)}, hands={SOUTH: "pile-on"}
    )
    battle.chooses("play pile-on", "end_phase", "end_phase")
    assert battle.table.active == NORTH
    assert battle.strength("beast-rider", "ollag") == 4

    battle.chooses(*["end_phase"] * 5)

    assert battle.in_discard("pile-on")
    assert battle.strength("beast-rider", "ollag") == 3


# Sneak


def test_sneak_forces_any_number_of_0_cost_units_1_space_each() -> None:
    battle = GivenBattle(
        south={"sneeks": (1, 1), "horde-slinger": (2, 2), "horde-clinger": (3, 3), "blarf": (4, 4)}
        | {"beast-rider": (2, 5), "gate": (1, 5)},
        north={"svara": (8, 6), "horde-climber": (6, 6)},
        phase="move",
        hands={SOUTH: "sneak"},
    )

    battle.chooses("play sneak")
    assert battle.offered() == {"target horde-slinger", "target horde-clinger", "target blarf", "done"}
    battle.chooses("target horde-clinger")
    assert battle.offered() == {f"force horde-clinger {space}" for space in ("4,3", "2,3", "3,2", "3,4")}
    battle.chooses("force horde-clinger 4,3", "target horde-slinger", "force horde-slinger 3,2")
    assert battle.offered() == {"target blarf", "done"}
    battle.chooses("done")

    assert battle.at("horde-clinger") == (4, 3)
    assert battle.at("horde-slinger") == (3, 2)
    assert battle.at("blarf") == (4, 4)
    assert battle.table.moved == ()
    assert battle.in_discard("sneak")


def test_sneak_may_choose_nobody() -> None:
    """SW-GAP-33."""
    battle = GivenBattle(south={"horde-slinger": (2, 2)}, phase="move", hands={SOUTH: "sneak"})
    battle.chooses("play sneak", "done")
    assert battle.at("horde-slinger") == (2, 2)

    alone = GivenBattle(south={}, phase="move", hands={SOUTH: "sneak"}).chooses("play sneak")
    assert alone.in_discard("sneak")
    assert "end_phase" in alone.offered()


def test_a_unit_that_cannot_be_forced_anywhere_is_not_chosen_by_sneak() -> None:
    """SW-GAP-10."""
    battle = GivenBattle(
        south={"svara": (8, 1), "horde-slinger": (1, 1), "gate": (1, 2), "gate#2": (2, 1), "smeg": (4, 4)},
        phase="move",
        hands={SOUTH: "sneak"},
    )

    battle.chooses("play sneak")

    assert battle.offered() == {"target smeg", "done"}


def test_a_unit_that_sneaks_away_is_engaged() -> None:
    """CR-13."""
    battle = GivenBattle(
        south={"horde-climber": (4, 4)}, north={"citadel-knight": (4, 5)}, phase="move", hands={SOUTH: "sneak"}
    )

    battle.chooses("play sneak", "target horde-climber", "force horde-climber 4,3")

    assert battle.damage("horde-climber") == 1


# Unrelenting


def test_an_own_common_that_would_be_eliminated_returns_to_hand_in_the_enemys_turn_too() -> None:
    """SW-DMG-11, SW-DX-11."""
    battle = GivenBattle(
        south={"beast-rider": (5, 4), "ice-smith": (1, 3)},
        north={"ollag": (4, 4)},
        phase="magic",
        hands={SOUTH: "unrelenting"},
        damage={"beast-rider": 1},
        boost={"beast-rider": 2},
        dice=(M, M, M),
    )
    tuck(battle.table, battle["ice-smith"], battle["beast-rider"])
    battle.chooses("play unrelenting", "end_phase").ends_phases_until("attack")

    battle.chooses("attack ollag beast-rider")

    assert battle.in_hand("beast-rider")
    assert battle.damage("beast-rider") == battle.boost("beast-rider") == 0
    assert battle.in_discard("ice-smith")
    assert battle.table.magic == [4, 5]
    assert not battle.told("eliminated")


def test_champions_and_enemy_commons_are_eliminated_in_spite_of_unrelenting() -> None:
    battle = GivenBattle(
        south={"smeg": (5, 4)},
        north={"ollag": (4, 4), "frost-mage": (5, 5)},
        phase="magic",
        hands={SOUTH: "unrelenting enrage"},
        damage={"frost-mage": 2, "smeg": 1},
        dice=(MR, MR, M, M, M),
    )

    battle.chooses("play unrelenting", "play enrage", "attack smeg frost-mage")
    assert battle.in_discard("frost-mage")
    assert battle.table.magic == [4, 5]

    battle.chooses("end_phase").ends_phases_until("attack").chooses("attack ollag smeg")
    assert battle.in_discard("smeg")
    assert battle.table.magic == [4, 6]


def test_a_common_of_the_enemys_that_we_control_returns_to_its_owners_hand() -> None:
    """SW-FORCE-08."""
    battle = GivenBattle(
        south={}, north={"ollag": (4, 4), "frost-mage": (5, 4)}, phase="magic", hands={SOUTH: "unrelenting"}
    )
    take_control(battle.table, battle["frost-mage"], SOUTH)
    battle.rolls(M, M, M).table.damage[battle["frost-mage"]] = 1
    battle.chooses("play unrelenting", "end_phase").ends_phases_until("attack")

    battle.chooses("attack ollag frost-mage")

    assert battle["frost-mage"] in battle.table.hands[NORTH]
    assert battle.table.magic == [4, 5]
