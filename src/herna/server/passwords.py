"""Passwords are hashed in a small pool, and attempts wait longer and longer."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from math import ceil
from typing import Final, ParamSpec, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import delete, func, select

from herna.server.schema import ATTEMPTS
from herna.server.security import TooMany, hashed
from herna.server.steady_time import SteadyTime
from herna.server.store import Store

P = ParamSpec("P")
R = TypeVar("R")

THREADS: Final = 2
MOST_WAITING: Final = 20  # hashes, each of which takes a core for a while
FREE: Final = 5  # wrong passwords for a name from an address, before it has to wait
FREE_IN_ALL: Final = 50  # the same from anywhere
LONGEST: Final = 900.0  # seconds that an address waits at most
LONGEST_IN_ALL: Final = 30.0  # seconds that everybody waits at most: nobody is shut out by others
KEPT: Final = 24 * 3600.0  # seconds after which attempts are forgotten

_HASHER = PasswordHasher()  # argon2id, with the library's parameters
_NOBODY = _HASHER.hash(secrets.token_hex(16))  # verified when there is no such account, so that time tells nothing


class Passwords:
    """Hashes and verifies, and counts wrong passwords in the database, for all nodes."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.clock = SteadyTime()
        self.threads = ThreadPoolExecutor(THREADS, "password")
        self.busy = 0

    async def hash(self, password: str) -> str:
        """The hash of a password."""
        return await self._run(_HASHER.hash, password)

    async def fits(self, password_hash: str | None, password: str) -> bool:
        """Whether it is the password of this hash.

        It takes as long if there is none.
        """
        fits = await self._run(_fits, password_hash or _NOBODY, password)
        return fits and password_hash is not None

    async def _run(self, work: Callable[P, R], *given: P.args, **named: P.kwargs) -> R:
        if self.busy >= MOST_WAITING:
            raise TooMany("error-too-many")
        self.busy += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, partial(work, *given, **named))
        finally:
            self.busy -= 1

    # Attempts

    async def check_attempts(self, name: str, opener: str) -> None:
        """Refuse an attempt that comes too early after wrong ones."""
        now = self.clock.now()
        async with self.store.engine.connect() as connection:
            latest = await connection.scalar(
                select(func.max(ATTEMPTS.c.until)).where(ATTEMPTS.c.key.in_(_keys(name, opener)))
            )
        if latest is not None and latest > now:
            raise TooMany("error-wait-to-sign-in", seconds=ceil(latest - now))

    async def count_wrong(self, name: str, opener: str) -> None:
        """Count a wrong password: the next attempts wait."""
        now = self.clock.now()
        async with self.store.changing() as connection:
            await connection.execute(delete(ATTEMPTS).where(ATTEMPTS.c.at < now - KEPT))
            for key, free, longest in zip(
                _keys(name, opener), (FREE, FREE_IN_ALL), (LONGEST, LONGEST_IN_ALL), strict=True
            ):
                row = await connection.scalar(select(ATTEMPTS.c.wrong).where(ATTEMPTS.c.key == key))
                wrong = (row or 0) + 1
                values = {"wrong": wrong, "at": now, "until": now + _wait(wrong - free, longest)}
                counted = self.store.insert(ATTEMPTS).values(key=key, **values)
                await connection.execute(counted.on_conflict_do_update(index_elements=["key"], set_=values))

    async def forget_wrong(self, name: str, opener: str) -> None:
        """Forget the wrong passwords of somebody who has signed in."""
        async with self.store.changing() as connection:
            await connection.execute(delete(ATTEMPTS).where(ATTEMPTS.c.key == _keys(name, opener)[0]))


def _keys(name: str, opener: str) -> tuple[str, str]:
    """What wrong passwords are counted by: the name from an address, and the name."""
    return hashed(f"{name} {opener}"), hashed(name)


def _wait(over: int, longest: float) -> float:
    return 0.0 if over < 0 else min(longest, 2.0 ** min(over, 20))


def _fits(password_hash: str, password: str) -> bool:
    try:
        return _HASHER.verify(password_hash, password)
    except (VerificationError, InvalidHashError):
        return False
