"""The rulebook's examples of adjacency, summoning and moving: SW-EX-01 to -08, -20, -24, -26."""

from __future__ import annotations

import pytest

from herna.engine.decision import explain
from herna.engine.flow import Play
from herna.games.summoner_wars.grid import column_of, row_of, space_at
from herna.games.summoner_wars.rules.zones import gain_ability
from herna.games.summoner_wars.table import Battlefield
from tests.kit.battle import SOUTH, GivenBattle

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


@pytest.mark.rule("SW-SUM-02", "SW-SUM-03", "SW-MAG-04")
@pytest.mark.example("SW-EX-02")
@pytest.mark.parametrize("magic", [2, 7])
def test_an_undead_archer_is_summoned_behind_the_gate(magic: int) -> None:
    """SW-EX-02, Příklad vyvolání jednotky: 2 magic are paid, and every empty space beside the gate is offered."""
    battle = GivenBattle(
        south={"ret-talus": (1, 1), "gate": (3, 4), "undead-warrior": (3, 5)},
        phase="summon",
        hands={SOUTH: "undead-archer"},
        magic=(magic, 5),
    )
    assert battle.offers("summon undead-archer") == {"2,4", "4,4", "3,3"}

    battle.chooses("summon undead-archer 2,4")

    assert battle.table.magic == [magic - 2, 5]
    assert battle.table.hands[SOUTH] == ()
    assert battle.at("undead-archer") == (2, 4)


@pytest.mark.rule("SW-MAG-05", "SW-SUM-02")
@pytest.mark.example("SW-EX-02")
@pytest.mark.parametrize("magic", [0, 1])
def test_an_undead_archer_that_cannot_be_paid_is_not_summoned(magic: int) -> None:
    """SW-EX-02, Příklad vyvolání jednotky: with less than 2 magic the summon is illegal and nothing changes."""
    battle = GivenBattle(
        south={"ret-talus": (1, 1), "gate": (3, 4)}, phase="summon", hands={SOUTH: "undead-archer"}, magic=(magic, 5)
    )

    reasons = explain(battle.play, SOUTH, ("summon", battle["undead-archer"], space_at(2, 4)))

    assert reasons
    assert battle.offered() == {"end_phase"}
    assert battle.in_hand("undead-archer")
    assert battle.table.magic == [magic, 5]


@pytest.mark.rule("SW-MOVE-01", "SW-MOVE-03")
@pytest.mark.example("SW-EX-03")
def test_a_unit_moves_one_or_two_spaces_straight() -> None:
    """SW-EX-03, Příklady pohybu jednotky: up, down, left or right, 1 or 2 spaces."""
    battle = GivenBattle(south={"undead-warrior": (3, 3)}, phase="move")

    ends = ends_of_moves(battle, "undead-warrior")

    assert {end for end in ends if 3 in end} - {(3, 3)} == STRAIGHT


@pytest.mark.rule("SW-MOVE-02", "SW-MOVE-03")
@pytest.mark.example("SW-EX-04")
def test_a_unit_may_turn_between_two_steps() -> None:
    """SW-EX-04, Příklady pohybu jednotky: one step up or down and one aside, over an empty space, in either order."""
    battle = GivenBattle(south={"undead-warrior": (3, 3)}, phase="move")
    blocked = GivenBattle(south={"undead-warrior": (3, 3), "gate": (4, 3)}, phase="move")

    assert {end for end in ends_of_moves(battle, "undead-warrior") if 3 not in end} == BENT
    blocked.chooses("move undead-warrior 3,4")
    assert "step 4,4" in blocked.offered()
    assert "move undead-warrior 4,3" not in blocked.offered()


@pytest.mark.rule("SW-MOVE-08")
@pytest.mark.example("SW-EX-05")
def test_a_unit_that_steps_out_and_back_has_moved() -> None:
    """SW-EX-05, Příklady pohybu jednotky: it stands where it was, and what it does after moving may be used."""
    battle = GivenBattle(south={"ice-smith": (3, 3)}, phase="move")

    battle.chooses("move ice-smith 4,3", "step 3,3")

    assert battle.at("ice-smith") == (3, 3)
    assert battle.offered() == {"boost_it", "decline"}
    battle.chooses("boost_it")
    assert battle.boost("ice-smith") == 1
    assert not battle.offers("move ice-smith")


@pytest.mark.rule("SW-MOVE-03")
@pytest.mark.example("SW-EX-06")
def test_no_unit_moves_diagonally() -> None:
    """SW-EX-06, Příklady pohybu jednotky: with both ways round occupied, the space at the corner is out of reach."""
    battle = GivenBattle(south={"undead-warrior": (3, 3), "gate": (4, 3), "gate#2": (3, 4)}, phase="move")

    assert battle.offers("move undead-warrior") == {"2,3", "3,2"}
    assert (4, 4) not in ends_of_moves(battle, "undead-warrior")


@pytest.mark.rule("SW-MOVE-06", "SW-TERM-07")
@pytest.mark.example("SW-EX-07")
def test_a_gate_does_not_move() -> None:
    """SW-EX-07, Příklady pohybu jednotky: a structure stays where it is."""
    battle = GivenBattle(south={"gate": (3, 3), "undead-warrior": (5, 5)}, phase="move")

    assert not battle.offers("move gate")
    assert battle.offers("move undead-warrior")
    assert explain(battle.play, SOUTH, ("move", battle["gate"], space_at(4, 3)))


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


@pytest.mark.rule("SW-MOVE-01", "SW-MOVE-11", "SW-MOVE-12", "SW-MOVE-15", "SW-TIME-13")
@pytest.mark.example("SW-EX-20")
def test_what_is_done_instead_of_moving_counts_as_the_units_move() -> None:
    """SW-EX-20, NAMÍSTO: one of 3 slots is used, the unit does not move, and what follows a move does not."""
    battle = GivenBattle(
        south={"border-archer": (3, 3), "frost-mage": (5, 1), "frost-mage#2": (5, 3), "frost-mage#3": (5, 5)},
        phase="move",
    )
    gain_ability(battle.table, battle["border-archer"], ("frost-axe",))

    battle.chooses("instead_of_moving border-archer prepare")

    assert battle.boost("border-archer") == 1
    assert "end_phase" in battle.offered()  # nobody is asked for the Frost Axe
    assert not battle.offers("move border-archer")
    assert not battle.offers("instead_of_moving")
    battle.chooses("move frost-mage 6,1", "stop")
    assert battle.offers("move frost-mage#3")
    battle.chooses("move frost-mage#2 6,3", "stop")
    assert battle.offered() == {"end_phase"}


@pytest.mark.rule("SW-MOVE-10", "SW-TIME-02")
@pytest.mark.example("SW-EX-24")
def test_what_follows_a_move_happens_once_after_the_last_step() -> None:
    """SW-EX-24, PO: a unit moves 2 spaces; only then, and before anything else, its effect after moving occurs."""
    battle = GivenBattle(south={"ice-smith": (3, 3), "frost-mage": (1, 5)}, phase="move")

    battle.chooses("move ice-smith 4,3")
    assert battle.offered() == {"step 5,3", "step 3,3", "step 4,2", "step 4,4", "stop"}
    battle.chooses("step 5,3")

    assert battle.offered() == {"boost_it", "decline"}
    battle.chooses("boost_it")
    assert battle.boost("ice-smith") == 1
    assert battle.offers("move frost-mage")


@pytest.mark.rule("SW-MOVE-05", "SW-DIST-09")
@pytest.mark.example("SW-EX-26")
@pytest.mark.parametrize("common", ["beast-rider", "ice-golem"])
def test_a_unit_that_may_move_through_commons_cannot_stop_on_one(common: str) -> None:
    """SW-EX-26, SKRZ: over the common on (4,3) to (5,3); an Ice Golem is a common too (SW-GAP-35)."""
    battle = GivenBattle(south={"bear-cavalry": (3, 3)}, north={common: (4, 3)}, phase="move")

    battle.chooses("move bear-cavalry 4,3")

    assert battle.offered() == {"step 5,3", "step 4,2", "step 4,4", "step 3,3"}
    battle.chooses("step 5,3")
    assert battle.at("bear-cavalry") == (5, 3)
    assert battle.at(common) == (4, 3)


@pytest.mark.rule("SW-DIST-09")
@pytest.mark.example("SW-EX-26")
@pytest.mark.parametrize("other", ["ollag", "sneeks", "gate", "parapet"])
def test_through_commons_does_not_lead_through_others(other: str) -> None:
    """SW-EX-26, SKRZ: a champion, a Summoner or a structure that is not also a common is not passed."""
    battle = GivenBattle(south={"bear-cavalry": (3, 3)}, north={other: (4, 3)}, phase="move")

    assert battle.offers("move bear-cavalry") == {"2,3", "3,2", "3,4"}
    assert (5, 3) not in ends_of_moves(battle, "bear-cavalry")
