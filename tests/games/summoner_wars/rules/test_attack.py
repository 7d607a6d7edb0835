"""Attacking: who attacks whom and how often, the dice, what is no attack, and the inaction penalty (SW-ATK)."""

from __future__ import annotations

import pytest

from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import Text
from tests.kit.battle import MR, MS, NORTH, RS, SOUTH, GivenBattle, M, Says
from tests.kit.invented import FOUR_BEARS, FOUR_GATES, MISS, Weary, has


class Piercing(Text):
    """This unit attacks through units."""

    def attack_through(self, table: Battlefield, me: int, other: int) -> bool:
        return table.is_unit(other)


class Glass(Text):
    """Ranged units attack through this card."""

    def lets_attack_through(self, table: Battlefield, me: int, attacker: int) -> bool:
        return True


class Sting(Text):
    """When this unit attacks, each special symbol adds 1 damage."""

    def hits_added(self, table: Battlefield, me: int, attacker: int, target: int, special: int) -> int:
        return special if attacker == me else 0


# Who attacks


@pytest.mark.rule("SW-ATK-01")
def test_up_to_three_different_units_attack_in_an_attack_phase() -> None:
    battle = GivenBattle(south=FOUR_BEARS, north=FOUR_GATES, dice=MISS * 3)
    assert "gate#4" in battle.offers("attack bear-cavalry#4")
    assert "end_phase" in battle.offered()

    battle.chooses("attack bear-cavalry gate", "attack bear-cavalry#2 gate#2", "attack bear-cavalry#3 gate#3")

    assert battle.offered() == {"end_phase"}


@pytest.mark.rule("SW-ATK-01")
def test_only_units_that_the_active_player_controls_attack() -> None:
    battle = GivenBattle(south={"bear-cavalry": (4, 3)}, north={"beast-rider": (5, 3), "horde-climber": (5, 4)})

    assert battle.asked() == SOUTH
    assert battle.offers("attack beast-rider") == set()

    battle.gives_control("beast-rider", SOUTH)

    assert battle.offers("attack beast-rider") == {"bear-cavalry", "horde-climber"}


@pytest.mark.rule("SW-ATK-02")
def test_a_unit_attacks_whether_it_has_moved_this_turn_or_not() -> None:
    battle = GivenBattle(
        south={"bear-cavalry": (2, 3), "bear-cavalry#2": (3, 5)},
        north={"gate": (4, 3), "gate#2": (4, 5)},
        phase="move",
        dice=MISS * 2,
    )

    battle.chooses("move bear-cavalry 3,3", "stop").ends_phases_until("attack")
    battle.chooses("attack bear-cavalry#2 gate#2", "attack bear-cavalry gate")

    assert battle.told("attacked") == [
        (battle["bear-cavalry#2"], battle["gate#2"]),
        (battle["bear-cavalry"], battle["gate"]),
    ]


@pytest.mark.rule("SW-ATK-03")
def test_a_unit_attacks_once_in_each_attack_phase() -> None:
    battle = GivenBattle(
        south={"bear-cavalry": (3, 3), "bear-cavalry#2": (3, 4)}, north={"gate": (4, 3), "gate#2": (4, 4)}, dice=MISS
    )

    battle.chooses("attack bear-cavalry gate")

    assert battle.offers("attack bear-cavalry ") == set()
    assert "gate#2" in battle.offers("attack bear-cavalry#2")

    battle.ends_phases(10)

    assert "gate" in battle.offers("attack bear-cavalry ")


@pytest.mark.rule("SW-ATK-21")
def test_a_structure_does_not_attack_but_a_unit_that_is_also_one_does() -> None:
    battle = GivenBattle(
        south={"gate": (3, 3), "ice-golem": (3, 5)}, north={"beast-rider": (4, 3), "bear-cavalry": (4, 5)}, dice=(M, RS)
    )
    assert battle.offers("attack gate") == set()

    battle.chooses("attack ice-golem bear-cavalry")

    assert battle.dice_rolled() == 2
    assert battle.damage("bear-cavalry") == 1


# Three steps


@pytest.mark.rule("SW-ATK-04")
def test_an_attack_declares_its_target_then_rolls_then_adds_damage() -> None:
    battle = GivenBattle(south={"bear-cavalry": (3, 3)}, north={"gate": (4, 3)}, dice=(M, M, RS))
    assert battle.dice_rolled() == 0

    battle.chooses("attack bear-cavalry gate")

    assert battle.play.log is not None
    assert [event.whole for event in battle.play.log.events] == [
        ("attacked", battle["bear-cavalry"], battle["gate"]),
        ("rolled", battle["bear-cavalry"], 2, 1, 1, "664"),
        ("damaged", battle["gate"], 2),
    ]


@pytest.mark.rule("SW-ATK-09")
def test_an_attacker_rolls_as_many_dice_as_its_strength_is_now() -> None:
    battle = GivenBattle(
        south={"undead-warrior": (3, 3)}, north={"gate": (4, 3)}, boost={"undead-warrior": 2}, dice=(M, M, M, M, M)
    )

    battle.chooses("attack undead-warrior gate")

    assert battle.dice_rolled() == 4  # printed 2, and 2 for its boost
    assert battle.damage("gate") == 4


@pytest.mark.rule("SW-ATK-09", "SW-ATK-23")
@pytest.mark.parametrize("lost", [3, 5])
def test_a_unit_of_strength_0_attacks_without_dice(lost: int, says: Says) -> None:
    """Ruling SW-GAP-12."""
    says("weary", Weary(lost))
    battle = GivenBattle(south={"bear-cavalry": (3, 3)}, north={"gate": (4, 3)}, dice=(M,))
    has(battle, "bear-cavalry", "weary")

    battle.chooses("attack bear-cavalry gate", "end_phase")

    assert battle.dice_rolled() == 0
    assert battle.damage("gate") == 0
    assert battle.damage("svara") == 0


@pytest.mark.rule("SW-ATK-10")
@pytest.mark.parametrize(
    ("attacker", "dice", "damage"),
    [
        ("bear-cavalry", (MR, M, MS), 3),
        ("bear-cavalry", (MR, RS, RS), 1),
        ("bear-cavalry", (RS, RS, RS), 0),
        ("gwalark", (MR, RS, RS), 3),
        ("gwalark", (MR, M, MS), 1),
        ("gwalark", (M, M, MS), 0),
    ],
)
def test_every_symbol_of_the_attackers_type_adds_1_damage(attacker: str, dice: tuple[int, ...], damage: int) -> None:
    battle = GivenBattle(south={attacker: (3, 3)}, north={"gate": (4, 3)}, dice=dice)

    battle.chooses(f"attack {attacker} gate")

    assert battle.damage("gate") == damage


@pytest.mark.rule("SW-ATK-11")
@pytest.mark.parametrize(("abilities", "damage"), [((), 1), (("sting",), 4)])
def test_special_symbols_do_nothing_unless_a_card_says_so(abilities: tuple[str, ...], damage: int, says: Says) -> None:
    says("sting", Sting())
    battle = GivenBattle(south={"bear-cavalry": (3, 3)}, north={"gate": (4, 3)}, dice=(MS, RS, RS))
    has(battle, "bear-cavalry", *abilities)

    battle.chooses("attack bear-cavalry gate")

    assert battle.damage("gate") == damage
    assert battle.boost("bear-cavalry") == 0


# Targets


@pytest.mark.rule("SW-ATK-05")
def test_a_melee_unit_reaches_the_four_adjacent_spaces_only() -> None:
    battle = GivenBattle(
        south={"bear-cavalry": (4, 3)},
        north={
            "beast-rider": (5, 3),
            "beast-rider#2": (3, 3),
            "beast-rider#3": (4, 2),
            "gate": (4, 4),
            "horde-climber": (5, 4),
            "horde-climber#2": (6, 3),
        },
    )

    assert battle.offers("attack bear-cavalry") == {"beast-rider", "beast-rider#2", "beast-rider#3", "gate"}


@pytest.mark.rule("SW-ATK-05")
def test_a_melee_unit_does_not_reach_over_an_empty_space() -> None:
    battle = GivenBattle(south={"bear-cavalry": (4, 3)}, north={"beast-rider": (6, 3), "gate": (4, 5)})

    assert battle.offers("attack bear-cavalry") == set()


@pytest.mark.rule("SW-ATK-06")
def test_a_ranged_unit_reaches_three_spaces_in_a_row_or_a_column() -> None:
    battle = GivenBattle(
        south={"gwalark": (4, 3)},
        north={
            "beast-rider": (7, 3),
            "beast-rider#2": (2, 3),
            "beast-rider#3": (4, 2),
            "gate": (4, 6),
            "horde-climber": (5, 4),
            "horde-climber#2": (6, 5),
        },
    )

    assert battle.offers("attack gwalark") == {"beast-rider", "beast-rider#2", "beast-rider#3", "gate"}


@pytest.mark.rule("SW-ATK-06")
@pytest.mark.parametrize(("row", "reached"), [(4, True), (5, True), (6, True), (7, False)])
def test_four_spaces_are_too_far_for_a_ranged_unit(row: int, reached: bool) -> None:
    """Derived case SW-DX-06."""
    battle = GivenBattle(south={"gwalark": (3, 3)}, north={"beast-rider": (row, 3)})

    assert battle.offers("attack gwalark") == ({"beast-rider"} if reached else set())


@pytest.mark.rule("SW-ATK-07")
@pytest.mark.parametrize("space", [(4, 3), (5, 3)])
@pytest.mark.parametrize(
    ("seat", "between"), [(SOUTH, "bear-cavalry"), (SOUTH, "gate"), (NORTH, "horde-climber"), (NORTH, "gate")]
)
def test_any_object_between_blocks_a_ranged_attack(seat: int, between: str, space: tuple[int, int]) -> None:
    south, north = {"gwalark": (3, 3)}, {"beast-rider": (6, 3)}
    (south, north)[seat][between] = space

    battle = GivenBattle(south, north)

    assert battle.offers("attack gwalark") == {between}


@pytest.mark.rule("SW-ATK-08")
def test_any_unit_or_structure_in_reach_may_be_the_target_but_never_the_attacker() -> None:
    battle = GivenBattle(
        south={"bear-cavalry": (2, 2), "svara": (1, 2), "gate": (2, 1)},
        north={"beast-rider": (3, 2), "gate#2": (2, 3)},
        dice=(M, M, RS),
    )
    assert battle.offers("attack bear-cavalry") == {"svara", "gate", "beast-rider", "gate#2"}

    battle.chooses("attack bear-cavalry svara")

    assert battle.damage("svara") == 2


@pytest.mark.rule("SW-ATK-19")
def test_a_melee_unit_never_attacks_through_anything(says: Says) -> None:
    """Rulebook, SKRZ: not even if units may attack through what stands between."""
    says("piercing", Piercing())
    battle = GivenBattle(south={"bear-cavalry": (4, 3)}, north={"horde-climber": (5, 3), "beast-rider": (6, 3)})

    has(battle, "bear-cavalry", "piercing")

    assert battle.offers("attack bear-cavalry") == {"horde-climber"}


@pytest.mark.rule("SW-ATK-20")
def test_spaces_that_are_attacked_through_count_as_empty_but_as_distance(says: Says) -> None:
    says("piercing", Piercing())
    battle = GivenBattle(
        south={"gwalark": (2, 3), "bear-cavalry": (3, 3)},
        north={"horde-climber": (4, 3), "beast-rider": (5, 3), "beast-rider#2": (6, 3)},
    )
    assert battle.offers("attack gwalark") == {"bear-cavalry"}

    has(battle, "gwalark", "piercing")

    assert battle.offers("attack gwalark") == {"bear-cavalry", "horde-climber", "beast-rider"}


@pytest.mark.rule("SW-ATK-20")
def test_an_attack_through_units_does_not_go_through_a_structure(says: Says) -> None:
    says("piercing", Piercing())
    battle = GivenBattle(south={"gwalark": (2, 3)}, north={"gate": (3, 3), "beast-rider": (4, 3)})

    has(battle, "gwalark", "piercing")

    assert battle.offers("attack gwalark") == {"gate"}


@pytest.mark.rule("SW-ATK-20")
def test_a_text_may_let_others_attack_through_its_own_card_only(says: Says) -> None:
    says("glass", Glass())
    battle = GivenBattle(
        south={"gwalark": (2, 3), "gate": (3, 3)}, north={"gate#2": (4, 3), "beast-rider": (5, 3), "gate#3": (2, 4)}
    )
    assert battle.offers("attack gwalark") == {"gate", "gate#3"}

    has(battle, "gate", "glass")

    assert battle.offers("attack gwalark") == {"gate", "gate#2", "gate#3"}
