"""Special abilities of units: Area Attack, Heal, Slow Poison, Bloodlust, Raise Dead (WC-ABILITY)."""

from __future__ import annotations

from typing import Final

from herna.games.warcraft.setting import FIGHTS_AS, UNITS
from herna.games.warcraft.table import War

AREA_ATTACK: Final = "area-attack"
HEAL: Final = "heal"
SLOW_POISON: Final = "slow-poison"
BLOODLUST: Final = "bloodlust"
RAISE_DEAD: Final = "raise-dead"


def units_with(table: War, owner: int, ability: str) -> int:
    """How many units of an owner that take part have this ability.

    Only the top card counts (WC-ABILITY-GEN-2).
    """
    return sum(
        (table.fighting & FIGHTS_AS[owner][kind]).bit_count()
        for kind in UNITS
        if table.unit_card(owner, kind).ability == ability
    )


def side_has(table: War, owners: list[int], ability: str) -> bool:
    """Whether any of these owners has a unit with an ability in the battle.

    Several do not add up (WC-ABILITY-HEAL-4).
    """
    return any(units_with(table, owner, ability) for owner in owners)
