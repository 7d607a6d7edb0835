"""The lobby: everything that happens at the tables of this node.

An act is accepted (it gives an entry, or was done before), the entry is committed, and everybody is told. An entry
counts once the store has it; another node may have been first.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from math import inf
from typing import Any, Protocol

import msgspec
import structlog
from msgspec import structs

from herna.engine.content import change_digest
from herna.engine.errors import BadInput, HernaError
from herna.games.catalogue import game_named
from herna.server.accept import accept, overdue
from herna.server.acts import ChangeOwner, CheckClocks, NoteRematch, TableAct
from herna.server.apply import apply
from herna.server.archive import Archive
from herna.server.audience import Audience, Line
from herna.server.autoplay import Autoplay, random_between
from herna.server.background import Background
from herna.server.bans import Bans
from herna.server.coaching import Coaches
from herna.server.entries import AlreadyDone, Entry, Header
from herna.server.mail import Mails
from herna.server.meeting.chat import Chat
from herna.server.messages import MOST_SEATS
from herna.server.metrics import Metrics
from herna.server.notices import Notices
from herna.server.orders import Orders, announced
from herna.server.people.counting import count_matches
from herna.server.people.results import finished_match
from herna.server.rematch import rematch_of
from herna.server.retention import remove_unused
from herna.server.rooms import Room, Rooms, Unreadable
from herna.server.sealed import seal
from herna.server.security import Unhealthy
from herna.server.settings import Settings
from herna.server.shared_table import SharedTable
from herna.server.steady_time import SteadyTime
from herna.server.store import Also, Conflict, Store, Write
from herna.server.thinkers import Thinkers
from herna.server.trials import Trials
from herna.server.who import Who
from herna.server.win_chances import WinCurves

SNAPSHOT_EVERY = 50  # entries of a short match; of a long one each takes longer to write, and they come rarely
SHORT = 800  # entries
FIRST_REMOVAL = 600.0, 3600.0  # seconds after the start
REMOVE_EVERY = 6 * 3600.0
RETRIES = 20
UNREADABLE_AGAIN = 3600.0  # seconds after which a table that cannot be read is looked after again
ABANDONED = 30 * 24 * 3600.0  # seconds after which a table that nobody has touched no longer counts as open
BEAT_EVERY = 20.0  # seconds between two times that a node tells how busy it is
DRAINING = 0.05  # seconds between two looks at what is still under way
MOST_CLAIMED = 200  # due tables that a node claims at once

log = structlog.get_logger("herna.lobby")


class Connected(Protocol):
    """A live connection, as the lobby knows it."""

    async def tell_notice(self) -> None:
        """Tell what is announced."""

    async def end_if_banned(self) -> None:
        """End it, if the one at the other end is banned."""


class Taken(msgspec.Struct, frozen=True):
    """An act that was taken, with its entry, if it made one."""

    entry: Entry | None
    version: int  # which shows it


class Lobby:
    """Takes acts at tables, tells everybody about them, and looks after bots and clocks."""

    def __init__(
        self, settings: Settings, store: Store, thinkers: Thinkers, metrics: Metrics, notices: Notices
    ) -> None:
        self.settings = settings
        self.store = store
        store.count_matches = partial(count_matches, store.insert)
        self.thinkers = thinkers
        self.metrics = metrics
        self.notices = notices
        self.rooms = Rooms(store, settings.on_postgresql())
        self.clock = SteadyTime()
        self.autoplay = Autoplay(settings, self.rooms, thinkers, metrics, self.clock)
        self.audiences: dict[str, Audience] = {}  # by table: who is told what happens there
        self.background = Background()
        self.archive = Archive()
        self.win_curves = WinCurves(thinkers, self.archive, self.background)
        self.coaches = Coaches(thinkers, self.archive, self.background, self.win_curves)
        self.trials = Trials(thinkers, self.background, self.win_curves.turn)
        self.mails = Mails(settings, store, self.clock, metrics)
        self.acting: set[asyncio.Task[Any]] = set()  # acts that are being taken
        self.watching: list[asyncio.Task[None]] = []  # tasks that run as long as the lobby is open
        self.bans = Bans(store, self.clock)
        self.orders = Orders(store)
        self.chat = Chat(store)
        self.reread: dict[str, Callable[[str], Awaitable[None]]] = {}  # drafts and tournaments changed in the database
        self.forget_removed: list[Callable[[], Awaitable[None]]] = []  # drafts and tournaments that were removed by age
        self.announced: str | None = None  # during maintenance, what the operator tells everybody
        self.lines: set[Connected] = set()
        self.draining = False
        self.closing = False
        self.node = new_id()
        self.beating = asyncio.Lock()
        self.beaten = -inf  # when this node has last shown that it can write and read

    # Opening and closing

    async def open(self) -> None:
        """Start the bots' processes, listen to other nodes, and look after what is due."""
        self.clock.start(await self.store.now(), await self.store.newest())
        await self.orders.open()
        await self.bans.read()
        self.announced = await announced(self.store)
        self.thinkers.start()
        self.mails.open()
        self.watching = [asyncio.create_task(self._listen()), asyncio.create_task(self._sweep_for_ever())]

    async def close(self) -> None:
        """Stop the bots, finish the acts in progress, and close the store."""
        self.closing = True
        playing = [room.autoplay for room in self.rooms.loaded.values() if room.autoplay is not None]
        ending = [*self.watching, *self.win_curves.tasks, *self.coaches.tasks, *self.trials.tasks, *playing]
        for task in ending:
            task.cancel()
        await asyncio.gather(*ending, return_exceptions=True)
        await asyncio.gather(*self.acting, return_exceptions=True)
        try:
            await self._hand_over_bots()
        except Exception:  # another node asks them after a while
            log.exception("bots_not_handed_over")
        await self.mails.close()
        await self.thinkers.close()
        await self.store.close()

    async def _hand_over_bots(self) -> None:
        """Let another node ask the bots that this node would have asked, at once."""
        loaded = self.rooms.loaded.values()
        asked = [room for room in loaded if room.table is not None and room.table.awaits_server()]
        await self.store.put_off([(room.id, room.due) for room in asked if room.due is not None], self.clock.now())

    async def check_health(self, timeout: float, fresh: float) -> None:
        """Refuse if this node cannot write and read.

        A good answer holds for `fresh` seconds.
        """
        async with self.beating:
            if time.monotonic() - self.beaten < fresh:
                return
            try:
                async with asyncio.timeout(timeout):
                    beaten = await self.store.beat(self.node, self.clock.now(), **self.busy())
            except Exception as error:
                log.exception("unhealthy")
                raise Unhealthy("error-unhealthy") from error
            if not beaten:
                raise Unhealthy("error-unhealthy")
            self.beaten = time.monotonic()

    def busy(self) -> dict[str, int]:
        """How much this node does now."""
        waiting, tables = self.thinkers.turns.waiting_in_all(), len(self.rooms.loaded)
        return {"lines": len(self.lines), "waiting": waiting, "tables": tables}

    async def check_ready(self, timeout: float) -> None:
        """Refuse if this node does not take requests now."""
        if self.closing or self.draining or not self.watching:
            raise Unhealthy("error-not-ready")
        try:
            async with asyncio.timeout(timeout):
                await self.store.due(0.0, 1)
        except Exception as error:
            log.exception("not_ready")
            raise Unhealthy("error-not-ready") from error

    async def check_room(self, who: Who) -> None:
        """Refuse another table if there are too many, or none is opened now."""
        self.check_opening()
        settings, since = self.settings, self.clock.now() - ABANDONED
        if who.visitor.id and await self.store.count_open(who.visitor.id, since) >= settings.most_open:
            raise BadInput("error-too-many-tables", most=settings.most_open)
        if not who.is_local() and await self.store.count_open(since=since, opener=who.opener()) >= settings.most_from:
            raise BadInput("error-too-many-from-here", most=settings.most_from)
        if await self.store.count_open(since=since) >= settings.most_tables:
            raise BadInput("error-house-full")

    def check_opening(self) -> None:
        """Refuse a new table during maintenance, or before this node stops."""
        if self.draining:
            raise Unhealthy("error-restarting")
        if self.announced is not None:
            key = "error-maintenance-why" if self.announced else "error-maintenance"
            raise Unhealthy(key, why=self.announced)

    async def drain(self, timeout: float) -> None:
        """Open no more tables, tell everybody, and finish what is under way.

        Bots finish the decision that they think about; their matches go on after the restart.
        """
        self.draining = True
        await self._tell_notice()
        deadline = time.monotonic() + timeout
        while self._is_under_way() and time.monotonic() < deadline:
            await asyncio.sleep(DRAINING)

    def _is_under_way(self) -> bool:
        return bool(self.acting) or any(room.autoplay is not None for room in self.rooms.loaded.values())

    async def _tell_notice(self) -> None:
        await asyncio.gather(*(line.tell_notice() for line in self.lines), return_exceptions=True)

    async def open_table(self, header: Header, entries: Sequence[Entry], also: Also | None = None) -> bool:
        """Open a table with its first entries.

        Returns False if it is there already, or `also` says no.
        """
        header = structs.replace(header, change=change_digest(header.game))
        room = Room(header.id)
        table = room.table = SharedTable(header, game_named(header.game))
        await self.background.run(_apply_all, table, entries)
        room.due = self._due(table)
        if not await self.store.open_table(header, entries, table.status(), room.due, also):
            return False
        room = self.rooms.loaded.setdefault(header.id, room)  # somebody may have found it in a list already
        self.metrics.opened.inc()
        self.play_for_bots(room)
        return True

    # Who is told what happens

    def join_audience(self, room: Room, line: Line) -> None:
        """Tell a live connection what happens at a table, until it leaves."""
        self.audiences.setdefault(room.id, Audience(self.rooms, room)).join(line)

    def leave_audience(self, room: Room, line: Line) -> None:
        """Tell it no more."""
        audience = self.audiences[room.id]
        audience.leave(line)
        if not audience.lines:
            del self.audiences[room.id]

    # What happens at a table: accept, commit, tell

    async def act(self, room: Room, act: TableAct) -> Taken:
        """Do something at a table; it is finished even if the caller goes away."""
        task = asyncio.create_task(self._act(room, act))
        self.acting.add(task)
        task.add_done_callback(self.acting.discard)
        return await asyncio.shield(task)

    async def _act(self, room: Room, act: TableAct) -> Taken:
        for _ in range(RETRIES):
            async with room.lock:
                table = await self.rooms.up_to_date(room)
                known, at = table.number, self.clock.now()
                late = overdue(table, at)  # before anybody is late with a choice
                try:
                    entry = late or accept(table, act, at)
                except HernaError:
                    if await self.rooms.has_missed_something(room, known):
                        continue  # it may be refused only because of what this node had not heard of
                    raise
                if isinstance(entry, AlreadyDone):
                    return Taken(None, entry.version)
                committed = await self.commit(room, table, entry)
                version = table.version()
            if committed:
                self.tell(room, entry)
                if late is None:
                    return Taken(entry, version)
        raise BadInput("error-busy")

    async def commit(self, room: Room, table: SharedTable, entry: Entry) -> bool:
        """Apply an entry and store it.

        Returns False if another node was first: the table has to be read again.
        """
        owner, over = table.places[_seat_of(entry)].owner, table.ended is not None
        room.table = None  # until it is stored nobody sees the table, and whatever goes wrong, it is read again
        apply(table, entry)
        write = self._write(table, entry, owner, over)
        try:
            await self.store.append(write)
        except Conflict:
            return False
        room.table, room.due = table, write.due
        return True

    def tell(self, room: Room, entry: Entry) -> None:
        """Tell everybody about an entry.

        Listeners here, the other nodes, and the bot that has to answer now.
        """
        self.metrics.entries.labels(entry.kind).inc()
        room.touched = time.monotonic()
        room.wake()
        self.notices.tell(room.id)
        self.play_for_bots(room)

    def _write(self, table: SharedTable, entry: Entry, before: str, over: bool) -> Write:
        """An entry with what follows from it for the store.

        `before` is the owner that its seat had; `over`: the match was over before.
        """
        after = table.places[_seat_of(entry)].owner
        snapshot = is_worth_a_snapshot(entry.number) and table.ended is None
        return Write(
            table.header.id,
            entry,
            table.status(),
            self._due(table),
            visitor=after if after != before else "",
            freed=before if after != before and all(place.owner != before for place in table.places) else "",
            snapshot=seal(table) if snapshot else b"",
            finished=None if over else finished_match(table, entry.at),
        )

    def _due(self, table: SharedTable) -> float | None:
        """When a node must look after the table if nobody does anything."""
        if table.awaits_server():
            return self.clock.now() + self.settings.grace
        timeout = table.clocks.next_timeout(table.on_the_clock())
        ends = [table.clocks.ends] if table.clocks.ends and table.status() == "playing" else []
        return min([*ends, *([] if timeout is None else timeout[:1])], default=None)

    async def change_owner(self, visitor: str, account: str, most: int) -> None:
        """Give the seats of a visitor to an account, at the newest `most` tables."""
        for id in await self.store.listed(most, visitor):
            with suppress(Unreadable):
                room = await self.rooms.find(id)
                for _ in range(MOST_SEATS):  # a visitor may have all
                    await self.act(room, ChangeOwner(visitor, account))

    # Bots and clocks

    def play_for_bots(self, room: Room) -> None:
        """Start what the server has to do at a table, if anything.

        It answers for bots and people who pass, and opens rematches.
        """
        table = room.table
        if table is not None and table.awaits_server() and room.autoplay is None and not self._stops():
            room.autoplay = asyncio.create_task(self._play_for_bots(room))

    def _stops(self) -> bool:
        return self.closing or self.draining

    async def _play_for_bots(self, room: Room) -> None:
        try:
            while (
                not self.draining
                and (act := await self._rematch(room) or await self.autoplay.next_act(room)) is not None
            ):
                await self.act(room, act)
        except Exception:  # it is due after a while, and then tried again
            log.exception("bot_task_failed")
        finally:
            room.autoplay = None

    async def _rematch(self, room: Room) -> NoteRematch | None:
        """Open the rematch that all have agreed to, if that is due here."""
        async with room.lock:
            table = await self.rooms.up_to_date(room)
            if not table.rematch_is_due():
                return None
            header, entries = rematch_of(table, self.clock.now())
        await self.open_table(header, entries)
        return NoteRematch(header.id)

    async def _listen(self) -> None:
        """Handle the notices of other nodes.

        If a bot is asked now, the node that has written the entry asks it.
        """
        async for id in self.notices.heard():
            self.rooms.heard(id)

    async def _sweep_for_ever(self) -> None:
        removing = time.monotonic() + random_between(*FIRST_REMOVAL)  # not all nodes at once
        while True:
            await asyncio.sleep(self.settings.sweep)
            try:
                await self.sweep()
                if time.monotonic() > removing and not self.settings.keeps_all:
                    removing = time.monotonic() + REMOVE_EVERY
                    log.info(
                        "removed_unused", **msgspec.structs.asdict(await remove_unused(self.store, self.clock.now()))
                    )
                    for forget in self.forget_removed:
                        await forget()
            except Exception:
                log.exception("sweep_failed")

    async def sweep(self) -> None:
        """Look after tables that are due, and drop idle ones.

        Due are tables where time has run out, or whose bots a dead node was asking.
        """
        await self.follow_orders()
        now = self.clock.now()
        until = now + self.settings.grace
        await self._put_off_busy(now, until)
        while claimed := await self.store.claim(now, MOST_CLAIMED, until):
            for id in claimed:
                try:
                    await self._look_after(id, until)
                except Unreadable:  # nobody can do anything there
                    await self.store.put_off([(id, until)], now + UNREADABLE_AGAIN)
                except Exception:  # one broken table does not keep the others waiting
                    log.exception("table_failed")
        await self.rooms.look_for_missed_notices()
        self.rooms.forget_idle(self.settings.idle)
        await self.check_health(BEAT_EVERY, BEAT_EVERY)

    async def follow_orders(self) -> None:
        """Follow what the operator's commands have ordered meanwhile."""
        for order in await self.orders.news():
            if order.what == "table":
                await self._read_again(order.about)
            elif order.what in self.reread:
                await self.reread[order.what](order.about)
            elif order.what == "bans":
                await self.bans.read()
                await asyncio.gather(*(line.end_if_banned() for line in list(self.lines)), return_exceptions=True)
            else:
                self.announced = await announced(self.store)
                await self._tell_notice()

    async def _read_again(self, id: str) -> None:
        """Read a table again that was changed, repaired or removed in the database."""
        self.rooms.unreadable.pop(id, None)
        room = self.rooms.loaded.get(id)
        if room is not None:
            async with room.lock:
                room.table = None
                room.states.forget()
                room.wake()

    async def _put_off_busy(self, now: float, until: float) -> None:
        """Put off the tables whose bots this node is asking.

        Other nodes do not claim them as long as this node lives.
        """
        soon = now + self.settings.grace / 2
        busy = [room for room in self.rooms.loaded.values() if room.autoplay is not None]
        due_soon = [(room, room.due) for room in busy if room.due is not None and room.due < soon]
        await self.store.put_off([(room.id, was) for room, was in due_soon], until)
        for room, was in due_soon:
            if room.due == was:
                room.due = until

    async def _look_after(self, id: str, until: float) -> None:
        room = await self.rooms.find(id)
        room.behind = True
        room.due = until
        await self.act(room, CheckClocks())
        self.play_for_bots(room)


def _apply_all(table: SharedTable, entries: Sequence[Entry]) -> None:
    for entry in entries:
        apply(table, entry)


def _seat_of(entry: Entry) -> int:
    """The seat whose owner an entry may change."""
    return int(entry.body["other"]) if entry.kind == "remove" else entry.seat


def is_worth_a_snapshot(number: int) -> bool:
    """Whether a snapshot is written with the entry of that number.

    Its size grows with the match, so the number of snapshots doubles only with its length.
    """
    return number % (SNAPSHOT_EVERY << (number // SHORT).bit_length()) == 0


def new_id() -> str:
    """128 random bits: everybody who has a table's address may look at it."""
    return secrets.token_urlsafe(16)
