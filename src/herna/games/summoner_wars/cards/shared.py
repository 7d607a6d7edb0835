"""Abilities that several factions share, and the gates. Each is written once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from herna.engine.activity import Bar, because
from herna.engine.decision import Ask
from herna.engine.deeds import DECLINES
from herna.engine.flow import Call, Outcome, Play, Return
from herna.games.summoner_wars.deeds import Deed, May
from herna.games.summoner_wars.grid import DISTANCE
from herna.games.summoner_wars.rules.attacking import Attacking, targets
from herna.games.summoner_wars.rules.bars import not_on_battlefield, text_does_not_allow
from herna.games.summoner_wars.rules.damage import Damage, ability_damage
from herna.games.summoner_wars.rules.verbs import boost
from herna.games.summoner_wars.rules.zones import remove_boost
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import Attacked, Effects, Text


class Gate(Text):
    """SW-TERM-08: its controller may summon units beside it."""

    def gate(self, table: Battlefield, me: int) -> bool:
        return True


class Engage(Text):
    """An enemy that steps away from this unit gets 1 damage.

    When an enemy unit beside it moves or is forced a step away.
    """

    def when_stepping_away(self, table: Battlefield, me: int, unit: int, before: int, after: int) -> bool:
        if not table.is_unit(unit) or not table.enemy(unit, table.control[me]):
            return False
        here = DISTANCE[table.place[me]]
        return here[before] == 1 and here[after] > 1


class Trample(Text):
    """This unit may move through commons.

    After the move each unit it went through gets 1 damage.
    """

    def through(self, table: Battlefield, me: int, other: int) -> bool:
        return table.is_common(other)

    def after_own_move(self, table: Battlefield, me: int, path: tuple[int, ...]) -> Effects:
        under = tuple(
            dict.fromkeys(
                table.board[space]
                for space in path[1:-1]
                if table.board[space] >= 0 and table.board[space] != me and table.is_unit(table.board[space])
            )
        )
        return (Trampling(me, "trample", table.control[me], under),) if under else ()


@dataclass(frozen=True, slots=True)
class Trampling(Deed):
    """Every unit that was passed through gets 1 damage, own ones too."""

    under: tuple[int, ...]

    def it_is_done(self, play: Play[Battlefield]) -> Call | None:
        if not self.here(play):  # SW-GAP-31
            return None
        hits = tuple(ability_damage(play.table, self.seat, card, 1) for card in self.under)
        return Call(Damage(hits, self.seat, self.source))


class ImbuedStrength(Text):
    """Strength +1 for each boost on this unit, at most +5."""

    def strength(self, table: Battlefield, me: int, target: int) -> int:
        return min(5, table.boost[me])


class Momentum(Text):
    """Once per turn, after this unit attacks an enemy unit, you may boost it."""

    def after_any_attack(self, table: Battlefield, me: int, attack: Attacked) -> Effects:
        if attack.attacker != me or attack.target_seat == attack.seat or not table.is_unit(attack.target):
            return ()
        return (Gathering(me, "momentum", attack.seat),) if table.once(me, "momentum") else ()


@dataclass(frozen=True, slots=True)
class Gathering(May):
    """The unit is boosted, once in a turn."""

    def possible(self, play: Play[Battlefield]) -> bool:
        return self.here(play) and play.table.once(self.source, self.effect)

    def it_is_used(self, play: Play[Battlefield]) -> None:
        table = play.table
        table.use(self.source, self.effect)
        boost(play, self.source)


class Relentless(Text):
    """This unit's attack does not count towards the limit of 3."""

    def relentless(self, table: Battlefield, me: int) -> bool:
        return True


class Prepare(Text):
    """Instead of moving this unit you may boost it."""

    def instead_of_moving(self, table: Battlefield, me: int) -> Effects:
        return (Preparing(me, "prepare", table.control[me]),)


@dataclass(frozen=True, slots=True)
class Preparing(Deed):
    """The unit is boosted."""

    def it_is_done(self, play: Play[Battlefield]) -> None:
        boost(play, self.source)


class SwiftShot(Text):
    """Once per turn, after this unit attacks, you may spend 1 of its boost.

    It makes an extra attack.
    """

    def after_any_attack(self, table: Battlefield, me: int, attack: Attacked) -> Effects:
        if attack.attacker != me or not table.once(me, "swift-shot"):
            return ()
        return (ShootingAgain(me, "swift-shot", attack.seat),)


@dataclass(frozen=True, slots=True)
class ShootingAgain(May):
    """A boost is spent, and the unit attacks once more."""

    def possible(self, play: Play[Battlefield]) -> bool:
        table = play.table
        can = table.boost[self.source] > 0 and table.once(self.source, self.effect)
        return can and bool(targets(table, self.source))

    def it_is_used(self, play: Play[Battlefield]) -> Call:
        table = play.table
        table.use(self.source, self.effect)
        remove_boost(table, self.source)
        return Call(ExtraAttack(self.source, self.effect, self.seat))


@dataclass(frozen=True, slots=True)
class ExtraAttack(Deed):
    """A unit makes an attack besides the usual ones (SW-ATK-26).

    It uses neither a slot nor its own normal attack.
    """

    def target_allowed(self, table: Battlefield, target: int) -> bool:
        """Whether the text lets the unit attack that."""
        return True

    def optional(self) -> bool:
        """Whether the attack can be declined.

        One that was chosen or paid for is made (SW-TIME-10).
        """
        return False

    def it_is_done(self, play: Play[Battlefield]) -> Outcome:
        attack = AttackOnceMore(self)
        if not self.here(play) or not attack.is_possible(play.table, self.seat):
            return Return()
        offer = (attack, DECLINES) if self.optional() else (attack,)
        return Ask(self.seat, "sw-extra-attack", offer, "SW-ATK-18", {"unit": self.source})


class AttackOnceMore(Attacking):
    """SW-ATK-18: the unit to which an extra attack was granted makes it."""

    rule = "SW-ATK-18"

    def __init__(self, deed: ExtraAttack) -> None:
        self.deed = deed

    def first(self, table: Battlefield, seat: int) -> Sequence[int]:
        return (self.deed.source,)

    def first_outside(self, table: Battlefield, seat: int, first: int) -> Bar:
        return no_extra_attack(table, first)

    def second_barred(self, table: Battlefield, seat: int, first: int, second: int) -> Bar | None:
        deed = self.deed
        return None if deed.target_allowed(table, second) else text_does_not_allow(deed.effect, "SW-ATK-18")


def no_extra_attack(table: Battlefield, card: int) -> Bar:
    missing = not_on_battlefield(table, card, "SW-ATK-18")
    return missing if missing is not None else because("SW-ATK-18", "sw-why-no-extra-attack", unit=card)


class FarShot(Text):
    """This unit may attack objects up to 4 spaces away."""

    def reach(self, table: Battlefield, me: int) -> int:
        return 4


class Flight(Text):
    """This unit may move 1 extra space and through any objects."""

    def extra_spaces(self, table: Battlefield, me: int) -> int:
        return 1

    def through(self, table: Battlefield, me: int, other: int) -> bool:
        return True


class Guarded(Text):
    """Each turn's first attack on this unit adds at most 1 damage."""

    def guarded(self, table: Battlefield, me: int) -> bool:
        return True


TEXTS: Final[dict[str, Text]] = {
    "gate": Gate(),
    "engage": Engage(),
    "trample": Trample(),
    "imbued-strength": ImbuedStrength(),
    "momentum": Momentum(),
    "relentless": Relentless(),
    "prepare": Prepare(),
    "swift-shot": SwiftShot(),
    "far-shot": FarShot(),
    "flight": Flight(),
    "guarded": Guarded(),
}
