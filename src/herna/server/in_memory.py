"""What a node has in memory of what all nodes write to the store."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

V = TypeVar("V")


@dataclass(slots=True)
class Kept(Generic[V]):
    """A thing in memory; without a value it has to be read.

    Nobody else changes it meanwhile on this node.
    """

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    value: V | None = None


class InMemory(Generic[V]):
    """The things of a kind that were used last, each with its lock."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.kept: OrderedDict[str, Kept[V]] = OrderedDict()

    def keep(self, id: str) -> Kept[V]:
        """A thing by its id.

        Of too many, those that nobody uses now are forgotten.
        """
        kept = self.kept.setdefault(id, Kept())
        self.kept.move_to_end(id)
        self.forget(list(self.kept)[: max(0, len(self.kept) - self.most)])
        return kept

    def forget(self, ids: Iterable[str]) -> None:
        """Drop things from memory that nobody uses now."""
        for id in ids:
            if not self.kept[id].lock.locked():
                del self.kept[id]

    async def read_again(self, id: str) -> None:
        """Read a thing again that was changed or removed in the database."""
        kept = self.kept.get(id)
        if kept is not None:
            async with kept.lock:
                kept.value = None
