"""The Brotherhood's great: a wound passed on, the mightiest enemy first, a Cardinal who comes back (DT-DUEL-15)."""

from __future__ import annotations

from dataclasses import dataclass

from herna.engine.flow import Play, Procedure
from herna.games.doomtrooper.cards.abilities import Ability
from herna.games.doomtrooper.filters import fits
from herna.games.doomtrooper.printed import VALUE
from herna.games.doomtrooper.rules.identity import in_play
from herna.games.doomtrooper.rules.values import value
from herna.games.doomtrooper.rules.wounds import Harm, heal
from herna.games.doomtrooper.rules.zones import GRAVE, LIBRARY
from herna.games.doomtrooper.table import Front
from herna.games.doomtrooper.texts import Text


@dataclass(frozen=True, slots=True)
class MayPassWound(Ability):
    """If its own card is wounded, it is healed, and another one meant by `whom` is wounded instead."""

    whom: str = "own other"

    def word(self) -> str:
        return "pass-wound"

    def targets(self, table: Front, me: int, seat: int) -> list[int]:
        if me not in table.wounded:
            return []
        return [
            warrior
            for warrior in table.warriors()
            if in_play(table, warrior) and fits(table, warrior, self.whom, seat, me)
        ]

    def happens(self, play: Play[Front], me: int, seat: int, target: int) -> Procedure:
        heal(play, me)
        return Harm(target, me)


@dataclass(frozen=True, slots=True)
class AttacksHighest(Text):
    """Of all warriors that its own card could attack, it attacks one with the highest V."""

    def must_attack(self, table: Front, me: int, others: list[int]) -> list[int]:
        worth = {other: value(table, other, VALUE) for other in others}
        return [other for other in others if worth[other] == max(worth.values())]


@dataclass(frozen=True, slots=True)
class ReturnsToLibrary(Text):
    """Killed or discarded, it is shuffled into its owner's library."""

    def goes_to(self, table: Front, me: int, where: str) -> str:
        return LIBRARY if where == GRAVE else where


EFFECTS: dict[str, type[Text]] = {
    "may-pass-wound": MayPassWound,
    "attacks-highest": AttacksHighest,
    "returns-to-library": ReturnsToLibrary,
}
