"""What a player cannot see: hands of others, and what they drew."""

from __future__ import annotations

from herna.engine.chance import Chance
from herna.engine.guesses import Guesses
from herna.games.aeons_end.rules.corruptions import drawn_in_a_guess
from herna.games.aeons_end.table import Siege


class HiddenHands(Guesses[Siege]):
    """Dealt cards, among them corruptions that the active player may have drawn."""

    def deal(self, chance: Chance) -> Siege:
        table = super().deal(chance)
        table.drawn = drawn_in_a_guess(table)
        return table
