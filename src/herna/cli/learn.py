"""`herna learn` and `herna lesson`: taking lessons, checking files."""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path
from typing import Any

from rich.text import Text

from herna.cli.changed import add_change, use_changes
from herna.cli.commands import add_command, print_json
from herna.cli.files import replace_file
from herna.cli.learned import Learned
from herna.cli.lesson_session import LessonSession
from herna.cli.terminal import Terminal
from herna.engine.errors import BadInput
from herna.engine.game import Game
from herna.engine.journal import read_text
from herna.engine.rules import LANGUAGES
from herna.games.catalogue import game_keys, game_named
from herna.lessons.checked import is_verified
from herna.lessons.digest import digest_of
from herna.lessons.files import Faulty, Lesson, Puzzle, is_puzzle, read_lesson, read_puzzle
from herna.lessons.guide import first_match_of
from herna.lessons.shelf import glossary_of, lesson_named, lessons_of, puzzles_of, tips_of
from herna.lessons.truth import faults_of, faults_of_puzzle, read_again
from herna.messages.check import read_catalogue
from herna.messages.words import Words


def add(commands: Any, words: Words) -> None:
    """Add `learn`, `lesson check` and `lesson seen` to the command line."""
    learn = add_command(commands, "learn", run_learn, words)
    learn.add_argument("game", metavar="GAME", nargs="?", help=words.say("help-game"))
    learn.add_argument("lesson", metavar="LESSON", nargs="?", help=words.say("help-learn-lesson"))
    learn.add_argument("--list", action="store_true", help=words.say("help-learn-list"))
    learn.add_argument("--check", action="store_true", help=words.say("help-learn-check"))
    learn.add_argument("--json", action="store_true", help=words.say("help-learn-json"))
    add_change(learn, words)
    check = add_command(commands, "lesson check", run_check, words, ["lesson"])
    check.add_argument("file", metavar="FILE", type=Path, help=words.say("help-lesson-file"))
    seen = add_command(commands, "lesson seen", run_seen, words)
    seen.add_argument("file", metavar="FILE", type=Path, help=words.say("help-lesson-file"))


# Learning


def run_learn(arguments: argparse.Namespace, words: Words) -> int:
    """List what there is, check it, or take a lesson."""
    use_changes(arguments, words, arguments.game or "")
    if arguments.game is None:
        if arguments.check or arguments.json:
            raise BadInput("error-learn-which", known=", ".join(game_keys()))
        for key in game_keys():
            if lessons_of(game_named(key)):
                list_lessons(game_named(key), words, Learned())
        return 0
    game = game_named(arguments.game)
    if not lessons_of(game):
        raise BadInput("error-learn-nothing", game=game.key)
    if arguments.check:
        return check_game(game, words)
    if arguments.json:
        print_json(as_data(game))
        return 0
    learned = Learned()
    if arguments.list:
        list_lessons(game, words, learned)
        return 0
    lessons = lessons_of(game)
    due = next((lesson for lesson in lessons if not learned.has_finished(lesson)), lessons[0])
    lesson = lesson_named(game, arguments.lesson) if arguments.lesson is not None else due
    return LessonSession(lesson, Words(words.language, game, lessons=True), learned).play()


def list_lessons(game: Game[Any], words: Words, learned: Learned) -> None:
    """Print the lessons of a game, and how far the learner has come."""
    words, terminal = Words(words.language, game, lessons=True), Terminal()
    terminal.print(Text.assemble((words.say(f"{game.prefix}-game"), "bold"), "  ", (game.key, "cyan")))
    for number, lesson in enumerate(lessons_of(game), 1):
        title = words.say(lesson.message("title"))
        done = words.say("learn-minutes", {"minutes": lesson.minutes})
        if learned.has_finished(lesson):
            done = words.say("learn-finished")
        elif learned.step_of(lesson) > 1:
            done = words.say("learn-at-step", {"step": learned.step_of(lesson), "steps": len(lesson.steps)})
        list_one(terminal, number, title, done)
    if first_match_of(game) is not None:
        command = words.say("learn-first", {"command": f"herna play {game.key} --first"})
        terminal.say_whole(f"     {command}")


def list_one(terminal: Terminal, number: int, title: str, done: str) -> None:
    """Print a line of a list."""
    terminal.print(Text.assemble(f"{number:>3}  ", (title, "bold"), "  ", (done, "dim")))


def as_data(game: Game[Any]) -> dict[str, object]:
    """What a game teaches, for scripts."""
    return {
        "game": game.key,
        "lessons": [
            {"key": lesson.key, "steps": len(lesson.steps), "minutes": lesson.minutes} for lesson in lessons_of(game)
        ],
        "puzzles": [
            {"key": puzzle.key, "verified": is_verified(puzzle) and not faults_of_puzzle(puzzle, lambda key: True)}
            for puzzle in puzzles_of(game)
        ],
        "glossary": len(glossary_of(game)),
        "tips": len(tips_of(game)),
    }


# Checking


def all_faults(work: Lesson | Puzzle, folder: Path | None = None) -> list[BadInput]:
    """Everything in a lesson or puzzle that does not hold, in any language.

    Its texts may also be in catalogues beside its file, in `folder`.
    """
    found = read_again(work)
    for language in LANGUAGES:
        has = partial(has_text, Words(language, work.game, lessons=True), keys_beside(folder, language))
        found += faults_of(work, has) if isinstance(work, Lesson) else faults_of_puzzle(work, has)
    return list({str(fault): fault for fault in found}.values())


def keys_beside(folder: Path | None, language: str) -> set[str]:
    """The keys of all messages in the catalogues of a folder."""
    files = () if folder is None else sorted(folder.glob(f"*{language}.ftl"))
    return {key for file in files for key in read_catalogue(file)[0]}


def has_text(words: Words, beside: set[str], key: str) -> bool:
    """Whether there is a message with this key."""
    return key in beside or words.has(key)


def check_game(game: Game[Any], words: Words) -> int:
    """Play all lessons and puzzles of a game; status 1 on a fault."""
    terminal, failed = Terminal(), 0
    works: list[Lesson | Puzzle] = [*lessons_of(game), *puzzles_of(game)]
    for work in works:
        unverified = [] if isinstance(work, Lesson) or is_verified(work) else [unverified_fault(work)]
        failed += report(terminal, work.key, [*all_faults(work), *unverified], words)
    return 1 if failed else 0


def unverified_fault(puzzle: Puzzle) -> BadInput:
    """The solver has not confirmed the puzzle as it is now."""
    return BadInput("error-puzzle-unverified", place=puzzle.key, game=puzzle.game.key)


def report(terminal: Terminal, name: str, faults: list[BadInput], words: Words) -> int:
    """Print the faults of a lesson, one a line; 1 if there are any."""
    terminal.say_whole(words.say("lesson-faulty" if faults else "lesson-holds", {"name": name, "faults": len(faults)}))
    for fault in faults:
        terminal.say_whole(f"  {words.error(fault)}")
    return 1 if faults else 0


def run_check(arguments: argparse.Namespace, words: Words) -> int:
    """Check the file of a lesson or puzzle; status 1 on a fault."""
    try:
        faults = all_faults(read_file(arguments.file), arguments.file.parent)
    except Faulty as refused:
        faults = refused.faults
    return report(Terminal(), str(arguments.file), faults, words)


def read_file(file: Path) -> Lesson | Puzzle:
    """The lesson or puzzle in a file."""
    text = read_text(file)
    return (read_puzzle if is_puzzle(text, str(file)) else read_lesson)(text, str(file))


def run_seen(arguments: argparse.Namespace, words: Words) -> int:
    """Note in a file that it was read again."""
    try:
        work = read_file(arguments.file)
    except Faulty as refused:
        return report(Terminal(), str(arguments.file), refused.faults, words)
    text, line = read_text(arguments.file), f'seen = "{digest_of(work)}"'
    old = f'seen = "{work.seen}"'
    renewed = text.replace(old, line, 1) if work.seen else text.replace("[given]", f"{line}\n\n[given]", 1)
    replace_file(arguments.file, renewed)
    Terminal().say_whole(words.say("lesson-renewed", {"name": str(arguments.file)}))
    return 0
