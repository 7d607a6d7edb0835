"""The experience cards of the Orcish Horde."""

from __future__ import annotations

from dataclasses import dataclass

from herna.engine.effects import Lasting, lasting_total
from herna.engine.flow import Play, Procedure, Return
from herna.games.warcraft.cards.nets import CatchFlyers, enemies_fly
from herna.games.warcraft.deed import Deed, OnUnit
from herna.games.warcraft.rules.attack import ROLLS_AGAIN, attackers
from herna.games.warcraft.rules.experience import SETTLED
from herna.games.warcraft.rules.spend import TRAINING_COSTS
from herna.games.warcraft.setting import AIR, KINDS, OF_KIND
from herna.games.warcraft.table import DEVOURED, PHASE, War, kind_of, owner_of
from herna.games.warcraft.texts import CardText


class Devour(CardText):
    """At the start of a battle round: an enemy ground or ranged unit is out of the battle until it ends.

    If the enemy wins, it returns to its space; otherwise it is killed.
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

    def it_happens_to(self, play: Play[War], piece: int) -> None:
        table, space = play.table, play.table.place[piece]
        table.fighting &= ~(1 << piece)
        table.devoured = (*table.devoured, (piece, space))
        table.put(piece, DEVOURED)
        play.tell(("devoured", owner_of(piece), KINDS[kind_of(piece)], space), "WC-EXP-DEVOUR-1")


class Ensnare(CardText):
    """At the start of a ground phase: until the battle ends, enemy air units can be lost in ground attacks."""

    def playable(self, table: War, seat: int, about: int) -> bool:
        return enemies_fly(table, seat)

    def effect(self, seat: int, card: int, about: int) -> Procedure:
        return CatchFlyers(seat, card, about)


class EnvenomedSpears(CardText):
    """Before your attacks of a phase are rolled: those that miss are rolled again once. Not twice in a phase."""

    def playable(self, table: War, seat: int, about: int) -> bool:
        return attackers(table, seat, table.phase) > 0 and not lasting_total(table.lasting, ROLLS_AGAIN, seat)

    def effect(self, seat: int, card: int, about: int) -> Procedure:
        return PoisonSpears(seat, card, about)


@dataclass(frozen=True, slots=True)
class PoisonSpears(Deed):
    """WC-EXP-SPEARS-1."""

    def it_happens(self, play: Play[War]) -> None:
        table = play.table
        table.lasting = (*table.lasting, Lasting(ROLLS_AGAIN, self.seat, 1, self.card, PHASE))


class Pillage(CardText):
    """When an opponent has removed a casualty: take what training it costs from its owner, or all there is."""

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
class Plunder(Deed):
    """WC-EXP-PILLAGE-1, 2; one card for each unit."""

    def it_happens(self, play: Play[War]) -> Return:
        table = play.table
        cost = TRAINING_COSTS[kind_of(self.about)]
        gold, wood = cost.gold, cost.wood
        for other in liable(table, owner_of(self.about)):
            some_gold, some_wood = min(gold, table.gold[other]), min(wood, table.wood[other])
            if some_gold or some_wood:
                table.gold[other] -= some_gold
                table.wood[other] -= some_wood
                table.gold[self.seat] += some_gold
                table.wood[self.seat] += some_wood
                play.tell(("pillaged", self.seat, other, some_gold, some_wood), "WC-EXP-PILLAGE-1")
                gold, wood = gold - some_gold, wood - some_wood
        return Return(SETTLED)


CARDS: dict[str, CardText] = {
    "devour": Devour(),
    "ensnare": Ensnare(),
    "envenomed-spears": EnvenomedSpears(),
    "pillage": Pillage(),
}
