"""The Brotherhood's great warriors.

A wound passed on, the mightiest enemy first, a Cardinal who comes back (DT-DUEL-15).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from herna.engine.flow import Play, Procedure
from herna.games.doomtrooper.cards.abilities import Ability
from herna.games.doomtrooper.printed import VALUE
from herna.games.doomtrooper.rules.filters import matching_warriors
from herna.games.doomtrooper.rules.values import value
from herna.games.doomtrooper.rules.wounds import Harm, heal
from herna.games.doomtrooper.rules.zones import GRAVE, LIBRARY
from herna.games.doomtrooper.table import Front
from herna.games.doomtrooper.texts import Text, Whose


@dataclass(frozen=True, slots=True)
class MayPassWound(Ability):
    """Its own card passes a wound on to another one that matches `whom`.

    It is healed then.
    """

    whom: str = "own other"

    def harms(self, whose: Whose) -> Whose:
        return whose

    def word(self) -> str:
        return "pass-wound"

    def targets(self, table: Front, me: int, seat: int) -> list[int]:
        return matching_warriors(table, self.whom, seat, me) if me in table.wounded else []

    def happens(self, play: Play[Front], me: int, seat: int, target: int) -> Procedure:
        heal(play, me)
        return Harm(target, me)


@dataclass(frozen=True, slots=True)
class AttacksHighest(Text):
    """Its own card attacks a warrior with the highest V of all it could."""

    def must_attack(self, table: Front, me: int, others: list[int]) -> list[int]:
        worth = {other: value(table, other, VALUE) for other in others}
        return [other for other in others if worth[other] == max(worth.values())]


@dataclass(frozen=True, slots=True)
class ReturnsToLibrary(Text):
    """Killed or discarded, it is shuffled into its owner's library."""

    def goes_to(self, table: Front, me: int, where: str) -> str:
        return LIBRARY if where == GRAVE else where


EFFECTS: Final[dict[str, type[Text]]] = {
    "may-pass-wound": MayPassWound,
    "attacks-highest": AttacksHighest,
    "returns-to-library": ReturnsToLibrary,
}
