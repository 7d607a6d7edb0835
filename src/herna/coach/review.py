"""A finished match reviewed for one seat, in small tasks.

They can be done in any process.

First the curve, then how exact it is, a short look at each choice of the seat, a longer search for those that another
choice seems to beat, and how much luck was in what decided the match.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

from herna.bots.bot import chance_of_bot
from herna.bots.estimate import win_chances
from herna.bots.review import (
    LEAST_ERROR,
    NOTHING_TO_CHOOSE,
    Verdict,
    confirm,
    is_confirmed,
    look,
    luck_of,
    verdict_of,
)
from herna.coach.curve import Point, WinCurve, coarse_to_fine
from herna.engine.chance import Chance
from herna.engine.decision import RESIGN, Choice
from herna.engine.events import SPECTATOR
from herna.engine.flow import Play
from herna.engine.match import Match
from herna.engine.view import Chair

MOST_LOOKS = 120  # choices of the seat that are looked at
MOST_CONFIRMED = 8  # of them for which a longer search is made
MOST_TOLD = 3  # better choices that are told; all are counted
LEAST_GAIN = 0.03  # of the chances: less is no mistake
AGAIN = 10  # points of the curve that are estimated a second time
TRUST = 1.96  # standard deviations in half of a 95 % interval
NO_TIME: Final = ()

CURVE, ERROR, LOOKS, CONFIRMED, LUCK, DONE = range(6)  # the phases


@dataclass(frozen=True, slots=True)
class Task:
    """What is to be found out next about the decision `at`."""

    phase: int
    at: int


@dataclass(frozen=True, slots=True)
class Given:
    """All that a task needs: the plays, who chose what, and a chance.

    A choice is judged on guesses of who made it: only the estimates of the curve are given the match as it was.
    """

    phase: int
    plays: tuple[Play[Any], ...]
    by: int
    choice: Choice
    seat: int
    seats: int
    chance: int


@dataclass(frozen=True, slots=True)
class Luck:
    """How much of what followed from a choice was luck, with its error."""

    by: float
    error: float


@dataclass(frozen=True, slots=True)
class Moment:
    """A choice to tell of: a mistake, or what decided the match."""

    at: int
    by: int  # whose choice it was
    change: float | None  # of the seat's chances, where the curve has it
    verdict: Verdict | None  # of the longer search, where one was made
    luck: Luck | None

    def mistaken(self) -> bool:
        """Whether a longer search confirms that another choice was better."""
        return self.verdict is not None and is_confirmed(self.verdict, LEAST_GAIN)

    def doubted(self) -> bool:
        """Whether another choice seemed better, and a longer search did not confirm it."""
        return self.verdict is not None and not self.mistaken()


def do_task(given: Given, seconds: float) -> Any:
    """Find out what a task asks for; the answer is plain data.

    It is `NO_TIME`, if there was too little for an answer.
    """
    chance = Chance(given.chance)
    first = given.plays[0]
    if given.phase in (CURVE, ERROR):
        return [round(win, 4) for win in win_chances(first, given.seats, chance)]
    if given.phase == LUCK:
        after = given.plays[1]
        return luck_of(first, after, given.by, given.choice, given.seat, given.seats, chance, seconds) or NO_TIME
    chair = Chair(first, given.by)
    if given.phase == LOOKS:
        return look(chair, given.choice, chance, seconds)
    verdict = confirm(chair, given.choice, chance, seconds)
    return NO_TIME if verdict is None else verdict.plain()


class Review:
    """What was found out so far about a finished match, for one seat.

    The same match, seat and time always give the same.
    """

    def __init__(self, match: Match[Any], seat: int, curve: WinCurve, scores: Sequence[float] | None) -> None:
        self.match = match
        self.seat = seat
        self.curve = curve
        self.scores = scores  # the result by the rules; None, if people ended the match
        self.phase = CURVE
        self.again: dict[int, float] = {}  # how far a second estimate was from the first
        self.looks: dict[int, float] = {}
        self.verdicts: dict[int, Verdict] = {}
        self.lucks: dict[int, Luck] = {}
        self.own = [at for at, step in enumerate(match.past, 1) if self._is_a_choice(at, step.seat, step.choice)]
        self.wanted: list[int] = []  # of this phase, once it has begun

    def _is_a_choice(self, at: int, by: int, choice: Choice) -> bool:
        play = self.match.play_before(at)
        mine = by == self.seat and choice != RESIGN and play.ask is not None and play.ask.seat == by
        return mine and len(play.options()) > 1

    # What is to be done

    def next_task(self) -> Task | None:
        """What to find out next; None, if all is done."""
        while self.phase != DONE:
            if self.phase == CURVE:
                at = self.curve.next_decision()
            else:
                at = next((at for at in self.wanted if at not in self._found()), None)
            if at is not None:
                return Task(self.phase, at)
            self.next_phase()
        return None

    def next_phase(self) -> None:
        """Begin with the next phase, also if this one is not finished."""
        self.phase += 1
        if self.phase == ERROR:
            estimated = [point.at for point in self.curve.points if point.at <= len(self.match.past)]
            self.wanted = coarse_to_fine(estimated)[:AGAIN]
        elif self.phase == LOOKS:
            self.wanted = sorted(self.own, key=lambda at: (-self._steepness(at), at))[:MOST_LOOKS]
        elif self.phase == CONFIRMED:
            doubtful = [at for at, lost in self.looks.items() if lost >= LEAST_GAIN]
            self.wanted = sorted(doubtful, key=lambda at: (-self.looks[at], at))[:MOST_CONFIRMED]
        elif self.phase == LUCK:
            told = [moment.at for moment in self.moments()]
            self.wanted = [at for at in told if self.match.past[at - 1].final and at not in self._resigned()]

    def _found(self) -> dict[int, Any]:
        found: dict[int, dict[int, Any]] = {
            ERROR: self.again,
            LOOKS: self.looks,
            CONFIRMED: self.verdicts,
            LUCK: self.lucks,
        }
        return found[self.phase]

    def _resigned(self) -> list[int]:
        return [at for at, step in enumerate(self.match.past, 1) if step.choice == RESIGN]

    def progress(self) -> tuple[int, int]:
        """How many tasks are done, of how many, as far as that is known."""
        found = (self.curve.points, self.again, self.looks, self.verdicts, self.lucks)
        done = sum(len(each) for each in found)
        if self.phase == DONE:
            return done, done
        left = len(self.curve.looked_at) - len(self.curve.points) if self.phase == CURVE else 0
        now = 0 if self.phase == CURVE else len(self.wanted) - len(self._found())
        later = {CURVE: AGAIN, ERROR: 0}.get(self.phase, 0)
        if self.phase < LOOKS:
            later += min(MOST_LOOKS, len(self.own))
        if self.phase < CONFIRMED:
            later += min(MOST_CONFIRMED, len(self.own))
        return done, max(done + 1, done + max(0, left) + max(0, now) + later)

    def given(self, task: Task) -> Given | list[float]:
        """What the task needs; or its answer, where the rules give it."""
        match, at = self.match, task.at
        if at == match.number() and self.scores is not None:
            return list(self.scores)
        step = match.past[at - 1] if at <= len(match.past) else None
        by, choice = (step.seat, step.choice) if step is not None else (SPECTATOR, ())
        chance = chance_of_bot(match.seed, SPECTATOR if task.phase in (CURVE, LUCK) else task.phase * 100 + by, at)
        before = match.play_before(at)
        plays: tuple[Play[Any], ...] = (before,)
        if task.phase in (LOOKS, CONFIRMED):
            plays = (before.guess(by, chance.copy()),)
        elif task.phase == LUCK:
            after = match.play_before(at + 1)
            known = after if after.ask is None else after.guess(by, chance.copy())
            plays = (before.guess(by, chance.copy()), known)
        return Given(task.phase, plays, by, choice, self.seat, match.seats, chance.state)

    def add(self, task: Task, answer: Any) -> None:
        """Note what was found out; if there was no time, nothing."""
        if answer == NO_TIME:
            self.leave_out(task)
        elif task.phase == CURVE:
            if task.at not in {point.at for point in self.curve.points}:
                self.curve.add(task.at, answer)
        elif task.phase == ERROR:
            first = next(point for point in self.curve.points if point.at == task.at)
            self.again[task.at] = answer[self.seat] - first.win[self.seat]
        elif task.phase == LOOKS:
            self.looks[task.at] = answer
        elif task.phase == CONFIRMED:
            self.verdicts[task.at] = verdict_of(answer)
        elif task.phase == LUCK:
            self.lucks[task.at] = Luck(*answer)

    def leave_out(self, task: Task) -> None:
        """Go on without an answer to a task."""
        self.wanted.remove(task.at)

    # What was found out

    def error(self) -> float:
        """Half of the 95 % interval of an estimate of the curve.

        It follows from how far two estimates of one position differ.
        """
        if not self.again:
            return LEAST_ERROR
        variance = sum(difference**2 for difference in self.again.values()) / (2 * len(self.again))
        return max(LEAST_ERROR, TRUST * sqrt(variance))

    def choices(self) -> list[int]:
        """The decisions with more than one sensible choice that were looked at."""
        return sorted(at for at, lost in self.looks.items() if lost != NOTHING_TO_CHOOSE)

    def mistakes(self) -> list[int]:
        """The choices that a longer search confirms to be worse, the worst first."""
        found = [at for at, verdict in self.verdicts.items() if is_confirmed(verdict, LEAST_GAIN)]
        return sorted(found, key=lambda at: (-self.verdicts[at].gain, at))

    def moments(self) -> list[Moment]:
        """The choices to tell of, in their order."""
        exact = self.error() * sqrt(2)  # of the difference of two estimates
        decided = [at for at in self.curve.decided() if abs(self.change(at) or 0.0) > exact]
        told = {*self.mistakes()[:MOST_TOLD], *decided}
        return [
            Moment(at, self.match.past[at - 1].seat, self.change(at), self.verdicts.get(at), self.lucks.get(at))
            for at in sorted(told)
            if at <= len(self.match.past)
        ]

    def change(self, at: int) -> float | None:
        """How a choice changed the seat's chances, if the curve has both points."""
        wins = {point.at: point.win[self.seat] for point in self.curve.points}
        return wins[at + 1] - wins[at] if at in wins and at + 1 in wins else None

    def _steepness(self, at: int) -> float:
        """How fast the chances changed there."""
        before = max((point for point in self.curve.points if point.at <= at), key=_at, default=None)
        after = min((point for point in self.curve.points if point.at > at), key=_at, default=None)
        if before is None or after is None:
            return 0.0
        return abs(after.win[self.seat] - before.win[self.seat]) / (after.at - before.at)


def _at(point: Point) -> int:
    return point.at
