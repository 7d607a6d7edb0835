"""Win curves: how likely each seat was to win, decision by decision."""

from __future__ import annotations

from bisect import insort
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import pairwise

MOST_POINTS = 200  # of one match: about ten seconds on one core
MOST_EVEN = 140  # of them at equal distances
MOST_DECIDED = 4  # choices that are named as those that decided a match
LEAST_CHANGE = 0.04  # of the chances: less decides nothing


@dataclass(frozen=True, slots=True)
class Point:
    """How likely each seat was to win before a decision."""

    at: int
    win: list[float]


def coarse_to_fine(places: Sequence[int]) -> list[int]:
    """The same places in another order: the last one, then evenly spread, ever closer."""
    last = len(places) - 1

    def step(at: int) -> int:
        return last if at in (0, last) else at & -at

    return [places[at] for at in sorted(range(len(places)), key=lambda at: (-step(at), at))]


class WinCurve:
    """The curve of one match, and the points found so far.

    First there are points at equal distances; then the greatest changes are halved until each is that of one choice.
    """

    def __init__(self, decisions: int, resigned: Collection[int] = (), even: int | None = None) -> None:
        apart = -(-decisions // ((even or MOST_EVEN) - 1)) or 1
        self.looked_at = [*range(1, decisions + 1, apart), decisions + 1]
        self.order = coarse_to_fine(self.looked_at)
        self.resigned = resigned  # the decisions that were resignations
        self.points: list[Point] = []
        self.asked = 0.0
        self.failed = False

    def next_decision(self) -> int | None:
        """The next decision to look at; None, if the curve is finished."""
        known = {point.at for point in self.points}
        missing = next((at for at in self.order if at not in known), None)
        if missing is not None or len(self.points) >= MOST_POINTS:
            return missing
        return next(((start + end) // 2 for start, end in self._greatest_changes() if end - start > 1), None)

    def add(self, at: int, win: list[float]) -> None:
        insort(self.points, Point(at, win), key=lambda point: point.at)

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
