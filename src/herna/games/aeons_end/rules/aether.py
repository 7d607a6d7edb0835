"""Aether: from gems and relics, spent on cards of the supply (AE-MAIN, AE-MARKET)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from herna.engine.activity import Activity, Bar, Details
from herna.engine.cards import EVERYONE
from herna.engine.decision import Choice
from herna.engine.deeds import do
from herna.engine.flow import Call, Outcome, Play
from herna.games.aeons_end.deeds import Deed
from herna.games.aeons_end.rules.hand import IS_CORRUPTION, HandCard
from herna.games.aeons_end.rules.supply import NOTHING_DEVOURED, PILE_EMPTY, Gain, top_of_pile
from herna.games.aeons_end.table import DEVOURED, Siege
from herna.games.aeons_end.texts import PLAYER_CARDS


@dataclass(frozen=True, slots=True)
class Aether(Deed):
    """The active player gains aether, perhaps only for gems or spells (AE-MAIN-08).

    A player who gains it out of turn loses it at once (AE-MAIN-09).
    """

    seat: int
    amount: int
    only: str = ""

    def it_is_done(self, play: Play[Siege]) -> None:
        table = play.table
        if self.seat != table.active:
            return
        if self.only == "gem":
            table.gem_aether += self.amount
            play.tell(("gained_gem_aether", self.seat, self.amount), "AE-MAIN-08")
        elif self.only == "spell":
            table.spell_aether += self.amount
            play.tell(("gained_spell_aether", self.seat, self.amount), "AE-MAIN-08")
        else:
            table.aether += self.amount
            play.tell(("gained_aether", self.seat, self.amount), "AE-MAIN-06")


@dataclass(frozen=True, slots=True)
class PlayCard(Deed):
    """A gem or relic is played: laid down and resolved (AE-MAIN-03)."""

    seat: int
    card: int

    def it_is_done(self, play: Play[Siege]) -> Outcome:
        table = play.table
        table.take_from_hand(self.seat, self.card)
        table.cards.show(self.card, EVERYONE)
        table.played = (*table.played, self.card)
        return resolve_play(play, self.seat, self.card)


def resolve_play(play: Play[Siege], seat: int, card: int) -> Outcome:
    """A played card takes effect; that is one more play of its kind (AE-GAP-18)."""
    table = play.table
    kind = table.key(card)
    table.plays = (*table.plays, kind)
    play.tell(("played", seat, card, play.table.key(card)), "AE-MAIN-03")
    return do(PLAYER_CARDS[kind].when_played(table, seat, card))


IS_SPELL: Final = Bar("AE-PREP-01", "ae-why-is-spell")


class PlayFromHand(HandCard):
    """AE-MAIN-03: a gem or relic of the hand is played."""

    kind = "play"
    fields = ("card",)
    rule = "AE-MAIN-03"
    phase = "main"

    def first_barred(self, table: Siege, seat: int, card: int) -> Bar | None:
        type = table.printed(card).type
        if type == "spell":
            return IS_SPELL
        return IS_CORRUPTION if type == "corruption" else None

    def do(self, play: Play[Siege], seat: int, card: int) -> Call:
        return Call(PlayCard(seat, card))


# Paying


NOT_ENOUGH_AETHER: Final = "ae-why-not-enough-aether"  # of the bar against a price, whose details are `price`


def price(table: Siege, cost: int, fitting: int = 0) -> Details:
    """A price, the aether for it, and the aether for other things only (AE-MAIN-08)."""
    others = table.gem_aether + table.spell_aether - fitting
    return (("cost", cost), ("has", table.aether + fitting), ("others", others)), ()


# The supply


def restricted(table: Siege, type: str) -> int:
    """The aether that pays only for a card of this type."""
    return table.gem_aether if type == "gem" else table.spell_aether if type == "spell" else 0


def _price_of_card(table: Siege, seat: int, choice: Choice) -> Details:
    printed = table.printed(top_of_pile(table, int(choice[1])))
    return price(table, printed.cost, restricted(table, printed.type))


CARD_UNPAID: Final = Bar("AE-MARKET-07", NOT_ENOUGH_AETHER, details=_price_of_card)


class BuyCard(Activity[Siege]):
    """AE-MARKET-07: the top card of a pile is bought.

    The devoured pile is one of them (AE-GLUT-05).
    """

    kind = "buy"
    fields = ("pile",)
    rule = "AE-MARKET-07"
    phase = "main"

    def first(self, table: Siege, seat: int) -> Sequence[int]:
        piles = range(len(table.piles))
        return (*piles, DEVOURED) if table.devoured else piles

    def first_barred(self, table: Siege, seat: int, pile: int) -> Bar | None:
        if pile != DEVOURED and not table.piles[pile]:
            return PILE_EMPTY
        printed = table.printed(top_of_pile(table, pile))
        has = table.aether
        if table.gem_aether or table.spell_aether:
            has += restricted(table, printed.type)
        return CARD_UNPAID if printed.cost > has else None

    def first_outside(self, table: Siege, seat: int, pile: int) -> Bar:
        return NOTHING_DEVOURED

    def do(self, play: Play[Siege], seat: int, pile: int) -> Call:
        pay_for(play.table, pile)
        return Call(Gain(seat, pile))


def pay_for(table: Siege, pile: int) -> None:
    """Pay for the top card of a pile, with restricted aether first."""
    printed = table.printed(top_of_pile(table, pile))
    first = min(printed.cost, restricted(table, printed.type))
    if printed.type == "gem":
        table.gem_aether -= first
    elif printed.type == "spell":
        table.spell_aether -= first
    table.aether -= printed.cost - first
