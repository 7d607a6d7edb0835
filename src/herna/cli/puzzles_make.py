"""`herna puzzles make`: finding puzzles in recorded matches."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.progress import Progress

from herna.cli.commands import add_command
from herna.cli.files import replace_file, report_write_errors
from herna.cli.matches import whole_number
from herna.cli.terminal import Terminal
from herna.engine.errors import BadInput
from herna.engine.flow import Play
from herna.engine.game import Game
from herna.engine.journal import Journal, read_journal
from herna.engine.match import Replay
from herna.engine.rules import LANGUAGES
from herna.games.catalogue import game_named
from herna.lessons.finder import MOST, Found, find_in, is_varied
from herna.lessons.puzzles import way_in_words
from herna.lessons.shelf import lessons_of, puzzles_of
from herna.lessons.written import as_toml
from herna.messages.words import Words

PUZZLES: Final = 30
SECONDS: Final = 600
ENDING: Final = ".journal"


def add(commands: Any, words: Words) -> None:
    """Add `puzzles make` to the command line."""
    make = add_command(commands, "puzzles make", run, words)
    make.add_argument("game", metavar="GAME", help=words.say("help-game"))
    make.add_argument(
        "--from", metavar="DIR", dest="folder", type=Path, required=True, help=words.say("help-puzzles-make-from")
    )
    make.add_argument("--to", metavar="DIR", type=Path, help=words.say("help-puzzles-make-to"))
    for option, value in (("--most", MOST), ("--puzzles", PUZZLES), ("--seconds", SECONDS)):
        about = words.say(f"help-puzzles-make-{option[2:]}")
        make.add_argument(option, metavar="N", type=whole_number(option), default=value, help=about)


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Search the journals of a folder, and write the puzzles that are found."""
    game = game_named(arguments.game)
    if not lessons_of(game):
        raise BadInput("error-learn-nothing", game=game.key)
    journals = journals_in(arguments.folder, game)
    target = arguments.to if arguments.to is not None else Path(f"puzzles-{game.key}")
    with report_write_errors(target):
        target.mkdir(parents=True, exist_ok=True)
    texts: dict[str, list[str]] = {language: [] for language in LANGUAGES}
    found: list[Found] = []
    positions, until = 0, time.monotonic() + arguments.seconds
    bar = Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())
    with bar:
        task = bar.add_task(words.say("puzzles-make-progress", {"found": 0}), total=len(journals))
        for file, journal in journals:
            for number, play in plays_of(game, journal, file):
                if len(found) >= arguments.puzzles or time.monotonic() > until:
                    break
                positions += 1
                next_key = len(puzzles_of(game)) + len(found) + 1
                new = next(
                    (each for each in find_in(game, play, next_key, arguments.most) if is_varied(each, found)), None
                )
                if new is not None:
                    found.append(new)
                    write(new, target, texts, f"{file.stem}", number)
                    bar.update(task, description=words.say("puzzles-make-progress", {"found": len(found)}))
            bar.advance(task)
    told = {"found": len(found), "positions": positions, "folder": str(target)}
    Terminal().say_whole(words.say("puzzles-make-done", told))
    return 0


def journals_in(folder: Path, game: Game[Any]) -> list[tuple[Path, Journal]]:
    """The journals of a folder, all of this game."""
    files = sorted(folder.glob(f"*{ENDING}")) if folder.is_dir() else []
    if not files:
        raise BadInput("error-puzzles-no-journals", folder=str(folder), game=game.key)
    journals = [(file, read_journal(file)) for file in files]
    for file, journal in journals:
        played = str(journal.entries()[0].get("game"))
        if played != game.key:
            raise BadInput("error-puzzles-other-game", file=str(file), found=played[:40], game=game.key)
    return journals


def plays_of(game: Game[Any], journal: Journal, file: Path) -> Iterator[tuple[int, Play[Any]]]:
    """The match before each of its decisions, with its number."""
    replay = Replay(game, journal, str(file))
    while not replay.finished():
        if not replay.match.over():
            yield replay.match.number(), replay.match.play
        replay.step()


def write(found: Found, folder: Path, texts: dict[str, list[str]], file: str, number: int) -> None:
    """Write a puzzle, and all messages so far in both languages."""
    puzzle = found.puzzle
    replace_file(folder / f"{puzzle.key.partition('-p')[2]}.toml", as_toml(puzzle))
    for language, lines in texts.items():
        words = Words(language, puzzle.game, lessons=True)
        told = {
            "title": words.say("puzzle-made-title", {"file": file, "number": number}),
            "ask": words.say(f"puzzle-made-ask-{found.wish.name}", asked_in(found, words)),
            "why": words.say("puzzle-made-why", {"choices": "; ".join(way_in_words(puzzle, words))}),
        }
        lines += ["", *(f"{puzzle.message(what)} = {text}" for what, text in told.items())]
        replace_file(folder / f"puzzles.{language}.ftl", "\n".join(lines[1:]) + "\n")


def asked_in(found: Found, words: Words) -> dict[str, object]:
    """What the sentence of a task needs.

    The number wanted, and the deadline in words."""
    deadline = words.say(f"puzzle-deadline-{found.puzzle.deadline}")
    return {"best": found.puzzle.goal[-1].answer, "deadline": deadline}
