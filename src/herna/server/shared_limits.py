"""The limits of requests and connections, counted over all nodes through the database.

Each node limits by itself at once. Every few seconds it writes what its busiest callers have used, and charges its own
callers with what they have used elsewhere.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final, NamedTuple

import structlog
from sqlalchemy import select

from herna.server.schema import USED
from herna.server.security import Limits, hashed
from herna.server.sockets import Connections
from herna.server.steady_time import SteadyTime
from herna.server.store import Store

SHARE_EVERY: Final = 2.0  # seconds
BUSY: Final = 0.1  # of what is allowed: who uses less is not shared
MOST_SHARED: Final = 500  # callers that a node shares, the busiest
FRESH: Final = 4 * SHARE_EVERY  # seconds after which a node that shares nothing has no connections any more

log = structlog.get_logger("herna.limits")


class Shared(NamedTuple):
    """What was shared last of a caller.

    It is known for longer than others remember it, so that a total never begins again for those who do.
    """

    total: float
    lines: int
    at: float


class SharedLimits:
    """Shares what callers use with the other nodes."""

    def __init__(self, store: Store, limits: Limits, clock: SteadyTime, node: str) -> None:
        self.store = store
        self.limits = limits
        self.clock = clock
        self.node = node
        self.connections: Connections | None = None
        self.shared: dict[str, Shared] = {}  # what was shared last of callers, by digest
        self.seen: dict[tuple[str, str], float] = {}  # what they had used elsewhere, by node and digest
        self.sharing: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Share from now on."""
        self.sharing = asyncio.create_task(self._share_for_ever())

    async def close(self) -> None:
        """Share no more."""
        if self.sharing is not None:
            self.sharing.cancel()
            await asyncio.gather(self.sharing, return_exceptions=True)

    async def _share_for_ever(self) -> None:
        while True:
            await asyncio.sleep(SHARE_EVERY)
            try:
                await self.share()
            except Exception:  # the limits of this node hold meanwhile
                log.exception("limits_not_shared")

    async def share(self) -> None:
        """Write what was used here, and charge what was used elsewhere."""
        now = self.clock.now()
        used = {hashed(key): key for key in self.limits.used}
        rows = self._busiest({digest: self.limits.used[key] for digest, key in used.items()}, now)
        self.limits.used.clear()
        if rows:
            written = self.store.insert(USED)
            values = {name: written.excluded[name] for name in ("used", "total", "lines", "at")}
            written = written.on_conflict_do_update(index_elements=["key", "node"], set_=values)
            async with self.store.changing() as connection:
                await connection.execute(written, rows)
        async with self.store.engine.connect() as connection:
            others = list(
                await connection.execute(select(USED).where(USED.c.node != self.node, USED.c.at > now - FRESH))
            )
        lines: dict[str, int] = {}
        seen: dict[tuple[str, str], float] = {}
        for row in others:
            known = self.seen.get((row.node, row.key))
            weight = row.used if known is None else row.total - known
            seen[row.node, row.key] = row.total
            if weight:
                self.limits.charge(row.key, weight, used.get(row.key))
            if row.lines:
                lines[row.key] = lines.get(row.key, 0) + row.lines
        self.seen = seen
        if self.connections is not None:
            self.connections.elsewhere = lines

    def _busiest(self, used: dict[str, float], now: float) -> list[dict[str, Any]]:
        """A row for each caller who uses much here, or whose connections have ended."""
        lines: dict[str, int] = {}
        if self.connections is not None:
            least_lines = BUSY * self.connections.most
            open = self.connections.open.items()
            lines = {hashed(address): number for address, number in open if number >= least_lines}
        least = BUSY * self.limits.rate * SHARE_EVERY
        busy = lines.keys() | {key for key, weight in used.items() if weight >= least}
        ended = {key for key, known in self.shared.items() if known.lines and key not in lines}
        by_use = sorted(busy | ended, key=lambda key: used.get(key, 0.0) + lines.get(key, 0), reverse=True)
        rows: list[dict[str, Any]] = []
        for key in by_use[:MOST_SHARED]:
            weight, number = used.get(key, 0.0), lines.get(key, 0)
            total = weight + (self.shared[key].total if key in self.shared else 0.0)
            self.shared[key] = Shared(total, number, now)
            rows.append({"key": key, "node": self.node, "used": weight, "total": total, "lines": number, "at": now})
        self.shared = {key: known for key, known in self.shared.items() if known.at > now - 2 * FRESH}
        return rows
