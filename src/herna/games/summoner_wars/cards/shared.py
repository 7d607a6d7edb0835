"""Abilities that several factions share, and the gates. Each is written once."""

from __future__ import annotations

from dataclasses import dataclass

from herna.engine.decision import Ask, Choice
from herna.engine.flow import Call, Outcome, Play, Return
from herna.games.summoner_wars.deed import Deed, May
from herna.games.summoner_wars.grid import DISTANCE
from herna.games.summoner_wars.rules.attack import Attack
from herna.games.summoner_wars.rules.damage import Damage, ability_damage
from herna.games.summoner_wars.rules.values import targets
from herna.games.summoner_wars.rules.zones import add_boost, remove_boost
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import Attacked, Effects, Text


class Gate(Text):
    """SW-TERM-08: its controller may summon units beside it."""

    def gate(self, table: Battlefield, me: int) -> bool:
        return True


class Engage(Text):
    """When an enemy unit beside this one moves or is forced a step away from it: 1 damage to that enemy."""

    def when_stepping_away(self, table: Battlefield, me: int, unit: int, before: int, after: int) -> bool:
        if table.place[me] < 0 or not table.is_unit(unit) or not table.enemy(unit, table.control[me]):
            return False
        here = DISTANCE[table.place[me]]
        return here[before] == 1 and here[after] > 1


class Trample(Text):
    """This unit may move through commons; after the move each unit it went through gets 1 damage."""

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

    def order(self) -> tuple[str, ...]:
        return ("they_are_damaged",)

    def they_are_damaged(self, play: Play[Battlefield]) -> Call | None:
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
        table.used = (*table.used, (self.source, self.effect))
        add_boost(table, self.source)
        play.tell(("boosted", self.source, 1), "SW-BOOST-01")


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

    def order(self) -> tuple[str, ...]:
        return ("it_is_boosted",)

    def it_is_boosted(self, play: Play[Battlefield]) -> None:
        add_boost(play.table, self.source)
        play.tell(("boosted", self.source, 1), "SW-BOOST-01")


class SwiftShot(Text):
    """Once per turn, after this unit attacks, you may spend 1 of its boost; it makes an extra attack."""

    def after_any_attack(self, table: Battlefield, me: int, attack: Attacked) -> Effects:
        if attack.attacker != me or not table.once(me, "swift-shot"):
            return ()
        return (ShootingAgain(me, "swift-shot", attack.seat),)


@dataclass(frozen=True, slots=True)
class ShootingAgain(May):
    """A boost is spent, and the unit attacks once more."""

    def possible(self, play: Play[Battlefield]) -> bool:
        table = play.table
        can = self.here(play) and table.boost[self.source] > 0 and table.once(self.source, self.effect)
        return can and bool(targets(table, self.source))

    def it_is_used(self, play: Play[Battlefield]) -> Call:
        table = play.table
        table.used = (*table.used, (self.source, self.effect))
        remove_boost(table, self.source)
        return Call(ExtraAttack(self.source, self.effect, self.seat))


@dataclass(frozen=True, slots=True)
class ExtraAttack(Deed):
    """A unit makes an attack that uses neither a slot nor its own normal attack (SW-ATK-26)."""

    def order(self) -> tuple[str, ...]:
        return ("choose_what_to_attack", "the_attack_is_over")

    def attackable(self, play: Play[Battlefield]) -> list[int]:
        return targets(play.table, self.source) if self.here(play) else []

    def optional(self) -> bool:
        """Whether the attack can be declined; one that was chosen or paid for is made (SW-TIME-10)."""
        return False

    def choose_what_to_attack(self, play: Play[Battlefield]) -> Outcome:
        if not self.attackable(play):
            return Return()
        return Ask(self.seat, "sw-extra-attack", "extra_attacks", "SW-ATK-18", {"unit": self.source})

    def extra_attacks(self, play: Play[Battlefield]) -> list[Choice]:
        attacks: list[Choice] = [("attack", self.source, target) for target in self.attackable(play)]
        return [*attacks, ("decline",)] if self.optional() else attacks

    def attack(self, play: Play[Battlefield], unit: int, target: int) -> Call:
        return Call(Attack(unit, target))

    def decline(self, play: Play[Battlefield]) -> None:
        pass

    def the_attack_is_over(self, play: Play[Battlefield]) -> None:
        pass


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
    """The first attack on this unit in each turn adds at most 1 damage to it."""

    def guarded(self, table: Battlefield, me: int) -> bool:
        return True


TEXTS: dict[str, Text] = {
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
