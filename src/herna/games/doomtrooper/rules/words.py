"""The words of which filters are made (filters.py says what they mean)."""

from __future__ import annotations

from typing import Final

from herna.games.doomtrooper.printed import BROTHERHOOD, CORPORATIONS, LEGION, TRIBES

AFFILIATIONS: Final = frozenset((*CORPORATIONS, *TRIBES, BROTHERHOOD, LEGION))
AFFILIATIONS_AND_SIDES: Final = AFFILIATIONS | {"doomtrooper", "tribal"}
FOLLOWERS: Final = frozenset(
    f"follower-of-{apostle}" for apostle in ("algeroth", "ilian", "semai", "demnogonis", "muawijhe")
)
RELATIONS: Final = frozenset(("own", "enemy", "any", "self", "other"))

_WORDS: Final[dict[str, frozenset[str]]] = {}
_CONDITIONS: Final[dict[str, frozenset[str]]] = {}


def words_of(text: str) -> frozenset[str]:
    """The words of a filter, read once."""
    words = _WORDS.get(text)
    if words is None:
        words = _WORDS[text] = frozenset(text.split())
    return words


def conditions_in(text: str) -> frozenset[str]:
    """The affiliations and sides among the words of a filter, read once."""
    conditions = _CONDITIONS.get(text)
    if conditions is None:
        conditions = _CONDITIONS[text] = AFFILIATIONS_AND_SIDES & words_of(text)
    return conditions
