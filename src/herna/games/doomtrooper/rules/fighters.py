"""Who fights with what.

Weapons named in phase 5 (DT-DUEL-22 to DT-DUEL-24), and fighters that are replaced (G-59).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from herna.engine.activity import Activity, Bar, because
from herna.engine.decision import Arguments, Ask
from herna.engine.deeds import Deed
from herna.engine.effects import Lasting
from herna.engine.flow import Outcome, Play, Procedure, Repeat, Return
from herna.engine.offer import Offer
from herna.games.doomtrooper.rules.attacking import (
    first_striker,
    may_attack,
    may_stand_in,
    suits,
    usable_zones,
    weapon_barred,
    weapons_for,
)
from herna.games.doomtrooper.rules.lasting import lasts_in_duel
from herna.games.doomtrooper.rules.zones import equal_card
from herna.games.doomtrooper.table import NONE, Duel, Front

UNARMED: Final = "unarmed"  # lasting in a duel: a fighter names no weapon, or no further one
WEAPONS_PHASE: Final = 5
WEAPONS: Final = "weapons"  # the phase in which they are named


def unarmed(table: Front) -> int:
    """The next fighter that could name a weapon and has not declined to.

    The attacker or first striker first (G-43).
    """
    duel = table.duels[-1]
    declined = {effect.subject for effect in duel.lasting if effect.kind == UNARMED}
    for warrior in _in_order(table, duel):
        if warrior not in declined and weapons_for(table, warrior, duel):
            return warrior
    return NONE


def _in_order(table: Front, duel: Duel) -> tuple[int, ...]:
    """The fighters, the one that strikes first in front."""
    if first_striker(table) == duel.defender:
        return (duel.defender, duel.attacker, *duel.helpers)
    return (duel.attacker, duel.defender, *duel.helpers)


@dataclass(frozen=True, slots=True)
class Arming(Deed):
    """Each fighter names its weapon, if it has one for the duel."""

    def it_is_done(self, play: Play[Front]) -> Outcome:
        warrior = unarmed(play.table)
        if warrior < 0:
            return Return()
        about: Arguments = {"warrior": warrior}
        return Ask(play.table.control[warrior], "dt-weapon", WEAPONS_OFFERED, "DT-DUEL-22", about, phase=WEAPONS)


class Wield(Activity[Front]):
    """DT-DUEL-22: a fighter uses a weapon."""

    kind = "wield"
    fields = ("weapon",)
    rule = "DT-DUEL-22"
    phase = WEAPONS
    choose = ("dt-why-choose-weapon",)

    def first(self, table: Front, seat: int) -> list[int]:
        return table.cards.of_each_kind(tuple(weapons_for(table, unarmed(table), table.duels[-1])))

    def first_outside(self, table: Front, seat: int, first: int) -> Bar:
        warrior = unarmed(table)
        if first not in table.bearing(warrior):
            return because("DT-DUEL-22", "dt-why-not-on-warrior", warrior=warrior)
        bar = weapon_barred(table, warrior, first, table.duels[-1])
        return bar or equal_card(table, first, self.first(table, seat))

    def do(self, play: Play[Front], seat: int, weapon: int) -> Repeat:
        table = play.table
        duel = table.duels[-1]
        table.change_duel(replace(duel, weapons=(*duel.weapons, weapon)))
        play.tell(("wields", table.on[weapon], weapon, table.key(weapon)), "DT-DUEL-22")
        return Repeat("it_is_done")


class NoWeapon(Activity[Front]):
    """A fighter uses no weapon, or no further one."""

    kind = "no_weapon"
    rule = "DT-DUEL-22"
    phase = WEAPONS

    def do(self, play: Play[Front], seat: int) -> Repeat:
        table = play.table
        lasts_in_duel(table, Lasting(UNARMED, unarmed(table), 0, NONE))
        return Repeat("it_is_done")


WEAPONS_OFFERED: Final[Offer] = (Wield(), NoWeapon())


def may_replace(table: Front, fighter: int, warrior: int) -> bool:
    """Whether a warrior may take the place of a fighter of the duel.

    The attacker's or the defender's (G-59).
    """
    duel = table.duel()
    if duel is None or duel.over or not 2 <= duel.phase <= WEAPONS_PHASE or warrior in duel.fighters():
        return False
    if fighter == duel.attacker:
        return may_attack(table, warrior) and may_stand_in(table, warrior, duel.defender, duel.tactic)
    return fighter == duel.defender and may_stand_in(table, duel.attacker, warrior, duel.tactic)


def replace_fighter(play: Play[Front], fighter: int, warrior: int) -> Procedure | None:
    """A warrior takes a fighter's place.

    What was played on that one does not move over. It names its weapon at once. An announced zone stays in force only
    if a new defender could have used it (G-91).
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


def change_tactic(play: Play[Front], seat: int, tactic: str) -> None:
    """The duel is fought with another tactic.

    Weapons for it stay, and others may be named (G-62).
    """
    table = play.table
    duel = table.duels[-1]
    weapons = tuple(weapon for weapon in duel.weapons if suits(table, weapon, tactic))
    lasting = tuple(effect for effect in duel.lasting if effect.kind != UNARMED)
    table.change_duel(replace(duel, tactic=tactic, weapons=weapons, lasting=lasting))
    play.tell(("tactic", seat, tactic))


def join_duel(play: Play[Front], fighter: int, helpers: tuple[int, ...]) -> None:
    """Warriors fight beside a fighter from now on (DT-REINF-01)."""
    table = play.table
    duel = table.duels[-1]
    table.change_duel(replace(duel, helpers=(*duel.helpers, *helpers)))
    for helper in helpers:
        play.tell(("joins", helper, table.key(helper), fighter), "DT-REINF-01")
