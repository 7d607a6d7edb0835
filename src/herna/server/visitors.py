"""Visitors, known by a cookie, and accounts.

An account keeps the tables of a visitor on all devices.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from hashlib import sha256

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from msgspec import Struct
from sqlalchemy import delete, select, update
from sqlalchemy.exc import IntegrityError

from herna.engine.errors import BadInput
from herna.server.store import ACCOUNTS, VISITORS, Store

_HASHER = PasswordHasher()  # argon2id, with the library's parameters
_NOBODY = _HASHER.hash(secrets.token_hex(16))  # verified when there is no such account, so that time tells nothing


class Visitor(Struct, frozen=True):
    """A visitor: an id, a name, and whether there is an account.

    All devices of an account share the id.
    """

    id: str
    name: str = ""
    account: bool = False


NOBODY = Visitor("")
FRESH = 5.0  # seconds for which the same cookie is not looked up again
MOST_FRESH = 10_000
SHORTEST, LONGEST = 3, 40  # characters of an account's name


def new_token() -> str:
    """A secret of 128 random bits."""
    return secrets.token_urlsafe(16)


def new_seed() -> str:
    """The secret seed of a new match: 128 random bits."""
    return secrets.token_urlsafe(16)


def hashed(token: str) -> str:
    """The digest of a secret, which is stored instead of it.

    A plain digest of 128 random bits cannot be reversed.
    """
    return sha256(token.encode()).hexdigest()


class Visitors:
    """The visitors and accounts that the store knows."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.fresh: OrderedDict[str, tuple[Visitor, float]] = OrderedDict()  # by digest, with their expiry

    async def known(self, token: str) -> Visitor:
        """The visitor whose cookie this is, or nobody.

        It is found by the token's digest: how long that takes says nothing about the token.
        """
        digest = hashed(token)
        visitor, until = self.fresh.get(digest, (NOBODY, 0.0))
        if time.monotonic() < until:
            return visitor
        async with self.store.engine.connect() as connection:
            row = (await connection.execute(select(VISITORS).where(VISITORS.c.token == digest))).first()
        self.fresh.pop(digest, None)
        if row is None:
            return NOBODY
        visitor = Visitor(row.id, row.name, row.account)
        self.fresh[digest] = visitor, time.monotonic() + FRESH
        if len(self.fresh) > MOST_FRESH:
            self.fresh.popitem(last=False)
        return visitor

    def _look_up_again(self, id: str) -> None:
        """Forget a visitor that has changed, so that it is read again."""
        for digest in [digest for digest, (visitor, _) in self.fresh.items() if visitor.id == id]:
            del self.fresh[digest]

    async def new_session(self, visitor: Visitor) -> str:
        """A new cookie for a visitor."""
        token = new_token()
        values = {"token": hashed(token), "id": visitor.id, "name": visitor.name, "account": visitor.account}
        async with self.store.changing() as connection:
            await connection.execute(self.store.insert(VISITORS).values(**values, seen=int(time.time())))
        return token

    async def rename(self, visitor: Visitor, name: str) -> None:
        """Change a visitor's name, on all devices."""
        async with self.store.changing() as connection:
            await connection.execute(update(VISITORS).where(VISITORS.c.id == visitor.id).values(name=name))
            await connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == visitor.id).values(shown=name))
        self._look_up_again(visitor.id)

    async def end_session(self, token: str) -> None:
        """Make a cookie invalid."""
        async with self.store.changing() as connection:
            await connection.execute(delete(VISITORS).where(VISITORS.c.token == hashed(token)))
        self.fresh.pop(hashed(token), None)

    async def new_account(self, visitor: Visitor, name: str, password: str) -> Visitor:
        """Create an account for a visitor, who keeps their tables."""
        if visitor.account:
            raise BadInput("error-has-account")
        name = clean_name(name)
        if len(name) < SHORTEST or len(_folded(name)) > LONGEST:
            raise BadInput("error-account-form", shortest=SHORTEST, longest=LONGEST)
        password_hash = await asyncio.to_thread(_HASHER.hash, password)
        values = {"name": _folded(name), "shown": name, "id": visitor.id, "password": password_hash}
        try:
            async with self.store.changing() as connection:
                await connection.execute(self.store.insert(ACCOUNTS).values(**values))
                of_visitor = update(VISITORS).where(VISITORS.c.id == visitor.id)
                await connection.execute(of_visitor.values(name=name, account=True))
        except IntegrityError as error:
            raise BadInput("error-account-name", name=name) from error
        self._look_up_again(visitor.id)
        return Visitor(visitor.id, name, True)

    async def sign_in(self, name: str, password: str) -> Visitor:
        """The visitor with this account.

        A wrong name and a wrong password are refused alike.
        """
        async with self.store.engine.connect() as connection:
            row = (await connection.execute(select(ACCOUNTS).where(ACCOUNTS.c.name == _folded(name)))).first()
        right = await asyncio.to_thread(_is_password, _NOBODY if row is None else row.password, password)
        if row is None or not right:
            raise BadInput("error-sign-in")
        return Visitor(row.id, row.shown, True)


def _is_password(password_hash: str, password: str) -> bool:
    try:
        return _HASHER.verify(password_hash, password)
    except (VerificationError, InvalidHashError):
        return False


def clean_name(name: str) -> str:
    """A name with single spaces, none around it, and without invisible characters."""
    return " ".join("".join(each if each.isprintable() else " " for each in name).split())


def _folded(name: str) -> str:
    return clean_name(name.casefold())
