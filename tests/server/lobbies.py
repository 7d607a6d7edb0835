"""Lobbies without a socket, all on one database: stores with a gate, and bots that answer at once."""

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from herna.bots.steady import Failure
from herna.engine.chance import Chance
from herna.engine.decision import Choice
from herna.engine.view import Chair
from herna.server.acts import Sent
from herna.server.entries import Entry, Header, Kind
from herna.server.lobby import Lobby
from herna.server.messages import AnyAct, Choose, Clock
from herna.server.metrics import Metrics
from herna.server.migrate import migrate
from herna.server.notices import Notices, channels_for
from herna.server.rooms import Room
from herna.server.settings import Settings
from herna.server.store import Store, Write
from herna.server.thinkers import FIRST, Thinkers
from herna.server.turns import Turn

TOKENS = frozenset({"t", "t0", "t1", "t2"})  # of all seats at the tables of these tests


class Gated(Store):
    """A store that writes only while its gate is open, and fails if it is told to."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.gate = asyncio.Event()
        self.gate.set()
        self.fails = False

    async def _write(self, writes: Sequence[Write]) -> set[int]:
        await self.gate.wait()
        if self.fails:
            raise OSError("the disk is full")
        return await super()._write(writes)


class Prompt(Thinkers):
    """Bots that choose the first option at once; `fails` of them do not get so far."""

    def __init__(self, fails: int = 0) -> None:
        super().__init__(1)
        self.fails = fails
        self.asked = 0

    def start(self) -> None:
        """It needs no process."""

    async def choice(
        self, chair: Chair[Any], bot: str, chance: Chance, seconds: float = 0.0, turn: Turn = FIRST
    ) -> tuple[Choice, Failure | None]:
        self.asked += 1
        if self.asked <= self.fails:
            raise RuntimeError("no bot")
        return await self.think(chair, seconds), None

    async def think(self, chair: Chair[Any], seconds: float) -> Choice:
        return chair.options()[0]


class Lobbies:
    """Lobbies for one test, all on one database; each store has a gate."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.opened: list[Lobby] = []

    async def new(self, thinkers: Thinkers | None = None, **changes: Any) -> Lobby:
        settings = replace(self.settings, **changes)
        store = Gated(settings.database())
        await migrate(store.engine)
        notices = Notices(channels_for(settings))
        self.opened.append(Lobby(settings, store, thinkers or Prompt(), Metrics(), notices))
        return self.opened[-1]

    async def close(self) -> None:
        for lobby in self.opened:
            gate(lobby).gate.set()
            await lobby.close()


def gate(lobby: Lobby) -> Gated:
    assert isinstance(lobby.store, Gated)
    return lobby.store


async def a_table(lobby: Lobby, seats: str = "person person", clock: Clock | None = None, id: str = "one") -> Room:
    """A table of Connect Four, at which the first seat begins."""
    header = Header(id, "connect-four", 2, {}, "seed", time.time(), clock)
    bodies = {"person": {"name": "", "token": "t", "owner": ""}, "random": {"bot": "random"}}
    kinds: dict[str, Kind] = {"person": "sit", "random": "bot"}
    entries = [Entry(seat + 1, kinds[who], seat, header.opened, bodies[who]) for seat, who in enumerate(seats.split())]
    await lobby.open_table(header, entries)
    return await lobby.rooms.find(id)


async def act(lobby: Lobby, room: Room, act: AnyAct) -> int:
    """Somebody does something in their seat; says the version that it made, or had made before."""
    return (await lobby.act(room, Sent(act, TOKENS, ""))).version


def drop(number: int, column: int = 0, id: str = "") -> Choose:
    return Choose((number - 1) % 2, id or f"{number}-{column}", number, ["drop", column])


async def version(lobby: Lobby, room: Room) -> int:
    async with room.lock:
        return (await lobby.rooms.up_to_date(room)).version()


async def until(holds: Callable[[], bool]) -> None:
    while not holds():
        await asyncio.sleep(0.01)
