"""Rounds of learning.

Matches against itself, a net trained on them, and a comparison with the net before.
"""

from __future__ import annotations

import time
from collections.abc import Generator
from contextlib import closing
from dataclasses import dataclass
from functools import partial

from herna.lab.cores import run_in_parts
from herna.lab.simulate import Plan
from herna.training.descent import Trained, train
from herna.training.practice import Positions, compare, practise

MOST_MATCHES = 1_000_000
MILLISECONDS = 20  # for each decision of a comparison


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is played and learned in a round, and by which command."""

    seconds: int
    hidden: int
    matches: int
    jobs: int
    command: str


@dataclass(frozen=True, slots=True)
class Round:
    """The net of a round, and its points against the net before."""

    number: int
    trained: Trained
    points: float
    matches: int

    def is_better(self) -> bool:
        return self.points > self.matches / 2


def learn(plan: Plan, rounds: int, effort: Effort, net: str = "") -> Generator[Round, None, None]:
    """Round after round; one that does not beat the one before is the last.

    Each learns from its own matches and those of the round before. `net` is the text of a net to begin with.
    """
    before = Positions()
    for number in range(1, rounds + 1):
        of_round = Plan(plan.game, plan.bots, plan.options, f"{plan.seed}:{number}", plan.most_decisions)
        found = _practise_for(of_round, net, effort)
        found.matches = [number * MOST_MATCHES + match for match in found.matches]  # each round has its own
        made = {"command": effort.command, "seed": plan.seed, "round": number}
        learned = Positions()
        learned.add(found)
        learned.add(before)
        trained = train(learned, effort.hidden, number, made)
        scores: dict[int, float] = {}
        work = partial(compare, of_round, (trained.text, net), MILLISECONDS)
        for part in run_in_parts(work, range(1, effort.matches + 1), effort.jobs):
            scores |= part
        done = Round(number, trained, sum(scores.values()), len(scores))
        yield done
        if not done.is_better():
            break
        net, before = trained.text, found


def _practise_for(plan: Plan, net: str, effort: Effort) -> Positions:
    """The positions of as many matches as fit into the time."""
    found = Positions()
    until = time.monotonic() + effort.seconds
    with closing(run_in_parts(partial(practise, plan, net), range(1, MOST_MATCHES), effort.jobs)) as parts:
        for part in parts:
            found.add(part)
            if time.monotonic() > until and len(set(found.matches)) > 1:
                break
    return found
