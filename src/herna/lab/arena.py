"""Every bot against every other: which is stronger, and how long each one thinks.

Every match of an arena is also a match of a simulation with the same seed, so `herna simulate` can replay it.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations, cycle, islice
from pathlib import Path
from typing import Any

from openskill.models import PlackettLuce

from herna.bots.interval import NORMAL_95, wilson_interval
from herna.engine.errors import BadInput
from herna.engine.game import Game, Options
from herna.engine.table import Result
from herna.games.catalogue import game_named
from herna.lab.cores import run_in_parts
from herna.lab.simulate import (
    Failure,
    Plan,
    Thinking,
    make_plan,
    record_match,
    try_match,
)
from herna.lab.slips import Slips, Watch


@dataclass(frozen=True, slots=True)
class Arena:
    """Who plays whom, and how often: every pair plays each deal from both sides.

    Each deal has its own seed. Where there is no opponent, since all seats win or lose together, every bot plays each
    deal once, `by_itself`.
    """

    game: str
    bots: tuple[str, ...]
    seats: int
    by_itself: bool
    deals: int
    options: Options
    seed: str
    most_decisions: int

    def sides_of_a_deal(self) -> list[tuple[str, ...]]:
        """The sides of each match of a deal; the first has seat 1."""
        if self.by_itself:
            return [(bot,) for bot in self.bots]
        return [sides for pair in combinations(self.bots, 2) for sides in (pair, pair[::-1])]

    def numbers(self) -> range:
        """The numbers of all matches, deal after deal."""
        return range(1, 1 + self.deals * len(self.sides_of_a_deal()))

    def sides(self, number: int) -> tuple[str, ...]:
        """The sides of one match: two, or one that plays by itself."""
        of_a_deal = self.sides_of_a_deal()
        return of_a_deal[(number - 1) % len(of_a_deal)]

    def plan_and_deal(self, number: int) -> tuple[Plan, int]:
        """One match as a simulation knows it: its plan and its deal's number.

        The sides take the seats in turn.
        """
        seats = tuple(islice(cycle(self.sides(number)), self.seats))
        plan = Plan(self.game, seats, self.options, self.seed, self.most_decisions)
        return plan, 1 + (number - 1) // len(self.sides_of_a_deal())

    def score(self, result: Result) -> float:
        """The first side's score: 1 for winning alone, 0 for losing, else ½."""
        winners = result.winners()
        if self.by_itself:
            return 1.0 if winners else 0.0
        sides = {seat % 2 for seat in winners}
        return 0.5 if len(sides) != 1 else 1.0 - sides.pop()


def make_arena(
    game: Game[Any],
    bots: Sequence[str],
    seats: int,
    matches: int,
    options: Mapping[str, object],
    seed: str,
    most_decisions: int,
) -> Arena:
    """Check what is asked for and make the arena of it.

    `matches` are those of each pair, rounded up to an even number, or those of each bot that plays by itself.
    """
    for bot in bots:
        plan = make_plan(game, (bot,) * seats, options, seed, most_decisions)
        if bots.count(bot) > 1:
            raise BadInput("arena-same-bot", bot=bot)
    if len(bots) < 2:
        raise BadInput("arena-too-few")
    by_itself = game.cooperative or seats == 1
    deals = matches if by_itself else (matches + 1) // 2
    return Arena(game.key, tuple(bots), seats, by_itself, deals, plan.options, seed, most_decisions)


# The matches and their scores


@dataclass(slots=True)
class Scores:
    """The results of some matches: by number, what the first side scored."""

    thinking: dict[str, Thinking]
    of_match: dict[int, float] = field(default_factory=dict)
    decisions: int = 0
    failures: list[Failure] = field(default_factory=list)
    slips: dict[str, Slips] = field(default_factory=dict)  # of each bot, if they are counted

    def matches(self) -> int:
        return len(self.of_match) + len(self.failures)

    def mean_decisions(self) -> float:
        return self.decisions / len(self.of_match) if self.of_match else 0.0

    def add(self, other: Scores) -> None:
        """Count other matches too."""
        for bot, thinking in other.thinking.items():
            self.thinking[bot].add(thinking.decisions, thinking.seconds)
        for bot, slips in other.slips.items():
            self.slips.setdefault(bot, Slips()).add(slips)
        self.of_match |= other.of_match
        self.decisions += other.decisions
        self.failures = sorted(self.failures + other.failures, key=lambda failure: (failure.number, failure.plan.bots))


def empty_scores(arena: Arena, habits: bool = False) -> Scores:
    """The scores before the first match."""
    slips = {bot: Slips() for bot in arena.bots} if habits else {}
    return Scores({bot: Thinking() for bot in arena.bots}, slips=slips)


def play_scores(arena: Arena, numbers: Sequence[int], habits: bool = False, folder: Path | None = None) -> Scores:
    """Play the matches with these numbers."""
    return play_scores_of(game_named(arena.game), arena, numbers, habits, folder)


def play_scores_of(
    game: Game[Any], arena: Arena, numbers: Sequence[int], habits: bool = False, folder: Path | None = None
) -> Scores:
    """Play the matches with these numbers, of a game that is already loaded.

    With `habits` the bots' slips are counted; in a `folder` the matches are kept as journals.
    """
    scores = empty_scores(arena, habits)
    for number in numbers:
        plan, deal = arena.plan_and_deal(number)
        watch = Watch([scores.slips[bot] for bot in plan.bots]) if habits else None
        if folder is None:
            outcome = try_match(game, plan, deal, scores.thinking, watch=watch)
        else:
            match, outcome = record_match(game, plan, deal, scores.thinking, watch)
            file = folder / f"{number:06}.journal"
            file.write_text("".join(f"{line}\n" for line in match.journal.lines), encoding="utf-8", newline="\n")
        if isinstance(outcome, Failure):
            scores.failures.append(outcome)
        else:
            result, decisions = outcome
            scores.of_match[number] = arena.score(result)
            scores.decisions += decisions
    return scores


def run_arena(
    arena: Arena, jobs: int, habits: bool = False, folder: Path | None = None
) -> Generator[Scores, None, None]:
    """Play all matches; yields the scores of each part, in any order."""
    work = partial(play_scores, arena, habits=habits, folder=folder)
    return run_in_parts(work, arena.numbers(), jobs)


# What follows from the scores


@dataclass(slots=True)
class Record:
    """Wins, draws and losses; a win is one point, a draw half."""

    wins: int = 0
    draws: int = 0
    losses: int = 0

    def count(self, score: float) -> None:
        self.wins += score == 1
        self.draws += score == 0.5
        self.losses += score == 0

    def matches(self) -> int:
        return self.wins + self.draws + self.losses

    def points(self) -> float:
        return self.wins + self.draws / 2

    def share(self) -> float | None:
        """The share of the points; None without a match."""
        return self.points() / self.matches() if self.matches() else None

    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the share."""
        return wilson_interval(self.points(), self.matches())


@dataclass(frozen=True, slots=True)
class Rating:
    """The estimated strength of a bot: 25 at first, surer if `sigma` is small."""

    mu: float
    sigma: float

    def spread(self) -> float:
        """Half the width of the 95 % confidence interval."""
        return NORMAL_95 * self.sigma

    def interval(self) -> tuple[float, float]:
        return self.mu - self.spread(), self.mu + self.spread()


@dataclass(frozen=True, slots=True)
class Standing:
    """The results of one bot; without an opponent there is no rating."""

    place: int
    bot: str
    rating: Rating | None
    record: Record
    thinking: Thinking
    slips: Slips | None = None  # if they were counted


@dataclass(frozen=True, slots=True)
class Pair:
    """The results of two bots against each other.

    `record` is that of the bot named first, `first_seat` that of the side with the first seat.
    """

    bots: tuple[str, str]
    record: Record
    first_seat: Record


def standings(arena: Arena, scores: Scores) -> list[Standing]:
    """The bots, strongest first: by rating, or by share if each plays by itself."""
    records = {bot: Record() for bot in arena.bots}
    for number, score in scores.of_match.items():
        for bot, its_score in zip(arena.sides(number), (score, 1 - score), strict=False):
            records[bot].count(its_score)
    rated = None if arena.by_itself else ratings(arena, scores)
    worth = {bot: records[bot].share() or 0.0 if rated is None else rated[bot].mu for bot in arena.bots}
    return [
        Standing(
            place=1 + sum(other > worth[bot] for other in worth.values()),
            bot=bot,
            rating=None if rated is None else rated[bot],
            record=records[bot],
            thinking=scores.thinking[bot],
            slips=scores.slips.get(bot),
        )
        for bot in sorted(arena.bots, key=lambda bot: -worth[bot])
    ]


def ratings(arena: Arena, scores: Scores) -> dict[str, Rating]:
    """Rate the bots match by match, in the order of the matches' numbers."""
    model = PlackettLuce(tau=0.0)  # a bot neither learns nor tires
    rated = {bot: model.rating() for bot in arena.bots}
    for number in sorted(scores.of_match):
        first, second = arena.sides(number)
        score = scores.of_match[number]
        ranks = [1 - score, score]  # lower is better
        [[rated[first]], [rated[second]]] = model.rate([[rated[first]], [rated[second]]], ranks)
    return {bot: Rating(rating.mu, rating.sigma) for bot, rating in rated.items()}


def pairs(arena: Arena, scores: Scores) -> list[Pair]:
    """Every pair of bots, in the order in which the bots were named."""
    if arena.by_itself:
        return []
    found = {both: Pair(both, Record(), Record()) for both in combinations(arena.bots, 2)}
    for number, score in scores.of_match.items():
        first, second = arena.sides(number)
        exchanged = (first, second) not in found
        pair = found[(second, first) if exchanged else (first, second)]
        pair.record.count(1 - score if exchanged else score)
        pair.first_seat.count(score)
    return list(found.values())


def first_seat(met: Sequence[Pair]) -> Record:
    """The record of the side with the first seat, over all these pairs."""
    records = [pair.first_seat for pair in met]
    return Record(
        sum(record.wins for record in records),
        sum(record.draws for record in records),
        sum(record.losses for record in records),
    )
