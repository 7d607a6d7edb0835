"""How good a table is for a seat.

Units and their life, the Summoners above all, magic and cards.
"""

from __future__ import annotations

from herna.games.summoner_wars.grid import DISTANCE
from herna.games.summoner_wars.rules.values import life
from herna.games.summoner_wars.table import Battlefield


def worth(table: Battlefield, seat: int) -> float:
    """What a seat's side is worth by itself."""
    total = 0.25 * table.magic[seat] + 0.35 * len(table.hands[seat]) + 0.1 * len(table.draw[seat])
    enemy = table.summoner(1 - seat)
    goal = table.place[enemy] if enemy >= 0 else -1
    control = table.control
    for card in table.board:
        if card < 0 or control[card] != seat:
            continue
        printed = table.printed(card)
        left = life(table, card) - table.damage[card]
        if "summoner" in printed.classes:
            total += 20 + 3 * left
        elif printed.unit():
            total += 1.5 + max(0, printed.cost) * 0.8 + printed.strength * 0.5 + left * 0.4 + table.boost[card] * 0.2
            if goal >= 0:
                total += 0.12 * (12 - DISTANCE[table.place[card]][goal])
        else:
            total += 0.5 + 0.1 * left
    return total


def evaluate(table: Battlefield, seat: int) -> float:
    """How good a table is for a seat, from 0 (lost) to 1 (won).

    The share of both sides' worth, stretched around the middle.
    """
    mine, theirs = worth(table, seat), worth(table, 1 - seat)
    return min(0.99, max(0.01, 0.5 + (mine - theirs) / 150))
