"""Cards of Doomtrooper that nobody printed: for rules and examples whose card is not among ours."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from herna.games.doomtrooper.printed import PRINTED, read_cards
from herna.games.doomtrooper.rules.identity import IDENTITIES, printed_identity
from herna.games.doomtrooper.texts import MOMENTS, SAID, SAYING, SELF_MADE, learn


@contextmanager
def invented(text: str) -> Iterator[None]:
    """While this lasts there are these cards, written as in a content file."""
    cards = read_cards("invented.toml", text)
    moments = set(MOMENTS)
    for card in cards:
        PRINTED[card.key] = card
        IDENTITIES[card.key] = printed_identity(card)
        learn(card.key, card.effects)
    try:
        yield
    finally:
        for card in cards:
            del PRINTED[card.key], IDENTITIES[card.key], SAYING[card.key], SAID[card.key]
            SELF_MADE.discard(card.key)
        MOMENTS.intersection_update(moments)
