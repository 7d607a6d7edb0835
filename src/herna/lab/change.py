"""A designer's change to a game's content: read from a file and checked.

Which fields there are, and what they may hold, is learned from the game's content files; the game checks the rest.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Collection, Iterable, Mapping
from importlib.resources.abc import Traversable
from math import isfinite
from typing import Any, Final

from herna.engine.content import (
    LIKE,
    NAMED,
    NAMES,
    SURE,
    WITHOUT,
    WORDED,
    Changes,
    name_of_entries,
    read_toml,
    refuse_if,
)
from herna.engine.errors import BadInput
from herna.engine.game import Game
from herna.engine.rules import LANGUAGES

ENDING = ".toml"
MOST_CHARACTERS = 100_000  # of a file
MOST_FAULTS = 50  # that are told
LONGEST_NAME = 60  # characters
LONGEST_TEXT = 600
GAME = "game"  # the field that says which game is changed
SAID = {NAMED: LONGEST_NAME, WORDED: LONGEST_TEXT}  # what is said of cards, and how long it may be
NOT_PLAYED = ("rules", "examples", "glossary", "tips", "lessons", "puzzles")  # what is about the game and no part of it

Data = dict[str, Any]


def read_change(game: Game[Any], text: str, file: str) -> Changes:
    """Read a change file: for each content file, what differs from print."""
    given = read_change_file(text, file)
    if given.pop(GAME, game.key) != game.key:
        raise BadInput("error-change-game", file=file, game=game.key)
    return _check(game, given, _Checker(file, lines_of(text)))


def check_changes(game: Game[Any], changes: Mapping[str, object], file: str) -> Changes:
    """Check the changes with which a match was played, from its journal."""
    return _check(game, {name.removesuffix(ENDING): change for name, change in changes.items()}, _Checker(file, {}))


def read_change_file(text: str, file: str) -> Data:
    """The data of a change file of any game."""
    if len(text) > MOST_CHARACTERS:
        raise BadInput("error-change-long", file=file, most=MOST_CHARACTERS)
    given = read_toml(file, text)
    if not given:
        raise BadInput("error-change-empty", file=file)
    return given


def _check(game: Game[Any], given: Data, checker: _Checker) -> Changes:
    """The changes by content file, if they fit the game's content."""
    content = content_of(game)
    if not content:
        raise BadInput("error-change-none", file=checker.file, game=game.key)
    shapes = Shape()
    for data in (*content.values(), *(value for value in given.values() if isinstance(value, dict))):
        checker.keys.update(keys_in(data))
    for data in content.values():
        shapes.learn(data)
    changes: Changes = {}
    for name, change in given.items():
        if name in SAID:
            changes[name] = checker.check_said(name, change)
        elif name in content:
            checker.check_file(name, change, content[name], shapes)
            changes[f"{name}{ENDING}"] = change
        else:
            known = ", ".join((*content, *SAID))
            checker.refuse(name, "error-change-file", game=game.key, given=name[:40], known=known)
    refuse_if(checker.faults[:MOST_FAULTS])
    return changes


HEADER: Final = re.compile(r"\s*\[\[?\s*([^\]]+?)\s*\]\]?\s*(?:#.*)?$")
FIELD: Final = re.compile(r"""\s*["']?([\w-]+)["']?\s*=\s*["']?([^"'#]*)""")


def lines_of(text: str) -> dict[str, int]:
    """The number of the line that sets a field, by its path: `breakers.card[wind-archer].cost`."""
    found: dict[str, int] = {}
    table, first, fields = "", 0, dict[str, tuple[int, str]]()
    for number, line in enumerate([*text.splitlines(), "[]"], 1):
        header, field = HEADER.match(line), FIELD.match(line)
        if header is None and line != "[]":
            if field is not None:
                fields.setdefault(field[1], (number, field[2].strip()))
            continue
        name = next((fields[name][1] for name in NAMES if name in fields), "")
        path = f"{table}[{name}]" if name else table
        found.setdefault(path, first)
        for key, (at, _) in fields.items():
            found.setdefault(f"{path}.{key}".strip("."), at)
        table, first, fields = (header[1].replace('"', "") if header else ""), number, {}
    return found


def content_of(game: Game[Any]) -> dict[str, Data]:
    """The content files that the game is played with, by name without the ending."""
    found: dict[str, Data] = {}
    for file in _files_in(game.content()):
        name = file.name.removesuffix(ENDING)
        if name != file.name and name not in NOT_PLAYED:
            found[name] = read_toml(file.name, file.read_text(encoding="utf-8"))
    return found


def _files_in(folder: Traversable) -> Iterable[Traversable]:
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.is_file():
            yield file
        elif file.name not in NOT_PLAYED:
            yield from _files_in(file)


def located(file: str, lines: Mapping[str, int], place: str) -> str:
    """The file with the number of the line that sets a place.

    Or of the line that sets what is around it.
    """
    while place:
        if lines.get(place):
            return f"{file}:{lines[place]}"
        place = place[: max(place.rfind("."), place.rfind("["), 0)]
    return file


def _is_sayable(text: object, most: int) -> bool:
    return isinstance(text, str) and 0 < len(text.strip()) <= most and text.isprintable()


def keys_in(data: object) -> Iterable[object]:
    """The keys of all entries, which other tables may refer to."""
    if isinstance(data, dict):
        if "key" in data:
            yield data["key"]
        for value in data.values():
            yield from keys_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from keys_in(value)


class Shape:
    """What the content shows about a field.

    An example of each type that it holds, the fields of its tables, and what its lists hold.
    """

    def __init__(self) -> None:
        self.examples: dict[type, object] = {}
        self.fields: dict[str, Shape] = {}
        self.inside: Shape | None = None

    def learn(self, value: object) -> None:
        """Note that the field may hold a value like this."""
        self.examples.setdefault(type(value), value)
        if isinstance(value, dict):
            for field, held in value.items():
                self.fields.setdefault(field, Shape()).learn(held)
        elif isinstance(value, list):
            for held in value:
                self.inside = self.inside or Shape()
                self.inside.learn(held)

    def any_field(self) -> Shape:
        """The shape of any field of a table whose fields are keys.

        A table such as the cards of a deck.
        """
        either = Shape()
        for shape in self.fields.values():
            for value in shape.examples.values():
                either.learn(value)
        return either


class _Checker:
    """Collects the faults of a change file.

    `keys` are those of all entries, old and new; `lines` says which line sets what."""

    def __init__(self, file: str, lines: Mapping[str, int]) -> None:
        self.file = file
        self.lines = lines
        self.keys: set[object] = set()
        self.faults: list[BadInput] = []

    def check_said(self, name: str, given: object) -> Data:
        """The names or texts of cards in each language; one language is enough."""
        if not isinstance(given, dict):
            self._refuse_value(name, given, "{ … }")
            return {}
        said: Data = {}
        for key, value in given.items():
            where = f"{name}.{key}"
            texts = dict.fromkeys(LANGUAGES, value) if isinstance(value, str) else value
            if key not in self.keys:
                self._refuse_field(where, key, [str(known) for known in self.keys])
            elif not isinstance(texts, dict) or not texts or any(language not in LANGUAGES for language in texts):
                self._refuse_value(where, value, "Wind Archer", dict.fromkeys(LANGUAGES, "…"))
            elif not all(_is_sayable(text, SAID[name]) for text in texts.values()):
                self.refuse(where, "error-change-said", where=where[:80], most=SAID[name])
            else:
                first = next(iter(texts.values()))
                said[key] = {language: texts.get(language, first) for language in LANGUAGES}
        return said

    def check_file(self, name: str, change: object, data: Data, shapes: Shape) -> None:
        """Check the changes to one content file; it has only its present fields."""
        if not isinstance(change, dict):
            self._refuse_value(name, change, "{ … }")
            return
        for field, value in change.items():
            if field in data:
                self._check(f"{name}.{field}", value, data[field], shapes.fields[field])
            else:
                self._refuse_field(f"{name}.{field}", field, data)

    def _check(self, where: str, change: object, now: object, shape: Shape) -> None:
        """Check a change to a value that may exist `now`."""
        if type(change) not in shape.examples or (isinstance(change, float) and not isfinite(change)):
            self._refuse_value(where, change, *shape.examples.values())
        elif isinstance(change, dict):
            self._check_table(where, change, now if isinstance(now, dict) else {}, shape)
        elif isinstance(change, list) and shape.inside is not None:
            name = name_of_entries(now)
            for number, entry in enumerate(change, 1):
                if name:
                    self._check_entry(where, entry, name, now, shape.inside)
                else:
                    self._check(f"{where}[{number}]", entry, None, shape.inside)

    def _check_table(self, where: str, change: Data, now: Data, shape: Shape) -> None:
        for field, value in change.items():
            within = f"{where}.{field}"
            if field == WITHOUT:
                self._check_without(within, value, now)
            elif field in shape.fields:
                self._check(within, value, now.get(field), shape.fields[field])
            elif field in self.keys and any(key in self.keys for key in shape.fields):
                self._check(within, value, None, shape.any_field())
            else:
                self._refuse_field(within, field, shape.fields)

    def _check_without(self, where: str, names: object, now: Data) -> None:
        if not isinstance(names, list):
            self._refuse_value(where, names, list(now)[:1])
            return
        for name in names:
            if name not in now:
                self._refuse_field(f"{where}.{name}", str(name), now)

    def _check_entry(self, where: str, entry: object, name: str, now: Any, shape: Shape) -> None:
        """Check an entry of a list: an existing one, or a new one."""
        if not isinstance(entry, dict):
            self._refuse_value(where, entry, "{ … }")
            return
        if type(entry.get(name)) not in shape.fields[name].examples:
            self.refuse(where, "error-change-unnamed", where=where, name=name)
            return
        entries = {known[name]: known for known in now}
        which = f"{where}[{entry[name]}]"
        rest = {field: value for field, value in entry.items() if field != LIKE}
        if LIKE in entry and (entry[LIKE] not in entries or entry[name] in entries):
            known = self._close(str(entry[LIKE]), entries)
            self.refuse(f"{which}.{LIKE}", "error-change-like", where=which, given=str(entry[LIKE])[:40], known=known)
            return
        old = entries.get(entry.get(LIKE, entry[name]))
        needed = [field for field in now[0] if old is None and all(field in known for known in now)]
        needed = [field for field in needed if field != SURE]  # where a new entry comes from is known
        missing = [field for field in needed if field not in entry]
        if missing:
            known = self._close(str(entry[name]), entries)
            self.refuse(which, "error-change-new", where=which, missing=", ".join(missing), known=known)
            return
        self._check_table(which, rest, old or {}, shape)

    def _refuse_field(self, where: str, field: str, known: Collection[object]) -> None:
        self.refuse(where, "error-change-field", where=where[:80], known=self._close(field, known))

    def _refuse_value(self, where: str, found: object, *examples: object) -> None:
        shown = " / ".join(repr(example)[:40] for example in examples)
        self.refuse(where, "error-change-value", where=where, found=repr(found)[:40], examples=shown)

    def refuse(self, place: str, key: str, **arguments: object) -> None:
        """Note a fault at a place.

        The file is refused when all of it has been read.
        """
        self.faults.append(BadInput(key, file=located(self.file, self.lines, place), **arguments))

    @staticmethod
    def _close(given: str, known: Collection[object]) -> str:
        """The names closest to the given one, or else the first of all names."""
        names = [str(name) for name in known]
        close = difflib.get_close_matches(given[:40], names, n=3) or names[:12]
        return ", ".join(close) + (" …" if close == names[:12] and len(names) > 12 else "")
