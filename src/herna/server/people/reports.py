"""Reports: stored for the moderators, and never shown to anybody else."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from sqlalchemy import func, select

from herna.engine.errors import BadInput
from herna.server.names import skeleton
from herna.server.people.report_messages import SendReport
from herna.server.schema import ACCOUNTS, REPORTS
from herna.server.security import TooMany
from herna.server.shared_table import SharedTable
from herna.server.store import Store

DAY: Final = 24 * 3600.0
MOST_A_DAY: Final = 20  # reports of one visitor
LONGEST_LOOKS: Final = 40


class Reported(Struct, frozen=True):
    """Whom a report is about: an id, if one is known, and a name."""

    id: str
    name: str


def reported_at(table: SharedTable, report: SendReport) -> Reported:
    """Whom a report of a seat is about.

    What it quotes must have been said there.
    """
    assert report.seat is not None
    table.check_seat_number(report.seat)
    place = table.left[report.seat][0] if report.seat in table.left else table.places[report.seat]
    if place.kind != "person" and not report.said:
        raise BadInput("error-nobody-there", seat=report.seat + 1)
    if report.said and not any(each.seat == report.seat and each.text == report.said for each in table.said):
        raise BadInput("error-report-said")
    return Reported(place.owner, place.name)


async def reported_account(store: Store, name: str) -> Reported:
    """The account with this name; refused alike, whatever it shows of itself."""
    async with store.engine.connect() as connection:
        wanted = select(ACCOUNTS.c.id, ACCOUNTS.c.shown).where(ACCOUNTS.c.looks == skeleton(name)[:LONGEST_LOOKS])
        row = (await connection.execute(wanted)).first()
    return Reported("", name) if row is None else Reported(row.id, row.shown)


async def store_report(store: Store, reporter: str, report: SendReport, about: Reported, at: float) -> int:
    """Store a report; a visitor sends only some a day."""
    async with store.changing() as connection:
        sent = select(func.count()).select_from(REPORTS).where(REPORTS.c.reporter == reporter, REPORTS.c.at > at - DAY)
        if int(await connection.scalar(sent) or 0) >= MOST_A_DAY:
            raise TooMany("error-too-many-reports", most=MOST_A_DAY)
        values = {
            "at": at,
            "reporter": reporter,
            "about": about.id,
            "about_name": about.name,
            "table_id": report.table,
            "why": report.why,
            "text": report.text,
            "said": report.said,
            "state": "open",
            "note": "",
        }
        stored = await connection.scalar(store.insert(REPORTS).values(**values).returning(REPORTS.c.number))
    assert stored is not None
    return int(stored)
