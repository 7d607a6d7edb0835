"""Bots against bots, many matches, on several cores: who wins how often, and how long it takes.

A match is a bare `Play` and not a `Match`: nobody reads the record of ten thousand matches, and keeping it takes
three times as long. The plan and its number are enough to play any of them again.
"""

from __future__ import annotations

import hashlib
import signal
import traceback
from collections.abc import Generator, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import sqrt
from multiprocessing import active_children, get_context
from typing import Any

from herna.bots.bot import chance_of_bot
from herna.bots.named import bot_named
from herna.engine.chance import Chance, Seeded, check_seed
from herna.engine.errors import BrokenGame, HernaError
from herna.engine.flow import Play
from herna.engine.game import Game, Options
from herna.engine.table import Result
from herna.engine.view import Chair
from herna.games.catalogue import game_named

MOST_DECISIONS = 20_000
MOST_IN_A_PART = 25  # matches that a worker plays before it reports


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played: the game, the bot of each seat, the options, the seed, and when a match has gone on too long."""

    game: str
    bots: tuple[str, ...]
    options: Options
    seed: str
    most_decisions: int = MOST_DECISIONS

    def seed_of(self, number: int) -> str:
        """The seed of one match: it depends on nothing but the plan's seed and the match's number."""
        return hashlib.sha256(f"{self.seed}:{number}".encode()).hexdigest()[:32]


def checked_plan(
    game: Game[Any], bots: Sequence[str], options: Mapping[str, object], seed: str, most_decisions: int
) -> Plan:
    """A plan that can be played, or an error that says what is wrong with it."""
    game.check_seats(len(bots))
    for name in bots:
        bot_named(name, Chance())
    return Plan(game.key, tuple(bots), game.read_options(options), check_seed(seed), most_decisions)


@dataclass(frozen=True, slots=True)
class Failure:
    """A match that could not be played to its end, and why; `trace` says where in the code."""

    number: int
    seed: str
    why: str
    trace: str


@dataclass(slots=True)
class Tally:
    """What came out of some matches. `wins` are those of each seat, or one number if all win and lose together."""

    together: bool
    wins: list[int]
    matches: int = 0
    draws: int = 0
    losses: int = 0  # of all players together
    decisions: int = 0
    failures: list[Failure] = field(default_factory=list)

    def finished(self) -> int:
        """How many matches were played to their end."""
        return self.matches - len(self.failures)

    def mean_decisions(self) -> float:
        return self.decisions / self.finished() if self.finished() else 0.0

    def count(self, result: Result, decisions: int) -> None:
        """Count a match that was played to its end."""
        self.matches += 1
        self.decisions += decisions
        winners = result.winners()
        if self.together:
            self.wins[0] += bool(winners)
            self.losses += not winners
        elif winners:
            for seat in winners:
                self.wins[seat] += 1
        else:
            self.draws += 1

    def add(self, other: Tally) -> None:
        """Count other matches too."""
        self.wins = [own + more for own, more in zip(self.wins, other.wins, strict=True)]
        self.matches += other.matches
        self.draws += other.draws
        self.losses += other.losses
        self.decisions += other.decisions
        self.failures = sorted(self.failures + other.failures, key=lambda failure: failure.number)


def empty_tally(game: Game[Any], seats: int) -> Tally:
    """The tally of a game before the first match."""
    return Tally(game.cooperative, [0] * (1 if game.cooperative else seats))


def played(game: Game[Any], plan: Plan, number: int) -> tuple[Result, int]:
    """Play one match: its result, and how many decisions there were."""
    seed = plan.seed_of(number)
    play: Play[Any] = game.play(len(plan.bots), plan.options, Seeded(seed))
    chairs = [Chair(play, seat) for seat in range(len(plan.bots))]
    bots = [bot_named(name, chance_of_bot(seed, seat)) for seat, name in enumerate(plan.bots)]
    decisions = 0
    while play.ask is not None:
        if decisions == plan.most_decisions:
            raise BrokenGame(f"the match is not over after {decisions} decisions")
        seat = play.ask.seat
        choice = bots[seat].choose(chairs[seat])
        if choice not in play.options():
            raise BrokenGame(f"the bot {plan.bots[seat]} chose {choice}, which is not offered")
        play.choose(choice)
        decisions += 1
    assert play.result is not None
    return play.result, decisions


def tally_of(plan: Plan, numbers: range) -> Tally:
    """Play the matches of these numbers. One that raises is counted as a failure, and the others go on."""
    return tally_with(game_named(plan.game), plan, numbers)


def tally_with(game: Game[Any], plan: Plan, numbers: range) -> Tally:
    """The same with a game that is at hand."""
    tally = empty_tally(game, len(plan.bots))
    for number in numbers:
        try:
            result, decisions = played(game, plan, number)
        except Exception as error:  # a bug of a game or a bot, reported with the way to get there again
            why = f"{type(error).__name__}: {error}"
            tally.matches += 1
            tally.failures.append(Failure(number, plan.seed_of(number), why, traceback.format_exc()))
        else:
            tally.count(result, decisions)
    return tally


def simulated(plan: Plan, numbers: range, jobs: int) -> Generator[Tally, None, None]:
    """Play the matches of these numbers, part by part; each part is told when it is done, in whatever order."""
    size = max(1, min(MOST_IN_A_PART, len(numbers) // (jobs * 16)))
    parts = (numbers[at : at + size] for at in range(0, len(numbers), size))
    if jobs == 1 or len(numbers) == 1:
        for part in parts:
            yield tally_of(plan, part)
    else:
        yield from _on_several_cores(plan, parts, min(jobs, len(numbers)))


def _on_several_cores(plan: Plan, parts: Iterator[range], jobs: int) -> Generator[Tally, None, None]:
    """The parts, played by worker processes; whoever stops listening ends the workers."""
    others = active_children()
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    waiting: set[Future[Tally]] = set()
    try:
        for part in parts:
            with _interrupts_held_back():
                waiting.add(pool.submit(tally_of, plan, part))
            if len(waiting) > 2 * jobs:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
    except BaseException as error:
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in active_children():
            if worker not in others:
                worker.terminate()
        if isinstance(error, BrokenProcessPool):
            raise HernaError("simulate-worker-lost") from error
        raise
    pool.shutdown()


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """A worker started in here leaves Ctrl-C to its parent for good; the parent itself gets it right after."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def wilson_interval(wins: int, matches: int) -> tuple[float, float]:
    """Where the true win rate lies with a confidence of 95 %, by Wilson's score."""
    if matches == 0:
        return 0.0, 1.0
    z = 1.959964
    rate = wins / matches
    middle = rate + z * z / (2 * matches)
    spread = z * sqrt(rate * (1 - rate) / matches + z * z / (4 * matches * matches))
    scale = 1 + z * z / matches
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
