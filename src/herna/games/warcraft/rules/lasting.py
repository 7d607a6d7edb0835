"""What cards bring about for a while, in movement and in battle (WC-EXP)."""

from __future__ import annotations

from typing import Final

from herna.engine.effects import lasting_total
from herna.engine.flow import Play
from herna.games.warcraft.setting import AIR, KINDS, OF_KIND, WORKER
from herna.games.warcraft.table import (
    ATTACK,
    BATTLE_ROUND,
    DEVOURED,
    MOVE_STEP,
    ROUND,
    War,
    kind_of,
    owner_of,
)

# Of movement
QUICKENED: Final = "quickened"  # pieces that start on a space move farther
CRIPPLED: Final = "crippled"  # a set of pieces moves 1 space less

# Of a battle
POLYMORPHED: Final = "polymorphed"  # a piece does not attack
ENSNARED: Final = "ensnared"  # the air units of a side can be lost in ground attacks
ROLLS_AGAIN: Final = "rolls-again"  # an owner's misses are rolled again once
COUNTS_LESS: Final = "counts-less"  # each die of an owner counts less
PREVENTED: Final = "prevented"  # how many casualties of a side are prevented
MARKSMAN: Final = "marksman"  # a seat chooses the next casualty of the other side
GLAIVE_DICE: Final = "glaive-dice"  # how many of the dice, the last ones, are those of Moon Glaive
SHOT: Final = "shot"  # how many casualties of this attack a seat has chosen


def subjects_of(table: War, kind: str) -> list[int]:
    """What the lasting effects of a kind are about, in order."""
    return [effect.subject for effect in table.lasting if effect.kind == kind]


def lasts(table: War, kind: str) -> bool:
    """Whether there is any lasting effect of a kind now."""
    for effect in table.lasting:  # noqa: SIM110 # a generator would be slower here
        if effect.kind == kind:
            return True
    return False


# Movement


def quicken(play: Play[War], seat: int, space: int, card: int) -> None:
    """Pieces that start on a space move farther (WC-EXP-FAST-1).

    It lasts until the end of this Move Step.
    """
    play.table.add_lasting(QUICKENED, space, card, MOVE_STEP)
    play.tell(("quickened", seat, space), "WC-EXP-FAST-1")


def cripple(play: Play[War], seat: int, space: int, card: int) -> None:
    """The enemy pieces on a space move 1 space less (WC-EXP-CRIPPLE-1).

    It lasts until the end of the round, and several add up.
    """
    table = play.table
    table.add_lasting(CRIPPLED, table.on[space] & table.setting.enemy_pieces[seat], card, ROUND)
    play.tell(("crippled", seat, space), "WC-EXP-CRIPPLE-1")


def cripples_on(table: War, piece: int) -> int:
    """How many Cripples of this round have hit a piece."""
    return sum([pieces >> piece & 1 for pieces in subjects_of(table, CRIPPLED)])


def call_to_arms(play: Play[War], seat: int, space: int) -> None:
    """A seat's workers on a space count as ground units (WC-EXP-CALLTOARMS-2)."""
    table = play.table
    table.called |= table.on[space] & OF_KIND[seat][WORKER]
    play.tell(("called_to_arms", seat, space), "WC-EXP-CALLTOARMS-2")


# Battle


def polymorph(play: Play[War], piece: int, card: int) -> None:
    """A unit does not attack in this battle round (WC-EXP-POLY-1)."""
    table = play.table
    table.add_lasting(POLYMORPHED, piece, card, BATTLE_ROUND)
    play.tell(("polymorphed", owner_of(piece), KINDS[kind_of(piece)], table.place[piece]), "WC-EXP-POLY-1")


def polymorphed(table: War) -> int:
    """The set of pieces that do not attack in this battle round."""
    units = 0
    for effect in table.lasting:
        if effect.kind == POLYMORPHED:
            units |= 1 << effect.subject
    return units


def devour(play: Play[War], piece: int) -> None:
    """A unit is out of the battle until it ends (WC-EXP-DEVOUR-1)."""
    table, space = play.table, play.table.place[piece]
    table.fighting &= ~(1 << piece)
    table.devoured = (*table.devoured, (piece, space))
    table.put(piece, DEVOURED)
    play.tell(("devoured", owner_of(piece), KINDS[kind_of(piece)], space), "WC-EXP-DEVOUR-1")


def enemy_side(table: War, seat: int) -> int:
    """The side in the battle against which a seat fights."""
    return table.setting.sides[table.attacker if table.are_enemies(seat, table.attacker) else table.defender]


def enemies_fly(table: War, seat: int) -> bool:
    """Whether there are enemy air units in the battle that are not ensnared yet."""
    enemies = [owner for owner in table.setting.owners() if table.are_enemies(owner, seat)]
    if lasting_total(table.lasting, ENSNARED, enemy_side(table, seat)):
        return False
    return any(table.fighting & OF_KIND[owner][AIR] for owner in enemies)


CURSED: Final = 3  # the highest number on a die that prevents a casualty


def roll_to_prevent(play: Play[War], seat: int, side: int, card: int) -> None:
    """A die is rolled that may prevent a casualty of a side (WC-EXP-CURSE-1)."""
    number = play.chance.die()
    play.tell(("cursed", seat, number), "WC-EXP-CURSE-1")
    if number <= CURSED:
        play.table.add_lasting(PREVENTED, side, card, ATTACK)
