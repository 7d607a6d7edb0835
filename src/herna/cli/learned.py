"""What a learner has done so far, in a file."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Any

from platformdirs import user_state_path

from herna.cli.files import replace_file
from herna.engine.errors import BadInput
from herna.engine.journal import read_text
from herna.lessons.files import Lesson, Puzzle

FORMAT = 1
MOST_SHOWN = 3  # times that a tip is shown, in all matches


class Learned:
    """What a learner has done.

    The furthest step of each lesson, the tries at each puzzle, and how often each tip was shown.
    """

    def __init__(self, file: Path | None = None) -> None:
        self.file = file if file is not None else user_state_path("herna") / "learned.json"
        self.lessons: dict[str, dict[str, Any]] = {}
        self.puzzles: dict[str, dict[str, Any]] = {}
        self.tips: dict[str, int] = {}
        self.tips_off = False  # put away for good
        if os.path.isfile(self.file):
            self._read()

    def _read(self) -> None:
        try:
            data = json.loads(read_text(self.file))
            known = data["herna"] == "learned" and data["format"] == FORMAT
            lessons = {
                str(key): {"step": int(done["step"]), "finished": bool(done["finished"])}
                for key, done in data["lessons"].items()
            }
            puzzles = {
                str(key): {"tries": int(done["tries"]), "solved": bool(done["solved"])}
                for key, done in data["puzzles"].items()
            }
            tips = {str(key): int(times) for key, times in data.get("tips", {}).items()}
            tips_off = bool(data.get("tips_off", False))
        except (ValueError, TypeError, LookupError, AttributeError, RecursionError) as error:
            raise BadInput("error-learned-file", file=str(self.file)) from error
        if not known:
            raise BadInput("error-learned-file", file=str(self.file))
        self.lessons, self.puzzles, self.tips, self.tips_off = lessons, puzzles, tips, tips_off

    def step_of(self, lesson: Lesson) -> int:
        """The step at which a lesson was left, or 1."""
        done = self.lessons.get(lesson.key)
        return 1 if done is None or done["step"] > len(lesson.steps) else max(1, done["step"])

    def has_finished(self, lesson: Lesson) -> bool:
        return bool(self.lessons.get(lesson.key, {}).get("finished"))

    def has_solved(self, puzzle: Puzzle) -> bool:
        return bool(self.puzzles.get(puzzle.key, {}).get("solved"))

    def note_step(self, lesson: Lesson, step: int) -> None:
        """The learner has come to this step; one after the last is the end."""
        finished = step > len(lesson.steps)
        self.lessons[lesson.key] = {"step": step, "finished": finished or self.has_finished(lesson)}
        self._write()

    def note_try(self, puzzle: Puzzle, solved: bool) -> None:
        """The learner has tried a puzzle once more."""
        tries = self.puzzles.get(puzzle.key, {}).get("tries", 0)
        self.puzzles[puzzle.key] = {"tries": tries + 1, "solved": solved or self.has_solved(puzzle)}
        self._write()

    def may_show(self, tip: str) -> bool:
        """Whether a tip may be shown once more."""
        return not self.tips_off and self.tips.get(tip, 0) < MOST_SHOWN

    def note_tip(self, tip: str) -> None:
        """A tip was shown."""
        self.tips[tip] = self.tips.get(tip, 0) + 1
        self._write()

    def switch_tips(self) -> None:
        """Put all tips away for good, or bring them back."""
        self.tips_off = not self.tips_off
        self._write()

    def _write(self) -> None:
        """Write the file; where that is impossible, learning goes on without."""
        data = {
            "herna": "learned",
            "format": FORMAT,
            "lessons": self.lessons,
            "puzzles": self.puzzles,
            "tips": self.tips,
            "tips_off": self.tips_off,
        }
        with suppress(OSError, BadInput):
            self.file.parent.mkdir(parents=True, exist_ok=True)
            replace_file(self.file, json.dumps(data, ensure_ascii=False, indent=1) + "\n")
