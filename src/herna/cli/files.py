"""What a match leaves on the disk: the journal, line by line, and the save, whole after every choice."""

from __future__ import annotations

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
from herna.cli.timing import MatchClock
from herna.engine.errors import BadInput
from herna.engine.journal import Journal, append_to, read_journal, read_text
from herna.engine.match import Match, Replay, load_match
from herna.engine.save import sealed, unsealed


class Files:
    """The files of one match, each only if it is wanted; the save also says who plays, and for how long."""

    def __init__(self, journal: Path | None, save: Path | None) -> None:
        if journal is not None and save is not None and os.path.realpath(journal) == os.path.realpath(save):
            raise BadInput("error-same-file", file=str(save))
        self.journal = journal
        self.save = save
        self.kept = ""  # what was last written to the save
        self.clock = MatchClock()

    def begin(self, match: Match[Any], players: Sequence[str]) -> None:
        """See that both files can be written, and write what there is so far."""
        if self.save is not None:
            check_writable(self.save)
        if self.journal is not None:
            begin_journal(match, self.journal)
        self.keep(match, players)

    def keep(self, match: Match[Any], players: Sequence[str]) -> None:
        """Write the save anew, unless somebody else has gone on with it: nothing of theirs is lost."""
        if self.save is not None:
            if self.kept and os.path.isfile(self.save) and read_text(self.save) != self.kept:
                raise BadInput("error-written-by-others", file=str(self.save))
            content = unsealed("save", match.save(), str(self.save))
            taken = {"seconds": round(self.clock.taken(), 1)} if self.clock.minutes else {}
            text = sealed("save", {**content, "players": list(players), **taken})
            replace_file(self.save, text)
            self.kept = text

    @contextmanager
    def changing(self, match: Match[Any], players: Sequence[str]) -> Iterator[None]:
        """A change of the match and its files as one: Ctrl-C waits until both are done."""
        with uninterrupted():
            with writing(self.journal):
                yield
            self.keep(match, players)


def keep_failure(match: Match[Any], failure: Failure) -> Path | None:
    """Write what is needed to find out why a bot failed into the user's data folder; None, if that cannot be done."""
    folder = user_data_path("herna") / "failures"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        number, name = tempfile.mkstemp(".journal", f"{match.game.key}-", folder)
        with open(number, "w", encoding="utf-8") as file:
            file.write(failure_report(match, failure))
    except OSError:
        return None
    return Path(name)


def load_saved(game: Any, file: Path) -> tuple[Match[Any], tuple[str, ...] | None]:
    """The match of a save, and who plays it, if the save says so."""
    if os.path.exists(file) and not (os.path.isfile(file) or os.path.isdir(file)):  # a device, which may have no end
        raise BadInput("error-not-a-file", file=str(file), kind="save")
    text = read_text(file)
    players = unsealed("save", text, str(file)).get("players")
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
    """How long the match of a save has taken so far, if the save says so."""
    seconds = unsealed("save", read_text(file), str(file)).get("seconds", 0)
    if isinstance(seconds, bool) or not isinstance(seconds, int | float) or not seconds >= 0:
        raise BadInput("error-save-changed", file=str(file))
    return float(seconds)


def caught_up(match: Match[Any], file: Path) -> Match[Any]:
    """The match as its journal tells it, if a killed program had written more there than into the save."""
    saved = _text_of(match.journal)
    if not os.path.isfile(file) or not read_text(file).startswith(saved):
        return match
    journal = read_journal(file, partial=True)
    if journal.lines == match.journal.lines:
        return match
    further: Match[Any] = Replay(match.game, journal, str(file), match.seed).run()
    further.journal = Journal(None, journal.lines)
    return further


def begin_journal(match: Match[Any], file: Path) -> None:
    """Write the match's lines to a new file; one that holds the first of them already is gone on with."""
    lines = _text_of(match.journal)
    with writing(file):
        held = file.read_bytes() if os.path.isfile(file) else b""
        whole = held[: held.rfind(b"\n") + 1]  # without a line that a killed program or a full disk has cut off
        if whole and lines.encode().startswith(whole):
            os.truncate(file, len(whole))
            append_to(file, lines.encode()[len(whole) :].decode(), len(whole))
        else:
            begin_file(file, lines)
    match.journal.file = file


def begin_file(file: Path, text: str) -> None:
    """Write a file that was not there."""
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
    """See that a file could be written in its folder, and leave nothing there."""
    with writing(file):
        with suppress(FileNotFoundError):
            os.lstat(file)  # a name that cannot be is refused here
        number, name = tempfile.mkstemp(prefix=f".{file.name[:40]}.", dir=file.parent)
        os.close(number)
        os.unlink(name)


def replace_file(file: Path, text: str) -> None:
    """Write a file so that at every moment, whatever happens, it is whole: the old one or the new."""
    with writing(file):
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
def writing(file: Path | None) -> Iterator[None]:
    """What the disk refuses is told in one line."""
    try:
        yield
    except OSError as error:
        raise unwritable(file, error) from error


def unwritable(file: Path | None, error: OSError) -> BadInput:
    return BadInput("error-unwritable-file", file=str(file), why=error.strerror or str(error))


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Ctrl-C is heard only afterwards, so that nothing is left half done."""
    if threading.current_thread() is not threading.main_thread():  # only the main thread hears it at all
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
