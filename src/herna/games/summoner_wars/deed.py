"""What texts do, as procedures: bases for the effects of cards that choose a target, a space, or whether at all."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from herna.engine.decision import Arguments, Ask, Choice
from herna.engine.effects import Effect
from herna.engine.flow import Outcome, Play, Return
from herna.games.summoner_wars.printed import PRINTED
from herna.games.summoner_wars.rules.values import life
from herna.games.summoner_wars.table import Battlefield


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True)
class Deed(Effect):
    """An effect of the text `effect` on the card `source`, decided by `seat`, the controller of the effect."""

    seat: int

    def here(self, play: Play[Battlefield]) -> bool:
        """Whether the card that does this is still on the battlefield."""
        return play.table.on_board(self.source)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True)
class May(Deed):
    """An effect that its controller may use or not; `possible` says whether it could be used at all."""

    def order(self) -> tuple[str, ...]:
        return ("use_it_or_not", "it_is_used")

    def possible(self, play: Play[Battlefield]) -> bool:
        return self.here(play)

    def use_it_or_not(self, play: Play[Battlefield]) -> Outcome:
        if not self.possible(play):
            return Return()
        return Ask(self.seat, "sw-use-ability", "yes_or_no", "SW-TIME-10", {"effect": self.effect, "card": self.source})

    def yes_or_no(self, play: Play[Battlefield]) -> list[Choice]:
        return [("accept",), ("decline",)]

    def accept(self, play: Play[Battlefield]) -> Outcome:
        return None

    def decline(self, play: Play[Battlefield]) -> Return:
        return Return()

    def it_is_used(self, play: Play[Battlefield]) -> Outcome:
        """What the effect does."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True)
class Aimed(Deed):
    """An effect that chooses one of its targets; one that must be carried out does nothing if there is none."""

    def order(self) -> tuple[str, ...]:
        return ("choose_a_target", "afterwards")

    def targets(self, play: Play[Battlefield]) -> list[int]:
        """The cards among which the controller chooses."""
        return []

    def optional(self) -> bool:
        return True

    def prompt(self) -> str:
        return "sw-event-target" if self.effect in PRINTED else "sw-choose-target"  # an event is named once

    def choose_a_target(self, play: Play[Battlefield]) -> Outcome:
        if not self.targets(play):
            return Return()
        about: Arguments = {"effect": self.effect, "card": self.source}
        return Ask(self.seat, self.prompt(), "target_options", "SW-TERM-15", about)

    def target_options(self, play: Play[Battlefield]) -> list[Choice]:
        options: list[Choice] = [("target", card) for card in self.targets(play)]
        return [*options, ("decline",)] if self.optional() else options

    def target(self, play: Play[Battlefield], card: int) -> Outcome:
        """What happens to the chosen target."""
        return None

    def decline(self, play: Play[Battlefield]) -> Outcome:
        return Return()

    def afterwards(self, play: Play[Battlefield]) -> Outcome:
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True)
class Placed(Deed):
    """An effect that chooses one of some spaces."""

    def order(self) -> tuple[str, ...]:
        return ("choose_a_space", "afterwards")

    def spaces(self, play: Play[Battlefield]) -> list[int]:
        return []

    def optional(self) -> bool:
        return False

    def choose_a_space(self, play: Play[Battlefield]) -> Outcome:
        if not self.spaces(play):
            return Return()
        return Ask(
            self.seat, "sw-choose-space", "space_options", "SW-FORCE-07", {"effect": self.effect, "card": self.source}
        )

    def space_options(self, play: Play[Battlefield]) -> list[Choice]:
        options: list[Choice] = [("to", space) for space in self.spaces(play)]
        return [*options, ("decline",)] if self.optional() else options

    def to(self, play: Play[Battlefield], space: int) -> Outcome:
        """What happens on the chosen space."""
        return None

    def decline(self, play: Play[Battlefield]) -> Outcome:
        return Return()

    def afterwards(self, play: Play[Battlefield]) -> Outcome:
        return None


def would_fall(table: Battlefield, card: int, damage: int) -> bool:
    """Whether so much more damage would eliminate an object."""
    return table.damage[card] + damage >= life(table, card)
