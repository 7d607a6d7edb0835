"""Stacking limits: the most units and workers of a side there (WC-STACK)."""

from __future__ import annotations

from collections.abc import Sequence

from herna.engine.activity import Bar, because
from herna.games.warcraft.setting import WORKER
from herna.games.warcraft.table import MOST_UNITS, MOST_WORKERS, War


def room(table: War, seat: int, kind: int, space: int) -> int:
    """How many more pieces of a kind may be there.

    Teammates' count too, enemies do not (WC-STACK-01 to 06).
    """
    setting = table.setting
    if kind < WORKER:
        return MOST_UNITS - (table.on[space] & setting.side_units[seat]).bit_count()
    return MOST_WORKERS - (table.on[space] & setting.side_workers[seat]).bit_count()


def full_spaces(table: War, seat: int, kind: int, spaces: Sequence[int]) -> list[int]:
    """Those of some spaces where there is no room for a kind."""
    crowded = table.full_for(seat, kind)
    return [space for space in spaces if crowded >> space & 1] if crowded else []


def full(table: War, kind: int, space: int) -> Bar:
    """There is no room for more of the player's side on a space."""
    teams = len(set(table.setting.sides)) < len(table.setting.sides)
    if kind < WORKER:
        rule = "WC-STACK-06" if teams else "WC-STACK-01"
        return because(rule, "wc-why-full-of-units", space=space, most=MOST_UNITS)
    rule = "WC-STACK-06" if teams else "WC-STACK-02"
    return because(rule, "wc-why-full-of-workers", space=space, most=MOST_WORKERS)
