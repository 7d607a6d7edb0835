"""A live line: a WebSocket for each table, on which states come as they happen and acts go as they are made."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from herna.engine.errors import HernaError
from herna.engine.events import SPECTATOR
from herna.server.house import House, Live
from herna.server.messages import FromClient, Hello, Ping, Pong, Problem, Refused
from herna.server.problems import problem_of
from herna.server.routes.tables import TableId, do
from herna.server.security import Limits
from herna.server.visitors import hashed
from herna.server.who import Who

GOING_AWAY, BAD_DATA, TOO_MUCH = 1001, 1007, 1008
GREETING = 10.0  # seconds within which a client has to say who it is

Socket = WebSocket[Any, Any, Any]

_read = msgspec.json.Decoder(FromClient)
_write = msgspec.json.Encoder()


@websocket("/api/tables/{id:str}/live")
async def live_line(socket: WebSocket[Any, Any, Any], id: TableId, who: Who, house: House, limits: Limits) -> None:
    """States as they happen; acts, each answered by `done` or `refused`. The first message is `hello`."""
    await socket.accept()
    try:
        live = await house.live(id)
        async with asyncio.timeout(GREETING):
            greeting = _read.decode(await socket.receive_data(mode="text"))
        if not isinstance(greeting, Hello):
            raise msgspec.ValidationError("hello")
    except (msgspec.MsgspecError, TimeoutError):
        await socket.close(BAD_DATA)
        return
    except HernaError as error:
        await _send(socket, Refused("", problem_of(error, who.language)))
        await socket.close(BAD_DATA)
        return
    known = Who(
        who.visitor, who.tokens | {hashed(token) for token in greeting.tokens}, who.cookie, who.address, who.language
    )
    line = Line(socket, live, known, house, limits)
    house.metrics.live.inc()
    try:
        await line.run(greeting.after)
    finally:
        house.metrics.live.dec()


class Line:
    """One open line: two tasks, one that tells what happens and one that takes what is done."""

    def __init__(self, socket: Socket, live: Live, who: Who, house: House, limits: Limits) -> None:
        self.socket = socket
        self.live = live
        self.who = who
        self.house = house
        self.limits = limits
        self.news = asyncio.Event()
        self.sending = asyncio.Lock()

    async def run(self, after: int) -> None:
        self.live.listeners.add(self.news)
        telling = asyncio.create_task(self._tell(after))
        try:
            await self._listen()
        finally:
            self.live.listeners.discard(self.news)
            telling.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await telling

    async def _tell(self, after: int) -> None:
        """Send a state for each seat that is this one's, now and whenever something has happened."""
        seen: dict[int, int] = {}
        self.news.set()
        while True:
            await self.news.wait()
            self.news.clear()
            async with self.live.lock:
                table = await self.house.up_to_date(self.live)
                seats = self.who.seats(table) or [SPECTATOR]
                states = [table.state(seat, seen.get(seat, after)) for seat in seats]
            for state in states:
                if seen.get(state.seat, -1) < state.version:
                    seen[state.seat] = state.version
                    await self.send(state)

    async def _listen(self) -> None:
        while True:
            try:
                given = await self.socket.receive_data(mode="text")
            except WebSocketDisconnect:
                return
            try:
                self.limits.count(*self.who.keys())
                message = _read.decode(given)
            except msgspec.MsgspecError:
                await self.send(Refused("", Problem("error-bad-message", "")))
                continue
            except HernaError as error:
                await self.send(Refused("", problem_of(error, self.who.language)))
                await asyncio.sleep(1.0)  # whoever sends too much waits
                continue
            if isinstance(message, Ping):
                await self.send(Pong())
            elif not isinstance(message, Hello):
                try:
                    await self.send(await do(self.live, message, self.who, self.house))
                except HernaError as error:
                    table = self.live.table
                    problem = problem_of(error, self.who.language, table, message.seat)
                    await self.send(Refused(message.id, problem))

    async def send(self, message: msgspec.Struct) -> None:
        async with self.sending:
            await _send(self.socket, message)


async def _send(socket: Socket, message: msgspec.Struct) -> None:
    await socket.send_data(_write.encode(message).decode(), mode="text")
