"""Tournaments: creating, finding and watching them, and what organisers, players and judges do."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody, Parameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from herna.engine.errors import BadInput
from herna.server.lobby import Lobby
from herna.server.messages import State
from herna.server.routes.dependencies import Asker, TheLimits, TheLobby, TheTournaments
from herna.server.routes.games import WITH_SCENARIO
from herna.server.routes.tables import OPENING, InWords, TableId
from herna.server.security import Forbidden
from herna.server.shared_states import wanted_state
from herna.server.tournaments.export import pairings_csv, standings_csv
from herna.server.tournaments.messages import (
    JudgeTable,
    OpenTournament,
    TournamentAct,
    TournamentDeck,
    TournamentEntry,
    TournamentListed,
    TournamentNews,
    TournamentState,
)
from herna.server.tournaments.shared import SharedTournament
from herna.server.tournaments.told import deck_told, journal_told, listed, state_for
from herna.server.tournaments.tournaments import Tournaments
from herna.server.who import Who

Known = Annotated[int, Parameter(ge=0, description="the version that is known already")]
PlayerNumber = Annotated[int, Parameter(ge=1, description="the number of a player")]
TableNumber = Annotated[int, Parameter(ge=1, description="the number of a table of this round")]
JudgedSeat = Annotated[int, Parameter(ge=0, le=1, description="the seat whose cards are looked at")]
File = Annotated[str, Parameter(max_length=40, description="the name of the file")]
EXPORTING = 5.0  # requests that a file counts as


@post("/api/tournaments", status_code=HTTP_201_CREATED, request_max_body_size=WITH_SCENARIO)
async def open_tournament(
    data: JSONBody[OpenTournament], who: Asker, tournaments: TheTournaments, lobby: TheLobby, limits: TheLimits
) -> TournamentState:
    """Create a tournament; the visitor organises it."""
    limits.count(*who.keys(), weight=OPENING)
    return _state(await tournaments.open(data, who), who, tournaments, lobby)


@get("/api/tournaments")
async def list_tournaments(who: Asker, tournaments: TheTournaments) -> list[TournamentListed]:
    """The public tournaments and the visitor's own, those that are not over first."""
    return [listed(each, who.visitor.id) for each in await tournaments.listed(who.visitor.id)]


@get("/api/tournaments/{id:str}")
async def look_at_tournament(
    id: TableId, who: Asker, tournaments: TheTournaments, lobby: TheLobby, after: Known = 0
) -> TournamentNews:
    """A tournament as the visitor sees it, if there is something new."""
    if after and await tournaments.version(id) == after:
        return TournamentNews()
    return TournamentNews(_state(await tournaments.look(id), who, tournaments, lobby))


@post("/api/tournaments/{id:str}/acts", status_code=HTTP_200_OK, request_max_body_size=WITH_SCENARIO)
async def act_in_tournament(
    id: TableId,
    data: JSONBody[TournamentAct],
    who: Asker,
    tournaments: TheTournaments,
    lobby: TheLobby,
    limits: TheLimits,
) -> TournamentState:
    """Do something in a tournament, as a player, a judge or the organiser."""
    limits.count(*who.keys())
    return _state(await tournaments.act(id, data, who), who, tournaments, lobby)


@post("/api/tournaments/{id:str}/tables/{number:int}/judge", status_code=HTTP_200_OK)
async def judge_table(
    id: TableId, number: TableNumber, data: JSONBody[JudgeTable], who: Asker, tournaments: TheTournaments
) -> None:
    """Do something as a judge at a table of this round."""
    await tournaments.judge(id, number, data, who)


@get("/api/tournaments/{id:str}/tables/{number:int}/cards")
async def cards_for_judge(
    id: TableId,
    number: TableNumber,
    who: Asker,
    tournaments: TheTournaments,
    lobby: TheLobby,
    seat: JudgedSeat,
    words: InWords = None,
) -> State:
    """A table of this round through a player's eyes, for a judge."""
    room = await tournaments.cards_of(id, number, seat, who)
    async with room.lock:
        table = await lobby.rooms.up_to_date(room)
        return room.states.state(table, wanted_state(seat, 0, words, False, "off"))


@get("/api/tournaments/{id:str}/players/{number:int}/deck")
async def deck_in_tournament(
    id: TableId, number: PlayerNumber, who: Asker, tournaments: TheTournaments
) -> TournamentDeck:
    """The deck of a player, if the visitor may know it."""
    deck = deck_told(await tournaments.look(id), who.visitor.id, number)
    if deck is None:
        raise Forbidden("error-cup-secret")
    return deck


@get("/api/tournaments/{id:str}/journal")
async def journal_of_tournament(
    id: TableId, who: Asker, tournaments: TheTournaments, limits: TheLimits
) -> list[TournamentEntry]:
    """Everything that has happened in a tournament, without ids of people and without decks."""
    limits.count(*who.keys(), weight=EXPORTING)
    return journal_told(await tournaments.look(id), await tournaments.lines(id))


@get("/api/tournaments/{id:str}/export/{file:str}")
async def export_tournament(
    id: TableId, file: File, who: Asker, tournaments: TheTournaments, lobby: TheLobby, limits: TheLimits
) -> Response[bytes]:
    """A tournament as a file: `standings.csv`, `pairings.csv` or `tournament.json`."""
    limits.count(*who.keys(), weight=EXPORTING)
    state = _state(await tournaments.look(id), who, tournaments, lobby)
    if file == "tournament.json":
        return _file(msgspec.json.format(msgspec.json.encode(state), indent=2), file, "application/json")
    if file == "standings.csv":
        return _file(standings_csv(state).encode(), file, "text/csv; charset=utf-8")
    if file == "pairings.csv":
        return _file(pairings_csv(state).encode(), file, "text/csv; charset=utf-8")
    raise BadInput("error-cup-no-file")


def _file(content: bytes, name: str, kind: str) -> Response[bytes]:
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(content, media_type=kind, headers=headers)


def _state(shared: SharedTournament, who: Who, tournaments: Tournaments, lobby: Lobby) -> TournamentState:
    return state_for(shared, tournaments.ranked(shared), who.visitor.id, who.language, lobby.clock.now())
