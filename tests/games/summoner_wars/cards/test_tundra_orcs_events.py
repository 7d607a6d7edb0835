"""The events of the Tundra Orcs."""

from __future__ import annotations

from herna.games.summoner_wars.rules.force import forced_paths
from herna.games.summoner_wars.rules.values import is_gate, is_structure
from tests.kit.battle import MR, MS, NORTH, RS, SOUTH, GivenBattle, M

# For Glory


def for_glory(south: dict[str, tuple[int, int]], north: dict[str, tuple[int, int]], *dice: int) -> GivenBattle:
    """The Attack phase of South after For Glory was played."""
    battle = GivenBattle(south=south, north=north, hands={SOUTH: "for-glory"}, phase="build")
    battle.chooses("play for-glory", "end_phase")
    return battle.rolls(*dice) if dice else battle


def test_for_glory_gives_own_commons_strength_and_no_others() -> None:
    battle = for_glory(
        {"grognack": (1, 3), "smasher": (3, 3), "tundra-charger": (2, 3), "ragnor": (1, 1)}, {"beast-rider": (6, 3)}
    )

    assert battle.strength("smasher") == 6
    assert battle.strength("tundra-charger") == 4
    assert battle.strength("ragnor") == 3
    assert battle.strength("grognack") == 4
    assert battle.strength("beast-rider") == 3


def test_a_reckless_strike_with_at_most_1_special_symbol_damages_the_attacker_as_well() -> None:
    battle = for_glory({"smasher": (3, 3)}, {"ollag": (4, 3)}, M, M, M, MS, MR, M)

    battle.chooses("attack smasher ollag")

    assert battle.damage("ollag") == 6
    assert battle.in_discard("smasher")
    assert battle.table.magic == [5, 5]


def test_a_reckless_strike_with_2_special_symbols_does_not_damage_the_attacker() -> None:
    battle = for_glory({"smasher": (3, 3)}, {"ollag": (4, 3)}, M, M, M, MS, RS, M)

    battle.chooses("attack smasher ollag")

    assert battle.damage("ollag") == 5
    assert battle.damage("smasher") == 0


def test_attacker_and_target_of_a_reckless_strike_fall_together() -> None:
    battle = for_glory({"tundra-charger": (3, 3)}, {"beast-rider": (4, 3)}, M, M, M, M)

    battle.chooses("attack tundra-charger beast-rider")

    assert battle.in_discard("tundra-charger")
    assert battle.in_discard("beast-rider")
    assert battle.table.magic == [6, 5]


def test_a_reckless_strike_damages_the_attacker_only_as_much_as_is_added_to_the_target() -> None:
    """A guarded target gets 1, and so does the attacker."""
    battle = for_glory({"smasher": (3, 3)}, {"ember-mage": (4, 3)}, M, M, M, M, M, M)

    battle.chooses("attack smasher ember-mage")

    assert battle.damage("ember-mage") == battle.damage("smasher") == 1


def test_two_for_glory_give_reckless_strike_once() -> None:
    """SW-ABIL-04."""
    battle = GivenBattle(south={"smasher": (3, 3)}, hands={SOUTH: "for-glory for-glory#2"}, phase="build")

    battle.chooses("play for-glory", "play for-glory#2")

    assert battle.strength("smasher") == 6


# Brutal Force


def brutal_force(
    south: dict[str, tuple[int, int]], north: dict[str, tuple[int, int]], *dice: int, events: str = "brutal-force"
) -> GivenBattle:
    """The Attack phase of South after Brutal Force was played."""
    battle = GivenBattle(south=south, north=north, hands={SOUTH: events}, dice=dice)
    for event in events.split():
        battle.chooses(f"play {event}")
    return battle


def test_forceful_attack_may_force_the_damaged_unit_away_from_the_attacker() -> None:
    battle = brutal_force({"smasher": (3, 3)}, {"ollag": (4, 3), "beast-rider": (4, 4)}, M, M, M, M)

    battle.chooses("attack smasher ollag")
    assert battle.offered() == {"force ollag 5,3", "force ollag 4,2", "decline"}
    battle.chooses("force ollag 5,3")

    assert battle.at("ollag") == (5, 3)


def test_forceful_attack_does_not_force_a_unit_towards_the_attacker() -> None:
    battle = brutal_force({"frost-shaman": (3, 3)}, {"ollag": (5, 3)}, MR, MR, MS)

    battle.chooses("attack frost-shaman ollag")

    assert battle.offers("force ollag") == {"6,3", "5,2", "5,4"}


def test_forceful_attack_may_be_declined() -> None:
    battle = brutal_force({"smasher": (3, 3)}, {"ollag": (4, 3)}, M, M, M, M)

    battle.chooses("attack smasher ollag", "decline")

    assert battle.at("ollag") == (4, 3)


def test_forceful_attack_also_forces_own_units_and_summoners() -> None:
    battle = brutal_force({"smasher": (3, 3)}, {"sneeks": (4, 3)}, M, M, M, M)

    battle.chooses("attack smasher sneeks")

    assert battle.offers("force sneeks") == {"5,3", "4,2", "4,4"}


def test_forceful_attack_needs_damage_to_a_unit_that_is_still_there() -> None:
    unhurt = brutal_force({"frost-shaman": (3, 3)}, {"ollag": (5, 3)}, MR, MR, MR)
    structure = brutal_force({"smasher": (3, 3)}, {"gate": (4, 3)}, M, M, M, M)
    fallen = brutal_force({"smasher": (3, 3)}, {"beast-rider": (4, 3)}, M, M, M, M)

    unhurt.chooses("attack frost-shaman ollag")
    structure.chooses("attack smasher gate")
    fallen.chooses("attack smasher beast-rider")

    for battle in (unhurt, structure, fallen):
        assert "end_phase" in battle.offered()


def test_forceful_attack_is_not_for_the_opponents_units() -> None:
    battle = brutal_force({"smasher": (3, 3)}, {"beast-rider": (4, 3)})

    battle.chooses("end_phase", "end_phase").ends_phases_until("attack").rolls(M, M, M)
    battle.chooses("attack beast-rider smasher")

    assert battle.asked() == NORTH
    assert "end_phase" in battle.offered()


def test_two_brutal_forces_give_forceful_attack_once() -> None:
    """SW-ABIL-04."""
    battle = brutal_force({"smasher": (3, 3)}, {"ollag": (4, 3)}, M, M, M, M, events="brutal-force brutal-force#2")

    battle.chooses("attack smasher ollag", "force ollag 5,3")

    assert "end_phase" in battle.offered()


# Freeze


def freeze(
    south: dict[str, tuple[int, int]],
    north: dict[str, tuple[int, int]],
    target: str,
    damage: dict[str, int] | None = None,
) -> GivenBattle:
    """The Summon phase of South after Freeze was played on a target."""
    battle = GivenBattle(south=south, north=north, hands={SOUTH: "freeze freeze#2"}, damage=damage, phase="summon")
    return battle.chooses("play freeze", f"target {target}")


def test_freeze_names_a_common_or_champion_without_boost_within_3_spaces_of_the_summoner() -> None:
    battle = GivenBattle(
        south={"grognack": (1, 3), "smasher": (2, 3), "gate": (1, 2)},
        north={"sneeks": (2, 4), "ollag": (4, 3), "beast-rider": (3, 3), "jarmund": (5, 3)},
        hands={SOUTH: "freeze"},
        boost={"beast-rider": 1},
        phase="summon",
    )

    battle.chooses("play freeze")

    assert battle.offered() == {"target smasher", "target ollag"}


def test_freeze_cannot_be_played_without_a_target() -> None:
    """SW-GAP-33."""
    battle = GivenBattle(south={"grognack": (1, 3)}, north={"ollag": (5, 3)}, hands={SOUTH: "freeze"}, phase="summon")

    assert "play freeze" not in battle.offered()


def test_a_frozen_unit_cannot_be_attacked_or_forced() -> None:
    battle = GivenBattle(
        south={"grognack": (1, 3), "smasher": (3, 3)},
        north={"ollag": (4, 3), "beast-rider": (3, 2)},
        hands={SOUTH: "freeze"},
        phase="summon",
    )

    battle.chooses("play freeze", "target ollag").ends_phases_until("attack")

    assert battle.offers("attack smasher") == {"beast-rider"}
    assert forced_paths(battle.table, battle["ollag"], 1, 1) == []


def test_a_frozen_unit_cannot_move_or_attack_and_thaws_at_the_start_of_the_players_next_turn() -> None:
    battle = freeze({"grognack": (1, 3)}, {"beast-rider": (2, 3), "horde-slinger": (6, 1)}, "beast-rider")

    battle.ends_phases_until("magic").chooses("end_phase").ends_phases_until("move")
    assert battle.offers("move horde-slinger")
    assert not battle.offers("move beast-rider")
    assert not battle.offers("charge beast-rider")
    battle.ends_phases_until("attack")
    assert not battle.offers("attack beast-rider")
    battle.ends_phases_until("magic").chooses("end_phase")

    assert battle.asked() == SOUTH
    assert battle.table.frozen == ()
    assert battle.in_discard("freeze")
    battle.ends_phases_until("attack")
    assert battle.offers("attack grognack") == {"beast-rider"}


def test_a_frozen_unit_has_no_abilities() -> None:
    """Wildfire of a frozen Ember Beast does not burn, and Engage of a frozen Royal Guardian does not answer."""
    beast = freeze({"grognack": (2, 3)}, {"ember-beast": (2, 4)}, "ember-beast")
    guardian = freeze({"grognack": (2, 3)}, {"royal-guardian": (2, 4)}, "royal-guardian")

    beast.ends_phases_until("magic").chooses("end_phase").ends_phases_until("move")
    guardian.chooses("end_phase", "move grognack 2,2", "stop")

    assert beast.damage("grognack") == 1  # the inaction penalty alone
    assert guardian.damage("grognack") == 0


def test_a_frozen_ice_golem_is_no_gate_but_still_a_structure() -> None:
    """CR-09."""
    battle = freeze({"grognack": (1, 3), "ice-golem": (2, 3)}, {}, "ice-golem")

    assert not is_gate(battle.table, battle["ice-golem"])
    assert is_structure(battle.table, battle["ice-golem"])


def test_a_unit_frozen_twice_thaws_when_both_freezes_have_ended() -> None:
    battle = GivenBattle(
        south={"grognack": (1, 3)},
        north={"sneeks": (5, 3), "ollag": (3, 3)},
        hands={SOUTH: "freeze", NORTH: "freeze#2"},
        phase="summon",
    )
    battle.chooses("play freeze", "target ollag").ends_phases_until("magic").chooses("end_phase")
    battle.chooses("play freeze#2", "target ollag").ends_phases_until("magic")

    battle.chooses("end_phase")
    assert battle.in_discard("freeze")
    assert battle["ollag"] in battle.table.frozen
    battle.ends_phases_until("magic").chooses("end_phase")

    assert battle.in_discard("freeze#2")
    assert battle["ollag"] not in battle.table.frozen


def test_a_frozen_unit_can_still_be_damaged_and_eliminated_by_other_means() -> None:
    battle = GivenBattle(
        south={"grognack": (1, 3), "ember-archer": (3, 4)},
        north={"beast-rider": (3, 3)},
        hands={SOUTH: "freeze"},
        damage={"beast-rider": 2},
        phase="summon",
    )

    battle.chooses("play freeze", "target beast-rider", "end_phase", "move ember-archer 3,5", "stop")
    battle.chooses("target beast-rider")

    assert battle.in_discard("beast-rider")
    assert battle.table.frozen == ()
    assert battle.table.marks[battle["freeze"]] == ()


# Primal Fury


def primal_fury(
    south: dict[str, tuple[int, int]], north: dict[str, tuple[int, int]], *dice: int, events: str = "primal-fury"
) -> GivenBattle:
    """The Attack phase of South after Primal Fury was played."""
    battle = GivenBattle(south=south, north=north, hands={SOUTH: events}, dice=dice)
    for event in events.split():
        battle.chooses(f"play {event}")
    return battle


def test_primal_fury_may_force_the_summoner_1_or_2_spaces_to_attack_once_more() -> None:
    battle = primal_fury(
        {"grognack": (4, 3), "smasher": (4, 2)},
        {"ollag": (5, 3), "jarmund": (5, 5)},
        *[M] * 8,
    )

    battle.chooses("attack grognack ollag")
    assert battle.offered() == {
        "force grognack 3,3",
        "force grognack 2,3",
        "force grognack 4,4",
        "force grognack 4,5",
        "decline",
    }
    battle.chooses("force grognack 4,5")
    assert battle.offered() == {"attack grognack jarmund", "decline"}
    battle.chooses("attack grognack jarmund")

    assert battle.damage("ollag") == battle.damage("jarmund") == 4
    assert battle.table.attack_slots == 1
    assert "end_phase" in battle.offered()  # once per turn: not after the extra attack


def test_primal_fury_that_is_declined_gives_no_attack() -> None:
    battle = primal_fury({"grognack": (4, 3)}, {"ollag": (5, 3)}, M, M, M, M)

    battle.chooses("attack grognack ollag", "decline")

    assert battle.at("grognack") == (4, 3)
    assert not battle.offers("attack grognack")


def test_primal_fury_does_not_follow_attacks_of_others_or_on_own_objects() -> None:
    other = primal_fury({"grognack": (1, 3), "smasher": (4, 3)}, {"ollag": (5, 3)}, M, M, M, M)
    own = primal_fury({"grognack": (4, 3), "smasher": (4, 2)}, {}, M, M, M, M)

    other.chooses("attack smasher ollag")
    own.chooses("attack grognack smasher")

    assert "end_phase" in other.offered()
    assert "end_phase" in own.offered()


def test_each_primal_fury_works_once_a_turn() -> None:
    battle = primal_fury(
        {"grognack": (4, 3)},
        {"ollag": (5, 3), "jarmund": (5, 5), "gate": (3, 6)},
        *[M] * 12,
        events="primal-fury primal-fury#2",
    )

    battle.chooses("attack grognack ollag", "resolve primal-fury primal-fury", "force grognack 4,5")
    battle.chooses("attack grognack jarmund", "force grognack 3,5", "attack grognack gate")

    assert battle.damage("gate") == 4
    assert "end_phase" in battle.offered()
