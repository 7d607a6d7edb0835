"""What nobody uses goes by age; what somebody has stays."""

from itertools import pairwise

import pytest
from sqlalchemy import select, update

from herna.server.entries import Entry, Header
from herna.server.lobby import SNAPSHOT_EVERY, is_worth_a_snapshot
from herna.server.migrate import migrate
from herna.server.passwords import Passwords
from herna.server.retention import BOTS_ALONE, DAY, PASSING, PLAYING, SNAPSHOT, WAITING, Removed, remove_unused
from herna.server.schema import ATTEMPTS, SNAPSHOTS, TABLES, VISITORS
from herna.server.store import Store, Write
from herna.server.visitors import SESSION, VISIT, Visitor, Visitors

NOW = 2e9


async def a_table(store: Store, id: str, status: str, age: float, owner: str = "") -> None:
    header = Header(id, "connect-four", 2, {}, "seed", NOW - age)
    sitting = [Entry(1, "sit", 0, NOW - age, {"name": "", "token": "", "owner": owner})] if owner else []
    await store.open_table(header, sitting, status, None)
    entry = Entry(len(sitting) + 1, "say", 0, NOW - age, {"text": "hello"})
    await store.append(Write(id, entry, status, None, snapshot=b"snapshot"))


async def a_visitor(store: Store, name: str, age: float, account: bool = False) -> None:
    await Visitors(store).new_session(Visitor(name, name, account))
    async with store.changing() as connection:
        await connection.execute(update(VISITORS).where(VISITORS.c.name == name).values(seen=int(NOW - age)))


async def test_what_nobody_uses_is_removed_by_age(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("herna.server.retention.AT_ONCE", 2)
    store = Store(database)
    await migrate(store.engine)
    for status, kept in (("waiting", WAITING), ("playing", PLAYING)):
        await a_table(store, f"{status}-old", status, kept + DAY, "ann")
        await a_table(store, f"{status}-new", status, kept - DAY, "ann")
    await a_table(store, "bots-old", "over", BOTS_ALONE + DAY)
    await a_table(store, "bots-new", "over", BOTS_ALONE - DAY)
    await a_table(store, "people", "over", 9 * PLAYING, "ann")
    for name, age, account in (
        ("passing-old", PASSING + DAY, False),
        ("passing-new", PASSING - DAY, False),
        ("ann", VISIT - DAY, False),
        ("bob", VISIT + DAY, False),
        ("session-old", SESSION + DAY, True),
        ("session-new", SESSION - DAY, True),
    ):
        await a_visitor(store, name, age, account)
    await Passwords(store).count_wrong("ann", "somewhere")  # much earlier

    removed = await remove_unused(store, NOW)
    again = await remove_unused(store, NOW)

    async with store.engine.connect() as connection:
        tables = set(await connection.scalars(select(TABLES.c.id)))
        snapshots = set(await connection.scalars(select(SNAPSHOTS.c.table_id)))
        visitors = set(await connection.scalars(select(VISITORS.c.name)))
        attempts = list(await connection.scalars(select(ATTEMPTS.c.key)))
    assert tables == {"waiting-new", "playing-new", "bots-new", "people"}
    assert snapshots == {"waiting-new"}
    assert visitors == {"passing-new", "ann", "session-new"}
    assert attempts == []
    assert removed == Removed(tables=3, snapshots=3, visitors=3)
    assert again == Removed()
    assert SNAPSHOT < PLAYING
    await store.close()


def test_long_matches_have_few_snapshots() -> None:
    written = [number for number in range(1, 20_001) if is_worth_a_snapshot(number)]

    assert written[:3] == [SNAPSHOT_EVERY, 2 * SNAPSHOT_EVERY, 3 * SNAPSHOT_EVERY]
    assert len(written) < 70
    for last, number in pairwise(written):
        assert number - last <= max(SNAPSHOT_EVERY, number // 4)
