"""Charges and abilities (AE-CHARGE)."""

from __future__ import annotations

from dataclasses import dataclass

from herna.engine.decision import Ask, Choice
from herna.engine.flow import Call, Outcome, Play, Procedure, Return
from herna.games.aeons_end.rules.deeds import PlayerDeed, do
from herna.games.aeons_end.table import NOBODY, Siege, ability_of
from herna.games.aeons_end.texts import ABILITIES, may_activate

CHARGE_COSTS = 2  # aether
ALL_CHARGES = 99


@dataclass(frozen=True, slots=True)
class Charges(PlayerDeed):
    """A player gains charges; those for which there is no space are lost (AE-CHARGE-04)."""

    count: int = 1
    seat: int = NOBODY

    def order(self) -> tuple[str, ...]:
        return ("charges_are_gained",)

    def whole(self) -> int:
        return self.count

    def how_much(self, table: Siege, seat: int) -> int:
        return min(self.count, table.spaces(seat) - table.charges[seat])

    def charges_are_gained(self, play: Play[Siege]) -> None:
        gained = self.how_much(play.table, self.seat)
        play.table.charges[self.seat] += gained
        if gained:
            play.tell(("charged", self.seat, gained), "AE-CHARGE-04")


@dataclass(frozen=True, slots=True)
class LosesCharges(PlayerDeed):
    """A player loses charges, not below 0 (AE-CHARGE-12)."""

    count: int = ALL_CHARGES
    seat: int = NOBODY

    def order(self) -> tuple[str, ...]:
        return ("charges_are_lost",)

    def whole(self) -> int:
        return 1 if self.count == ALL_CHARGES else self.count

    def how_much(self, table: Siege, seat: int) -> int:
        return 1 if self.count == ALL_CHARGES else min(self.count, table.charges[seat])

    def charges_are_lost(self, play: Play[Siege]) -> None:
        lost = min(self.count, play.table.charges[self.seat])
        play.table.charges[self.seat] -= lost
        if lost:
            play.tell(("lost_charges", self.seat, lost), "AE-CHARGE-12")


@dataclass(frozen=True, slots=True)
class Activate(Procedure):
    """AE-CHARGE-07: all charges are removed; then the effect is resolved."""

    seat: int

    def order(self) -> tuple[str, ...]:
        return ("charges_are_removed", "the_effect_is_resolved")

    def charges_are_removed(self, play: Play[Siege]) -> None:
        play.table.charges[self.seat] = 0
        play.tell(("activated", self.seat, ability_of(self.seat)), "AE-CHARGE-07")

    def the_effect_is_resolved(self, play: Play[Siege]) -> Outcome:
        table = play.table
        return do(ABILITIES[table.mages[self.seat]].activated(table, self.seat))


@dataclass(frozen=True, slots=True)
class Floor(Procedure):
    """A player may use the ability now; returns whether it was used (AE-CHARGE-11)."""

    seat: int
    window: str
    about: int = NOBODY  # the nemesis card that was drawn, if that is what it is about

    def order(self) -> tuple[str, ...]:
        return ("use_it_or_not", "it_was_used")

    def use_it_or_not(self, play: Play[Siege]) -> Outcome:
        if not may_activate(play.table, self.seat, self.window):
            return Return(0)
        prompt, card = (
            ("ae-use-ability", ability_of(self.seat)) if self.about == NOBODY else ("ae-stop-card", self.about)
        )
        return Ask(self.seat, prompt, "yes_or_no", "AE-CHARGE-09", {"seat": self.seat, "card": card}, window=True)

    def yes_or_no(self, play: Play[Siege]) -> list[Choice]:
        return [("activate",), ("decline",)]

    def activate(self, play: Play[Siege]) -> Call:
        return Call(Activate(self.seat))

    def decline(self, play: Play[Siege]) -> Return:
        play.table.asked = (*play.table.asked, self.seat)
        return Return(0)

    def it_was_used(self, play: Play[Siege]) -> Return:
        return Return(1)
