"""What the cards of the Tundra Orcs do."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from herna.engine.activity import Harm
from herna.engine.decision import Ask
from herna.engine.deeds import DECLINES
from herna.engine.flow import Call, Go, Outcome, Play, Procedure, Repeat, Return
from herna.games.summoner_wars.cards.shared import ExtraAttack
from herna.games.summoner_wars.deeds import Aimed, Deed, May
from herna.games.summoner_wars.grid import DISTANCE
from herna.games.summoner_wars.rules.attack import symbols, tell_the_roll
from herna.games.summoner_wars.rules.damage import Damage
from herna.games.summoner_wars.rules.force import Force, forced_paths
from herna.games.summoner_wars.rules.rerolling import Reroll, rerollers
from herna.games.summoner_wars.rules.verbs import boost
from herna.games.summoner_wars.rules.zones import remove_boost
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import Attacked, Effects, Text, is_granted_only_by


def attacked_an_enemy_beside(table: Battlefield, unit: int, attack: Attacked) -> bool:
    """Whether it was this unit's attack on an adjacent enemy object."""
    if attack.attacker != unit or attack.target_seat == attack.seat:
        return False
    return DISTANCE[table.place[unit]][attack.where] == 1


@dataclass(frozen=True, slots=True)
class AttackBeside(ExtraAttack):
    """A unit may make an extra attack on an adjacent enemy object."""

    def target_allowed(self, table: Battlefield, target: int) -> bool:
        return table.enemy(target, self.seat) and table.distance(target, self.source) == 1

    def optional(self) -> bool:
        return True


class Restore(Text):
    """After this unit moves: if it has no boost, boost it."""

    def after_own_move(self, table: Battlefield, me: int, path: tuple[int, ...]) -> Effects:
        return () if table.boost[me] else (Restoring(me, "restore", table.control[me]),)


@dataclass(frozen=True, slots=True)
class Restoring(Deed):
    """The unit is boosted, if it has no boost by now."""

    def it_is_done(self, play: Play[Battlefield]) -> None:
        if self.here(play) and not play.table.boost[self.source]:
            boost(play, self.source)


class Influence(Text):
    """In your turn spend 1 boost to re-roll your unit's dice.

    When your unit within 3 spaces rolls dice; the boost is this unit's.
    """

    def rerolls(self, table: Battlefield, me: int, roller: int) -> bool:
        own = table.control[me] == table.control[roller] == table.active
        return own and table.boost[me] > 0 and 0 < table.distance(me, roller) <= 3


class UnwieldyMagic(Text):
    """Attacks without a special symbol add no damage to the target."""

    def hits_instead(self, table: Battlefield, me: int, attacker: int, target: int, special: int) -> int | None:
        return 0 if attacker == me and special == 0 else None


class Sluggish(Text):
    """When this unit is attacked, each special symbol adds 1 extra damage to it."""

    def hits_added(self, table: Battlefield, me: int, attacker: int, target: int, special: int) -> int:
        return special if target == me else 0


class BloodRush(Text):
    """When summoned, take 1 damage to be forced 1 space.

    After this unit has been summoned, if you like.
    """

    def after_summoned(self, table: Battlefield, me: int) -> Effects:
        return (Rushing(me, "blood-rush", table.control[me]),)


@dataclass(frozen=True, slots=True)
class Rushing(May):
    """The unit gets 1 damage and is forced.

    It cannot be used where no way is open (SW-GAP-10).
    """

    def order(self) -> tuple[str, ...]:
        return ("use_it_or_not", "it_is_used", "it_is_forced")

    def possible(self, play: Play[Battlefield]) -> bool:
        return bool(forced_paths(play.table, self.source, 1, 1))

    def it_is_used(self, play: Play[Battlefield]) -> Call:
        return Call(Damage(((self.source, 1),), self.seat, self.source))

    def it_is_forced(self, play: Play[Battlefield]) -> Call:
        return Call(Force(self.seat, self.source))


class Frenzy(Text):
    """After each attack of this unit on an adjacent enemy object, roll 1 die.

    A special symbol may let it go on.
    """

    def after_any_attack(self, table: Battlefield, me: int, attack: Attacked) -> Effects:
        return (Raging(me, "frenzy", attack.seat),) if attacked_an_enemy_beside(table, me, attack) else ()


@dataclass(frozen=True, slots=True)
class Raging(Deed):
    """On a special symbol the unit may be forced 1 space.

    If it is, it may attack an enemy object beside it.
    """

    dice: tuple[int, ...] = ()

    def order(self) -> tuple[str, ...]:
        return ("a_die_is_rolled", "it_may_be_rolled_again", "the_unit_may_be_forced")

    def a_die_is_rolled(self, play: Play[Battlefield]) -> Outcome:
        return Go(self._roll(play)) if self.here(play) else Return()

    def _roll(self, play: Play[Battlefield]) -> Raging:
        dice = (play.chance.die(),)
        tell_the_roll(play, self.source, dice, "SW-TIME-09")
        return replace(self, dice=dice)

    def it_may_be_rolled_again(self, play: Play[Battlefield]) -> Outcome:
        if not rerollers(play.table, self.source):
            return None
        return Ask(self.seat, "sw-reroll", (RollFrenzyAgain(self), DECLINES), "SW-ABIL-08", {"unit": self.source})

    def reroll(self, play: Play[Battlefield], source: int) -> Repeat:
        remove_boost(play.table, source)
        return Repeat("it_may_be_rolled_again", self._roll(play))

    def decline(self, play: Play[Battlefield]) -> None:
        pass

    def the_unit_may_be_forced(self, play: Play[Battlefield]) -> Outcome:
        if not symbols(self.dice, 2):
            return Return()
        return Call(Force(self.seat, self.source, optional=True), then="if_it_was_forced")

    def if_it_was_forced(self, play: Play[Battlefield], value: object) -> Outcome:
        return Call(AttackBeside(self.source, self.effect, self.seat)) if value == 1 else Return()


class RollFrenzyAgain(Reroll):
    """The die of Frenzy is rolled again."""

    def __init__(self, deed: Raging) -> None:
        super().__init__(deed.source)
        self.deed = deed

    def do(self, play: Play[Battlefield], seat: int, card: int) -> Repeat:
        return self.deed.reroll(play, card)


class BloodBond(Text):
    """Attacks on enemies boost your Summoner for each special symbol.

    After this unit attacks an enemy unit, put as many boost on your Summoner as special symbols were rolled.
    """

    def after_any_attack(self, table: Battlefield, me: int, attack: Attacked) -> Effects:
        if attack.attacker != me or attack.target_seat == attack.seat or not table.is_unit(attack.target):
            return ()
        return (Bleeding(me, "blood-bond", attack.seat, attack.special),) if attack.special else ()


@dataclass(frozen=True, slots=True)
class Bleeding(Deed):
    """The player's Summoner is boosted."""

    boost: int

    def it_is_done(self, play: Play[Battlefield]) -> None:
        if self.here(play):
            summoner = play.table.summoner(self.seat)
            boost(play, summoner, self.boost)


class WildStrike(Text):
    """Hits for each special symbol instead of each melee symbol.

    When this unit attacks.
    """

    def hits_instead(self, table: Battlefield, me: int, attacker: int, target: int, special: int) -> int | None:
        return special if attacker == me else None


class PiercingFrost(Text):
    """Your units with "Frost" in their name beside this unit have strength +1."""

    def strength_given(self, table: Battlefield, me: int, unit: int, target: int) -> int:
        own = table.control[unit] == table.control[me]
        return int(own and table.named(unit, "frost") and table.distance(unit, me) == 1)


class ForGlory(Text):
    """ACTIVE: your commons have Reckless Strike."""

    def grants(self, table: Battlefield, me: int, unit: int) -> str:
        return "reckless-strike" if table.is_common(unit) and table.control[unit] == table.control[me] else ""


class RecklessStrike(Text):
    """Strength +2.

    If there are 0 or 1 special symbols, this unit gets as much damage as the target of its attack.
    """

    def strength(self, table: Battlefield, me: int, target: int) -> int:
        return 2

    def damage_to_attacker(self, table: Battlefield, me: int, attacker: int, hits: int, special: int) -> int:
        return hits if special <= 1 else 0


class BrutalForce(Text):
    """ACTIVE: your units have Forceful Attack."""

    def grants(self, table: Battlefield, me: int, unit: int) -> str:
        return "forceful-attack" if table.is_unit(unit) and table.control[unit] == table.control[me] else ""

    def after_any_attack(self, table: Battlefield, me: int, attack: Attacked) -> Effects:
        if not is_granted_only_by(table, me, attack.attacker, "forceful-attack"):
            return ()
        return TEXTS["forceful-attack"].after_any_attack(table, attack.attacker, attack)


class ForcefulAttack(Text):
    """You may force a unit that it damaged 1 space away.

    After this unit attacks; away from this one.
    """

    def after_any_attack(self, table: Battlefield, me: int, attack: Attacked) -> Effects:
        if attack.attacker != me or not attack.damaged or not table.is_unit(attack.target):
            return ()
        if not table.on_board(attack.target):
            return ()
        return (Repelling(me, "forceful-attack", attack.seat, attack.target),)


@dataclass(frozen=True, slots=True)
class Repelling(Deed):
    """The unit that was damaged is forced away from the attacker, or not."""

    target: int

    def it_is_done(self, play: Play[Battlefield]) -> Call:
        return Call(Force(self.seat, self.target, optional=True, away=self.source))


class Freeze(Text):
    """Target a common or champion without boost within 3 spaces of your Summoner.

    ACTIVE: it is frozen. What is frozen has no abilities and cannot move, attack, be attacked or be forced: the rules
    ask the table.
    """

    def playable(self, table: Battlefield, me: int, seat: int) -> bool:
        return bool(freezable(table, seat))

    def effect(self, table: Battlefield, me: int, seat: int) -> Procedure:
        return Freezing(me, "freeze", seat)

    def when_discarded(self, table: Battlefield, me: int, seat: int) -> Procedure:
        return Thawing(me, "freeze", seat)


def freezable(table: Battlefield, seat: int) -> list[int]:
    """The commons and champions without boost near a seat's Summoner.

    Within 3 spaces, own and enemy.
    """
    near = [card for card in table.within(table.summoner(seat), 3) if not table.boost[card]]
    return [card for card in near if table.is_common(card) or table.is_champion(card)]


def frozen_now(table: Battlefield) -> tuple[int, ...]:
    """The targets of all active Freezes, each once."""
    named = (cards for event, cards in table.marks.items() if table.key(event) == "freeze")
    return tuple(dict.fromkeys(card for cards in named for card in cards))


@dataclass(frozen=True, slots=True)
class Freezing(Aimed):
    """The target is frozen.

    It may fall for lack of life that its abilities gave it.
    """

    def optional(self) -> bool:
        return False

    def targets(self, table: Battlefield) -> list[int]:
        return freezable(table, self.seat)

    def harm_to_target(self, table: Battlefield, card: int) -> Harm:
        return table.harm_to(card, self.seat)

    def target(self, play: Play[Battlefield], card: int) -> None:
        table = play.table
        table.marks[self.source] = (card,)
        table.frozen = frozen_now(table)
        table.unsettled = True


@dataclass(frozen=True, slots=True)
class Thawing(Deed):
    """The target is what it was, unless another Freeze holds it."""

    def it_is_done(self, play: Play[Battlefield]) -> None:
        table = play.table
        table.marks.pop(self.source, None)
        table.frozen = frozen_now(table)
        table.unsettled = True


class PrimalFury(Text):
    """ACTIVE: your Summoner may be forced and attack once more.

    Once per turn, after it attacks an enemy object beside it.
    """

    def after_any_attack(self, table: Battlefield, me: int, attack: Attacked) -> Effects:
        summoner = table.summoner(table.control[me])
        if not attacked_an_enemy_beside(table, summoner, attack) or not table.once(me, "primal-fury"):
            return ()
        return (Lunging(me, "primal-fury", attack.seat),)


@dataclass(frozen=True, slots=True)
class Lunging(Deed):
    """The Summoner may be forced 1 or 2 spaces.

    If it is, it may attack an enemy object beside it.
    """

    def it_is_done(self, play: Play[Battlefield]) -> Outcome:
        table = play.table
        if not table.once(self.source, self.effect):
            return Return()
        return Call(Force(self.seat, table.summoner(self.seat), 1, 2, optional=True), then="if_it_was_forced")

    def if_it_was_forced(self, play: Play[Battlefield], value: object) -> Outcome:
        if value != 1:
            return Return()
        table = play.table
        table.use(self.source, self.effect)
        return Call(AttackBeside(table.summoner(self.seat), self.effect, self.seat))


TEXTS: Final[dict[str, Text]] = {
    "restore": Restore(),
    "influence": Influence(),
    "unwieldy-magic": UnwieldyMagic(),
    "sluggish": Sluggish(),
    "blood-rush": BloodRush(),
    "frenzy": Frenzy(),
    "blood-bond": BloodBond(),
    "wild-strike": WildStrike(),
    "piercing-frost": PiercingFrost(),
    "for-glory": ForGlory(),
    "reckless-strike": RecklessStrike(),
    "brutal-force": BrutalForce(),
    "forceful-attack": ForcefulAttack(),
    "freeze": Freeze(),
    "primal-fury": PrimalFury(),
}
