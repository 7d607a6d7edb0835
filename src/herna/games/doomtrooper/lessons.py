"""Positions of lessons and puzzles of Doomtrooper: what they ask and point at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from herna.games.doomtrooper.given import GivenFront
from herna.games.doomtrooper.printed import PRINTED

LISTS: Final[tuple[str, ...]] = ("destiny", "promotion", "turns")  # what is given seat by seat


class LessonFront(GivenFront):
    """A front of a lesson."""

    def answers(self) -> dict[str, Callable[..., object]]:
        table = self.table
        return super().answers() | {
            "where": self.where,
            "printed": lambda kind: tuple(PRINTED[kind].stats),
            "destiny": lambda seat="0": table.destiny[int(seat)],
            "promotion": lambda seat="0": table.promotion[int(seat)],
            "value": self.value,
            "values": self.values,
            "wounded": lambda name: self[name] in table.wounded,
            "covered": lambda name: self[name] in table.covered,
            "common": lambda: table.common,
        }

    def lit_fields(self) -> dict[str, str]:
        return {"card": "card", "warrior": "card", "area": "target", "value": "card"}

    def lit(self, words: str) -> tuple[str, tuple[str | int, ...]]:
        """One number of a warrior is lit with the whole card."""
        kind, *named = words.split()
        return super().lit(f"{kind} {named[0]}" if kind == "value" else words)


def lay_out(given: dict[str, Any]) -> LessonFront:
    """The position that a lesson's file gives."""
    words: dict[str, Any] = {name: tuple(value) if name in LISTS else value for name, value in given.items()}
    return LessonFront(*words.pop("sides"), **words)
