"""Messages about people who find each other."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from herna.server.messages import MOST_DECK, Clock, Name, Nickname

Side = Annotated[str, Meta(max_length=MOST_DECK)] | int  # the value of an option of a seat: also a whole deck
Shared = Annotated[str, Meta(max_length=200)] | int  # the value of an option of the table


class SeekMatch(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for an opponent.

    Somebody who already waits for the same is the opponent at once. `own` are the options of your seat, without its
    number.
    """

    game: Name
    options: dict[str, Shared] = {}
    own: dict[str, Side] = {}
    clock: Clock | None = None
    rated: bool = False  # whether the result counts for ratings
    span: Annotated[int, Meta(ge=50, le=2000)] | None = None  # how far from yours the opponent's rating may be
    name: Nickname = ""


class TakeSeek(Struct, frozen=True, forbid_unknown_fields=True):
    """Plays with somebody who seeks an opponent; `own` are the options of your seat."""

    own: dict[str, Side] = {}
    name: Nickname = ""


class Sought(Struct, frozen=True):
    """What came of it: a table, or your seek that waits for somebody."""

    table: str = ""
    seek: str = ""


class SeekInfo(Struct, frozen=True):
    """Somebody who seeks an opponent.

    `rating` is told of a rated seek, `table` (where somebody was found) to its owner.
    """

    id: str
    name: str
    game: str
    options: dict[str, str | int]
    clock: Clock | None
    rated: bool
    rating: int | None
    span: int | None
    at: float
    mine: bool
    table: str
