"""The house: all tables of this node. It reads them when needed, keeps what happens, looks after bots and clocks.

Nothing here decides anything: an entry counts once the store has it, and any other node may have been first.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from contextlib import suppress

import msgspec
import structlog

from herna.bots.bot import chance_of_bot
from herna.bots.steady import failure_report
from herna.engine.errors import BadInput
from herna.engine.view import Chair
from herna.games.catalogue import game_named
from herna.server.acts import entry_of
from herna.server.messages import AnyAct
from herna.server.metrics import Metrics
from herna.server.settings import Settings
from herna.server.shared_table import Entry, Header, SharedTable
from herna.server.store import Conflict, Store, Write
from herna.server.thinkers import Thinkers

SNAPSHOT_EVERY = 50  # entries
RETRIES = 20
GRACE = 15.0  # seconds after which a bot that was asked is asked again, by whichever node notices
MOST_DUE = 200  # tables that one sweep looks after

log = structlog.get_logger("herna.house")


class Live:
    """A table in the memory of this node: the table, whoever wants to know of changes, and what is going on for it."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.table: SharedTable | None = None  # None: it has to be read
        self.behind = False  # another node has written more
        self.lock = asyncio.Lock()
        self.listeners: set[asyncio.Event] = set()
        self.bot: asyncio.Task[None] | None = None
        self.touched = time.monotonic()


class House:
    """The tables, and the processes in which bots think. `tell` is called with what other nodes have to know."""

    def __init__(self, settings: Settings, store: Store, thinkers: Thinkers, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.thinkers = thinkers
        self.metrics = metrics
        self.tell: Callable[[str], None] = lambda id: None
        self.lives: dict[str, Live] = {}
        self.sweeper: asyncio.Task[None] | None = None

    # Coming and going

    async def open(self) -> None:
        self.thinkers.start()
        self.sweeper = asyncio.create_task(self._sweep_for_ever())

    async def close(self) -> None:
        if self.sweeper is not None:
            self.sweeper.cancel()
        for live in self.lives.values():
            if live.bot is not None:
                live.bot.cancel()
        await self.thinkers.close()
        await self.store.close()

    # Tables

    async def new_table(self, header: Header, entries: Sequence[Entry]) -> None:
        """Open a table with those who sit at it from the start."""
        live = Live(header.id)
        table = live.table = SharedTable(header, game_named(header.game))
        for entry in entries:
            table.apply(entry)
        await self.store.open_table(header, entries, table.status(), self._due(table))
        self.lives[header.id] = live
        self.metrics.opened.inc()
        self._look_after(live)

    async def live(self, id: str) -> Live:
        """A table by its id; `BadInput`, if there is none."""
        live = self.lives.get(id)
        if live is None:
            live = Live(id)
            live.table = await self._read(id)
            live = self.lives.setdefault(id, live)
        live.touched = time.monotonic()
        return live

    async def _read(self, id: str, whole: bool = False) -> SharedTable:
        """Read a table: from its snapshot and what came after, or from its first entry on."""
        header = await self.store.header(id)
        if header is None:
            raise BadInput("error-no-table")
        snapshot = None if whole else await self.store.snapshot(id)
        if snapshot is not None:
            try:
                table = SharedTable(header, game_named(header.game))
                table.thaw(msgspec.json.decode(snapshot))
                await self._follow(table)
                return table
            except Exception:
                log.warning("snapshot_unusable", exc_info=True)
        table = SharedTable(header, game_named(header.game))
        await self._follow(table)
        return table

    async def _follow(self, table: SharedTable) -> None:
        """Apply what the store has more of."""
        entries = await self.store.entries(table.header.id, table.version())
        for at, entry in enumerate(entries, 1):
            table.apply(entry)
            if at % 50 == 0:
                await asyncio.sleep(0)  # others have their turn

    async def up_to_date(self, live: Live) -> SharedTable:
        """The table as it is now; the caller holds the lock."""
        if live.table is None:
            live.table = await self._read(live.id)
        elif live.behind:
            await self._follow(live.table)
        live.behind = False
        return live.table

    # What happens at a table

    async def take(self, live: Live, make: Callable[[SharedTable, float], Entry | int]) -> int:
        """Make an entry, carry it out, keep it, then tell everybody. Says the version that it made.

        `make` refuses what cannot be, or says the version at which the same was done before.
        """
        for _ in range(RETRIES):
            async with live.lock:
                table = await self.up_to_date(live)
                entry = make(table, time.time())
                if isinstance(entry, int):
                    return entry
                if entry.kind in ("undo", "answer") and table.forgotten(table.back_to(_who_goes_back(table, entry))):
                    table = live.table = await self._read(live.id, whole=True)
                try:
                    before = table.places[entry.seat].owner
                    table.apply(entry)
                    await asyncio.shield(self.store.append(self._write(table, entry, before)))
                except Conflict:
                    live.table = None
                    continue
                except BaseException as error:
                    if not isinstance(error, BadInput) or table.version() >= entry.number:
                        live.table = None  # whether the entry is kept is not known, so the table is read again
                    raise
            self.metrics.entries.labels(entry.kind).inc()
            self.changed(live)
            self.tell(live.id)
            return entry.number
        raise BadInput("error-busy")

    async def act(self, live: Live, act: AnyAct) -> int:
        """What a person in that seat does; the same message counts once."""

        def make(table: SharedTable, at: float) -> Entry | int:
            done = table.done.get((act.seat, act.id))
            return entry_of(table, act, at) if done is None else done

        return await self.take(live, make)

    def _write(self, table: SharedTable, entry: Entry, before: str) -> Write:
        after = table.places[entry.seat].owner
        frozen = entry.number % SNAPSHOT_EVERY == 0 and table.ended is None
        return Write(
            table.header.id,
            entry,
            table.status(),
            self._due(table),
            visitor=after if after != before else "",
            freed=before if after != before and all(place.owner != before for place in table.places) else "",
            snapshot=msgspec.json.encode(table.frozen()) if frozen else b"",
        )

    def _due(self, table: SharedTable) -> float | None:
        """When a node has to look after the table even if nobody does anything."""
        if table.bot_asked() >= 0:
            return time.time() + GRACE
        falls = table.clocks.falls_at([seat for seat in table.asked() if table.places[seat].kind == "person"])
        return None if falls is None else falls[0]

    def changed(self, live: Live) -> None:
        """Wake everybody who wants to know, and whoever has to do something now."""
        live.touched = time.monotonic()
        for listener in live.listeners:
            listener.set()
        self._look_after(live)

    async def heard(self, id: str) -> None:
        """Another node has written something at a table."""
        live = self.lives.get(id)
        if live is not None:
            live.behind = True
            if live.listeners:
                async with live.lock:
                    await self.up_to_date(live)
                self.changed(live)

    # Bots and clocks

    def _look_after(self, live: Live) -> None:
        """Ask the bot whose turn it is, if this node is not doing so already."""
        table = live.table
        if table is not None and table.bot_asked() >= 0 and live.bot is None:
            live.bot = asyncio.create_task(self._let_bots_play(live))

    async def _let_bots_play(self, live: Live) -> None:
        """Bots answer until a person is asked or the match is over."""
        try:
            while await self._let_a_bot_answer(live):
                pass
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("bot_task_failed")
        finally:
            live.bot = None

    async def _let_a_bot_answer(self, live: Live) -> bool:
        async with live.lock:
            table = await self.up_to_date(live)
            seat, match = table.bot_asked(), table.match
            if seat < 0 or match is None:
                return False
            number, bot = match.number(), table.places[seat].name
            chance = chance_of_bot(match.seed, seat, number)
            chair = Chair(match.play.copy(), seat)
        started = time.perf_counter()
        choice, failure = await self.thinkers.choice(chair, bot, chance)
        self.metrics.thinking.labels(bot.partition(":")[0]).observe(time.perf_counter() - started)

        def make(table: SharedTable, at: float) -> Entry | int:
            still = table.bot_asked() == seat and table.match is not None and table.match.number() == number
            return (
                Entry(table.version() + 1, "choose", seat, at, {"choice": list(choice)}) if still else table.version()
            )

        if failure is not None:
            self.metrics.failures.inc()
            log.error("bot_failed", bot=bot, why=failure.why, journal=failure_report(match, failure))
        await self.take(live, make)
        return True

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep)
            try:
                await self.sweep()
            except Exception:
                log.exception("sweep_failed")

    async def sweep(self) -> None:
        """Look after what is due: clocks that have fallen, bots that a dead node was asking; forget what is idle."""
        now = time.time()
        for id in await self.store.due(now, MOST_DUE):
            with suppress(BadInput):
                live = await self.live(id)
                live.behind = True
                await self._let_time_fall(live, now)
                self._look_after(live)
        await self._look_for_missed_notices()
        latest = time.monotonic() - self.settings.idle
        for id, live in list(self.lives.items()):
            if live.touched < latest and not live.listeners and live.bot is None and not live.lock.locked():
                del self.lives[id]

    async def _look_for_missed_notices(self) -> None:
        """A notice of another node can get lost with a connection; whoever listens here must not wait for ever."""
        if self.settings.on_postgresql():
            watched = [live for live in self.lives.values() if live.listeners and live.table is not None]
            versions = await self.store.versions([live.id for live in watched])
            for live in watched:
                if live.table is not None and versions.get(live.id, 0) > live.table.version():
                    await self.heard(live.id)

    async def _let_time_fall(self, live: Live, now: float) -> None:
        def make(table: SharedTable, at: float) -> Entry | int:
            people = [seat for seat in table.asked() if table.places[seat].kind == "person"]
            falls = table.clocks.falls_at(people)
            if falls is None or falls[0] > now:
                return table.version()
            return Entry(table.version() + 1, "time", falls[1], at)

        await self.take(live, make)


def _who_goes_back(table: SharedTable, entry: Entry) -> int:
    """The seat whose choice is taken back by an undo, or by an answer to one."""
    if entry.kind == "undo" or table.offer is None:
        return entry.seat
    return table.offer.seat


def new_id() -> str:
    """128 random bits: whoever has a table's address may look at it."""
    return secrets.token_urlsafe(16)
