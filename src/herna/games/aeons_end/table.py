"""The state of a match: mages, breaches, supply, nemesis, turn order.

Plain data and questions about it, no rules.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from herna.engine.cards import EVERYONE, Cards
from herna.engine.effects import Lasting, lasting_after, lasting_total
from herna.engine.table import Table
from herna.games.aeons_end.printed import BREACHES, MAGES, PRINTED, TURN_ORDER_CARD, Printed

NOBODY: Final = -1  # no seat; as the active seat: the nemesis
NEMESIS: Final = -1  # what is hit, when it is the nemesis itself
HUSK: Final = -2  # what is hit, when it is a husk

# A breach: not there, quarter turns made (0 to 3), or open.
GONE: Final = -1
OPEN: Final = 4
DEVOURED: Final = 9  # the number of the devoured pile, after the nine piles of the supply
# What lasts (`Siege.lasting`): how much less the next focus or opening of your own breach costs, that no damage is
# suffered, that an open breach takes two spells; and the moments at which it ends.
DISCOUNT: Final = "discount"
SHIELD: Final = "shield"
TWO_SPELLS: Final = "two-spells"
END_OF_TURN: Final = "end-of-turn"
NEXT_FOCUS: Final = "next-focus"
SEATS: Final[tuple[tuple[int, ...], ...]] = ((), (0,), (0, 1), (0, 1, 2), (0, 1, 2, 3))  # by the number of players
NO_BREACHES: Final[tuple[tuple[int, ...], ...]] = ((), (), (), ())


@dataclass(slots=True)
class Siege(Table):
    """Gravehold besieged. Lists are by seat.

    A deck's first card is its top, a discard pile's last card is its top.
    """

    cards: Cards
    mages: tuple[str, ...]
    nemesis: str
    harder: bool  # whether the Increased Difficulty box applies
    open_hands: bool
    most_life: int
    most_gravehold: int
    most_nemesis: int
    supply: tuple[str, ...]  # the kinds of the nine piles
    life: list[int]
    charges: list[int]
    hands: list[tuple[int, ...]]
    decks: list[tuple[int, ...]]
    discards: list[tuple[int, ...]]
    breaches: list[tuple[int, ...]]
    prepped: list[tuple[tuple[int, ...], ...]]  # the spells at each breach
    piles: list[tuple[int, ...]]  # the cards left in each pile of the supply
    gravehold: int
    nemesis_life: int
    nemesis_deck: tuple[int, ...] = ()
    nemesis_discard: tuple[int, ...] = ()
    in_play: tuple[int, ...] = ()  # minions and powers, oldest first
    tokens: dict[int, int] = field(default_factory=dict)  # the life of each minion, the power tokens on each power
    turn_deck: tuple[int, ...] = ()
    turn_discard: tuple[int, ...] = ()
    strikes: tuple[int, ...] = ()  # Rageborne's strike deck
    corruptions: tuple[int, ...] = ()  # Crooked Mask's corruption deck
    devoured: tuple[int, ...] = ()  # the Prince of Gluttons' devoured pile
    fury: int = 0
    husks: int = 0
    hurt_husks: int = 0  # husks with one of two life left
    # Of the turn that is being played
    active: int = NOBODY
    phase: str = ""
    turn: int = 0
    aether: int = 0
    gem_aether: int = 0  # aether that pays only for gems
    spell_aether: int = 0  # aether that pays only for spells
    played: tuple[int, ...] = ()  # gems and relics in front of the active player
    plays: tuple[str, ...] = ()  # the kind of every gem and relic played, as often as it was
    focused: tuple[int, ...] = ()  # the active player's breaches that were focused
    newly_prepped: tuple[int, ...] = ()
    used: tuple[int, ...] = ()  # spells whose "while prepped" effect was used
    drawn: tuple[int, ...] = ()  # corruptions that the active player drew and still holds
    lasting: tuple[Lasting, ...] = ()  # what lasts until a moment, by the kinds above
    asked: tuple[int, ...] = ()  # seats that did not want to use their ability since the last action
    kinds: tuple[Printed, ...] = field(default=(), compare=False)  # by face, once somebody has asked

    def copy(self) -> Siege:
        return Siege(
            self.cards.copy(),
            self.mages,
            self.nemesis,
            self.harder,
            self.open_hands,
            self.most_life,
            self.most_gravehold,
            self.most_nemesis,
            self.supply,
            self.life.copy(),
            self.charges.copy(),
            self.hands.copy(),
            self.decks.copy(),
            self.discards.copy(),
            self.breaches.copy(),
            self.prepped.copy(),
            self.piles.copy(),
            self.gravehold,
            self.nemesis_life,
            self.nemesis_deck,
            self.nemesis_discard,
            self.in_play,
            self.tokens.copy(),
            self.turn_deck,
            self.turn_discard,
            self.strikes,
            self.corruptions,
            self.devoured,
            self.fury,
            self.husks,
            self.hurt_husks,
            self.active,
            self.phase,
            self.turn,
            self.aether,
            self.gem_aether,
            self.spell_aether,
            self.played,
            self.plays,
            self.focused,
            self.newly_prepped,
            self.used,
            self.drawn,
            self.lasting,
            self.asked,
            self.kinds,
        )

    def hidden_cards(self) -> Cards:
        return self.cards

    # Cards

    def key(self, card: int) -> str:
        cards = self.cards
        return cards.printed[cards.faces[card]]

    def printed(self, card: int) -> Printed:
        """What is printed on a card."""
        kinds = self.kinds or self.by_face()
        return kinds[self.cards.faces[card]]

    def by_face(self) -> tuple[Printed, ...]:
        """What is printed on each face: looked up once, since no face ever changes."""
        self.kinds = tuple([PRINTED.get(kind, TURN_ORDER_CARD) for kind in self.cards.printed])
        return self.kinds

    def type(self, card: int) -> str:
        return self.printed(card).type

    def cost(self, card: int) -> int:
        return self.printed(card).cost

    def source_key(self, source: int) -> str:
        """What does something, by its key.

        A card, the nemesis, or a mage's ability (`ability_of`).

        Events name it so, since a card that is shuffled lies under another id afterwards.
        """
        if source >= 0:
            return self.key(source)
        return self.nemesis if source == NEMESIS else MAGES[self.mages[NEMESIS - 1 - source]].ability

    def of_each_run(self, pile: tuple[int, ...]) -> list[int]:
        """One card of each run of equal neighbours in an ordered pile.

        Without any of them the same pile is left.
        """
        return [card for at, card in enumerate(pile) if not at or self.key(card) != self.key(pile[at - 1])]

    def hand_seen_by(self, seat: int) -> int:
        """The mask of those who see the cards in a hand."""
        return EVERYONE if self.open_hands else 1 << seat

    def hides(self, seat: int) -> bool:
        """Whether a hand holds cards that the other players do not know."""
        if self.open_hands or self.solo():
            return False
        return any(self.cards.seen[card] != EVERYONE for card in self.hands[seat])

    # Players

    def seats(self) -> tuple[int, ...]:
        return SEATS[len(self.mages)]

    def solo(self) -> bool:
        return len(self.mages) == 1

    def exhausted(self, seat: int) -> bool:
        """A player without life is exhausted, for good (AE-EXHAUST-01, AE-EXHAUST-12)."""
        return self.life[seat] == 0

    def allies(self, seat: int) -> list[int]:
        """Every other player; a player alone is their own ally (AE-TERM-04, AE-SOLO-06)."""
        return [other for other in self.seats() if other != seat] or [seat]

    def spaces(self, seat: int) -> int:
        """How many charges a mage's ability takes."""
        return MAGES[self.mages[seat]].charges

    def charged(self, seat: int) -> bool:
        """AE-CHARGE-05: all spaces of the ability are filled."""
        return self.charges[seat] >= self.spaces(seat)

    # What lasts

    def lasts(self, kind: str) -> int:
        """How much of something lasts now; 0 if it does not."""
        return lasting_total(self.lasting, kind, NOBODY) if self.lasting else 0

    def end_lasting(self, moment: str) -> None:
        """What lasts until this moment ends."""
        if self.lasting:
            self.lasting = tuple(lasting_after(self.lasting, moment))

    # Breaches

    def closed(self, seat: int) -> list[int]:
        return [breach for breach, state in enumerate(self.breaches[seat]) if GONE < state < OPEN]

    def open_breaches(self, seat: int) -> int:
        """How many of a player's breaches are open."""
        return self.breaches[seat].count(OPEN)

    def spells(self, seat: int) -> list[int]:
        """A player's prepped spells, in the order of their breaches."""
        first, second, third, fourth = self.prepped[seat]
        return [*first, *second, *third, *fourth]

    def where(self, spell: int) -> tuple[int, int]:
        """Whose prepped spell this is, and at which breach."""
        for seat in self.seats():
            for breach, spells in enumerate(self.prepped[seat]):
                if spell in spells:
                    return seat, breach
        return NOBODY, 0

    def focus_cost(self, breach: int) -> int:
        cost = BREACHES[breach].focus
        return max(0, cost - self.lasts(DISCOUNT)) if self.lasting else cost

    def open_cost(self, seat: int, breach: int) -> int:
        cost = BREACHES[breach].open[self.breaches[seat][breach]]
        return max(0, cost - self.lasts(DISCOUNT)) if self.lasting else cost

    # The nemesis

    def minions(self) -> list[int]:
        return [card for card in self.in_play if self.type(card) == "minion"]

    def empty_piles(self) -> int:
        """AE-GLUT-13: of the nine piles of the supply."""
        return sum(not pile for pile in self.piles)

    # Changes that are no rules by themselves

    def set_breach(self, seat: int, breach: int, state: int) -> None:
        row = self.breaches[seat]
        self.breaches[seat] = (*row[:breach], state, *row[breach + 1 :])

    def set_spells(self, seat: int, breach: int, spells: tuple[int, ...]) -> None:
        row = self.prepped[seat]
        self.prepped[seat] = (*row[:breach], spells, *row[breach + 1 :])

    def unprep(self, spell: int) -> tuple[int, int]:
        """A spell leaves its breach; whose and which it was."""
        seat, breach = self.where(spell)
        self.set_spells(seat, breach, without(self.prepped[seat][breach], spell))
        return seat, breach

    def take_from_hand(self, seat: int, card: int) -> None:
        self.hands[seat] = without(self.hands[seat], card)
        if self.drawn:
            self.drawn = without(self.drawn, card)

    def to_discard(self, seat: int, card: int) -> None:
        """On top of a discard pile, where all see it."""
        self.discards[seat] = (*self.discards[seat], card)
        self.cards.show(card, EVERYONE)


def ability_of(seat: int) -> int:
    """A mage's ability where a card is named as the source of something.

    Below the nemesis's own number.
    """
    return NEMESIS - 1 - seat


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """These cards without one of them."""
    return tuple(other for other in cards if other != card)
