"""Sabotage (DT-SAB): points from a player who has nobody able to fight."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

from herna.engine.activity import Activity, Bar, Details, Harm, because
from herna.engine.decision import Choice
from herna.engine.flow import Call, Outcome, Play, Procedure, Return
from herna.games.doomtrooper.printed import VALUE
from herna.games.doomtrooper.rules.actions import ACTION_STEP, duty_barred
from herna.games.doomtrooper.rules.cover import acting_barred
from herna.games.doomtrooper.rules.duel import earns_destiny
from herna.games.doomtrooper.rules.identity import combat_capable, fighting_barred, not_own_warrior
from herna.games.doomtrooper.rules.permissions import may
from herna.games.doomtrooper.rules.playing import Anytime
from herna.games.doomtrooper.rules.scoring import Award
from herna.games.doomtrooper.rules.values import value
from herna.games.doomtrooper.rules.zones import as_cards
from herna.games.doomtrooper.table import Front


def saboteur_barred(table: Front, warrior: int) -> Bar | None:
    """Why a warrior does not sabotage.

    One that may not attack just now may (G-86).
    """
    if warrior in table.hidden:
        return because("DT-SAB-04", "dt-why-unknown-warrior", card=warrior)
    bar = acting_barred(table, warrior) or fighting_barred(table, warrior)
    if bar is None and warrior in table.covered and not table.agreed.cover_sabotage:
        bar = because("DT-SAB-04", "dt-why-in-cover", card=warrior)
    return bar


def guarded(table: Front, seat: int) -> bool:
    """Whether anybody protects a player from sabotage."""
    return any(guards_player(table, warrior) for warrior in table.warriors(seat))


def guards_player(table: Front, warrior: int) -> bool:
    """Whether a warrior protects its player from sabotage.

    All able to fight do, unless a card says otherwise.
    """
    return combat_capable(table, warrior) and may(table, warrior, "protect")


OWN_TURN_ONLY: Final = Bar("DT-SAB-10", "dt-why-sabotage-own-turn")
NOT_IN_FIRST_TURNS: Final = Bar("DT-SAB-09", "dt-why-sabotage-first-turn")
NOT_AFTER_ATTACK: Final = Bar("DT-SAB-13", "dt-why-attacked-no-sabotage")
NO_COMMON_ACTION: Final = Bar("DT-SAB-12", "dt-why-no-common-action")


def sabotage_barred(table: Front, seat: int) -> Bar | None:
    """Why a player does not sabotage anybody now (DT-SAB-09 to DT-SAB-13, G-24, G-25)."""
    if table.gaining >= 0:
        return OWN_TURN_ONLY
    if not all(table.turns[other] for other in table.in_turn_order(seat)):
        return NOT_IN_FIRST_TURNS
    if table.bound or table.attacks:
        return NOT_AFTER_ATTACK
    if not table.common or table.sabotaged:
        return NO_COMMON_ACTION
    return duty_barred(table, seat)


def _guards(table: Front, seat: int, choice: Choice) -> Details:
    """Who protects the player that the choice names last."""
    guards = [warrior for warrior in table.warriors(int(choice[-1])) if guards_player(table, warrior)]
    return (("count", len(guards)),), as_cards(guards)


IS_GUARDED: Final = Bar("DT-SAB-03", "dt-why-is-guarded", details=_guards)
NO_OPPONENT: Final = Bar("DT-SAB-03", "dt-why-no-opponent")


@dataclass(frozen=True, slots=True)
class Sabotage(Procedure):
    """A sabotage, which succeeds unless somebody is there to fight.

    It is announced, and everybody may play something (DT-SAB-06).
    """

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
        if gone or saboteur_barred(table, saboteur) is not None or guarded(table, self.victim):
            play.tell(("sabotage_failed", self.seat), "DT-SAB-06")
            return Return()
        points = ceil(value(table, saboteur, VALUE) / 2)
        return Call(Award(self.seat, points, saboteur, earns_destiny(table, saboteur)))


class SabotagePlayer(Activity[Front]):
    """DT-SAB-04: a warrior sabotages a player who has nobody able to fight."""

    kind = "sabotage"
    fields = ("saboteur", "victim")
    rule = "DT-SAB-04"
    phase = ACTION_STEP
    choose = ("dt-why-choose-warrior", "why-choose-player")

    def harm(self, table: Front, seat: int, choice: Choice) -> Harm:
        return "others"

    def barred(self, table: Front, seat: int) -> Bar | None:
        return sabotage_barred(table, seat)

    def list_options(self, table: Front, seat: int, options: list[Choice]) -> None:
        """Few players are ever without guards, so that is asked first."""
        if not all(guarded(table, other) for other in table.others(seat)):
            Activity.list_options(self, table, seat, options)

    def first(self, table: Front, seat: int) -> Sequence[int]:
        return table.warriors(seat)

    def first_barred(self, table: Front, seat: int, first: int) -> Bar | None:
        return saboteur_barred(table, first)

    def first_outside(self, table: Front, seat: int, first: int) -> Bar | None:
        return not_own_warrior(table, seat, first)

    def second(self, table: Front, seat: int, first: int) -> Sequence[int]:
        return table.others(seat)

    def second_barred(self, table: Front, seat: int, first: int, second: int) -> Bar | None:
        return IS_GUARDED if guarded(table, second) else None

    def second_outside(self, table: Front, seat: int, first: int, second: int) -> Bar:
        return NO_OPPONENT

    def do(self, play: Play[Front], seat: int, saboteur: int, victim: int) -> Call:
        return Call(Sabotage(seat, saboteur, victim))
