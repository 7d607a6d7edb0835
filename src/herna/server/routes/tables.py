"""Tables: opening, finding, joining, looking, and everything that a seat does there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from typing import Annotated, Any

from litestar import get, post
from litestar.params import JSONBody, Parameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from herna.bots.bot import chance_of_bot
from herna.bots.named import bot_named
from herna.engine.chance import Chance
from herna.engine.decision import Reason, read_choice
from herna.engine.errors import BadInput, IllegalChoice
from herna.engine.game import Game, Options
from herna.engine.view import Chair
from herna.games.catalogue import game_named
from herna.messages.words import Words
from herna.server.acts import NotOffered
from herna.server.entries import Entry, Header
from herna.server.house import House, Live, new_id
from herna.server.messages import (
    Advise,
    AnyAct,
    Done,
    Hint,
    HintLine,
    Imagined,
    Join,
    Joined,
    Language,
    Opened,
    OpenTable,
    Seat,
    SeatWanted,
    State,
    TableInfo,
    Why,
)
from herna.server.reasons import reason_told
from herna.server.routes.games import WITH_SCENARIO
from herna.server.routes.given import Asker, TheHouse, TheLimits
from herna.server.shared_table import SharedTable
from herna.server.visitors import hashed, new_token, tidy
from herna.server.who import Who
from herna.server.wording import Seen

MOST_LISTED = 100
ABANDONED = 30 * 24 * 3600.0  # seconds after which a table that nobody has touched takes up no room
LONGEST_WAIT = 25.0  # seconds
OPENING = 5.0  # a new table weighs as much as so many requests
THINKING = 5.0
OVER = (Reason("", "why-match-over"),)  # also if people have ended the match

TableId = Annotated[str, Parameter(max_length=32, pattern="^[A-Za-z0-9_-]+$")]
SeatSeen = Annotated[int | None, Parameter(ge=-1, lt=8, description="a seat of one's own, or -1 to look on")]
InWords = Annotated[Language | None, Parameter(description="the language of words to send along; none, if not given")]
Version = Annotated[int, Parameter(ge=0, description="the last version seen; only what is new since is sent")]


# Opening and finding


@post("/api/tables", status_code=HTTP_201_CREATED, request_max_body_size=WITH_SCENARIO)
async def open_table(data: JSONBody[OpenTable], who: Asker, house: TheHouse, limits: TheLimits) -> Opened:
    """Open a table."""
    limits.count(*who.keys(), weight=OPENING)
    game = game_named(data.game)
    game.check_seats(len(data.seats))
    header = Header(
        id=new_id(),
        game=game.key,
        seats=len(data.seats),
        options=await house.in_the_background(_options, game, len(data.seats), data.options),
        seed=new_token(),
        opened=time.time(),
        clock=data.clock,
        public=data.public,
        undo=data.undo,
        hints=data.hints,
        chat=data.chat,
        together=data.together,
    )
    return await seated(header, data.seats, data.name, who, house)


def _options(game: Game[Any], seats: int, given: Mapping[str, object]) -> Options:
    """What is given, checked and complete, if a match can begin with it: else the last to sit down would be refused."""
    options = game.read_options(given)
    game.setup(seats, options, Chance())
    return options


async def seated(header: Header, wanted: list[SeatWanted], name: str, who: Who, house: House) -> Opened:
    """Open a table with those who are wanted at it from the start."""
    await _check_room(who, house)
    entries: list[Entry] = []
    tokens: dict[int, str] = {}
    for seat, place in enumerate(wanted):
        number = len(entries) + 1
        if place.kind == "me":
            tokens[seat] = new_token()
            entries.append(_sitting(number, seat, header.opened, name, tokens[seat], who))
        elif place.kind == "bot":
            bot_named(place.bot, Chance())
            entries.append(Entry(number, "bot", seat, header.opened, {"bot": place.bot}))
    await house.new_table(header, entries)
    return Opened(header.id, tokens)


async def _check_room(who: Who, house: House) -> None:
    settings, since = house.settings, time.time() - ABANDONED
    if who.visitor.id and await house.store.count_open(who.visitor.id, since) >= settings.most_open:
        raise BadInput("error-too-many-tables", most=settings.most_open)
    if await house.store.count_open(since=since) >= settings.most_tables:
        raise BadInput("error-house-full")


def _sitting(number: int, seat: int, at: float, name: str, token: str, who: Who) -> Entry:
    called = tidy(name) or who.visitor.name
    return Entry(number, "sit", seat, at, {"name": called, "token": hashed(token), "owner": who.visitor.id})


@get("/api/tables")
async def open_tables(house: TheHouse) -> list[TableInfo]:
    """The public tables that are not over, the newest first."""
    return await _infos(await house.store.listed(MOST_LISTED, since=time.time() - ABANDONED), house)


@get("/api/tables/mine")
async def own_tables(who: Asker, house: TheHouse) -> list[TableInfo]:
    """The tables at which the visitor has a seat, the newest first."""
    return await _infos(await house.store.listed(MOST_LISTED, who.visitor.id), house) if who.visitor.id else []


async def _infos(ids: list[str], house: House) -> list[TableInfo]:
    infos: list[TableInfo] = []
    for id in ids:
        live = await house.live(id)
        async with live.lock:
            infos.append((await house.up_to_date(live)).info())
    return infos


@post("/api/tables/{id:str}/join", status_code=HTTP_201_CREATED)
async def join(id: TableId, data: JSONBody[Join], who: Asker, house: TheHouse) -> Joined:
    """Take an open seat; the token is told only now, and plays the seat from anywhere."""
    token = new_token()

    def make(table: SharedTable, at: float) -> Entry:
        free = [seat for seat, place in enumerate(table.places) if place.kind == "open"]
        if data.seat is not None and data.seat not in free:
            raise BadInput("error-seat-taken", seat=data.seat + 1)
        if not free:
            raise BadInput("error-no-free-seat")
        return _sitting(table.version() + 1, free[0] if data.seat is None else data.seat, at, data.name, token, who)

    live = await house.live(id)
    await house.take(live, make)
    async with live.lock:
        table = await house.up_to_date(live)
        return Joined(table.seats_of({hashed(token)}, "")[0], token)


# Looking


@get("/api/tables/{id:str}")
async def look(
    id: TableId, who: Asker, house: TheHouse, seat: SeatSeen = None, after: Version = 0, words: InWords = None
) -> State:
    """The table as a seat of one's own sees it, or as a spectator does."""
    live = await house.live(id)
    async with live.lock:
        table = await house.up_to_date(live)
        seen = Seen(table, who.seat_to_see(table, seat), after, words)
    return seen.told()


@get("/api/tables/{id:str}/wait")
async def wait(
    id: TableId, who: Asker, house: TheHouse, seat: SeatSeen = None, after: Version = 0, words: InWords = None
) -> State:
    """The same, as soon as there is something newer than `after`; after 25 s in any case."""
    live = await house.live(id)
    news = asyncio.Event()
    live.listeners.add(news)
    try:
        latest = time.monotonic() + LONGEST_WAIT
        while True:
            news.clear()
            async with live.lock:
                table = await house.up_to_date(live)
                seen_from = who.seat_to_see(table, seat)
                if table.version() > after or time.monotonic() >= latest:
                    return Seen(table, seen_from, after, words).told()
            try:
                await asyncio.wait_for(news.wait(), latest - time.monotonic())
            except TimeoutError:
                continue
    finally:
        live.listeners.discard(news)


# Playing


@post("/api/tables/{id:str}/acts", status_code=HTTP_200_OK)
async def act(id: TableId, data: JSONBody[AnyAct], who: Asker, house: TheHouse) -> Done:
    """Do something in a seat of one's own: choose, undo, offer a draw, answer, resign, leave, fill, say, mute."""
    live = await house.live(id)
    return await do(live, data, who, house)


async def do(live: Live, act: AnyAct, who: Who, house: House) -> Done:
    """An act, if the seat is one's own."""
    try:
        return Done(act.id, await house.act(live, act, lambda table: who.check_seat(table, act.seat)))
    except IllegalChoice as refused:
        async with live.lock:
            table = await house.up_to_date(live)
            who.check_seat(table, act.seat)  # it may have changed hands
            raise NotOffered(refused, table, act.seat) from refused


@post("/api/tables/{id:str}/why", status_code=HTTP_200_OK)
async def why(id: TableId, data: JSONBody[Imagined], who: Asker, house: TheHouse) -> Why:
    """Why not? The reasons why a choice is not offered to a seat of one's own now."""
    live = await house.live(id)
    async with live.lock:
        table = await house.up_to_date(live)
        match = _begun(table, who, data.seat)
        reasons = match.explain(data.seat, read_choice(table.game, data.choice)) if table.ended is None else OVER
        view = match.view(data.seat)["table"]
    words = Words(who.language, table.game)
    return Why([reason_told(reason, words, view) for reason in reasons])


@post("/api/tables/{id:str}/hint", status_code=HTTP_200_OK)
async def hint(id: TableId, data: JSONBody[Advise], who: Asker, house: TheHouse, limits: TheLimits) -> Hint:
    """What a search would do in a seat of one's own that is asked now."""
    limits.count(*who.keys(), weight=THINKING)
    live = await house.live(id)
    async with live.lock:
        table = await house.up_to_date(live)
        match = _begun(table, who, data.seat)
        if not table.header.hints:
            raise BadInput("error-no-hints")
        if data.seat not in table.asked():
            raise BadInput("why-not-asked")
        chance = chance_of_bot(match.seed, data.seat, match.number())
        chair = Chair(match.play.copy(), data.seat)
    thoughts = await house.thinkers.hint(chair, chance)
    return Hint(
        [
            HintLine(list(each.choice), each.win, each.visits, [list(choice) for choice in each.line])
            for each in thoughts
        ]
    )


def _begun(table: SharedTable, who: Who, seat: Seat) -> Any:
    who.check_seat(table, seat)
    if table.match is None:
        raise BadInput("error-not-begun")
    return table.match
