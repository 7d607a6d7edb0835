"""Tables: opening, finding, joining and watching them, and acts in a seat."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from contextlib import suppress
from typing import Annotated, Any

from litestar import get, post
from litestar.params import JSONBody, Parameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from herna.bots.bot import chance_of_bot
from herna.bots.named import bot_named
from herna.engine.chance import Chance
from herna.engine.decision import Reason, read_choice
from herna.engine.errors import BadInput
from herna.engine.game import Game, Options
from herna.engine.view import Chair
from herna.games.catalogue import game_named
from herna.messages.words import NOBODY
from herna.server.acts import Sent, TakeSeat
from herna.server.entries import Entry, Header
from herna.server.guide_messages import Guided, Hint, HintLine
from herna.server.lobby import ABANDONED, Lobby, new_id
from herna.server.messages import (
    AnyAct,
    AskHint,
    AskWhy,
    Done,
    Glance,
    Join,
    Joined,
    Language,
    Opened,
    OpenTable,
    Say,
    Seat,
    SeatWanted,
    State,
    TableInfo,
    Why,
)
from herna.server.names import clean_name
from herna.server.people.rated import check_rated
from herna.server.reasons import reason_for_client
from herna.server.rooms import Room, Unreadable
from herna.server.routes.dependencies import Asker, TheLimits, TheLobby
from herna.server.routes.games import WITH_SCENARIO
from herna.server.security import hashed
from herna.server.shared_states import wanted_state
from herna.server.shared_table import SharedTable
from herna.server.turns import Turn
from herna.server.visitors import new_seed, new_token
from herna.server.who import Who
from herna.server.wording import glance_at, words_at

MOST_LISTED = 100
LAST_TOLD = 8  # events, of which the last that has words is told at a glance
LONGEST_WAIT = 25.0  # seconds
OPENING = 5.0  # requests that opening a table counts as
THINKING = 5.0
OVER = (Reason("", "why-match-over"),)  # also if people have ended the match

TableId = Annotated[str, Parameter(max_length=32, pattern="^[A-Za-z0-9_-]+$")]
SeatSeen = Annotated[int | None, Parameter(ge=-1, lt=8, description="one of your seats, or -1 to watch")]
InWords = Annotated[Language | None, Parameter(description="also send words in this language")]
Guidance = Annotated[Guided, Parameter(description="also send a guide, if words are sent")]
Version = Annotated[int, Parameter(ge=0, description="the last version seen; only what is new since is sent")]


# Opening and finding


@post("/api/tables", status_code=HTTP_201_CREATED, request_max_body_size=WITH_SCENARIO)
async def open_table(data: JSONBody[OpenTable], who: Asker, lobby: TheLobby, limits: TheLimits) -> Opened:
    """Open a table."""
    limits.count(*who.keys(), weight=OPENING)
    game = game_named(data.game)
    game.check_seats(len(data.seats))
    header = Header(
        id=new_id(),
        game=game.key,
        seats=len(data.seats),
        options=await lobby.background.run(_options, game, len(data.seats), data.options),
        seed=new_seed(),
        opened=lobby.clock.now(),
        clock=data.clock,
        public=data.public,
        undo=data.undo,
        hints=data.hints,
        chat=data.chat,
        together=data.together,
        rules=game.version,
        opener=who.opener(),
        rated=data.rated,
    )
    return await open_with_seats(header, data.seats, data.name, who, lobby)


def _options(game: Game[Any], seats: int, given: Mapping[str, object]) -> Options:
    """The options, checked and complete; a match can begin with them."""
    options = game.read_options(given)
    game.setup(seats, options, Chance())
    return options


async def open_with_seats(header: Header, wanted: list[SeatWanted], name: str, who: Who, lobby: Lobby) -> Opened:
    """Open a table with the people and bots that have seats now."""
    if header.rated:
        check_rated(header, game_named(header.game), wanted, who.visitor.account)
    await lobby.check_room(who)
    if wanted and all(place.kind == "bot" for place in wanted):
        await _check_room_for_bots(who, lobby)
    entries: list[Entry] = []
    tokens: dict[int, str] = {}
    for seat, place in enumerate(wanted):
        number = len(entries) + 1
        if place.kind == "me":
            tokens[seat] = new_token()
            sitting = {"name": name_of(name, who), "token": hashed(tokens[seat]), "owner": who.visitor.id}
            entries.append(Entry(number, "sit", seat, header.opened, sitting))
        elif place.kind == "bot":
            bot_named(place.bot, Chance())
            entries.append(Entry(number, "bot", seat, header.opened, {"bot": place.bot}))
    await lobby.open_table(header, entries)
    return Opened(header.id, tokens)


async def _check_room_for_bots(who: Who, lobby: Lobby) -> None:
    """Refuse another table of bots alone, if there are many."""
    settings, since = lobby.settings, lobby.clock.now() - ABANDONED
    opener = who.opener()
    if not who.is_local() and await lobby.store.count_open("", since, opener, True) >= settings.most_bots_from:
        raise BadInput("error-too-many-bots", most=settings.most_bots_from)
    if await lobby.store.count_open(since=since, without_visitors=True) >= settings.most_bots:
        raise BadInput("error-house-full")


@get("/api/tables")
async def open_tables(lobby: TheLobby) -> list[TableInfo]:
    """The public tables that are not over, the newest first."""
    return await infos(await lobby.store.listed(MOST_LISTED, since=lobby.clock.now() - ABANDONED), lobby)


@get("/api/tables/mine")
async def own_tables(who: Asker, lobby: TheLobby) -> list[TableInfo]:
    """The tables at which the visitor has a seat, the newest first."""
    visitor = who.visitor.id
    return await infos(await lobby.store.listed(MOST_LISTED, visitor), lobby, visitor) if visitor else []


async def infos(ids: list[str], lobby: Lobby, visitor: str = "") -> list[TableInfo]:
    """What everybody may know about these tables, without those that cannot be read."""
    infos: list[TableInfo] = []
    for id in ids:
        with suppress(Unreadable):
            room = await lobby.rooms.find(id)
            async with room.lock:
                infos.append((await lobby.rooms.up_to_date(room)).info(visitor))
    return infos


@post("/api/tables/{id:str}/join", status_code=HTTP_201_CREATED)
async def join(id: TableId, data: JSONBody[Join], who: Asker, lobby: TheLobby) -> Joined:
    """Take an open seat.

    Its token is sent only once, and can play the seat from anywhere.
    """
    token = new_token()
    room = await lobby.rooms.find(id)
    act = TakeSeat(data.seat, name_of(data.name, who), hashed(token), who.visitor.id, data.deck, who.visitor.account)
    entry = (await lobby.act(room, act)).entry
    assert entry is not None
    return Joined(entry.seat, token)


def name_of(name: str, who: Who) -> str:
    """A person's name at a table: the one given, or the visitor's."""
    return clean_name(name) or who.visitor.name


# Looking


@get("/api/tables/{id:str}")
async def look(
    id: TableId,
    who: Asker,
    lobby: TheLobby,
    seat: SeatSeen = None,
    after: Version = 0,
    words: InWords = None,
    guide: Guidance = "off",
) -> State:
    """The table as one of the caller's seats or a spectator sees it."""
    room = await lobby.rooms.find(id)
    async with room.lock:
        table = await lobby.rooms.up_to_date(room)
        return room.states.state(
            table, wanted_state(who.seat_to_see(table, seat), after, words, who.is_alone(table), guide)
        )


@get("/api/tables/{id:str}/glance")
async def glance(id: TableId, who: Asker, lobby: TheLobby) -> Glance:
    """How the match stands for a spectator, and what happened last."""
    room = await lobby.rooms.find(id)
    async with room.lock:
        table = await lobby.rooms.up_to_date(room)
        info, view = table.info(), table.newest(LAST_TOLD)
    return Glance(info.decisions) if view is None else glance_at(info, view, table.game, who.language)


@get("/api/tables/{id:str}/wait")
async def wait(
    id: TableId,
    who: Asker,
    lobby: TheLobby,
    seat: SeatSeen = None,
    after: Version = 0,
    words: InWords = None,
    guide: Guidance = "off",
) -> State:
    """The same as soon as something is newer than `after`.

    After 25 s in any case.
    """
    room = await lobby.rooms.find(id)
    news = asyncio.Event()
    room.listeners.add(news)
    try:
        deadline = time.monotonic() + LONGEST_WAIT
        while True:
            news.clear()
            async with room.lock:
                table = await lobby.rooms.up_to_date(room)
                seen_from = who.seat_to_see(table, seat)
                if table.version() > after or time.monotonic() >= deadline:
                    return room.states.state(table, wanted_state(seen_from, after, words, who.is_alone(table), guide))
            try:
                await asyncio.wait_for(news.wait(), deadline - time.monotonic())
            except TimeoutError:
                continue
    finally:
        room.listeners.discard(news)


# Playing


@post("/api/tables/{id:str}/acts", status_code=HTTP_200_OK)
async def act(id: TableId, data: JSONBody[AnyAct], who: Asker, lobby: TheLobby) -> Done:
    """Do something in one of the caller's seats.

    Choose, undo, offer a draw or a rematch, answer, resign, leave, fill, say, mute.
    """
    room = await lobby.rooms.find(id)
    return await do(room, data, who, lobby)


async def do(room: Room, act: AnyAct, who: Who, lobby: Lobby) -> Done:
    """Take an act of the caller; refused, if the seat is not theirs."""
    if isinstance(act, Say):
        async with room.lock:
            table = await lobby.rooms.up_to_date(room)
        await lobby.chat.check(table, act, who)
    taken = await lobby.act(room, Sent(act, who.tokens, who.visitor.id))
    return Done(act.id, taken.version)


@post("/api/tables/{id:str}/why", status_code=HTTP_200_OK)
async def why(id: TableId, data: JSONBody[AskWhy], who: Asker, lobby: TheLobby) -> Why:
    """Why a choice is not offered to one of the caller's seats now."""
    room = await lobby.rooms.find(id)
    async with room.lock:
        table = await lobby.rooms.up_to_date(room)
        match = _match_of(table, who, data.seat)
        reasons = match.explain(data.seat, read_choice(table.game, data.choice)) if table.ended is None else OVER
        view = match.view(data.seat)["table"]
    words = words_at(table.info().seats, table.game, who.language, data.seat if who.is_alone(table) else NOBODY)
    return Why([reason_for_client(reason, words, view) for reason in reasons])


@post("/api/tables/{id:str}/hint", status_code=HTTP_200_OK)
async def hint(id: TableId, data: JSONBody[AskHint], who: Asker, lobby: TheLobby, limits: TheLimits) -> Hint:
    """What a bot would choose in one of the caller's seats now."""
    limits.count(*who.keys(), weight=THINKING)
    room = await lobby.rooms.find(id)
    async with room.lock:
        table = await lobby.rooms.up_to_date(room)
        match = _match_of(table, who, data.seat)
        if not table.header.hints:
            raise BadInput("error-no-hints")
        if data.seat not in table.asked():
            raise BadInput("why-not-asked")
        chance = chance_of_bot(match.seed, data.seat, match.number())
        chair = Chair(match.play.copy(), data.seat)
        words = words_at(table.info().seats, table.game, who.language, data.seat if who.is_alone(table) else NOBODY)
    advice = await lobby.thinkers.hint(chair, chance, Turn(who.opener()))
    return Hint(
        [
            HintLine(
                list(each.choice),
                each.win,
                each.visits,
                [list(choice) for choice in each.line],
                each.spread,
                [words.message(reason) for reason in each.why],
            )
            for each in advice
        ]
    )


def _match_of(table: SharedTable, who: Who, seat: Seat) -> Any:
    who.check_seat(table, seat)
    if table.match is None:
        raise BadInput("error-not-begun")
    return table.match
