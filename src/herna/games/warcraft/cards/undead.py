"""The experience cards of the Undead Scourge."""

from __future__ import annotations

from dataclasses import dataclass

from herna.engine.decision import Ask, Choice
from herna.engine.effects import Lasting, lasting_total
from herna.engine.flow import Outcome, Play, Procedure
from herna.games.warcraft.cards.nets import CatchFlyers, enemies_fly
from herna.games.warcraft.deed import Deed, OnSpace
from herna.games.warcraft.rules.attack import ATTACKING, DEFENDING, PREVENTED, casualties_of, caused, hits_of, side_of
from herna.games.warcraft.rules.movement import allowance
from herna.games.warcraft.rules.spend import kinds_left_to_build, start_building
from herna.games.warcraft.setting import KIND_NUMBERS, KINDS, OF_KIND
from herna.games.warcraft.table import ATTACK, BUILDINGS, War
from herna.games.warcraft.texts import CardText

CURSED = 3  # the highest number on a die that prevents a casualty


class Cripple(CardText):
    """At the start of an opponent's Move Step: enemy pieces on a space move 1 space less this round."""

    def playable(self, table: War, seat: int, about: int) -> bool:
        return bool(_spaces_to_cripple(table, seat))

    def effect(self, seat: int, card: int, about: int) -> Procedure:
        return Lame(seat, card, about)


def _spaces_to_cripple(table: War, seat: int) -> list[int]:
    """Where enemies have pieces that would move in this step or a later one of the round."""
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

    def spaces(self, table: War) -> list[int]:
        return _spaces_to_cripple(table, self.seat)

    def choose_space(self, play: Play[War], space: int) -> None:
        table = play.table
        table.crippled = (*table.crippled, table.on[space] & table.setting.enemy_pieces[self.seat])
        play.tell(("crippled", self.seat, space), "WC-EXP-CRIPPLE-1")


class Curse(CardText):
    """When an opponent has rolled attacks: roll a die for each hit. Each 3 or less prevents 1 casualty."""

    def playable(self, table: War, seat: int, about: int) -> bool:
        return hits_not_prevented(table, seat) > 0 and casualties_of(table, _own_side(table, seat), caused(table)) > 0

    def effect(self, seat: int, card: int, about: int) -> Procedure:
        return RollForCurse(seat, card, about)


def _own_side(table: War, seat: int) -> int:
    return DEFENDING if table.are_enemies(seat, table.attacker) else ATTACKING


def hits_not_prevented(table: War, seat: int) -> int:
    """The enemies' hits for which no die of a Curse has prevented a casualty yet."""
    side = _own_side(table, seat)
    enemies = side_of(table, ATTACKING if side == DEFENDING else DEFENDING)
    return hits_of(table, enemies) - lasting_total(table.lasting, PREVENTED, side)


@dataclass(frozen=True, slots=True)
class RollForCurse(Deed):
    """WC-EXP-CURSE-1."""

    def it_happens(self, play: Play[War]) -> None:
        table = play.table
        for _ in range(hits_not_prevented(table, self.seat)):
            number = play.chance.die()
            play.tell(("cursed", self.seat, number), "WC-EXP-CURSE-1")
            if number <= CURSED:
                prevented = Lasting(PREVENTED, _own_side(table, self.seat), 1, self.card, ATTACK)
                table.lasting = (*table.lasting, prevented)


class SummonBuilding(CardText):
    """When you construct: start a building in your town without a worker, at the usual cost."""

    def playable(self, table: War, seat: int, about: int) -> bool:
        return bool(kinds_left_to_build(table, seat))

    def effect(self, seat: int, card: int, about: int) -> Procedure:
        return Summon(seat, card, about)


@dataclass(frozen=True, slots=True)
class Summon(Deed):
    """WC-EXP-SUMMON-1, 2: no worker returns when it is finished."""

    def it_happens(self, play: Play[War]) -> Outcome:
        kinds = kinds_left_to_build(play.table, self.seat)
        if len(kinds) == 1:
            return self.build(play, KINDS[kinds[0]])
        return Ask(self.seat, "wc-summon-building", "buildings", "WC-EXP-SUMMON-1")

    def buildings(self, play: Play[War]) -> list[Choice]:
        kinds = kinds_left_to_build(play.table, self.seat)
        return self.or_victory_points(play, [("build", KINDS[kind]) for kind in kinds])

    def build(self, play: Play[War], kind: str) -> Outcome:
        play.table.summoned[self.seat * BUILDINGS + KIND_NUMBERS[kind]] += 1
        start_building(play, self.seat, kind)
        return None


class Web(CardText):
    """At the start of a ground phase: until the battle ends, enemy air units can be lost in ground attacks."""

    def playable(self, table: War, seat: int, about: int) -> bool:
        return enemies_fly(table, seat)

    def effect(self, seat: int, card: int, about: int) -> Procedure:
        return CatchFlyers(seat, card, about)


CARDS: dict[str, CardText] = {
    "cripple": Cripple(),
    "curse": Curse(),
    "summon-building": SummonBuilding(),
    "web": Web(),
}
