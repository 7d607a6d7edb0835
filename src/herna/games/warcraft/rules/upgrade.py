"""Upgrading: kinds of units rise to their next level (WC-UPGRADE)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from herna.engine.activity import Activity, Bar, Details
from herna.engine.decision import Ask, Choice
from herna.engine.flow import Outcome, Play, Repeat, Return
from herna.games.warcraft.printed import ECONOMY, UNIT_KINDS
from herna.games.warcraft.rules.deploy import END_STEP
from herna.games.warcraft.rules.experience import LAY_POINTS, Deciding
from herna.games.warcraft.rules.purchase import ONE_OPTION, can_pay, pay, price
from herna.games.warcraft.setting import KIND_NUMBERS, KINDS, NOWHERE, SPEND
from herna.games.warcraft.table import BUILDINGS, War


@dataclass(frozen=True, slots=True)
class Upgrade(Deciding):
    """Kinds of units rise by a level, each once in a step (WC-UPGRADE)."""

    seat: int
    upgraded: tuple[int, ...] = ()

    def it_is_done(self, play: Play[War]) -> Outcome:
        upgrade = UpgradeUnits(self.upgraded)
        if not upgrade.is_possible(play.table, self.seat):
            return Return()
        offer = (upgrade, END_STEP, LAY_POINTS)
        return Ask(self.seat, "wc-upgrade", offer, "WC-UPGRADE-01", phase=SPEND, meanwhile=ONE_OPTION)


def _price_of_upgrade(table: War, seat: int, choice: Choice) -> Details:
    return price(table, seat, ECONOMY.upgrade)


def _lacking(table: War, seat: int, kind: int) -> int:
    """The first kind of building that the next level lacks.

    NOWHERE: there are enough.
    """
    first = seat * BUILDINGS
    for building, needed in enumerate(table.unit_card(seat, kind).needs):
        if table.finished[first + building] < needed:
            return building
    return NOWHERE


def _buildings_needed(table: War, seat: int, choice: Choice) -> Details:
    kind = KIND_NUMBERS[str(choice[1])]
    building = _lacking(table, seat, kind)
    needs, has = table.unit_card(seat, kind).needs[building], table.finished[seat * BUILDINGS + building]
    return (("building", KINDS[building]), ("needs", needs), ("has", has)), ()


UPGRADED: Final = Bar("WC-UPGRADE-03", "wc-why-upgraded")
HIGHEST_LEVEL: Final = Bar("WC-UPGRADE-07", "wc-why-highest-level")
NO_LEVEL: Final = Bar("WC-UPGRADE-01", "wc-why-no-level")
NEEDS_BUILDINGS: Final = Bar("WC-UPGRADE-01", "wc-why-needs-buildings", details=_buildings_needed)
UPGRADE_TOO_DEAR: Final = Bar("WC-UPGRADE-02", "wc-why-cannot-pay", details=_price_of_upgrade)


class RaiseLevel(Activity[War]):
    """WC-UPGRADE-03, 04, 07: a kind of units rises by a level.

    At most once in a step.
    """

    fields = ("unit",)
    rule = "WC-UPGRADE-01"
    phase = SPEND
    choose = ("wc-why-choose-unit",)

    def __init__(self, upgraded: tuple[int, ...]) -> None:
        self.upgraded = upgraded

    def first(self, table: War, seat: int) -> Sequence[str]:
        return UNIT_KINDS

    def first_barred(self, table: War, seat: int, first: str) -> Bar | None:
        kind = KIND_NUMBERS[first]
        if kind in self.upgraded:
            return UPGRADED
        return HIGHEST_LEVEL if table.levels[seat * 3 + kind] == len(table.setting.unit_cards[seat][kind]) else None

    def first_outside(self, table: War, seat: int, first: str) -> Bar:
        return NO_LEVEL

    def raise_level(self, play: Play[War], seat: int, kind: int) -> tuple[int, ...]:
        """The next card of the stack counts for all units of the kind.

        Says which kinds were upgraded now.
        """
        levels, at = play.table.levels, seat * 3 + kind
        levels[at] += 1
        play.tell(("upgraded", seat, KINDS[kind], levels[at]), "WC-UPGRADE-04")
        return (*self.upgraded, kind)


class UpgradeUnits(RaiseLevel):
    """WC-UPGRADE-01 to 07: for its price, if the needed buildings are there."""

    kind = "upgrade"

    def barred(self, table: War, seat: int) -> Bar | None:
        return None if can_pay(table, seat, ECONOMY.upgrade) else UPGRADE_TOO_DEAR

    def first_barred(self, table: War, seat: int, first: str) -> Bar | None:
        bar = super().first_barred(table, seat, first)
        if bar is not None:
            return bar
        return None if _lacking(table, seat, KIND_NUMBERS[first]) == NOWHERE else NEEDS_BUILDINGS

    def do(self, play: Play[War], seat: int, kind: str) -> Repeat:
        pay(play.table, seat, ECONOMY.upgrade)
        return Repeat("it_is_done", Upgrade(seat, self.raise_level(play, seat, KIND_NUMBERS[kind])))


def kinds_to_upgrade(table: War, seat: int, upgraded: tuple[int, ...]) -> list[int]:
    """The kinds of units that a player can upgrade now."""
    return [KIND_NUMBERS[str(kind)] for _, kind in UpgradeUnits(upgraded).options(table, seat)]
