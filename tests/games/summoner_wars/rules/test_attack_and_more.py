"""Attacking: what comes after an attack, instead of one and besides, and the inaction penalty (SW-ATK)."""

from __future__ import annotations

import pytest

from tests.kit.battle import MR, NORTH, SOUTH, GivenBattle, M, Says
from tests.kit.invented import FOUR_BEARS, FOUR_GATES, MISS, Burst, Command, Rest, Scorch, has

# After, instead, besides


@pytest.mark.rule("SW-ATK-12")
def test_damage_by_an_ability_is_not_an_attack(says: Says) -> None:
    says("scorch", Scorch())
    battle = GivenBattle(south={"jarmund": (3, 3)}, north={"beast-rider": (5, 3)})
    has(battle, "jarmund", "scorch")

    battle.chooses("use jarmund scorch", "target beast-rider")

    assert battle.damage("beast-rider") == 1
    assert battle.told("attacked") == battle.told("rolled") == []
    assert "accept" not in battle.offered()  # Momentum follows attacks
    assert battle.offers("attack jarmund") == {"beast-rider"}

    battle.chooses("end_phase")

    assert battle.damage("svara") == 1


@pytest.mark.rule("SW-ATK-13")
def test_what_follows_an_attack_comes_after_the_damage_and_the_elimination() -> None:
    battle = GivenBattle(south={"jarmund": (3, 3)}, north={"beast-rider": (5, 3)}, dice=(MR, MR, MR))

    battle.chooses("attack jarmund beast-rider")

    assert battle.offered() == {"accept", "decline"}  # Momentum
    assert battle.in_discard("beast-rider")
    assert battle.table.magic[SOUTH] == 6
    assert battle.boost("jarmund") == 0


@pytest.mark.rule("SW-ATK-14")
def test_what_is_done_instead_of_attacking_counts_as_the_units_attack(says: Says) -> None:
    says("rest", Rest())
    battle = GivenBattle(south=FOUR_BEARS, north=FOUR_GATES, dice=MISS * 2)
    has(battle, "bear-cavalry", "rest")

    battle.chooses("instead_of_attacking bear-cavalry rest")

    assert battle.boost("bear-cavalry") == 1
    assert battle.offers("attack bear-cavalry ") == battle.offers("instead_of_attacking") == set()

    battle.chooses("attack bear-cavalry#2 gate#2", "attack bear-cavalry#3 gate#3")

    assert battle.offered() == {"end_phase"}


@pytest.mark.rule("SW-ATK-14")
def test_a_unit_that_has_attacked_does_nothing_instead_of_attacking(says: Says) -> None:
    says("rest", Rest())
    battle = GivenBattle(south={"bear-cavalry": (3, 3)}, north={"gate": (4, 3)}, dice=MISS)
    has(battle, "bear-cavalry", "rest")

    battle.chooses("attack bear-cavalry gate")

    assert battle.offers("instead_of_attacking") == set()


@pytest.mark.rule("SW-ATK-15")
def test_a_unit_without_a_target_may_do_something_instead_of_attacking(says: Says) -> None:
    says("rest", Rest())
    battle = GivenBattle(south={"bear-cavalry": (3, 3)})
    has(battle, "bear-cavalry", "rest")
    assert battle.offers("attack") == set()

    battle.chooses("instead_of_attacking bear-cavalry rest")

    assert battle.boost("bear-cavalry") == 1


@pytest.mark.rule("SW-ATK-16")
def test_a_unit_that_may_not_attack_does_nothing_instead_of_attacking(says: Says) -> None:
    says("rest", Rest())
    battle = GivenBattle(south={"bear-cavalry": (3, 3)}, north={"gate": (4, 3)})
    has(battle, "bear-cavalry", "rest")
    assert battle.offers("instead_of_attacking") == {"bear-cavalry rest"}

    battle.table.frozen = (battle["bear-cavalry"],)

    assert battle.offered() == {"end_phase"}


@pytest.mark.rule("SW-ATK-25")
def test_what_is_done_instead_of_attacking_is_not_an_attack(says: Says) -> None:
    says("rest", Rest())
    battle = GivenBattle(south={"jarmund": (3, 3)}, north={"beast-rider": (5, 3)}, dice=(MR, MR, MR))
    has(battle, "jarmund", "rest")

    battle.chooses("instead_of_attacking jarmund rest")

    assert battle.dice_rolled() == 0
    assert battle.told("attacked") == []
    assert "accept" not in battle.offered()  # Momentum follows attacks

    battle.chooses("end_phase")

    assert battle.damage("svara") == 1


@pytest.mark.rule("SW-ATK-17", "SW-ATK-26")
def test_an_extra_attack_lets_a_fourth_unit_attack(says: Says) -> None:
    """Rulebook, NAVÍC; derived case SW-DX-14: the fourth unit has no slot for its normal attack any more."""
    says("command", Command())
    battle = GivenBattle(south=FOUR_BEARS, north=FOUR_GATES, dice=MISS * 4)
    has(battle, "bear-cavalry#3", "command")

    battle.chooses("attack bear-cavalry gate", "attack bear-cavalry#2 gate#2", "attack bear-cavalry#3 gate#3")
    battle.chooses("target bear-cavalry#4", "attack bear-cavalry#4 gate#4")

    assert len(battle.told("attacked")) == 4
    assert battle.offered() == {"end_phase"}


@pytest.mark.rule("SW-ATK-18")
def test_a_unit_with_an_extra_attack_attacks_twice_beside_two_others() -> None:
    """Rulebook, NAVÍC: four attacks by three units."""
    battle = GivenBattle(
        south={"border-archer": (3, 1), "bear-cavalry": (3, 2), "bear-cavalry#2": (3, 3), "bear-cavalry#3": (3, 4)},
        north=FOUR_GATES,
        boost={"border-archer": 2},
        dice=(M, M) * 2 + MISS * 2,
    )

    battle.chooses("attack border-archer gate", "accept", "attack border-archer gate")
    battle.chooses("attack bear-cavalry gate#2", "attack bear-cavalry#2 gate#3")

    assert len(battle.told("attacked")) == 4
    assert battle.offered() == {"end_phase"}


@pytest.mark.rule("SW-ATK-26")
def test_a_unit_makes_its_normal_attack_after_an_extra_one_while_a_slot_is_free(
    says: Says,
) -> None:
    says("command", Command())
    battle = GivenBattle(south=FOUR_BEARS, north=FOUR_GATES, dice=MISS * 4)
    has(battle, "bear-cavalry", "command")

    battle.chooses("attack bear-cavalry gate", "target bear-cavalry#2", "attack bear-cavalry#2 gate#2")
    battle.chooses("attack bear-cavalry#2 gate#2", "attack bear-cavalry#3 gate#3")

    assert len(battle.told("attacked")) == 4
    assert battle.offered() == {"end_phase"}


@pytest.mark.rule("SW-ATK-26")
def test_a_unit_that_has_attacked_may_still_make_an_extra_attack(says: Says) -> None:
    says("command", Command())
    battle = GivenBattle(south=FOUR_BEARS, north=FOUR_GATES, dice=MISS * 4)
    has(battle, "bear-cavalry#2", "command")

    battle.chooses("attack bear-cavalry gate", "attack bear-cavalry#2 gate#2")
    battle.chooses("target bear-cavalry", "attack bear-cavalry gate")

    assert battle.offers("attack bear-cavalry ") == set()

    battle.chooses("attack bear-cavalry#3 gate#3")

    assert battle.offered() == {"end_phase"}


# The inaction penalty


@pytest.mark.rule("SW-ATK-22")
@pytest.mark.parametrize(("active", "summoner"), [(SOUTH, "svara"), (NORTH, "sneeks")])
def test_who_attacks_nothing_of_the_opponents_has_1_damage_on_the_summoner(active: int, summoner: str) -> None:
    battle = GivenBattle(south={"bear-cavalry": (4, 3)}, north={"beast-rider": (5, 3)}, active=active)

    battle.chooses("end_phase")

    assert battle.told("damaged") == [(battle[summoner], 1)]
    assert battle.table.phase == "magic"
    assert battle.table.magic == [5, 5]


@pytest.mark.rule("SW-ATK-22")
def test_the_inaction_penalty_spares_nobody_who_had_no_attack() -> None:
    """Derived case SW-DX-13."""
    battle = GivenBattle(south={})
    assert battle.offered() == {"end_phase"}

    battle.chooses("end_phase")

    assert battle.damage("svara") == 1


@pytest.mark.rule("SW-ATK-22")
def test_the_inaction_penalty_comes_again_in_every_attack_phase() -> None:
    battle = GivenBattle(south={"bear-cavalry": (4, 3)}, north={"gate": (5, 3)}, dice=MISS)

    battle.chooses("attack bear-cavalry gate")
    battle.ends_phases(10)
    battle.chooses("end_phase")

    assert battle.damage("svara") == 1
    assert battle.damage("sneeks") == 1


@pytest.mark.rule("SW-ATK-22", "SW-ATK-23")
def test_an_attack_on_the_opponents_object_that_hits_nothing_averts_the_penalty() -> None:
    battle = GivenBattle(south={"bear-cavalry": (4, 3)}, north={"gate": (5, 3)}, dice=MISS)

    battle.chooses("attack bear-cavalry gate", "end_phase")

    assert battle.damage("gate") == 0
    assert battle.damage("svara") == 0


@pytest.mark.rule("SW-ATK-22", "SW-ATK-23")
@pytest.mark.parametrize(("controlled_by", "damage"), [(SOUTH, 1), (NORTH, 0)])
def test_it_is_the_control_of_the_target_that_averts_the_penalty(controlled_by: int, damage: int) -> None:
    battle = GivenBattle(south={"bear-cavalry": (4, 3), "ollag": (4, 4)}, dice=MISS)
    battle.gives_control("ollag", controlled_by)

    battle.chooses("attack bear-cavalry ollag", "end_phase")

    assert battle.damage("svara") == damage


@pytest.mark.rule("SW-ATK-24")
def test_an_own_object_may_be_eliminated_but_pays_no_magic_and_averts_no_penalty() -> None:
    """Derived case SW-DX-04."""
    battle = GivenBattle(south={"bear-cavalry": (4, 3), "gate": (4, 4)}, damage={"gate": 3}, dice=(M, M, M))

    battle.chooses("attack bear-cavalry gate", "end_phase")

    assert battle.in_discard("gate")
    assert battle.table.magic == [5, 5]
    assert battle.damage("svara") == 1


@pytest.mark.rule("SW-ATK-24")
def test_an_enemy_that_falls_with_an_own_unit_does_pay(says: Says) -> None:
    says("burst", Burst())
    battle = GivenBattle(
        south={"gwalark": (3, 3), "bear-cavalry": (4, 3)},
        north={"beast-rider": (5, 3)},
        damage={"bear-cavalry": 4},
        dice=(MR, M, M),
    )
    has(battle, "bear-cavalry", "burst")

    battle.chooses("attack gwalark bear-cavalry", "end_phase")

    assert battle.in_discard("bear-cavalry")
    assert battle.in_discard("beast-rider")
    assert battle.damage("gwalark") == 3
    assert battle.table.magic == [6, 5]
    assert battle.damage("svara") == 1
