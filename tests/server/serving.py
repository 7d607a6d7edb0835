"""A server in a thread of the test, on a free loopback port, and guests who come to it by HTTP and WebSocket."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Callable, Coroutine, Mapping
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
import msgspec
import pytest
import uvicorn
from litestar.di import Provide
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from herna.server.app import application
from herna.server.guide_messages import Hint
from herna.server.lobby import Lobby
from herna.server.messages import Done, Glance, Joined, Notice, Opened, Pong, Problem, Refused, State, TableInfo, Why
from herna.server.running import config_for
from herna.server.settings import Settings
from herna.server.shared_limits import SharedLimits
from herna.server.visitor_messages import Me

TIMEOUT = 90.0  # seconds that a test waits for anything at most

R = TypeVar("R")


def settings_for(data: Path, **changes: Any) -> Settings:
    """Settings that stand in no test's way: generous limits, one thinker, a sweep that comes often."""
    usual: dict[str, Any] = {
        "data": data,
        "thinkers": 1,
        "rate": 100_000.0,
        "burst": 100_000.0,
        "most_open": 100_000,
        "most_from": 100_000,
        "most_bots_from": 100_000,
        "most_bots": 100_000,
        "sweep": 0.2,
        "pause": (0.0, 0.0),
    }
    return Settings(**(usual | changes))


class Server:
    """A server with these settings, from `with` on: its address, and its lobby for a look behind the scenes."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        app = application(settings)
        lobby = app.dependencies["lobby"]
        assert isinstance(lobby, Provide)
        self.lobby: Lobby = lobby.dependency()
        self.shared_limits: SharedLimits = app.state.shared_limits
        self.socket = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # or Nagle makes it slow
        self.socket.bind(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.socket.getsockname()[1]}"
        self.uvicorn = uvicorn.Server(config_for(app, []))
        self.uvicorn.config.timeout_graceful_shutdown = 2
        self.thread = threading.Thread(target=self._run)
        self.loop: asyncio.AbstractEventLoop | None = None

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=self.uvicorn.config.get_loop_factory()) as runner:
            runner.run(self._serve())

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self.uvicorn.serve([self.socket])

    def __enter__(self) -> Self:
        self.thread.start()
        eventually(lambda: self.uvicorn.started or not self.thread.is_alive())
        assert self.uvicorn.started
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.uvicorn.should_exit = True
        self.thread.join(TIMEOUT)
        self.socket.close()
        assert not self.thread.is_alive()

    def run(self, work: Coroutine[Any, Any, R]) -> R:
        """Let the server's own loop do something of the lobby."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(TIMEOUT)


def eventually(holds: Callable[[], R | None], within: float = TIMEOUT) -> R:
    """Wait until something holds, and say what it came to."""
    latest = time.monotonic() + within
    while True:
        found = holds()
        if found:
            return found
        assert time.monotonic() < latest, "it has not come to that"
        time.sleep(0.02)


class Refusal(Exception):
    """The server has refused something: with which status (0 on a live line), and why."""

    def __init__(self, status: int, problem: Problem) -> None:
        super().__init__(f"{status} {problem.error}: {problem.text}")
        self.status = status
        self.problem = problem


def refusal_of(ask: Callable[..., object], *given: Any, **named: Any) -> Refusal:
    """The refusal that comes of asking this."""
    with pytest.raises(Refusal) as refused:
        ask(*given, **named)
    return refused.value


def error_of(ask: Callable[..., object], *given: Any, **named: Any) -> tuple[int, str]:
    """Status and key of that refusal."""
    refusal = refusal_of(ask, *given, **named)
    return refusal.status, refusal.problem.error


class Guest:
    """Somebody who comes to the server: a program with the tokens of its seats, or, after `me()`, a browser's visitor.

    `token` is for a program that has been given one; the tokens of seats taken here are remembered by table and seat.
    """

    def __init__(
        self, url: str, token: str = "", cookies: Mapping[str, str] | None = None, language: str = "en"
    ) -> None:
        self.url = url
        self.token = token
        self.tokens: dict[tuple[str, int], str] = {}
        self.language = language
        headers = {"origin": url, "x-herna": "1", "accept-language": language}
        self.http = httpx.Client(base_url=url, headers=headers, cookies=dict(cookies or {}), timeout=TIMEOUT)
        self._ids = count(1)

    def close(self) -> None:
        self.http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    # Asking

    def ask(self, method: str, path: str, body: object = None, table: str = "", seat: int | None = None) -> bytes:
        """The body of an answer; `Refusal`, if it is not a success."""
        token = self._token(table, seat)
        answer = self.http.request(
            method,
            path,
            content=None if body is None else msgspec.json.encode(body),
            headers={"authorization": f"Bearer {token}"} if token else {},
        )
        if answer.is_success:
            return answer.content
        raise Refusal(answer.status_code, msgspec.json.decode(answer.content, type=Problem))

    def _token(self, table: str, seat: int | None) -> str:
        if seat is not None:
            return self.tokens.get((table, seat), self.token)
        return next((token for (of, _), token in self.tokens.items() if of == table), self.token)

    def read(self, path: str, kind: type[R]) -> R:
        return msgspec.json.decode(self.ask("GET", path), type=kind)

    # Who one is

    def me(self) -> Me:
        """Be known by a cookie from now on."""
        return self.read("/api/me", Me)

    def rename(self, name: str) -> Me:
        return msgspec.json.decode(self.ask("POST", "/api/me", {"name": name}), type=Me)

    def register(self, name: str, password: str) -> Me:
        return msgspec.json.decode(self.ask("POST", "/api/accounts", _credentials(name, password)), type=Me)

    def sign_in(self, name: str, password: str) -> Me:
        return msgspec.json.decode(self.ask("POST", "/api/sessions", _credentials(name, password)), type=Me)

    def sign_out(self) -> Me:
        return msgspec.json.decode(self.ask("DELETE", "/api/sessions"), type=Me)

    # Tables

    def open_table(self, game: str = "connect-four", seats: str = "me open", **wanted: object) -> str:
        """Open a table; `seats` in words: `me`, `open`, or a bot's name. Says the table's id."""
        return self._opened("/api/tables", {"game": game, "seats": _seats(seats), **wanted})

    def open_first(self, game: str) -> str:
        """Open a first match; says the table's id."""
        return self._opened(f"/api/games/{game}/first", None)

    def open_with(self, other: Guest, game: str = "connect-four", **wanted: object) -> str:
        """Open a table, at which another guest takes the second seat."""
        table = self.open_table(game, "me open", **wanted)
        other.join(table)
        return table

    def play_on(self, table: str, at: int, seats: str = "me me", **wanted: object) -> str:
        return self._opened(f"/api/tables/{table}/play-on", {"at": at, "seats": _seats(seats), **wanted}, table)

    def upload(self, journal: str) -> str:
        return self._opened("/api/journals", {"journal": journal})

    def _opened(self, path: str, body: object, of: str = "") -> str:
        opened = msgspec.json.decode(self.ask("POST", path, body, of), type=Opened, strict=False)
        self.tokens |= {(opened.table, seat): token for seat, token in opened.tokens.items()}
        return opened.table

    def join(self, table: str, seat: int | None = None, name: str = "", deck: str = "") -> int:
        """Take a seat; says which."""
        body = {"name": name, "deck": deck} | ({} if seat is None else {"seat": seat})
        answer = self.ask("POST", f"/api/tables/{table}/join", body)
        joined = msgspec.json.decode(answer, type=Joined)
        self.tokens[table, joined.seat] = joined.token
        return joined.seat

    def open_tables(self) -> list[TableInfo]:
        return self.read("/api/tables", list[TableInfo])

    def glance(self, table: str) -> Glance:
        return self.read(f"/api/tables/{table}/glance", Glance)

    def own_tables(self) -> list[TableInfo]:
        return self.read("/api/tables/mine", list[TableInfo])

    # Looking

    def look(
        self,
        table: str,
        seat: int | None = None,
        after: int = 0,
        wait: bool = False,
        words: str = "",
        guide: str = "",
    ) -> State:
        """The table as a seat (None: the first of one's own) sees it; `wait` until there is something after `after`."""
        more = {"seat": seat, "words": words or None, "guide": guide or None}
        wanted = f"after={after}" + "".join(f"&{name}={value}" for name, value in more.items() if value is not None)
        path = f"/api/tables/{table}{'/wait' if wait else ''}?{wanted}"
        return msgspec.json.decode(self.ask("GET", path, table=table, seat=seat), type=State)

    def wait_until(self, table: str, holds: Callable[[State], bool], seat: int | None = None) -> State:
        """Wait, by asking as a program does, until a state is as wanted."""
        latest = time.monotonic() + TIMEOUT
        state = self.look(table, seat)
        while not holds(state):
            assert time.monotonic() < latest, f"it has not come to that: {state}"
            state = self.look(table, seat, state.version, wait=True)
            if holds(state):
                state = self.look(table, seat)  # with all its events
        return state

    # Doing

    def do(self, table: str, act: str, seat: int = 0, id: str = "", **rest: object) -> Done:
        """An act by HTTP; without an id, a new one."""
        body = {"do": act, "seat": seat, "id": id or self.new_id(), **rest}
        return msgspec.json.decode(self.ask("POST", f"/api/tables/{table}/acts", body, table, seat), type=Done)

    def choose(self, table: str, *choice: str | int, seat: int = 0, number: int = 0, id: str = "") -> Done:
        """Answer a decision: the open one, if no number is given."""
        return self.do(table, "choose", seat, id, number=number or number_of(self.look(table, seat)), choice=choice)

    def new_id(self) -> str:
        return f"act-{next(self._ids)}"

    def why(self, table: str, *choice: str | int, seat: int = 0) -> Why:
        body = {"seat": seat, "choice": choice}
        return msgspec.json.decode(self.ask("POST", f"/api/tables/{table}/why", body, table, seat), type=Why)

    def hint(self, table: str, seat: int = 0) -> Hint:
        return msgspec.json.decode(
            self.ask("POST", f"/api/tables/{table}/hint", {"seat": seat}, table, seat), type=Hint
        )

    def live(self, table: str, after: int = 0, tokens: list[str] | None = None, **wanted: str) -> Line:
        """A live line, with the tokens of all one's seats there and one's cookie."""
        own = [token for (of, _), token in self.tokens.items() if of == table] + ([self.token] if self.token else [])
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        connection = connect(
            f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/live",
            origin=Origin(self.url),
            additional_headers={"accept-language": self.language} | ({"cookie": cookies} if cookies else {}),
            open_timeout=TIMEOUT,
            close_timeout=2,
        )
        return Line(connection, self, {"tokens": own if tokens is None else tokens, "after": after, **wanted})


class Line:
    """A live line, open from `with` on: what has come and was not read yet waits in it."""

    def __init__(self, connection: ClientConnection, guest: Guest, wanted: dict[str, object]) -> None:
        self.socket = connection
        self.guest = guest
        self.states: list[State] = []  # not yet read
        self.hello = {"do": "hello", **wanted}

    def __enter__(self) -> Self:
        self.socket = self.socket.__enter__()
        self.send(self.hello)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.socket.close()

    def send(self, message: object) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    def receive(self, timeout: float = TIMEOUT) -> State | Done | Refused | Pong | Notice:
        """The next message, whatever it is; `TimeoutError`, if none comes."""
        return msgspec.json.decode(self.socket.recv(timeout), type=State | Done | Refused | Pong | Notice)

    def state(self, timeout: float = TIMEOUT) -> State:
        """The next state."""
        while not self.states:
            self._keep(self.receive(timeout))
        return self.states.pop(0)

    def wait_until(self, holds: Callable[[State], bool]) -> State:
        """The first of the next states that is as wanted."""
        latest = time.monotonic() + TIMEOUT
        while time.monotonic() < latest:
            state = self.state()
            if holds(state):
                return state
        raise TimeoutError

    def _keep(self, message: State | Done | Refused | Pong | Notice) -> None:
        assert isinstance(message, State), message
        self.states.append(message)

    def do(self, act: str, seat: int = 0, id: str = "", **rest: object) -> Done:
        """An act; states that come before its answer are kept."""
        own = id or self.guest.new_id()
        self.send({"do": act, "seat": seat, "id": own, **rest})
        while True:
            message = self.receive()
            if isinstance(message, Done) and message.id == own:
                return message
            if isinstance(message, Refused):
                raise Refusal(0, message.problem)
            self._keep(message)

    def choose(self, number: int, *choice: str | int, seat: int = 0, id: str = "") -> Done:
        return self.do("choose", seat, id, number=number, choice=choice)


Guests = Callable[..., Guest]  # makes one


def number_of(state: State) -> int:
    """The number of the open decision."""
    return state.table.decisions + 1


def asked(state: State) -> bool:
    """Whether the one who sees this state may answer now."""
    decision = None if state.view is None else state.view["decision"]
    return decision is not None and state.seat in decision["seats"]


def options(state: State) -> list[list[str | int]]:
    """What may be chosen."""
    assert state.view is not None
    found: list[list[str | int]] = state.view["decision"]["options"]
    return found


def is_over(state: State) -> bool:
    return state.table.status == "over"


def _seats(words: str) -> list[dict[str, str]]:
    return [{"kind": word} if word in ("me", "open") else {"kind": "bot", "bot": word} for word in words.split()]


def _credentials(name: str, password: str) -> dict[str, str]:
    return {"name": name, "password": password}
