"""The experience cards that all races have."""

from __future__ import annotations

from dataclasses import dataclass, replace

from herna.engine.decision import Ask, Choice
from herna.engine.flow import Outcome, Play, Procedure, Repeat, Value
from herna.games.warcraft.deed import Deed, OnSpace
from herna.games.warcraft.rules import special
from herna.games.warcraft.rules.deploy import homes
from herna.games.warcraft.rules.ending import RESOURCES_BRING
from herna.games.warcraft.rules.movement import cards_of_threatened_workers
from herna.games.warcraft.rules.stacking import room
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

MOUNTAIN = "mountain"


class Fast(CardText):
    """At the start of your Move Step: your pieces on a space may go up to 2 spaces more, 3 in all at most."""

    def playable(self, table: War, seat: int, about: int) -> bool:
        return bool(_slow_spaces(table, seat))

    def effect(self, seat: int, card: int, about: int) -> Procedure:
        return Quicken(seat, card, about)


def _slow_spaces(table: War, seat: int) -> list[int]:
    """Where own pieces are that could go farther; a second Fast on a space would add nothing."""
    taken = (*table.locked, *table.quickened)
    return [space for space in table.spaces_with(PIECES_OF[seat]) if space not in taken]


@dataclass(frozen=True, slots=True)
class Quicken(OnSpace):
    """WC-EXP-FAST-1: until the end of this Move Step."""

    def spaces(self, table: War) -> list[int]:
        return _slow_spaces(table, self.seat)

    def choose_space(self, play: Play[War], space: int) -> None:
        play.table.quickened = (*play.table.quickened, space)
        play.tell(("quickened", self.seat, space), "WC-EXP-FAST-1")


class Resources(CardText):
    """At the start of your Spend Step: take 2 gold or 2 wood."""

    def playable(self, table: War, seat: int, about: int) -> bool:
        return special.constructs(table, seat)  # WC-SCEN-NECRO-21

    def effect(self, seat: int, card: int, about: int) -> Procedure:
        return TakeResources(seat, card, about)


@dataclass(frozen=True, slots=True)
class TakeResources(Deed):
    """WC-EXP-RES-1: one or the other."""

    def it_happens(self, play: Play[War]) -> Ask:
        return Ask(self.seat, "wc-take", "gold_or_wood", "WC-EXP-RES-1")

    def gold_or_wood(self, play: Play[War]) -> list[Choice]:
        return self.or_victory_points(play, [("take", GOLD), ("take", WOOD)])

    def take(self, play: Play[War], resource: str) -> None:
        stock = play.table.gold if resource == GOLD else play.table.wood
        stock[self.seat] += RESOURCES_BRING
        play.tell(("took", self.seat, resource, RESOURCES_BRING), "WC-EXP-RES-1")


class VictoryPoint(CardText):
    """At any time: lay this card in front of you. It is worth 1 point from then on."""

    def playable(self, table: War, seat: int, about: int) -> bool:
        return any(way.name == "points" and seat in way.seats for way in table.setting.victory)

    def stays(self) -> bool:
        return True


# Town Portal


class TownPortal(CardText):
    """At the end of anybody's movement: all your units on a space go to your Town or a finished outpost of yours.

    Those that have no room there go to spaces around it.
    """

    def playable(self, table: War, seat: int, about: int) -> bool:
        return any(_may_be_left(table, seat, space) for space in table.spaces_with(UNITS_OF[seat]))

    def effect(self, seat: int, card: int, about: int) -> Procedure:
        return StepThroughPortal(seat, card, about)


def _spaces_to_leave(table: War, seat: int) -> list[int]:
    return [space for space in table.spaces_with(UNITS_OF[seat]) if _may_be_left(table, seat, space)]


def _may_be_left(table: War, seat: int, space: int) -> bool:
    """Whether the units on a space have somewhere to go; nobody leaves a locked Town (WC-EXP-PORTAL-5)."""
    return space not in table.locked and bool(_homes_to_reach(table, seat, space))


def _homes_to_reach(table: War, seat: int, space: int) -> list[int]:
    """The own Town and outposts that can take all units of a space, those around them included (WC-EXP-PORTAL-3)."""
    units = table.on[space] & UNITS_OF[seat]
    return [home for home in homes(table, seat) if home != space and fits(table, seat, units, home, space)]


def around(table: War, seat: int, kind: int, home: int, left: int) -> list[int]:
    """Spaces beside a home with room for a unit, except the one that is left; walls do not matter (WC-EXP-PORTAL-2)."""
    kinds = table.setting.space_kinds
    return [
        space
        for space in table.setting.adjacent[home]
        if space != left and (kind == AIR or kinds[space] != MOUNTAIN) and room(table, seat, kind, space) > 0
    ]


def fits(table: War, seat: int, units: int, home: int, left: int, taken: int = NOWHERE) -> bool:
    """Whether all these units find room in the home and around it, if another one takes a place (`taken`) before.

    The home is filled first: of those who walk, only the rest must find room outside mountains.
    """
    flying = (units & OF_KIND[seat][AIR]).bit_count()
    walking = units.bit_count() - flying
    inside = max(0, room(table, seat, GROUND, home) - (taken == home))
    if walking + flying <= inside:
        return True
    land, everywhere = around(table, seat, GROUND, home, left), around(table, seat, AIR, home, left)
    on_land = sum(room(table, seat, GROUND, space) for space in land) - (taken in land)
    in_all = sum(room(table, seat, AIR, space) for space in everywhere) - (taken in everywhere)
    return walking + flying - inside <= in_all and walking - inside <= on_land


@dataclass(frozen=True, slots=True)
class StepThroughPortal(Deed):
    """A space is left, a home is chosen, and the units are placed, those without room there around it."""

    start: int = NOWHERE
    home: int = NOWHERE
    units: int = 0  # the set of those that are not placed yet

    def order(self) -> tuple[str, ...]:
        return ("a_space_is_left", "a_home_is_chosen", "a_unit_is_placed")

    def a_space_is_left(self, play: Play[War]) -> Outcome:
        spaces = _spaces_to_leave(play.table, self.seat)
        if len(spaces) == 1:
            return self.leave(play, spaces[0])
        return Ask(self.seat, "wc-portal-from", "spaces_to_leave", "WC-EXP-PORTAL-1")

    def spaces_to_leave(self, play: Play[War]) -> list[Choice]:
        return self.or_victory_points(play, [("leave", space) for space in _spaces_to_leave(play.table, self.seat)])

    def leave(self, play: Play[War], space: int) -> Repeat:
        units = play.table.on[space] & UNITS_OF[self.seat]
        return Repeat("a_home_is_chosen", replace(self, start=space, units=units))

    def a_home_is_chosen(self, play: Play[War]) -> Outcome:
        reached = _homes_to_reach(play.table, self.seat, self.start)
        if len(reached) == 1:
            return self.reach(play, reached[0])
        return Ask(self.seat, "wc-portal-to", "homes_to_reach", "WC-EXP-PORTAL-1")

    def homes_to_reach(self, play: Play[War]) -> list[Choice]:
        reached = _homes_to_reach(play.table, self.seat, self.start)
        return self.or_victory_points(play, [("reach", home) for home in reached])

    def reach(self, play: Play[War], space: int) -> Repeat:
        return Repeat("a_unit_is_placed", replace(self, home=space))

    def a_unit_is_placed(self, play: Play[War]) -> Outcome:
        """Nobody is asked while all that are left have room in the home."""
        if not self.units:
            return None
        inside = room(play.table, self.seat, GROUND, self.home)
        if self.units.bit_count() <= inside:
            return self.place(play, KINDS[kind_of(lowest(self.units))], self.home)
        places = self._places(play.table)
        if len(places) == 1:
            return self.place(play, *places[0])
        return Ask(self.seat, "wc-portal-place", "places", "WC-EXP-PORTAL-2")

    def places(self, play: Play[War]) -> list[Choice]:
        return self.or_victory_points(play, [("place", *where) for where in self._places(play.table)])

    def _places(self, table: War) -> list[tuple[str, int]]:
        """Into the home while there is room, then around it; the others must still find a place."""
        seat = self.seat
        places: list[tuple[str, int]] = []
        for kind in UNITS:
            units = self.units & OF_KIND[seat][kind]
            if units:
                inside = room(table, seat, kind, self.home) > 0
                spaces = [self.home] if inside else around(table, seat, kind, self.home, self.start)
                others = self.units & ~(1 << lowest(units))
                places.extend(
                    (KINDS[kind], space)
                    for space in spaces
                    if fits(table, seat, others, self.home, self.start, taken=space)
                )
        return places

    def place(self, play: Play[War], kind: str, space: int) -> Outcome:
        table = play.table
        piece = lowest(self.units & OF_KIND[self.seat][KIND_NUMBERS[kind]])
        table.put(piece, space)
        table.ported = (*table.ported, (self.seat, space))
        play.tell(("ported", self.seat, kind, self.start, space), "WC-EXP-PORTAL-1")
        changed = replace(self, units=self.units & ~(1 << piece))
        window = cards_of_threatened_workers(table, self.seat, space)  # WC-RUL-45
        if window is None:
            return Repeat("a_unit_is_placed", changed)
        window.changed, window.then = changed, "the_next_unit_is_placed"
        return window

    def the_next_unit_is_placed(self, play: Play[War], value: Value) -> Repeat:
        return Repeat("a_unit_is_placed")


CARDS: dict[str, CardText] = {
    "fast": Fast(),
    "resources": Resources(),
    "town-portal": TownPortal(),
    "victory-point": VictoryPoint(),
}
