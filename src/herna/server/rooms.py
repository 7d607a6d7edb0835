"""Rooms: the tables that this node has in memory.

They are read from the store when they are needed.
"""

from __future__ import annotations

import asyncio
import time

import structlog

from herna.engine.content import change_digest
from herna.engine.errors import BadInput, HernaError
from herna.games.catalogue import game_named
from herna.server.apply import apply
from herna.server.entries import Header
from herna.server.sealed import OtherVersion, unseal
from herna.server.shared_states import SharedStates
from herna.server.shared_table import SharedTable
from herna.server.store import Store
from herna.server.table_snapshot import table_from

SLICE = 0.005  # seconds for which entries are read before others get their turn
UNREADABLE = 60.0  # seconds for which a table that could not be read is not tried again

log = structlog.get_logger("herna.rooms")


class Unreadable(HernaError):
    """A table whose entries the game or its rules no longer allow."""


class Room:
    """A table in memory, its listeners, and the task that plays for bots."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.table: SharedTable | None = None  # None: it has to be read
        self.behind = False  # another node has written more
        self.lock = asyncio.Lock()
        self.listeners: set[asyncio.Event] = set()
        self.states = SharedStates()
        self.autoplay: asyncio.Task[None] | None = None
        self.due: float | None = None  # as this node has written it last
        self.touched = time.monotonic()

    def wake(self) -> None:
        """Wake all listeners, so that they look at the table."""
        for listener in self.listeners:
            listener.set()


class Rooms:
    """The rooms of this node, by table id.

    `shared`: other nodes write to the same store.
    """

    def __init__(self, store: Store, shared: bool) -> None:
        self.store = store
        self.shared = shared
        self.loaded: dict[str, Room] = {}
        self.reading: dict[str, asyncio.Task[Room]] = {}  # tables that are being read for the first time
        self.unreadable: dict[str, float] = {}  # tables that could not be read, and when it is tried again

    async def find(self, id: str) -> Room:
        """The room of a table; `BadInput`, if there is no such table."""
        room = self.loaded.get(id)
        if room is None:
            reading = self.reading.get(id)
            if reading is None:
                reading = self.reading[id] = asyncio.create_task(self._open(id))
                reading.add_done_callback(lambda _: self.reading.pop(id))
            room = await asyncio.shield(reading)
        elif self.shared:
            room.behind = True  # the caller may have heard from another node what this one has not
        room.touched = time.monotonic()
        return room

    async def _open(self, id: str) -> Room:
        """Read a table for all who wait for it."""
        room = Room(id)
        room.table = await self._read(id)
        return self.loaded.setdefault(id, room)

    async def up_to_date(self, room: Room) -> SharedTable:
        """The table as it is now; the caller holds the room's lock.

        If something is new, listeners are woken.
        """
        known = -1 if room.table is None else room.table.number
        if room.table is None:
            room.behind = False
            room.table = await self._read(room.id)
        elif room.behind:
            room.behind = False  # first, since more may be written while we read
            try:
                await self._catch_up(room.table)
            except BaseException:
                room.table = None
                raise
        if room.table.number > known:
            room.wake()
        return room.table

    async def has_missed_something(self, room: Room, known: int) -> bool:
        """Whether another node has written more than this one knew of."""
        if not self.shared:
            return False
        room.behind = True
        return (await self.up_to_date(room)).number > known

    def heard(self, id: str) -> None:
        """Note that another node has written something at a table."""
        room = self.loaded.get(id)
        if room is not None:
            room.behind = True
            room.wake()

    async def look_for_missed_notices(self) -> None:
        """Look for changes whose notice was lost with its connection.

        Listeners would wait for them forever.
        """
        if self.shared:
            watched = [room for room in self.loaded.values() if room.listeners and room.table is not None]
            versions = await self.store.versions([room.id for room in watched])
            for room in watched:
                if room.table is not None and versions.get(room.id, 0) > room.table.number:
                    self.heard(room.id)

    def forget_idle(self, seconds: float) -> None:
        """Drop the tables that nobody has touched for that long.

        What was computed for those who watch is dropped everywhere.
        """
        oldest = time.monotonic() - seconds
        for id, room in list(self.loaded.items()):
            room.states.forget()
            busy = room.listeners or room.autoplay is not None or room.lock.locked()
            if room.touched < oldest and not busy:
                del self.loaded[id]

    async def _read(self, id: str) -> SharedTable:
        """Read a table from its snapshot or its first entry on."""
        header = await self.store.header(id)
        if header is None:
            raise BadInput("error-no-table")
        if time.monotonic() < self.unreadable.get(id, 0.0):
            raise _unreadable(header)
        try:
            return await self._read_with(header)
        except Unreadable as error:
            log.error("table_unreadable", game=header.game, rules=header.rules, exc_info=error.__cause__)
            self.unreadable[id] = time.monotonic() + UNREADABLE
            raise

    async def _read_with(self, header: Header) -> SharedTable:
        if header.change != change_digest(header.game):
            raise Unreadable("error-table-change", game=header.game)
        try:
            game = game_named(header.game)
        except HernaError as error:
            raise _unreadable(header) from error
        snapshot = await self.store.snapshot(header.id)
        if snapshot is not None:
            try:
                table = table_from(header, game, unseal(snapshot, game))
                await self._catch_up(table)
                return table
            except OtherVersion:
                log.info("snapshot_of_other_version")
            except Exception:
                log.warning("snapshot_unusable", exc_info=True)
        table = SharedTable(header, game)
        await self._catch_up(table)
        return table

    async def _catch_up(self, table: SharedTable) -> None:
        """Apply the entries that are new in the store."""
        entries = await self.store.entries(table.header.id, table.number)
        began = time.perf_counter()
        for entry in entries:
            if time.perf_counter() - began > SLICE:
                await asyncio.sleep(0)
                began = time.perf_counter()
            try:
                apply(table, entry)
            except Exception as error:  # the rules do not allow it any more
                raise _unreadable(table.header) from error


def _unreadable(header: Header) -> Unreadable:
    return Unreadable("error-table-unreadable", game=header.game, rules=str(header.rules))
