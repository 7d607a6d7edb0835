"""Messages that help a player: hints, and the guide of a first match."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Guided = Literal["off", "first", "always"]  # whether a guide is wanted: never, in a first match, in every match


class HintLine(Struct, frozen=True):
    """An option with its chance to win, and why it is better.

    The chance is right give or take `spread`."""

    choice: list[str | int]
    win: float
    visits: int
    line: list[list[str | int]]
    spread: float
    why: list[str] = []


class Hint(Struct, frozen=True):
    options: list[HintLine]


class GuideSide(Struct, frozen=True):
    """How far a side is on its way to win: `done` of `of`.

    Seat -1 is the side that nobody plays.
    """

    seat: int
    text: str
    done: int
    of: int


class GuideAim(Struct, frozen=True):
    """What to try next, with its rule."""

    text: str
    rule: str


class GuideStill(Struct, frozen=True):
    """What can still be done: a kind of choice, in words."""

    kind: str
    text: str


class GuideTip(Struct, frozen=True):
    """A tip that is due: before one of these choices, else at once.

    Its key is the same in every match, so that a client can count how often it was shown.
    """

    key: str
    text: str
    rule: str
    before: list[list[str | int]]


class Guide(Struct, frozen=True):
    """What the guide of a first match says to a seat.

    All of it follows from what the seat sees. A seat that is not asked hears only of the goal.
    """

    goal: str
    rule: str
    sides: list[GuideSide]
    aim: GuideAim | None
    still: list[GuideStill]
    tips: list[GuideTip]
