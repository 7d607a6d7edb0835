"""The turn order deck: turning its top card over, revealing and reshuffling it (AE-TURNORDER)."""

from __future__ import annotations

from herna.engine.cards import EVERYONE
from herna.engine.flow import Play
from herna.games.aeons_end.table import NOBODY, Siege, without

NEMESIS_CARD, WILD_CARD = "nemesis", "wild"


def renew_turn_deck(play: Play[Siege]) -> None:
    """AE-TURNORDER-11: an empty deck is made anew of all discarded cards, only when a card is needed."""
    table = play.table
    if table.turn_deck:
        return
    table.turn_deck, table.turn_discard = table.turn_discard, ()
    table.cards.shuffle(table.turn_deck, play.chance)
    play.tell(("renewed_turn_deck",), "AE-TURNORDER-11")


def reveal_turn_card(play: Play[Siege]) -> int:
    """The top card of the turn order deck is shown to all and stays where it is (AE-GAP-08)."""
    renew_turn_deck(play)
    card = play.table.turn_deck[0]
    play.table.cards.show(card, EVERYONE)
    play.tell(("revealed_turn_card", play.table.key(card)), "AE-TURNORDER-11")
    return card


def turn_over(play: Play[Siege]) -> int:
    """AE-TURNORDER-06, -07: the top card is turned over and lies on the discard pile right away."""
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
