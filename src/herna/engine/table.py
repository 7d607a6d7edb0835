"""The table as plain data, and the result of a match.

Copies, files and views are made from it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from mypy_extensions import mypyc_attr

from herna.engine.cards import Cards
from herna.engine.errors import BrokenGame


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """What lies on the table: ids, numbers, words and flat containers of these.

    A game's table is a dataclass. Containers hold immutable records, so a copy is a shallow copy of each container.
    """

    __slots__ = ()

    def copy(self) -> Self:
        """An equal table that shares no container with this one."""
        raise BrokenGame(f"{type(self).__name__} has no copy")

    def hidden_cards(self) -> Cards | None:
        """The cards whose faces may be hidden; None, if the game has none."""
        return None

    def note_mixing(self) -> None:
        """Note how cards were mixed: before the table is saved, or guessed from."""
        cards = self.hidden_cards()
        if cards is not None:
            cards.note_mixing()

    def knowledge(self) -> int:
        """How often somebody was shown something hidden.

        Undo is free only while this does not grow.
        """
        cards = self.hidden_cards()
        return 0 if cards is None else cards.shown


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended: the score of each seat, and the rule.

    A score goes from 0 (lost) to 1 (won).
    """

    scores: tuple[float, ...]
    rule: str = ""

    def winners(self) -> tuple[int, ...]:
        """The seats that won; nobody in a draw, and nobody when all lost together."""
        return tuple([seat for seat, score in enumerate(self.scores) if score == 1])


def won_by(seats: int, *winners: int, rule: str = "") -> Result:
    """The result in which these seats win and the others lose."""
    return Result(tuple(1.0 if seat in winners else 0.0 for seat in range(seats)), rule)


def drawn(seats: int, rule: str = "") -> Result:
    """The result of a draw: every seat gets half a point."""
    return Result((0.5,) * seats, rule)
