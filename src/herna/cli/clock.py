"""The time limit of a whole match in the terminal."""

from __future__ import annotations

import time
from collections.abc import Callable


class MatchClock:
    """Runs during a session; the time of earlier sessions counts too."""

    def __init__(self, minutes: int = 0, before: float = 0.0, now: Callable[[], float] = time.monotonic) -> None:
        self.minutes = minutes
        self.before = before  # seconds of earlier sessions
        self.now = now
        self.since = now()

    def elapsed(self) -> float:
        """The seconds that the match has taken."""
        return self.before + self.now() - self.since

    def remaining(self) -> float:
        """The seconds that are left."""
        return max(0.0, 60 * self.minutes - self.elapsed())
