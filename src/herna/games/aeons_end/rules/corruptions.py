"""Corruptions: gained unseen, and resolved by the player who holds them (AE-CORR)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from herna.engine.activity import Bar, because
from herna.engine.cards import EVERYONE
from herna.engine.decision import Ask
from herna.engine.deeds import InOrder
from herna.engine.flow import Call, Outcome, Play, Repeat, Return
from herna.games.aeons_end.deeds import Deed, PlayerDeed, comes_first
from herna.games.aeons_end.rules.hand import Destroy, HandCard
from herna.games.aeons_end.rules.piles import mix_hidden_cards, take_into_hand
from herna.games.aeons_end.rules.suffering import damage_gravehold
from herna.games.aeons_end.rules.supply import IN_HAND, ON_DECK
from herna.games.aeons_end.table import NEMESIS, NOBODY, Siege
from herna.games.aeons_end.texts import CORRUPTIONS

NONE_LEFT: Final = 2  # damage to Gravehold for a corruption that is not there


@dataclass(frozen=True, slots=True)
class GainsCorruptions(PlayerDeed):
    """A player gains corruptions: unseen onto the deck (AE-CORR-09), or into the hand.

    Gravehold suffers 2 damage for each that is not there any more (AE-CORR-05).
    """

    count: int = 1
    to: str = ON_DECK
    seat: int = NOBODY
    source: int = NEMESIS  # the card that does it, or the mat itself

    def it_is_done(self, play: Play[Siege]) -> None:
        table = play.table
        for _ in range(self.count):
            if not table.corruptions:
                damage_gravehold(play, NONE_LEFT, self.source)
                continue
            card, table.corruptions = table.corruptions[0], table.corruptions[1:]
            play.tell(("gained_corruption", self.seat), "AE-CORR-09")
            if self.to == IN_HAND:
                take_into_hand(play, self.seat, card)
            else:
                table.decks[self.seat] = (card, *table.decks[self.seat])
        if self.to == IN_HAND:
            mix_hidden_cards(play, self.seat)


@dataclass(frozen=True, slots=True)
class ResolveCorruptions(Deed):
    """The active player resolves corruptions of the hand in any order.

    At the start of the turn all, also those that come into the hand meanwhile (AE-CORR-06, AE-CORR-13); at the end of
    the main phase those that were drawn in this turn (AE-CORR-07, AE-CORR-15).
    """

    seat: int
    only_drawn: bool = False

    def order(self) -> tuple[str, ...]:
        return ("they_are_shown", "the_next_is_resolved", "and_so_on")

    def they_are_shown(self, play: Play[Siege]) -> Outcome:
        table = play.table
        due = self.due(table)
        for card in due:
            table.cards.show(card, EVERYONE)
        if not table.open_hands:
            table.cards.shown += 1  # the others learn something even if there are none
        return None if due else Return()

    def due(self, table: Siege) -> list[int]:
        return [card for card in table.hands[self.seat] if self.not_due(table, card) is None]

    def not_due(self, table: Siege, card: int) -> Bar | None:
        """Why a card of the hand is not resolved now."""
        if table.type(card) != "corruption":
            return because("AE-CORR-06", "ae-why-no-corruption", card=card)
        if self.only_drawn and card not in table.drawn:
            return because("AE-CORR-15", "ae-why-not-drawn-this-turn", card=card)
        return None

    def the_next_is_resolved(self, play: Play[Siege]) -> Outcome:
        due = self.due(play.table)
        if len(due) == 1:
            return self.resolve(play, due[0])
        return Ask(self.seat, "ae-choose-corruption", (ResolveNext(self),), self._rule())

    def _rule(self) -> str:
        return "AE-CORR-07" if self.only_drawn else "AE-CORR-06"

    def resolve(self, play: Play[Siege], card: int) -> Call:
        """It leaves the hand and is destroyed at the end.

        Meanwhile it lies nowhere (AE-GAP-39).
        """
        table = play.table
        table.take_from_hand(self.seat, card)
        play.tell(("corruption_resolved", self.seat, card, play.table.key(card)), self._rule())
        return Call(InOrder((*CORRUPTIONS[table.key(card)].when_resolved(table, self.seat, card), Destroy(card))))

    def and_so_on(self, play: Play[Siege]) -> Repeat:
        return Repeat("they_are_shown")


class ResolveNext(HandCard):
    """Which corruption of the hand is resolved next; equal ones are different cards here."""

    kind = "pick_card"
    fields = ("found",)
    choose = ("ae-why-choose-among",)
    meanwhile = comes_first("pick_card")

    def __init__(self, deed: ResolveCorruptions) -> None:
        self.deed = deed

    def first(self, table: Siege, seat: int) -> Sequence[int]:
        return table.hands[seat]

    def first_barred(self, table: Siege, seat: int, card: int) -> Bar | None:
        return self.deed.not_due(table, card)

    def do(self, play: Play[Siege], seat: int, card: int) -> Call:
        return self.deed.resolve(play, card)


def drawn_in_a_guess(table: Siege) -> tuple[int, ...]:
    """The corruptions that the active player drew this turn, by guessed faces.

    One that not everybody has seen must have been drawn: those held before were resolved (AE-CORR-06).
    """
    if table.active == NOBODY:
        return ()
    return tuple(
        card
        for card in table.hands[table.active]
        if table.type(card) == "corruption" and (card in table.drawn or table.cards.seen[card] != EVERYONE)
    )
