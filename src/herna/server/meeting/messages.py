"""Messages about people who find each other."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from herna.server.messages import MOST_DECK, Clock, Name, Nickname, TableInfo

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


Shows = Literal["nobody", "followed", "all"]  # who is told that you are here: nobody, people whom you follow, all


class Follow(Struct, frozen=True, forbid_unknown_fields=True):
    """Follows an account by its name, or no longer."""

    name: Name
    on: bool = True


class Block(Struct, frozen=True, forbid_unknown_fields=True):
    """Blocks an account by its name, or the person in a seat.

    With `on` false, no longer.
    """

    name: Nickname = ""
    table: Annotated[str, Meta(max_length=32)] = ""
    seat: Annotated[int, Meta(ge=0, le=7)] = 0
    on: bool = True


class Challenge(SeekMatch, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Challenges an account to a match.

    `other` is its name; `name` is yours at the table.
    """

    other: Name


class AnswerChallenge(Struct, frozen=True, forbid_unknown_fields=True):
    """Accepts or declines a challenge; `own` are the options of your seat."""

    yes: bool
    own: dict[str, Side] = {}


class SetPresence(Struct, frozen=True, forbid_unknown_fields=True):
    """Sets who is told that you are here."""

    shows: Shows


class Known(Struct, frozen=True):
    """Somebody whom you follow.

    `here` says whether they are here, if they show it to you.
    """

    name: str
    here: Literal["", "here", "playing"]


class ChallengeInfo(Struct, frozen=True):
    """A challenge of yours, or to you; `table` once it was accepted."""

    id: str
    mine: bool
    name: str
    game: str
    clock: Clock | None
    rated: bool
    until: float
    table: str


class Waiting(Struct, frozen=True):
    """What waits for you: tables where it is your turn, and challenges to you."""

    tables: list[TableInfo]
    challenges: list[ChallengeInfo]


class Friends(Struct, frozen=True):
    """Whom you follow and block, and your challenges.

    `shows` says who is told that you are here.
    """

    follows: list[Known]
    blocked: list[str]
    challenges: list[ChallengeInfo]
    shows: Shows
