"""The table: plain data that a copy, a file or a view can be made of, and how a match ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from mypy_extensions import mypyc_attr

from herna.engine.errors import BrokenGame


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """What lies on the table. A game's table is a dataclass of ids, numbers, words and flat containers of these.

    Containers hold immutable records, so a copy is a shallow copy of each container.
    """

    __slots__ = ()

    def copy(self) -> Self:
        """An equal table that shares no container with this one."""
        raise BrokenGame(f"{type(self).__name__} has no copy")

    def knowledge(self) -> int:
        """A count that grows whenever somebody is shown something hidden: undo is free only while it stands."""
        return 0


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended: each seat's score from 0 (lost) to 1 (won), and the rule that ended it."""

    scores: tuple[float, ...]
    rule: str = ""

    def winners(self) -> tuple[int, ...]:
        """The seats that won; nobody in a draw, and nobody when all lost together."""
        return tuple([seat for seat, score in enumerate(self.scores) if score == 1])


def won_by(seats: int, *winners: int, rule: str = "") -> Result:
    """These seats win, the others lose."""
    return Result(tuple(1.0 if seat in winners else 0.0 for seat in range(seats)), rule)


def drawn(seats: int, rule: str = "") -> Result:
    """Nobody wins: the point is shared."""
    return Result((0.5,) * seats, rule)
