"""Solves puzzles by playing every line, with every reply of the others.

Chance is what the puzzle gives. Positions that are equal are one, however they were reached.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, Final

from herna.engine.cards import Cards
from herna.engine.decision import Choice
from herna.engine.errors import BrokenGame
from herna.engine.table import Table
from herna.lessons.files import Puzzle
from herna.lessons.puzzles import FAILED, OPEN, SOLVED, PuzzleRun

MOST_POSITIONS: Final = 20_000
MOST_WAYS: Final = 5000  # that are compared choice by choice; beyond that, by their positions alone
NEVER: Final = -1  # in place of a number of choices: it cannot be forced


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the solver found: how many choices force the goal, and which begin that.

    `shortest` is NEVER if the others can prevent it. `first` are the choices that begin a shortest way, those that lead
    to the same position named once; `longer` counts the other choices after which the goal can still be forced. Where
    `complete` is false, there were too many positions to look at all of them, and nothing else is known.
    """

    complete: bool
    positions: int
    choices: int = 0
    shortest: int = NEVER
    first: tuple[str, ...] = ()
    longer: int = 0

    def solvable(self) -> bool:
        return self.shortest != NEVER


def solve(puzzle: Puzzle, most: int = MOST_POSITIONS) -> Verdict:
    """What can be forced in a puzzle, if there are not too many positions."""
    return solve_from(PuzzleRun(puzzle), most)


def solve_from(run: PuzzleRun, most: int = MOST_POSITIONS) -> Verdict:
    """What the learner can force from here."""
    return _Lines(run, most).verdict()


class _Lines:
    """All positions of a puzzle, each with the positions that may follow."""

    def __init__(self, run: PuzzleRun, most: int) -> None:
        self.numbers: dict[object, int] = {}  # of positions, by what they are
        self.mine: list[bool] = []  # whether the learner chooses there
        self.solved: list[int] = []  # where the goal is reached
        self.after: list[list[int]] = []  # the positions that may follow each
        self.choices: list[list[str]] = []  # the choices that lead there, in words
        waiting = deque([(self._number(run), run)])
        while waiting and len(self.mine) <= most:
            number, here = waiting.popleft()
            if here.state != OPEN:
                continue
            for choice in here.position.play.options():
                self.choices[number].append(here.position.in_words(choice))
                there = after(here, choice)
                known = len(self.mine)
                follows = self._number(there)
                self.after[number].append(follows)
                if follows == known:
                    waiting.append((follows, there))
        self.complete = not waiting

    def _number(self, run: PuzzleRun) -> int:
        number = self.numbers.setdefault(key_of(run), len(self.mine))
        if number == len(self.mine):
            ask = run.position.play.ask
            self.mine.append(run.state == OPEN and ask is not None and run.puzzle.you in ask.seats())
            self.after.append([])
            self.choices.append([])
            if run.state == SOLVED:
                self.solved.append(number)
        return number

    def verdict(self) -> Verdict:
        first = self.choices[0]
        if not self.complete:
            return Verdict(False, len(self.mine), len(first))
        away = self._choices_away()
        ways = list(zip(first, self.after[0], strict=True))
        best = [(choice, at) for choice, at in ways if away[0] != NEVER and away[at] == away[0] - 1]
        longer = sum(away[at] != NEVER for _, at in ways) - len(best)
        return Verdict(True, len(self.mine), len(first), away[0], self._really_different(best, away), longer)

    def _choices_away(self) -> list[int]:
        """How many choices of the learner force the goal from each position."""
        before: list[list[int]] = [[] for _ in self.mine]
        for number, following in enumerate(self.after):
            for follows in set(following):
                before[follows].append(number)
        open_replies = [len(set(following)) for following in self.after]
        away = [NEVER] * len(self.mine)
        reached = deque((number, 0) for number in self.solved)
        while reached:
            number, choices = reached.popleft()
            if away[number] != NEVER:
                continue
            away[number] = choices
            for earlier in before[number]:
                open_replies[earlier] -= 1
                if self.mine[earlier]:
                    reached.append((earlier, choices + 1))
                elif open_replies[earlier] == 0:
                    reached.appendleft((earlier, choices))
        return away

    def _really_different(self, best: list[tuple[str, int]], away: list[int]) -> tuple[str, ...]:
        """The first choices whose shortest ways are not the same choices in another order.

        Ways that meet in one position are the same too.
        """
        found: list[tuple[str, set[object]]] = []
        for words, start in best:
            passed: set[object] = set()
            seen: set[tuple[int, tuple[str, ...]]] = set()
            waiting: list[tuple[int, tuple[str, ...]]] = [(start, (_kind_of(words),))]
            while waiting:
                number, made = waiting.pop()
                if (number, made) in seen or (number in passed and len(seen) > MOST_WAYS):
                    continue
                seen.add((number, made))
                passed |= {number, made} if not self.choices[number] else {number}
                for then, follows in zip(self.choices[number], self.after[number], strict=True):
                    if not self.mine[number]:
                        waiting.append((follows, made))
                    elif away[follows] == away[number] - 1 and away[number] != NEVER:
                        waiting.append((follows, tuple(sorted((*made, _kind_of(then))))))
            same = next((known for _, known in found if not known.isdisjoint(passed)), None)
            if same is None:
                found.append((words, passed))
            else:
                same |= passed
        return tuple(words for words, _ in found)


def _kind_of(words: str) -> str:
    """A choice in words, equal cards called the same: "play crystal#2" as "play crystal"."""
    return " ".join(word.partition("#")[0] for word in words.split())


def after(run: PuzzleRun, choice: Choice) -> PuzzleRun:
    """The puzzle after one choice of any seat, judged."""
    there = run.copy()
    try:
        there.position.play.choose(choice)
        waits = there.pass_windows()
    except BrokenGame:  # it needs a die that the puzzle does not give
        there.state = FAILED
        return there
    ask = there.position.play.ask
    if not waits or (ask is not None and there.puzzle.you in ask.seats()):
        there.judge()
    return there


def key_of(run: PuzzleRun) -> object:
    """What makes two positions of a puzzle the same: table, stack, chance, phase."""
    play = run.position.play
    asked = () if play.ask is None else (play.ask.seats(), play.ask.prompt)
    return frozen(play.table), tuple(play.stack), play.chance.state, run.phase, asked, run.state


@cache
def _fields_of(table: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(table) if field.compare)


def frozen(thing: Any) -> Any:
    """The same as a value that can be looked up."""
    if isinstance(thing, int | str):
        return thing
    if isinstance(thing, list | tuple):
        return tuple([frozen(part) for part in thing])
    if isinstance(thing, dict):
        return frozenset([(name, frozen(part)) for name, part in thing.items()])
    if isinstance(thing, Cards):  # who could think what of the others' cards changes no line
        return tuple(thing.faces), tuple(thing.seen)
    if isinstance(thing, Table):
        kind: Any = type(thing)
        return tuple([frozen(getattr(thing, name)) for name in _fields_of(kind)])
    return thing
