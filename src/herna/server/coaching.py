"""The coach: finished matches looked back on, for one seat each.

The bots' processes do it, one small task after another, as long as somebody asks for it.
"""

from __future__ import annotations

import time
from dataclasses import asdict

import msgspec
import structlog

from herna.coach.review import CURVE, DONE, LOOKS, Review
from herna.coach.telling import Told, tell
from herna.engine.errors import HernaError
from herna.server.archive import Archive
from herna.server.background import Background
from herna.server.coach_messages import Coached, CoachedMoment
from herna.server.replay_messages import Chance
from herna.server.requested import Requested
from herna.server.shared_table import SharedTable
from herna.server.thinkers import Lost, Thinkers
from herna.server.win_chances import WinCurves
from herna.server.wording import words_at

MOST_KEPT = 100  # reviews in memory
MOST_WAITING = 20  # reviews that are being made or wait for it
INTEREST = 5.0  # seconds after the last request for which a review is still made
SECONDS = 3.0  # the longest that one task should keep a process from a bot
MOST_LOST = 10  # tasks without an answer, after which the review is given up

log = structlog.get_logger("herna.coach")

Key = tuple[str, int]  # a table and a seat


class _Kept:
    """A review, and what it was asked for."""

    def __init__(self) -> None:
        self.review: Review | None = None
        self.asked = 0.0
        self.lost = 0
        self.failed = False
        self.told: dict[tuple[str, int], Told] = {}  # by language and reader


class Coaches(Requested[Key, _Kept]):
    """The reviews that were requested recently, by match and seat.

    They are made anew by a new version of the program: they are only in memory.
    """

    def __init__(self, thinkers: Thinkers, archive: Archive, background: Background, curves: WinCurves) -> None:
        super().__init__(MOST_KEPT, MOST_WAITING)
        self.thinkers = thinkers
        self.archive = archive
        self.background = background
        self.curves = curves

    def is_unfinished(self, id: str, seat: int) -> bool:
        """Whether a review is unfinished and not being made."""
        kept = self.kept.get((id, seat))
        done = kept is not None and kept.review is not None and kept.review.phase == DONE
        return (id, seat) not in self.computing and not (done or (kept is not None and kept.failed))

    def resume(self, table: SharedTable, seat: int) -> None:
        """Start to look back on a finished match, or resume it."""
        key = (table.header.id, seat)
        self.check_room()
        kept = self.kept.get(key) or self.keep(key, _Kept())
        kept.asked = time.monotonic()
        self.compute(key, self._make(kept, table, seat))

    async def review_so_far(self, table: SharedTable, seat: int, language: str, reader: int) -> Coached:
        """What was found out so far; when it is finished, in words."""
        key = (table.header.id, seat)
        kept = self.kept.get(key)
        if kept is None or kept.failed:
            self.kept.pop(key, None)
            raise HernaError("error-no-coach")
        self.kept.move_to_end(key)
        kept.asked = time.monotonic()
        review = kept.review
        if review is None:
            return Coached(seat, reader == seat, 0, 1, CURVE, [], 0.0, [], [])
        done, of = review.progress()
        points = [Chance(point.at, point.win) for point in review.curve.points]
        error = review.error() if review.phase >= LOOKS else 0.0
        if review.phase != DONE:
            return Coached(seat, reader == seat, done, of, review.phase, points, error, [], [])
        if (language, reader) not in kept.told:
            words = words_at(table.info().seats, table.game, language, reader)
            kept.told[language, reader] = await self.background.run(tell, review, words)
        told = kept.told[language, reader]
        moments = [msgspec.convert(asdict(moment), CoachedMoment) for moment in told.moments]
        return Coached(seat, reader == seat, done, of, DONE, points, error, list(told.summary), moments)

    async def _make(self, kept: _Kept, table: SharedTable, seat: int) -> None:
        """Do one task after another; between them, curves and other reviews have their turn."""
        assert table.ended is not None
        try:
            played = await self.background.run(self.archive.replay, table)
            if kept.review is None:
                scores = table.ended.scores if table.ended.by == "rule" else None
                curve = self.curves.curve_of(table)
                kept.review = await self.background.run(Review, played.match, seat, curve, scores)
            review = kept.review
            while review.phase != DONE and time.monotonic() - kept.asked <= INTEREST:
                async with self.curves.turn:
                    await self._do_next(kept, review)
        except Exception:  # a bug of the game, or the processes were lost: the next request is told
            log.exception("no_review")
            kept.failed = True

    async def _do_next(self, kept: _Kept, review: Review) -> None:
        task = await self.background.run(review.next_task)
        if task is None:
            return
        given = await self.background.run(review.given, task)
        try:
            answer = given if isinstance(given, list) else await self.thinkers.look_back(given, SECONDS)
        except Lost:
            kept.lost += 1
            if task.phase == CURVE or kept.lost > MOST_LOST:
                raise
            review.leave_out(task)
            return
        review.add(task, answer)
