"""The application: every part of the server put together."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import structlog
from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from herna import VERSION
from herna.engine.errors import HernaError
from herna.server.bodies import Asked
from herna.server.house import House
from herna.server.messages import Problem
from herna.server.metrics import Metrics
from herna.server.migrate import migrate
from herna.server.notices import Notices, channels_for
from herna.server.page import asset, page
from herna.server.problems import problem_of, refusals, status_of
from herna.server.routes import games, live, replays, tables, visitors
from herna.server.security import COOKIE, MARK, Limits, check_host, check_origin, headers_of_answers, hosts_served
from herna.server.settings import Settings
from herna.server.store import Store
from herna.server.thinkers import Thinkers
from herna.server.visitors import Visitors
from herna.server.who import Who, address_of, language_of, who_asks

MOST_BODY = 64 * 1024  # bytes
NOT_PACKED = "^/(?!api/games/)."  # only what is long and the same for everybody is packed: rules and cards
SAFE = ("GET", "HEAD", "OPTIONS")
HEALTH = "/health"

log = structlog.get_logger("herna.server")

ROUTES = (
    page,
    asset,
    games.games,
    games.rules,
    games.cards,
    games.check_scenario,
    tables.open_table,
    tables.open_tables,
    tables.own_tables,
    tables.join,
    tables.look,
    tables.wait,
    tables.act,
    tables.why,
    tables.hint,
    replays.replay,
    replays.chances,
    replays.play_on,
    replays.journal,
    replays.verify,
    replays.upload,
    visitors.me,
    visitors.rename,
    visitors.register,
    visitors.sign_in,
    visitors.sign_out,
    live.live_line,
)


def application(settings: Settings) -> Litestar:
    """A server with these settings; its tables are read and written when it starts."""
    store = Store(settings.database())
    metrics = Metrics()
    house = House(settings, store, Thinkers(settings.thinkers), metrics)
    known = Visitors(store)
    limits = Limits(settings.rate, settings.burst)
    channels = channels_for(settings)
    hosts = hosts_served(settings.host, settings.origins)

    @asynccontextmanager
    async def open_house(_: Litestar) -> AsyncIterator[None]:
        await migrate(store.engine)
        await house.open()
        async with Notices(channels, house):
            try:
                yield
            finally:
                await house.close()

    async def who(request: ASGIConnection[Any, Any, Any, Any]) -> Who:
        asker = await who_asks(request, known)
        limits.count(*asker.own_keys())
        return asker

    async def guard(connection: ASGIConnection[Any, Any, Any, Any], _: object) -> None:
        limits.count(f"address {address_of(connection)}")
        if connection.scope["path"] != HEALTH:  # a load balancer asks for that by a number
            check_host(connection.headers.get("host", ""), hosts)
        line = connection.scope["type"] == ScopeType.WEBSOCKET  # a browser cannot mark it, but always says its origin
        if line or connection.scope.get("method", "") not in SAFE:
            headers = connection.headers
            has_cookie = COOKIE in connection.cookies
            check_origin(
                headers.get("origin"), headers.get("host", ""), settings.origins, has_cookie, line or MARK in headers
            )

    @get(HEALTH)
    async def health() -> dict[str, str]:
        """Whether the server can do its work: its database answers."""
        await store.due(0.0, 1)
        return {"status": "ok", "version": VERSION}

    @get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
    async def show_metrics() -> bytes:
        """The numbers of this node, as Prometheus reads them."""
        metrics.loaded.set(len(house.lives))
        return metrics.text()

    for route in (*ROUTES, health):
        if isinstance(route, HTTPRouteHandler):
            route.responses = refusals(route, tables.act)
    return Litestar(
        route_handlers=[*ROUTES, health, show_metrics],
        lifespan=[open_house],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "limits": Provide(lambda: limits, sync_to_thread=False),
            "visitors": Provide(lambda: known, sync_to_thread=False),
            "who": Provide(who),
        },
        guards=[guard],
        middleware=[lambda app: Watched(app, metrics)],
        exception_handlers={HernaError: refuse, HTTPException: refuse_request, Exception: fail},
        before_send=[say_to_browsers(settings.secure)],
        request_class=Asked,
        request_max_body_size=MOST_BODY,
        compression_config=CompressionConfig("gzip", exclude=NOT_PACKED),
        openapi_config=OpenAPIConfig("Herna", VERSION, path="/schema", render_plugins=[JsonRenderPlugin()]),
        logging_config=None,
    )


def say_to_browsers(secure: bool) -> Callable[[Message, Scope], Awaitable[None]]:
    """Every answer, also that there is nothing at an address, says what a browser may do with it."""
    headers = headers_of_answers(secure)

    async def say(message: Message, _: Scope) -> None:
        if message["type"] == "http.response.start":
            said = {name.lower() for name, _ in message["headers"]}
            message["headers"] = [*message["headers"], *(each for each in headers if each[0] not in said)]

    return say


# What is answered when something is wrong


def refuse(request: Request[Any, Any, Any], error: HernaError) -> Response[Problem]:
    """Something that cannot be taken: why, and nothing has changed."""
    return Response(problem_of(error, language_of(request)), status_code=status_of(error))


def refuse_request(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """A message that is not one of ours, an address that is nowhere."""
    extra = error.extra if isinstance(error.extra, list) else []
    why = "; ".join(str(each.get("message", "")) for each in extra if isinstance(each, dict)) or error.detail
    problem = problem_of(HernaError("error-bad-message", why=why[:300]), language_of(request))
    return Response(problem, status_code=error.status_code, headers=error.headers)


def fail(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A bug of ours: it is in the log, and the client is told no more than that."""
    log.error("request_failed", path=request.scope.get("path_template", ""), exc_info=error)
    return Response(problem_of(HernaError("error-internal"), language_of(request)), status_code=500)


class Watched:
    """Counts and logs every request by the pattern of its address: what stands in it may be a secret."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        started = time.perf_counter()
        status = 500

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, watched)
        finally:
            seconds = time.perf_counter() - started
            method, path = str(scope.get("method")), str(scope.get("path_template", ""))
            self.metrics.requests.labels(method, path, status).observe(seconds)
            log.info("request", method=method, path=path, status=status, ms=round(1000 * seconds, 1))
