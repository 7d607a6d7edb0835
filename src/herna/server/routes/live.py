"""A live line: a WebSocket for each table, on which states come as they happen and acts go as they are made."""

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
from herna.server.house import House, Live
from herna.server.messages import FromClient, Hello, Language, Ping, Pong, Refused
from herna.server.problems import problem_of
from herna.server.routes.given import Asker, TheHouse, TheLimits
from herna.server.routes.tables import TableId, do
from herna.server.security import Limits
from herna.server.visitors import hashed
from herna.server.who import Who
from herna.server.wording import Seen

GOING_AWAY, BAD_DATA = 1001, 1007
GREETING = 10.0  # seconds within which a client has to say who it is

Socket = WebSocket[Any, Any, Any]

log = structlog.get_logger("herna.live")

_read = msgspec.json.Decoder(FromClient)
_write = msgspec.json.Encoder()


@websocket("/api/tables/{id:str}/live")
async def live_line(
    socket: WebSocket[Any, Any, Any], id: TableId, who: Asker, house: TheHouse, limits: TheLimits
) -> None:
    """States as they happen; acts, each answered by `done` or `refused`. The first message is `hello`."""
    await socket.accept()
    try:
        async with asyncio.timeout(GREETING):
            greeting = _read.decode(await socket.receive_data(mode="text"))
        if not isinstance(greeting, Hello):
            raise msgspec.ValidationError("hello")
        live = await house.live(id)
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
    line = Line(socket, live, known, house, limits, greeting.words)
    house.metrics.live.inc()
    try:
        await line.run(greeting.after)
    finally:
        house.metrics.live.dec()


class Line:
    """One open line: two tasks, one that tells what happens and one that takes what is done."""

    def __init__(
        self, socket: Socket, live: Live, who: Who, house: House, limits: Limits, words: Language | None
    ) -> None:
        self.socket = socket
        self.live = live
        self.who = who
        self.house = house
        self.limits = limits
        self.words = words
        self.news = asyncio.Event()
        self.sending = asyncio.Lock()

    async def run(self, after: int) -> None:
        """Tell and listen until the other end has gone, or can no longer be told anything and has to come again."""
        self.live.listeners.add(self.news)
        telling, listening = asyncio.create_task(self._tell(after)), asyncio.create_task(self._listen())
        try:
            await asyncio.wait((telling, listening), return_when=asyncio.FIRST_COMPLETED)
            if listening.done():
                return await listening
            log.info("line_lost", exc_info=telling.exception())
            with suppress(Exception):
                await self.socket.close(GOING_AWAY)
        finally:
            self.live.listeners.discard(self.news)
            for task in (telling, listening):
                task.cancel()
            await asyncio.gather(telling, listening, return_exceptions=True)

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
                all_seen = [Seen(table, seat, seen.get(seat, after), self.words) for seat in seats]
            after = 0  # whoever takes a seat later, or leaves it, has seen nothing as such
            for each in all_seen:
                state = each.state
                if seen.get(state.seat, -1) < state.version:
                    seen[state.seat] = state.version
                    await self.send(each.told())

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
                await asyncio.sleep(1.0)  # whoever sends too much waits
                continue
            if isinstance(message, Ping):
                await self.send(Pong())
            elif not isinstance(message, Hello):
                try:
                    await self.send(await do(self.live, message, self.who, self.house))
                except HernaError as error:
                    await self.send(Refused(message.id, problem_of(error, self.who.language)))

    async def send(self, message: msgspec.Struct) -> None:
        async with self.sending:
            await _send(self.socket, message)


async def _send(socket: Socket, message: msgspec.Struct) -> None:
    await socket.send_data(_write.encode(message).decode(), mode="text")
