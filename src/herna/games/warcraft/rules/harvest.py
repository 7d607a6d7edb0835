"""Harvest: workers bring gold, then wood, and mines and forests are depleted (WC-HARVEST, WC-DEPLETE)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from herna.engine.decision import Ask, Choice
from herna.engine.flow import Call, Outcome, Play, Repeat
from herna.games.warcraft.printed import DICE, ECONOMY
from herna.games.warcraft.rules import special
from herna.games.warcraft.rules.experience import Deciding, play_cards
from herna.games.warcraft.rules.special import UNIT_TOKENS
from herna.games.warcraft.rules.stacking import room
from herna.games.warcraft.setting import GOLD, KINDS, NOWHERE, OF_KIND, WOOD, WORKER
from herna.games.warcraft.table import COMPLETE, PARTIAL, RESERVE, War

FACES = DICE["resource"].faces
MINE, FOREST = "gold-mine", "forest"


@dataclass(frozen=True, slots=True)
class HarvestStep(Deciding):
    """A player's workers roll for gold first, then for wood; the player chooses the order of spaces within each."""

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

    def necromancers_place_units(self, play: Play[War]) -> Ask | None:
        token = self._token(play.table)
        if token == NOWHERE:
            return None
        return Ask(self.seat, "wc-place-unit", "place_or_not", "WC-SCEN-NECRO-07", {"token": token})

    def place_or_not(self, play: Play[War]) -> list[Choice]:
        return self.or_victory_points(play, [("place_unit",), ("decline",)])

    def place_unit(self, play: Play[War]) -> Repeat:
        table = play.table
        token = self._token(table)
        kind = UNIT_TOKENS[table.setting.tokens[token].kind]
        table.put(table.any_in_place(self.seat, kind, RESERVE), table.tokens[token])
        play.tell(("deployed", self.seat, KINDS[kind], table.tokens[token]), "WC-SCEN-NECRO-07")
        return Repeat("necromancers_place_units", replace(self, raised=(*self.raised, token)))

    def decline(self, play: Play[War]) -> Repeat:
        return Repeat("necromancers_place_units", replace(self, raised=(*self.raised, self._token(play.table))))

    # A worker who builds an outpost may harvest instead, and loses it (WC-HARVEST-09)

    def _builder_at(self, table: War) -> int:
        for space, worker in table.builders.items():
            harvests = table.setting.space_kinds[space] in (MINE, FOREST) and table.depletion.get(space, 0) < COMPLETE
            if harvests and space not in self.builders and 1 << worker & OF_KIND[self.seat][WORKER]:
                return space
        return NOWHERE

    def builders_may_harvest(self, play: Play[War]) -> Ask | None:
        space = self._builder_at(play.table)
        if space == NOWHERE:
            return None
        return Ask(self.seat, "wc-builder-harvests", "harvest_or_build", "WC-HARVEST-09", {"space": space})

    def harvest_or_build(self, play: Play[War]) -> list[Choice]:
        return self.or_victory_points(play, [("build_on",), ("harvest_instead",)])

    def build_on(self, play: Play[War]) -> Repeat:
        return Repeat("builders_may_harvest", replace(self, builders=(*self.builders, self._builder_at(play.table))))

    def harvest_instead(self, play: Play[War]) -> Repeat:
        space = self._builder_at(play.table)
        play.table.remove_outpost(space)
        play.tell(("outpost_destroyed", self.seat, space), "WC-OUTPOST-06")
        return Repeat("builders_may_harvest")

    # Rolls

    def _spaces(self, table: War, kind: str) -> list[int]:
        """Where free workers of this player can still harvest (WC-HARVEST-07, 08, 11)."""
        kinds = table.setting.space_kinds
        return [
            space
            for space in table.spaces_with(OF_KIND[self.seat][WORKER])
            if kinds[space] == kind
            and space not in self.harvested
            and table.depletion.get(space, 0) < COMPLETE
            and table.free_workers(self.seat, space)
        ]

    def gold_is_harvested(self, play: Play[War]) -> Outcome:
        return self._next(play, MINE, "mines")

    def wood_is_harvested(self, play: Play[War]) -> Outcome:
        return self._next(play, FOREST, "forests")

    def _next(self, play: Play[War], kind: str, options: str) -> Outcome:
        spaces = self._spaces(play.table, kind)
        if not spaces:
            return None
        if len(spaces) == 1:
            return self.harvest(play, spaces[0])
        return Ask(self.seat, "wc-harvest", options, "WC-HARVEST-03")

    def mines(self, play: Play[War]) -> list[Choice]:
        return self.or_victory_points(play, [("harvest", space) for space in self._spaces(play.table, MINE)])

    def forests(self, play: Play[War]) -> list[Choice]:
        return self.or_victory_points(play, [("harvest", space) for space in self._spaces(play.table, FOREST)])

    def harvest(self, play: Play[War], space: int) -> Repeat:
        """One roll for each worker, until the space is completely depleted (WC-HARVEST-04, 06, WC-DEPLETE-04)."""
        table = play.table
        mine = table.setting.space_kinds[space] == MINE
        stock = table.gold if mine else table.wood
        for _ in range(table.free_workers(self.seat, space).bit_count()):
            roll = play.chance.pick(FACES)
            stock[self.seat] += roll
            play.tell(("harvested", self.seat, GOLD if mine else WOOD, roll, space), "WC-HARVEST-01")
            if roll == ECONOMY.depletes and special.depletes(table, space) and deplete(play, space) == COMPLETE:
                break
        step = "gold_is_harvested" if mine else "wood_is_harvested"
        return Repeat(step, replace(self, harvested=(*self.harvested, space)))


def deplete(play: Play[War], space: int) -> int:
    """A token of partial depletion comes, or is turned to complete (WC-DEPLETE-01, 02)."""
    table = play.table
    table.depletion[space] = COMPLETE if table.depletion.get(space, 0) else PARTIAL
    play.tell(("depleted", space, table.depletion[space]), "WC-DEPLETE-01")
    return table.depletion[space]
