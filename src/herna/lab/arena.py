"""Bots against bots, each against every other: who is stronger, how sure that is, and how long each one thinks.

Every match of an arena is also a match of a simulation with the same seed, which plays it again.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations, cycle, islice
from typing import Any

from openskill.models import PlackettLuce

from herna.engine.errors import BadInput
from herna.engine.game import Game, Options
from herna.engine.table import Result
from herna.games.catalogue import game_named
from herna.lab.cores import in_parts
from herna.lab.simulate import NORMAL_95, Failure, Plan, Thinking, attempted, checked_plan, wilson_interval


@dataclass(frozen=True, slots=True)
class Arena:
    """Who meets whom, and how often: each deal, which has its own seed, is played by every pair from both sides.

    Where there is no opponent, since all seats win or lose together, every bot plays each deal once, `by_itself`.
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
        """The sides in each match of a deal, in the order of play; the first side has the first seat."""
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
        """One match as a simulation knows it: its sides take the seats by turns, and its number is that of the deal."""
        seats = tuple(islice(cycle(self.sides(number)), self.seats))
        plan = Plan(self.game, seats, self.options, self.seed, self.most_decisions)
        return plan, 1 + (number - 1) // len(self.sides_of_a_deal())

    def score(self, result: Result) -> float:
        """What the first side scored: 1 if only its seats have won, 0 if only the others', and ½ in a draw."""
        winners = result.winners()
        if self.by_itself:
            return 1.0 if winners else 0.0
        sides = {seat % 2 for seat in winners}
        return 0.5 if len(sides) != 1 else 1.0 - sides.pop()


def checked_arena(
    game: Game[Any],
    bots: Sequence[str],
    seats: int,
    matches: int,
    options: Mapping[str, object],
    seed: str,
    most_decisions: int,
) -> Arena:
    """An arena that can be played, or an error that says what is wrong with it; an odd number of matches is rounded up.

    `matches` are those of each pair, or of each bot that plays by itself.
    """
    for bot in bots:
        plan = checked_plan(game, (bot,) * seats, options, seed, most_decisions)
        if bots.count(bot) > 1:
            raise BadInput("arena-same-bot", bot=bot)
    if len(bots) < 2:
        raise BadInput("arena-too-few")
    by_itself = game.cooperative or seats == 1
    deals = matches if by_itself else (matches + 1) // 2
    return Arena(game.key, tuple(bots), seats, by_itself, deals, plan.options, seed, most_decisions)


# The matches, and what is kept of them


@dataclass(slots=True)
class Scores:
    """What came out of some matches: of each, by its number, what the first side scored."""

    thinking: dict[str, Thinking]
    of_match: dict[int, float] = field(default_factory=dict)
    decisions: int = 0
    failures: list[Failure] = field(default_factory=list)

    def matches(self) -> int:
        return len(self.of_match) + len(self.failures)

    def mean_decisions(self) -> float:
        return self.decisions / len(self.of_match) if self.of_match else 0.0

    def add(self, other: Scores) -> None:
        """Count other matches too."""
        for bot, thinking in other.thinking.items():
            self.thinking[bot].add(thinking.decisions, thinking.seconds)
        self.of_match |= other.of_match
        self.decisions += other.decisions
        self.failures = sorted(self.failures + other.failures, key=lambda failure: (failure.number, failure.plan.bots))


def no_scores(arena: Arena) -> Scores:
    """The scores before the first match."""
    return Scores({bot: Thinking() for bot in arena.bots})


def scores_of(arena: Arena, numbers: Sequence[int]) -> Scores:
    """Play the matches of these numbers."""
    return scores_with(game_named(arena.game), arena, numbers)


def scores_with(game: Game[Any], arena: Arena, numbers: Sequence[int]) -> Scores:
    """The same with a game that is at hand."""
    scores = no_scores(arena)
    for number in numbers:
        plan, deal = arena.plan_and_deal(number)
        outcome = attempted(game, plan, deal, scores.thinking)
        if isinstance(outcome, Failure):
            scores.failures.append(outcome)
        else:
            result, decisions = outcome
            scores.of_match[number] = arena.score(result)
            scores.decisions += decisions
    return scores


def fought(arena: Arena, jobs: int) -> Generator[Scores, None, None]:
    """Play all matches, part by part; each part is told when it is done, in whatever order."""
    return in_parts(partial(scores_of, arena), arena.numbers(), jobs)


# What follows from the scores


@dataclass(slots=True)
class Record:
    """Somebody's matches that were played to their end. Of the points there are, a win is one and a draw is half."""

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
        """The share of the points; nothing without a match."""
        return self.points() / self.matches() if self.matches() else None

    def interval(self) -> tuple[float, float]:
        """Where the true share lies with a confidence of 95 %."""
        return wilson_interval(self.points(), self.matches())


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a bot is believed to be: 25 at first, and the surer the smaller `sigma`."""

    mu: float
    sigma: float

    def spread(self) -> float:
        """How far from `mu` the true strength may lie with a confidence of 95 %."""
        return NORMAL_95 * self.sigma

    def interval(self) -> tuple[float, float]:
        return self.mu - self.spread(), self.mu + self.spread()


@dataclass(frozen=True, slots=True)
class Standing:
    """How a bot has done; there is no rating where there is no opponent."""

    place: int
    bot: str
    rating: Rating | None
    record: Record
    thinking: Thinking


@dataclass(frozen=True, slots=True)
class Pair:
    """How two bots have done against each other: the record of the one named first, and that of the first seat."""

    bots: tuple[str, str]
    record: Record
    first_seat: Record


def standings(arena: Arena, scores: Scores) -> list[Standing]:
    """The bots, the strongest first: by rating, or by share where each one plays by itself."""
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
        )
        for bot in sorted(arena.bots, key=lambda bot: -worth[bot])
    ]


def ratings(arena: Arena, scores: Scores) -> dict[str, Rating]:
    """What the matches say about each bot, one after another in the order of their numbers."""
    model = PlackettLuce(tau=0.0)  # a bot neither learns nor tires
    rated = {bot: model.rating() for bot in arena.bots}
    for number in sorted(scores.of_match):
        first, second = arena.sides(number)
        score = scores.of_match[number]
        ranks = [1 - score, score]  # the lower is the better
        [[rated[first]], [rated[second]]] = model.rate([[rated[first]], [rated[second]]], ranks)
    return {bot: Rating(rating.mu, rating.sigma) for bot, rating in rated.items()}


def pairs(arena: Arena, scores: Scores) -> list[Pair]:
    """Every two bots that meet, in the order in which the bots were named."""
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
    """How the side that has the first seat has done in all matches of these pairs."""
    records = [pair.first_seat for pair in met]
    return Record(
        sum(record.wins for record in records),
        sum(record.draws for record in records),
        sum(record.losses for record in records),
    )
