"""What the cards of the Savanna Elves do."""

from __future__ import annotations

from dataclasses import dataclass, replace

from herna.engine.decision import Arguments, Ask, Choice
from herna.engine.effects import Lasting
from herna.engine.flow import Call, Go, Outcome, Play, Procedure, Return
from herna.games.summoner_wars.deed import Aimed, Deed
from herna.games.summoner_wars.refusals.forcing import chosen_already
from herna.games.summoner_wars.refusals.things import Reasons, card_chosen
from herna.games.summoner_wars.rules.force import Force, forced_paths
from herna.games.summoner_wars.rules.values import END_OF_TURN
from herna.games.summoner_wars.rules.zones import add_boost, gain_ability, lose_ability, remove_boost
from herna.games.summoner_wars.table import NOWHERE, Battlefield
from herna.games.summoner_wars.texts import Attacked, Effects, Text


def boost_units(play: Play[Battlefield], units: list[int]) -> None:
    """Each of these units is boosted."""
    for unit in units:
        add_boost(play.table, unit)
        play.tell(("boosted", unit, 1), "SW-BOOST-01")


def own_units_within(table: Battlefield, card: int, spaces: int, seat: int) -> list[int]:
    return [unit for unit in table.within(card, spaces) if table.is_unit(unit) and table.control[unit] == seat]


@dataclass(frozen=True, slots=True)
class BoostingUnit(Deed):
    """A unit is boosted, if it is still there."""

    unit: int

    def order(self) -> tuple[str, ...]:
        return ("it_is_boosted",)

    def it_is_boosted(self, play: Play[Battlefield]) -> None:
        if play.table.on_board(self.unit):
            boost_units(play, [self.unit])


# Abua Shi


class SpiritBond(Text):
    """After this unit moves you may boost an own unit within 3 spaces and move all boost from this one to it."""

    def after_own_move(self, table: Battlefield, me: int, path: tuple[int, ...]) -> Effects:
        return (BondingSpirits(me, "spirit-bond", table.control[me]),)


@dataclass(frozen=True, slots=True)
class BondingSpirits(Aimed):
    """One boost comes from the bank, the others from the unit."""

    def targets(self, play: Play[Battlefield]) -> list[int]:
        return own_units_within(play.table, self.source, 3, self.seat)

    def target(self, play: Play[Battlefield], card: int) -> None:
        table = play.table
        own = table.boost[self.source]
        remove_boost(table, self.source, own)
        add_boost(table, card, own + 1)
        play.tell(("boosted", card, own + 1), "SW-BOOST-01")


# Lioness


class ImbuedLife(Text):
    """Life +1 for each boost on this unit, at most +5."""

    def life(self, table: Battlefield, me: int) -> int:
        return min(5, table.boost[me])


# Rhinoceros


class ImbuedSpeed(Text):
    """This unit may move 1 extra space for each boost on it, at most 5."""

    def extra_spaces(self, table: Battlefield, me: int) -> int:
        return min(5, table.boost[me])


# Spirit Mage


class Charged(Text):
    """After this unit was summoned, boost it."""

    def after_summoned(self, table: Battlefield, me: int) -> Effects:
        return (BoostingUnit(me, "charged", table.control[me], me),)


class CommuneWithSpirits(Text):
    """After this unit moves, boost it, or spend 1 of its boost to boost an own unit within 3 spaces."""

    def after_own_move(self, table: Battlefield, me: int, path: tuple[int, ...]) -> Effects:
        return (CommuningWithSpirits(me, "commune-with-spirits", table.control[me]),)


@dataclass(frozen=True, slots=True)
class CommuningWithSpirits(Deed):
    """One of the two must be done; without boost or without such a unit only the first can be (SW-GAP-22)."""

    def order(self) -> tuple[str, ...]:
        return ("choose_what_is_boosted",)

    def _others(self, table: Battlefield) -> list[int]:
        return own_units_within(table, self.source, 3, self.seat) if table.boost[self.source] else []

    def choose_what_is_boosted(self, play: Play[Battlefield]) -> Outcome:
        if not self.here(play):
            return Return()
        if not self._others(play.table):
            self.boost_it(play)
            return Return()
        about: Arguments = {"effect": self.effect, "card": self.source}
        return Ask(self.seat, "sw-commune", "itself_or_another", "SW-TIME-10", about)

    def itself_or_another(self, play: Play[Battlefield]) -> list[Choice]:
        others: list[Choice] = [("target", card) for card in self._others(play.table)]
        return [("boost_it",), *others]

    def boost_it(self, play: Play[Battlefield]) -> None:
        boost_units(play, [self.source])

    def target(self, play: Play[Battlefield], card: int) -> None:
        remove_boost(play.table, self.source)
        boost_units(play, [card])


# Miti Kyru


class Inspire(Text):
    """After this unit moves, boost each own unit beside it."""

    def after_own_move(self, table: Battlefield, me: int, path: tuple[int, ...]) -> Effects:
        return (Inspiring(me, "inspire", table.control[me]),)


@dataclass(frozen=True, slots=True)
class Inspiring(Deed):
    """The units beside it are boosted."""

    def order(self) -> tuple[str, ...]:
        return ("they_are_boosted",)

    def they_are_boosted(self, play: Play[Battlefield]) -> None:
        boost_units(play, own_units_within(play.table, self.source, 1, self.seat))


class Withdraw(Text):
    """After this unit attacks you may spend 1 of its boost or pay 1 magic to force it 1 or 2 spaces."""

    def after_any_attack(self, table: Battlefield, me: int, attack: Attacked) -> Effects:
        return (Withdrawing(me, "withdraw", attack.seat),) if attack.attacker == me else ()


@dataclass(frozen=True, slots=True)
class Withdrawing(Deed):
    """The price is paid first; where the unit cannot be forced, it cannot be paid (SW-GAP-10)."""

    def order(self) -> tuple[str, ...]:
        return ("choose_a_price", "it_is_forced")

    def _prices(self, table: Battlefield) -> list[Choice]:
        prices: list[Choice] = []
        if forced_paths(table, self.source, 1, 2):
            if table.boost[self.source]:
                prices.append(("pay_boost",))
            if table.magic[self.seat]:
                prices.append(("pay_magic",))
        return prices

    def choose_a_price(self, play: Play[Battlefield]) -> Outcome:
        if not self._prices(play.table):
            return Return()
        about: Arguments = {"effect": self.effect, "card": self.source}
        return Ask(self.seat, "sw-use-ability", "prices", "SW-MAG-05", about)

    def prices(self, play: Play[Battlefield]) -> list[Choice]:
        return [*self._prices(play.table), ("decline",)]

    def pay_boost(self, play: Play[Battlefield]) -> None:
        remove_boost(play.table, self.source)

    def pay_magic(self, play: Play[Battlefield]) -> None:
        play.table.pay(self.seat, 1)
        play.tell(("paid_magic", self.seat, 1), "SW-MAG-04")

    def decline(self, play: Play[Battlefield]) -> Return:
        return Return()

    def it_is_forced(self, play: Play[Battlefield]) -> Call:
        return Call(Force(self.seat, self.source, 1, 2))


# Events


@dataclass(frozen=True, slots=True)
class AimedChant(Aimed):
    """An event that must name a target."""

    def optional(self) -> bool:
        return False

    def prompt(self) -> str:
        return "sw-event-target"


def near_own_summoner(table: Battlefield, seat: int) -> list[int]:
    """The units within 3 spaces of a seat's Summoner, which is not among them (SW-DIST-04)."""
    return [card for card in table.within(table.summoner(seat), 3) if table.is_unit(card)]


class ChantOfPower(Text):
    """A common or champion within 3 spaces of your Summoner has Imbued Strength until the end of your turn."""

    def playable(self, table: Battlefield, me: int, seat: int) -> bool:
        return bool(may_have_power(table, seat))

    def effect(self, table: Battlefield, me: int, seat: int) -> Procedure | None:
        return ChantingPower(me, "chant-power", seat)


def may_have_power(table: Battlefield, seat: int) -> list[int]:
    return [card for card in near_own_summoner(table, seat) if not table.is_summoner(card)]


@dataclass(frozen=True, slots=True)
class ChantingPower(AimedChant):
    """The unit, whoever controls it, gains the ability."""

    def targets(self, play: Play[Battlefield]) -> list[int]:
        return may_have_power(play.table, self.seat)

    def target(self, play: Play[Battlefield], card: int) -> None:
        table = play.table
        gain_ability(table, card, ("imbued-strength",))
        table.lasting.append(Lasting("ability:imbued-strength", card, 0, self.source, END_OF_TURN))


class ChantOfGrowth(Text):
    """Boost an own unit and every own unit beside it."""

    def effect(self, table: Battlefield, me: int, seat: int) -> Procedure | None:
        return ChantingGrowth(me, "chant-growth", seat)


@dataclass(frozen=True, slots=True)
class ChantingGrowth(AimedChant):
    """The target and its neighbours are boosted."""

    def targets(self, play: Play[Battlefield]) -> list[int]:
        return play.table.units(self.seat)

    def target(self, play: Play[Battlefield], card: int) -> None:
        boost_units(play, [card, *own_units_within(play.table, card, 1, self.seat)])


class ChantOfWeaving(Text):
    """ACTIVE: you may summon beside the unit named; each unit you summon beside it boosts it."""

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
class NamingForWeaving(AimedChant):
    """The event remembers its target until that leaves the battlefield."""

    def targets(self, play: Play[Battlefield]) -> list[int]:
        return play.table.units(self.seat)

    def target(self, play: Play[Battlefield], card: int) -> None:
        play.table.marks[self.source] = (card,)


class ChantOfEntangling(Text):
    """ACTIVE: two own commons have each other's base abilities; the event ends as soon as one leaves."""

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
    """Two commons are named one after the other; each gains what is printed on the other (SW-ABIL-05)."""

    first: int = NOWHERE

    def order(self) -> tuple[str, ...]:
        return ("choose_the_first", "choose_the_second")

    def choose_the_first(self, play: Play[Battlefield]) -> Ask:
        return Ask(self.seat, "sw-event-target", "commons", "SW-TERM-15", {"card": self.source})

    def choose_the_second(self, play: Play[Battlefield]) -> Ask:
        return Ask(self.seat, "sw-event-target", "commons", "SW-TERM-15", {"card": self.source})

    def commons(self, play: Play[Battlefield]) -> list[Choice]:
        return [("target", card) for card in may_be_entangled(play.table, self.seat) if card != self.first]

    def why_not(self, play: Play[Battlefield], choice: Choice) -> Reasons:
        card = card_chosen(choice, "target")
        return chosen_already(card) if card == self.first else ()

    def target(self, play: Play[Battlefield], card: int) -> Outcome:
        if self.first == NOWHERE:
            return Go(replace(self, first=card))
        table = play.table
        table.marks[self.source] = (self.first, card)
        for one, other in ((self.first, card), (card, self.first)):
            own = table.printed(one).abilities
            keys = tuple(key for key in table.printed(other).abilities if key not in own)
            gain_ability(table, one, keys)
            table.lasting.extend(Lasting(f"ability:{key}", one, 0, self.source) for key in keys)
        return None


@dataclass(frozen=True, slots=True)
class Disentangling(Deed):
    """The units lose what they had from each other, unless something else gives it to them."""

    def order(self) -> tuple[str, ...]:
        return ("abilities_are_lost",)

    def abilities_are_lost(self, play: Play[Battlefield]) -> None:
        table = play.table
        table.marks.pop(self.source, None)  # it is ending: no unit that falls now ends it once more
        over = [effect for effect in table.lasting if effect.source == self.source]
        table.lasting = [effect for effect in table.lasting if effect.source != self.source]
        still = {(effect.subject, effect.kind) for effect in table.lasting}
        for effect in over:
            if (effect.subject, effect.kind) not in still:
                lose_ability(table, effect.subject, (effect.kind.removeprefix("ability:"),))


TEXTS: dict[str, Text] = {
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
