"""What spectators cost.

The server's CPU time for a choice that one spectator is sent, and that many are sent.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from herna.engine.chance import Chance
from herna.lab.bench import Row
from herna.lab.load import AT_ONCE, TIMEOUT, Client, Load, Server, Tally, live_address, open_table

SPECTATORS = 500
LANGUAGES = ("en", "cs")  # of the spectators, by turns
CHOICES = 60  # of which the CPU time is measured, if the match is long enough
WARMING_UP = 5  # choices before that
PAUSE = 0.02  # seconds before each choice

_write = msgspec.json.Encoder()


class SteadyClient(Client):
    """Plays with short pauses, all of the same length."""

    def _pause(self) -> float:
        return PAUSE


def watched_row(server: Server, game: str, seats: int, tick: Callable[[float], None]) -> Row:
    """Measure the CPU time of a choice with one spectator, and with many."""
    alone = asyncio.run(_cpu_of_a_choice(server, game, seats, 1))
    tick(0.5)
    crowded = asyncio.run(_cpu_of_a_choice(server, game, seats, SPECTATORS))
    tick(1.0)
    return {
        "game": game,
        "spectators": SPECTATORS,
        "alone_cpu_ms": alone,
        "crowded_cpu_ms": crowded,
        "crowd_costs": crowded / alone if alone else float("inf"),
    }


async def _cpu_of_a_choice(server: Server, game: str, seats: int, spectators: int) -> float:
    """The milliseconds of CPU for a choice at a table with spectators."""
    tally, begin = Tally(), asyncio.Event()
    client = SteadyClient(server.address, Load(game, seats, 1, 1.0, 1.0), Chance(1), tally, begin)
    table = await asyncio.to_thread(open_table, server.address, game, seats)
    received = [0] * spectators
    tasks: list[asyncio.Task[None]] = []
    line = await connect(live_address(server.address, table), compression=None, max_size=None, ping_interval=None)
    try:
        for first in range(0, spectators, AT_ONCE):
            some = range(first, min(first + AT_ONCE, spectators))
            tasks += await asyncio.gather(*(_watch(live_address(server.address, table), received, at) for at in some))
        tasks.append(asyncio.create_task(client.play(line, table)))
        begin.set()
        await _until_chosen(tally, WARMING_UP, tasks[-1])
        chosen, used = len(tally.latencies), server.cpu()
        await _until_chosen(tally, WARMING_UP + CHOICES, tasks[-1])
        await _until(lambda: min(received) >= len(tally.latencies))
        return 1000 * (server.cpu() - used) / max(1, len(tally.latencies) - chosen)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await line.close()


async def _watch(address: str, received: list[int], at: int) -> asyncio.Task[None]:
    """Watch from the first state on; what comes later is only counted."""
    line = await connect(address, compression=None, max_size=None, open_timeout=TIMEOUT, ping_interval=None)
    await line.send(_write.encode({"do": "hello", "words": LANGUAGES[at % len(LANGUAGES)]}), text=True)
    await line.recv(decode=False)
    return asyncio.create_task(_count(line, received, at))


async def _count(line: ClientConnection, received: list[int], at: int) -> None:
    try:
        while True:
            await line.recv(decode=False)
            received[at] += 1
    finally:
        await line.close()


async def _until_chosen(tally: Tally, choices: int, playing: asyncio.Task[None]) -> None:
    """Wait until that many choices were made, or the match is over."""
    await _until(lambda: len(tally.latencies) >= choices or playing.done())
    if playing.done():
        playing.result()


async def _until(holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + TIMEOUT
    while not holds() and time.monotonic() < deadline:
        await asyncio.sleep(PAUSE)
