"""The supply: its piles, and gaining cards from them (AE-MARKET, AE-TERM-09)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from mypy_extensions import mypyc_attr

from herna.engine.activity import Bar, because
from herna.engine.decision import Ask
from herna.engine.deeds import Answer
from herna.engine.flow import Become, Outcome, Play, Repeat, Return
from herna.games.aeons_end.deeds import YES_OR_NO, D, PlayerDeed, comes_first
from herna.games.aeons_end.rules.piles import take_into_hand
from herna.games.aeons_end.table import DEVOURED, NOBODY, Siege
from herna.games.aeons_end.texts import MATS, PLAYER_CARDS

ALL: Final = 99  # whatever it costs

PILE_EMPTY: Final = Bar("AE-MARKET-06", "ae-why-pile-empty")
NOTHING_DEVOURED: Final = Bar("AE-GLUT-05", "ae-why-nothing-devoured")


def top_of_pile(table: Siege, pile: int) -> int:
    """The card that a pile of the supply, or the devoured pile, offers."""
    return table.devoured[-1] if pile == DEVOURED else table.piles[pile][0]


def piles_there(table: Siege) -> list[int]:
    """The piles that are not empty; the devoured pile is one of them (AE-GLUT-05)."""
    piles = [pile for pile, cards in enumerate(table.piles) if cards]
    return [*piles, DEVOURED] if table.devoured else piles


def empty_pile(pile: int) -> Bar:
    """Why there is nothing to be had from a pile that is not there."""
    return NOTHING_DEVOURED if pile == DEVOURED else PILE_EMPTY


@mypyc_attr(allow_interpreted_subclasses=True)
class PickPile(Answer[Siege, D]):
    """Which pile an effect is about.

    Any that is not empty, unless the deed says else.
    """

    kind = "pick_pile"
    fields = ("pile",)
    meanwhile = comes_first("pick_pile")

    def first(self, table: Siege, seat: int) -> Sequence[int]:
        return piles_there(table)

    def first_outside(self, table: Siege, seat: int, pile: int) -> Bar:
        return empty_pile(pile)


def take_from_pile(table: Siege, pile: int) -> int:
    """The top card of a pile is taken from it."""
    card = top_of_pile(table, pile)
    if pile == DEVOURED:
        table.devoured = table.devoured[:-1]
    else:
        table.piles[pile] = table.piles[pile][1:]
    return card


def pile_may_be_empty(play: Play[Siege], pile: int) -> None:
    """The mat may have a rule about empty piles, even end the game.

    What was taken has come to its new place before.
    """
    if pile != DEVOURED and not play.table.piles[pile]:
        MATS[play.table.nemesis].when_a_pile_is_empty(play)


ON_DISCARD: Final = "discard"
ON_DECK: Final = "deck"
IN_HAND: Final = "hand"


@dataclass(frozen=True, slots=True)
class Gain(PlayerDeed):
    """AE-TERM-09: a player gains a card, usually onto the discard pile."""

    seat: int
    pile: int
    to: str = ON_DISCARD

    def order(self) -> tuple[str, ...]:
        return ("where_to", "it_is_gained")

    def where_to(self, play: Play[Siege]) -> Outcome:
        kind = play.table.key(top_of_pile(play.table, self.pile))
        if self.to == ON_DISCARD and PLAYER_CARDS[kind].may_go_on_deck():
            return Ask(self.seat, "ae-on-deck", YES_OR_NO, "AE-TERM-03")
        return None

    def accept(self, play: Play[Siege]) -> Repeat:
        return Repeat("it_is_gained", replace(self, to=ON_DECK))

    def decline(self, play: Play[Siege]) -> None:
        """It goes where it usually goes."""

    def it_is_gained(self, play: Play[Siege]) -> Return:
        table = play.table
        card = take_from_pile(table, self.pile)
        play.tell(("gained", self.seat, card, play.table.key(card)), "AE-TERM-09")
        if self.to == ON_DECK:
            table.decks[self.seat] = (card, *table.decks[self.seat])
        elif self.to == IN_HAND:
            take_into_hand(play, self.seat, card)
        else:
            table.to_discard(self.seat, card)
        pile_may_be_empty(play, self.pile)
        return Return(card)


@dataclass(frozen=True, slots=True)
class GainsFree(PlayerDeed):
    """A player gains a card for nothing from a pile; returns the card."""

    type: str = ""
    most: int = ALL  # what it may cost at most
    cheapest: bool = False
    to: str = ON_DISCARD
    seat: int = NOBODY

    def misfit(self, table: Siege, pile: int) -> Bar | None:
        """Why the top card of a pile is not one to gain."""
        printed = table.printed(top_of_pile(table, pile))
        if self.type not in ("", printed.type):
            return because("", "ae-why-wrong-type", type=self.type)
        if printed.cost > self.most:
            return because("", "ae-why-too-dear", cost=printed.cost, most=self.most)
        return None

    def piles(self, table: Siege) -> list[int]:
        fit = [pile for pile in piles_there(table) if self.misfit(table, pile) is None]
        least = min((table.cost(top_of_pile(table, pile)) for pile in fit), default=0)
        return [pile for pile in fit if not self.cheapest or table.cost(top_of_pile(table, pile)) == least]

    def how_much(self, table: Siege, seat: int) -> int:
        return int(bool(self.piles(table)))

    def it_is_done(self, play: Play[Siege]) -> Outcome:
        piles = self.piles(play.table)
        if not piles:
            return None
        if len(piles) == 1:
            return Become(Gain(self.seat, piles[0], self.to))
        return Ask(self.seat, "ae-choose-pile-gained", (GainFrom(self),), "AE-TERM-09")


class GainFrom(PickPile[GainsFree]):
    """Which pile a card is gained from for nothing."""

    def first(self, table: Siege, seat: int) -> Sequence[int]:
        return self.deed.piles(table)

    def first_outside(self, table: Siege, seat: int, pile: int) -> Bar:
        if pile not in piles_there(table):
            return empty_pile(pile)
        cost = table.cost(top_of_pile(table, pile))
        return self.deed.misfit(table, pile) or because("", "ae-why-not-cheapest", cost=cost)

    def do(self, play: Play[Siege], seat: int, pile: int) -> Become:
        return Become(Gain(seat, pile, self.deed.to))
