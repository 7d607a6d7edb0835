"""What an experience card does when it takes effect, and the things that it has its player choose."""

from __future__ import annotations

from dataclasses import dataclass

from herna.engine.decision import Ask, Choice
from herna.engine.flow import Outcome, Play
from herna.games.warcraft.rules.attack import units_by_kind
from herna.games.warcraft.rules.experience import Deciding
from herna.games.warcraft.setting import KIND_NUMBERS, OF_KIND
from herna.games.warcraft.table import War, lowest


@dataclass(frozen=True, slots=True)
class Deed(Deciding):
    """The effect of a card, for the seat that played it; `about` is what the window was about."""

    seat: int
    card: int
    about: int

    def order(self) -> tuple[str, ...]:
        return ("it_happens",)

    def it_happens(self, play: Play[War]) -> Outcome:
        return None


@dataclass(frozen=True, slots=True)
class OnSpace(Deed):
    """The player chooses a space; where there is only one, nobody is asked."""

    def spaces(self, table: War) -> list[int]:
        return []

    def it_happens(self, play: Play[War]) -> Outcome:
        spaces = self.spaces(play.table)
        if len(spaces) == 1:
            return self.choose_space(play, spaces[0])
        return Ask(self.seat, "wc-card-space", "spaces_to_choose", "WC-CARD-03", {"card": self.card})

    def spaces_to_choose(self, play: Play[War]) -> list[Choice]:
        return self.or_victory_points(play, [("choose_space", space) for space in self.spaces(play.table)])

    def choose_space(self, play: Play[War], space: int) -> Outcome:
        return None


@dataclass(frozen=True, slots=True)
class OnUnit(Deed):
    """The player chooses a unit in the battle; where there is only one, nobody is asked."""

    def units(self, table: War) -> int:
        """The set of pieces to choose from."""
        return 0

    def it_happens(self, play: Play[War]) -> Outcome:
        units = units_by_kind(play.table, self.units(play.table))
        if len(units) == 1:
            return self.choose_unit(play, *units[0])
        return Ask(self.seat, "wc-card-unit", "units_to_choose", "WC-CARD-03", {"card": self.card})

    def units_to_choose(self, play: Play[War]) -> list[Choice]:
        units = units_by_kind(play.table, self.units(play.table))
        return self.or_victory_points(play, [("choose_unit", *which) for which in units])

    def choose_unit(self, play: Play[War], owner: int, kind: str, space: int) -> Outcome:
        table = play.table
        piece = lowest(self.units(table) & table.on[space] & OF_KIND[owner][KIND_NUMBERS[kind]])
        return self.it_happens_to(play, piece)

    def it_happens_to(self, play: Play[War], piece: int) -> Outcome:
        return None
