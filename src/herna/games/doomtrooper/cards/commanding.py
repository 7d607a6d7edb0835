"""Commanders and Corporate Leaders: units of Sergeants (DT-CMD), actions that become attacks (DT-ACT-17)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from herna.engine.decision import Choice
from herna.engine.effects import PLUS, Modifier
from herna.engine.flow import Play
from herna.games.doomtrooper.printed import VALUE
from herna.games.doomtrooper.rules.filters import fits
from herna.games.doomtrooper.rules.identity import belongs_to, in_play
from herna.games.doomtrooper.rules.values import base_value
from herna.games.doomtrooper.table import SQUAD, Front
from herna.games.doomtrooper.texts import Text


@dataclass(frozen=True, slots=True)
class LeadsUnit(Text):
    """A Sergeant leads warriors of one name and of its affiliation (G-70).

    Its player says ANYTIME which ones. While both are in the Squad they get these values. A Sergeant keeps the unit
    until it is dissolved: when its last warrior is gone, or the Sergeant or all of them lose the affiliation (DT-CMD-08
    to DT-CMD-12).
    """

    affiliation: str
    fight: int = 0
    shoot: int = 0
    armor: int = 0
    value: int = 0

    def _leads(self, table: Front, me: int) -> bool:
        """Whether it is in play, and of the affiliation itself."""
        return in_play(table, me) and belongs_to(table, me, self.affiliation)

    def _is_member(self, table: Front, me: int, warrior: int) -> bool:
        """Whether a warrior is of its unit, wherever it is."""
        return (
            table.key(warrior) == table.noted(me)
            and table.control[warrior] == table.control[me]
            and warrior not in table.hidden
            and in_play(table, warrior)
            and belongs_to(table, warrior, self.affiliation)
        )

    def uses(self, table: Front, me: int, seat: int, moment: str) -> list[Choice]:
        if moment not in ("anytime", "combat") or table.control[me] != seat or me in table.notes:
            return []
        if not belongs_to(table, me, self.affiliation):
            return []
        highest = base_value(table, me, VALUE)
        fitting = tuple(
            warrior
            for warrior in table.warriors(seat)
            if in_play(table, warrior)
            and fits(table, warrior, f"own {self.affiliation} -personality -commander", seat, me)
            and base_value(table, warrior, VALUE) < highest
        )
        return [("use", me, "command", warrior) for warrior in table.cards.of_each_kind(fitting)]

    def abilities(self) -> tuple[str, ...]:
        return ("command",)

    def use(self, play: Play[Front], me: int, seat: int, ability: str, target: int, paid: int) -> None:
        play.table.note(me, play.table.key(target))

    def modifies_all(self, table: Front, me: int, warrior: int, stat: int, against: int) -> tuple[Modifier, ...]:
        amount = (self.fight, self.shoot, self.armor, self.value)[stat]
        if not amount or not self._is_member(table, me, warrior) or not self._leads(table, me):
            return ()
        if table.area(me) != SQUAD or table.area(warrior) != SQUAD:
            return ()
        return (Modifier(PLUS, amount, me),)

    def settles(self, play: Play[Front], me: int) -> None:
        table = play.table
        if me not in table.notes:
            return
        if not self._leads(table, me) or not any(self._is_member(table, me, other) for other in table.warriors_there):
            del table.notes[me]


@dataclass(frozen=True, slots=True)
class Converts(Text):
    """Its player may turn any actions into attacks by warriors matching `who`.

    DT-ACT-08, DT-ACT-17.
    """

    who: str

    def converts(self, table: Front, me: int, attacker: int) -> bool:
        return attacker in table.control and fits(table, attacker, self.who, table.control[me], me)


EFFECTS: Final[dict[str, type[Text]]] = {"leads-unit": LeadsUnit, "converts": Converts}
