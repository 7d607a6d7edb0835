"""The events of the Phoenix Elves."""

from __future__ import annotations

import pytest

from tests.kit.battle import MR, MS, RS, SOUTH, GivenBattle, M

# Spirit of the Phoenix


def test_spirit_of_the_phoenix_adds_a_damage_to_abilities_that_damage_enemy_units() -> None:
    """CR-14: Wildfire and Quick Shot."""
    battle = GivenBattle(
        south={"ember-beast": (3, 3), "ember-archer": (2, 1)},
        north={"ollag": (3, 4), "jarmund": (5, 2)},
        hands={SOUTH: "spirit-phoenix"},
        phase="summon",
    )

    battle.chooses("play spirit-phoenix", "end_phase")
    assert battle.damage("ollag") == 2
    battle.chooses("move ember-archer 2,2", "stop", "target jarmund")

    assert battle.damage("jarmund") == 2


def test_spirit_of_the_phoenix_does_not_add_damage_to_own_units() -> None:
    battle = GivenBattle(
        south={"ember-archer": (2, 1), "royal-guardian": (4, 2)}, hands={SOUTH: "spirit-phoenix"}, phase="summon"
    )

    battle.chooses("play spirit-phoenix", "end_phase", "move ember-archer 2,2", "stop", "target royal-guardian")

    assert battle.damage("royal-guardian") == 1


def test_spirit_of_the_phoenix_adds_a_damage_to_engage_and_riposte_in_the_opponents_turn() -> None:
    """CR-14."""
    battle = GivenBattle(
        south={"royal-guardian": (3, 3), "fanessa": (5, 5)},
        north={"ollag": (4, 3), "beast-rider": (6, 5)},
        hands={SOUTH: "spirit-phoenix"},
        phase="summon",
    )

    battle.chooses("play spirit-phoenix").ends_phases_until("magic").chooses("end_phase").ends_phases_until("move")
    battle.chooses("move ollag 5,3", "stop")
    assert battle.damage("ollag") == 2
    battle.ends_phases_until("attack").rolls(M, M, M).chooses("attack beast-rider fanessa")

    assert battle.damage("beast-rider") == 2


def test_spirit_of_the_phoenix_adds_a_damage_to_aura_of_the_phoenix() -> None:
    """CR-14."""
    battle = GivenBattle(
        south={"maldaria": (1, 4)},
        north={"jarmund": (3, 4)},
        hands={SOUTH: "spirit-phoenix divine-retribution"},
        phase="summon",
    )

    battle.chooses("play spirit-phoenix").ends_phases_until("magic").chooses("play divine-retribution", "end_phase")
    battle.ends_phases_until("attack").rolls(M, M, M)
    battle.chooses("attack jarmund maldaria", "resolve maldaria aura-of-the-phoenix", "decline")

    assert battle.damage("jarmund") == 2


def test_spirit_of_the_phoenix_adds_a_damage_to_enemies_that_fire_breath_goes_through_but_not_to_the_target() -> None:
    """CR-14: once per unit and attack, if a special symbol was rolled; not for own units."""
    battle = GivenBattle(
        south={"fire-drake": (2, 3), "royal-guardian": (3, 3)},
        north={"ollag": (4, 3), "jarmund": (5, 3)},
        hands={SOUTH: "spirit-phoenix"},
        phase="summon",
    )

    battle.chooses("play spirit-phoenix").ends_phases_until("attack").rolls(RS, RS, MR, M)
    battle.chooses("attack fire-drake jarmund")

    assert battle.damage("jarmund") == 3
    assert battle.damage("ollag") == 3
    assert battle.damage("royal-guardian") == 2


def test_spirit_of_the_phoenix_adds_nothing_where_fire_breath_adds_nothing() -> None:
    """CR-14."""
    battle = GivenBattle(
        south={"fire-drake": (2, 3)},
        north={"ollag": (4, 3), "jarmund": (5, 3)},
        hands={SOUTH: "spirit-phoenix"},
        phase="summon",
    )

    battle.chooses("play spirit-phoenix").ends_phases_until("attack").rolls(MR, MR, MR, M)
    battle.chooses("attack fire-drake jarmund")

    assert battle.damage("ollag") == 0


def test_spirit_of_the_phoenix_adds_nothing_to_burn() -> None:
    """CR-14: event damage is not the damage of an ability."""
    battle = GivenBattle(
        south={"maldaria": (1, 4)}, north={"ollag": (2, 4)}, hands={SOUTH: "spirit-phoenix burn"}, phase="summon"
    )

    battle.chooses("play spirit-phoenix", "end_phase", "play burn", "target ollag")

    assert battle.damage("ollag") == 2


def test_two_spirits_of_the_phoenix_add_a_damage_each() -> None:
    battle = GivenBattle(
        south={"ember-beast": (3, 3)},
        north={"ollag": (3, 4)},
        hands={SOUTH: "spirit-phoenix spirit-phoenix#2"},
        phase="summon",
    )

    battle.chooses("play spirit-phoenix", "play spirit-phoenix#2", "end_phase")

    assert battle.damage("ollag") == 3


# Blinding Flare


def blinding_flare(south: dict[str, tuple[int, int]], north: dict[str, tuple[int, int]]) -> GivenBattle:
    """The Attack phase of North after South has played Blinding Flare."""
    battle = GivenBattle(south=south, north=north, hands={SOUTH: "blinding-flare"}, phase="magic")
    return battle.chooses("play blinding-flare", "end_phase").ends_phases_until("attack")


def test_blinding_flare_counts_special_symbols_when_the_summoner_or_a_unit_beside_it_is_attacked() -> None:
    battle = blinding_flare(
        {"maldaria": (1, 4), "royal-guardian": (2, 4)}, {"beast-rider": (1, 5), "horde-slinger": (5, 4)}
    )

    battle.rolls(MR, MR, MS, RS, RS)
    battle.chooses("attack beast-rider maldaria", "attack horde-slinger royal-guardian")

    assert battle.damage("maldaria") == 1
    assert battle.damage("royal-guardian") == 2
    assert battle.table.magic[SOUTH] == 4


def test_blinding_flare_does_not_shield_units_farther_away_structures_or_enemies() -> None:
    battle = blinding_flare(
        {"maldaria": (1, 4), "fanessa": (3, 4), "gate": (2, 4)},
        {"beast-rider": (3, 5), "beast-rider#2": (2, 5), "ollag": (1, 5), "beast-rider#3": (1, 6)},
    )

    battle.rolls(M, M, M, M, M, M, M, M, M)
    battle.chooses("attack beast-rider fanessa", "attack beast-rider#2 gate", "attack beast-rider#3 ollag")

    assert battle.damage("fanessa") == battle.damage("gate") == battle.damage("ollag") == 3


# Burn


def test_burn_adds_2_damage_to_a_common_or_champion_within_2_spaces_of_the_summoner() -> None:
    battle = GivenBattle(
        south={"maldaria": (1, 4), "ember-mage": (1, 5), "gate": (1, 3)},
        north={"ollag": (2, 5), "beast-rider": (4, 4), "sneeks": (3, 4)},
        hands={SOUTH: "burn"},
        phase="move",
    )

    battle.chooses("play burn")
    assert battle.offered() == {"target ember-mage", "target ollag"}
    battle.chooses("target ollag")

    assert battle.damage("ollag") == 2
    assert battle.in_discard("burn")


def test_burn_that_eliminates_an_enemy_gains_magic_and_an_own_unit_none() -> None:
    def burnt(target: str) -> GivenBattle:
        battle = GivenBattle(
            south={"maldaria": (1, 4), "ember-mage": (1, 5)},
            north={"horde-slinger": (2, 5)},
            hands={SOUTH: "burn"},
            phase="move",
        )
        return battle.chooses("play burn", f"target {target}")

    assert burnt("horde-slinger").table.magic == [6, 5]
    assert burnt("ember-mage").table.magic == [5, 5]
    assert burnt("ember-mage").in_discard("ember-mage")


def test_burn_cannot_be_played_without_a_target() -> None:
    """SW-GAP-33."""
    battle = GivenBattle(
        south={"maldaria": (1, 4), "gate": (1, 3)}, north={"ollag": (4, 4)}, hands={SOUTH: "burn"}, phase="move"
    )

    assert "play burn" not in battle.offered()


# Divine Retribution


def divine_retribution(
    south: dict[str, tuple[int, int]],
    north: dict[str, tuple[int, int]],
    damage: dict[str, int] | None = None,
    events: str = "divine-retribution",
) -> GivenBattle:
    """The Attack phase of North after South has played Divine Retribution."""
    battle = GivenBattle(south=south, north=north, hands={SOUTH: events}, damage=damage, phase="magic")
    for event in events.split():
        battle.chooses(f"play {event}")
    return battle.chooses("end_phase").ends_phases_until("attack")


def test_aura_of_the_phoenix_damages_whoever_attacks_the_summoner_or_a_unit_within_3_spaces_of_it() -> None:
    battle = divine_retribution(
        {"maldaria": (1, 4), "royal-guardian": (4, 4)}, {"beast-rider": (1, 5), "beast-rider#2": (5, 4)}
    )

    battle.rolls(M, M, M, M, M, M)
    battle.chooses("attack beast-rider maldaria", "attack beast-rider#2 royal-guardian")

    assert battle.damage("beast-rider") == battle.damage("beast-rider#2") == 1
    assert battle.damage("maldaria") == battle.damage("royal-guardian") == 3


def test_aura_of_the_phoenix_also_answers_ranged_attacks_and_attacks_that_eliminate() -> None:
    battle = divine_retribution({"maldaria": (1, 4), "ember-archer": (3, 4)}, {"horde-slinger": (6, 4)})

    battle.rolls(MR, MR).chooses("attack horde-slinger ember-archer")

    assert battle.in_discard("ember-archer")
    assert battle.in_discard("horde-slinger")
    assert battle.table.magic == [6, 6]


def test_aura_of_the_phoenix_does_not_reach_farther_nor_protect_structures() -> None:
    battle = divine_retribution(
        {"maldaria": (1, 4), "fanessa": (5, 4), "gate": (2, 4)}, {"jarmund": (7, 4), "beast-rider": (2, 5)}
    )

    battle.rolls(MR, MR, MR, M, M, M)
    battle.chooses("attack jarmund fanessa", "decline", "attack beast-rider gate")

    assert battle.damage("jarmund") == battle.damage("beast-rider") == 0


def test_aura_of_the_phoenix_answers_an_attack_whose_target_was_gone_before_the_dice() -> None:
    """SW-GAP-13: the attack was made."""
    battle = divine_retribution(
        {"maldaria": (1, 4), "ember-archer": (3, 4)},
        {"dragos": (4, 4), "hellfire-cultist": (3, 5)},
        damage={"ember-archer": 1},
    )

    battle.chooses("attack dragos ember-archer", "target hellfire-cultist")

    assert battle.in_discard("ember-archer")
    assert not battle.told("rolled")
    assert battle.damage("dragos") == 1


@pytest.mark.rule("SW-ABIL-02", "SW-ATK-13")
def test_who_falls_by_the_aura_gathers_no_momentum() -> None:
    """SW-GAP-31."""
    battle = divine_retribution({"maldaria": (1, 4)}, {"lioness": (1, 5)}, damage={"lioness": 1})

    battle.rolls(M, M, M).chooses("attack lioness maldaria", "resolve maldaria aura-of-the-phoenix")

    assert battle.in_discard("lioness")
    assert "end_phase" in battle.offered()


def test_two_divine_retributions_give_the_summoner_the_aura_once() -> None:
    """SW-ABIL-04."""
    battle = divine_retribution(
        {"maldaria": (1, 4)}, {"beast-rider": (1, 5)}, events="divine-retribution divine-retribution#2"
    )

    battle.rolls(M, M, M).chooses("attack beast-rider maldaria")

    assert battle.damage("beast-rider") == 1


def test_divine_retribution_ends_at_the_start_of_the_own_next_turn() -> None:
    battle = divine_retribution({"maldaria": (1, 4)}, {"beast-rider": (1, 5)})

    battle.rolls(M, M, M).chooses("attack beast-rider maldaria", "end_phase", "end_phase")

    assert battle.asked() == SOUTH
    assert battle.in_discard("divine-retribution")
    assert battle.table.events == [(), ()]
