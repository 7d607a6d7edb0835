"""What went wrong, as a client is told: a key for programs, a sentence for people, and an HTTP status."""

from __future__ import annotations

from herna.engine.errors import HernaError, IllegalChoice
from herna.messages.words import Words
from herna.server.acts import Stale
from herna.server.messages import Problem
from herna.server.reasons import reason_told
from herna.server.security import Forbidden, TooMany
from herna.server.shared_table import SharedTable

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


def problem_of(error: HernaError, language: str, table: SharedTable | None = None, seat: int = -1) -> Problem:
    """A problem in words; the reasons of a refused choice name only what the seat may see."""
    if isinstance(error, IllegalChoice):
        match = None if table is None else table.match
        words = Words(language, None if table is None else table.game)
        view = match.view(seat)["table"] if match is not None else {}
        reasons = [reason_told(reason, words, view) for reason in error.reasons]
        return Problem(error.key, words.error(error, view), {}, reasons)
    arguments = {name: str(value)[:200] for name, value in error.arguments.items()}
    return Problem(error.key, Words(language).error(error), arguments)
