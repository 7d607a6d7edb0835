"""What the cards of the Cave Goblins do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from herna.engine.activity import Bar, Harm
from herna.engine.decision import Ask, Choice
from herna.engine.effects import Effect
from herna.engine.flow import Call, Outcome, Play, Procedure, Repeat, Return
from herna.games.summoner_wars.cards.shared import no_extra_attack
from herna.games.summoner_wars.deeds import (
    CHOSEN,
    UNTIL_DONE,
    Aimed,
    Deed,
    PayMagic,
    PickCard,
    Placed,
    Suffer,
    TargetCard,
)
from herna.games.summoner_wars.grid import DISTANCE
from herna.games.summoner_wars.rules.abilities import USED
from herna.games.summoner_wars.rules.attack import Attack
from herna.games.summoner_wars.rules.attacking import Attacking
from herna.games.summoner_wars.rules.bars import text_does_not_allow
from herna.games.summoner_wars.rules.damage import Damage, discard_unit
from herna.games.summoner_wars.rules.force import Force, one_space_barred
from herna.games.summoner_wars.rules.movement import went_straight
from herna.games.summoner_wars.rules.values import is_structure
from herna.games.summoner_wars.rules.verbs import boost, place, swap
from herna.games.summoner_wars.table import STRENGTHENED, UNTIL_END_OF_TURN, Battlefield
from herna.games.summoner_wars.texts import Effects, Text


def units_without_cost(table: Battlefield, seat: int) -> list[int]:
    """The 0-cost units that a seat controls; never its Summoner (SW-GAP-21)."""
    return [unit for unit in table.units(seat) if table.costs_nothing(unit)]


# Sneeks


class Sly(Text):
    """In your Attack phase swap places with your 0-cost unit.

    Once per turn, if you like.
    """

    phase_of_use = "attack"

    def abilities_to_use(self, table: Battlefield, me: int) -> Effect | Bar:
        seat = table.control[me]
        if not table.once(me, "sly"):
            return USED
        return SwappingPlaces(me, "sly", seat) if units_without_cost(table, seat) else NOBODY_WITHOUT_COST


NOBODY_WITHOUT_COST: Final = text_does_not_allow("sly")


@dataclass(frozen=True, slots=True)
class SwappingPlaces(Aimed):
    """The two exchange their spaces, wherever the other stands.

    Neither a move nor a force.
    """

    def optional(self) -> bool:
        return False

    def targets(self, table: Battlefield) -> list[int]:
        return units_without_cost(table, self.seat)

    def target(self, play: Play[Battlefield], card: int) -> None:
        table = play.table
        table.use(self.source, self.effect)
        swap(play, self.source, card)


# Commons


class Charge(Text):
    """Instead of moving this unit may charge 1 to 4 spaces.

    Clear spaces in one straight direction, instead of its normal movement. When it has moved at least 3 spaces in one
    direction, it has strength +1 until the end of the turn.
    """

    def charge(self, table: Battlefield, me: int) -> int:
        return 4

    def after_own_move(self, table: Battlefield, me: int, path: tuple[int, ...]) -> Effects:
        return (GainingSpeed(me, "charge", table.control[me]),) if went_straight(path) >= 3 else ()


@dataclass(frozen=True, slots=True)
class GainingSpeed(Deed):
    """The unit is stronger until the end of the turn."""

    def it_is_done(self, play: Play[Battlefield]) -> None:
        if self.here(play):
            play.table.add_lasting(STRENGTHENED, self.source, 1, self.source, UNTIL_END_OF_TURN)
            self.tell_used(play, "SW-ABIL-07")


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
    """Follows a unit of yours that moved away from beside it.

    When a unit you control began its move adjacent to this unit, you may then place this unit beside it.
    """

    def after_any_move(self, table: Battlefield, me: int, unit: int, path: tuple[int, ...]) -> Effects:
        if unit == me or table.control[unit] != table.control[me]:
            return ()
        if DISTANCE[table.place[me]][path[0]] != 1:
            return ()
        return (Following(me, "cling", table.control[me], path[-1]),)


@dataclass(frozen=True, slots=True)
class Following(Placed):
    """The unit is placed beside the space where the move ended.

    On an empty space.
    """

    end: int

    def spaces(self, table: Battlefield) -> list[int]:
        return table.empty_beside(self.end) if table.on_board(self.source) else []

    def to(self, play: Play[Battlefield], space: int) -> None:
        place(play, self.source, space)


# Champions


class BloodRunes(Text):
    """Each Attack phase pay 1 magic for a boost, or suffer 1 damage.

    At its start.
    """

    def start_of_phase(self, table: Battlefield, me: int, phase: str) -> Effects:
        return (CarvingRunes(me, "blood-runes", table.control[me]),) if phase == "attack" else ()


@dataclass(frozen=True, slots=True)
class CarvingRunes(Deed):
    """One of the two must be chosen; without magic it is the damage (SW-GAP-22)."""

    def it_is_done(self, play: Play[Battlefield]) -> Outcome:
        if not self.here(play):
            return None
        if play.table.magic[self.seat] < 1:
            return self.it_bleeds()
        offer = (PayForRunes(self), Bleed(self))
        return Ask(self.seat, "sw-pay-or-suffer", offer, "SW-TIME-10", {"card": self.source})

    def it_bleeds(self) -> Call:
        return Call(Damage(((self.source, 1),), self.seat, self.source))


class PayForRunes(PayMagic):
    """1 magic is paid, and the unit is boosted."""

    def __init__(self, deed: CarvingRunes) -> None:
        self.deed = deed

    def do(self, play: Play[Battlefield], seat: int) -> None:
        super().do(play, seat)
        boost(play, self.deed.source)


class Bleed(Suffer[CarvingRunes]):
    """The unit gets 1 damage."""

    def do(self, play: Play[Battlefield], seat: int) -> Call:
        return self.deed.it_bleeds()


class MagicJunkie(Text):
    """At the start of your turn, pay 1 magic or discard this unit."""

    def start_of_turn(self, table: Battlefield, me: int) -> Effects:
        return (FeedingTheHabit(me, "magic-junkie", table.control[me]),)


@dataclass(frozen=True, slots=True)
class FeedingTheHabit(Deed):
    """One of the two must be chosen.

    Without magic the unit is discarded, which is not elimination (CR-16).
    """

    def it_is_done(self, play: Play[Battlefield]) -> Outcome:
        if not self.here(play):
            return None
        if play.table.magic[self.seat] < 1:
            discard_unit(play, self.source)
            return None
        return Ask(self.seat, "sw-pay-or-discard", (PayMagic(), LoseUnit(self)), "SW-TIME-10", {"card": self.source})


class LoseUnit(Suffer[FeedingTheHabit]):
    """The unit is discarded."""

    def do(self, play: Play[Battlefield], seat: int) -> None:
        discard_unit(play, self.deed.source)


class FeedTheEater(Text):
    """Without a kill this turn, something is discarded.

    At the end of your Attack phase, if this unit has eliminated no unit this turn.
    """

    def end_of_phase(self, table: Battlefield, me: int, phase: str) -> Effects:
        if phase != "attack" or me in table.fed:
            return ()
        return (Starving(me, "feed-the-eater", table.control[me]),)


@dataclass(frozen=True, slots=True)
class Starving(Deed):
    """A unit you control adjacent to this one is discarded, or this one.

    Neither is eliminated (CR-16).
    """

    def it_is_done(self, play: Play[Battlefield]) -> Outcome:
        if not self.here(play):
            return None
        if not self.food(play.table):
            discard_unit(play, self.source)
            return None
        return Ask(self.seat, "sw-feed-the-eater", (PickFood(self),), "SW-TIME-10", {"card": self.source})

    def food(self, table: Battlefield) -> list[int]:
        """The units beside it that could be discarded in its place."""
        return [card for card in table.beside(self.source) if table.control[card] == self.seat and table.is_unit(card)]


class PickFood(PickCard[Starving]):
    """A unit is discarded."""

    def first(self, table: Battlefield, seat: int) -> Sequence[int]:
        return (*self.deed.food(table), self.deed.source)

    def harm(self, table: Battlefield, seat: int, choice: Choice) -> Harm:
        return "cost"

    def do(self, play: Play[Battlefield], seat: int, card: int) -> None:
        discard_unit(play, card)


# Events


class Enrage(Text):
    """Target all 0-cost units you control.

    In an order you choose, each may make one extra attack.
    """

    def effect(self, table: Battlefield, me: int, seat: int) -> Procedure:
        return EnragingTheHorde(me, "enrage", seat, tuple(units_without_cost(table, seat)))


@dataclass(frozen=True, slots=True)
class EnragingTheHorde(Deed):
    """The targets attack one after another, each once, until the player is done (SW-ATK-26)."""

    left: tuple[int, ...]

    def order(self) -> tuple[str, ...]:
        return ("choose_the_next_attack", "and_so_on_while_units_are_left")

    def choose_the_next_attack(self, play: Play[Battlefield]) -> Outcome:
        attack = AttackInRage(self)
        if not attack.is_possible(play.table, self.seat):
            return Return()
        return Ask(self.seat, "sw-extra-attacks", (attack, *UNTIL_DONE), "SW-ATK-18", {"card": self.source})

    def and_so_on_while_units_are_left(self, play: Play[Battlefield]) -> Repeat:
        return Repeat("choose_the_next_attack")


class AttackInRage(Attacking):
    """One of the targets that are left makes its extra attack."""

    rule = "SW-ATK-18"

    def __init__(self, deed: EnragingTheHorde) -> None:
        self.deed = deed

    def first(self, table: Battlefield, seat: int) -> Sequence[int]:
        return [unit for unit in self.deed.left if table.on_board(unit)]

    def first_outside(self, table: Battlefield, seat: int, first: int) -> Bar:
        return no_extra_attack(table, first)

    def do(self, play: Play[Battlefield], seat: int, unit: int, target: int) -> Call:
        left = tuple(other for other in self.deed.left if other != unit)
        return Call(Attack(unit, target), changed=replace(self.deed, left=left))


class PileOn(Text):
    """Units you control have Gang Up."""

    def grants(self, table: Battlefield, me: int, unit: int) -> str:
        return "gang-up" if table.control[unit] == table.control[me] and table.is_unit(unit) else ""


class GangUp(Text):
    """Strength +1 for each other unit of yours beside the target.

    When this unit attacks.
    """

    def strength(self, table: Battlefield, me: int, target: int) -> int:
        if target < 0:
            return 0
        seat = table.control[me]
        around = [card for card in table.beside(target) if card != me and table.control[card] == seat]
        return sum(table.is_unit(card) for card in around)


class Sneak(Text):
    """Choose any number of 0-cost units you control.

    In an order you choose, force each of them 1 space.
    """

    def effect(self, table: Battlefield, me: int, seat: int) -> Procedure:
        return Sneaking(me, "sneak", seat)


@dataclass(frozen=True, slots=True)
class Sneaking(Deed):
    """Units are forced one after another until the player is done.

    Each once.
    """

    forced: tuple[int, ...] = ()

    def order(self) -> tuple[str, ...]:
        return ("choose_the_next_unit", "and_so_on_until_done")

    def choose_the_next_unit(self, play: Play[Battlefield]) -> Outcome:
        sneaks = SneakNext(self)
        if not sneaks.is_possible(play.table, self.seat):
            return Return()
        return Ask(self.seat, "sw-event-target", (sneaks, *UNTIL_DONE), "SW-TERM-03", {"card": self.source})

    def and_so_on_until_done(self, play: Play[Battlefield]) -> Repeat:
        return Repeat("choose_the_next_unit")


class SneakNext(TargetCard[Sneaking]):
    """The unit that is forced next, each once."""

    def first(self, table: Battlefield, seat: int) -> Sequence[int]:
        return units_without_cost(table, seat)

    def first_barred(self, table: Battlefield, seat: int, first: int) -> Bar | None:
        return CHOSEN if first in self.deed.forced else one_space_barred(table, first)

    def do(self, play: Play[Battlefield], seat: int, card: int) -> Call:
        return Call(Force(seat, card), changed=replace(self.deed, forced=(*self.deed.forced, card)))


class Unrelenting(Text):
    """Commons of yours return to hand instead of being eliminated.

    To their owner's hand, each time.
    """

    def instead_of_elimination(self, table: Battlefield, me: int, card: int) -> bool:
        return table.control[card] == table.control[me] and table.is_common(card)


TEXTS: Final[dict[str, Text]] = {
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
