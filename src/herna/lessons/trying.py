"""A copy of a lesson's table, on which the learner plays freely."""

from __future__ import annotations

from typing import Any, Final

from herna.engine.chance import Seeded
from herna.engine.decision import Choice
from herna.engine.errors import BrokenGame
from herna.engine.explain import explain
from herna.engine.given import Given
from herna.lessons.files import Step
from herna.lessons.runner import IMPOSSIBLE, LessonRun, Reply, others_answer

OPPONENT: Final = "greedy"  # who plays the other seats, where the lesson itself names no bot


class FreeRun:
    """A copy of a lesson's table; the lesson itself stays where it is.

    Every legal choice is carried out. A lesson's position may hold only what the lesson needs: what leads beyond that
    ends the trial before it.
    """

    def __init__(self, run: LessonRun) -> None:
        self.lesson = run.lesson
        self.at = run.at
        self.position: Given[Any] = run.position.copy()
        self.position.play.chance = Seeded(f"{run.lesson.key} {run.step().number}")
        self.ended = False  # here the position goes no further

    def step(self) -> Step:
        """The step of the lesson that waits meanwhile."""
        return self.lesson.steps[self.at]

    def asks(self) -> bool:
        """Whether the learner has a choice to make."""
        return not self.ended and self.position.play.result is None

    def choose(self, choice: Choice) -> Reply:
        """Carry out any legal choice, and what the others answer."""
        reasons = explain(self.position.play, self.lesson.you, choice)
        if reasons:
            return Reply(False, (), reasons)
        before = self.position.copy()
        try:
            self.position.play.choose(choice)
            others_answer(self.position, self.lesson, self.lesson.opponent or OPPONENT)
        except (BrokenGame, *IMPOSSIBLE):
            self.position, self.ended = before, True
        return Reply(True)
