"""The guide of a first match.

It says how one wins, how far each side is, and what to try next. Like a tip, all of it follows from what the seat
itself sees. A game's `guide.py` has `goal` and `AIMS`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from herna.engine.decision import Choice
from herna.engine.game import Message
from herna.engine.tips import Moment

OPPOSITION: Final = -1  # the side that has no seat: the nemesis


@dataclass(frozen=True, slots=True)
class Reached:
    """How far a side is on its way to win: `done` of `of`."""

    seat: int
    text: Message
    done: int
    of: int


@dataclass(frozen=True, slots=True)
class Goal:
    """How one wins, by which rule, and how far each side is."""

    text: Message
    rule: str
    sides: tuple[Reached, ...]


Aims = Mapping[int, Callable[[Moment], bool]]  # whether each aim has been reached


def counted(options: list[Choice]) -> dict[str, int]:
    """For each kind of choice offered, with how many things it can be made.

    The last field of several is where it goes or whom it meets, and does not count.
    """
    things: dict[str, set[Choice]] = {}
    for option in options:
        named = option[1:] if len(option) < 3 else option[1:-1]
        things.setdefault(str(option[0]), set()).add(named)
    return {kind: len(named) for kind, named in things.items()}
