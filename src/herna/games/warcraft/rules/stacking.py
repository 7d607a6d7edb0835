"""Stacking limits: how many units and workers of one side may be on one space (WC-STACK)."""

from __future__ import annotations

from herna.games.warcraft.printed import ECONOMY
from herna.games.warcraft.setting import WORKER
from herna.games.warcraft.table import War

MOST_UNITS = ECONOMY.units_on_a_space
MOST_WORKERS = ECONOMY.workers_on_a_space


def room(table: War, seat: int, kind: int, space: int) -> int:
    """How many more pieces of a kind may be there; teammates' count too, enemies do not (WC-STACK-01 to 06)."""
    setting = table.setting
    if kind < WORKER:
        return MOST_UNITS - (table.on[space] & setting.side_units[seat]).bit_count()
    return MOST_WORKERS - (table.on[space] & setting.side_workers[seat]).bit_count()


def full_spaces(table: War, seat: int, kind: int, spaces: list[int]) -> list[int]:
    """Those of some spaces where there is no room for a kind."""
    on, setting = table.on, table.setting
    if kind < WORKER:
        side, most = setting.side_units[seat], MOST_UNITS
    else:
        side, most = setting.side_workers[seat], MOST_WORKERS
    return [space for space in spaces if (on[space] & side).bit_count() >= most]
