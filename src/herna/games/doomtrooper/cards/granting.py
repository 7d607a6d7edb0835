"""Effects that give actions and attacks: in the own turn, in another player's, at once (DT-ACT-07 to DT-ACT-20)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from herna.engine.flow import Play, Procedure
from herna.games.doomtrooper.cards.abilities import Ability
from herna.games.doomtrooper.rules.actions import MORE_ATTACKS, frees_actions, grant, own_turn
from herna.games.doomtrooper.rules.attacking import can_attack
from herna.games.doomtrooper.rules.duel import Attack
from herna.games.doomtrooper.rules.lasting import until_next_turn
from herna.games.doomtrooper.rules.permissions import BAN
from herna.games.doomtrooper.rules.zones import SACRIFICED, leave_table
from herna.games.doomtrooper.table import ATTACK, UNDEFINED, Front, Pending, player_id
from herna.games.doomtrooper.texts import Text
from herna.games.doomtrooper.turn import GainedActions


@dataclass(frozen=True, slots=True)
class GiveActions(Text):
    """Whoever plays it has so many more actions of a kind; `attacks` of undefined ones may be attacks (G-84).

    In another player's turn they are carried out at once (G-22). With `once`, one such card per turn.
    """

    kind: str  # "attack", "non-attack" or "undefined"
    count: int = 1
    attacks: int = 0
    once: bool = False

    def may_be_played(self, table: Front, me: int, seat: int) -> bool:
        if self.once and (player_id(seat), table.key(me)) in table.used:
            return False
        if self.kind == ATTACK and not table.turns[seat]:
            return False  # G-08
        if table.active != seat:
            return True
        early = table.step in ("start", "draw", "actions") and not table.sabotaged
        if not early or not own_turn(table, seat) or table.duels:
            return False  # DT-DUEL-45, G-24: nothing could be done with them any more
        return not table.attacks or self.kind == ATTACK or frees_actions(table, seat)  # G-23

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
    """Whoever plays it attacks at once with one own warrior, in whoever's turn, but not in a duel."""

    def may_be_played(self, table: Front, me: int, seat: int) -> bool:
        return not table.duels and can_attack(table, seat, tuple(table.warriors(seat)))

    def takes_effect(self, play: Play[Front], me: int, pending: Pending) -> Procedure | None:
        attackers = tuple(play.table.warriors(pending.seat))
        return Attack(pending.seat, attackers) if attackers else None


@dataclass(frozen=True, slots=True)
class MayAttackFromHiding(Ability):
    """Outside duels its player may sacrifice the card: the bearer may attack at once, without an action."""

    def word(self) -> str:
        return "attack"

    def targets(self, table: Front, me: int, seat: int) -> list[int]:
        return [] if table.duels else [table.root(me)]

    def pays(self, play: Play[Front], me: int, seat: int, ability: str, target: int) -> int:
        paid = Ability.pays(self, play, me, seat, ability, target)
        leave_table(play, me, SACRIFICED)
        return paid

    def happens(self, play: Play[Front], me: int, seat: int, target: int) -> Procedure:
        return Attack(play.table.control[target], (target,))


@dataclass(frozen=True, slots=True)
class MoreAttacks(Text):
    """Until the player's next turn everybody may attack again with undefined actions, for so many D (DT-ACT-12)."""

    destiny: int

    def takes_effect(self, play: Play[Front], me: int, pending: Pending) -> None:
        until_next_turn(play.table, MORE_ATTACKS + str(self.destiny), me, pending.seat)


@dataclass(frozen=True, slots=True)
class BansTactic(Text):
    """Until the player's next turn there are no duels of this tactic; those that are being fought end at once."""

    tactic: str

    def takes_effect(self, play: Play[Front], me: int, pending: Pending) -> None:
        table = play.table
        until_next_turn(table, BAN + self.tactic, me, pending.seat)
        table.duels = tuple(replace(duel, over=True) if duel.tactic == self.tactic else duel for duel in table.duels)


EFFECTS: dict[str, type[Text]] = {
    "give-actions": GiveActions,
    "attack-now": AttackNow,
    "may-attack-from-hiding": MayAttackFromHiding,
    "more-attacks": MoreAttacks,
    "bans-tactic": BansTactic,
}
