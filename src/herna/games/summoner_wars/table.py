"""The table of Summoner Wars: where every card lies and what lies on it.

Questions about that, and no rules.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from herna.engine.activity import Harm
from herna.engine.cards import EVERYONE, Cards
from herna.engine.effects import Answering, Lasting
from herna.engine.table import Table
from herna.games.summoner_wars.grid import DISTANCE, LINES, NEIGHBOURS, row_for
from herna.games.summoner_wars.printed import PRINTED, Printed

DECK_SIZE: Final = 34
MOST_MAGIC: Final = 15
NOWHERE: Final = -1

# Moments at which something that lasts is over, and the kinds of what lasts.
UNTIL_END_OF_TURN: Final = "end of turn"
UNTIL_END_OF_ATTACK: Final = "end of attack"
STRENGTHENED: Final = "strengthened"  # added to the strength of a unit
SHIELDED: Final = "shielded"  # taken from the strength of a unit, but not below 1
CONTROLLED: Final = "controlled"  # who gets control of a unit back


@dataclass(slots=True)
class Battlefield(Table):
    """Everything on the table; cards are numbers.

    Those of seat 0 are 0 to 33, those of seat 1 are 34 to 67.
    """

    cards: Cards
    board: list[int]  # the card on each space, or NOWHERE
    place: list[int]  # the space of each card, or NOWHERE
    control: list[int]  # who controls each card; its owner, until an effect says otherwise
    damage: list[int]
    boost: list[int]
    hands: list[tuple[int, ...]]
    draw: list[tuple[int, ...]]  # the top card first
    discard: list[tuple[int, ...]]
    events: list[tuple[int, ...]]  # the active-event zones
    magic: list[int]
    tucked: dict[int, tuple[int, ...]] = field(default_factory=dict)  # cards under a card
    answering: Answering = field(default_factory=dict)
    gained: dict[int, tuple[str, ...]] = field(default_factory=dict)  # abilities that are not printed on the card
    marks: dict[int, tuple[int, ...]] = field(default_factory=dict)  # the targets that an active event has named
    doubt: dict[int, int] = field(default_factory=dict)  # cards all saw go to a hand: face-down discards since then
    lasting: list[Lasting] = field(default_factory=list)
    frozen: tuple[int, ...] = ()  # cards without abilities, which may do nothing
    used: tuple[tuple[int, str], ...] = ()  # once-per-turn abilities used in this turn
    moved: tuple[int, ...] = ()  # units that moved in this phase, or did something instead
    attacked: tuple[int, ...] = ()  # units that made their normal attack in this phase, or did something instead
    attack_slots: int = 0  # attacks that count against the limit
    fed: tuple[int, ...] = ()  # units that eliminated a unit in this turn
    provoked: bool = False  # whether an object of the opponent was attacked in this Attack phase
    unsettled: bool = False  # whether some life may have dropped without damage
    active: int = 0
    phase: str = ""
    turn: int = 0
    kinds: tuple[Printed, ...] = field(default=(), compare=False)  # by face, once somebody has asked

    def copy(self) -> Battlefield:
        return Battlefield(
            self.cards.copy(),
            self.board.copy(),
            self.place.copy(),
            self.control.copy(),
            self.damage.copy(),
            self.boost.copy(),
            self.hands.copy(),
            self.draw.copy(),
            self.discard.copy(),
            self.events.copy(),
            self.magic.copy(),
            self.tucked.copy(),
            self.answering.copy(),
            self.gained.copy(),
            self.marks.copy(),
            self.doubt.copy(),
            self.lasting.copy(),
            self.frozen,
            self.used,
            self.moved,
            self.attacked,
            self.attack_slots,
            self.fed,
            self.provoked,
            self.unsettled,
            self.active,
            self.phase,
            self.turn,
            self.kinds,
        )

    def hidden_cards(self) -> Cards:
        return self.cards

    # Cards

    def owner(self, card: int) -> int:
        """The player to whom a card belongs (SW-CTRL-01)."""
        return 0 if card < DECK_SIZE else 1

    def printed(self, card: int) -> Printed:
        """What is printed on a card."""
        kinds = self.kinds or self.by_face()
        return kinds[self.cards.faces[card]]

    def by_face(self) -> tuple[Printed, ...]:
        """What is printed on each face: looked up once, since no face ever changes."""
        if not self.kinds:
            self.kinds = tuple([PRINTED[kind] for kind in self.cards.printed])
        return self.kinds

    def key(self, card: int) -> str:
        return self.cards.kind(card)

    def is_unit(self, card: int) -> bool:
        return self.printed(card).unit()

    def is_common(self, card: int) -> bool:
        return "common" in self.printed(card).classes

    def is_champion(self, card: int) -> bool:
        return "champion" in self.printed(card).classes

    def is_summoner(self, card: int) -> bool:
        return "summoner" in self.printed(card).classes

    def named(self, card: int, word: str) -> bool:
        """Whether a word stands in a card's name (SW-TERM-13)."""
        return word in self.printed(card).words()

    def costs_nothing(self, card: int) -> bool:
        """A 0-cost unit; a Summoner has no cost at all (SW-GAP-21)."""
        return self.is_unit(card) and self.printed(card).cost == 0

    # The battlefield

    def harm_to(self, card: int, seat: int) -> Harm:
        """Whom it harms when a seat harms this object."""
        return "own" if self.control[card] == seat else "others"

    def on_board(self, card: int) -> bool:
        return self.place[card] != NOWHERE

    def objects(self, seat: int = -1) -> list[int]:
        """The objects on the battlefield in the order of their spaces.

        Only those a seat controls, if one is given.
        """
        control = self.control
        return [card for card in self.board if card >= 0 and (seat < 0 or control[card] == seat)]

    def units(self, seat: int = -1) -> list[int]:
        """The units on the battlefield."""
        control, kinds, faces = self.control, self.by_face(), self.cards.faces
        return [
            card
            for card in self.board
            if card >= 0 and (seat < 0 or control[card] == seat) and kinds[faces[card]].attack
        ]

    def summoner(self, seat: int) -> int:
        """A seat's Summoner, or NOWHERE if it is gone.

        A Summoner never changes control (SW-GAP-25).
        """
        card = seat * DECK_SIZE
        return card if self.place[card] != NOWHERE else NOWHERE

    def empty_beside(self, space: int) -> list[int]:
        board = self.board
        return [other for other in NEIGHBOURS[space] if board[other] < 0]

    def beside(self, card: int) -> list[int]:
        """The objects adjacent to a card (SW-DIST-01)."""
        if self.place[card] < 0:
            return []
        return [self.board[space] for space in NEIGHBOURS[self.place[card]] if self.board[space] >= 0]

    def distance(self, one: int, two: int) -> int:
        """Steps between two cards on the battlefield.

        Far, if one of them is not there.
        """
        if self.place[one] < 0 or self.place[two] < 0:
            return 99
        return DISTANCE[self.place[one]][self.place[two]]

    def within(self, card: int, spaces: int) -> list[int]:
        """The objects within some spaces of a card, never itself (SW-DIST-04)."""
        if self.place[card] < 0:
            return []
        here = DISTANCE[self.place[card]]
        return [other for space, other in enumerate(self.board) if other >= 0 and 0 < here[space] <= spaces]

    def nearest_in_lines(self, card: int, spaces: int) -> list[int]:
        """The first object in each straight line from a card, within some spaces."""
        found: list[int] = []
        for line in LINES[self.place[card]]:
            found += [self.board[space] for space in line[:spaces] if self.board[space] >= 0][:1]
        return found

    def enemy(self, card: int, seat: int) -> bool:
        """Controlled by the opponent (SW-CTRL-05)."""
        return self.control[card] != seat

    def behind(self, card: int, other: int) -> bool:
        """Whether a card lies behind another one (SW-DIST-08).

        Nearer than the other to the back edge of the other's controller.
        """
        seat = self.control[other]
        return row_for(seat, self.place[card]) < row_for(seat, self.place[other])

    # Changes that are no rules by themselves

    def put(self, card: int, space: int) -> None:
        """Lay a card on a space; it is then seen by all."""
        if self.place[card] >= 0:
            self.board[self.place[card]] = NOWHERE
        self.board[space] = card
        self.place[card] = space
        self.cards.show(card, EVERYONE)

    def pay(self, seat: int, amount: int) -> None:
        self.magic[seat] -= amount

    def gain_magic(self, seat: int, amount: int) -> int:
        """Never more than 15 (SW-MAG-03); says how much was gained."""
        gained = min(amount, MOST_MAGIC - self.magic[seat])
        self.magic[seat] += gained
        return gained

    def take_from_hand(self, seat: int, card: int) -> None:
        self.hands[seat] = tuple(other for other in self.hands[seat] if other != card)

    def once(self, card: int, text: str) -> bool:
        """Whether a once-per-turn ability of a card has not been used yet (CR-17)."""
        return (card, text) not in self.used

    def use(self, card: int, text: str) -> None:
        """A once-per-turn ability of a card is used."""
        self.used = (*self.used, (card, text))

    def add_lasting(self, kind: str, subject: int, amount: int, source: int, until: str = "") -> None:
        """Something lasts until a moment, or for good."""
        self.lasting.append(Lasting(kind, subject, amount, source, until))
