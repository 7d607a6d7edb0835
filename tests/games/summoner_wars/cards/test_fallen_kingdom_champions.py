"""The champions of the Fallen Kingdom."""

from __future__ import annotations

from tests.kit.battle import MS, NORTH, RS, SOUTH, GivenBattle, M

# Dragos: Life Drain


def test_life_drain_makes_each_special_symbol_a_melee_symbol_too() -> None:
    battle = GivenBattle(
        south={"dragos": (4, 3), "undead-carrier": (2, 3), "undead-warrior": (1, 3), "gate": (3, 3)},
        north={"ollag": (5, 3)},
    )

    battle.rolls(RS, RS, MS, M).chooses("attack dragos ollag")
    assert battle.offered() == {"target undead-carrier", "decline"}
    battle.chooses("target undead-carrier")

    assert battle.at("undead-carrier") is None
    assert battle.damage("ollag") == 5  # 2 melee and 3 special
    assert battle.table.magic == [5, 5]
    assert not battle.table.lasting


def test_without_life_drain_special_symbols_of_dragos_do_nothing() -> None:
    battle = GivenBattle(south={"dragos": (4, 3), "undead-carrier": (2, 3)}, north={"ollag": (5, 3)})

    battle.rolls(RS, RS, MS, M).chooses("attack dragos ollag", "decline")

    assert battle.damage("ollag") == 2
    assert battle.at("undead-carrier") == (2, 3)


def test_life_drain_is_not_offered_without_an_own_unit_within_2_spaces() -> None:
    battle = GivenBattle(south={"dragos": (4, 3), "undead-carrier": (1, 3)}, north={"ollag": (5, 3)}, dice=(M, M, M, M))

    battle.chooses("attack dragos ollag")

    assert battle.damage("ollag") == 4


def test_draining_the_target_ends_the_attack_without_a_roll() -> None:
    """SW-GAP-13."""
    battle = GivenBattle(south={"dragos": (4, 3), "undead-carrier": (5, 3)})

    battle.chooses("attack dragos undead-carrier", "target undead-carrier")

    assert not battle.told("rolled")
    assert not battle.table.lasting
    assert not battle.offers("attack dragos")


# Elut-Bal: Summoned by Fire


def a_summoner_who_has_elut_bal_in_hand(magic: int = 6) -> GivenBattle:
    return GivenBattle(
        south={"ret-talus": (1, 4), "starting-gate": (3, 4), "hellfire-cultist": (5, 3), "undead-archer": (5, 5)},
        north={"horde-slinger": (6, 3), "ollag": (4, 3)},
        phase="summon",
        hands={SOUTH: "elut-bal"},
        magic=(magic, 5),
    )


def test_elut_bal_is_summoned_onto_the_space_of_an_own_unit_that_is_eliminated() -> None:
    """CR-03: the space is taken before Immolate and Soul Shift are resolved."""
    battle = a_summoner_who_has_elut_bal_in_hand()

    assert battle.offers("summon elut-bal") == {"1,4", "5,3", "5,5"}
    battle.chooses("summon elut-bal 5,3")
    assert battle.at("elut-bal") == (5, 3)
    battle.chooses("resolve hellfire-cultist immolate")

    assert battle.in_discard("hellfire-cultist")
    assert battle.damage("ollag") == 1
    assert battle.at("horde-slinger") is None
    assert battle.offered() == {"to 6,3", "decline"}  # the Archer may go where the Slinger fell, not to Elut-Bal
    battle.chooses("decline")
    assert battle.at("undead-archer") == (5, 5)
    assert battle.table.magic == [1, 5]  # 6 paid, 1 gained for the Slinger
    assert battle.told("summoned") == [(SOUTH, battle["elut-bal"], battle.table.place[battle["elut-bal"]])]


def test_elut_bal_cannot_be_summoned_without_its_magic() -> None:
    battle = a_summoner_who_has_elut_bal_in_hand(magic=5)

    assert not battle.offers("summon")


def test_elut_bal_summoned_onto_the_own_summoner_loses_the_game() -> None:
    """SW-GAP-26."""
    battle = a_summoner_who_has_elut_bal_in_hand()

    battle.chooses("summon elut-bal 1,4")

    assert battle.play.result is not None
    assert battle.play.result.winners() == (NORTH,)


# Gul-Dass: Wrath


def test_wrath_adds_1_strength_for_each_damage() -> None:
    battle = GivenBattle(south={"gul-dass": (4, 3)}, north={"ollag": (5, 3)}, damage={"gul-dass": 3})

    assert battle.strength("gul-dass") == 5
    battle.rolls(M, M, M, M, M).chooses("attack gul-dass ollag")
    assert battle.damage("ollag") == 5
    battle.table.damage[battle["gul-dass"]] = 0

    assert battle.strength("gul-dass") == 2
