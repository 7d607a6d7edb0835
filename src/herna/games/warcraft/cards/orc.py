"""The experience cards of the Orcish Horde."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from herna.engine.effects import lasting_total
from herna.engine.flow import Play, Procedure, Return
from herna.games.warcraft.cards.shared import AgainstFlyers
from herna.games.warcraft.deeds import CardDeed, OnUnit
from herna.games.warcraft.rules.attack import attackers
from herna.games.warcraft.rules.experience import SETTLED
from herna.games.warcraft.rules.giving import pillage
from herna.games.warcraft.rules.lasting import ROLLS_AGAIN, devour
from herna.games.warcraft.rules.train import TRAINING_COSTS
from herna.games.warcraft.setting import AIR, OF_KIND
from herna.games.warcraft.table import PHASE, War, kind_of, owner_of
from herna.games.warcraft.texts import CardText


class Devour(CardText):
    """An enemy unit is out of the battle until it ends.

    At the start of a battle round; a ground or ranged unit. If the enemy wins, it returns to its space; otherwise it is
    killed.
    """

    def playable(self, table: War, seat: int, about: int) -> bool:
        return bool(_enemies_on_foot(table, seat))

    def effect(self, seat: int, card: int, about: int) -> Procedure:
        return Swallow(seat, card, about)


def _enemies_on_foot(table: War, seat: int) -> int:
    units = table.fighting & table.setting.enemy_pieces[seat]
    for owner in table.setting.owners():
        units &= ~OF_KIND[owner][AIR]
    return units


@dataclass(frozen=True, slots=True)
class Swallow(OnUnit):
    """WC-EXP-DEVOUR-1: it does not count on the battlefield either (WC-EXP-DEVOUR-4)."""

    def units(self, table: War) -> int:
        return _enemies_on_foot(table, self.seat)

    def pick(self, play: Play[War], piece: int) -> None:
        devour(play, piece)


class Ensnare(AgainstFlyers):
    """Enemy air units can be lost in ground attacks."""


class EnvenomedSpears(CardText):
    """Attacks that miss are rolled again once.

    Before your attacks of a phase are rolled. Not twice in a phase.
    """

    def playable(self, table: War, seat: int, about: int) -> bool:
        return attackers(table, seat, table.phase) > 0 and not lasting_total(table.lasting, ROLLS_AGAIN, seat)

    def effect(self, seat: int, card: int, about: int) -> Procedure:
        return PoisonSpears(seat, card, about)


@dataclass(frozen=True, slots=True)
class PoisonSpears(CardDeed):
    """WC-EXP-SPEARS-1."""

    def it_is_done(self, play: Play[War]) -> None:
        play.table.add_lasting(ROLLS_AGAIN, self.seat, self.card, PHASE)


class Pillage(CardText):
    """Take what training a removed casualty costs from its owner.

    When an opponent has removed a casualty; or all there is.
    """

    def playable(self, table: War, seat: int, about: int) -> bool:
        cost = TRAINING_COSTS[kind_of(about)]
        return any(
            (cost.gold and table.gold[other]) or (cost.wood and table.wood[other])
            for other in liable(table, owner_of(about))
        )

    def effect(self, seat: int, card: int, about: int) -> Procedure:
        return Plunder(seat, card, about)


def liable(table: War, owner: int) -> list[int]:
    """Whose stocks are reached: the owner's, then those of the teammates (WC-EXP-PILLAGE-3)."""
    return [owner, *table.teammates(owner)] if table.is_player(owner) else []


@dataclass(frozen=True, slots=True)
class Plunder(CardDeed):
    """WC-EXP-PILLAGE-1, 2; one card for each unit."""

    def it_is_done(self, play: Play[War]) -> Return:
        table = play.table
        cost = TRAINING_COSTS[kind_of(self.about)]
        gold, wood = cost.gold, cost.wood
        for other in liable(table, owner_of(self.about)):
            some_gold, some_wood = min(gold, table.gold[other]), min(wood, table.wood[other])
            if some_gold or some_wood:
                pillage(play, self.seat, other, some_gold, some_wood)
                gold, wood = gold - some_gold, wood - some_wood
        return Return(SETTLED)


TEXTS: Final[dict[str, CardText]] = {
    "devour": Devour(),
    "ensnare": Ensnare(),
    "envenomed-spears": EnvenomedSpears(),
    "pillage": Pillage(),
}
