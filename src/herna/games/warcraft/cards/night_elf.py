"""The experience cards of the Night Elf Sentinels."""

from __future__ import annotations

from dataclasses import dataclass

from herna.engine.effects import Lasting, lasting_total
from herna.engine.flow import Play, Procedure, Return
from herna.games.warcraft.deed import Deed, OnSpace
from herna.games.warcraft.rules.attack import (
    ATTACKING,
    COUNTS_LESS,
    DEFENDING,
    GLAIVE_DICE,
    MARKSMAN,
    SHOT,
    attack_die,
    attackers,
    is_a_choice,
    is_hit,
)
from herna.games.warcraft.rules.experience import SETTLED
from herna.games.warcraft.rules.harvest import FOREST
from herna.games.warcraft.table import ATTACK, CASUALTY, PHASE, AttackDie, War
from herna.games.warcraft.texts import CardText

HIGHEST = 6  # on a die


class FaerieFire(CardText):
    """Before your attacks of a phase are rolled: each of your dice counts 1 less."""

    def playable(self, table: War, seat: int, about: int) -> bool:
        if not attackers(table, seat, table.phase):
            return False
        lowered = HIGHEST - lasting_total(table.lasting, COUNTS_LESS, seat)
        return not is_hit(table, (seat, table.phase, HIGHEST, lowered))

    def effect(self, seat: int, card: int, about: int) -> Procedure:
        return LightUp(seat, card, about)


@dataclass(frozen=True, slots=True)
class LightUp(Deed):
    """WC-EXP-FAERIE-1: several add up. What a die shows stays as it is (WC-EXP-FAERIE-2)."""

    def it_happens(self, play: Play[War]) -> None:
        table = play.table
        table.lasting = (*table.lasting, Lasting(COUNTS_LESS, self.seat, 1, self.card, PHASE))


class Marksmanship(CardText):
    """Just before an opponent removes a casualty that you have caused: you choose the unit."""

    def playable(self, table: War, seat: int, about: int) -> bool:
        suffering = ATTACKING if table.are_enemies(seat, table.attacker) else DEFENDING
        caused = sum(count for owner, count in table.caused if owner == seat)
        return lasting_total(table.lasting, SHOT, seat) < caused and is_a_choice(table, suffering)

    def effect(self, seat: int, card: int, about: int) -> Procedure:
        return TakeAim(seat, card, about)


@dataclass(frozen=True, slots=True)
class TakeAim(Deed):
    """WC-EXP-MARKS-1; one card for each casualty, and not more of them than the own dice have caused."""

    def it_happens(self, play: Play[War]) -> Return:
        table = play.table
        table.lasting = (
            *table.lasting,
            Lasting(MARKSMAN, self.seat, 1, self.card, CASUALTY),
            Lasting(SHOT, self.seat, 1, self.card, ATTACK),
        )
        return Return(SETTLED)


class MoonGlaive(CardText):
    """When your attacks of a phase have been rolled: one more attack for each hit, except for hits of such dice."""

    def playable(self, table: War, seat: int, about: int) -> bool:
        return bool(_hits_that_bring_dice(table, seat))

    def effect(self, seat: int, card: int, about: int) -> Procedure:
        return ThrowGlaives(seat, card, about)


def _hits_that_bring_dice(table: War, seat: int) -> list[AttackDie]:
    """Own hits; the dice of Moon Glaive, which are the last, bring no more (WC-EXP-GLAIVE-2)."""
    extra = sum(effect.amount for effect in table.lasting if effect.kind == GLAIVE_DICE)
    return [die for die in table.dice[: len(table.dice) - extra] if die[0] == seat and is_hit(table, die)]


@dataclass(frozen=True, slots=True)
class ThrowGlaives(Deed):
    """WC-EXP-GLAIVE-1: with the Strength of the unit concerned, as attacks of the phase (WC-EXP-GLAIVE-3)."""

    def it_happens(self, play: Play[War]) -> None:
        table = play.table
        hits = _hits_that_bring_dice(table, self.seat)
        table.dice = (*table.dice, *(attack_die(play, self.seat, die[1]) for die in hits))
        table.lasting = (*table.lasting, Lasting(GLAIVE_DICE, self.seat, len(hits), self.card, ATTACK))


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

    def spaces(self, table: War) -> list[int]:
        return _depleted_forests(table)

    def choose_space(self, play: Play[War], space: int) -> None:
        del play.table.depletion[space]
        play.tell(("regrown", self.seat, space), "WC-EXP-RENEW-1")


CARDS: dict[str, CardText] = {
    "faerie-fire": FaerieFire(),
    "marksmanship": Marksmanship(),
    "moon-glaive": MoonGlaive(),
    "renew": Renew(),
}
