"""Effects of fortifications: income and credit, trenches, walls, foxholes (DT-FORT, DT-TARGET-04, DT-WIN-06)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from herna.engine.decision import Choice
from herna.engine.effects import PLUS, Modifier
from herna.engine.flow import Play
from herna.games.doomtrooper.cards.abilities import Ability
from herna.games.doomtrooper.printed import ARMOR
from herna.games.doomtrooper.rules.attaching import bearers, give, may_come_into_play
from herna.games.doomtrooper.rules.cover import may_act
from herna.games.doomtrooper.rules.filters import kind_fits
from herna.games.doomtrooper.rules.identity import in_play
from herna.games.doomtrooper.rules.permissions import may
from herna.games.doomtrooper.rules.points import clear_debt, gain_destiny, pay
from herna.games.doomtrooper.rules.values import in_vehicle
from herna.games.doomtrooper.rules.zones import CRASHED, collection, move_to, pick_out, shuffle_library, tuck_under
from herna.games.doomtrooper.table import NONE, Front
from herna.games.doomtrooper.texts import Text


@dataclass(frozen=True, slots=True)
class Income(Text):
    """Its player gains `destiny` D in each of the player's draw steps."""

    destiny: int

    def at_draw_step(self, table: Front, me: int, seat: int) -> tuple[str, ...]:
        return ("income",) if table.control[me] == seat else ()

    def in_any_order(self) -> bool:
        return True

    def effect(self, play: Play[Front], me: int, name: str) -> None:
        gain_destiny(play, play.table.control[me], self.destiny)


@dataclass(frozen=True, slots=True)
class Bank(Text):
    """Its player may spend up to `lends` D at once without having them.

    For each one owed `rate` are paid back. It stays to the end of the game (DT-ZONES-11).
    """

    lends: int
    rate: int

    def credit(self, table: Front, me: int, seat: int) -> int:
        return self.lends if table.control[me] == seat else 0

    def uses(self, table: Front, me: int, seat: int, moment: str) -> list[Choice]:
        if moment not in ("anytime", "combat") or table.control[me] != seat:
            return []
        return [("use", me, "repay", NONE)] if table.debt[seat] and table.destiny[seat] >= self.rate else []

    def abilities(self) -> tuple[str, ...]:
        return ("repay",)

    def pays(self, play: Play[Front], me: int, seat: int, ability: str, target: int) -> int:
        pay(play, seat, self.rate)
        return NONE

    def use(self, play: Play[Front], me: int, seat: int, ability: str, target: int, paid: int) -> None:
        clear_debt(play, seat, 1)

    def saves(self, table: Front, me: int, card: int, where: str) -> bool:
        return card == me


@dataclass(frozen=True, slots=True)
class Entrenches(Text):
    """A warrior attacked in its area gets `armor` A.

    It gets `each` more for each card of equipment that is put under it. Such cards come from the player's hand ANYTIME,
    do nothing else, and are not discarded by themselves.
    """

    armor: int
    each: int

    def modifies_all(self, table: Front, me: int, warrior: int, stat: int, against: int) -> tuple[Modifier, ...]:
        duel = table.duel()
        if stat != ARMOR or duel is None or warrior != duel.defender or table.place(warrior) != table.place(me):
            return ()
        return (Modifier(PLUS, self.armor + self.each * len(table.bearing(me)), me),)

    def uses(self, table: Front, me: int, seat: int, moment: str) -> list[Choice]:
        if moment not in ("anytime", "combat") or table.control[me] != seat:
            return []
        hand = tuple(card for card in table.hands[seat] if table.type(card) == "equipment")
        return [("use", me, "tuck", card) for card in table.cards.of_each_kind(hand)]

    def abilities(self) -> tuple[str, ...]:
        return ("tuck",)

    def use(self, play: Play[Front], me: int, seat: int, ability: str, target: int, paid: int) -> None:
        tuck_under(play, target, me, seat)

    def saves(self, table: Front, me: int, card: int, where: str) -> bool:
        return table.on.get(card) == me


@dataclass(frozen=True, slots=True)
class Shelters(Text):
    """Up to `places` warriors of its area may go behind it.

    They go by an action each, and come out ANYTIME (DT-TARGET-04). Behind it nobody is able to fight. When it leaves
    the table, everybody behind it is wounded.
    """

    places: int

    def _behind(self, table: Front, me: int) -> tuple[int, ...]:
        return tuple(
            warrior
            for warrior in table.notes.get(me, ())
            if isinstance(warrior, int) and self._stays(table, me, warrior)
        )

    def _stays(self, table: Front, me: int, warrior: int) -> bool:
        return warrior in table.control and table.lies[warrior] == table.lies[me] and in_play(table, warrior)

    def uses(self, table: Front, me: int, seat: int, moment: str) -> list[Choice]:
        if table.control[me] != seat:
            return []
        behind = self._behind(table, me)
        if moment in ("anytime", "combat"):
            return [("use", me, "come-out", warrior) for warrior in behind]
        if moment != "action" or len(behind) >= self.places:
            return []
        return [
            ("use", me, "shelter", warrior)
            for warrior in table.warriors(seat)
            if warrior not in behind and self._stays(table, me, warrior) and _may_go_behind(table, me, warrior)
        ]

    def abilities(self) -> tuple[str, ...]:
        return ("shelter", "come-out")

    def action_cost(self, ability: str) -> int:
        return 1 if ability == "shelter" else 0

    def use(self, play: Play[Front], me: int, seat: int, ability: str, target: int, paid: int) -> None:
        table = play.table
        left = tuple(warrior for warrior in self._behind(table, me) if warrior != target)
        table.note(me, *left, *((target,) if ability == "shelter" else ()))

    def unfit(self, table: Front, me: int, warrior: int) -> bool:
        return warrior in table.notes.get(me, ()) and self._stays(table, me, warrior)

    def settles(self, play: Play[Front], me: int) -> None:
        behind = self._behind(play.table, me)
        if behind != play.table.notes.get(me, ()):
            play.table.note(me, *behind)

    def leaves(self, play: Play[Front], me: int) -> None:
        table = play.table
        table.fallout = (*table.fallout, *((CRASHED, warrior) for warrior in self._behind(table, me)))


def _may_go_behind(table: Front, wall: int, warrior: int) -> bool:
    """Whether a warrior may go behind a fortification.

    Not out of a duel, not in a vehicle, and not who may not use fortifications (DT-EQUIP-19).
    """
    if any(warrior in duel.fighters() for duel in table.duels) or in_vehicle(table, warrior):
        return False
    return may_act(table, warrior) and may(table, warrior, "use fortification", wall)


@dataclass(frozen=True, slots=True)
class MayMove(Ability):
    """It is moved to another own warrior that may have it."""

    def word(self) -> str:
        return "move"

    def targets(self, table: Front, me: int, seat: int) -> list[int]:
        return bearers(table, seat, me)

    def happens(self, play: Play[Front], me: int, seat: int, target: int) -> None:
        move_to(play, me, target)


@dataclass(frozen=True, slots=True)
class MayFetchAttachment(Ability):
    """Lays a card of a kind out of the collection on its own card.

    DT-DECK-06.
    """

    what: str = ""

    def word(self) -> str:
        return "fetch"

    def _found(self, table: Front, me: int, seat: int) -> int:
        """The first such card in the collection.

        NONE, if there is none or it could not come into play.
        """
        for card in collection(table, seat):
            if kind_fits(table, card, self.what):
                return card if may_come_into_play(table, seat, card) else NONE
        return NONE

    def targets(self, table: Front, me: int, seat: int) -> list[int]:
        return [me] if self._found(table, me, seat) >= 0 else []

    def happens(self, play: Play[Front], me: int, seat: int, target: int) -> None:
        give(play, pick_out(play, seat, self._found(play.table, me, seat), shown=True), me, seat)
        shuffle_library(play, seat)  # G-10


EFFECTS: Final[dict[str, type[Text]]] = {
    "income": Income,
    "bank": Bank,
    "entrenches": Entrenches,
    "shelters": Shelters,
    "may-move": MayMove,
    "may-fetch-attachment": MayFetchAttachment,
}
