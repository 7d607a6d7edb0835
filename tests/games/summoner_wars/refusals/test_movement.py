"""Why a unit does not move there, in the order of the rules."""

from herna.games.summoner_wars.given import SOUTH, GivenBattle
from herna.games.summoner_wars.rules.zones import gain_ability
from herna.games.summoner_wars.texts import FEWER_SPACES_GIVEN, Text
from tests.games.summoner_wars.rows import controls, freezes, gains, given, prove, row, texts, then, until
from tests.kit.said import said

MAGES = {"frost-mage": (3, 1), "frost-mage#2": (3, 3), "frost-mage#3": (3, 5), "ice-smith": (5, 5)}


def test_a_unit_with_no_spaces_left_cannot_move() -> None:
    battle = GivenBattle(south={"frost-mage": (3, 3)}, phase="move")
    gain_ability(battle.table, battle["frost-mage"], ("slow",))
    battle.table.answering[FEWER_SPACES_GIVEN] = ((battle["frost-mage"], "tempest"),)

    assert battle.refused("move frost-mage 4,3") == ("SW-MOVE-07", "sw-why-no-spaces")


test_what_follows_from_a_position = prove(
    row("a text that forbids moving is named", given("frost-mage 3,3", phase="move"), gains("frost-mage", "immobile"),
        then({"refused move frost-mage 4,3": ("SW-TIME-12", "sw-why-text-forbids-moving")},
            lambda battle: "Immobile" in said(battle, "move frost-mage 4,3"),
            lambda battle: "Nehybnost" in said(battle, "move frost-mage 4,3", "cs"))),
    row("who has done something instead of moving has had its move",
        given("border-archer 3,1 border-archer#2 3,2 border-archer#3 3,3 lioness 3,4", phase="move"),
        *[f"instead_of_moving {name} prepare" for name in ("border-archer", "border-archer#2", "border-archer#3")],
        then({"said move lioness 4,4":
            "3 of your units have already had their move, the most allowed in this phase. [SW-MOVE-01]"})),
    row("units move in the move phase", given("frost-mage 3,3", phase="attack"),
        then({"refused move frost-mage 4,3": ("SW-MOVE-01", "sw-why-phase"),
            "said move frost-mage 4,3": "This is done in the Move phase; now it is the Attack phase. [SW-MOVE-01]"})),
    row("nobody moves a unit of the opponent", given("frost-mage 3,3", "smeg 6,3", phase="move"),
        then({"refused move smeg 5,3": ("SW-MOVE-01", "sw-why-not-yours-to-move")})),
    row("a unit that was taken over is ones own", given("frost-mage 3,3", "smeg 6,3", phase="move"),
        controls(SOUTH, "smeg"), then({"key move smeg 1,3": "sw-why-too-far"})),
    row("a card in hand does not move", given(phase="move", hands={SOUTH: "frost-mage"}),
        then({"refused move frost-mage 4,3": ("SW-MOVE-01", "sw-why-not-on-battlefield")})),
    row("a gate does not move", given("gate 3,3", phase="move"),
        then({"refused move gate 4,3": ("SW-MOVE-06", "sw-why-structures-stay")})),
    row("a unit moves once in a phase", given(MAGES, phase="move"), "move frost-mage 4,1", "stop",
        then({"refused move frost-mage 5,1": ("SW-MOVE-09", "sw-why-moved")})),
    row("too far says how far it is and how far the unit goes", given("frost-mage 3,3", phase="move"),
        then({"said move frost-mage 6,3": "c6 is 3 spaces away; Frost Mage can go only 2 spaces now. [SW-MOVE-01]"},
            lambda battle: battle.refused("move frost-mage 6,3")[0] == "SW-MOVE-01")),
    row("after the first step one space is left", given("frost-mage 3,3", phase="move"), "move frost-mage 4,3",
        then({"said step 6,3": "c6 is 2 spaces away; Frost Mage can go only 1 space now. [SW-MOVE-01]"})),
    row("a space two steps away is reached step by step", given("frost-mage 3,3", phase="move"),
        then({"refused move frost-mage 5,3": ("SW-MOVE-02", "sw-why-step-by-step"),
            "refused move frost-mage 4,4": ("SW-MOVE-02", "sw-why-step-by-step")})),
    row("an occupied space is refused with what stands there", given("frost-mage 3,3", "smeg 4,3", phase="move"),
        then({"refused move frost-mage 4,3": ("SW-MOVE-05", "sw-why-occupied"),
            "in_the_way move frost-mage 4,3": {"smeg"}})),
    row("what a unit goes through is not in its way", given("frost-mage 3,3 gate 4,3", phase="move"),
        gains("frost-mage", "climb"), then({"key move frost-mage 5,3": "sw-why-step-by-step"})),
    row("a unit does not stop on what it goes through", given("frost-mage 3,3 gate 4,3", phase="move"),
        gains("frost-mage", "climb"), "move frost-mage 4,3",
        then({"refused stop": ("SW-MOVE-05", "sw-why-no-stop"), "in_the_way stop": {"gate"}})),
    row("a unit cannot move to where it stands", given("frost-mage 3,3", phase="move"),
        then({"refused move frost-mage 3,3": ("SW-MOVE-07", "sw-why-same-space")})),
    row("while a unit moves nothing else begins", given(MAGES, phase="move", hands={SOUTH: "glacial-shift"}),
        "move frost-mage 4,1",
        then({"refused move ice-smith 6,5": ("SW-MOVE-10", "sw-why-still-moving"),
            "in_the_way move ice-smith 6,5": {"frost-mage"},
            "refused play glacial-shift": ("SW-MOVE-10", "sw-why-still-moving")})),
    row("a charge is straight and clear and not too far", given("frost-mage 3,3 ice-smith 3,1 gate 5,3", phase="move"),
        gains("frost-mage", "charge"),
        then({"refused charge ice-smith 4,1": ("SW-ABIL-01", "sw-why-no-ability"),
            "refused charge frost-mage 4,4": ("SW-DIST-06", "sw-why-not-straight"),
            "refused charge frost-mage 8,3": ("SW-DIST-06", "sw-why-too-far"),
            "refused charge frost-mage 6,3": ("SW-DIST-06", "sw-why-way-blocked"),
            "in_the_way charge frost-mage 6,3": {"gate"}})),
    row("a unit without such an ability does nothing instead of moving",
        given("frost-mage 3,3 border-archer 5,5", phase="move"),
        then({"key instead_of_moving frost-mage prepare": "sw-why-nothing-instead",
            "key instead_of_moving border-archer flight": "sw-why-no-ability",
            "key instead_of_moving border-archer ?": "sw-why-choose-ability"})),
    row("a choice that is only begun is told what is still to be chosen",
        given("frost-mage 3,3", "smeg 6,3", phase="move"),
        then({"key move frost-mage ?": "sw-why-choose-space", "key move ? 4,3": "sw-why-choose-mover",
            "key move ? 6,3": "sw-why-occupied"})),
    row("a unit that is a structure stays unless a text lets it move", texts({"mobile-structure": Text()}),
        given("ice-golem 3,3", phase="move"),
        then({"refused move ice-golem 4,3": ("SW-MOVE-06", "sw-why-structures-stay")})),
    row("a charge does not end on an occupied space or beside the board",
        given("svara 2,3 frost-mage 3,3 gate 5,3", phase="move"), gains("frost-mage", "charge"),
        then({"refused charge frost-mage 5,3": ("SW-MOVE-05", "sw-why-occupied"),
            "in_the_way charge frost-mage 1,3": {"svara"},
            "refused charge frost-mage 9,3": ("SW-COMP-04", "sw-why-no-such-space"),
            "refused charge ? 4,3": ("SW-MOVE-01", "sw-why-choose-mover")})),
    row("after three units no fourth moves and the three are shown", given(MAGES, phase="move"),
        *[words for mage in ("frost-mage 4,1", "frost-mage#2 4,3", "frost-mage#3 4,5")
            for words in (f"move {mage}", "stop")],
        then({"refused move ice-smith 6,5": ("SW-MOVE-01", "sw-why-most-moved"),
            "in_the_way move ice-smith 6,5": {"frost-mage", "frost-mage#2", "frost-mage#3"}},
            lambda battle: battle.refused("move ? 6,5") == battle.refused("move ice-smith 6,5"))),
    row("the summoner is shown among the units that have moved",
        given("svara 1,1 frost-mage 3,1 frost-mage#2 3,3 ice-smith 5,5", phase="move"),
        "move svara 1,2", "stop", "move frost-mage 4,1", "stop", "move frost-mage#2 4,3", "stop",
        then({"refused move ice-smith 6,5": ("SW-MOVE-01", "sw-why-most-moved"),
            "in_the_way move ice-smith 6,5": {"svara", "frost-mage", "frost-mage#2"}})),
    row("a unit that has gained another ability is told that it has no charge", given(MAGES, phase="move"),
        gains("ice-smith", "charge"), gains("frost-mage", "flight"),
        then({"refused charge frost-mage 4,1": ("SW-ABIL-01", "sw-why-no-ability"),
            "refused charge frost-mage ?": ("SW-ABIL-01", "sw-why-no-ability")})),
    row("a blocked way is refused with everything that stands in it",
        given("frost-mage 3,3 gate 4,3", "smeg 3,4 blarf 2,2", phase="move"),
        then({"refused move frost-mage 5,3": ("SW-MOVE-04", "sw-why-way-blocked"),
            "refused move frost-mage 4,4": ("SW-MOVE-04", "sw-why-way-blocked"),
            "in_the_way move frost-mage 5,3": {"gate"}, "in_the_way move frost-mage 4,4": {"gate", "smeg"},
            "said move frost-mage 4,4": "The way to d4 is blocked for Frost Mage. In the way: Smeg and 1 more. "
                "[SW-MOVE-04]"})),
    row("a summoner stands in the way too", given("svara 4,3 frost-mage 3,3", phase="move"),
        then({"in_the_way move frost-mage 4,3": {"svara"}, "in_the_way move frost-mage 5,3": {"svara"}})),
    row("a frozen unit neither moves nor attacks", given("frost-mage 3,3", "smeg 4,3", phase="move"),
        freezes("frost-mage"), then({"refused move frost-mage 2,3": ("SW-TIME-12", "sw-why-frozen")}), until("attack"),
        then({"refused attack frost-mage smeg": ("SW-TIME-12", "sw-why-frozen")})),
    row("a unit that is hemmed in is told so without a space",
        given("frost-mage 3,3 gate 4,3 gate#2 2,3 gate#3 3,2 gate#4 3,4", phase="move"),
        then({"refused move frost-mage ?": ("SW-MOVE-04", "sw-why-hemmed-in"),
            "in_the_way move frost-mage ?": set({"gate": (4, 3), "gate#2": (2, 3), "gate#3": (3, 2),
                "gate#4": (3, 4)})})),
)  # fmt: skip
