"""Damage outside duels.

To every warrior in play, or to one by an attack action (DT-ACT-15, G-35, G-57).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from herna.engine.decision import Arguments, Ask, Choice
from herna.engine.deeds import Deed, PickAmount, do
from herna.engine.flow import Call, Outcome, Play, Procedure, Repeat
from herna.games.doomtrooper.cards.abilities import Ability
from herna.games.doomtrooper.deeds import CARD_TEXT
from herna.games.doomtrooper.printed import ARMOR
from herna.games.doomtrooper.rules.actions import attack_payments, spend_attack
from herna.games.doomtrooper.rules.attacking import may_attack
from herna.games.doomtrooper.rules.deploying import Reveal
from herna.games.doomtrooper.rules.duel import earns_destiny
from herna.games.doomtrooper.rules.filters import fits
from herna.games.doomtrooper.rules.identity import combat_capable, in_play
from herna.games.doomtrooper.rules.points import can_pay, pay, price_for
from herna.games.doomtrooper.rules.values import immune, value
from herna.games.doomtrooper.rules.wounds import Harm
from herna.games.doomtrooper.rules.zones import SACRIFICED, leave_table
from herna.games.doomtrooper.table import NOBODY, Front
from herna.games.doomtrooper.texts import Text, Whose


@dataclass(frozen=True, slots=True)
class DamageAll(Procedure):
    """Every warrior in play takes damage.

    One whose A is not above it is wounded. Points only for a `scorer`.
    """

    source: int
    amount: int
    scorer: int = NOBODY

    def order(self) -> tuple[str, ...]:
        return ("hidden_warriors_are_revealed", "the_weak_are_wounded")

    def hidden_warriors_are_revealed(self, play: Play[Front]) -> Outcome:
        """Their A must be compared (G-35)."""
        hidden = play.table.hidden
        return Call(Reveal(hidden[0]), then="and_the_next_one") if hidden else None

    def and_the_next_one(self, play: Play[Front], value: object) -> Repeat:
        return Repeat("hidden_warriors_are_revealed")

    def the_weak_are_wounded(self, play: Play[Front]) -> Outcome:
        table = play.table
        hit = [
            warrior
            for warrior in table.warriors()
            if in_play(table, warrior)
            and ARMOR not in table.printed(warrior).struck
            and value(table, warrior, ARMOR) <= self.amount
            and (table.control[warrior] == table.control.get(self.source) or not immune(table, warrior, self.source))
        ]
        return do(tuple(Harm(warrior, self.source, scorer=self.scorer) for warrior in hit))


@dataclass(frozen=True, slots=True)
class MayDamageAll(Ability):
    """Every warrior in play takes damage.

    One for each warrior matching `each`, or one for every `step` D spent. Kills by it give points only if it `scores`.
    """

    each: str = ""
    step: int = 0
    scores: bool = False

    def word(self) -> str:
        return "damage"

    def targets(self, table: Front, me: int, seat: int) -> list[int]:
        return [me] if not self.step or can_pay(table, seat, price_for(table, table.root(me), me, self.step)) else []

    def happens(self, play: Play[Front], me: int, seat: int, target: int) -> Procedure:
        table = play.table
        scorer = seat if self.scores else NOBODY
        if self.step:
            return DamageForDestiny(seat, me, self.step, scorer)
        count = sum(fits(table, warrior, self.each, seat, me) for warrior in table.warriors())
        return DamageAll(me, count, scorer)


@dataclass(frozen=True, slots=True)
class DamageForDestiny(Deed):
    """A player says how much damage every warrior takes, and pays D for each."""

    seat: int
    source: int
    step: int
    scorer: int
    amount: int = 0

    def it_is_done(self, play: Play[Front]) -> Outcome:
        about: Arguments = {"card": self.source, "step": self.step}
        return Ask(self.seat, "dt-damage", (PickAmount(self),), CARD_TEXT, about)

    def candidates(self, table: Front) -> range:
        """Each amount for which there are enough D."""
        most = 0
        while can_pay(table, self.seat, self._price(table, most + 1)):
            most += 1
        return range(1, most + 1)

    def _price(self, table: Front, amount: int) -> int:
        return price_for(table, table.root(self.source), self.source, amount * self.step)

    def pick(self, play: Play[Front], amount: int) -> Call:
        pay(play, self.seat, self._price(play.table, amount))
        return Call(DamageAll(self.source, amount, self.scorer), changed=replace(self, amount=amount))


@dataclass(frozen=True, slots=True)
class MayWound(Text):
    """By an attack action without a duel the bearer wounds anybody able to fight.

    The card is sacrificed (G-85).
    """

    def harms(self, whose: Whose) -> Whose:
        return whose

    def uses(self, table: Front, me: int, seat: int, moment: str) -> list[Choice]:
        bearer = table.root(me)
        if moment != "attack" or table.control[me] != seat:
            return []
        if not may_attack(table, bearer) or not attack_payments(table, seat, bearer):
            return []
        return [
            ("use", me, "wound", warrior)
            for warrior in table.warriors()
            if warrior not in table.hidden and combat_capable(table, warrior)
        ]

    def abilities(self) -> tuple[str, ...]:
        return ("wound",)

    def pays(self, play: Play[Front], me: int, seat: int, ability: str, target: int) -> int:
        """The price: the attack action and the card.

        Whether its bearer earns only D is still to be known.
        """
        bearer = play.table.root(me)
        spend_attack(play, seat, bearer)
        only_destiny = earns_destiny(play.table, bearer)
        leave_table(play, me, SACRIFICED)
        return int(only_destiny)

    def use(self, play: Play[Front], me: int, seat: int, ability: str, target: int, paid: int) -> Procedure:
        return Harm(target, me, scorer=seat, only_destiny=bool(paid))


EFFECTS: Final[dict[str, type[Text]]] = {"may-damage-all": MayDamageAll, "may-wound": MayWound}
