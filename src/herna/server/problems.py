"""What went wrong, as a client is told: a key for programs, a sentence for people, and an HTTP status."""

from __future__ import annotations

import inspect

from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec

from herna.engine.errors import HernaError, IllegalChoice
from herna.messages.words import Words
from herna.server.acts import NotOffered, Stale
from herna.server.bodies import SENT
from herna.server.messages import Problem
from herna.server.reasons import reason_told
from herna.server.security import Forbidden, TooMany

REFUSED = {
    400: "it cannot be understood, or it cannot be now",
    403: "it is not for whoever asks, or not from there",
    404: "there is no such thing",
    409: "the decision is no longer open",
    413: "it is too large",
    422: "the choice is not offered, with the reasons why not",
    429: "too much was asked at once",
}
NOT_FOUND = ("error-no-table", "error-unknown-game", "error-no-such-decision")


def status_of(error: HernaError) -> int:
    """400 for what cannot be understood or taken, 409 for what came too late, 422 for an illegal choice."""
    if isinstance(error, TooMany):
        return 429
    if isinstance(error, Forbidden):
        return 403
    if isinstance(error, Stale):
        return 409
    if isinstance(error, IllegalChoice):
        return 422
    return 404 if error.key in NOT_FOUND else 400


def problem_of(error: HernaError, language: str) -> Problem:
    """A problem in words; the reasons of a refused choice name only what the seat may see."""
    if isinstance(error, NotOffered):
        words = Words(language, error.game)
        reasons = [reason_told(reason, words, error.view) for reason in error.reasons]
        return Problem(error.key, words.error(error, error.view), {}, reasons)
    arguments = {name: sendable(str(value)[:200]) for name, value in error.arguments.items()}
    return Problem(error.key, sendable(Words(language).error(error)), arguments)


def sendable(text: str) -> str:
    """A text that quotes what came from outside: a journal may hold half a character, which cannot be sent."""
    return text.encode(errors="replace").decode()


# What the description of the server says about it


def refusals(route: HTTPRouteHandler, act: HTTPRouteHandler) -> dict[int, ResponseSpec]:
    """The problems that a route may answer with, by status; only an act can be stale or illegal."""
    wanted = set(inspect.signature(route.fn).parameters)
    named = any("{" in path for path in route.paths)
    possible = {
        400: named or bool(wanted & {SENT, "seat", "after", "at"}),
        403: True,
        404: named or SENT in wanted,
        409: route is act,
        413: SENT in wanted,
        422: route is act,
        429: True,
    }
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=REFUSED[status])
        for status, there in possible.items()
        if there
    }
