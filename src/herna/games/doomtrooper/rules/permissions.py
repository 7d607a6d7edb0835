"""May not, never, always (DT-NEVER).

Whether a warrior may do something, by everything that speaks of it. An ability is a short word or two: "attack",
"be-attacked", "fight", "shoot", "cover", "be-in-cover", "act", "cast", "cast elements", "receive equipment", "use
equipment", "use fortification", "transfer", "any equipment", "two weapons", "two weapons to shoot", "survive a wound",
"become heretic", "lose affiliation".
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import Final

from herna.engine.activity import Bar
from herna.engine.effects import Lasting
from herna.games.doomtrooper.rules.identity import texts_about, texts_in_play
from herna.games.doomtrooper.table import Front
from herna.games.doomtrooper.texts import ALWAYS, GRANTED, MAY_NOT, NEVER, SILENT, permission

NOTHING_SAID: Final[frozenset[int]] = frozenset()
BAN: Final = "no "  # lasting: it forbids an ability for a while


def answers_about(table: Front, warrior: int, ability: str, other: int = -1) -> AbstractSet[int]:
    """Everything that is said about an ability of a warrior now."""
    asked = permission(ability)
    if asked not in table.answering and not table.lasting:
        return NOTHING_SAID
    levels: set[int] = set()
    if asked in table.answering:
        if warrior not in table.hidden:
            for card, text in texts_about(table, warrior, asked):
                levels.add(text.permits(table, card, warrior, ability, other))
        for card, text in texts_in_play(table, asked):
            if table.root(card) != warrior:
                levels.add(text.permits(table, card, warrior, ability, other))
    if bans(table, warrior, ability):
        levels.add(MAY_NOT)
    return levels


def bans(table: Front, warrior: int, ability: str) -> list[Lasting]:
    """What forbids a warrior an ability for a while."""
    ban = BAN + ability
    return [effect for effect in table.lasting if effect.kind == ban and effect.subject in (warrior, -1)]


def may(
    table: Front, warrior: int, ability: str, other: int = -1, default: bool = True, by_effect: bool = False
) -> bool:
    """NEVER, then ALWAYS, then what an effect grants, then MAY NOT, then the default.

    DT-NEVER-01 to DT-NEVER-06.
    """
    if not table.lasting and permission(ability) not in table.answering:
        return default  # nothing is said about it
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
    """The cards because of which a warrior may not do something.

    Those that say NEVER first; its own one, perhaps.
    """
    asked = permission(ability)
    texts = [] if warrior in table.hidden else list(texts_about(table, warrior, asked))
    texts += [(card, text) for card, text in texts_in_play(table, asked) if table.root(card) != warrior]
    levels = [(text.permits(table, card, warrior, ability, other), card) for card, text in texts]
    said = [card for level, card in sorted(levels) if level < SILENT]
    return [*said, *(effect.source for effect in bans(table, warrior, ability))]


def forbidden(
    table: Front, rule: str, key: str, who: int, abilities: tuple[str, ...], other: int = -1, **about: int
) -> Bar:
    """The bar of something that a warrior may not do.

    It names another card, if that one forbids it.
    """
    for ability in abilities:
        for card in forbidders(table, who, ability, other):
            if card != who:
                return Bar(rule, f"{key}-by", (("source", card), *about.items()), (("card", card),))
    return Bar(rule, key, tuple(about.items()))


def never(table: Front, warrior: int, ability: str) -> bool:
    """Whether a warrior may never do something, whatever else is said."""
    return NEVER in answers_about(table, warrior, ability)


def granted(table: Front, warrior: int, ability: str, other: int = -1) -> bool:
    """Whether something lets a warrior do what no warrior may by itself."""
    return may(table, warrior, ability, other, default=False)
