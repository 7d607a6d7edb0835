"""Finished matches: watching them, playing on from any decision, journals in and out, and checking the seed."""

from __future__ import annotations

import time
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody, Parameter
from litestar.status_codes import HTTP_201_CREATED

from herna.engine.errors import BadInput
from herna.engine.events import SPECTATOR
from herna.engine.journal import Journal, journal_from_text
from herna.engine.match import Match, Replay
from herna.engine.view import Chair
from herna.games.catalogue import game_named
from herna.server.archive import NAME, Archive, choices_in, entries_of
from herna.server.entries import Entry, Header
from herna.server.house import House, new_id
from herna.server.messages import Chances, JournalText, Language, Opened, PlayOn, Replayed, Verified
from herna.server.routes.given import Asker, TheHouse, TheLimits
from herna.server.routes.tables import OPENING, InWords, TableId, seated
from herna.server.security import Limits
from herna.server.shared_table import SharedTable
from herna.server.visitors import new_token
from herna.server.who import Who
from herna.server.wording import wording, words_at

MOST_UPLOADED = 2_100_000  # bytes
MOST_LINES = 20_000  # no match has more choices
REPLAYING = 5.0  # a match that is played again weighs as much as so many requests
JUDGING = 20.0  # the same for a search that goes through a whole match
NDJSON = "application/x-ndjson"


@get("/api/tables/{id:str}/replay")
async def replay(
    id: TableId,
    who: Asker,
    house: TheHouse,
    limits: TheLimits,
    at: Annotated[int, Parameter(ge=1, description="the number of a decision")] = 1,
    seat: Annotated[int, Parameter(ge=-1, lt=8)] = SPECTATOR,
    after: Annotated[int, Parameter(ge=0, description="the number of the last event that is known")] = 0,
    words: InWords = None,
) -> Replayed:
    """A finished match before a decision, as any seat saw it: nothing of it is a secret any more."""
    table = await _finished(id, house)
    if seat >= table.header.seats:
        raise BadInput("error-no-such-seat", seat=seat + 1)
    _count_replay(id, who, house, limits)
    return await house.in_the_background(_scene, house.archive, table, at, seat, after, words)


def _count_replay(id: str, who: Who, house: House, limits: Limits) -> None:
    """A match weighs more while it has to be played again."""
    if not house.archive.knows(id):
        limits.count(*who.keys(), weight=REPLAYING)


def _scene(archive: Archive, table: SharedTable, at: int, seat: int, after: int, language: Language | None) -> Replayed:
    played = archive.played_again(table)
    played.check(at)
    match = played.match
    by, choice = played.choices[at - 1][:2] if at <= len(played.choices) else (-1, None)
    view = match.view_before(at, seat, after)
    scene = Replayed(at=at, decisions=len(played.choices), seat=seat, view=view, next=choice, by=by)
    if language is None:
        return scene
    words = words_at(table.info().seats, table.game, language)
    play = match.play_before(at)
    told = wording(view, words, language, Chair(play, seat).foresee())
    chosen = "" if choice is None else words.choice(table.game.view(play.table, by), tuple(choice))
    return msgspec.structs.replace(scene, words=told, chosen=chosen)


@get("/api/tables/{id:str}/chances")
async def chances(id: TableId, who: Asker, house: TheHouse, limits: TheLimits) -> Chances:
    """The course of a finished match, as far as it is known: asking for it lets a search go on with it."""
    table = await _finished(id, house)
    if house.courses.rests(id):
        limits.count(*who.keys(), weight=JUDGING)
        house.courses.go_on(table)
    return house.courses.told(id)


@post("/api/tables/{id:str}/play-on", status_code=HTTP_201_CREATED)
async def play_on(id: TableId, data: JSONBody[PlayOn], who: Asker, house: TheHouse, limits: TheLimits) -> Opened:
    """A new table that goes on from a decision of a finished match, with a chance of its own."""
    limits.count(*who.keys(), weight=OPENING)
    table = await _finished(id, house)
    table.game.check_seats(len(data.seats))
    if len(data.seats) != table.header.seats:
        raise BadInput("error-other-seats", seats=table.header.seats)
    _count_replay(id, who, house, limits)
    played = await house.played_again(table)
    played.check(data.at)
    if played.match.play_before(data.at).result is not None:
        raise BadInput("why-match-over")
    assert table.match is not None
    header = Header(
        id=new_id(),
        game=table.header.game,
        seats=table.header.seats,
        options=table.header.options,
        seed=new_token(),
        opened=time.time(),
        public=data.public,
        together=table.header.together,
        origin=id if table.header.public or not data.public else "",  # else all could look who played there
        origin_at=data.at,
        inherited=played.choices[: data.at - 1],
        setup=table.match.journal.entries()[1]["setup"],
    )
    return await seated(header, data.seats, data.name, who, house)


@get("/api/tables/{id:str}/journal", media_type=NDJSON)
async def journal(id: TableId, house: TheHouse) -> Response[str]:
    """The journal of a finished match, as `herna replay` and `herna verify` read it."""
    table = await _finished(id, house)
    name = f"{table.header.game}-{id}.journal"
    return Response(
        journal_text(table),
        media_type=NDJSON,
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


def journal_text(table: SharedTable) -> str:
    """The journal, closed by the result or, if people have ended the match, by how they did."""
    assert table.match is not None
    journal = Journal(lines=table.match.journal.lines)
    if not table.match.over() and table.ended is not None:
        ended = {"by": table.ended.by, "scores": table.ended.scores, "seat": table.ended.seat}
        journal.add({"pause": table.match.number(), "ended": ended, "seed": table.match.seed})
    return "".join(f"{line}\n" for line in journal.lines)


@get("/api/tables/{id:str}/verify")
async def verify(id: TableId, who: Asker, house: TheHouse, limits: TheLimits) -> Verified:
    """Check a finished match: it follows the rules, and its chance comes from the seed that was promised."""
    limits.count(*who.keys(), weight=REPLAYING)
    table = await _finished(id, house)
    match = await house.in_the_background(_verified, table)
    return Verified(match.seed, match.commitment, len(match.past), match.inherited or 0)


def _verified(table: SharedTable) -> Match[Any]:
    read = journal_from_text(journal_text(table), NAME)
    return Replay(table.game, read, NAME, table.header.seed).run()


@post("/api/journals", status_code=HTTP_201_CREATED, request_max_body_size=MOST_UPLOADED)
async def upload(data: JSONBody[JournalText], who: Asker, house: TheHouse, limits: TheLimits) -> Opened:
    """Look at a journal here: it becomes a table of its own that is over, or that waits for players if it is not."""
    limits.count(*who.keys(), weight=10 * OPENING)
    match, setup, choices = await house.in_the_background(_uploaded, data.journal)
    inherited = match.inherited if match.over() else len(choices)
    header = Header(
        id=new_id(),
        game=match.game.key,
        seats=match.seats,
        options=match.options,
        seed=match.seed if match.over() else new_token(),
        opened=time.time(),
        origin=NAME,
        origin_at=match.number(),
        inherited=None if inherited is None else choices[:inherited],
        setup=[] if inherited is None else setup,
    )
    if not match.over():
        return await seated(header, [], "", who, house)
    played = [Entry(seat + 1, "bot", seat, header.opened, {"bot": "random"}) for seat in range(match.seats)]
    played += entries_of(choices[inherited or 0 :], len(played) + 1, header.opened)
    await house.new_table(header, played)
    return Opened(header.id, {})


def _uploaded(text: str) -> tuple[Match[Any], list[int], list[list[Any]]]:
    """The match of a journal that follows the rules and its seed, what chance brought at its start, its choices."""
    read = journal_from_text(text, NAME, partial=True)
    if not 2 <= len(read.lines) <= MOST_LINES:
        raise BadInput("error-journal-line", file=NAME, line=len(read.lines))
    entries = read.entries()
    game = game_named(str(entries[0].get("game")))
    match: Match[Any] = Replay(game, read, NAME).run()
    if match.over():
        Replay(game, read, NAME, match.seed).run()
    return match, entries[1].get("setup", []), choices_in(entries)


async def _finished(id: str, house: House) -> SharedTable:
    """A table whose match is over, so that nothing about it is secret."""
    live = await house.live(id)
    async with live.lock:
        table = await house.up_to_date(live)
    if table.ended is None or table.match is None:
        raise BadInput("error-not-over")
    return table
