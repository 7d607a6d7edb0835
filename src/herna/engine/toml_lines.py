"""The line of each table, entry and field of a TOML file."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Sequence
from typing import Final

from herna.engine.checked import Place

Path = tuple[str | int, ...]  # such as ("seat", 0, "gold"): the names of tables and fields, the numbers of entries

DEEPEST: Final = 100  # tables and lists within each other
_BETWEEN: Final = re.compile(r"(?:[\s,]|#[^\n]*)*")  # what stands between values, also over several lines
_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_QUOTED: Final = re.compile(r'"(?:[^"\\]|\\.)*"|' + r"'[^']*'", re.DOTALL)
_LONG: Final = re.compile(r'"""(?:[^\\]|\\.)*?"""+|' + r"'''.*?'''+", re.DOTALL)
_PLAIN: Final = re.compile(r"[^,\]}\n#]*")
_PARTS: Final = re.compile(r"\w+")


def line_of(text: str, path: Sequence[str | int]) -> int:
    """The line that sets something, or what is around it.

    1 if nothing does. The text can be read as TOML.
    """
    lines = _Scan(text).lines
    for length in range(len(path), 0, -1):
        line = lines.get(tuple(path[:length]), 0)
        if line:
            return line
    return 1


def path_of(place: Place) -> Path:
    """The path to the place of a fault."""
    path: list[str | int] = [*_PARTS.findall(place.part)]
    if place.number >= 0:
        path.append(place.number)
    path.extend(re.findall(r"[\w-]+", place.field))
    return tuple(path)


class _Scan:
    """Goes through the text of a file that is known to be TOML."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.begins = [0, *(found.end() for found in re.finditer("\n", text))]
        self.lines: dict[Path, int] = {}
        self.entries: dict[Path, int] = {}  # how many entries each [[list]] has so far
        try:
            self.scan()
        except RecursionError:  # what stands before is known
            return

    def scan(self) -> None:
        table: Path = ()
        self.skip()
        while self.at < len(self.text):
            if self.text[self.at] == "[":
                table = self.heading()
            else:
                self.field(table)
            self.skip()

    def skip(self) -> None:
        found = _BETWEEN.match(self.text, self.at)
        assert found is not None
        self.at = found.end()

    def note(self, path: Path, at: int) -> None:
        self.lines.setdefault(path, bisect_right(self.begins, at))

    def heading(self) -> Path:
        """The table that `[name]` or `[[name]]` begins."""
        began = self.at
        listed = self.text.startswith("[[", self.at)
        self.at += 2 if listed else 1
        names = self.names()
        self.at += 2 if listed else 1
        path: Path = ()
        for name in names[:-1]:
            path = self.last((*path, name))
            self.note(path, began)
        path = (*path, names[-1])
        self.note(path, began)
        if listed:
            number = self.entries.get(path, 0)
            self.entries[path] = number + 1
            path = (*path, number)
            self.note(path, began)
        return path

    def last(self, path: Path) -> Path:
        """The last entry of a list of tables; any other table itself."""
        return (*path, self.entries[path] - 1) if path in self.entries else path

    def names(self) -> list[str]:
        """A key, perhaps with dots."""
        names: list[str] = []
        while True:
            self.skip()
            found = _QUOTED.match(self.text, self.at) or _BARE.match(self.text, self.at)
            assert found is not None
            name = found[0]
            names.append(name[1:-1] if name[0] in "\"'" else name)
            self.at = found.end()
            self.skip()
            if self.text[self.at] != ".":
                return names
            self.at += 1

    def field(self, table: Path) -> None:
        """One `key = value`."""
        began, path = self.at, table
        for name in self.names():
            path = (*path, name)
            self.note(path, began)
        self.at += 1  # the equals sign
        self.skip()
        self.value(path)

    def value(self, path: Path) -> None:
        if len(path) > DEEPEST:  # compiled code has no limit of its own
            raise RecursionError
        first = self.text[self.at]
        if first in "[{":
            self.inside(path, first == "[")
            return
        found = _LONG.match(self.text, self.at) or _QUOTED.match(self.text, self.at) or _PLAIN.match(self.text, self.at)
        assert found is not None
        self.at = found.end()

    def inside(self, path: Path, listed: bool) -> None:
        """The entries of a list, or the fields of a table within a line."""
        self.at += 1
        self.skip()
        number = 0
        while self.text[self.at] not in "]}":
            if listed:
                self.note((*path, number), self.at)
                self.value((*path, number))
                number += 1
            else:
                self.field(path)
            self.skip()
        self.at += 1
