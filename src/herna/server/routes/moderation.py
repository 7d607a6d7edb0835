"""Moderation: what players report, and what moderators do about it."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import get, post
from litestar.params import JSONBody, Parameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from herna.engine.errors import BadInput
from herna.server.admin import Admin
from herna.server.lobby import Lobby
from herna.server.people.audit import audit_page, note_act
from herna.server.people.desk import (
    ban_player,
    banned,
    close_report,
    desk_of,
    give_role,
    reports_page,
    roles_given,
)
from herna.server.people.moderation_messages import (
    AuditPage,
    BanPlayer,
    BanRow,
    CloseNow,
    CloseReport,
    EndBan,
    ModerationDesk,
    ReportPage,
    RoleRow,
    SetRole,
)
from herna.server.people.report_messages import ReportTaken, SendReport
from herna.server.people.reports import reported_account, reported_at, store_report
from herna.server.people.rights import Right, check_right
from herna.server.routes.dependencies import Asker, TheLimits, TheLobby, TheTournaments
from herna.server.routes.tables import TableId
from herna.server.security import Forbidden
from herna.server.who import Who

Before = Annotated[int, Parameter(ge=0, lt=2**31, description="`next` of the page before")]
State = Annotated[Literal["open", "closed"], Parameter(description="open reports, or closed ones")]
Number = Annotated[int, Parameter(ge=1, lt=2**31)]
REPORTING = 10.0  # requests that a report counts as


@post("/api/reports", status_code=HTTP_201_CREATED)
async def send_report(data: JSONBody[SendReport], who: Asker, lobby: TheLobby, limits: TheLimits) -> ReportTaken:
    """Tell the moderators about a player.

    The player of a seat at a table, or of an account by its name.
    """
    limits.count(*who.keys(), weight=REPORTING)
    if not who.visitor.id:
        raise Forbidden("error-report-visitor")
    if data.table and data.seat is not None:
        room = await lobby.rooms.find(data.table)
        async with room.lock:
            about = reported_at(await lobby.rooms.up_to_date(room), data)
    elif data.player and not data.said:
        about = await reported_account(lobby.store, data.player)
    else:
        raise BadInput("error-report-whom")
    return ReportTaken(await store_report(lobby.store, who.visitor.id, data, about, lobby.clock.now()))


# What moderators see and do


@get("/api/moderation")
async def desk(who: Asker, lobby: TheLobby) -> ModerationDesk:
    """What this account may do, and how many reports are open."""
    return await desk_of(lobby.store, await check_right(lobby.store, who.visitor))


@get("/api/moderation/reports")
async def reports(who: Asker, lobby: TheLobby, status: State = "open", before: Before = 0) -> ReportPage:
    """A page of reports, the newest first."""
    await check_right(lobby.store, who.visitor, "reports")
    return await reports_page(lobby.store, status, before)


@post("/api/moderation/reports/{number:int}", status_code=HTTP_200_OK)
async def settle_report(number: Number, data: JSONBody[CloseReport], who: Asker, lobby: TheLobby) -> ReportPage:
    """Close a report; returns those that are open."""
    moderator = await check_right(lobby.store, who.visitor, "reports")
    await close_report(lobby.store, moderator, number, data.note)
    return await reports_page(lobby.store, "open", 0)


async def _admin(who: Who, lobby: Lobby, right: Right) -> Admin:
    return Admin.beside(lobby, await check_right(lobby.store, who.visitor, right))


@get("/api/moderation/bans")
async def bans(who: Asker, lobby: TheLobby) -> list[BanRow]:
    """Who is banned, the newest first."""
    return await banned(await _admin(who, lobby, "bans"))


@post("/api/moderation/bans", status_code=HTTP_200_OK)
async def ban(data: JSONBody[BanPlayer], who: Asker, lobby: TheLobby) -> list[BanRow]:
    """Ban somebody whose role is below your own, for some days or for ever."""
    admin = await _admin(who, lobby, "bans")
    await ban_player(admin, admin.moderator, data)
    return await banned(admin)


@post("/api/moderation/bans/end", status_code=HTTP_200_OK)
async def unban(data: JSONBody[EndBan], who: Asker, lobby: TheLobby) -> list[BanRow]:
    """End a ban."""
    admin = await _admin(who, lobby, "bans")
    await admin.unban(data.name)
    return await banned(admin)


@post("/api/moderation/tables/{id:str}", status_code=HTTP_200_OK)
async def close_table(id: TableId, data: JSONBody[CloseNow], who: Asker, lobby: TheLobby) -> AuditPage:
    """End a match without a winner, or remove a table that waits for people."""
    admin = await _admin(who, lobby, "tables")
    await admin.close_table(id, data.reason)
    return await audit_page(lobby.store, 0)


@post("/api/moderation/tournaments/{id:str}", status_code=HTTP_200_OK)
async def close_tournament(
    id: TableId, data: JSONBody[CloseNow], who: Asker, lobby: TheLobby, tournaments: TheTournaments
) -> AuditPage:
    """Close a tournament in place of its organiser."""
    moderator = await check_right(lobby.store, who.visitor, "tournaments")
    await tournaments.close_for(id)
    await note_act(lobby.store, moderator, "close-tournament", id, data.reason)
    return await audit_page(lobby.store, 0)


@get("/api/moderation/roles")
async def roles(who: Asker, lobby: TheLobby) -> list[RoleRow]:
    """Every account with a role above a player's."""
    await check_right(lobby.store, who.visitor, "roles")
    return await roles_given(lobby.store)


@post("/api/moderation/roles", status_code=HTTP_200_OK)
async def set_role(data: JSONBody[SetRole], who: Asker, lobby: TheLobby) -> list[RoleRow]:
    """Give an account a role; the last owner stays one."""
    await give_role(lobby.store, await check_right(lobby.store, who.visitor, "roles"), data)
    return await roles_given(lobby.store)


@get("/api/moderation/audit")
async def audit(who: Asker, lobby: TheLobby, before: Before = 0) -> AuditPage:
    """A page of the audit log, the newest acts first."""
    await check_right(lobby.store, who.visitor, "audit")
    return await audit_page(lobby.store, before)
