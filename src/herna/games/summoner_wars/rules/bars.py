"""Bars that several chapters share.

Where a card lies, what is on a space, what a text allows, what a card costs.
"""

from __future__ import annotations

from typing import Final

from herna.engine.activity import Bar, Details, Named, because
from herna.engine.decision import Choice
from herna.games.summoner_wars.table import Battlefield

FROZEN: Final = Bar("SW-TIME-12", "sw-why-frozen")


def cards_in_the_way(cards: list[int]) -> Named:
    return tuple(("card", card) for card in cards)


def the_price(table: Battlefield, seat: int, choice: Choice) -> Details:
    """What the card costs that a choice names, and what the player has."""
    return (("cost", table.printed(int(choice[1])).cost), ("has", table.magic[seat])), ()


TOO_DEAR: Final = Bar("SW-MAG-05", "sw-why-not-enough-magic", details=the_price)  # a cost is paid in full or not at all
NO_CARD: Final = Bar("", "sw-why-no-card")


def occupied(table: Battlefield, space: int, rule: str) -> Bar | None:
    """SW-COMP-03: a space holds one object."""
    other = table.board[space]
    if other < 0:
        return None
    return because(rule, "sw-why-occupied", cards_in_the_way([other]), space=space, blocker=other)


def not_on_battlefield(table: Battlefield, card: int, rule: str) -> Bar | None:
    """SW-TERM-04: a card in a hand or a pile is no object."""
    return None if table.on_board(card) else because(rule, "sw-why-not-on-battlefield", card=card)


def not_in_hand(table: Battlefield, seat: int, card: int, rule: str) -> Bar | None:
    """Cards are summoned, built, played and discarded from the player's hand."""
    return None if card in table.hands[seat] else because(rule, "sw-why-not-in-hand", card=card)


def of_another_class(table: Battlefield, card: int) -> Bar:
    """Events are played, units summoned, structures built, each in its phase."""
    printed = table.printed(card)
    if printed.structure() and printed.unit():
        return because("SW-BUILD-06", "sw-why-is-unit-and-structure", card=card)
    if printed.structure():
        return because("SW-BUILD-04", "sw-why-is-structure", card=card)
    if printed.event():
        return because("SW-EVT-01", "sw-why-is-event", card=card, phase=printed.phase)
    return because("SW-SUM-01", "sw-why-is-unit", card=card)


def text_does_not_allow(effect: str, rule: str = "SW-TIME-12") -> Bar:
    """The text of the card itself says what it allows."""
    return because(rule, "sw-why-text-does-not-allow", effect=effect, text=effect)
