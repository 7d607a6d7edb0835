"""Texts that no card has: for rules of Summoner Wars to which a printed text would bring more than they need.

A test brings them in: `says("scorch", Scorch(2))`, and then `has(battle, "gwalark", "scorch")`.
"""

from dataclasses import dataclass

from herna.engine.activity import Bar
from herna.engine.effects import Effect
from herna.engine.flow import Call, Outcome, Play, Procedure
from herna.games.summoner_wars.cards.shared import ExtraAttack, Preparing
from herna.games.summoner_wars.deeds import Aimed, Deed, May
from herna.games.summoner_wars.given import RS, GivenBattle
from herna.games.summoner_wars.grid import NEIGHBOURS
from herna.games.summoner_wars.rules.damage import Damage
from herna.games.summoner_wars.rules.zones import add_boost, gain_ability
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import Attacked, Effects, Gone, Text

# Four attackers that each stand before a target of their own, and three dice that show no melee symbol.
FOUR_BEARS = {"bear-cavalry": (3, 1), "bear-cavalry#2": (3, 2), "bear-cavalry#3": (3, 3), "bear-cavalry#4": (3, 4)}
FOUR_GATES = {"gate": (4, 1), "gate#2": (4, 2), "gate#3": (4, 3), "gate#4": (4, 4)}
MISS = (RS, RS, RS)


def has(battle: GivenBattle, name: str, *abilities: str) -> None:
    """A card on the battlefield has these abilities besides its own."""
    gain_ability(battle.table, battle[name], abilities)


class Scorch(Text):
    """As an ability: at any time in your turn, this card damages an object. As an event: so it does when played."""

    def __init__(self, amount: int = 1) -> None:
        self.amount = amount

    def abilities_to_use(self, table: Battlefield, me: int) -> Effect | Bar:
        return Scorching(me, "scorch", table.control[me], self.amount)

    def effect(self, table: Battlefield, me: int, seat: int) -> Procedure | None:
        return Scorching(me, table.key(me), seat, self.amount)


@dataclass(frozen=True, slots=True)
class Scorching(Aimed):
    """Its controller names any object, which is damaged."""

    amount: int

    def targets(self, table: Battlefield) -> list[int]:
        return table.objects()

    def optional(self) -> bool:
        return False

    def target(self, play: Play[Battlefield], card: int) -> Call:
        return Call(Damage(((card, self.amount),), self.seat, self.source))


class Burst(Text):
    """When this card is eliminated, every object beside it gets 3 damage."""

    def when_eliminated(self, table: Battlefield, me: int, gone: Gone) -> Effects:
        beside = [table.board[space] for space in NEIGHBOURS[gone.space] if table.board[space] >= 0]
        return (Bursting(me, "burst", gone.seat, tuple(beside)),) if gone.card == me else ()


@dataclass(frozen=True, slots=True)
class Bursting(Deed):
    """They are damaged at once."""

    beside: tuple[int, ...]

    def order(self) -> tuple[str, ...]:
        return ("they_are_damaged",)

    def they_are_damaged(self, play: Play[Battlefield]) -> Call:
        return Call(Damage(tuple((card, 3) for card in self.beside), self.seat, self.source))


class Rest(Text):
    """Instead of attacking, this unit is boosted."""

    def instead_of_attacking(self, table: Battlefield, me: int) -> Effects:
        return (Preparing(me, "rest", table.control[me]),)


class Command(Text):
    """After this unit attacks, you may name a unit of yours; it makes an extra attack."""

    def after_any_attack(self, table: Battlefield, me: int, attack: Attacked) -> Effects:
        return (Commanding(me, "command", attack.seat),) if attack.attacker == me else ()


@dataclass(frozen=True, slots=True)
class Commanding(Aimed):
    """One more attack."""

    def targets(self, table: Battlefield) -> list[int]:
        return table.units(self.seat)

    def target(self, play: Play[Battlefield], card: int) -> Call:
        return Call(ExtraAttack(card, "command", self.seat))


class Banner(Text):
    """Your other units have strength +1 and life +2."""

    def strength_given(self, table: Battlefield, me: int, unit: int, target: int) -> int:
        return int(unit != me and table.control[unit] == table.control[me])

    def life_given(self, table: Battlefield, me: int, other: int) -> int:
        return 2 * int(other != me and table.is_unit(other) and table.control[other] == table.control[me])


class Herald(Text):
    """After this unit was summoned or built, you may gain 1 magic."""

    def after_summoned(self, table: Battlefield, me: int) -> Effects:
        return (Heralding(me, table.key(me), table.control[me]),)


@dataclass(frozen=True, slots=True)
class Heralding(May):
    """The magic is gained."""

    def it_is_used(self, play: Play[Battlefield]) -> Outcome:
        play.table.gain_magic(self.seat, 1)
        return None


class Weary(Text):
    """This unit has lost some of its strength."""

    def __init__(self, lost: int) -> None:
        self.lost = lost

    def strength(self, table: Battlefield, me: int, target: int) -> int:
        return -self.lost


@dataclass(frozen=True, slots=True)
class PerhapsBoosting(May):
    """The unit is boosted, if its controller wants it."""

    def it_is_used(self, play: Play[Battlefield]) -> None:
        add_boost(play.table, self.source)


@dataclass(frozen=True, slots=True)
class Boosting(Deed):
    """The unit is boosted."""

    def order(self) -> tuple[str, ...]:
        return ("it_is_boosted",)

    def it_is_boosted(self, play: Play[Battlefield]) -> None:
        add_boost(play.table, self.source)
        play.tell(("boosted", self.source, 1))
