"""Bots in limited play: they draft, and build a deck of what they have.

They take what goes with their cards in the ready-made decks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any

from herna.engine.chance import Chance
from herna.engine.game import Game
from herna.engine.limited import BoosterBox


class Drafter:
    """What a bot knows of a game's cards.

    The decks that they are in, and of what kind each is.
    """

    def __init__(self, game: Game[Any], box: BoosterBox) -> None:
        self.box = box
        self.decks = [dict(game.deck_cards(key)) for key in game.decks()]
        self.kinds = {entry.key: entry.kind for entry in game.library(_key_alone)}
        cards = [key for deck in self.decks for key, count in deck.items() for _ in range(count)]
        counts = Counter(self.kinds[key] for key in cards)
        self.shares = {kind: count / len(cards) for kind, count in counts.items()}

    def worth(self, card: str, pool: Sequence[str]) -> float:
        """How well a card goes with a pool.

        In how many decks it is with how many of its cards.
        """
        shared = [1 + sum(each in deck for each in pool) for deck in self.decks if card in deck]
        return sqrt(sum(count * count for count in shared))

    def pick(self, booster: Sequence[str], pool: Sequence[str], chance: Chance) -> str:
        """The card that a bot takes from a booster."""
        worths = {card: self.worth(card, pool) for card in booster}
        most = max(worths.values())
        return chance.pick([card for card, worth in worths.items() if worth == most])

    def build(self, pool: Sequence[str]) -> list[str]:
        """The cards of a pool that a bot plays with.

        It takes about as many of each kind as ready-made decks have.
        """
        best = sorted(pool, key=lambda card: (-self.worth(card, pool), card))
        left = {kind: round(share * self.box.deck) for kind, share in self.shares.items()}
        deck: list[str] = []
        for card in best:
            if left.get(self.kinds[card], 0) > 0:
                left[self.kinds[card]] -= 1
                deck.append(card)
        rest = Counter(best) - Counter(deck)
        return [*deck, *rest.elements()][: self.box.deck]


def _key_alone(key: str, arguments: Mapping[str, object] | None = None) -> str:
    """Words in no language, for what is only counted."""
    return key
