"""The journal: a match as lines of JSON that replay without the seed.

The first line names the match. Each accepted choice has a line with the chance outcomes that it drew; an undo and the
end of the match's time have a line of their own. The last line closes the file: with the result and the seed, or with
a pause. Every line carries a check of itself and of all lines before it, so that a changed line is found, and where.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterable
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from herna.engine.errors import BadInput, unwritable

FORMAT: Final = 1
_CHECK: Final = ',"check":"'
_CHECK_LENGTH: Final = 16


def _check_of(body: str, before: str) -> str:
    return hashlib.sha256(f"{before}\n{body}".encode()).hexdigest()[:_CHECK_LENGTH]


def _check_in(lines: list[str]) -> str:
    """The check at the end of the last line."""
    return lines[-1][-_CHECK_LENGTH - 2 : -2] if lines else ""


class Journal:
    """The lines of one match, written to `file` if there is one.

    A line is on the disk before anybody is told that the choice was taken.
    """

    def __init__(self, file: Path | None = None, lines: Iterable[str] = ()) -> None:
        self.file = file
        self.lines: list[str] = list(lines)

    def add(self, *entries: dict[str, Any]) -> None:
        """Add lines, all or none, and wait until they are on the disk."""
        lines: list[str] = []
        for entry in entries:
            body = json.dumps(entry, separators=(",", ":"), ensure_ascii=False)
            before = _check_in(lines) if lines else _check_in(self.lines)
            lines.append(f'{body[:-1]}{_CHECK}{_check_of(body, before)}"}}')
        if self.file is not None:
            written = sum(len(line.encode()) + 1 for line in self.lines)
            append_to(self.file, "".join(f"{line}\n" for line in lines), written)
        self.lines += lines

    def entries(self) -> list[dict[str, Any]]:
        """The data of each line."""
        return [json.loads(line) for line in self.lines]


def append_to(file: Path, text: str, written: int) -> None:
    """Append text to a file that has `written` bytes, and sync it.

    If it has more, another program writes to it: that is an error.
    """
    try:
        with file.open("a", encoding="utf-8", newline="\n") as out:
            if out.tell() != written:
                raise BadInput("error-written-by-others", file=str(file))
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
    except OSError as error:
        raise unwritable(file, error) from error


def read_journal(file: Path, partial: bool = False, kind: str = "journal") -> Journal:
    """Read a journal from a file and check every line.

    With `partial`, its end may be missing (the program was killed). Its first line says of which kind it is.
    """
    return journal_from_text(read_text(file), str(file), partial, kind)


def journal_from_text(text: str, name: str, partial: bool = False, kind: str = "journal") -> Journal:
    """A journal from the text of its file, with every line checked."""
    lines = text.split("\n")
    torn = lines.pop()  # what stands after the last line end: nothing, in a whole file
    journal = Journal()
    entry: dict[str, Any] = {}
    for number, line in enumerate(lines, 1):
        entry = _check_line(line, _check_in(journal.lines), name, number, kind)
        journal.lines.append(line)
    closed = bool(journal.lines) and not torn and ("end" in entry or "pause" in entry)
    if not journal.lines or not (closed or partial):
        raise BadInput("error-journal-cut-off", file=name, line=len(lines) + (1 if torn else 0))
    return journal


def _check_line(line: str, before: str, name: str, number: int, kind: str) -> dict[str, Any]:
    body, separator, rest = line.rpartition(_CHECK)
    try:
        entry = json.loads(line)
    except (ValueError, RecursionError):
        entry = None
    if number == 1:
        check_kind(entry, kind, FORMAT, name)
    if not isinstance(entry, dict):
        raise BadInput("error-journal-line", file=name, line=number)
    if not separator or rest != f'{_check_of(body + "}", before)}"}}':
        raise BadInput("error-journal-changed", file=name, line=number)
    return entry


def check_kind(data: object, kind: str, known: int, name: str) -> dict[str, Any]:
    """Check that a file is of this kind and in a known format."""
    if not isinstance(data, dict) or data.get("herna") != kind:
        raise BadInput("error-not-a-file", file=name, kind=kind)
    if data.get("format") != known:
        raise BadInput("error-file-version", file=name, found=str(data.get("format"))[:20], known=known)
    return data


def read_text(file: Path | Traversable) -> str:
    """The text of a file; an error says why it cannot be read."""
    try:
        return file.read_bytes().decode()  # bytes, so that every line end stays what it is
    except OSError as error:
        raise BadInput("error-unreadable-file", file=str(file), why=error.strerror or str(error)) from error
    except UnicodeDecodeError as error:
        raise BadInput("error-unreadable-file", file=str(file), why="not UTF-8 text") from error
