"""The house: all tables of this node. It reads them when needed, keeps what happens, looks after bots and clocks.

Nothing here decides anything: an entry counts once the store has it, and any other node may have been first.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, ParamSpec, TypeVar

import msgspec
import structlog

from herna.bots.bot import chance_of_bot
from herna.bots.steady import Failure, failure_report
from herna.engine.chance import Chance
from herna.engine.decision import DECLINE, Choice
from herna.engine.errors import BadInput, HernaError
from herna.engine.events import SPECTATOR
from herna.engine.view import Chair
from herna.games.catalogue import game_named
from herna.server.acts import entry_of, pass_of
from herna.server.archive import Archive, PlayedAgain
from herna.server.courses import Courses
from herna.server.entries import CHOOSING, Entry, Header
from herna.server.messages import MOST_SEATS, AnyAct
from herna.server.metrics import Metrics
from herna.server.settings import Settings
from herna.server.shared_table import SharedTable
from herna.server.store import Conflict, Store, Write
from herna.server.thinkers import MOST_SECONDS, Thinkers

SNAPSHOT_EVERY = 50  # entries
RETRIES = 20
STEPS = 1000  # into which the span of a pause is divided
MOST_CLAIMED = 200  # tables at once that a node looks after because they are due

P = ParamSpec("P")
R = TypeVar("R")

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
        self.due: float | None = None  # as this node has written it last
        self.touched = time.monotonic()

    def wake(self) -> None:
        """Let everybody who wants to know of changes look."""
        for listener in self.listeners:
            listener.set()


class House:
    """The tables, and the processes in which bots think. `tell` is called with what other nodes have to know."""

    def __init__(self, settings: Settings, store: Store, thinkers: Thinkers, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.thinkers = thinkers
        self.metrics = metrics
        self.tell: Callable[[str], None] = lambda id: None
        self.lives: dict[str, Live] = {}
        self.tasks: set[asyncio.Task[Any]] = set()  # entries that are being taken, bots that are being asked
        self.sweeper: asyncio.Task[None] | None = None
        self.closing = False
        self.patient = asyncio.Semaphore(1)
        self.archive = Archive()
        self.courses = Courses(thinkers, self.played_again)

    # Coming and going

    async def open(self) -> None:
        self.thinkers.start()
        self.sweeper = asyncio.create_task(self._sweep_for_ever())

    async def close(self) -> None:
        """Let no more bots play, wait until what is being taken is kept, and close the store."""
        self.closing = True
        ending = [*self.courses.tasks, *(live.bot for live in self.lives.values() if live.bot is not None)]
        if self.sweeper is not None:
            ending.append(self.sweeper)
        for task in ending:
            task.cancel()
        await asyncio.gather(*ending, return_exceptions=True)
        await asyncio.gather(*self.tasks, return_exceptions=True)
        try:
            await self._hand_over_bots()
        except Exception:  # another node asks them after a while
            log.exception("bots_not_handed_over")
        await self.thinkers.close()
        await self.store.close()

    async def _hand_over_bots(self) -> None:
        """Whoever serves next asks the bots that this node would have asked, at once."""
        asked = [live for live in self.lives.values() if live.table is not None and live.table.answered_here() >= 0]
        await self.store.put_off([(live.id, live.due) for live in asked if live.due is not None], time.time())

    def _start(self, work: Coroutine[Any, Any, R]) -> asyncio.Task[R]:
        """Begin something that is finished even if nobody waits for it any more."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def in_the_background(self, work: Callable[P, R], *given: P.args, **named: P.kwargs) -> R:
        """Do what takes a while outside the loop: one such thing at a time, so that all others are still answered."""
        async with self.patient:
            return await asyncio.to_thread(work, *given, **named)

    async def played_again(self, table: SharedTable) -> PlayedAgain:
        """A finished match with every position it went through."""
        return await self.in_the_background(self.archive.played_again, table)

    # Tables

    async def new_table(self, header: Header, entries: Sequence[Entry]) -> None:
        """Open a table with those who sit at it from the start."""
        live = Live(header.id)
        table = live.table = SharedTable(header, game_named(header.game))
        await self.in_the_background(_apply_all, table, entries)
        live.due = self._due(table)
        await self.store.open_table(header, entries, table.status(), live.due)
        live = self.lives.setdefault(header.id, live)  # somebody may have found it in a list already
        self.metrics.opened.inc()
        self._look_after(live)

    async def live(self, id: str) -> Live:
        """A table by its id, as somebody asks for it; `BadInput`, if there is none."""
        live = self.lives.get(id)
        if live is None:
            live = Live(id)
            live.table = await self._read(id)
            live = self.lives.setdefault(id, live)
        elif self.settings.on_postgresql():
            live.behind = True  # whoever asks may have heard from another node what this one has not
        live.touched = time.monotonic()
        return live

    async def _read(self, id: str) -> SharedTable:
        """Read a table: from its snapshot and what came after, or from its first entry on."""
        header = await self.store.header(id)
        if header is None:
            raise BadInput("error-no-table")
        snapshot = await self.store.snapshot(id)
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
        """The table as it is now; the caller holds the lock. What is new wakes everybody who wants to know."""
        known = -1 if live.table is None else live.table.version()
        if live.table is None:
            live.behind = False
            live.table = await self._read(live.id)
        elif live.behind:
            live.behind = False  # first, since more may be written while we read
            try:
                await self._follow(live.table)
            except BaseException:
                live.table = None
                raise
        if live.table.version() > known:
            live.wake()
        return live.table

    # What happens at a table

    async def take(self, live: Live, make: Callable[[SharedTable, float], Entry | int]) -> int:
        """Make an entry, carry it out, keep it, then tell everybody. Says the version that it made.

        `make` refuses what cannot be, or says the version at which the same was done before. Once begun it is finished,
        even if whoever asked for it goes away.
        """
        return await asyncio.shield(self._start(self._take(live, make)))

    async def _take(self, live: Live, make: Callable[[SharedTable, float], Entry | int]) -> int:
        for _ in range(RETRIES):
            async with live.lock:
                table = await self.up_to_date(live)
                known = table.version()
                try:
                    entry = make(table, time.time())
                    if isinstance(entry, int):
                        return entry
                    kept = await self._keep(live, table, entry)
                except HernaError:
                    if await self._there_is_more(live, known):
                        continue
                    raise
            if kept:
                self.metrics.entries.labels(entry.kind).inc()
                self.changed(live)
                self.tell(live.id)
                return entry.number
        raise BadInput("error-busy")

    async def _there_is_more(self, live: Live, known: int) -> bool:
        """Whether another node has written what this one had not heard of: nothing is refused because of that."""
        if not self.settings.on_postgresql():
            return False
        live.behind = True
        return (await self.up_to_date(live)).version() > known

    async def _keep(self, live: Live, table: SharedTable, entry: Entry) -> bool:
        """Carry an entry out and keep it; not, if another node was first. Until it is kept nobody sees the table."""
        before = table.places[entry.seat].owner
        live.table = None  # whatever goes wrong from here on: the table is read again
        try:
            table.apply(entry)
        except HernaError:
            if entry.kind in CHOOSING:
                live.table = table  # a choice that is refused has changed nothing
            raise
        write = self._write(table, entry, before)
        try:
            await self.store.append(write)
        except Conflict:
            return False
        live.table = table
        live.due = write.due
        return True

    async def act(self, live: Live, act: AnyAct, allowed: Callable[[SharedTable], object] = lambda _: None) -> int:
        """What a person in that seat does, if it is allowed; the same message counts once."""

        def make(table: SharedTable, at: float) -> Entry | int:
            allowed(table)
            done = table.done.get((act.seat, act.id))
            return entry_of(table, act, at) if done is None else done

        if live.table is None or live.table.header.clock is not None or live.table.clocks.ends:
            await self._let_time_fall(live)  # before anybody is late with a choice
        return await self.take(live, make)

    async def hand_over(self, visitor: str, account: str, most: int) -> None:
        """Give the seats of a visitor to an account, at so many tables, the newest first."""

        def make(table: SharedTable, at: float) -> Entry | int:
            seats = [seat for seat, place in enumerate(table.places) if place.owner == visitor]
            number = table.version() + 1
            return Entry(number, "own", seats[0], at, {"owner": account}) if seats else table.version()

        for id in await self.store.listed(most, visitor):
            live = await self.live(id)
            for _ in range(MOST_SEATS):  # a visitor may have all
                await self.take(live, make)

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
        if table.answered_here() >= 0:
            return time.time() + self.settings.grace
        falls = table.clocks.falls_at(table.waited_for())
        ends = [table.clocks.ends] if table.clocks.ends and table.status() == "playing" else []
        return min([*ends, *([] if falls is None else falls[:1])], default=None)

    def changed(self, live: Live) -> None:
        """Wake everybody who wants to know, and whoever has to do something now."""
        live.touched = time.monotonic()
        live.wake()
        self._look_after(live)

    def heard(self, id: str) -> None:
        """Another node has written something at a table. If a bot is asked now, that node asks it."""
        live = self.lives.get(id)
        if live is not None:
            live.behind = True
            live.wake()

    # Bots and clocks

    def _look_after(self, live: Live) -> None:
        """Answer for whoever is asked, a bot or somebody who passes, if this node is not doing so already."""
        table = live.table
        if table is not None and table.answered_here() >= 0 and live.bot is None and not self.closing:
            live.bot = asyncio.create_task(self._answer_for_all(live))

    async def _answer_for_all(self, live: Live) -> None:
        """Bots answer, and windows are passed, until a person is asked or the match is over."""
        try:
            while await self._answer_for_one(live):
                pass
        except Exception:  # it is due after a while, and then tried again
            log.exception("bot_task_failed")
        finally:
            live.bot = None

    async def _answer_for_one(self, live: Live) -> bool:
        if live.table is not None and live.table.clocks.time_is_over(time.time()):
            await self._let_time_fall(live)
        async with live.lock:
            table = await self.up_to_date(live)
            seat, match, decision = table.answered_here(), table.match, table.decision()
            if seat < 0 or match is None:
                return False
            bot = table.places[seat].name if table.bot_asked() == seat else ""
            pause = self._pause(table)
            chance = chance_of_bot(match.seed, seat, match.number())
            chair = Chair(match.play.copy(), seat)
        ready = time.perf_counter() + pause
        choice = DECLINE
        if bot:
            choice, failure = await self._choice_of(chair, bot, chance, pause)
            if failure is not None:
                log.error("bot_failed", bot=bot, why=failure.why, journal=failure_report(match, failure))
        await _sleep_unless_decided(live, decision, ready - time.perf_counter())

        def make(table: SharedTable, at: float) -> Entry | int:
            if table.answered_here() != seat or table.decision() != decision:
                return table.version()
            if not bot:
                return pass_of(table, seat, at)
            return Entry(table.version() + 1, "choose", seat, at, {"choice": list(choice)})

        await self.take(live, make)
        return True

    async def _choice_of(
        self, chair: Chair[Any], bot: str, chance: Chance, pause: float
    ) -> tuple[Choice, Failure | None]:
        """What a bot chooses; where it has to take its time, it has no more than that to think."""
        started = time.perf_counter()
        seconds = min(MOST_SECONDS, self.settings.pause[0]) if pause else MOST_SECONDS
        choice, failure = await self.thinkers.choice(chair, bot, chance, seconds)
        self.metrics.thinking.labels(bot.partition(":")[0]).observe(time.perf_counter() - started)
        if failure is not None:
            self.metrics.failures.inc()
        return choice, failure

    def _pause(self, table: SharedTable) -> float:
        """How long the answer to this decision takes at least: the same for all who are asked, whatever they hold."""
        return drawn_between(*self.settings.pause) if _is_watched(table) else 0.0

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
        await self._put_off_busy(now)
        while claimed := await self.store.claim(now, MOST_CLAIMED, now + self.settings.grace):
            for id in claimed:
                try:
                    await self._look_after_claimed(id, now + self.settings.grace)
                except Exception:  # one broken table does not keep the others waiting
                    log.exception("table_failed")
        await self._look_for_missed_notices()
        latest = time.monotonic() - self.settings.idle
        for id, live in list(self.lives.items()):
            if live.touched < latest and not live.listeners and live.bot is None and not live.lock.locked():
                del self.lives[id]

    async def _put_off_busy(self, now: float) -> None:
        """Tables whose bots this node is asking are not due for others as long as it lives."""
        until = now + self.settings.grace
        soon = now + self.settings.grace / 2
        busy = [live for live in self.lives.values() if live.bot is not None]
        due_soon = [(live, live.due) for live in busy if live.due is not None and live.due < soon]
        await self.store.put_off([(live.id, was) for live, was in due_soon], until)
        for live, was in due_soon:
            if live.due == was:
                live.due = until

    async def _look_after_claimed(self, id: str, until: float) -> None:
        live = await self.live(id)
        live.behind = True
        live.due = until
        await self._let_time_fall(live)
        self._look_after(live)

    async def _look_for_missed_notices(self) -> None:
        """A notice of another node can get lost with a connection; whoever listens here must not wait for ever."""
        if self.settings.on_postgresql():
            watched = [live for live in self.lives.values() if live.listeners and live.table is not None]
            versions = await self.store.versions([live.id for live in watched])
            for live in watched:
                if live.table is not None and versions.get(live.id, 0) > live.table.version():
                    self.heard(live.id)

    async def _let_time_fall(self, live: Live) -> None:
        def make(table: SharedTable, at: float) -> Entry | int:
            falls = table.clocks.falls_at(table.waited_for())
            if falls is not None and falls[0] <= at:
                return Entry(table.version() + 1, "time", falls[1], at)
            if table.status() == "playing" and table.clocks.time_is_over(at):
                return Entry(table.version() + 1, "call", SPECTATOR, at)
            return table.version()

        await self.take(live, make)


def drawn_between(low: float, high: float) -> float:
    """Some time between two others, which nobody can foresee."""
    return low + (high - low) * secrets.randbelow(STEPS) / STEPS


async def _sleep_unless_decided(live: Live, decision: tuple[int, int], seconds: float) -> None:
    """Wait before an answer, unless it is given meanwhile: what comes after it would be late, and tell of this."""
    news = asyncio.Event()
    live.listeners.add(news)
    try:
        async with asyncio.timeout(max(0.0, seconds)):
            while live.table is None or live.table.decision() == decision:
                await news.wait()
                news.clear()
    except TimeoutError:
        pass
    finally:
        live.listeners.discard(news)


def _is_watched(table: SharedTable) -> bool:
    """Whether the speed of an answer could tell something: a window is open, and several people sit at the table."""
    ask = None if table.match is None else table.match.play.ask
    people = {table.places[seat].owner or str(seat) for seat in table.people()}
    return ask is not None and ask.window and len(people) > 1


def _apply_all(table: SharedTable, entries: Sequence[Entry]) -> None:
    for entry in entries:
        table.apply(entry)


def new_id() -> str:
    """128 random bits: whoever has a table's address may look at it."""
    return secrets.token_urlsafe(16)
