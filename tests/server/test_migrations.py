"""A database, empty or of any earlier version, comes to the present one with all that is in it, as the models say."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, inspect, select
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from herna.server.migrate import LOCK, config, migrate
from herna.server.schema import META
from tests.server.postgres import Postgres

STEPS = [step.revision for step in reversed(list(ScriptDirectory.from_config(config()).walk_revisions()))]
VALUES: dict[type, object] = {str: "one", int: 1, float: 1.5, bool: True, bytes: b"body"}

R = TypeVar("R")


def bring(database: str, to: str = "head") -> None:
    asyncio.run(migrate(create_async_engine(database), to))


def ask(database: str, question: Callable[[Connection], R]) -> R:
    """Something about a database, asked on a connection of its own."""

    async def run() -> R:
        async with create_async_engine(database, poolclass=NullPool).begin() as connection:
            return await connection.run_sync(question)

    return asyncio.run(run())


def differences(connection: Connection) -> list[Any]:
    """What the models say otherwise than the database."""
    return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), META))


def a_row_in_each_table(connection: Connection) -> None:
    """Whatever tables and columns there are at this step: every text is the same, so that rows refer to each other."""
    found = MetaData()
    found.reflect(connection)
    for table in found.sorted_tables:
        if table.name != "alembic_version":
            connection.execute(table.insert().values({c.name: VALUES[c.type.python_type] for c in table.columns}))


def rows_of(connection: Connection) -> dict[str, list[dict[str, Any]]]:
    found = MetaData()
    found.reflect(connection)
    return {
        table.name: [dict(row._mapping) for row in connection.execute(select(table))]
        for table in found.sorted_tables
        if table.name != "alembic_version"
    }


def test_an_empty_database_comes_to_what_the_models_say(database: str) -> None:
    bring(database)

    assert ask(database, differences) == []


@pytest.mark.parametrize("step", STEPS)
def test_from_each_earlier_step_everything_is_kept(database: str, step: str) -> None:
    # given a database of that version with something in every table
    bring(database, step)
    ask(database, a_row_in_each_table)
    before = ask(database, rows_of)

    # when
    bring(database)

    # then
    after = ask(database, rows_of)
    assert set(before) <= set(after)
    for table, rows in before.items():
        assert len(rows) == len(after[table]) == 1
        assert rows[0].items() <= after[table][0].items()
    assert ask(database, differences) == []


def test_a_second_time_nothing_is_done(database: str) -> None:
    bring(database)
    ask(database, a_row_in_each_table)
    before = ask(database, rows_of)

    bring(database)

    assert ask(database, rows_of) == before


def test_a_step_that_fails_leaves_the_database_as_it_was(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # given a program that is killed, or fails, when all tables have been made
    def fail(*_: object) -> None:
        raise OSError("killed")

    with monkeypatch.context() as patched:
        patched.setattr("alembic.runtime.migration.HeadMaintainer.update_to_step", fail)
        with pytest.raises(OSError, match="killed"):
            bring(database)
    assert ask(database, lambda connection: inspect(connection).get_table_names()) == []

    # when it starts again
    bring(database)

    # then
    assert ask(database, differences) == []


def test_nodes_that_start_at_once_on_an_empty_database_all_come_up(database: str) -> None:
    async def run() -> None:
        await asyncio.gather(*(migrate(create_async_engine(database)) for _ in range(4)))

    asyncio.run(run())

    assert ask(database, differences) == []


def test_the_folder_of_a_new_database_is_made(tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'not' / 'yet' / 'herna.db'}"

    bring(database)

    assert ask(database, differences) == []


def test_a_node_waits_for_another_that_is_taking_the_steps(postgres: Postgres) -> None:
    """Each node takes them under one lock: without it, the second would find half of the tables."""
    database = postgres.new_database()

    async def run() -> None:
        engine = create_async_engine(database, poolclass=NullPool)
        async with engine.begin() as first:
            await first.run_sync(lambda connection: connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})"))
            second = asyncio.create_task(migrate(engine))
            await asyncio.sleep(0.3)
            assert not second.done()
        await second

    asyncio.run(run())
    assert ask(database, differences) == []
