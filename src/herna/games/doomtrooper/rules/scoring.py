"""Awarding points (DT-DUEL-39 to DT-DUEL-43): as P, as D, or split.

Announced, so that cards can change it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from herna.engine.activity import Activity, Bar, because
from herna.engine.decision import Ask
from herna.engine.effects import CANCELLED
from herna.engine.flow import Call, Go, Outcome, Play, Procedure, Repeat, Return, Value
from herna.games.doomtrooper.rules.playing import open_to_reactions
from herna.games.doomtrooper.rules.points import gain_destiny, gain_promotion
from herna.games.doomtrooper.table import Front
from herna.games.doomtrooper.texts import Moment


@dataclass(frozen=True, slots=True)
class Award(Procedure):
    """A player earns points and says how many of them are P.

    A source that earns only D leaves no choice.
    """

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
        return Ask(self.seat, "dt-split", (Split(self),), "DT-DUEL-41", {"points": self.points})

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


class Split(Activity[Front]):
    """Some of the points become D, and the rest P."""

    kind = "split"
    fields = ("destiny", "promotion")
    rule = "DT-DUEL-41"

    def __init__(self, award: Award) -> None:
        self.award = award

    def first(self, table: Front, seat: int) -> range:
        return range(self.award.points + 1)

    def first_outside(self, table: Front, seat: int, first: int) -> Bar:
        return because("DT-DUEL-41", "dt-why-split", points=self.award.points)

    def second(self, table: Front, seat: int, first: int) -> tuple[int, ...]:
        return (self.award.points - first,)

    def second_outside(self, table: Front, seat: int, first: int, second: int) -> Bar:
        return self.first_outside(table, seat, first)

    def do(self, play: Play[Front], seat: int, destiny: int, promotion: int) -> Repeat:
        play.tell(("claims", seat, destiny, promotion), "DT-DUEL-42")
        return Repeat("others_may_react", replace(self.award, promotion=promotion))
