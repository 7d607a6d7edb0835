"""A hint: what the search bot would play, with its estimates."""

from __future__ import annotations

from typing import Any

from herna.bots.search import Search, Thought
from herna.engine.chance import Chance
from herna.engine.view import Chair

BEST = 3
SECONDS = 1.5


def hint(chair: Chair[Any], chance: Chance, seconds: float = SECONDS) -> list[Thought]:
    """The best options by a search, with win estimates and expected lines."""
    return Search(chance, seconds=seconds).think(chair)[:BEST]
