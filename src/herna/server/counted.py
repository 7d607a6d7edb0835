"""Counts in the database, for all nodes: how often something happened within a day."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete

from herna.server.schema import ATTEMPTS
from herna.server.security import hashed
from herna.server.store import Store

DAY: Final = 24 * 3600.0


async def count_within_a_day(store: Store, now: float, *what: str) -> tuple[int, ...]:
    """Count each of these once more.

    Returns how often each was counted within a day, this time included.
    """
    keys = [hashed(each) for each in what]
    found: list[int] = []
    async with store.changing() as connection:
        await connection.execute(delete(ATTEMPTS).where(ATTEMPTS.c.key.in_(keys), ATTEMPTS.c.at < now - DAY))
        for key in keys:
            counted = store.insert(ATTEMPTS).values(key=key, wrong=1, at=now, until=0.0)
            counted = counted.on_conflict_do_update(index_elements=["key"], set_={"wrong": ATTEMPTS.c.wrong + 1})
            found.append(int(await connection.scalar(counted.returning(ATTEMPTS.c.wrong)) or 0))
    return tuple(found)
