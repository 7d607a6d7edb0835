"""Guesses of cards alone, without a table around them."""

from herna.engine.cards import Cards
from herna.engine.chance import Chance
from herna.engine.unseen import Unseen


def guess_of(cards: Cards, seat: int, chance: Chance) -> Cards:
    """The same cards, with every face that the seat does not know dealt again to a place where it could be."""
    cards.note_mixing()
    guessed = cards.copy()
    Unseen(guessed, seat).deal(guessed.faces, chance)
    cards.track(guessed, seat)
    return guessed
