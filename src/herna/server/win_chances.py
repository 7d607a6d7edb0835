"""Win curves: how likely each seat was to win, decision by decision.

A short search estimates it for finished matches, in the bots' processes, one match after another, as long as somebody
asks for them.
"""

from __future__ import annotations

import asyncio
import time
from bisect import insort
from collections import OrderedDict
from collections.abc import Collection
from itertools import pairwise

import structlog

from herna.bots.bot import chance_of_bot
from herna.engine.decision import RESIGN
from herna.engine.errors import HernaError
from herna.engine.events import SPECTATOR
from herna.server.archive import Archive, ReplayedMatch
from herna.server.background import Background
from herna.server.replay_messages import Chance, Chances
from herna.server.security import TooMany
from herna.server.shared_table import SharedTable
from herna.server.thinkers import Thinkers

MOST_POINTS = 200  # of one match: about ten seconds on one core
MOST_EVEN = 140  # of them at equal distances
MOST_KEPT = 200  # curves in memory
MOST_WAITING = 20  # matches that are being searched or wait for it
MOST_DECIDED = 4  # choices that are named as those that decided a match
LEAST_CHANGE = 0.04  # of the chances: less decides nothing
INTEREST = 5.0  # seconds after the last request for which a curve is still computed

log = structlog.get_logger("herna.win_curves")


class WinCurve:
    """The curve of one match, and the points found so far.

    First there are points at equal distances; then the greatest changes are halved until each is that of one choice.
    """

    def __init__(self, decisions: int, resigned: Collection[int] = ()) -> None:
        apart = -(-decisions // (MOST_EVEN - 1)) or 1
        self.looked_at = [*range(1, decisions + 1, apart), decisions + 1]
        self.resigned = resigned  # the decisions that were resignations
        self.points: list[Chance] = []
        self.asked = 0.0
        self.failed = False

    def next_decision(self) -> int | None:
        """The next decision to look at; None, if the curve is finished."""
        known = {point.at for point in self.points}
        missing = next((at for at in self.looked_at if at not in known), None)
        if missing is not None or len(self.points) >= MOST_POINTS:
            return missing
        return next(((start + end) // 2 for start, end in self._greatest_changes() if end - start > 1), None)

    def add(self, at: int, win: list[float]) -> None:
        insort(self.points, Chance(at, win), key=lambda point: point.at)

    def finished(self) -> bool:
        return self.next_decision() is None

    def decided(self) -> list[int]:
        """The choices that changed the chances most, in their order."""
        return sorted(start for start, end in self._greatest_changes() if end - start == 1)

    def _greatest_changes(self) -> list[tuple[int, int]]:
        """Between which decisions the chances of some seat changed most.

        Not where somebody resigned: that is how a lost match ends, and not why it was lost.
        """
        changes = [
            (max(abs(after - before) for before, after in zip(one.win, two.win, strict=True)), one.at, two.at)
            for one, two in pairwise(self.points)
            if not any(one.at <= at < two.at for at in self.resigned)
        ]
        greatest = sorted((each for each in changes if each[0] >= LEAST_CHANGE), key=lambda each: -each[0])
        return [(start, end) for _, start, end in greatest[:MOST_DECIDED]]


class WinCurves:
    """The curves that were requested recently.

    A finished match always has the same curve.
    """

    def __init__(self, thinkers: Thinkers, archive: Archive, background: Background) -> None:
        self.thinkers = thinkers
        self.archive = archive
        self.background = background
        self.kept: OrderedDict[str, WinCurve] = OrderedDict()
        self.going_on: dict[str, asyncio.Task[None]] = {}
        self.turn = asyncio.Lock()  # one match at a time, so that bots are not kept waiting

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        return list(self.going_on.values())

    def is_unfinished(self, id: str) -> bool:
        """Whether a curve is unfinished and not being computed."""
        curve = self.kept.get(id)
        return id not in self.going_on and (curve is None or not (curve.finished() or curve.failed))

    def resume(self, table: SharedTable) -> None:
        """Start to compute the curve of a finished match, or resume it."""
        assert table.match is not None
        id = table.header.id
        if len(self.going_on) >= MOST_WAITING:
            raise TooMany("error-too-many")
        resigned = [number for number, step in enumerate(table.match.past, 1) if step.choice == RESIGN]
        curve = self.kept.setdefault(id, WinCurve(len(table.match.past), resigned))
        curve.asked = time.monotonic()
        task = self.going_on[id] = asyncio.create_task(self._compute(curve, table))
        task.add_done_callback(lambda _: self.going_on.pop(id, None))
        while len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)

    def chances_so_far(self, id: str) -> Chances:
        """The points found so far."""
        curve = self.kept.get(id)
        if curve is None or curve.failed:
            self.kept.pop(id, None)
            raise HernaError("error-no-chances")
        self.kept.move_to_end(id)
        curve.asked = time.monotonic()
        finished, done = curve.finished(), len(curve.points)
        of = max(len(curve.looked_at), done if finished else done + 1)
        return Chances(done, of, list(curve.points), curve.decided() if finished else [])

    async def _compute(self, curve: WinCurve, table: SharedTable) -> None:
        """Find one point after another.

        The last one is the result by the rules. A match that people ended has no such result: there it is the estimate
        for where they stopped.
        """
        assert table.ended is not None
        async with self.turn:
            try:
                played = await self.background.run(self.archive.replay, table)
                while (at := curve.next_decision()) is not None:
                    if time.monotonic() - curve.asked > INTEREST:
                        return
                    result = at > len(played.choices) and table.ended.by == "rule"
                    curve.add(at, table.ended.scores if result else await self._estimate(played, at))
            except Exception:  # the process was lost, or a bug of the game: the next request is told
                log.exception("no_chances")
                curve.failed = True

    async def _estimate(self, played: ReplayedMatch, at: int) -> list[float]:
        match = played.match
        chance = chance_of_bot(match.seed, SPECTATOR, at)
        return [round(win, 4) for win in await self.thinkers.chances(match.play_before(at), match.seats, chance)]
