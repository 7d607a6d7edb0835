"""What is written down of a table: its header, and an entry for everything that happens at it."""

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
]
CHOOSING: tuple[Kind, ...] = ("choose", "propose")  # what is refused has changed nothing


class Header(Struct, frozen=True):
    """What a table is from its opening on."""

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
    origin: str = ""  # the table from whose match this one goes on, and before which decision
    origin_at: int = 0
    inherited: list[list[Any]] | None = None  # seat, choice and chance of the choices made there (and: time was called)
    setup: list[int] = []  # what chance brought at its start


class Entry(Struct, frozen=True):
    """Something that happened: what, to which seat, when, and by which message of a client."""

    number: int
    kind: Kind
    seat: int
    at: float
    body: dict[str, Any] = {}
    id: str = ""
