"""The messages about lessons: what there is to learn, and a lesson being taken."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from herna.server.messages import Field, State

MOST_DEEDS = 600  # in one lesson
NEXT, SHOW, SKIP, TRY = ":next", ":show", ":skip", ":try"  # what a learner does besides choosing

Deed = Annotated[list[Field], Meta(min_length=1, max_length=17)]


Waits = Literal["choice", "try", "next", "end"]


class LessonInfo(Struct, frozen=True):
    """A lesson on the shelf."""

    key: str
    title: str
    minutes: int
    steps: int


class Taught(Struct, frozen=True):
    """What a game teaches."""

    game: str
    name: str
    lessons: list[LessonInfo]


class TakeLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson from a step on, and all that the learner has done since.

    `now` is what is done now; it is a deed only once it was taken.
    """

    step: Annotated[int, Meta(ge=1, le=100)] = 1
    done: Annotated[list[Deed], Meta(max_length=MOST_DEEDS)] = []
    now: Deed | None = None


class LinkedText(Struct, frozen=True):
    """A part of what the coach says, and what it explains."""

    text: str
    title: str = ""
    explains: str = ""


class LessonState(Struct, frozen=True):
    """A lesson being taken: the table, and what the coach says.

    `step` is one after the last when the lesson is finished. `taken` says whether what was done now belongs to the
    deeds; if not, `answer` or `reasons` say why. `waits` is what is wanted: a choice (one of those
    `expected` leads on), a try of `tries`, or only "next".
    """

    lesson: LessonInfo
    step: int
    state: State
    taken: bool
    waits: Waits
    say: list[LinkedText]
    after: list[LinkedText]
    answer: list[LinkedText]
    hint: list[LinkedText]
    reasons: list[dict[str, Any]]
    tries: str
    lit: list[tuple[str, Field]]
    expected: list[list[Field]]
    rules: list[str]
