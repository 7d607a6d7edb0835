"""What the cards of the Savanna Elves do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from herna.engine.activity import Bar
from herna.engine.decision import Ask
from herna.engine.deeds import DECLINES, Answer
from herna.engine.flow import Call, Go, Outcome, Play, Procedure, Return
from herna.games.summoner_wars.deeds import CHOSEN, NO_BOOST, Aimed, AimedEvent, BoostIt, Deed, PayMagic, TargetCard
from herna.games.summoner_wars.rules.force import Force, one_space_barred
from herna.games.summoner_wars.rules.lasting import end_lasting_of, give_abilities
from herna.games.summoner_wars.rules.verbs import boost, pay_magic
from herna.games.summoner_wars.rules.zones import remove_boost
from herna.games.summoner_wars.table import NOWHERE, UNTIL_END_OF_TURN, Battlefield
from herna.games.summoner_wars.texts import Attacked, Effects, Text


def boost_units(play: Play[Battlefield], units: list[int]) -> None:
    """Each of these units is boosted."""
    for unit in units:
        boost(play, unit)


def own_units_within(table: Battlefield, card: int, spaces: int, seat: int) -> list[int]:
    return [unit for unit in table.within(card, spaces) if table.is_unit(unit) and table.control[unit] == seat]


@dataclass(frozen=True, slots=True)
class BoostingUnit(Deed):
    """A unit is boosted, if it is still there."""

    unit: int

    def it_is_done(self, play: Play[Battlefield]) -> None:
        if play.table.on_board(self.unit):
            boost(play, self.unit)


# Abua Shi


class SpiritBond(Text):
    """After moving, boost another unit and give it all boost.

    After this unit moves you may boost a unit of yours within 3 spaces and move all boost from this one to it.
    """

    def after_own_move(self, table: Battlefield, me: int, path: tuple[int, ...]) -> Effects:
        return (BondingSpirits(me, "spirit-bond", table.control[me]),)


@dataclass(frozen=True, slots=True)
class BondingSpirits(Aimed):
    """One boost comes from the bank, the others from the unit."""

    def targets(self, table: Battlefield) -> list[int]:
        return own_units_within(table, self.source, 3, self.seat)

    def target(self, play: Play[Battlefield], card: int) -> None:
        table = play.table
        own = table.boost[self.source]
        remove_boost(table, self.source, own)
        boost(play, card, own + 1)


# Lioness


class ImbuedLife(Text):
    """Life +1 for each boost on this unit, at most +5."""

    def life(self, table: Battlefield, me: int) -> int:
        return min(5, table.boost[me])


# Rhinoceros


class ImbuedSpeed(Text):
    """Moves 1 extra space for each boost on it, at most 5."""

    def extra_spaces(self, table: Battlefield, me: int) -> int:
        return min(5, table.boost[me])


# Spirit Mage


class Charged(Text):
    """After this unit was summoned, boost it."""

    def after_summoned(self, table: Battlefield, me: int) -> Effects:
        return (BoostingUnit(me, "charged", table.control[me], me),)


class CommuneWithSpirits(Text):
    """After moving, boost this unit or another of yours.

    Boosting one within 3 spaces spends 1 of its boost.
    """

    def after_own_move(self, table: Battlefield, me: int, path: tuple[int, ...]) -> Effects:
        return (CommuningWithSpirits(me, "commune-with-spirits", table.control[me]),)


@dataclass(frozen=True, slots=True)
class CommuningWithSpirits(Deed):
    """One of the two must be done.

    Without boost or without such a unit only the first can be (SW-GAP-22).
    """

    def it_is_done(self, play: Play[Battlefield]) -> Outcome:
        if not self.here(play):
            return Return()
        another = BoostAnother(self)
        if not another.is_possible(play.table, self.seat):
            boost(play, self.source)
            return Return()
        return Ask(self.seat, "sw-commune", (BoostIt(self), another), "SW-TIME-10", self.about())


class BoostAnother(TargetCard[CommuningWithSpirits]):
    """A boost of this unit is spent to boost another one."""

    def barred(self, table: Battlefield, seat: int) -> Bar | None:
        return None if table.boost[self.deed.source] else NO_BOOST

    def first(self, table: Battlefield, seat: int) -> Sequence[int]:
        return own_units_within(table, self.deed.source, 3, seat)

    def do(self, play: Play[Battlefield], seat: int, card: int) -> None:
        remove_boost(play.table, self.deed.source)
        boost(play, card)


# Miti Kyru


class Inspire(Text):
    """After this unit moves, boost each unit of yours beside it."""

    def after_own_move(self, table: Battlefield, me: int, path: tuple[int, ...]) -> Effects:
        return (Inspiring(me, "inspire", table.control[me]),)


@dataclass(frozen=True, slots=True)
class Inspiring(Deed):
    """The units beside it are boosted."""

    def it_is_done(self, play: Play[Battlefield]) -> None:
        boost_units(play, own_units_within(play.table, self.source, 1, self.seat))


class Withdraw(Text):
    """After attacking, pay to force this unit 1 or 2 spaces.

    You may spend 1 of its boost or pay 1 magic.
    """

    def after_any_attack(self, table: Battlefield, me: int, attack: Attacked) -> Effects:
        return (Withdrawing(me, "withdraw", attack.seat),) if attack.attacker == me else ()


@dataclass(frozen=True, slots=True)
class Withdrawing(Deed):
    """The price is paid first.

    Where the unit cannot be forced, it cannot be paid (SW-GAP-10).
    """

    def order(self) -> tuple[str, ...]:
        return ("choose_a_price", "it_is_forced")

    def choose_a_price(self, play: Play[Battlefield]) -> Outcome:
        table, prices = play.table, (PayBoost(self), PayToWithdraw(self))
        if not self.here(play) or not any(price.is_possible(table, self.seat) for price in prices):
            return Return()
        return Ask(self.seat, "sw-use-ability", (*prices, DECLINES), "SW-MAG-05", self.about())

    def it_is_forced(self, play: Play[Battlefield]) -> Call:
        return Call(Force(self.seat, self.source, 1, 2))


class PayBoost(Answer[Battlefield, Withdrawing]):
    """1 boost of the unit is spent to withdraw."""

    kind = "pay_boost"
    rule = "SW-BOOST-04"
    waits = "SW-TIME-09"

    def barred(self, table: Battlefield, seat: int) -> Bar | None:
        return one_space_barred(table, self.deed.source) if table.boost[self.deed.source] else NO_BOOST

    def do(self, play: Play[Battlefield], seat: int) -> None:
        remove_boost(play.table, self.deed.source)


class PayToWithdraw(PayMagic):
    """1 magic is paid to withdraw."""

    def __init__(self, deed: Withdrawing) -> None:
        self.deed = deed

    def barred(self, table: Battlefield, seat: int) -> Bar | None:
        bar = super().barred(table, seat)
        return bar if bar is not None else one_space_barred(table, self.deed.source)

    def do(self, play: Play[Battlefield], seat: int) -> None:
        pay_magic(play, seat, "SW-MAG-04")


# Events


def near_own_summoner(table: Battlefield, seat: int) -> list[int]:
    """The units within 3 spaces of a seat's Summoner, which is not among them.

    SW-DIST-04.
    """
    return [card for card in table.within(table.summoner(seat), 3) if table.is_unit(card)]


class ChantOfPower(Text):
    """Gives Imbued Strength until the end of your turn.

    To a common or champion within 3 spaces of your Summoner.
    """

    def playable(self, table: Battlefield, me: int, seat: int) -> bool:
        return bool(may_have_power(table, seat))

    def effect(self, table: Battlefield, me: int, seat: int) -> Procedure | None:
        return ChantingPower(me, "chant-power", seat)


def may_have_power(table: Battlefield, seat: int) -> list[int]:
    return [card for card in near_own_summoner(table, seat) if not table.is_summoner(card)]


@dataclass(frozen=True, slots=True)
class ChantingPower(AimedEvent):
    """The unit, also an enemy, gains the ability."""

    def targets(self, table: Battlefield) -> list[int]:
        return may_have_power(table, self.seat)

    def target(self, play: Play[Battlefield], card: int) -> None:
        give_abilities(play.table, card, ("imbued-strength",), self.source, UNTIL_END_OF_TURN)


class ChantOfGrowth(Text):
    """Boost a unit of yours and every unit of yours beside it."""

    def effect(self, table: Battlefield, me: int, seat: int) -> Procedure | None:
        return ChantingGrowth(me, "chant-growth", seat)


@dataclass(frozen=True, slots=True)
class ChantingGrowth(AimedEvent):
    """The target and its neighbours are boosted."""

    def targets(self, table: Battlefield) -> list[int]:
        return table.units(self.seat)

    def target(self, play: Play[Battlefield], card: int) -> None:
        boost_units(play, [card, *own_units_within(play.table, card, 1, self.seat)])


class ChantOfWeaving(Text):
    """ACTIVE: you may summon beside the unit named.

    Each unit you summon beside it boosts it.
    """

    def effect(self, table: Battlefield, me: int, seat: int) -> Procedure | None:
        return NamingForWeaving(me, "chant-weaving", seat)

    def summon_spaces(self, table: Battlefield, me: int, card: int, seat: int) -> list[int]:
        return [space for unit in table.marks.get(me, ()) for space in table.empty_beside(table.place[unit])]

    def after_any_summon(self, table: Battlefield, me: int, unit: int) -> Effects:
        seat = table.control[me]
        if table.control[unit] != seat:
            return ()
        named = (other for other in table.marks.get(me, ()) if table.distance(other, unit) == 1)
        return tuple(BoostingUnit(me, "chant-weaving", seat, other) for other in named)


@dataclass(frozen=True, slots=True)
class NamingForWeaving(AimedEvent):
    """The event remembers its target until that leaves the battlefield."""

    def targets(self, table: Battlefield) -> list[int]:
        return table.units(self.seat)

    def target(self, play: Play[Battlefield], card: int) -> None:
        play.table.marks[self.source] = (card,)


class ChantOfEntangling(Text):
    """ACTIVE: two commons of yours have each other's base abilities.

    The event ends as soon as one leaves.
    """

    def playable(self, table: Battlefield, me: int, seat: int) -> bool:
        return len(may_be_entangled(table, seat)) >= 2

    def effect(self, table: Battlefield, me: int, seat: int) -> Procedure | None:
        return Entangling(me, "chant-entangling", seat)

    def ends(self, table: Battlefield, me: int) -> bool:
        return me in table.marks and len(table.marks[me]) < 2

    def when_discarded(self, table: Battlefield, me: int, seat: int) -> Procedure | None:
        return Disentangling(me, "chant-entangling", seat)


def may_be_entangled(table: Battlefield, seat: int) -> list[int]:
    near = near_own_summoner(table, seat)
    return [card for card in near if table.is_common(card) and table.control[card] == seat]


@dataclass(frozen=True, slots=True)
class Entangling(Deed):
    """Two commons are named one after the other.

    Each gains what is printed on the other (SW-ABIL-05).
    """

    first: int = NOWHERE

    def order(self) -> tuple[str, ...]:
        return ("choose_the_first", "choose_the_second")

    def choose_the_first(self, play: Play[Battlefield]) -> Ask:
        return Ask(self.seat, "sw-event-target", (Entangle(self),), "SW-TERM-15", {"card": self.source})

    def choose_the_second(self, play: Play[Battlefield]) -> Ask:
        return Ask(self.seat, "sw-event-target", (Entangle(self),), "SW-TERM-15", {"card": self.source})

    def entangle(self, table: Battlefield, second: int) -> None:
        """Each of the two gains what is printed on the other."""
        table.marks[self.source] = (self.first, second)
        for one, other in ((self.first, second), (second, self.first)):
            own = table.printed(one).abilities
            keys = tuple(key for key in table.printed(other).abilities if key not in own)
            give_abilities(table, one, keys, self.source)


class Entangle(TargetCard[Entangling]):
    """The first or the second of the two commons."""

    def first(self, table: Battlefield, seat: int) -> Sequence[int]:
        return may_be_entangled(table, seat)

    def first_barred(self, table: Battlefield, seat: int, first: int) -> Bar | None:
        return CHOSEN if first == self.deed.first else None

    def do(self, play: Play[Battlefield], seat: int, card: int) -> Go | None:
        if self.deed.first == NOWHERE:
            return Go(replace(self.deed, first=card))
        self.deed.entangle(play.table, card)
        return None


@dataclass(frozen=True, slots=True)
class Disentangling(Deed):
    """The units lose what they had from each other.

    Unless something else gives it to them.
    """

    def it_is_done(self, play: Play[Battlefield]) -> None:
        table = play.table
        table.marks.pop(self.source, None)  # it is ending: no unit that falls now ends it once more
        end_lasting_of(table, self.source)


TEXTS: Final[dict[str, Text]] = {
    "spirit-bond": SpiritBond(),
    "imbued-life": ImbuedLife(),
    "imbued-speed": ImbuedSpeed(),
    "charged": Charged(),
    "commune-with-spirits": CommuneWithSpirits(),
    "inspire": Inspire(),
    "withdraw": Withdraw(),
    "chant-power": ChantOfPower(),
    "chant-entangling": ChantOfEntangling(),
    "chant-growth": ChantOfGrowth(),
    "chant-weaving": ChantOfWeaving(),
}
