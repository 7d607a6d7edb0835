"""Positions of lessons and puzzles of Summoner Wars: what they ask and point at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from herna.engine.given import by_seat
from herna.games.summoner_wars.given import GivenBattle
from herna.games.summoner_wars.grid import column_of, row_of, space_at
from herna.games.summoner_wars.printed import PRINTED
from herna.games.summoner_wars.rules.summoning import gates

GONE: Final = "gone"


class LessonBattle(GivenBattle):
    """A battle of a lesson."""

    def answers(self) -> dict[str, Callable[..., object]]:
        return super().answers() | {
            "at": lambda name: self.at(name) or GONE,
            "damage": self.damage,
            "boost": self.boost,
            "strength": self.strength,
            "life": self.life,
            "left": lambda name: self.life(name) - self.damage(name),
            "magic": lambda seat: self.table.magic[int(seat)],
            "cards": lambda seat: len(self.table.hands[int(seat)]),
            "cost": lambda kind: PRINTED[kind].cost,
            "phase": lambda: self.table.phase,
            "gates": lambda seat: len(gates(self.table, int(seat))),
            "summoned": self.has_summoned,
            "attacked": self.has_attacked,
        }

    def has_summoned(self, seat: str) -> bool:
        """Whether a seat has summoned a unit since the lesson began."""
        return any(event["seat"] == int(seat) for event in self.told_by_name("summoned"))

    def has_attacked(self, seat: str) -> bool:
        """Whether a seat has attacked a card of the other since the lesson began."""
        attacks = self.told_by_name("attacked")
        owner = self.table.owner
        return any(owner(event["unit"]) == int(seat) != owner(event["target"]) for event in attacks)

    def lit_fields(self) -> dict[str, str]:
        return {"unit": "unit", "card": "card", "space": "space", "line": "space"}

    def lit(self, words: str) -> tuple[str, tuple[str | int, ...]]:
        """A line is all spaces from one to another."""
        kind, things = super().lit(words)
        if kind != "line":
            return kind, things
        rows, columns = ([of(int(space)) for space in things] for of in (row_of, column_of))
        line = [
            space_at(row, column)
            for row in range(min(rows), max(rows) + 1)
            for column in range(min(columns), max(columns) + 1)
        ]
        return "space", tuple(line)


def lay_out(given: dict[str, Any]) -> LessonBattle:
    """The position that a lesson's file gives."""
    words = by_seat(given)
    sides: dict[str, Any] = {
        side: {name: (space[0], space[1]) for name, space in words[side].items()}
        for side in ("south", "north")
        if side in words
    }
    return LessonBattle(**(words | sides))
