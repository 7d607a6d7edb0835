"""Effects that change values, by a number or by a factor.

They work on the bearer, on groups, or on opponents.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from herna.engine.effects import BASE_PLUS, BASE_SET, BASE_TIMES, PLUS, TIMES, Modifier
from herna.engine.game import Message
from herna.games.doomtrooper.printed import STATS
from herna.games.doomtrooper.rules.filters import fits
from herna.games.doomtrooper.rules.values import base_value, wields
from herna.games.doomtrooper.table import NONE, Front
from herna.games.doomtrooper.texts import Text


@dataclass(frozen=True, slots=True)
class Modify(Text):
    """Its bearer (or its own card) gets these values.

    Perhaps only in a role, against some, or if it is of a kind. With `among` it does so only while `at_least` warriors
    match these words; with `base` the base values are changed (G-67).
    """

    fight: int = 0
    shoot: int = 0
    armor: int = 0
    value: int = 0
    role: str = ""  # "attacking" or "defending"
    against: str = ""
    bearer: str = ""
    among: str = ""
    at_least: int = 1
    base: bool = False
    wielding: str = ""  # which weapon its bearer must use in the duel

    def modifies(self, table: Front, me: int, warrior: int, stat: int, against: int) -> tuple[Modifier, ...]:
        amount = (self.fight, self.shoot, self.armor, self.value)[stat]
        if not amount or not _holds(table, me, warrior, against, self.role, self.against, self.bearer):
            return ()
        if self.wielding and not wields(table, warrior, self.wielding):
            return ()
        if self.among:
            seat = table.control[me]
            if sum(fits(table, other, self.among, seat, me) for other in table.warriors()) < self.at_least:
                return ()
        return (Modifier(BASE_PLUS if self.base else PLUS, amount, me),)

    def worded(self) -> Message | None:
        if self.role or self.against or self.bearer or self.among or self.base or self.wielding:
            return None
        return Message("dt-does-modify", numbers(self.fight, self.shoot, self.armor, self.value))


def _holds(table: Front, me: int, warrior: int, against: int, role: str, opponent: str, bearer: str) -> bool:
    """Whether the conditions of a modifier hold.

    How the warrior fights, against whom, and what it is.
    """
    if role:
        duel = table.duel()
        if duel is None or warrior != (duel.attacker if role == "attacking" else duel.defender):
            return False
    seat = table.control.get(me, table.control[warrior])
    if opponent and (against == NONE or not fits(table, against, opponent, seat, me)):
        return False
    return not bearer or fits(table, warrior, bearer, seat, me)


def numbers(fight: int, shoot: int, armor: int, value: int) -> tuple[tuple[str, str | int], ...]:
    """The values of an effect as the arguments of its words."""
    return (("fight", fight), ("shoot", shoot), ("armor", armor), ("value", value))


@dataclass(frozen=True, slots=True)
class ModifyGroup(Text):
    """All warriors matching `who` get these values.

    While its own card is where it must be (DT-AREA-04).
    """

    who: str
    fight: int = 0
    shoot: int = 0
    armor: int = 0
    value: int = 0
    source: str = ""  # where its own card, or the warrior on which it lies, must be
    role: str = ""
    against: str = ""
    adds_up: bool = True

    def modifies_all(self, table: Front, me: int, warrior: int, stat: int, against: int) -> tuple[Modifier, ...]:
        amount = (self.fight, self.shoot, self.armor, self.value)[stat]
        if not amount:
            return ()
        seat = table.control[me]
        if self.source and not fits(table, table.root(me), self.source, seat, me):
            return ()
        if not fits(table, warrior, self.who, seat, me) or not _holds(
            table, me, warrior, against, self.role, self.against, ""
        ):
            return ()
        return (Modifier(PLUS, amount, me),)


@dataclass(frozen=True, slots=True)
class ModifyPer(Text):
    """Its bearer (or its own card) gets values for each warrior of `per`."""

    per: str
    fight: int = 0
    shoot: int = 0
    armor: int = 0
    value: int = 0

    def modifies(self, table: Front, me: int, warrior: int, stat: int, against: int) -> tuple[Modifier, ...]:
        amount = (self.fight, self.shoot, self.armor, self.value)[stat]
        if not amount:
            return ()
        seat = table.control[me]
        count = sum(fits(table, other, self.per, seat, warrior) for other in table.warriors())
        return (Modifier(PLUS, amount * count, me),) if count else ()


@dataclass(frozen=True, slots=True)
class ModifyOpponent(Text):
    """An opponent of its bearer gets these values."""

    fight: int = 0
    shoot: int = 0
    armor: int = 0
    value: int = 0
    wielding: str = ""  # which weapon its bearer must use in the duel

    def modifies_all(self, table: Front, me: int, warrior: int, stat: int, against: int) -> tuple[Modifier, ...]:
        amount = (self.fight, self.shoot, self.armor, self.value)[stat]
        duel = table.duel()
        mine = table.root(me)
        if not amount or duel is None or mine not in duel.fighters() or warrior != duel.opponent(mine):
            return ()
        if self.wielding and not wields(table, mine, self.wielding):
            return ()
        return (Modifier(PLUS, amount, me),)

    def worded(self) -> Message | None:
        if self.wielding:
            return None
        return Message("dt-does-modify-opponent", numbers(self.fight, self.shoot, self.armor, self.value))


@dataclass(frozen=True, slots=True)
class Multiply(Text):
    """Values of its bearer are multiplied.

    After all changes of base, or, with `base`, as such a change (G-67).
    """

    stats: tuple[str, ...] = STATS
    by: int = 2
    base: bool = False

    def modifies(self, table: Front, me: int, warrior: int, stat: int, against: int) -> tuple[Modifier, ...]:
        if STATS[stat] not in self.stats:
            return ()
        return (Modifier(BASE_TIMES if self.base else TIMES, self.by, me),)


@dataclass(frozen=True, slots=True)
class MirrorBase(Text):
    """In a duel its bearer adds the opponent's base values to its own."""

    stats: tuple[str, ...]

    def mirrors(self, table: Front, me: int, warrior: int, stat: int, opponent: int) -> int:
        return base_value(table, opponent, stat) if STATS[stat] in self.stats else 0


@dataclass(frozen=True, slots=True)
class LevelBase(Text):
    """All base values of its bearer become the highest of those printed."""

    def modifies(self, table: Front, me: int, warrior: int, stat: int, against: int) -> tuple[Modifier, ...]:
        return (Modifier(BASE_SET, max(table.printed(warrior).stats), me),)

    def worded(self) -> Message | None:
        return Message("dt-does-level-base")


@dataclass(frozen=True, slots=True)
class Several(Text):
    """`count` copies of this card may be used or had at once.

    Used by a warrior, or had by a player; bonuses of Commanders add up.
    """

    copies: int = 2

    def several(self, table: Front, me: int) -> int:
        return self.copies


@dataclass(frozen=True, slots=True)
class ModifyZone(Text):
    """A warzone: a defender matching `who` that fights from it gets these values."""

    who: str
    fight: int = 0
    shoot: int = 0
    armor: int = 0
    value: int = 0

    def modifies_all(self, table: Front, me: int, warrior: int, stat: int, against: int) -> tuple[Modifier, ...]:
        amount = (self.fight, self.shoot, self.armor, self.value)[stat]
        duel = table.duel()
        if not amount or duel is None or duel.zone != me or warrior != duel.defender:
            return ()
        return (Modifier(PLUS, amount, me),) if fits(table, warrior, self.who, table.control[me], me) else ()


EFFECTS: Final[dict[str, type[Text]]] = {
    "modify": Modify,
    "modify-group": ModifyGroup,
    "modify-per": ModifyPer,
    "modify-opponent": ModifyOpponent,
    "multiply": Multiply,
    "mirror-base": MirrorBase,
    "level-base": LevelBase,
    "several": Several,
    "modify-zone": ModifyZone,
}
