"""What the operator's commands want of running nodes, through the database.

Every node follows each order once.
"""

from __future__ import annotations

from typing import Final, Literal, cast

from msgspec import Struct
from sqlalchemy import delete, func, select

from herna.server.schema import BANS, CONDITIONS, ORDERS
from herna.server.store import Store

What = Literal["table", "draft", "tournament", "bans", "notice"]

MAINTENANCE: Final = "maintenance"
LATE: Final = 100  # numbers back: one that was given later may be written first


class Order(Struct, frozen=True):
    """An order to read something again.

    A table, a draft, who is banned, or what is announced.
    """

    number: int
    what: What
    about: str


class Orders:
    """The orders in the database, of which a node follows the new ones."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.last = 0
        self.followed: set[int] = set()  # of the numbers just before the last

    async def open(self) -> None:
        """Leave out what was ordered before; a node that starts reads everything anyway."""
        async with self.store.engine.connect() as connection:
            self.last = int(await connection.scalar(select(func.max(ORDERS.c.number))) or 0)
        await self.news()

    async def news(self) -> list[Order]:
        """The orders that this node has not followed yet."""
        wanted = select(ORDERS.c.number, ORDERS.c.what, ORDERS.c.about).where(ORDERS.c.number > self.last - LATE)
        async with self.store.engine.connect() as connection:
            rows = list(await connection.execute(wanted.order_by(ORDERS.c.number)))
        news = [Order(row.number, cast(What, row.what), row.about) for row in rows if row.number not in self.followed]
        self.last = max([self.last, *(row.number for row in rows)])
        self.followed = {row.number for row in rows if row.number > self.last - LATE}
        return news


async def give_order(store: Store, what: What, about: str = "") -> None:
    """Let all running nodes follow an order; they look every few seconds."""
    at = await store.now()
    async with store.changing() as connection:
        await connection.execute(store.insert(ORDERS).values(what=what, about=about, at=at))


async def bans(store: Store) -> dict[str, tuple[str, float | None]]:
    """Everybody who is banned, with the reason and the end."""
    async with store.engine.connect() as connection:
        rows = await connection.execute(select(BANS.c.key, BANS.c.reason, BANS.c.until))
        return {row.key: (row.reason, row.until) for row in rows}


async def announced(store: Store) -> str | None:
    """What is announced for the maintenance that goes on; None, if none does."""
    wanted = select(CONDITIONS.c.text).where(CONDITIONS.c.key == MAINTENANCE)
    async with store.engine.connect() as connection:
        found: str | None = await connection.scalar(wanted)
    return found


async def announce(store: Store, text: str | None) -> None:
    """Begin maintenance, with a text for everybody; None ends it."""
    async with store.changing() as connection:
        await connection.execute(delete(CONDITIONS).where(CONDITIONS.c.key == MAINTENANCE))
        if text is not None:
            await connection.execute(store.insert(CONDITIONS).values(key=MAINTENANCE, text=text))
    await give_order(store, "notice")
