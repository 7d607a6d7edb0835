"""Results that are computed in the background and stored while they are wanted."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Coroutine
from typing import Any, Generic, TypeVar

from herna.server.security import TooMany

K = TypeVar("K")
V = TypeVar("V")


class Requested(Generic[K, V]):
    """The results that were requested recently, and the tasks that compute them."""

    def __init__(self, most_kept: int, most_computed: int) -> None:
        self.most_kept = most_kept
        self.most_computed = most_computed  # at once
        self.kept: OrderedDict[K, V] = OrderedDict()
        self.computing: dict[K, asyncio.Task[None]] = {}

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        return list(self.computing.values())

    def check_room(self) -> None:
        """Refuse another result while as many as may be are being computed."""
        if len(self.computing) >= self.most_computed:
            raise TooMany("error-too-many")

    def keep(self, key: K, result: V) -> V:
        """Store a result, and forget the one that was not asked for longest."""
        self.kept[key] = result
        while len(self.kept) > self.most_kept:
            self.kept.popitem(last=False)
        return result

    def compute(self, key: K, work: Coroutine[Any, Any, None]) -> None:
        """Compute a result in a task of its own."""
        task = self.computing[key] = asyncio.create_task(work)
        task.add_done_callback(lambda _: self.computing.pop(key, None))
