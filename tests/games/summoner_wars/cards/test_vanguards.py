"""The cards of the Vanguards."""

from __future__ import annotations

import pytest

from tests.kit.battle import MR, MS, NORTH, RS, SOUTH, GivenBattle, M

# The Citadel's Might


def test_after_attacking_an_enemy_unit_sera_takes_a_citadel_unit_from_the_discard_pile() -> None:
    battle = GivenBattle(
        south={"sera": (3, 3), "citadel-knight": (1, 5)},
        north={"gulldune": (5, 3)},
        discards={SOUTH: "citadel-archer temple-priest holy-judgment citadel-paladin"},
        dice=(M, M),
    )

    battle.chooses("attack sera gulldune")
    assert battle.offered() == {"pick citadel-archer", "pick citadel-paladin", "decline"}
    battle.chooses("pick citadel-archer")

    assert battle.in_hand("citadel-archer")
    assert not battle.in_discard("citadel-archer")
    assert battle.table.cards.known_to(battle["citadel-archer"], NORTH, 2)
    assert "end_phase" in battle.offered()


def test_the_citadels_might_can_be_declined() -> None:
    battle = GivenBattle(
        south={"sera": (3, 3), "citadel-knight": (1, 5)},
        north={"gulldune": (5, 3)},
        discards={SOUTH: "citadel-archer"},
        dice=(M, M),
    )

    battle.chooses("attack sera gulldune", "decline")

    assert battle.in_discard("citadel-archer")


def test_whether_sera_is_asked_does_not_tell_what_lies_in_the_discard_pile() -> None:
    battle = GivenBattle(
        south={"sera": (3, 3), "citadel-knight": (1, 5)},
        north={"gulldune": (5, 3)},
        discards={SOUTH: "temple-priest"},
        dice=(M, M),
    )

    battle.chooses("attack sera gulldune")

    assert battle.offered() == {"decline"}


def test_without_a_citadel_unit_of_ones_own_the_citadel_has_no_might() -> None:
    battle = GivenBattle(
        south={"sera": (3, 3), "temple-priest": (1, 5)},
        north={"gulldune": (5, 3), "citadel-knight": (8, 1)},
        discards={SOUTH: "citadel-archer"},
        dice=(M, M),
    )

    battle.chooses("attack sera gulldune")

    assert "end_phase" in battle.offered()


@pytest.mark.parametrize("target", ["gate", "temple-priest"])
def test_the_citadels_might_needs_an_attack_on_an_enemy_unit(target: str) -> None:
    battle = GivenBattle(
        south={"sera": (3, 3), "citadel-knight": (1, 5), "temple-priest": (3, 5)},
        north={"gate": (5, 3)},
        discards={SOUTH: "citadel-archer"},
        dice=(M, M),
    )

    battle.chooses(f"attack sera {target}")

    assert "end_phase" in battle.offered()


def test_a_citadel_unit_that_the_opponent_controls_gives_no_might() -> None:
    """SW-CTRL-05: whose card it is does not matter."""
    battle = GivenBattle(
        south={"sera": (3, 3), "citadel-knight": (1, 5)},
        north={"gulldune": (5, 3)},
        discards={SOUTH: "citadel-archer"},
        dice=(M, M),
    ).gives_control("citadel-knight", NORTH)

    battle.chooses("attack sera gulldune")

    assert "end_phase" in battle.offered()


@pytest.mark.rule("SW-ZONE-02")
def test_the_citadels_might_does_not_shuffle_the_draw_pile() -> None:
    """CR-18: a discard pile is not searched."""
    battle = GivenBattle(
        south={"sera": (3, 3), "citadel-knight": (3, 5)},
        north={"gulldune": (4, 3)},
        draws={SOUTH: "coleen temple-priest mass-heal"},
        discards={SOUTH: "citadel-archer"},
        dice=(M, M, M, M),
    )
    pile = [battle.table.key(card) for card in battle.table.draw[SOUTH]]

    battle.chooses("attack sera gulldune", "pick citadel-archer")

    assert battle.in_hand("citadel-archer")
    assert [battle.table.key(card) for card in battle.table.draw[SOUTH]] == pile
    assert battle.dice_rolled() == battle.strength("sera")


# Arrow of Light


@pytest.mark.rule("SW-MAG-03")
def test_arrow_of_light_tells_only_the_magic_that_is_gained() -> None:
    battle = GivenBattle(
        south={"citadel-archer": (3, 3)},
        north={"gulldune": (5, 3)},
        hands={SOUTH: "temple-priest coleen"},
        magic=(14, 5),
        dice=(MR, MR, RS),
    )

    battle.chooses("attack citadel-archer gulldune", "pick temple-priest", "pick coleen")

    assert battle.table.magic == [15, 5]
    assert battle.told("gained_magic") == [(SOUTH, 1)]


def test_arrow_of_light_gives_magic_and_strength_for_unit_cards_of_different_names() -> None:
    battle = GivenBattle(
        south={"citadel-archer": (3, 3)},
        north={"gulldune": (5, 3)},
        hands={SOUTH: "temple-priest temple-priest#2 coleen mass-heal"},
        dice=(MR, MR, RS),
    )

    battle.chooses("attack citadel-archer gulldune")
    assert len(battle.offers("pick temple-priest")) == 1
    assert battle.offers("pick coleen")
    assert not battle.offers("pick mass-heal")
    battle.chooses("pick temple-priest#2")
    assert battle.offered() == {"pick coleen", "done"}
    battle.chooses("pick coleen", "done")

    assert battle.damage("gulldune") == 3
    assert battle.table.magic == [7, 5]
    assert battle.in_discard("coleen")
    assert battle.in_discard("temple-priest")  # copies look alike (SW-GAP-38)
    assert battle.in_hand("temple-priest#2")
    assert battle.in_hand("mass-heal")
    assert battle.table.cards.known_to(battle["coleen"], NORTH, 2)
    assert battle.strength("citadel-archer") == 1  # only during that attack


def test_arrow_of_light_may_discard_nothing() -> None:
    battle = GivenBattle(
        south={"citadel-archer": (3, 3)}, north={"gulldune": (5, 3)}, hands={SOUTH: "temple-priest"}, dice=(MR,)
    )

    battle.chooses("attack citadel-archer gulldune", "done")

    assert battle.damage("gulldune") == 1
    assert battle.table.magic == [5, 5]
    assert battle.in_hand("temple-priest")


def test_arrow_of_light_is_not_asked_with_an_empty_hand() -> None:
    battle = GivenBattle(south={"citadel-archer": (3, 3)}, north={"gulldune": (5, 3)}, dice=(MR,))

    battle.chooses("attack citadel-archer gulldune")

    assert battle.damage("gulldune") == 1


def test_arrow_of_light_gains_no_magic_beyond_15() -> None:
    battle = GivenBattle(
        south={"citadel-archer": (3, 3)},
        north={"gulldune": (5, 3)},
        hands={SOUTH: "temple-priest"},
        magic=(15, 5),
        dice=(MR, MR),
    )

    battle.chooses("attack citadel-archer gulldune", "pick temple-priest")

    assert battle.table.magic == [15, 5]
    assert battle.damage("gulldune") == 2


# Protect


def test_a_melee_unit_beside_a_protector_can_attack_nothing_else() -> None:
    battle = GivenBattle(
        south={"citadel-knight": (4, 3), "temple-priest": (5, 2), "gate": (5, 4)},
        north={"gulldune": (5, 3)},
        active=NORTH,
    )

    assert battle.offers("attack gulldune") == {"citadel-knight"}


def test_a_ranged_unit_beside_a_protector_can_attack_nothing_else() -> None:
    battle = GivenBattle(
        south={"citadel-knight": (4, 3), "temple-priest": (5, 5)},
        north={"wind-archer": (5, 3), "deceiver": (6, 3)},
        active=NORTH,
    )

    assert battle.offers("attack wind-archer") == {"citadel-knight"}
    assert battle.offers("attack deceiver") == {"wind-archer"}


def test_a_unit_beside_a_protector_may_attack_any_unit_with_protect() -> None:
    battle = GivenBattle(
        south={"citadel-knight": (4, 3), "citadel-knight#2": (5, 5), "temple-priest": (5, 2)},
        north={"wind-archer": (5, 3)},
        active=NORTH,
    )

    assert battle.offers("attack wind-archer") == {"citadel-knight", "citadel-knight#2"}


def test_units_of_the_same_side_are_not_bound_by_protect() -> None:
    battle = GivenBattle(
        south={"citadel-knight": (4, 3), "citadel-paladin": (4, 4)},
        north={"gulldune": (5, 4)},
    )

    assert battle.offers("attack citadel-paladin") == {"citadel-knight", "gulldune"}


# Engage, on the Citadel Knight


def test_an_enemy_that_steps_away_from_a_citadel_knight_gets_1_damage() -> None:
    battle = GivenBattle(
        south={"citadel-knight": (4, 3)}, north={"gulldune": (5, 3)}, phase="move", active=NORTH, magic=(0, 0)
    )

    battle.chooses("move gulldune 6,3", "stop")

    assert battle.damage("gulldune") == 1


# Intercession


def test_intercession_draws_a_card_for_each_special_symbol() -> None:
    battle = GivenBattle(
        south={"citadel-paladin": (3, 3)},
        north={"gulldune": (4, 3)},
        draws={SOUTH: "citadel-knight citadel-archer temple-priest"},
        dice=(MS, RS, M),
    )

    battle.chooses("attack citadel-paladin gulldune")

    assert battle.damage("gulldune") == 2
    assert battle.in_hand("citadel-knight")
    assert battle.in_hand("citadel-archer")
    assert not battle.in_hand("temple-priest")


def test_intercession_draws_nothing_without_special_symbols() -> None:
    battle = GivenBattle(
        south={"citadel-paladin": (3, 3)},
        north={"gulldune": (4, 3)},
        draws={SOUTH: "citadel-knight"},
        dice=(MR, MR, M),
    )

    battle.chooses("attack citadel-paladin gulldune")

    assert not battle.in_hand("citadel-knight")


@pytest.mark.parametrize("target", ["gate", "temple-priest"])
def test_intercession_needs_an_attack_on_an_enemy_unit(target: str) -> None:
    battle = GivenBattle(
        south={"citadel-paladin": (3, 3), "temple-priest": (3, 4)},
        north={"gate": (4, 3)},
        draws={SOUTH: "citadel-knight"},
        dice=(MS, MS, MS),
    )

    battle.chooses(f"attack citadel-paladin {target}")

    assert not battle.in_hand("citadel-knight")


# Heal


def test_heal_removes_damage_for_melee_and_special_symbols_instead_of_adding_any() -> None:
    battle = GivenBattle(
        south={"temple-priest": (3, 3), "valna": (4, 3)},
        damage={"valna": 7},
        hands={SOUTH: "mass-heal citadel-knight"},
        dice=(MS, RS),
    )

    battle.chooses("attack temple-priest valna")
    assert battle.offered() == {"pick mass-heal", "pick citadel-knight", "decline"}
    battle.chooses("pick mass-heal")

    assert battle.damage("valna") == 4
    assert battle.in_discard("mass-heal")
    assert battle.table.attack_slots == 1
    assert not battle.offers("attack temple-priest")


def test_what_is_discarded_for_a_heal_is_not_shown() -> None:
    battle = GivenBattle(
        south={"temple-priest": (3, 3), "valna": (4, 3)}, hands={SOUTH: "citadel-knight"}, dice=(MS, RS)
    )

    battle.chooses("attack temple-priest valna", "pick citadel-knight")

    assert not battle.table.cards.known_to(battle["citadel-knight"], NORTH, 2)


def test_heal_removes_no_more_damage_than_there_is() -> None:
    battle = GivenBattle(
        south={"temple-priest": (3, 3), "citadel-paladin": (4, 3)},
        damage={"citadel-paladin": 1},
        hands={SOUTH: "mass-heal"},
        dice=(MS, MS),
    )

    battle.chooses("attack temple-priest citadel-paladin", "pick mass-heal")

    assert battle.damage("citadel-paladin") == 0


def test_a_heal_is_no_attack_on_an_enemy() -> None:
    """SW-ATK-22: a player who did nothing but heal is passive."""
    battle = GivenBattle(
        south={"sera": (1, 1), "temple-priest": (3, 3), "citadel-paladin": (4, 3)},
        hands={SOUTH: "mass-heal"},
        dice=(M, M),
    )

    battle.chooses("attack temple-priest citadel-paladin", "pick mass-heal", "end_phase")

    assert battle.damage("sera") == 1


def test_a_priest_that_does_not_heal_hurts_its_own_side() -> None:
    battle = GivenBattle(
        south={"temple-priest": (3, 3), "citadel-paladin": (4, 3)}, hands={SOUTH: "mass-heal"}, dice=(M, MS)
    )

    battle.chooses("attack temple-priest citadel-paladin", "decline")

    assert battle.damage("citadel-paladin") == 2
    assert battle.in_hand("mass-heal")


def test_a_heal_is_for_one_attack_only() -> None:
    battle = GivenBattle(
        south={"temple-priest": (3, 3), "temple-priest#2": (4, 4), "citadel-paladin": (4, 3)},
        damage={"citadel-paladin": 2},
        hands={SOUTH: "mass-heal citadel-knight"},
        dice=(M, M, M, RS),
    )

    battle.chooses("attack temple-priest citadel-paladin", "pick mass-heal")
    battle.chooses("attack temple-priest#2 citadel-paladin", "decline")

    assert battle.damage("citadel-paladin") == 1


@pytest.mark.parametrize("target", ["sera", "gate", "gulldune"])
def test_only_commons_and_champions_of_the_own_side_are_healed(target: str) -> None:
    battle = GivenBattle(
        south={"sera": (3, 2), "temple-priest": (3, 3), "gate": (3, 4)},
        north={"gulldune": (4, 3)},
        hands={SOUTH: "mass-heal"},
        dice=(M, M),
    )

    battle.chooses(f"attack temple-priest {target}")

    assert battle.damage(target) == 2
    assert battle.in_hand("mass-heal")


def test_without_a_card_in_hand_nobody_is_healed() -> None:
    battle = GivenBattle(south={"temple-priest": (3, 3), "citadel-paladin": (4, 3)}, dice=(M, M))

    battle.chooses("attack temple-priest citadel-paladin")

    assert battle.damage("citadel-paladin") == 2
