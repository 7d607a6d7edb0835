"""Storage: headers, entries that are only ever appended, snapshots, visitors and accounts; SQLite or PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    delete,
    event,
    func,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from herna.server.shared_table import Entry, Header

META = MetaData()

TABLES = Table(
    "tables",
    META,
    Column("id", String(32), primary_key=True),
    Column("header", LargeBinary, nullable=False),
    Column("game", String(64), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(8), nullable=False),  # waiting, playing, over
    Column("opened", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("due", Float),  # when somebody has to look after it: a bot that is asked, a clock that falls
    Index("tables_due", "due"),
    Index("tables_listed", "public", "status", "opened"),
)
ENTRIES = Table(
    "entries",
    META,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)
SNAPSHOTS = Table(
    "snapshots",
    META,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)
SEATED = Table(  # whose tables these are; the entries are what counts, this is how they are found
    "seated",
    META,
    Column("visitor", String(32), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Index("seated_table", "table_id"),
)
VISITORS = Table(
    "visitors",
    META,
    Column("token", String(64), primary_key=True),  # its SHA-256
    Column("id", String(32), nullable=False),  # the same for every device of an account
    Column("name", String(40), nullable=False),
    Column("account", Boolean, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("visitors_id", "id"),
)
ACCOUNTS = Table(
    "accounts",
    META,
    Column("name", String(40), primary_key=True),  # folded, so that two names that look alike are one
    Column("shown", String(40), nullable=False),
    Column("id", String(32), nullable=False, unique=True),
    Column("password", String(200), nullable=False),
)


class Conflict(Exception):
    """Another writer was first: this number of the table is taken."""


class Write(msgspec.Struct, frozen=True):
    """An entry to be kept, and what follows from it for the lists."""

    table: str
    entry: Entry
    status: str
    due: float | None
    visitor: str = ""  # who has sat down by it
    snapshot: bytes = b""
    freed: str = ""  # who has no seat there any more


class Store:
    """The database. Entries that come at the same time are written in one transaction, and are safe when it returns."""

    def __init__(self, url: str) -> None:
        self.on_sqlite = url.startswith("sqlite")
        self.engine: AsyncEngine = create_async_engine(url, **({"poolclass": NullPool} if ":memory:" in url else {}))
        if self.on_sqlite:
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
        self._waiting: list[tuple[Write, asyncio.Future[None]]] = []
        self._writer: asyncio.Task[None] | None = None

    async def close(self) -> None:
        """Write what is still waiting, and let go of the database."""
        while self._writer is not None:
            await self._writer
        await self.engine.dispose()

    def insert(self, table: Table) -> Any:
        """An INSERT that can say what to do about rows that are there already."""
        return sqlite.insert(table) if self.on_sqlite else postgresql.insert(table)

    # Tables

    async def open_table(self, header: Header, entries: Sequence[Entry], status: str, due: float | None) -> None:
        """Keep a new table with its first entries."""
        async with self.engine.begin() as connection:
            await connection.execute(
                self.insert(TABLES).values(
                    id=header.id,
                    header=msgspec.json.encode(header),
                    game=header.game,
                    public=header.public,
                    status=status,
                    opened=header.opened,
                    touched=header.opened,
                    due=due,
                )
            )
            if entries:
                rows = [_row(header.id, entry) for entry in entries]
                await connection.execute(self.insert(ENTRIES), rows)
            owners = {entry.body["owner"] for entry in entries if entry.kind == "sit" and entry.body["owner"]}
            for owner in owners:
                await connection.execute(self.insert(SEATED).values(visitor=owner, table_id=header.id))

    async def header(self, id: str) -> Header | None:
        async with self.engine.connect() as connection:
            found = await connection.scalar(select(TABLES.c.header).where(TABLES.c.id == id))
        return None if found is None else msgspec.json.decode(found, type=Header)

    async def entries(self, id: str, after: int = 0) -> list[Entry]:
        """The entries of a table after a number, in order."""
        wanted = select(ENTRIES.c.body).where(ENTRIES.c.table_id == id, ENTRIES.c.number > after)
        async with self.engine.connect() as connection:
            rows = await connection.scalars(wanted.order_by(ENTRIES.c.number))
            return [msgspec.json.decode(body, type=Entry) for body in rows]

    async def versions(self, ids: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables."""
        latest = select(ENTRIES.c.table_id, func.max(ENTRIES.c.number)).where(ENTRIES.c.table_id.in_(ids))
        async with self.engine.connect() as connection:
            rows = await connection.execute(latest.group_by(ENTRIES.c.table_id))
            return {row[0]: row[1] for row in rows}

    async def snapshot(self, id: str) -> bytes | None:
        async with self.engine.connect() as connection:
            found: bytes | None = await connection.scalar(select(SNAPSHOTS.c.body).where(SNAPSHOTS.c.table_id == id))
        return found

    async def listed(self, limit: int, visitor: str = "") -> list[str]:
        """The newest tables: those that are public and not over, or all of a visitor."""
        wanted = select(TABLES.c.id).order_by(TABLES.c.opened.desc()).limit(limit)
        if visitor:
            wanted = wanted.join(SEATED, SEATED.c.table_id == TABLES.c.id).where(SEATED.c.visitor == visitor)
        else:
            wanted = wanted.where(TABLES.c.public, or_(TABLES.c.status == "waiting", TABLES.c.status == "playing"))
        async with self.engine.connect() as connection:
            return list(await connection.scalars(wanted))

    async def count_open(self, visitor: str = "") -> int:
        """How many tables are not over, in all or of a visitor."""
        wanted = select(func.count()).select_from(TABLES).where(TABLES.c.status != "over")
        if visitor:
            wanted = wanted.join(SEATED, SEATED.c.table_id == TABLES.c.id).where(SEATED.c.visitor == visitor)
        async with self.engine.connect() as connection:
            return int(await connection.scalar(wanted) or 0)

    async def due(self, now: float, limit: int) -> list[str]:
        """Tables that somebody has to look after."""
        wanted = select(TABLES.c.id).where(TABLES.c.due <= now).order_by(TABLES.c.due).limit(limit)
        async with self.engine.connect() as connection:
            return list(await connection.scalars(wanted))

    # Entries, all that come at the same time in one transaction

    async def append(self, write: Write) -> None:
        """Keep an entry; it is safe when this returns. `Conflict`, if its number is taken."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((write, written))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_all())
        await written

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                try:
                    taken = await self._write([write for write, _ in batch])
                except Exception as error:
                    for _, written in batch:
                        if not written.done():
                            written.set_exception(error)
                    continue
                for write, written in batch:
                    if written.done():  # whoever asked has gone
                        continue
                    if (write.table, write.entry.number) in taken:
                        written.set_result(None)
                    else:
                        written.set_exception(Conflict(write.table))
        finally:
            self._writer = None

    async def _write(self, writes: Sequence[Write]) -> set[tuple[str, int]]:
        """Write entries in one transaction; says which were not taken by another writer before."""
        async with self.engine.begin() as connection:
            insert = self.insert(ENTRIES).values([_row(write.table, write.entry) for write in writes])
            columns = (ENTRIES.c.table_id, ENTRIES.c.number)
            rows = await connection.execute(insert.on_conflict_do_nothing().returning(*columns))
            taken = {(row.table_id, row.number) for row in rows}
            for write in writes:
                if (write.table, write.entry.number) in taken:
                    await self._follow_up(connection, write)
        return taken

    async def _follow_up(self, connection: AsyncConnection, write: Write) -> None:
        of_table = TABLES.c.id == write.table
        changed = {"touched": write.entry.at, "due": write.due, "status": write.status}
        await connection.execute(update(TABLES).where(of_table).values(changed))
        if write.visitor:
            seated = self.insert(SEATED).values(visitor=write.visitor, table_id=write.table)
            await connection.execute(seated.on_conflict_do_nothing())
        if write.freed:
            of_both = (SEATED.c.visitor == write.freed, SEATED.c.table_id == write.table)
            await connection.execute(delete(SEATED).where(*of_both))
        if write.snapshot:
            values = {"version": write.entry.number, "body": write.snapshot}
            kept = self.insert(SNAPSHOTS).values(table_id=write.table, **values)
            await connection.execute(kept.on_conflict_do_update(index_elements=["table_id"], set_=values))


def _row(table: str, entry: Entry) -> dict[str, object]:
    return {"table_id": table, "number": entry.number, "body": msgspec.json.encode(entry)}


def _prepare_sqlite(connection: Any, _: object) -> None:
    """Readers do not wait for the writer, and what is committed outlives the process and the power."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
