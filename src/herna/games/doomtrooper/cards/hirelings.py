"""Hirelings.

The Bodyguard that fights in somebody's place (DT-AS-03, G-59), the Mercenary who is auctioned.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from herna.engine.activity import Bar
from herna.engine.decision import Arguments, Ask, Choice
from herna.engine.deeds import Decline, Deed, PickAmount
from herna.engine.effects import BASE_SET, Modifier
from herna.engine.flow import Outcome, Play, Procedure, Repeat, Return
from herna.games.doomtrooper.deeds import CARD_TEXT
from herna.games.doomtrooper.printed import VALUE
from herna.games.doomtrooper.rules.fighters import may_replace, replace_fighter
from herna.games.doomtrooper.rules.filters import matching_warriors
from herna.games.doomtrooper.rules.points import bid, most_payable, pay, too_dear
from herna.games.doomtrooper.rules.values import counts_in_duel
from herna.games.doomtrooper.rules.zones import enter_play
from herna.games.doomtrooper.table import NOBODY, NONE, SQUAD, Front, Pending
from herna.games.doomtrooper.texts import Text


@dataclass(frozen=True, slots=True)
class Guards(Text):
    """It guards a warrior and may fight in its place.

    ANYTIME its player says a warrior that matches `whom` it guards, a change for `destiny` D. That counts as using a
    fortification: not in a vehicle, but in a warzone (DT-EQUIP-19, DT-ZONE-12).
    """

    whom: str
    destiny: int

    def uses(self, table: Front, me: int, seat: int, moment: str) -> list[Choice]:
        if moment not in ("anytime", "combat") or table.control[me] != seat:
            return []
        ward = int(table.noted(me))
        choices: list[Choice] = []
        if me not in table.notes or table.destiny[seat] >= self.destiny:  # not on credit, or it could go on for ever
            choices = [
                ("use", me, "guard", warrior)
                for warrior in matching_warriors(table, self.whom, seat, me)
                if warrior != ward
            ]
        if ward >= 0 and may_replace(table, ward, me) and counts_in_duel(table, ward, me):
            choices.append(("use", me, "stand-in", ward))
        return choices

    def abilities(self) -> tuple[str, ...]:
        return ("guard", "stand-in")

    def pays(self, play: Play[Front], me: int, seat: int, ability: str, target: int) -> int:
        if ability == "guard" and me in play.table.notes:
            pay(play, seat, self.destiny)
        return NONE

    def use(self, play: Play[Front], me: int, seat: int, ability: str, target: int, paid: int) -> Procedure | None:
        if ability == "stand-in":
            return replace_fighter(play, target, me)
        play.table.note(me, target)
        return None

    def settles(self, play: Play[Front], me: int) -> None:
        table = play.table
        if me in table.notes and table.noted(me) not in table.control:
            table.note(me, NONE)  # whom it guarded is gone


@dataclass(frozen=True, slots=True)
class Auctioned(Text):
    """When it is deployed all players bid for it.

    The highest bidder pays and has it, and the price is its base V.
    """

    def bars_play(self, table: Front, me: int, seat: int) -> Bar | None:
        return too_dear(table, seat, 1, "DT-WAR-03")

    def takes_effect(self, play: Play[Front], me: int, pending: Pending) -> Procedure:
        return Auction(me, play.table.in_turn_order(pending.seat))

    def modifies(self, table: Front, me: int, warrior: int, stat: int, against: int) -> tuple[Modifier, ...]:
        return (Modifier(BASE_SET, int(table.noted(me)), me),) if stat == VALUE and me in table.notes else ()


@dataclass(frozen=True, slots=True)
class Auction(Deed):
    """All players bid once for a card.

    The first one names a price, each other one passes or bids more D, if they are there.
    """

    card: int
    left: tuple[int, ...]
    price: int = 0
    bidder: int = NOBODY

    def order(self) -> tuple[str, ...]:
        return ("the_next_one_bids", "the_highest_bidder_pays")

    def the_next_one_bids(self, play: Play[Front]) -> Outcome:
        if not self.left:
            return None
        about: Arguments = {"card": self.card, "amount": self.price}
        return Ask(self.left[0], "dt-bid", (PickAmount(self), PassBid(self)), CARD_TEXT, about)

    def candidates(self, table: Front) -> range:
        return range(self.price + 1, most_payable(table, self.left[0]) + 1)

    def pick(self, play: Play[Front], amount: int) -> Repeat:
        bid(play, self.left[0], amount)
        changed = replace(self, left=self.left[1:], price=amount, bidder=self.left[0])
        return Repeat("the_next_one_bids", changed)

    def decline(self, play: Play[Front]) -> Repeat:
        return Repeat("the_next_one_bids", replace(self, left=self.left[1:]))

    def the_highest_bidder_pays(self, play: Play[Front]) -> Return:
        pay(play, self.bidder, self.price)
        enter_play(play, self.card, self.bidder, self.bidder, SQUAD)
        play.table.note(self.card, self.price)
        return Return()


MUST_BID: Final = Bar("DT-GEN-01", "dt-why-must-bid")


class PassBid(Decline):
    """The player does not bid; somebody must have."""

    def __init__(self, auction: Auction) -> None:
        self.auction = auction

    def barred(self, table: Front, seat: int) -> Bar | None:
        return MUST_BID if self.auction.bidder < 0 else None


EFFECTS: Final[dict[str, type[Text]]] = {"guards": Guards, "auctioned": Auctioned}
