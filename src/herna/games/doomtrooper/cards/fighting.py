"""Effects on duels.

Outright kills, first strike, whom one may attack, modifiers that last for a duel.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from herna.engine.effects import PLUS, Question
from herna.engine.flow import Play
from herna.engine.game import Message
from herna.games.doomtrooper.cards.values import numbers
from herna.games.doomtrooper.rules.filters import fits
from herna.games.doomtrooper.rules.lasting import boost, play_for_duel
from herna.games.doomtrooper.rules.values import immune, wielded
from herna.games.doomtrooper.table import Front, Pending
from herna.games.doomtrooper.texts import ALWAYS, GRANTED, SILENT, Text, permission


@dataclass(frozen=True, slots=True)
class Kills(Text):
    """Wounds by its bearer, its own card, or those matching `who` kill outright.

    WOUND_KILLS.
    """

    who: str = ""
    against: str = ""
    tactic: str = ""
    source: str = ""

    def kills(self, table: Front, me: int, warrior: int, opponent: int) -> bool:
        seat = table.control[me]
        if not (fits(table, warrior, self.who, seat, me) if self.who else table.root(me) == warrior):
            return False
        duel = table.duel()
        if self.tactic and (duel is None or duel.tactic != self.tactic):
            return False
        if not wielded(table, me):
            return False
        if self.source and not fits(table, table.root(me), self.source, seat, me):
            return False
        return not self.against or fits(table, opponent, self.against, seat, me)

    def worded(self) -> Message | None:
        return None if self.who or self.against or self.tactic or self.source else Message("dt-does-kills")


@dataclass(frozen=True, slots=True)
class StrikesFirst(Text):
    """Its bearer, its own card, or those matching `who` strike first (DT-FIRST).

    Perhaps they do so ALWAYS.
    """

    always: bool = False
    who: str = ""
    tactic: str = ""

    def strikes_first(self, table: Front, me: int, warrior: int) -> int:
        if not (fits(table, warrior, self.who, table.control[me], me) if self.who else table.root(me) == warrior):
            return SILENT
        duel = table.duel()
        if self.tactic and (duel is None or duel.tactic != self.tactic):
            return SILENT
        return ALWAYS if self.always else GRANTED

    def worded(self) -> Message | None:
        return None if self.who or self.tactic else Message(f"dt-does-strikes-first{'-always' if self.always else ''}")


@dataclass(frozen=True, slots=True)
class WoundEndsDuel(Text):
    """If its bearer strikes first and wounds the opponent, the duel is over.

    Not against one who is immune to it.
    """

    def questions(self) -> tuple[Question, ...]:
        return (permission("wound ends duel"),)

    def permits(self, table: Front, me: int, warrior: int, ability: str, other: int) -> int:
        duel = table.duel()
        if duel is None or table.root(me) != warrior:
            return SILENT
        opponent = duel.opponent(warrior)
        return SILENT if opponent in table.control and immune(table, opponent, me) else GRANTED


@dataclass(frozen=True, slots=True)
class NeverAttacks(Text):
    """Its own card never attacks those that match `whom`."""

    whom: str

    def forbids_attack(self, table: Front, me: int, attacker: int, defender: int) -> bool:
        return table.root(me) == attacker and fits(table, defender, self.whom, table.control[me], me)


@dataclass(frozen=True, slots=True)
class MustAttack(Text):
    """Its own card must attack those that match `whom`, if it could.

    Perhaps only in its player's turn.
    """

    whom: str
    own_turn: bool = False

    def must_attack(self, table: Front, me: int, others: list[int]) -> list[int]:
        seat = table.control[me]
        if self.own_turn and table.active != seat:
            return []
        return [other for other in others if fits(table, other, self.whom, seat, me)]


@dataclass(frozen=True, slots=True)
class ForbidsTactic(Text):
    """Its bearer, or those matching `who`, take no part in duels of this tactic.

    Perhaps this holds only in a role.
    """

    tactic: str
    role: str = ""  # "attacking" or "defending"
    who: str = ""

    def forbids_tactic(self, table: Front, me: int, warrior: int, tactic: str, attacking: bool) -> bool:
        if tactic != self.tactic:
            return False
        if not (fits(table, warrior, self.who, table.control[me], me) if self.who else table.root(me) == warrior):
            return False
        return not self.role or attacking == (self.role == "attacking")


@dataclass(frozen=True, slots=True)
class DuelBoost(Text):
    """The fighter it is played on gets these values for the duel.

    Until the end of the duel (MOD_TEMP).
    """

    fight: int = 0
    shoot: int = 0
    armor: int = 0

    def takes_effect(self, play: Play[Front], me: int, pending: Pending) -> None:
        table = play.table
        if not table.dueling(pending.target):
            return
        boosts = tuple(
            boost(pending.target, (stat,), PLUS, amount, me)
            for stat, amount in enumerate((self.fight, self.shoot, self.armor))
            if amount
        )
        play_for_duel(table, pending, *boosts)

    def worded(self) -> Message | None:
        return Message("dt-does-duel-boost", numbers(self.fight, self.shoot, self.armor, 0))


EFFECTS: Final[dict[str, type[Text]]] = {
    "kills": Kills,
    "strikes-first": StrikesFirst,
    "wound-ends-duel": WoundEndsDuel,
    "never-attacks": NeverAttacks,
    "must-attack": MustAttack,
    "forbids-tactic": ForbidsTactic,
    "duel-boost": DuelBoost,
}
