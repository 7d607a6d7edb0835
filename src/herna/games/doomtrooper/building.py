"""Building decks of Doomtrooper (DT-DECK): repairs, opening hands, what goes together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from herna.engine.checked import Fault
from herna.engine.deck_building import Aim, DeckBuilding, DeckGroup, DeckPart, Draft, Requirement
from herna.engine.limited import BoosterBox
from herna.games.doomtrooper.boosters import BOX
from herna.games.doomtrooper.decks import AS_PRINTED, DECKS, LARGEST, Deck, deck_faults, deck_in_line, read_deck
from herna.games.doomtrooper.printed import PRINTED, VALUE
from herna.games.doomtrooper.setup import OPENING_DESTINY, OPENING_HAND

CARDS: Final = "cards"
SIDEBOARD: Final = "sideboard"
WARRIOR: Final = "warrior"
SPECIAL: Final = "special"
OTHER: Final = "other"
PAYABLE: Final = "dt-lucky-warrior"
TWO: Final = "dt-lucky-two-warriors"


def _group_of(card: str) -> str:
    type = PRINTED[card].type
    return type if type in (WARRIOR, SPECIAL) else OTHER


def _groups() -> tuple[DeckGroup, ...]:
    return tuple(
        DeckGroup(group, CARDS, tuple(card for card in PRINTED if _group_of(card) == group), 0, AS_PRINTED.copies)
        for group in (WARRIOR, SPECIAL, OTHER)
    )


def _requirements() -> tuple[Requirement, ...]:
    size, copies, side = AS_PRINTED.smallest, AS_PRINTED.copies, AS_PRINTED.sideboard
    return (
        Requirement("DT-DECK-02", "dt-deck-rule-size", (("least", size), ("most", LARGEST)), ("dt-deck-size",)),
        Requirement("DT-DECK-03", "dt-deck-rule-copies", (("most", copies),), ("dt-deck-copies",)),
        Requirement("DT-DECK-05", "dt-deck-rule-sideboard", (("wanted", side),), ("dt-deck-sideboard",)),
    )


class DoomtrooperDecks(DeckBuilding):
    """A library and a sideboard, within the printed limits."""

    def __init__(self) -> None:
        side = AS_PRINTED.sideboard
        super().__init__(
            "deck-1",
            "deck-2",
            tuple(PRINTED),
            (DeckPart(CARDS, AS_PRINTED.smallest, LARGEST), DeckPart(SIDEBOARD, side, side)),
            _groups(),
            _requirements(),
            hand=OPENING_HAND,
            lucky=(PAYABLE, TWO),
        )
        self.decks = {key: draft_of(deck) for key, deck in DECKS.items()}

    def boosters(self) -> BoosterBox:
        return BOX

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
        if fault.key == "dt-deck-size":
            return Aim(CARDS, self.known, int(told["least"]), int(told["most"]))
        if fault.key == "dt-deck-sideboard":
            return Aim(SIDEBOARD, self.known, int(told["wanted"]), int(told["wanted"]))
        return Aim(CARDS, (str(told["card"]),), 0, int(told["most"]))

    def suits(self, draft: Draft, card: str) -> bool:
        """Warriors share an affiliation with the deck's others, or have none."""
        printed = PRINTED[card]
        if printed.type != WARRIOR or not printed.belongs():
            return True
        own = [other for other, _ in draft.parts[0][1] if PRINTED[other].type == WARRIOR]
        return not own or any(not printed.belongs().isdisjoint(PRINTED[other].belongs()) for other in own)

    def number(self, card: str) -> int:
        """DT-KEY-03: the value of a warrior, which is its price."""
        printed = PRINTED[card]
        return printed.stats[VALUE] if printed.type == WARRIOR and VALUE not in printed.struck else -1

    def pile(self, draft: Draft) -> list[str]:
        return deck_in(draft).library()

    def is_lucky(self, key: str, hand: Sequence[str]) -> bool:
        warriors = [card for card in hand if PRINTED[card].type == WARRIOR]
        if key == TWO:
            return len(warriors) >= 2
        return any(0 <= self.number(card) <= OPENING_DESTINY for card in warriors)


def draft_of(deck: Deck) -> Draft:
    return Draft("", ((CARDS, deck.cards), (SIDEBOARD, deck.sideboard)))


def deck_in(draft: Draft) -> Deck:
    return Deck(draft.parts[0][1], draft.parts[1][1])
