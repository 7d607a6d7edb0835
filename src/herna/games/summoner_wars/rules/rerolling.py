"""Dice that are rolled again for a boost (SW-ABIL-08).

A boost of the card that allows it is spent.
"""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from herna.engine.activity import Activity, Bar, because
from herna.games.summoner_wars.rules.bars import not_on_battlefield
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import REROLLS, TEXTS, texts_in_play


def rerollers(table: Battlefield, unit: int) -> list[int]:
    """The cards whose boost may be spent to re-roll a unit's dice."""
    return [source for source, key in texts_in_play(table, REROLLS) if TEXTS[key].rerolls(table, source, unit)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Reroll(Activity[Battlefield]):
    """A card lets the dice that a unit has rolled be rolled again."""

    kind = "reroll"
    fields = ("card",)
    rule = "SW-ABIL-08"
    waits = "SW-TIME-09"
    choose = ("sw-why-choose-one",)

    def __init__(self, unit: int) -> None:
        self.unit = unit

    def first(self, table: Battlefield, seat: int) -> Sequence[int]:
        return rerollers(table, self.unit)

    def first_outside(self, table: Battlefield, seat: int, first: int) -> Bar:
        missing = not_on_battlefield(table, first, "SW-ABIL-08")
        return missing if missing is not None else because("SW-ABIL-08", "sw-why-no-reroll")
