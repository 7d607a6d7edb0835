"""The players of a game by the lower ends of their ratings' intervals.

Bots are fixed points.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Select, literal, select, tuple_

from herna.engine.errors import BadInput
from herna.games.catalogue import game_named
from herna.server.names import skeleton
from herna.server.people.player_messages import AgainstRanked, BotRanked, Leaderboard, Ranked
from herna.server.people.profiles import BOTS, LONGEST_LOOKS
from herna.server.people.ratings import Rating, fixed
from herna.server.people.results import AGAINST, BOT
from herna.server.schema import ACCOUNTS, RATINGS
from herna.server.store import Store

PAGE: Final = 50
MOST_AGAINST: Final = 50


async def leaderboard(store: Store, game: str, after: str, viewer: str) -> Leaderboard:
    """A page of a leaderboard, without those who show nothing."""
    played = game_named(game)
    place, low, last = _after(after) if after else (1, None, "")
    joined = RATINGS.join(ACCOUNTS, ACCOUNTS.c.id == RATINGS.c.who)
    columns = (RATINGS, ACCOUNTS.c.shown)
    wanted = select(*columns).select_from(joined).where(RATINGS.c.game == game, ACCOUNTS.c.shows != "nothing")
    wanted = wanted.order_by(RATINGS.c.low.desc(), RATINGS.c.who.desc()).limit(PAGE + 1)
    async with store.engine.connect() as connection:
        if low is not None:  # a name, and not the id of an account, which stays the same when it changes its name
            of_name = (ACCOUNTS.c.looks == skeleton(last)[:LONGEST_LOOKS], ACCOUNTS.c.shows != "nothing")
            who = await connection.scalar(select(ACCOUNTS.c.id).where(*of_name)) or ""
            wanted = wanted.where(tuple_(RATINGS.c.low, RATINGS.c.who) < tuple_(literal(low), literal(who)))
        found = list(await connection.execute(wanted))
        rows, more = found[:PAGE], len(found) > PAGE
        against = await connection.execute(_against(game)) if played.cooperative else []
        opponents = [
            AgainstRanked(
                row.who.removeprefix(AGAINST).split(), *_shown(row.mu, row.sigma), row.won + row.drawn + row.lost
            )
            for row in against
        ]
    return Leaderboard(
        game,
        place,
        [
            Ranked(row.shown, *_shown(row.mu, row.sigma), row.won + row.drawn + row.lost, row.who == viewer)
            for row in rows
        ],
        [] if played.cooperative else [_bot(game, bot) for bot in BOTS],
        opponents,
        f"{place + PAGE}~{rows[-1].low!r}~{rows[-1].shown}" if more else "",
    )


def _against(game: str) -> Select[Any]:
    of_game = (RATINGS.c.game == game, RATINGS.c.who.like(f"{AGAINST}%"))
    return select(RATINGS).where(*of_game).order_by(RATINGS.c.mu.desc()).limit(MOST_AGAINST)


def _shown(mu: float, sigma: float) -> tuple[int, int]:
    rating = Rating(mu, sigma)
    return rating.value(), rating.spread()


def _bot(game: str, bot: str) -> BotRanked:
    rating = fixed(game, f"{BOT}{bot}")
    return BotRanked(bot, None, None) if rating is None else BotRanked(bot, rating.value(), rating.spread())


def _after(cursor: str) -> tuple[int, float, str]:
    place, _, rest = cursor.partition("~")
    low, _, name = rest.partition("~")
    try:
        return int(place), float(low), name
    except ValueError as error:
        raise BadInput("error-bad-cursor") from error
