"""Reads and writes the database: tables with their entries, and nodes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import asynccontextmanager, nullcontext
from typing import Any

import msgspec
from sqlalchemy import (
    Select,
    String,
    Table,
    bindparam,
    delete,
    event,
    exists,
    func,
    select,
    true,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from herna.server.entries import Entry, Header
from herna.server.people.results import Finished
from herna.server.schema import ENTRIES, NODES, SEATED, SNAPSHOTS, TABLES

MOST_AT_ONCE = 500  # entries in one transaction
GONE = 24 * 3600.0  # seconds after which a node that gave no sign of life is forgotten
NOT_OVER = ("waiting", "playing")
# A connection that has died is noticed before it is used, and one that hangs is given up.
POSTGRESQL: dict[str, Any] = {
    "pool_pre_ping": True,
    "pool_size": 10,
    "connect_args": {"timeout": 10, "command_timeout": 30},
}


Also = Callable[[AsyncConnection], Awaitable[bool]]  # stored with a new table; it says whether both are to be


class Conflict(Exception):
    """Another writer was first: the table has an entry of that number."""


class Write(msgspec.Struct, frozen=True):
    """An entry to store, and its consequences for the lists of tables."""

    table: str
    entry: Entry
    status: str
    due: float | None
    visitor: str = ""  # who has taken a seat with it
    snapshot: bytes = b""
    freed: str = ""  # who has no seat there any more
    finished: Finished | None = None  # the result of a match that ends with it


async def count_nothing(connection: AsyncConnection, matches: Sequence[Finished]) -> None:
    """What a store counts that nobody has told what to count."""


class Store:
    """The database; entries that come together are written in one transaction."""

    def __init__(self, url: str) -> None:
        self.on_sqlite = url.startswith("sqlite")
        further = {} if self.on_sqlite else POSTGRESQL
        self.engine: AsyncEngine = create_async_engine(url, hide_parameters=True, **further)  # they hold secrets
        if self.on_sqlite:
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
        self.count_matches: Callable[[AsyncConnection, Sequence[Finished]], Awaitable[None]] = count_nothing
        self._one_writer = asyncio.Lock() if self.on_sqlite else nullcontext()
        self._waiting: list[tuple[Write, asyncio.Future[None]]] = []
        self._writer: asyncio.Task[None] | None = None
        # What else is written in the same transaction as entries of tables.
        self.followers: list[Callable[[AsyncConnection, Sequence[Write]], Awaitable[None]]] = []

    async def close(self) -> None:
        """Write what is still waiting, and close the database."""
        while self._writer is not None:
            await self._writer
        await self.engine.dispose()

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes; SQLite allows one at a time."""
        async with self._one_writer, self.engine.begin() as connection:
            yield connection

    def insert(self, table: Table) -> Any:
        """An INSERT that can handle rows that exist already."""
        return sqlite.insert(table) if self.on_sqlite else postgresql.insert(table)

    # Tables

    async def open_table(
        self, header: Header, entries: Sequence[Entry], status: str, due: float | None, also: Also | None = None
    ) -> bool:
        """Store a new table.

        Returns False if it is there already, or `also` says no.
        """
        async with self.changing() as connection:
            stored = await connection.scalar(
                self.insert(TABLES)
                .values(
                    id=header.id,
                    header=msgspec.json.encode(header),
                    game=header.game,
                    public=header.public,
                    status=status,
                    opened=header.opened,
                    touched=header.opened,
                    opener=header.opener,
                    due=due,
                )
                .on_conflict_do_nothing()
                .returning(TABLES.c.id)
            )
            if stored is None or (also is not None and not await also(connection)):
                await connection.rollback()
                return False
            if entries:
                rows = [_row(header.id, entry) for entry in entries]
                await connection.execute(self.insert(ENTRIES), rows)
            owners = {entry.body["owner"] for entry in entries if entry.kind == "sit" and entry.body["owner"]}
            for owner in owners:
                await connection.execute(self.insert(SEATED).values(visitor=owner, table_id=header.id))
        return True

    async def header(self, id: str) -> Header | None:
        async with self.engine.connect() as connection:
            found = await connection.scalar(select(TABLES.c.header).where(TABLES.c.id == id))
        return None if found is None else msgspec.json.decode(found, type=Header)

    async def now(self) -> float:
        """The time of the database's machine, in seconds since 1970."""
        if self.on_sqlite:
            return time.time()
        async with self.engine.connect() as connection:
            return float(await connection.scalar(select(func.extract("epoch", func.clock_timestamp()))) or 0.0)

    async def newest(self) -> float:
        """When something happened last at a table that is not over."""
        wanted = select(func.max(TABLES.c.touched)).where(TABLES.c.status.in_(NOT_OVER))
        async with self.engine.connect() as connection:
            return float(await connection.scalar(wanted) or 0.0)

    async def beat(self, node: str, at: float, **busy: int) -> bool:
        """Write that a node is alive, and how busy.

        Returns whether that is what is read back.
        """
        row: dict[str, Any] = {"at": at, **busy}
        async with self.changing() as connection:
            beat = self.insert(NODES).values({"node": node, **row})
            await connection.execute(beat.on_conflict_do_update(index_elements=["node"], set_=row))
            await connection.execute(delete(NODES).where(NODES.c.at < at - GONE))
        async with self.engine.connect() as connection:
            return bool(await connection.scalar(select(NODES.c.at).where(NODES.c.node == node)) == at)

    async def open_headers(self) -> list[Header]:
        """The headers of all tables that are not over, the oldest first."""
        wanted = select(TABLES.c.header).where(TABLES.c.status.in_(NOT_OVER)).order_by(TABLES.c.opened)
        async with self.engine.connect() as connection:
            return [msgspec.json.decode(header, type=Header) for header in await connection.scalars(wanted)]

    async def entries(self, id: str, after: int = 0) -> list[Entry]:
        """The entries of a table after a number, in order."""
        wanted = select(ENTRIES.c.body).where(ENTRIES.c.table_id == id, ENTRIES.c.number > after)
        async with self.engine.connect() as connection:
            rows = await connection.scalars(wanted.order_by(ENTRIES.c.number))
            return [msgspec.json.decode(body, type=Entry) for body in rows]

    async def versions(self, ids: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables."""
        latest = _latest_on_sqlite(ids) if self.on_sqlite else latest_on_postgresql(ids)
        async with self.engine.connect() as connection:
            return {row[0]: row[1] for row in (await connection.execute(latest)).all()}

    async def snapshot(self, id: str) -> bytes | None:
        async with self.engine.connect() as connection:
            found: bytes | None = await connection.scalar(select(SNAPSHOTS.c.body).where(SNAPSHOTS.c.table_id == id))
        return found

    async def listed(self, limit: int, visitor: str = "", since: float = 0.0, open_only: bool = False) -> list[str]:
        """The newest tables of a visitor, or the newest public ones.

        Public tables are listed if they are not over and were touched since a time.
        """
        wanted = select(TABLES.c.id).order_by(TABLES.c.opened.desc()).limit(limit)
        if visitor:
            wanted = wanted.join(SEATED, SEATED.c.table_id == TABLES.c.id).where(SEATED.c.visitor == visitor)
            wanted = wanted.where(TABLES.c.status.in_(NOT_OVER)) if open_only else wanted
        else:
            wanted = wanted.where(TABLES.c.public, TABLES.c.status.in_(NOT_OVER), TABLES.c.touched >= since)
        async with self.engine.connect() as connection:
            return list(await connection.scalars(wanted))

    async def count_open(
        self, visitor: str = "", since: float = 0.0, opener: str = "", without_visitors: bool = False
    ) -> int:
        """How many open tables were touched since then.

        In all, of a visitor, or from an address; perhaps only those at which no visitor has a seat.
        """
        going_on = (TABLES.c.status.in_(NOT_OVER), TABLES.c.touched >= since)
        wanted = select(func.count()).select_from(TABLES).where(*going_on)
        if visitor:
            wanted = wanted.join(SEATED, SEATED.c.table_id == TABLES.c.id).where(SEATED.c.visitor == visitor)
        if opener:
            wanted = wanted.where(TABLES.c.opener == opener)
        if without_visitors:
            wanted = wanted.where(~exists().where(SEATED.c.table_id == TABLES.c.id))
        async with self.engine.connect() as connection:
            return int(await connection.scalar(wanted) or 0)

    async def due(self, now: float, limit: int) -> list[str]:
        """Tables that a node must look after, the longest due first."""
        async with self.engine.connect() as connection:
            return list(await connection.scalars(_due(now, limit)))

    async def claim(self, now: float, limit: int, until: float) -> list[str]:
        """Claim tables that are due: no other node gets them before `until`."""
        if not await self.due(now, 1):
            return []
        found = _due(now, limit).with_for_update(skip_locked=True).cte("found")
        claimed = update(TABLES).where(TABLES.c.id.in_(select(found.c.id))).values(due=until).returning(TABLES.c.id)
        async with self.changing() as connection:
            return list(await connection.scalars(claimed))

    async def put_off(self, tables: Iterable[tuple[str, float]], until: float) -> None:
        """Change when tables are due, if they still are due as the caller knows."""
        rows = [{"of": id, "was": was} for id, was in tables]
        if rows:
            as_believed = (TABLES.c.id == bindparam("of"), TABLES.c.due == bindparam("was"))
            async with self.changing() as connection:
                await connection.execute(update(TABLES).where(*as_believed).values(due=until), rows)

    # Entries, all that come at the same time in one transaction

    async def append(self, write: Write) -> None:
        """Store an entry; it is on the disk when this returns.

        `Conflict`, if its number is taken.
        """
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((write, written))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_all())
        await written

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
                await self._write_batch(batch)
        finally:
            self._writer = None

    async def _write_batch(self, batch: Sequence[tuple[Write, asyncio.Future[None]]]) -> None:
        """Write a batch, and give its result to each caller."""
        try:
            stored = await self._write([write for write, _ in batch])
        except IntegrityError as error:  # one of them cannot be written at all: write the others without it
            if len(batch) > 1:
                for each in batch:
                    await self._write_batch([each])
            else:
                _fail(batch, error)
        except BaseException as error:
            _fail(batch, error)
            if not isinstance(error, Exception):
                raise
        else:
            for at, (write, written) in enumerate(batch):
                if written.done():  # the caller has gone
                    continue
                if at in stored:
                    written.set_result(None)
                else:
                    written.set_exception(Conflict(write.table))

    async def _write(self, writes: Sequence[Write]) -> set[int]:
        """Write entries in one transaction.

        Returns the positions of those whose number was free.
        """
        first: dict[tuple[str, int], int] = {}
        for at, write in enumerate(writes):
            first.setdefault((write.table, write.entry.number), at)
        in_order = [writes[first[key]] for key in sorted(first)]  # the same for all nodes, so that none waits in a ring
        async with self.changing() as connection:
            insert = self.insert(ENTRIES).on_conflict_do_nothing().returning(ENTRIES.c.table_id, ENTRIES.c.number)
            rows = await connection.execute(insert, [_row(write.table, write.entry) for write in in_order])
            free = {(row.table_id, row.number) for row in rows}
            await self._follow_up(connection, [writes[first[key]] for key in sorted(free)])
        return {first[key] for key in free}

    async def _follow_up(self, connection: AsyncConnection, writes: Sequence[Write]) -> None:
        """Update the lists of tables for entries that were stored."""
        if writes:
            changed = update(TABLES).where(TABLES.c.id == bindparam("of"))
            changed = changed.values(touched=bindparam("at"), due=bindparam("until"), status=bindparam("is"))
            rows = [{"of": each.table, "at": each.entry.at, "until": each.due, "is": each.status} for each in writes]
            await connection.execute(changed, rows)
        for follow in self.followers:
            await follow(connection, writes)
        for write in writes:
            if write.visitor:
                seated = self.insert(SEATED).values(visitor=write.visitor, table_id=write.table)
                await connection.execute(seated.on_conflict_do_nothing())
            if write.freed:
                of_both = (SEATED.c.visitor == write.freed, SEATED.c.table_id == write.table)
                await connection.execute(delete(SEATED).where(*of_both))
            if write.snapshot:
                values = {"version": write.entry.number, "body": write.snapshot}
                insert = self.insert(SNAPSHOTS).values(table_id=write.table, **values)
                await connection.execute(insert.on_conflict_do_update(index_elements=["table_id"], set_=values))
        finished = [write.finished for write in writes if write.finished is not None]
        if finished:
            await self.count_matches(connection, finished)


def _latest_on_sqlite(ids: Sequence[str]) -> Select[Any]:
    latest = select(ENTRIES.c.table_id, func.max(ENTRIES.c.number)).where(ENTRIES.c.table_id.in_(ids))
    return latest.group_by(ENTRIES.c.table_id)


def latest_on_postgresql(ids: Sequence[str]) -> Select[Any]:
    """One step in the index for each table.

    Grouping would read all their entries.
    """
    wanted = select(func.unnest(bindparam("ids", list(ids), type_=ARRAY(String))).label("id")).subquery()
    numbers = select(ENTRIES.c.number).where(ENTRIES.c.table_id == wanted.c.id)
    last = numbers.order_by(ENTRIES.c.number.desc()).limit(1).lateral()
    return select(wanted.c.id, last.c.number).select_from(wanted.join(last, true()))


def _due(now: float, limit: int) -> Select[tuple[str]]:
    return select(TABLES.c.id).where(TABLES.c.due <= now).order_by(TABLES.c.due).limit(limit)


def _fail(batch: Sequence[tuple[Write, asyncio.Future[None]]], error: BaseException) -> None:
    for _, written in batch:
        if not written.done():
            written.set_exception(error)


def _row(table: str, entry: Entry) -> dict[str, object]:
    return {"table_id": table, "number": entry.number, "body": msgspec.json.encode(entry)}


def _prepare_sqlite(connection: Any, _: object) -> None:
    """Set up a SQLite connection.

    Readers do not wait for the writer, and commits survive a power cut.
    """
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
