"""Phase 1: what is summoned, where, at what cost, and what follows a summon (SW-SUM)."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from herna.engine.flow import Play
from herna.games.summoner_wars.deed import Deed, May
from herna.games.summoner_wars.grid import space_at
from herna.games.summoner_wars.rules.zones import add_boost, enter_battlefield
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import Effects, Text
from tests.kit.battle import MR, NORTH, SOUTH, GivenBattle, Says

# Texts that these tests give to units


class Welcome(Text):
    """After this unit is summoned, you may boost it."""

    def after_summoned(self, table: Battlefield, me: int) -> Effects:
        return (Welcoming(me, "welcome", table.control[me]),)


@dataclass(frozen=True, slots=True)
class Welcoming(May):
    """The unit is boosted."""

    def it_is_used(self, play: Play[Battlefield]) -> None:
        add_boost(play.table, self.source)


class Doorway(Text):
    """This unit is a gate."""

    def gate(self, table: Battlefield, me: int) -> bool:
        return True


class Elsewhere(Text):
    """Your units may also be summoned on (8,1)."""

    def summon_spaces(self, table: Battlefield, me: int, card: int, seat: int) -> list[int]:
        return [space_at(8, 1)]


class AnyPhase(Text):
    """You may summon in every phase."""

    def summon_in_any_phase(self, table: Battlefield, me: int, seat: int) -> bool:
        return True


class Raise(Text):
    """In the Summon phase: place the first card of your discard pile on (5,5)."""

    def abilities_to_use(self, table: Battlefield, me: int, phase: str) -> Effects:
        seat = table.control[me]
        return (Raising(me, "raise", seat),) if phase == "summon" and table.discard[seat] else ()


@dataclass(frozen=True, slots=True)
class Raising(Deed):
    """A card comes from the discard pile onto the battlefield; it is not summoned."""

    def order(self) -> tuple[str, ...]:
        return ("it_is_placed",)

    def it_is_placed(self, play: Play[Battlefield]) -> None:
        table = play.table
        card, *rest = table.discard[self.seat]
        table.discard[self.seat] = tuple(rest)
        enter_battlefield(table, card, space_at(5, 5), self.seat)


# How many, and at what cost


@pytest.mark.rule("SW-SUM-01")
def test_any_number_of_units_is_summoned_while_there_is_magic() -> None:
    hand = "frost-mage#1 frost-mage#2 frost-mage#3 undead-warrior smasher"
    battle = GivenBattle({"gate#1": (3, 3), "gate#2": (3, 5)}, phase="summon", hands={SOUTH: hand}, magic=(8, 0))

    battle.chooses("summon frost-mage#1 4,3", "summon frost-mage#2 2,3", "summon frost-mage#3 3,2")
    battle.chooses("summon undead-warrior 4,5", "summon smasher 2,5")

    assert len(battle.told("summoned")) == 5
    assert battle.table.hands[SOUTH] == ()
    assert battle.table.magic == [0, 0]


@pytest.mark.rule("SW-SUM-01")
def test_a_player_may_summon_nothing() -> None:
    battle = GivenBattle({"gate#1": (3, 3)}, phase="summon", hands={SOUTH: "frost-mage"})

    battle.chooses("end_phase")

    assert battle.table.phase == "move"
    assert battle.in_hand("frost-mage")
    assert battle.table.magic == [5, 5]


@pytest.mark.rule("SW-SUM-02")
def test_a_summoned_unit_is_paid_for_and_comes_from_the_hand() -> None:
    battle = GivenBattle({"gate#1": (3, 3)}, phase="summon", hands={SOUTH: "undead-archer frost-mage"}, magic=(4, 5))

    battle.chooses("summon undead-archer 2,3")

    assert battle.at("undead-archer") == (2, 3)
    assert not battle.in_hand("undead-archer")
    assert battle.in_hand("frost-mage")
    assert battle.table.magic == [2, 5]


@pytest.mark.rule("SW-SUM-02")
@pytest.mark.parametrize(
    ("magic", "units"),
    [(0, {"ice-smith"}), (1, {"ice-smith"}), (2, {"ice-smith", "undead-archer"})],
)
def test_only_units_whose_full_cost_can_be_paid_are_summoned(magic: int, units: set[str]) -> None:
    hand = "ice-smith undead-archer smasher"
    battle = GivenBattle({"gate#1": (3, 3)}, phase="summon", hands={SOUTH: hand}, magic=(magic, 15))

    assert {words.split()[0] for words in battle.offers("summon")} == units


# Where


@pytest.mark.rule("SW-SUM-03")
def test_units_are_summoned_on_empty_spaces_beside_the_own_gates() -> None:
    battle = GivenBattle(
        {"gate#1": (3, 3), "starting-gate": (6, 6), "gul-dass": (3, 4)},
        {"gate#2": (7, 2), "beast-rider": (5, 6)},
        phase="summon",
        hands={SOUTH: "frost-mage"},
    )

    assert battle.offers("summon frost-mage") == {"4,3", "2,3", "3,2", "7,6", "6,5"}


@pytest.mark.rule("SW-SUM-03")
def test_a_gate_serves_whoever_controls_it() -> None:
    battle = GivenBattle(
        {"gate#1": (3, 3)}, {"gate#2": (7, 2)}, phase="summon", hands={SOUTH: "frost-mage", NORTH: "beast-rider"}
    )

    battle.gives_control("gate#1", NORTH).gives_control("gate#2", SOUTH)

    assert battle.offers("summon frost-mage") == {"8,2", "6,2", "7,1", "7,3"}


@pytest.mark.rule("SW-SUM-03")
def test_other_structures_and_units_are_no_gates() -> None:
    battle = GivenBattle({"parapet": (3, 3), "gul-dass": (5, 5)}, phase="summon", hands={SOUTH: "frost-mage"})

    assert battle.offers("summon") == set()


@pytest.mark.rule("SW-SUM-04")
def test_commons_and_champions_are_summoned_and_nothing_else() -> None:
    hand = "frost-mage ollag grognack gate#2 parapet ice-ram"
    battle = GivenBattle({"gate#1": (3, 3)}, phase="summon", hands={SOUTH: hand}, magic=(15, 15))

    assert {words.split()[0] for words in battle.offers("summon")} == {"frost-mage", "ollag"}


@pytest.mark.rule("SW-SUM-05")
def test_without_an_empty_space_at_a_gate_nobody_is_summoned(says: Says) -> None:
    crowd = {"gate#1": (1, 6), "frost-mage#1": (2, 6), "frost-mage#2": (1, 5)}
    battle = GivenBattle(crowd, {"gate#2": (7, 2)}, phase="summon", hands={SOUTH: "frost-mage#3"})
    assert battle.offers("summon") == set()

    says("wrath", Elsewhere())
    battle = GivenBattle({**crowd, "gul-dass": (5, 5)}, phase="summon", hands={SOUTH: "frost-mage#3"})

    assert battle.offers("summon") == {"frost-mage#3 8,1"}


@pytest.mark.rule("SW-SUM-05")
def test_without_a_gate_nobody_is_summoned() -> None:
    battle = GivenBattle({"gul-dass": (5, 5)}, phase="summon", hands={SOUTH: "frost-mage"})

    assert battle.offered() == {"end_phase"}


# One after another


@pytest.mark.rule("SW-SUM-06")
def test_what_follows_a_summon_is_resolved_before_the_next_summon(says: Says) -> None:
    says("wrath", Welcome())
    battle = GivenBattle({"gate#1": (3, 3)}, phase="summon", hands={SOUTH: "gul-dass frost-mage"}, magic=(15, 5))

    battle.chooses("summon gul-dass 4,3")
    assert battle.offered() == {"accept", "decline"}
    battle.chooses("accept")

    assert battle.boost("gul-dass") == 1
    assert battle.offers("summon") == {"frost-mage 2,3", "frost-mage 3,2", "frost-mage 3,4"}


@pytest.mark.rule("SW-SUM-06")
def test_a_unit_that_is_a_gate_serves_the_next_summon(says: Says) -> None:
    says("living-gate", Doorway())
    battle = GivenBattle({"gate#1": (3, 3)}, phase="summon", hands={SOUTH: "ice-golem frost-mage"})
    assert battle.offers("summon frost-mage") == {"4,3", "2,3", "3,2", "3,4"}

    battle.chooses("summon ice-golem 4,3")

    assert battle.offers("summon frost-mage") == {"2,3", "3,2", "3,4", "5,3", "4,2", "4,4"}


@pytest.mark.rule("SW-SUM-07")
def test_a_summoned_unit_moves_and_attacks_in_the_same_turn() -> None:
    battle = GivenBattle(
        {"gate#1": (3, 3)},
        {"gul-dass": (8, 3)},
        phase="summon",
        hands={SOUTH: "undead-archer"},
        dice=(MR, MR, MR),
    )

    battle.chooses("summon undead-archer 4,3", "end_phase")
    battle.chooses("move undead-archer 5,3", "stop").ends_phases_until("attack")
    battle.chooses("attack undead-archer gul-dass")

    assert battle.damage("gul-dass") == 3


@pytest.mark.rule("SW-SUM-07")
def test_a_summoned_unit_uses_its_abilities_in_the_same_turn() -> None:
    battle = GivenBattle({"gate#1": (3, 3)}, phase="summon", hands={SOUTH: "border-archer"})

    battle.chooses("summon border-archer 4,3", "end_phase", "instead_of_moving border-archer prepare")

    assert battle.boost("border-archer") == 1


# When, and what is no summon


@pytest.mark.rule("SW-SUM-08")
@pytest.mark.parametrize("phase", ["move", "build", "attack", "magic"])
def test_units_are_summoned_only_in_the_summon_phase_unless_a_text_says_otherwise(says: Says, phase: str) -> None:
    battle = GivenBattle({"gate#1": (3, 3)}, phase=phase, hands={SOUTH: "frost-mage"})
    assert battle.offers("summon") == set()

    says("wrath", AnyPhase())
    battle = GivenBattle({"gate#1": (3, 3), "gul-dass": (5, 5)}, phase=phase, hands={SOUTH: "frost-mage"})
    battle.chooses("summon frost-mage 4,3")

    assert battle.at("frost-mage") == (4, 3)
    assert battle.table.magic == [4, 5]
    assert battle.table.phase == phase


@pytest.mark.rule("SW-SUM-08")
def test_a_text_of_the_opponents_does_not_let_one_summon(says: Says) -> None:
    says("wrath", AnyPhase())

    battle = GivenBattle({"gate#1": (3, 3)}, {"gul-dass": (5, 5)}, phase="move", hands={SOUTH: "frost-mage"})

    assert battle.offers("summon") == set()


@pytest.mark.rule("SW-SUM-09")
def test_a_unit_that_is_placed_is_not_summoned(says: Says) -> None:
    says("raise", Raise())
    says("greater-frost-bolt", Raise())  # Nadiana raises
    says("wrath", Welcome())
    battle = GivenBattle({"nadiana": (3, 3)}, phase="summon", discards={SOUTH: "gul-dass"}, magic=(0, 0))

    battle.chooses("use nadiana raise")

    assert battle.at("gul-dass") == (5, 5)
    assert battle.table.magic == [0, 0]  # a cost of 6 was not paid
    assert battle.told("summoned") == []
    assert battle.offered() == {"end_phase"}  # no welcome
