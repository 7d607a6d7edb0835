"""Effects that fetch cards out of a player's piles (SEARCH; DT-ZONES, G-10)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from herna.engine.activity import Bar
from herna.engine.decision import Arguments, Ask
from herna.engine.deeds import DECLINES, Deed, PickCard
from herna.engine.flow import Outcome, Play, Procedure, Repeat, Return
from herna.games.doomtrooper.deeds import CARD_TEXT
from herna.games.doomtrooper.rules.filters import kind_fits
from herna.games.doomtrooper.rules.points import can_pay, pay
from herna.games.doomtrooper.rules.zones import (
    GRAVE,
    HAND,
    LIBRARY,
    SACRIFICED,
    pick_out,
    put_on_pile,
    shuffle_library,
    take_from,
)
from herna.games.doomtrooper.table import Front, Pending
from herna.games.doomtrooper.texts import Text


def pile_of(table: Front, seat: int, name: str) -> tuple[int, ...]:
    piles = {LIBRARY: table.libraries, GRAVE: table.graves, SACRIFICED: table.sacrificed}
    return piles[name][seat]


@dataclass(frozen=True, slots=True)
class Fetches(Text):
    """The player takes a card out of a pile (`source`).

    Of a kind perhaps (`what`), and for `destiny` D another. It goes to the hand, or is shuffled into the library. A
    library that was searched is shuffled.
    """

    source: str  # "library", "grave" or "sacrificed"
    to: str = HAND
    what: str = ""
    destiny: int = 0

    def bars_play(self, table: Front, me: int, seat: int) -> Bar | None:
        empty = not pile_of(table, seat, self.source)
        return Bar("DT-TIME-20", "dt-why-empty-pile", (("where", self.source),)) if empty else None

    def takes_effect(self, play: Play[Front], me: int, pending: Pending) -> Procedure:
        return Fetching(pending.seat, me, self.source, self.to, self.what, self.destiny)


@dataclass(frozen=True, slots=True)
class Fetching(Deed):
    """A player looks through their pile and takes a card, perhaps another."""

    seat: int
    card: int
    source: str
    to: str
    what: str
    destiny: int
    taken: int = 0

    def order(self) -> tuple[str, ...]:
        return ("the_pile_is_looked_through", "a_card_is_chosen", "the_library_is_shuffled")

    def the_pile_is_looked_through(self, play: Play[Front]) -> None:
        for card in pile_of(play.table, self.seat, self.source):
            play.table.cards.show(card, 1 << self.seat)

    def a_card_is_chosen(self, play: Play[Front]) -> Outcome:
        table = play.table
        if self.taken and (not self.destiny or self.taken > 1 or not can_pay(table, self.seat, self.destiny)):
            return None
        if not self.candidates(table):
            return None
        if not self.taken:
            return Ask(self.seat, "dt-fetch-card", (PickCard(self),), "DT-ZONES-05", {"card": self.card})
        about: Arguments = {"card": self.card, "amount": self.destiny}
        return Ask(self.seat, "dt-fetch-another", (PickCard(self), DECLINES), CARD_TEXT, about)

    def candidates(self, table: Front) -> list[int]:
        pile = pile_of(table, self.seat, self.source)
        return table.cards.of_each_kind(tuple(card for card in pile if kind_fits(table, card, self.what)))

    def pick(self, play: Play[Front], card: int) -> Repeat:
        table = play.table
        if self.taken:
            pay(play, self.seat, self.destiny)
        card = pick_out(play, self.seat, card, shown=bool(self.what))
        if self.what:
            table.show(card)  # G-10
        take_from(table, card)
        put_on_pile(play, card, self.to)
        return Repeat("a_card_is_chosen", replace(self, taken=self.taken + 1))

    def decline(self, play: Play[Front]) -> None:
        return None

    def the_library_is_shuffled(self, play: Play[Front]) -> Return:
        if self.source == LIBRARY:
            shuffle_library(play, self.seat)
        return Return()


EFFECTS: Final[dict[str, type[Text]]] = {"fetches": Fetches}
