"""Brings a database, empty or of an earlier version, to the present one."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

LOCK = 0x4865726E61  # one node at a time: the name of an advisory lock of PostgreSQL


async def migrate(engine: AsyncEngine, to: str = "head") -> None:
    """Take all steps that this database has not taken yet."""
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade, to)


def _upgrade(connection: Connection, to: str) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)
