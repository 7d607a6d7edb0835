"""Effects of warzones on the duels fought there (DT-ZONE-05, DT-ZONE-09, DT-ZONE-10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from herna.engine.effects import PLUS, TIMES, Modifier
from herna.engine.flow import Play, Procedure
from herna.games.doomtrooper.cards.abilities import Ability
from herna.games.doomtrooper.printed import ARMOR, FIGHT, SHOOT, STATS, VALUE
from herna.games.doomtrooper.rules.duel import earns_destiny
from herna.games.doomtrooper.rules.filters import fits, matching_warriors
from herna.games.doomtrooper.rules.lasting import BOOST, boost, lasts_in_duel
from herna.games.doomtrooper.rules.scoring import Award
from herna.games.doomtrooper.rules.values import base_value
from herna.games.doomtrooper.rules.zones import leave_table, may_be_discarded
from herna.games.doomtrooper.table import Front
from herna.games.doomtrooper.texts import Text, Whose


@dataclass(frozen=True, slots=True)
class MultiplyZone(Text):
    """A warzone: values of the defender that fights from it are multiplied."""

    stats: tuple[str, ...]
    by: int = 2

    def modifies_all(self, table: Front, me: int, warrior: int, stat: int, against: int) -> tuple[Modifier, ...]:
        duel = table.duel()
        if STATS[stat] not in self.stats or duel is None or duel.zone != me or warrior != duel.defender:
            return ()
        return (Modifier(TIMES, self.by, me),)


@dataclass(frozen=True, slots=True)
class NoVehicles(Text):
    """A warzone: nobody may use a vehicle in a duel fought there."""

    def no_vehicles(self, table: Front, me: int) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class BonusForKill(Text):
    """A warzone: a defender matching `who` that kills there earns `promotion` P more."""

    who: str
    promotion: int

    def after_kill(self, play: Play[Front], me: int, warrior: int, killer: int, worth: int) -> Procedure | None:
        table = play.table
        duel = table.duels[-1]
        if duel.zone != me or killer != duel.defender or killer not in table.control:
            return None
        if not fits(table, killer, self.who, table.control[me], me):
            return None
        only_destiny = earns_destiny(table, killer)
        return Award(table.control[killer], self.promotion, me, only_destiny, -1 if only_destiny else self.promotion)


@dataclass(frozen=True, slots=True)
class MultiplyReward(Text):
    """A warzone: defenders earn `by` times the points for kills there.

    A defender matches `who`, the killed one by `whom`.
    """

    who: str
    whom: str
    by: int = 2

    def reward(self, table: Front, me: int, killer: int, killed: int, points: int) -> int:
        duel = table.duel()
        if duel is None or duel.zone != me or killer != duel.defender:
            return points
        seat = table.control[me]
        meant = fits(table, killer, self.who, seat, me) and fits(table, killed, self.whom, seat, me)
        return points * self.by if meant else points


@dataclass(frozen=True, slots=True)
class MayGiveUp(Ability):
    """A warzone: once in a duel its player may discard a warrior.

    The warrior matches `whom` and is not in the duel. The defender gets the base V of that one to F, S and A.
    """

    whom: str = "own"

    def harms(self, whose: Whose) -> Whose:
        return "cost"

    def word(self) -> str:
        return "give-up"

    def targets(self, table: Front, me: int, seat: int) -> list[int]:
        duel = table.duel()
        if duel is None or duel.over or duel.zone != me or duel.phase > 5:
            return []
        if any((effect.kind, effect.source) == (BOOST, me) for effect in duel.lasting):
            return []
        return [
            warrior
            for warrior in matching_warriors(table, self.whom, seat, me)
            if warrior not in duel.fighters() and may_be_discarded(table, warrior)
        ]

    def pays(self, play: Play[Front], me: int, seat: int, ability: str, target: int) -> int:
        """The warrior is the price; its base V is what counts."""
        worth = base_value(play.table, target, VALUE)
        leave_table(play, target)
        Ability.pays(self, play, me, seat, ability, target)
        return worth

    def use(self, play: Play[Front], me: int, seat: int, ability: str, target: int, paid: int) -> None:
        table = play.table
        duel = table.duels[-1]
        lasts_in_duel(table, boost(duel.defender, (FIGHT, SHOOT, ARMOR), PLUS, paid, me))


EFFECTS: Final[dict[str, type[Text]]] = {
    "multiply-zone": MultiplyZone,
    "no-vehicles": NoVehicles,
    "bonus-for-kill": BonusForKill,
    "multiply-reward": MultiplyReward,
    "may-give-up": MayGiveUp,
}
