"""Phase 2: which units move, how far, through what, and what is no move at all (SW-MOVE)."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from herna.engine.flow import Call, Play
from herna.games.summoner_wars.deed import Deed
from herna.games.summoner_wars.grid import space_at
from herna.games.summoner_wars.rules.force import Force, swap
from herna.games.summoner_wars.rules.zones import enter_battlefield, gain_ability, return_to_hand, tuck
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import Effects, Text
from tests.kit.battle import NORTH, SOUTH, GivenBattle, Says
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

    def abilities_to_use(self, table: Battlefield, me: int, phase: str) -> Effects:
        ready = phase == "move" and table.once(me, self.key)
        return (Relocating(me, self.key, table.control[me]),) if ready else ()


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
            swap(table, self.source, table.summoner(self.seat))
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


# How many units, how far


@pytest.mark.rule("SW-MOVE-01")
def test_up_to_three_units_move() -> None:
    battle = GivenBattle(
        {"gul-dass": (3, 1), "nadiana": (3, 3), "frost-mage": (3, 5), "undead-warrior": (5, 5)}, phase="move"
    )

    battle.chooses("move gul-dass 4,1", "stop", "move nadiana 4,3", "stop")
    assert movers(battle) == {"svara", "frost-mage", "undead-warrior"}
    battle.chooses("move frost-mage 4,5", "stop")

    assert battle.offered() == {"end_phase"}


@pytest.mark.rule("SW-MOVE-01")
def test_a_unit_moves_up_to_two_spaces() -> None:
    battle = GivenBattle({"gul-dass": (3, 3)}, phase="move")

    battle.chooses("move gul-dass 4,3")
    assert "stop" in battle.offered()
    battle.chooses("step 5,3")

    assert battle.at("gul-dass") == (5, 3)
    assert not battle.offers("step")
    assert "end_phase" in battle.offered()


@pytest.mark.rule("SW-MOVE-01")
def test_only_units_that_the_active_player_controls_move() -> None:
    battle = GivenBattle({"gul-dass": (3, 3)}, {"nadiana": (5, 3), "frost-mage": (5, 5)}, phase="move")

    assert movers(battle) == {"svara", "gul-dass"}
    battle.gives_control("frost-mage", SOUTH).gives_control("gul-dass", NORTH)

    assert movers(battle) == {"svara", "frost-mage"}


@pytest.mark.rule("SW-MOVE-01")
def test_a_unit_that_falls_on_its_way_has_used_one_of_the_three_moves() -> None:
    battle = GivenBattle(
        {"frost-mage": (4, 3), "gul-dass": (2, 1), "nadiana": (2, 5), "undead-warrior": (2, 6)},
        {"citadel-knight": (5, 3)},
        phase="move",
        damage={"frost-mage": 3},
    )

    battle.chooses("move frost-mage 3,3")
    assert battle.at("frost-mage") is None
    battle.chooses("move gul-dass 3,1", "stop", "move nadiana 3,5", "stop")

    assert movers(battle) == set()


@pytest.mark.rule("SW-MOVE-02", "SW-MOVE-03")
def test_each_step_goes_to_an_empty_adjacent_space_and_may_turn() -> None:
    battle = GivenBattle({"gul-dass": (3, 3), "gate#1": (3, 4)}, phase="move")

    assert battle.offers("move gul-dass") == {"4,3", "2,3", "3,2"}
    battle.chooses("move gul-dass 4,3")
    assert battle.at("gul-dass") == (4, 3)
    assert battle.offers("step") == {"5,3", "3,3", "4,2", "4,4"}
    battle.chooses("step 4,4")

    assert battle.at("gul-dass") == (4, 4)
    assert battle.told("moved") == [(battle["gul-dass"], space_at(4, 3)), (battle["gul-dass"], space_at(4, 4))]


@pytest.mark.rule("SW-MOVE-03")
def test_no_step_is_diagonal() -> None:
    battle = GivenBattle({"gul-dass": (3, 3), "gate#1": (4, 3), "gate#2": (3, 4)}, phase="move")

    assert battle.offers("move gul-dass") == {"2,3", "3,2"}
    battle.chooses("move gul-dass 3,2")

    assert battle.offers("step") == {"4,2", "2,2", "3,1", "3,3"}


@pytest.mark.rule("SW-MOVE-02")
def test_the_edge_of_the_battlefield_ends_every_way() -> None:
    battle = GivenBattle({"gul-dass": (8, 1), "nadiana": (3, 6)}, phase="move")

    assert battle.offers("move gul-dass") == {"7,1", "8,2"}
    assert battle.offers("move nadiana") == {"4,6", "2,6", "3,5"}


# Occupied spaces


@pytest.mark.rule("SW-MOVE-04")
@pytest.mark.parametrize("blocker", ["frost-mage", "gate#1", "beast-rider", "starting-gate"])
def test_no_unit_moves_through_an_occupied_space(blocker: str) -> None:
    sides = {"frost-mage": SOUTH, "gate#1": SOUTH, "beast-rider": NORTH, "starting-gate": NORTH}
    south, north = {"gul-dass": (3, 1)}, {"smasher": (8, 1)}
    (south if sides[blocker] == SOUTH else north)[blocker] = (4, 1)
    battle = GivenBattle({**south, "nadiana": (2, 1), "ollag": (3, 2)}, north, phase="move")

    assert battle.offers("move gul-dass") == set()


@pytest.mark.rule("SW-MOVE-04", "SW-MOVE-05")
def test_a_unit_that_may_move_through_commons_passes_them_and_cannot_stop_there() -> None:
    battle = GivenBattle({"bear-cavalry": (3, 3)}, {"frost-shaman": (4, 3)}, phase="move")

    battle.chooses("move bear-cavalry 4,3")
    assert battle.offered() == {"step 5,3", "step 3,3", "step 4,2", "step 4,4"}
    battle.chooses("step 5,3")

    assert battle.at("bear-cavalry") == (5, 3)
    assert battle.at("frost-shaman") == (4, 3)


@pytest.mark.rule("SW-MOVE-04")
@pytest.mark.parametrize("blocker", ["nadiana", "sneeks", "gate#1"])
def test_through_commons_is_not_through_champions_summoners_or_structures(blocker: str) -> None:
    battle = GivenBattle({"bear-cavalry": (3, 3)}, {blocker: (4, 3)}, phase="move")

    assert battle.offers("move bear-cavalry") == {"2,3", "3,2", "3,4"}


@pytest.mark.rule("SW-MOVE-04")
def test_an_ability_lent_for_a_move_leads_through_nothing_unless_it_says_so(says: Says) -> None:
    says("wrath", LendsSpeed())
    battle = GivenBattle(south={"frost-mage": (1, 3), "ice-smith": (2, 3), "gul-dass": (8, 1)}, phase="move")

    assert battle.offers("move frost-mage") == {"1,2", "1,4"}
    battle.chooses("move frost-mage 1,4", "step 2,4", "step 3,4")
    assert battle.at("frost-mage") == (3, 4)  # 3 spaces, but not through the Ice Smith


@pytest.mark.rule("SW-MOVE-05")
def test_a_unit_does_not_enter_an_occupied_space_that_it_could_not_leave_again() -> None:
    battle = GivenBattle(
        {"bear-cavalry": (3, 3)},
        {"frost-shaman": (4, 3), "smasher": (5, 3), "tundra-fighter": (4, 2), "tundra-charger": (4, 4)},
        phase="move",
    )

    battle.chooses("move bear-cavalry 3,4")
    assert battle.offers("step") == {"2,4", "3,5", "3,3"}
    battle.chooses("step 3,5")

    assert battle.at("bear-cavalry") == (3, 5)
    assert battle.damage("tundra-charger") == 0


@pytest.mark.rule("SW-MOVE-06")
def test_structures_do_not_move() -> None:
    battle = GivenBattle({"gate#1": (3, 3), "starting-gate": (3, 5), "parapet": (4, 4)}, phase="move")

    assert movers(battle) == {"svara"}


@pytest.mark.rule("SW-MOVE-06")
def test_a_unit_that_is_also_a_structure_moves_only_if_a_text_lets_it(says: Says) -> None:
    says("mobile-structure", Text())
    assert movers(GivenBattle({"ice-golem": (3, 3)}, phase="move")) == {"svara"}

    says("mobile-structure", Rolling())
    assert movers(GivenBattle({"ice-golem": (3, 3)}, phase="move")) == {"svara", "ice-golem"}


# What is a move


@pytest.mark.rule("SW-MOVE-07")
def test_a_unit_cannot_move_no_space_at_all() -> None:
    battle = GivenBattle({"gul-dass": (3, 3), "nadiana": (1, 2), "frost-mage": (2, 1)}, phase="move")

    assert battle.offers("move gul-dass") == {"4,3", "2,3", "3,2", "3,4"}
    assert "stop" not in battle.offered()
    assert battle.offers("move svara") == set()  # nowhere to go, so no move


@pytest.mark.rule("SW-MOVE-08")
def test_stepping_out_and_back_is_a_move(says: Says) -> None:
    says("wrath", BoostedByMoving())
    battle = GivenBattle({"gul-dass": (3, 3)}, phase="move")

    battle.chooses("move gul-dass 4,3", "step 3,3")

    assert battle.at("gul-dass") == (3, 3)
    assert moved(battle) == ["gul-dass"]
    assert battle.boost("gul-dass") == 1
    assert battle.offers("move gul-dass") == set()


@pytest.mark.rule("SW-MOVE-09")
def test_a_unit_moves_once_in_a_move_phase_and_again_in_the_next() -> None:
    battle = GivenBattle({"gul-dass": (3, 3)}, phase="move")

    battle.chooses("move gul-dass 4,3", "stop")
    assert movers(battle) == {"svara"}
    battle.ends_phases_until("summon").ends_phases_until("move")  # North's turn
    assert battle.asked() == NORTH
    battle.ends_phases_until("summon").ends_phases_until("move")

    assert battle.asked() == SOUTH
    assert movers(battle) == {"svara", "gul-dass"}


@pytest.mark.rule("SW-MOVE-10")
def test_what_follows_a_move_comes_once_when_the_whole_move_is_finished(says: Says) -> None:
    says("wrath", BoostedByMoving())
    battle = GivenBattle({"gul-dass": (3, 3)}, phase="move")

    battle.chooses("move gul-dass 4,3")
    assert battle.boost("gul-dass") == 0
    battle.chooses("step 5,3")

    assert battle.boost("gul-dass") == 1
    assert battle.told("boosted") == [(battle["gul-dass"], 1)]


@pytest.mark.rule("SW-MOVE-10")
def test_what_follows_a_move_is_resolved_before_another_unit_moves(says: Says) -> None:
    says("wrath", MayBeBoostedByMoving())
    battle = GivenBattle({"gul-dass": (3, 3), "nadiana": (3, 5)}, phase="move")

    battle.chooses("move gul-dass 4,3", "stop")
    assert battle.offered() == {"accept", "decline"}
    battle.chooses("accept")

    assert battle.boost("gul-dass") == 1
    assert movers(battle) == {"svara", "nadiana"}


# Instead of moving


@pytest.mark.rule("SW-MOVE-11", "SW-MOVE-12")
def test_what_is_done_instead_of_moving_counts_as_that_units_move() -> None:
    battle = GivenBattle(
        {"border-archer": (3, 1), "gul-dass": (3, 3), "frost-mage": (3, 5), "undead-warrior": (5, 5)}, phase="move"
    )

    battle.chooses("instead_of_moving border-archer prepare")
    assert battle.boost("border-archer") == 1
    assert movers(battle) == {"svara", "gul-dass", "frost-mage", "undead-warrior"}
    assert battle.offers("instead_of_moving") == set()
    battle.chooses("move gul-dass 4,3", "stop", "move frost-mage 4,5", "stop")

    assert movers(battle) == set()


@pytest.mark.rule("SW-MOVE-11")
def test_without_a_free_move_nothing_is_done_instead_of_moving() -> None:
    battle = GivenBattle(
        {"border-archer": (3, 1), "gul-dass": (3, 3), "frost-mage": (3, 5), "undead-warrior": (5, 5)}, phase="move"
    )

    battle.chooses("move gul-dass 4,3", "stop", "move frost-mage 4,5", "stop")
    assert battle.offers("instead_of_moving") == {"border-archer prepare"}
    battle.chooses("move undead-warrior 6,5", "stop")

    assert battle.offers("instead_of_moving") == set()


@pytest.mark.rule("SW-MOVE-12")
def test_a_unit_that_has_moved_does_nothing_instead_of_moving() -> None:
    battle = GivenBattle({"border-archer": (3, 1)}, phase="move")

    battle.chooses("move border-archer 4,1", "stop")

    assert battle.offers("instead_of_moving") == set()


@pytest.mark.rule("SW-MOVE-13")
def test_a_unit_that_is_shut_in_may_do_something_instead_of_moving() -> None:
    battle = GivenBattle({"border-archer": (1, 6), "gate#1": (1, 5), "gate#2": (2, 6)}, phase="move")

    assert battle.offers("move border-archer") == set()
    battle.chooses("instead_of_moving border-archer prepare")

    assert battle.boost("border-archer") == 1


@pytest.mark.rule("SW-MOVE-14")
def test_a_unit_that_is_forbidden_to_move_does_nothing_instead_of_moving(says: Says) -> None:
    says("rooted", Rooted())
    battle = GivenBattle({"border-archer": (3, 1), "makeinda-ru": (3, 3)}, phase="move")

    gain_ability(battle.table, battle["border-archer"], ("rooted",))

    assert movers(battle) == {"svara", "makeinda-ru"}
    assert battle.offers("instead_of_moving") == {"makeinda-ru prepare"}


@pytest.mark.rule("SW-MOVE-15")
def test_what_is_done_instead_of_moving_is_no_move(says: Says) -> None:
    says("swift-shot", BoostedByMoving())
    battle = GivenBattle({"border-archer": (3, 1), "makeinda-ru": (3, 3)}, phase="move")

    battle.chooses("instead_of_moving border-archer prepare", "move makeinda-ru 4,3", "stop")

    assert battle.boost("border-archer") == 1  # prepared, and nothing after it
    assert battle.boost("makeinda-ru") == 1  # moved
    assert battle.told("moved") == [(battle["makeinda-ru"], space_at(4, 3))]


@pytest.mark.rule("SW-MOVE-15")
def test_a_charge_instead_of_the_normal_movement_is_a_move(says: Says) -> None:
    says("charge", Lunge())
    says("boosted-by-moving", BoostedByMoving())
    battle = GivenBattle({"beast-rider": (3, 3), "gate#1": (3, 6)}, phase="move")
    gain_ability(battle.table, battle["beast-rider"], ("boosted-by-moving",))

    assert battle.offers("charge beast-rider") == {"4,3", "5,3", "6,3", "7,3", "2,3", "1,3", "3,2", "3,1", "3,4", "3,5"}
    battle.chooses("charge beast-rider 7,3")

    assert battle.at("beast-rider") == (7, 3)
    assert battle.boost("beast-rider") == 1
    assert moved(battle) == ["beast-rider"]
    assert movers(battle) == {"svara"}
    assert battle.offers("charge") == set()


# What is no move


@pytest.mark.rule("SW-MOVE-16")
@pytest.mark.parametrize(
    ("effect", "choices", "where"),
    [("forcing", ["force gul-dass 5,3"], (5, 3)), ("swapping", [], (1, 1)), ("placing", [], (8, 1))],
)
def test_a_unit_that_is_forced_swapped_or_placed_has_not_moved(
    says: Says, effect: str, choices: list[str], where: tuple[int, int]
) -> None:
    says("wrath", BoostedByMoving())
    says(effect, Unmoved(effect))
    battle = GivenBattle({"gul-dass": (3, 3), "frost-mage": (3, 1), "undead-warrior": (3, 5)}, phase="move")
    gain_ability(battle.table, battle["gul-dass"], (effect,))

    battle.chooses(f"use gul-dass {effect}", *choices)
    assert battle.at("gul-dass") == where
    assert battle.boost("gul-dass") == 0
    assert moved(battle) == []
    battle.chooses("move frost-mage 4,1", "stop", "move undead-warrior 4,5", "stop")

    assert movers(battle) == {"svara", "gul-dass"}


@pytest.mark.rule("SW-MOVE-16")
def test_a_unit_that_replaces_another_has_not_moved(says: Says) -> None:
    says("wrath", BoostedByMoving())
    says("replacing", Unmoved("replacing"))
    battle = GivenBattle({"frost-mage": (3, 3), "nadiana": (5, 5)}, phase="move", hands={SOUTH: "gul-dass"})
    gain_ability(battle.table, battle["frost-mage"], ("replacing",))

    battle.chooses("use frost-mage replacing")

    assert battle.at("gul-dass") == (3, 3)
    assert battle.boost("gul-dass") == 0
    assert moved(battle) == []
    assert movers(battle) == {"svara", "nadiana", "gul-dass"}


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
