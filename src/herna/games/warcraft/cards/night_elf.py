"""The experience cards of the Night Elf Sentinels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from herna.engine.effects import lasting_total
from herna.engine.flow import Play, Procedure, Return
from herna.games.warcraft.deeds import CardDeed, OnSpace
from herna.games.warcraft.rules.attack import (
    ATTACKING,
    DEFENDING,
    attack_die,
    attackers,
    is_a_choice,
    is_hit,
)
from herna.games.warcraft.rules.experience import SETTLED
from herna.games.warcraft.rules.harvest import FOREST, regrow
from herna.games.warcraft.rules.lasting import COUNTS_LESS, GLAIVE_DICE, MARKSMAN, SHOT
from herna.games.warcraft.table import ATTACK, CASUALTY, PHASE, AttackDie, War
from herna.games.warcraft.texts import CardText

HIGHEST: Final = 6  # on a die


class FaerieFire(CardText):
    """Each of your dice counts 1 less.

    Before your attacks of a phase are rolled.
    """

    def playable(self, table: War, seat: int, about: int) -> bool:
        if not attackers(table, seat, table.phase):
            return False
        lowered = HIGHEST - lasting_total(table.lasting, COUNTS_LESS, seat)
        return not is_hit(table, (seat, table.phase, HIGHEST, lowered))

    def effect(self, seat: int, card: int, about: int) -> Procedure:
        return LightUp(seat, card, about)


@dataclass(frozen=True, slots=True)
class LightUp(CardDeed):
    """WC-EXP-FAERIE-1: several add up. What a die shows stays as it is (WC-EXP-FAERIE-2)."""

    def it_is_done(self, play: Play[War]) -> None:
        play.table.add_lasting(COUNTS_LESS, self.seat, self.card, PHASE)


class Marksmanship(CardText):
    """You choose a casualty that you have caused.

    Just before an opponent removes it.
    """

    def playable(self, table: War, seat: int, about: int) -> bool:
        suffering = ATTACKING if table.are_enemies(seat, table.attacker) else DEFENDING
        caused = sum(count for owner, count in table.caused if owner == seat)
        return lasting_total(table.lasting, SHOT, seat) < caused and is_a_choice(table, suffering)

    def effect(self, seat: int, card: int, about: int) -> Procedure:
        return TakeAim(seat, card, about)


@dataclass(frozen=True, slots=True)
class TakeAim(CardDeed):
    """WC-EXP-MARKS-1: one card for each casualty that the player's dice have caused."""

    def it_is_done(self, play: Play[War]) -> Return:
        play.table.add_lasting(MARKSMAN, self.seat, self.card, CASUALTY)
        play.table.add_lasting(SHOT, self.seat, self.card, ATTACK)
        return Return(SETTLED)


class MoonGlaive(CardText):
    """One more attack for each hit of a phase.

    When your attacks of the phase have been rolled; not for hits of such dice.
    """

    def playable(self, table: War, seat: int, about: int) -> bool:
        return bool(_hits_that_bring_dice(table, seat))

    def effect(self, seat: int, card: int, about: int) -> Procedure:
        return ThrowGlaives(seat, card, about)


def _hits_that_bring_dice(table: War, seat: int) -> list[AttackDie]:
    """Own hits.

    The dice of Moon Glaive, which are the last, bring no more (WC-EXP-GLAIVE-2).
    """
    extra = sum(effect.amount for effect in table.lasting if effect.kind == GLAIVE_DICE)
    return [die for die in table.dice[: len(table.dice) - extra] if die[0] == seat and is_hit(table, die)]


@dataclass(frozen=True, slots=True)
class ThrowGlaives(CardDeed):
    """WC-EXP-GLAIVE-1: with the Strength of the unit concerned, as attacks of the phase (WC-EXP-GLAIVE-3)."""

    def it_is_done(self, play: Play[War]) -> None:
        table = play.table
        hits = _hits_that_bring_dice(table, self.seat)
        table.dice = (*table.dice, *(attack_die(play, self.seat, die[1]) for die in hits))
        table.add_lasting(GLAIVE_DICE, self.seat, self.card, ATTACK, len(hits))


class Renew(CardText):
    """At the start of your Harvest Step: remove the depletion token from a forest."""

    def playable(self, table: War, seat: int, about: int) -> bool:
        return bool(_depleted_forests(table))

    def effect(self, seat: int, card: int, about: int) -> Procedure:
        return Regrow(seat, card, about)


def _depleted_forests(table: War) -> list[int]:
    return [space for space in sorted(table.depletion) if table.setting.space_kinds[space] == FOREST]


@dataclass(frozen=True, slots=True)
class Regrow(OnSpace):
    """WC-EXP-RENEW-1: whichever side the token shows."""

    def candidates(self, table: War) -> list[int]:
        return _depleted_forests(table)

    def pick(self, play: Play[War], space: int) -> None:
        regrow(play, self.seat, space)


TEXTS: Final[dict[str, CardText]] = {
    "faerie-fire": FaerieFire(),
    "marksmanship": Marksmanship(),
    "moon-glaive": MoonGlaive(),
    "renew": Renew(),
}
