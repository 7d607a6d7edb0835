"""What a seat sees, as types; `view.py` fills them in."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypedDict

from herna.engine.seen import LEFT_OUT, Below, BySeat, CardOf, OneOf, Rows, SeatNumber, UpTo
from herna.games.aeons_end.printed import BREACHES, MAGES, NEMESES, PRINTED
from herna.games.aeons_end.table import DEVOURED

PHASES: Final[tuple[str, ...]] = ("start", "casting", "main", "draw", "nemesis-main", "nemesis-draw", "turn-order")
TURN_CARDS: Final[tuple[str, ...]] = ("player-1", "player-2", "player-3", "player-4", "wild", "nemesis")

Seat = Annotated[int, SeatNumber()]
Card = Annotated[int, CardOf((*PRINTED, *TURN_CARDS))]
TurnCard = Annotated[str, CardOf(TURN_CARDS)]
Breach = Annotated[int, Below(4 * len(BREACHES))]  # counted over all mages
Life = Annotated[int, UpTo(15)]
Charges = Annotated[int, UpTo(6)]
Aether = Annotated[int, UpTo(20)]
Husks = Annotated[int, UpTo(10)]

CardType = Literal["gem", "relic", "spell", "attack", "minion", "power", "strike", "corruption"]


class Mage(TypedDict):
    """A player's mage with its breaches, hand and piles."""

    key: Annotated[str, OneOf(MAGES)]
    ability: Annotated[str, LEFT_OUT]
    life: Life
    most: Life
    charges: Charges
    spaces: Charges
    breaches: Annotated[list[Annotated[int, UpTo(4)]], Rows(4)]  # not there, quarter turns made (0 to 3), or open
    prepped: Annotated[list[list[Card]], Rows(4)]
    hand: Annotated[list[Card] | int, UpTo(10)]  # the cards, or only how many there are
    deck: Annotated[int, UpTo(30)]
    discard: list[Card]


class SupplyPile(TypedDict):
    """A pile of the supply."""

    kind: Annotated[str, CardOf(PRINTED)]
    cards: Annotated[list[int], UpTo(7)]


class InPlay(TypedDict):
    """A minion or a power in play, and what lies on it."""

    card: Card
    tokens: Annotated[int, UpTo(12)]


class Nemesis(TypedDict):
    """The nemesis with its deck, its cards in play and what only some have."""

    key: Annotated[str, OneOf(NEMESES)]
    life: Annotated[int, UpTo(100)]
    most: Annotated[int, UpTo(100)]
    harder: bool
    deck: Annotated[int, UpTo(40)]
    discard: list[Card]
    in_play: Annotated[list[InPlay], Rows(12, of="card")]
    fury: Annotated[int, UpTo(20)]
    husks: Husks
    hurt_husks: Husks
    corruptions: Annotated[int, UpTo(20)]
    strikes: Annotated[int, UpTo(10)]
    devoured: list[Card]


class Gravehold(TypedDict):
    """What is defended."""

    life: Annotated[int, UpTo(40)]
    most: Annotated[int, UpTo(40)]


class TurnOrder(TypedDict):
    """The turn order deck from its top, with cards that are known here.

    `holds` is what lies in it, in no order.
    """

    deck: Annotated[list[Card | None], Rows(6)]
    discard: list[Card]
    holds: list[TurnCard]


class View(TypedDict):
    """The siege as a seat sees it."""

    seat: int
    kinds: dict[str, str]  # what each card is, of those whose face is known here
    mages: Annotated[list[Mage], BySeat()]
    supply: Annotated[list[SupplyPile], Rows(DEVOURED)]
    nemesis: Nemesis
    gravehold: Gravehold
    turn_order: TurnOrder
    active: Seat
    phase: Annotated[str, OneOf(PHASES)]
    turn: Annotated[int, UpTo(100)]
    aether: tuple[Aether, Aether, Aether]  # free, what pays only for gems, and what pays only for spells
    discount: Annotated[int, UpTo(5)]
    played: list[Card]
    focused: Annotated[list[Annotated[int, UpTo(4)]], Rows(4)]
    shielded: bool
    two_spells: bool


class Fields(TypedDict):
    """What the fields of choices are."""

    card: Card
    spell: Card
    enemy: Card
    found: Card
    source: Card
    player: Seat
    breach: Breach
    any_breach: Breach
    pile: Annotated[int, Below(DEVOURED + 1)]  # those of the supply, and the devoured cards
    turn_card: TurnCard


# What is printed; `describing.py` fills it in


class PrintedCard(TypedDict):
    """What is printed on a kind of card."""

    name: str
    text: str
    type: CardType
    type_name: str
    cost: int
    tier: int
    life: int
    power: int
    mage: str
    nemesis: str
    to_discard: str  # what it says under TO DISCARD; what is spent follows, where that is all
    discard_aether: int
    discard_charges: int
    unsure: list[str]


class PrintedMage(TypedDict):
    """What is printed on a mage's mat."""

    name: str
    text: str  # what the ability does
    type: Literal["mage"]
    title: str
    ability: str
    charges: int


class PrintedNemesis(TypedDict):
    """What is printed on a nemesis's mat."""

    name: str
    text: str  # its additional rules
    type: Literal["nemesis"]
    unleash: str
    setup: str
    harder: str
    life: int
    rating: int


class PrintedBreach(TypedDict):
    """What is printed on a breach; `open` is the cost in each position."""

    name: str
    text: str
    type: Literal["breach"]
    focus: int
    open: list[int]
    bonus: int
