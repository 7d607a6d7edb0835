"""What a game teaches: its lessons, puzzles, glossary and tips."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any, Final, TypeVar

from herna.engine.content import read_toml
from herna.engine.errors import BadInput
from herna.engine.game import Game
from herna.engine.journal import read_text
from herna.lessons.checked import checked_of
from herna.lessons.files import Lesson, Puzzle, read_lesson, read_puzzle

Kind = TypeVar("Kind", Lesson, Puzzle)

LESSONS: Final = "lessons"
PUZZLES: Final = "puzzles"
_LINK: Final = re.compile(r"\[([^\]]+)\]\(([^)]+)\)")


@dataclass(frozen=True, slots=True)
class Term:
    """A term of a glossary: its name, sentence and forms are messages."""

    key: str
    rule: str
    name: str
    text: str
    forms: str


@dataclass(frozen=True, slots=True)
class Tip:
    """A tip against a beginner's mistake: what it says is a message."""

    number: int
    rule: str
    text: str


@cache
def lessons_of(game: Game[Any]) -> tuple[Lesson, ...]:
    """The lessons of a game, in order."""
    return tuple(read_lesson(read_text(file), file.name) for file in files_in(game, LESSONS))


@cache
def puzzles_of(game: Game[Any]) -> tuple[Puzzle, ...]:
    """The puzzles of a game, from easy to hard.

    The first are those that turns at random solve most often.
    """
    puzzles = [read_puzzle(read_text(file), file.name) for file in files_in(game, PUZZLES)]
    known = checked_of(game)
    return tuple(sorted(puzzles, key=lambda puzzle: -known[puzzle.key].lucky if puzzle.key in known else 0))


@cache
def glossary_of(game: Game[Any]) -> tuple[Term, ...]:
    """The terms of a game; none, if it has no glossary."""
    prefix = game.prefix
    return tuple(
        Term(term["key"], term["rule"], *(f"{prefix}-term-{term['key']}{part}" for part in ("", "-text", "-forms")))
        for term in _entries(game, "glossary", "term")
    )


@dataclass(frozen=True, slots=True)
class CardRuling:
    """A ruling about single cards: a question and its answer by language."""

    id: str
    cards: tuple[str, ...]
    ask: dict[str, str]
    text: dict[str, str]


@cache
def rulings_of(game: Game[Any]) -> tuple[CardRuling, ...]:
    """The rulings about cards of a game; none, if it has none."""
    return tuple(
        CardRuling(entry["id"], tuple(entry["cards"]), entry["ask"], entry["text"])
        for entry in _entries(game, "rulings", "ruling")
    )


@cache
def tips_of(game: Game[Any]) -> tuple[Tip, ...]:
    """The tips of a game; none, if it has none."""
    return tuple(
        Tip(tip["number"], tip["rule"], f"{game.prefix}-tip-{tip['number']}") for tip in _entries(game, "tips", "tip")
    )


def where_practised(game: Game[Any]) -> dict[str, list[tuple[str, int]]]:
    """Where each rule is named: steps of lessons, then puzzles as step 0."""
    places: dict[str, list[tuple[str, int]]] = {}
    for lesson in lessons_of(game):
        for step in lesson.steps:
            tried = (step.impossible[1],) if step.impossible is not None else ()
            for rule in dict.fromkeys((*step.rules, *tried)):
                places.setdefault(rule, []).append((lesson.key, step.number))
    for puzzle in puzzles_of(game):
        for rule in dict.fromkeys(puzzle.rules):
            places.setdefault(rule, []).append((puzzle.key, 0))
    return places


def files_in(game: Game[Any], folder: str) -> list[Traversable]:
    """The files of a folder of the content, by their numbers."""
    found = game.content() / folder
    if not found.is_dir():
        return []
    files = [file for file in found.iterdir() if file.name.endswith(".toml")]
    return sorted(files, key=lambda file: (int(file.name.partition("-")[0]), file.name))


def lesson_named(game: Game[Any], wanted: str) -> Lesson:
    """A lesson by its key, its name or its number."""
    return _named(lessons_of(game), wanted, lambda lesson: lesson.key.removeprefix(f"{game.prefix}-"), game)


def puzzle_named(game: Game[Any], wanted: str) -> Puzzle:
    """A puzzle by its key, its name or its number."""
    return _named(puzzles_of(game), wanted, lambda puzzle: puzzle.key.removeprefix(f"{game.prefix}-p"), game)


def puzzle_of_the_day(puzzles: Sequence[Puzzle], day: int) -> Puzzle:
    """The puzzle of a day; each comes once before one comes again.

    `day` is a number that grows by one a day, the same for everybody.
    """
    mixed = sorted(puzzles, key=lambda puzzle: hashlib.sha256(puzzle.key.encode()).digest())
    return mixed[day % len(mixed)]


def _named(things: tuple[Kind, ...], wanted: str, short: Callable[[Kind], str], game: Game[Any]) -> Kind:
    for number, thing in enumerate(things, 1):
        if wanted in (str(number), thing.key, short(thing)):
            return thing
    known = ", ".join(thing.key for thing in things) or "-"
    raise BadInput("error-lesson-unknown", game=game.key, given=wanted[:40], known=known)


def links_in(text: str) -> list[tuple[str, str]]:
    """A text in parts, each with the key that it links to."""
    parts: list[tuple[str, str]] = []
    end = 0
    for link in _LINK.finditer(text):
        parts += [(text[end : link.start()], ""), (link[1], link[2])]
        end = link.end()
    return [part for part in [*parts, (text[end:], "")] if part[0]]


def without_links(text: str) -> str:
    """A text as it is read aloud: the words of links alone."""
    return _LINK.sub(r"\1", text)


def _entries(game: Game[Any], name: str, kind: str) -> list[dict[str, Any]]:
    file = game.content() / f"{name}.toml"
    if not file.is_file():
        return []
    entries: list[dict[str, Any]] = read_toml(file.name, read_text(file))[kind]
    return entries
