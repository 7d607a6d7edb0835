"""Runs the application on uvicorn until a signal ends it.

It gets a socket that is already listening.
"""

from __future__ import annotations

import asyncio
import resource
import signal
import socket
from collections.abc import Awaitable, Callable
from functools import partial
from types import FrameType
from typing import Any

import uvicorn
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from herna.engine.errors import BadInput, HernaError
from herna.engine.rules import LANGUAGES
from herna.games.catalogue import game_keys, game_named
from herna.messages.words import Words
from herna.server.app import application
from herna.server.gc_tuning import collect_garbage_rarely
from herna.server.settings import Settings
from herna.server.sockets import Config, Connections, TimedHttp, TimedWebSocket

MOST_HEAD = 16 * 1024  # bytes that a request may have before its body
MOST_MESSAGE = 64 * 1024  # bytes
MOST_CONNECTIONS = 20_000
MOST_FROM_ADDRESS = 500  # connections
SHUTDOWN_TIMEOUT = 5  # seconds that open requests get at shutdown


def prepare(settings: Settings) -> ReportingApp:
    """The application with these settings, ready to be served."""
    try:
        app = application(settings)
        return ReportingApp(app, partial(app.state.lobby.drain, settings.drain))
    except (ArgumentError, ImportError) as error:
        raise BadInput("error-database", why=_first_line(error)) from error


def serve(app: ReportingApp, listener: socket.socket, proxies: list[str], ready: Callable[[], None]) -> None:
    """Serve until SIGINT or SIGTERM; `ready` is called when requests are answered."""
    server = Server(config_for(app, proxies), ready, app.drain)
    for number in (signal.SIGINT, signal.SIGTERM):  # uvicorn gives them back to us when it has ended
        signal.signal(number, server.end)
    allow_many_connections()
    try:
        server.run([listener])
    except SystemExit:  # what uvicorn does when the application cannot start
        if app.error is None:
            raise
    if app.error is not None:
        raise app.error


def config_for(app: Any, proxies: list[str]) -> uvicorn.Config:
    """The uvicorn configuration for the application."""
    connections = Connections(MOST_FROM_ADDRESS, proxies)
    app.state.shared_limits.connections = connections
    return Config(
        app,
        connections,
        http=TimedHttp,  # which has limits for what comes before a body
        h11_max_incomplete_event_size=MOST_HEAD,
        ws=TimedWebSocket,  # which reads a message after the one before has been handled
        ws_max_size=MOST_MESSAGE,
        ws_per_message_deflate=False,  # it takes more memory per connection than the table does
        lifespan="on",
        log_config=None,
        access_log=False,  # addresses hold secrets
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies,
        limit_concurrency=MOST_CONNECTIONS,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT,
    )


class Server(uvicorn.Server):
    """A uvicorn server that reports when it is ready, and ends quietly.

    At SIGTERM it first finishes what is under way; a second signal, or SIGINT, ends it at once.
    """

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], drain: Callable[[], Awaitable[None]]) -> None:
        super().__init__(config)
        self.ready = ready
        self.drain = drain
        self.loop: asyncio.AbstractEventLoop | None = None
        self.draining: asyncio.Task[None] | None = None
        self.terminated = False
        self.collecting: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.loop = asyncio.get_running_loop()
        if not self.should_exit:
            await asyncio.to_thread(load_words)
            self.collecting = asyncio.create_task(collect_garbage_rarely())
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.collecting is not None:
            self.collecting.cancel()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if sig != signal.SIGTERM or self.terminated or self.loop is None:
            super().handle_exit(sig, frame)
            return
        self.terminated = True
        self.loop.call_soon_threadsafe(self._begin_draining)

    def _begin_draining(self) -> None:
        self.draining = asyncio.create_task(self._drain())

    async def _drain(self) -> None:
        try:
            await self.drain()
        finally:
            self.should_exit = True

    def end(self, *_: object) -> None:
        """Handle a signal that comes before uvicorn's own handler is there, or after it."""
        self.should_exit = True


class ReportingApp:
    """The application; if it cannot start, `error` says why.

    In words, instead of a trace.
    """

    def __init__(self, app: Any, drain: Callable[[], Awaitable[None]]) -> None:
        self.app = app
        self.state = app.state
        self.drain = drain
        self.error: HernaError | None = None

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "lifespan":
            await self.app(scope, receive, send)
            return
        complete = False

        async def watched(message: Any) -> None:
            nonlocal complete
            complete = complete or message["type"] == "lifespan.startup.complete"
            if message["type"] != "lifespan.startup.failed":  # its trace holds settings
                await send(message)

        try:
            await self.app(scope, receive, watched)
        except Exception as error:
            cause: BaseException = error
            while isinstance(cause, BaseExceptionGroup):
                cause = cause.exceptions[0]
            if complete or not isinstance(cause, SQLAlchemyError | HernaError | OSError):
                raise
            self.error = cause if isinstance(cause, HernaError) else BadInput("error-database", why=_first_line(cause))
            await send({"type": "lifespan.startup.failed", "message": ""})


def _first_line(error: Exception) -> str:
    return str(error).strip().partition("\n")[0][:300] or type(error).__name__


def load_words() -> None:
    """Load the games and their texts, so that no request waits for that later."""
    for key in game_keys():
        for language in LANGUAGES:
            Words(language, game_named(key)).say("page-about")


def allow_many_connections() -> None:
    """Raise the limit of open files as far as the system allows."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_CONNECTIONS if hard == resource.RLIM_INFINITY else min(hard, MOST_CONNECTIONS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
