"""TO DISCARD: a player rids the table of a power in their main phase (AE-POWER-05 to 10)."""

from __future__ import annotations

from dataclasses import dataclass

from herna.engine.flow import Call, Outcome, Play, Procedure
from herna.games.aeons_end.rules.charges import LosesCharges
from herna.games.aeons_end.rules.dealing import leave_play
from herna.games.aeons_end.rules.deeds import do
from herna.games.aeons_end.table import Siege
from herna.games.aeons_end.texts import NEMESIS_CARDS


def powers_to_discard(table: Siege, seat: int) -> list[int]:
    """The powers whose condition this player could fulfil alone and completely now."""
    return [card for card in table.in_play if _may_discard(table, card, seat)]


def _may_discard(table: Siege, card: int, seat: int) -> bool:
    printed = table.printed(card)
    if printed.type != "power":
        return False
    if printed.discard_aether:  # AE-POWER-10: restricted aether does not pay for it
        return table.aether >= printed.discard_aether
    if printed.discard_charges:
        return table.charges[seat] >= printed.discard_charges
    return NEMESIS_CARDS[printed.key].may_be_discarded(table, card, seat)


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
