"""Messages about building decks."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from herna.engine.deck_building import MOST_COPIES
from herna.engine.decks import LONGEST
from herna.server.library_messages import Named

MOST_KINDS = 400  # of cards in one part of a deck
CardKey = Annotated[str, Meta(max_length=64)]
Copies = Annotated[int, Meta(ge=0, le=MOST_COPIES)]
Cards = Annotated[dict[CardKey, Copies], Meta(max_length=MOST_KINDS)]


class DeckChange(Struct, frozen=True):
    """More of a card in a part of a deck, or fewer."""

    part: str
    card: str
    count: int


class DeckPartInfo(Struct, frozen=True):
    """A part of a deck, such as the sideboard, with its size."""

    key: str
    name: str
    least: int
    most: int


class DeckGroupInfo(Struct, frozen=True):
    """Cards that are listed together.

    `wanted` is how many a deck has of them (0: any number), `copies` the most of one card.
    """

    key: str
    name: str
    part: str
    cards: list[str]
    wanted: int
    copies: int


class ReadyDeck(Struct, frozen=True):
    """A ready-made deck: its leader, and how many of each card each part has."""

    key: str
    name: str
    leader: str
    parts: dict[str, dict[str, int]]


class DeckKit(Struct, frozen=True):
    """All that is needed to build decks of a game.

    `option` takes a deck when a table is opened, and `against` says against which of the `rivals` it plays (or against
    "random"). `fixed` says what the cards are called that nobody chooses, and
    `curve` what the deck's curve counts. An opening hand has `hand` cards (0: there is none). `boosters` says whether
    there is limited play.
    """

    game: str
    name: str
    option: str
    against: str
    rivals: list[Named]
    parts: list[DeckPartInfo]
    groups: list[DeckGroupInfo]
    leaders: list[str]
    ready: list[ReadyDeck]
    fixed: str
    curve: str
    hand: int
    boosters: bool


class JudgeDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks about a deck being built; `seed` is the number of an opening hand."""

    leader: CardKey
    parts: Annotated[dict[CardKey, Cards], Meta(max_length=8)]
    seed: Annotated[int, Meta(ge=0, le=1_000_000_000)] = 0


class DeckCheck(Struct, frozen=True):
    """What a rule asks of every deck, or why a deck breaks it.

    Then `mend` are the changes after which it is kept, `cards` the cards that it is about.
    """

    rule: str
    text: str
    kept: bool
    cards: list[str]
    mend: list[DeckChange]


class HandOdds(Struct, frozen=True):
    """How likely an opening hand is to have something, with its 95% interval."""

    text: str
    share: float
    low: float
    high: float


class DeckJudged(Struct, frozen=True):
    """What the game says about a deck.

    `line` is the deck as an option takes it, empty if it is not legal. `fits` are the cards that suit the deck, the
    best first; `fill` is what it lacks, from those.
    """

    leader: str
    parts: dict[str, dict[str, int]]
    text: str
    line: str
    checks: list[DeckCheck]
    fixed: dict[str, int]
    curve: list[list[int]]
    odds: list[HandOdds]
    hand: list[str]
    fits: list[str]
    fill: list[DeckChange]


class PlayedDeck(Struct, frozen=True):
    """The deck of a seat in a finished match.

    Without parts, if a ready-made one was drawn at random."""

    seat: int
    name: str
    leader: str
    parts: dict[str, dict[str, int]]


class PlayedDecks(Struct, frozen=True):
    """The decks of a finished match, if all people at the table wish it.

    `wishes` are the seats of those who do; `possible`: whether decks can be shown.
    """

    possible: bool
    wishes: list[int]
    decks: list[PlayedDeck]


class DeckText(Struct, frozen=True, forbid_unknown_fields=True):
    """A text to be read as a deck, perhaps with small mistakes."""

    text: Annotated[str, Meta(max_length=4 * LONGEST)]


class DeckQuestion(Struct, frozen=True):
    """A line of a list that is not clear; `candidates` are similar cards.

    Line 0 asks for the leader, whom the list does not name.
    """

    line: int
    text: str
    count: int
    part: str
    candidates: list[Named]


class DeckRead(Struct, frozen=True):
    """A deck read from a text, as far as it is clear."""

    leader: str
    parts: dict[str, dict[str, int]]
    questions: list[DeckQuestion]
