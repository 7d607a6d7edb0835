"""The rulebook as a book: chapters to be read, with positions drawn.

The book tells what the rules by number say, in a text that is read from start to end. Its chapters stand in
`content/book.toml`, its texts in `content/book.*.ftl`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from herna.engine.content import read_toml
from herna.engine.errors import BadInput
from herna.engine.game import Game
from herna.engine.given import Given
from herna.engine.journal import read_text
from herna.lessons.runner import lay_out

BOOK: Final = "book"
ITEM: Final = "- "  # how an item of a list begins


@dataclass(frozen=True, slots=True)
class Picture:
    """A position that the game draws; `you` is the seat that looks at it."""

    caption: str
    you: int
    given: dict[str, Any]


@dataclass(frozen=True, slots=True)
class BookChapter:
    """A chapter of the book.

    `rules` are the chapters of rules that it tells, `lessons` those that teach it.
    """

    key: str
    title: str
    text: str
    rules: tuple[str, ...]
    lessons: tuple[str, ...]
    pictures: tuple[Picture, ...]


@cache
def book_of(game: Game[Any]) -> tuple[BookChapter, ...]:
    """The chapters of a game's book, in order; none, if it has no book."""
    file = game.content() / f"{BOOK}.toml"
    if not file.is_file():
        return ()
    return tuple(_chapter(game, entry) for entry in read_toml(file.name, read_text(file))["chapter"])


def chapter_named(game: Game[Any], wanted: str) -> BookChapter:
    """A chapter by its key or its number."""
    book = book_of(game)
    for number, chapter in enumerate(book, 1):
        if wanted in (chapter.key, str(number)):
            return chapter
    known = ", ".join(chapter.key for chapter in book) or "-"
    raise BadInput("error-no-chapter", game=game.key, given=wanted[:40], known=known)


def position_in(game: Game[Any], picture: Picture) -> Given[Any]:
    """The position that a picture shows."""
    return lay_out(game, picture.given)


def paragraphs(text: str) -> list[tuple[bool, str]]:
    """The paragraphs of a text, and which are items of a list."""
    parts = []
    for block in text.split("\n\n"):
        lines = block.strip().split("\n")
        if lines[0].startswith(ITEM):
            parts += [(True, line.removeprefix(ITEM)) for line in lines]
        elif lines[0]:
            parts.append((False, " ".join(lines)))
    return parts


def _chapter(game: Game[Any], entry: dict[str, Any]) -> BookChapter:
    name = f"{game.prefix}-{BOOK}-{entry['key']}"
    pictures = entry.get("picture", ())
    return BookChapter(
        entry["key"],
        name,
        f"{name}-text",
        tuple(entry["rules"]),
        tuple(entry.get("lessons", ())),
        tuple(
            Picture(f"{name}-picture-{number}", picture.get("you", 0), picture["given"])
            for number, picture in enumerate(pictures, 1)
        ),
    )
