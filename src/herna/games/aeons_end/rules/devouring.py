"""Devouring: cards of the supply go onto the Prince of Gluttons' devoured pile (AE-GLUT)."""

from __future__ import annotations

from dataclasses import dataclass

from herna.engine.decision import Choice
from herna.engine.flow import Become, Outcome, Play, Repeat, Return
from herna.games.aeons_end.rules.deeds import Deed, group_ask
from herna.games.aeons_end.rules.piles import pile_may_be_empty, take_from_pile
from herna.games.aeons_end.rules.suffering import damage_gravehold
from herna.games.aeons_end.table import NEMESIS, Siege

MISSING = 2  # damage to Gravehold for each card that is not there
ANY, CHEAPEST, COSTLIEST, SECOND = "any", "cheapest", "costliest", "second-costliest"


def piles_of(table: Siege, type: str = "") -> list[int]:
    """The piles of the supply that are not empty, of a type or of any (AE-GLUT-08)."""
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


@dataclass(frozen=True, slots=True)
class Devour(Deed):
    """So many cards of one pile are devoured; for each that is missing Gravehold suffers 2 damage (AE-GLUT-09)."""

    count: int
    which: str = ANY
    type: str = ""
    source: int = NEMESIS  # the card that does it, or the mat itself

    def order(self) -> tuple[str, ...]:
        return ("a_pile_is_chosen",)

    def _piles(self, table: Siege) -> list[int]:
        return piles_meant(table, self.which, piles_of(table, self.type))

    def fully(self, table: Siege) -> bool:
        """AE-GLUT-15: as soon as it can begin."""
        return bool(self._piles(table))

    def a_pile_is_chosen(self, play: Play[Siege]) -> Outcome:
        piles = self._piles(play.table)
        if not piles:  # AE-GLUT-12
            damage_gravehold(play, MISSING * self.count, self.source)
            return None
        if len(piles) == 1:
            self.pile(play, piles[0])
            return None
        return group_ask(play.table, "ae-choose-pile-devoured", "piles_to_devour", "AE-GLUT-14", {"count": self.count})

    def piles_to_devour(self, play: Play[Siege]) -> list[Choice]:
        return [("pile", pile) for pile in self._piles(play.table)]

    def pile(self, play: Play[Siege], pile: int) -> None:
        there = min(self.count, len(play.table.piles[pile]))
        for _ in range(there):
            devour(play, pile)
        damage_gravehold(play, MISSING * (self.count - there), self.source)


@dataclass(frozen=True, slots=True)
class FirstCourse(Deed):
    """AE-GLUT-01: in the setup, one card of each of these piles is stacked, the most expensive first."""

    piles: tuple[int, ...]

    def order(self) -> tuple[str, ...]:
        return ("the_costliest_is_stacked",)

    def _piles(self, table: Siege) -> list[int]:
        return piles_meant(table, COSTLIEST, list(self.piles))

    def the_costliest_is_stacked(self, play: Play[Siege]) -> Outcome:
        piles = self._piles(play.table)
        if len(piles) > 1:
            return group_ask(play.table, "ae-choose-gem-stacked", "piles_to_stack", "AE-GLUT-14")
        return self.pile(play, piles[0]) if piles else Return()

    def piles_to_stack(self, play: Play[Siege]) -> list[Choice]:
        return [("pile", pile) for pile in self._piles(play.table)]

    def pile(self, play: Play[Siege], pile: int) -> Become:
        devour(play, pile)
        return Become(FirstCourse(tuple(other for other in self.piles if other != pile)))


@dataclass(frozen=True, slots=True)
class SecondCourse(Deed):
    """AE-GLUT-11: in the setup of a harder game, so many more cards of any piles, in any order."""

    count: int

    def order(self) -> tuple[str, ...]:
        return ("one_more_is_stacked",)

    def one_more_is_stacked(self, play: Play[Siege]) -> Outcome:
        if not self.count:
            return None
        return group_ask(play.table, "ae-choose-pile-stacked", "piles_to_stack", "AE-GLUT-11", {"count": self.count})

    def piles_to_stack(self, play: Play[Siege]) -> list[Choice]:
        return [("pile", pile) for pile in piles_of(play.table)]

    def pile(self, play: Play[Siege], pile: int) -> Repeat:
        devour(play, pile)
        return Repeat("one_more_is_stacked", SecondCourse(self.count - 1))
