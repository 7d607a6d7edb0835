"""Finished matches: watching and forking them, journals in and out, and verifying the seed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody, Parameter
from litestar.status_codes import HTTP_201_CREATED

from herna.engine.errors import BadInput
from herna.engine.events import SPECTATOR
from herna.engine.flow import Play
from herna.engine.journal import Journal, journal_from_text
from herna.engine.match import Match, Replay
from herna.engine.view import Chair
from herna.games.catalogue import game_named
from herna.messages.words import NOBODY, Words
from herna.server.archive import Archive, choices_in, entries_of, redealt_before
from herna.server.coach_messages import Coached
from herna.server.entries import Entry, Header
from herna.server.lobby import Lobby, new_id
from herna.server.messages import Fork, Language, Opened
from herna.server.replay_messages import Chances, JournalText, Replayed, Verified
from herna.server.routes.dependencies import Asker, TheLimits, TheLobby
from herna.server.routes.tables import OPENING, InWords, TableId, open_with_seats
from herna.server.security import Forbidden, Limits
from herna.server.shared_table import JOURNAL, SharedTable
from herna.server.tournaments.secret import check_shown
from herna.server.visitors import new_seed
from herna.server.who import Who
from herna.server.wording import wording, words_at

MOST_UPLOADED = 2_100_000  # bytes
MOST_LINES = 20_000  # no match has more choices
REPLAYING = 5.0  # requests that replaying a match counts as
JUDGING = 20.0  # requests that a search through a whole match counts as
NDJSON = "application/x-ndjson"


@get("/api/tables/{id:str}/replay")
async def replay(
    id: TableId,
    who: Asker,
    lobby: TheLobby,
    limits: TheLimits,
    at: Annotated[int, Parameter(ge=1, description="the number of a decision")] = 1,
    seat: Annotated[int, Parameter(ge=-1, lt=8)] = SPECTATOR,
    after: Annotated[int, Parameter(ge=0, description="the number of the last event that is known")] = 0,
    words: InWords = None,
) -> Replayed:
    """A finished match before a decision, as any seat saw it.

    Nothing about it is hidden any more.
    """
    table = await _finished_table(id, lobby)
    if seat >= table.header.seats:
        raise BadInput("error-no-such-seat", seat=seat + 1)
    _count_replay(id, who, lobby, limits)
    return await lobby.background.run(_scene, lobby.archive, table, at, seat, after, words)


def _count_replay(id: str, who: Who, lobby: Lobby, limits: Limits) -> None:
    """Count more for a match that has to be replayed first."""
    if not lobby.archive.knows(id):
        limits.count(*who.keys(), weight=REPLAYING)


def _scene(archive: Archive, table: SharedTable, at: int, seat: int, after: int, language: Language | None) -> Replayed:
    played = archive.replay(table)
    played.check(at)
    match = played.match
    by, choice = played.choices[at - 1][:2] if at <= len(played.choices) else (-1, None)
    view = match.view_before(at, seat, after)
    scene = Replayed(at=at, decisions=len(played.choices), seat=seat, view=view, next=choice, by=by)
    if language is None:
        return scene
    words = words_at(table.info().seats, table.game, language)
    play = match.play_before(at)
    chair = Chair(play, seat)
    told = wording(view, words, language, chair.forecast(), chair.harms(), chair.onward())
    return msgspec.structs.replace(scene, words=told, chosen=_chosen(play, by, choice, words))


def _chosen(play: Play[Any], by: int, choice: Sequence[str | int] | None, words: Words) -> str:
    """What was chosen next, in words; empty at the end."""
    if choice is None:
        return ""
    return words.choice(play.game.view(play.table, by), tuple(choice), play.ask.prompt if play.ask is not None else "")


@get("/api/tables/{id:str}/chances")
async def chances(id: TableId, who: Asker, lobby: TheLobby, limits: TheLimits) -> Chances:
    """The win chances of a finished match, as far as they are computed.

    They are computed as long as somebody asks for them.
    """
    table = await _finished_table(id, lobby)
    if lobby.win_curves.is_unfinished(id):
        limits.count(*who.keys(), weight=JUDGING)
        lobby.win_curves.resume(table)
    return lobby.win_curves.chances_so_far(id)


@get("/api/tables/{id:str}/coach")
async def coach(
    id: TableId,
    who: Asker,
    lobby: TheLobby,
    limits: TheLimits,
    seat: Annotated[int, Parameter(ge=0, lt=8)] = 0,
    words: InWords = None,
) -> Coached:
    """A finished match reviewed for one seat, as far as that is computed.

    It is computed as long as somebody asks for it. As with a replay, nothing about the match is hidden any more; but
    each choice is judged by what its seat knew.
    """
    table = await _finished_table(id, lobby)
    if seat >= table.header.seats:
        raise BadInput("error-no-such-seat", seat=seat + 1)
    if lobby.coaches.is_unfinished(id, seat):
        limits.count(*who.keys(), weight=JUDGING)
        lobby.coaches.resume(table, seat)
    reader = seat if who.is_alone(table) and seat in who.seats(table) else NOBODY
    return await lobby.coaches.review_so_far(table, seat, words or who.language, reader)


@post("/api/tables/{id:str}/play-on", status_code=HTTP_201_CREATED)
async def play_on(id: TableId, data: JSONBody[Fork], who: Asker, lobby: TheLobby, limits: TheLimits) -> Opened:
    """Open a table forked from a decision of a finished match.

    It gets a new seed. What was hidden is dealt anew, unless all its players sat at the first table. Only who sat there
    forks a private match, and only who may know all decks forks one with decks that were chosen in secret.
    """
    limits.count(*who.keys(), weight=OPENING)
    table = await _finished_table(id, lobby)
    if not table.header.public and table.header.origin != JOURNAL and table.people() and not who.seats(table):
        raise Forbidden("error-private-match")
    _check_decks(table, who)
    table.game.check_seats(len(data.seats))
    if len(data.seats) != table.header.seats:
        raise BadInput("error-other-seats", seats=table.header.seats)
    _count_replay(id, who, lobby, limits)
    played = await lobby.background.run(lobby.archive.replay, table)
    played.check(data.at)
    if played.match.play_before(data.at).result is not None:
        raise BadInput("why-match-over")
    assert table.match is not None
    header = Header(
        id=new_id(),
        game=table.header.game,
        seats=table.header.seats,
        options=table.options(),
        seed=new_seed(),
        opened=lobby.clock.now(),
        public=data.public,
        together=table.header.together,
        rules=table.game.version,
        opener=who.opener(),
        origin=id if table.header.public or not data.public else "",  # else all could look who played there
        origin_at=data.at,
        inherited=played.choices[: data.at - 1],
        setup=table.match.journal.entries()[1]["setup"],
        redeals="always" if redealt_before(played.choices, data.at) else "for strangers",
        sat=[place.owner for place in table.places if place.owner],
    )
    return await open_with_seats(header, data.seats, data.name, who, lobby)


@get("/api/tables/{id:str}/journal", media_type=NDJSON)
async def journal(id: TableId, who: Asker, lobby: TheLobby) -> Response[str]:
    """The journal of a finished match, as `herna replay` and `herna verify` read it.

    It names the decks: where players chose theirs in secret, it is only for those who may know them all.
    """
    table = await _finished_table(id, lobby)
    _check_decks(table, who)
    name = f"{table.header.game}-{id}.journal"
    return Response(
        journal_text(table),
        media_type=NDJSON,
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


def _check_decks(table: SharedTable, who: Who) -> None:
    """Refuse somebody who is not told all decks of a match."""
    if not table.tells_decks(who.seats(table)):
        raise Forbidden("error-secret-decks")


def journal_text(table: SharedTable) -> str:
    """The journal with the result.

    Or with how people ended the match, if the rules did not.
    """
    assert table.match is not None
    journal = Journal(lines=table.match.journal.lines)
    if not table.match.over() and table.ended is not None:
        ended = {"by": table.ended.by, "scores": table.ended.scores, "seat": table.ended.seat}
        journal.add({"pause": table.match.number(), "ended": ended, "seed": table.match.seed})
    return "".join(f"{line}\n" for line in journal.lines)


@get("/api/tables/{id:str}/verify")
async def verify(id: TableId, who: Asker, lobby: TheLobby, limits: TheLimits) -> Verified:
    """Check a finished match against the rules and its published seed."""
    limits.count(*who.keys(), weight=REPLAYING)
    table = await _finished_table(id, lobby)
    match = await lobby.background.run(_verify_table, table)
    return Verified(match.seed, match.commitment, len(match.past), match.inherited or 0)


def _verify_table(table: SharedTable) -> Match[Any]:
    read = journal_from_text(journal_text(table), JOURNAL)
    return Replay(table.game, read, JOURNAL, table.header.seed).run()


@post("/api/journals", status_code=HTTP_201_CREATED, request_max_body_size=MOST_UPLOADED)
async def upload(data: JSONBody[JournalText], who: Asker, lobby: TheLobby, limits: TheLimits) -> Opened:
    """Upload a journal, which becomes a table.

    The table is over, or waits for players if the match is not.
    """
    limits.count(*who.keys(), weight=10 * OPENING)
    match, setup, choices = await lobby.background.run(_read_upload, data.journal)
    inherited = match.inherited if match.over() else len(choices)
    header = Header(
        id=new_id(),
        game=match.game.key,
        seats=match.seats,
        options=match.options,
        seed=match.seed if match.over() else new_seed(),
        opened=lobby.clock.now(),
        rules=match.game.version,
        opener=who.opener(),
        origin=JOURNAL,
        origin_at=match.number(),
        inherited=None if inherited is None else choices[:inherited],
        setup=[] if inherited is None else setup,
        redeals="always" if inherited is not None and redealt_before(choices, inherited + 1) else "never",
    )
    if not match.over():
        return await open_with_seats(header, [], "", who, lobby)
    played = [Entry(seat + 1, "bot", seat, header.opened, {"bot": "random"}) for seat in range(match.seats)]
    played += entries_of(choices[inherited or 0 :], len(played) + 1, header.opened)
    lobby.check_opening()
    await lobby.open_table(header, played)
    return Opened(header.id, {})


def _read_upload(text: str) -> tuple[Match[Any], list[int], list[list[Any]]]:
    """The match of a journal, the chance of its setup, and its choices.

    The journal must follow the rules and its seed.
    """
    read = journal_from_text(text, JOURNAL, partial=True)
    if not 2 <= len(read.lines) <= MOST_LINES:
        raise BadInput("error-journal-line", file=JOURNAL, line=len(read.lines))
    entries = read.entries()
    game = game_named(str(entries[0].get("game")))
    match: Match[Any] = Replay(game, read, JOURNAL).run()
    if match.over():
        Replay(game, read, JOURNAL, match.seed).run()
    return match, entries[1].get("setup", []), choices_in(entries)


async def _finished_table(id: str, lobby: Lobby) -> SharedTable:
    """A table whose match is over, so that nothing about it is secret."""
    room = await lobby.rooms.find(id)
    async with room.lock:
        table = await lobby.rooms.up_to_date(room)
    if table.ended is None or table.match is None:
        raise BadInput("error-not-over")
    await check_shown(lobby.store, table.header)
    return table
