"""Drafts at shared tables: who may do what, and their entries in the store.

What time or bots bring about is written when somebody looks: a draft at which nobody looks stands still.
"""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from hashlib import sha256
from typing import Final

import msgspec
from sqlalchemy import delete, func, select, update
from sqlalchemy.exc import IntegrityError

from herna.engine.chance import Chance
from herna.engine.errors import BadInput, HernaError
from herna.engine.limited import table_options
from herna.games.catalogue import game_named
from herna.server.draft_messages import (
    DraftAct,
    DraftListed,
    HandInDeck,
    JoinDraft,
    LeaveDraft,
    OpenDraft,
    PickCard,
    StartDraft,
)
from herna.server.entries import Entry, Header
from herna.server.in_memory import InMemory, Kept
from herna.server.lobby import Lobby, new_id
from herna.server.names import clean_name
from herna.server.schema import DRAFT_ENTRIES, DRAFT_SEATS, DRAFTS
from herna.server.security import Forbidden, hashed
from herna.server.shared_draft import NO_SEAT, DraftEntry, DraftHeader, SharedDraft, new_header
from herna.server.shared_table import deck_option
from herna.server.visitors import new_seed, new_token
from herna.server.who import Who

MOST_IN_MEMORY: Final = 200  # drafts
MOST_A_DAY: Final = 40  # drafts that one visitor opens in a day
MOST_FROM_A_DAY: Final = 100  # drafts that are opened from one address in a day
MOST_LISTED: Final = 20
DAY: Final = 24 * 3600.0
RETRIES: Final = 20
ID_BYTES: Final = 16

# What somebody does in a draft: the entry, or none if there is nothing to do
Act = Callable[[SharedDraft, float], Awaitable[DraftEntry | None]]


class Drafts(InMemory[SharedDraft]):
    """The drafts in the store."""

    def __init__(self, lobby: Lobby) -> None:
        super().__init__(MOST_IN_MEMORY)
        self.lobby = lobby
        self.store = lobby.store
        lobby.reread["draft"] = self.read_again
        lobby.forget_removed.append(self.forget_removed)

    async def open(self, wanted: OpenDraft, who: Who) -> SharedDraft:
        """Open a draft; the visitor has the first seat."""
        owner, now = _owner(who), self.lobby.clock.now()
        game = game_named(wanted.game)
        await self._check_room(who, now)
        told = (wanted.seats, wanted.sealed, wanted.seconds, new_seed(), now)
        header = await self.lobby.background.run(new_header, new_id(), game, *told)
        header = msgspec.structs.replace(header, opener=who.opener())
        name = clean_name(wanted.name) or who.visitor.name
        first = DraftEntry(1, "sit", 0, now, {"name": name, "owner": owner})
        async with self.store.changing() as connection:
            values = {"id": header.id, "header": msgspec.json.encode(header), "opener": header.opener}
            await connection.execute(self.store.insert(DRAFTS).values(**values, opened=now, touched=now))
        await self._store(header.id, [first])
        return await self.look(header.id)

    async def _check_room(self, who: Who, now: float) -> None:
        """Refuse a visitor or an address that opens too many."""
        recent = select(func.count()).select_from(DRAFTS).where(DRAFTS.c.opened > now - DAY)
        own = recent.join(DRAFT_SEATS, DRAFT_SEATS.c.draft_id == DRAFTS.c.id)
        async with self.store.engine.connect() as connection:
            of_visitor = await connection.scalar(own.where(DRAFT_SEATS.c.visitor == who.visitor.id))
            from_here = await connection.scalar(recent.where(DRAFTS.c.opener == who.opener()))
        if int(of_visitor or 0) >= MOST_A_DAY or (not who.is_local() and int(from_here or 0) >= MOST_FROM_A_DAY):
            raise BadInput("error-too-many-drafts", most=MOST_A_DAY)

    async def listed(self, owner: str) -> list[DraftListed]:
        """The drafts in which a visitor has a seat, the newest first."""
        wanted = select(DRAFTS.c.id).join(DRAFT_SEATS, DRAFT_SEATS.c.draft_id == DRAFTS.c.id)
        wanted = wanted.where(DRAFT_SEATS.c.visitor == owner).order_by(DRAFTS.c.opened.desc()).limit(MOST_LISTED)
        async with self.store.engine.connect() as connection:
            ids = list(await connection.scalars(wanted))
        drafts = [await self.look(id) for id in ids]
        return [draft.listed(owner) for draft in drafts if draft.seat_of(owner) != NO_SEAT]

    async def look(self, id: str) -> SharedDraft:
        """A draft as it is now."""
        return await self._change(id)

    async def act(self, id: str, act: DraftAct, who: Who) -> SharedDraft:
        """Do something in a draft; refused, if it is not possible now."""
        return await self._change(id, partial(self._accept, act, who))

    async def change_owner(self, visitor: str, account: str) -> None:
        """Give a visitor's seats to an account."""
        wanted = select(DRAFT_SEATS.c.draft_id).where(DRAFT_SEATS.c.visitor == visitor)
        async with self.store.engine.connect() as connection:
            ids = list(await connection.scalars(wanted))
        for id in ids:
            await self._change(id, partial(_moved, visitor, account))

    async def _change(self, id: str, acted: Act | None = None) -> SharedDraft:
        """Bring a draft up to date, do something there, and store it all."""
        kept = self.keep(id)
        async with kept.lock:
            for _ in range(RETRIES):
                draft = await self._up_to_date(id, kept)
                kept.value = None  # it is read again if anything goes wrong before all is stored
                now = self.lobby.clock.now()
                try:
                    await self._store(id, await self.lobby.background.run(_catch_up, draft, now))
                    try:
                        entry = None if acted is None else await acted(draft, now)
                    except HernaError:
                        kept.value = draft  # nothing has changed
                        raise
                    if entry is not None:
                        await self._store(id, await self.lobby.background.run(_carry_out, draft, entry, now))
                except IntegrityError:  # another node was first
                    continue
                kept.value = draft
                return draft
        raise BadInput("error-busy")

    async def forget_removed(self) -> None:
        """Drop from memory the drafts that any node has removed from the database."""
        async with self.store.engine.connect() as connection:
            stored = set(await connection.scalars(select(DRAFTS.c.id).where(DRAFTS.c.id.in_(list(self.kept)))))
        self.forget(set(self.kept) - stored)

    async def _up_to_date(self, id: str, kept: Kept[SharedDraft]) -> SharedDraft:
        """The draft with all that any node has written."""
        async with self.store.engine.connect() as connection:
            header = await connection.scalar(select(DRAFTS.c.header).where(DRAFTS.c.id == id))
            if header is None:
                self.kept.pop(id, None)
                raise BadInput("error-no-draft")
            draft = kept.value or SharedDraft(msgspec.json.decode(header, type=DraftHeader))
            newer = (DRAFT_ENTRIES.c.draft_id == id, DRAFT_ENTRIES.c.number > draft.number)
            wanted = select(DRAFT_ENTRIES.c.body).where(*newer).order_by(DRAFT_ENTRIES.c.number)
            for body in list(await connection.scalars(wanted)):
                draft.apply(msgspec.json.decode(body, type=DraftEntry))
        return draft

    async def _store(self, id: str, entries: Sequence[DraftEntry]) -> None:
        """Append entries in one transaction; refused, if another node has written one of them."""
        if not entries:
            return
        async with self.store.changing() as connection:
            rows = [{"draft_id": id, "number": each.number, "body": msgspec.json.encode(each)} for each in entries]
            await connection.execute(self.store.insert(DRAFT_ENTRIES), rows)
            await connection.execute(update(DRAFTS).where(DRAFTS.c.id == id).values(touched=entries[-1].at))
            for entry in entries:
                seat = (DRAFT_SEATS.c.draft_id == id, DRAFT_SEATS.c.seat == entry.seat)
                if entry.kind in ("leave", "own"):
                    await connection.execute(delete(DRAFT_SEATS).where(*seat))
                if entry.kind in ("sit", "own"):
                    values = {"draft_id": id, "seat": entry.seat, "visitor": entry.body["owner"]}
                    await connection.execute(self.store.insert(DRAFT_SEATS).values(**values))

    # Acts

    async def _accept(self, act: DraftAct, who: Who, draft: SharedDraft, now: float) -> DraftEntry | None:
        """The entry of an act; none, if it is done already."""
        owner = _owner(who)
        seat, number = draft.seat_of(owner), draft.number + 1
        if isinstance(act, JoinDraft):
            name = clean_name(act.name) or who.visitor.name
            return _sit_down(draft, name, owner, now) if seat == NO_SEAT else None
        if seat == NO_SEAT:
            raise Forbidden("error-not-in-draft")
        if isinstance(act, LeaveDraft):
            return DraftEntry(number, "leave", seat, now)
        if isinstance(act, StartDraft):
            return None if draft.started else DraftEntry(number, "start", seat, now)
        if isinstance(act, PickCard):
            return _picked(draft, seat, act, now)
        if draft.status() != "building":
            raise BadInput("error-draft-not-over")
        if isinstance(act, HandInDeck):
            return DraftEntry(number, "deck", seat, now, {"cards": draft.check_deck(seat, act.cards)})
        return await self._open_match(draft, seat, act.other, who, now)

    async def _open_match(self, draft: SharedDraft, seat: int, other: int, who: Who, now: float) -> DraftEntry | None:
        """Open the table of two players, unless there is one."""
        if other == seat or seat not in draft.decks or other not in draft.decks:
            raise BadInput("error-draft-no-deck")
        if draft.match_of(seat, other) is not None:
            return None
        await self.lobby.check_room(who)
        pair = (min(seat, other), max(seat, other))
        header, entries = await self.lobby.background.run(_table_of, draft, pair, now, who.opener())
        await self.lobby.open_table(header, entries)
        return DraftEntry(draft.number + 1, "match", pair[0], now, {"other": pair[1], "table": header.id})


def _owner(who: Who) -> str:
    """The visitor or account who takes part; a program without a cookie cannot."""
    if not who.visitor.id:
        raise BadInput("error-saved-nobody")
    return who.visitor.id


def _sit_down(draft: SharedDraft, name: str, owner: str, now: float) -> DraftEntry:
    if draft.started:
        raise BadInput("error-draft-begun")
    seat = next((seat for seat, place in enumerate(draft.places) if place.kind == "open"), NO_SEAT)
    if seat == NO_SEAT:
        raise BadInput("error-draft-full")
    return DraftEntry(draft.number + 1, "sit", seat, now, {"name": name, "owner": owner})


def _picked(draft: SharedDraft, seat: int, act: PickCard, now: float) -> DraftEntry:
    if draft.status() != "drafting" or act.turn != draft.turn:
        raise BadInput("error-draft-late")
    if act.card not in draft.draft.booster(seat):
        raise BadInput("error-draft-pick", given=act.card[:40])
    return DraftEntry(draft.number + 1, "pick", seat, now, {"card": act.card})


async def _moved(visitor: str, account: str, draft: SharedDraft, now: float) -> DraftEntry | None:
    """The entry by which a visitor's seat becomes an account's, unless it has one."""
    seat = draft.seat_of(visitor)
    if seat == NO_SEAT or draft.seat_of(account) != NO_SEAT:
        return None
    return DraftEntry(draft.number + 1, "own", seat, now, {"owner": account})


def _catch_up(draft: SharedDraft, now: float) -> list[DraftEntry]:
    """Let bots do all that they have to do."""
    entries: list[DraftEntry] = []
    while (entry := draft.next_due(now)) is not None:
        draft.apply(entry)
        entries.append(entry)
    return entries


def _carry_out(draft: SharedDraft, entry: DraftEntry, now: float) -> list[DraftEntry]:
    draft.apply(entry)
    return [entry, *_catch_up(draft, now)]


def _table_of(draft: SharedDraft, pair: tuple[int, int], now: float, opener: str) -> tuple[Header, list[Entry]]:
    """The table of a match with its first entries.

    Its id follows from the draft: however often it is opened, there is one.
    """
    game, box = draft.game, draft.box
    decks = {deck_option(at): draft.line(seat) for at, seat in enumerate(pair)}
    options = game.read_options({**decks, **table_options(box, len(draft.draft.pools[pair[0]]))})
    game.setup(len(pair), options, Chance())
    digest = sha256(f"match {pair} of draft {draft.header.id}".encode()).digest()
    id = urlsafe_b64encode(digest[:ID_BYTES]).decode().rstrip("=")
    header = Header(id, game.key, len(pair), options, new_seed(), now, rules=game.version, opener=opener)
    entries: list[Entry] = []
    for at, place in enumerate(draft.places[seat] for seat in pair):
        if place.kind == "bot":
            entries.append(Entry(at + 1, "bot", at, now, {"bot": place.name}))
        else:  # the token is a secret that nobody has: the seat is known by its owner
            sitting = {"name": place.name, "token": hashed(new_token()), "owner": place.owner}
            entries.append(Entry(at + 1, "sit", at, now, sitting))
    return header, entries
