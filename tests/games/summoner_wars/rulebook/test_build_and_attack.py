"""The rulebook's examples of building and attacking: SW-EX-09 to -11, -22, -23, -25, -27."""

from __future__ import annotations

import pytest

from tests.kit.battle import MR, SOUTH, GivenBattle, M


@pytest.mark.rule("SW-BUILD-03", "SW-DIST-07")
@pytest.mark.example("SW-EX-09")
def test_one_builds_on_three_back_rows_and_beside_the_summoner() -> None:
    """SW-EX-09, Příklad budování: South's Summoner on (5,3) adds the four spaces around it."""
    battle = GivenBattle(south={"svara": (5, 3)}, phase="build", hands={SOUTH: "gate"})

    back = {f"{row},{column}" for row in (1, 2, 3) for column in range(1, 7)}
    assert battle.offers("build gate") == back | {"4,3", "6,3", "5,2", "5,4"}


@pytest.mark.rule("SW-ATK-09", "SW-ATK-10", "SW-TERM-17")
@pytest.mark.example("SW-EX-10")
@pytest.mark.parametrize(
    ("unit", "where", "symbols", "damage"), [("beast-rider", (3, 3), (3, 0, 0), 3), ("smeg", (2, 3), (2, 0, 0), 0)]
)
def test_a_unit_rolls_as_many_dice_as_its_strength(
    unit: str, where: tuple[int, int], symbols: tuple[int, ...], damage: int
) -> None:
    """SW-EX-10, Fáze 4: Beast Rider is a melee unit of strength 3, Smeg a ranged unit of strength 2."""
    battle = GivenBattle(south={unit: where}, north={"ollag": (4, 3)}, dice=(M,) * symbols[0])

    battle.chooses(f"attack {unit} ollag")

    assert battle.rolled() == [(battle[unit], *symbols)]
    assert battle.damage("ollag") == damage  # swords hit for the melee unit alone


@pytest.mark.rule("SW-ATK-06", "SW-ATK-10", "SW-DMG-01", "SW-DMG-02")
@pytest.mark.example("SW-EX-11")
def test_a_horde_slinger_shoots_an_undead_warrior() -> None:
    """SW-EX-11, Příklad útoku na dálku: 2 dice, 2 ranged symbols, 2 damage, 2 life left, no magic."""
    battle = GivenBattle(
        south={"sneeks": (1, 1), "horde-slinger": (3, 3)},
        north={"ret-talus": (8, 6), "undead-warrior": (5, 3)},
        dice=(MR, MR),
    )

    battle.chooses("attack horde-slinger undead-warrior")

    assert battle.rolled() == [(battle["horde-slinger"], 2, 2, 0)]
    assert battle.damage("undead-warrior") == 2
    assert battle.life("undead-warrior") - battle.damage("undead-warrior") == 2
    assert battle.at("undead-warrior") == (5, 3)
    assert battle.table.magic == [5, 5]


@pytest.mark.rule("SW-ATK-17", "SW-TIME-14", "SW-ATK-01")
@pytest.mark.example("SW-EX-22")
def test_with_an_extra_attack_of_the_player_a_fourth_unit_attacks() -> None:
    """SW-EX-22, NAVÍC: three units have attacked, the last of them Gulldune, who lets a fourth attack."""
    battle = GivenBattle(
        south={
            "undead-warrior": (3, 1),
            "undead-warrior#2": (3, 6),
            "gulldune": (3, 3),
            "wind-archer": (2, 4),
            "wind-archer#2": (2, 5),
        },
        north={"gate": (4, 1), "gate#2": (4, 6), "gate#3": (4, 3), "gate#4": (4, 4), "gate#5": (4, 5)},
        dice=(M, M, M, M, M, M, M, M, M, M, M, M),
    )
    battle.chooses("attack undead-warrior gate", "attack undead-warrior#2 gate#2", "attack gulldune gate#3")

    battle.chooses("target wind-archer", "attack wind-archer gate#4")

    assert [attack[0] for attack in battle.told("attacked")] == [
        battle["undead-warrior"],
        battle["undead-warrior#2"],
        battle["gulldune"],
        battle["wind-archer"],
    ]
    assert battle.offered() == {"end_phase"}


@pytest.mark.rule("SW-ATK-18", "SW-ATK-03", "SW-TIME-14")
@pytest.mark.example("SW-EX-23")
def test_with_an_extra_attack_of_a_unit_three_units_attack_four_times() -> None:
    """SW-EX-23, NAVÍC: one of three units attacks twice; a fourth unit does not attack."""
    battle = GivenBattle(
        south={"border-archer": (3, 3), "undead-warrior": (3, 1), "undead-warrior#2": (3, 6), "ice-smith": (3, 4)},
        north={"gate": (4, 1), "gate#2": (4, 6), "gate#3": (4, 3), "gate#4": (4, 4)},
        boost={"border-archer": 1},
        dice=(M,) * 8,
    )

    battle.chooses("attack border-archer gate#3", "accept", "attack border-archer gate#3")
    assert battle.offers("attack ice-smith") == {"border-archer", "gate#4"}
    battle.chooses("attack undead-warrior gate", "attack undead-warrior#2 gate#2")

    assert [attack[0] for attack in battle.told("attacked")] == [
        battle["border-archer"],
        battle["border-archer"],
        battle["undead-warrior"],
        battle["undead-warrior#2"],
    ]
    assert battle.offered() == {"end_phase"}


@pytest.mark.rule("SW-ATK-13", "SW-DMG-03", "SW-DMG-06", "SW-TIME-02")
@pytest.mark.example("SW-EX-25")
def test_what_follows_an_attack_comes_after_damage_and_elimination() -> None:
    """SW-EX-25, PO: Jarmund's attack eliminates its target; only then may he be boosted."""
    battle = GivenBattle(south={"jarmund": (3, 3)}, north={"beast-rider": (5, 3)}, dice=(MR, MR, MR))

    battle.chooses("attack jarmund beast-rider")

    assert battle.offered() == {"accept", "decline"}
    assert battle.told("damaged") == [(battle["beast-rider"], 3)]
    assert battle.in_discard("beast-rider")
    assert battle.table.magic[SOUTH] == 6
    assert battle.boost("jarmund") == 0
    battle.chooses("accept")
    assert battle.boost("jarmund") == 1


@pytest.mark.rule("SW-ATK-19", "SW-ATK-05")
@pytest.mark.example("SW-EX-27")
@pytest.mark.parametrize("between", ["parapet", "frost-mage", "ice-golem"])
def test_a_melee_unit_never_attacks_through(between: str) -> None:
    """SW-EX-27, SKRZ: an enemy 2 spaces away is no target, also behind the own Parapet that others shoot through."""
    battle = GivenBattle(south={"undead-warrior": (3, 3), between: (4, 3)}, north={"beast-rider": (5, 3)})

    assert battle.offers("attack undead-warrior") == {between}


@pytest.mark.rule("SW-ATK-20")
@pytest.mark.example("SW-EX-27")
def test_a_ranged_unit_attacks_through_what_it_may() -> None:
    """SW-EX-27, SKRZ: what the melee unit cannot do, the ranged unit can: through the own Parapet, not the enemy's."""
    own = GivenBattle(south={"jarmund": (3, 3), "parapet": (4, 3)}, north={"beast-rider": (5, 3)})
    enemy = GivenBattle(south={"jarmund": (3, 3)}, north={"parapet": (4, 3), "beast-rider": (5, 3)})

    assert own.offers("attack jarmund") == {"parapet", "beast-rider"}
    assert enemy.offers("attack jarmund") == {"parapet"}
