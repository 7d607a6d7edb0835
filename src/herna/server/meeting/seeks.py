"""Seeks in the database: who waits for an opponent, and who is found.

All nodes pair one at a time, so a seek ends in one table at most.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Row, delete, func, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from herna.engine.errors import BadInput
from herna.engine.game import Options
from herna.server.meeting.relations import blocks_between
from herna.server.messages import Clock
from herna.server.schema import SEEKS
from herna.server.store import Store

MOST_SEEKS: Final = 5  # of one person at a time
MOST_FROM: Final = 30  # seeks from one address at a time
MOST_LISTED: Final = 100
HERE: Final = 60.0  # seconds for which a seek stays after its owner was here last
DAILY: Final = 14 * 24 * 3600.0  # the same of a seek for a match with a clock in days
TOLD: Final = 24 * 3600.0  # seconds for which a table that was found is told
ANY: Final = 1e6  # no rating is as far as that
DAY: Final = 24 * 3600


class Wanted(Struct, frozen=True):
    """What somebody wants to play.

    `own` are the options of the person's seat, without its number.
    """

    game: str
    options: Options
    own: Options
    clock: Clock | None
    rated: bool = False


class Standing(Struct, frozen=True):
    """A rating, and the ratings of the opponents that are wanted."""

    rating: float
    low: float
    high: float

    def span(self) -> int | None:
        """How far an opponent's rating may be from this one; None: any distance."""
        return None if self.high >= ANY else round(self.high - self.rating)


class Seek(Struct, frozen=True):
    """Somebody who seeks an opponent."""

    id: str
    visitor: str
    name: str
    wanted: Wanted
    at: float
    table: str
    opener: str
    standing: Standing


def is_daily(clock: Clock | None) -> bool:
    """Whether a match is played over days."""
    return clock is not None and clock.seconds >= DAY


def terms_of(wanted: Wanted) -> str:
    """The digest of what two players have to want alike."""
    clock = None if wanted.clock is None else [wanted.clock.kind, wanted.clock.seconds, wanted.clock.increment]
    return sha256(json.dumps([wanted.game, wanted.options, clock, wanted.rated], sort_keys=True).encode()).hexdigest()


class Seeks:
    """The seeks in the store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def listed(self, now: float) -> list[Seek]:
        """All who wait for an opponent, the newest first."""
        wanted = select(SEEKS).where(*_waits(now)).order_by(SEEKS.c.at.desc()).limit(MOST_LISTED)
        async with self.store.engine.connect() as connection:
            return [_seek(row) for row in await connection.execute(wanted)]

    async def of(self, visitor: str, now: float) -> list[Seek]:
        """The seeks of a visitor who is here, also those that were paired recently."""
        async with self.store.changing() as connection:
            own = (SEEKS.c.visitor == visitor, SEEKS.c.until > now)
            here = update(SEEKS).where(*own, SEEKS.c.table_id.is_(None)).values(until=now + SEEKS.c.lasts)
            await connection.execute(here)
            return [_seek(row) for row in await connection.execute(select(SEEKS).where(*own).order_by(SEEKS.c.at))]

    async def find(self, id: str, now: float) -> Seek:
        """A seek that still waits."""
        async with self.store.engine.connect() as connection:
            row = (await connection.execute(select(SEEKS).where(SEEKS.c.id == id, *_waits(now)))).first()
        if row is None:
            raise BadInput("error-no-seek")
        return _seek(row)

    async def matching(self, visitor: str, wanted: Wanted, standing: Standing, now: float) -> list[Seek]:
        """Others who wait for the same, the longest first."""
        async with self.store.engine.connect() as connection:
            return [_seek(row) for row in await connection.execute(_matching(visitor, wanted, standing, now))]

    async def add(self, given: Seek, known: set[str]) -> str:
        """Add a seek; an equal one of the same person stays instead.

        Returns "" if somebody waits for the same whom the caller has not seen: then they are to be paired.
        """
        visitor, wanted, standing, now = given.visitor, given.wanted, given.standing, given.at
        async with self.store.changing() as connection:
            await one_at_a_time(connection, self.store.on_sqlite, now)
            others = await connection.execute(_matching(visitor, wanted, standing, now))
            if any(row.id not in known for row in others):
                return ""
            own = select(SEEKS).where(SEEKS.c.visitor == visitor, *_waits(now))
            mine = (await connection.execute(own)).all()
            same = next((row.id for row in mine if row.body == msgspec.json.encode(wanted)), None)
            if same is not None:
                return str(same)
            if len(mine) >= MOST_SEEKS:
                raise BadInput("error-many-seeks", most=MOST_SEEKS)
            here = select(func.count()).select_from(SEEKS).where(SEEKS.c.opener == given.opener, *_waits(now))
            if int(await connection.scalar(here) or 0) >= MOST_FROM:
                raise BadInput("error-many-seeks", most=MOST_FROM)
            lasts = DAILY if is_daily(wanted.clock) else HERE
            values = {
                "id": given.id,
                "visitor": visitor,
                "name": given.name,
                "terms": terms_of(wanted),
                "body": msgspec.json.encode(wanted),
                "opener": given.opener,
                "at": now,
                "until": now + lasts,
                "lasts": lasts,
                **msgspec.structs.asdict(standing),
            }
            await connection.execute(self.store.insert(SEEKS).values(**values))
        return given.id

    async def claim(self, connection: AsyncConnection, seek: Seek, visitor: str, table: str, now: float) -> bool:
        """Give a seek its table, in the transaction that opens the table.

        False, if it no longer waits. Both players leave their other seeks, except those for matches over days.
        """
        await one_at_a_time(connection, self.store.on_sqlite, now)
        found = update(SEEKS).where(SEEKS.c.id == seek.id, *_waits(now)).values(table_id=table, until=now + TOLD)
        if (await connection.execute(found)).rowcount != 1:
            return False
        if not is_daily(seek.wanted.clock):
            both = (SEEKS.c.visitor.in_((seek.visitor, visitor)), SEEKS.c.table_id.is_(None))
            await connection.execute(delete(SEEKS).where(*both, SEEKS.c.lasts < DAILY))
        same = (SEEKS.c.visitor == visitor, SEEKS.c.terms == terms_of(seek.wanted), SEEKS.c.table_id.is_(None))
        await connection.execute(delete(SEEKS).where(*same))
        return True

    async def withdraw(self, visitor: str, id: str) -> str:
        """End a seek of this person; the table, if somebody was faster."""
        async with self.store.changing() as connection:
            own = (SEEKS.c.id == id, SEEKS.c.visitor == visitor)
            await connection.execute(delete(SEEKS).where(*own, SEEKS.c.table_id.is_(None)))
            return str(await connection.scalar(select(SEEKS.c.table_id).where(*own)) or "")

    async def change_owner(self, visitor: str, account: str) -> None:
        """Give a visitor's seeks to an account."""
        async with self.store.changing() as connection:
            await connection.execute(update(SEEKS).where(SEEKS.c.visitor == visitor).values(visitor=account))


async def one_at_a_time(connection: AsyncConnection, on_sqlite: bool, now: float) -> None:
    """Let the transactions that pair follow one another, on all nodes.

    Its first statement writes: SQLite then has the lock before anything is read.
    """
    if not on_sqlite:
        await connection.execute(text("LOCK TABLE seeks IN SHARE ROW EXCLUSIVE MODE"))
    await connection.execute(delete(SEEKS).where(SEEKS.c.until <= now))


def _waits(now: float) -> tuple[Any, ...]:
    return (SEEKS.c.table_id.is_(None), SEEKS.c.until > now)


def _matching(visitor: str, wanted: Wanted, standing: Standing, now: float) -> Any:
    same = (SEEKS.c.terms == terms_of(wanted), SEEKS.c.visitor != visitor)
    alike = (
        SEEKS.c.low <= standing.rating,
        SEEKS.c.high >= standing.rating,
        SEEKS.c.rating.between(standing.low, standing.high),
    )
    free = ~blocks_between(visitor, SEEKS.c.visitor)
    found = select(SEEKS).where(*same, *alike, free, *_waits(now))
    return found.order_by(SEEKS.c.at, SEEKS.c.id).limit(MOST_LISTED)


def _seek(row: Row[Any]) -> Seek:
    wanted = msgspec.json.decode(row.body, type=Wanted)
    standing = Standing(row.rating, row.low, row.high)
    return Seek(row.id, row.visitor, row.name, wanted, row.at, row.table_id or "", row.opener, standing)
