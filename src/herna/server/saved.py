"""Saved texts: decks and scenarios that visitors and accounts keep under a name.

Each has versions. Only its owner sees it, unless it is shared by a link.
"""

from __future__ import annotations

import secrets
import time
from typing import Any, Final

from sqlalchemy import Row, delete, func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from herna.engine.decks import LONGEST
from herna.engine.errors import BadInput
from herna.server.messages import MOST_SCENARIO
from herna.server.saved_messages import (
    LONGEST_NAME,
    Kind,
    SavedText,
    SavedVersion,
    SavedWhole,
    SaveText,
    SharedText,
)
from herna.server.schema import SAVED_TEXTS, SAVED_VERSIONS
from herna.server.store import Store

MOST_TEXTS: Final = 200  # of one owner
MOST_VERSIONS: Final = 30  # of one text; older ones are dropped
LONGEST_TEXT: Final[dict[Kind, int]] = {"deck": LONGEST, "scenario": MOST_SCENARIO}  # characters

_NEWEST = (
    select(SAVED_VERSIONS.c.text_id, func.max(SAVED_VERSIONS.c.number).label("version"))
    .group_by(SAVED_VERSIONS.c.text_id)
    .subquery()
)
_LISTED = select(SAVED_TEXTS, _NEWEST.c.version).join(_NEWEST, _NEWEST.c.text_id == SAVED_TEXTS.c.id)


class SavedTexts:
    """The saved texts in the store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def listed(self, owner: str, game: str, kind: Kind) -> list[SavedText]:
        """All of an owner, the one that changed last first."""
        wanted = _LISTED.where(SAVED_TEXTS.c.owner == owner, SAVED_TEXTS.c.game == game, SAVED_TEXTS.c.kind == kind)
        async with self.store.engine.connect() as connection:
            rows = await connection.execute(wanted.order_by(SAVED_TEXTS.c.changed.desc(), SAVED_TEXTS.c.id))
            return [_saved(row) for row in rows]

    async def save(self, owner: str, game: str, given: SaveText) -> SavedText:
        """Save a new text, or a new version of one.

        The same words again are no new version.
        """
        name = checked_name(given.name)
        if len(given.text) > LONGEST_TEXT[given.kind]:
            raise BadInput("error-saved-long", most=LONGEST_TEXT[given.kind])
        now = time.time()
        try:
            async with self.store.changing() as connection:
                if given.id:
                    await self._check_same(connection, owner, game, given)
                    renamed = update(SAVED_TEXTS).where(SAVED_TEXTS.c.id == given.id).values(name=name, changed=now)
                    await connection.execute(renamed)
                    id = given.id
                else:
                    id = await self._new(connection, owner, game, given.kind, name, now)
                await self._add_version(connection, id, given.text, now)
                return await self._one(connection, owner, id)
        except IntegrityError as error:
            raise BadInput("error-saved-taken", name=name) from error

    async def _check_same(self, connection: AsyncConnection, owner: str, game: str, given: SaveText) -> None:
        """Refuse a version of another person's text, another game or another kind."""
        saved = await self._one(connection, owner, given.id)
        if (saved.game, saved.kind) != (game, given.kind):
            raise BadInput("error-no-saved")

    async def _new(self, connection: AsyncConnection, owner: str, game: str, kind: Kind, name: str, now: float) -> str:
        count = select(func.count()).select_from(SAVED_TEXTS).where(SAVED_TEXTS.c.owner == owner)
        if int(await connection.scalar(count) or 0) >= MOST_TEXTS:
            raise BadInput("error-saved-many", most=MOST_TEXTS)
        id = secrets.token_urlsafe(16)
        values = {"id": id, "owner": owner, "game": game, "kind": kind, "name": name, "changed": now}
        await connection.execute(self.store.insert(SAVED_TEXTS).values(**values))
        return id

    async def _add_version(self, connection: AsyncConnection, id: str, text: str, now: float) -> None:
        """Add a version unless nothing has changed; drop the oldest ones."""
        own = SAVED_VERSIONS.c.text_id == id
        newest = select(SAVED_VERSIONS).where(own).order_by(SAVED_VERSIONS.c.number.desc()).limit(1)
        row = (await connection.execute(newest)).first()
        body = text.encode()
        if row is not None and row.body == body:
            return
        number = 1 if row is None else row.number + 1
        values = {"text_id": id, "number": number, "body": body, "at": now}
        await connection.execute(self.store.insert(SAVED_VERSIONS).values(**values))
        await connection.execute(delete(SAVED_VERSIONS).where(own, SAVED_VERSIONS.c.number <= number - MOST_VERSIONS))

    async def _one(self, connection: AsyncConnection, owner: str, id: str) -> SavedText:
        """One of the owner's texts; any other does not exist for them."""
        row = (await connection.execute(_LISTED.where(SAVED_TEXTS.c.id == id, SAVED_TEXTS.c.owner == owner))).first()
        if row is None:
            raise BadInput("error-no-saved")
        return _saved(row)

    async def whole(self, owner: str, id: str, number: int = 0) -> SavedWhole:
        """One of the owner's texts with the words of a version (0: the newest)."""
        async with self.store.engine.connect() as connection:
            saved = await self._one(connection, owner, id)
            wanted = select(SAVED_VERSIONS.c.number, SAVED_VERSIONS.c.at).where(SAVED_VERSIONS.c.text_id == id)
            rows = await connection.execute(wanted.order_by(SAVED_VERSIONS.c.number.desc()))
            versions = [SavedVersion(row.number, row.at) for row in rows]
            body = await connection.scalar(_body(id, number or saved.version))
        if body is None:
            raise BadInput("error-no-saved")
        return SavedWhole(saved, number or saved.version, body.decode(), versions)

    async def share(self, owner: str, id: str, shared: bool) -> SavedText:
        """Make the link of a text unless it has one, or end it."""
        async with self.store.changing() as connection:
            saved = await self._one(connection, owner, id)
            if shared != bool(saved.link):
                link = secrets.token_urlsafe(16) if shared else None
                await connection.execute(update(SAVED_TEXTS).where(SAVED_TEXTS.c.id == id).values(link=link))
            return await self._one(connection, owner, id)

    async def shared(self, link: str) -> SharedText:
        """The newest version of the text with this link."""
        async with self.store.engine.connect() as connection:
            row = (await connection.execute(_LISTED.where(SAVED_TEXTS.c.link == link))).first()
            body = None if row is None else await connection.scalar(_body(row.id, row.version))
        if row is None or body is None:
            raise BadInput("error-no-saved")
        return SharedText(row.game, row.kind, row.name, body.decode())

    async def delete(self, owner: str, id: str) -> None:
        """Delete one of the owner's texts with all its versions."""
        async with self.store.changing() as connection:
            await self._one(connection, owner, id)
            await connection.execute(delete(SAVED_TEXTS).where(SAVED_TEXTS.c.id == id))

    async def change_owner(self, visitor: str, account: str) -> None:
        """Give a visitor's texts to an account.

        Those whose name is taken there get a number.
        """
        async with self.store.changing() as connection:
            theirs = await connection.execute(select(SAVED_TEXTS).where(SAVED_TEXTS.c.owner == visitor))
            own = await connection.execute(select(SAVED_TEXTS).where(SAVED_TEXTS.c.owner == account))
            taken = {(row.game, row.kind, row.name) for row in own}
            for row in theirs.all():
                name = _free_name(row, taken)
                taken.add((row.game, row.kind, name))
                moved = update(SAVED_TEXTS).where(SAVED_TEXTS.c.id == row.id).values(owner=account, name=name)
                await connection.execute(moved)


def checked_name(name: str) -> str:
    """A name as it is stored.

    One that is empty, too long or cannot be shown is refused.
    """
    clean = " ".join(name.split(" ")).strip(" ")
    if not 1 <= len(clean) <= LONGEST_NAME or not clean.isprintable():
        raise BadInput("error-saved-name", most=LONGEST_NAME)
    return clean


def _free_name(row: Row[Any], taken: set[tuple[str, str, str]]) -> str:
    name, number = row.name, 1
    while (row.game, row.kind, name) in taken:
        number += 1
        ending = f" ({number})"
        name = row.name[: LONGEST_NAME - len(ending)] + ending
    return str(name)


def _body(id: str, number: int) -> Any:
    return select(SAVED_VERSIONS.c.body).where(SAVED_VERSIONS.c.text_id == id, SAVED_VERSIONS.c.number == number)


def _saved(row: Row[Any]) -> SavedText:
    return SavedText(row.id, row.game, row.kind, row.name, row.link or "", row.changed, row.version)
