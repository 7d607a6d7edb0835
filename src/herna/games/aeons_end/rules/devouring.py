"""Devouring: cards of the supply go onto the Prince of Gluttons' devoured pile (AE-GLUT)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from herna.engine.activity import Bar, Harm, because
from herna.engine.decision import Arguments, Choice
from herna.engine.flow import Become, Outcome, Play, Return
from herna.games.aeons_end.deeds import D, Deed, group_ask
from herna.games.aeons_end.rules.suffering import damage_gravehold
from herna.games.aeons_end.rules.supply import PILE_EMPTY, PickPile, pile_may_be_empty, take_from_pile
from herna.games.aeons_end.table import DEVOURED, NEMESIS, Siege

MISSING: Final = 2  # damage to Gravehold for each card that is not there
ANY: Final = "any"
CHEAPEST: Final = "cheapest"
COSTLIEST: Final = "costliest"
SECOND: Final = "second-costliest"


def piles_of(table: Siege, type: str = "") -> list[int]:
    """The piles that are not empty, of a type or of any (AE-GLUT-08)."""
    return [pile for pile, cards in enumerate(table.piles) if cards and type in ("", table.type(cards[0]))]


def piles_meant(table: Siege, which: str, piles: list[int]) -> list[int]:
    """Which of these piles may be meant; piles of equal cost all are (AE-GLUT-14)."""
    costs = sorted((table.cost(table.piles[pile][0]) for pile in piles), reverse=True)
    place = {CHEAPEST: len(costs) - 1, COSTLIEST: 0, SECOND: 1}.get(which, 0)  # AE-GAP-31
    if place >= len(costs):
        return []
    return [pile for pile in piles if which == ANY or table.cost(table.piles[pile][0]) == costs[place]]


def devour(play: Play[Siege], pile: int) -> None:
    """AE-GLUT-04: the top card of a pile goes onto the devoured pile."""
    card = take_from_pile(play.table, pile)
    play.table.devoured = (*play.table.devoured, card)
    play.tell(("devoured", card), "AE-GLUT-04")
    pile_may_be_empty(play, pile)


DEVOURED_ALREADY: Final = Bar("AE-GLUT-07", "ae-why-devoured-already")


@mypyc_attr(allow_interpreted_subclasses=True)
class PickDevoured(PickPile[D]):
    """The pile of the supply from which cards are devoured.

    It is of a type, the cheapest, or another that is meant.
    """

    def type(self) -> str:
        """Of which type the cards must be; of any, if empty."""
        return ""

    def harm(self, table: Siege, seat: int, choice: Choice) -> Harm:
        return "cost"

    def first(self, table: Siege, seat: int) -> Sequence[int]:
        return piles_of(table, self.type())

    def first_outside(self, table: Siege, seat: int, pile: int) -> Bar:
        if pile == DEVOURED:
            return DEVOURED_ALREADY
        return because("", "ae-why-wrong-type", type=self.type()) if table.piles[pile] else PILE_EMPTY


def not_meant(table: Siege, pile: int, which: str) -> Bar:
    """AE-GLUT-14: the pile has another price than the one that is meant."""
    cost = table.cost(table.piles[pile][0])
    return because("AE-GLUT-14", "ae-why-not-this-pile", cost=cost, which=which)


@dataclass(frozen=True, slots=True)
class Devour(Deed):
    """Some cards of one pile are devoured.

    Gravehold suffers 2 damage for each that is missing (AE-GLUT-09).
    """

    count: int
    which: str = ANY
    type: str = ""
    source: int = NEMESIS  # the card that does it, or the mat itself

    def piles(self, table: Siege) -> list[int]:
        return piles_meant(table, self.which, piles_of(table, self.type))

    def fully(self, table: Siege) -> bool:
        """AE-GLUT-15: as soon as it can begin."""
        return bool(self.piles(table))

    def it_is_done(self, play: Play[Siege]) -> Outcome:
        piles = self.piles(play.table)
        if not piles:  # AE-GLUT-12
            damage_gravehold(play, MISSING * self.count, self.source)
            return None
        if len(piles) == 1:
            self.devour_of(play, piles[0])
            return None
        about: Arguments = {"count": self.count}
        return group_ask(play.table, "ae-choose-pile-devoured", (DevourOf(self),), "AE-GLUT-14", about)

    def devour_of(self, play: Play[Siege], pile: int) -> None:
        there = min(self.count, len(play.table.piles[pile]))
        for _ in range(there):
            devour(play, pile)
        damage_gravehold(play, MISSING * (self.count - there), self.source)


class DevourOf(PickDevoured[Devour]):
    """One of the piles that the text means."""

    def type(self) -> str:
        return self.deed.type

    def first_barred(self, table: Siege, seat: int, pile: int) -> Bar | None:
        return None if pile in self.deed.piles(table) else not_meant(table, pile, self.deed.which)

    def do(self, play: Play[Siege], seat: int, pile: int) -> None:
        self.deed.devour_of(play, pile)


@dataclass(frozen=True, slots=True)
class FirstCourse(Deed):
    """AE-GLUT-01: one card of each pile is stacked, the costliest first."""

    piles: tuple[int, ...]

    def costliest(self, table: Siege) -> list[int]:
        return piles_meant(table, COSTLIEST, list(self.piles))

    def it_is_done(self, play: Play[Siege]) -> Outcome:
        piles = self.costliest(play.table)
        if len(piles) > 1:
            return group_ask(play.table, "ae-choose-gem-stacked", (StackGem(self),), "AE-GLUT-14")
        return self.stack(play, piles[0]) if piles else Return()

    def stack(self, play: Play[Siege], pile: int) -> Become:
        devour(play, pile)
        return Become(FirstCourse(tuple(other for other in self.piles if other != pile)))


class StackGem(PickDevoured[FirstCourse]):
    """The gem pile from which the next card is stacked.

    Each is stacked once.
    """

    def type(self) -> str:
        return "gem"

    def first_barred(self, table: Siege, seat: int, pile: int) -> Bar | None:
        if pile not in self.deed.piles:
            return Bar("AE-GLUT-01", "ae-why-stacked-already")
        return None if pile in self.deed.costliest(table) else not_meant(table, pile, COSTLIEST)

    def do(self, play: Play[Siege], seat: int, pile: int) -> Become:
        return self.deed.stack(play, pile)


@dataclass(frozen=True, slots=True)
class SecondCourse(Deed):
    """AE-GLUT-11: in a harder game more cards of any piles are stacked."""

    count: int

    def it_is_done(self, play: Play[Siege]) -> Outcome:
        if not self.count:
            return None
        return group_ask(play.table, "ae-choose-pile-stacked", (StackMore(self),), "AE-GLUT-11", {"count": self.count})


class StackMore(PickDevoured[SecondCourse]):
    """The pile from which one more card is stacked."""

    def do(self, play: Play[Siege], seat: int, pile: int) -> Become:
        devour(play, pile)
        return Become(SecondCourse(self.deed.count - 1))
