"""What the cards of the Phoenix Elves do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from herna.engine.activity import Harm
from herna.engine.decision import Ask
from herna.engine.flow import Call, Go, Outcome, Play, Procedure, Return
from herna.games.summoner_wars.deeds import Aimed, Deed, PickSpace
from herna.games.summoner_wars.grid import DISTANCE
from herna.games.summoner_wars.rules.damage import Damage, ability_damage
from herna.games.summoner_wars.rules.force import Force
from herna.games.summoner_wars.rules.verbs import place
from herna.games.summoner_wars.rules.zones import remove_boost
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import Attacked, Effects, Text, is_granted_only_by


class CallProtection(Text):
    """Spend 1 boost to place a common of yours beside this unit.

    At the end of your Attack phase, if you like.
    """

    def end_of_phase(self, table: Battlefield, me: int, phase: str) -> Effects:
        if phase != "attack" or table.boost[me] < 1:
            return ()
        return (CallingProtection(me, "call-protection", table.control[me]),)


@dataclass(frozen=True, slots=True)
class CallingProtection(Aimed):
    """A common is placed on an empty space beside the unit that called it.

    It comes from anywhere (CR-01).
    """

    common: int = -1

    def order(self) -> tuple[str, ...]:
        return ("choose_a_target", "choose_a_space", "afterwards")

    def targets(self, table: Battlefield) -> list[int]:
        if not table.on_board(self.source) or table.boost[self.source] < 1:
            return []
        if not table.empty_beside(table.place[self.source]):
            return []
        return [unit for unit in table.units(self.seat) if table.is_common(unit)]

    def target(self, play: Play[Battlefield], card: int) -> Go:
        return Go(replace(self, common=card))

    def choose_a_space(self, play: Play[Battlefield]) -> Ask:
        return Ask(self.seat, "sw-choose-space", (PlaceProtector(self),), "SW-MOVE-16", self.about())


class PlaceProtector(PickSpace[CallingProtection]):
    """A space beside the unit that called it; the boost is spent."""

    def first(self, table: Battlefield, seat: int) -> Sequence[int]:
        return table.empty_beside(table.place[self.deed.source])

    def do(self, play: Play[Battlefield], seat: int, space: int) -> None:
        deed = self.deed
        remove_boost(play.table, deed.source)
        place(play, deed.common, space, "SW-MOVE-16")


class QuickShot(Text):
    """After this unit moves, you may add 1 damage to a unit.

    One within 3 clear straight spaces.
    """

    def after_own_move(self, table: Battlefield, me: int, path: tuple[int, ...]) -> Effects:
        return (ShootingQuickly(me, "quick-shot", table.control[me]),)


@dataclass(frozen=True, slots=True)
class ShootingQuickly(Aimed):
    """A unit in a straight line, with nothing in between, gets 1 damage.

    It is not attacked (SW-ATK-12).
    """

    def targets(self, table: Battlefield) -> list[int]:
        if not table.on_board(self.source):
            return []
        return [card for card in table.nearest_in_lines(self.source, 3) if table.is_unit(card)]

    def harm_to_target(self, table: Battlefield, card: int) -> Harm:
        return table.harm_to(card, self.seat)

    def target(self, play: Play[Battlefield], card: int) -> Call:
        return Call(Damage((ability_damage(play.table, self.seat, card, 1),), self.seat, self.source))


class BornOfFire(Text):
    """It may be summoned beside your unit with "Ember" in its name."""

    def own_summon_spaces(self, table: Battlefield, me: int, seat: int) -> list[int]:
        embers = [unit for unit in table.units(seat) if table.named(unit, "ember")]
        return [space for unit in embers for space in table.empty_beside(table.place[unit])]


class Wildfire(Text):
    """In your Move phase each enemy beside this unit gets 1 damage.

    At its start; enemy units only.
    """

    def start_of_phase(self, table: Battlefield, me: int, phase: str) -> Effects:
        if phase != "move" or not enemies_beside(table, me):
            return ()
        return (Spreading(me, "wildfire", table.control[me]),)


def enemies_beside(table: Battlefield, card: int) -> list[int]:
    """The enemy units adjacent to a card."""
    return [other for other in table.beside(card) if table.is_unit(other) and table.enemy(other, table.control[card])]


@dataclass(frozen=True, slots=True)
class Spreading(Deed):
    """All enemy units beside the unit are damaged at once (SW-GAP-28)."""

    def it_is_done(self, play: Play[Battlefield]) -> Call:
        table = play.table
        hits = tuple(ability_damage(table, self.seat, card, 1) for card in enemies_beside(table, self.source))
        return Call(Damage(hits, self.seat, self.source))


class Shove(Text):
    """You may force an adjacent enemy that this unit attacked 1 space.

    A common or champion.
    """

    def after_any_attack(self, table: Battlefield, me: int, attack: Attacked) -> Effects:
        if attack.attacker != me or attack.target_seat == attack.seat:
            return ()
        if not table.is_common(attack.target) and not table.is_champion(attack.target):
            return ()
        if DISTANCE[table.place[me]][attack.where] != 1 or not table.on_board(attack.target):
            return ()
        return (Shoving(me, "shove", attack.seat, attack.target),)


@dataclass(frozen=True, slots=True)
class Shoving(Deed):
    """The enemy that was attacked is forced 1 space, or not."""

    target: int

    def it_is_done(self, play: Play[Battlefield]) -> Outcome:
        if not self.here(play) or not play.table.enemy(self.target, self.seat):
            return Return()
        return Call(Force(self.seat, self.target, optional=True))


class Riposte(Text):
    """An adjacent enemy that attacked this unit gets 1 damage.

    If this unit is still in play. An attacker that has captured this unit is no enemy any more (SW-GAP-36).
    """

    def after_any_attack(self, table: Battlefield, me: int, attack: Attacked) -> Effects:
        if attack.target != me or attack.target_seat == attack.seat or not table.on_board(attack.attacker):
            return ()
        if not table.enemy(attack.attacker, table.control[me]):
            return ()
        if DISTANCE[table.place[attack.attacker]][attack.where] != 1:
            return ()
        return (StrikingBack(me, "riposte", table.control[me], attack.attacker),)


@dataclass(frozen=True, slots=True)
class StrikingBack(Deed):
    """The unit that attacked gets 1 damage."""

    attacker: int

    def it_is_done(self, play: Play[Battlefield]) -> Outcome:
        if not self.here(play):
            return Return()
        return Call(Damage((ability_damage(play.table, self.seat, self.attacker, 1),), self.seat, self.source))


class Protector(Text):
    """This card may be summoned beside your Summoner."""

    def own_summon_spaces(self, table: Battlefield, me: int, seat: int) -> list[int]:
        return table.empty_beside(table.place[table.summoner(seat)])


class FireBreath(Text):
    """This unit may attack through units.

    Each special symbol adds 1 damage to every unit between it and the target.
    """

    def attack_through(self, table: Battlefield, me: int, other: int) -> bool:
        return table.is_unit(other)

    def damage_between(self, table: Battlefield, me: int, attacker: int, special: int) -> int:
        return special


class FierySummon(Text):
    """You may summon units with "Ember" in their name beside this unit."""

    def summon_spaces(self, table: Battlefield, me: int, card: int, seat: int) -> list[int]:
        return table.empty_beside(table.place[me]) if table.named(card, "ember") else []


class Ignite(Text):
    """Your units with "Ember" in their name beside this unit have strength +1."""

    def strength_given(self, table: Battlefield, me: int, unit: int, target: int) -> int:
        own = table.control[unit] == table.control[me]
        return int(own and table.named(unit, "ember") and table.distance(unit, me) == 1)


class SpiritOfThePhoenix(Text):
    """ACTIVE: your units' abilities add 1 more damage to enemy units.

    To one that they damage without attacking it (CR-14).
    """

    def more_ability_damage(self, table: Battlefield, me: int, seat: int, target: int) -> int:
        return int(seat == table.control[me] and table.enemy(target, seat))


class BlindingFlare(Text):
    """ACTIVE: attacks near your Summoner hit for special symbols instead.

    Attacks on your Summoner or your unit beside it hit for each special symbol.
    """

    def hits_instead(self, table: Battlefield, me: int, attacker: int, target: int, special: int) -> int | None:
        seat = table.control[me]
        if table.control[target] != seat or not table.is_unit(target):
            return None
        return special if table.distance(target, table.summoner(seat)) <= 1 else None


class Burn(Text):
    """A common or champion within 2 spaces of your Summoner gets 2 damage."""

    def playable(self, table: Battlefield, me: int, seat: int) -> bool:
        return bool(burnable(table, seat))

    def effect(self, table: Battlefield, me: int, seat: int) -> Procedure:
        return Burning(me, "burn", seat)


def burnable(table: Battlefield, seat: int) -> list[int]:
    """The commons and champions within 2 spaces of a seat's Summoner, own and enemy."""
    near = table.within(table.summoner(seat), 2)
    return [card for card in near if table.is_common(card) or table.is_champion(card)]


@dataclass(frozen=True, slots=True)
class Burning(Aimed):
    """The target gets 2 damage.

    This is the damage of an event, not of an ability.
    """

    def optional(self) -> bool:
        return False

    def targets(self, table: Battlefield) -> list[int]:
        return burnable(table, self.seat)

    def harm_to_target(self, table: Battlefield, card: int) -> Harm:
        return table.harm_to(card, self.seat)

    def target(self, play: Play[Battlefield], card: int) -> Call:
        return Call(Damage(((card, 2),), self.seat, self.source))


class DivineRetribution(Text):
    """ACTIVE: your Summoner has Aura of the Phoenix."""

    def grants(self, table: Battlefield, me: int, unit: int) -> str:
        return "aura-of-the-phoenix" if unit == table.summoner(table.control[me]) else ""

    def after_any_attack(self, table: Battlefield, me: int, attack: Attacked) -> Effects:
        summoner = table.summoner(table.control[me])
        if summoner < 0 or not is_granted_only_by(table, me, summoner, "aura-of-the-phoenix"):
            return ()
        return TEXTS["aura-of-the-phoenix"].after_any_attack(table, summoner, attack)


class AuraOfThePhoenix(Text):
    """Enemies that attack near this unit get 1 damage.

    After one has attacked this unit or your unit within 3 spaces of it.
    """

    def after_any_attack(self, table: Battlefield, me: int, attack: Attacked) -> Effects:
        seat = table.control[me]
        if attack.target_seat != seat or attack.seat == seat:
            return ()
        if not table.is_unit(attack.target) or not table.on_board(attack.attacker):
            return ()
        if DISTANCE[table.place[me]][attack.where] > 3:
            return ()
        return (StrikingBack(me, "aura-of-the-phoenix", seat, attack.attacker),)


TEXTS: Final[dict[str, Text]] = {
    "call-protection": CallProtection(),
    "quick-shot": QuickShot(),
    "born-of-fire": BornOfFire(),
    "wildfire": Wildfire(),
    "shove": Shove(),
    "riposte": Riposte(),
    "protector": Protector(),
    "fire-breath": FireBreath(),
    "fiery-summon": FierySummon(),
    "ignite": Ignite(),
    "spirit-phoenix": SpiritOfThePhoenix(),
    "blinding-flare": BlindingFlare(),
    "burn": Burn(),
    "divine-retribution": DivineRetribution(),
    "aura-of-the-phoenix": AuraOfThePhoenix(),
}
