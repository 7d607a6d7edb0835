"""The files of a match: its journal, line by line, and its save."""

from __future__ import annotations

import json
import os
import signal
import tempfile
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from herna.bots.steady import Failure, failure_report
from herna.cli.clock import MatchClock
from herna.engine.errors import BadInput, unwritable
from herna.engine.journal import Journal, append_to, read_journal, read_text
from herna.engine.match import Match, Replay, load_match
from herna.engine.save import seal, unseal


class Files:
    """The files of one match, each optional.

    The save also holds who plays, and how long the match has taken.
    """

    def __init__(self, journal: Path | None, save: Path | None) -> None:
        if journal is not None and save is not None and os.path.realpath(journal) == os.path.realpath(save):
            raise BadInput("error-same-file", file=str(save))
        self.journal = journal
        self.save = save
        self.last_written = ""  # what was last written to the save
        self.clock = MatchClock()

    def start(self, match: Match[Any], players: Sequence[str]) -> None:
        """Check that both files can be written, and write them."""
        if self.save is not None:
            check_writable(self.save)
        if self.journal is not None:
            start_journal(match.journal, self.journal)
        self.write_save(match, players)

    def write_save(self, match: Match[Any], players: Sequence[str]) -> None:
        """Write the save, unless another program has changed it meanwhile."""
        if self.save is not None:
            if self.last_written and os.path.isfile(self.save) and read_text(self.save) != self.last_written:
                raise BadInput("error-written-by-others", file=str(self.save))
            content = unseal("save", match.save(), str(self.save))
            taken = {"seconds": round(self.clock.elapsed(), 1)} if self.clock.minutes else {}
            text = seal("save", {**content, "players": list(players), **taken})
            replace_file(self.save, text)
            self.last_written = text

    @contextmanager
    def transaction(self, match: Match[Any], players: Sequence[str]) -> Iterator[None]:
        """Change the match and its files as one; Ctrl-C waits until both are done."""
        with defer_interrupts():
            with report_write_errors(self.journal):
                yield
            self.write_save(match, players)


def save_failure(match: Match[Any], failure: Failure) -> Path | None:
    """Write a bot's failure to the user's data folder; None if impossible."""
    folder = user_data_path("herna") / "failures"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        number, name = tempfile.mkstemp(".journal", f"{match.game.key}-", folder)
        with open(number, "w", encoding="utf-8") as file:
            file.write(failure_report(match, failure))
    except OSError:
        return None
    return Path(name)


def header_of_save(file: Path) -> dict[str, Any]:
    """The first line of the journal in a save."""
    lines = unseal("save", _text_of_save(file), str(file)).get("journal")
    try:
        header = json.loads(lines[0]) if isinstance(lines, list) and lines else None
    except (TypeError, ValueError, RecursionError):
        header = None
    if not isinstance(header, dict):
        raise BadInput("error-save-changed", file=str(file))
    return header


def _text_of_save(file: Path) -> str:
    if os.path.exists(file) and not (os.path.isfile(file) or os.path.isdir(file)):  # a device, which may be endless
        raise BadInput("error-not-a-file", file=str(file), kind="save")
    return read_text(file)


def load_save(game: Any, file: Path) -> tuple[Match[Any], tuple[str, ...] | None]:
    """Load a save: the match, and the players if it names them."""
    text = _text_of_save(file)
    players = unseal("save", text, str(file)).get("players")
    match: Match[Any] = load_match(game, text, str(file))
    if players is None:
        return match, None
    if (
        not isinstance(players, list)
        or len(players) != match.seats
        or not all(isinstance(name, str) for name in players)
    ):
        raise BadInput("error-save-players", file=str(file))
    return match, tuple(players)


def seconds_taken(file: Path) -> float:
    """How long the match of a save has taken so far; 0 if unknown."""
    seconds = unseal("save", read_text(file), str(file)).get("seconds", 0)
    if isinstance(seconds, bool) or not isinstance(seconds, int | float) or not seconds >= 0:
        raise BadInput("error-save-changed", file=str(file))
    return float(seconds)


def catch_up(match: Match[Any], file: Path) -> Match[Any]:
    """The match as its journal has it, if that is ahead of the save.

    A killed program may have written more to the journal than to the save.
    """
    saved = _text_of(match.journal)
    if not os.path.isfile(file) or not read_text(file).startswith(saved):
        return match
    journal = read_journal(file, partial=True)
    if journal.lines == match.journal.lines:
        return match
    further: Match[Any] = Replay(match.game, journal, str(file), match.seed).run()
    further.journal = Journal(None, journal.lines)
    return further


def start_journal(journal: Journal, file: Path) -> None:
    """Write a journal to a new file, or continue the file that holds it."""
    lines = _text_of(journal)
    with report_write_errors(file):
        held = file.read_bytes() if os.path.isfile(file) else b""
        whole = held[: held.rfind(b"\n") + 1]  # without a line cut off by a kill or a full disk
        if whole and lines.encode().startswith(whole):
            os.truncate(file, len(whole))
            append_to(file, lines.encode()[len(whole) :].decode(), len(whole))
        else:
            create_file(file, lines)
    journal.file = file


def create_file(file: Path, text: str) -> None:
    """Write a file that does not exist yet."""
    with report_write_errors(file):
        try:
            with file.open("x", encoding="utf-8", newline="\n") as out:
                out.write(text)
                out.flush()
                os.fsync(out.fileno())
        except FileExistsError as error:
            raise BadInput("error-file-exists", file=str(file)) from error


def _text_of(journal: Journal) -> str:
    return "".join(f"{line}\n" for line in journal.lines)


def check_writable(file: Path) -> None:
    """Check that a file could be written in its folder; leaves nothing there."""
    with report_write_errors(file):
        with suppress(FileNotFoundError):
            os.lstat(file)  # refuses an impossible name
        number, name = tempfile.mkstemp(prefix=f".{file.name[:40]}.", dir=file.parent)
        os.close(number)
        os.unlink(name)


def replace_file(file: Path, text: str) -> None:
    """Write a file atomically: at every moment it is the old or the new."""
    with report_write_errors(file):
        number, name = tempfile.mkstemp(prefix=f".{file.name[:40]}.", dir=file.parent)
        try:
            with open(number, "w", encoding="utf-8", newline="\n") as out:
                out.write(text)
                out.flush()
                os.fsync(out.fileno())
            os.replace(name, file)
        except BaseException:
            with suppress(OSError):
                os.unlink(name)
            raise


@contextmanager
def report_write_errors(file: Path | None) -> Iterator[None]:
    """Turn an error of the disk into one line for the user."""
    try:
        yield
    except OSError as error:
        raise unwritable(file, error) from error


def empty_folder(folder: Path) -> Path:
    """A folder for new files, made if need be; one with files is refused."""
    with report_write_errors(folder):
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise BadInput("error-folder-taken", folder=str(folder))
    return folder


@contextmanager
def defer_interrupts() -> Iterator[None]:
    """Delay Ctrl-C until the end, so that nothing is left half done."""
    if threading.current_thread() is not threading.main_thread():  # only the main thread gets signals
        yield
        return
    heard: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _frame: heard.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if heard:
        raise KeyboardInterrupt
