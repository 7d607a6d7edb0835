"""Hands out or deletes what is stored of one person about finding others."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from herna.server.schema import SEEKS


async def export_meeting(connection: AsyncConnection, person: str) -> dict[str, Any]:
    """Everything of a person as plain data, without others."""
    seeks = await connection.execute(select(SEEKS).where(SEEKS.c.visitor == person).order_by(SEEKS.c.at))
    return {"seeks": [{"name": row.name, "at": row.at, **msgspec.json.decode(row.body)} for row in seeks]}


async def forget_in_meeting(connection: AsyncConnection, person: str) -> None:
    """Delete everything of a person."""
    await connection.execute(delete(SEEKS).where(SEEKS.c.visitor == person))
