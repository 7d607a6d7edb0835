"""Hirelings: the Bodyguard that fights in somebody's place (DT-AS-03, G-59), the Mercenary who is auctioned."""

from __future__ import annotations

from dataclasses import dataclass, replace

from herna.engine.decision import Ask, Choice
from herna.engine.effects import BASE_SET, Modifier
from herna.engine.flow import Outcome, Play, Procedure, Repeat, Return
from herna.games.doomtrooper.filters import fits
from herna.games.doomtrooper.printed import VALUE
from herna.games.doomtrooper.rules.fighters import may_replace, replace_fighter
from herna.games.doomtrooper.rules.identity import in_play
from herna.games.doomtrooper.rules.points import most_payable, pay, too_dear
from herna.games.doomtrooper.rules.values import counts_in_duel
from herna.games.doomtrooper.rules.zones import enter_play
from herna.games.doomtrooper.table import NOBODY, NONE, SQUAD, Front, Pending
from herna.games.doomtrooper.texts import Bar, Text


@dataclass(frozen=True, slots=True)
class Guards(Text):
    """ANYTIME its player says whom meant by `whom` it guards, a change for so many D; it may fight in its place.

    That counts as using a fortification: not in a vehicle, but in a warzone (DT-EQUIP-19, DT-ZONE-12).
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
                for warrior in table.warriors()
                if warrior != ward and in_play(table, warrior) and fits(table, warrior, self.whom, seat, me)
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

    def used(self, play: Play[Front], me: int, seat: int, ability: str, target: int, paid: int) -> Procedure | None:
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
    """When it is deployed all players bid for it; who bids most pays and has it, and the price is its base V."""

    def bars_play(self, table: Front, me: int, seat: int) -> Bar | None:
        return too_dear(table, seat, 1, "DT-WAR-03")

    def takes_effect(self, play: Play[Front], me: int, pending: Pending) -> Procedure:
        return Auction(me, play.table.in_turn_order(pending.seat))

    def modifies(self, table: Front, me: int, warrior: int, stat: int, against: int) -> tuple[Modifier, ...]:
        return (Modifier(BASE_SET, int(table.noted(me)), me),) if stat == VALUE and me in table.notes else ()


@dataclass(frozen=True, slots=True)
class Auction(Procedure):
    """Once round the table: the first one names a price, each other one passes or bids more D, if they are there."""

    card: int
    left: tuple[int, ...]
    price: int = 0
    bidder: int = NOBODY

    def order(self) -> tuple[str, ...]:
        return ("the_next_one_bids", "the_highest_bidder_pays")

    def the_next_one_bids(self, play: Play[Front]) -> Outcome:
        if not self.left:
            return None
        return Ask(self.left[0], "dt-bid", "bids", arguments={"card": self.card, "amount": self.price})

    def bids(self, play: Play[Front]) -> list[Choice]:
        most = most_payable(play.table, self.left[0])
        higher: list[Choice] = [("pick_amount", amount) for amount in range(self.price + 1, most + 1)]
        return higher if self.bidder < 0 else [*higher, ("decline",)]

    def pick_amount(self, play: Play[Front], amount: int) -> Repeat:
        play.tell(("bid", self.left[0], amount))
        changed = replace(self, left=self.left[1:], price=amount, bidder=self.left[0])
        return Repeat("the_next_one_bids", changed)

    def decline(self, play: Play[Front]) -> Repeat:
        return Repeat("the_next_one_bids", replace(self, left=self.left[1:]))

    def the_highest_bidder_pays(self, play: Play[Front]) -> Return:
        pay(play, self.bidder, self.price)
        enter_play(play, self.card, self.bidder, self.bidder, SQUAD)
        play.table.note(self.card, self.price)
        return Return()


EFFECTS: dict[str, type[Text]] = {"guards": Guards, "auctioned": Auctioned}
