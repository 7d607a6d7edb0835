"""What all purchases share: one option in a step, prices, paying.

WC-SPEND-01, WC-SPEND-04.
"""

from __future__ import annotations

from typing import Final

from herna.engine.activity import Bar, Details
from herna.games.warcraft.printed import Cost
from herna.games.warcraft.table import War

ONE_OPTION: Final = Bar("WC-SPEND-01", "wc-why-one-option")


def can_pay(table: War, seat: int, cost: Cost) -> bool:
    return table.gold[seat] >= cost.gold and table.wood[seat] >= cost.wood


def pay(table: War, seat: int, cost: Cost) -> None:
    """To the common bank (WC-SPEND-04)."""
    table.gold[seat] -= cost.gold
    table.wood[seat] -= cost.wood


def price(table: War, seat: int, cost: Cost) -> Details:
    """What is to be paid, and what there is to pay with."""
    has_gold, has_wood = table.gold[seat], table.wood[seat]
    return (("gold", cost.gold), ("wood", cost.wood), ("has_gold", has_gold), ("has_wood", has_wood)), ()
