"""The live connection: a WebSocket to a table.

The server sends states as they happen, the client sends acts.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, cast

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from herna.engine.errors import HernaError
from herna.engine.events import SPECTATOR
from herna.messages.words import Words
from herna.server.bodies import UNREADABLE
from herna.server.lobby import Lobby
from herna.server.messages import FromClient, Hello, Notice, Ping, Pong, Refused
from herna.server.problems import problem_of
from herna.server.rooms import Room
from herna.server.routes.dependencies import Asker, TheLimits, TheLobby
from herna.server.routes.tables import TableId, do
from herna.server.security import Limits, hashed
from herna.server.shared_states import Wanted, wanted_state
from herna.server.shared_table import Place, SharedTable
from herna.server.sockets import FRAMES, TimedWebSocket
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
        lobby.bans.check(who)
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
    lobby.lines.add(line)
    try:
        await line.run()
    finally:
        lobby.lines.discard(line)
        lobby.metrics.live.dec()


class LiveConnection:
    """A live connection: it is told what happens, and takes acts.

    What cannot be sent at once is sent by a task, as soon as the client reads.
    """

    def __init__(self, socket: Socket, room: Room, who: Who, lobby: Lobby, limits: Limits, greeting: Hello) -> None:
        self.socket = socket
        self.room = room
        self.who = who
        self.lobby = lobby
        self.limits = limits
        self.greeting = greeting
        self.protocol: TimedWebSocket = cast(Any, socket.scope)["extensions"][FRAMES]
        self.after = greeting.after
        self.seen: dict[int, tuple[int, int]] = {}  # the version, and how much the seat had done for itself alone
        self.places: list[Place] = []  # those of the table when the seats were looked for
        self.seats = [SPECTATOR]
        self.alone = False
        self.news = asyncio.Event()
        self.is_telling = False
        self.sending = asyncio.Lock()

    async def run(self) -> None:
        """Send and receive until the client disconnects.

        It also ends if nothing can be sent: the client then has to reconnect.
        """
        if self.lobby.draining or self.lobby.announced is not None:
            await self.tell_notice()
        telling, listening = asyncio.create_task(self._tell()), asyncio.create_task(self._listen())
        self.lobby.join_audience(self.room, self)
        try:
            await asyncio.wait((telling, listening), return_when=asyncio.FIRST_COMPLETED)
            if listening.done():
                return await listening
            log.info("line_lost", exc_info=telling.exception())
            with suppress(Exception):
                await self.socket.close(GOING_AWAY)
        finally:
            self.lobby.leave_audience(self.room, self)
            for task in (telling, listening):
                task.cancel()
            await asyncio.gather(telling, listening, return_exceptions=True)

    def tell(self, table: SharedTable) -> None:
        """Send what is new at once, or soon if that is not possible."""
        if self.is_telling or self.news.is_set():
            self.news.set()
            return
        for wanted, now in self._wanted(table):
            if not self.protocol.send_frame(self.room.states.frame(table, wanted)):
                self.news.set()
                return
            self.seen[wanted.seat] = now

    def tell_soon(self) -> None:
        """Send what is new when there is time."""
        self.news.set()

    async def _tell(self) -> None:
        """Send what could not be sent at once.

        A state for each of the client's seats that has news.
        """
        while True:
            await self.news.wait()
            self.is_telling = True
            self.news.clear()
            async with self.room.lock:
                table = await self.lobby.rooms.up_to_date(self.room)
                news = [(self.room.states.state(table, wanted), wanted, now) for wanted, now in self._wanted(table)]
                self.seen |= {wanted.seat: now for _, wanted, now in news}
                self.after = 0  # in a seat that is taken or left later, nothing has been seen yet
            for state, _, _ in news:
                await self.send(state)
            self.is_telling = False

    def _wanted(self, table: SharedTable) -> list[tuple[Wanted, tuple[int, int]]]:
        """The states that the client has not seen.

        Each with what the client will have seen of the seat.
        """
        if self.places != table.places:
            self.places = list(table.places)
            own = self.who.seats(table)
            self.seats, self.alone = own or [SPECTATOR], len(own) == 1
        version, wanted = table.version(), []
        for seat in self.seats:
            now = (version, 0 if seat == SPECTATOR else table.private[seat])
            seen = self.seen.get(seat)
            if seen != now:
                after = self.after if seen is None else seen[0]
                wanted.append((wanted_state(seat, after, self.greeting.words, self.alone, self.greeting.guide), now))
        return wanted

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

    async def tell_notice(self) -> None:
        """Tell what is announced; an empty text ends it."""
        restarting = Words(self.who.language).say("notice-restarting")
        await self.send(Notice(restarting if self.lobby.draining else self._maintenance()))

    def _maintenance(self) -> str:
        announced = self.lobby.announced
        return Words(self.who.language).say("notice-maintenance") if announced == "" else announced or ""

    async def end_if_banned(self) -> None:
        """Tell somebody who is banned why, and close the connection."""
        try:
            self.lobby.bans.check(self.who)
        except HernaError as error:
            with suppress(Exception):
                await self.send(Refused("", problem_of(error, self.who.language)))
                await self.socket.close(BAD_DATA)

    async def send(self, message: msgspec.Struct) -> None:
        async with self.sending:
            await _send(self.socket, message)


async def _send(socket: Socket, message: msgspec.Struct) -> None:
    await socket.send_data(_write.encode(message).decode(), mode="text")
