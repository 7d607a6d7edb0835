"""How long what nobody uses is kept: tables, snapshots, drafts, visitors."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct
from sqlalchemy import ColumnElement, delete, exists, or_, select

from herna.server.mail import TOO_OLD
from herna.server.schema import (
    ATTEMPTS,
    CHALLENGES,
    DRAFT_SEATS,
    DRAFTS,
    ENTRIES,
    MAIL_SECRETS,
    MAILS,
    NODES,
    ORDERS,
    SAVED_TEXTS,
    SEATED,
    SEEKS,
    SNAPSHOTS,
    TABLES,
    TOURNAMENT_PEOPLE,
    TOURNAMENTS,
    USED,
    VISITORS,
)
from herna.server.store import Store
from herna.server.visitors import SESSION, VISIT

DAY: Final = 24 * 3600.0
WAITING: Final = 30 * DAY  # a table that did not fill, after it was touched last
PLAYING: Final = 365 * DAY  # a match that was not finished
BOTS_ALONE: Final = 90 * DAY  # a finished match in which no visitor has a seat
SNAPSHOT: Final = 30 * DAY  # the snapshot of a table that nobody touches
DRAFT: Final = 30 * DAY  # a draft, after it was touched last
TOURNAMENT: Final = 90 * DAY  # a tournament that has not begun, after it was touched last
PASSING: Final = 2 * DAY  # a visitor without an account, a seat or a saved text
WRONG: Final = DAY  # wrong passwords
AT_ONCE: Final = 200  # tables deleted in one transaction


class Removed(Struct):
    """How much was removed."""

    tables: int = 0
    snapshots: int = 0
    drafts: int = 0
    tournaments: int = 0
    visitors: int = 0


async def remove_unused(store: Store, now: float) -> Removed:
    """Remove what is no longer kept, as the documents say."""
    removed = Removed()
    while ids := await _old_tables(store, now):
        async with store.changing() as connection:
            for table in (ENTRIES, SNAPSHOTS, SEATED):
                await connection.execute(delete(table).where(table.c.table_id.in_(ids)))
            await connection.execute(delete(TABLES).where(TABLES.c.id.in_(ids)))
        removed.tables += len(ids)
    untouched = select(TABLES.c.id).where(TABLES.c.touched < now - SNAPSHOT)
    async with store.changing() as connection:
        snapshots = await connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id.in_(untouched)))
        drafts = await connection.execute(delete(DRAFTS).where(DRAFTS.c.touched < now - DRAFT))
        cups = await connection.execute(
            delete(TOURNAMENTS).where(TOURNAMENTS.c.status == "open", TOURNAMENTS.c.touched < now - TOURNAMENT)
        )
        visitors = await connection.execute(delete(VISITORS).where(_is_gone(now)))
        await connection.execute(delete(ATTEMPTS).where(ATTEMPTS.c.at < now - WRONG))
        await connection.execute(delete(MAILS).where(MAILS.c.at < now - TOO_OLD))
        await connection.execute(delete(MAIL_SECRETS).where(MAIL_SECRETS.c.until < now))
        for waiting in (SEEKS, CHALLENGES):
            await connection.execute(delete(waiting).where(waiting.c.until < now))
        await connection.execute(delete(ORDERS).where(ORDERS.c.at < now - DAY))
        await connection.execute(delete(USED).where(USED.c.at < now - DAY))
        await connection.execute(delete(NODES).where(NODES.c.at < now - DAY))
    removed.snapshots, removed.drafts, removed.visitors = snapshots.rowcount, drafts.rowcount, visitors.rowcount
    removed.tournaments = cups.rowcount
    return removed


async def _old_tables(store: Store, now: float) -> list[str]:
    """Some of the tables that are no longer kept."""
    touched, status = TABLES.c.touched, TABLES.c.status
    old = or_(
        (status == "waiting") & (touched < now - WAITING),
        (status == "playing") & (touched < now - PLAYING),
        (status == "over") & (touched < now - BOTS_ALONE) & ~exists().where(SEATED.c.table_id == TABLES.c.id),
    )
    async with store.engine.connect() as connection:
        return list(await connection.scalars(select(TABLES.c.id).where(old).limit(AT_ONCE)))


def _is_gone(now: float) -> ColumnElement[Any]:
    """Whether a visitor, or one session of an account, has not come for long."""
    seen, account, id = VISITORS.c.seen, VISITORS.c.account, VISITORS.c.id
    has_something = or_(
        exists().where(SEATED.c.visitor == id),
        exists().where(SAVED_TEXTS.c.owner == id),
        exists().where(DRAFT_SEATS.c.visitor == id),
        exists().where(TOURNAMENT_PEOPLE.c.visitor == id),
    )
    return or_(
        account & (seen < now - SESSION),
        ~account & (seen < now - VISIT),
        ~account & (seen < now - PASSING) & ~has_something,
    )
