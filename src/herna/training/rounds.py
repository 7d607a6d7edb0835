"""Rounds of learning.

Matches against itself, a net trained on them, and a comparison with the previous net, each within its part of the time.
"""

from __future__ import annotations

import json
import time
from collections.abc import Generator
from contextlib import closing
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

from herna.build import BUILD
from herna.games.catalogue import game_named
from herna.lab.cores import run_in_parts
from herna.training.deals import Deals
from herna.training.descent import Trained, train
from herna.training.practice import Positions, compare, practise

MOST_MATCHES: Final = 1_000_000
PLAYING: Final = 0.65  # of the time of a round
TRAINING: Final = 0.15  # at most; the rest is for the comparison
OLDER: Final = 0.5  # what a position of the round before weighs, and of earlier rounds ever less
LEAST_MATCHES: Final = 4


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is played and learned in a round, and by which command."""

    seconds: int
    hidden: int
    iterations: int
    matches: int  # of a comparison, at most
    milliseconds: int  # for each of its decisions
    jobs: int
    command: str


@dataclass(frozen=True, slots=True)
class Comparison:
    """What a net scored against the one before.

    In matches that all win together: by how much more often it won.
    """

    points: float
    matches: int

    def is_won(self) -> bool:
        return self.points > self.matches / 2


@dataclass(frozen=True, slots=True)
class Round:
    """The net of a round, its points against the one before, and its file."""

    number: int
    trained: Trained
    comparison: Comparison
    text: str


def learn(deals: Deals, rounds: int, effort: Effort, net: str = "") -> Generator[Round, None, None]:
    """Round after round; a net that is not better is not kept.

    Each learns from the matches of all rounds so far, the older the less, so that a round that was lost has one more
    try. `net` is the text of a net to begin with: each round starts from the weights of the best so far.
    """
    pool = Positions()
    before = json.loads(net)["made"] if net else None
    history: list[dict[str, object]] = []
    lost = 0
    for number in range(1, rounds + 1):
        began = time.monotonic()
        of_round = replace(deals, seed=f"{deals.seed}:{number}")
        found = _practise_for(of_round, net, effort)
        found.matches = [number * MOST_MATCHES + match for match in found.matches]  # each round has its own
        pool.weights = [weight * OLDER for weight in pool.weights]
        pool.add(found)
        trained = train(pool, effort.hidden, number, effort.seconds * TRAINING, net)
        until = max(began + effort.seconds, time.monotonic() + 1)
        comparison = _compare(of_round, (trained.text({}), net), effort, until)
        history.append(
            {
                "round": number,
                "played": {"matches": found.count_matches(), "positions": len(found.worths)},
                **trained.as_data(),
                "points": comparison.points,
                "of": comparison.matches,
                "kept": comparison.is_won(),
            }
        )
        made: dict[str, object] = {
            "command": effort.command,
            "seed": deals.seed,
            "build": BUILD,
            "round": number,
            "rounds": history,
        }
        if before is not None:
            made["from"] = before
        text = trained.text(made)
        yield Round(number, trained, comparison, text)
        if comparison.is_won():
            net, lost = text, 0
        else:
            lost += 1
        if lost == 2:
            break


def _practise_for(deals: Deals, net: str, effort: Effort) -> Positions:
    """The positions of as many matches as fit into the time."""
    found = Positions()
    until = time.monotonic() + effort.seconds * PLAYING
    work = partial(practise, deals, net, effort.iterations)
    with closing(run_in_parts(work, range(1, MOST_MATCHES), effort.jobs)) as parts:
        for part in parts:
            found.add(part)
            if time.monotonic() > until and found.count_matches() >= LEAST_MATCHES:
                break
    return found


def _compare(deals: Deals, nets: tuple[str, str], effort: Effort, until: float) -> Comparison:
    """Play the nets against each other; where all win together, each by itself."""
    scores: dict[int, float] = {}
    work = partial(compare, deals, nets, effort.milliseconds, until)
    for part in run_in_parts(work, range(1, effort.matches + 1), effort.jobs):
        scores |= part
    game: Any = game_named(deals.game)
    if not game.cooperative:
        points = [score if number % 2 else 1 - score for number, score in scores.items()]
    else:
        both = [(score, scores[number + 1]) for number, score in scores.items() if number % 2 and number + 1 in scores]
        points = [(1 + one - other) / 2 for one, other in both]
    return Comparison(sum(points), len(points))
