"""The moderators' desk: reports, bans and roles.

Each act is noted in the audit log.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import func, select, update

from herna.engine.errors import BadInput
from herna.server.admin import Admin
from herna.server.names import skeleton
from herna.server.people.audit import note_act
from herna.server.people.moderation_messages import (
    BanPlayer,
    BanRow,
    ModerationDesk,
    ReportPage,
    ReportRow,
    RoleRow,
    SetRole,
)
from herna.server.people.rights import RIGHTS, ROLES, Moderator, check_below
from herna.server.schema import ACCOUNTS, REPORTS
from herna.server.store import Store

DAY: Final = 24 * 3600.0
PAGE: Final = 50
LONGEST_LOOKS: Final = 40


async def desk_of(store: Store, moderator: Moderator) -> ModerationDesk:
    """What a moderator may do, and how much waits."""
    waiting = select(func.count()).select_from(REPORTS).where(REPORTS.c.state == "open")
    async with store.engine.connect() as connection:
        reports = int(await connection.scalar(waiting) or 0)
    return ModerationDesk(moderator.role, list(RIGHTS[moderator.role]), reports)


async def reports_page(store: Store, state: str, before: int) -> ReportPage:
    """A page of the open or the closed reports, the newest first."""
    wanted = select(REPORTS).where(REPORTS.c.state == state).order_by(REPORTS.c.number.desc()).limit(PAGE + 1)
    if before:
        wanted = wanted.where(REPORTS.c.number < before)
    async with store.engine.connect() as connection:
        rows = list(await connection.execute(wanted))
    reports = [
        ReportRow(
            row.number,
            row.at,
            row.why,
            row.text,
            row.said,
            row.about_name,
            bool(row.about),
            row.table_id,
            row.state,
            row.note,
        )
        for row in rows[:PAGE]
    ]
    return ReportPage(reports, reports[-1].number if len(rows) > PAGE else 0)


async def close_report(store: Store, moderator: Moderator, number: int, note: str) -> None:
    """Close a report; refused, if there is none of this number."""
    values = {"state": "closed", "note": note, "closed_at": await store.now()}
    async with store.changing() as connection:
        closed = await connection.execute(update(REPORTS).where(REPORTS.c.number == number).values(**values))
    if not closed.rowcount:
        raise BadInput("error-no-report", number=number)
    await note_act(store, moderator, "close-report", str(number), note)


async def ban_player(admin: Admin, moderator: Moderator, wanted: BanPlayer) -> None:
    """Ban an account by its name, or the visitor a report is about."""
    id, name = await _banned_by(admin.store, wanted)
    await check_below(admin.store, moderator, id)
    until = None if wanted.days is None else await admin.store.now() + wanted.days * DAY
    await admin.ban(id, wanted.reason, until, name)


async def _banned_by(store: Store, wanted: BanPlayer) -> tuple[str, str]:
    async with store.engine.connect() as connection:
        if wanted.report:
            columns = select(REPORTS.c.about.label("id"), REPORTS.c.about_name.label("name"))
            row = (await connection.execute(columns.where(REPORTS.c.number == wanted.report))).first()
        else:
            account = select(ACCOUNTS.c.id, ACCOUNTS.c.shown.label("name"))
            looks = skeleton(wanted.player)[:LONGEST_LOOKS]
            row = (await connection.execute(account.where(ACCOUNTS.c.looks == looks))).first()
    if row is None or not row.id:
        raise BadInput("error-no-such-person", name=wanted.player)
    return row.id, row.name


async def banned(admin: Admin) -> list[BanRow]:
    """Who is banned now, the newest first."""
    return [BanRow(each.shown, each.reason, each.at, each.until or 0.0) for each in await admin.bans()]


async def roles_given(store: Store) -> list[RoleRow]:
    """Every account with a role above a player's."""
    wanted = select(ACCOUNTS.c.shown, ACCOUNTS.c.role).where(ACCOUNTS.c.role != "player").order_by(ACCOUNTS.c.shown)
    async with store.engine.connect() as connection:
        rows = [RoleRow(row.shown, row.role) for row in await connection.execute(wanted)]
    return sorted(rows, key=lambda row: ROLES.index(row.role))


async def give_role(store: Store, moderator: Moderator, wanted: SetRole) -> None:
    """Give an account a role; the last owner stays one."""
    looks = skeleton(wanted.player)[:LONGEST_LOOKS]
    async with store.changing() as connection:
        found = select(ACCOUNTS.c.id, ACCOUNTS.c.role).where(ACCOUNTS.c.looks == looks)
        row = (await connection.execute(found)).first()
        if row is None:
            raise BadInput("error-no-such-account", name=wanted.player)
        owners = select(ACCOUNTS.c.id).where(ACCOUNTS.c.role == "owner").with_for_update()
        others = [id for id in await connection.scalars(owners) if id != row.id]
        if row.role == "owner" and wanted.role != "owner" and not others:
            raise BadInput("error-last-owner")
        await connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == row.id).values(role=wanted.role))
    await note_act(store, moderator, "role", wanted.player, wanted.role)
