"""Counts finished matches, in the transaction of the entry that ends them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Table, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from herna.server.people.ratings import Rating, rate, rated_players
from herna.server.people.results import Finished
from herna.server.schema import PLAYED, RATINGS

Key = tuple[str, str]  # who, and of which game
Insert = Callable[[Table], Any]  # an INSERT of the database that can handle rows that exist already


async def count_matches(insert: Insert, connection: AsyncConnection, matches: Sequence[Finished]) -> None:
    """Write results and update ratings; no match counts twice.

    Ratings are locked in one order by all nodes, so that none waits in a ring.
    """
    new = [match for match in matches if await _write_results(insert, connection, match)]
    rated = [match for match in new if match.rated]
    keys = sorted({(who, match.game) for match in rated for who in rated_players(match)})
    if not keys:
        return
    ratings = await _lock(insert, connection, keys, rated[0].at)
    for match in rated:
        before = {who: ratings[who, match.game] for who in rated_players(match)}
        for who, after in rate(match, before).items():
            ratings[who, match.game] = after
            await _write_rating(connection, match, who, before[who], after)


async def change_owner(connection: AsyncConnection, visitor: str, account: str) -> None:
    """Give the results of a visitor to an account.

    They moved no rating, since rated matches are for accounts.
    """
    await connection.execute(update(PLAYED).where(PLAYED.c.who == visitor).values(who=account))


async def _write_results(insert: Insert, connection: AsyncConnection, match: Finished) -> bool:
    """Write a row for each seat; False, if they were written before."""
    rows = [
        {
            "table_id": match.table,
            "seat": each.seat,
            "who": each.who,
            "game": match.game,
            "at": match.at,
            "result": each.outcome,
            "side": each.side,
            "rated": match.rated,
            "plays_as": each.plays_as,
            "deck": each.deck,
            "against": match.against,
            "ended_by": match.ended_by,
            "decisions": match.decisions,
        }
        for each in match.seats
    ]
    new = insert(PLAYED).on_conflict_do_nothing().returning(PLAYED.c.seat)
    return len(list(await connection.execute(new, rows))) == len(rows)


async def _lock(insert: Insert, connection: AsyncConnection, keys: Sequence[Key], at: float) -> dict[Key, Rating]:
    """The ratings of these players, locked until the transaction ends."""
    newcomer = Rating()
    values = {
        "mu": newcomer.mu,
        "sigma": newcomer.sigma,
        "low": newcomer.low(),
        "won": 0,
        "drawn": 0,
        "lost": 0,
        "at": at,
    }
    rows = [{"who": who, "game": game, **values} for who, game in keys]
    await connection.execute(insert(RATINGS).on_conflict_do_nothing(), rows)
    wanted = select(RATINGS.c.who, RATINGS.c.game, RATINGS.c.mu, RATINGS.c.sigma)
    wanted = wanted.where(tuple_(RATINGS.c.who, RATINGS.c.game).in_(list(keys)))
    locked = wanted.order_by(RATINGS.c.who, RATINGS.c.game).with_for_update()
    return {(row.who, row.game): Rating(row.mu, row.sigma) for row in await connection.execute(locked)}


async def _write_rating(connection: AsyncConnection, match: Finished, who: str, before: Rating, after: Rating) -> None:
    """Write a rating after a match, and what the match has made of it."""
    outcome = next((each.outcome for each in match.seats if each.who == who), "drawn")
    values: dict[str, Any] = {"mu": after.mu, "sigma": after.sigma, "low": after.low(), "at": match.at}
    if who != match.against:
        values[outcome] = RATINGS.c[outcome] + 1
    else:
        values |= _score_of_opponent(match)
    of_both = (RATINGS.c.who == who, RATINGS.c.game == match.game)
    await connection.execute(update(RATINGS).where(*of_both).values(**values))
    of_seat = (PLAYED.c.table_id == match.table, PLAYED.c.who == who)
    rating = {"mu_before": before.mu, "mu": after.mu, "sigma": after.sigma}
    await connection.execute(update(PLAYED).where(*of_seat).values(**rating))


def _score_of_opponent(match: Finished) -> dict[str, Any]:
    """What a cooperative match counts for what it was played against."""
    won = not any(each.outcome == "won" for each in match.seats)
    column = RATINGS.c.won if won else RATINGS.c.lost
    return {column.name: column + 1}
