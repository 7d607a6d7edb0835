"""Messages about a game's library: all its cards, or one by itself."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Named(Struct, frozen=True):
    """A key and its name in the reader's language."""

    key: str
    name: str


class LibraryFilter(Struct, frozen=True):
    """A fact to filter the library by.

    `values` is empty where it is a number.
    """

    key: str
    label: str
    values: list[Named]


class LibraryCard(Struct, frozen=True):
    """A card or other thing: its names, its text, and its facts by key.

    `also` is its name in the other language; `drawn` is what a page draws it from, if it is drawn.
    """

    key: str
    kind: str
    set: str
    name: str
    also: str
    text: str
    facts: dict[str, list[str | int]]
    sure: bool
    playable: bool
    drawn: dict[str, Any] | None = None


class LibraryDeck(Struct, frozen=True):
    """A ready-made deck: how often each card is in it."""

    key: str
    name: str
    cards: dict[str, int]


class LibraryInfo(Struct, frozen=True):
    """Everything printed of a game, in the reader's language."""

    game: str
    name: str
    filters: list[LibraryFilter]
    cards: list[LibraryCard]
    decks: list[LibraryDeck]


class FactInfo(Struct, frozen=True):
    """A value of a card in words, and its source if not the rulebook."""

    label: str
    value: str
    source: str


class TouchedRule(Struct, frozen=True):
    """A rule or example that names a card, or explains a word on it.

    A ruling about cards may not be `linked`: it stands in no chapter of the rulebook.
    """

    id: str
    title: str
    text: str
    why: str  # "ruling", "names", "shows" or "explains"
    linked: bool = True


class RecordedWins(Struct, frozen=True):
    """How often seats won in a recorded simulation, with its 95% interval."""

    won: float
    played: int
    share: float
    low: float
    high: float


class DeckWithCard(Struct, frozen=True):
    """A ready-made deck that holds a card, and how it did."""

    key: str
    name: str
    count: int
    wins: RecordedWins | None = None


class RecordedRun(Struct, frozen=True):
    """A recorded simulation, and how often those won who played the card."""

    name: str
    matches: int
    bots: list[str]
    wins: RecordedWins | None = None


class CardPage(Struct, frozen=True):
    """All about one card or other thing of a game.

    `set_label` is what the game calls a set, such as a faction; `ready_made` counts the game's decks.
    """

    game: str
    game_name: str
    card: LibraryCard
    kind: str
    set: str
    set_label: str
    facts: list[FactInfo]
    doubts: list[str]
    rules: list[TouchedRule]
    decks: list[DeckWithCard]
    ready_made: int
    run: RecordedRun | None
    before: Named | None
    after: Named | None
    alike: list[LibraryCard]
