"""Tunes Python's garbage collector for a server.

A full collection stops the server for a while, so it comes rarely. Almost everything a table is made of is freed by its
reference count. The rest is mostly young, and quickly collected.
"""

from __future__ import annotations

import asyncio
import gc
import time

YOUNG = (2_000, 4)  # new objects before a young collection, and such collections before one of the middle-aged
NEVER = 1_000_000_000
LEAST_PAUSE = 300.0  # seconds between two full collections
REST = 300.0  # the pause is at least this many times the length of the last full collection


async def collect_garbage_rarely() -> None:
    """Collect everything once in a while, and otherwise only young objects."""
    gc.collect()
    gc.freeze()  # what is there at the start is never collected
    gc.set_threshold(*YOUNG, NEVER)
    took = 0.0
    while True:
        await asyncio.sleep(max(LEAST_PAUSE, REST * took))
        started = time.perf_counter()
        gc.collect()
        took = time.perf_counter() - started
