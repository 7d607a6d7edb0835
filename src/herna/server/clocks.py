"""Clocks: how much time each person has left, computed from when things happened."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from herna.server.messages import Clock, ClockInfo


class Clocks:
    """The time of every seat at a table; without a clock, nobody's time runs."""

    def __init__(self, clock: Clock | None, seats: int) -> None:
        self.clock = clock
        self.left = [0.0 if clock is None else float(clock.seconds)] * seats
        self.since = 0.0  # when the running time was last counted

    def start(self, at: float) -> None:
        self.since = at

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
        return [self.left, self.since]

    def thaw(self, data: list[Any]) -> None:
        self.left, self.since = list(data[0]), data[1]
