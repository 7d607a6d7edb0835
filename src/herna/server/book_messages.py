"""The messages about the rulebook as a book."""

from __future__ import annotations

from msgspec import Struct

from herna.server.lesson_messages import LessonInfo
from herna.server.messages import State


class BookText(Struct, frozen=True):
    """A part of a sentence, and what it leads to.

    A rule, a lesson, or the explanation of a term."""

    text: str
    rule: str = ""
    lesson: str = ""
    title: str = ""
    explains: str = ""


class BookBlock(Struct, frozen=True):
    """A paragraph, or an item of a list."""

    item: bool
    text: list[BookText]


class BookPicture(Struct, frozen=True):
    """A position as its reader sees it; nothing is asked there."""

    state: State
    caption: str


class BookChapterInfo(Struct, frozen=True):
    """A chapter; `rules` are the chapters of rules by number that it tells."""

    key: str
    title: str
    blocks: list[BookBlock]
    pictures: list[BookPicture]
    rules: list[str]
    lessons: list[LessonInfo]
