"""What counts in this game, for the reasons of hints: points, units and stocks."""

from __future__ import annotations

from herna.engine.flow import Play
from herna.engine.game import Count
from herna.games.warcraft.evaluation import Worths
from herna.games.warcraft.rules import victory
from herna.games.warcraft.table import War


def counts(play: Play[War], seat: int) -> tuple[Count, ...]:
    """Victory points and units of both sides, and what the seat has in stock."""
    table = play.table
    setting = table.setting
    worths = Worths(play, seat)
    own = setting.sides[seat]
    units = theirs = most = 0
    for army in worths.armies:
        if army.side == own:
            units += army.units
        else:
            theirs += army.units
            if army.side < setting.seats:
                most = max(most, victory.points(table, army.side))
    return (
        Count("wc-then-points", victory.points(table, own)),
        Count("wc-then-their-points", most, more=False),
        Count("wc-then-units", units),
        Count("wc-then-their-units", theirs, more=False),
        Count("wc-then-gold", table.gold[seat]),
        Count("wc-then-wood", table.wood[seat]),
    )
