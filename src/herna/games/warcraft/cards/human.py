"""The experience cards of the Human Alliance."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from herna.engine.activity import Bar, Thing
from herna.engine.deeds import PickPlayer
from herna.engine.effects import CANCELLED
from herna.engine.flow import Outcome, Play, Procedure, Return
from herna.games.warcraft.deeds import CardDeed, OnUnit
from herna.games.warcraft.rules.attack import spare
from herna.games.warcraft.rules.experience import ask_unless_one
from herna.games.warcraft.rules.lasting import call_to_arms, polymorph, polymorphed
from herna.games.warcraft.setting import OF_KIND, WORKER
from herna.games.warcraft.table import War
from herna.games.warcraft.texts import CardText


class CallToArms(CardText):
    """Workers count as ground units in this Move Step.

    When an enemy unit has moved to a space with workers of yours.
    """

    def playable(self, table: War, seat: int, about: int) -> bool:
        return bool(table.on[about] & OF_KIND[seat][WORKER] & ~table.called)

    def effect(self, seat: int, card: int, about: int) -> Procedure:
        return TakeUpArms(seat, card, about)


@dataclass(frozen=True, slots=True)
class TakeUpArms(CardDeed):
    """WC-EXP-CALLTOARMS-2: all own workers on the space that was entered."""

    def it_is_done(self, play: Play[War]) -> None:
        call_to_arms(play, self.seat, self.about)


class DispelMagic(CardText):
    """In a battle, when a card has been played: it has no effect."""

    def effect(self, seat: int, card: int, about: int) -> Procedure:
        return Dispel(seat, card, about)


@dataclass(frozen=True, slots=True)
class Dispel(CardDeed):
    """WC-EXP-DISPEL-1: the card that it answers is cancelled."""

    def it_is_done(self, play: Play[War]) -> Return:
        return Return(CANCELLED)


class Invisibility(CardText):
    """A player of your choice has 1 casualty less in this phase.

    In a battle, before casualties are removed.
    """

    def playable(self, table: War, seat: int, about: int) -> bool:
        return bool(_players_with_casualties(table))

    def effect(self, seat: int, card: int, about: int) -> Procedure:
        return Spare(seat, card, about)


def _players_with_casualties(table: War) -> list[int]:
    """The attacker or defender who must remove casualties.

    In a team it is the casualties of the side that count.
    """
    return [
        seat
        for seat, owed in zip((table.defender, table.attacker), table.owed, strict=True)
        if owed and table.is_player(seat)
    ]


@dataclass(frozen=True, slots=True)
class Spare(CardDeed):
    """WC-EXP-INVIS-1."""

    def it_is_done(self, play: Play[War]) -> Outcome:
        return ask_unless_one(play, self.seat, "wc-spare", PickSpared(self), "WC-EXP-INVIS-1")

    def candidates(self, table: War) -> list[int]:
        return _players_with_casualties(table)

    def pick(self, play: Play[War], player: int) -> None:
        spare(play, player)


NO_CASUALTIES: Final = Bar("WC-EXP-INVIS-1", "wc-why-no-casualties")


class PickSpared(PickPlayer):
    """WC-EXP-INVIS-1: the player who has 1 casualty less."""

    rule = "WC-EXP-INVIS-1"

    def first_outside(self, table: War, seat: int, first: Thing) -> Bar:
        return NO_CASUALTIES


class Polymorph(CardText):
    """An enemy unit does not attack in this battle round.

    At the start of a battle round; the unit is in the battle.
    """

    def playable(self, table: War, seat: int, about: int) -> bool:
        return bool(_enemies_that_attack(table, seat))

    def effect(self, seat: int, card: int, about: int) -> Procedure:
        return Transform(seat, card, about)


def _enemies_that_attack(table: War, seat: int) -> int:
    return table.fighting & table.setting.enemy_pieces[seat] & ~polymorphed(table)


@dataclass(frozen=True, slots=True)
class Transform(OnUnit):
    """WC-EXP-POLY-1: it keeps its abilities and can be a casualty (WC-EXP-POLY-2)."""

    def units(self, table: War) -> int:
        return _enemies_that_attack(table, self.seat)

    def pick(self, play: Play[War], piece: int) -> None:
        polymorph(play, piece, self.card)


TEXTS: Final[dict[str, CardText]] = {
    "call-to-arms": CallToArms(),
    "dispel-magic": DispelMagic(),
    "invisibility": Invisibility(),
    "polymorph": Polymorph(),
}
