"""Migrates a new or an older database to the current schema."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

LOCK = 0x4865726E61  # the key of an advisory lock of PostgreSQL: one node migrates at a time


async def migrate(engine: AsyncEngine, to: str = "head") -> None:
    """Run the missing migrations, or none if one of them fails.

    The connection is not one of the engine's: a step may take longer than those allow.
    """
    _make_folder(engine.url)
    own = create_async_engine(engine.url, poolclass=NullPool)
    async with own.begin() as connection:
        await connection.run_sync(_upgrade, to)
    await own.dispose()


def config() -> Config:
    """The configuration with which Alembic finds the migrations."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def _make_folder(url: URL) -> None:
    """Make the folder and the file of SQLite, which are for their owner alone."""
    if url.get_backend_name() == "sqlite" and url.database and url.database != ":memory:":
        file = Path(url.database)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch(mode=0o600)
        for each in (file, *(file.with_name(f"{file.name}{more}") for more in ("-wal", "-shm"))):
            if each.exists():
                each.chmod(0o600)


def _upgrade(connection: Connection, to: str) -> None:
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
    else:  # its driver would begin a transaction only after the tables have been made
        connection.exec_driver_sql("PRAGMA busy_timeout=60000")
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    steps = config()
    steps.attributes["connection"] = connection
    command.upgrade(steps, to)
