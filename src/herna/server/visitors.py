"""Visitors, known by a cookie, and accounts.

An account keeps the tables of a visitor on all devices.
"""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from typing import Any

from msgspec import Struct
from sqlalchemy import delete, or_, select, update
from sqlalchemy.exc import IntegrityError

from herna.engine.errors import BadInput
from herna.server.counted import count_within_a_day
from herna.server.names import clean_name, folded, skeleton
from herna.server.passwords import Passwords
from herna.server.schema import ACCOUNTS, MAIL_SECRETS, VISITORS
from herna.server.security import TooMany, hashed
from herna.server.store import Store


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
DAY = 24 * 3600
SESSION = 90 * DAY  # seconds after which a session of an account ends that was not used
VISIT = 365 * DAY  # the same without an account
MOST_NEW = 1000  # sessions that begin at one address within a day
NEW_PASSWORD = 12  # bytes of a password that replaces a forgotten one
RESET = "reset"  # the kind of mail whose link does the same
SHORTEST, LONGEST = 3, 40  # characters of an account's name


def new_token() -> str:
    """A secret of 128 random bits."""
    return secrets.token_urlsafe(16)


def new_seed() -> str:
    """The secret seed of a new match: 128 random bits."""
    return secrets.token_urlsafe(16)


class Visitors:
    """The visitors and accounts that the store knows."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.passwords = Passwords(store)
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
        if row is None or not await self._goes_on(row):
            return NOBODY
        visitor = Visitor(row.id, row.name, row.account)
        self.fresh[digest] = visitor, time.monotonic() + FRESH
        if len(self.fresh) > MOST_FRESH:
            self.fresh.popitem(last=False)
        return visitor

    async def _goes_on(self, row: Any) -> bool:
        """Whether a session goes on; one that is not used for long ends."""
        now = int(time.time())
        used = VISITORS.c.token == row.token
        if row.seen < now - (SESSION if row.account else VISIT):
            async with self.store.changing() as connection:
                await connection.execute(delete(VISITORS).where(used))
            return False
        if row.seen < now - DAY:
            async with self.store.changing() as connection:
                await connection.execute(update(VISITORS).where(used).values(seen=now))
        return True

    def forget(self, id: str) -> None:
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

    async def count_new(self, opener: str) -> None:
        """Count a new session from an address, for all nodes.

        Refused, if there were too many within a day.
        """
        (new,) = await count_within_a_day(self.store, self.passwords.clock.now(), f"sessions {opener}")
        if new > MOST_NEW:
            raise TooMany("error-too-many-visitors")

    async def rename(self, visitor: Visitor, name: str) -> None:
        """Change a visitor's name, on all devices.

        No account shows a name like that of another.
        """
        if visitor.account and await self._is_taken(name, visitor):
            raise BadInput("error-account-name", name=name)
        looks = skeleton(name)[:LONGEST]
        try:
            async with self.store.changing() as connection:
                await connection.execute(update(VISITORS).where(VISITORS.c.id == visitor.id).values(name=name))
                account = update(ACCOUNTS).where(ACCOUNTS.c.id == visitor.id)
                await connection.execute(account.values(shown=name, looks=looks))
        except IntegrityError as error:  # somebody was quicker
            raise BadInput("error-account-name", name=name) from error
        self.forget(visitor.id)

    async def _is_taken(self, name: str, visitor: Visitor) -> bool:
        """Whether another account has a name that looks like this one."""
        names = or_(ACCOUNTS.c.looks == skeleton(name)[:LONGEST], ACCOUNTS.c.name == folded(name))
        alike = (names, ACCOUNTS.c.id != visitor.id)
        async with self.store.engine.connect() as connection:
            return (await connection.scalar(select(ACCOUNTS.c.id).where(*alike))) is not None

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
        if len(name) < SHORTEST or len(folded(name)) > LONGEST:
            raise BadInput("error-account-form", shortest=SHORTEST, longest=LONGEST)
        password_hash = await self.passwords.hash(password)
        looks = skeleton(name)[:LONGEST]
        values = {"name": folded(name), "shown": name, "id": visitor.id, "password": password_hash, "looks": looks}
        try:
            async with self.store.changing() as connection:
                await connection.execute(self.store.insert(ACCOUNTS).values(**values))
                of_visitor = update(VISITORS).where(VISITORS.c.id == visitor.id)
                await connection.execute(of_visitor.values(name=name, account=True))
        except IntegrityError as error:
            raise BadInput("error-account-name", name=name) from error
        self.forget(visitor.id)
        return Visitor(visitor.id, name, True)

    async def sign_in(self, name: str, password: str, opener: str = "") -> Visitor:
        """The visitor with this account.

        A wrong name and a wrong password are refused alike, and after some of them the next attempts have to wait.
        """
        name = folded(name)
        await self.passwords.check_attempts(name, opener)
        async with self.store.engine.connect() as connection:
            row = (await connection.execute(select(ACCOUNTS).where(ACCOUNTS.c.name == name))).first()
        right = await self.passwords.fits(None if row is None else row.password, password)
        if row is None or not right:
            await self.passwords.count_wrong(name, opener)
            raise BadInput("error-sign-in")
        await self.passwords.forget_wrong(name, opener)
        return Visitor(row.id, row.shown, True)

    async def check_password(self, visitor: Visitor, password: str, opener: str) -> str:
        """The name of a visitor's account; refused, if the password is wrong."""
        async with self.store.engine.connect() as connection:
            name: str | None = await connection.scalar(select(ACCOUNTS.c.name).where(ACCOUNTS.c.id == visitor.id))
        if name is None:
            raise BadInput("error-no-account")
        await self.sign_in(name, password, opener)
        return name

    async def change_password(self, visitor: Visitor, old: str, new: str, opener: str, cookie: str) -> None:
        """Change the password of an account; all its other sessions end."""
        await self.set_password(await self.check_password(visitor, old, opener), new)
        await self.end_sessions(visitor, cookie)

    async def reset_password(self, name: str) -> str:
        """A new random password for an account; all its sessions end."""
        password = secrets.token_urlsafe(NEW_PASSWORD)
        async with self.store.engine.connect() as connection:
            id = await connection.scalar(select(ACCOUNTS.c.id).where(ACCOUNTS.c.name == folded(name)))
        if id is None:
            raise BadInput("error-no-such-account", name=name)
        await self.set_password(folded(name), password)
        await self.end_sessions(Visitor(id))
        return password

    async def set_password(self, name: str, password: str) -> None:
        """Set the password of the account with a folded name.

        Links that were sent to reset it end.
        """
        password_hash = await self.passwords.hash(password)
        async with self.store.changing() as connection:
            of_account = update(ACCOUNTS).where(ACCOUNTS.c.name == name).values(password=password_hash)
            id = await connection.scalar(of_account.returning(ACCOUNTS.c.id))
            links = (MAIL_SECRETS.c.account == id, MAIL_SECRETS.c.kind == RESET)
            await connection.execute(delete(MAIL_SECRETS).where(*links))

    async def end_sessions(self, visitor: Visitor, but: str = "") -> None:
        """Sign a visitor out everywhere, except for the session of one cookie."""
        async with self.store.changing() as connection:
            of_visitor = (VISITORS.c.id == visitor.id, VISITORS.c.token != hashed(but))
            await connection.execute(delete(VISITORS).where(*of_visitor))
        self.forget(visitor.id)
