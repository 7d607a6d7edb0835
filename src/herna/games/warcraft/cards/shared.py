"""The experience cards that all races have."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from herna.engine.activity import Activity, Bar, because
from herna.engine.decision import Ask
from herna.engine.flow import Outcome, Play, Procedure, Repeat, Value
from herna.games.warcraft.deeds import CardDeed, CatchFlyers, OnSpace
from herna.games.warcraft.rules import special
from herna.games.warcraft.rules.deploy import homes
from herna.games.warcraft.rules.ending import RESOURCES_BRING
from herna.games.warcraft.rules.experience import LAY_POINTS, ask_unless_one
from herna.games.warcraft.rules.giving import take
from herna.games.warcraft.rules.lasting import QUICKENED, enemies_fly, quicken, subjects_of
from herna.games.warcraft.rules.movement import cards_of_threatened_workers, port
from herna.games.warcraft.rules.stacking import full, room
from herna.games.warcraft.setting import (
    AIR,
    GOLD,
    GROUND,
    KIND_NUMBERS,
    KINDS,
    NOWHERE,
    OF_KIND,
    PIECES_OF,
    UNITS,
    UNITS_OF,
    WOOD,
)
from herna.games.warcraft.table import War, kind_of, lowest
from herna.games.warcraft.texts import CardText

MOUNTAIN: Final = "mountain"


class Fast(CardText):
    """Your pieces on a space may go up to 2 spaces more.

    At the start of your Move Step; 3 in all at most.
    """

    def playable(self, table: War, seat: int, about: int) -> bool:
        return bool(_slow_spaces(table, seat))

    def effect(self, seat: int, card: int, about: int) -> Procedure:
        return Quicken(seat, card, about)


def _slow_spaces(table: War, seat: int) -> list[int]:
    """Where own pieces are that could go farther.

    A second Fast on a space would add nothing.
    """
    taken = (*table.locked, *subjects_of(table, QUICKENED))
    return [space for space in table.spaces_with(PIECES_OF[seat]) if space not in taken]


@dataclass(frozen=True, slots=True)
class Quicken(OnSpace):
    """WC-EXP-FAST-1: until the end of this Move Step."""

    def candidates(self, table: War) -> list[int]:
        return _slow_spaces(table, self.seat)

    def pick(self, play: Play[War], space: int) -> None:
        quicken(play, self.seat, space, self.card)


class Resources(CardText):
    """At the start of your Spend Step: take 2 gold or 2 wood."""

    def playable(self, table: War, seat: int, about: int) -> bool:
        return special.constructs(table, seat)  # WC-SCEN-NECRO-21

    def effect(self, seat: int, card: int, about: int) -> Procedure:
        return TakeResources(seat, card, about)


@dataclass(frozen=True, slots=True)
class TakeResources(CardDeed):
    """WC-EXP-RES-1: one or the other."""

    def it_is_done(self, play: Play[War]) -> Ask:
        return Ask(self.seat, "wc-take", (TAKE, LAY_POINTS), "WC-EXP-RES-1")


class Take(Activity[War]):
    """WC-EXP-RES-1: 2 gold or 2 wood."""

    kind = "take"
    fields = ("resource",)
    rule = "WC-EXP-RES-1"

    def first(self, table: War, seat: int) -> Sequence[str]:
        return (GOLD, WOOD)

    def do(self, play: Play[War], seat: int, resource: str) -> None:
        take(play, seat, resource, RESOURCES_BRING)


TAKE: Final = Take()


class VictoryPoint(CardText):
    """At any time: lay this card in front of you.

    It is worth 1 point from then on.
    """

    def playable(self, table: War, seat: int, about: int) -> bool:
        return any(way.name == "points" and seat in way.seats for way in table.setting.victory)

    def stays(self) -> bool:
        return True


# Town Portal


class TownPortal(CardText):
    """All your units on a space go to your Town or outpost.

    At the end of anybody's movement; the outpost is finished. Those that have no room there go to spaces around it.
    """

    def playable(self, table: War, seat: int, about: int) -> bool:
        return LEAVE.is_possible(table, seat)

    def effect(self, seat: int, card: int, about: int) -> Procedure:
        return StepThroughPortal(seat, card, about)


def around(table: War, seat: int, kind: int, home: int, left: int) -> list[int]:
    """Spaces beside a home with room for a unit, except the one left.

    Walls do not matter (WC-EXP-PORTAL-2).
    """
    kinds = table.setting.space_kinds
    return [
        space
        for space in table.setting.adjacent[home]
        if space != left and (kind == AIR or kinds[space] != MOUNTAIN) and room(table, seat, kind, space) > 0
    ]


def fits(table: War, seat: int, units: int, home: int, left: int, taken: int = NOWHERE) -> bool:
    """Whether all these units find room in the home and around it.

    `taken` is a place that another unit takes before.

    The home is filled first: of those who walk, only the rest must find room outside mountains.
    """
    flying = (units & OF_KIND[seat][AIR]).bit_count()
    walking = units.bit_count() - flying
    inside = max(0, room(table, seat, GROUND, home) - (taken == home))
    land, everywhere = around(table, seat, GROUND, home, left), around(table, seat, AIR, home, left)
    on_land = sum(room(table, seat, GROUND, space) for space in land) - (taken in land)
    in_all = sum(room(table, seat, AIR, space) for space in everywhere) - (taken in everywhere)
    return walking + flying - inside <= in_all and walking - inside <= on_land


@dataclass(frozen=True, slots=True)
class StepThroughPortal(CardDeed):
    """A space is left, a home is chosen, and the units are placed.

    Those without room there go around it.
    """

    start: int = NOWHERE
    home: int = NOWHERE
    units: int = 0  # the set of those that are not placed yet

    def order(self) -> tuple[str, ...]:
        return ("a_space_is_left", "a_home_is_chosen", "a_unit_is_placed")

    def a_space_is_left(self, play: Play[War]) -> Outcome:
        return ask_unless_one(play, self.seat, "wc-portal-from", LEAVE, "WC-EXP-PORTAL-1")

    def a_home_is_chosen(self, play: Play[War]) -> Outcome:
        return ask_unless_one(play, self.seat, "wc-portal-to", Reach(self), "WC-EXP-PORTAL-1")

    def a_unit_is_placed(self, play: Play[War]) -> Outcome:
        """Nobody is asked while all that are left have room in the home."""
        if not self.units:
            return None
        place = Place(self)
        if self.units.bit_count() <= room(play.table, self.seat, GROUND, self.home):
            return place.do(play, self.seat, KINDS[kind_of(lowest(self.units))], self.home)
        return ask_unless_one(play, self.seat, "wc-portal-place", place, "WC-EXP-PORTAL-2")

    def the_next_unit_is_placed(self, play: Play[War], value: Value) -> Repeat:
        return Repeat("a_unit_is_placed")


LOCKED: Final = Bar("WC-EXP-PORTAL-5", "wc-why-locked")
NO_HOME_FITS: Final = Bar("WC-EXP-PORTAL-3", "wc-why-no-home-fits")
NO_UNITS_THERE: Final = Bar("WC-EXP-PORTAL-1", "wc-why-no-units-there")


class Leave(Activity[War]):
    """WC-EXP-PORTAL-1: the space that the units leave; nobody leaves a locked Town (WC-EXP-PORTAL-5)."""

    kind = "pick_space"
    fields = ("space",)
    rule = "WC-EXP-PORTAL-1"

    def first(self, table: War, seat: int) -> Sequence[int]:
        return table.spaces_with(UNITS_OF[seat])

    def first_barred(self, table: War, seat: int, first: int) -> Bar | None:
        if first in table.locked:
            return LOCKED
        units = table.on[first] & UNITS_OF[seat]
        goes = any(home != first and fits(table, seat, units, home, first) for home in homes(table, seat))
        return None if goes else NO_HOME_FITS

    def first_outside(self, table: War, seat: int, first: int) -> Bar:
        return NO_UNITS_THERE

    def do(self, play: Play[War], seat: int, space: int) -> Repeat:
        portal, units = play.procedure(), play.table.on[space] & UNITS_OF[seat]
        assert isinstance(portal, StepThroughPortal)
        return Repeat("a_home_is_chosen", replace(portal, start=space, units=units))


LEAVE: Final = Leave()


IS_THERE: Final = Bar("WC-EXP-PORTAL-1", "wc-why-is-there")
HOME_TOO_FULL: Final = Bar("WC-EXP-PORTAL-3", "wc-why-home-too-full")
NOT_YOUR_HOME: Final = Bar("WC-EXP-PORTAL-1", "wc-why-not-your-home")


class Reach(Activity[War]):
    """WC-EXP-PORTAL-1: the home that the units reach.

    It and its surroundings must have room for all.
    """

    kind = "pick_space"
    fields = ("space",)
    rule = "WC-EXP-PORTAL-1"

    def __init__(self, portal: StepThroughPortal) -> None:
        self.portal = portal

    def first(self, table: War, seat: int) -> Sequence[int]:
        return homes(table, seat)

    def first_barred(self, table: War, seat: int, first: int) -> Bar | None:
        if first == self.portal.start:
            return IS_THERE
        return None if fits(table, seat, self.portal.units, first, self.portal.start) else HOME_TOO_FULL

    def first_outside(self, table: War, seat: int, first: int) -> Bar:
        return NOT_YOUR_HOME

    def do(self, play: Play[War], seat: int, space: int) -> Repeat:
        return Repeat("a_unit_is_placed", replace(self.portal, home=space))


NONE_TO_PLACE: Final = Bar("WC-EXP-PORTAL-1", "wc-why-none-to-place")
HOME_FIRST: Final = Bar("WC-EXP-PORTAL-2", "wc-why-home-first")
NOT_AROUND_HOME: Final = Bar("WC-EXP-PORTAL-2", "wc-why-not-around-home")
OTHERS_NEED_ROOM: Final = Bar("WC-EXP-PORTAL-3", "wc-why-others-need-room")


class Place(Activity[War]):
    """WC-EXP-PORTAL-2: a unit goes into the home while there is room, then around it.

    All must find a place.
    """

    kind = "place"
    fields = ("piece", "space")
    rule = "WC-EXP-PORTAL-2"

    def __init__(self, portal: StepThroughPortal) -> None:
        self.portal = portal

    def _has_room(self, table: War, seat: int) -> bool:
        return room(table, seat, GROUND, self.portal.home) > 0

    def first(self, table: War, seat: int) -> Sequence[str]:
        return [KINDS[kind] for kind in UNITS if self.portal.units & OF_KIND[seat][kind]]

    def first_outside(self, table: War, seat: int, first: str) -> Bar:
        return NONE_TO_PLACE

    def second(self, table: War, seat: int, first: str) -> Sequence[int]:
        portal = self.portal
        if self._has_room(table, seat):
            return (portal.home,)
        return around(table, seat, KIND_NUMBERS[first], portal.home, portal.start)

    def second_barred(self, table: War, seat: int, first: str, second: int) -> Bar | None:
        portal = self.portal
        others = portal.units & ~(1 << lowest(portal.units & OF_KIND[seat][KIND_NUMBERS[first]]))
        allowed = fits(table, seat, others, portal.home, portal.start, taken=second)
        return None if allowed else OTHERS_NEED_ROOM

    def second_outside(self, table: War, seat: int, first: str, second: int) -> Bar:
        if self._has_room(table, seat):
            return HOME_FIRST
        kind = KIND_NUMBERS[first]
        beside = second in table.setting.adjacent[self.portal.home] and second != self.portal.start
        if second == self.portal.home or (beside and room(table, seat, kind, second) <= 0):
            return full(table, kind, second)
        if beside:  # only walkers have no way there
            return because("WC-MOVE-11", "wc-why-mountain")
        return NOT_AROUND_HOME

    def do(self, play: Play[War], seat: int, kind: str, space: int) -> Outcome:
        table, portal = play.table, self.portal
        piece = lowest(portal.units & OF_KIND[seat][KIND_NUMBERS[kind]])
        port(play, piece, space)
        changed = replace(portal, units=portal.units & ~(1 << piece))
        window = cards_of_threatened_workers(table, seat, space)  # WC-RUL-45
        if window is None:
            return Repeat("a_unit_is_placed", changed)
        window.changed, window.then = changed, "the_next_unit_is_placed"
        return window


class AgainstFlyers(CardText):
    """Until the battle ends, enemy air units can be lost in ground attacks.

    It is played at the start of a ground phase.
    """

    def playable(self, table: War, seat: int, about: int) -> bool:
        return enemies_fly(table, seat)

    def effect(self, seat: int, card: int, about: int) -> Procedure:
        return CatchFlyers(seat, card, about)


TEXTS: Final[dict[str, CardText]] = {
    "fast": Fast(),
    "resources": Resources(),
    "town-portal": TownPortal(),
    "victory-point": VictoryPoint(),
}
