"""Harvest: workers bring gold, then wood, and mines and forests are depleted (WC-HARVEST, WC-DEPLETE)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from herna.engine.activity import Activity, Bar
from herna.engine.decision import Ask
from herna.engine.deeds import ACCEPTS, DECLINES, YES_OR_NO
from herna.engine.flow import Call, Outcome, Play, Repeat, Value
from herna.games.warcraft.printed import DICE, ECONOMY
from herna.games.warcraft.rules import special
from herna.games.warcraft.rules.deploy import place_piece
from herna.games.warcraft.rules.experience import LAY_POINTS, Deciding, play_cards
from herna.games.warcraft.rules.special import UNIT_TOKENS
from herna.games.warcraft.rules.stacking import room
from herna.games.warcraft.rules.towns import destroy_outpost
from herna.games.warcraft.setting import GOLD, HARVEST, NOWHERE, OF_KIND, WOOD, WORKER
from herna.games.warcraft.table import COMPLETE, PARTIAL, RESERVE, War

FACES: Final = DICE["resource"].faces
MINE: Final = "gold-mine"
FOREST: Final = "forest"
SOURCES: Final[tuple[str, ...]] = (MINE, FOREST)


@dataclass(frozen=True, slots=True)
class HarvestStep(Deciding):
    """A player's workers roll for gold first, then for wood.

    The player chooses the order of spaces within each.
    """

    seat: int
    harvested: tuple[int, ...] = ()  # spaces
    builders: tuple[int, ...] = ()  # spaces whose builder was asked whether to harvest
    raised: tuple[int, ...] = ()  # tokens on which a Necromancer has placed a unit, or did not want to

    def order(self) -> tuple[str, ...]:
        return (
            "cards_at_the_start_of_harvest",
            "necromancers_place_units",
            "builders_may_harvest",
            "gold_is_harvested",
            "wood_is_harvested",
        )

    def cards_at_the_start_of_harvest(self, play: Play[War]) -> Call | None:
        return play_cards(play.table, "harvest-start", [self.seat])

    # Necromancers on unit tokens (WC-SCEN-NECRO-07, WC-SCEN-NECRO-08)

    def _token(self, table: War) -> int:
        """The next token on which a unit may be placed."""
        for token in special.necromancers_on(table, self.seat, tuple(UNIT_TOKENS)):
            kind = UNIT_TOKENS[table.setting.tokens[token].kind]
            if (
                token not in self.raised
                and table.any_in_place(self.seat, kind, RESERVE) != NOWHERE
                and room(table, self.seat, kind, table.tokens[token]) > 0
            ):
                return token
        return NOWHERE

    def necromancers_place_units(self, play: Play[War]) -> Call | None:
        token = self._token(play.table)
        if token == NOWHERE:
            return None
        changed = replace(self, raised=(*self.raised, token))
        return Call(PlaceUnit(self.seat, token), then="on_the_next_token", changed=changed)

    def on_the_next_token(self, play: Play[War], value: Value) -> Repeat:
        return Repeat("necromancers_place_units")

    # A worker who builds an outpost may harvest instead, and loses it (WC-HARVEST-09)

    def _builder_at(self, table: War) -> int:
        for space, worker in table.builders.items():
            harvests = table.setting.space_kinds[space] in SOURCES and table.depletion.get(space, 0) < COMPLETE
            if harvests and space not in self.builders and 1 << worker & OF_KIND[self.seat][WORKER]:
                return space
        return NOWHERE

    def builders_may_harvest(self, play: Play[War]) -> Call | None:
        space = self._builder_at(play.table)
        if space == NOWHERE:
            return None
        changed = replace(self, builders=(*self.builders, space))
        return Call(HarvestInstead(self.seat, space), then="so_may_the_next_builder", changed=changed)

    def so_may_the_next_builder(self, play: Play[War], value: Value) -> Repeat:
        return Repeat("builders_may_harvest")

    # Rolls

    def gold_is_harvested(self, play: Play[War]) -> Outcome:
        return self._next(play, Harvest(self, MINE))

    def wood_is_harvested(self, play: Play[War]) -> Outcome:
        return self._next(play, Harvest(self, FOREST))

    def _next(self, play: Play[War], harvest: Harvest) -> Outcome:
        options = harvest.options(play.table, self.seat)
        if not options:
            return None
        if len(options) == 1:
            return harvest.do(play, self.seat, int(options[0][1]))
        return Ask(self.seat, "wc-harvest", (harvest, LAY_POINTS), "WC-HARVEST-03", phase=HARVEST)


@dataclass(frozen=True, slots=True)
class PlaceUnit(Deciding):
    """WC-SCEN-NECRO-07: a Necromancer may place a unit of the token's kind there."""

    seat: int
    token: int

    def it_is_done(self, play: Play[War]) -> Ask:
        return Ask(self.seat, "wc-place-unit", (*YES_OR_NO, LAY_POINTS), "WC-SCEN-NECRO-07", {"token": self.token})

    def accept(self, play: Play[War]) -> None:
        table, space = play.table, play.table.tokens[self.token]
        kind = UNIT_TOKENS[table.setting.tokens[self.token].kind]
        place_piece(play, table.any_in_place(self.seat, kind, RESERVE), space, "WC-SCEN-NECRO-07")


@dataclass(frozen=True, slots=True)
class HarvestInstead(Deciding):
    """WC-HARVEST-09: a worker may harvest instead of building an outpost, which is lost."""

    seat: int
    space: int

    def it_is_done(self, play: Play[War]) -> Ask:
        offer = (DECLINES, ACCEPTS, LAY_POINTS)
        return Ask(self.seat, "wc-builder-harvests", offer, "WC-HARVEST-09", {"space": self.space})

    def accept(self, play: Play[War]) -> None:
        destroy_outpost(play, self.space, "WC-OUTPOST-06")


NOTHING_THERE: Final = Bar("WC-HARVEST-11", "wc-why-nothing-to-harvest")
NO_WORKER_THERE: Final = Bar("WC-HARVEST-01", "wc-why-no-worker-there")
HARVESTED: Final = Bar("WC-HARVEST-04", "wc-why-harvested")
DEPLETED: Final = Bar("WC-HARVEST-07", "wc-why-depleted")
WORKER_BUILDS: Final = Bar("WC-HARVEST-08", "wc-why-worker-builds")
GOLD_FIRST: Final = Bar("WC-HARVEST-02", "wc-why-gold-first")


class Harvest(Activity[War]):
    """WC-HARVEST-01 to 11: workers harvest on a space; all gold comes before wood."""

    kind = "harvest"
    fields = ("space",)
    rule = "WC-HARVEST-03"
    phase = HARVEST

    def __init__(self, step: HarvestStep, source: str) -> None:
        self.step = step
        self.source = source

    def first(self, table: War, seat: int) -> Sequence[int]:
        return table.spaces_with(OF_KIND[seat][WORKER])

    def first_barred(self, table: War, seat: int, first: int) -> Bar | None:
        kind = table.setting.space_kinds[first]
        if kind not in SOURCES:
            return NOTHING_THERE
        if first in self.step.harvested:
            return HARVESTED
        if table.depletion.get(first) == COMPLETE:
            return DEPLETED
        if not table.free_workers(seat, first):
            return WORKER_BUILDS
        return None if kind == self.source else GOLD_FIRST

    def first_outside(self, table: War, seat: int, first: int) -> Bar:
        return NO_WORKER_THERE if table.setting.space_kinds[first] in SOURCES else NOTHING_THERE

    def do(self, play: Play[War], seat: int, space: int) -> Repeat:
        """One roll for each worker, until the space is completely depleted (WC-HARVEST-04, 06, WC-DEPLETE-04)."""
        table, mine = play.table, self.source == MINE
        stock = table.gold if mine else table.wood
        for _ in range(table.free_workers(seat, space).bit_count()):
            roll = play.chance.pick(FACES)
            stock[seat] += roll
            play.tell(("harvested", seat, GOLD if mine else WOOD, roll, space), "WC-HARVEST-01")
            if roll == ECONOMY.depletes and special.depletes(table, space) and deplete(play, space) == COMPLETE:
                break
        again = "gold_is_harvested" if mine else "wood_is_harvested"
        return Repeat(again, replace(self.step, harvested=(*self.step.harvested, space)))


def deplete(play: Play[War], space: int) -> int:
    """A token of partial depletion comes, or is turned to complete (WC-DEPLETE-01, 02)."""
    table = play.table
    table.depletion[space] = COMPLETE if table.depletion.get(space, 0) else PARTIAL
    play.tell(("depleted", space, table.depletion[space]), "WC-DEPLETE-01")
    return table.depletion[space]


def regrow(play: Play[War], seat: int, space: int) -> None:
    """A forest loses its depletion token, whichever side it shows (WC-EXP-RENEW-1)."""
    del play.table.depletion[space]
    play.tell(("regrown", seat, space), "WC-EXP-RENEW-1")
