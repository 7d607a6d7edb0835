"""What the cards of the Cave Goblins do."""

from __future__ import annotations

from dataclasses import dataclass, replace

from herna.engine.decision import Ask, Choice
from herna.engine.effects import Lasting
from herna.engine.flow import Call, Outcome, Play, Procedure, Repeat, Return
from herna.games.summoner_wars.deed import Aimed, Deed, Placed
from herna.games.summoner_wars.grid import DISTANCE
from herna.games.summoner_wars.refusals.attack import why_no_target
from herna.games.summoner_wars.refusals.forcing import chosen_already, why_it_stays_put
from herna.games.summoner_wars.refusals.things import Reasons, card_chosen, card_said
from herna.games.summoner_wars.rules.attack import Attack
from herna.games.summoner_wars.rules.damage import Damage, discard_unit
from herna.games.summoner_wars.rules.force import Force, forced_paths, swap
from herna.games.summoner_wars.rules.movement import went_straight
from herna.games.summoner_wars.rules.values import END_OF_TURN, is_structure, targets
from herna.games.summoner_wars.rules.zones import add_boost
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import Effects, Text


def units_without_cost(table: Battlefield, seat: int) -> list[int]:
    """The 0-cost units that a seat controls; never its Summoner (SW-GAP-21)."""
    return [unit for unit in table.units(seat) if table.costs_nothing(unit)]


# Sneeks


class Sly(Text):
    """Once per turn, in your Attack phase, this unit may swap places with a 0-cost unit you control."""

    def abilities_to_use(self, table: Battlefield, me: int, phase: str) -> Effects:
        seat = table.control[me]
        if phase != "attack" or not table.once(me, "sly") or not units_without_cost(table, seat):
            return ()
        return (SwappingPlaces(me, "sly", seat),)


@dataclass(frozen=True, slots=True)
class SwappingPlaces(Aimed):
    """The two exchange their spaces, wherever the other stands: neither a move nor a force."""

    def optional(self) -> bool:
        return False

    def targets(self, play: Play[Battlefield]) -> list[int]:
        return units_without_cost(play.table, self.seat)

    def target(self, play: Play[Battlefield], card: int) -> None:
        table = play.table
        table.used = (*table.used, (self.source, self.effect))
        swap(table, self.source, card)
        play.tell(("swapped", self.source, card), "SW-FORCE-06")


# Commons


class Charge(Text):
    """Instead of its normal movement this unit may go 1 to 4 clear spaces in one straight direction.

    When it has moved at least 3 spaces in one direction, it has strength +1 until the end of the turn.
    """

    def charge(self, table: Battlefield, me: int) -> int:
        return 4

    def after_own_move(self, table: Battlefield, me: int, path: tuple[int, ...]) -> Effects:
        return (GainingSpeed(me, "charge", table.control[me]),) if went_straight(path) >= 3 else ()


@dataclass(frozen=True, slots=True)
class GainingSpeed(Deed):
    """The unit is stronger until the end of the turn."""

    def order(self) -> tuple[str, ...]:
        return ("it_gains_strength",)

    def it_gains_strength(self, play: Play[Battlefield]) -> None:
        if self.here(play):
            play.table.lasting.append(Lasting("strength", self.source, 1, self.source, END_OF_TURN))
            play.tell(("used", self.source, self.effect), "SW-ABIL-07")


class Climb(Text):
    """This unit may move 1 extra space and through structures."""

    def extra_spaces(self, table: Battlefield, me: int) -> int:
        return 1

    def through(self, table: Battlefield, me: int, other: int) -> bool:
        return is_structure(table, other)


class Immobile(Text):
    """This unit cannot move."""

    def immobile(self, table: Battlefield, me: int) -> bool:
        return True


class Cling(Text):
    """When a unit you control began its move adjacent to this unit, you may then place this unit beside it."""

    def after_any_move(self, table: Battlefield, me: int, unit: int, path: tuple[int, ...]) -> Effects:
        if unit == me or table.control[unit] != table.control[me]:
            return ()
        if DISTANCE[table.place[me]][path[0]] != 1:
            return ()
        return (Following(me, "cling", table.control[me], path[-1]),)


@dataclass(frozen=True, slots=True)
class Following(Placed):
    """The unit is placed on an empty space adjacent to the one where the move ended."""

    end: int

    def optional(self) -> bool:
        return True

    def spaces(self, play: Play[Battlefield]) -> list[int]:
        return play.table.empty_beside(self.end) if self.here(play) else []

    def to(self, play: Play[Battlefield], space: int) -> None:
        play.table.put(self.source, space)
        play.tell(("placed", self.source, space), "SW-FORCE-07")


# Champions


class BloodRunes(Text):
    """At the start of your Attack phase, pay 1 magic and boost this unit, or it gets 1 damage."""

    def start_of_phase(self, table: Battlefield, me: int, phase: str) -> Effects:
        return (CarvingRunes(me, "blood-runes", table.control[me]),) if phase == "attack" else ()


@dataclass(frozen=True, slots=True)
class CarvingRunes(Deed):
    """One of the two must be chosen; without magic it is the damage (SW-GAP-22)."""

    def order(self) -> tuple[str, ...]:
        return ("pay_or_suffer",)

    def pay_or_suffer(self, play: Play[Battlefield]) -> Outcome:
        if not self.here(play):
            return None
        if play.table.magic[self.seat] < 1:
            return self.suffer(play)
        return Ask(self.seat, "sw-pay-or-suffer", "magic_or_blood", "SW-GAP-22", {"card": self.source})

    def magic_or_blood(self, play: Play[Battlefield]) -> list[Choice]:
        return [("pay_magic",), ("suffer",)]

    def pay_magic(self, play: Play[Battlefield]) -> None:
        play.table.pay(self.seat, 1)
        play.tell(("paid_magic", self.seat, 1), "SW-MAG-05")
        add_boost(play.table, self.source)
        play.tell(("boosted", self.source, 1), "SW-BOOST-01")

    def suffer(self, play: Play[Battlefield]) -> Call:
        return Call(Damage(((self.source, 1),), self.seat, self.source))


class MagicJunkie(Text):
    """At the start of your turn, pay 1 magic or discard this unit."""

    def start_of_turn(self, table: Battlefield, me: int) -> Effects:
        return (FeedingTheHabit(me, "magic-junkie", table.control[me]),)


@dataclass(frozen=True, slots=True)
class FeedingTheHabit(Deed):
    """One of the two must be chosen; without magic the unit is discarded, which is not elimination (CR-16)."""

    def order(self) -> tuple[str, ...]:
        return ("pay_or_discard",)

    def pay_or_discard(self, play: Play[Battlefield]) -> Outcome:
        if not self.here(play):
            return None
        if play.table.magic[self.seat] < 1:
            self.suffer(play)
            return None
        return Ask(self.seat, "sw-pay-or-discard", "magic_or_nothing", "SW-GAP-22", {"card": self.source})

    def magic_or_nothing(self, play: Play[Battlefield]) -> list[Choice]:
        return [("pay_magic",), ("suffer",)]

    def pay_magic(self, play: Play[Battlefield]) -> None:
        play.table.pay(self.seat, 1)
        play.tell(("paid_magic", self.seat, 1), "SW-MAG-05")

    def suffer(self, play: Play[Battlefield]) -> None:
        discard_unit(play, self.source)


class FeedTheEater(Text):
    """At the end of your Attack phase, if this unit has eliminated no unit this turn, something is discarded."""

    def end_of_phase(self, table: Battlefield, me: int, phase: str) -> Effects:
        if phase != "attack" or me in table.fed:
            return ()
        return (Starving(me, "feed-the-eater", table.control[me]),)


@dataclass(frozen=True, slots=True)
class Starving(Deed):
    """A unit you control adjacent to this one is discarded, or this one; neither is eliminated (CR-16)."""

    def order(self) -> tuple[str, ...]:
        return ("choose_who_is_discarded",)

    def choose_who_is_discarded(self, play: Play[Battlefield]) -> Outcome:
        if not self.here(play):
            return None
        if not self._food(play.table):
            self.pick(play, self.source)
            return None
        return Ask(self.seat, "sw-feed-the-eater", "food", "SW-GAP-22", {"card": self.source})

    def _food(self, table: Battlefield) -> list[int]:
        return [card for card in table.beside(self.source) if table.control[card] == self.seat and table.is_unit(card)]

    def food(self, play: Play[Battlefield]) -> list[Choice]:
        return [("pick", card) for card in (*self._food(play.table), self.source)]

    def pick(self, play: Play[Battlefield], card: int) -> None:
        discard_unit(play, card)


# Events


class Enrage(Text):
    """Target all 0-cost units you control; in an order you choose, each may make one extra attack."""

    def effect(self, table: Battlefield, me: int, seat: int) -> Procedure:
        return EnragingTheHorde(me, "enrage", seat, tuple(units_without_cost(table, seat)))


@dataclass(frozen=True, slots=True)
class EnragingTheHorde(Deed):
    """The targets attack one after another, each once, until the player is done (SW-ATK-26)."""

    left: tuple[int, ...]

    def order(self) -> tuple[str, ...]:
        return ("choose_the_next_attack", "and_so_on_while_units_are_left")

    def choose_the_next_attack(self, play: Play[Battlefield]) -> Outcome:
        if not self._attacks(play.table):
            return Return()
        return Ask(self.seat, "sw-extra-attacks", "attacks_left", "SW-ATK-18", {"card": self.source})

    def _attacks(self, table: Battlefield) -> list[Choice]:
        units = [unit for unit in self.left if table.on_board(unit)]
        return [("attack", unit, target) for unit in units for target in targets(table, unit)]

    def why_not(self, play: Play[Battlefield], choice: Choice) -> Reasons:
        unit = card_chosen(choice, "attack")
        if unit not in self.left or not play.table.on_board(unit):
            return ()
        return why_no_target(play.table, unit, card_said(play.table, choice[2]))

    def attacks_left(self, play: Play[Battlefield]) -> list[Choice]:
        return [*self._attacks(play.table), ("done",)]

    def attack(self, play: Play[Battlefield], unit: int, target: int) -> Call:
        left = tuple(other for other in self.left if other != unit)
        return Call(Attack(unit, target), changed=replace(self, left=left))

    def done(self, play: Play[Battlefield]) -> Return:
        return Return()

    def and_so_on_while_units_are_left(self, play: Play[Battlefield]) -> Repeat:
        return Repeat("choose_the_next_attack")


class PileOn(Text):
    """Units you control have Gang Up."""

    def grants(self, table: Battlefield, me: int, unit: int) -> str:
        return "gang-up" if table.control[unit] == table.control[me] and table.is_unit(unit) else ""


class GangUp(Text):
    """When this unit attacks, it has strength +1 for each other unit you control adjacent to the target."""

    def strength(self, table: Battlefield, me: int, target: int) -> int:
        if target < 0:
            return 0
        seat = table.control[me]
        around = [card for card in table.beside(target) if card != me and table.control[card] == seat]
        return sum(table.is_unit(card) for card in around)


class Sneak(Text):
    """Choose any number of 0-cost units you control; in an order you choose, force each of them 1 space."""

    def effect(self, table: Battlefield, me: int, seat: int) -> Procedure:
        return Sneaking(me, "sneak", seat)


@dataclass(frozen=True, slots=True)
class Sneaking(Deed):
    """Units are chosen and forced one after another, each once, until the player is done."""

    forced: tuple[int, ...] = ()

    def order(self) -> tuple[str, ...]:
        return ("choose_the_next_unit", "and_so_on_until_done")

    def choose_the_next_unit(self, play: Play[Battlefield]) -> Outcome:
        if not self._units(play.table):
            return Return()
        return Ask(self.seat, "sw-event-target", "units_left", "SW-TERM-03", {"card": self.source})

    def _units(self, table: Battlefield) -> list[int]:
        units = [unit for unit in units_without_cost(table, self.seat) if unit not in self.forced]
        return [unit for unit in units if forced_paths(table, unit, 1, 1)]

    def why_not(self, play: Play[Battlefield], choice: Choice) -> Reasons:
        card = card_chosen(choice, "target")
        if card in self.forced:
            return chosen_already(card)
        return why_it_stays_put(play.table, card) if card in units_without_cost(play.table, self.seat) else ()

    def units_left(self, play: Play[Battlefield]) -> list[Choice]:
        options: list[Choice] = [("target", unit) for unit in self._units(play.table)]
        return [*options, ("done",)]

    def target(self, play: Play[Battlefield], card: int) -> Call:
        return Call(Force(self.seat, card), changed=replace(self, forced=(*self.forced, card)))

    def done(self, play: Play[Battlefield]) -> Return:
        return Return()

    def and_so_on_until_done(self, play: Play[Battlefield]) -> Repeat:
        return Repeat("choose_the_next_unit")


class Unrelenting(Text):
    """Each time a common you control would be eliminated, it returns to its owner's hand instead."""

    def instead_of_elimination(self, table: Battlefield, me: int, card: int) -> bool:
        return table.control[card] == table.control[me] and table.is_common(card)


TEXTS: dict[str, Text] = {
    "sly": Sly(),
    "charge": Charge(),
    "climb": Climb(),
    "immobile": Immobile(),
    "cling": Cling(),
    "blood-runes": BloodRunes(),
    "magic-junkie": MagicJunkie(),
    "feed-the-eater": FeedTheEater(),
    "enrage": Enrage(),
    "pile-on": PileOn(),
    "gang-up": GangUp(),
    "sneak": Sneak(),
    "unrelenting": Unrelenting(),
}
