"""Hands out or deletes what is stored of one person about finding others."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import delete, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from herna.server.schema import CHALLENGES, PRESENCE, RELATIONS, SEEKS


async def export_meeting(connection: AsyncConnection, person: str) -> dict[str, Any]:
    """Everything of a person as plain data, without others."""
    seeks = await connection.execute(select(SEEKS).where(SEEKS.c.visitor == person).order_by(SEEKS.c.at))
    own = RELATIONS.c.visitor == person
    relations = await connection.execute(select(RELATIONS).where(own).order_by(RELATIONS.c.at))
    challenges = await connection.execute(select(CHALLENGES).where(CHALLENGES.c.visitor == person))
    shows = await connection.scalar(select(PRESENCE.c.shows).where(PRESENCE.c.visitor == person))
    return {
        "seeks": [{"name": row.name, "at": row.at, **msgspec.json.decode(row.body)} for row in seeks],
        "relations": [{"kind": row.kind, "name": row.name, "at": row.at} for row in relations],
        "challenges": [{"at": row.at, **msgspec.json.decode(row.body)} for row in challenges],
        "presence": shows,
    }


async def forget_in_meeting(connection: AsyncConnection, person: str) -> None:
    """Delete everything of a person."""
    of_person = (
        (SEEKS, SEEKS.c.visitor == person),
        (RELATIONS, or_(RELATIONS.c.visitor == person, RELATIONS.c.other == person)),
        (CHALLENGES, or_(CHALLENGES.c.visitor == person, CHALLENGES.c.other == person)),
        (PRESENCE, PRESENCE.c.visitor == person),
    )
    for table, theirs in of_person:
        await connection.execute(delete(table).where(theirs))
