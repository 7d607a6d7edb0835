"""What a seat sees, as types; `view.py` fills them in."""

from __future__ import annotations

from typing import Annotated, Final, Literal, NotRequired, TypedDict

from herna.engine.seen import LEFT_OUT, AmongRows, Below, BySeat, CardOf, OneOf, Rows, SeatNumber, UpTo
from herna.games.doomtrooper.printed import ICONS, PRINTED

STEPS: Final[tuple[str, ...]] = ("start", "draw", "actions", "discard", "end")
SIDES: Final[tuple[str, ...]] = ("doomtrooper", "legion", "tribal")
ON_TABLE: Final = Rows(96)

Stat = Literal["fight", "shoot", "armor", "value"]
Layer = Literal["plus", "times", "base-plus", "base-times", "base-set", "new-base"]
Tactic = Literal["fight", "shoot", ""]
Outcome = Literal["wounded", "killed"]

Seat = Annotated[int, SeatNumber()]
Kind = Annotated[str, CardOf(PRINTED)]
Card = Annotated[int, CardOf(PRINTED)]
CardKey = Annotated[str, CardOf(PRINTED)]  # the id of a card, as a text
CardOnTable = Annotated[int, AmongRows(ON_TABLE)]
Fighter = Annotated[int, CardOf(PRINTED), AmongRows(ON_TABLE)]
Amount = Annotated[int, Below(50)]


class Change(TypedDict):
    """What changes a value: in which layer, by how much, and by which card."""

    layer: Layer
    amount: int
    divisor: int
    source: int
    kind: str  # the kind of that card, if it may be seen
    cover: bool  # whether it is the cover


class Value(TypedDict):
    """A value of a warrior, and where it comes from."""

    value: Annotated[int, UpTo(20)]
    printed: Annotated[int, LEFT_OUT]
    struck: Annotated[bool, LEFT_OUT]  # struck out on the card: it cannot do that at all
    changes: Annotated[list[Change], LEFT_OUT]


class Values(TypedDict):
    """The four values of a warrior."""

    fight: Value
    shoot: Value
    armor: Value
    value: Value


class Lying(TypedDict):
    """A card on the table; a warrior whose face is seen has values."""

    controller: Seat
    owner: Seat
    on: CardOnTable
    attached: Annotated[list[int], LEFT_OUT]
    warrior: bool
    wounded: bool
    covered: bool
    hidden: bool
    boarded: bool  # a vehicle with its warrior inside
    jailer: CardOnTable
    away: bool
    active: bool
    notes: Annotated[list[int | str], LEFT_OUT]
    sides: NotRequired[list[Annotated[str, OneOf(SIDES)]]]
    affiliations: NotRequired[list[Annotated[str, OneOf(ICONS)]]]
    keywords: NotRequired[Annotated[list[str], LEFT_OUT]]
    values: NotRequired[Values]


class Player(TypedDict):
    """What a player has, and the cards on that side by area."""

    deck: Annotated[str, LEFT_OUT]  # the ready-made deck, which everybody knows (DT-CR-27); "" for a player's own
    affiliation: Annotated[str, LEFT_OUT]  # the affiliation of that deck
    destiny: Amount
    promotion: Amount
    debt: Amount
    turns: Annotated[int, UpTo(50)]
    hopeless: Annotated[int, UpTo(10)]
    out: bool
    hand: Annotated[list[Card] | int, UpTo(10)]  # the cards, or only how many there are
    library: Annotated[int, UpTo(60)]
    grave: Annotated[list[Card] | int, UpTo(60)]
    sacrificed: list[Card]
    sideboard: Annotated[list[Card] | int, UpTo(20)]
    squad: list[Card]
    kohort: list[Card]
    outpost: list[Card]
    outside: list[Card]
    aside: list[Card]
    player: list[Card]


class Side(TypedDict):
    """A fighter with its helpers, and the numbers as they are compared."""

    warrior: Annotated[int, LEFT_OUT]
    group: Annotated[list[int], LEFT_OUT]
    strikes: Annotated[int, LEFT_OUT]
    attack: Annotated[int, UpTo(30)] | None
    armor: Annotated[int, UpTo(30)]
    hits: bool | None
    values: Annotated[dict[str, Values], LEFT_OUT]


class DuelView(TypedDict):
    """A duel as far as it has come."""

    attacking: Seat
    defending: Seat
    attacker: Fighter
    defender: Fighter
    tactic: Tactic
    zone: Card
    phase: Annotated[int, UpTo(8)]
    weapons: list[Card]
    helpers: Annotated[list[int], LEFT_OUT]
    played: Annotated[list[tuple[int, int]], UpTo(5)]
    outcome: Annotated[list[tuple[int, Outcome]], LEFT_OUT]
    over: bool
    first: Annotated[int, LEFT_OUT]
    sides: Annotated[list[Side], Rows(2)]  # the attacker first; empty while the fighters are not known


class PendingView(TypedDict):
    """A card that has been announced and waits for reactions."""

    seat: Seat
    card: Card
    target: Card
    caster: Annotated[int, LEFT_OUT]
    picked: Annotated[list[int], LEFT_OUT]
    word: Annotated[str, LEFT_OUT]


class Actions(TypedDict):
    """The actions that are left in this turn."""

    common: Annotated[int, UpTo(5)]
    granted: Annotated[list[str], UpTo(5)]
    common_first: bool  # the next action is a common one, though there are granted ones
    attacks_by_card: Annotated[int, UpTo(5)]
    may_attack: bool
    bound: bool
    gaining: Annotated[int, LEFT_OUT]
    gained: Annotated[list[str], LEFT_OUT]


class Lasting(TypedDict):
    """A change of values that lasts for a while."""

    subject: CardOnTable
    stats: list[Stat]
    layer: Annotated[Layer, LEFT_OUT]
    amount: Annotated[int, UpTo(10)]
    source: Annotated[int, LEFT_OUT]
    kind: Kind
    until: Annotated[str, LEFT_OUT]
    seat: Annotated[int, LEFT_OUT]
    role: Annotated[str, LEFT_OUT]


class SwitchView(TypedDict):
    """A word that holds for a while.

    About whom (-1: everybody), by which card, and until whose next turn.
    """

    word: Annotated[str, LEFT_OUT]
    subject: CardOnTable
    source: Annotated[int, LEFT_OUT]
    kind: Kind
    until: Annotated[str, LEFT_OUT]
    seat: Seat


class View(TypedDict):
    """The front as a seat sees it."""

    seat: int
    kinds: dict[str, str]  # what each card is, of those whose face is seen here
    players: Annotated[list[Player], BySeat()]
    cards: Annotated[dict[CardKey, Lying], ON_TABLE]
    duels: Annotated[list[DuelView], Rows(2)]
    pending: Annotated[list[PendingView], Rows(4)]
    turn: Annotated[int, UpTo(200)]
    active: Seat
    step: Annotated[str, OneOf(STEPS)]
    actions: Actions
    lasting: Annotated[list[Lasting], Rows(8)]
    switches: Annotated[list[SwitchView], Rows(4)]
    target: Annotated[int, UpTo(100)]
    limit: Annotated[int, UpTo(200)]
    last_turns: Annotated[int, UpTo(4)]
    time_called: bool
    remembers: bool
    showing: Seat  # who shows the opening hand to everybody; -1: nobody does


class Fields(TypedDict):
    """What the fields of choices are.

    The words are those of the game's `text_fields`, where it lists them.
    """

    card: Card
    target: Card
    caster: Card
    attacker: Card
    defender: Card
    zone: Card
    weapon: Card
    warrior: Card
    vehicle: Card
    saboteur: Card
    source: Card
    kind: Kind
    player: Seat
    victim: Seat
    amount: Amount
    destiny: Amount
    promotion: Amount
    word: Annotated[str, OneOf(ICONS)]


# What is printed; `describing.py` fills it in


class PrintedCard(TypedDict):
    """What is printed on a card; a struck-through value is null."""

    name: str
    text: str
    code: str
    type: str
    type_name: str
    icons: list[str]
    icon_names: list[str]
    fight: int | None
    shoot: int | None
    armor: int | None
    value: int | None
    keywords: list[str]
    traits: list[str]
    unique: bool
    unique_name: str
    timing: str
    timing_name: str
    actions: int
    destiny: int
    on: str
    after: str
    unsure: list[str]
