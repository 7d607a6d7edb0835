"""The turn order deck: turning its top card over, revealing and reshuffling it (AE-TURNORDER)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from herna.engine.cards import EVERYONE
from herna.engine.deeds import Answer
from herna.engine.flow import Play
from herna.games.aeons_end.deeds import D, comes_first
from herna.games.aeons_end.table import NOBODY, Siege, without

NEMESIS_CARD: Final = "nemesis"
WILD_CARD: Final = "wild"


def renew_turn_deck(play: Play[Siege]) -> None:
    """AE-TURNORDER-11: an empty deck is renewed only when a card is needed."""
    table = play.table
    if table.turn_deck:
        return
    table.turn_deck, table.turn_discard = table.turn_discard, ()
    table.cards.shuffle(table.turn_deck, play.chance)
    play.tell(("renewed_turn_deck",), "AE-TURNORDER-11")


def reveal_turn_card(play: Play[Siege]) -> int:
    """Show all the top card of the turn order deck (AE-GAP-08)."""
    renew_turn_deck(play)
    card = play.table.turn_deck[0]
    play.table.cards.show(card, EVERYONE)
    play.tell(("revealed_turn_card", play.table.key(card)), "AE-TURNORDER-11")
    return card


def reveal_turn_deck(play: Play[Siege]) -> None:
    """The whole turn order deck is shown to all."""
    renew_turn_deck(play)
    for card in play.table.turn_deck:
        play.table.cards.show(card, EVERYONE)
        play.tell(("revealed_turn_card", play.table.key(card)), "AE-TURNORDER-11")


def put_turn_card_to_bottom(play: Play[Siege]) -> None:
    """The top card of the turn order deck goes to its bottom."""
    table = play.table
    card = table.turn_deck[0]
    table.turn_deck = (*table.turn_deck[1:], card)
    play.tell(("put_to_bottom", table.key(card)), "AE-TERM-03")


def turn_over(play: Play[Siege]) -> int:
    """AE-TURNORDER-06, -07: turn the top card over, onto the discard pile."""
    renew_turn_deck(play)
    table = play.table
    card = table.turn_deck[0]
    table.turn_deck = table.turn_deck[1:]
    table.turn_discard = (*table.turn_discard, card)
    table.cards.show(card, EVERYONE)
    play.tell(("turned_over", table.key(card)), "AE-TURNORDER-06")
    return card


def shuffle_into_turn_deck(play: Play[Siege], *cards: int) -> None:
    """AE-TURNORDER-13: cards of the discard pile join the deck, whose order is forgotten."""
    table = play.table
    for card in cards:
        table.turn_discard = without(table.turn_discard, card)
    table.turn_deck = (*table.turn_deck, *cards)
    table.cards.shuffle(table.turn_deck, play.chance)
    play.tell(("shuffled_turn_deck", len(cards)), "AE-TURNORDER-13")


def player_card(kind: str) -> bool:
    """AE-TURNORDER-10: the wild card counts as a player's."""
    return kind != NEMESIS_CARD


def player_of(kind: str) -> int:
    """AE-TURNORDER-08: whose turn a card names; NOBODY for the wild card and the nemesis."""
    return int(kind.removeprefix("player-")) - 1 if kind.startswith("player-") else NOBODY


@mypyc_attr(allow_interpreted_subclasses=True)
class PickTurnCard(Answer[Siege, D]):
    """Which turn order card an effect is about, by its kind."""

    kind = "pick_turn_card"
    fields = ("turn_card",)
    meanwhile = comes_first("pick_turn_card")
