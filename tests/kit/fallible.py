"""Connect Four with a rack that falls over in some matches, for two who compete and for two who play together."""

from typing import Any

from connect_four.game import Drop
from herna.engine.chance import Chance
from herna.engine.errors import BrokenGame
from herna.engine.flow import Procedure
from herna.engine.game import Game, Options
from herna.games.catalogue import game_named


class Fallible(Game[Any]):
    """Its bug shows in every other match."""

    def setup(self, seats: int, options: Options, chance: Chance) -> tuple[Any, Procedure]:
        if chance.below(2) == 0:
            raise BrokenGame("the rack has fallen over")
        table, procedure = game_named("connect-four").setup(2, {"first": "seat-1"}, chance)
        return table, procedure


FALLIBLE = Fallible("fallible", "connect_four", "c4", (Drop,))
TOGETHER = Fallible("together", "connect_four", "c4", (Drop,), seat_counts=(2,), cooperative=True)
