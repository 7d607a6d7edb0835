"""From chosen decks to the first turn (DT-SETUP): shuffled libraries, 5 D, seven cards, the Cardinal's privilege."""

from __future__ import annotations

from dataclasses import dataclass, replace

from herna.engine.cards import EVERYONE, cards_of
from herna.engine.chance import Chance
from herna.engine.decision import Ask, Choice
from herna.engine.flow import Outcome, Play, Procedure, Repeat, Return
from herna.games.doomtrooper.decks import Deck
from herna.games.doomtrooper.rules.zones import draw
from herna.games.doomtrooper.table import Front

OPENING_HAND = 7  # DT-SETUP-05
OPENING_DESTINY = 5  # DT-SETUP-03


def first_table(decks: tuple[Deck, ...], first: int, target: int, limit: int, chance: Chance) -> Front:
    """Every library shuffled, 5 D and no P for everybody, seven cards in hand."""
    seats = len(decks)
    cards = cards_of([pool for deck in decks for pool in (deck.library(), deck.side())], seats)
    starts = [0]
    for deck in decks:
        starts.append(starts[-1] + len(deck.library()) + len(deck.side()))
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
        cards.shuffle(library, chance)
        table.hands[seat], table.libraries[seat] = library[:OPENING_HAND], library[OPENING_HAND:]
        table.sideboards[seat] = side
        for card in (*table.hands[seat], *side):
            cards.show(card, 1 << seat)
    return table


@dataclass(frozen=True, slots=True)
class Privilege(Procedure):
    """The Cardinal's privilege: once each, in turn order, before any window (DT-SETUP-08 to 10, G-04, G-06)."""

    seats: tuple[int, ...]

    def order(self) -> tuple[str, ...]:
        return ("the_next_player_may_exchange_the_hand",)

    def the_next_player_may_exchange_the_hand(self, play: Play[Front]) -> Outcome:
        if not self.seats:
            return Return()
        return Ask(self.seats[0], "dt-privilege", "ways", "DT-SETUP-08")

    def ways(self, play: Play[Front]) -> list[Choice]:
        return [("keep_hand",), ("exchange_hand",)]

    def keep_hand(self, play: Play[Front]) -> Repeat:
        return self._next()

    def exchange_hand(self, play: Play[Front]) -> Repeat:
        """Without a warrior the hand is shown and shuffled back after the draw; with one it is discarded."""
        table, seat = play.table, self.seats[0]
        old = table.hands[seat]
        table.hands[seat] = ()
        without_warrior = not any(table.type(card) == "warrior" for card in old)
        play.tell(("exchanged_hand", seat, int(without_warrior)), "DT-SETUP-09" if without_warrior else "DT-SETUP-10")
        draw(play, seat, OPENING_HAND)
        if without_warrior:
            for card in old:
                table.cards.show(card, EVERYONE)
            table.libraries[seat] = (*table.libraries[seat], *old)
            table.cards.shuffle(table.libraries[seat], play.chance)
        else:
            table.graves[seat] = old
        return self._next()

    def _next(self) -> Repeat:
        return Repeat("the_next_player_may_exchange_the_hand", replace(self, seats=self.seats[1:]))
