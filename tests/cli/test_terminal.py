"""The program as a process of its own at a real terminal: colours, Ctrl-C, a reader that goes away."""

import codecs
import os
import pty
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from tests.cli.command import Herna, a_short_journal
from tests.kit.present import present

TIMEOUT = 20  # seconds until something that should be printed is given up


class Terminal:
    """A terminal of 60 columns with the program running in it."""

    def __init__(self, folder: Path, *given: str, **environment: str) -> None:
        self.ours, theirs = pty.openpty()
        self.program = subprocess.Popen(
            [sys.executable, "-m", "herna.cli.main", *given],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            cwd=folder,
            env={**os.environ, "HERNA_LANG": "en", "COLUMNS": "60", "TERM": "xterm", **environment},
        )
        os.close(theirs)
        self.printed = ""
        self.read = 0  # how much of what was printed has been waited for
        self.decoder = codecs.getincrementaldecoder("utf-8")()

    def wait_for(self, words: str) -> None:
        """Read on until these words are printed, after those that were waited for before."""
        until = time.monotonic() + TIMEOUT
        while words not in self.printed[self.read :]:
            assert time.monotonic() < until, f"{words!r} was not printed, but {self.printed[self.read :]!r}"
            if select.select([self.ours], [], [], 0.1)[0]:
                self.printed += self.decoder.decode(os.read(self.ours, 65536))
        self.read = self.printed.index(words, self.read) + len(words)

    def type(self, line: str) -> None:
        os.write(self.ours, f"{line}\n".encode())

    def end(self) -> int:
        """The exit status; what was still printed is read first."""
        until = time.monotonic() + TIMEOUT
        try:
            while time.monotonic() < until:
                if select.select([self.ours], [], [], 0.1)[0]:
                    self.printed += self.decoder.decode(os.read(self.ours, 65536))
        except OSError:  # the program has closed its side
            pass
        return self.program.wait(TIMEOUT)

    def close(self) -> None:
        if self.program.poll() is None:
            self.program.kill()
            self.program.wait()
        os.close(self.ours)


Opener = Callable[..., Terminal]


@pytest.fixture
def open_terminal(tmp_path: Path) -> Iterator[Opener]:
    """Opens terminals in an empty folder; all are closed at the end of the test."""
    with ExitStack() as opened:
        yield lambda *given, **environment: opened.enter_context(closing(Terminal(tmp_path, *given, **environment)))


def test_ctrl_c_leaves_the_match_kindly_and_it_can_be_resumed(open_terminal: Opener, herna: Herna) -> None:
    terminal = open_terminal("play", "connect-four", "--save", "save", "--journal", "journal")
    terminal.wait_for("> ")
    terminal.type("4")
    terminal.wait_for("decision 3")
    terminal.wait_for("> ")

    terminal.program.send_signal(signal.SIGINT)

    assert terminal.end() == 130
    assert "You have left the match." in terminal.printed
    assert "herna play connect-four --save save" in terminal.printed
    assert "Traceback" not in terminal.printed
    assert "decision 3" in herna("play", "connect-four", "--save", "save").out
    assert herna("replay", "journal").status == 0


def test_the_end_of_input_leaves_the_match_as_kindly(open_terminal: Opener) -> None:
    terminal = open_terminal("play", "connect-four", "--seed", "7")
    terminal.wait_for("> ")

    os.write(terminal.ours, b"\x04")  # Ctrl-D

    assert terminal.end() == 0
    assert "You have left the match." in terminal.printed


def test_nobody_can_scroll_back_to_the_cards_of_who_sat_here_before(open_terminal: Opener) -> None:
    given = ("play", "summoner-wars", "--seats", "human,human", "--option", "first=seat-1", "--seed", "7")
    terminal = open_terminal(*given)
    for _ in ("summon", "move", "build", "attack", "magic"):
        terminal.wait_for("> ")
        terminal.type("end_phase")

    terminal.wait_for("\x1b[3J")
    terminal.wait_for("Hand over the keyboard")


@pytest.mark.parametrize(
    ("environment", "coloured"), [({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)]
)
def test_colours_are_used_where_they_are_wanted(
    open_terminal: Opener, environment: dict[str, str], coloured: bool
) -> None:
    terminal = open_terminal("play", "connect-four", "--seats", "greedy,greedy", **environment)

    assert terminal.end() == 0
    assert ("\x1b[1;33m●" in terminal.printed) == coloured
    assert "wins!" in terminal.printed or "drawn" in terminal.printed
    if environment.get("TERM") == "dumb":
        assert "\x1b" not in terminal.printed


def test_a_journal_is_stepped_through_forwards_backwards_and_by_number(open_terminal: Opener, tmp_path: Path) -> None:
    a_short_journal(tmp_path / "journal")
    terminal = open_terminal("replay", "journal", TERM="dumb")

    for typed, shown in (
        ("", "After decision 1"),
        ("", "After decision 2"),
        ("b", "After decision 1"),
        ("5", "After decision 4"),
        ("8", "There are decisions 1 to 7."),
        ("x", "There are decisions 1 to 7."),
        ("zpět", "After decision 3"),
        ("7", "After decision 6"),
        ("", "Seat 1 wins!"),
    ):
        terminal.wait_for("q: quit > ")
        terminal.type(typed)
        terminal.wait_for(shown)
    terminal.wait_for("q: quit > ")
    terminal.type("")

    assert terminal.end() == 0


def run_by_itself(*given: str, **settings: str) -> subprocess.CompletedProcess[bytes]:
    """A command as a process of its own, with nothing typed but two bytes that are no text."""
    return subprocess.run(
        [sys.executable, "-m", "herna.cli.main", *given],
        input=b"\xff\xfe\n",
        capture_output=True,
        env={**os.environ, "HERNA_LANG": "en", **settings},
        check=False,
        timeout=TIMEOUT,
    )


def test_bytes_that_are_no_text_get_a_hint(tmp_path: Path) -> None:
    ran = run_by_itself("play", "connect-four")

    assert ran.returncode == 0
    assert b"Type a number from 1 to 7" in ran.stdout


def test_a_terminal_that_knows_only_ascii_shows_question_marks() -> None:
    ran = run_by_itself("--lang", "cs", "play", "connect-four", PYTHONIOENCODING="ascii")

    assert ran.returncode == 0
    assert b"Opustili jste partii." in ran.stdout
    assert b"Traceback" not in ran.stderr


def test_a_reader_that_has_had_enough_ends_the_program_quietly() -> None:
    program = subprocess.Popen(
        [sys.executable, "-m", "herna.cli.main", "games"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    present(program.stdout).close()

    assert program.wait(TIMEOUT) == 0
    assert present(program.stderr).read() == b""
    present(program.stderr).close()
