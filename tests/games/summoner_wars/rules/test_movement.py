"""Phase 2: which units move, how far, through what, and what is no move at all (SW-MOVE)."""

from dataclasses import dataclass

import pytest

from herna.engine.activity import Bar
from herna.engine.effects import Effect
from herna.engine.flow import Call, Play
from herna.engine.view import Chair
from herna.games.summoner_wars.deeds import Deed
from herna.games.summoner_wars.given import NORTH, SOUTH, GivenBattle, Says
from herna.games.summoner_wars.grid import space_at
from herna.games.summoner_wars.rules.abilities import USED
from herna.games.summoner_wars.rules.force import Force
from herna.games.summoner_wars.rules.verbs import swap
from herna.games.summoner_wars.rules.zones import enter_battlefield, return_to_hand, tuck
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import Effects, Text
from tests.games.summoner_wars.rows import controls, gains, given, prove, row, texts, then, until
from tests.kit.invented import Boosting, PerhapsBoosting

# Texts that these tests give to units


class BoostedByMoving(Text):
    """After this unit moves, it is boosted."""

    def after_own_move(self, table: Battlefield, me: int, path: tuple[int, ...]) -> Effects:
        return (Boosting(me, "boosted-by-moving", table.control[me]),)


class LendsSpeed(Text):
    """Other units that begin a move have Swift during it."""

    def grants_for_a_move(self, table: Battlefield, me: int, unit: int) -> str:
        return "" if unit == me else "swift"


class MayBeBoostedByMoving(Text):
    """After this unit moves, you may boost it."""

    def after_own_move(self, table: Battlefield, me: int, path: tuple[int, ...]) -> Effects:
        return (PerhapsBoosting(me, "may-be-boosted", table.control[me]),)


class Rooted(Text):
    """This unit cannot move."""

    def immobile(self, table: Battlefield, me: int) -> bool:
        return True


class Rolling(Text):
    """This structure may move."""

    def mobile(self, table: Battlefield, me: int) -> bool:
        return True


class Lunge(Text):
    """Instead of its normal movement this unit may go 1 to 4 clear straight spaces."""

    def charge(self, table: Battlefield, me: int) -> int:
        return 4


class Unmoved(Text):
    """In the Move phase, once each: force this unit 2 spaces, swap it with the Summoner, place it on (8,1), or
    replace it by the card in hand.
    """

    def __init__(self, key: str) -> None:
        self.key = key

    phase_of_use = "move"

    def abilities_to_use(self, table: Battlefield, me: int) -> Effect | Bar:
        return Relocating(me, self.key, table.control[me]) if table.once(me, self.key) else USED


@dataclass(frozen=True, slots=True)
class Relocating(Deed):
    """The unit comes elsewhere without moving."""

    def order(self) -> tuple[str, ...]:
        return ("it_is_relocated",)

    def it_is_relocated(self, play: Play[Battlefield]) -> Call | None:
        table = play.table
        table.used = (*table.used, (self.source, self.effect))
        if self.effect == "forcing":
            return Call(Force(self.seat, self.source, 2, 2))
        if self.effect == "swapping":
            swap(play, self.source, table.summoner(self.seat))
        elif self.effect == "placing":
            table.put(self.source, space_at(8, 1))
        else:
            (newcomer,), space = table.hands[self.seat], table.place[self.source]
            return_to_hand(table, self.source)
            table.take_from_hand(self.seat, newcomer)
            enter_battlefield(table, newcomer, space, self.seat)
        return None


def moved(battle: GivenBattle) -> list[str]:
    """The units that have used their move, by name."""
    names = {card: name for name, card in battle.names.items()}
    return [names[unit] for unit in battle.table.moved]


def movers(battle: GivenBattle) -> set[str]:
    """The units that may move now."""
    return {words.split()[0] for words in battle.offers("move")}


# Occupied spaces


@pytest.mark.rule("SW-MOVE-04")
@pytest.mark.parametrize("blocker", ["frost-mage", "gate#1", "beast-rider", "starting-gate"])
def test_no_unit_moves_through_an_occupied_space(blocker: str) -> None:
    sides = {"frost-mage": SOUTH, "gate#1": SOUTH, "beast-rider": NORTH, "starting-gate": NORTH}
    south, north = {"gul-dass": (3, 1)}, {"smasher": (8, 1)}
    (south if sides[blocker] == SOUTH else north)[blocker] = (4, 1)
    battle = GivenBattle({**south, "nadiana": (2, 1), "ollag": (3, 2)}, north, phase="move")

    assert battle.offers("move gul-dass") == set()


@pytest.mark.rule("SW-MOVE-06")
def test_a_unit_that_is_also_a_structure_moves_only_if_a_text_lets_it(says: Says) -> None:
    says("mobile-structure", Text())
    assert movers(GivenBattle({"ice-golem": (3, 3)}, phase="move")) == {"svara"}

    says("mobile-structure", Rolling())
    assert movers(GivenBattle({"ice-golem": (3, 3)}, phase="move")) == {"svara", "ice-golem"}


# What is no move


@pytest.mark.rule("SW-MOVE-17")
def test_tokens_and_tucked_cards_travel_with_a_unit() -> None:
    battle = GivenBattle(
        {"gul-dass": (3, 3)},
        phase="move",
        hands={SOUTH: "frost-mage"},
        damage={"gul-dass": 2},
        boost={"gul-dass": 3},
    )
    tuck(battle.table, battle["frost-mage"], battle["gul-dass"])

    battle.chooses("move gul-dass 4,3", "step 4,4")

    (seen,) = [thing for thing in battle.play.game.view(battle.table, NORTH)["objects"] if thing["under"]]
    assert seen["space"] == space_at(4, 4)
    assert (seen["card"], seen["damage"], seen["boost"]) == (battle["gul-dass"], 2, 3)
    assert seen["under"] == [battle["frost-mage"]]


@pytest.mark.rule("SW-MOVE-02")
@pytest.mark.parametrize(
    ("south", "north", "spaces"),
    [
        ("svara 3,3", "", {"3,5", "4,4", "2,4"}),
        ("svara 3,3 gate 3,4", "", set()),
        ("bear-cavalry 3,3 frost-mage 3,4", "", set()),  # it could go through, but would hurt who is there
        ("svara 3,3", "royal-guardian 4,3", set()),  # who engages it
        ("svara 3,3", "royal-guardian 3,5", set()),
    ],
)
def test_a_second_step_is_pointed_at_at_once_where_nothing_answers_the_first(
    south: str, north: str, spaces: set[str]
) -> None:
    battle = GivenBattle(south, north, phase="move")
    unit, _, _ = south.partition(" ")
    chair = Chair(battle.play, SOUTH)
    onward = dict(zip(chair.options(), chair.onward(), strict=True))

    found = onward.get(battle.choice(f"move {unit} 3,4"), ())

    assert {battle.in_words(choice).removeprefix("step ") for choice in found} == spaces


test_what_follows_from_a_position = prove(
    # How many units, how far
    row("each step goes to an empty adjacent space and may turn", "SW-MOVE-02", "SW-MOVE-03",
        given("gul-dass 3,3 gate#1 3,4", phase="move"), then({"offers move gul-dass": {"4,3", "2,3", "3,2"}}),
        "move gul-dass 4,3", then({"at gul-dass": (4, 3), "offers step": {"5,3", "3,3", "4,2", "4,4"}}), "step 4,4",
        then({"at gul-dass": (4, 4), "story moved": ["gul-dass 4,3", "gul-dass 4,4"]})),
    row("up to three units move", "SW-MOVE-01",
        given("gul-dass 3,1 nadiana 3,3 frost-mage 3,5 undead-warrior 5,5", phase="move"), "move gul-dass 4,1", "stop",
        "move nadiana 4,3", "stop", then({"movers": {"svara", "frost-mage", "undead-warrior"}}), "move frost-mage 4,5",
        "stop", then({"offered": {"end_phase"}})),
    row("a unit moves up to two spaces", "SW-MOVE-01", given("gul-dass 3,3", phase="move"), "move gul-dass 4,3",
        then({"may stop": True}), "step 5,3",
        then({"at gul-dass": (5, 3), "offers step": set(), "may end_phase": True})),
    row("only units that the active player controls move", "SW-MOVE-01",
        given("gul-dass 3,3", "nadiana 5,3 frost-mage 5,5", phase="move"), then({"movers": {"svara", "gul-dass"}}),
        controls(SOUTH, "frost-mage"), controls(NORTH, "gul-dass"), then({"movers": {"svara", "frost-mage"}})),
    row("a unit that falls on its way has used one of the three moves", "SW-MOVE-01",
        given("frost-mage 4,3 gul-dass 2,1 nadiana 2,5 undead-warrior 2,6", "citadel-knight 5,3", phase="move",
            damage={"frost-mage": 3}), "move frost-mage 3,3", then({"at frost-mage": None}), "move gul-dass 3,1",
        "stop", "move nadiana 3,5", "stop", then({"movers": set()})),
    row("no step is diagonal", "SW-MOVE-03", given("gul-dass 3,3 gate#1 4,3 gate#2 3,4", phase="move"),
        then({"offers move gul-dass": {"2,3", "3,2"}}), "move gul-dass 3,2",
        then({"offers step": {"4,2", "2,2", "3,1", "3,3"}})),
    row("the edge of the battlefield ends every way", "SW-MOVE-02", given("gul-dass 8,1 nadiana 3,6", phase="move"),
        then({"offers move gul-dass": {"7,1", "8,2"}, "offers move nadiana": {"4,6", "2,6", "3,5"}})),
    # Occupied spaces
    *[row(f"through commons is not through champions summoners or structures: {blocker}", "SW-MOVE-04",
        given("bear-cavalry 3,3", f"{blocker} 4,3", phase="move"),
        then({"offers move bear-cavalry": {"2,3", "3,2", "3,4"}})) for blocker in ["nadiana", "sneeks", "gate#1"]],
    row("a unit that may move through commons passes them and cannot stop there", "SW-MOVE-04", "SW-MOVE-05",
        given("bear-cavalry 3,3", "frost-shaman 4,3", phase="move"), "move bear-cavalry 4,3",
        then({"offered": {"step 5,3", "step 3,3", "step 4,2", "step 4,4"}}), "step 5,3",
        then({"at bear-cavalry": (5, 3), "at frost-shaman": (4, 3)})),
    # 3 spaces, but not through the Ice Smith
    row("an ability lent for a move leads through nothing unless it says so", "SW-MOVE-04",
        texts({"wrath": LendsSpeed()}), given("frost-mage 1,3 ice-smith 2,3 gul-dass 8,1", phase="move"),
        then({"offers move frost-mage": {"1,2", "1,4"}}), "move frost-mage 1,4", "step 2,4", "step 3,4",
        then({"at frost-mage": (3, 4)})),
    row("an ability lent for a move counts once with a unit that has it", "SW-ABIL-04", texts({"wrath": LendsSpeed()}),
        given("wind-archer 3,3 gul-dass 8,1", phase="move"), "move wind-archer 4,3", "step 5,3", "step 6,3",
        then({"at wind-archer": (6, 3), "offers step": set()})),
    row("a unit does not go through one object onto another that it could not leave again", "SW-MOVE-05",
        given("frost-mage 1,3 gate 2,3 gate#2 3,3 gate#3 4,3 gate#4 3,2 gate#5 3,4", phase="move"),
        gains("frost-mage", "flight"), "move frost-mage 2,3", then({"offers step": {"1,3", "2,2", "2,4"}})),
    row("a unit does not enter an occupied space that it could not leave again", "SW-MOVE-05",
        given("bear-cavalry 3,3", "frost-shaman 4,3 smasher 5,3 tundra-fighter 4,2 tundra-charger 4,4", phase="move"),
        "move bear-cavalry 3,4", then({"offers step": {"2,4", "3,5", "3,3"}}), "step 3,5",
        then({"at bear-cavalry": (3, 5), "damage tundra-charger": 0})),
    *(row(f"no unit steps onto a summoner not even one that goes through others: {unit}", "SW-MOVE-04",
        given("svara 3,3", f"{unit} 4,3", phase="move", active=NORTH),
        then({f"offers move {unit}": {"5,3", "4,2", "4,4"}})) for unit in ("horde-slinger", "bear-cavalry")),
    row("structures do not move", "SW-MOVE-06", given("gate#1 3,3 starting-gate 3,5 parapet 4,4", phase="move"),
        then({"movers": {"svara"}})),
    # What is a move
    # nowhere to go, so no move
    row("a unit cannot move no space at all", "SW-MOVE-07",
        given("gul-dass 3,3 nadiana 1,2 frost-mage 2,1", phase="move"),
        then({"offers move gul-dass": {"4,3", "2,3", "3,2", "3,4"}, "may stop": False, "offers move svara": set()})),
    row("stepping out and back is a move", "SW-MOVE-08", texts({"wrath": BoostedByMoving()}),
        given("gul-dass 3,3", phase="move"), "move gul-dass 4,3", "step 3,3",
        then({"at gul-dass": (3, 3), "boost gul-dass": 1, "offers move gul-dass": set(), "names moved": "gul-dass"})),
    # North's turn
    row("a unit moves once in a move phase and again in the next", "SW-MOVE-09", given("gul-dass 3,3", phase="move"),
        "move gul-dass 4,3", "stop", then({"movers": {"svara"}}), until("summon"), until("move"),
        then({"asked": NORTH}), until("summon"), until("move"),
        then({"asked": SOUTH, "movers": {"svara", "gul-dass"}})),
    row("what follows a move comes once when the whole move is finished", "SW-MOVE-10",
        texts({"wrath": BoostedByMoving()}),
        given("gul-dass 3,3", phase="move"), "move gul-dass 4,3", then({"boost gul-dass": 0}), "step 5,3",
        then({"boost gul-dass": 1, "story boosted": ["gul-dass 1"]})),
    row("what follows a move is resolved before another unit moves", "SW-MOVE-10",
        texts({"wrath": MayBeBoostedByMoving()}),
        given("gul-dass 3,3 nadiana 3,5", phase="move"), "move gul-dass 4,3", "stop",
        then({"offered": {"accept", "decline"}}), "accept",
        then({"boost gul-dass": 1, "movers": {"svara", "nadiana"}})),
    # Instead of moving
    row("what is done instead of moving counts as that units move", "SW-MOVE-11", "SW-MOVE-12",
        given("border-archer 3,1 gul-dass 3,3 frost-mage 3,5 undead-warrior 5,5", phase="move"),
        "instead_of_moving border-archer prepare",
        then({"boost border-archer": 1, "offers instead_of_moving": set(),
            "movers": {"svara", "gul-dass", "frost-mage", "undead-warrior"}}), "move gul-dass 4,3", "stop",
        "move frost-mage 4,5", "stop", then({"movers": set()})),
    row("without a free move nothing is done instead of moving", "SW-MOVE-11",
        given("border-archer 3,1 gul-dass 3,3 frost-mage 3,5 undead-warrior 5,5", phase="move"), "move gul-dass 4,3",
        "stop", "move frost-mage 4,5", "stop", then({"offers instead_of_moving": {"border-archer prepare"}}),
        "move undead-warrior 6,5", "stop", then({"offers instead_of_moving": set()})),
    row("a unit that has moved does nothing instead of moving", "SW-MOVE-12", given("border-archer 3,1", phase="move"),
        "move border-archer 4,1", "stop", then({"offers instead_of_moving": set()})),
    row("a unit that is shut in may do something instead of moving", "SW-MOVE-13",
        given("border-archer 1,6 gate#1 1,5 gate#2 2,6", phase="move"), then({"offers move border-archer": set()}),
        "instead_of_moving border-archer prepare", then({"boost border-archer": 1})),
    row("a unit that is forbidden to move does nothing instead of moving", "SW-MOVE-14", texts({"rooted": Rooted()}),
        given("border-archer 3,1 makeinda-ru 3,3", phase="move"), gains("border-archer", "rooted"),
        then({"offers instead_of_moving": {"makeinda-ru prepare"}, "movers": {"svara", "makeinda-ru"}})),
    # prepared, and nothing after it
    # moved
    row("what is done instead of moving is no move", "SW-MOVE-15", texts({"swift-shot": BoostedByMoving()}),
        given("border-archer 3,1 makeinda-ru 3,3", phase="move"), "instead_of_moving border-archer prepare",
        "move makeinda-ru 4,3", "stop",
        then({"boost border-archer": 1, "boost makeinda-ru": 1, "story moved": ["makeinda-ru 4,3"]})),
    row("a charge instead of the normal movement is a move", "SW-MOVE-15",
        texts({"charge": Lunge(), "boosted-by-moving": BoostedByMoving()}),
        given("beast-rider 3,3 gate#1 3,6", phase="move"), gains("beast-rider", "boosted-by-moving"),
        then({"offers charge beast-rider": {"4,3", "5,3", "6,3", "7,3", "2,3", "1,3", "3,2", "3,1", "3,4", "3,5"}}),
        "charge beast-rider 7,3",
        then({"at beast-rider": (7, 3), "boost beast-rider": 1, "offers charge": set(), "names moved": "beast-rider",
            "movers": {"svara"}})),
    # What is no move
    *[row(f"a unit that is forced swapped or placed has not moved: {effect}", "SW-MOVE-16",
        texts({"wrath": BoostedByMoving(), effect: Unmoved(effect)}),
        given("gul-dass 3,3 frost-mage 3,1 undead-warrior 3,5", phase="move"), gains("gul-dass", effect),
        f"use gul-dass {effect}", *choices, then({"at gul-dass": where, "boost gul-dass": 0, "names moved": ""}),
        "move frost-mage 4,1", "stop", "move undead-warrior 4,5", "stop", then({"movers": {"svara", "gul-dass"}}))
      for effect, choices, where in [("forcing", ["force gul-dass 5,3"], (5, 3)), ("swapping", [], (1, 1)),
          ("placing", [], (8, 1))]],
    row("a unit that replaces another has not moved", "SW-MOVE-16",
        texts({"wrath": BoostedByMoving(), "replacing": Unmoved("replacing")}),
        given("frost-mage 3,3 nadiana 5,5", phase="move", hands={SOUTH: "gul-dass"}), gains("frost-mage", "replacing"),
        "use frost-mage replacing",
        then({"at gul-dass": (3, 3), "boost gul-dass": 0, "names moved": "",
            "movers": {"svara", "nadiana", "gul-dass"}})),
)  # fmt: skip
