"""Compare two versions of a game's content on the same seeds, match by match.

A game reads its content when it is imported: so each version is played in worker processes of its own, and those of the
changed version are given the change before they import the game.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from math import erfc, sqrt
from typing import Any

from herna.bots.interval import NORMAL_95
from herna.engine.content import Changes, set_changes
from herna.engine.game import Game
from herna.games.catalogue import game_named
from herna.lab.cores import run_in_parts
from herna.lab.simulate import Failure, Plan, try_match

VERSIONS = ("before", "after")


@dataclass(frozen=True, slots=True)
class Outcome:
    """Each side's score from 0 to 1, and the number of decisions."""

    scores: tuple[float, ...]
    decisions: int


@dataclass(slots=True)
class Pairs:
    """Matches of both versions by number; one that failed in either is no pair."""

    ended: tuple[dict[int, Outcome], dict[int, Outcome]] = field(default_factory=lambda: ({}, {}))
    failures: tuple[list[Failure], list[Failure]] = field(default_factory=lambda: ([], []))

    def add(self, part: Part) -> int:
        """Count the matches of a part; returns the total of both versions."""
        for number, outcome in part.outcomes.items():
            if isinstance(outcome, Failure):
                self.failures[part.version].append(outcome)
            else:
                self.ended[part.version][number] = outcome
        return self.matches(0) + self.matches(1)

    def matches(self, version: int) -> int:
        return len(self.ended[version]) + len(self.failures[version])

    def all_failures(self) -> list[Failure]:
        return sorted((*self.failures[0], *self.failures[1]), key=lambda failure: failure.number)

    def numbers(self) -> list[int]:
        """The numbers of the matches that both versions played to their end."""
        return sorted(self.ended[0].keys() & self.ended[1].keys())

    def mean_decisions(self, version: int) -> float:
        numbers = self.numbers()
        return sum(self.ended[version][number].decisions for number in numbers) / max(1, len(numbers))


@dataclass(frozen=True, slots=True)
class Part:
    """Some matches of one version (0: as printed, 1: changed), by number."""

    version: int
    outcomes: dict[int, Outcome | Failure]


@dataclass(frozen=True, slots=True)
class Difference:
    """What a change is worth for one side, measured on the same deals."""

    pairs: int
    before: float
    after: float
    better: int  # deals that brought more than before
    worse: int
    interval: tuple[float, float]  # the 95 % confidence interval
    luck: float  # how likely chance alone brings a difference as large as this

    def mean(self) -> float:
        return self.after - self.before

    def verdict(self) -> str:
        """ "same" if nothing differed, else "stronger", "weaker" or, if the interval includes 0, "unsure"."""
        if self.pairs and not self.better and not self.worse:
            return "same"
        low, high = self.interval
        return "stronger" if low > 0 else "weaker" if high < 0 else "unsure"


def compare(plan: Plan, changes: Changes, numbers: range, jobs: int) -> Generator[Part, None, None]:
    """Play both versions of these matches; yields each part when it is done.

    With several jobs the versions are played side by side, with a single one after the other.
    """
    shares = (jobs - jobs // 2, jobs // 2)
    if jobs == 1:
        for version in (0, 1):
            yield from run_in_parts(partial(play_part, plan, changes, version), numbers, 1, apart=True)
        return
    with (
        closing(run_in_parts(partial(play_part, plan, changes, 1), numbers, shares[0], apart=True)) as after,
        closing(run_in_parts(partial(play_part, plan, changes, 0), numbers, shares[1], apart=True)) as before,
    ):
        left: list[Generator[Part, None, None]] = [before, after]
        done = [0, 0]
        while left:
            behind = min(left, key=lambda parts: done[parts is after])
            part = next(behind, None)
            if part is None:
                left.remove(behind)
            else:
                done[part.version] += len(part.outcomes)
                yield part


def play_part(plan: Plan, changes: Changes, version: int, numbers: Sequence[int]) -> Part:
    """Play matches of one version, in a process that plays no other version."""
    game = load_game(plan, changes if version else {})
    return Part(version, {number: _as_outcome(game, try_match(game, plan, number)) for number in numbers})


def _as_outcome(game: Game[Any], outcome: Any) -> Outcome | Failure:
    if isinstance(outcome, Failure):
        return outcome
    result, decisions = outcome
    return Outcome(result.scores[:1] if game.cooperative else result.scores, decisions)


def load_game(plan: Plan, changes: Changes) -> Game[Any]:
    """Load the game of a plan with these changes to its content."""
    set_changes({plan.game: changes})
    return game_named(plan.game)


def differences(pairs: Pairs) -> list[Difference]:
    """The change's worth for each side, in seat order; empty without a pair."""
    numbers = pairs.numbers()
    if not numbers:
        return []
    before, after = ([ended[number].scores for number in numbers] for ended in pairs.ended)
    sides = range(len(before[0]))
    return [difference([row[side] for row in before], [row[side] for row in after]) for side in sides]


def difference(before: Sequence[float], after: Sequence[float]) -> Difference:
    """The difference between the scores of the same deals.

    The interval is that of Bonett and Price: as if two more deals had been played, one better and one worse. So it is
    right for few deals too, and has some width even if all deals came out alike.
    """
    gains = [new - old for old, new in zip(before, after, strict=True)]
    count = len(gains) + 2
    middle = sum(gains) / count
    spread = sqrt((sum(gain * gain for gain in gains) + 2) / count - middle * middle) / sqrt(count)
    return Difference(
        len(gains),
        sum(before) / len(gains),
        sum(after) / len(gains),
        sum(gain > 0 for gain in gains),
        sum(gain < 0 for gain in gains),
        (max(-1.0, middle - NORMAL_95 * spread), min(1.0, middle + NORMAL_95 * spread)),
        erfc(abs(middle) / spread / sqrt(2)),
    )
