"""Deploy: trained pieces enter play, buildings and outposts are finished.

All of it optional (WC-DEPLOY).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from herna.engine.activity import Activity, Bar, Thing, because
from herna.engine.decision import Ask
from herna.engine.flow import Outcome, Play, Repeat, Return
from herna.engine.offer import Offer
from herna.games.warcraft.rules.experience import LAY_POINTS, Deciding
from herna.games.warcraft.rules.giving import GIVE
from herna.games.warcraft.rules.stacking import full, room
from herna.games.warcraft.setting import DEPLOY, IDS, KIND_NUMBERS, KINDS, NECROMANCER, NOWHERE, UNITS, WORKER
from herna.games.warcraft.table import BUILDINGS, ON_BUILDING, TRAINING, War, kind_of, owner_of


@dataclass(frozen=True, slots=True)
class DeployStep(Deciding):
    """A player places and finishes things one by one, in any order (WC-DEPLOY-02, WC-DEPLOY-10)."""

    seat: int

    def order(self) -> tuple[str, ...]:
        return ("something_is_deployed", "and_so_on")

    def something_is_deployed(self, play: Play[War]) -> Outcome:
        if not any(each.is_possible(play.table, self.seat) for each in DEPLOYMENTS):
            return Return()
        return Ask(self.seat, "wc-deploy", DEPLOYMENTS_OR_END, "WC-DEPLOY-02", phase=DEPLOY)

    def and_so_on(self, play: Play[War]) -> Repeat:
        return Repeat("something_is_deployed")


NONE_IN_TRAINING: Final = Bar("WC-DEPLOY-03", "wc-why-none-in-training")
NO_ROOM_ANYWHERE: Final = Bar("WC-DEPLOY-07", "wc-why-no-room-anywhere")
OUTPOST_UNFINISHED: Final = Bar("WC-DEPLOY-06", "wc-why-outpost-unfinished")
NOT_YOUR_HOME: Final = Bar("WC-DEPLOY-13", "wc-why-not-your-home")


class Deploy(Activity[War]):
    """WC-DEPLOY-03: a trained piece enters play in a home of its player."""

    kind = "deploy"
    fields = ("piece", "space")
    rule = "WC-DEPLOY-03"
    phase = DEPLOY

    def barred(self, table: War, seat: int) -> Bar | None:
        return None if TRAINING in table.place[seat * IDS : (seat + 1) * IDS] else NONE_IN_TRAINING

    def first(self, table: War, seat: int) -> Sequence[str]:
        kinds = range(NECROMANCER)
        return [KINDS[kind] for kind in kinds if table.any_in_place(seat, kind, TRAINING) != NOWHERE]

    def first_outside(self, table: War, seat: int, first: str) -> Bar:
        return NONE_IN_TRAINING

    def second(self, table: War, seat: int, first: str) -> Sequence[int]:
        return homes(table, seat)

    def second_barred(self, table: War, seat: int, first: str, second: int) -> Bar | None:
        kind = KIND_NUMBERS[first]
        return None if room(table, seat, kind, second) > 0 else full(table, kind, second)

    def second_outside(self, table: War, seat: int, first: str, second: int) -> Bar:
        return OUTPOST_UNFINISHED if table.outposts.get(second, NOWHERE) == seat else NOT_YOUR_HOME

    def nothing_to_choose(self, table: War, seat: int, chosen: tuple[Thing, ...]) -> Bar:
        return NO_ROOM_ANYWHERE

    def do(self, play: Play[War], seat: int, kind: str, space: int) -> None:
        table = play.table
        place_piece(play, table.any_in_place(seat, KIND_NUMBERS[kind], TRAINING), space, "WC-DEPLOY-03")
        lock(play, seat, space)


def place_piece(play: Play[War], piece: int, space: int, rule: str) -> None:
    """A piece enters play on a space."""
    play.table.put(piece, space)
    play.tell(("deployed", owner_of(piece), KINDS[kind_of(piece)], space), rule)


NONE_UNDER_CONSTRUCTION: Final = Bar("WC-DEPLOY-05", "wc-why-none-under-construction")
IS_SUMMONED: Final = Bar("WC-EXP-SUMMON-2", "wc-why-is-summoned")


class FinishBuilding(Activity[War]):
    """WC-DEPLOY-05: a building is finished, and its worker returns to the Town.

    Only if there is room (WC-DEPLOY-08, 09).
    """

    kind = "finish_building"
    fields = ("building",)
    rule = "WC-DEPLOY-05"
    phase = DEPLOY

    def first(self, table: War, seat: int) -> Sequence[str]:
        return [KINDS[kind] for kind in UNITS if table.under_construction[seat * BUILDINGS + kind]]

    def first_barred(self, table: War, seat: int, first: str) -> Bar | None:
        at, town = seat * BUILDINGS + KIND_NUMBERS[first], table.setting.towns[seat]
        if table.under_construction[at] == table.summoned[at]:
            return IS_SUMMONED
        if room(table, seat, WORKER, town) > 0:
            return None
        return because("WC-DEPLOY-08", "wc-why-no-room-for-worker", space=town)

    def first_outside(self, table: War, seat: int, first: str) -> Bar:
        return NONE_UNDER_CONSTRUCTION

    def nothing_to_choose(self, table: War, seat: int, chosen: tuple[Thing, ...]) -> Bar | None:
        return None if self.first(table, seat) else NONE_UNDER_CONSTRUCTION

    def do(self, play: Play[War], seat: int, kind: str) -> None:
        table, town = play.table, play.table.setting.towns[seat]
        finish(play, seat, kind)
        table.put(table.any_in_place(seat, WORKER, ON_BUILDING), town)
        lock(play, seat, town)


NONE_SUMMONED: Final = Bar("WC-EXP-SUMMON-2", "wc-why-none-summoned")


class FinishSummoned(Activity[War]):
    """WC-EXP-SUMMON-2: a summoned building is finished; no worker returns from it."""

    kind = "finish_summoned"
    fields = ("building",)
    rule = "WC-EXP-SUMMON-2"
    phase = DEPLOY

    def first(self, table: War, seat: int) -> Sequence[str]:
        return [KINDS[kind] for kind in UNITS if table.summoned[seat * BUILDINGS + kind]]

    def first_outside(self, table: War, seat: int, first: str) -> Bar:
        return NONE_SUMMONED

    def nothing_to_choose(self, table: War, seat: int, chosen: tuple[Thing, ...]) -> Bar:
        return NONE_SUMMONED

    def do(self, play: Play[War], seat: int, kind: str) -> None:
        play.table.summoned[seat * BUILDINGS + KIND_NUMBERS[kind]] -= 1
        finish(play, seat, kind)


def finish(play: Play[War], seat: int, kind: str) -> None:
    """A building is finished from now on."""
    at = seat * BUILDINGS + KIND_NUMBERS[kind]
    play.table.under_construction[at] -= 1
    play.table.finished[at] += 1
    play.tell(("building_finished", seat, kind), "WC-DEPLOY-05")


NO_OWN_OUTPOST: Final = Bar("WC-DEPLOY-06", "wc-why-no-own-outpost")
OUTPOST_IS_FINISHED: Final = Bar("WC-DEPLOY-06", "wc-why-outpost-is-finished")
NO_OUTPOST_TO_FINISH: Final = Bar("WC-DEPLOY-06", "wc-why-no-outpost-to-finish")


class FinishOutpost(Activity[War]):
    """WC-DEPLOY-06: an outpost is finished; its worker stays and is free again."""

    kind = "finish_outpost"
    fields = ("space",)
    rule = "WC-DEPLOY-06"
    phase = DEPLOY

    def first(self, table: War, seat: int) -> Sequence[int]:
        return [space for space, worker in table.builders.items() if worker // IDS == seat]

    def first_outside(self, table: War, seat: int, first: int) -> Bar:
        return OUTPOST_IS_FINISHED if table.outposts.get(first, NOWHERE) == seat else NO_OWN_OUTPOST

    def nothing_to_choose(self, table: War, seat: int, chosen: tuple[Thing, ...]) -> Bar:
        return NO_OUTPOST_TO_FINISH

    def do(self, play: Play[War], seat: int, space: int) -> None:
        del play.table.builders[space]
        play.tell(("outpost_finished", seat, space), "WC-DEPLOY-06")


class EndStep(Activity[War]):
    """Nothing more is done in this step: all of it is optional."""

    kind = "end_step"

    def do(self, play: Play[War], seat: int) -> Return:
        return Return()


END_STEP: Final = EndStep()
DEPLOYMENTS: Final[tuple[Activity[War], ...]] = (Deploy(), FinishBuilding(), FinishSummoned(), FinishOutpost(), GIVE)
DEPLOYMENTS_OR_END: Final[Offer] = (*DEPLOYMENTS, END_STEP, LAY_POINTS)


def homes(table: War, seat: int) -> list[int]:
    """Where a seat deploys: its Town and its finished outposts (WC-DEPLOY-03, 13)."""
    town = table.setting.towns[seat]
    spaces = [] if town == NOWHERE else [town]
    spaces.extend(space for space in table.outposts_of(seat) if space != town and space not in table.builders)
    return spaces


def lock(play: Play[War], seat: int, space: int) -> None:
    """A Town with enemy units is locked when something is deployed there.

    Nobody leaves before the battle (WC-DEPLOY-04, 14).
    """
    table = play.table
    if table.on[space] & table.setting.enemy_units[seat] and space not in table.locked:
        table.locked = (*table.locked, space)
        play.tell(("town_locked", seat, space), "WC-MOVE-15")
