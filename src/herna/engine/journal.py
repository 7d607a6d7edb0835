"""The journal: a match as lines of JSON that replay to the same table without the seed.

The first line names the match, then each accepted choice has a line with the chance outcomes it drew (and a choice
taken back, or time that was called, one of its own), and the last line closes the file: with the result and the seed,
or with a pause. Every line carries a check of itself and all lines before it, so that a changed line is found, and
where.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterable
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from herna.engine.errors import BadInput

FORMAT = 1
_CHECK = ',"check":"'
_CHECK_LENGTH = 16


def _check_of(body: str, before: str) -> str:
    return hashlib.sha256(f"{before}\n{body}".encode()).hexdigest()[:_CHECK_LENGTH]


def _check_in(lines: list[str]) -> str:
    """The check at the end of the last line."""
    return lines[-1][-_CHECK_LENGTH - 2 : -2] if lines else ""


class Journal:
    """The lines of one match; `file`, if there is one, holds each line before anybody is told it was taken."""

    def __init__(self, file: Path | None = None, lines: Iterable[str] = ()) -> None:
        self.file = file
        self.lines: list[str] = list(lines)

    def add(self, *entries: dict[str, Any]) -> None:
        """Add lines, all or none, and see them on the disk before going on."""
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
        """What the lines say."""
        return [json.loads(line) for line in self.lines]


def append_to(file: Path, text: str, written: int) -> None:
    """Append to a file that has so many bytes, and wait until the disk has it; more of them are somebody else's."""
    try:
        with file.open("a", encoding="utf-8", newline="\n") as out:
            if out.tell() != written:
                raise BadInput("error-written-by-others", file=str(file))
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
    except OSError as error:
        raise BadInput("error-unwritable-file", file=str(file), why=error.strerror or str(error)) from error


def read_journal(file: Path, partial: bool = False) -> Journal:
    """A journal from a file, every line checked. `partial` takes one whose end is missing (a killed program)."""
    return journal_from_text(read_text(file), str(file), partial)


def journal_from_text(text: str, name: str, partial: bool = False) -> Journal:
    """A journal from the text of its file, every line checked."""
    lines = text.split("\n")
    torn = lines.pop()  # what stands after the last line end: nothing, in a whole file
    journal = Journal()
    entry: dict[str, Any] = {}
    for number, line in enumerate(lines, 1):
        entry = _checked(line, _check_in(journal.lines), name, number)
        journal.lines.append(line)
    closed = bool(journal.lines) and not torn and ("end" in entry or "pause" in entry)
    if not journal.lines or not (closed or partial):
        raise BadInput("error-journal-cut-off", file=name, line=len(lines) + (1 if torn else 0))
    return journal


def _checked(line: str, before: str, name: str, number: int) -> dict[str, Any]:
    body, separator, rest = line.rpartition(_CHECK)
    try:
        entry = json.loads(line)
    except (ValueError, RecursionError):
        entry = None
    if number == 1:
        check_kind(entry, "journal", FORMAT, name)
    if not isinstance(entry, dict):
        raise BadInput("error-journal-line", file=name, line=number)
    if not separator or rest != f'{_check_of(body + "}", before)}"}}':
        raise BadInput("error-journal-changed", file=name, line=number)
    return entry


def check_kind(data: object, kind: str, known: int, name: str) -> dict[str, Any]:
    """Whether a file's first words say that it is what is wanted, in the format that this program reads."""
    if not isinstance(data, dict) or data.get("herna") != kind:
        raise BadInput("error-not-a-file", file=name, kind=kind)
    if data.get("format") != known:
        raise BadInput("error-file-version", file=name, found=str(data.get("format"))[:20], known=known)
    return data


def read_text(file: Path | Traversable) -> str:
    """The text of a file, or an error that says why it cannot be read."""
    try:
        return file.read_bytes().decode()  # bytes, so that every line end stays what it is
    except OSError as error:
        raise BadInput("error-unreadable-file", file=str(file), why=error.strerror or str(error)) from error
    except UnicodeDecodeError as error:
        raise BadInput("error-unreadable-file", file=str(file), why="not UTF-8 text") from error
