"""Why an object that a text could mean is not forced, or not chosen once more (SW-FORCE)."""

from __future__ import annotations

from herna.games.summoner_wars.refusals.things import Reasons, because, cards_in_the_way
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import TEXTS, texts_of


def why_it_stays_put(table: Battlefield, card: int) -> Reasons:
    """Why an object cannot be forced at all: frozen, steadfast, or no room for it (SW-GAP-10)."""
    if card in table.frozen:
        return because("SW-TIME-12", "sw-why-frozen-stays", card=card)
    for key in texts_of(table, card):
        if TEXTS[key].steadfast(table, card):
            return because("SW-TIME-12", "sw-why-text-forbids-forcing", card=card, effect=key)
    return because("SW-FORCE-01", "sw-why-no-room-to-be-forced", cards_in_the_way(table.beside(card)), card=card)


def chosen_already(card: int) -> Reasons:
    """The same card is not chosen twice."""
    return because("SW-TERM-15", "sw-why-chosen", card=card)
