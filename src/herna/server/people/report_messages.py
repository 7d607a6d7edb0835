"""Messages about reports: what a player tells the moderators."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from herna.server.messages import Nickname, Seat

ReportWhy = Literal["chat", "name", "cheating", "leaving", "other"]
MOST_SAID = 500
ReportedTable = Annotated[str, Meta(max_length=32, pattern="^[A-Za-z0-9_-]*$")]


class SendReport(Struct, frozen=True, forbid_unknown_fields=True):
    """Tells the moderators about a player.

    The player of a seat at a table, or of an account by its name. `said` is what that seat
    has said at the table, word by word.
    """

    why: ReportWhy
    table: ReportedTable = ""
    seat: Seat | None = None
    player: Nickname = ""
    text: Annotated[str, Meta(max_length=1000)] = ""
    said: Annotated[str, Meta(max_length=MOST_SAID)] = ""


class ReportTaken(Struct, frozen=True):
    """The report was stored under this number."""

    number: Annotated[int, Meta(ge=1)]
