"""What a seat sees, as types; `view.py` fills them in."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypedDict

from herna.engine.seen import LEFT_OUT, AmongRows, Below, BySeat, CardOf, OneOf, Rows, SeatNumber, UpTo
from herna.games.summoner_wars.grid import SPACES
from herna.games.summoner_wars.printed import FACTIONS, PHASES, PRINTED

AttackType = Literal["", "melee", "ranged"]

BATTLEFIELD: Final = Rows(SPACES, by="space", of="card")

Seat = Annotated[int, SeatNumber()]
Card = Annotated[int, CardOf(PRINTED)]
Space = Annotated[int, Below(SPACES)]
Boosts = Annotated[int, UpTo(10)]
Damage = Annotated[int, UpTo(15)]
PileSizes = Annotated[list[Annotated[int, UpTo(40)]], BySeat()]


class Piece(TypedDict):
    """A card on the battlefield."""

    card: Card
    space: Space
    seat: Seat
    damage: Damage
    boost: Boosts
    life: Damage
    strength: Annotated[int, UpTo(10)]
    under: Annotated[list[int], UpTo(4)]
    gained: Annotated[list[str], UpTo(4)]
    frozen: bool


class ActiveEvent(TypedDict):
    """An event that stays beside the battlefield."""

    card: Card
    boost: Boosts
    targets: Annotated[list[int], LEFT_OUT]


class View(TypedDict):
    """The battlefield as a seat sees it.

    What is of a seat stands in the order of the seats.
    """

    seat: int
    factions: Annotated[list[Annotated[str, OneOf(FACTIONS)]], BySeat()]
    kinds: dict[str, str]  # what each card is, of those whose face is known here
    objects: Annotated[list[Piece], BATTLEFIELD]
    hand: list[Card]
    hands: Annotated[list[Annotated[int, UpTo(10)]], BySeat()]
    draw: PileSizes
    discard: list[Card]
    discards: PileSizes
    events: Annotated[list[Annotated[list[ActiveEvent], Rows(4)]], BySeat()]
    magic: Annotated[list[Annotated[int, UpTo(20)]], BySeat()]
    active: Seat
    phase: Annotated[str, OneOf(("start", *PHASES, "end"))]
    turn: Annotated[int, UpTo(50)]
    moved: Annotated[list[int], AmongRows(BATTLEFIELD)]
    attacked: Annotated[list[int], AmongRows(BATTLEFIELD)]


class Fields(TypedDict):
    """What the fields of choices are."""

    card: Card
    unit: Card
    target: Card
    source: Card
    space: Space


# What is printed; `describing.py` fills it in


class PrintedCard(TypedDict):
    """What is printed on a kind of card."""

    name: str
    faction: str
    classes: list[str]
    cost: int
    strength: int
    life: int
    attack: AttackType
    phase: str  # of an event
    symbols: list[str]
    texts: list[tuple[str, str, str]]  # each ability: its name, its text, its key; an event has no name
    unsure: list[str]
