"""What counts in this game, for the reasons of hints: points and known warriors."""

from __future__ import annotations

from herna.engine.game import Count
from herna.games.doomtrooper.features import KnownSide
from herna.games.doomtrooper.table import Front


def counts(table: Front, seat: int) -> tuple[Count, ...]:
    """Promotion and Destiny points, and how many warriors can fight."""
    own = KnownSide(table, seat, seat)
    others = [KnownSide(table, other, seat) for other in table.others(seat)]
    return (
        Count("dt-then-promotion", table.promotion[seat]),
        Count("dt-then-their-promotion", max([table.promotion[other.seat] for other in others], default=0), more=False),
        Count("dt-then-warriors", len(own.fighters)),
        Count("dt-then-their-warriors", sum([len(other.fighters) for other in others]), more=False),
        Count("dt-then-wounded", own.wounded, more=False),
        Count("dt-then-destiny", table.destiny[seat]),
    )
