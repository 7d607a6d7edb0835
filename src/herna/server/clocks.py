"""Clocks: how much time each person has left, and the whole match, computed from when things happened."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from herna.server.messages import Clock, ClockInfo


class Clocks:
    """The time of every seat at a table, and of its match; without a clock, nobody's time runs."""

    def __init__(self, clock: Clock | None, seats: int) -> None:
        self.clock = clock
        self.left = [0.0 if clock is None else float(clock.seconds)] * seats
        self.since = 0.0  # when the running time was last counted
        self.ends = 0.0  # when the time of the whole match is over; 0: it has no such time, or that was called

    def start(self, at: float, minutes: int = 0) -> None:
        """The match begins, which may take so many minutes; 0: as long as it likes."""
        self.since = at
        self.ends = at + 60 * minutes if minutes else 0.0

    def time_is_over(self, at: float) -> bool:
        """Whether the time of the whole match is over, and that is still to be called."""
        return 0 < self.ends <= at

    def pass_to(self, at: float, asked: Collection[int]) -> None:
        """Time has passed for the people who were asked."""
        if self.clock is None:
            return
        passed = max(0.0, at - self.since)
        self.since = max(self.since, at)
        for seat in asked:
            self.left[seat] -= passed

    def next_decision(self, chose: int) -> None:
        """Another decision is open: each has the time of a move again, or whoever has chosen gets the increment."""
        if self.clock is None:
            return
        if self.clock.kind == "move":
            self.left = [float(self.clock.seconds)] * len(self.left)
        elif chose >= 0:
            self.left[chose] += self.clock.increment

    def falls_at(self, asked: Collection[int]) -> tuple[float, int] | None:
        """When the first of the people asked will have no time left, and who that is."""
        if self.clock is None or not asked:
            return None
        return min((self.since + self.left[seat], seat) for seat in asked)

    def info(self, asked: Collection[int]) -> ClockInfo | None:
        if self.clock is None:
            return None
        return ClockInfo([round(left, 3) for left in self.left], self.since, list(asked))

    def frozen(self) -> list[Any]:
        return [self.left, self.since, self.ends]

    def thaw(self, data: list[Any]) -> None:
        self.left, self.since = list(data[0]), data[1]
        self.ends = data[2] if len(data) > 2 else 0.0  # older snapshots know of no such time
