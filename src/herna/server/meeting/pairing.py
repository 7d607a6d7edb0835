"""Pairing: two people who want the same get a table, exactly once."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any

from msgspec import Struct, structs
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from herna.engine.chance import Chance
from herna.engine.errors import BadInput, HernaError
from herna.engine.game import Game, Options
from herna.games.catalogue import game_named
from herna.server.entries import Entry, Header
from herna.server.lobby import RETRIES, Lobby, new_id
from herna.server.meeting.messages import SeekMatch, Sought
from herna.server.meeting.relations import Relations
from herna.server.meeting.seeks import ANY, Seek, Seeks, Standing, Wanted
from herna.server.messages import SeatWanted
from herna.server.people.rated import check_rated
from herna.server.people.ratings import MU, shown
from herna.server.rematch import OF_SEAT
from herna.server.schema import RATINGS
from herna.server.security import Forbidden, hashed
from herna.server.visitors import new_seed, new_token
from herna.server.who import Who

SEATS = 2  # who seeks, seeks one opponent

# What has to hold for a table to open, and is noted with it: given the transaction and the table's id.
Claim = Callable[[AsyncConnection, str], Awaitable[bool]]


class Player(Struct, frozen=True):
    """Somebody who gets a seat, with the options of that seat."""

    visitor: str
    name: str
    own: Options


class Pairing:
    """Finds opponents, and opens their tables."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.seeks = Seeks(lobby.store)
        self.seeking = asyncio.Lock()  # who asks this node does so in turn; other nodes may still be first

    async def seek(self, given: SeekMatch, name: str, who: Who) -> Sought:
        """Pair somebody with a person who waits for the same, or let them wait."""
        await self.lobby.check_room(who)
        wanted = await self.lobby.background.run(wanted_by, given)
        check_account(wanted, who)
        rating = await self.rating(who.visitor.id, wanted.game)
        reach = ANY if given.span is None else given.span
        standing = Standing(rating, rating - reach, rating + reach)
        seek = Seek(new_id(), who.visitor.id, name, wanted, self.lobby.clock.now(), "", who.opener(), standing)
        async with self.seeking:
            return await self._seek(seek)

    async def _seek(self, own: Seek) -> Sought:
        player = Player(own.visitor, own.name, own.wanted.own)
        unfit: set[str] = set()  # who wants the same, with sides that do not go together
        for _ in range(RETRIES):
            now = self.lobby.clock.now()
            others = await self.seeks.matching(own.visitor, own.wanted, own.standing, now)
            found = [each for each in others if each.id not in unfit]
            if not found:
                seek = await self.seeks.add(structs.replace(own, at=now), unfit)
                if seek:
                    return Sought(seek=seek)
                continue
            try:
                table = await self._open(found[0], player, own.opener)
            except HernaError:
                unfit.add(found[0].id)
                continue
            if table:
                return Sought(table)
        raise BadInput("error-busy")

    async def take(self, id: str, own: Mapping[str, str | int], name: str, who: Who) -> Sought:
        """Play with the owner of a seek."""
        await self.lobby.check_room(who)
        seek = await self.seeks.find(id, self.lobby.clock.now())
        if seek.visitor == who.visitor.id:
            raise BadInput("error-own-seek")
        if await Relations(self.lobby.store).is_blocked(who.visitor.id, [seek.visitor]):
            raise BadInput("error-no-seek")
        check_account(seek.wanted, who)
        rating = await self.rating(who.visitor.id, seek.wanted.game)
        if not seek.standing.low <= rating <= seek.standing.high:
            raise Forbidden("error-seek-rating")
        checked = await self.lobby.background.run(own_options, game_named(seek.wanted.game), own)
        table = await self._open(seek, Player(who.visitor.id, name, checked), who.opener())
        if not table:
            raise BadInput("error-no-seek")
        return Sought(table)

    async def rating(self, visitor: str, game: str) -> float:
        """The rating that a person is shown in a game, or a newcomer's."""
        wanted = select(RATINGS.c.mu).where(RATINGS.c.who == visitor, RATINGS.c.game == game)
        async with self.lobby.store.engine.connect() as connection:
            mu = await connection.scalar(wanted)
        return float(shown(MU if mu is None else mu))

    async def _open(self, seek: Seek, player: Player, opener: str) -> str:
        """Open the table of a seek.

        Returns "" if the seek no longer waits.
        """
        host, now = Player(seek.visitor, seek.name, seek.wanted.own), self.lobby.clock.now()

        async def claim(connection: AsyncConnection, table: str) -> bool:
            return await self.seeks.claim(connection, seek, player.visitor, table, now)

        return await self.open(seek.wanted, (host, player), opener, claim)

    async def open(self, wanted: Wanted, players: tuple[Player, Player], opener: str, claim: Claim) -> str:
        """Open the table of two players, if `claim` says yes in the same transaction."""
        seated = list(players) if secrets.randbelow(SEATS) else [players[1], players[0]]
        now = self.lobby.clock.now()
        header, entries = await self.lobby.background.run(table_of, wanted, seated, now, opener)
        opened = await self.lobby.open_table(header, entries, lambda connection: claim(connection, header.id))
        return header.id if opened else ""


def wanted_by(given: SeekMatch) -> Wanted:
    """What somebody wants, checked and complete: a match can begin with it."""
    game = game_named(given.game)
    game.check_seats(SEATS)
    of_seats = {name for name in given.options if OF_SEAT.match(name)}
    if of_seats:
        raise BadInput("error-seek-side", option=min(of_seats)[:40])
    known = game.read_options(given.options)
    shared = {name: value for name, value in known.items() if not OF_SEAT.match(name)}
    wanted = Wanted(game.key, shared, own_options(game, given.own), given.clock, given.rated)
    header, _ = table_of(wanted, [Player("", "", wanted.own), Player("", "", {})], 0.0, "")
    if wanted.rated:
        check_rated(header, game, [SeatWanted("open")] * SEATS, True)
    return wanted


def check_account(wanted: Wanted, who: Who) -> None:
    """Refuse a rated match without an account."""
    if wanted.rated and not who.visitor.account:
        raise Forbidden("error-rated-account")


def own_options(game: Game[Any], given: Mapping[str, str | int]) -> Options:
    """The options of one seat, by their names without its number."""
    read = game.read_options({f"{name}-1": value for name, value in given.items()})
    return {name: read[f"{name}-1"] for name in given}


def _options_of(game: Game[Any], wanted: Wanted, sides: list[Options]) -> Options:
    """The options of a table; a match can begin with them."""
    given = dict(wanted.options)
    for seat, own in enumerate(sides, 1):
        given |= {f"{name}-{seat}": value for name, value in own.items()}
    options = game.read_options(given)
    game.setup(SEATS, options, Chance())
    return options


def table_of(wanted: Wanted, players: list[Player], now: float, opener: str) -> tuple[Header, list[Entry]]:
    """The table of two who were paired, with its first entries.

    Between strangers nothing is taken back, and no bot advises.
    """
    game = game_named(wanted.game)
    header = Header(
        id=new_id(),
        game=game.key,
        seats=SEATS,
        options=_options_of(game, wanted, [player.own for player in players]),
        seed=new_seed(),
        opened=now,
        clock=wanted.clock,
        undo=False,
        hints=False,
        rated=wanted.rated,
        rules=game.version,
        opener=opener,
    )
    sit = partial(_sit_down, now)
    return header, [sit(seat, player) for seat, player in enumerate(players)]


def _sit_down(now: float, seat: int, player: Player) -> Entry:
    body = {"name": player.name, "token": hashed(new_token()), "owner": player.visitor}
    return Entry(seat + 1, "sit", seat, now, body)
