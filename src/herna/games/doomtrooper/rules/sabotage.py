"""Sabotage (DT-SAB): points from a player who has nobody able to fight."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from herna.engine.flow import Call, Outcome, Play, Procedure, Return
from herna.games.doomtrooper.printed import VALUE
from herna.games.doomtrooper.rules.actions import duty
from herna.games.doomtrooper.rules.cover import may_act
from herna.games.doomtrooper.rules.duel import earns_destiny
from herna.games.doomtrooper.rules.identity import combat_capable
from herna.games.doomtrooper.rules.permissions import may
from herna.games.doomtrooper.rules.playing import Anytime
from herna.games.doomtrooper.rules.scoring import Award
from herna.games.doomtrooper.rules.values import value
from herna.games.doomtrooper.table import Front


def may_sabotage(table: Front, warrior: int) -> bool:
    """G-86: any combat-capable warrior that may act, even one that may not attack just now."""
    if warrior in table.covered and not table.agreed.cover_sabotage:
        return False
    return warrior not in table.hidden and combat_capable(table, warrior) and may_act(table, warrior)


def guards_of(table: Front, seat: int) -> list[int]:
    """The warriors that protect a player from sabotage: all able to fight, unless a card says otherwise."""
    return [warrior for warrior in table.warriors(seat) if _guards(table, warrior)]


def guarded(table: Front, seat: int) -> bool:
    """Whether anybody protects a player from sabotage."""
    return any(_guards(table, warrior) for warrior in table.warriors(seat))


def _guards(table: Front, warrior: int) -> bool:
    return combat_capable(table, warrior) and may(table, warrior, "protect")


def sabotages(table: Front, seat: int) -> list[tuple[int, int]]:
    """Every sabotage that a player could do now, as (saboteur, victim) (DT-SAB-03 to DT-SAB-13, G-24, G-25)."""
    if table.active != seat or table.step != "actions":
        return []
    if not table.common or not table.rule_attack or table.bound or table.attacks or table.sabotaged:
        return []
    victims = [other for other in table.others(seat) if not guarded(table, other)]
    if not victims or not all(table.turns[other] for other in table.in_turn_order(seat)) or duty(table, seat):
        return []
    return [(warrior, other) for warrior in table.warriors(seat) if may_sabotage(table, warrior) for other in victims]


@dataclass(frozen=True, slots=True)
class Sabotage(Procedure):
    """It is announced, everybody may play something, and it succeeds unless somebody is there to fight (DT-SAB-06)."""

    seat: int
    saboteur: int
    victim: int

    def order(self) -> tuple[str, ...]:
        return ("it_is_announced", "others_may_prevent_it", "it_succeeds")

    def it_is_announced(self, play: Play[Front]) -> None:
        """The last action: what remains is lost (DT-SAB-11)."""
        table = play.table
        table.common = 0
        table.tokens = ()
        table.acted = True
        table.sabotaged = (*table.sabotaged, self.victim)
        play.tell(("sabotages", self.seat, self.saboteur, table.key(self.saboteur), self.victim), "DT-SAB-04")

    def others_may_prevent_it(self, play: Play[Front]) -> Call:
        return Call(Anytime(play.table.in_turn_order(self.seat), at="sabotage"))

    def it_succeeds(self, play: Play[Front]) -> Outcome:
        """Half of the saboteur's modified V, rounded up (DT-SAB-07)."""
        table, saboteur = play.table, self.saboteur
        gone = saboteur not in table.control or table.control[saboteur] != self.seat
        if gone or not may_sabotage(table, saboteur) or guarded(table, self.victim):
            play.tell(("sabotage_failed", self.seat), "DT-SAB-06")
            return Return()
        points = ceil(max(0, value(table, saboteur, VALUE)) / 2)
        return Call(Award(self.seat, points, saboteur, earns_destiny(table, saboteur)))
