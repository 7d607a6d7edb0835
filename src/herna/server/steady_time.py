"""The time of a server, which no jump of the machine's clock changes."""

from __future__ import annotations

import time

MOST_AHEAD = 24 * 3600.0  # seconds by which what is stored may be ahead of the clock and is still believed


class SteadyTime:
    """Seconds since 1970, counted on from the start by a monotonic clock."""

    def __init__(self) -> None:
        self._start(time.time())

    def _start(self, now: float) -> None:
        self._ahead = now - time.monotonic()

    def start(self, now: float, newest: float) -> None:
        """Begin with the time of the database.

        If something stored is a little newer, the clock was set back, and the time goes on from there.
        """
        self._start(newest if now < newest < now + MOST_AHEAD else now)

    def now(self) -> float:
        """The time now."""
        return self._ahead + time.monotonic()
