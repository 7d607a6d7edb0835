"""Checks a finished match against the rules and its published seed."""

from __future__ import annotations

from typing import Final

from herna.engine.errors import BadInput
from herna.engine.flow import T
from herna.engine.game import Game
from herna.engine.journal import Journal
from herna.engine.match import Match, Replay

ENDED_BY: Final[tuple[str, ...]] = ("resigned", "time", "agreed", "closed")  # how people end a match


def verify(game: Game[T], journal: Journal, name: str) -> Match[T]:
    """Check a finished match against the rules and its published seed.

    The seed fits its commitment and gives the chance in the journal. The last line of a match that people ended says
    how, and the seed.
    """
    match = Replay(game, journal, name).run()
    if not match.over() and ended_by_people(journal, name) is None:
        raise BadInput("error-journal-unfinished", file=name, choices=len(match.past))
    if (match.inherited or 0) > len(match.past):
        raise BadInput("error-journal-line", file=name, line=1)
    return Replay(game, journal, name, match.seed).run()


def ended_by_people(journal: Journal, name: str) -> tuple[str, int] | None:
    """How people ended the match, and by which seat.

    None, if the rules did.
    """
    last = journal.entries()[-1]
    ended = last.get("ended")
    if ended is None or "seed" not in last:
        return None
    by, seat = (ended.get("by"), ended.get("seat")) if isinstance(ended, dict) else (None, None)
    if not isinstance(by, str) or by not in ENDED_BY or type(seat) is not int:
        raise BadInput("error-journal-line", file=name, line=len(journal.lines))
    return by, seat
