"""Hands, decks and discard piles.

Drawing without shuffling, and putting away what was played (AE-DRAW).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from herna.engine.activity import Activity, Bar, because
from herna.engine.cards import EVERYONE
from herna.engine.decision import Ask
from herna.engine.flow import Outcome, Play, Procedure, Repeat
from herna.engine.offer import Offer
from herna.games.aeons_end.deeds import Deed, PlayerDeed, comes_first
from herna.games.aeons_end.rules.hand import equal_card
from herna.games.aeons_end.table import NOBODY, Siege, without

# Drawing


def top_of_deck(play: Play[Siege], seat: int) -> int:
    """The top card of a player's deck; NOBODY if there is none.

    An empty deck is renewed only now that a card is needed.
    """
    table = play.table
    if not table.decks[seat] and table.discards[seat]:
        # AE-DRAW-08: turned over as a block, so that the card discarded first is on top.
        table.decks[seat], table.discards[seat] = table.discards[seat], ()
        play.tell(("renewed_deck", seat), "AE-DRAW-08")
    return table.decks[seat][0] if table.decks[seat] else NOBODY


def reveal_top_card(play: Play[Siege], seat: int) -> int:
    """A player shows all the top card of the deck, which stays there.

    NOBODY if there is none.
    """
    card = top_of_deck(play, seat)
    if card != NOBODY:
        play.table.cards.show(card, EVERYONE)
        play.tell(("revealed", seat, card, play.table.key(card)), "AE-DRAW-08")
    return card


def take_top_card(table: Siege, seat: int) -> int:
    """The top card of a player's deck leaves it."""
    card, table.decks[seat] = table.decks[seat][0], table.decks[seat][1:]
    return card


def draw_cards(play: Play[Siege], seat: int, count: int) -> None:
    """A player draws some cards, or as many as there are (AE-DRAW-10)."""
    held = play.table.hands[seat]
    for _ in range(count):
        if top_of_deck(play, seat) == NOBODY:
            break
        take_into_hand(play, seat, take_top_card(play.table, seat), drawn=True)
    if play.table.hands[seat] != held:
        mix_hidden_cards(play, seat)


def take_into_hand(play: Play[Siege], seat: int, card: int, drawn: bool = False) -> None:
    """A card comes into a hand; others see it only if hands are open.

    In a hidden hand those that all know lie first, so that of equal cards they are chosen first (ruling AE-CR-10).
    """
    table = play.table
    hand = table.hands[seat]
    if table.open_hands or table.cards.seen[card] != EVERYONE:
        table.hands[seat] = (*hand, card)
    else:
        known = tuple(other for other in hand if table.cards.seen[other] == EVERYONE)
        table.hands[seat] = (*known, card, *(other for other in hand if other not in known))
    table.cards.show(card, table.hand_seen_by(seat))
    if drawn:
        if seat == table.active and table.type(card) == "corruption":  # AE-CORR-07
            table.drawn = (*table.drawn, card)
        whole = ("drew", seat, card, table.key(card))
        play.tell(whole, "AE-DRAW-03", None if table.open_hands else (seat,), ("drew", seat, None, None))


def take_back(play: Play[Siege], seat: int, card: int) -> None:
    """A card of the discard pile comes into the hand."""
    play.table.discards[seat] = without(play.table.discards[seat], card)
    take_into_hand(play, seat, card)
    play.tell(("took_back", seat, card, play.table.key(card)), "AE-TERM-03")


def take_back_played(play: Play[Siege], seat: int, card: int) -> None:
    """A card that was played goes back into its player's hand."""
    play.table.played = without(play.table.played, card)
    play.tell(("took", seat, card, play.table.key(card)), "AE-WHILE-01")
    take_into_hand(play, seat, card)


def mix_hidden_cards(play: Play[Siege], seat: int) -> None:
    """In a hidden hand nobody else can tell which card came when.

    Those that only its player knows are mixed.
    """
    table = play.table
    if not table.hides(seat):
        return
    unknown = [card for card in table.hands[seat] if table.cards.seen[card] != EVERYONE]
    due = [table.cards.faces[card] for card in table.drawn]
    table.cards.shuffle(unknown, play.chance)
    for card in unknown:
        table.cards.show(card, table.hand_seen_by(seat))
    if due:
        table.drawn = tuple(card for card in table.hands[table.active] if table.cards.faces[card] in due)


def shuffle_deck(play: Play[Siege], seat: int, *cards: int) -> None:
    """A player's deck is shuffled together with these cards.

    Nobody knows its order any more.
    """
    table = play.table
    table.decks[seat] = (*table.decks[seat], *cards)
    table.cards.shuffle(table.decks[seat], play.chance)
    play.tell(("shuffled_deck", seat), "AE-TERM-02")


@dataclass(frozen=True, slots=True)
class Reshuffles(PlayerDeed):
    """A player shuffles the discard pile into the deck."""

    seat: int = NOBODY

    def it_is_done(self, play: Play[Siege]) -> None:
        cards, play.table.discards[self.seat] = play.table.discards[self.seat], ()
        shuffle_deck(play, self.seat, *cards)


@dataclass(frozen=True, slots=True)
class ShowHands(Deed):
    """The hands are shown, if they are not open anyway.

    What follows compares them (AE-INFO-03).
    """

    def it_is_done(self, play: Play[Siege]) -> None:
        table = play.table
        if table.open_hands or table.solo():
            return
        for seat in table.seats():
            for card in table.hands[seat]:
                table.cards.show(card, EVERYONE)
                play.tell(("showed", seat, card, play.table.key(card)), "AE-INFO-03")


@dataclass(frozen=True, slots=True)
class Draws(PlayerDeed):
    """A player draws cards."""

    count: int
    seat: int = NOBODY

    def it_is_done(self, play: Play[Siege]) -> None:
        draw_cards(play, self.seat, self.count)


# The end of the main phase: what lies in front of the player


@dataclass(frozen=True, slots=True)
class PutAway(Procedure):
    """AE-DRAW-01: played gems and relics are discarded in an order of choice."""

    seat: int

    def order(self) -> tuple[str, ...]:
        return ("the_next_card_goes", "and_so_on")

    def the_next_card_goes(self, play: Play[Siege]) -> Outcome:
        table = play.table
        if not table.played:
            return None
        kinds = table.cards.of_each_kind(table.played)
        if len(kinds) == 1:
            for card in table.played:
                table.to_discard(self.seat, card)
            table.played = ()
            return None
        return Ask(self.seat, "ae-choose-next-put-away", PUTS_AWAY, "AE-DRAW-01")

    def and_so_on(self, play: Play[Siege]) -> Outcome:
        return Repeat("the_next_card_goes") if play.table.played else None


@mypyc_attr(allow_interpreted_subclasses=True)
class CardInFront(Activity[Siege]):
    """A choice of a gem or relic that was played this turn.

    Equal cards are one choice, the first of them.
    """

    def first(self, table: Siege, seat: int) -> Sequence[int]:
        return table.cards.of_each_kind(table.played)

    def first_outside(self, table: Siege, seat: int, card: int) -> Bar:
        if card not in table.played:
            return because("", "ae-why-not-in-front", card=card)
        return self.first_barred(table, seat, card) or equal_card(table, card, table.played)


class PutAwayNext(CardInFront):
    """Which card goes onto the discard pile next."""

    kind = "put_away"
    fields = ("card",)
    choose = ("ae-why-choose-among",)
    meanwhile = comes_first("put_away")

    def do(self, play: Play[Siege], seat: int, card: int) -> None:
        play.table.played = without(play.table.played, card)
        play.table.to_discard(seat, card)
        play.tell(("discarded", seat, card, play.table.key(card)), "AE-DRAW-01")


PUTS_AWAY: Final[Offer] = (PutAwayNext(),)
