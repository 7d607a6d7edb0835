"""Experience cards: drawing them, windows, and playing one (WC-CARD)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from herna.engine.activity import Activity, Bar, because
from herna.engine.cards import EVERYONE, numbers_in
from herna.engine.decision import NO_ARGUMENTS, Arguments, Ask
from herna.engine.deeds import DECLINES, Deed
from herna.engine.effects import Announced, Reactions, Window
from herna.engine.flow import Become, Call, Go, Outcome, Play, Procedure, Repeat, Return, Value
from herna.engine.offer import Offer
from herna.games.warcraft.printed import EXPERIENCE_CARDS, RACE_KEYS, WINDOWS
from herna.games.warcraft.rules import special, victory
from herna.games.warcraft.setting import NOWHERE, PIECES_OF
from herna.games.warcraft.table import War
from herna.games.warcraft.texts import CARD_TEXTS

ANY: Final = "any"
RESPONSE: Final = "response-to-battle-card"
CONSTRUCTING: Final = "spend"  # no window of its own: such cards are offered with what is constructed
# The kinds of cards that can be played in each window.
PLAYABLE: Final = {
    window: tuple(kind for kind, card in EXPERIENCE_CARDS.items() if card.window == window) for window in WINDOWS
}
PLAYABLE_BY: Final = {  # and of those in the decks of each race
    (window, race): tuple(kind for kind in PLAYABLE[window] if race in EXPERIENCE_CARDS[kind].races)
    for window in WINDOWS
    for race in RACE_KEYS
}
IN_BATTLE: Final = tuple(
    window for window in WINDOWS if any(EXPERIENCE_CARDS[kind].battle for kind in PLAYABLE[window])
)
SETTLED: Final = "settled"  # what a card returns when no other can be played in the same window


# Who may play what


def could_play(table: War, moment: str, seat: int, about: int) -> bool:
    """Whether a player, as far as others see, may have a card for it.

    Only such players are asked. What they really hold makes no difference, or the question alone would tell of it.
    """
    if not table.is_player(seat) or not table.hands[seat]:
        return False
    if moment in IN_BATTLE and not table.fighting & PIECES_OF[seat]:  # WC-CARD-04, WC-TEAM-10
        return False
    for kind in PLAYABLE_BY[moment, table.setting.races[seat]]:
        if table.has_cards_of(kind) and CARD_TEXTS[kind].playable(table, seat, about):
            return True
    return False


def _cards_for(table: War, seat: int, moment: str) -> list[int]:
    """The cards in hand that are for a moment."""
    kinds, cards = PLAYABLE[moment], table.cards
    return [card for card in table.hands[seat] if cards.kind(card) in kinds]


NOT_IN_HAND: Final = Bar("WC-CARD-03", "wc-why-not-in-hand")
NO_EFFECT: Final = Bar("WC-CARD-14", "wc-why-card-no-effect")


class PlayCard(Activity[War]):
    """WC-CARD-03: a card is played that is for this moment and has an effect.

    Then the same question is asked again.
    """

    kind = "play"
    fields = ("card",)
    rule = "WC-CARD-03"

    def __init__(self, moment: str, about: int = NOWHERE) -> None:
        self.moment = moment
        self.about = about

    def first(self, table: War, seat: int) -> Sequence[int]:
        return _cards_for(table, seat, self.moment)

    def first_barred(self, table: War, seat: int, first: int) -> Bar | None:
        return None if CARD_TEXTS[table.cards.kind(first)].playable(table, seat, self.about) else NO_EFFECT

    def first_outside(self, table: War, seat: int, first: int) -> Bar:
        if first not in table.hands[seat]:
            return NOT_IN_HAND
        return because("WC-CARD-03", "wc-why-card-not-now", window=EXPERIENCE_CARDS[table.cards.kind(first)].window)

    def do(self, play: Play[War], seat: int, card: int) -> Call:
        return Call(PlayedCard(seat, card, self.about), then="the_same_is_asked_again")


LAY_POINTS: Final = PlayCard(ANY)  # Victory Point cards, which may be laid down with any decision (WC-EXP-VP-2)


class PlayInWindow(PlayCard):
    """A card, or a Victory Point, is played in the window for it.

    Then everybody has another chance.
    """

    def first(self, table: War, seat: int) -> Sequence[int]:
        cards = _cards_for(table, seat, self.moment)
        return cards if self.moment == ANY else cards + _cards_for(table, seat, ANY)

    def do(self, play: Play[War], seat: int, card: int) -> Call:
        window: Any = play.procedure()
        call: Call = window.carry_out(PlayedCard(seat, card, self.about))
        return call


# What most windows offer: those that are about nothing in particular.
ABOUT_NOTHING: Final[dict[str, Offer]] = {window: (PlayInWindow(window), DECLINES) for window in WINDOWS}


def play_cards(table: War, moment: str, seats: list[int], about: int = NOWHERE, others: str = "") -> Call | None:
    """The window for these seats, if any of them might play something."""
    window = PlayCards(tuple(seats), moment=moment, about=about, others=others).passing_over(table)
    return Call(window) if window.declined < len(seats) else None


@dataclass(frozen=True, slots=True)
class PlayCards(Window):
    """The moment at which certain cards may be played, by its name.

    At the same time the others than the first seat may have one of another name: `others`.
    """

    moment: str = ""
    about: int = NOWHERE
    others: str = ""

    def the_next_seat_may_play(self, play: Play[War]) -> Outcome:
        if self.declined == len(self.seats):
            return Return()
        seat = self.seats[self.turn % len(self.seats)]
        moment = self.moment_of(seat)
        offer = ABOUT_NOTHING[moment] if self.about == NOWHERE else (PlayInWindow(moment, self.about), DECLINES)
        return Ask(seat, "wc-play-card", offer, "WC-CARD-03", {"window": moment}, window=True)

    def moment_of(self, seat: int) -> str:
        return self.others if self.others and seat != self.seats[0] else self.moment

    def passing_over(self, table: War) -> PlayCards:
        """The window at the next seat that, as far as others see, may play."""
        turn, declined = self.turn, self.declined
        while declined < len(self.seats):
            seat = self.seats[turn % len(self.seats)]
            if could_play(table, self.moment_of(seat), seat, self.about):
                break
            turn, declined = turn + 1, declined + 1
        return self if turn == self.turn else self._at(turn, declined)

    def _at(self, turn: int, declined: int) -> PlayCards:
        return PlayCards(self.seats, turn, declined, self.moment, self.about, self.others)

    def decline(self, play: Play[War]) -> Repeat:
        return Repeat("the_next_seat_may_play", self._at(self.turn + 1, self.declined + 1).passing_over(play.table))

    def and_so_on_until_all_decline(self, play: Play[War]) -> Repeat:
        return Repeat("the_next_seat_may_play", self.passing_over(play.table))

    def after_a_play(self, play: Play[War], value: Value) -> Outcome:
        return Return() if value == SETTLED else None


@dataclass(frozen=True, slots=True)
class PlayedCard(Announced):
    """A card is played for all to see.

    One that belongs to a battle can be answered before it takes effect.
    """

    seat: int
    card: int
    about: int = NOWHERE

    def it_is_announced(self, play: Play[War]) -> Go:
        """WC-CARD-10: it is discarded, unless it stays before its owner."""
        table, seat = play.table, self.seat
        seen_by = table.setting.hands_seen_by[seat]
        card, table.hands[seat] = table.cards.leave_hand(table.hands[seat], self.card, seen_by, play.chance)
        kind = table.cards.kind(card)
        piles = table.laid if CARD_TEXTS[kind].stays() else table.discards
        piles[seat] = (*piles[seat], card)
        table.cards.show(card, EVERYONE)
        play.tell(("played", seat, card, kind), "WC-CARD-03")
        return Go(replace(self, card=card))

    def reactions(self, play: Play[War]) -> Procedure | None:
        table = play.table
        if not EXPERIENCE_CARDS[table.cards.kind(self.card)].battle:
            return None
        others = tuple(
            seat
            for seat in table.in_turn_order(self.seat + 1)
            if seat != self.seat and could_play(table, RESPONSE, seat, self.card)
        )
        return AnswerCard(others, card=self.card) if others else None

    def it_is_cancelled(self, play: Play[War]) -> Return:
        play.tell(("cancelled", self.seat, self.card, play.table.cards.kind(self.card)), "WC-EXP-DISPEL-1")
        return Return()

    def it_takes_effect(self, play: Play[War]) -> Outcome:
        effect = CARD_TEXTS[play.table.cards.kind(self.card)].effect(self.seat, self.card, self.about)
        return None if effect is None else Become(effect)


@dataclass(frozen=True, slots=True)
class AnswerCard(Reactions):
    """Others may answer a card played in a battle (WC-EXP-DISPEL-1)."""

    card: int = NOWHERE

    def prompt(self) -> str:
        return "wc-answer-card"

    def prompt_arguments(self) -> Arguments:
        return {"card": self.card}

    def rule(self) -> str:
        return "WC-EXP-DISPEL-1"

    def offer(self) -> Offer:
        return (PlayInWindow(RESPONSE, self.card), DECLINES)


class Deciding(Deed):
    """Decisions with which Victory Point cards may be laid down (WC-EXP-VP-2)."""

    __slots__ = ()

    def the_same_is_asked_again(self, play: Play[War], value: Value) -> Repeat:
        return ask_again(play)


def ask_again(play: Play[War]) -> Repeat:
    """Back to the step that has asked."""
    asking, at, _ = play.stack[-1]
    return Repeat(asking.order()[at])


def ask_unless_one(
    play: Play[War], seat: int, prompt: str, activity: Activity[Any], rule: str, arguments: Arguments = NO_ARGUMENTS
) -> Outcome:
    """The player is asked, or the only option is carried out."""
    options = activity.options(play.table, seat)
    if len(options) == 1:
        outcome: Outcome = activity.carry_out(play, seat, options[0])
        return outcome
    return Ask(seat, prompt, (activity, LAY_POINTS), rule, arguments)


# Drawing


def draw_experience(play: Play[War], seat: int, count: int = 1) -> None:
    """Cards from the seat's deck to its hand (WC-CARD-01)."""
    table = play.table
    for _ in range(count):
        table.hands[seat] = (*table.hands[seat], *_draw(play, seat))
        victory.at_once(play)


def lay_aside(play: Play[War], seat: int) -> None:
    """A card from the seat's deck for Furion's spell (WC-SCEN-NORDRASSIL-12)."""
    table = play.table
    table.aside[seat] = (*table.aside[seat], *_draw(play, seat))
    victory.at_once(play)


def _draw(play: Play[War], seat: int) -> tuple[int, ...]:
    """The top card; an empty deck is renewed from the discard pile at once.

    WC-CARD-11, WC-CARD-12.
    """
    table = play.table
    if not table.decks[seat]:
        renew_deck(play, seat)
    if not table.decks[seat]:
        return ()
    card = table.decks[seat][0]
    table.decks[seat] = table.decks[seat][1:]
    seen_by = table.setting.hands_seen_by[seat]
    table.cards.show(card, seen_by)
    event = ("drew", seat, card, table.cards.kind(card))
    play.tell(event, "WC-CARD-01", tuple(numbers_in(seen_by)), ("drew", seat, None, None))
    if not table.decks[seat]:
        renew_deck(play, seat)
    return (card,)


def renew_deck(play: Play[War], seat: int) -> None:
    """The discard pile is shuffled and becomes the deck.

    A scenario may forbid it (WC-SCEN-NORDRASSIL-13).
    """
    table = play.table
    if table.discards[seat] and special.deck_is_renewed(table, seat):
        table.decks[seat], table.discards[seat] = table.discards[seat], ()
        table.cards.shuffle(table.decks[seat], play.chance)
        play.tell(("renewed_deck", seat), "WC-CARD-11")
