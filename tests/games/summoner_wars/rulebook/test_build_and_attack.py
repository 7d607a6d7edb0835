"""The rulebook's examples of building and attacking: SW-EX-09 to -11, -22, -23, -25, -27."""

import pytest

from herna.games.summoner_wars.given import MR, SOUTH, GivenBattle, M
from tests.games.summoner_wars.rows import each, given, prove, row, then


@pytest.mark.rule("SW-BUILD-03", "SW-DIST-07")
@pytest.mark.example("SW-EX-09")
def test_one_builds_on_three_back_rows_and_beside_the_summoner() -> None:
    """SW-EX-09, Příklad budování: South's Summoner on (5,3) adds the four spaces around it."""
    battle = GivenBattle(south={"svara": (5, 3)}, phase="build", hands={SOUTH: "gate"})

    back = {f"{row},{column}" for row in (1, 2, 3) for column in range(1, 7)}
    assert battle.offers("build gate") == back | {"4,3", "6,3", "5,2", "5,4"}


test_what_follows_from_a_position = prove(
    # SW-EX-11, Příklad útoku na dálku: 2 dice, 2 ranged symbols, 2 damage, 2 life left, no magic.
    row("a horde slinger shoots an undead warrior", "SW-ATK-06", "SW-ATK-10", "SW-DMG-01", "SW-DMG-02", "SW-EX-11",
        given("sneeks 1,1 horde-slinger 3,3", "ret-talus 8,6 undead-warrior 5,3", dice=(MR, MR)),
        "attack horde-slinger undead-warrior",
        then({"damage undead-warrior": 2, "at undead-warrior": (5, 3), "magic": [5, 5]},
            lambda battle: battle.rolled() == [(battle["horde-slinger"], 2, 2, 0)],
            lambda battle: battle.life("undead-warrior") - battle.damage("undead-warrior") == 2)),
    # SW-EX-22, NAVÍC: three units have attacked, the last of them Gulldune, who lets a fourth attack.
    row("with an extra attack of the player a fourth unit attacks", "SW-ATK-17", "SW-TIME-14", "SW-ATK-01", "SW-EX-22",
        given("undead-warrior 3,1 undead-warrior#2 3,6 gulldune 3,3 wind-archer 2,4 wind-archer#2 2,5",
            "gate 4,1 gate#2 4,6 gate#3 4,3 gate#4 4,4 gate#5 4,5", dice=(M, M, M, M, M, M, M, M, M, M, M, M)),
        "attack undead-warrior gate", "attack undead-warrior#2 gate#2", "attack gulldune gate#3", "target wind-archer",
        "attack wind-archer gate#4",
        then({"offered": {"end_phase"}},
            lambda battle: [attack[0] for attack in battle.told("attacked")] == [battle["undead-warrior"],
                battle["undead-warrior#2"], battle["gulldune"], battle["wind-archer"]])),
    # SW-EX-23, NAVÍC: one of three units attacks twice; a fourth unit does not attack.
    row("with an extra attack of a unit three units attack four times", "SW-ATK-18", "SW-ATK-03", "SW-TIME-14",
        "SW-EX-23",
        given("border-archer 3,3 undead-warrior 3,1 undead-warrior#2 3,6 ice-smith 3,4",
            "gate 4,1 gate#2 4,6 gate#3 4,3 gate#4 4,4", boost={"border-archer": 1}, dice=(M,) * 8),
        "attack border-archer gate#3", "accept", "attack border-archer gate#3",
        then({"offers attack ice-smith": {"border-archer", "gate#4"}}), "attack undead-warrior gate",
        "attack undead-warrior#2 gate#2",
        then({"offered": {"end_phase"}},
            lambda battle: [attack[0] for attack in battle.told("attacked")] == [battle["border-archer"],
                battle["border-archer"], battle["undead-warrior"], battle["undead-warrior#2"]])),
    # SW-EX-25, PO: Jarmund's attack eliminates its target; only then may he be boosted.
    row("what follows an attack comes after damage and elimination", "SW-ATK-13", "SW-DMG-03", "SW-DMG-06",
        "SW-TIME-02", "SW-EX-25", given("jarmund 3,3", "beast-rider 5,3", dice=(MR, MR, MR)),
        "attack jarmund beast-rider",
        then({"offered": {"accept", "decline"}, "story damaged": ["beast-rider 3"], "in_discard beast-rider": True,
            "magic south": 6, "boost jarmund": 0}), "accept", then({"boost jarmund": 1})),
    # SW-EX-27, SKRZ: an enemy 2 spaces away is no target, also behind your own Parapet that others shoot through.
    *[row(f"a melee unit never attacks through: {between}", "SW-ATK-19", "SW-ATK-05", "SW-EX-27",
        given(f"undead-warrior 3,3 {between} 4,3", "beast-rider 5,3"),
        then({"offers attack undead-warrior": {between}})) for between in ["parapet", "frost-mage", "ice-golem"]],
    # SW-EX-27, SKRZ: what the melee unit cannot do, the ranged unit can: through your own Parapet, not the enemy's.
    row("a ranged unit attacks through what it may: own", "SW-ATK-20", "SW-EX-27",
        given("jarmund 3,3 parapet 4,3", "beast-rider 5,3"),
        then({"offers attack jarmund": {"parapet", "beast-rider"}})),
    row("a ranged unit attacks through what it may: enemy", "SW-ATK-20", "SW-EX-27",
        given("jarmund 3,3", "parapet 4,3 beast-rider 5,3"), then({"offers attack jarmund": {"parapet"}})),
    # SW-EX-10, Fáze 4: Beast Rider is a melee unit of strength 3, Smeg a ranged unit of strength 2.
    *each(lambda unit, where, symbols, damage: row(f"a unit rolls as many dice as its strength: {unit}",
        "SW-ATK-09", "SW-ATK-10", "SW-TERM-17", "SW-EX-10",
        given(south={unit: where}, north={"ollag": (4, 3)}, dice=(M,) * symbols[0]), f"attack {unit} ollag",
        # swords hit for the melee unit alone
        then({"damage ollag": damage}, lambda battle: battle.rolled() == [(battle[unit], *symbols)])),
        ("beast-rider", (3, 3), (3, 0, 0), 3), ("smeg", (2, 3), (2, 0, 0), 0)),
)  # fmt: skip
