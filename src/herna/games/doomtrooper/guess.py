"""What a player cannot see: others' hands and piles, what lies in cover."""

from __future__ import annotations

from herna.engine.guesses import Guesses
from herna.games.doomtrooper.table import Front


class HiddenPiles(Guesses[Front]):
    """Dealt cards, and hidden piles in no particular order.

    Where a card lay in a grave or sideboard into which a player may not look is not known either.
    """

    def __init__(self, table: Front, seat: int) -> None:
        super().__init__(table, seat)
        for piles in (self.table.graves, self.table.sideboards):
            for owner, pile in enumerate(piles):
                if owner != seat:
                    piles[owner] = tuple(sorted(pile))
