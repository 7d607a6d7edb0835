"""How a match stood: what a short search expects for each seat, with all cards open."""

from __future__ import annotations

from typing import Any

from herna.bots.bot import standing
from herna.bots.search import Node, Search
from herna.engine.chance import Chance
from herna.engine.flow import Play

ITERATIONS = 100


def win_chances(play: Play[Any], seats: int, chance: Chance, iterations: int = ITERATIONS) -> list[float]:
    """What each seat gets on the average of the lines that a search tries: the same for the same play and chance.

    The table is searched as it is: only for a match that is over, in which nothing is a secret any more.
    """
    if play.ask is None:
        return [standing(play, seat) for seat in range(seats)]
    search, root = Search(chance), Node((), play.ask.seat)
    sums = [0.0] * seats
    for _ in range(iterations):
        line = play.copy()
        line.chance = chance
        search.iterate(root, line)
        for seat in range(seats):
            sums[seat] += standing(line, seat)
    return [total / iterations for total in sums]
