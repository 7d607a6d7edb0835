"""The courses of finished matches: how likely each seat was to win, decision by decision, as a short search sees it.

It is worked out in the processes in which bots think, one match after another, as long as somebody asks for it.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable

import structlog

from herna.bots.bot import chance_of_bot
from herna.engine.errors import HernaError
from herna.engine.events import SPECTATOR
from herna.server.archive import PlayedAgain
from herna.server.messages import Chance, Chances
from herna.server.security import TooMany
from herna.server.shared_table import SharedTable
from herna.server.thinkers import Thinkers

MOST_POINTS = 200  # of one match: some ten seconds of one core
MOST_KEPT = 200  # courses in memory
MOST_WAITING = 20  # matches that are gone through or wait for it
INTEREST = 5.0  # seconds after which nobody wants to know any more

log = structlog.get_logger("herna.courses")


class Course:
    """The course of one match: the decisions that are looked at, and the points found so far."""

    def __init__(self, decisions: int) -> None:
        apart = -(-decisions // (MOST_POINTS - 1)) or 1
        self.looked_at = [*range(1, decisions + 1, apart), decisions + 1]
        self.points: list[Chance] = []
        self.asked = 0.0
        self.failed = False

    def finished(self) -> bool:
        return len(self.points) == len(self.looked_at)


class Courses:
    """The courses that were asked for lately. A finished match has one course, whoever asks and whenever."""

    def __init__(self, thinkers: Thinkers, play_again: Callable[[SharedTable], Awaitable[PlayedAgain]]) -> None:
        self.thinkers = thinkers
        self.play_again = play_again
        self.kept: OrderedDict[str, Course] = OrderedDict()
        self.going_on: dict[str, asyncio.Task[None]] = {}
        self.turn = asyncio.Lock()  # one match at a time, so that bots are not kept waiting

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        return list(self.going_on.values())

    def rests(self, id: str) -> bool:
        """Whether there is something to find out, and nobody is at it."""
        course = self.kept.get(id)
        return id not in self.going_on and (course is None or not (course.finished() or course.failed))

    def go_on(self, table: SharedTable) -> None:
        """Begin to work out the course of a finished match, or go on where it was left."""
        assert table.match is not None
        id = table.header.id
        if len(self.going_on) >= MOST_WAITING:
            raise TooMany("error-too-many")
        course = self.kept.setdefault(id, Course(len(table.match.past)))
        course.asked = time.monotonic()
        task = self.going_on[id] = asyncio.create_task(self._follow(course, table))
        task.add_done_callback(lambda _: self.going_on.pop(id, None))
        while len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)

    def told(self, id: str) -> Chances:
        """The course as far as it is known."""
        course = self.kept.get(id)
        if course is None or course.failed:
            self.kept.pop(id, None)
            raise HernaError("error-no-chances")
        self.kept.move_to_end(id)
        course.asked = time.monotonic()
        return Chances(len(course.points), len(course.looked_at), list(course.points))

    async def _follow(self, course: Course, table: SharedTable) -> None:
        """Find one point after another; the last one is how the match ended."""
        assert table.ended is not None
        async with self.turn:
            try:
                played = await self.play_again(table)
                for at in course.looked_at[len(course.points) :]:
                    if time.monotonic() - course.asked > INTEREST:
                        return
                    at_the_end = at > len(played.choices)
                    course.points.append(
                        Chance(at, table.ended.scores if at_the_end else await self._judged(played, at))
                    )
            except Exception:  # the process was lost, or a bug of the game: whoever asks is told
                log.exception("no_chances")
                course.failed = True

    async def _judged(self, played: PlayedAgain, at: int) -> list[float]:
        match = played.match
        chance = chance_of_bot(match.seed, SPECTATOR, at)
        return [round(win, 4) for win in await self.thinkers.chances(match.play_before(at), match.seats, chance)]
