"""What is stored of a table: its header and its entries.

There is an entry for everything that happens at it.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from herna.engine.game import Options
from herna.server import messages

Kind = Literal[
    "sit",
    "own",
    "bot",
    "fill",
    "free",
    "remove",
    "close",
    "choose",
    "propose",
    "withdraw",
    "undo",
    "offer",
    "answer",
    "resign",
    "time",
    "call",
    "say",
    "mute",
    "windows",
    "pass",
    "rematch",
    "show",
    "judge",
]


PRIVATE: tuple[Kind, ...] = ("own", "mute", "windows", "pass")  # nobody else is told of these


# Whether a fork deals anew what is hidden: strangers did not sit at the first table, and may have looked at it since.
Redeals = Literal["never", "for strangers", "always"]


class Header(Struct, frozen=True):
    """What is fixed when a table is opened."""

    id: str
    game: str
    seats: int
    options: Options
    seed: str
    opened: float
    clock: messages.Clock | None = None
    public: bool = False
    undo: bool = True
    hints: bool = True
    chat: bool = True
    together: messages.Together = "anyone"
    origin: str = ""  # the table from whose match this one was forked, and before which decision
    origin_at: int = 0
    inherited: list[list[Any]] | None = None  # seat, choice and chance of the choices made there (and: time was called)
    setup: list[int] = []  # the chance outcomes of its setup
    redeals: Redeals = "never"  # whether what is hidden is dealt anew where the fork begins
    sat: list[str] = []  # the visitors who sat at the table from which it was forked
    opener: str = ""  # the digest of the address from which it was opened, for limits
    rules: int = 0  # the version of the game's rules under which it began; 0: before versions were noted
    change: str = ""  # which changed cards it is played with (content.change_digest)
    first: bool = False  # whether it is somebody's first match, with a guide
    rated: bool = False  # whether its result counts for ratings
    tournament: str = ""  # of which tournament it is a game
    secret: bool = False  # whether its decks are secret until that tournament is over


class Entry(Struct, frozen=True):
    """Something that happened: its kind, seat, time, and the client's message id."""

    number: int
    kind: Kind
    seat: int
    at: float
    body: dict[str, Any] = {}
    id: str = ""


class AlreadyDone(Struct, frozen=True):
    """Nothing to write: it was done by that version, or is no longer wanted."""

    version: int
