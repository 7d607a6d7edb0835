"""Teammates give each other resources (WC-TEAM-02, WC-TEAM-03)."""

from __future__ import annotations

from herna.engine.decision import Choice
from herna.engine.flow import Play
from herna.games.warcraft.setting import GOLD, WOOD
from herna.games.warcraft.table import War


def gifts(table: War, seat: int) -> list[Choice]:
    """What a player may give, one at a time."""
    options: list[Choice] = []
    if table.setting.sides.count(table.setting.sides[seat]) > 1:
        for other in table.teammates(seat):
            if table.gold[seat]:
                options.append(("give", other, GOLD))
            if table.wood[seat]:
                options.append(("give", other, WOOD))
    return options


def give(play: Play[War], seat: int, other: int, resource: str) -> None:
    stock = play.table.gold if resource == GOLD else play.table.wood
    stock[seat] -= 1
    stock[other] += 1
    play.tell(("gave", seat, other, resource), "WC-TEAM-02")
