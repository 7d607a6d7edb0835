"""From chosen decks to the first turn (DT-SETUP).

Shuffled libraries, 5 D, seven cards, the Cardinal's privilege.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from herna.engine.cards import cards_of, mask_of
from herna.engine.chance import Chance
from herna.engine.decision import Arguments, Ask
from herna.engine.deeds import Answer
from herna.engine.flow import Go, Outcome, Play, Procedure, Repeat, Return
from herna.games.doomtrooper.decks import Deck
from herna.games.doomtrooper.rules.ending import is_over
from herna.games.doomtrooper.rules.zones import draw, show_card, shuffle, shuffle_library
from herna.games.doomtrooper.table import NOBODY, Front

OPENING_HAND: Final = 7  # DT-SETUP-05
OPENING_DESTINY: Final = 5  # DT-SETUP-03
OPENING: Final = "opening"  # the phase before the first turn, in which hands are exchanged


def first_table(
    decks: tuple[Deck, ...], first: int, target: int, limit: int, chance: Chance, sideboarded: bool = False
) -> Front:
    """Every library shuffled, 5 D and no P for everybody, seven cards in hand.

    What was exchanged with a sideboard is its player's business: the others know both only together.
    """
    seats = len(decks)
    cards = cards_of([pool for deck in decks for pool in (deck.library(), deck.side())], seats)
    starts = [0]
    for deck in decks:
        starts.append(starts[-1] + len(deck.library()) + len(deck.side()))
    if sideboarded:
        cards.places = tuple(_with_sideboards(cards.places[seat], seat, starts) for seat in range(seats))
    table = Front(
        cards,
        tuple(starts),
        target,
        limit,
        [()] * seats,
        [()] * seats,
        [()] * seats,
        [()] * seats,
        [()] * seats,
        [OPENING_DESTINY] * seats,
        [0] * seats,
        [0] * seats,
        [0] * seats,
        [0] * seats,
    )
    table.active = first
    for seat, deck in enumerate(decks):
        library = tuple(range(starts[seat], starts[seat] + len(deck.library())))
        side = tuple(range(starts[seat] + len(deck.library()), starts[seat + 1]))
        table.libraries[seat] = library
        shuffle(table, seat, chance)
        library = table.libraries[seat]
        table.hands[seat], table.libraries[seat] = library[:OPENING_HAND], library[OPENING_HAND:]
        table.sideboards[seat] = side
        for card in (*table.hands[seat], *side):
            cards.show(card, 1 << seat)
    return table


def _with_sideboards(places: tuple[int, ...], seat: int, starts: list[int]) -> tuple[int, ...]:
    """Where cards could be for a seat.

    Those of others in the library or the sideboard.
    """
    known = list(places)
    for owner, (first, last) in enumerate(pairwise(starts)):
        if owner != seat:
            known[first:last] = [mask_of(range(first, last))] * (last - first)
    return tuple(known)


@dataclass(frozen=True, slots=True)
class Privilege(Procedure):
    """The Cardinal's privilege.

    Once each, in turn order, before any window (DT-SETUP-08 to 10, G-04, G-06).
    """

    seats: tuple[int, ...]
    onlookers: tuple[int, ...] = ()  # who has not yet seen the hand that is being shown

    def order(self) -> tuple[str, ...]:
        return (
            "the_next_player_may_exchange_the_hand",
            "the_others_look_at_the_hand",
            "the_hand_is_exchanged",
        )

    def the_next_player_may_exchange_the_hand(self, play: Play[Front]) -> Outcome:
        if not self.seats or is_over(play.table):
            return Return()
        if self.seats[0] in play.table.out:
            return self.next_player()
        return Ask(self.seats[0], "dt-privilege", (KeepHand(self), ExchangeHand(self)), "DT-SETUP-08", phase=OPENING)

    def exchange(self, play: Play[Front]) -> Outcome:
        """Without a warrior the hand is shown to all.

        With a warrior it goes to the grave unseen (DT-SETUP-10, G-05).
        """
        table, seat = play.table, self.seats[0]
        hand = table.hands[seat]
        without_warrior = not any(table.type(card) == "warrior" for card in hand)
        play.tell(("exchanged_hand", seat, int(without_warrior)), "DT-SETUP-08" if without_warrior else "DT-SETUP-10")
        if not without_warrior:
            table.hands[seat], table.graves[seat] = (), hand
            draw(play, seat, OPENING_HAND)
            return self.next_player()
        table.showing = seat
        for card in hand:
            show_card(play, seat, card, "DT-SETUP-08")
        return Go(replace(self, onlookers=table.others(seat)))

    def the_others_look_at_the_hand(self, play: Play[Front]) -> Outcome:
        """It lies open until each of the others has seen it."""
        if not self.onlookers:
            return None
        if self.onlookers[0] in play.table.out:
            return self.next_onlooker()
        shown: Arguments = {"player": self.seats[0]}
        return Ask(self.onlookers[0], "dt-shown-hand", (LookAtHand(self),), "DT-SETUP-08", shown, phase=OPENING)

    def next_onlooker(self) -> Repeat:
        return Repeat("the_others_look_at_the_hand", replace(self, onlookers=self.onlookers[1:]))

    def the_hand_is_exchanged(self, play: Play[Front]) -> Repeat:
        """The old hand is shuffled back after the draw.

        None of its cards could be drawn again (DT-SETUP-09).
        """
        table, seat = play.table, self.seats[0]
        old, table.hands[seat] = table.hands[seat], ()
        draw(play, seat, OPENING_HAND)
        table.showing = NOBODY
        table.libraries[seat] = (*table.libraries[seat], *old)
        shuffle_library(play, seat)
        return self.next_player()

    def next_player(self) -> Repeat:
        return Repeat("the_next_player_may_exchange_the_hand", replace(self, seats=self.seats[1:]))


class OfPrivilege(Answer[Front, Privilege]):
    """A choice about an opening hand."""

    rule = "DT-SETUP-08"
    phase = OPENING


class KeepHand(OfPrivilege):
    """The player keeps the opening hand."""

    kind = "keep_hand"

    def do(self, play: Play[Front], seat: int) -> Repeat:
        return self.deed.next_player()


class ExchangeHand(OfPrivilege):
    """The player exchanges the opening hand."""

    kind = "exchange_hand"

    def do(self, play: Play[Front], seat: int) -> Outcome:
        return self.deed.exchange(play)


class LookAtHand(OfPrivilege):
    """Another player has seen the hand that is being shown."""

    kind = "look_at_hand"

    def do(self, play: Play[Front], seat: int) -> Repeat:
        return self.deed.next_onlooker()
