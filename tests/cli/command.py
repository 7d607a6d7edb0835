"""A command of the program run inside the test, with lines typed into it."""

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from connect_four.game import GAME
from herna.cli.main import main
from herna.engine.match import Match

Write = Callable[[str, str], Path]  # a fixture: writes a text to a file of this name


@dataclass(frozen=True)
class Ran:
    """What a command has left behind: its exit status, and what it has printed."""

    status: int
    out: str
    err: str

    def refused(self, *words: str) -> bool:
        """Whether it ended as bad input does: status 2, one line that has these words, and nothing else."""
        one_line = self.err.startswith("herna: ") and self.err.count("\n") == 1
        return self.status == 2 and one_line and not self.out and all(word in self.err for word in words)


class Herna:
    """The program at a piped terminal of 80 columns, in English unless it is told otherwise."""

    def __init__(self, patch: pytest.MonkeyPatch, capture: pytest.CaptureFixture[str]) -> None:
        self.patch = patch
        self.capture = capture

    def __call__(self, *given: str | Path, typed: str = "") -> Ran:
        self.patch.setattr("sys.stdin", io.StringIO(typed))
        self.capture.readouterr()
        status = main([str(word) for word in given])
        printed = self.capture.readouterr()
        assert "Traceback" not in printed.err
        return Ran(status, printed.out, printed.err)


def a_short_journal(file: Path, first: str = "seat-1") -> list[str]:
    """A finished match in seven choices, written to a file; and its lines."""
    match = Match(GAME, 2, {"first": first}, "seed", file)
    for number in range(7):
        assert match.play.ask is not None
        match.choose(match.play.ask.seat, ("drop", number % 2))
    assert match.over()
    return match.journal.lines


def drawn_rows(out: str) -> list[str]:
    """The rows of the last rack that was drawn, from the top."""
    rows = [line for line in out.splitlines() if line and set(line) <= set("·●○ ")]
    return rows[-6:]


def lines(*typed: str) -> str:
    """What somebody types, line by line."""
    return "".join(f"{line}\n" for line in typed)
