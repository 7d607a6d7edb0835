"""Storage: what was acknowledged is there, each number of a table is written once, and a failure fails alone."""

import asyncio
from collections.abc import Awaitable, Iterator
from typing import Any

import pytest
from sqlalchemy import text, update
from sqlalchemy.exc import IntegrityError

from herna.server.entries import Entry, Header
from herna.server.migrate import migrate
from herna.server.schema import ENTRIES, TABLES
from herna.server.store import Conflict, Store, Write, latest_on_postgresql
from tests.server.postgres import Postgres

NOW = 1_000_000.0


def a_store(runner: asyncio.Runner, database: str) -> Iterator[Store]:
    store = Store(database)
    runner.run(migrate(store.engine))
    yield store
    runner.run(store.close())


store = pytest.fixture(name="store")(a_store)
second = pytest.fixture(name="second")(a_store)  # another one on the same database
on_postgresql = pytest.mark.parametrize("database", ["postgresql"], indirect=True)


def a_header(id: str = "one", **changes: Any) -> Header:
    usual: dict[str, Any] = {"game": "connect-four", "seats": 2, "options": {}, "seed": "seed", "opened": NOW}
    return Header(id=id, **(usual | changes))


async def open_tables(store: Store, *ids: str, **changes: Any) -> None:
    for later, id in enumerate(ids):
        await store.open_table(a_header(id, opened=NOW + later, **changes), [], "waiting", None)


def said(number: int, text: str = "hello", table: str = "one", **rest: Any) -> Write:
    usual: dict[str, Any] = {"status": "playing", "due": None}
    return Write(table, Entry(number, "say", 0, NOW + number, {"text": text}), **(usual | rest))


async def outcomes(*writes: Awaitable[None]) -> list[str]:
    """What became of writes that were asked for at the same time."""
    results = await asyncio.gather(*writes, return_exceptions=True)
    return ["kept" if result is None else type(result).__name__ for result in results]


async def texts(store: Store, table: str = "one") -> list[str]:
    return [entry.body["text"] for entry in await store.entries(table)]


# Each number is written once


async def test_an_entry_is_there_when_its_writer_is_told(store: Store, second: Store) -> None:
    await open_tables(store, "one")

    await store.append(said(1))

    assert await second.header("one") == a_header()
    assert await second.entries("one") == [said(1).entry]
    assert await second.entries("one", after=1) == []
    assert await second.versions(["one", "two"]) == {"one": 1}


async def test_of_two_writers_of_a_number_in_one_batch_the_first_wins(store: Store) -> None:
    await open_tables(store, "one")

    told = await outcomes(*(store.append(said(1, text, due=due)) for text, due in (("a", 1.0), ("b", 2.0))))

    assert told == ["kept", "Conflict"]
    assert await texts(store) == ["a"]
    assert await store.due(1.5, 9) == ["one"]  # and what follows from the second has not happened


async def test_of_two_stores_that_write_the_same_numbers_exactly_one_wins_each(store: Store, second: Store) -> None:
    """Also if they name the tables in opposite orders: none waits for the other for ever."""
    tables = [f"table-{at}" for at in range(60)]
    await open_tables(store, *tables)
    for number in range(1, 11):
        attempts = [(store, table) for table in tables] + [(second, table) for table in reversed(tables)]
        told = await outcomes(*(by.append(said(number, "x", table)) for by, table in attempts))
        by_table = [(table, result) for (_, table), result in zip(attempts, told, strict=True)]
        assert sorted(by_table) == sorted((t, result) for t in tables for result in ("Conflict", "kept"))
    assert await store.versions(tables) == dict.fromkeys(tables, 10)


async def test_a_number_that_is_taken_stays_as_it_was(store: Store) -> None:
    await open_tables(store, "one")
    await store.append(said(1, "first", snapshot=b"first", visitor="a", due=5.0))

    with pytest.raises(Conflict):
        await store.append(said(1, "second", snapshot=b"second", visitor="b", due=6.0, status="over"))

    assert await texts(store) == ["first"]
    assert await store.snapshot("one") == b"first"
    assert await store.due(5.0, 9) == ["one"]
    assert await store.listed(9, "b") == []
    assert await store.count_open() == 1


# A batch is one transaction


async def test_what_comes_while_a_batch_is_written_goes_into_the_next_one(database: str) -> None:
    class Counting(Store):
        batches: list[int]

        async def _write(self, writes: Any) -> set[int]:
            self.batches.append(len(writes))
            return await super()._write(writes)

    store = Counting(database)
    store.batches = []
    await migrate(store.engine)
    ids = [f"table-{at}" for at in range(30)]
    await open_tables(store, *ids)

    told = await outcomes(*(store.append(said(1, "x", id)) for id in ids))

    assert told == ["kept"] * 30
    assert store.batches == [30]
    assert await store.versions(ids) == dict.fromkeys(ids, 1)
    await store.close()


async def test_a_batch_that_fails_half_way_leaves_nothing_behind(database: str) -> None:
    class Failing(Store):
        fails = True

        async def _follow_up(self, connection: Any, writes: Any) -> None:
            await super()._follow_up(connection, writes)
            if self.fails:
                raise OSError("the line is cut")

    store = Failing(database)
    await migrate(store.engine)
    await open_tables(store, "one", "two")

    told = await outcomes(store.append(said(1, due=1.0)), store.append(said(1, table="two")))

    assert told == ["OSError", "OSError"]
    assert await store.versions(["one", "two"]) == {}
    assert await store.due(NOW, 9) == []
    store.fails = False  # and the next one works
    assert await outcomes(store.append(said(1)), store.append(said(1, table="two"))) == ["kept", "kept"]
    await store.close()


async def test_an_entry_that_cannot_be_written_does_not_take_others_with_it(store: Store) -> None:
    await open_tables(store, "one", "two")
    writes = [said(1), said(1, table="nowhere"), said(1, table="two"), said(1, "again")]

    told = await outcomes(*(store.append(write) for write in writes))

    assert told == ["kept", IntegrityError.__name__, "kept", "Conflict"]
    assert await store.versions(["one", "two", "nowhere"]) == {"one": 1, "two": 1}


async def test_somebody_who_no_longer_waits_holds_nobody_up(store: Store) -> None:
    await open_tables(store, "one", "two")
    gone = asyncio.create_task(store.append(said(1)))
    stays = asyncio.create_task(store.append(said(1, table="two")))
    await asyncio.sleep(0)

    gone.cancel()

    await stays
    assert await store.versions(["one", "two"]) == {"one": 1, "two": 1}  # it was on its way already


async def test_closing_waits_for_what_is_being_written(store: Store, second: Store) -> None:
    await open_tables(store, "one")
    writing = asyncio.create_task(store.append(said(1)))
    await asyncio.sleep(0)

    await store.close()

    assert writing.done()
    assert await texts(second) == ["hello"]


async def test_writers_of_every_kind_at_once_do_not_lock_each_other_out(store: Store, second: Store) -> None:
    """SQLite says 'database is locked' to the one who has knocked for too long."""
    await open_tables(store, "one")
    opening = [by.open_table(a_header(f"{n}"), [], "waiting", 1.0) for n, by in enumerate([store, second] * 20)]
    writing = [store.append(said(number)) for number in range(1, 21)]
    claiming = [by.claim(NOW, 5, NOW + 1) for by in (store, second) * 5]
    await asyncio.gather(*opening, *writing, *claiming)
    assert await second.count_open() == 41
    assert await second.versions(["one"]) == {"one": 20}


# What follows from entries


async def test_a_snapshot_replaces_the_one_before(store: Store) -> None:
    await open_tables(store, "one", "two")
    assert await store.snapshot("one") is None

    await store.append(said(1, snapshot=b"early"))
    await store.append(said(2, snapshot=b"late"))
    await store.append(said(3))

    assert await store.snapshot("one") == b"late"
    assert await store.snapshot("two") is None


async def test_public_tables_are_listed_until_they_are_over_the_newest_first(store: Store) -> None:
    await open_tables(store, "a", "b", "c", "d", public=True)
    await open_tables(store, "private")
    await store.append(said(1, table="c", status="over"))
    await store.append(said(1, table="b", status="playing"))

    assert await store.listed(9) == ["d", "b", "a"]
    assert await store.listed(2) == ["d", "b"]
    assert await store.count_open() == 4


async def test_a_table_that_nobody_has_touched_for_long_is_neither_listed_nor_counted(store: Store) -> None:
    await open_tables(store, "old", "touched", "new", public=True)
    await store.append(said(5, table="touched"))

    assert await store.listed(9, since=NOW + 2) == ["new", "touched"]
    assert await store.count_open(since=NOW + 2) == 2
    assert await store.count_open(since=NOW + 6) == 0


async def test_a_visitor_finds_the_tables_with_a_seat_of_theirs_also_those_that_are_over(store: Store) -> None:
    sat = Entry(1, "sit", 0, NOW, {"name": "", "token": "", "owner": "eve"})
    await store.open_table(a_header("opened"), [sat], "waiting", None)
    await open_tables(store, "joined", "left", "other")
    await store.append(said(1, table="joined", visitor="eve", status="over"))
    await store.append(said(1, table="left", visitor="eve"))
    await store.append(said(2, table="left", freed="eve"))

    assert sorted(await store.listed(9, "eve")) == ["joined", "opened"]
    assert await store.count_open("eve") == 1


async def test_tables_are_due_in_their_order_and_only_when_it_is_time(store: Store) -> None:
    await open_tables(store, "a", "b", "c", "never")
    for table, due in (("a", 30.0), ("b", 10.0), ("c", 20.0)):
        await store.append(said(1, table=table, due=due))

    assert await store.due(9.0, 9) == []
    assert await store.due(20.0, 9) == ["b", "c"]
    assert await store.due(99.0, 2) == ["b", "c"]


async def test_a_table_that_is_due_is_claimed_by_one_node_for_a_while(store: Store, second: Store) -> None:
    ids = [f"table-{at}" for at in range(20)]
    await open_tables(store, *ids)
    await asyncio.gather(*(store.append(said(1, table=id, due=10.0)) for id in ids))

    claimed = await asyncio.gather(*(by.claim(10.0, 5, 20.0) for by in (store, second) * 4))

    assert sorted(id for each in claimed for id in each) == sorted(ids)
    assert await store.claim(19.0, 9, 30.0) == []
    assert len(await second.claim(20.0, 9, 30.0)) == 9  # for the one who claimed them has not looked after them


async def test_a_table_is_put_off_only_if_nobody_else_has_changed_when_it_is_due(store: Store) -> None:
    await open_tables(store, "mine", "changed", "done")
    for id, due in (("mine", 10.0), ("changed", 11.0), ("done", None)):
        await store.append(said(1, table=id, due=due))

    await store.put_off([("mine", 10.0), ("changed", 10.0), ("done", 10.0)], 99.0)

    assert await store.due(50.0, 9) == ["changed"]
    assert await store.due(99.0, 9) == ["changed", "mine"]


@on_postgresql
async def test_a_store_goes_on_after_its_database_has_cut_all_lines(store: Store, postgres: Postgres) -> None:
    await open_tables(store, "one")
    await store.append(said(1))

    await asyncio.to_thread(postgres.cut_all_lines)

    await store.append(said(2))
    assert await texts(store) == ["hello", "hello"]


@on_postgresql
async def test_a_write_that_is_lost_with_its_line_is_told_and_the_next_works(store: Store, postgres: Postgres) -> None:
    await open_tables(store, "one", "two")
    async with store.engine.begin() as other:  # holds the row, so that the write has to wait
        await other.execute(update(TABLES).where(TABLES.c.id == "one").values(touched=1.0))
        waiting = asyncio.create_task(outcomes(store.append(said(1)), store.append(said(1, table="two"))))
        await asyncio.sleep(0.2)
        await asyncio.to_thread(
            postgres.execute,
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event_type = 'Lock'",
        )
        assert "kept" not in await waiting
    assert await store.versions(["one", "two"]) == {}
    await store.append(said(1))


@on_postgresql
async def test_nodes_that_write_to_the_same_tables_do_not_wait_for_each_other_in_a_ring(store: Store) -> None:
    """Whatever the order in which the writes have come, a batch is written in the order of the tables."""
    await open_tables(store, "a", "b")
    async with store.engine.begin() as other_node:
        row = {"number": 1, "body": b"{}"}
        await other_node.execute(ENTRIES.insert().values(table_id="a", **row))
        waiting = asyncio.create_task(outcomes(*(store.append(said(1, table=table)) for table in ("b", "a"))))
        await asyncio.sleep(0.3)
        await other_node.execute(ENTRIES.insert().values(table_id="b", **row))
    assert await waiting == ["Conflict", "Conflict"]


@on_postgresql
async def test_the_newest_entries_of_many_tables_are_found_without_reading_all_entries(store: Store) -> None:
    """Nodes look for missed notices every two seconds, at each table that somebody watches."""
    ids = [f"table {number}" for number in range(40)]
    await open_tables(store, *ids)
    async with store.engine.begin() as connection:
        rows = "SELECT 'table ' || t, n, '' FROM generate_series(0, 39) t, generate_series(1, 200) n"
        await connection.execute(text(f"INSERT INTO entries (table_id, number, body) {rows}"))
        await connection.execute(text("ANALYZE"))
        asked = latest_on_postgresql(ids).compile(dialect=store.engine.dialect)
        plan = "\n".join(row[0] for row in await connection.exec_driver_sql(f"EXPLAIN {asked}", (ids, 1)))

    assert await store.versions([*ids, "nowhere"]) == dict.fromkeys(ids, 200)
    assert "Limit" in plan
    assert "Index Only Scan Backward using entries_pkey" in plan
    assert "Aggregate" not in plan
