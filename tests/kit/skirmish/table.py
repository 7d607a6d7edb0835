"""The table of Skirmish: cards, hands, piles, health and lasting effects."""

from __future__ import annotations

from dataclasses import dataclass, field

from herna.engine.cards import EVERYONE, Cards
from herna.engine.chance import Chance
from herna.engine.effects import (
    Answering,
    Lasting,
    Question,
    enters_play,
    lasting_total,
    leaves_play,
    question,
    questions_answered,
)
from herna.engine.table import Table

DECK = ("strike",) * 9 + ("counter",) * 5 + ("rage",) * 3 + ("banner",) * 3 + ("shield",) * 3 + ("scout",) * 3


class Card:
    """The questions that a card in play can be asked; this one answers none of its own."""

    def strength_given(self) -> int:
        return 0

    def instead_of_damage(self) -> bool:
        return False

    def when_damaged(self) -> str:
        return ""


class Banner(Card):
    """Your strikes are 1 stronger. When you are damaged, the striker loses 1 health."""

    def strength_given(self) -> int:
        return 1

    def when_damaged(self) -> str:
        return "vengeance"


class Shield(Card):
    """You may discard this instead of being damaged. When you are damaged, you gain 1 health."""

    def instead_of_damage(self) -> bool:
        return True

    def when_damaged(self) -> str:
        return "courage"


CARDS: dict[str, Card] = {"banner": Banner(), "shield": Shield()}
STRENGTH_GIVEN = question(Card.strength_given)
INSTEAD_OF_DAMAGE = question(Card.instead_of_damage)
WHEN_DAMAGED = question(Card.when_damaged)
QUESTIONS = {kind: questions_answered(card, Card) for kind, card in CARDS.items()}


@dataclass(slots=True)
class Arena(Table):
    """What lies on the table."""

    cards: Cards
    hands: list[tuple[int, ...]]
    deck: tuple[int, ...]
    health: list[int]
    discard: tuple[int, ...] = ()
    owner: dict[int, int] = field(default_factory=dict)  # whose the cards in play are
    answering: Answering = field(default_factory=dict)
    lasting: list[Lasting] = field(default_factory=list)
    active: int = 0
    turns: int = 0

    def copy(self) -> Arena:
        return Arena(
            self.cards.copy(),
            self.hands.copy(),
            self.deck,
            self.health.copy(),
            self.discard,
            self.owner.copy(),
            self.answering.copy(),
            self.lasting.copy(),
            self.active,
            self.turns,
        )

    def hidden_cards(self) -> Cards:
        return self.cards

    def seats(self) -> int:
        return len(self.health)

    def alive(self) -> list[int]:
        return [seat for seat in range(self.seats()) if self.health[seat] > 0]

    def in_turn_from(self, first: int) -> tuple[int, ...]:
        """The living seats in turn order, beginning with this one."""
        order = [(first + step) % self.seats() for step in range(self.seats())]
        return tuple(seat for seat in order if self.health[seat] > 0)

    def held(self, seat: int, kind: str) -> list[int]:
        """One card of a kind in a hand is as good as another: the first of them."""
        return [card for card in self.hands[seat] if self.cards.kind(card) == kind][:1]

    def strength(self, seat: int) -> int:
        """The printed 1 and everything that changes it now."""
        given = self.answering.get(STRENGTH_GIVEN, ())
        banners = sum(CARDS[kind].strength_given() for card, kind in given if self.owner[card] == seat)
        return 1 + banners + lasting_total(self.lasting, "strength", seat)

    def draw_card(self, seat: int, chance: Chance) -> int:
        """The top card of the deck; when it has run out, the discard pile is shuffled first. -1 if there is none."""
        if not self.deck:
            self.deck, self.discard = self.discard, ()
            self.cards.shuffle(self.deck, chance)
        if not self.deck:
            return -1
        card, self.deck = self.deck[0], self.deck[1:]
        self.hands[seat] = (*self.hands[seat], card)
        self.cards.show(card, 1 << seat)
        return card

    def leave_hand(self, seat: int, card: int, chance: Chance) -> int:
        """A card leaves a hand for all to see: under which id."""
        left, self.hands[seat] = self.cards.leave_hand(self.hands[seat], card, 1 << seat, chance)
        self.cards.show(left, EVERYONE)
        return left

    def put_in_play(self, seat: int, card: int) -> None:
        self.owner[card] = seat
        kind = self.cards.kind(card)
        enters_play(self.answering, card, kind, QUESTIONS[kind])

    def take_from_play(self, card: int) -> None:
        del self.owner[card]
        kind = self.cards.kind(card)
        leaves_play(self.answering, card, kind, QUESTIONS[kind])
        self.discard = (*self.discard, card)

    def mine_answering(self, question: Question, seat: int) -> list[int]:
        return [card for card, _ in self.answering.get(question, ()) if self.owner[card] == seat]
