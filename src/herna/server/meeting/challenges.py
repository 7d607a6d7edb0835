"""Challenges by name: accepted, declined, or over after a while."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from sqlalchemy import Row, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from herna.engine.errors import BadInput
from herna.games.catalogue import game_named
from herna.server.lobby import new_id
from herna.server.meeting.messages import Challenge, ChallengeInfo, Sought
from herna.server.meeting.pairing import Pairing, Player, check_account, own_options, wanted_by
from herna.server.meeting.relations import Relations
from herna.server.meeting.seeks import TOLD, Wanted, is_daily
from herna.server.schema import CHALLENGES
from herna.server.security import Forbidden
from herna.server.who import Who

MOST_CHALLENGES: Final = 10  # of one person at a time
MOST_WAITING: Final = 30  # to one person at a time
QUICK: Final = 30 * 60.0  # seconds after which a challenge ends
DAILY: Final = 7 * 24 * 3600.0  # the same for a match over days


class Challenges:
    """The challenges in the store."""

    def __init__(self, pairing: Pairing) -> None:
        self.lobby = pairing.lobby
        self.store = pairing.lobby.store
        self.pairing = pairing
        self.relations = Relations(self.store)

    async def of(self, visitor: str) -> list[ChallengeInfo]:
        """The challenges of a person and to them, the newest first."""
        now = self.lobby.clock.now()
        both = or_(CHALLENGES.c.visitor == visitor, CHALLENGES.c.other == visitor)
        wanted = select(CHALLENGES).where(both, CHALLENGES.c.until > now).order_by(CHALLENGES.c.at.desc())
        async with self.store.engine.connect() as connection:
            return [_shown(row, visitor) for row in await connection.execute(wanted)]

    async def challenge(self, given: Challenge, name: str, who: Who) -> str:
        """Challenge an account, unless one of both has blocked the other."""
        other, shown = await self.relations.account(given.other)
        if other == who.visitor.id:
            raise BadInput("error-own-self")
        wanted = await self.lobby.background.run(wanted_by, given)
        check_account(wanted, who)
        if await self.relations.is_blocked(who.visitor.id, [other]):
            raise Forbidden("error-challenge-refused")
        now, id = self.lobby.clock.now(), new_id()
        async with self.store.changing() as connection:
            await connection.execute(delete(CHALLENGES).where(CHALLENGES.c.until <= now))
            for column, person, most in (
                (CHALLENGES.c.visitor, who.visitor.id, MOST_CHALLENGES),
                (CHALLENGES.c.other, other, MOST_WAITING),
            ):
                open_ones = select(func.count()).select_from(CHALLENGES)
                open_ones = open_ones.where(column == person, CHALLENGES.c.table_id.is_(None))
                if int(await connection.scalar(open_ones) or 0) >= most:
                    raise BadInput("error-many-challenges", most=most)
            values = {
                "id": id,
                "visitor": who.visitor.id,
                "name": name,
                "other": other,
                "other_name": shown,
                "body": msgspec.json.encode(wanted),
                "at": now,
                "until": now + (DAILY if is_daily(wanted.clock) else QUICK),
            }
            await connection.execute(self.store.insert(CHALLENGES).values(**values))
        return id

    async def accept(self, id: str, own: Mapping[str, str | int], name: str, who: Who) -> Sought:
        """Accept a challenge: the table opens in the same transaction, once."""
        await self.lobby.check_room(who)
        now = self.lobby.clock.now()
        row = await self._open_one(id, who.visitor.id, now)
        wanted = msgspec.json.decode(row.body, type=Wanted)
        check_account(wanted, who)
        if await self.relations.is_blocked(who.visitor.id, [row.visitor]):
            raise Forbidden("error-challenge-refused")
        checked = await self.lobby.background.run(own_options, game_named(wanted.game), own)
        players = Player(row.visitor, row.name, wanted.own), Player(who.visitor.id, name, checked)

        async def claim(connection: AsyncConnection, table: str) -> bool:
            accepted = update(CHALLENGES).where(CHALLENGES.c.id == id, CHALLENGES.c.table_id.is_(None))
            values = {"table_id": table, "until": now + TOLD}
            return (await connection.execute(accepted.values(**values))).rowcount == 1

        table = await self.pairing.open(wanted, players, who.opener(), claim)
        if not table:
            raise BadInput("error-no-challenge")
        return Sought(table)

    async def _open_one(self, id: str, visitor: str, now: float) -> Row[Any]:
        to_me = (CHALLENGES.c.id == id, CHALLENGES.c.other == visitor, CHALLENGES.c.table_id.is_(None))
        async with self.store.engine.connect() as connection:
            row = (await connection.execute(select(CHALLENGES).where(*to_me, CHALLENGES.c.until > now))).first()
        if row is None:
            raise BadInput("error-no-challenge")
        return row

    async def end(self, id: str, visitor: str) -> None:
        """Decline a challenge, or withdraw it."""
        both = or_(CHALLENGES.c.visitor == visitor, CHALLENGES.c.other == visitor)
        async with self.store.changing() as connection:
            await connection.execute(delete(CHALLENGES).where(CHALLENGES.c.id == id, both))


def _shown(row: Row[Any], visitor: str) -> ChallengeInfo:
    wanted, mine = msgspec.json.decode(row.body, type=Wanted), row.visitor == visitor
    name = row.other_name if mine else row.name
    about = (wanted.game, wanted.clock, wanted.rated)
    return ChallengeInfo(row.id, mine, name, *about, row.until, row.table_id or "")
