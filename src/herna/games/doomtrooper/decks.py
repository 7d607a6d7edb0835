"""Decks and sideboards: the ready-made ones and players' own.

As a file, as one line, and every reason why one is not legal. As one line a deck reads `deck:hussar=4;…|heist=1;…`: the
library, then, after a bar, the sideboard (DT-DECK).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from herna.engine.checked import CheckedDeck, Fault, Place
from herna.engine.content import read_content
from herna.engine.decks import (
    LINE,
    Counts,
    DeckFile,
    counts_in_line,
    in_line,
    in_printed_order,
    read_counts,
    written,
)
from herna.engine.errors import IllegalDeck
from herna.games.doomtrooper.printed import PRINTED

LARGEST: Final = 250  # what a table can hold
PARTS: Final[tuple[str, ...]] = ("cards", "sideboard")  # of a deck, as its file names them


@dataclass(frozen=True, slots=True)
class Limits:
    """What a deck must keep: as printed (DT-DECK-02, DT-DECK-03, DT-DECK-05), or as players agree.

    DT-DECK-04.
    """

    smallest: int = 60
    copies: int = 4
    sideboard: int = 25
    together: bool = False  # whether copies in the sideboard count as well (G-09)


AS_PRINTED: Final = Limits()


@dataclass(frozen=True, slots=True)
class Deck:
    """How many of each card are in the library and in the sideboard.

    Perhaps not a legal deck.
    """

    cards: Counts
    sideboard: Counts = ()

    def library(self) -> list[str]:
        return [key for key, count in self.cards for _ in range(count)]

    def side(self) -> list[str]:
        return [key for key, count in self.sideboard for _ in range(count)]

    def counts(self) -> Counts:
        """All cards, each with how often it is in the library and the sideboard."""
        return in_printed_order([*self.cards, *self.sideboard], PRINTED)

    def line(self) -> str:
        """The deck as one line."""
        return f"{LINE}{in_line(self.cards)}|{in_line(self.sideboard)}"

    def text(self, name_of: Callable[[str], str]) -> str:
        """The deck as the text of a file."""
        return written({}, {"cards": self.cards, "sideboard": self.sideboard}, name_of)

    def exchanged(self, out: str, into: str) -> Deck:
        """A card of the library is exchanged for one of the sideboard.

        DT-DECK-06.
        """
        cards = [(key, count - (key == out)) for key, count in self.cards]
        side = [(key, count - (key == into)) for key, count in self.sideboard]
        return Deck(
            in_printed_order([*((key, count) for key, count in cards if count), (into, 1)], PRINTED),
            in_printed_order([*((key, count) for key, count in side if count), (out, 1)], PRINTED),
        )

    def may_come_in(self, out: str, most: int) -> list[str]:
        """The cards of the sideboard that may come in place of one.

        If there may be one more of each (DT-DECK-03).
        """
        counts = dict(self.cards)
        return [key for key, _ in self.sideboard if key == out or counts.get(key, 0) < most]


def deck_faults(deck: Deck, limits: Limits = AS_PRINTED) -> list[Fault]:
    """Every reason why a deck is not legal; none, if it is.

    Unique cards are no exception: only play limits them.
    """
    faults: list[Fault] = []
    size, side = len(deck.library()), len(deck.side())
    if not limits.smallest <= size <= LARGEST:
        counts = (("count", size), ("least", limits.smallest), ("most", LARGEST))
        faults.append(Fault("DT-DECK-02", "dt-deck-size", counts, Place("cards")))
    library = dict(deck.cards)
    counted = in_printed_order([*deck.cards, *deck.sideboard], PRINTED) if limits.together else deck.cards
    for key, count in counted:
        if count > limits.copies:
            copies = (("card", key), ("count", count), ("most", limits.copies))
            place = Place("cards" if key in library else "sideboard", field=key)
            faults.append(Fault("DT-DECK-03", f"dt-deck-copies{'-together' if limits.together else ''}", copies, place))
    if side != limits.sideboard:
        others = (("count", side), ("wanted", limits.sideboard))
        faults.append(Fault("DT-DECK-05", "dt-deck-sideboard", others, Place("sideboard")))
    return faults


def read_deck(text: str, name: str) -> Deck:
    """The deck of a file: under `[cards]` and `[sideboard]` each card with its count."""
    file = DeckFile(text, name, PARTS)
    deck = _deck_in(file)
    file.check()
    return deck


def check_deck(text: str, name: str, limits: Limits = AS_PRINTED) -> CheckedDeck:
    """The deck of a file, and every reason why it is not legal.

    A file that cannot be read is refused with those that it has anyway.
    """
    file = DeckFile(text, name, PARTS)
    deck = _deck_in(file)
    faults = deck_faults(deck, limits)
    file.check_all("doomtrooper", faults)
    return CheckedDeck(deck.line(), tuple(faults))


def _deck_in(file: DeckFile) -> Deck:
    """The deck of a file as far as it can be read."""
    cards, side = (file.counts(part, PRINTED, LARGEST) for part in PARTS)
    return Deck(cards, side)


def deck_in_line(line: str, name: str) -> Deck:
    """The deck that one line says."""
    cards, _, side = line.removeprefix(LINE).strip().partition("|")
    parts = [counts_in_line(part, PRINTED, LARGEST, name) if part.strip() else () for part in (cards, side)]
    return Deck(parts[0], parts[1])


def deck_named(given: str, name: str = "", limits: Limits = AS_PRINTED) -> Deck:
    """A ready-made deck by its name, or a legal deck as one line.

    `name` is what it was given for.
    """
    if given in DECKS:
        return DECKS[given]
    deck = deck_in_line(given, name)
    faults = deck_faults(deck, limits)
    if faults:
        raise IllegalDeck("doomtrooper", name, faults)
    return deck


def _read_decks() -> dict[str, Deck]:
    """The ready-made decks."""
    text = (files("herna.games.doomtrooper") / "content" / "decks.toml").read_text(encoding="utf-8")
    decks: dict[str, Deck] = {}
    entries: list[dict[str, Any]] = read_content("doomtrooper", "decks.toml", text)["deck"]
    for entry in entries:
        cards, side = (read_counts(entry[field], PRINTED, LARGEST, entry["key"]) for field in ("cards", "sideboard"))
        decks[entry["key"]] = Deck(cards, side)
    return decks


def _affiliation_of(deck: Deck) -> str:
    """The affiliation that most warriors of a deck have."""
    icons = [icon for key in deck.library() if PRINTED[key].type == "warrior" for icon in PRINTED[key].icons]
    return max(icons, key=icons.count)


DECKS: Final = _read_decks()
DECK_AFFILIATIONS: Final = {key: _affiliation_of(deck) for key, deck in DECKS.items()}
_BY_CARDS: Final = {tuple(sorted((*deck.library(), *deck.side()))): key for key, deck in DECKS.items()}


@lru_cache(maxsize=64)
def ready_made(cards: tuple[str, ...]) -> str:
    """The ready-made deck that a library and its sideboard are together.

    Whatever was exchanged between them; "", if it is none.
    """
    return _BY_CARDS.get(tuple(sorted(cards)), "")
