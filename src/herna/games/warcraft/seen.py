"""What a seat sees, as types; `view.py` fills them in."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypedDict

from herna.engine.seen import LEFT_OUT, Below, BySeat, CardOf, OneOf, Rows, SeatNumber, UpTo
from herna.games.warcraft.printed import EXPERIENCE_CARDS, PIECE_KINDS, RACE_KEYS, UNIT_KINDS
from herna.games.warcraft.scenario.form import SPACE_KINDS, TOKEN_KINDS
from herna.games.warcraft.scenario.reading import SCENARIOS
from herna.games.warcraft.setting import KINDS, STEPS

# More than any scenario of the game has; one of your own may have more.
SPACES: Final = 64
TOKENS: Final = 8

UnitKind = Literal["ground", "ranged", "air"]
# A builder is a worker who builds the outpost on his space: only where pieces are chosen and told.
PieceKind = Literal["ground", "ranged", "air", "worker", "necromancer", "builder"]

Seat = Annotated[int, SeatNumber()]
OwnerNumber = Annotated[int, SeatNumber(besides=1)]  # a seat, or the neutral force
SpaceNumber = Annotated[int, Below(SPACES)]
Card = Annotated[int, CardOf(EXPERIENCE_CARDS)]
Coordinate = Annotated[int, UpTo(10)]
Points = Annotated[int, UpTo(30)]
Resources = Annotated[int, UpTo(30)]
Few = Annotated[int, UpTo(3)]
Levels = Annotated[list[Annotated[int, UpTo(4)]], Rows(len(UNIT_KINDS))]
Buildings = Annotated[list[Annotated[int, UpTo(4)]], Rows(len(PIECE_KINDS))]
Pieces = dict[Annotated[str, OneOf(KINDS)], Annotated[int, UpTo(10)]]  # how many there are of each kind
Die = Annotated[int, UpTo(6)]


class Scenario(TypedDict):
    """Which scenario is played, and its name by language."""

    key: Annotated[str, OneOf(SCENARIOS)]
    name: Annotated[dict[str, str], LEFT_OUT]


class Heap(TypedDict):
    """Pieces of one owner and kind on one space, by state.

    How many of them are in which state.
    """

    owner: OwnerNumber
    kind: PieceKind
    count: Few
    moved: Few
    fighting: Few
    called: Few  # workers who were called to arms
    polymorphed: Few  # units that cannot attack in this battle round


class Space(TypedDict):
    """A space of the map, and what stands on it."""

    key: Annotated[str, LEFT_OUT]
    label: Annotated[str, LEFT_OUT]  # what is written on it
    name: Annotated[str, LEFT_OUT]  # what people call it: C4, or its label
    q: Coordinate
    r: Coordinate
    kind: Annotated[str, OneOf(SPACE_KINDS)]
    points: Annotated[int, UpTo(5)]
    town: OwnerNumber | None
    depletion: Annotated[int, UpTo(2)]  # 0, or 1 partially, 2 completely depleted
    outpost: OwnerNumber | None
    building: bool  # whether the outpost is still being built
    marked: bool
    locked: bool
    pieces: Annotated[list[Heap], Rows(6)]


class QuestToken(TypedDict):
    """A token of the scenario; its name by language."""

    key: Annotated[str, LEFT_OUT]
    kind: Annotated[str, OneOf(TOKEN_KINDS)]
    space: SpaceNumber | None
    owner: OwnerNumber | None
    name: Annotated[dict[str, str], LEFT_OUT]


class Owner(TypedDict):
    """A seat, or the neutral force.

    The neutral force comes after the seats, and has only a race, a side and units.
    """

    race: Annotated[str, OneOf(RACE_KEYS)]
    player: bool
    side: Annotated[int, UpTo(4)]
    town: SpaceNumber | None
    levels: Levels
    units: Annotated[list[str], LEFT_OUT]
    out: Pieces
    eliminated: bool
    points: Points
    gold: Resources
    wood: Resources
    finished: Buildings
    under_construction: Buildings
    summoned: Buildings
    training: Pieces
    reserve: Pieces
    hand: Annotated[list[Card] | int, UpTo(10)]
    deck: Annotated[int, UpTo(30)]
    discard: list[Card]
    laid: list[Card]
    aside: Annotated[int, UpTo(10)]
    skips: Annotated[list[str], LEFT_OUT]


class Condition(TypedDict):
    """A way to win, for the seats that can win by it."""

    name: str
    seats: list[int]
    target: int
    space: int | None
    adjacent_enemies: int | None
    tokens: list[int]


class AttackDie(TypedDict):
    """A die of a battle: what it shows, and what it counts as."""

    owner: OwnerNumber
    kind: UnitKind
    natural: Die
    result: Die
    hit: bool


class Devoured(TypedDict):
    """A unit or a called worker that comes back unless its side loses."""

    owner: int
    kind: PieceKind
    space: int


class BattleEffect(TypedDict):
    """What a card does to all units of an owner or a side."""

    kind: Annotated[str, LEFT_OUT]
    owner: OwnerNumber
    card: Card


class Battle(TypedDict):
    """The battle that is being fought."""

    space: SpaceNumber
    attacker: OwnerNumber
    defender: OwnerNumber
    round: Annotated[int, UpTo(10)]
    phase: Literal["ground", "ranged", "air", ""]
    first_strikes: Annotated[list[tuple[int, UnitKind]], LEFT_OUT]
    dice: Annotated[list[AttackDie], Rows(16)]
    owed: tuple[Die, Die]  # casualties that the defending and the attacking side must still remove
    devoured: Annotated[list[Devoured], LEFT_OUT]
    effects: Annotated[list[BattleEffect], Rows(4)]


class View(TypedDict):
    """The war as a seat sees it."""

    seat: int
    scenario: Scenario
    spaces: Annotated[list[Space], Rows(SPACES)]
    walls: Annotated[list[tuple[SpaceNumber, SpaceNumber]], Rows(8)]
    tokens: Annotated[list[QuestToken], Rows(TOKENS)]
    owners: Annotated[list[Owner], BySeat(besides=1)]
    kinds: dict[str, str]  # what each card is, of those whose face is known here
    target: Points
    victory: Annotated[list[Condition], LEFT_OUT]
    special: Annotated[list[str], LEFT_OUT]
    first: OwnerNumber
    round: Annotated[int, UpTo(100)]
    round_limit: Annotated[int, UpTo(100)]
    step: Annotated[str, OneOf(STEPS)]
    active: OwnerNumber
    quickened: Annotated[list[SpaceNumber], Rows(4)]
    crippled: Annotated[list[SpaceNumber], Rows(8)]
    battle: Battle | None


class Fields(TypedDict):
    """What the fields of choices are; the words are those of the game's `text_fields`."""

    card: Card
    source: Card
    space: SpaceNumber
    start: SpaceNumber
    to: SpaceNumber
    drop: SpaceNumber
    token: Annotated[int, Below(TOKENS)]
    seat: Seat
    player: Seat
    owner: OwnerNumber
    attacker: OwnerNumber
    defender: OwnerNumber
    number: Annotated[int, Below(50)]


# What is printed; `describing.py` fills it in


class PrintedExperience(TypedDict):
    """What is printed on an experience card."""

    name: str
    text: str
    type: Literal["card"]
    races: list[str]
    copies: int
    window: str
    battle: bool
    cancels: bool
    unsure: list[str]


class PrintedUnit(TypedDict):
    """What is printed on a unit card."""

    name: str
    text: str  # what its ability does
    type: Literal["unit"]
    race: str
    kind: str
    level: int
    strength: int
    ability: str
    ability_name: str
    needs: list[int]  # finished buildings without which it cannot be upgraded: ground, ranged, air
    points: int
    highest: bool
    unsure: list[str]


class PrintedRace(TypedDict):
    """What is printed on a race's sheet."""

    name: str
    text: str
    type: Literal["race"]
    people: str
    colour: str


class PrintedCost(TypedDict):
    """What something costs."""

    gold: int
    wood: int


class PrintedBuilding(TypedDict):
    """What is printed on a building; `train` is what a piece costs there."""

    name: str
    text: str
    type: Literal["building"]
    printed: int  # how many are printed; `extra` more can be built
    extra: int
    train: PrintedCost
    cost: PrintedCost
    unsure: list[str]


class PrintedName(TypedDict):
    """An ability, a kind of space, or a token."""

    name: str
    text: str
    type: Literal["ability", "space", "token"]
