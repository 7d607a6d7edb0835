"""The time of a whole match at a terminal: how long people and bots have taken for it."""

from __future__ import annotations

import time
from collections.abc import Callable


class MatchClock:
    """Runs while somebody sits at the match; what earlier sittings have taken counts too."""

    def __init__(self, minutes: int = 0, before: float = 0.0, now: Callable[[], float] = time.monotonic) -> None:
        self.minutes = minutes
        self.before = before  # seconds that earlier sittings have taken
        self.now = now
        self.since = now()

    def taken(self) -> float:
        """The seconds that the match has taken."""
        return self.before + self.now() - self.since

    def left(self) -> float:
        """The seconds that are left."""
        return max(0.0, 60 * self.minutes - self.taken())
