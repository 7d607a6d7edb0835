"""Notices between nodes that a table has changed.

They go through Litestar's channels: in memory, or PostgreSQL's `LISTEN` and `NOTIFY`.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from functools import partial
from secrets import token_urlsafe
from types import TracebackType
from typing import Self

import asyncpg  # type: ignore[import-untyped] # it has no types
import structlog
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from herna.server.settings import Settings

CHANNEL = "tables"
MOST_IN_A_NOTICE = 200  # tables; a notice of PostgreSQL holds at most 8000 bytes
HEARTBEAT = 1.0  # seconds between two checks of a connection, or two attempts to send
TIMEOUT = 10.0  # seconds after which a connection that does not answer is given up

log = structlog.get_logger("herna.notices")


class PostgresBackend(AsyncPgChannelsBackend):
    """Litestar's backend with lasting connections, replaced when they are lost."""

    _teller: asyncpg.Connection | None = None
    _keeper: asyncio.Task[None] | None = None

    async def on_startup(self) -> None:
        await super().on_startup()
        self._keeper = asyncio.create_task(self._keep_listening())

    async def on_shutdown(self) -> None:
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
        if self._teller is not None:
            self._teller.terminate()
        self._listener_conn.terminate()
        await super().on_shutdown()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        if self._teller is None or self._teller.is_closed():
            self._teller = await self._connect()
        try:
            for channel in channels:
                await self._teller.execute("SELECT pg_notify($1, $2)", channel, data.decode(), timeout=TIMEOUT)
        except BaseException:
            self._teller.terminate()
            raise

    async def _keep_listening(self) -> None:
        """Check that the listening connection is alive, and replace it if not."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            try:
                if self._listener_conn.is_closed():
                    await self._listen_again()
                else:
                    await self._listener_conn.execute("SELECT 1", timeout=TIMEOUT)
            except Exception as error:
                log.warning("notices_interrupted", why=repr(error))
                self._listener_conn.terminate()

    async def _listen_again(self) -> None:
        async with self._listener_lock:
            connection = await self._connect()
            for channel in self._subscribed_channels:
                await connection.add_listener(channel, self._listener)
            self._listener_conn = connection


def channels_for(settings: Settings) -> ChannelsPlugin:
    """The channels that the settings ask for: PostgreSQL, or this process alone."""
    return ChannelsPlugin(backend=_backend(settings), channels=[CHANNEL])


def _backend(settings: Settings) -> ChannelsBackend:
    if settings.on_postgresql():
        address = settings.database().replace("+asyncpg", "")
        return PostgresBackend(make_connection=partial(asyncpg.connect, address, timeout=TIMEOUT))
    return MemoryChannelsBackend()


class Notices:
    """Tells the other nodes which tables have changed, and hears from them.

    Notices are sent in batches, from `async with` on.
    """

    def __init__(self, channels: ChannelsPlugin) -> None:
        self.channels = channels
        self.node = token_urlsafe(8)  # by which a node knows its own notices
        self.changed: set[str] = set()
        self.wanted = asyncio.Event()
        self.telling: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        await self.channels.__aenter__()
        self.telling = asyncio.create_task(self._tell_for_ever())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        if self.telling is not None:
            self.telling.cancel()
            await asyncio.gather(self.telling, return_exceptions=True)
        await self.channels.__aexit__(kind, error, at)

    def tell(self, id: str) -> None:
        """Tell the other nodes that a table has changed."""
        self.changed.add(id)
        self.wanted.set()

    async def _tell_for_ever(self) -> None:
        while True:
            await self.wanted.wait()
            self.wanted.clear()
            while self.changed:
                batch = [self.changed.pop() for _ in range(min(len(self.changed), MOST_IN_A_NOTICE))]
                try:
                    await self.channels.wait_published(" ".join([self.node, *batch]), CHANNEL)
                except Exception as error:
                    log.warning("notice_failed", why=repr(error))
                    self.changed.update(batch)
                    await asyncio.sleep(HEARTBEAT)

    async def heard(self) -> AsyncIterator[str]:
        """The tables that other nodes have changed, as the notices come."""
        async with self.channels.start_subscription(CHANNEL) as subscriber:
            async for notice in subscriber.iter_events():
                node, *ids = notice.decode().split()
                if node != self.node:
                    for id in ids:
                        yield id
