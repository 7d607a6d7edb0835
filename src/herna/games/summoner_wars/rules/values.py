"""Values and permissions, always computed, never stored: strength, life, movement, reach, targets, gates."""

from __future__ import annotations

from herna.engine.effects import lasting_total
from herna.games.summoner_wars.grid import LINES, NEIGHBOURS
from herna.games.summoner_wars.printed import MELEE
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import TEXTS, answers, speaking

NORMAL_MOVE = 2
MOST_MOVES = MOST_ATTACKS = 3
END_OF_TURN, END_OF_ATTACK = "end of turn", "end of attack"


def strength(table: Battlefield, unit: int, target: int = -1) -> int:
    """SW-ABIL-07: the printed number and everything that changes it now; never below 0 (SW-GAP-12)."""
    value = table.printed(unit).strength
    for text in answers(table, unit, "strength"):
        value += text.strength(table, unit, target)
    for source, key in speaking(table, "strength_given"):
        value += TEXTS[key].strength_given(table, source, unit, target)
    if table.lasting:
        value += lasting_total(table.lasting, "strength", unit)
        shielded = lasting_total(table.lasting, "shielded", unit)
        if shielded:  # Divine Shield does not lower it below 1
            value = max(min(value, 1), value - shielded)
    return max(0, value)


def life(table: Battlefield, card: int) -> int:
    """The printed life with its modifiers (SW-DMG-02)."""
    value = table.printed(card).life
    for text in answers(table, card, "life"):
        value += text.life(table, card)
    for source, key in speaking(table, "life_given"):
        value += TEXTS[key].life_given(table, source, card)
    return value


def fallen(table: Battlefield) -> tuple[int, ...]:
    """The objects whose damage has reached their life (SW-DMG-03)."""
    return tuple(card for card in table.objects() if table.damage[card] >= life(table, card))


def is_gate(table: Battlefield, card: int) -> bool:
    """SW-TERM-08: units may be summoned beside it."""
    gates = answers(table, card, "gate")
    return bool(gates) and any(text.gate(table, card) for text in gates)


def is_structure(table: Battlefield, card: int) -> bool:
    """By its class, or because it is a gate (CR-08)."""
    return table.printed(card).structure() or (bool(table.gained) and is_gate(table, card))


def spaces_to_move(table: Battlefield, unit: int) -> int:
    """Up to how many spaces a unit may move: 2, with what is more or less for it now."""
    spaces = NORMAL_MOVE - fewer_spaces(table, unit)
    for text in answers(table, unit, "extra_spaces"):
        spaces += text.extra_spaces(table, unit)
    return spaces


def fewer_spaces(table: Battlefield, unit: int) -> int:
    fewer = 0
    for text in answers(table, unit, "fewer_spaces"):
        fewer += text.fewer_spaces(table, unit)
    for source, key in speaking(table, "fewer_spaces_given"):
        fewer += TEXTS[key].fewer_spaces_given(table, source, unit)
    return fewer


def may_move(table: Battlefield, unit: int) -> bool:
    """Whether nothing forbids a unit to move; structures need a text that lets them (SW-MOVE-06)."""
    printed = table.printed(unit)
    if not printed.unit() or unit in table.frozen:
        return False
    if printed.structure() and not any(text.mobile(table, unit) for text in answers(table, unit, "mobile")):
        return False
    immobile = answers(table, unit, "immobile")
    return not immobile or not any(text.immobile(table, unit) for text in immobile)


def may_be_forced(table: Battlefield, card: int) -> bool:
    if card in table.frozen:
        return False
    return not any(text.steadfast(table, card) for text in answers(table, card, "steadfast"))


def reach_of(table: Battlefield, unit: int) -> int:
    """How far a ranged unit may attack (SW-ATK-06)."""
    reach = 3
    for text in answers(table, unit, "reach"):
        reach = max(reach, text.reach(table, unit))
    return reach


def targets(table: Battlefield, unit: int) -> list[int]:
    """What a unit may attack: any object in reach, own or enemy, never itself (SW-ATK-05 to -08)."""
    if unit in table.frozen:
        return []
    space, board = table.place[unit], table.board
    if table.printed(unit).attack == MELEE:
        found = [board[other] for other in NEIGHBOURS[space] if board[other] >= 0]
    else:
        reach = reach_of(table, unit)
        found = []
        for line in LINES[space]:
            for other in line[:reach]:
                card = board[other]
                if card < 0:
                    continue
                found.append(card)
                if not attacks_through(table, unit, card):
                    break
    if table.frozen:
        found = [card for card in found if card not in table.frozen]
    for source, key in speaking(table, "forbids_attack"):
        found = [card for card in found if not TEXTS[key].forbids_attack(table, source, unit, card)]
    return found


def attacks_through(table: Battlefield, unit: int, card: int) -> bool:
    """SW-ATK-20: whether an object between does not block the attack."""
    for text in answers(table, unit, "attack_through"):
        if text.attack_through(table, unit, card):
            return True
    for source, key in speaking(table, "lets_attack_through"):
        if source == card and TEXTS[key].lets_attack_through(table, source, unit):
            return True
    return False
