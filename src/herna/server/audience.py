"""The live connections to a table, which are told together what happens there."""

from __future__ import annotations

import asyncio
from typing import Protocol

from herna.server.rooms import Room, Rooms
from herna.server.shared_table import SharedTable

IN_A_ROW = 200  # connections that are told before other tasks get a turn


class Line(Protocol):
    """A live connection, as far as it is told what happens."""

    def tell(self, table: SharedTable) -> None:
        """Send what is new at once, or soon if that is not possible."""

    def tell_soon(self) -> None:
        """Send what is new when there is time."""


class Audience:
    """Tells all live connections to a table in one go.

    It runs from when the first joins until the last has left.
    """

    def __init__(self, rooms: Rooms, room: Room) -> None:
        self.rooms = rooms
        self.room = room
        self.lines: set[Line] = set()
        self.news = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def join(self, line: Line) -> None:
        """Tell this connection too, beginning with how the table is now."""
        self.lines.add(line)
        self.room.listeners.add(self.news)
        if self.task is None:
            self.task = asyncio.create_task(self._tell())
        line.tell_soon()

    def leave(self, line: Line) -> None:
        """Tell this connection no more."""
        self.lines.discard(line)
        if not self.lines and self.task is not None:
            self.room.listeners.discard(self.news)
            self.task.cancel()
            self.task = None

    async def _tell(self) -> None:
        while True:
            await self.news.wait()
            self.news.clear()
            try:
                async with self.room.lock:
                    table = await self.rooms.up_to_date(self.room)
                    for at, line in enumerate(list(self.lines), 1):
                        line.tell(table)
                        if at % IN_A_ROW == 0:
                            await asyncio.sleep(0)
            except Exception:  # each finds out for itself, and ends if it cannot be told
                for line in self.lines:
                    line.tell_soon()
