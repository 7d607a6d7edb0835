"""Building a deck: what a game says about one that is not finished.

Its limits, what is wrong and what mends it, opening hands, and which cards go with it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from herna.engine.chance import Chance
from herna.engine.checked import Fault
from herna.engine.decks import Counts, in_printed_order, known_card
from herna.engine.errors import BadInput, BrokenGame
from herna.engine.limited import BoosterBox

MOST_COPIES: Final = 250  # of one card in a part of a deck that is being built
HANDS: Final = 400  # opening hands from which chances are estimated


@dataclass(frozen=True, slots=True)
class Change:
    """More of a card in a part of a deck, or fewer."""

    part: str
    card: str
    count: int


Changes = tuple[Change, ...]


@dataclass(frozen=True, slots=True)
class Draft:
    """A deck being built: its leader and the cards in each part.

    Perhaps not a legal deck. The leader is "" in games without one.
    """

    leader: str
    parts: tuple[tuple[str, Counts], ...]

    def counts(self, part: str) -> dict[str, int]:
        """How often each card is in a part."""
        for name, counts in self.parts:
            if name == part:
                return dict(counts)
        raise BrokenGame(f"a deck has no part {part}")


@dataclass(frozen=True, slots=True)
class DeckPart:
    """A part of a deck, such as the sideboard, with its size."""

    key: str
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class DeckGroup:
    """Cards that are listed together, such as champions.

    `wanted` is how many a deck has of them (0: any number), `copies` the most of one card.
    """

    key: str
    part: str
    cards: tuple[str, ...]
    wanted: int
    copies: int


@dataclass(frozen=True, slots=True)
class Aim:
    """How many of some cards a part needs for a fault to go."""

    part: str
    cards: tuple[str, ...]
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Requirement:
    """What the rules ask of every deck.

    It is kept unless one of these faults is there.
    """

    rule: str
    key: str
    arguments: tuple[tuple[str, str | int], ...]
    faults: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Finding:
    """A fault of a deck being built, and the changes that mend it."""

    fault: Fault
    mend: Changes


@dataclass(frozen=True, slots=True)
class Odds:
    """How many of the sampled opening hands were lucky in one way."""

    key: str
    hits: int
    hands: int


@dataclass(frozen=True, slots=True)
class Worths:
    """How well decks and cards did in simulations.

    1 is as usual, 2 twice as well; what is not named did as usual.
    """

    decks: Mapping[str, float]
    cards: Mapping[str, float]


AS_USUAL: Final = Worths({}, {})


@mypyc_attr(allow_interpreted_subclasses=True)
class DeckBuilding:
    """What a game says about building its decks.

    known: the cards that a file may name, in printed order; hand: how many cards an opening hand has (0: there is
    none); lucky: what a good opening hand has, as keys of messages; option: the option of the game that takes a deck;
    against: the option that says against whom or what the deck plays, with "random" as one of its values; decks: the
    ready-made ones by their keys.
    """

    def __init__(
        self,
        option: str,
        against: str,
        known: Sequence[str],
        parts: tuple[DeckPart, ...],
        groups: tuple[DeckGroup, ...],
        requirements: tuple[Requirement, ...],
        leaders: tuple[str, ...] = (),
        hand: int = 0,
        lucky: tuple[str, ...] = (),
    ) -> None:
        self.option = option
        self.against = against
        self.known = tuple(known)
        self.parts = parts
        self.groups = groups
        self.requirements = requirements
        self.leaders = leaders
        self.hand = hand
        self.lucky = lucky
        self.decks: Mapping[str, Draft] = {}

    # What each game says

    def boosters(self) -> BoosterBox | None:
        """What boosters are made of, for limited play; None, if there are none."""
        return None

    def read(self, text: str, name: str) -> Draft:
        """The deck in the text of a file."""
        raise BrokenGame(f"{type(self).__name__} reads no decks")

    def text(self, draft: Draft, name_of: Callable[[str], str]) -> str:
        """A deck as the text of a file."""
        raise BrokenGame(f"{type(self).__name__} writes no decks")

    def line(self, draft: Draft) -> str:
        """A deck as one line, which the option takes."""
        raise BrokenGame(f"{type(self).__name__} writes no decks")

    def read_line(self, line: str, name: str) -> Draft:
        """The deck that one line says."""
        raise BrokenGame(f"{type(self).__name__} reads no decks")

    def faults(self, draft: Draft) -> list[Fault]:
        """Every reason why a deck is not legal."""
        raise BrokenGame(f"{type(self).__name__} judges no decks")

    def aim(self, draft: Draft, fault: Fault) -> Aim:
        """How many of which cards there must be for a fault to be gone."""
        raise BrokenGame(f"{type(self).__name__} mends no decks")

    def suits(self, draft: Draft, card: str) -> bool:
        """Whether a card can be of use in a deck."""
        return True

    def fixed(self, draft: Draft) -> Counts:
        """The cards that nobody chooses."""
        return ()

    def number(self, card: str) -> int:
        """A card's place in the deck's curve; -1: not in it."""
        return -1

    def pile(self, draft: Draft) -> list[str]:
        """The cards from which the opening hand is dealt."""
        return []

    def is_lucky(self, key: str, hand: Sequence[str]) -> bool:
        """Whether an opening hand has something good, one of `lucky`."""
        return False

    # What follows from it, the same for every game

    def draft(self, leader: str, parts: Mapping[str, Mapping[str, int]], name: str) -> Draft:
        """A deck from outside; an unknown card or a wrong number is refused."""
        if leader not in (self.leaders or ("",)):
            raise BadInput("error-deck-summoner", file=name, given=leader[:40], known=", ".join(self.leaders))
        read: list[tuple[str, Counts]] = []
        for part in self.parts:
            cards = parts.get(part.key, {})
            for card, count in cards.items():
                if not 0 <= count <= MOST_COPIES:
                    raise BadInput("error-deck-copies", file=name, card=card[:40], given=count, most=MOST_COPIES)
            chosen = [(known_card(card, self.known, name), count) for card, count in cards.items() if count]
            read.append((part.key, in_printed_order(chosen, self.known)))
        return Draft(leader, tuple(read))

    def changed(self, draft: Draft, changes: Changes) -> Draft:
        """A deck with changes; fewer than none of a card is none."""
        parts: list[tuple[str, Counts]] = []
        for part, counts in draft.parts:
            after = dict(counts)
            for change in changes:
                if change.part == part:
                    after[change.card] = max(0, after.get(change.card, 0) + change.count)
            parts.append((part, in_printed_order([(card, n) for card, n in after.items() if n], self.known)))
        return Draft(draft.leader, tuple(parts))

    def findings(self, draft: Draft, worths: Worths = AS_USUAL) -> list[Finding]:
        """Every fault of a deck with the changes that mend it."""
        return [Finding(fault, self.mend(draft, fault, worths)) for fault in self.faults(draft)]

    def mend(self, draft: Draft, fault: Fault, worths: Worths = AS_USUAL) -> Changes:
        """The changes after which a fault is gone."""
        aim = self.aim(draft, fault)
        counts = draft.counts(aim.part)
        there = sum(counts.get(card, 0) for card in aim.cards)
        if there < aim.least:
            return self.additions(draft, aim, aim.least - there, worths)
        return self.removals(draft, aim, there - aim.most, worths)

    def fill(self, draft: Draft, worths: Worths = AS_USUAL) -> Changes:
        """What a deck still lacks, from what goes with its cards."""
        full = draft
        changes: list[Change] = []
        for fault in self.faults(draft):
            aim = self.aim(draft, fault)
            counts = draft.counts(aim.part)
            lacking = aim.least - sum(counts.get(card, 0) for card in aim.cards)
            if lacking > 0:
                added = self.additions(full, aim, lacking, worths)
                full = self.changed(full, added)
                changes += added
        return tuple(changes)

    def additions(self, draft: Draft, aim: Aim, number: int, worths: Worths = AS_USUAL) -> Changes:
        """Cards that go best with a deck, as many as a number."""
        full = draft
        added: dict[str, int] = {}
        places = {card: place for place, card in enumerate(aim.cards)}
        for _ in range(number):
            expected, counts = self.affinity(full, worths), full.counts(aim.part)
            best, best_score = "", (False, -1e9, 0.0)
            for card in aim.cards:
                if counts.get(card, 0) < self.most_copies(aim.part, card) and self.suits(full, card):
                    likely = expected.get(card, 0.0)
                    score = (likely > 0.0, likely - counts.get(card, 0), -float(places[card]))
                    if not best or score > best_score:
                        best, best_score = card, score
            if not best:
                break
            added[best] = added.get(best, 0) + 1
            full = self.changed(full, (Change(aim.part, best, 1),))
        return tuple(Change(aim.part, card, count) for card, count in in_printed_order(added.items(), self.known))

    def removals(self, draft: Draft, aim: Aim, number: int, worths: Worths = AS_USUAL) -> Changes:
        """Cards that go worst with a deck, as many as a number."""
        expected = self.affinity(draft, worths)
        counts = {card: count for card, count in draft.counts(aim.part).items() if card in aim.cards}
        removed: dict[str, int] = {}
        for _ in range(number):
            worst, worst_score = "", (False, 0.0)
            for card, count in counts.items():
                score = (not self.suits(draft, card), count - expected.get(card, 0.0))
                if count and (not worst or score > worst_score):
                    worst, worst_score = card, score
            counts[worst] -= 1
            removed[worst] = removed.get(worst, 0) + 1
        return tuple(Change(aim.part, card, -count) for card, count in in_printed_order(removed.items(), self.known))

    def most_copies(self, part: str, card: str) -> int:
        """The most copies of one card, by the group that lists it."""
        return next((group.copies for group in self.groups if card in group.cards), 0)

    def affinity(self, draft: Draft, worths: Worths = AS_USUAL) -> dict[str, float]:
        """How many of each card the ready-made decks have that are like a deck.

        Each ready-made deck counts the more, the more cards both have, and the better it did; so does each card.
        """
        own: dict[str, int] = {}
        for _, counts in draft.parts:
            for card, count in counts:
                own[card] = own.get(card, 0) + count
        expected: dict[str, float] = {}
        total = 0.0
        for key, ready in self.decks.items():
            shared = sum(min(count, own.get(card, 0)) for _, counts in ready.parts for card, count in counts)
            weight = (1.0 + shared + (10.0 if ready.leader and ready.leader == draft.leader else 0.0)) ** 2
            weight *= worths.decks.get(key, 1.0)
            total += weight
            for _, counts in ready.parts:
                for card, count in counts:
                    expected[card] = expected.get(card, 0.0) + weight * count
        if not total:
            return {}
        return {card: worths.cards.get(card, 1.0) * copies / total for card, copies in expected.items()}

    def curve(self, draft: Draft) -> list[tuple[int, int]]:
        """How many cards of the first part have each number, without gaps."""
        counts: dict[int, int] = {}
        for card, count in draft.parts[0][1]:
            number = self.number(card)
            if number >= 0:
                counts[number] = counts.get(number, 0) + count
        return [(number, counts.get(number, 0)) for number in range(max(counts, default=-1) + 1)]

    def opening_hand(self, draft: Draft, chance: Chance) -> list[str]:
        """An opening hand at random; fewer cards, if the pile has not enough."""
        pile = self.pile(draft)
        for place in range(min(self.hand, len(pile))):
            other = place + chance.below(len(pile) - place)
            pile[place], pile[other] = pile[other], pile[place]
        return pile[: self.hand]

    def odds(self, draft: Draft, chance: Chance, hands: int = HANDS) -> list[Odds]:
        """How often sampled opening hands are lucky in each way.

        Nothing, if the deck is too small for a hand.
        """
        if not self.hand or len(self.pile(draft)) < self.hand:
            return []
        dealt = [self.opening_hand(draft, chance) for _ in range(hands)]
        return [Odds(key, sum(self.is_lucky(key, hand) for hand in dealt), hands) for key in self.lucky]
