"""What is announced in phases 2 to 4 of a duel.

The fighters, the tactic, the warzone (DT-DUEL-07 to DT-DUEL-18).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from herna.engine.activity import Activity, Bar, Harm, because
from herna.engine.decision import Choice
from herna.engine.flow import Play, Repeat
from herna.engine.offer import Offer
from herna.games.doomtrooper.rules.actions import attack_action_barred, lose_attacks, spend_attack
from herna.games.doomtrooper.rules.attacking import (
    attacker_barred,
    attackers_that_can_pay,
    defender_barred,
    kept_from,
    warzones,
    zone_barred,
)
from herna.games.doomtrooper.rules.identity import NO_WARRIOR, not_own_warrior
from herna.games.doomtrooper.table import NONE, TACTICS, Front

FREE: Final = "free"  # an attack that no action pays for
# Phases.
FIGHTERS: Final = "fighters"
TACTIC: Final = "tactic"
WARZONE: Final = "warzone"

NO_WARZONE_THERE: Final = Bar("DT-ZONE-06", "dt-why-is-no-warzone")


class NameFighters(Activity[Front]):
    """DT-DUEL-11: a warrior attacks another.

    `attackers` need no action, and somebody may have to be attacked.
    """

    kind = "attack"
    fields = ("attacker", "defender")
    rule = "DT-DUEL-11"
    phase = FIGHTERS
    choose = ("dt-why-choose-warrior", "dt-why-choose-warrior")

    def __init__(self, attackers: tuple[int, ...], against: int) -> None:
        self.attackers = attackers
        self.against = against

    def harm(self, table: Front, seat: int, choice: Choice) -> Harm:
        return "others"  # nobody attacks a warrior of their own (DT-DUEL-11)

    def first(self, table: Front, seat: int) -> Sequence[int]:
        if self.attackers:
            return [warrior for warrior in self.attackers if table.controller(warrior) == seat]
        return attackers_that_can_pay(table, seat)

    def first_barred(self, table: Front, seat: int, first: int) -> Bar | None:
        return attacker_barred(table, first)

    def first_outside(self, table: Front, seat: int, first: int) -> Bar | None:
        if first not in table.warriors(seat):
            return not_own_warrior(table, seat, first)
        bar = attacker_barred(table, first)
        if bar is None and self.attackers:
            bar = because("DT-DUEL-11", "dt-why-others-attack", card=first)
        return bar or attack_action_barred(table, seat, [first])

    def second(self, table: Front, seat: int, first: int) -> Sequence[int]:
        return table.warriors()

    def second_barred(self, table: Front, seat: int, first: int, second: int) -> Bar | None:
        bar = defender_barred(table, first, second)
        if bar is None and self.against not in (NONE, second):
            bar = because("DT-DUEL-15", "dt-why-another-defender", card=second)
        return bar

    def second_outside(self, table: Front, seat: int, first: int, second: int) -> Bar:
        return NO_WARRIOR

    def nothing_to_choose(self, table: Front, seat: int, chosen: tuple[int | str, ...]) -> Bar | None:
        return because("DT-DUEL-12", "dt-why-nobody-for", card=chosen[0]) if len(chosen) == 1 else None

    def do(self, play: Play[Front], seat: int, attacker: int, defender: int) -> None:
        table = play.table
        how = FREE if self.attackers else spend_attack(play, seat, attacker)
        table.change_duel(
            replace(
                table.duels[-1],
                attacker=attacker,
                defender=defender,
                defending=table.control[defender],
                phase=2,
                token=how,
            )
        )
        table.covered -= {attacker}
        known = table.key(defender) if defender not in table.hidden else ""
        play.tell(("attacks", attacker, table.key(attacker), defender, known), "DT-DUEL-11")


class GiveUp(Activity[Front]):
    """The attack that was declared is given up."""

    kind = "give_up"
    rule = "DT-DUEL-08"
    phase = FIGHTERS

    def __init__(self, free: bool) -> None:
        self.free = free

    def do(self, play: Play[Front], seat: int) -> Repeat:
        return give_up_attack(play, seat, self.free)


def give_up_attack(play: Play[Front], seat: int, free: bool) -> Repeat:
    """DT-DUEL-08: the attack action is lost, with those that would have followed (DT-ACT-13)."""
    if not free:
        spend_attack(play, seat, NONE)
        lose_attacks(play.table)
    play.tell(("gave_up", seat), "DT-DUEL-08")
    return Repeat("what_follows_a_duel")


class AnnounceTactic(Activity[Front]):
    """DT-DUEL-16: the attacking player says whether the two fight or shoot."""

    kind = "tactic"
    fields = ("tactic",)
    rule = "DT-DUEL-16"
    phase = TACTIC

    def first(self, table: Front, seat: int) -> Sequence[str]:
        return TACTICS

    def first_barred(self, table: Front, seat: int, first: str) -> Bar | None:
        duel = table.duels[-1]
        kept = kept_from(table, duel.attacker, duel.defender, first)
        return None if kept == NONE else because("DT-FIT-06", "dt-why-tactic-forbidden", (("card", kept),), card=kept)

    def do(self, play: Play[Front], seat: int, tactic: str) -> None:
        table = play.table
        table.change_duel(replace(table.duels[-1], tactic=tactic))
        play.tell(("tactic", seat, tactic), "DT-DUEL-16")


class DefendFrom(Activity[Front]):
    """DT-ZONE-07: the defender uses a warzone."""

    kind = "defend_from"
    fields = ("zone",)
    rule = "DT-ZONE-07"
    phase = WARZONE
    choose = ("dt-why-choose-warzone",)

    def first(self, table: Front, seat: int) -> Sequence[int]:
        return warzones(table)

    def first_barred(self, table: Front, seat: int, first: int) -> Bar | None:
        return zone_barred(table, table.duels[-1].defender, first)

    def first_outside(self, table: Front, seat: int, first: int) -> Bar:
        return NO_WARZONE_THERE

    def do(self, play: Play[Front], seat: int, zone: int) -> None:
        table = play.table
        table.change_duel(replace(table.duels[-1], zone=zone))
        play.tell(("warzone", zone, table.key(zone)), "DT-ZONE-07")


class NoWarzone(Activity[Front]):
    """The defender uses no warzone."""

    kind = "no_warzone"
    rule = "DT-ZONE-07"
    phase = WARZONE

    def do(self, play: Play[Front], seat: int) -> None:
        return None


TACTICS_OFFERED: Final[Offer] = (AnnounceTactic(),)
WARZONES_OFFERED: Final[Offer] = (DefendFrom(), NoWarzone())
