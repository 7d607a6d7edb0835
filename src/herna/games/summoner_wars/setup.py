"""From the chosen decks to the first table (SW-SETUP)."""

from __future__ import annotations

from typing import Final

from herna.engine.cards import cards_of
from herna.engine.chance import Chance
from herna.games.summoner_wars.decks import deck_named
from herna.games.summoner_wars.grid import SPACES, space_for
from herna.games.summoner_wars.printed import Faction
from herna.games.summoner_wars.rules.zones import enter_battlefield
from herna.games.summoner_wars.table import DECK_SIZE, NOWHERE, Battlefield

OPENING_HAND: Final = 5
FIRST_MAGIC: Final = 2
SECOND_MAGIC: Final = 3


def first_table(decks: tuple[str, str], first: int, chance: Chance) -> Battlefield:
    """Both armies on the battlefield, draw piles shuffled, 5 cards in hand.

    2 magic for who begins, 3 for the other.
    """
    chosen = [deck_named(deck) for deck in decks]
    cards = cards_of([deck.deck() for deck in chosen], 2)
    table = Battlefield(
        cards,
        [NOWHERE] * SPACES,
        [NOWHERE] * (2 * DECK_SIZE),
        [0] * DECK_SIZE + [1] * DECK_SIZE,
        [0] * (2 * DECK_SIZE),
        [0] * (2 * DECK_SIZE),
        [(), ()],
        [(), ()],
        [(), ()],
        [(), ()],
        [SECOND_MAGIC, SECOND_MAGIC],
    )
    table.active = first
    table.magic[first] = FIRST_MAGIC
    for seat, deck in enumerate(chosen):
        _set_up(table, seat, deck.faction(), chance)
    return table


def _set_up(table: Battlefield, seat: int, faction: Faction, chance: Chance) -> None:
    """A player's setup: four cards placed, a shuffled deck, an opening hand."""
    first = seat * DECK_SIZE
    for at, (_, row, column) in enumerate(faction.setup):
        enter_battlefield(table, first + at, space_for(seat, row, column), seat)
    pile = tuple(range(first + len(faction.setup), first + DECK_SIZE))
    table.cards.shuffle(pile, chance)
    order = tuple(chance.shuffled(pile))  # an id tells neither what a card is nor when it was drawn
    table.hands[seat], table.draw[seat] = order[:OPENING_HAND], order[OPENING_HAND:]
    for card in table.hands[seat]:
        table.cards.show(card, 1 << seat)
