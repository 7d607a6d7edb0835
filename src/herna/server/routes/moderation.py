"""Moderation: what players report, and what moderators do about it."""

from __future__ import annotations

from litestar import post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_201_CREATED

from herna.engine.errors import BadInput
from herna.server.people.report_messages import ReportTaken, SendReport
from herna.server.people.reports import reported_account, reported_at, store_report
from herna.server.routes.dependencies import Asker, TheLimits, TheLobby
from herna.server.security import Forbidden

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
