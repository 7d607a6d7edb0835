"""Errors for clients: a message key, a sentence and an HTTP status."""

from __future__ import annotations

import inspect

from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec

from herna.engine.errors import HernaError, IllegalChoice
from herna.messages.words import Words
from herna.server.accept import NotOffered, Stale
from herna.server.bodies import SENT
from herna.server.messages import Problem
from herna.server.reasons import reason_for_client
from herna.server.security import Forbidden, TooMany, Unhealthy

REFUSED = {
    400: "the request is not valid, or not possible now",
    403: "the caller may not do this, or not from this origin",
    404: "not found",
    409: "the decision is no longer open",
    413: "the request is too large",
    422: "the choice is not offered, with the reasons",
    429: "too many requests",
    503: "this node cannot do its work now",
}
UNHEALTHY = {"/health", "/ready"}  # what a load balancer asks
NOT_FOUND = (
    "error-no-table",
    "error-table-unreadable",
    "error-no-trial",
    "error-unknown-game",
    "error-no-such-decision",
    "error-unknown-card",
    "error-unknown-card-close",
    "error-no-saved",
    "error-no-draft",
    "error-no-tournament-here",
    "error-no-seek",
    "error-no-challenge",
    "error-no-player",
    "error-no-report",
)


def status_of(error: HernaError) -> int:
    """The HTTP status of an error.

    400 in general, 409 for what came too late, 422 for an illegal choice.
    """
    if isinstance(error, TooMany):
        return 429
    if isinstance(error, Forbidden):
        return 403
    if isinstance(error, Unhealthy):
        return 503
    if isinstance(error, Stale):
        return 409
    if isinstance(error, IllegalChoice):
        return 422
    return 404 if error.key in NOT_FOUND else 400


def problem_of(error: HernaError, language: str) -> Problem:
    """An error in words.

    The reasons of a refused choice name only what the seat may see.
    """
    if isinstance(error, NotOffered):
        words = Words(language, error.game)
        reasons = [reason_for_client(reason, words, error.view) for reason in error.reasons]
        return Problem(error.key, words.error(error, error.view), {}, reasons)
    arguments = {name: sendable(str(value)[:200]) for name, value in error.arguments.items()}
    return Problem(error.key, sendable(Words(language).error(error)), arguments)


def sendable(text: str) -> str:
    """A text without broken characters, which cannot be sent.

    A quoted journal may contain them.
    """
    return text.encode(errors="replace").decode()


# What the description of the server says about it


def refusals(route: HTTPRouteHandler, act: HTTPRouteHandler) -> dict[int, ResponseSpec]:
    """The error responses of a route, by status.

    Only an act can be stale or illegal.
    """
    wanted = inspect.signature(route.fn).parameters
    named = any("{" in path for path in route.paths)
    queried = any(each.default is not each.empty for each in wanted.values())  # what a query may leave out
    possible = {
        400: named or queried or SENT in wanted or "at" in wanted,
        403: True,
        404: named or SENT in wanted or "name" in wanted,  # a query may name a player
        409: route is act,
        413: SENT in wanted,
        422: route is act,
        429: True,
        503: bool(route.paths & UNHEALTHY),
    }
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=REFUSED[status])
        for status, there in possible.items()
        if there
    }
