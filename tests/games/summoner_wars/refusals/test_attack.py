"""Why a unit does not attack that, in the order of the rules."""

from herna.games.summoner_wars.given import MR, SOUTH, GivenBattle
from herna.games.summoner_wars.grid import space_at
from tests.games.summoner_wars.rows import freezes, gains, given, position, prove, row, then
from tests.kit.said import said

FOUR = {"frost-mage": (3, 1), "frost-mage#2": (3, 2), "frost-mage#3": (3, 3), "frost-mage#4": (3, 4)}
GATES = {"gate": (4, 1), "gate#2": (4, 2), "gate#3": (4, 3), "gate#4": (4, 4)}


@position
def three_have_attacked() -> GivenBattle:
    battle = GivenBattle(south=FOUR, north=GATES, dice=(MR,) * 12)
    return battle.chooses("attack frost-mage gate", "attack frost-mage#2 gate#2", "attack frost-mage#3 gate#3")


test_what_follows_from_a_position = prove(
    row("a ranged unit attacks no farther than it reaches", given("frost-mage 3,3", "smeg 8,3"),
        then({"said attack frost-mage smeg": "Smeg is 5 spaces away; Frost Mage reaches 3. [SW-ATK-06]"}),
        gains("frost-mage", "far-shot"),
        then({"said attack frost-mage smeg": "Smeg is 5 spaces away; Frost Mage reaches 4. [SW-ATK-06]"})),
    row("units attack in the attack phase", given("frost-mage 3,3", "smeg 4,3", phase="move"),
        then({"refused attack frost-mage smeg": ("SW-ATK-01", "sw-why-phase")})),
    row("a unit of the opponent does not attack for one", given("frost-mage 3,3", "smeg 4,3"),
        then({"refused attack smeg ?": ("SW-ATK-01", "sw-why-not-yours-to-attack")})),
    row("a gate does not attack", given("gate 3,3", "smeg 4,3"),
        then({"refused attack gate smeg": ("SW-ATK-21", "sw-why-structures-do-not-attack")})),
    row("after three units no fourth attacks unless it is relentless", three_have_attacked(),
        then({"refused attack frost-mage#4 gate#4": ("SW-ATK-01", "sw-why-most-attacked"),
            "in_the_way attack frost-mage#4 gate#4": {"frost-mage", "frost-mage#2", "frost-mage#3"}}),
        gains("frost-mage#4", "relentless"),
        then({"may attack frost-mage#4 gate#4": True, "key attack frost-mage#4 ?": "sw-why-choose-target"})),
    row("a unit attacks once in a phase", given(FOUR, GATES, dice=(MR,) * 8), "attack frost-mage gate",
        then({"refused attack frost-mage gate": ("SW-ATK-03", "sw-why-attacked")})),
    row("a ranged unit attacks only in a straight line", given("frost-mage 3,3", "smeg 4,4"),
        then({"refused attack frost-mage smeg": ("SW-ATK-06", "sw-why-not-in-line")})),
    row("what a unit attacks through does not stand in the line",
        given("frost-mage 3,3 ice-smith 4,3", "gate 5,3 smeg 6,3"), gains("frost-mage", "fire-breath"),
        then({"in_the_way attack frost-mage smeg": {"gate"}})),
    row("no unit attacks itself or what is not on the battlefield", given("frost-mage 3,3", hands={SOUTH: "ice-smith"}),
        then({"refused attack frost-mage frost-mage": ("SW-ATK-08", "sw-why-itself"),
            "refused attack frost-mage ice-smith": ("SW-ATK-08", "sw-why-not-on-battlefield")})),
    row("who is protected is told with the protector and its text",
        given("frost-mage 3,3", "citadel-knight 4,3 smeg 3,4"),
        then({"refused attack frost-mage smeg": ("SW-TIME-12", "sw-why-text-forbids-attacking"),
            "in_the_way attack frost-mage smeg": {"citadel-knight"}})),
    row("who is frozen and protected is told as frozen", given("frost-mage 3,3", "citadel-knight 4,3 smeg 3,4"),
        freezes("smeg"), then({"refused attack frost-mage smeg": ("SW-TIME-12", "sw-why-target-frozen")})),
    row("a unit with nothing in reach is told so", given("undead-warrior 3,2 frost-mage 6,3", "smeg 6,4"),
        then({"refused attack undead-warrior ?": ("SW-ATK-05", "sw-why-nothing-in-reach"),
            "key attack frost-mage ?": "sw-why-choose-target"}),
        lambda battle: battle.table.put(battle["smeg"], space_at(8, 5)),
        then({"refused attack frost-mage ?": ("SW-ATK-06", "sw-why-nothing-in-reach")})),
    row("a target alone is no attack", given("frost-mage 3,3", "smeg 4,3", hands={SOUTH: "ice-smith"}),
        then({"refused attack ? smeg": ("SW-ATK-01", "sw-why-choose-attacker"),
            "refused attack ? ice-smith": ("SW-ATK-08", "sw-why-not-on-battlefield"),
            "refused instead_of_attacking ? push": ("SW-ABIL-01", "sw-why-nobody-has-ability")})),
    # SW-SETUP-10: a first turn is a turn like any other.
    row("what the first turn allows is refused by no rule of its own", given("frost-mage 3,3", "smeg 4,3"),
        then({"turn": 1, "may attack frost-mage smeg": True})),
    row("a melee unit attacks only what is adjacent", given("undead-warrior 3,3", "smeg 5,3"),
        then({"said attack undead-warrior smeg": "Undead Warrior attacks in melee, so only what is adjacent; Smeg is "
            "2 spaces away. [SW-ATK-05]"},
            lambda battle: battle.refused("attack undead-warrior smeg")[0] == "SW-ATK-05")),
    row("whatever stands in the line is shown", given("frost-mage 3,3 ice-smith 4,3", "gate 5,3 smeg 6,3"),
        then({"refused attack frost-mage smeg": ("SW-ATK-07", "sw-why-line-blocked"),
            "in_the_way attack frost-mage smeg": {"ice-smith", "gate"},
            "said attack frost-mage smeg": "The line to Smeg is not clear. In between: Ice Smith and 1 more. "
                "[SW-ATK-07]"})),
    row("what is frozen is not attacked", given("frost-mage 3,3", "smeg 4,3"), freezes("smeg"),
        then({"refused attack frost-mage smeg": ("SW-TIME-12", "sw-why-target-frozen"),
            "refused attack frost-mage ?": ("SW-TIME-12", "sw-why-target-frozen")})),
    row("instead of attacking a unit needs somebody to push", given("frost-mage 3,3", "smeg 8,1"),
        gains("frost-mage", "push"),
        then({"refused instead_of_attacking frost-mage push": ("SW-TIME-12", "sw-why-text-does-not-allow"),
            "key instead_of_attacking frost-mage flight": "sw-why-no-ability"},
            lambda battle: said(battle, "instead_of_attacking frost-mage push").startswith(
                "Push does not allow it. After this unit attacks"))),
)  # fmt: skip
