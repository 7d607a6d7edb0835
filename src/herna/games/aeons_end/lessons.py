"""Positions of lessons and puzzles of Aeon's End: what they ask and point at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from herna.engine.given import by_seat
from herna.games.aeons_end.given import GivenSiege
from herna.games.aeons_end.naming import NUMERALS
from herna.games.aeons_end.printed import PRINTED
from herna.games.aeons_end.table import GONE, OPEN

STATES: Final = {OPEN: "open", GONE: "gone"}


class LessonSiege(GivenSiege):
    """A siege of a lesson."""

    def answers(self) -> dict[str, Callable[..., object]]:
        table = self.table
        return super().answers() | {
            "nemesis": lambda: table.nemesis_life,
            "gravehold": lambda: table.gravehold,
            "aether": lambda: table.aether,
            "fury": lambda: table.fury,
            "husks": lambda: table.husks,
            "life": lambda seat="0": table.life[int(seat)],
            "charges": lambda seat="0": table.charges[int(seat)],
            "hand": lambda seat="0": self.hand(int(seat)),
            "deck": lambda seat="0": self.deck(int(seat)),
            "discard": lambda seat="0": self.discard(int(seat)),
            "in_play": self.in_play,
            "tokens": self.tokens,
            "cost": lambda kind: PRINTED[kind].cost,
            "breach": self.breach,
            "open": lambda seat="0": table.breaches[int(seat)].count(OPEN),
            "enemies": lambda: len(table.in_play),
            "open_cost": lambda breach: table.open_cost(*_seat_and_position(breach)),
        }

    def seats(self) -> int:
        return len(self.mages)

    def breach(self, breach: str) -> str:
        """How a breach stands: open, gone, or its quarter turns."""
        seat, position = _seat_and_position(breach)
        state = self.table.breaches[seat][position]
        return STATES.get(state, str(state))

    def lit_fields(self) -> dict[str, str]:
        return {"card": "card", "spell": "spell", "enemy": "enemy", "event": "card", "pile": "pile", "breach": "breach"}

    def lit(self, words: str) -> tuple[str, tuple[str | int, ...]]:
        """A bought card is found by its kind, else its pile is."""
        kind, *named = words.split()
        if kind not in ("card", "spell") or named[0] in self.names:
            return super().lit(words)
        table = self.table
        own = [card for cards in (*table.hands, *(spells for row in table.prepped for spells in row)) for card in cards]
        found = tuple(card for card in own if table.key(card) == named[0])
        return (kind, found) if found else super().lit(f"pile {named[0]}")


def _seat_and_position(breach: str) -> tuple[int, int]:
    """A breach such as "0-II"."""
    seat, numeral = breach.split("-")
    return int(seat), NUMERALS.index(numeral)


def lay_out(given: dict[str, Any]) -> LessonSiege:
    """The position that a lesson's file gives."""
    words = by_seat(given)
    if "prepped" in words:
        words["prepped"] = {seat: by_seat({"row": row})["row"] for seat, row in words["prepped"].items()}
    return LessonSiege(**words)
