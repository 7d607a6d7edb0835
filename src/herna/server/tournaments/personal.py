"""What tournaments hold of one person: handed out, or made nameless."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import structs
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from herna.server.schema import TOURNAMENT_ENTRIES, TOURNAMENT_PEOPLE, TOURNAMENTS
from herna.server.tournaments.entries import (
    Call,
    ChangeOwner,
    Create,
    GiveTime,
    Line,
    NameJudge,
    Register,
    Ruling,
    What,
)

NO_NAME = "…"  # instead of the name of a deleted person


async def tournaments_of(connection: AsyncConnection, person: str) -> list[str]:
    """The tournaments that somebody organises, plays or judges, or did."""
    wanted = select(TOURNAMENT_PEOPLE.c.tournament_id).where(TOURNAMENT_PEOPLE.c.visitor == person)
    return sorted(await connection.scalars(wanted))


async def _lines(connection: AsyncConnection, id: str) -> list[Line]:
    wanted = select(TOURNAMENT_ENTRIES.c.body).where(TOURNAMENT_ENTRIES.c.tournament_id == id)
    bodies = await connection.scalars(wanted.order_by(TOURNAMENT_ENTRIES.c.number))
    return [msgspec.json.decode(body, type=Line) for body in bodies]


async def export_tournaments(connection: AsyncConnection, person: str) -> list[dict[str, Any]]:
    """What somebody has done in tournaments, and as whom."""
    found = []
    for id in await tournaments_of(connection, person):
        own = [line for line in await _lines(connection, id) if person in (line.by, _concerned(line.what))]
        done = [{"at": line.at, **_without_ids(msgspec.to_builtins(line.what))} for line in own]
        found.append({"id": id, "done": done})
    return found


def _without_ids(data: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in data.items() if name not in ("owner", "visitor", "account", "start")}


def _concerned(what: What) -> str:
    """The person whom an entry is about."""
    if isinstance(what, Register | NameJudge):
        return what.owner
    return what.account if isinstance(what, ChangeOwner) else ""


async def forget_person(connection: AsyncConnection, person: str, nobody: str) -> list[str]:
    """Make somebody nameless in all tournaments, whose results stay; returns which."""
    ids = await tournaments_of(connection, person)
    for id in ids:
        lines = await _lines(connection, id)
        players = [
            line.what.enter.player
            for line in lines
            if isinstance(line.what, Register) and person == _concerned(line.what)
        ]
        for line in lines:
            nameless = _nameless(line, person, nobody, players)
            if nameless != line:
                row = (TOURNAMENT_ENTRIES.c.tournament_id == id, TOURNAMENT_ENTRIES.c.number == line.number)
                changed = update(TOURNAMENT_ENTRIES).where(*row)
                await connection.execute(changed.values(body=msgspec.json.encode(nameless)))
        await connection.execute(update(TOURNAMENTS).where(TOURNAMENTS.c.owner == person).values(owner=nobody))
    await connection.execute(delete(TOURNAMENT_PEOPLE).where(TOURNAMENT_PEOPLE.c.visitor == person))
    return ids


def _nameless(line: Line, person: str, nobody: str, players: list[int]) -> Line:
    """A line without the id, the names and the words of a person."""
    what = line.what
    by = nobody if line.by == person else line.by
    match what:
        case Register() if what.owner == person:
            name = f"{NO_NAME} {what.enter.player}"
            what = structs.replace(what, owner=nobody, enter=structs.replace(what.enter, name=name))
        case NameJudge() if what.owner == person:
            what = structs.replace(what, owner=nobody, name=NO_NAME)
        case ChangeOwner():
            visitor, account = (nobody if each == person else each for each in (what.visitor, what.account))
            what = structs.replace(what, visitor=visitor, account=account)
        case Create() if line.by == person:
            what = structs.replace(what, organiser=NO_NAME)
        case Ruling() | GiveTime() if line.by == person:
            what = structs.replace(what, name=NO_NAME)
        case Call() if what.player in players:
            what = structs.replace(what, text=NO_NAME)
    return structs.replace(line, by=by, what=what)
