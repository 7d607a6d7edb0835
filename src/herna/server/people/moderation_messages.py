"""Messages between moderators and the server."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from herna.server.messages import SHOWN, Name, Nickname
from herna.server.people.report_messages import ReportWhy

RoleName = Literal["owner", "moderator", "organiser", "player"]
Reason = Annotated[str, Meta(max_length=200, pattern=SHOWN)]
MOST_DAYS = 3650


class ModerationDesk(Struct, frozen=True):
    """What a moderator may do, and how many reports are open."""

    role: RoleName
    rights: list[str]
    reports: int


class ReportRow(Struct, frozen=True):
    """A report, as moderators see it."""

    number: int
    at: float
    why: ReportWhy
    text: str
    said: str
    about: str  # the name
    known: bool  # whether it is about a visitor or an account
    table: str
    state: Literal["open", "closed"]
    note: str


class ReportPage(Struct, frozen=True):
    """A page of reports, the newest first; `next` is 0 on the last one."""

    reports: list[ReportRow]
    next: int


class CloseReport(Struct, frozen=True, forbid_unknown_fields=True):
    """Closes a report, with a note for the other moderators."""

    note: Annotated[str, Meta(max_length=500)] = ""


class BanPlayer(Struct, frozen=True, forbid_unknown_fields=True):
    """Bans the account of that name, or the visitor a report is about.

    The ban ends after some days, or never.
    """

    player: Nickname = ""
    report: Annotated[int, Meta(ge=0)] = 0
    reason: Reason = ""
    days: Annotated[int, Meta(ge=1, le=MOST_DAYS)] | None = None


class EndBan(Struct, frozen=True, forbid_unknown_fields=True):
    """Ends a ban, by the name under which it is listed."""

    name: Annotated[str, Meta(min_length=1, max_length=80)]


class BanRow(Struct, frozen=True):
    """Somebody who is banned, and how long; `until` is 0 without an end."""

    name: str
    reason: str
    at: float
    until: float


class SetRole(Struct, frozen=True, forbid_unknown_fields=True):
    """Gives an account a role."""

    player: Name
    role: RoleName


class RoleRow(Struct, frozen=True):
    """An account with a role above a player's."""

    name: str
    role: RoleName


class CloseNow(Struct, frozen=True, forbid_unknown_fields=True):
    """Closes a table or a tournament, with the reason for the audit log."""

    reason: Reason = ""


class Audited(Struct, frozen=True):
    """An act of a moderator; without a name, of the operator."""

    number: int
    at: float
    by: str
    act: str
    about: str
    text: str


class AuditPage(Struct, frozen=True):
    """A page of the audit log, the newest acts first.

    `next` is 0 on the last one.
    """

    acts: list[Audited]
    next: int
