"""The rulebook's examples of adjacency, summoning and moving: SW-EX-01 to -08, -20, -24, -26."""

import pytest

from herna.engine.explain import explain
from herna.engine.flow import Play
from herna.games.summoner_wars.given import SOUTH, GivenBattle
from herna.games.summoner_wars.grid import column_of, row_of, space_at
from herna.games.summoner_wars.table import Battlefield
from tests.games.summoner_wars.rows import gains, given, prove, row, then

STRAIGHT = {(4, 3), (5, 3), (2, 3), (1, 3), (3, 2), (3, 1), (3, 4), (3, 5)}
BENT = {(4, 4), (4, 2), (2, 4), (2, 2)}


def ends_of_moves(battle: GivenBattle, name: str) -> set[tuple[int, int]]:
    """Every space on which a unit can end a move that it begins now."""
    ends: set[tuple[int, int]] = set()

    def goes_on(play: Play[Battlefield]) -> None:
        steps = [option for option in play.options() if option[0] == "step"]
        for option in steps:
            further = play.copy()
            further.choose(option)
            goes_on(further)
        if not steps or ("stop",) in play.options():
            space = play.table.place[battle[name]]
            ends.add((row_of(space), column_of(space)))

    for option in battle.play.options():
        if option[:2] == ("move", battle[name]):
            moving = battle.play.copy()
            moving.choose(option)
            goes_on(moving)
    return ends


@pytest.mark.rule("SW-DIST-01", "SW-DIST-02")
@pytest.mark.example("SW-EX-01")
def test_four_spaces_are_adjacent_to_a_gate() -> None:
    """SW-EX-01, Sousedící: the spaces above, below, left and right; neither the corners nor the gate's own."""
    around = [(2, 3), (2, 4), (2, 5), (3, 3), (3, 5), (4, 3), (4, 4), (4, 5)]
    battle = GivenBattle(south={"gate": (3, 4), **{f"gate#{at}": place for at, place in enumerate(around, 2)}})

    adjacent = {battle.at(name) for name, card in battle.names.items() if card in battle.table.beside(battle["gate"])}

    assert adjacent == {(2, 4), (4, 4), (3, 3), (3, 5)}


@pytest.mark.rule("SW-MOVE-01", "SW-MOVE-03")
@pytest.mark.example("SW-EX-03")
def test_a_unit_moves_one_or_two_spaces_straight() -> None:
    """SW-EX-03, Příklady pohybu jednotky: up, down, left or right, 1 or 2 spaces."""
    battle = GivenBattle(south={"undead-warrior": (3, 3)}, phase="move")

    ends = ends_of_moves(battle, "undead-warrior")

    assert {end for end in ends if 3 in end} - {(3, 3)} == STRAIGHT


@pytest.mark.rule("SW-MOVE-04")
@pytest.mark.example("SW-EX-08")
@pytest.mark.parametrize("between", ["gate", "frost-mage", "ollag"])
@pytest.mark.parametrize("own", [True, False])
def test_no_unit_moves_through_an_occupied_space(between: str, own: bool) -> None:
    """SW-EX-08, Příklady pohybu jednotky: what stands in front is not passed, own or enemy."""
    other = {between: (4, 3)}
    battle = GivenBattle(
        south={"undead-warrior": (3, 3), **(other if own else {})}, north={} if own else other, phase="move"
    )

    assert ends_of_moves(battle, "undead-warrior") == (STRAIGHT | BENT | {(3, 3)}) - {(4, 3), (5, 3)}


test_what_follows_from_a_position = prove(
    # SW-EX-02, Příklad vyvolání jednotky: 2 magic are paid, and every empty space beside the gate is offered.
    *[row(f"an undead archer is summoned behind the gate: {magic}", "SW-SUM-02", "SW-SUM-03", "SW-MAG-04", "SW-EX-02",
        given("ret-talus 1,1 gate 3,4 undead-warrior 3,5", phase="summon", hands={SOUTH: "undead-archer"},
            magic=(magic, 5)), then({"offers summon undead-archer": {"2,4", "4,4", "3,3"}}), "summon undead-archer 2,4",
        then({"magic": [magic - 2, 5], "hand south": "", "at undead-archer": (2, 4)})) for magic in [2, 7]],
    # SW-EX-02, Příklad vyvolání jednotky: with less than 2 magic the summon is illegal and nothing changes.
    *[row(f"an undead archer that cannot be paid is not summoned: {magic}", "SW-MAG-05", "SW-SUM-02", "SW-EX-02",
        given("ret-talus 1,1 gate 3,4", phase="summon", hands={SOUTH: "undead-archer"}, magic=(magic, 5)),
        then({"offered": {"end_phase"}, "in_hand undead-archer": True, "magic": [magic, 5]},
            lambda battle: explain(battle.play, SOUTH, ("summon", battle["undead-archer"], space_at(2, 4)))))
      for magic in [0, 1]],
    # SW-EX-04, Příklady pohybu jednotky: one step up or down and one aside, over an empty space, in either order.
    row("a unit may turn between two steps: battle", "SW-MOVE-02", "SW-MOVE-03", "SW-EX-04",
        given("undead-warrior 3,3", phase="move"),
        then(lambda battle: {end for end in ends_of_moves(battle, "undead-warrior") if 3 not in end} == BENT)),
    row("a unit may turn between two steps: blocked", "SW-MOVE-02", "SW-MOVE-03", "SW-EX-04",
        given("undead-warrior 3,3 gate 4,3", phase="move"), "move undead-warrior 3,4",
        then({"may step 4,4": True, "may move undead-warrior 4,3": False})),
    # SW-EX-05, Příklady pohybu jednotky: it stands where it was, and what it does after moving may be used.
    row("a unit that steps out and back has moved", "SW-MOVE-08", "SW-EX-05", given("ice-smith 3,3", phase="move"),
        "move ice-smith 4,3", "step 3,3", then({"at ice-smith": (3, 3), "offered": {"boost_it", "decline"}}),
        "boost_it", then({"boost ice-smith": 1, "offers move ice-smith": set()})),
    # SW-EX-06, Příklady pohybu jednotky: with both ways round occupied, the space at the corner is out of reach.
    row("no unit moves diagonally", "SW-MOVE-03", "SW-EX-06",
        given("undead-warrior 3,3 gate 4,3 gate#2 3,4", phase="move"),
        then({"offers move undead-warrior": {"2,3", "3,2"}},
            lambda battle: (4, 4) not in ends_of_moves(battle, "undead-warrior"))),
    # SW-EX-07, Příklady pohybu jednotky: a structure stays where it is.
    row("a gate does not move", "SW-MOVE-06", "SW-TERM-07", "SW-EX-07",
        given("gate 3,3 undead-warrior 5,5", phase="move"),
        then({"offers move gate": set()}, lambda battle: battle.offers("move undead-warrior"),
            lambda battle: explain(battle.play, SOUTH, ("move", battle["gate"], space_at(4, 3))))),
    # SW-EX-20, NAMÍSTO: one of 3 slots is used, the unit does not move, and what follows a move does not.
    # nobody is asked for the Frost Axe
    row("what is done instead of moving counts as the units move", "SW-MOVE-01", "SW-MOVE-11", "SW-MOVE-12",
        "SW-MOVE-15", "SW-TIME-13", "SW-EX-20",
        given("border-archer 3,3 frost-mage 5,1 frost-mage#2 5,3 frost-mage#3 5,5", phase="move"),
        gains("border-archer", "frost-axe"), "instead_of_moving border-archer prepare",
        then({"boost border-archer": 1, "may end_phase": True, "offers move border-archer": set(),
            "offers instead_of_moving": set()}), "move frost-mage 6,1", "stop",
        then(lambda battle: battle.offers("move frost-mage#3")), "move frost-mage#2 6,3", "stop",
        then({"offered": {"end_phase"}})),
    # SW-EX-24, PO: a unit moves 2 spaces; only then, and before anything else, its effect after moving occurs.
    row("what follows a move happens once after the last step", "SW-MOVE-10", "SW-TIME-02", "SW-EX-24",
        given("ice-smith 3,3 frost-mage 1,5", phase="move"), "move ice-smith 4,3",
        then({"offered": {"step 5,3", "step 3,3", "step 4,2", "step 4,4", "stop"}}), "step 5,3",
        then({"offered": {"boost_it", "decline"}}), "boost_it",
        then({"boost ice-smith": 1}, lambda battle: battle.offers("move frost-mage"))),
    # SW-EX-26, SKRZ: over the common on (4,3) to (5,3); an Ice Golem is a common too (SW-GAP-35).
    *[row(f"a unit that may move through commons cannot stop on one: {common}", "SW-MOVE-05", "SW-DIST-09", "SW-EX-26",
        given("bear-cavalry 3,3", f"{common} 4,3", phase="move"), "move bear-cavalry 4,3",
        then({"offered": {"step 5,3", "step 4,2", "step 4,4", "step 3,3"}}), "step 5,3",
        then({"at bear-cavalry": (5, 3), f"at {common}": (4, 3)})) for common in ["beast-rider", "ice-golem"]],
    # SW-EX-26, SKRZ: a champion, a Summoner or a structure that is not also a common is not passed.
    *[row(f"through commons does not lead through others: {other}", "SW-DIST-09", "SW-EX-26",
        given("bear-cavalry 3,3", f"{other} 4,3", phase="move"),
        then({"offers move bear-cavalry": {"2,3", "3,2", "3,4"}},
            lambda battle: (5, 3) not in ends_of_moves(battle, "bear-cavalry")))
      for other in ["ollag", "sneeks", "gate", "parapet"]],
)  # fmt: skip
