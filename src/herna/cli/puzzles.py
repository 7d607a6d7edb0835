"""`herna puzzles`: solving puzzles, and checking them with the solver."""

from __future__ import annotations

import argparse
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from herna.cli.commands import add_command
from herna.cli.files import replace_file
from herna.cli.learn import list_one
from herna.cli.learned import Learned
from herna.cli.lesson_session import PuzzleSession
from herna.cli.terminal import Terminal
from herna.engine.errors import BadInput
from herna.engine.game import Game
from herna.games.catalogue import game_keys, game_named
from herna.lessons.checked import STORE, TRIES, Checked, as_text, check, checked_of, digest_of_puzzle
from herna.lessons.files import Puzzle
from herna.lessons.shelf import puzzle_named, puzzle_of_the_day, puzzles_of
from herna.lessons.solver import MOST_POSITIONS, NEVER
from herna.messages.words import Words


def add(commands: Any, words: Words) -> None:
    """Add `puzzles` and `puzzles check` to the command line."""
    puzzles = add_command(commands, "puzzles", run_puzzles, words)
    puzzles.add_argument("game", metavar="GAME", nargs="?", help=words.say("help-game"))
    puzzles.add_argument("puzzle", metavar="NUMBER", nargs="?", help=words.say("help-puzzles-number"))
    puzzles.add_argument("--today", action="store_true", help=words.say("help-puzzles-today"))
    checks = add_command(commands, "puzzles check", run_check, words)
    checks.add_argument("game", metavar="GAME", help=words.say("help-game"))
    checks.add_argument("--soak", action="store_true", help=words.say("help-puzzles-soak"))
    checks.add_argument("--most", metavar="N", type=int, default=MOST_POSITIONS, help=words.say("help-puzzles-most"))


def game_with_puzzles(key: str) -> Game[Any]:
    """The game of that key; refused, if it has no puzzles."""
    game = game_named(key)
    if not puzzles_of(game):
        raise BadInput("error-learn-nothing", game=game.key)
    return game


def run_puzzles(arguments: argparse.Namespace, words: Words) -> int:
    """List the puzzles of a game, or try one."""
    if arguments.today:
        puzzle = puzzle_of_today(arguments.game)
        return PuzzleSession(puzzle, Words(words.language, puzzle.game, lessons=True), Learned()).play()
    if arguments.game is None:
        raise BadInput("error-learn-which", known=", ".join(game_keys()))
    game = game_with_puzzles(arguments.game)
    words, learned = Words(words.language, game, lessons=True), Learned()
    if arguments.puzzle is not None:
        return PuzzleSession(puzzle_named(game, arguments.puzzle), words, learned).play()
    terminal = Terminal()
    for number, puzzle in enumerate(puzzles_of(game), 1):
        done = words.say("learn-solved") if learned.has_solved(puzzle) else ""
        list_one(terminal, number, words.say(puzzle.message("title")), done)
    return 0


def puzzle_of_today(key: str | None) -> Puzzle:
    """The puzzle of this day in UTC, of one game or of all."""
    games = [game_with_puzzles(key)] if key is not None else [game_named(each) for each in game_keys()]
    puzzles = [puzzle for game in games for puzzle in puzzles_of(game)]
    return puzzle_of_the_day(puzzles, datetime.now(UTC).date().toordinal())


def run_check(arguments: argparse.Namespace, words: Words) -> int:
    """Solve the puzzles that were changed (with --soak: all), and store what was found."""
    game, terminal = game_with_puzzles(arguments.game), Terminal()
    known, failed = dict(checked_of(game)), 0
    for puzzle in puzzles_of(game):
        stored = known.get(puzzle.key)
        if arguments.soak or stored is None or stored.digest != digest_of_puzzle(puzzle):
            known[puzzle.key] = check(puzzle, arguments.most)
        found = known[puzzle.key]
        if stored is not None and stored != found:
            terminal.say_whole(words.say("puzzle-otherwise", {"name": puzzle.key}))
            failed += stored.digest == found.digest  # the rules were changed without the cards and rules it names
        failed += not found.holds()
        terminal.say_whole(told(puzzle, found, words))
    store(game, {key: known[key] for key in sorted((puzzle.key for puzzle in puzzles_of(game)), key=_number)})
    return 1 if failed else 0


def _number(key: str) -> int:
    """The number in a puzzle's key, as in sw-p12-break-the-guard."""
    return int(key.split("-")[1].removeprefix("p"))


def told(puzzle: Puzzle, found: Checked, words: Words) -> str:
    """What was found of a puzzle, in one line."""
    known = "puzzle-unsolvable" if found.shortest == NEVER else "puzzle-checked"
    key = known if found.complete else "puzzle-too-many"
    return words.say(
        key,
        {
            "name": puzzle.key,
            "positions": found.positions,
            "shortest": found.shortest,
            "first": len(found.first),
            "longer": found.longer,
            "percent": round(100 * found.lucky / TRIES),
        },
    )


def store(game: Game[Any], known: dict[str, Checked]) -> None:
    """Write what was found beside the game's content, if that is new."""
    if known == checked_of(game):
        return
    replace_file(Path(str(game.content() / STORE)), as_text(known))
