"""The application: every part of the server put together."""

from __future__ import annotations

import asyncio
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
from litestar.status_codes import HTTP_404_NOT_FOUND, HTTP_413_REQUEST_ENTITY_TOO_LARGE
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from herna import VERSION
from herna.build import BUILD
from herna.engine.errors import HernaError
from herna.server.account_mail import AccountMail
from herna.server.bodies import StrictRequest
from herna.server.cluster_thinkers import ClusterThinkers
from herna.server.drafts import Drafts
from herna.server.head import HeadAsGet
from herna.server.legal import legal, legal_pages
from herna.server.lobby import Lobby
from herna.server.meeting.pairing import Pairing
from herna.server.messages import Problem
from herna.server.metrics import Metrics
from herna.server.migrate import migrate
from herna.server.notices import Notices, channels_for
from herna.server.page import asset, is_for_people, page, page_not_found
from herna.server.problems import problem_of, refusals, status_of
from herna.server.routes import (
    decks,
    drafts,
    first,
    friends,
    games,
    lessons,
    libraries,
    live,
    mail,
    meeting,
    moderation,
    players,
    replays,
    saved,
    tables,
    tournaments,
    trials,
    visitors,
)
from herna.server.saved import SavedTexts
from herna.server.security import COOKIE, MARK, Limits, check_host, check_origin, hosts_served, security_headers
from herna.server.settings import Settings
from herna.server.shared_limits import SharedLimits
from herna.server.store import Store
from herna.server.thinkers import Thinkers
from herna.server.tournaments.tournaments import Tournaments
from herna.server.visitor_messages import Health
from herna.server.visitors import Visitors
from herna.server.who import Who, address_of, language_of, who_asks

MOST_BODY = 64 * 1024  # bytes
NOT_PACKED = "^/(?!api/games(/|$))."  # only what is long and the same for all is compressed: games, rules and cards
SAFE = ("GET", "HEAD", "OPTIONS")
HEALTH, READY = "/health", "/ready"
API = "/api/"
HEALTH_TIMEOUT = 5.0  # seconds
HEALTH_FRESH = 1.0  # seconds for which an answer is given again: anybody may ask

log = structlog.get_logger("herna.server")

ROUTES = (
    page,
    legal,
    asset,
    games.games,
    games.rules,
    games.book,
    games.glossary,
    games.cards,
    games.check_scenario,
    games.draft_scenario,
    libraries.library,
    libraries.card,
    decks.deck_building,
    decks.judge,
    decks.read_deck,
    decks.decks_played,
    decks.show_decks,
    drafts.open_draft,
    drafts.own_drafts,
    drafts.look_at_draft,
    drafts.act_in_draft,
    saved.saved_texts,
    saved.save_text,
    saved.saved_text,
    saved.share_text,
    saved.delete_text,
    saved.shared_text,
    first.open_first,
    lessons.taught,
    lessons.take,
    lessons.try_one,
    lessons.share,
    tables.open_table,
    tables.open_tables,
    tables.own_tables,
    tables.glance,
    tables.join,
    tables.look,
    tables.wait,
    tables.act,
    tables.why,
    tables.hint,
    friends.friends,
    friends.waiting,
    friends.follow,
    friends.block,
    friends.set_presence,
    friends.challenge,
    friends.answer_challenge,
    friends.withdraw_challenge,
    meeting.seeks,
    meeting.own_seeks,
    meeting.seek,
    meeting.take_seek,
    meeting.stop_seeking,
    replays.replay,
    replays.chances,
    replays.coach,
    replays.play_on,
    replays.journal,
    replays.verify,
    replays.upload,
    tournaments.open_tournament,
    tournaments.list_tournaments,
    tournaments.look_at_tournament,
    tournaments.act_in_tournament,
    tournaments.judge_table,
    tournaments.cards_for_judge,
    tournaments.deck_in_tournament,
    tournaments.journal_of_tournament,
    tournaments.export_tournament,
    trials.start_trial,
    trials.look_at_trial,
    trials.stop_trial,
    visitors.me,
    visitors.rename,
    visitors.register,
    visitors.sign_in,
    visitors.sign_out,
    visitors.sign_out_everywhere,
    visitors.change_password,
    moderation.send_report,
    moderation.desk,
    moderation.reports,
    moderation.settle_report,
    moderation.bans,
    moderation.ban,
    moderation.unban,
    moderation.close_table,
    moderation.close_tournament,
    moderation.roles,
    moderation.set_role,
    moderation.audit,
    mail.mail_address,
    mail.set_mail,
    mail.confirm_mail,
    mail.ask_for_reset,
    mail.reset_password,
    players.look_at_player,
    players.matches_of_player,
    players.ranked_players,
    players.set_shows,
    players.export_me,
    players.delete_me,
    live.live_connection,
)


def application(settings: Settings) -> Litestar:
    """The application with these settings; it opens its database when it starts."""
    if settings.legal is not None:
        legal_pages(settings.legal)  # what is missing there is told at once
    store = Store(settings.database())
    metrics = Metrics()
    notices = Notices(channels_for(settings))
    thinkers = ClusterThinkers(settings.cluster) if settings.cluster else Thinkers(settings.thinkers)
    lobby = Lobby(settings, store, thinkers, metrics, notices)
    known = Visitors(store)
    texts = SavedTexts(store)
    account_mail = AccountMail(known, lobby.mails)
    limited = Drafts(lobby)
    cups = Tournaments(lobby)
    pairing = Pairing(lobby)
    limits = Limits(settings.rate, settings.burst, settings.on_postgresql())
    shared = SharedLimits(store, limits, lobby.clock, lobby.node)
    hosts = hosts_served(settings.host, settings.origins)

    @asynccontextmanager
    async def open_lobby(_: Litestar) -> AsyncIterator[None]:
        await migrate(store.engine)
        async with notices:
            await lobby.open()
            running = asyncio.create_task(cups.run_for_ever())
            if limits.shares:
                shared.open()
            try:
                yield
            finally:
                running.cancel()
                await asyncio.gather(running, return_exceptions=True)
                await shared.close()
                await lobby.close()

    async def who(request: ASGIConnection[Any, Any, Any, Any]) -> Who:
        asker = await who_asks(request, known)
        limits.count(*asker.own_keys())
        return asker

    async def guard(connection: ASGIConnection[Any, Any, Any, Any], _: object) -> None:
        limits.count(f"address {address_of(connection)}")
        is_http = connection.scope["type"] == ScopeType.HTTP  # a live connection is told after it was accepted
        if lobby.bans.reasons and is_http and connection.scope["path"].startswith(API):
            lobby.bans.check(await who_asks(connection, known))
        if connection.scope["path"] not in (HEALTH, READY):  # a load balancer requests it by IP address
            check_host(connection.headers.get("host", ""), hosts)
        line = connection.scope["type"] == ScopeType.WEBSOCKET  # a browser cannot mark it, but always says its origin
        if line or connection.scope.get("method", "") not in SAFE:
            headers = connection.headers
            has_cookie = COOKIE in connection.cookies
            check_origin(
                headers.get("origin"), headers.get("host", ""), settings.origins, has_cookie, line or MARK in headers
            )

    @get(HEALTH)
    async def health() -> Health:
        """Whether this node can write to its database and read from it."""
        await lobby.check_health(HEALTH_TIMEOUT, HEALTH_FRESH)
        return Health("ok", VERSION, BUILD)

    @get(READY)
    async def ready() -> Health:
        """Whether this node takes requests.

        It has started, is not stopping, and its database answers.
        """
        await lobby.check_ready(HEALTH_TIMEOUT)
        return Health("ok", VERSION, BUILD)

    @get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
    async def show_metrics() -> bytes:
        """The numbers of this node, as Prometheus reads them."""
        metrics.loaded.set(len(lobby.rooms.loaded))
        metrics.waiting.set(lobby.thinkers.turns.waiting_in_all())
        return metrics.text()

    for route in (*ROUTES, health, ready):
        if isinstance(route, HTTPRouteHandler):
            route.responses = refusals(route, tables.act)
    app = Litestar(
        route_handlers=[*ROUTES, health, ready, show_metrics],
        lifespan=[open_lobby],
        dependencies={
            "mail": Provide(lambda: account_mail, sync_to_thread=False),
            "drafts": Provide(lambda: limited, sync_to_thread=False),
            "lobby": Provide(lambda: lobby, sync_to_thread=False),
            "pairing": Provide(lambda: pairing, sync_to_thread=False),
            "limits": Provide(lambda: limits, sync_to_thread=False),
            "saved": Provide(lambda: texts, sync_to_thread=False),
            "tournaments": Provide(lambda: cups, sync_to_thread=False),
            "visitors": Provide(lambda: known, sync_to_thread=False),
            "who": Provide(who),
        },
        guards=[guard],
        middleware=[lambda app: RequestLog(app, metrics)],
        exception_handlers={HernaError: refuse, HTTPException: refuse_request, Exception: fail},
        before_send=[add_headers(settings.secure)],
        request_class=StrictRequest,
        request_max_body_size=MOST_BODY,
        compression_config=CompressionConfig("gzip", exclude=NOT_PACKED),
        openapi_config=OpenAPIConfig("Herna", VERSION, path="/schema", render_plugins=[JsonRenderPlugin()]),
        logging_config=None,
    )
    app.state.lobby = lobby
    app.state.shared_limits = shared
    app.asgi_handler = HeadAsGet(app.asgi_handler)
    return app


def add_headers(secure: bool) -> Callable[[Message, Scope], Awaitable[None]]:
    """Add the security headers to every answer, also to a 404."""
    headers = security_headers(secure)

    async def add(message: Message, _: Scope) -> None:
        if message["type"] == "http.response.start":
            present = {name.lower() for name, _ in message["headers"]}
            message["headers"] = [*message["headers"], *(each for each in headers if each[0] not in present)]

    return add


# What is answered when something is wrong


def refuse(request: Request[Any, Any, Any], error: HernaError) -> Response[Problem]:
    """Answer a refused request with the reason; nothing has changed."""
    return Response(problem_of(error, language_of(request)), status_code=status_of(error))


def refuse_request(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Answer a request that is not valid, or for an unknown address.

    A person at an unknown address gets a page.
    """
    if error.status_code == HTTP_404_NOT_FOUND and is_for_people(request):
        return page_not_found(language_of(request))
    extra = error.extra if isinstance(error.extra, list) else []
    why = "; ".join(str(each.get("message", "")) for each in extra if isinstance(each, dict)) or error.detail
    if error.status_code == HTTP_413_REQUEST_ENTITY_TOO_LARGE:
        too_large = problem_of(HernaError("error-too-large"), language_of(request))
        return Response(too_large, status_code=error.status_code, headers=error.headers)
    problem = problem_of(HernaError("error-bad-message", why=why[:300]), language_of(request))
    return Response(problem, status_code=error.status_code, headers=error.headers)


def fail(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Log a bug of ours, and answer without details."""
    log.error("request_failed", path=request.scope.get("path_template", ""), exc_info=error)
    return Response(problem_of(HernaError("error-internal"), language_of(request)), status_code=500)


class RequestLog:
    """Counts and logs every request.

    It logs the pattern of the path: the path itself may contain secrets.
    """

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
