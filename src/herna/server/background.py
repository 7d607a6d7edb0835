"""Slow work outside the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


class Background:
    """Runs slow work in a thread, one piece at a time.

    Meanwhile the event loop answers everybody else.
    """

    def __init__(self) -> None:
        self.free = asyncio.Semaphore(1)

    async def run(self, work: Callable[P, R], *given: P.args, **named: P.kwargs) -> R:
        """Run the work and return its result."""
        async with self.free:
            return await asyncio.to_thread(work, *given, **named)
