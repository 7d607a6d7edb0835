"""Whom people follow and block, and who is here."""

from __future__ import annotations

from typing import Any, Final, cast

from sqlalchemy import ColumnElement, Select, and_, delete, exists, func, or_, select

from herna.engine.errors import BadInput
from herna.server.meeting.messages import Known, Shows
from herna.server.names import folded
from herna.server.schema import ACCOUNTS, PRESENCE, RELATIONS, SEATED, TABLES
from herna.server.store import Store

MOST_RELATIONS: Final = 500  # people whom one follows, and as many whom one blocks
HERE: Final = 90.0  # seconds since somebody was here last
PLAYS: Final = 300.0  # seconds since something happened at a table
SIDES: Final = ("visitor", "other")
FIRST_SHOWS: Final[Shows] = "followed"


class Relations:
    """Follows, blocks and presence in the store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def account(self, name: str) -> tuple[str, str]:
        """The id and the shown name of an account."""
        wanted = select(ACCOUNTS.c.id, ACCOUNTS.c.shown).where(ACCOUNTS.c.name == folded(name))
        async with self.store.engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        if row is None:
            raise BadInput("error-no-such-account", name=name)
        return row.id, row.shown

    async def add(self, visitor: str, other: str, kind: str, name: str, now: float) -> None:
        """Follow or block somebody.

        A block ends what both follow of each other.
        """
        if visitor == other:
            raise BadInput("error-own-self")
        async with self.store.changing() as connection:
            of_kind = (RELATIONS.c.visitor == visitor, RELATIONS.c.kind == kind)
            values = {"visitor": visitor, "other": other, "kind": kind, "name": name, "at": now}
            insert = self.store.insert(RELATIONS).values(**values)
            await connection.execute(insert.on_conflict_do_nothing())
            count = select(func.count()).select_from(RELATIONS).where(*of_kind)
            if int(await connection.scalar(count) or 0) > MOST_RELATIONS:
                raise BadInput("error-many-relations", most=MOST_RELATIONS)
            if kind == "block":
                either = or_(_pair(visitor, other), _pair(other, visitor))
                await connection.execute(delete(RELATIONS).where(either, RELATIONS.c.kind == "follow"))

    async def remove(self, visitor: str, name: str, kind: str) -> None:
        """Follow or block nobody of that name any more."""
        async with self.store.changing() as connection:
            own = select(RELATIONS).where(RELATIONS.c.visitor == visitor, RELATIONS.c.kind == kind)
            for row in (await connection.execute(own)).all():
                if folded(row.name) == folded(name):
                    of_row = (_pair(visitor, row.other), RELATIONS.c.kind == kind)
                    await connection.execute(delete(RELATIONS).where(*of_row))

    async def change_owner(self, visitor: str, account: str) -> None:
        """Make a visitor's blocks, and blocks of the visitor, an account's."""
        async with self.store.changing() as connection:
            of_visitor = or_(RELATIONS.c.visitor == visitor, RELATIONS.c.other == visitor)
            for row in (await connection.execute(select(RELATIONS).where(of_visitor))).all():
                moved = {each: account if getattr(row, each) == visitor else getattr(row, each) for each in SIDES}
                if moved["visitor"] != moved["other"]:
                    values = moved | {"kind": row.kind, "name": row.name, "at": row.at}
                    await connection.execute(self.store.insert(RELATIONS).values(**values).on_conflict_do_nothing())
            await connection.execute(delete(RELATIONS).where(of_visitor))

    async def is_blocked(self, visitor: str, others: list[str]) -> bool:
        """Whether a person has blocked one of these, or was blocked by one."""
        if not visitor or not others:
            return False
        async with self.store.engine.connect() as connection:
            found = select(RELATIONS.c.at).where(
                RELATIONS.c.kind == "block",
                or_(
                    and_(RELATIONS.c.visitor == visitor, RELATIONS.c.other.in_(others)),
                    and_(RELATIONS.c.other == visitor, RELATIONS.c.visitor.in_(others)),
                ),
            )
            return (await connection.execute(found.limit(1))).first() is not None

    async def blocked(self, visitor: str) -> list[str]:
        """The names of those whom a person has blocked."""
        own = (RELATIONS.c.visitor == visitor, RELATIONS.c.kind == "block")
        async with self.store.engine.connect() as connection:
            return list(await connection.scalars(select(RELATIONS.c.name).where(*own).order_by(RELATIONS.c.name)))

    async def followed(self, visitor: str, now: float) -> list[Known]:
        """Those whom a person follows, by name."""
        async with self.store.engine.connect() as connection:
            return [Known(row.shown, _here(row)) for row in await connection.execute(_followed(visitor, now))]

    async def come(self, visitor: str, now: float) -> None:
        """Note that an account is here."""
        values = {"visitor": visitor, "at": now, "shows": FIRST_SHOWS}
        insert = self.store.insert(PRESENCE).values(**values)
        async with self.store.changing() as connection:
            await connection.execute(insert.on_conflict_do_update(index_elements=["visitor"], set_={"at": now}))

    async def shows(self, visitor: str) -> Shows:
        """Who is told that an account is here."""
        async with self.store.engine.connect() as connection:
            found = await connection.scalar(select(PRESENCE.c.shows).where(PRESENCE.c.visitor == visitor))
        return cast("Shows", found or FIRST_SHOWS)

    async def show(self, visitor: str, shows: Shows, now: float) -> None:
        """Set who is told that an account is here."""
        insert = self.store.insert(PRESENCE).values(visitor=visitor, at=now, shows=shows)
        async with self.store.changing() as connection:
            await connection.execute(insert.on_conflict_do_update(index_elements=["visitor"], set_={"shows": shows}))


def _pair(visitor: str, other: str) -> ColumnElement[bool]:
    return and_(RELATIONS.c.visitor == visitor, RELATIONS.c.other == other)


def blocks_between(visitor: str, other: ColumnElement[Any]) -> ColumnElement[bool]:
    """Whether there is a block between a person and the one in a column."""
    one = and_(RELATIONS.c.visitor == visitor, RELATIONS.c.other == other)
    two = and_(RELATIONS.c.visitor == other, RELATIONS.c.other == visitor)
    return exists().where(RELATIONS.c.kind == "block", or_(one, two))


def _followed(visitor: str, now: float) -> Select[Any]:
    """Those whom a person follows; whether they are here, if they show it."""
    back = RELATIONS.alias("back")
    follows_back = exists().where(back.c.visitor == RELATIONS.c.other, back.c.other == visitor, back.c.kind == "follow")
    told = or_(PRESENCE.c.shows == "all", and_(PRESENCE.c.shows == "followed", follows_back))
    plays = exists().where(
        SEATED.c.visitor == RELATIONS.c.other,
        SEATED.c.table_id == TABLES.c.id,
        TABLES.c.status == "playing",
        TABLES.c.touched > now - PLAYS,
    )
    here = and_(told, PRESENCE.c.at > now - HERE)
    return (
        select(ACCOUNTS.c.shown, here.label("here"), plays.label("plays"))
        .select_from(RELATIONS)
        .join(ACCOUNTS, ACCOUNTS.c.id == RELATIONS.c.other)
        .outerjoin(PRESENCE, PRESENCE.c.visitor == RELATIONS.c.other)
        .where(RELATIONS.c.visitor == visitor, RELATIONS.c.kind == "follow")
        .order_by(ACCOUNTS.c.shown)
    )


def _here(row: Any) -> Any:
    return ("playing" if row.plays else "here") if row.here else ""
