"""Who fights with what: weapons named in phase 5 (DT-DUEL-22 to DT-DUEL-24), and fighters that are replaced (G-59)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from herna.engine.decision import Ask, Choice
from herna.engine.flow import Outcome, Play, Procedure, Repeat, Return
from herna.games.doomtrooper.rules.attacking import first_striker, may_attack, may_stand_in, usable_zones, weapons_for
from herna.games.doomtrooper.table import NONE, Duel, Front, Switch

UNARMED = "unarmed"  # a switch of the duel: a fighter names no weapon, or no further one
WEAPONS_PHASE = 5


def unarmed(table: Front) -> int:
    """The next fighter that could name a weapon and has not declined to; the attacker or first striker first (G-43)."""
    duel = table.duels[-1]
    declined = {switch.subject for switch in duel.switches if switch.word == UNARMED}
    for warrior in _in_order(table, duel):
        if warrior not in declined and weapons_for(table, warrior, duel.tactic, duel.weapons):
            return warrior
    return NONE


def _in_order(table: Front, duel: Duel) -> tuple[int, ...]:
    """The fighters, who strikes first first."""
    if first_striker(table) == duel.defender:
        return (duel.defender, duel.attacker, *duel.helpers)
    return (duel.attacker, duel.defender, *duel.helpers)


@dataclass(frozen=True, slots=True)
class Arming(Procedure):
    """Each fighter names its weapon, if it has one for the duel."""

    def order(self) -> tuple[str, ...]:
        return ("weapons_are_named",)

    def weapons_are_named(self, play: Play[Front]) -> Outcome:
        warrior = unarmed(play.table)
        if warrior < 0:
            return Return()
        return Ask(play.table.control[warrior], "dt-weapon", "weapons", "DT-DUEL-22", {"warrior": warrior})

    def weapons(self, play: Play[Front]) -> list[Choice]:
        table = play.table
        duel = table.duels[-1]
        found = weapons_for(table, unarmed(table), duel.tactic, duel.weapons)
        return [*(("wield", weapon) for weapon in table.of_each_kind(tuple(found))), ("no_weapon",)]

    def wield(self, play: Play[Front], weapon: int) -> Repeat:
        table = play.table
        duel = table.duels[-1]
        table.change_duel(replace(duel, weapons=(*duel.weapons, weapon)))
        play.tell(("wields", table.on[weapon], weapon, table.key(weapon)), "DT-DUEL-22")
        return Repeat("weapons_are_named")

    def no_weapon(self, play: Play[Front]) -> Repeat:
        table = play.table
        duel = table.duels[-1]
        table.change_duel(replace(duel, switches=(*duel.switches, Switch(UNARMED, unarmed(table), NONE))))
        return Repeat("weapons_are_named")


def may_replace(table: Front, fighter: int, warrior: int) -> bool:
    """Whether a warrior may take the place of the attacker or the defender of the duel (G-59)."""
    duel = table.duel()
    if duel is None or duel.over or not 2 <= duel.phase <= WEAPONS_PHASE or warrior in duel.fighters():
        return False
    if fighter == duel.attacker:
        return may_attack(table, warrior) and may_stand_in(table, warrior, duel.defender, duel.tactic)
    return fighter == duel.defender and may_stand_in(table, duel.attacker, warrior, duel.tactic)


def replace_fighter(play: Play[Front], fighter: int, warrior: int) -> Procedure | None:
    """A warrior takes a fighter's place; what was played on that one does not move over. It names its weapon at once.

    An announced zone stays in force only if a new defender could have used it (G-91).
    """
    table = play.table
    if not may_replace(table, fighter, warrior):
        return None
    duel = table.duels[-1]
    weapons = tuple(weapon for weapon in duel.weapons if table.on.get(weapon) != fighter)
    if fighter == duel.attacker:
        duel = replace(duel, attacker=warrior, attacking=table.control[warrior], weapons=weapons)
    else:
        zone = duel.zone if duel.zone in usable_zones(table, warrior) else NONE
        duel = replace(duel, defender=warrior, defending=table.control[warrior], weapons=weapons, zone=zone)
    table.change_duel(duel)
    play.tell(("stands_in", warrior, table.key(warrior), fighter), "DT-DUEL-26")
    return Arming() if duel.phase == WEAPONS_PHASE else None
