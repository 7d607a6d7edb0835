"""Effects on giving and using cards.

Free and ANYTIME, one per bearer, D that count for more, more actions.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from herna.engine.activity import Bar
from herna.engine.game import Message
from herna.games.doomtrooper.rules.attaching import has_copy
from herna.games.doomtrooper.rules.filters import fits, kind_fits
from herna.games.doomtrooper.rules.identity import active
from herna.games.doomtrooper.rules.zones import GRAVE
from herna.games.doomtrooper.table import Front
from herna.games.doomtrooper.texts import Text


@dataclass(frozen=True, slots=True)
class FreePlay(Text):
    """Its player may play cards of a kind ANYTIME and without an action.

    They are played on those that match `on`. With `for_nothing` they cost no D either.
    """

    cards: str
    on: str
    for_nothing: bool = False

    def free_to_play(self, table: Front, me: int, seat: int, card: int, target: int) -> bool:
        if table.control[me] != seat or target not in table.control or not kind_fits(table, card, self.cards):
            return False
        return fits(table, target, self.on, seat, me)

    def free_of_destiny(self, table: Front, me: int, seat: int, card: int, target: int) -> bool:
        return self.for_nothing and self.free_to_play(table, me, seat, card, target)


@dataclass(frozen=True, slots=True)
class OnePerBearer(Text):
    """No bearer may have two of this card."""

    def bars_target(self, table: Front, me: int, seat: int, target: int) -> Bar | None:
        return Bar("DT-GEN-01", "dt-why-one-per-bearer") if has_copy(table, target, table.key(me)) else None

    def worded(self) -> Message | None:
        return Message("dt-does-one-per-bearer")


@dataclass(frozen=True, slots=True)
class DestinyCounts(Text):
    """Each D that its own card spends counts for `worth`.

    It is spent on the effect of a card of a kind (COST_MOD).
    """

    on: str  # "art" or "symmetry"
    worth: int = 2

    def destiny_worth(self, table: Front, me: int, warrior: int, source: int) -> int:
        return self.worth if table.root(me) == warrior and table.type(source) == self.on else 1

    def worded(self) -> Message | None:
        return Message(f"dt-does-destiny-counts-{self.on}", (("worth", self.worth),))


@dataclass(frozen=True, slots=True)
class ExtraActions(Text):
    """Its player has `count` more actions in each turn.

    `attacks` of them may be further attacks. Of equal cards on one warrior only one is used (DT-EQUIP-08).
    """

    count: int = 1
    attacks: int = 0

    def extra_actions(self, table: Front, me: int, seat: int) -> int:
        return self.count if table.control[me] == seat and _first_copy(table, me) else 0

    def extra_attacks(self, table: Front, me: int, seat: int) -> int:
        return self.attacks if table.control[me] == seat and _first_copy(table, me) else 0


def _first_copy(table: Front, card: int) -> bool:
    """Whether no equal card lies on the same bearer before this one."""
    copies = [other for other in table.bearing(table.on.get(card, -1)) if table.key(other) == table.key(card)]
    return not copies or copies[0] == card


@dataclass(frozen=True, slots=True)
class BarsOthers(Text):
    """Its bearer may use no other cards of a kind on it (DT-EQUIP-23)."""

    what: str

    def bars(self, table: Front, me: int, card: int) -> bool:
        return kind_fits(table, card, self.what)

    def worded(self) -> Message | None:
        return Message(f"dt-does-bars-{self.what}")


@dataclass(frozen=True, slots=True)
class DeniesFortifications(Text):
    """A warrior attacked by one that matches `by` has nothing from fortifications."""

    by: str

    def attacked(self, table: Front, me: int, warrior: int) -> bool:
        duel = table.duel()
        if duel is None or warrior != duel.defender or not active(table, me):
            return False
        return duel.attacker in table.control and fits(table, duel.attacker, self.by, table.control[me], me)

    def suppresses(self, table: Front, me: int, warrior: int, source: int) -> bool:
        if table.type(source) != "fortification" and "counts-as-fortification" not in table.printed(source).keywords:
            return False
        return self.attacked(table, me, warrior)


@dataclass(frozen=True, slots=True)
class DeniesCover(DeniesFortifications):
    """A warrior attacked by one that matches `by` has nothing from cover and fortifications."""

    def denies_cover(self, table: Front, me: int, warrior: int) -> bool:
        return self.attacked(table, me, warrior)


@dataclass(frozen=True, slots=True)
class FreeDeploy(Text):
    """Its player may deploy warriors of a kind ANYTIME and without an action.

    Their V is paid, unless `for_nothing`.
    """

    cards: str
    own_turn: bool = False
    for_nothing: bool = False

    def _meant(self, table: Front, me: int, seat: int, card: int) -> bool:
        if table.control[me] != seat or (self.own_turn and table.active != seat):
            return False
        return table.type(card) == "warrior" and kind_fits(table, card, self.cards)

    def free_to_play(self, table: Front, me: int, seat: int, card: int, target: int) -> bool:
        return self._meant(table, me, seat, card)

    def waives_value(self, table: Front, me: int, seat: int, card: int) -> bool:
        return self.for_nothing and self._meant(table, me, seat, card)


@dataclass(frozen=True, slots=True)
class Protects(Text):
    """Cards of a kind on those that match `on` are discarded only with them."""

    cards: str
    on: str

    def saves(self, table: Front, me: int, card: int, where: str) -> bool:
        if where != GRAVE or card not in table.on or not kind_fits(table, card, self.cards):
            return False
        return fits(table, table.on[card], self.on, table.control[me], me)


EFFECTS: Final[dict[str, type[Text]]] = {
    "free-play": FreePlay,
    "one-per-bearer": OnePerBearer,
    "destiny-counts": DestinyCounts,
    "extra-actions": ExtraActions,
    "bars-others": BarsOthers,
    "denies-fortifications": DeniesFortifications,
    "denies-cover": DeniesCover,
    "free-deploy": FreeDeploy,
    "protects": Protects,
}
