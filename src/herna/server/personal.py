"""Hands out or deletes everything that is stored of one person."""

from __future__ import annotations

import secrets
from typing import Any, Final, TypeVar, cast

import msgspec
from msgspec import structs
from sqlalchemy import ColumnElement, LargeBinary, Select, Table, bindparam, delete, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from herna.server.acts import RemovePerson
from herna.server.admin import Person
from herna.server.bans import of_visitor
from herna.server.entries import Entry, Header
from herna.server.lobby import Lobby
from herna.server.meeting.personal import export_meeting, forget_in_meeting
from herna.server.orders import give_order
from herna.server.people.audit import note_act
from herna.server.people.rights import OPERATOR
from herna.server.rooms import Unreadable
from herna.server.schema import (
    ACCOUNTS,
    AUDIT,
    BANS,
    DRAFT_ENTRIES,
    DRAFT_SEATS,
    ENTRIES,
    LEARNED,
    MAIL_SECRETS,
    MAILS,
    PLAYED,
    RATINGS,
    REPORTS,
    SAVED_TEXTS,
    SAVED_VERSIONS,
    SEATED,
    SNAPSHOTS,
    TABLES,
    VISITORS,
)
from herna.server.shared_draft import DraftEntry
from herna.server.tournaments.personal import export_tournaments, forget_person

NO_TEXT: Final = "…"  # instead of what a deleted person said


async def export_person(lobby: Lobby, person: Person) -> dict[str, Any]:
    """Everything of a person as plain data, without secrets and without others.

    Of a match it has what the person did there; the seed and hidden cards stay with the match.
    """
    async with lobby.store.engine.connect() as connection:

        async def rows(wanted: Any) -> list[dict[str, Any]]:
            return [dict(row._mapping) for row in await connection.execute(wanted)]

        account = select(ACCOUNTS.c.name, ACCOUNTS.c.shown, ACCOUNTS.c.mail, ACCOUNTS.c.role, ACCOUNTS.c.shows)
        accounts = await rows(account.where(ACCOUNTS.c.id == person.id))
        sessions = await rows(select(VISITORS.c.name, VISITORS.c.seen).where(VISITORS.c.id == person.id))
        learned = select(LEARNED.c.key, LEARNED.c.step, LEARNED.c.finished).where(LEARNED.c.visitor == person.id)
        texts = await rows(select(SAVED_TEXTS).where(SAVED_TEXTS.c.owner == person.id).order_by(SAVED_TEXTS.c.id))
        for saved in texts:
            of_text = select(SAVED_VERSIONS).where(SAVED_VERSIONS.c.text_id == saved["id"])
            versions = await rows(of_text.order_by(SAVED_VERSIONS.c.number))
            saved["versions"] = [
                {"number": each["number"], "at": each["at"], "text": each["body"].decode()} for each in versions
            ]
            saved.pop("owner")
        bans = await rows(select(BANS.c.reason, BANS.c.at).where(BANS.c.key == of_visitor(person.id)))
        waiting = select(MAILS.c.kind, MAILS.c.address, MAILS.c.at).where(MAILS.c.visitor == person.id)
        asked = select(MAIL_SECRETS.c.kind, MAIL_SECRETS.c.address).where(MAIL_SECRETS.c.account == person.id)
        data = {
            "id": person.id,
            "name": person.name,
            "account": accounts[0] if accounts else None,
            "sessions": sessions,
            "learned": await rows(learned),
            "saved": texts,
            "bans": bans,
            "mails": await rows(waiting),
            "links": await rows(asked),
            **await export_meeting(connection, person.id),
            "ratings": await rows(select(RATINGS).where(RATINGS.c.who == person.id).order_by(RATINGS.c.game)),
            "played": await rows(select(PLAYED).where(PLAYED.c.who == person.id).order_by(PLAYED.c.at)),
            "reports": await rows(_reports_of(person.id)),
        }
        data["tournaments"] = await export_tournaments(connection, person.id)
        data["drafts"] = [await _draft_of(connection, id, person.id) for id in await _drafts_of(lobby, person.id)]
    return data | {"tables": [await _table_of(lobby, id, person.id) for id in await tables_of(lobby, person.id)]}


def _reports_of(person: str) -> Select[Any]:
    columns = (REPORTS.c.at, REPORTS.c.about_name, REPORTS.c.table_id, REPORTS.c.why, REPORTS.c.text, REPORTS.c.said)
    return select(*columns).where(REPORTS.c.reporter == person).order_by(REPORTS.c.number)


async def tables_of(lobby: Lobby, person: str) -> list[str]:
    """All tables at which a person has or had a seat.

    Every entry is looked at.
    """
    async with lobby.store.engine.connect() as connection:
        seated = await connection.scalars(select(ENTRIES.c.table_id).distinct().where(_holds(lobby, "body", person)))
        return sorted(seated)


def _holds(lobby: Lobby, column: str, words: str) -> ColumnElement[bool]:
    """Whether a column of bytes holds these words."""
    how = f"instr({column}, :words) > 0" if lobby.store.on_sqlite else f"position(:words in {column}) > 0"
    return cast("ColumnElement[bool]", text(how).bindparams(bindparam("words", words.encode(), LargeBinary)))


async def _drafts_of(lobby: Lobby, person: str) -> list[str]:
    """All drafts in which a person has or had a seat."""
    async with lobby.store.engine.connect() as connection:
        wanted = select(DRAFT_ENTRIES.c.draft_id).distinct().where(_holds(lobby, "body", person))
        return sorted(await connection.scalars(wanted))


async def _draft_entries(connection: AsyncConnection, id: str) -> list[DraftEntry]:
    wanted = select(DRAFT_ENTRIES.c.body).where(DRAFT_ENTRIES.c.draft_id == id).order_by(DRAFT_ENTRIES.c.number)
    return [msgspec.json.decode(body, type=DraftEntry) for body in await connection.scalars(wanted)]


async def _draft_of(connection: AsyncConnection, id: str, person: str) -> dict[str, Any]:
    """What a person did in a draft."""
    own = [entry for entry, owners in with_owners(await _draft_entries(connection, id)) if person in owners]
    done = [{"kind": each.kind, "seat": each.seat + 1, "at": each.at, **_without_secrets(each.body)} for each in own]
    return {"id": id, "done": done}


async def _table_of(lobby: Lobby, id: str, person: str) -> dict[str, Any]:
    """What a person did at a table, with the choices of their seats only."""
    header = await lobby.store.header(id)
    assert header is not None
    own = [entry for entry, owners in with_owners(await lobby.store.entries(id)) if person in owners]
    done = [
        {"kind": entry.kind, "seat": entry.seat + 1, "at": entry.at, **_without_secrets(entry.body)} for entry in own
    ]
    return {"id": id, "game": header.game, "opened": header.opened, "done": done}


def _without_secrets(body: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in body.items() if name not in ("token", "owner")}


E = TypeVar("E", Entry, DraftEntry)


def with_owners(entries: list[E]) -> list[tuple[E, set[str]]]:
    """Each entry with the owners of its seat at that time.

    From when somebody sits down until the seat is left. There are several if a visitor has become an account meanwhile.
    """
    sitting: dict[int, set[str]] = {}
    found: list[tuple[E, set[str]]] = []
    for entry in entries:
        if entry.kind == "sit":
            sitting[entry.seat] = set()
        if entry.kind in ("sit", "own"):
            sitting[entry.seat].add(entry.body["owner"])
        found.append((entry, sitting.get(entry.seat, set())))
        if entry.kind in ("free", "bot", "leave"):
            sitting.pop(entry.seat, None)
        elif entry.kind == "remove":
            sitting.pop(entry.body["other"], None)
    return found


async def delete_person(lobby: Lobby, person: Person) -> int:
    """Delete everything of a person.

    Returns the number of tables that stay without the name. Seats at open tables are given up first. In matches the
    person becomes a random id that stands for nobody, since rules of a table ask whether two seats are one person's.
    """
    tables = await tables_of(lobby, person.id)
    for id in tables:
        await _leave(lobby, id, person.id)
    nobody = secrets.token_urlsafe(16)
    store = lobby.store
    async with store.changing() as connection:
        for id in tables:
            of_table = (ENTRIES.c.table_id == id, TABLES.c.id == id)
            bodies = list(
                await connection.scalars(select(ENTRIES.c.body).where(of_table[0]).order_by(ENTRIES.c.number))
            )
            for entry, owners in with_owners([msgspec.json.decode(body, type=Entry) for body in bodies]):
                if person.id in owners and entry.kind in ("sit", "own", "say"):
                    nameless = structs.replace(entry, body=_nameless(entry, nobody))
                    row = (of_table[0], ENTRIES.c.number == entry.number)
                    await connection.execute(update(ENTRIES).where(*row).values(body=msgspec.json.encode(nameless)))
            await connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == id))
        drafts = await _drafts_of(lobby, person.id)
        for id in drafts:
            for drafted, owners in with_owners(await _draft_entries(connection, id)):
                if person.id in owners and drafted.kind in ("sit", "own"):
                    body = msgspec.json.encode(structs.replace(drafted, body=_nameless(drafted, nobody)))
                    row = (DRAFT_ENTRIES.c.draft_id == id, DRAFT_ENTRIES.c.number == drafted.number)
                    await connection.execute(update(DRAFT_ENTRIES).where(*row).values(body=body))
        in_drafts = update(DRAFT_SEATS).where(DRAFT_SEATS.c.visitor == person.id)
        await connection.execute(in_drafts.values(visitor=nobody))
        cups = await forget_person(connection, person.id, nobody)
        forked = select(TABLES.c.id, TABLES.c.header).where(_holds(lobby, "header", person.id))
        for row in list(await connection.execute(forked)):
            header = msgspec.json.decode(row.header, type=Header)
            sat = [nobody if each == person.id else each for each in header.sat]
            values = {"header": msgspec.json.encode(structs.replace(header, sat=sat))}
            await connection.execute(update(TABLES).where(TABLES.c.id == row.id).values(**values))
            tables.append(row.id)
        texts = select(SAVED_TEXTS.c.id).where(SAVED_TEXTS.c.owner == person.id)
        await connection.execute(delete(SAVED_VERSIONS).where(SAVED_VERSIONS.c.text_id.in_(texts)))
        owned: list[tuple[Table, Any]] = [
            (SAVED_TEXTS, SAVED_TEXTS.c.owner),
            (SEATED, SEATED.c.visitor),
            (LEARNED, LEARNED.c.visitor),
            (RATINGS, RATINGS.c.who),
            (VISITORS, VISITORS.c.id),
            (ACCOUNTS, ACCOUNTS.c.id),
            (MAILS, MAILS.c.visitor),
            (MAIL_SECRETS, MAIL_SECRETS.c.account),
        ]
        for table, column in owned:
            await connection.execute(delete(table).where(column == person.id))
        await forget_in_meeting(connection, person.id)
        await connection.execute(delete(BANS).where(BANS.c.key == of_visitor(person.id)))
        await _forget_in_lists(connection, person)
    for id in dict.fromkeys(tables):
        await give_order(store, "table", id)
    for id in drafts:
        await give_order(store, "draft", id)
    for id in cups:
        await give_order(store, "tournament", id)
    await give_order(store, "bans")
    await note_act(store, OPERATOR, "delete-person", "")  # nobody's name stays
    return len(set(tables))


async def _forget_in_lists(connection: AsyncConnection, person: Person) -> None:
    """Let results, reports and the audit log stay without the name."""
    await connection.execute(update(PLAYED).where(PLAYED.c.who == person.id).values(who=""))
    await connection.execute(update(REPORTS).where(REPORTS.c.reporter == person.id).values(reporter=""))
    about = update(REPORTS).where(REPORTS.c.about == person.id)
    await connection.execute(about.values(about="", about_name=NO_TEXT, said=NO_TEXT))
    acted = update(AUDIT).where(AUDIT.c.actor == person.id)
    await connection.execute(acted.values(actor="", actor_name=NO_TEXT))
    if person.name:
        await connection.execute(update(AUDIT).where(AUDIT.c.about == person.name).values(about=NO_TEXT))


async def _leave(lobby: Lobby, id: str, person: str) -> None:
    """Give up a person's seats at a table that is not over."""
    try:
        room = await lobby.rooms.find(id)
    except Unreadable:  # nobody plays there
        return
    async with room.lock:
        table = await lobby.rooms.up_to_date(room)
    if table.status() != "over":
        for seat, place in enumerate(table.places):
            if place.kind == "person" and place.owner == person:
                await lobby.act(room, RemovePerson(seat))
                await give_order(lobby.store, "table", id)


def _nameless(entry: Entry | DraftEntry, nobody: str) -> dict[str, Any]:
    """What remains of an entry of a deleted person."""
    if entry.kind == "say":
        return entry.body | {"text": NO_TEXT}
    hidden = {name: "" for name in ("name", "token") if name in entry.body}
    return entry.body | {"owner": nobody} | hidden
