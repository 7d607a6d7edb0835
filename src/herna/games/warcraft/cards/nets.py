"""What Ensnare and Web do alike: air units are caught."""

from __future__ import annotations

from dataclasses import dataclass

from herna.engine.effects import Lasting, lasting_total
from herna.engine.flow import Play
from herna.games.warcraft.deed import Deed
from herna.games.warcraft.rules.attack import ENSNARED
from herna.games.warcraft.setting import AIR, OF_KIND
from herna.games.warcraft.table import BATTLE, War


def _enemy_side(table: War, seat: int) -> int:
    return table.setting.sides[table.attacker if table.are_enemies(seat, table.attacker) else table.defender]


def enemies_fly(table: War, seat: int) -> bool:
    """Whether there are enemy air units in the battle that are not caught yet."""
    enemies = [owner for owner in table.setting.owners() if table.are_enemies(owner, seat)]
    if lasting_total(table.lasting, ENSNARED, _enemy_side(table, seat)):
        return False
    return any(table.fighting & OF_KIND[owner][AIR] for owner in enemies)


@dataclass(frozen=True, slots=True)
class CatchFlyers(Deed):
    """WC-EXP-ENSNARE-1, WC-EXP-WEB-1: for the rest of the battle."""

    def it_happens(self, play: Play[War]) -> None:
        table = play.table
        side = _enemy_side(table, self.seat)
        table.lasting = (*table.lasting, Lasting(ENSNARED, side, 1, self.card, BATTLE))
