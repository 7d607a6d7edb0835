"""Building decks of Summoner Wars (SW-DECK): repairs, opening hands, what goes together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from herna.engine.checked import Fault
from herna.engine.deck_building import Aim, DeckBuilding, DeckGroup, DeckPart, Draft, Requirement
from herna.engine.decks import Counts, in_printed_order
from herna.games.summoner_wars.decks import (
    CHOSEN,
    SUMMONERS,
    Deck,
    deck_faults,
    deck_in_line,
    deck_of,
    is_chosen,
    read_deck,
    ready_made,
)
from herna.games.summoner_wars.printed import FACTIONS, PRINTED
from herna.games.summoner_wars.setup import FIRST_MAGIC, OPENING_HAND

CARDS: Final = "cards"
PAYABLE: Final = "sw-lucky-unit"
GATE: Final = "sw-lucky-gate"
_LISTED: Final[tuple[str, ...]] = ("champion", "standard", "common")  # the order of the groups


def _groups() -> tuple[DeckGroup, ...]:
    classes = {word: (wanted, most) for word, wanted, most, _ in CHOSEN}
    return tuple(
        DeckGroup(word, CARDS, tuple(key for key, card in PRINTED.items() if word in card.classes), *classes[word])
        for word in _LISTED
    )


def _requirements() -> tuple[Requirement, ...]:
    rules = {word: (wanted, most, rule) for word, wanted, most, rule in CHOSEN}
    counted = [
        Requirement(
            rules[word][2],
            f"sw-deck-rule-{word}",
            (("wanted", rules[word][0]), ("most", rules[word][1])),
            (f"sw-deck-count-{word}", f"sw-deck-copies-{word}"),
        )
        for word in _LISTED
    ]
    fixed = ("sw-deck-epic", "sw-deck-summoner", "sw-deck-gate")
    return (
        *counted,
        Requirement("SW-DECK-02", "sw-deck-rule-symbol", (), ("sw-deck-symbol",)),
        Requirement("SW-DECK-06", "sw-deck-rule-fixed", (), fixed),
    )


class SummonerWarsDecks(DeckBuilding):
    """A Summoner, and 25 cards of free choice."""

    def __init__(self) -> None:
        size = sum(wanted for _, wanted, _, _ in CHOSEN)
        super().__init__(
            "deck-1",
            "deck-2",
            tuple(PRINTED),
            (DeckPart(CARDS, size, size),),
            _groups(),
            _requirements(),
            leaders=tuple(SUMMONERS),
            hand=OPENING_HAND,
            lucky=(PAYABLE, GATE),
        )
        self.decks = {name: draft_of(ready_made(name)) for name in FACTIONS}

    def read(self, text: str, name: str) -> Draft:
        return draft_of(read_deck(text, name))

    def text(self, draft: Draft, name_of: Callable[[str], str]) -> str:
        return deck_in(draft).text(name_of)

    def line(self, draft: Draft) -> str:
        return deck_in(draft).line()

    def read_line(self, line: str, name: str) -> Draft:
        return draft_of(deck_in_line(line, name))

    def faults(self, draft: Draft) -> list[Fault]:
        return deck_faults(deck_in(draft))

    def aim(self, draft: Draft, fault: Fault) -> Aim:
        told = dict(fault.arguments)
        for group in self.groups:
            if fault.key == f"sw-deck-count-{group.key}":
                return Aim(CARDS, group.cards, group.wanted, group.wanted)
        return Aim(CARDS, (str(told["card"]),), 0, int(told.get("most", 0)))

    def suits(self, draft: Draft, card: str) -> bool:
        """SW-DECK-02: it shows a deck symbol of the Summoner."""
        printed = PRINTED[card]
        return is_chosen(printed) and not set(printed.symbols).isdisjoint(PRINTED[draft.leader].symbols)

    def fixed(self, draft: Draft) -> Counts:
        """SW-DECK-06: gates, starting units and epic events."""
        deck = SUMMONERS[draft.leader].deck(())
        return in_printed_order([(key, 1) for key in deck if key != draft.leader], PRINTED)

    def number(self, card: str) -> int:
        return PRINTED[card].cost

    def pile(self, draft: Draft) -> list[str]:
        """SW-SETUP-06: all cards but those that begin on the battlefield."""
        deck = deck_in(draft)
        return deck.deck()[len(deck.faction().setup) :]

    def is_lucky(self, key: str, hand: Sequence[str]) -> bool:
        if key == GATE:
            return "gate" in hand
        return any(PRINTED[card].unit() and PRINTED[card].cost <= FIRST_MAGIC for card in hand)


def draft_of(deck: Deck) -> Draft:
    return Draft(deck.summoner, ((CARDS, deck.cards),))


def deck_in(draft: Draft) -> Deck:
    return deck_of(draft.leader, draft.parts[0][1])
