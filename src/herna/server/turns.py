"""Whose turn it is to think: processes are shared fairly among all who wait."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from enum import IntEnum
from typing import Generic, TypeVar

from msgspec import Struct

from herna.server.security import TooMany

P = TypeVar("P")

MOST_HINTS = 5  # hints for which one address may wait
MOST_WAITING = 200  # decisions and hints of tables with people that may wait, or nobody is given another hint
LOWER_EVERY = 4  # every fourth process goes to a lower rank, which could otherwise wait forever


class Rank(IntEnum):
    """Who comes first: people, then bots among themselves, then looks at the past."""

    PEOPLE = 0
    BOTS = 1
    PAST = 2


class Turn(Struct, frozen=True):
    """For whom a process is wanted: the opener's address, and a rank."""

    owner: str = ""
    rank: Rank = Rank.PEOPLE


class Turns(Generic[P]):
    """Gives free processes to those who wait.

    The lower ranks never have all of several processes. Within a rank, the owners take turns, whatever each of them
    waits for.
    """

    def __init__(self, count: int) -> None:
        self.count = count
        self.free: list[P] = []
        self.waiting: list[OrderedDict[str, deque[asyncio.Future[P]]]] = [OrderedDict() for _ in Rank]
        self.lower = 0  # processes that somebody of a lower rank has
        self.given = 0

    def waiting_in_all(self) -> int:
        """How many wait for a process."""
        return sum(len(queue) for rank in self.waiting for queue in rank.values())

    def check_room(self, owner: str) -> None:
        """Refuse another hint, if its owner or all together wait for too much."""
        if len(self.waiting[Rank.PEOPLE].get(owner, ())) >= MOST_HINTS:
            raise TooMany("error-too-much-thinking")
        if sum(len(queue) for queue in self.waiting[Rank.PEOPLE].values()) >= MOST_WAITING:
            raise TooMany("error-no-time-to-think")

    async def take(self, turn: Turn) -> P:
        """A free process, when it is this one's turn."""
        future: asyncio.Future[P] = asyncio.get_running_loop().create_future()
        self.waiting[turn.rank].setdefault(turn.owner, deque()).append(future)
        self._give_out()
        try:
            return await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():  # it was given a process at the same moment
                self.give_back(future.result(), turn)
            else:
                future.cancel()
                self._forget(turn, future)
            raise

    def give_back(self, process: P, turn: Turn | None = None) -> None:
        """A process is free: a new one, or one given back after a turn."""
        if turn is not None and turn.rank > Rank.PEOPLE:
            self.lower -= 1
        self.free.append(process)
        self._give_out()

    def lose(self, turn: Turn) -> None:
        """The process that somebody with this turn had is gone."""
        if turn.rank > Rank.PEOPLE:
            self.lower -= 1

    def _give_out(self) -> None:
        while self.free and (rank := self._next_rank()) is not None:
            owners = self.waiting[rank]
            owner, queue = next(iter(owners.items()))
            future = queue.popleft()
            del owners[owner]
            if queue:  # behind the others
                owners[owner] = queue
            self.given += 1
            self.lower += rank > Rank.PEOPLE
            future.set_result(self.free.pop())

    def _next_rank(self) -> Rank | None:
        """The rank whose turn it is, if one may have a process now."""
        waiting = [rank for rank in Rank if self.waiting[rank]]
        may = [rank for rank in waiting if rank == Rank.PEOPLE or self.lower < max(1, self.count - 1)]
        if not may:
            return None
        return may[-1] if self.given % LOWER_EVERY == LOWER_EVERY - 1 else may[0]

    def _forget(self, turn: Turn, future: asyncio.Future[P]) -> None:
        queue = self.waiting[turn.rank].get(turn.owner)
        if queue is not None and future in queue:
            queue.remove(future)
            if not queue:
                del self.waiting[turn.rank][turn.owner]
