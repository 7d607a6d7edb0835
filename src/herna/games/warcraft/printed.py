"""What is printed on cards, buildings and dice; what races have (WC-COMP)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final

from herna.engine.content import LIKE, Fields, check_entries, read_content
from herna.engine.errors import BadInput

RACE_KEYS: Final[tuple[str, ...]] = ("human", "orc", "undead", "night-elf")
UNIT_KINDS: Final[tuple[str, ...]] = ("ground", "ranged", "air")
PIECE_KINDS: Final[tuple[str, ...]] = (*UNIT_KINDS, "worker")
ABILITIES: Final[tuple[str, ...]] = ("area-attack", "heal", "slow-poison", "bloodlust", "raise-dead")
WINDOWS: Final[tuple[str, ...]] = (
    "any",
    "opponent-move-start",
    "own-move-start",
    "after-enemy-unit-enters",
    "move-end-any",
    "battle-round-start",
    "ground-phase-start",
    "before-own-roll",
    "after-own-roll",
    "after-enemy-roll",
    "before-casualties",
    "before-enemy-casualty",
    "after-enemy-casualty",
    "response-to-battle-card",
    "harvest-start",
    "spend-start",
    "spend",
)
WORTH: Final = 0.5  # of an experience card that says nothing else
MARKS: Final[tuple[str, ...]] = ("seed", "public", "reconstructed", "ruling", "ours")  # where a value comes from

Sure = tuple[tuple[str, str], ...]  # how sure each value is: the field, and where it comes from


@dataclass(frozen=True, slots=True)
class Race:
    """A race, its colour, and its team in the game for four (WC-TEAM-01)."""

    key: str
    colour: str
    team: str


@dataclass(frozen=True, slots=True)
class PieceKind:
    """A kind of unit, or the worker.

    How many each race has, how far one goes, and whether it enters mountains.

    `phase` is the phase of a battle round in which it attacks, 1 to 3; 0: it does not.
    """

    key: str
    count: int
    moves: int
    mountains: bool
    phase: int


@dataclass(frozen=True, slots=True)
class UnitCard:
    """One level of a kind of unit of a race.

    `needs` are the finished buildings for the next level, in the order of UNIT_KINDS; `points` is what the highest
    level is worth.
    """

    key: str
    race: str
    kind: str
    level: int
    strength: int
    ability: str
    needs: tuple[int, ...]
    points: int
    sure: Sure


@dataclass(frozen=True, slots=True)
class ExperienceCard:
    """A kind of experience card.

    Whose decks have it and how often, and when it is played.
    """

    key: str
    races: tuple[str, ...]
    copies: int
    window: str
    battle: bool
    cancels: bool
    worth: float  # to a bot that holds it, in victory points
    sure: Sure
    like: str = ""  # the card whose text it has, if it has no code of its own

    def is_printed(self) -> bool:
        """Whether it is in the box; a card of ours is not."""
        return ("copies", "ours") not in self.sure


@dataclass(frozen=True, slots=True)
class Die:
    """A kind of die: how many there are, and their faces."""

    key: str
    count: int
    faces: tuple[int, ...]
    sure: Sure


@dataclass(frozen=True, slots=True)
class Cost:
    """Gold and wood."""

    gold: int
    wood: int


@dataclass(frozen=True, slots=True)
class Building:
    """A building by what it trains.

    How many are printed on the Town Center, and how many more can be built.
    """

    key: str
    printed: int
    extra: int
    train: Cost
    sure: Sure


@dataclass(frozen=True, slots=True)
class Economy:
    """What things cost and are worth, and how many may be where."""

    building: Cost
    outpost: Cost
    upgrade: Cost
    depletes: int  # the Harvest roll by which a mine or forest is depleted
    units_on_a_space: int
    workers_on_a_space: int
    outposts: int  # of one player
    town_points: int
    card_points: int
    cards_for_battle: int
    cards_for_victory: int


_RACE: Final[Fields] = {"key": (str, True), "colour": (str, True), "team": (str, True), "sure": (str, True)}
_PIECE: Final[Fields] = {
    "key": (str, True),
    "count": (int, True),
    "moves": (int, True),
    "mountains": (bool, True),
    "phase": (int, False),
    "sure": (str, True),
}
_UNIT_CARD: Final[Fields] = {
    "key": (str, True),
    "race": (str, True),
    "kind": (str, True),
    "level": (int, True),
    "strength": (int, True),
    "ability": (str, False),
    "needs": (dict, False),
    "points": (int, False),
    "sure": (dict, True),
}
_EXPERIENCE_CARD: Final[Fields] = {
    "key": (str, True),
    "races": (list, True),
    "copies": (int, True),
    "window": (str, True),
    "battle": (bool, True),
    "cancels": (bool, True),
    "worth": (float, False),
    "sure": (dict, True),
}
_DIE: Final[Fields] = {"key": (str, True), "count": (int, True), "faces": (list, True), "sure": (dict, True)}
_BUILDING: Final[Fields] = {
    "key": (str, True),
    "printed": (int, True),
    "extra": (int, True),
    "train": (dict, True),
    "sure": (dict, True),
}
_ECONOMY: Final[Mapping[str, tuple[str, ...]]] = {
    "cost": ("building", "outpost", "upgrade"),
    "harvest": ("depletes",),
    "limits": ("units", "workers", "outposts"),
    "points": ("town", "card"),
    "cards": ("battle", "victory"),
}


def _data(file: str) -> dict[str, Any]:
    text = (files("herna.games.warcraft") / "content" / file).read_text(encoding="utf-8")
    return read_content("warcraft", file, text)


def _checked(
    file: str, entries: Sequence[dict[str, Any]], fields: Fields, words: Mapping[str, Sequence[str]]
) -> Sequence[dict[str, Any]]:
    """The entries, if their fields, words and marks are right."""
    check_entries(file, entries, fields, words)
    for entry in entries:
        marks = entry["sure"].values() if isinstance(entry["sure"], dict) else (entry["sure"],)
        if any(mark not in MARKS for mark in marks):
            _refuse(file, entry["key"], "sure", entry["sure"])
    return entries


def _refuse(file: str, card: str, field: str, found: object) -> None:
    raise BadInput("error-content-value", file=file, card=card, field=field, found=repr(found)[:40])


def _numbers(file: str, card: str, field: str, found: object, names: Sequence[str]) -> dict[str, int]:
    """A table of whole numbers, none below 0, under some of these names."""
    if not isinstance(found, dict) or any(
        name not in names or type(n) is not int or n < 0 for name, n in found.items()
    ):
        _refuse(file, card, field, found)
    assert isinstance(found, dict)
    return found


def _cost(file: str, card: str, field: str, found: object) -> Cost:
    numbers = _numbers(file, card, field, found, ("gold", "wood"))
    return Cost(numbers.get("gold", 0), numbers.get("wood", 0))


def _sure(entry: dict[str, Any]) -> Sure:
    return tuple(sorted(entry["sure"].items()))


def read_unit_cards(file: str, entries: Sequence[dict[str, Any]]) -> dict[str, UnitCard]:
    """The unit cards of a content file.

    A mistake is refused, saying what and where.
    """
    words = {"race": RACE_KEYS, "kind": UNIT_KINDS, "ability": ABILITIES}
    cards: dict[str, UnitCard] = {}
    for entry in _checked(file, entries, _UNIT_CARD, words):
        key = f"{entry['race']}-{entry['kind']}-{entry['level']}"
        if entry["key"] != key:
            _refuse(file, key, "key", entry["key"])
        needs = _numbers(file, key, "needs", entry.get("needs", {}), UNIT_KINDS)
        cards[key] = UnitCard(
            key,
            entry["race"],
            entry["kind"],
            entry["level"],
            entry["strength"],
            entry.get("ability", ""),
            tuple(needs.get(kind, 0) for kind in UNIT_KINDS),
            entry.get("points", 0),
            _sure(entry),
        )
    return cards


def read_experience_cards(file: str, entries: Sequence[dict[str, Any]]) -> dict[str, ExperienceCard]:
    """The experience cards of a content file.

    A mistake is refused, saying what and where.
    """
    return {
        entry["key"]: ExperienceCard(
            entry["key"],
            tuple(entry["races"]),
            entry["copies"],
            entry["window"],
            entry["battle"],
            entry["cancels"],
            entry.get("worth", WORTH),
            _sure(entry),
            entry.get(LIKE, ""),
        )
        for entry in _checked(file, entries, _EXPERIENCE_CARD, {"races": RACE_KEYS, "window": WINDOWS})
    }


def read_dice(file: str, entries: Sequence[dict[str, Any]]) -> dict[str, Die]:
    """The dice of a content file; a mistake is refused, saying what and where."""
    words: dict[str, Sequence[str]] = {"key": ("battle", "resource")}
    dice: dict[str, Die] = {}
    for entry in _checked(file, entries, _DIE, words):
        faces = entry["faces"]
        if not faces or any(type(face) is not int for face in faces):
            _refuse(file, entry["key"], "faces", faces)
        dice[entry["key"]] = Die(entry["key"], entry["count"], tuple(faces), _sure(entry))
    return dice


def read_buildings(file: str, entries: Sequence[dict[str, Any]]) -> dict[str, Building]:
    """The buildings of a content file; a mistake is refused, saying what and where."""
    return {
        entry["key"]: Building(
            entry["key"],
            entry["printed"],
            entry["extra"],
            _cost(file, entry["key"], "train", entry["train"]),
            _sure(entry),
        )
        for entry in _checked(file, entries, _BUILDING, {"key": PIECE_KINDS})
    }


def read_economy(file: str, data: dict[str, Any]) -> Economy:
    """The costs, limits and points of a content file.

    A mistake is refused, saying what and where.
    """
    for table, names in _ECONOMY.items():
        for name in names:
            found = data[table].get(name)
            if type(found) is not (dict if table == "cost" else int):
                _refuse(file, table, name, found)
    costs = {name: _cost(file, "cost", name, data["cost"][name]) for name in _ECONOMY["cost"]}
    limits, points, cards = data["limits"], data["points"], data["cards"]
    return Economy(
        costs["building"],
        costs["outpost"],
        costs["upgrade"],
        data["harvest"]["depletes"],
        limits["units"],
        limits["workers"],
        limits["outposts"],
        points["town"],
        points["card"],
        cards["battle"],
        cards["victory"],
    )


_races = _data("races.toml")
_economy = _data("economy.toml")
RACES: Final = {
    entry["key"]: Race(entry["key"], entry["colour"], entry["team"])
    for entry in _checked("races.toml", _races["race"], _RACE, {"key": RACE_KEYS})
}
PIECES: Final = {
    entry["key"]: PieceKind(entry["key"], entry["count"], entry["moves"], entry["mountains"], entry.get("phase", 0))
    for entry in _checked("races.toml", _races["piece"], _PIECE, {"key": PIECE_KINDS})
}
UNIT_CARDS: Final = read_unit_cards("units.toml", _data("units.toml")["card"])
EXPERIENCE_CARDS: Final = read_experience_cards("experience.toml", _data("experience.toml")["card"])
DICE: Final = read_dice("dice.toml", _data("dice.toml")["die"])
BUILDINGS: Final = read_buildings("economy.toml", _economy["building"])
ECONOMY: Final = read_economy("economy.toml", _economy)
NECROMANCERS: Final[int] = _economy["box"]["quest"]["necromancer"]  # in the box
# The unit cards of a race and kind, level 1 first.
LEVELS: Final[dict[tuple[str, str], tuple[UnitCard, ...]]] = {
    (race, kind): tuple(
        sorted(
            (card for card in UNIT_CARDS.values() if card.race == race and card.kind == kind),
            key=lambda card: card.level,
        )
    )
    for race in RACE_KEYS
    for kind in UNIT_KINDS
}
