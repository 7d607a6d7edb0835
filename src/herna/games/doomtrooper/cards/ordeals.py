"""Effects on warriors and what they carry.

Discards for D, cover or worse, reassignment, theft (DT-ZONES).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from herna.engine.activity import Bar, Thing
from herna.engine.decision import Arguments, Ask, Choice
from herna.engine.flow import Call, Go, Outcome, Play, Procedure, Repeat, Return
from herna.games.doomtrooper.deeds import CARD_TEXT, DiscardOne, FromList, Pay, Paying
from herna.games.doomtrooper.printed import VALUE
from herna.games.doomtrooper.rules.attaching import bearers
from herna.games.doomtrooper.rules.cover import force_into_cover, never_in_cover
from herna.games.doomtrooper.rules.filters import fits, matching_warriors
from herna.games.doomtrooper.rules.identity import in_play
from herna.games.doomtrooper.rules.points import can_pay, gain_destiny, pay, too_dear
from herna.games.doomtrooper.rules.values import base_value
from herna.games.doomtrooper.rules.vehicles import Boarding, is_vehicle
from herna.games.doomtrooper.rules.wounds import Harm
from herna.games.doomtrooper.rules.zones import LIBRARY, leave_table, may_be_discarded, steal
from herna.games.doomtrooper.table import NONE, Front, Pending, area_in, seat_in
from herna.games.doomtrooper.texts import NOBODY_MEANT, Pick, Text, Whose


@dataclass(frozen=True, slots=True)
class DiscardForDestiny(Text):
    """For every `destiny` D one warrior matching `who` is discarded (PAY_SCALE)."""

    destiny: int
    who: str = "any"

    def _left(self, table: Front, me: int, seat: int, picked: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(
            warrior
            for warrior in matching_warriors(table, self.who, seat, me)
            if warrior not in picked and may_be_discarded(table, warrior)
        )

    def bars_play(self, table: Front, me: int, seat: int) -> Bar | None:
        if not self._left(table, me, seat, ()):
            return NOBODY_MEANT
        return too_dear(table, seat, self.destiny, "DT-SPEC-02")

    def picks(self, table: Front, me: int, pending: Pending) -> Pick | None:
        picked = pending.picked
        left = self._left(table, me, pending.seat, picked)
        if NONE in picked or not left or not can_pay(table, pending.seat, self.destiny * (len(picked) + 1)):
            return None
        return Pick("dt-pick-discarded", "pick_victim", left, enough=bool(picked))

    def price(self, table: Front, me: int, pending: Pending) -> int:
        return self.destiny * sum(warrior >= 0 for warrior in pending.picked)

    def takes_effect(self, play: Play[Front], me: int, pending: Pending) -> None:
        for warrior in pending.picked:
            if in_play(play.table, warrior) and may_be_discarded(play.table, warrior):
                leave_table(play, warrior)


@dataclass(frozen=True, slots=True)
class DiscardFromWarrior(Text):
    """Discards a card on the warrior that matches `what`.

    If there are several, the player chooses.
    """

    what: str

    def harms(self, whose: Whose) -> Whose:
        return whose

    def _meant(self, table: Front, me: int, seat: int, warrior: int) -> tuple[int, ...]:
        return tuple(
            card
            for card in table.bearing(warrior)
            if fits(table, card, self.what, seat, me) and may_be_discarded(table, card)
        )

    def bars_target(self, table: Front, me: int, seat: int, target: int) -> Bar | None:
        return None if self._meant(table, me, seat, target) else Bar("DT-TIME-20", "dt-why-nothing-on-it")

    def picks(self, table: Front, me: int, pending: Pending) -> Pick | None:
        if pending.picked:
            return None
        return Pick("dt-pick-discarded", "pick_victim", self._meant(table, me, pending.seat, pending.target))

    def takes_effect(self, play: Play[Front], me: int, pending: Pending) -> None:
        for card in pending.picked:
            if play.table.on.get(card) == pending.target:
                leave_table(play, card)


@dataclass(frozen=True, slots=True)
class Reassigns(Text):
    """The warrior and its equipment are shuffled into their owners' libraries.

    Its owner gains its base V in D.
    """

    def harms(self, whose: Whose) -> Whose:
        return whose

    def bars_target(self, table: Front, me: int, seat: int, target: int) -> Bar | None:
        """Its V would tell who a hidden warrior is (G-37)."""
        return Bar("DT-COVER-18", "dt-why-unknown-warrior", (("card", target),)) if target in table.hidden else None

    def takes_effect(self, play: Play[Front], me: int, pending: Pending) -> None:
        table, warrior = play.table, pending.target
        if not in_play(table, warrior):
            return
        worth = base_value(table, warrior, VALUE)
        for card in table.bearing(warrior):
            if table.type(card) == "equipment":
                leave_table(play, card, LIBRARY)
        leave_table(play, warrior, LIBRARY)
        gain_destiny(play, table.owner(warrior), worth)


@dataclass(frozen=True, slots=True)
class Steals(Text):
    """The player takes control of the card and gives it to their own warrior.

    One that may have it (DT-OWN-01).
    """

    def harms(self, whose: Whose) -> Whose:
        return "others" if whose == "others" else ""

    def bars_target(self, table: Front, me: int, seat: int, target: int) -> Bar | None:
        return None if bearers(table, seat, target) else Bar("DT-TIME-20", "dt-why-no-bearer")

    def picks(self, table: Front, me: int, pending: Pending) -> Pick | None:
        if pending.picked:
            return None
        return Pick("dt-pick-bearer", "pick_card", tuple(bearers(table, pending.seat, pending.target)))

    def takes_effect(self, play: Play[Front], me: int, pending: Pending) -> Procedure | None:
        table, card = play.table, pending.target
        if card not in table.control or pending.picked[0] not in bearers(table, pending.seat, card):
            return None
        steal(play, card, pending.seat, pending.picked[0])
        return Boarding(pending.seat, card) if is_vehicle(table, card) else None


# What players choose for their warriors


@dataclass(frozen=True, slots=True)
class AllIntoCover(Text):
    """All warriors of a player go into cover.

    `destiny` D are paid for each one already there, or it is discarded.
    """

    destiny: int

    def harms(self, whose: Whose) -> Whose:
        return whose

    def bars_target(self, table: Front, me: int, seat: int, target: int) -> Bar | None:
        return None if _hunted(table, seat_in(target)) else Bar("DT-TIME-20", "dt-why-nobody-to-hide")

    def takes_effect(self, play: Play[Front], me: int, pending: Pending) -> Procedure:
        return IntoCover(seat_in(pending.target), me, self.destiny)


def _hunted(table: Front, seat: int) -> list[int]:
    """A player's warriors in play that can be in cover."""
    return [
        warrior for warrior in table.warriors(seat) if in_play(table, warrior) and not never_in_cover(table, warrior)
    ]


@dataclass(frozen=True, slots=True)
class IntoCover(Paying):
    """A player's warriors go into cover.

    Those that are there already are paid for, or discarded, one by one.
    """

    seat: int
    source: int
    destiny: int
    left: tuple[int, ...] = ()

    def order(self) -> tuple[str, ...]:
        return ("they_go_into_cover", "the_next_one_is_paid_for", "and_so_on")

    def they_go_into_cover(self, play: Play[Front]) -> Go:
        table = play.table
        hunted = _hunted(table, self.seat)
        already = tuple(warrior for warrior in hunted if warrior in table.covered)
        for warrior in hunted:
            force_into_cover(play, warrior)
        return Go(replace(self, left=already))

    def the_next_one_is_paid_for(self, play: Play[Front]) -> Outcome:
        if not self.left:
            return Return()
        if self.left[0] not in play.table.control:
            return Repeat("the_next_one_is_paid_for", replace(self, left=self.left[1:]))
        about: Arguments = {"card": self.source, "warrior": self.left[0], "amount": self.destiny}
        return Ask(self.seat, "dt-pay-or-discard", (Pay(self), DiscardOne(self)), "DT-COVER-11", about)

    def price(self, table: Front) -> int:
        return self.destiny

    def pay(self, play: Play[Front], amount: int) -> Go:
        pay(play, self.seat, amount)
        return Go(replace(self, left=self.left[1:]))

    def candidates(self, table: Front) -> tuple[int, ...]:
        return self.left[:1]

    def pick(self, play: Play[Front], warrior: int) -> Go:
        if may_be_discarded(play.table, warrior):
            leave_table(play, warrior)
        return Go(replace(self, left=self.left[1:]))

    def and_so_on(self, play: Play[Front]) -> Repeat:
        return Repeat("the_next_one_is_paid_for")


@dataclass(frozen=True, slots=True)
class CoverOrWound(Text):
    """Warriors of an area in the open go into cover or are wounded.

    Their player chooses for each.
    """

    def harms(self, whose: Whose) -> Whose:
        return whose

    def bars_target(self, table: Front, me: int, seat: int, target: int) -> Bar | None:
        return None if _in_the_open(table, target) else Bar("DT-TIME-20", "dt-why-nobody-under-fire")

    def takes_effect(self, play: Play[Front], me: int, pending: Pending) -> Procedure:
        return UnderFire(me, tuple(_in_the_open(play.table, pending.target)))


def _in_the_open(table: Front, area: int) -> list[int]:
    """The warriors of an area that are not in cover and could be."""
    place = (seat_in(area), area_in(area))
    return [
        warrior
        for warrior in table.warriors()
        if table.lies[warrior] == place
        and in_play(table, warrior)
        and warrior not in table.covered
        and not never_in_cover(table, warrior)
    ]


@dataclass(frozen=True, slots=True)
class UnderFire(Procedure):
    """Warriors go into cover or are wounded, one by one."""

    source: int
    left: tuple[int, ...]

    def order(self) -> tuple[str, ...]:
        return ("the_next_one_is_fired_at", "and_so_on")

    def the_next_one_is_fired_at(self, play: Play[Front]) -> Outcome:
        table = play.table
        if not self.left:
            return Return()
        warrior = self.left[0]
        if warrior not in table.control:
            return Repeat("the_next_one_is_fired_at", replace(self, left=self.left[1:]))
        offer = (FleeIntoCover(self), BeWounded(self))
        return Ask(table.control[warrior], "dt-cover-or-wound", offer, CARD_TEXT, {"warrior": warrior})

    def and_so_on(self, play: Play[Front]) -> Repeat:
        return Repeat("the_next_one_is_fired_at")


class OfFiredAt(FromList):
    """A choice about the warrior that is fired at."""

    fields = ("warrior",)

    def __init__(self, fire: UnderFire) -> None:
        self.fire = fire

    def listed(self, table: Front, seat: int) -> list[tuple[Thing, ...]]:
        return [self.fire.left[:1]]


class FleeIntoCover(OfFiredAt):
    """The warrior that is fired at goes into cover."""

    kind = "seek_cover"

    def do(self, play: Play[Front], seat: int, warrior: int) -> Go:
        force_into_cover(play, warrior)
        return Go(replace(self.fire, left=self.fire.left[1:]))


class BeWounded(OfFiredAt):
    """The warrior that is fired at is wounded."""

    kind = "be_wounded"

    def harm(self, table: Front, seat: int, choice: Choice) -> Whose:
        return "own"

    def do(self, play: Play[Front], seat: int, warrior: int) -> Call:
        changed = replace(self.fire, left=self.fire.left[1:])
        return Call(Harm(warrior, self.fire.source), changed=changed)


EFFECTS: Final[dict[str, type[Text]]] = {
    "discard-for-destiny": DiscardForDestiny,
    "discard-from-warrior": DiscardFromWarrior,
    "reassigns": Reassigns,
    "steals": Steals,
    "all-into-cover": AllIntoCover,
    "cover-or-wound": CoverOrWound,
}
