"""What a visitor may see of a player or a bot."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Select, case, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from herna.engine.errors import BadInput
from herna.games.catalogue import game_keys
from herna.server.names import folded, skeleton
from herna.server.people.player_messages import Curve, CurvePoint, Favourite, PlayerPage, RatingInfo, Result, Shows
from herna.server.people.ratings import SCALE, Rating, fixed, shown
from herna.server.people.results import BOT
from herna.server.people.rights import RIGHTS
from herna.server.schema import ACCOUNTS, PLAYED, RATINGS
from herna.server.store import Store

LONGEST_LOOKS: Final = 40
BOTS: Final = ("random", "greedy", "search:1", "search:2", "search:3", "search:4", "search:5")
MOST_COUNTED: Final = 2000  # of the newest matches
MOST_RECENT: Final = 120  # matches that are looked at for the newest results of each game
RECENT: Final = 20  # results of a game
CURVE: Final = 100  # points
FAVOURITES: Final = 6
RESULTS: Final[tuple[Result, ...]] = ("won", "drawn", "lost")


class Subject(Struct, frozen=True):
    """A player or a bot that somebody looks at."""

    who: str
    name: str
    bot: bool
    own: bool
    shows: Shows
    moderates: bool = False


async def find_account(connection: AsyncConnection, name: str, viewer: str) -> Subject:
    """The account with this name.

    If it shows nothing, it is refused as if there were none.
    """
    columns = select(ACCOUNTS.c.id, ACCOUNTS.c.shown, ACCOUNTS.c.shows, ACCOUNTS.c.role)
    row = (await connection.execute(columns.where(ACCOUNTS.c.looks == skeleton(name)[:LONGEST_LOOKS]))).first()
    if row is None:  # an older account that looks like another
        older = (ACCOUNTS.c.name == folded(name)[:LONGEST_LOOKS], ACCOUNTS.c.looks.is_(None))
        row = (await connection.execute(columns.where(*older))).first()
    if row is None or (row.shows == "nothing" and row.id != viewer):
        raise BadInput("error-no-player")
    return Subject(row.id, row.shown, False, row.id == viewer, row.shows, bool(RIGHTS[row.role]))


def find_bot(name: str) -> Subject:
    """The bot of this name, one of those that people meet."""
    if name not in BOTS:
        raise BadInput("error-no-player")
    return Subject(f"{BOT}{name}", name, True, False, "everything")


async def find_subject(connection: AsyncConnection, name: str, bot: str, viewer: str) -> Subject:
    """The player or the bot of a request; exactly one of them is named."""
    if bool(name) == bool(bot):
        raise BadInput("error-no-player")
    return find_bot(bot) if bot else await find_account(connection, name, viewer)


def shows_history(subject: Subject) -> bool:
    """Whether the visitor may see matches, and what follows from them."""
    return subject.own or subject.shows == "everything"


async def player_page(store: Store, name: str, bot: str, viewer: str) -> PlayerPage:
    """The page of a player or a bot."""
    async with store.engine.connect() as connection:
        subject = await find_subject(connection, name, bot, viewer)
        history = shows_history(subject)
        ratings = _bot_ratings(subject) if subject.bot else await _ratings(connection, subject.who)
        games = [each.game for each in ratings]
        counted = await _counted(connection, subject.who) if history else (0, 0, False)
        return PlayerPage(
            subject.name,
            subject.bot,
            subject.own,
            subject.shows if subject.own else None,
            subject.own and subject.moderates,
            history,
            ratings,
            *counted,
            await _recent(connection, subject.who) if history else {},
            [await _curve(connection, subject.who, game) for game in games] if history and not subject.bot else [],
            await _favourites(connection, subject.who) if history else [],
        )


def _bot_ratings(subject: Subject) -> list[RatingInfo]:
    found = [(game, fixed(game, subject.who)) for game in game_keys()]
    return [RatingInfo(game, each.value(), each.spread(), 0, 0, 0) for game, each in found if each is not None]


async def _ratings(connection: AsyncConnection, who: str) -> list[RatingInfo]:
    rows = await connection.execute(select(RATINGS).where(RATINGS.c.who == who).order_by(RATINGS.c.game))
    return [_rating_info(row) for row in rows]


def _rating_info(row: Any) -> RatingInfo:
    rating = Rating(row.mu, row.sigma)
    return RatingInfo(row.game, rating.value(), rating.spread(), row.won, row.drawn, row.lost)


def newest_of(who: str, most: int, *columns: Any) -> Select[Any]:
    """The newest matches of somebody, by the index that every page of history uses."""
    newest = select(*columns).where(PLAYED.c.who == who)
    return newest.order_by(PLAYED.c.at.desc(), PLAYED.c.table_id.desc(), PLAYED.c.seat.desc()).limit(most)


async def _counted(connection: AsyncConnection, who: str) -> tuple[int, int, bool]:
    """How many matches somebody has played and won; and whether there are more."""
    newest = newest_of(who, MOST_COUNTED + 1, PLAYED.c.result).subquery()
    won = func.coalesce(func.sum(case((newest.c.result == "won", 1), else_=0)), 0)
    row = (await connection.execute(select(func.count().label("matches"), won.label("won")).select_from(newest))).one()
    return min(row.matches, MOST_COUNTED), row.won, row.matches > MOST_COUNTED


async def _recent(connection: AsyncConnection, who: str) -> dict[str, list[Result]]:
    rows = await connection.execute(newest_of(who, MOST_RECENT, PLAYED.c.game, PLAYED.c.result))
    recent: dict[str, list[Result]] = {}
    for row in rows:
        results = recent.setdefault(row.game, [])
        if len(results) < RECENT:
            results.append(row.result)
    return recent


async def _curve(connection: AsyncConnection, who: str, game: str) -> Curve:
    of_game = newest_of(who, CURVE, PLAYED.c.at, PLAYED.c.mu, PLAYED.c.sigma)
    rows = list(await connection.execute(of_game.where(PLAYED.c.game == game, PLAYED.c.mu.is_not(None))))
    points = [CurvePoint(row.at, shown(row.mu), Rating(row.mu, row.sigma).spread()) for row in reversed(rows)]
    return Curve(game, points)


async def _favourites(connection: AsyncConnection, who: str) -> list[Favourite]:
    columns = (PLAYED.c.game, PLAYED.c.plays_as, PLAYED.c.deck, PLAYED.c.result)
    newest = newest_of(who, MOST_COUNTED, *columns).subquery()
    key = case((newest.c.plays_as != "", newest.c.plays_as), else_=newest.c.deck).label("key")
    won = func.sum(case((newest.c.result == "won", 1), else_=0)).label("won")
    wanted = select(newest.c.game, key, func.count().label("matches"), won).group_by(newest.c.game, key)
    often = wanted.having(key != "").order_by(func.count().desc(), newest.c.game, key).limit(FAVOURITES)
    return [Favourite(row.game, row.key, row.matches, row.won) for row in await connection.execute(often)]


async def set_what_is_shown(store: Store, account: str, shows: Shows) -> None:
    """Store what others see of an account."""
    async with store.changing() as connection:
        await connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == account).values(shows=shows))


def change_of(mu_before: float | None, mu: float | None) -> int | None:
    """By how much a match has changed a rating, as it is shown."""
    return None if mu is None or mu_before is None else round(SCALE * (mu - mu_before))
