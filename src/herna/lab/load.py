"""How much load the server takes: a `herna serve` and many random tables.

One client plays all seats of a table over one live connection. All tables together send choices at a steady pace, since
people think in between: so the latency says how long a choice takes, and not how many were sent at the same moment.
"""

from __future__ import annotations

import asyncio
import gc
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from http.client import HTTPConnection
from math import ceil, log
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Self
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from herna.engine.chance import Chance
from herna.engine.errors import HernaError
from herna.lab.bench import Bar, Row

IDLE_TABLES = 400  # opened to measure their memory
AT_ONCE = 16  # tables that are being opened at the same time
TIMEOUT = 60.0  # seconds to wait for the server
WARMING_UP = 0.25  # of the time of a row, before anything is counted
PAGE = os.sysconf("SC_PAGE_SIZE")
TICK = os.sysconf("SC_CLK_TCK")

LEAST_CHOICES = 500  # accepted a second, in all
MOST_P99 = 250.0  # milliseconds
MOST_IDLE = 50.0  # kB for a table that nobody plays at
MOST_CROWD_COSTS = 3.0  # times the CPU of a choice with one spectator, with 500
FULL_HOUSE = 1000  # tables; with fewer, the bars do not apply


@dataclass(frozen=True, slots=True)
class Load:
    """The load: game, tables, choices a second in all, and for how long."""

    game: str
    seats: int
    tables: int
    pace: float
    seconds: float


class Server:
    """`herna serve` in a process of its own, with an empty database."""

    def __init__(self, database_url: str = "", thinkers: int = 1) -> None:
        self.database_url = database_url
        self.thinkers = thinkers
        self.folder = TemporaryDirectory(prefix="herna-bench-")
        self.address = ""

    def __enter__(self) -> Self:
        options = f"--port 0 --rate 1e9 --burst 1e9 --thinkers {self.thinkers} --log json --log-level warning"
        command = [sys.executable, "-m", "herna.cli.main", "serve", *options.split(), "--data", self.folder.name]
        environment = os.environ | {"HERNA_DATABASE_URL": self.database_url}  # not the user's
        self.errors = Path(self.folder.name, "log").open("w+", encoding="utf-8")
        self.process = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=self.errors, stdin=subprocess.DEVNULL, text=True
        )
        assert self.process.stdout is not None
        found = re.search(r"http://\S+", self.process.stdout.readline())
        if found is None:  # it has ended, and its log says why
            self.process.wait()
            why = self.log().strip()[-300:]
            self.__exit__(None, None, None)
            raise HernaError("load-no-server", why=why)
        self.address = found[0]
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(TIMEOUT)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.errors.close()
        self.folder.cleanup()

    def log(self) -> str:
        """What the server has logged as a warning or an error."""
        return Path(self.errors.name).read_text(encoding="utf-8")

    def memory(self) -> int:
        """The resident memory of its process in bytes."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * PAGE

    def cpu(self) -> float:
        """The CPU seconds that its process has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK


# The parts of the server's messages that matter here


class _Decision(msgspec.Struct):
    number: int
    options: list[list[str | int]] = []


class _View(msgspec.Struct):
    decision: _Decision | None


class _Table(msgspec.Struct):
    status: str


class _State(msgspec.Struct, tag="state"):
    version: int
    table: _Table
    seat: int
    view: _View | None = None


class _Done(msgspec.Struct, tag="done"):
    id: str
    version: int


class _Refused(msgspec.Struct, tag="refused"):
    id: str


class OpenedTable(msgspec.Struct):
    """A table that this client has opened, with the tokens of its seats."""

    table: str
    tokens: dict[str, str]


_read = msgspec.json.Decoder(_State | _Done | _Refused)
_write = msgspec.json.Encoder()


def open_table(address: str, game: str, seats: int) -> OpenedTable:
    """Open a new table of which this client has all seats."""
    line = HTTPConnection(urlsplit(address).netloc, timeout=TIMEOUT)
    try:
        body = _write.encode({"game": game, "seats": [{"kind": "me"}] * seats})
        line.request("POST", "/api/tables", body, {"content-type": "application/json"})
        answer = line.getresponse()
        text = answer.read()
        if answer.status != 201:
            raise HernaError("load-refused", why=text.decode()[:200])
        return msgspec.json.decode(text, type=OpenedTable)
    finally:
        line.close()


def live_address(address: str, table: OpenedTable) -> str:
    """The address of a live connection to a table."""
    return f"{address.replace('http', 'ws', 1)}/api/tables/{table.table}/live"


@dataclass(slots=True)
class Tally:
    """What has been counted so far."""

    held: int = 0  # clients that have a table
    refused: int = 0
    latencies: list[float] = field(default_factory=list)


class Client:
    """Plays all seats of a table at random, then of the next table."""

    def __init__(self, address: str, load: Load, chance: Chance, tally: Tally, begin: asyncio.Event) -> None:
        self.address = address
        self.load = load
        self.chance = chance
        self.tally = tally
        self.begin = begin
        self.sent = 0
        self.over = False
        self.version = 0
        self.question: tuple[int, _Decision] | None = None

    async def run(self, door: asyncio.Semaphore) -> None:
        """Play until cancelled, or until the connection is lost."""
        while True:
            async with door:
                table = await asyncio.to_thread(open_table, self.address, self.load.game, self.load.seats)
                url = live_address(self.address, table)
                line = await connect(
                    url, compression=None, max_size=None, open_timeout=TIMEOUT, close_timeout=1, ping_interval=None
                )
            try:
                await self.play(line, table)
            except (WebSocketException, TimeoutError):
                self.tally.held -= 1
                return
            finally:
                await line.close()

    async def play(self, line: ClientConnection, table: OpenedTable) -> None:
        """Play a table to its end."""
        self.tally.held += self.sent == 0
        self.over, self.question, self.version = False, None, 0
        await line.send(_write.encode({"do": "hello", "tokens": list(table.tokens.values())}), text=True)
        while True:
            while self.question is None and not self.over:
                await self._receive(line)
            if self.question is None:
                return
            await self.begin.wait()
            await asyncio.sleep(self._pause())
            seat, decision = self.question
            self.question = None
            await self._choose(line, seat, decision)

    def _pause(self) -> float:
        """Random pauses that add up to a steady pace of all tables."""
        return -log((1 + self.chance.below(10**6)) / 10**6) * self.load.tables / self.load.pace

    async def _choose(self, line: ClientConnection, seat: int, decision: _Decision) -> None:
        self.sent += 1
        own = str(self.sent)
        choice = self.chance.pick(decision.options)
        act = {"do": "choose", "seat": seat, "id": own, "number": decision.number, "choice": choice}
        started = time.perf_counter()
        await line.send(_write.encode(act), text=True)
        while True:
            answer = await self._receive(line)
            if isinstance(answer, _Done) and answer.id == own:
                self.tally.latencies.append(time.perf_counter() - started)
                return
            if isinstance(answer, _Refused):
                self.tally.refused += 1
                return

    async def _receive(self, line: ClientConnection) -> _State | _Done | _Refused:
        async with asyncio.timeout(TIMEOUT):
            message: _State | _Done | _Refused = _read.decode(await line.recv(decode=False))
        if isinstance(message, _State) and message.version >= self.version and message.view is not None:
            decision = message.view.decision
            if message.version > self.version:
                self.version, self.question = message.version, None
            if decision is not None and decision.options:
                self.question = message.seat, decision
            self.over = message.table.status == "over"
        return message


def measure_load(server: Server, load: Load, tick: Callable[[float], None]) -> Row:
    """Play that many tables at that pace; returns one row of the report.

    `tick` is told how much of it is done, from 0 to 1.
    """
    return asyncio.run(_measure(server, load, tick))


async def _measure(server: Server, load: Load, tick: Callable[[float], None]) -> Row:
    tally = Tally()
    begin = asyncio.Event()
    door = asyncio.Semaphore(AT_ONCE)
    chance = Chance(1)  # one for all: generators with neighbouring seeds start alike
    clients = [Client(server.address, load, chance, tally, begin) for _ in range(load.tables)]
    tasks = [asyncio.create_task(client.run(door)) for client in clients]
    try:
        latest = time.monotonic() + TIMEOUT + load.tables / 10
        while tally.held < load.tables and time.monotonic() < latest:
            _check(tasks)
            tick(0.3 * tally.held / load.tables)
            await asyncio.sleep(0.1)
        gc.collect()
        gc.disable()  # collecting garbage here must not count as latency
        begin.set()
        await asyncio.sleep(WARMING_UP * load.seconds)
        tally.latencies.clear()
        started, cpu = time.perf_counter(), server.cpu()
        while (passed := time.perf_counter() - started) < load.seconds:
            tick(0.3 + 0.7 * passed / load.seconds)
            _check(tasks)
            await asyncio.sleep(min(0.5, load.seconds / 10))
        latencies, passed, cpu = sorted(tally.latencies), time.perf_counter() - started, server.cpu() - cpu
    finally:
        gc.enable()
        for task in tasks:
            task.cancel()
        with suppress(asyncio.CancelledError):
            await asyncio.gather(*tasks, return_exceptions=True)
    tick(1.0)
    return {
        **asdict(load),
        "tables_held": tally.held,
        "choices_per_s": len(latencies) / passed,
        "p50_ms": _percentile(latencies, 0.50),
        "p99_ms": _percentile(latencies, 0.99),
        "cpu_ms": 1000 * cpu / max(1, len(latencies)),
        "refused": tally.refused,
    }


def _check(tasks: Sequence[asyncio.Task[None]]) -> None:
    """Raise the error of a client that has failed, if any has."""
    for task in tasks:
        if task.done():
            task.result()


def _percentile(latencies: Sequence[float], part: float) -> float:
    """The latency in milliseconds below which that part of the sorted latencies lies."""
    return 1000 * latencies[max(0, ceil(part * len(latencies)) - 1)] if latencies else float("inf")


def idle_row(server: Server, game: str, seats: int) -> Row:
    """Measure the memory of a table whose match has begun and where nothing happens."""
    for _ in range(AT_ONCE):
        open_table(server.address, game, seats)
    before = server.memory()
    for _ in range(IDLE_TABLES):
        open_table(server.address, game, seats)
    return {"game": game, "idle_tables": IDLE_TABLES, "idle_kb": max(0, server.memory() - before) / IDLE_TABLES / 1000}


def bars_of_load(rows: Sequence[Row]) -> list[Bar]:
    """The bars for a full server, idle tables, and tables that many watch."""
    bars: list[Bar] = []
    for row in rows:
        if "idle_kb" in row:
            bars.append(Bar(row["game"], "idle", MOST_IDLE, row["idle_kb"]))
        elif "crowd_costs" in row:
            bars.append(Bar(row["game"], "crowd", MOST_CROWD_COSTS, row["crowd_costs"]))
        elif row["tables"] >= FULL_HOUSE:
            bars.append(Bar(row["game"], "tables", row["tables"], row["tables_held"]))
            bars.append(Bar(row["game"], "choices", LEAST_CHOICES, row["choices_per_s"]))
            bars.append(Bar(row["game"], "p99", MOST_P99, row["p99_ms"]))
    return bars
