"""Clocks: the time left for each person and the whole match.

They are computed from the times of entries.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from herna.server.messages import Clock, ClockInfo


class Clocks:
    """The time of every seat at a table, and of its match.

    Without a clock, nobody's time runs.
    """

    def __init__(self, clock: Clock | None, seats: int) -> None:
        self.clock = clock
        self.left = [0.0 if clock is None else float(clock.seconds)] * seats
        self.since = 0.0  # when the running time was last counted
        self.ends = 0.0  # when the match's time is over; 0: it has no time limit, or time was called

    def start(self, at: float, minutes: int = 0) -> None:
        """Start the match; `minutes` is its time limit, 0 for none."""
        self.since = at
        self.ends = at + 60 * minutes if minutes else 0.0

    def time_is_over(self, at: float) -> bool:
        """Whether the match's time is over and was not called yet."""
        return 0 < self.ends <= at

    def resume(self, at: float, paused: float) -> None:
        """Go on after a pause: the time of the match is over later."""
        if self.ends:
            self.ends += at - paused

    def give(self, seat: int, seconds: float) -> None:
        """Give a seat more time."""
        self.left[seat] += seconds

    def advance_to(self, at: float, asked: Collection[int]) -> None:
        """Let time pass for the people who were asked."""
        if self.clock is None:
            return
        passed = max(0.0, at - self.since)
        self.since = max(self.since, at)
        for seat in asked:
            self.left[seat] -= passed

    def start_decision(self, chose: int) -> None:
        """Reset the clocks for the next decision.

        Everybody has the time for a move again, or the seat that chose gets the increment.
        """
        if self.clock is None:
            return
        if self.clock.kind == "move":
            self.left = [float(self.clock.seconds)] * len(self.left)
        elif chose >= 0:
            self.left[chose] += self.clock.increment

    def next_timeout(self, asked: Collection[int]) -> tuple[float, int] | None:
        """When the first of the people asked runs out of time, and who."""
        if self.clock is None or not asked:
            return None
        return min((self.since + self.left[seat], seat) for seat in asked)

    def info(self, asked: Collection[int]) -> ClockInfo | None:
        if self.clock is None:
            return None
        return ClockInfo([round(left, 3) for left in self.left], self.since, list(asked))

    def snapshot(self) -> list[Any]:
        return [self.left, self.since, self.ends]

    def restore(self, data: list[Any]) -> None:
        self.left, self.since = list(data[0]), data[1]
        self.ends = data[2] if len(data) > 2 else 0.0  # older snapshots do not have it
