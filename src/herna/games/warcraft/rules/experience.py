"""Experience cards: drawing them, the windows in which they may be played, and playing one (WC-CARD)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from herna.engine.cards import EVERYONE, numbers_in
from herna.engine.decision import Arguments, Choice
from herna.engine.effects import Announced, Reactions, Window
from herna.engine.flow import Become, Call, Go, Outcome, Play, Procedure, Repeat, Return, Value
from herna.games.warcraft.printed import EXPERIENCE_CARDS, WINDOWS
from herna.games.warcraft.rules import special, victory
from herna.games.warcraft.setting import NOWHERE, PIECES_OF
from herna.games.warcraft.table import War
from herna.games.warcraft.texts import CARD_TEXTS

ANY, RESPONSE = "any", "response-to-battle-card"
CONSTRUCTING = "spend"  # no window of its own: such cards are offered with what is constructed
# The kinds of cards that can be played in each window.
PLAYABLE = {
    window: tuple(kind for kind, card in EXPERIENCE_CARDS.items() if card.window == window) for window in WINDOWS
}
IN_BATTLE = tuple(window for window in WINDOWS if any(EXPERIENCE_CARDS[kind].battle for kind in PLAYABLE[window]))
SETTLED = "settled"  # what a card returns when no other can be played in the same window


# Who may play what


def could_play(table: War, moment: str, seat: int, about: int) -> bool:
    """Whether, as far as everybody can see, a player may have a card for this window: only such players are asked.

    What they really hold makes no difference, or the question alone would tell of it.
    """
    if not table.is_player(seat) or not table.hands[seat]:
        return False
    if moment in IN_BATTLE and not table.fighting & PIECES_OF[seat]:  # WC-CARD-04, WC-TEAM-10
        return False
    race = table.setting.races[seat]
    for kind in PLAYABLE[moment]:
        in_deck = race in EXPERIENCE_CARDS[kind].races and kind in table.cards.printed  # scenarios take some out
        if in_deck and CARD_TEXTS[kind].playable(table, seat, about):
            return True
    return False


def cards_to_play(table: War, moment: str, seat: int, about: int) -> list[Choice]:
    """The cards in hand that are for this window and would have an effect (WC-CARD-03, WC-CARD-14)."""
    kinds = PLAYABLE[moment]
    return [
        ("play", card)
        for card in table.hands[seat]
        if table.cards.kind(card) in kinds and CARD_TEXTS[table.cards.kind(card)].playable(table, seat, about)
    ]


def victory_points(table: War, seat: int) -> list[Choice]:
    """The Victory Point cards that a player may lay down with any decision (WC-EXP-VP-2)."""
    return cards_to_play(table, ANY, seat, NOWHERE)


def play_cards(table: War, moment: str, seats: list[int], about: int = NOWHERE, others: str = "") -> Call | None:
    """The window for these seats, in this order, if any of them might play something."""
    window = PlayCards(tuple(seats), moment=moment, about=about, others=others).passing_over(table)
    return Call(window) if window.declined < len(seats) else None


@dataclass(frozen=True, slots=True)
class PlayCards(Window):
    """The moment at which certain cards may be played, by its name in the list of cards.

    At the same time the others than the first seat may have one of another name: `others`.
    """

    moment: str = ""
    about: int = NOWHERE
    others: str = ""

    def prompt(self) -> str:
        return "wc-play-card"

    def prompt_arguments(self) -> Arguments:
        return {"window": self.moment_of(self._seat())}

    def rule(self) -> str:
        return "WC-CARD-03"

    def _seat(self) -> int:
        return self.seats[self.turn % len(self.seats)]

    def moment_of(self, seat: int) -> str:
        return self.others if self.others and seat != self.seats[0] else self.moment

    def passing_over(self, table: War) -> PlayCards:
        """The window at the next seat that might play something, as far as everybody can see."""
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

    def plays(self, play: Play[War], seat: int) -> list[Choice]:
        moment = self.moment_of(seat)
        cards = cards_to_play(play.table, moment, seat, self.about)
        return cards if moment == ANY else cards + victory_points(play.table, seat)

    def play(self, play: Play[War], card: int) -> Call:
        return self.played(PlayedCard(self._seat(), card, self.about))

    def after_a_play(self, play: Play[War], value: Value) -> Outcome:
        return Return() if value == SETTLED else None


@dataclass(frozen=True, slots=True)
class PlayedCard(Announced):
    """A card is played for all to see; one that belongs to a battle can be answered before it takes effect."""

    seat: int
    card: int
    about: int = NOWHERE

    def it_is_announced(self, play: Play[War]) -> Go:
        """WC-CARD-10: whether it takes effect or not, it is discarded, unless it stays before its owner."""
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
    """A card has been played in a battle, and others may answer before it takes effect (WC-EXP-DISPEL-1)."""

    card: int = NOWHERE

    def prompt(self) -> str:
        return "wc-answer-card"

    def prompt_arguments(self) -> Arguments:
        return {"card": self.card}

    def rule(self) -> str:
        return "WC-EXP-DISPEL-1"

    def plays(self, play: Play[War], seat: int) -> list[Choice]:
        return cards_to_play(play.table, RESPONSE, seat, self.card) + victory_points(play.table, seat)

    def play(self, play: Play[War], card: int) -> Call:
        return self.played(PlayedCard(self.seats[self.turn % len(self.seats)], card, self.card))


class Deciding(Procedure):
    """Decisions of a player, with each of which Victory Point cards may be laid down (WC-EXP-VP-2)."""

    __slots__ = ()

    def or_victory_points(self, play: Play[War], options: list[Choice]) -> list[Choice]:
        """What is offered, and the cards of the player being asked."""
        return options if play.ask is None else options + victory_points(play.table, play.ask.seat)

    def play(self, play: Play[War], card: int) -> Call:
        seat = next(seat for seat in play.table.seats() if card in play.table.hands[seat])
        return Call(PlayedCard(seat, card), then="the_same_is_asked_again")

    def the_same_is_asked_again(self, play: Play[War], value: Value) -> Repeat:
        return Repeat(self.order()[play.stack[-1][1]])


# Drawing


def draw_experience(play: Play[War], seat: int) -> None:
    """A card from the own deck to the hand (WC-CARD-01)."""
    table = play.table
    table.hands[seat] = (*table.hands[seat], *_drawn(play, seat))
    victory.at_once(play)


def lay_aside(play: Play[War], seat: int) -> None:
    """A card from the own deck for Furion's spell (WC-SCEN-NORDRASSIL-12)."""
    table = play.table
    table.aside[seat] = (*table.aside[seat], *_drawn(play, seat))
    victory.at_once(play)


def _drawn(play: Play[War], seat: int) -> tuple[int, ...]:
    """The top card; as soon as the deck has run out, the discard pile becomes the new one (WC-CARD-11, WC-CARD-12)."""
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
    """The discard pile is shuffled and becomes the deck, unless the scenario forbids it (WC-SCEN-NORDRASSIL-13)."""
    table = play.table
    if table.discards[seat] and special.deck_is_renewed(table, seat):
        table.decks[seat], table.discards[seat] = table.discards[seat], ()
        table.cards.shuffle(table.decks[seat], play.chance)
        play.tell(("renewed_deck", seat), "WC-CARD-11")
