"""Limits chat, and refuses it between people of whom one has blocked the other."""

from __future__ import annotations

from typing import Final

from herna.server.meeting.relations import Relations
from herna.server.messages import Say
from herna.server.security import Forbidden, Limits
from herna.server.shared_table import SharedTable
from herna.server.store import Store
from herna.server.who import Who

RATE: Final = 0.5  # messages a second
BURST: Final = 10.0  # messages at once


class Chat:
    """Refuses messages that are too many, or between people who are blocked."""

    def __init__(self, store: Store) -> None:
        self.relations = Relations(store)
        self.limits = Limits(RATE, BURST)

    async def check(self, table: SharedTable, act: Say, who: Who) -> None:
        """Refuse a message that may not be said."""
        own = table.places[who.check_seat(table, act.seat)].owner
        self.limits.count(own or f"{who.address} {table.header.id}")
        others = {place.owner for place in table.places if place.kind == "person"} - {"", own}
        if await self.relations.is_blocked(own, sorted(others)):
            raise Forbidden("error-chat-blocked")
