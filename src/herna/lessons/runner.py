"""Leads a learner through a lesson, step by step."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final, Self

from herna.bots.bot import chance_of_bot
from herna.bots.named import bot_named
from herna.engine.chance import Scripted, Seeded
from herna.engine.decision import DECLINE, Choice, Reason
from herna.engine.errors import BadInput
from herna.engine.explain import explain
from herna.engine.game import Game
from herna.engine.given import Given
from herna.engine.view import Chair
from herna.lessons.files import Lesson, Step, slug

MOST_CHOICES: Final = 400  # that others make before the learner is asked again
ENDINGS: Final = (
    "done",
    "decline",
    "end_phase",
    "end_step",
    "end_movement",
    "stop",
)  # nothing is done later that was before
# What the code of a game raises at a position or a question that cannot be; only files from outside have such.
IMPOSSIBLE: Final = (ArithmeticError, AssertionError, AttributeError, LookupError, RuntimeError, TypeError, ValueError)


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer to a choice: carried out, answered kindly, or refused."""

    accepted: bool
    says: tuple[str, ...] = ()  # keys of what the coach answers: the first of them that exists
    reasons: tuple[Reason, ...] = ()


def lay_out(game: Game[Any], given: dict[str, Any]) -> Given[Any]:
    """The position that a file of this game gives."""
    try:
        position: Given[Any] = import_module(f"{game.package}.lessons").lay_out(given)
    except IMPOSSIBLE as error:
        raise BadInput("error-lesson-given", place="given", why=why_impossible(error)) from error
    return position


def why_impossible(error: Exception) -> str:
    """An error of the code in short, for the one who wrote the file."""
    return f"{type(error).__name__}: {error}"[:200]


def option_named(position: Given[Any], words: str, place: str) -> Choice:
    """The option with these words; it must be offered."""
    option = position.option(words)
    if option is None:
        offered = ", ".join(sorted(position.offered()))[:300]
        raise BadInput("error-lesson-not-offered", place=place, choice=words, asked=position.prompt(), offered=offered)
    return option


def pass_windows(position: Given[Any], wanted: tuple[str, ...]) -> None:
    """Decline windows for everybody, until one offers what is wanted."""
    for _ in range(MOST_CHOICES):
        ask = position.play.ask
        if ask is None or not ask.window:
            return
        offered = position.offered()
        if DECLINE[0] not in offered or any(words in offered for words in wanted):
            return
        position.play.choose(DECLINE)


def others_answer(position: Given[Any], lesson: Lesson, bot: str) -> None:
    """The other seats play as this bot until the learner is asked again."""
    for number in range(MOST_CHOICES):
        ask = position.play.ask
        if ask is None or lesson.you in ask.seats():
            return
        plays = bot_named(bot, chance_of_bot(lesson.key, ask.seat, number))
        position.play.choose(plays.choose(Chair(position.play, ask.seat)))


class LessonRun:
    """A lesson being taken, at one of its steps."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.position = lay_out(lesson.game, lesson.given)
        self.position.play.chance = Seeded(lesson.key) if lesson.opponent else Scripted(())
        self.at = 0  # the step, from 0; the number of steps when the lesson is finished
        self.left: tuple[tuple[str, ...], ...] = ()  # choices of the step not made, each with alternatives
        self.done = False  # whether the step is done and the next not begun
        self.begin_step()

    def copy(self) -> Self:
        """The same lesson at the same place, to be taken apart from this one."""
        other = copy(self)
        other.position = self.position.copy()
        return other

    # Where the lesson stands

    def finished(self) -> bool:
        return self.at >= len(self.lesson.steps)

    def step(self) -> Step:
        return self.lesson.steps[self.at]

    def place(self) -> str:
        """Where a fault of this step is."""
        return f"step {self.step().number}"

    def expected(self) -> tuple[str, ...]:
        """The choices that lead on now; none, if the step only says something.

        They may be made in any order, but for those that end something.
        """
        if self.done or not self.left:
            return ()
        if len(self.left) == 1 and not self.step().one_of:
            return self.left[0]
        now = self._until_an_ending()
        return tuple(dict.fromkeys(self._offered_of(tuple(words for ways in now for words in ways), now[0])))

    def _until_an_ending(self) -> tuple[tuple[str, ...], ...]:
        """The choices that may come next: all before one that ends something."""
        ends = (at for at, ways in enumerate(self.left) if ways[0].split()[0] in ENDINGS)
        return self.left[: next(ends, len(self.left))] or self.left[:1]

    def is_as_written(self) -> bool:
        """Whether the choices made in this step are those that stand first in it."""
        expect = self.step().expect
        return self.left == expect[len(expect) - len(self.left) :]

    def asks(self) -> bool:
        """Whether the learner has a choice to make in this step."""
        return not self.done and (bool(self.expected()) or self._is_free())

    def _is_free(self) -> bool:
        """Whether the learner may do what they like until a milestone."""
        return self.step().milestone is not None and self.position.play.result is None

    def _offered_of(self, ways: tuple[str, ...], others: tuple[str, ...]) -> tuple[str, ...]:
        offered = self.position.offered()
        return tuple(words for words in ways if words in offered) or others

    def message(self, what: str) -> str:
        """The key of a message of the step."""
        return self.lesson.message(what, self.step())

    # What the learner does

    def choose(self, choice: Choice) -> Reply:
        """Carry out an expected choice; any other only gets an answer."""
        position = self.position
        reasons = explain(position.play, self.lesson.you, choice)
        if reasons:
            return Reply(False, (), reasons)
        words = position.in_words(choice)
        if self._is_free():
            position.play.choose(choice)
            others_answer(position, self.lesson, self.lesson.opponent)
            self._tick_off()
            return Reply(True)
        if words not in self.expected():
            return Reply(False, (self.message(f"other-{slug(words)}"), *self.otherwise()))
        position.play.choose(choice)
        made = next(at for at, ways in enumerate(self.left) if words in ways)
        self.left = self.left[:made] + self.left[made + 1 :]
        if self.left:
            self._pass_windows(tuple(words for ways in self._until_an_ending() for words in ways))
        else:
            self.end_step()
        return Reply(True)

    def otherwise(self) -> tuple[str, str]:
        """The keys of what is said to any other choice."""
        return self.message("otherwise"), self.lesson.message("otherwise")

    def show(self) -> Choice | None:
        """Make the next expected choice for the learner."""
        if self.done or self.finished():
            return None
        ways = self.expected() or self._model_now()
        if not ways:
            self.end_step()
            return None
        choice = option_named(self.position, ways[0], self.place())
        self.choose(choice)
        return choice

    def skip(self) -> None:
        """Go to the next step; what it expects is done for the learner."""
        at = self.at
        for _ in range(MOST_CHOICES):
            if self.finished() or self.at != at or self.done:
                break
            self.show()
        self.next_step()

    def next_step(self) -> None:
        """Begin the next step; a step that expects nothing ends with this."""
        if self.finished():
            return
        if not self.done:
            self.end_step()
        self.at += 1
        self.done = False
        if not self.finished():
            self.begin_step()

    # What the lesson does by itself

    def begin_step(self) -> None:
        """Let the script act, and stop where the learner is asked."""
        step, position = self.step(), self.position
        self.left = step.expect
        self._script(step.first_dice, step.first_resources)
        for words in step.first:
            self._pass_windows((words,))
            position.play.choose(option_named(position, words, self.place()))
        self._script(step.dice, step.resources)
        if step.expect:
            self._pass_windows(step.expect[0])
        elif step.impossible is not None:
            self._pass_windows(())

    def _script(self, dice: tuple[int, ...] | None, resources: tuple[int, ...] | None) -> None:
        if dice is not None:
            self.position.script(dice)
        if resources is not None:
            self.position.script_resources(resources)

    def end_step(self) -> None:
        """Nothing more is to be done in this step."""
        self.done = True
        if self.step().impossible is None:
            self._pass_windows(next(self._wanted_later(), ()))

    def _wanted_later(self) -> Iterator[tuple[str, ...]]:
        """The choices that later steps begin with."""
        for step in self.lesson.steps[self.at + 1 :]:
            if step.first:
                yield step.first[:1]
            elif step.expect:
                yield step.expect[0]

    def _pass_windows(self, wanted: tuple[str, ...]) -> None:
        pass_windows(self.position, wanted)

    # Milestones

    def _tick_off(self) -> None:
        """End the step whose milestone is reached, or all when the match is over."""
        milestone = self.step().milestone
        assert milestone is not None
        if milestone.holds(self.position.answer(milestone.question)) or self.position.play.result is not None:
            self.done = True

    def _model_now(self) -> tuple[str, ...]:
        """What a lesson with milestones would show next."""
        step = self.step()
        if step.milestone is None or self.position.play.result is not None:
            return ()
        for ways in step.model:
            offered = self._offered_of(ways, ways)
            if offered[0] in self.position.offered():
                return offered[:1]
        return ()


def run_at(lesson: Lesson, step: int) -> LessonRun:
    """A lesson that was left: it resumes at the step with this number."""
    run = LessonRun(lesson)
    while not run.finished() and run.step().number < step:
        run.skip()
    return run
