"""The events of the Vanguards."""

from __future__ import annotations

import pytest

from tests.kit.battle import MR, NORTH, RS, SOUTH, GivenBattle, M

# Holy Judgment


def a_judgment() -> GivenBattle:
    """Holy Judgment is played in South's Attack phase."""
    south = {"temple-priest": (3, 3), "valna": (1, 6)}
    north = {"wind-archer": (5, 3), "gulldune": (4, 3)}
    battle = GivenBattle(south=south, north=north, hands={SOUTH: "holy-judgment"})
    return battle.chooses("play holy-judgment")


def test_holy_judgment_gets_2_boost_and_strengthens_own_commons() -> None:
    battle = a_judgment()

    assert battle.boost("holy-judgment") == 2
    assert battle.strength("temple-priest") == 3
    assert battle.strength("valna") == 2
    assert battle.strength("wind-archer") == 4
    assert battle["holy-judgment"] in battle.table.events[SOUTH]


def test_holy_judgment_may_stay_for_a_boost_turn_after_turn() -> None:
    battle = a_judgment()
    battle.ends_phases(2 + 5)

    assert battle.offered() == {"keep holy-judgment", "decline"}
    battle.chooses("keep holy-judgment")

    assert battle.boost("holy-judgment") == 1
    assert battle.strength("temple-priest") == 3
    battle.ends_phases(10)
    battle.chooses("keep holy-judgment")
    assert battle.boost("holy-judgment") == 0
    battle.ends_phases(10)  # without boost it is discarded, and nobody is asked
    assert battle.in_discard("holy-judgment")
    assert battle.strength("temple-priest") == 2


def test_holy_judgment_may_be_discarded_with_its_boost() -> None:
    battle = a_judgment()
    battle.ends_phases(2 + 5)

    battle.chooses("decline")

    assert battle.in_discard("holy-judgment")
    assert battle.boost("holy-judgment") == 0
    assert battle.strength("temple-priest") == 2


def test_holy_judgment_loses_a_boost_for_each_own_unit_eliminated() -> None:
    battle = GivenBattle(
        south={"temple-priest": (3, 3), "temple-priest#2": (3, 5), "temple-priest#3": (1, 3)},
        north={"gulldune": (4, 3), "kalal": (3, 6), "wind-archer": (4, 5), "wind-archer#2": (2, 3)},
        hands={SOUTH: "holy-judgment"},
    ).chooses("play holy-judgment", "end_phase", "end_phase")
    battle.ends_phases_until("attack").rolls(*[MR] * 12)

    battle.chooses("attack gulldune temple-priest", "decline")
    assert battle.boost("holy-judgment") == 1
    battle.chooses("attack wind-archer temple-priest#2")
    assert battle.boost("holy-judgment") == 0
    battle.chooses("attack wind-archer#2 temple-priest#3")

    assert battle.boost("holy-judgment") == 0
    assert battle["holy-judgment"] in battle.table.events[SOUTH]


def test_holy_judgment_keeps_its_boost_when_a_structure_or_an_enemy_falls() -> None:
    battle = GivenBattle(
        south={"citadel-paladin": (3, 3), "gate": (3, 4), "citadel-paladin#2": (2, 4)},
        north={"mind-witch": (4, 3)},
        damage={"gate": 4},
        hands={SOUTH: "holy-judgment"},
        dice=(M, M, M, M) * 2,
    ).chooses("play holy-judgment")

    battle.chooses("attack citadel-paladin mind-witch", "attack citadel-paladin#2 gate")

    assert battle.at("mind-witch") is None
    assert battle.at("gate") is None
    assert battle.boost("holy-judgment") == 2


# Guarding Spirits


def guarded_by_spirits() -> GivenBattle:
    """South has played Guarding Spirits; North is in its Attack phase."""
    battle = GivenBattle(
        south={"sera": (2, 3), "citadel-paladin": (4, 4), "citadel-paladin#2": (6, 3), "valna": (3, 3)},
        north={"gulldune": (5, 4), "wind-mage": (4, 5), "wind-mage#2": (6, 5), "wind-mage#3": (3, 5)},
        phase="magic",
        hands={SOUTH: "guarding-spirits"},
    )
    return battle.chooses("play guarding-spirits", "end_phase").ends_phases_until("attack")


def test_guarding_spirits_guard_commons_within_3_spaces_of_the_summoner_from_the_first_attack() -> None:
    battle = guarded_by_spirits().rolls(MR, MR, MR, MR)

    battle.chooses("attack wind-mage citadel-paladin", "decline")
    assert battle.damage("citadel-paladin") == 1

    battle.rolls(MR, MR, RS, RS)
    battle.chooses("attack gulldune citadel-paladin", "decline")
    assert battle.damage("citadel-paladin") == 3


def test_guarding_spirits_do_not_guard_far_commons_nor_champions() -> None:
    battle = guarded_by_spirits().rolls(MR, MR, MR, MR)

    battle.chooses("attack wind-mage#2 citadel-paladin#2", "decline")
    battle.chooses("attack wind-mage#3 valna", "decline")

    assert battle.damage("citadel-paladin#2") == 2
    assert battle.damage("valna") == 2


def test_guarding_spirits_guard_no_enemies() -> None:
    battle = guarded_by_spirits().rolls(MR, MR)

    battle.chooses("attack wind-mage wind-mage#3", "decline")

    assert battle.damage("wind-mage#3") == 2


def test_guarding_spirits_end_with_the_own_next_turn() -> None:
    battle = guarded_by_spirits()

    battle.ends_phases(2)

    assert battle.table.active == SOUTH
    assert battle.in_discard("guarding-spirits")


# Mass Heal


def test_mass_heal_removes_2_damage_from_own_commons_and_champions_within_2_spaces_of_the_summoner() -> None:
    battle = GivenBattle(
        south={
            "sera": (2, 3),
            "citadel-knight": (3, 3),
            "citadel-archer": (2, 5),
            "valna": (3, 4),
            "citadel-paladin": (4, 4),
            "gate": (2, 2),
        },
        north={"gulldune": (1, 3)},
        phase="move",
        damage={
            "sera": 5,
            "citadel-knight": 3,
            "citadel-archer": 1,
            "valna": 4,
            "citadel-paladin": 3,
            "gate": 2,
            "gulldune": 4,
        },
        hands={SOUTH: "mass-heal"},
    )

    battle.chooses("play mass-heal")

    assert [battle.damage(name) for name in ("citadel-knight", "citadel-archer", "valna")] == [1, 0, 2]
    assert [battle.damage(name) for name in ("sera", "citadel-paladin", "gate", "gulldune")] == [5, 3, 2, 4]
    assert battle.table.magic == [4, 5]
    assert battle.in_discard("mass-heal")


# Renewed Hope


def test_renewed_hope_lets_units_be_summoned_beside_the_summoner() -> None:
    battle = GivenBattle(
        south={"sera": (1, 4), "gate": (3, 1), "citadel-archer": (1, 5)},
        phase="summon",
        hands={SOUTH: "renewed-hope temple-priest"},
    )
    at_the_gate = {"4,1", "2,1", "3,2"}
    assert battle.offers("summon temple-priest") == at_the_gate

    battle.chooses("play renewed-hope")

    assert battle.offers("summon temple-priest") == at_the_gate | {"2,4", "1,3"}


@pytest.mark.parametrize("phase", ["move", "build", "attack", "magic"])
def test_renewed_hope_lets_units_be_summoned_in_any_phase_of_the_own_turn(phase: str) -> None:
    battle = GivenBattle(
        south={"sera": (1, 4)}, phase="summon", hands={SOUTH: "renewed-hope citadel-knight"}, magic=(2, 5)
    ).chooses("play renewed-hope")

    battle.ends_phases_until(phase)
    battle.chooses("summon citadel-knight 2,4")

    assert battle.at("citadel-knight") == (2, 4)
    assert battle.table.magic == [0, 5]


def test_renewed_hope_lets_a_card_just_drawn_be_summoned_in_the_draw_phase() -> None:
    battle = GivenBattle(
        south={"sera": (1, 4)},
        phase="summon",
        hands={SOUTH: "renewed-hope"},
        draws={SOUTH: "citadel-knight"},
    ).chooses("play renewed-hope")

    battle.ends_phases_until("magic").chooses("end_phase")
    assert battle.table.phase == "draw"
    battle.chooses("summon citadel-knight 2,4")
    assert battle.offered() == {"end_phase"}
    battle.chooses("end_phase")

    assert battle.at("citadel-knight") == (2, 4)
    assert battle.table.active == NORTH


def test_without_renewed_hope_nobody_summons_in_other_phases() -> None:
    battle = GivenBattle(south={"sera": (1, 4), "gate": (3, 1)}, phase="attack", hands={SOUTH: "temple-priest"})

    assert not battle.offers("summon")


def test_renewed_hope_does_nothing_for_the_opponent_and_ends_with_the_own_next_turn() -> None:
    battle = GivenBattle(
        south={"sera": (1, 4)},
        north={"gate": (6, 3)},
        phase="summon",
        hands={SOUTH: "renewed-hope temple-priest", NORTH: "deceiver"},
    ).chooses("play renewed-hope")

    battle.ends_phases_until("draw").chooses("end_phase")
    assert battle.offers("summon deceiver") == {"7,3", "5,3", "6,2", "6,4"}
    battle.ends_phases_until("move")
    assert not battle.offers("summon")
    battle.ends_phases_until("summon")

    assert battle.table.active == SOUTH
    assert battle.in_discard("renewed-hope")
    assert not battle.offers("summon")
