"""Charges and abilities (AE-CHARGE)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from herna.engine.activity import Activity, Bar, Details
from herna.engine.decision import Ask, Choice
from herna.engine.deeds import DECLINES, do
from herna.engine.flow import Call, Outcome, Play, Procedure, Return
from herna.engine.offer import Offer
from herna.games.aeons_end.deeds import PlayerDeed, comes_first
from herna.games.aeons_end.printed import MAGES
from herna.games.aeons_end.rules.aether import NOT_ENOUGH_AETHER, price
from herna.games.aeons_end.table import NOBODY, Siege, ability_of
from herna.games.aeons_end.texts import ABILITIES, ANY_MAIN_PHASE, OTHER_TIME, OWN_MAIN_PHASE, ability_barred

CHARGE_COSTS: Final = 2  # aether
ALL_CHARGES: Final = 99


@dataclass(frozen=True, slots=True)
class Charges(PlayerDeed):
    """A player gains charges; those for which there is no space are lost (AE-CHARGE-04)."""

    count: int = 1
    seat: int = NOBODY

    def whole(self) -> int:
        return self.count

    def how_much(self, table: Siege, seat: int) -> int:
        return min(self.count, table.spaces(seat) - table.charges[seat])

    def it_is_done(self, play: Play[Siege]) -> None:
        gained = self.how_much(play.table, self.seat)
        play.table.charges[self.seat] += gained
        if gained:
            play.tell(("charged", self.seat, gained), "AE-CHARGE-04")


def lose_charges(play: Play[Siege], seat: int, count: int, rule: str) -> None:
    """A player loses charges, or as many as there are."""
    lost = min(count, play.table.charges[seat])
    play.table.charges[seat] -= lost
    if lost:
        play.tell(("lost_charges", seat, lost), rule)


@dataclass(frozen=True, slots=True)
class LosesCharges(PlayerDeed):
    """A player loses charges, not below 0 (AE-CHARGE-12)."""

    count: int = ALL_CHARGES
    seat: int = NOBODY

    def it_is_done(self, play: Play[Siege]) -> None:
        lose_charges(play, self.seat, self.count, "AE-CHARGE-12")


def _spaces(table: Siege, seat: int, choice: Choice) -> Details:
    return (("spaces", table.spaces(seat)),), ()


def _charge_price(table: Siege, seat: int, choice: Choice) -> Details:
    return price(table, CHARGE_COSTS)


CHARGES_FULL: Final = Bar("AE-CHARGE-03", "ae-why-charges-full", details=_spaces)
CHARGE_UNPAID: Final = Bar("AE-CHARGE-01", NOT_ENOUGH_AETHER, details=_charge_price)


class BuyCharge(Activity[Siege]):
    """AE-CHARGE-01: a charge is bought, if the ability has a space for it (AE-CHARGE-03)."""

    kind = "buy_charge"
    rule = "AE-CHARGE-01"
    phase = "main"

    def barred(self, table: Siege, seat: int) -> Bar | None:
        if table.charged(seat):
            return CHARGES_FULL
        return CHARGE_UNPAID if table.aether < CHARGE_COSTS else None

    def do(self, play: Play[Siege], seat: int) -> Call:
        play.table.aether -= CHARGE_COSTS
        return Call(Charges(1, seat))


# Abilities


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
        return do(ABILITIES[MAGES[table.mages[self.seat]].ability].when_activated(table, self.seat))


NOT_YET_MAIN: Final = Bar("AE-PHASE-01", "ae-why-phase", (("phase", "main"), ("now", "casting")))


@mypyc_attr(allow_interpreted_subclasses=True)
class UseAbility(Activity[Siege]):
    """The ability is activated."""

    kind = "use_ability"
    meanwhile = comes_first("accept")

    def do(self, play: Play[Siege], seat: int) -> Call:
        return Call(Activate(seat))


class UseAbilityInMain(UseAbility):
    """AE-CHARGE-10: the ability is activated between two actions of the main phase."""

    def barred(self, table: Siege, seat: int) -> Bar | None:
        bar = ability_barred(table, seat, OWN_MAIN_PHASE, ANY_MAIN_PHASE)
        return NOT_YET_MAIN if table.phase != "main" and bar is not OTHER_TIME else bar


@dataclass(frozen=True, slots=True)
class Floor(Procedure):
    """A player whose ability is not barred may use it now; returns whether (AE-CHARGE-11)."""

    seat: int
    about: int = NOBODY  # the nemesis card that was drawn, if that is what it is about

    def order(self) -> tuple[str, ...]:
        return ("use_it_or_not", "it_was_used")

    def use_it_or_not(self, play: Play[Siege]) -> Ask:
        prompt, card = (
            ("ae-use-ability", ability_of(self.seat)) if self.about == NOBODY else ("ae-stop-card", self.about)
        )
        return Ask(self.seat, prompt, USE_IT_OR_NOT, "AE-CHARGE-09", {"seat": self.seat, "card": card}, window=True)

    def decline(self, play: Play[Siege]) -> Return:
        play.table.asked = (*play.table.asked, self.seat)
        return Return(0)

    def it_was_used(self, play: Play[Siege]) -> Return:
        return Return(1)


USE_IT_OR_NOT: Final[Offer] = (UseAbility(), DECLINES)
