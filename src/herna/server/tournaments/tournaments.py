"""The tournaments of the store.

They take acts of people, and do all by themselves that is due, exactly once.

Every entry has a number that only one node can write; what was refused because another node was first is tried again
with what that node has written. A game's table has an id that follows from the tournament, so it is opened only once.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec
import structlog
from sqlalchemy import func, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from herna.engine.errors import BadInput, HernaError
from herna.engine.events import SPECTATOR
from herna.server.acts import CloseTable, Judge
from herna.server.in_memory import InMemory, Kept
from herna.server.lobby import Lobby, new_id
from herna.server.names import clean_name, folded
from herna.server.rooms import Room, Unreadable
from herna.server.schema import ACCOUNTS, TABLES, TOURNAMENT_ENTRIES, TOURNAMENT_PEOPLE, TOURNAMENT_TABLES, TOURNAMENTS
from herna.server.security import Forbidden
from herna.server.store import Write
from herna.server.tournaments import messages
from herna.server.tournaments.accept import Caller, accept, check_bots, name_judge, plan_of
from herna.server.tournaments.due import Seen, absent_at, next_due, next_entries
from herna.server.tournaments.entries import ChangeOwner, Create, Line, NameJudge, Register, Started, What
from herna.server.tournaments.shared import SharedTournament, create, fold
from herna.server.tournaments.tables import table_of_game, who_has_chosen, winner_of
from herna.server.tournaments.told import Ranked, rank
from herna.server.visitors import new_seed
from herna.server.who import Who

MOST_IN_MEMORY: Final = 100  # tournaments
MOST_GOING_ON: Final = 5  # tournaments of one organiser that are not over
MOST_A_DAY: Final = 10  # that one visitor creates
MOST_FROM_A_DAY: Final = 30  # that are created from one address
MOST_LISTED: Final = 100
MOST_ENTRIES: Final = 20_000  # of a tournament; then people can only end it
DAY: Final = 24 * 3600.0
RETRIES: Final = 20
STEPS: Final = 10_000  # that the server does in one go
SETTLING: Final = 0.05  # seconds after the end of a game until it is looked at: others may end with it
CLAIMED: Final = 20  # tournaments at once

log = structlog.get_logger("herna.tournaments")

Wanted = Callable[[SharedTournament], Sequence[What]]


class Tournaments(InMemory[SharedTournament]):
    """The tournaments in the store."""

    def __init__(self, lobby: Lobby) -> None:
        super().__init__(MOST_IN_MEMORY)
        self.lobby = lobby
        self.store = lobby.store
        self.rankings: OrderedDict[str, Ranked] = OrderedDict()
        self.news = asyncio.Event()
        self.store.followers.append(self._note_ended)
        lobby.reread["tournament"] = self.read_again
        lobby.forget_removed.append(self.forget_removed)

    # Creating and finding

    async def open(self, wanted: messages.OpenTournament, who: Who) -> SharedTournament:
        """Create a tournament; the visitor is its organiser."""
        owner, now, id = _id_of(who), self.lobby.clock.now(), new_id()
        self.lobby.check_opening()
        await self._check_room(who, now)
        start, plan = await self.lobby.background.run(plan_of, wanted, new_seed(), now)
        organiser = clean_name(wanted.organiser) or who.visitor.name
        line = Line(1, now, owner, Create(start, plan, organiser))
        async with self.store.changing() as connection:
            row = {"id": id, "owner": owner, "opener": who.opener(), "status": "open", "public": plan.public}
            await connection.execute(self.store.insert(TOURNAMENTS).values(**row, opened=now, touched=now))
            await self._insert(connection, create(id, line), [line])
        return await self.look(id)

    async def _check_room(self, who: Who, now: float) -> None:
        """Refuse an organiser or an address that creates too many."""
        counted = select(func.count()).select_from(TOURNAMENTS)
        own, recent = TOURNAMENTS.c.owner == who.visitor.id, TOURNAMENTS.c.opened > now - DAY
        async with self.store.engine.connect() as connection:
            going_on = await connection.scalar(counted.where(own, TOURNAMENTS.c.status != "over"))
            today = await connection.scalar(counted.where(own, recent))
            from_here = await connection.scalar(counted.where(TOURNAMENTS.c.opener == who.opener(), recent))
        if int(going_on or 0) >= MOST_GOING_ON:
            raise BadInput("error-cup-going-on", most=MOST_GOING_ON)
        if int(today or 0) >= MOST_A_DAY or (not who.is_local() and int(from_here or 0) >= MOST_FROM_A_DAY):
            raise BadInput("error-cup-too-many", most=MOST_A_DAY)

    async def listed(self, visitor: str) -> list[SharedTournament]:
        """The public tournaments and the visitor's own.

        Those that are not over come first, the newest first.
        """
        own = select(TOURNAMENT_PEOPLE.c.tournament_id).where(TOURNAMENT_PEOPLE.c.visitor == visitor)
        mine = or_(TOURNAMENTS.c.owner == visitor, TOURNAMENTS.c.id.in_(own)) if visitor else None
        wanted = select(TOURNAMENTS.c.id).where(
            TOURNAMENTS.c.public if mine is None else or_(TOURNAMENTS.c.public, mine)
        )
        wanted = wanted.order_by(TOURNAMENTS.c.status == "over", TOURNAMENTS.c.opened.desc()).limit(MOST_LISTED)
        async with self.store.engine.connect() as connection:
            ids = list(await connection.scalars(wanted))
        return [await self.look(id) for id in ids]

    async def look(self, id: str) -> SharedTournament:
        """A tournament as it is now."""
        kept = self.keep(id)
        async with kept.lock:
            return await self._up_to_date(id, kept)

    def ranked(self, shared: SharedTournament) -> Ranked:
        """The standings of a tournament, computed once for all who look."""
        found = self.rankings[shared.id] = rank(shared, self.rankings.get(shared.id))
        self.rankings.move_to_end(shared.id)
        if len(self.rankings) > MOST_IN_MEMORY:
            self.rankings.popitem(last=False)
        return found

    async def lines(self, id: str) -> list[Line]:
        """The journal of a tournament."""
        wanted = select(TOURNAMENT_ENTRIES.c.body).where(TOURNAMENT_ENTRIES.c.tournament_id == id)
        async with self.store.engine.connect() as connection:
            bodies = await connection.scalars(wanted.order_by(TOURNAMENT_ENTRIES.c.number))
            return [msgspec.json.decode(body, type=Line) for body in bodies]

    async def version(self, id: str) -> int:
        """The number of the last entry; 0, if there is no such tournament."""
        wanted = select(func.max(TOURNAMENT_ENTRIES.c.number)).where(TOURNAMENT_ENTRIES.c.tournament_id == id)
        async with self.store.engine.connect() as connection:
            return int(await connection.scalar(wanted) or 0)

    # What people do

    async def act(self, id: str, act: messages.TournamentAct, who: Who) -> SharedTournament:
        """Do something in a tournament; refused, if it is not possible now."""
        caller = Caller(_id_of(who), who.visitor.name)
        judge = await self._account(act.name) if isinstance(act, messages.NameJudge) else None

        def accepted(shared: SharedTournament) -> Sequence[What]:
            if shared.number >= MOST_ENTRIES and not isinstance(act, messages.CloseTournament):
                raise BadInput("error-cup-too-long")
            if judge is not None and isinstance(act, messages.NameJudge):
                if not shared.is_organiser(caller.id):
                    raise Forbidden("error-cup-not-organiser")
                return name_judge(shared, *judge, act.is_judge)
            if isinstance(act, messages.EnterBots) and not who.is_local():
                check_bots(shared, act.count)
            return accept(shared, act, caller)

        shared = await self._write(id, accepted, caller.id)
        self.news.set()
        await self._tell_table(shared, act, caller.id)
        return shared

    async def judge(self, id: str, number: int, wanted: messages.JudgeTable, who: Who) -> None:
        """Let a judge do something at a table, and tell the players."""
        shared = await self.look(id)
        if not shared.may_judge(who.visitor.id):
            raise Forbidden("error-cup-not-judge")
        room, game = await self._room_of(shared, number)
        seat = wanted.seat
        if wanted.player:
            table = shared.core.rounds[-1].tables[number - 1]
            if wanted.player not in table.seats:
                raise BadInput("tournament-not-at-table", table=number)
            seat = shared.seats_of_game(table, game).index(wanted.player)
        name = self._judge_named(shared, who.visitor.id)
        await self.lobby.act(room, Judge(name, wanted.do, seat, wanted.amount, wanted.text))

    async def cards_of(self, id: str, number: int, seat: int, who: Who) -> Room:
        """The table at which a judge looks at cards, which is noted there."""
        shared = await self.look(id)
        if not shared.may_judge(who.visitor.id):
            raise Forbidden("error-cup-not-judge")
        room, _ = await self._room_of(shared, number)
        async with room.lock:
            is_paused = (await self.lobby.rooms.up_to_date(room)).paused
        if not is_paused and not any(told.is_open and told.table == number for told in shared.told):
            raise Forbidden("error-cup-look")
        name = self._judge_named(shared, who.visitor.id)
        await self.lobby.act(room, Judge(name, "look", seat))
        return room

    async def _room_of(self, shared: SharedTournament, number: int) -> tuple[Room, int]:
        """The room and the number of the game that is being played."""
        game = shared.open_game(number)
        if game is None:
            raise BadInput("error-cup-no-table")
        return await self.lobby.rooms.find(game.id), game.number

    async def _tell_table(self, shared: SharedTournament, act: messages.TournamentAct, by: str) -> None:
        """Note a ruling or a penalty also at the table that it concerns."""
        if isinstance(act, messages.GiveRuling) and act.table:
            player, number = 0, act.table
            told = Judge(self._judge_named(shared, by), "rule", text=act.text)
        elif isinstance(act, messages.Penalize):
            player, tables = act.player, shared.core.open_tables().items()
            number = next((at for at, table in tables if player in table.seats), 0)
            told = Judge(self._judge_named(shared, by), "penalty", amount=act.points, text=act.why)
        else:
            return
        if number and shared.open_game(number) is not None:
            room, game = await self._room_of(shared, number)
            seats = shared.seats_of_game(shared.core.rounds[-1].tables[number - 1], game)
            seat = seats.index(player) if player else SPECTATOR
            with suppress(HernaError):  # the game has ended meanwhile
                await self.lobby.act(room, msgspec.structs.replace(told, seat=seat))

    def _judge_named(self, shared: SharedTournament, by: str) -> str:
        return shared.judges.get(by, shared.organiser)

    async def _account(self, name: str) -> tuple[str, str]:
        """The id and the name of an account."""
        wanted = select(ACCOUNTS.c.id, ACCOUNTS.c.shown).where(ACCOUNTS.c.name == folded(name))
        async with self.store.engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        if row is None:
            raise BadInput("error-no-such-account", name=name[:40])
        return row.id, row.shown

    async def close_for(self, id: str) -> None:
        """Close a tournament in place of its organiser, as a moderator may."""
        close = messages.CloseTournament()
        await self._write(id, lambda shared: accept(shared, close, Caller(shared.owner, shared.organiser)))

    async def change_owner(self, visitor: str, account: str) -> None:
        """Make an account of what a visitor organises, plays and judges."""
        own = select(TOURNAMENT_PEOPLE.c.tournament_id).where(TOURNAMENT_PEOPLE.c.visitor == visitor)
        async with self.store.engine.connect() as connection:
            ids = list(await connection.scalars(own))
        for id in ids:
            await self._write(id, lambda _: [ChangeOwner(visitor, account)], visitor)

    # What the server does

    async def run_for_ever(self) -> None:
        """Look after tournaments that are due, on every node."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.news.wait(), self.lobby.settings.sweep)
                await asyncio.sleep(SETTLING)
            self.news.clear()
            try:
                await self.sweep()
            except Exception:
                log.exception("sweep_failed")

    async def sweep(self) -> None:
        """Look after the tournaments that are due; no other node does so meanwhile."""
        if self.lobby.draining or self.lobby.closing:
            return
        now = self.lobby.clock.now()
        until = now + self.lobby.settings.grace
        while claimed := await self._claim(now, until):
            for id in claimed:
                try:
                    await self.advance(id, until)
                except Exception:  # one broken tournament does not keep the others waiting
                    log.exception("tournament_failed", id=id)

    async def _claim(self, now: float, until: float) -> list[str]:
        """Claim tournaments that are due: no other node gets them before `until`."""
        due = select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.due <= now).order_by(TOURNAMENTS.c.due).limit(CLAIMED)
        async with self.store.engine.connect() as connection:
            if (await connection.execute(due.limit(1))).first() is None:
                return []
        found = due.with_for_update(skip_locked=True).cte("found")
        claimed = update(TOURNAMENTS).where(TOURNAMENTS.c.id.in_(select(found.c.id))).values(due=until)
        async with self.store.changing() as connection:
            return list(await connection.scalars(claimed.returning(TOURNAMENTS.c.id)))

    async def advance(self, id: str, until: float | None = None) -> SharedTournament:
        """Do all that is due in a tournament.

        `until` is the time by which it was claimed; if something is due earlier by now, it stays so.
        """
        for _ in range(STEPS):
            shared = await self.look(id)
            await self._close_stray(shared)
            seen, now = await self._seen(shared), self.lobby.clock.now()
            entries = next_entries(shared, seen, now)
            if not entries:
                break
            await self._carry_out(shared, entries, now)
        due = next_due(shared, now)
        if due is None and shared.stray:
            due = now + self.lobby.settings.grace
        claimed = update(TOURNAMENTS).where(TOURNAMENTS.c.id == id)
        claimed = claimed if until is None else claimed.where(TOURNAMENTS.c.due == until)
        async with self.store.changing() as connection:
            await connection.execute(claimed.values(due=due))
        return shared

    async def _carry_out(self, shared: SharedTournament, entries: Sequence[What], now: float) -> None:
        """Write what is due, unless something was written meanwhile.

        Games are opened before.
        """
        number, games = shared.number, [entry for entry in entries if isinstance(entry, Started)]
        opened = [table_of_game(shared, game.table, game.game, now) for game in games]
        if opened:
            async with self.store.changing() as connection:
                rows = [{"table_id": header.id, "tournament_id": shared.id} for header, _ in opened]
                await connection.execute(self.store.insert(TOURNAMENT_TABLES).on_conflict_do_nothing(), rows)
        for header, sitting in opened:
            await self.lobby.open_table(header, sitting)
        await self._write(shared.id, lambda now: entries if now.number == number else ())

    async def _seen(self, shared: SharedTournament) -> Seen:
        """What there is to see at the tables that are being played."""
        seen = Seen()
        playing = {game.id: table for table in shared.core.open_tables() if (game := shared.open_game(table))}
        over = await self._over(list(playing))
        late = shared.no_show_at()
        is_late = late is not None and late <= self.lobby.clock.now()
        for id, number in playing.items():
            table = shared.core.rounds[-1].tables[number - 1]
            if id not in over and not (is_late and absent_at(shared, table.seats, seen)):
                continue
            with suppress(Unreadable):
                game = shared.open_game(number)
                room = await self.lobby.rooms.find(id)
                async with room.lock:
                    played = await self.lobby.rooms.up_to_date(room)
                    assert game is not None
                    winner = winner_of(played, game.number)
                    seats = shared.seats_of_game(table, game.number)
                    seen.active |= {seats[seat] for seat in who_has_chosen(played)}
                if winner is not None:
                    seen.winners[id] = winner
        return seen

    async def _over(self, ids: list[str]) -> set[str]:
        """Which of these tables are over."""
        if not ids:
            return set()
        async with self.store.engine.connect() as connection:
            wanted = select(TABLES.c.id).where(TABLES.c.id.in_(ids), TABLES.c.status == "over")
            return set(await connection.scalars(wanted))

    async def _close_stray(self, shared: SharedTournament) -> None:
        """Close the games whose match has got its result elsewhere."""
        over = await self._over(list(shared.stray))
        for id in list(shared.stray):
            if id not in over:
                with suppress(Unreadable, HernaError):
                    await self.lobby.act(await self.lobby.rooms.find(id), CloseTable())
            shared.stray.pop(id, None)

    async def _note_ended(self, connection: AsyncConnection, writes: Sequence[Write]) -> None:
        """Make tournaments due whose games end, in the same transaction."""
        ended = [write for write in writes if write.status == "over"]
        if not ended:
            return
        of = select(TOURNAMENT_TABLES.c.tournament_id).where(
            TOURNAMENT_TABLES.c.table_id.in_([write.table for write in ended])
        )
        due = update(TOURNAMENTS).where(TOURNAMENTS.c.id.in_(of)).values(due=ended[0].entry.at)
        if (await connection.execute(due)).rowcount:
            self.news.set()

    # Entries

    async def _write(self, id: str, wanted: Wanted, by: str = "") -> SharedTournament:
        """Write what is wanted now; again, if another node was first."""
        kept = self.keep(id)
        async with kept.lock:
            for _ in range(RETRIES):
                shared = await self._up_to_date(id, kept)
                now = max(self.lobby.clock.now(), shared.touched)
                found = wanted(shared)
                lines = [Line(shared.number + at, now, by, what) for at, what in enumerate(found, 1)]
                if not lines:
                    return shared
                kept.value = None  # it is read again if anything goes wrong before all is stored
                for line in lines:
                    fold(shared, line)
                try:
                    async with self.store.changing() as connection:
                        await self._insert(connection, shared, lines)
                except IntegrityError:  # another node was first
                    continue
                kept.value = shared
                return shared
        raise BadInput("error-busy")

    async def _insert(self, connection: AsyncConnection, shared: SharedTournament, lines: Sequence[Line]) -> None:
        """Append entries, with what follows from them for the lists."""
        rows = [
            {"tournament_id": shared.id, "number": each.number, "body": msgspec.json.encode(each)} for each in lines
        ]
        await connection.execute(self.store.insert(TOURNAMENT_ENTRIES), rows)
        changed: dict[str, Any] = {"touched": lines[-1].at, "status": shared.status, "owner": shared.owner}
        if lines[-1].by:  # the server itself says when it is due next
            changed["due"] = lines[-1].at
        await connection.execute(update(TOURNAMENTS).where(TOURNAMENTS.c.id == shared.id).values(**changed))
        people = {person for line in lines for person in _people_of(line)}
        for person in people:
            row = self.store.insert(TOURNAMENT_PEOPLE).values(visitor=person, tournament_id=shared.id)
            await connection.execute(row.on_conflict_do_nothing())

    async def read_again(self, id: str) -> None:
        await super().read_again(id)
        self.rankings.pop(id, None)

    async def forget_removed(self) -> None:
        """Read all tournaments again: some may have been removed by age."""
        self.forget(list(self.kept))

    async def _up_to_date(self, id: str, kept: Kept[SharedTournament]) -> SharedTournament:
        """The tournament with all that any node has written."""
        shared = kept.value
        after = 0 if shared is None else shared.number
        wanted = select(TOURNAMENT_ENTRIES.c.body).where(
            TOURNAMENT_ENTRIES.c.tournament_id == id, TOURNAMENT_ENTRIES.c.number > after
        )
        async with self.store.engine.connect() as connection:
            bodies = list(await connection.scalars(wanted.order_by(TOURNAMENT_ENTRIES.c.number)))
        lines = [msgspec.json.decode(body, type=Line) for body in bodies]
        if shared is None:
            if not lines:
                self.kept.pop(id, None)
                raise BadInput("error-no-tournament-here")
            shared = create(id, lines.pop(0))
        kept.value = None
        for line in lines:
            fold(shared, line)
        kept.value = shared
        return shared


def _id_of(who: Who) -> str:
    """The visitor or account who does something; a program without a cookie cannot."""
    if not who.visitor.id:
        raise BadInput("error-saved-nobody")
    return who.visitor.id


def _people_of(line: Line) -> list[str]:
    """The people whose tournament it becomes by an entry."""
    match line.what:
        case Create():
            return [line.by]
        case Register(owner=owner) | NameJudge(owner=owner):
            return [owner] if owner else []
        case ChangeOwner(account=account):
            return [account]
    return []
