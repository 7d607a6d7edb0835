"""What an operator does to people and tables, in the database.

Running nodes are told by orders, and follow them within seconds.
"""

from __future__ import annotations

import ipaddress
from types import TracebackType
from typing import Any, Final, Self

from msgspec import Struct
from sqlalchemy import delete, func, or_, select, update

from herna.engine.errors import BadInput
from herna.games.catalogue import game_named
from herna.server.acts import CloseTable, RemovePerson
from herna.server.addresses import address_prefix
from herna.server.apply import apply
from herna.server.bans import of_address, of_visitor
from herna.server.lobby import Lobby
from herna.server.metrics import Metrics
from herna.server.names import folded
from herna.server.notices import Notices, channels_for
from herna.server.orders import announce, announced, give_order
from herna.server.people.audit import note_act
from herna.server.people.rights import OPERATOR, Moderator
from herna.server.schema import ACCOUNTS, BANS, ENTRIES, NODES, SEATED, SNAPSHOTS, TABLES, VISITORS
from herna.server.security import hashed
from herna.server.settings import Settings
from herna.server.shared_table import SharedTable
from herna.server.store import NOT_OVER, Store
from herna.server.thinkers import Thinkers
from herna.server.who import OPENER

ALIVE: Final = 60.0  # seconds without a sign of life after which a node is not counted
DAY: Final = 24 * 3600
REASON: Final = 200  # characters
NOTICE: Final = 500


class Person(Struct, frozen=True):
    """A visitor or an account."""

    id: str
    name: str
    account: bool
    seen: int  # when one of their sessions was used last, to the day


class TableRow(Struct, frozen=True):
    """A table in a list, with the visitors and accounts that have seats there."""

    id: str
    game: str
    status: str
    public: bool
    opened: float
    touched: float
    opener: str
    people: list[str]


class SeatRow(Struct, frozen=True):
    """A seat of a table."""

    seat: int  # from 1
    kind: str
    name: str
    owner: str
    asked: bool


class NodeRow(Struct, frozen=True):
    """A running node, and how busy it was some seconds ago."""

    node: str
    lines: int
    waiting: int
    tables: int


class Status(Struct, frozen=True):
    """What is going on."""

    waiting: int
    playing: int
    over: int
    accounts: int
    visitors: int
    seen_lately: int
    banned: int
    maintenance: str | None
    nodes: list[NodeRow]


class Ban(Struct, frozen=True):
    """Somebody who is banned."""

    key: str
    shown: str
    reason: str
    at: float
    until: float | None = None  # when it ends; never, if there is none


class Repaired(Struct, frozen=True):
    """What was found at a table, and why an entry cannot be read."""

    entries: int
    readable: int
    removed: int
    why: str


class Admin:
    """The database as an operator's commands use it, from `async with` on.

    Its lobby takes acts at tables, and plays for nobody.
    """

    def __init__(self, settings: Settings) -> None:
        self.store = Store(settings.database())
        notices = Notices(channels_for(settings))
        self.lobby = Lobby(settings, self.store, Thinkers(1), Metrics(), notices)
        self.lobby.draining = True
        self.moderator = OPERATOR

    @classmethod
    def beside(cls, lobby: Lobby, moderator: Moderator) -> Self:
        """What an operator can do, done by a moderator in a running server."""
        admin = cls.__new__(cls)
        admin.store, admin.lobby, admin.moderator = lobby.store, lobby, moderator
        return admin

    async def __aenter__(self) -> Self:
        self.lobby.clock.start(await self.store.now(), await self.store.newest())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        await self.lobby.close()

    # People

    async def person(self, words: str) -> Person:
        """The account of that name, or the visitor with that id."""
        async with self.store.engine.connect() as connection:
            wanted = select(ACCOUNTS.c.id).where(ACCOUNTS.c.name == folded(words))
            id = await connection.scalar(wanted) or words
        found = await self.people(1, id)
        if not found:
            raise BadInput("error-no-such-person", name=words)
        return found[0]

    async def people(self, most: int, id: str = "") -> list[Person]:
        """The visitors and accounts that came last; accounts without a session are last."""
        sessions = select(
            VISITORS.c.id,
            func.max(VISITORS.c.name).label("name"),
            func.max(VISITORS.c.seen).label("seen"),
        ).group_by(VISITORS.c.id)
        accounts = select(ACCOUNTS.c.id, ACCOUNTS.c.shown)
        if id:
            sessions, accounts = sessions.where(VISITORS.c.id == id), accounts.where(ACCOUNTS.c.id == id)
        async with self.store.engine.connect() as connection:
            shown = {row.id: row.shown for row in await connection.execute(accounts)}
            newest = sessions.order_by(func.max(VISITORS.c.seen).desc()).limit(most)
            rows = list(await connection.execute(newest))
        came = [Person(row.id, shown.get(row.id, row.name), row.id in shown, row.seen) for row in rows]
        known = {person.id for person in came}
        signed_out = [Person(each, name, True, 0) for each, name in shown.items() if each not in known]
        return [*came, *signed_out][:most]

    async def ban(self, words: str, reason: str, until: float | None = None, shown: str = "") -> Ban:
        """Ban an account, a visitor or an address, for ever or until a time.

        They are listed by `words`, or as `shown`. Running nodes refuse them from the next sweep on.
        """
        ban = Ban(await self._key(words), (shown or words)[:80], reason[:REASON], await self.store.now(), until)
        values = {"shown": ban.shown, "reason": ban.reason, "at": ban.at, "until": until}
        async with self.store.changing() as connection:
            insert = self.store.insert(BANS).values(key=ban.key, **values)
            await connection.execute(insert.on_conflict_do_update(index_elements=["key"], set_=values))
        await give_order(self.store, "bans")
        await note_act(self.store, self.moderator, "ban", ban.shown, ban.reason)
        return ban

    async def unban(self, words: str) -> None:
        """End a ban, named as it was given."""
        async with self.store.changing() as connection:
            ended = await connection.execute(delete(BANS).where(or_(BANS.c.shown == words, BANS.c.key == words)))
        if not ended.rowcount:
            raise BadInput("error-not-banned", name=words)
        await give_order(self.store, "bans")
        await note_act(self.store, self.moderator, "unban", words)

    async def bans(self) -> list[Ban]:
        """Who is banned, the newest first."""
        async with self.store.engine.connect() as connection:
            rows = await connection.execute(select(BANS).order_by(BANS.c.at.desc()))
            return [Ban(row.key, row.shown, row.reason, row.at, row.until) for row in rows]

    async def _key(self, words: str) -> str:
        """The key under which somebody is banned.

        An address, the digest of one as lists of tables show it, an account's name or a visitor's id.
        """
        try:
            address = str(ipaddress.ip_address(words))
        except ValueError:
            if len(words) == OPENER and set(words) <= set("0123456789abcdef"):
                return of_address(words)
            return of_visitor((await self.person(words)).id)
        return of_address(hashed(f"address {address_prefix(address)}")[:OPENER])

    # Tables

    async def tables(self, most: int, ended: bool) -> list[TableRow]:
        """The tables at which something happened last.

        Those that are over only if wanted.
        """
        newest = select(TABLES).order_by(TABLES.c.touched.desc()).limit(most)
        if not ended:
            newest = newest.where(TABLES.c.status.in_(NOT_OVER))
        async with self.store.engine.connect() as connection:
            rows = list(await connection.execute(newest))
            seated = select(SEATED.c.table_id, SEATED.c.visitor).where(SEATED.c.table_id.in_([row.id for row in rows]))
            people: dict[str, list[str]] = {}
            for row in await connection.execute(seated.order_by(SEATED.c.visitor)):
                people.setdefault(row.table_id, []).append(row.visitor)
        return [
            TableRow(
                row.id,
                row.game,
                row.status,
                row.public,
                row.opened,
                row.touched,
                row.opener or "",
                people.get(row.id, []),
            )
            for row in rows
        ]

    async def seats(self, id: str) -> list[SeatRow]:
        """The seats of a table, with the visitors and accounts that own them."""
        room = await self.lobby.rooms.find(id)
        table = room.table
        assert table is not None
        return [
            SeatRow(seat + 1, place.kind, place.name, place.owner, seat in table.asked())
            for seat, place in enumerate(table.places)
        ]

    async def kick(self, id: str, seat: int) -> None:
        """Take somebody's seat: it is open again before the match, a bot's during it."""
        await self.lobby.act(await self.lobby.rooms.find(id), RemovePerson(seat - 1))
        await give_order(self.store, "table", id)
        await note_act(self.store, self.moderator, "kick", id, str(seat))

    async def close_table(self, id: str, reason: str = "") -> bool:
        """End a match, or remove a table that waits for people.

        Returns whether it was removed.
        """
        async with self.store.engine.connect() as connection:
            status = await connection.scalar(select(TABLES.c.status).where(TABLES.c.id == id))
        if status == "waiting":
            await self._remove(id)
        else:
            await self.lobby.act(await self.lobby.rooms.find(id), CloseTable())
        await give_order(self.store, "table", id)
        await note_act(self.store, self.moderator, "close-table", id, reason)
        return status == "waiting"

    async def repair(self, id: str, cut: bool) -> Repaired:
        """Read a table from its first entry on, without its snapshot.

        With `cut`, the entries from the first on that cannot be read any more are removed.
        """
        header = await self.store.header(id)
        if header is None:
            raise BadInput("error-no-table")
        table = SharedTable(header, game_named(header.game))
        entries = await self.store.entries(id)
        last, why = 0, ""
        for entry in entries:
            try:
                apply(table, entry)
            except Exception as error:  # whatever it is: this is what has to be repaired
                why = f"{type(error).__name__}: {error}"[:REASON]
                break
            last = entry.number
        removed = len(entries) - last if cut else 0
        if removed:  # what was half applied is not asked for its state
            table = SharedTable(header, game_named(header.game))
            for entry in entries[:last]:
                apply(table, entry)
        async with self.store.changing() as connection:
            await connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == id))
            if removed:
                await connection.execute(delete(ENTRIES).where(ENTRIES.c.table_id == id, ENTRIES.c.number > last))
                values = {"status": table.status(), "due": self.lobby.clock.now()}
                await connection.execute(update(TABLES).where(TABLES.c.id == id).values(**values))
        await give_order(self.store, "table", id)
        return Repaired(len(entries), last, removed, why)

    async def _remove(self, id: str) -> None:
        async with self.store.changing() as connection:
            for table in (ENTRIES, SNAPSHOTS, SEATED):
                await connection.execute(delete(table).where(table.c.table_id == id))
            await connection.execute(delete(TABLES).where(TABLES.c.id == id))

    # The server

    async def status(self) -> Status:
        """What is going on: tables, people, nodes and what they think about."""
        now = await self.store.now()
        async with self.store.engine.connect() as connection:
            by_status = select(TABLES.c.status, func.count()).group_by(TABLES.c.status)
            tables: dict[str, int] = {row[0]: row[1] for row in await connection.execute(by_status)}

            async def count(wanted: Any) -> int:
                return int(await connection.scalar(wanted) or 0)

            accounts = await count(select(func.count()).select_from(ACCOUNTS))
            people = select(func.count(func.distinct(VISITORS.c.id)))
            visitors = await count(people.where(VISITORS.c.account.is_(False)))
            lately = await count(people.where(VISITORS.c.seen >= now - 2 * DAY))
            banned = await count(select(func.count()).select_from(BANS))
            alive = select(NODES).where(NODES.c.at > now - ALIVE).order_by(NODES.c.node)
            nodes = [NodeRow(row.node, row.lines, row.waiting, row.tables) for row in await connection.execute(alive)]
        waiting, playing, over = (tables.get(each, 0) for each in ("waiting", "playing", "over"))
        maintenance = await announced(self.store)
        return Status(waiting, playing, over, accounts, visitors, lately, banned, maintenance, nodes)

    async def maintain(self, text: str | None) -> None:
        """Begin maintenance with a text for everybody, or end it."""
        await announce(self.store, None if text is None else text[:NOTICE])
