"""Many matches of bots: each follows from the seed and its number alone, and none stops the others."""

import time
from collections.abc import Generator
from multiprocessing import active_children
from typing import Any

import pytest

from herna.bots.bot import Bot, chance_of_bot
from herna.bots.interval import wilson_interval
from herna.bots.named import bot_named
from herna.engine.decision import Choice
from herna.engine.errors import BadInput, BrokenGame
from herna.engine.match import Match
from herna.engine.table import Result, drawn, won_by
from herna.engine.view import Chair
from herna.games.catalogue import game_named
from herna.lab import simulate
from herna.lab.grid import Grid, Part, play_grid, play_part_of
from herna.lab.simulate import (
    Failure,
    Plan,
    Tally,
    make_plan,
    play_match,
    record_match,
)
from tests.kit.fallible import FALLIBLE

CONNECT_FOUR = game_named("connect-four")


def a_plan(*bots: str, seed: str = "7", most_decisions: int = 100, **options: str) -> Plan:
    return make_plan(CONNECT_FOUR, bots or ("random", "random"), options, seed, most_decisions)


def parts_of(plan: Plan, numbers: range, jobs: int = 1) -> Generator[Part, None, None]:
    grid = Grid(plan.game, (plan,), numbers.start, len(numbers))
    return play_grid(grid, range(len(numbers)), False, jobs)


def whole(plan: Plan, numbers: range, jobs: int = 1) -> Tally:
    tally = Tally(False, [0, 0])
    for part in parts_of(plan, numbers, jobs):
        tally.add(part.tallies[0])
    return tally


FALLIBLE_PLAN = Plan(FALLIBLE.key, ("random", "random"), {"first": "seat-1"}, "7")


def test_the_outcome_does_not_depend_on_how_many_processes_play() -> None:
    plan = a_plan("random", "greedy", first="random")

    assert whole(plan, range(1, 41), jobs=1) == whole(plan, range(1, 41), jobs=2)


def test_a_match_does_not_depend_on_the_matches_before_it() -> None:
    plan = a_plan()

    alone = [play_match(CONNECT_FOUR, plan, number) for number in (5, 6)]
    together = whole(plan, range(5, 7))

    assert together.decisions == sum(decisions for _, decisions in alone)
    assert together.wins == [sum(seat in result.winners() for result, _ in alone) for seat in (0, 1)]


def test_another_seed_gives_other_matches() -> None:
    assert whole(a_plan(seed="7"), range(1, 21)) != whole(a_plan(seed="8"), range(1, 21))


def test_a_simulated_match_is_the_recorded_match_of_the_same_seed() -> None:
    plan = a_plan("random", "greedy", first="random")
    seed = plan.seed_of(3)
    match = Match(CONNECT_FOUR, 2, plan.options, seed)
    bots = [bot_named(name, chance_of_bot(seed, seat)) for seat, name in enumerate(plan.bots)]

    while match.play.ask is not None:
        seat = match.play.ask.seat
        match.choose(seat, bots[seat].choose(match.chair(seat)))

    assert play_match(CONNECT_FOUR, plan, 3) == (match.play.result, len(match.past))


def test_a_match_that_raises_is_a_failure_that_can_be_repeated_and_the_others_are_played() -> None:
    tally = play_part_of(FALLIBLE, Grid(FALLIBLE.key, (FALLIBLE_PLAN,), 1, 30), False, range(30)).tallies[0]

    assert 0 < len(tally.failures) < 30
    assert tally.matches == 30
    assert sum(tally.wins) + tally.draws + len(tally.failures) == 30
    failure = tally.failures[0]
    assert failure.seed() == FALLIBLE_PLAN.seed_of(failure.number)
    assert failure.why == "BrokenGame: the rack has fallen over"
    assert "in setup" in failure.trace
    with pytest.raises(BrokenGame, match="the rack has fallen over"):
        play_match(FALLIBLE, FALLIBLE_PLAN, failure.number)


def test_a_match_may_take_just_as_many_decisions_as_it_is_allowed() -> None:
    result, decisions = play_match(CONNECT_FOUR, a_plan(), 1)

    assert play_match(CONNECT_FOUR, a_plan(most_decisions=decisions), 1) == (result, decisions)
    with pytest.raises(BrokenGame, match="not over"):
        play_match(CONNECT_FOUR, a_plan(most_decisions=decisions - 1), 1)


def test_closing_a_simulation_ends_the_workers() -> None:
    before = active_children()
    parts = parts_of(a_plan("greedy", "greedy"), range(1, 1_000_000), jobs=2)
    next(parts)
    assert len(active_children()) > len(before)

    parts.close()

    deadline = time.monotonic() + 10
    while len(active_children()) > len(before) and time.monotonic() < deadline:
        time.sleep(0.01)
    assert active_children() == before


@pytest.mark.parametrize(
    ("tally", "results", "counted"),
    [
        (Tally(False, [0, 0]), [won_by(2, 1), drawn(2)], ([0, 1], 1, 0)),
        (Tally(True, [0]), [won_by(3, 0, 1, 2), Result((0.0, 0.0, 0.0))], ([1], 0, 1)),
        (Tally(False, [0, 0, 0, 0]), [won_by(4, 0, 2)], ([1, 0, 1, 0], 0, 0)),
    ],
    ids=["a-draw-is-nobodys-win", "winning-together-counts-once", "a-team-wins-a-seat-each"],
)
def test_wins_draws_and_losses_are_counted(
    tally: Tally, results: list[Result], counted: tuple[list[int], int, int]
) -> None:
    for number, result in enumerate(results, 1):
        tally.count((result, 10 * number))

    assert (tally.wins, tally.draws, tally.losses) == counted
    assert tally.mean_decisions() == 5 * (len(results) + 1)


@pytest.mark.parametrize(
    ("bots", "options", "seed", "key"),
    [
        (("random",), {}, "7", "error-seat-count"),
        (("random", "nobody"), {}, "7", "error-unknown-bot"),
        (("random", "random"), {"hats": "2"}, "7", "error-unknown-option"),
        (("random", "random"), {"first": "nobody"}, "7", "error-option-value"),
        (("random", "random"), {}, "", "error-bad-seed"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(
    bots: tuple[str, ...], options: dict[str, str], seed: str, key: str
) -> None:
    with pytest.raises(BadInput) as refused:
        make_plan(CONNECT_FOUR, bots, options, seed, 100)

    assert refused.value.key == key


@pytest.mark.parametrize(
    ("wins", "matches", "low", "high"),
    [(50, 100, 0.4038, 0.5962), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (0, 0, 0.0, 1.0)],
)
def test_the_wilson_interval_is_that_of_the_textbooks(wins: int, matches: int, low: float, high: float) -> None:
    assert wilson_interval(wins, matches) == pytest.approx((low, high), abs=1e-4)


class Stubborn(Bot):
    """Takes one option in its first decision, and then the same again and again without asking what there is."""

    wanted: Choice = ()

    def choose(self, chair: Chair[Any]) -> Choice:
        self.wanted = self.wanted or chair.options()[0]
        return self.wanted


class Wilful(Bot):
    """Asks what there is, and then chooses something else."""

    def choose(self, chair: Chair[Any]) -> Choice:
        return ("drop", len(chair.options()))


@pytest.mark.parametrize(("bot", "column"), [(Stubborn, 0), (Wilful, 7)], ids=["no-longer-offered", "never-offered"])
def test_a_choice_is_taken_only_if_it_is_offered_now(
    bot: type[Bot], column: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two stubborn ones fill the first column, three discs each; the seventh does not fit."""
    monkeypatch.setattr(simulate, "bot_named", lambda name, chance: bot(chance))

    with pytest.raises(BrokenGame, match=rf"'drop', {column}.*not offered"):
        play_match(CONNECT_FOUR, a_plan(), 1)


def test_a_match_is_recorded_as_it_was_played() -> None:
    plan = a_plan("random", "greedy", first="random")

    for number in (1, 2, 3):
        match, outcome = record_match(CONNECT_FOUR, plan, number)
        assert outcome == play_match(CONNECT_FOUR, plan, number)
        assert match.over()


def test_a_failure_is_recorded_as_far_as_it_came() -> None:
    match, outcome = record_match(CONNECT_FOUR, a_plan(most_decisions=6), 1)

    assert isinstance(outcome, Failure)
    assert len(match.past) == 6
    assert "pause" in match.journal.entries()[-1]
