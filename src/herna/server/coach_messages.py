"""The messages of the coach: the curve with its error, and the decisive moments."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from herna.server.replay_messages import Chance


class CoachedWay(Struct, frozen=True):
    """One way in which the match went, or could have gone.

    The choice, what followed, and the table then, as a spectator sees it.
    """

    choice: str
    followed: list[str]
    view: dict[str, Any]


class CoachedMoment(Struct, frozen=True):
    """A choice that decided the match, or that another would have beaten.

    The kind of the latter is `better`. `change` is by how much the seat's chances changed, `gain` how much better the
    other choice was.
    """

    at: int
    by: int
    kind: str
    asked: str
    chosen: CoachedWay
    better: CoachedWay | None
    change: float | None
    gain: float | None
    error: float
    luck: float | None
    luck_error: float
    notes: list[str]


class Coached(Struct, frozen=True):
    """A finished match reviewed for one seat, as far as that is computed.

    The points of the curve come as they are found, with their error; summary and moments when `done` is `of`. `you`:
    whether the caller is the seat's player, and is addressed so.
    """

    seat: int
    you: bool
    done: int
    of: int
    phase: int
    points: list[Chance]
    error: float
    summary: list[str]
    moments: list[CoachedMoment]
