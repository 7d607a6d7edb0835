"""A hint: what a search would do in a seat's place, with its estimates."""

from __future__ import annotations

from typing import Any

from herna.bots.search import Search, Thought
from herna.engine.chance import Chance
from herna.engine.view import Chair

BEST = 3
SECONDS = 1.5


def hint(chair: Chair[Any], chance: Chance, seconds: float = SECONDS) -> list[Thought]:
    """The options that a search likes best, each with its win estimate and the line it expects to follow."""
    return Search(chance, seconds=seconds).think(chair)[:BEST]
