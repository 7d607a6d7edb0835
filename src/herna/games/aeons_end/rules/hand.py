"""Cards of the hand that are chosen, discarded or destroyed (AE-DRAW, AE-TERM)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from mypy_extensions import mypyc_attr

from herna.engine.activity import Activity, Bar, Harm, because
from herna.engine.cards import EVERYONE
from herna.engine.decision import Ask, Choice
from herna.engine.deeds import DECLINES
from herna.engine.flow import Call, Outcome, Play, Repeat, Return
from herna.games.aeons_end.deeds import Deed, PickPlayer, PlayerDeed, comes_first, group_ask
from herna.games.aeons_end.table import NOBODY, Siege, without

# Choosing a card

IS_CORRUPTION: Final = Bar("AE-CORR-08", "ae-why-is-corruption")


def equal_card(table: Siege, card: int, cards: Sequence[int]) -> Bar:
    """Equal cards are one choice: the first of these cards that is equal."""
    twin = next(other for other in cards if table.key(other) == table.key(card))
    return Bar("", "ae-why-equal-card", (("card", card),), (("card", twin),), equal=twin)


@mypyc_attr(allow_interpreted_subclasses=True)
class HandCard(Activity[Siege]):
    """A choice of a card in hand.

    Equal cards are one choice, the first of them.
    """

    def first(self, table: Siege, seat: int) -> Sequence[int]:
        return table.cards.of_each_kind(table.hands[seat])

    def first_outside(self, table: Siege, seat: int, card: int) -> Bar:
        if card not in table.hands[seat]:
            return because("", "ae-why-not-in-hand", card=card)
        return self.first_barred(table, seat, card) or equal_card(table, card, table.hands[seat])


@mypyc_attr(allow_interpreted_subclasses=True)
class DiscardedCard(Activity[Siege]):
    """A choice of a card in the discard pile.

    Equal neighbours are one choice, the lowest of them (AE-DRAW-06).
    """

    kind = "pick_card"
    fields = ("found",)
    choose = ("ae-why-choose-among",)
    meanwhile = comes_first("pick_card")

    def first(self, table: Siege, seat: int) -> Sequence[int]:
        return table.of_each_run(table.discards[seat])

    def first_outside(self, table: Siege, seat: int, card: int) -> Bar:
        if card not in table.discards[seat]:
            return because("AE-DRAW-06", "ae-why-not-in-discard", card=card)
        return self.first_barred(table, seat, card) or because("AE-DRAW-06", "ae-why-equal-neighbour", card=card)


def misfit(table: Siege, card: int, kind: str, least: int) -> Bar | None:
    """Why a card is not of a kind, or too cheap.

    A kind is "" for any, "clean" for no corruption, or a type.
    """
    printed = table.printed(card)
    if kind == "clean":
        if printed.type == "corruption":
            return because("AE-CORR-11", "ae-why-no-corruption-here", card=card)
    elif kind not in ("", printed.type):
        return because("", "ae-why-not-of-type", card=card, type=kind)
    if printed.cost < least:
        return because("", "ae-why-too-cheap", card=card, cost=printed.cost, least=least)
    return None


def fitting(table: Siege, cards: Sequence[int], kind: str, least: int) -> tuple[int, ...]:
    """The cards of a kind that cost at least `least`."""
    return tuple(card for card in cards if misfit(table, card, kind, least) is None)


# Discarding and destroying


def discard(play: Play[Siege], seat: int, card: int, rule: str) -> None:
    """A card that has left its place goes onto a player's discard pile."""
    play.table.to_discard(seat, card)
    play.tell(("discarded", seat, card, play.table.key(card)), rule)


def discard_from_hand(play: Play[Siege], seat: int, card: int) -> None:
    """AE-DRAW-12: a card of the hand is discarded."""
    play.table.take_from_hand(seat, card)
    discard(play, seat, card, "AE-DRAW-12")


def harm_of_giving_up(table: Siege, card: int, destroyed: bool) -> Harm:
    """A destroyed card is lost for good, and a discarded one comes back.

    Destroying a corruption harms nobody.
    """
    if table.type(card) == "corruption":
        return ""
    return "own" if destroyed else "cost"


def destroy(play: Play[Siege], card: int) -> Call | None:
    """AE-TERM-05: a card that lies nowhere any more is out of the game.

    A corruption goes back (AE-CORR-04).
    """
    table = play.table
    table.cards.show(card, EVERYONE)
    play.tell(("destroyed", card, play.table.key(card)), "AE-TERM-05")
    if table.type(card) != "corruption":
        return None
    if table.harder:
        return Call(PassedOn(card))
    table.corruptions = (*table.corruptions, card)
    return None


@dataclass(frozen=True, slots=True)
class PassedOn(Deed):
    """AE-CORR-14: a destroyed corruption goes into any player's discard pile."""

    card: int

    def it_is_done(self, play: Play[Siege]) -> Outcome:
        if play.table.solo():
            self.goes_to(play, 0)
            return None
        return group_ask(play.table, "ae-choose-discard-pile", (PassOnTo(self),), "AE-CORR-14", {"card": self.card})

    def goes_to(self, play: Play[Siege], seat: int) -> None:
        discard(play, seat, self.card, "AE-CORR-14")


class PassOnTo(PickPlayer[PassedOn]):
    """Whose discard pile a destroyed corruption goes into."""

    def harm(self, table: Siege, seat: int, choice: Choice) -> Harm:
        return "cost"

    def do(self, play: Play[Siege], seat: int, player: int) -> None:
        self.deed.goes_to(play, player)


@dataclass(frozen=True, slots=True)
class Destroy(Deed):
    """A card that a text names is destroyed; it has left its place already."""

    card: int

    def it_is_done(self, play: Play[Siege]) -> Outcome:
        return destroy(play, self.card)


# Giving up cards of the hand


def give_up_card(play: Play[Siege], seat: int, card: int, destroyed: bool) -> Call | None:
    """A card of the hand is discarded or destroyed."""
    if not destroyed:
        discard_from_hand(play, seat, card)
        return None
    play.table.take_from_hand(seat, card)
    return destroy(play, card)


@mypyc_attr(allow_interpreted_subclasses=True)
class GiveUp(HandCard):
    """Which card of the hand is given up.

    One of the kind that is asked for.
    """

    kind = "pick_card"
    fields = ("found",)
    meanwhile = comes_first("pick_of_hand")

    def __init__(self, wanted: str = "", least: int = 0) -> None:
        self.wanted = wanted
        self.least = least

    def first_barred(self, table: Siege, seat: int, card: int) -> Bar | None:
        return misfit(table, card, self.wanted, self.least)


@dataclass(frozen=True, slots=True)
class GivesUp(PlayerDeed):
    """A player discards or destroys cards of the hand, one by one."""

    count: int
    destroyed: bool = False
    kind: str = ""
    least: int = 0  # what a card must cost at least
    seat: int = NOBODY

    def order(self) -> tuple[str, ...]:
        return ("the_next_card_is_given_up", "and_so_on")

    def whole(self) -> int:
        return self.count

    def how_much(self, table: Siege, seat: int) -> int:
        return min(self.count, len(fitting(table, table.hands[seat], self.kind, self.least)))

    def the_next_card_is_given_up(self, play: Play[Siege]) -> Outcome:
        table = play.table
        cards = fitting(table, table.hands[self.seat], self.kind, self.least)
        if not self.count or not cards:
            return None
        kinds = table.cards.of_each_kind(cards)
        all_go = self.destroyed and len(cards) <= self.count and not _several_go_back(table, cards)
        # Ruling AE-CR-09: with hidden cards a question that is left out would tell something about them.
        if (len(kinds) == 1 or all_go) and (len(table.hands[self.seat]) <= self.count or not table.hides(self.seat)):
            return self.given_up(play, kinds[0])
        prompt = "ae-choose-destroyed" if self.destroyed else "ae-choose-discarded"
        return Ask(self.seat, prompt, (GiveUpNext(self),), "AE-NEM-13", {"count": self.count})

    def given_up(self, play: Play[Siege], card: int) -> Outcome:
        """One card is gone; the others are asked for next."""
        rest = replace(self, count=self.count - 1)
        called = give_up_card(play, self.seat, card, self.destroyed)
        if called is not None:
            return Call(called.procedure, changed=rest)
        return Repeat("the_next_card_is_given_up", rest)

    def and_so_on(self, play: Play[Siege]) -> Outcome:
        return Repeat("the_next_card_is_given_up") if self.how_much(play.table, self.seat) else None


class GiveUpNext(GiveUp):
    """Which card is given up next, of those that must be."""

    def __init__(self, deed: GivesUp) -> None:
        super().__init__(deed.kind, deed.least)
        self.deed = deed

    def harm(self, table: Siege, seat: int, choice: Choice) -> Harm:
        return harm_of_giving_up(table, int(choice[1]), self.deed.destroyed)

    def do(self, play: Play[Siege], seat: int, card: int) -> Outcome:
        return self.deed.given_up(play, card)


def _several_go_back(table: Siege, cards: tuple[int, ...]) -> bool:
    """Whether the order in which these cards are destroyed matters.

    Corruptions go back one after another.
    """
    return sum(table.type(card) == "corruption" for card in cards) > 1


@dataclass(frozen=True, slots=True)
class MayGiveUp(PlayerDeed):
    """A player may give up some cards of the hand: discarded, or destroyed.

    Returns the cards (AE-AMBIG-09).

    Destroyed cards may come from the discard pile too.
    """

    most: int
    source: int
    destroyed: bool = False
    kind: str = ""
    seat: int = NOBODY
    from_discard: bool = False
    given: tuple[int, ...] = ()

    def order(self) -> tuple[str, ...]:
        return ("one_more_or_not", "and_so_on")

    def one_more_or_not(self, play: Play[Siege]) -> Outcome:
        table = play.table
        if len(self.given) == self.most:
            return Return(self.given)
        if not self._could_give_up(table) and not table.hides(self.seat):  # ruling AE-CR-09
            return Return(self.given)
        prompt = "ae-may-destroy" if self.destroyed else "ae-may-discard"
        return Ask(self.seat, prompt, (GiveUpOneMore(self), DECLINES), "AE-AMBIG-09", {"card": self.source})

    def _could_give_up(self, table: Siege) -> bool:
        held = fitting(table, table.hands[self.seat], self.kind, 0)
        return bool(held) or (self.from_discard and bool(table.discards[self.seat]))

    def one_gone(self, card: int, called: Call | None) -> Outcome:
        """One card is gone; one more may follow."""
        rest = replace(self, given=(*self.given, card))
        return Repeat("one_more_or_not", rest) if called is None else Call(called.procedure, changed=rest)

    def decline(self, play: Play[Siege]) -> Return:
        return Return(self.given)

    def and_so_on(self, play: Play[Siege]) -> Repeat:
        return Repeat("one_more_or_not")


class GiveUpOneMore(GiveUp):
    """Which card of the hand or the discard pile is given up, if any."""

    meanwhile = comes_first("may")

    def __init__(self, deed: MayGiveUp) -> None:
        super().__init__(deed.kind)
        self.deed = deed

    def harm(self, table: Siege, seat: int, choice: Choice) -> Harm:
        return harm_of_giving_up(table, int(choice[1]), self.deed.destroyed)

    def first(self, table: Siege, seat: int) -> Sequence[int]:
        held = table.cards.of_each_kind(table.hands[seat])
        return [*held, *table.of_each_run(table.discards[seat])] if self.deed.from_discard else held

    def first_outside(self, table: Siege, seat: int, card: int) -> Bar:
        if not self.deed.from_discard or card in table.hands[seat]:
            return super().first_outside(table, seat, card)
        if card not in table.discards[seat]:
            return because("AE-DRAW-06", "ae-why-not-in-hand-or-discard", card=card)
        return because("AE-DRAW-06", "ae-why-equal-neighbour", card=card)

    def do(self, play: Play[Siege], seat: int, card: int) -> Outcome:
        if card in play.table.hands[seat]:
            return self.deed.one_gone(card, give_up_card(play, seat, card, self.deed.destroyed))
        play.table.discards[seat] = without(play.table.discards[seat], card)
        return self.deed.one_gone(card, destroy(play, card))
