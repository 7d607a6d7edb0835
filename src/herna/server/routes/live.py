"""The live connection: a WebSocket to a table.

The server sends states as they happen, the client sends acts.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from herna.engine.errors import HernaError
from herna.engine.events import SPECTATOR
from herna.server.bodies import UNREADABLE
from herna.server.guides import GuidedState
from herna.server.lobby import Lobby
from herna.server.messages import FromClient, Hello, Ping, Pong, Refused
from herna.server.problems import problem_of
from herna.server.rooms import Room
from herna.server.routes.dependencies import Asker, TheLimits, TheLobby
from herna.server.routes.tables import TableId, do
from herna.server.security import Limits, hashed
from herna.server.who import Who

GOING_AWAY, BAD_DATA = 1001, 1007
HELLO_TIMEOUT = 10.0  # seconds within which a client has to say who it is

Socket = WebSocket[Any, Any, Any]

log = structlog.get_logger("herna.live")

_read = msgspec.json.Decoder(FromClient)
_write = msgspec.json.Encoder()


@websocket("/api/tables/{id:str}/live")
async def live_connection(
    socket: WebSocket[Any, Any, Any], id: TableId, who: Asker, lobby: TheLobby, limits: TheLimits
) -> None:
    """A live connection to a table.

    The first message is `hello`. The server sends states as they happen, and answers each act with `done` or `refused`.
    """
    await socket.accept()
    try:
        async with asyncio.timeout(HELLO_TIMEOUT):
            greeting = _read.decode(await socket.receive_data(mode="text"))
        if not isinstance(greeting, Hello):
            raise msgspec.ValidationError("hello")
        room = await lobby.rooms.find(id)
    except (*UNREADABLE, TimeoutError):
        await socket.close(BAD_DATA)
        return
    except WebSocketDisconnect:
        return
    except HernaError as error:
        await _send(socket, Refused("", problem_of(error, who.language)))
        await socket.close(BAD_DATA)
        return
    known = Who(
        who.visitor, who.tokens | {hashed(token) for token in greeting.tokens}, who.cookie, who.address, who.language
    )
    line = LiveConnection(socket, room, known, lobby, limits, greeting)
    lobby.metrics.live.inc()
    try:
        await line.run()
    finally:
        lobby.metrics.live.dec()


class LiveConnection:
    """A live connection with two tasks: one sends states, one takes acts."""

    def __init__(self, socket: Socket, room: Room, who: Who, lobby: Lobby, limits: Limits, greeting: Hello) -> None:
        self.socket = socket
        self.room = room
        self.who = who
        self.lobby = lobby
        self.limits = limits
        self.greeting = greeting
        self.news = asyncio.Event()
        self.sending = asyncio.Lock()

    async def run(self) -> None:
        """Send and receive until the client disconnects.

        It also ends if nothing can be sent: the client then has to reconnect.
        """
        self.room.listeners.add(self.news)
        telling, listening = asyncio.create_task(self._tell()), asyncio.create_task(self._listen())
        try:
            await asyncio.wait((telling, listening), return_when=asyncio.FIRST_COMPLETED)
            if listening.done():
                return await listening
            log.info("line_lost", exc_info=telling.exception())
            with suppress(Exception):
                await self.socket.close(GOING_AWAY)
        finally:
            self.room.listeners.discard(self.news)
            for task in (telling, listening):
                task.cancel()
            await asyncio.gather(telling, listening, return_exceptions=True)

    async def _tell(self) -> None:
        """Send a state for each of the client's seats whenever something happens."""
        after, words, guide = self.greeting.after, self.greeting.words, self.greeting.guide
        seen: dict[int, tuple[int, int]] = {}  # the version, and how much the seat had done for itself alone
        self.news.set()
        while True:
            await self.news.wait()
            self.news.clear()
            async with self.room.lock:
                table = await self.lobby.rooms.up_to_date(self.room)
                now = {
                    seat: (table.version(), 0 if seat == SPECTATOR else table.private[seat])
                    for seat in self.who.seats(table) or [SPECTATOR]
                }
                alone = self.who.is_alone(table)
                news = [
                    GuidedState(table, seat, seen.get(seat, (after, 0))[0], words, alone, guide)
                    for seat in now
                    if seen.get(seat) != now[seat]
                ]
                seen |= now
            after = 0  # in a seat that is taken or left later, nothing has been seen yet
            for each in news:
                await self.send(each.state_in_words())

    async def _listen(self) -> None:
        while True:
            try:
                given = await self.socket.receive_data(mode="text")
            except WebSocketDisconnect:
                return
            try:
                self.limits.count(*self.who.keys())
                message = _read.decode(given)
            except UNREADABLE as error:
                bad = HernaError("error-bad-message", why=str(error)[:300])
                await self.send(Refused("", problem_of(bad, self.who.language)))
                continue
            except HernaError as error:
                await self.send(Refused("", problem_of(error, self.who.language)))
                await asyncio.sleep(1.0)  # a client that sends too much waits
                continue
            if isinstance(message, Ping):
                await self.send(Pong())
            elif not isinstance(message, Hello):
                try:
                    await self.send(await do(self.room, message, self.who, self.lobby))
                except HernaError as error:
                    await self.send(Refused(message.id, problem_of(error, self.who.language)))

    async def send(self, message: msgspec.Struct) -> None:
        async with self.sending:
            await _send(self.socket, message)


async def _send(socket: Socket, message: msgspec.Struct) -> None:
    await socket.send_data(_write.encode(message).decode(), mode="text")
