"""The words by which cards say whom they mean.

For example "own bauhaus doomtrooper -personality squad v<=4".
Each word narrows down; a word with a minus says who is not meant. Words that are none of these are kinds (DT-AS).
    own, enemy          controlled by the player of the card, or not
    self, other         the card itself, or any but it
    here                in the same area of the same player
    doomtrooper, legion, tribal, and every affiliation
    squad, kohort, outpost, outside
    announced           a warzone from which the defender of the duel defends
    wounded, covered, dueling, attacking, defending, affiliated, equipped, mounted, combatant
    v<=4, v>=4, basev<7 its modified or base V
    equipment, warzone, fortification, alliance and other types and kinds, of cards that are no warriors
    weapon, shooting-weapon, gear (equipment, or a weapon that is a relic), apostle-gift
"""

from __future__ import annotations

import re
from typing import Final

from herna.games.doomtrooper.printed import TYPES, VALUE
from herna.games.doomtrooper.rules.identity import DOOMTROOPER, IDENTITIES, TRIBAL, combat_capable, identity, in_play
from herna.games.doomtrooper.rules.values import base_value, value
from herna.games.doomtrooper.rules.words import AFFILIATIONS, RELATIONS, words_of
from herna.games.doomtrooper.table import AREA_NAMES, Front

_AREAS: Final = frozenset(AREA_NAMES)
_TYPES: Final = frozenset(TYPES)
_COMPARED: Final = re.compile(r"(base)?v(<=|<|>=)(\d+)")


def fits(table: Front, card: int, text: str, seat: int, me: int = -1, ignored: frozenset[str] = frozenset()) -> bool:
    """Whether a card in play matches these words on a card.

    On a card `me` of a player; `ignored` words do not count.
    """
    for word in words_of(text):
        if word in ignored:
            continue
        if word in RELATIONS:
            if not _related(table, card, word, seat, me):
                return False
        elif card in table.hidden:
            return False  # what has no name yet has no properties (G-37)
        elif word.startswith("-"):
            if _has(table, card, word[1:], me):
                return False
        elif not _has(table, card, word, me):
            return False
    return True


def matching_warriors(table: Front, text: str, seat: int, me: int) -> list[int]:
    """The warriors in play that match these words on a card."""
    return [warrior for warrior in table.warriors() if in_play(table, warrior) and fits(table, warrior, text, seat, me)]


def _related(table: Front, card: int, word: str, seat: int, me: int) -> bool:
    if word == "own":
        return table.control[card] == seat
    if word == "enemy":
        return table.control[card] != seat
    if word == "self":
        return card == me
    return word == "any" or card != me


def _has(table: Front, card: int, word: str, me: int) -> bool:
    """Whether a card in play has a property."""
    if word in _AREAS:
        return AREA_NAMES[table.area(card)] == word
    if word == "here":
        return table.place(card) == table.place(me)
    if word == "announced":
        duel = table.duel()
        return duel is not None and duel.zone == card
    if word in _TYPES:
        return table.type(card) == word or f"counts-as-{word}" in table.printed(card).keywords
    if table.type(card) != "warrior":
        return _is_kind(table, card, word)
    if word == "wounded":
        return card in table.wounded
    if word == "covered":
        return card in table.covered
    if word in ("dueling", "attacking", "defending"):
        duel = table.duel()
        if duel is None or word == "dueling":
            return table.dueling(card)
        return card == (duel.attacker if word == "attacking" else duel.defender)
    if word == "combatant":
        return combat_capable(table, card)
    if word == "equipped":
        return any(is_gear(table, other) for other in table.bearing(card))
    if word == "mounted":
        return is_mounted(table, card)
    compared = _COMPARED.fullmatch(word) if "v<" in word or "v>" in word else None
    if compared:
        return _compares(table, card, compared[1] == "base", compared[2], int(compared[3]))
    who = identity(table, card)
    if word == "affiliated":
        return bool(who.affiliations)
    return word in who.sides or word in who.affiliations or word in who.keywords


def kind_fits(table: Front, card: int, text: str) -> bool:
    """Whether a card is printed to be of all these types and kinds.

    Wherever it is.
    """
    for word in words_of(text):
        meant = word.removeprefix("-")
        found = table.type(card) == meant if meant in TYPES else _is_kind(table, card, meant)
        if found == word.startswith("-"):
            return False
    return True


def _is_kind(table: Front, card: int, word: str) -> bool:
    """Whether a card is printed to be of a kind."""
    keywords = table.printed(card).keywords
    if word in keywords:
        return True
    if word in AFFILIATIONS:
        return word in table.printed(card).belongs()
    if word in (DOOMTROOPER, TRIBAL):
        return table.type(card) == "warrior" and word in IDENTITIES[table.key(card)].sides
    if word == "shooting-weapon":
        return _shoots(table, card)
    if word == "weapon":
        return any(keyword.endswith("weapon") for keyword in keywords)
    if word == "gear":
        return is_gear(table, card)
    return word == "apostle-gift" and any(keyword.startswith("gift-of-") for keyword in keywords)


def is_gear(table: Front, card: int) -> bool:
    """An equipment card, or a weapon that is a relic."""
    printed = table.printed(card)
    return printed.type == "equipment" or any(word.endswith("weapon") for word in printed.keywords)


def is_mounted(table: Front, warrior: int) -> bool:
    """Whether a warrior has a beast or is considered one (DT-BEAST)."""
    if "counts-as-beast" in identity(table, warrior).keywords:
        return True
    return any(table.type(card) == "beast" for card in table.bearing(warrior))


def _shoots(table: Front, card: int) -> bool:
    return not {"shoot-weapon", "fight-shoot-weapon"}.isdisjoint(table.printed(card).keywords)


def _compares(table: Front, warrior: int, base: bool, sign: str, number: int) -> bool:
    found = base_value(table, warrior, VALUE) if base else value(table, warrior, VALUE)
    if sign == "<":
        return found < number
    return found <= number if sign == "<=" else found >= number


def area_fits(table: Front, side: int, area: int, text: str, seat: int) -> bool:
    """Whether an area matches.

    "own squad kohort" is either area of the player's side.
    """
    words = words_of(text)
    if ("own" in words and side != seat) or ("enemy" in words and side == seat):
        return False
    named = [name for name in AREA_NAMES if name in words]
    return not named or AREA_NAMES[area] in named


def player_fits(side: int, text: str, seat: int) -> bool:
    words = words_of(text)
    return not (("own" in words and side != seat) or ("enemy" in words and side == seat))
