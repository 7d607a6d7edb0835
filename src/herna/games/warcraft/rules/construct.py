"""Constructing: workers start buildings in the Town, and outposts where they stand (WC-BUILD, WC-OUTPOST)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from herna.engine.activity import Activity, Bar, Details
from herna.engine.decision import Ask, Choice
from herna.engine.flow import Outcome, Play, Repeat, Return
from herna.engine.offer import Offer
from herna.games.warcraft.printed import BUILDINGS as PRINTED_BUILDINGS
from herna.games.warcraft.printed import ECONOMY, UNIT_KINDS
from herna.games.warcraft.rules import special
from herna.games.warcraft.rules.deploy import END_STEP
from herna.games.warcraft.rules.experience import CONSTRUCTING, LAY_POINTS, Deciding, PlayCard, could_play
from herna.games.warcraft.rules.purchase import ONE_OPTION, can_pay, pay, price
from herna.games.warcraft.setting import KIND_NUMBERS, NOWHERE, OF_KIND, SPEND, WORKER
from herna.games.warcraft.table import BUILDINGS, ON_BUILDING, War, lowest

MOST_BUILDINGS: Final = tuple(PRINTED_BUILDINGS[kind].printed + PRINTED_BUILDINGS[kind].extra for kind in UNIT_KINDS)


@dataclass(frozen=True, slots=True)
class Construct(Deciding):
    """Workers start buildings in the Town and outposts where they stand (WC-BUILD, WC-OUTPOST)."""

    seat: int

    def order(self) -> tuple[str, ...]:
        return ("something_is_constructed", "and_something_else")

    def something_is_constructed(self, play: Play[War]) -> Outcome:
        """Cards are played before, between and after what is constructed (WC-EXP-SUMMON-2)."""
        table, seat = play.table, self.seat
        if not (BUILD.is_possible(table, seat) or BUILD_OUTPOST.is_possible(table, seat) or could_summon(table, seat)):
            return Return()
        return Ask(seat, "wc-construct", CONSTRUCT_OR_END, "WC-BUILD-09", phase=SPEND, meanwhile=ONE_OPTION)

    def and_something_else(self, play: Play[War]) -> Repeat:
        return Repeat("something_is_constructed")


def could_summon(table: War, seat: int) -> bool:
    """Whether a player, as far as others see, may have a card for constructing.

    If so, the step does not just end.
    """
    return could_play(table, CONSTRUCTING, seat, NOWHERE)


def _price_of_building(table: War, seat: int, choice: Choice) -> Details:
    return price(table, seat, ECONOMY.building)


def _own_town(table: War, seat: int, choice: Choice) -> Details:
    return (("space", table.setting.towns[seat]),), ()


NO_TOWN: Final = Bar("WC-BUILD-01", "wc-why-no-town")
NO_TOWN_CENTER: Final = Bar("WC-SCEN-NECRO-11", "wc-why-no-town-center")
BUILDING_TOO_DEAR: Final = Bar("WC-BUILD-03", "wc-why-cannot-pay", details=_price_of_building)
NO_SUCH_BUILDING: Final = Bar("WC-TRAIN-06", "wc-why-no-such-building")
NO_MORE_BUILDINGS: Final = Bar("WC-BUILD-06", "wc-why-no-more-buildings")
TOWN_LOCKED: Final = Bar("WC-BUILD-10", "wc-why-locked", details=_own_town)
NO_WORKER_IN_TOWN: Final = Bar("WC-BUILD-02", "wc-why-no-worker-there", details=_own_town)


class StartBuilding(Activity[War]):
    """WC-BUILD-03, WC-BUILD-06: a building is paid for and started, worker or not."""

    kind = "build"
    fields = ("building",)
    rule = "WC-BUILD-01"
    phase = SPEND

    def barred(self, table: War, seat: int) -> Bar | None:
        if not special.constructs(table, seat):
            return NO_TOWN_CENTER
        if table.setting.towns[seat] == NOWHERE:
            return NO_TOWN
        return None if can_pay(table, seat, ECONOMY.building) else BUILDING_TOO_DEAR

    def first(self, table: War, seat: int) -> Sequence[str]:
        return UNIT_KINDS

    def first_barred(self, table: War, seat: int, first: str) -> Bar | None:
        kind = KIND_NUMBERS[first]
        at = seat * BUILDINGS + kind
        started = table.finished[at] + table.under_construction[at]
        return None if started < MOST_BUILDINGS[kind] else NO_MORE_BUILDINGS

    def first_outside(self, table: War, seat: int, first: str) -> Bar:
        return NO_SUCH_BUILDING

    def do(self, play: Play[War], seat: int, kind: str) -> None:
        """It is under construction until a later Deploy Step (WC-BUILD-03, WC-BUILD-04)."""
        pay(play.table, seat, ECONOMY.building)
        play.table.under_construction[seat * BUILDINGS + KIND_NUMBERS[kind]] += 1
        play.tell(("building_started", seat, kind), "WC-BUILD-04")


class BuildBuilding(StartBuilding):
    """WC-BUILD-01 to 04: a free worker of the Town starts a building."""

    def barred(self, table: War, seat: int) -> Bar | None:
        bar = super().barred(table, seat)
        town = table.setting.towns[seat]
        if bar is not None:
            return bar
        if town in table.locked:
            return TOWN_LOCKED
        return None if table.free_workers(seat, town) else NO_WORKER_IN_TOWN

    def do(self, play: Play[War], seat: int, kind: str) -> None:
        table = play.table
        table.put(lowest(table.free_workers(seat, table.setting.towns[seat])), ON_BUILDING)
        super().do(play, seat, kind)


def _price_of_outpost(table: War, seat: int, choice: Choice) -> Details:
    return price(table, seat, ECONOMY.outpost)


def _own_outposts(table: War, seat: int, choice: Choice) -> Details:
    return (("most", ECONOMY.outposts),), tuple([("space", space) for space in table.outposts_of(seat)])


NO_WORKER_THERE: Final = Bar("WC-OUTPOST-01", "wc-why-no-worker-there")
OUTPOST_THERE: Final = Bar("WC-OUTPOST-10", "wc-why-outpost-there")
NO_MORE_OUTPOSTS: Final = Bar("WC-OUTPOST-05", "wc-why-no-more-outposts", details=_own_outposts)
OUTPOST_TOO_DEAR: Final = Bar("WC-OUTPOST-02", "wc-why-cannot-pay", details=_price_of_outpost)


class BuildOutpost(Activity[War]):
    """WC-OUTPOST-01 to 05: a worker starts an outpost where it stands.

    It stays there to build.
    """

    kind = "build_outpost"
    fields = ("space",)
    rule = "WC-OUTPOST-01"
    phase = SPEND

    def barred(self, table: War, seat: int) -> Bar | None:
        if not special.constructs(table, seat):
            return NO_TOWN_CENTER
        if len(table.outposts_of(seat)) >= ECONOMY.outposts:
            return NO_MORE_OUTPOSTS
        return None if can_pay(table, seat, ECONOMY.outpost) else OUTPOST_TOO_DEAR

    def first(self, table: War, seat: int) -> Sequence[int]:
        return table.spaces_with(OF_KIND[seat][WORKER])

    def first_barred(self, table: War, seat: int, first: int) -> Bar | None:
        return OUTPOST_THERE if first in table.outposts else None

    def first_outside(self, table: War, seat: int, first: int) -> Bar:
        return NO_WORKER_THERE

    def do(self, play: Play[War], seat: int, space: int) -> None:
        table = play.table
        pay(table, seat, ECONOMY.outpost)
        table.builders[space] = lowest(table.free_workers(seat, space))
        table.outposts[space] = seat
        play.tell(("outpost_started", seat, space), "WC-OUTPOST-03")


BUILD: Final = BuildBuilding()
BUILD_OUTPOST: Final = BuildOutpost()
CONSTRUCTIONS: Final[tuple[Activity[War], ...]] = (PlayCard(CONSTRUCTING), BUILD, BUILD_OUTPOST)
CONSTRUCT_OR_END: Final[Offer] = (*CONSTRUCTIONS, END_STEP, LAY_POINTS)
