"""TO DISCARD: a player discards a power in the main phase (AE-POWER-05 to 10)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from herna.engine.activity import Activity, Bar, Details
from herna.engine.decision import Choice
from herna.engine.deeds import do
from herna.engine.flow import Call, Outcome, Play, Procedure
from herna.games.aeons_end.rules.aether import NOT_ENOUGH_AETHER, price
from herna.games.aeons_end.rules.charges import LosesCharges
from herna.games.aeons_end.rules.dealing import leave_play
from herna.games.aeons_end.table import Siege
from herna.games.aeons_end.texts import NEMESIS_CARDS


def _aether_price(table: Siege, seat: int, choice: Choice) -> Details:
    return price(table, table.printed(int(choice[1])).discard_aether)


def _charges_price(table: Siege, seat: int, choice: Choice) -> Details:
    return (("cost", table.printed(int(choice[1])).discard_charges), ("has", table.charges[seat])), ()


AETHER_UNPAID: Final = Bar("AE-POWER-09", NOT_ENOUGH_AETHER, details=_aether_price)
NOT_IN_PLAY: Final = Bar("AE-POWER-06", "ae-why-not-in-play")
IS_NO_POWER: Final = Bar("AE-POWER-05", "ae-why-is-no-power")
CHARGES_UNPAID: Final = Bar("AE-POWER-09", "ae-why-not-enough-charges", details=_charges_price)


class RidOfPower(Activity[Siege]):
    """AE-POWER-05: a player alone fulfils a power's condition to discard it (AE-POWER-07)."""

    kind = "discard_power"
    fields = ("card",)
    rule = "AE-POWER-06"
    phase = "main"
    choose = ("ae-why-choose-power",)

    def first(self, table: Siege, seat: int) -> Sequence[int]:
        return table.in_play

    def first_barred(self, table: Siege, seat: int, card: int) -> Bar | None:
        printed = table.printed(card)
        if printed.type != "power":
            return IS_NO_POWER
        if printed.discard_aether:  # AE-POWER-10: restricted aether does not pay for it
            return AETHER_UNPAID if table.aether < printed.discard_aether else None
        if printed.discard_charges:
            return CHARGES_UNPAID if table.charges[seat] < printed.discard_charges else None
        return NEMESIS_CARDS[printed.key].discard_barred(table, card, seat)

    def first_outside(self, table: Siege, seat: int, card: int) -> Bar:
        return NOT_IN_PLAY

    def do(self, play: Play[Siege], seat: int, card: int) -> Call:
        return Call(DiscardPower(card, seat))


@dataclass(frozen=True, slots=True)
class DiscardPower(Procedure):
    """The condition is fulfilled, and the power is discarded unresolved (AE-POWER-08)."""

    card: int
    seat: int

    def order(self) -> tuple[str, ...]:
        return ("the_condition_is_fulfilled", "the_power_is_discarded")

    def the_condition_is_fulfilled(self, play: Play[Siege]) -> Outcome:
        table = play.table
        printed = table.printed(self.card)
        if printed.discard_charges:
            return Call(LosesCharges(printed.discard_charges, self.seat))
        table.aether -= printed.discard_aether
        return do(NEMESIS_CARDS[table.key(self.card)].to_discard(table, self.card, self.seat))

    def the_power_is_discarded(self, play: Play[Siege]) -> None:
        if self.card in play.table.in_play:
            leave_play(play, self.card)
