"""How fast the lab is, by the bars it is held against. Only on a quiet machine: `./test --soak` (or HERNA_SOAK=1)."""

import os
import sys
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import pytest

from herna.bots.bot import chance_of_bot
from herna.cli.main import main
from herna.engine.chance import Seeded
from herna.engine.game import Game
from herna.games.catalogue import game_named
from herna.lab.grid import make_grid, play_grid, play_part_of
from herna.lab.simulate import Plan
from tests.kit.random_match import SOAK

pytestmark = pytest.mark.skipif(not SOAK, reason="what is measured on a busy machine says nothing")

MATCHES = {"connect-four": 300, "summoner-wars": 20, "aeons-end": 20, "warcraft": 4, "doomtrooper": 2}
# No rows of Connect Four: every decision is a turn there, and noting the points of a turn costs as much as playing it.
MEASURED = [(key, kept) for key in MATCHES for kept in (False, True) if not kept or key != "connect-four"]
ROUNDS = 20


def told(text: str) -> None:
    """Said past pytest, which would keep it."""
    print(text, file=sys.__stdout__)


def bare(game: Game[Any], plan: Plan, matches: int) -> int:
    """The least that can be done to play the same matches; says how many decisions there were."""
    decisions = 0
    for number in range(1, 1 + matches):
        seed = plan.seed_of(number)
        play = game.play(len(plan.bots), plan.options, Seeded(seed))
        chances = [chance_of_bot(seed, seat) for seat in range(len(plan.bots))]
        while play.ask is not None:
            play.choose(chances[play.ask.seat].pick(play.options()))
            decisions += 1
    return decisions


@pytest.mark.parametrize(("key", "kept"), MEASURED)
def test_simulating_adds_at_most_a_tenth_to_the_bare_loop(key: str, kept: bool) -> None:
    game = game_named(key)
    grid, _ = make_grid(game, [("random",) * min(game.seat_counts)], {}, "7", 20_000, range(1, 1 + MATCHES[key]))
    in_loop, in_simulation = 1e9, 1e9
    for _ in range(ROUNDS):
        began = process_time()
        decisions = bare(game, grid.cells[0], MATCHES[key])
        between = process_time()
        assert play_part_of(game, grid, kept, grid.places()).tallies[0].decisions == decisions
        in_loop, in_simulation = min(in_loop, between - began), min(in_simulation, process_time() - between)

    more = in_simulation / in_loop - 1
    told(f"{key}{', kept' if kept else ''}: {1e6 * in_loop / decisions:.1f} us a decision, {more:+.1%} simulated")
    assert more <= 0.1


def measure_rate(jobs: int, matches: int) -> float:
    """Matches a second of random Summoner Wars with that many processes, from the first that is told to the last."""
    grid, _ = make_grid(game_named("summoner-wars"), [("random", "random")], {}, "7", 20_000, range(1, 1 + matches))
    parts = play_grid(grid, grid.places(), False, jobs)
    done, started = 0, 0.0
    for part in parts:
        if started:
            done += part.tallies[0].matches
        else:  # the processes have started by now
            started = perf_counter()
    return done / (perf_counter() - started)


@pytest.mark.skipif((os.cpu_count() or 1) < 2, reason="there is one core")
def test_two_processes_play_at_least_1_7_times_as_many_matches_as_one() -> None:
    best = max(measure_rate(2, 1_500) / measure_rate(1, 750) for _ in range(3))

    told(f"two processes play {best:.2f} times as many matches a second as one")
    assert best >= 1.7


def test_a_thousand_matches_with_a_report_take_less_than_three_minutes(tmp_path: Path) -> None:
    started = perf_counter()

    assert main(["simulate", "summoner-wars", "--matches", "1000", "--seed", "7", "--out", str(tmp_path / "run")]) == 0
    assert main(["report", str(tmp_path / "run")]) == 0

    seconds = perf_counter() - started
    told(f"1,000 random matches of Summoner Wars with a report: {seconds:.1f} s")
    assert seconds < 180
