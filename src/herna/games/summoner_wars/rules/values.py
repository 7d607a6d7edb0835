"""Values, always computed, never stored: strength, life, movement, reach, gates."""

from __future__ import annotations

from typing import Final

from herna.engine.effects import lasting_total
from herna.games.summoner_wars.grid import LINES, NEIGHBOURS
from herna.games.summoner_wars.printed import MELEE
from herna.games.summoner_wars.table import SHIELDED, STRENGTHENED, Battlefield
from herna.games.summoner_wars.texts import (
    ATTACK_THROUGH,
    FEWER_SPACES,
    FEWER_SPACES_GIVEN,
    GATE,
    LETS_ATTACK_THROUGH,
    LIFE,
    LIFE_GIVEN,
    REACH,
    STRENGTH,
    STRENGTH_GIVEN,
    TEXTS,
    answers,
    texts_in_play,
)

NORMAL_MOVE: Final = 2
MOST_MOVES: Final = 3
MOST_ATTACKS: Final = 3


def strength(table: Battlefield, unit: int, target: int = -1) -> int:
    """SW-ABIL-07: the printed number and everything that changes it now; never below 0 (SW-GAP-12)."""
    value = table.printed(unit).strength
    for text in answers(table, unit, STRENGTH):
        value += text.strength(table, unit, target)
    for source, key in texts_in_play(table, STRENGTH_GIVEN):
        value += TEXTS[key].strength_given(table, source, unit, target)
    if table.lasting:
        value += lasting_total(table.lasting, STRENGTHENED, unit)
        shielded = lasting_total(table.lasting, SHIELDED, unit)
        if shielded:  # Divine Shield does not lower it below 1
            value = max(min(value, 1), value - shielded)
    return max(0, value)


def life(table: Battlefield, card: int) -> int:
    """The printed life with its modifiers (SW-DMG-02)."""
    value = table.printed(card).life
    for text in answers(table, card, LIFE):
        value += text.life(table, card)
    for source, key in texts_in_play(table, LIFE_GIVEN):
        value += TEXTS[key].life_given(table, source, card)
    return value


def fallen(table: Battlefield) -> tuple[int, ...]:
    """The objects whose damage has reached their life (SW-DMG-03)."""
    return tuple(card for card in table.objects() if table.damage[card] >= life(table, card))


def is_gate(table: Battlefield, card: int) -> bool:
    """SW-TERM-08: units may be summoned beside it."""
    gates = answers(table, card, GATE)
    return bool(gates) and any(text.gate(table, card) for text in gates)


def is_structure(table: Battlefield, card: int) -> bool:
    """By its class, or because it is a gate (CR-08)."""
    return table.printed(card).structure() or (bool(table.gained) and is_gate(table, card))


def fewer_spaces(table: Battlefield, unit: int) -> int:
    fewer = 0
    for text in answers(table, unit, FEWER_SPACES):
        fewer += text.fewer_spaces(table, unit)
    if FEWER_SPACES_GIVEN in table.answering:
        for source, key in texts_in_play(table, FEWER_SPACES_GIVEN):
            fewer += TEXTS[key].fewer_spaces_given(table, source, unit)
    return fewer


def reach_of(table: Battlefield, unit: int) -> int:
    """How far a ranged unit may attack (SW-ATK-06)."""
    reach = 3
    for text in answers(table, unit, REACH):
        reach = max(reach, text.reach(table, unit))
    return reach


def in_reach(table: Battlefield, unit: int) -> list[int]:
    """The objects in a unit's reach, own or enemy, never itself (SW-ATK-05 to -08)."""
    space, board = table.place[unit], table.board
    if table.printed(unit).attack == MELEE:
        return [board[other] for other in NEIGHBOURS[space] if board[other] >= 0]
    reach = reach_of(table, unit)
    may_go_on = bool(answers(table, unit, ATTACK_THROUGH) or texts_in_play(table, LETS_ATTACK_THROUGH))
    found = []
    for line in LINES[space]:
        for other in line[:reach]:
            card = board[other]
            if card < 0:
                continue
            found.append(card)
            if not may_go_on or not attacks_through(table, unit, card):
                break
    return found


def attacks_through(table: Battlefield, unit: int, card: int) -> bool:
    """SW-ATK-20: whether an object between does not block the attack."""
    for text in answers(table, unit, ATTACK_THROUGH):
        if text.attack_through(table, unit, card):
            return True
    for source, key in texts_in_play(table, LETS_ATTACK_THROUGH):
        if source == card and TEXTS[key].lets_attack_through(table, source, unit):
            return True
    return False
