"""The champions of the Vanguards."""

from __future__ import annotations

import pytest

from tests.kit.battle import MR, MS, NORTH, RS, SOUTH, GivenBattle, M

# Divine Shield


@pytest.mark.rule("SW-ABIL-07")
def test_divine_shield_does_not_strengthen_an_attacker_without_strength() -> None:
    """SW-GAP-12: not below 1 by this effect, but never up to it."""
    battle = GivenBattle(
        south={"coleen": (3, 3), "citadel-knight": (3, 5)}, north={"blarf": (4, 5)}, active=NORTH, dice=(MS, MS)
    )
    battle.chooses("suffer")
    assert battle.strength("blarf") == 0

    battle.chooses("attack blarf citadel-knight")

    assert battle.dice_rolled() == 2  # those of the shield
    assert battle.damage("citadel-knight") == 0


def test_divine_shield_weakens_an_attack_on_a_citadel_unit_within_3_spaces() -> None:
    battle = GivenBattle(
        south={"coleen": (3, 3), "citadel-archer": (5, 4)},
        north={"gulldune": (6, 4)},
        active=NORTH,
        dice=(RS, MR, M, M, M),
    )

    battle.chooses("attack gulldune citadel-archer")

    assert battle.damage("citadel-archer") == 3
    assert battle.strength("gulldune") == 4  # only during that attack


def test_divine_shield_leaves_an_attacker_1_strength() -> None:
    battle = GivenBattle(
        south={"coleen": (3, 3), "citadel-archer": (5, 4)},
        north={"wind-mage": (7, 4)},
        active=NORTH,
        dice=(RS, MS, MR),
    )

    battle.chooses("attack wind-mage citadel-archer")

    assert battle.damage("citadel-archer") == 1


def test_divine_shield_counts_before_arrows_of_light_are_lit() -> None:
    """Section 8: the shield is rolled when the target is declared, strength is counted when the attack is rolled."""
    battle = GivenBattle(
        south={"coleen": (3, 3), "citadel-paladin": (5, 4)},
        north={"citadel-archer": (7, 4)},
        hands={NORTH: "citadel-knight jacob"},
        active=NORTH,
        dice=(RS, MS, MR),
    )

    battle.chooses("attack citadel-archer citadel-paladin", "pick citadel-knight", "pick jacob")

    assert battle.damage("citadel-paladin") == 1  # 1 + 2 - 2


@pytest.mark.parametrize(("target", "space"), [("citadel-archer", (6, 4)), ("temple-priest", (5, 4))])
def test_divine_shield_is_for_citadel_units_within_3_spaces(target: str, space: tuple[int, int]) -> None:
    battle = GivenBattle(
        south={"coleen": (3, 3), target: space},
        north={"deceiver": (7, 4)},
        active=NORTH,
        dice=(MR,),
    )

    battle.chooses(f"attack deceiver {target}")

    assert battle.damage(target) == 1


def test_divine_shield_does_not_hinder_a_healing_attack() -> None:
    battle = GivenBattle(
        south={"coleen": (3, 3), "citadel-archer": (4, 3), "temple-priest": (5, 3)},
        damage={"citadel-archer": 3},
        hands={SOUTH: "mass-heal"},
        dice=(MS, M),
    )

    battle.chooses("attack temple-priest citadel-archer", "pick mass-heal")

    assert battle.damage("citadel-archer") == 0


# Radiant Shot, Guidance, Citadel Champion


@pytest.mark.parametrize(("magic", "strength"), [(0, 2), (1, 2), (2, 3), (5, 4), (15, 9)])
def test_radiant_shot_adds_1_strength_for_every_2_magic(magic: int, strength: int) -> None:
    battle = GivenBattle(south={"jacob": (3, 3)}, magic=(magic, 8))

    assert battle.strength("jacob") == strength


def test_guidance_draws_2_cards_at_the_start_of_the_own_summon_phase() -> None:
    battle = GivenBattle(
        south={"valna": (3, 3)}, phase="summon", draws={SOUTH: "citadel-knight citadel-archer temple-priest"}
    )

    assert battle.in_hand("citadel-knight")
    assert battle.in_hand("citadel-archer")
    assert not battle.in_hand("temple-priest")


@pytest.mark.parametrize(("phase", "active"), [("summon", NORTH), ("move", SOUTH)])
def test_guidance_draws_nothing_in_other_phases_or_turns(phase: str, active: int) -> None:
    battle = GivenBattle(
        south={"valna": (3, 3)}, phase=phase, active=active, draws={SOUTH: "citadel-knight citadel-archer"}
    )

    assert not battle.in_hand("citadel-knight")


def test_citadel_champion_counts_own_citadel_units_within_2_spaces() -> None:
    battle = GivenBattle(
        south={
            "valna": (3, 3),
            "citadel-knight": (4, 3),
            "citadel-archer": (4, 4),
            "citadel-paladin": (5, 4),  # 3 spaces away
            "temple-priest": (3, 4),
        },
        north={"citadel-knight#2": (2, 3)},
    )

    assert battle.strength("valna") == 4
