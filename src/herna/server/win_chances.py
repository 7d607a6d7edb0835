"""Win curves: how likely each seat was to win, decision by decision.

A short search estimates it for finished matches, in the bots' processes, one match after another, as long as somebody
asks for them.
"""

from __future__ import annotations

import asyncio
import time

import structlog

from herna.bots.bot import chance_of_bot
from herna.coach.curve import WinCurve
from herna.engine.decision import RESIGN
from herna.engine.errors import HernaError
from herna.engine.events import SPECTATOR
from herna.server.archive import Archive, ReplayedMatch
from herna.server.background import Background
from herna.server.replay_messages import Chance, Chances
from herna.server.requested import Requested
from herna.server.shared_table import SharedTable
from herna.server.thinkers import Thinkers

MOST_KEPT = 200  # curves in memory
MOST_WAITING = 20  # matches that are being searched or wait for it
INTEREST = 5.0  # seconds after the last request for which a curve is still computed

log = structlog.get_logger("herna.win_curves")


class WinCurves(Requested[str, WinCurve]):
    """The curves that were requested recently.

    A finished match always has the same curve.
    """

    def __init__(self, thinkers: Thinkers, archive: Archive, background: Background) -> None:
        super().__init__(MOST_KEPT, MOST_WAITING)
        self.thinkers = thinkers
        self.archive = archive
        self.background = background
        self.turn = asyncio.Lock()  # one match at a time, so that bots are not kept waiting

    def is_unfinished(self, id: str) -> bool:
        """Whether a curve is unfinished and not being computed."""
        curve = self.kept.get(id)
        return id not in self.computing and (curve is None or not (curve.finished() or curve.failed))

    def resume(self, table: SharedTable) -> None:
        """Start to compute the curve of a finished match, or resume it."""
        assert table.match is not None
        self.check_room()
        curve = self.curve_of(table)
        curve.asked = time.monotonic()
        self.compute(table.header.id, self._compute(curve, table))

    def curve_of(self, table: SharedTable) -> WinCurve:
        """The curve of a finished match as found so far, or a new one."""
        assert table.match is not None
        id = table.header.id
        if id not in self.kept:
            resigned = [number for number, step in enumerate(table.match.past, 1) if step.choice == RESIGN]
            self.keep(id, WinCurve(len(table.match.past), resigned))
        return self.kept[id]

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
        points = [Chance(point.at, point.win) for point in curve.points]
        return Chances(done, of, points, curve.decided() if finished else [])

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
