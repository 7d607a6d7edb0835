"""May not, never, always (DT-NEVER): whether a warrior may do something, by everything that speaks of it.

An ability is a short word or two: "attack", "be-attacked", "fight", "shoot", "cover", "be-in-cover", "act", "cast",
"cast elements", "receive equipment", "use equipment", "use fortification", "transfer", "any equipment",
"two weapons", "two weapons to shoot", "survive a wound", "become heretic", "lose affiliation".
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from herna.games.doomtrooper.rules.identity import saying, speaking_now
from herna.games.doomtrooper.table import Front
from herna.games.doomtrooper.texts import ALWAYS, GRANTED, MAY_NOT, NEVER, SILENT

NOTHING_SAID: frozenset[int] = frozenset()
BAN = "no "  # a switch that forbids an ability for a while


def answers_about(table: Front, warrior: int, ability: str, other: int = -1) -> AbstractSet[int]:
    """Everything that is said about an ability of a warrior now."""
    question = f"permits {ability}"
    if question not in table.answering and not table.switches:
        return NOTHING_SAID
    levels: set[int] = set()
    if question in table.answering:
        if warrior not in table.hidden:
            for card, text in saying(table, warrior, question):
                levels.add(text.permits(table, card, warrior, ability, other))
        for card, text in speaking_now(table, question):
            if table.root(card) != warrior:
                levels.add(text.permits(table, card, warrior, ability, other))
    for switch in table.switches:
        if switch.subject in (warrior, -1) and switch.word == BAN + ability:
            levels.add(MAY_NOT)
    return levels


def may(
    table: Front, warrior: int, ability: str, other: int = -1, default: bool = True, by_effect: bool = False
) -> bool:
    """NEVER, then ALWAYS, then what an effect grants, then MAY NOT, then the default (DT-NEVER-01 to DT-NEVER-06)."""
    levels = answers_about(table, warrior, ability, other)
    if not levels:
        return default
    if NEVER in levels:
        return False
    if ALWAYS in levels or GRANTED in levels:
        return True
    if MAY_NOT in levels:
        return by_effect
    return default


def forbidders(table: Front, warrior: int, ability: str, other: int = -1) -> list[int]:
    """The cards because of which a warrior may not do something, those that say NEVER first; its own one, perhaps."""
    question = f"permits {ability}"
    asked = [] if warrior in table.hidden else list(saying(table, warrior, question))
    asked += [(card, text) for card, text in speaking_now(table, question) if table.root(card) != warrior]
    levels = [(text.permits(table, card, warrior, ability, other), card) for card, text in asked]
    said = [card for level, card in sorted(levels) if level < SILENT]
    banned = (switch for switch in table.switches if switch.word == BAN + ability)
    return [*said, *(switch.source for switch in banned if switch.subject in (warrior, -1) and switch.source >= 0)]


def never(table: Front, warrior: int, ability: str) -> bool:
    """Whether a warrior may never do something, whatever else is said."""
    return NEVER in answers_about(table, warrior, ability)


def granted(table: Front, warrior: int, ability: str, other: int = -1) -> bool:
    """Whether something lets a warrior do what no warrior may by itself."""
    return may(table, warrior, ability, other, default=False)
