"""Awarding points (DT-DUEL-39 to DT-DUEL-43): as P, as D, or split; announced, so that cards can change it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from herna.engine.decision import Ask, Choice
from herna.engine.effects import CANCELLED
from herna.engine.flow import Call, Go, Outcome, Play, Procedure, Repeat, Return, Value
from herna.games.doomtrooper.rules.playing import open_to_reactions
from herna.games.doomtrooper.rules.points import gain_destiny, gain_promotion
from herna.games.doomtrooper.table import Front
from herna.games.doomtrooper.texts import Moment


@dataclass(frozen=True, slots=True)
class Award(Procedure):
    """A player earns points and says how many of them are P; a source that earns only D leaves no choice."""

    seat: int
    points: int
    source: int = -1
    only_destiny: bool = False
    promotion: int = -1

    def order(self) -> tuple[str, ...]:
        return ("the_split_is_announced", "others_may_react", "the_points_are_gained")

    def the_split_is_announced(self, play: Play[Front]) -> Outcome:
        if self.points <= 0:
            return Return()
        if self.only_destiny or self.promotion >= 0:
            return Go(replace(self, promotion=max(0, self.promotion)))
        return Ask(self.seat, "dt-split", "ways_to_split", "DT-DUEL-41", {"points": self.points})

    def ways_to_split(self, play: Play[Front]) -> list[Choice]:
        return [("split", self.points - promotion, promotion) for promotion in range(self.points, -1, -1)]

    def split(self, play: Play[Front], destiny: int, promotion: int) -> Repeat:
        play.tell(("claims", self.seat, destiny, promotion), "DT-DUEL-42")
        return Repeat("others_may_react", replace(self, promotion=promotion))

    def others_may_react(self, play: Play[Front]) -> Call | None:
        if not self.promotion:
            return None
        table = play.table
        moment = Moment("points", self.source, self.seat, amount=self.promotion)
        return open_to_reactions(table, moment, (table.others(self.seat) or (self.seat,))[0], "unless_lost")

    def unless_lost(self, play: Play[Front], value: Value) -> Outcome:
        if value != CANCELLED:
            return None
        return Go(replace(self, points=self.points - self.promotion, promotion=0))

    def the_points_are_gained(self, play: Play[Front]) -> None:
        gain_destiny(play, self.seat, self.points - self.promotion)
        gain_promotion(play, self.seat, self.promotion)
