"""The experience cards of the Undead Scourge."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from herna.engine.activity import Harm
from herna.engine.effects import lasting_total
from herna.engine.flow import Outcome, Play, Procedure
from herna.games.warcraft.cards.shared import AgainstFlyers
from herna.games.warcraft.deeds import CardDeed, OnSpace
from herna.games.warcraft.rules.attack import ATTACKING, DEFENDING, casualties_of, caused, enemies_of, hits_of
from herna.games.warcraft.rules.construct import StartBuilding
from herna.games.warcraft.rules.experience import ask_unless_one
from herna.games.warcraft.rules.lasting import PREVENTED, cripple, roll_to_prevent
from herna.games.warcraft.rules.reach import allowance
from herna.games.warcraft.setting import KIND_NUMBERS, KINDS, OF_KIND
from herna.games.warcraft.table import BUILDINGS, War
from herna.games.warcraft.texts import CardText


class Cripple(CardText):
    """Enemy pieces on a space move 1 space less this round.

    At the start of an opponent's Move Step.
    """

    def playable(self, table: War, seat: int, about: int) -> bool:
        return bool(_spaces_to_cripple(table, seat))

    def effect(self, seat: int, card: int, about: int) -> Procedure:
        return Lame(seat, card, about)


def _spaces_to_cripple(table: War, seat: int) -> list[int]:
    """Where enemies have pieces that would still move in this round."""
    order = table.in_turn_order(table.first)
    enemies = [owner for owner in order[order.index(table.active) :] if table.are_enemies(owner, seat)]
    return [
        space
        for space in table.spaces_with(table.setting.enemy_pieces[seat])
        if space not in table.locked
        and any(
            table.on[space] & OF_KIND[owner][kind] and allowance(table, owner, kind, space)
            for owner in enemies
            for kind in range(len(KINDS))
        )
    ]


@dataclass(frozen=True, slots=True)
class Lame(OnSpace):
    """WC-EXP-CRIPPLE-1: several add up."""

    def candidates(self, table: War) -> list[int]:
        return _spaces_to_cripple(table, self.seat)

    def harm(self) -> Harm:
        return "others"

    def pick(self, play: Play[War], space: int) -> None:
        cripple(play, self.seat, space, self.card)


class Curse(CardText):
    """When an opponent has rolled attacks: roll a die for each hit.

    Each 3 or less prevents 1 casualty.
    """

    def playable(self, table: War, seat: int, about: int) -> bool:
        return hits_not_prevented(table, seat) > 0 and casualties_of(table, _own_side(table, seat), caused(table)) > 0

    def effect(self, seat: int, card: int, about: int) -> Procedure:
        return RollForCurse(seat, card, about)


def _own_side(table: War, seat: int) -> int:
    return DEFENDING if table.are_enemies(seat, table.attacker) else ATTACKING


def hits_not_prevented(table: War, seat: int) -> int:
    """The enemies' hits for which no Curse has prevented a casualty yet."""
    side = _own_side(table, seat)
    return hits_of(table, enemies_of(table, side)) - lasting_total(table.lasting, PREVENTED, side)


@dataclass(frozen=True, slots=True)
class RollForCurse(CardDeed):
    """WC-EXP-CURSE-1."""

    def it_is_done(self, play: Play[War]) -> None:
        table = play.table
        for _ in range(hits_not_prevented(table, self.seat)):
            roll_to_prevent(play, self.seat, _own_side(table, self.seat), self.card)


class SummonBuilding(CardText):
    """When you construct, start a building without a worker.

    In your town, at the usual cost.
    """

    def playable(self, table: War, seat: int, about: int) -> bool:
        return SUMMON.is_possible(table, seat)

    def effect(self, seat: int, card: int, about: int) -> Procedure:
        return Summon(seat, card, about)


@dataclass(frozen=True, slots=True)
class Summon(CardDeed):
    """WC-EXP-SUMMON-1, 2: no worker returns when it is finished."""

    def it_is_done(self, play: Play[War]) -> Outcome:
        return ask_unless_one(play, self.seat, "wc-summon-building", SUMMON, "WC-EXP-SUMMON-1")


class SummonKind(StartBuilding):
    """WC-EXP-SUMMON-1: a building is started without a worker."""

    def do(self, play: Play[War], seat: int, kind: str) -> None:
        play.table.summoned[seat * BUILDINGS + KIND_NUMBERS[kind]] += 1
        super().do(play, seat, kind)


SUMMON: Final = SummonKind()


class Web(AgainstFlyers):
    """Enemy air units can be lost in ground attacks."""


TEXTS: Final[dict[str, CardText]] = {
    "cripple": Cripple(),
    "curse": Curse(),
    "summon-building": SummonBuilding(),
    "web": Web(),
}
