"""The matches of a player, page by page, as a visitor may see them."""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct
from sqlalchemy import and_, exists, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from herna.engine.errors import BadInput
from herna.server.people.player_messages import History, MatchPlayer, PlayedMatch, Result
from herna.server.people.profiles import Subject, change_of, find_account, find_subject, newest_of, shows_history
from herna.server.people.ratings import shown
from herna.server.people.results import AGAINST, BOT
from herna.server.schema import ACCOUNTS, PLAYED
from herna.server.store import Store

PAGE: Final = 25
Met = Literal["", "people", "bots"]
OTHER: Final = PLAYED.alias("other")


class Wanted(Struct, frozen=True):
    """Which matches: of a game, against somebody, with a result, rated or not."""

    game: str = ""
    opponent: str = ""
    met: Met = ""
    result: Result | Literal[""] = ""
    rated: bool | None = None
    after: str = ""  # the `next` of the page before


async def history_page(store: Store, name: str, bot: str, viewer: str, wanted: Wanted) -> History:
    """A page of the matches of a player or a bot.

    It is empty if they are not shown.
    """
    async with store.engine.connect() as connection:
        subject = await find_subject(connection, name, bot, viewer)
        if not shows_history(subject):
            return History([], "")
        found = await _rows(connection, subject, wanted, viewer)
        rows, more = found[:PAGE], len(found) > PAGE
        seats = await _seats(connection, [row.table_id for row in rows])
        matches = [_match(row, seats[row.table_id], subject, viewer) for row in rows]
        return History(matches, _cursor(rows, wanted) if more else "")


def _cursor(rows: list[Any], wanted: Wanted) -> str:
    """Where the next page begins.

    A time, and how many matches of that time were shown; no table, since its id would open the replay.
    """
    last = rows[-1].at
    before, skipped = _after(wanted.after) if wanted.after else (None, 0)
    same = sum(row.at == last for row in rows)
    return f"{last!r}~{same + (skipped if before == last else 0)}"


async def _rows(connection: AsyncConnection, subject: Subject, wanted: Wanted, viewer: str) -> list[Any]:
    found = newest_of(subject.who, PAGE + 1, PLAYED)
    if wanted.game:
        found = found.where(PLAYED.c.game == wanted.game)
    if wanted.result:
        found = found.where(PLAYED.c.result == wanted.result)
    if wanted.rated is not None:
        found = found.where(PLAYED.c.rated.is_(wanted.rated))
    beside = and_(OTHER.c.table_id == PLAYED.c.table_id, OTHER.c.seat != PLAYED.c.seat)
    if wanted.met:
        among = (beside, OTHER.c.who.like(f"{BOT}%"))
        bots = select(func.count()).where(*among).scalar_subquery()  # PostgreSQL looks only at the newest matches
        found = found.where(bots > 0 if wanted.met == "bots" else ~exists().where(*among))
    if wanted.opponent:
        opponent = await _opponent(connection, subject, wanted.opponent, viewer)
        if opponent in ("", subject.who):
            return []
        met = select(OTHER.c.table_id).where(OTHER.c.who == opponent)  # read once, from an index alone
        found = found.where(PLAYED.c.table_id.in_(met))
    if wanted.after:
        at, skipped = _after(wanted.after)
        found = found.where(PLAYED.c.at <= at).offset(skipped)
    return list(await connection.execute(found))


def _after(cursor: str) -> tuple[float, int]:
    at, _, skipped = cursor.partition("~")
    try:
        return float(at), min(max(int(skipped), 0), PAGE * 40)
    except ValueError as error:
        raise BadInput("error-bad-cursor") from error


async def _opponent(connection: AsyncConnection, subject: Subject, name: str, viewer: str) -> str:
    """The id of an opponent whose name the visitor would see there.

    Empty for any other.
    """
    if name.startswith(BOT):
        return name
    try:
        found = await find_account(connection, name, viewer)
    except BadInput:
        return ""
    return found.who if subject.own or shows_history(found) else ""


async def _seats(connection: AsyncConnection, tables: list[str]) -> dict[str, list[Any]]:
    """All seats of some matches, with the names of accounts and what they show."""
    columns = (PLAYED.c.table_id, PLAYED.c.seat, PLAYED.c.who, PLAYED.c.side, PLAYED.c.plays_as, PLAYED.c.deck)
    joined = PLAYED.outerjoin(ACCOUNTS, ACCOUNTS.c.id == PLAYED.c.who)
    wanted = select(*columns, ACCOUNTS.c.shown, ACCOUNTS.c.shows).select_from(joined)
    seats: dict[str, list[Any]] = {}
    for row in await connection.execute(wanted.where(PLAYED.c.table_id.in_(tables)).order_by(PLAYED.c.seat)):
        seats.setdefault(row.table_id, []).append(row)
    return seats


def _match(row: Any, seats: list[Any], subject: Subject, viewer: str) -> PlayedMatch:
    """A match as the visitor may see it.

    It names those who show everything, and everybody in the visitor's own matches. Its
    replay names everybody, so there is none if one name is not shown.
    """
    sat = bool(viewer) and any(each.who == viewer for each in seats)
    people = [each for each in seats if not each.who.startswith(BOT)]
    open_to_all = all(each.shows == "everything" for each in people)
    return PlayedMatch(
        row.table_id if sat or open_to_all else "",
        row.game,
        row.at,
        row.result,
        row.ended_by,
        row.rated,
        row.decisions,
        row.plays_as,
        row.deck,
        row.against.removeprefix(AGAINST).split(),
        [_player(each, row, sat) for each in seats if each.seat != row.seat],
        None if row.mu is None else shown(row.mu),
        change_of(row.mu_before, row.mu),
    )


def _player(each: Any, row: Any, sat: bool) -> MatchPlayer:
    is_bot = each.who.startswith(BOT)
    seen = is_bot or sat or each.shows == "everything"
    name = each.who[len(BOT) :] if is_bot else (each.shown or "")
    deck = each.deck if seen else ""
    return MatchPlayer(name if seen else "", is_bot, each.side == row.side, each.plays_as, deck)
