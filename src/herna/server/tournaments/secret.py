"""Whether the decks of a tournament are still secret."""

from __future__ import annotations

from sqlalchemy import select

from herna.server.entries import Header
from herna.server.schema import TOURNAMENTS
from herna.server.security import Forbidden
from herna.server.store import Store


async def check_shown(store: Store, header: Header) -> None:
    """Refuse to show a whole match while the decks of its tournament are secret."""
    if not header.secret:
        return
    async with store.engine.connect() as connection:
        status = await connection.scalar(select(TOURNAMENTS.c.status).where(TOURNAMENTS.c.id == header.tournament))
    if status not in ("over", None):
        raise Forbidden("error-cup-replay")
