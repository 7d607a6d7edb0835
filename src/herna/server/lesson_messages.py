"""The messages about lessons and puzzles."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from herna.server.messages import Field, State

MOST_DEEDS = 600  # in one lesson
MOST_LEARNED = 2000  # lessons and puzzles that a browser may know of
NEXT, SHOW, SKIP, TRY, FREE = ":next", ":show", ":skip", ":try", ":free"  # what a learner does besides choosing

Deed = Annotated[list[Field], Meta(min_length=1, max_length=17)]


Waits = Literal["choice", "try", "next", "free", "end"]


class LessonInfo(Struct, frozen=True):
    """A lesson on the shelf."""

    key: str
    title: str
    minutes: int
    steps: int


class PuzzleInfo(Struct, frozen=True):
    """A puzzle on the shelf; one of all is that of today (in UTC)."""

    key: str
    title: str
    today: bool


class TaughtRule(Struct, frozen=True):
    """A rule with where it is practised: steps of lessons, then puzzles (0)."""

    rule: str
    title: str
    places: list[tuple[str, int]]


class Taught(Struct, frozen=True):
    """What a game teaches; its puzzles from easy to hard.

    `first` says whether it has a first match with a guide. `practised` are the rules that lessons or puzzles name;
    `rules` is how many the rulebook has.
    """

    game: str
    name: str
    lessons: list[LessonInfo]
    puzzles: list[PuzzleInfo]
    first: bool
    rules: int
    practised: list[TaughtRule]


class TakeLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson from a step on, and all that the learner has done since.

    `now` is what is done now; it is a deed only once it was taken.
    """

    step: Annotated[int, Meta(ge=1, le=100)] = 1
    done: Annotated[list[Deed], Meta(max_length=MOST_DEEDS)] = []
    now: Deed | None = None


class LinkedText(Struct, frozen=True):
    """A part of what the coach says.

    It may be a term with what it means, or the name of a card with the card's key.
    """

    text: str
    title: str = ""
    explains: str = ""
    card: str = ""


class StepRule(Struct, frozen=True):
    """A rule that a step of a lesson stands on."""

    id: str
    title: str
    text: str


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
    points: list[str]
    expected: list[list[Field]]
    rules: list[StepRule]


class TryPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """All that the learner has chosen in a puzzle, and what is chosen now.

    `help` asks for a hint, for the next choice of a solution, or for all of it; with the last the try is over.
    """

    done: Annotated[list[Deed], Meta(max_length=MOST_DEEDS)] = []
    now: Deed | None = None
    help: Literal["", "hint", "choice", "solution"] = ""


class PuzzleState(Struct, frozen=True):
    """A puzzle being tried: the table, the task, and how it stands.

    `dice` are the faces that will be rolled, in order. `chosen` tells the learner's choices in words; the shortest
    solution takes `choices` (0: nobody knows). `taken` says whether what was chosen now belongs to the
    choices; if not, `reasons` say why. `expected` is the next choice of a solution, if that was asked for and there
    is one; `solution` and `why` come once the puzzle is solved, or given up.
    """

    puzzle: str
    title: str
    state: State
    taken: bool
    outcome: Literal["open", "solved", "failed"]
    ask: list[LinkedText]
    deadline: str
    dice: list[int]
    chosen: list[str]
    choices: int
    hint: list[LinkedText]
    expected: list[list[Field]]
    solution: list[str]
    why: list[LinkedText]
    rules: list[str]
    reasons: list[dict[str, Any]]


class Learned(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson's furthest step, a solved puzzle, or how often a tip was shown."""

    key: Annotated[str, Meta(max_length=64)]
    step: Annotated[int, Meta(ge=1, le=100)]
    finished: bool


class ShareLearned(Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser knows of what was learned."""

    learned: Annotated[list[Learned], Meta(max_length=MOST_LEARNED)]
