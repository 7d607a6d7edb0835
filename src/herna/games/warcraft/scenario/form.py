"""The form of a scenario file: its fields and their values.

See docs/scenario-format.md.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from herna.engine.checked import Fault, Place
from herna.engine.rules import LANGUAGES
from herna.games.warcraft.printed import EXPERIENCE_CARDS, RACE_KEYS, UNIT_KINDS

MOST_SPACES: Final = 200
SPACE_KINDS: Final[tuple[str, ...]] = ("town", "forest", "gold-mine", "mountain", "objective", "blank")
TOKEN_KINDS: Final[tuple[str, ...]] = ("unit-ground", "unit-ranged", "unit-air", "graveyard", "captive", "nordrassil")
START_KINDS: Final[tuple[str, ...]] = (
    *UNIT_KINDS,
    "worker",
    "necromancer",
    "outpost",
)  # what can stand somewhere at the start
# Words that are no seat's key.
ANY: Final = "any"
RANDOM: Final = "random"
NEUTRAL: Final = "neutral"
_KEY: Final = re.compile(r"[a-z0-9-]{1,30}")


class Faults:
    """What is wrong with a scenario, as far as it has been looked at.

    A fault has the number of the broken line in "What must hold", what is wrong, and where in the file.
    """

    def __init__(self) -> None:
        self.found: list[Fault] = []

    def add(self, number: int, what: str, where: str, **told: str | int) -> None:
        self.found.append(Fault(str(number), f"wc-fault-{what}", (("where", where), *told.items()), place_of(where)))


# How `where` begins, and what follows: "[map] spaces 3 (r1c3), kind".
_PARTS: Final = {
    "[[seat]]": "seat",
    "[[special]]": "special",
    "[[victory]]": "victory",
    "[start] pieces": "start.pieces",
    "[start] tokens": "start.tokens",
    "[map] spaces": "map.spaces",
    "[map] walls": "map.walls",
}
_WHERE: Final = re.compile(r"(?: (\d+))?(?: \([^()]*\))?(?:, (\w+))?")


def place_of(where: str) -> Place:
    """The place that a fault's `where` says in words."""
    for begins, part in _PARTS.items():
        if where.startswith(begins):
            found = _WHERE.fullmatch(where.removeprefix(begins))
            if found is not None:
                return Place(part, int(found[1]) - 1 if found[1] else -1, found[2] or "")
    return Place("", field=where)


@dataclass(frozen=True, slots=True)
class Field:
    """What a field may be, and whether every entry has it.

    `low` and `high` bound a number, the length of a list, or the length of a text; `words` are all there are.
    """

    type: str
    low: int = 0
    high: int = 0
    words: tuple[str, ...] = ()
    needed: bool = True


Form = Mapping[str, Field]
Entry = dict[str, Any]

_KEY_FIELD: Final = Field("key")
_SEATS: Final = Field("keys", 1, 4)
_ANYBODY: Final = Field("keys", 1, 4, needed=False)
_MANY: Final = Field("keys", 1, MOST_SPACES)

TOP: Final[Form] = {
    "key": _KEY_FIELD,
    "name": Field("texts", 1, 60),
    "about": Field("texts", 1, 200),
    "first": _KEY_FIELD,
    "removed_cards": Field("words", 0, 100, tuple(EXPERIENCE_CARDS)),
    "sure": Field("table", needed=False),
    "seat": Field("tables", 2, 4),
    "start": Field("table"),
    "special": Field("tables", 0, 100, needed=False),
    "victory": Field("tables", 1, 100),
    "map": Field("table"),
}
SURE: Final[Form] = {
    part: Field("word", words=("seed", "public", "reconstructed", "ruling"), needed=False)
    for part in (
        *("seats", "seating", "resources", "pieces", "tokens", "first"),
        *("removed_cards", "special", "victory", "alternatives", "map"),
    )
}
SEAT: Final[Form] = {
    "key": _KEY_FIELD,
    "race": Field("word", words=(*RACE_KEYS, ANY)),
    "team": Field("key", needed=False),
    "town": Field("key", needed=False),
    "gold": Field("number", 0, 99),
    "wood": Field("number", 0, 99),
    "cards": Field("number", 0, 10),
    "level": Field("number", 1, 4),
    "skips": Field("words", 0, 3, ("harvest", "deploy", "spend"), needed=False),
}
START: Final[Form] = {
    "pieces": Field("tables", 0, 5 * MOST_SPACES),
    "tokens": Field("tables", 0, MOST_SPACES, needed=False),
}
PIECES: Final[Form] = {
    "owner": _KEY_FIELD,
    "space": _KEY_FIELD,
    **{kind: Field("number", 1, 99, needed=False) for kind in START_KINDS},
}
_PLAIN_TOKEN: Final[Form] = {
    "key": _KEY_FIELD,
    "kind": Field("word", words=TOKEN_KINDS),
    "space": _KEY_FIELD,
}
_CAPTIVE: Final[Form] = {**_PLAIN_TOKEN, "owner": _KEY_FIELD, "name": Field("texts", 1, 60)}
MAP: Final[Form] = {
    "spaces": Field("tables", 1, MOST_SPACES),
    "walls": Field("pairs", 0, 3 * MOST_SPACES, needed=False),
}
_PLAIN_SPACE: Final[Form] = {
    "key": _KEY_FIELD,
    "q": Field("number", -50, 50),
    "r": Field("number", -50, 50),
    "kind": Field("word", words=SPACE_KINDS),
    "label": Field("label", 1, 2, needed=False),
}
_MINE_OR_FOREST: Final[Form] = {
    **_PLAIN_SPACE,
    "depletion": Field("word", words=("partial", "complete"), needed=False),
}
_SPACE: Final[Mapping[str, Form]] = {
    "forest": _MINE_OR_FOREST,
    "gold-mine": _MINE_OR_FOREST,
    "objective": {**_PLAIN_SPACE, "points": Field("number", 1, 9)},
}
_SPECIAL: Final[Mapping[str, Form]] = {
    "never-deplete": {"spaces": _MANY},
    "neutral-force": {"race": Field("word", words=RACE_KEYS), "level": Field("number", 1, 4)},
    "no-town-center": {"seats": _SEATS},
    "necromancers": {"seats": _SEATS},
    "captives": {},
    "outposts-are-towns": {"seats": _SEATS},
    "revival": {"seats": _SEATS},
    "furions-spell": {"seats": _SEATS},
}
_VICTORY: Final[Mapping[str, Form]] = {
    "points": {"target": Field("number", 1, 99), "alternatives": Field("numbers", 1, 99, needed=False)},
    "last-side": {},
    "hold-space": {"space": _KEY_FIELD, "adjacent_enemies": Field("number", 0, 99, needed=False)},
    "necromancers-killed": {},
    "tokens-destroyed": {"tokens": _MANY},
    "captive-home": {},
    "deck-drawn": {},
    "town-lost": {"space": _KEY_FIELD},
}


def space_form(entry: Entry) -> Form:
    """The form of a space.

    Only an objective has points, only a mine or forest can be depleted.
    """
    return _SPACE.get(_word(entry, "kind"), _PLAIN_SPACE)


def token_form(entry: Entry) -> Form:
    """The form of a token: only a captive has an owner and a name."""
    return _CAPTIVE if _word(entry, "kind") == "captive" else _PLAIN_TOKEN


def special_form(entry: Entry) -> Form:
    """The form of a special rule: its name and its fields."""
    name = Field("word", words=tuple(_SPECIAL))
    return {"name": name, **_SPECIAL.get(_word(entry, "name"), {})}


def victory_form(entry: Entry) -> Form:
    """The form of a victory condition: its name, seats and fields."""
    name = Field("word", words=tuple(_VICTORY))
    return {"name": name, "seats": _ANYBODY, **_VICTORY.get(_word(entry, "name"), {})}


def _word(entry: Entry, field: str) -> str:
    value = entry.get(field)
    return value if isinstance(value, str) else ""


def read_fields(entry: Entry, form: Form, where: str, faults: Faults) -> Entry:
    """The fields of an entry that are as they should be.

    What is wrong with the others is told.
    """
    known_name = "name" not in form or form["name"].type != "word" or _word(entry, "name") in form["name"].words
    for name in entry:
        if name not in form and known_name:  # of an unknown rule nobody knows the fields
            faults.add(1, "field", _path(where, shown(name)[1:-1]))
    right: Entry = {}
    for name, field in form.items():
        if name not in entry:
            if field.needed:
                faults.add(1, "missing", _path(where, name))
        elif _is_right(field, entry[name]):
            right[name] = entry[name]
        else:
            found, known = shown(entry[name]), ", ".join(field.words)
            at, what = _path(where, name), f"no-{field.type}"
            faults.add(1, what, at, found=found, low=field.low, high=field.high, known=known)
    return right


def _path(where: str, field: str) -> str:
    return f"{where}, {field}" if where else field


def _is_right(field: Field, value: object) -> bool:
    """Whether a value is what its field may be."""
    if isinstance(value, list):
        return field.low <= len(value) <= field.high and _is_right_list(field, value)
    if isinstance(value, dict):
        return field.type == "table" or (
            field.type == "texts"
            and value.keys() == set(LANGUAGES)
            and all(_is_text(field, value[each]) for each in value)
        )
    if field.type == "number":
        return type(value) is int and field.low <= value <= field.high
    if not isinstance(value, str):
        return False
    if field.type == "word":
        return value in field.words
    if field.type == "key":
        return _is_key(value)
    return field.type == "label" and value.isalnum() and len(value) <= field.high


def _is_right_list(field: Field, values: list[Any]) -> bool:
    if field.type == "tables":
        return all(isinstance(value, dict) for value in values)
    if field.type == "pairs":
        return all(isinstance(pair, list) and len(pair) == 2 and all(map(_is_key, pair)) for pair in values)
    if field.type == "numbers":
        return all(type(value) is int and field.low <= value <= field.high for value in values)
    if not all(isinstance(value, str) for value in values) or len(set(values)) < len(values):
        return False
    if field.type == "words":
        return all(value in field.words for value in values)
    return field.type == "keys" and all(map(_is_key, values))


def _is_key(value: object) -> bool:
    return isinstance(value, str) and _KEY.fullmatch(value) is not None


def _is_text(field: Field, value: object) -> bool:
    """A text of one line, and not only of spaces."""
    return isinstance(value, str) and value.isprintable() and bool(value.strip()) and len(value) <= field.high


def key_of(entry: Entry) -> str:
    """An entry's key, if it has one."""
    return entry["key"] if _is_key(entry.get("key")) else ""


def shown(value: object) -> str:
    """A value from the file, short enough for a message."""
    if isinstance(value, str):
        return repr(value[:40])
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list | dict):
        return "[…]" if isinstance(value, list) else "{…}"
    if isinstance(value, int) and abs(value) >= 10**20:  # Python refuses to write very large numbers
        return "…"
    return str(value)[:40]
