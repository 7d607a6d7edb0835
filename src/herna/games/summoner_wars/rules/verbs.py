"""What cards do to the table.

Each verb changes it and tells everybody, so that no card can forget to tell. What is told otherwise, or only together
with something else, is changed by the functions of `zones`.
"""

from __future__ import annotations

from herna.engine.flow import Play
from herna.games.summoner_wars.rules.zones import (
    add_boost,
    bring_from_hand,
    discard_face_down,
    enter_battlefield,
    return_to_hand,
    reveal,
    take_control,
    to_discard,
    to_hand_openly,
    tuck,
)
from herna.games.summoner_wars.table import Battlefield

# Tokens


def boost(play: Play[Battlefield], card: int, amount: int = 1, rule: str = "SW-BOOST-01") -> None:
    """SW-BOOST-01: a card gets boost."""
    add_boost(play.table, card, amount)
    play.tell(("boosted", card, amount), rule)


def heal(play: Play[Battlefield], card: int, amount: int) -> None:
    """SW-DMG-12: damage is removed, as much as there is, up to an amount."""
    removed = min(amount, play.table.damage[card])
    if removed:
        play.table.damage[card] -= removed
        play.tell(("healed", card, removed), "SW-DMG-12")


def gain_magic(play: Play[Battlefield], seat: int, rule: str) -> None:
    """1 magic is gained, unless there are 15 already (SW-MAG-03)."""
    if play.table.gain_magic(seat, 1):
        play.tell(("gained_magic", seat, 1), rule)


def pay_magic(play: Play[Battlefield], seat: int, rule: str = "SW-MAG-05") -> None:
    """1 magic is paid for an effect."""
    play.table.pay(seat, 1)
    play.tell(("paid_magic", seat, 1), rule)


# On the battlefield


def place(play: Play[Battlefield], card: int, space: int, rule: str = "SW-FORCE-07") -> None:
    """An object goes to a space: neither a move nor a force."""
    play.table.put(card, space)
    play.tell(("placed", card, space), rule)


def place_from_hand(play: Play[Battlefield], seat: int, card: int, space: int) -> None:
    """A card goes from a hand onto the battlefield; it is not summoned (SW-SUM-09)."""
    bring_from_hand(play.table, seat, card, space)
    play.tell(("placed", card, space), "SW-SUM-09")


def place_from_discard(play: Play[Battlefield], seat: int, card: int, space: int) -> None:
    """A card goes from the discard pile onto the battlefield.

    It is not summoned (SW-SUM-09).
    """
    _take_from_discard(play.table, seat, card)
    enter_battlefield(play.table, card, space, seat)
    play.tell(("placed", card, space), "SW-SUM-09")


def swap(play: Play[Battlefield], one: int, two: int) -> None:
    """SW-FORCE-06: two cards exchange their places; neither a move nor a force."""
    table = play.table
    first, second = table.place[one], table.place[two]
    table.board[first], table.board[second] = two, one
    table.place[one], table.place[two] = second, first
    play.tell(("swapped", one, two), "SW-FORCE-06")


def force_onto(play: Play[Battlefield], card: int, space: int) -> None:
    """SW-FORCE-01: an object is forced one space on, or over what stands there."""
    if play.table.board[space] < 0:
        play.table.put(card, space)
    play.tell(("forced", card, space), "SW-FORCE-01")


def tuck_under(play: Play[Battlefield], card: int, top: int, rule: str = "SW-TUCK-01") -> None:
    """SW-TUCK-01: a card goes under an object."""
    tuck(play.table, card, top)
    play.tell(("tucked", card, top), rule)


def capture(play: Play[Battlefield], card: int, seat: int) -> None:
    """SW-CTRL-03: a seat takes control of an object."""
    take_control(play.table, card, seat)
    play.tell(("took_control", seat, card), "SW-CTRL-03")


def bounce(play: Play[Battlefield], card: int) -> None:
    """SW-DMG-11: an object returns to its owner's hand instead of being eliminated."""
    return_to_hand(play.table, card)
    play.tell(("returned", card), "SW-DMG-11")


# Hand, draw pile and discard pile


def draw_cards(play: Play[Battlefield], seat: int, amount: int) -> None:
    """From the top of the draw pile, as many as there are.

    SW-DRAW-03 to -05.
    """
    table = play.table
    for _ in range(min(amount, len(table.draw[seat]))):
        card, table.draw[seat] = table.draw[seat][0], table.draw[seat][1:]
        table.hands[seat] = (*table.hands[seat], card)
        table.cards.show(card, 1 << seat)
        play.tell(("drew", seat, card), "SW-DRAW-03", to=(seat,), others=("drew", seat, None))


def show(play: Play[Battlefield], seat: int, card: int) -> int:
    """A card is shown before it is placed.

    Says which of its copies it is from now on (SW-GAP-38).
    """
    shown = reveal(play.table, card)
    play.tell(("showed", seat, shown), "SW-SUM-09")
    return shown


def take_back(play: Play[Battlefield], seat: int, card: int) -> None:
    """A card of the discard pile is shown and goes to the hand (SW-TERM-13)."""
    shown = reveal(play.table, card)
    _take_from_discard(play.table, seat, shown)
    to_hand_openly(play.table, shown)
    play.tell(("returned", shown), "SW-TERM-13")


def show_and_discard(play: Play[Battlefield], seat: int, card: int) -> int:
    """A card of the hand is shown and discarded.

    Says which of its copies it was (SW-TERM-14).
    """
    shown = reveal(play.table, card)
    play.table.take_from_hand(seat, shown)
    to_discard(play.table, shown)
    play.tell(("discarded", shown), "SW-TERM-14")
    return shown


def discard_from_hand(play: Play[Battlefield], seat: int, card: int) -> None:
    """SW-ZONE-06: a card of the hand is discarded; only its owner sees which."""
    discard_face_down(play.table, seat, card)
    play.tell(("discarded", card), "SW-ZONE-06", to=(seat,), others=("discarded", None))


def _take_from_discard(table: Battlefield, seat: int, card: int) -> None:
    table.discard[seat] = tuple(other for other in table.discard[seat] if other != card)
