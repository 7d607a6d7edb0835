"""What the Fallen Kingdom's events do, with the curse of one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from herna.engine.activity import Bar, Harm, because
from herna.engine.decision import Arguments, Ask, Choice
from herna.engine.deeds import DECLINES
from herna.engine.flow import Call, Go, Outcome, Play, Procedure, Repeat, Return
from herna.games.summoner_wars.deeds import CHOSEN, UNTIL_DONE, AimedEvent, Deed, PickCard, PickSpace, TargetCard
from herna.games.summoner_wars.rules.bars import NO_CARD, cards_in_the_way
from herna.games.summoner_wars.rules.damage import Damage, Elimination
from herna.games.summoner_wars.rules.lasting import give_abilities
from herna.games.summoner_wars.rules.verbs import boost, heal, place_from_hand, show, tuck_under
from herna.games.summoner_wars.rules.zones import over
from herna.games.summoner_wars.table import NOWHERE, Battlefield
from herna.games.summoner_wars.texts import Attacked, Effects, Gone, Text


class SacrificialPyre(Text):
    """ACTIVE: each unit eliminated boosts this card.

    Discarded, it removes as much damage from one unit.
    """

    def when_eliminated(self, table: Battlefield, me: int, gone: Gone) -> Effects:
        return (PyreGrowing(me, "pyre", table.control[me]),) if table.is_unit(gone.card) else ()

    def when_discarded(self, table: Battlefield, me: int, seat: int) -> Procedure | None:
        return PyreHealing(me, "pyre", seat) if table.boost[me] else None


@dataclass(frozen=True, slots=True)
class PyreGrowing(Deed):
    """The event is boosted while it is active."""

    def order_matters(self) -> bool:
        return False

    def it_is_done(self, play: Play[Battlefield]) -> None:
        if self.source in play.table.events[self.seat]:
            boost(play, self.source, rule="SW-EVT-08")


@dataclass(frozen=True, slots=True)
class PyreHealing(AimedEvent):
    """Any unit loses as much damage as there is boost on the event."""

    def targets(self, table: Battlefield) -> list[int]:
        return table.units()

    def target(self, play: Play[Battlefield], card: int) -> None:
        heal(play, card, play.table.boost[self.source])


class BloodSummon(Text):
    """Summon units of cost 2 or less beside units that bleed.

    Any number of times: a unit of cost 2 or less from your hand beside a unit of yours, which gets 2 damage.
    """

    def effect(self, table: Battlefield, me: int, seat: int) -> Procedure | None:
        return BloodSummoning(me, "blood-summon", seat)


@dataclass(frozen=True, slots=True)
class BloodSummoning(Deed):
    """One complete round after another: a target, a card, a space, the damage.

    This goes on until the player stops.

    It is asked whenever any card is in the hand, which the opponent cannot see (SW-GAP-37).
    """

    bleeding: int = NOWHERE
    placing: int = NOWHERE

    def order(self) -> tuple[str, ...]:
        return ("choose_a_target_or_stop", "choose_a_card", "choose_a_space", "the_target_is_damaged", "and_so_on")

    def choose_a_target_or_stop(self, play: Play[Battlefield]) -> Outcome:
        table = play.table
        units = table.units(self.seat)
        if not table.hands[self.seat] or all(no_room_beside(table, unit) is not None for unit in units):
            return Return()
        offer = (BleedFor(self), *UNTIL_DONE)
        return Ask(self.seat, "sw-event-target", offer, "SW-TERM-03", {"card": self.source})

    def choose_a_card(self, play: Play[Battlefield]) -> Ask:
        return Ask(self.seat, "sw-event-card", (PickSummoned(self),), "SW-SUM-09", {"card": self.source})

    def choose_a_space(self, play: Play[Battlefield]) -> Ask:
        return Ask(self.seat, "sw-event-space", (PlaceSummoned(self),), "SW-SUM-09", {"card": self.source})

    def the_target_is_damaged(self, play: Play[Battlefield]) -> Call:
        return Call(Damage(((self.bleeding, 2),), self.seat, self.source))

    def and_so_on(self, play: Play[Battlefield]) -> Repeat:
        return Repeat("choose_a_target_or_stop", replace(self, bleeding=NOWHERE, placing=NOWHERE))


def cheap_units(table: Battlefield, seat: int) -> list[int]:
    """The units of cost 2 or less in a seat's hand."""
    return [card for card in table.hands[seat] if table.is_unit(card) and 0 <= table.printed(card).cost <= 2]


def no_room_beside(table: Battlefield, card: int) -> Bar | None:
    if table.empty_beside(table.place[card]):
        return None
    return because("SW-COMP-03", "sw-why-no-room-beside", cards_in_the_way(table.beside(card)), card=card)


class BleedFor(TargetCard[BloodSummoning]):
    """The unit beside which a card is placed, and which is damaged for it."""

    def barred(self, table: Battlefield, seat: int) -> Bar | None:
        return None if cheap_units(table, seat) else NO_CARD

    def first(self, table: Battlefield, seat: int) -> Sequence[int]:
        return table.units(seat)

    def first_barred(self, table: Battlefield, seat: int, first: int) -> Bar | None:
        return no_room_beside(table, first)

    def harm(self, table: Battlefield, seat: int, choice: Choice) -> Harm:
        return "cost"

    def do(self, play: Play[Battlefield], seat: int, card: int) -> Go:
        return Go(replace(self.deed, bleeding=card))


class PickSummoned(PickCard[BloodSummoning]):
    """The card of the hand that is placed."""

    def first(self, table: Battlefield, seat: int) -> Sequence[int]:
        return cheap_units(table, seat)

    def do(self, play: Play[Battlefield], seat: int, card: int) -> Go:
        return Go(replace(self.deed, placing=show(play, seat, card)))


class PlaceSummoned(PickSpace[BloodSummoning]):
    """A space beside the unit that bleeds."""

    def first(self, table: Battlefield, seat: int) -> Sequence[int]:
        return table.empty_beside(table.place[self.deed.bleeding])

    def do(self, play: Play[Battlefield], seat: int, space: int) -> None:
        place_from_hand(play, seat, self.deed.placing, space)


class HellforgedWeapon(Text):
    """Tucked under a common of yours, it gives that unit strength +2 and Cursed."""

    def playable(self, table: Battlefield, me: int, seat: int) -> bool:
        return any(table.is_common(unit) for unit in table.units(seat))

    def effect(self, table: Battlefield, me: int, seat: int) -> Procedure | None:
        return ForgingWeapon(me, "hellforged", seat)

    def strength_given(self, table: Battlefield, me: int, unit: int, target: int) -> int:
        return 2 if over(table, me) == unit else 0


@dataclass(frozen=True, slots=True)
class ForgingWeapon(AimedEvent):
    """The event goes under a common, which is cursed while on the battlefield.

    SW-TUCK-04.
    """

    def targets(self, table: Battlefield) -> list[int]:
        return [unit for unit in table.units(self.seat) if table.is_common(unit)]

    def target(self, play: Play[Battlefield], card: int) -> None:
        tuck_under(play, self.source, card, "SW-EVT-09")
        give_abilities(play.table, card, ("cursed",), self.source)


class Cursed(Text):
    """After this unit attacks, it gets 1 damage for each special symbol rolled."""

    def after_any_attack(self, table: Battlefield, me: int, attack: Attacked) -> Effects:
        if attack.attacker != me or not attack.special:
            return ()
        return (SufferingCurse(me, "cursed", attack.seat, attack.special),)


@dataclass(frozen=True, slots=True)
class SufferingCurse(Deed):
    """The unit is damaged."""

    amount: int

    def it_is_done(self, play: Play[Battlefield]) -> Call:
        return Call(Damage(((self.source, self.amount),), self.seat, self.source))


class Purge(Text):
    """Your units strike beside them and are eliminated.

    Any number of your units: each may put 2 damage on one unit beside it; then those that remain are eliminated.
    """

    def effect(self, table: Battlefield, me: int, seat: int) -> Procedure | None:
        return Purging(me, "purge", seat)


@dataclass(frozen=True, slots=True)
class Purging(Deed):
    """Targets are chosen until the player stops.

    They strike; the remaining ones are eliminated together.
    """

    chosen: tuple[int, ...] = ()

    def order(self) -> tuple[str, ...]:
        return ("choose_targets_or_stop", "they_strike", "the_remaining_ones_are_eliminated")

    def choose_targets_or_stop(self, play: Play[Battlefield]) -> Ask | None:
        purge = PurgeNext(self)
        if not purge.is_possible(play.table, self.seat):
            return None
        return Ask(self.seat, "sw-event-target", (purge, *UNTIL_DONE), "SW-TERM-03", {"card": self.source})

    def done(self, play: Play[Battlefield]) -> None:
        pass

    def they_strike(self, play: Play[Battlefield]) -> Call:
        return Call(StrikesOfThePurged(self.source, self.effect, self.seat, self.chosen))

    def the_remaining_ones_are_eliminated(self, play: Play[Battlefield]) -> Call | None:
        remaining = tuple(card for card in self.chosen if play.table.on_board(card))
        return Call(Elimination(remaining, self.seat, self.source)) if remaining else None


class PurgeNext(TargetCard[Purging]):
    """One more unit, each once."""

    def first(self, table: Battlefield, seat: int) -> Sequence[int]:
        return table.units(seat)

    def first_barred(self, table: Battlefield, seat: int, first: int) -> Bar | None:
        return CHOSEN if first in self.deed.chosen else None

    def harm(self, table: Battlefield, seat: int, choice: Choice) -> Harm:
        return "cost"

    def do(self, play: Play[Battlefield], seat: int, card: int) -> Repeat:
        return Repeat("choose_targets_or_stop", replace(self.deed, chosen=(*self.deed.chosen, card)))


@dataclass(frozen=True, slots=True)
class StrikesOfThePurged(Deed):
    """Each target may put 2 damage on one unit beside it.

    In the order that the player chooses, if it is still there.
    """

    waiting: tuple[int, ...]
    striking: int = NOWHERE

    def order(self) -> tuple[str, ...]:
        return ("choose_who_strikes_next", "choose_whom_it_strikes", "and_so_on")

    def ready(self, table: Battlefield) -> list[int]:
        """Those who have somebody to strike."""
        return [unit for unit in self.waiting if units_beside(table, unit)]

    def after_this_one(self) -> StrikesOfThePurged:
        return replace(self, waiting=tuple(card for card in self.waiting if card != self.striking))

    def choose_who_strikes_next(self, play: Play[Battlefield]) -> Outcome:
        ready = self.ready(play.table)
        if not ready:
            return Return()
        if len(ready) == 1:
            return Go(replace(self, striking=ready[0]))
        offer = (PickStriker(self), *UNTIL_DONE)
        return Ask(self.seat, "sw-purge-next", offer, "SW-TERM-15", {"card": self.source})

    def choose_whom_it_strikes(self, play: Play[Battlefield]) -> Ask:
        about: Arguments = {"card": self.source, "unit": self.striking}
        return Ask(self.seat, "sw-purge-damage", (StrikeBeside(self), DECLINES), "SW-TIME-10", about)

    def decline(self, play: Play[Battlefield]) -> Go:
        return Go(self.after_this_one())

    def and_so_on(self, play: Play[Battlefield]) -> Repeat:
        return Repeat("choose_who_strikes_next")


def units_beside(table: Battlefield, unit: int) -> list[int]:
    return [card for card in table.beside(unit) if table.is_unit(card)]


class PickStriker(PickCard[StrikesOfThePurged]):
    """The target that strikes next."""

    def first(self, table: Battlefield, seat: int) -> Sequence[int]:
        return self.deed.ready(table)

    def do(self, play: Play[Battlefield], seat: int, card: int) -> Go:
        return Go(replace(self.deed, striking=card))


class StrikeBeside(TargetCard[StrikesOfThePurged]):
    """The unit beside it that is struck."""

    def first(self, table: Battlefield, seat: int) -> Sequence[int]:
        return units_beside(table, self.deed.striking)

    def harm(self, table: Battlefield, seat: int, choice: Choice) -> Harm:
        return table.harm_to(int(choice[-1]), seat)

    def do(self, play: Play[Battlefield], seat: int, card: int) -> Call:
        deed = self.deed
        return Call(Damage(((card, 2),), seat, deed.source), changed=deed.after_this_one())


TEXTS: Final[dict[str, Text]] = {
    "pyre": SacrificialPyre(),
    "blood-summon": BloodSummon(),
    "hellforged": HellforgedWeapon(),
    "cursed": Cursed(),
    "purge": Purge(),
}
