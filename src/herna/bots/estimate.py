"""Win chances after a match: a short search with all cards open."""

from __future__ import annotations

from typing import Any

from herna.bots.bot import standing
from herna.bots.learned import judged_for_all
from herna.bots.search import Node, Search
from herna.engine.chance import Chance
from herna.engine.flow import Play

ITERATIONS = 100


def win_chances(play: Play[Any], seats: int, chance: Chance, iterations: int = ITERATIONS) -> list[float]:
    """Each seat's average result over the lines that a search tries.

    The same play and chance give the same numbers. The table is searched as it is: only for a match that is over, in
    which nothing is hidden any more.
    """
    if play.ask is None:
        return [standing(play, seat) for seat in range(seats)]
    search, root = Search(chance), Node((), play.ask.seat)
    sums = [0.0] * seats
    for _ in range(iterations):
        line = play.copy()
        line.chance = chance
        end = search.iterate(root, line)
        for seat, worth in enumerate(judged_for_all(end, seats, search.net)):
            sums[seat] += worth
    return [total / iterations for total in sums]
