"""Effects that give actions and attacks: in your turn, in another player's, at once.

DT-ACT-07 to DT-ACT-20.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from herna.engine.activity import Bar
from herna.engine.flow import Play, Procedure
from herna.games.doomtrooper.cards.abilities import Ability
from herna.games.doomtrooper.rules.action_step import GainedActions
from herna.games.doomtrooper.rules.actions import FIRST_TURN, MORE_ATTACKS, frees_actions, grant, own_turn
from herna.games.doomtrooper.rules.attacking import NO_WARRIORS, attack_barred
from herna.games.doomtrooper.rules.duel import Attack
from herna.games.doomtrooper.rules.lasting import until_next_turn
from herna.games.doomtrooper.rules.permissions import BAN
from herna.games.doomtrooper.rules.zones import SACRIFICED, leave_table
from herna.games.doomtrooper.table import ATTACK, UNDEFINED, Front, Pending, player_id
from herna.games.doomtrooper.texts import Text


@dataclass(frozen=True, slots=True)
class GiveActions(Text):
    """Its player has `count` more actions of a kind.

    `attacks` of undefined ones may be attacks (G-84). In another player's turn they are carried out at once (G-22).
    With `once`, one such card per turn.
    """

    kind: str  # "attack", "non-attack" or "undefined"
    count: int = 1
    attacks: int = 0
    once: bool = False

    def bars_play(self, table: Front, me: int, seat: int) -> Bar | None:
        if self.once and (player_id(seat), table.key(me)) in table.used:
            return Bar("DT-GEN-01", "dt-why-once-in-a-turn")
        if self.kind == ATTACK and not table.turns[seat]:
            return FIRST_TURN
        if table.active != seat:
            return None
        if table.duels:
            return Bar("DT-DUEL-45", "dt-why-actions-in-own-duel")
        if table.sabotaged:
            return Bar("DT-SAB-13", "dt-why-actions-after-sabotage")  # G-24
        if table.step not in ("start", "draw", "actions") or not own_turn(table, seat):
            return Bar("DT-TIME-20", "dt-why-actions-too-late")
        if table.attacks and self.kind != ATTACK and not frees_actions(table, seat):
            return Bar("DT-ACT-11", "dt-why-bound-to-attack")  # G-23
        return None

    def takes_effect(self, play: Play[Front], me: int, pending: Pending) -> Procedure | None:
        table, seat = play.table, pending.seat
        if self.once:
            table.used = (*table.used, (player_id(seat), table.key(me)))
        if table.active != seat:
            return GainedActions(seat, (self.kind,) * self.count)
        grant(table, seat, self.kind, self.count, self.attacks if self.kind == UNDEFINED else 0)
        return None


@dataclass(frozen=True, slots=True)
class AttackNow(Text):
    """Its player attacks at once with one warrior.

    In any player's turn, but not in a duel.
    """

    def bars_play(self, table: Front, me: int, seat: int) -> Bar | None:
        if table.duels:
            return Bar("DT-GEN-01", "dt-why-not-in-a-duel")
        if not table.turns[seat]:
            return FIRST_TURN
        warriors = tuple(table.warriors(seat))
        return attack_barred(table, seat, warriors) if warriors else NO_WARRIORS

    def takes_effect(self, play: Play[Front], me: int, pending: Pending) -> Procedure | None:
        attackers = tuple(play.table.warriors(pending.seat))
        return Attack(pending.seat, attackers) if attackers else None


@dataclass(frozen=True, slots=True)
class MayAttackFromHiding(Ability):
    """Outside duels its player may sacrifice the card.

    The bearer may attack at once, without an action.
    """

    def word(self) -> str:
        return "attack"

    def targets(self, table: Front, me: int, seat: int) -> list[int]:
        return [] if table.duels else [table.root(me)]

    def no_targets(self, table: Front, me: int, seat: int) -> Bar:
        return Bar("DT-GEN-01", "dt-why-not-in-a-duel")

    def pays(self, play: Play[Front], me: int, seat: int, ability: str, target: int) -> int:
        paid = Ability.pays(self, play, me, seat, ability, target)
        leave_table(play, me, SACRIFICED)
        return paid

    def happens(self, play: Play[Front], me: int, seat: int, target: int) -> Procedure:
        return Attack(play.table.control[target], (target,))


@dataclass(frozen=True, slots=True)
class MoreAttacks(Text):
    """Until the player's next turn everybody may attack again, for `destiny` D.

    The attacks are made with undefined actions (DT-ACT-12).
    """

    destiny: int

    def takes_effect(self, play: Play[Front], me: int, pending: Pending) -> None:
        until_next_turn(play.table, MORE_ATTACKS, me, pending.seat, amount=self.destiny)


@dataclass(frozen=True, slots=True)
class BansTactic(Text):
    """Until the player's next turn there are no duels of this tactic.

    Those that are being fought end at once.
    """

    tactic: str

    def takes_effect(self, play: Play[Front], me: int, pending: Pending) -> None:
        table = play.table
        until_next_turn(table, BAN + self.tactic, me, pending.seat)
        table.duels = tuple(replace(duel, over=True) if duel.tactic == self.tactic else duel for duel in table.duels)


EFFECTS: Final[dict[str, type[Text]]] = {
    "give-actions": GiveActions,
    "attack-now": AttackNow,
    "may-attack-from-hiding": MayAttackFromHiding,
    "more-attacks": MoreAttacks,
    "bans-tactic": BansTactic,
}
