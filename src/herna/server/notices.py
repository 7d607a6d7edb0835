"""How nodes tell each other that something has happened at a table: Litestar's channels, in memory or over a server."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import asyncpg  # type: ignore[import-untyped] # it has no types
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from herna.engine.errors import BadInput
from herna.server.house import House
from herna.server.settings import Settings

CHANNEL = "tables"
MOST_IN_A_NOTICE = 200  # tables; a notice of PostgreSQL holds at most 8000 bytes


class PostgresBackend(AsyncPgChannelsBackend):
    """Litestar's backend opens a connection for each notice; this one keeps it."""

    _teller: asyncpg.Connection | None = None

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        if self._teller is None or self._teller.is_closed():
            self._teller = await self._connect()
        for channel in channels:
            await self._teller.execute("SELECT pg_notify($1, $2)", channel, data.decode())

    async def on_shutdown(self) -> None:
        if self._teller is not None:
            await self._teller.close()
        await super().on_shutdown()


def channels_for(settings: Settings) -> ChannelsPlugin:
    """The channels that the settings ask for: Redis, PostgreSQL, or this process alone."""
    return ChannelsPlugin(backend=_backend(settings), channels=[CHANNEL])


def _backend(settings: Settings) -> ChannelsBackend:
    if settings.redis_url:
        try:
            from litestar.channels.backends.redis import RedisChannelsPubSubBackend
            from redis.asyncio import Redis  # type: ignore[import-not-found] # installed only where it is wanted
        except ImportError as error:
            raise BadInput("error-no-redis") from error
        return RedisChannelsPubSubBackend(redis=Redis.from_url(settings.redis_url))
    if settings.on_postgresql():
        return PostgresBackend(dsn=settings.database().replace("+asyncpg", ""))
    return MemoryChannelsBackend()


class Notices:
    """Tells the other nodes which tables have changed, a bundle at a time, and hears them."""

    def __init__(self, channels: ChannelsPlugin, house: House) -> None:
        self.channels = channels
        self.house = house
        self.changed: set[str] = set()
        self.own: set[str] = set()
        self.wanted = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self.house.tell = self.tell
        self.tasks = [asyncio.create_task(self._tell_for_ever()), asyncio.create_task(self._hear_for_ever())]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def tell(self, id: str) -> None:
        self.changed.add(id)
        self.wanted.set()

    async def _tell_for_ever(self) -> None:
        while True:
            await self.wanted.wait()
            self.wanted.clear()
            while self.changed:
                bundle = [self.changed.pop() for _ in range(min(len(self.changed), MOST_IN_A_NOTICE))]
                await self.channels.wait_published(" ".join(bundle), CHANNEL)

    async def _hear_for_ever(self) -> None:
        async with self.channels.start_subscription(CHANNEL) as subscriber:
            async for notice in subscriber.iter_events():
                for id in notice.decode().split():
                    await self.house.heard(id)
