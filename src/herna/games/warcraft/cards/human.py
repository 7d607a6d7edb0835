"""The experience cards of the Human Alliance."""

from __future__ import annotations

from dataclasses import dataclass

from herna.engine.decision import Ask, Choice
from herna.engine.effects import CANCELLED, Lasting
from herna.engine.flow import Outcome, Play, Procedure, Return
from herna.games.warcraft.deed import Deed, OnUnit
from herna.games.warcraft.rules.attack import ATTACKING, DEFENDING, POLYMORPHED, polymorphed
from herna.games.warcraft.setting import KINDS, OF_KIND, WORKER
from herna.games.warcraft.table import BATTLE_ROUND, War, kind_of, owner_of
from herna.games.warcraft.texts import CardText


class CallToArms(CardText):
    """When an enemy unit has moved to a space with workers of yours: they count as ground units in this Move Step."""

    def playable(self, table: War, seat: int, about: int) -> bool:
        return bool(table.on[about] & OF_KIND[seat][WORKER] & ~table.called)

    def effect(self, seat: int, card: int, about: int) -> Procedure:
        return TakeUpArms(seat, card, about)


@dataclass(frozen=True, slots=True)
class TakeUpArms(Deed):
    """WC-EXP-CALLTOARMS-2: all own workers on the space that was entered."""

    def it_happens(self, play: Play[War]) -> None:
        table = play.table
        table.called |= table.on[self.about] & OF_KIND[self.seat][WORKER]
        play.tell(("called_to_arms", self.seat, self.about), "WC-EXP-CALLTOARMS-2")


class DispelMagic(CardText):
    """In a battle, when a card has been played: it has no effect."""

    def effect(self, seat: int, card: int, about: int) -> Procedure:
        return Dispel(seat, card, about)


@dataclass(frozen=True, slots=True)
class Dispel(Deed):
    """WC-EXP-DISPEL-1: the card that it answers is cancelled."""

    def it_happens(self, play: Play[War]) -> Return:
        return Return(CANCELLED)


class Invisibility(CardText):
    """In a battle, before casualties are removed: a player of your choice has 1 casualty less in this phase."""

    def playable(self, table: War, seat: int, about: int) -> bool:
        return bool(_players_with_casualties(table))

    def effect(self, seat: int, card: int, about: int) -> Procedure:
        return Spare(seat, card, about)


def _players_with_casualties(table: War) -> list[int]:
    """The attacker or defender who must remove casualties; in a team it is the casualties of the side that count."""
    return [
        seat
        for seat, owed in zip((table.defender, table.attacker), table.owed, strict=True)
        if owed and table.is_player(seat)
    ]


@dataclass(frozen=True, slots=True)
class Spare(Deed):
    """WC-EXP-INVIS-1."""

    def it_happens(self, play: Play[War]) -> Outcome:
        players = _players_with_casualties(play.table)
        if len(players) == 1:
            return self.spare(play, players[0])
        return Ask(self.seat, "wc-spare", "players_to_spare", "WC-EXP-INVIS-1")

    def players_to_spare(self, play: Play[War]) -> list[Choice]:
        return self.or_victory_points(play, [("spare", seat) for seat in _players_with_casualties(play.table)])

    def spare(self, play: Play[War], seat: int) -> Outcome:
        table = play.table
        defending, attacking = table.owed[DEFENDING], table.owed[ATTACKING]
        table.owed = (defending - 1, attacking) if seat == table.defender else (defending, attacking - 1)
        play.tell(("spared", seat), "WC-EXP-INVIS-1")
        return None


class Polymorph(CardText):
    """At the start of a battle round: an enemy unit in the battle does not attack in this battle round."""

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

    def it_happens_to(self, play: Play[War], piece: int) -> None:
        table = play.table
        table.lasting = (*table.lasting, Lasting(POLYMORPHED, piece, 1, self.card, BATTLE_ROUND))
        event = ("polymorphed", owner_of(piece), KINDS[kind_of(piece)], table.place[piece])
        play.tell(event, "WC-EXP-POLY-1")


CARDS: dict[str, CardText] = {
    "call-to-arms": CallToArms(),
    "dispel-magic": DispelMagic(),
    "invisibility": Invisibility(),
    "polymorph": Polymorph(),
}
