"""Deploy: trained pieces enter play, buildings and outposts are finished; all of it optional (WC-DEPLOY)."""

from __future__ import annotations

from dataclasses import dataclass

from herna.engine.decision import Ask, Choice
from herna.engine.flow import Outcome, Play, Repeat, Return
from herna.games.warcraft.rules.experience import Deciding
from herna.games.warcraft.rules.giving import gifts, give
from herna.games.warcraft.rules.stacking import room
from herna.games.warcraft.setting import IDS, KIND_NUMBERS, KINDS, NECROMANCER, NOWHERE, UNITS, WORKER
from herna.games.warcraft.table import BUILDINGS, ON_BUILDING, TRAINING, War


@dataclass(frozen=True, slots=True)
class DeployStep(Deciding):
    """A player places and finishes things one by one, in any order (WC-DEPLOY-02, WC-DEPLOY-10)."""

    seat: int

    def order(self) -> tuple[str, ...]:
        return ("something_is_deployed", "and_so_on")

    def something_is_deployed(self, play: Play[War]) -> Outcome:
        if len(self._deployments(play.table)) == 1:  # nothing but the end of the step
            return Return()
        return Ask(self.seat, "wc-deploy", "deployments", "WC-DEPLOY-02")

    def deployments(self, play: Play[War]) -> list[Choice]:
        return self.or_victory_points(play, self._deployments(play.table))

    def _deployments(self, table: War) -> list[Choice]:
        seat = self.seat
        options: list[Choice] = []
        if TRAINING in table.place[seat * IDS : (seat + 1) * IDS]:
            for kind in range(NECROMANCER):
                if table.any_in_place(seat, kind, TRAINING) != NOWHERE:
                    spaces = [space for space in homes(table, seat) if room(table, seat, kind, space) > 0]
                    options.extend(("deploy", KINDS[kind], space) for space in spaces)
        options.extend(("finish_building", KINDS[kind]) for kind in buildings_to_finish(table, seat))
        options.extend(("finish_summoned", KINDS[kind]) for kind in UNITS if table.summoned[seat * BUILDINGS + kind])
        if table.builders:
            options.extend(
                ("finish_outpost", space) for space, worker in table.builders.items() if worker // IDS == seat
            )
        options.extend(gifts(table, seat, table.teammates(seat)))
        options.append(("end_step",))
        return options

    def and_so_on(self, play: Play[War]) -> Repeat:
        return Repeat("something_is_deployed")

    def deploy(self, play: Play[War], kind: str, space: int) -> None:
        """WC-DEPLOY-03."""
        table = play.table
        table.put(table.any_in_place(self.seat, KIND_NUMBERS[kind], TRAINING), space)
        play.tell(("deployed", self.seat, kind, space), "WC-DEPLOY-03")
        lock(play, self.seat, space)

    def finish_building(self, play: Play[War], kind: str) -> None:
        """WC-DEPLOY-05: its worker returns to the Town."""
        table, seat = play.table, self.seat
        town = table.setting.towns[seat]
        self._finish(play, kind)
        table.put(table.any_in_place(seat, WORKER, ON_BUILDING), town)
        lock(play, seat, town)

    def finish_summoned(self, play: Play[War], kind: str) -> None:
        """WC-EXP-SUMMON-2: no worker returns from a summoned building."""
        play.table.summoned[self.seat * BUILDINGS + KIND_NUMBERS[kind]] -= 1
        self._finish(play, kind)

    def _finish(self, play: Play[War], kind: str) -> None:
        at = self.seat * BUILDINGS + KIND_NUMBERS[kind]
        play.table.under_construction[at] -= 1
        play.table.finished[at] += 1
        play.tell(("building_finished", self.seat, kind), "WC-DEPLOY-05")

    def finish_outpost(self, play: Play[War], space: int) -> None:
        """WC-DEPLOY-06: its worker stays and is free again."""
        del play.table.builders[space]
        play.tell(("outpost_finished", self.seat, space), "WC-DEPLOY-06")

    def give(self, play: Play[War], seat: int, resource: str, number: int) -> None:
        give(play, self.seat, seat, resource, number)

    def end_step(self, play: Play[War]) -> Return:
        return Return()


def buildings_to_finish(table: War, seat: int) -> list[int]:
    """Kinds of buildings on which workers are, if one has room in the Town (WC-DEPLOY-08, 09)."""
    first = seat * BUILDINGS
    kinds = [kind for kind in UNITS if table.under_construction[first + kind] > table.summoned[first + kind]]
    return kinds if kinds and room(table, seat, WORKER, table.setting.towns[seat]) > 0 else []


def homes(table: War, seat: int) -> list[int]:
    """Where own pieces may be deployed: the own Town and own finished outposts (WC-DEPLOY-03, 13)."""
    town = table.setting.towns[seat]
    spaces = [] if town == NOWHERE else [town]
    spaces.extend(space for space in table.outposts_of(seat) if space != town and space not in table.builders)
    return spaces


def lock(play: Play[War], seat: int, space: int) -> None:
    """A Town with enemy units into which something was deployed: nobody leaves before the battle (WC-DEPLOY-04, 14)."""
    table = play.table
    if table.on[space] & table.setting.enemy_units[seat] and space not in table.locked:
        table.locked = (*table.locked, space)
        play.tell(("town_locked", seat, space), "WC-MOVE-15")
