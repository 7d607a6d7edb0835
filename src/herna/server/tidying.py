"""When Python looks for rubbish: a look at everything stops the server for a while, so it comes rarely.

Almost all that a table is made of goes away by itself. What does not is mostly young, and that is looked at quickly.
"""

from __future__ import annotations

import asyncio
import gc
import time

YOUNG = (2_000, 4)  # new objects before a look at them, and such looks before one at those that stayed
NEVER = 1_000_000_000
LEAST_PAUSE = 300.0  # seconds between two looks at everything
REST = 300.0  # times as long as the last look took, nobody is stopped


async def tidy_for_ever() -> None:
    """Look at everything once in a while, and meanwhile only at what is young."""
    gc.collect()
    gc.freeze()  # what is there at the start stays
    gc.set_threshold(*YOUNG, NEVER)
    took = 0.0
    while True:
        await asyncio.sleep(max(LEAST_PAUSE, REST * took))
        started = time.perf_counter()
        gc.collect()
        took = time.perf_counter() - started
