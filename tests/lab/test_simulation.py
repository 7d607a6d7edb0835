"""Many matches of bots: each follows from the seed and its number alone, and none stops the others."""

from __future__ import annotations

import time
from multiprocessing import active_children
from typing import Any

import pytest

from herna.bots.bot import Bot, chance_of_bot
from herna.bots.named import bot_named
from herna.engine.chance import Chance
from herna.engine.decision import Choice
from herna.engine.errors import BadInput, BrokenGame
from herna.engine.flow import Procedure
from herna.engine.game import Game, Options
from herna.engine.match import Match
from herna.engine.table import Result, drawn, won_by
from herna.engine.view import Chair
from herna.games.catalogue import game_named
from herna.lab import simulate
from herna.lab.simulate import (
    Failure,
    Plan,
    Tally,
    checked_plan,
    played,
    recorded,
    simulated,
    tally_of,
    tally_with,
    wilson_interval,
)


def a_plan(*bots: str, seed: str = "7", most_decisions: int = 100, **options: str) -> Plan:
    return checked_plan(game_named("connect-four"), bots or ("random", "random"), options, seed, most_decisions)


def whole(plan: Plan, numbers: range, jobs: int) -> Tally:
    tally = Tally(False, [0, 0])
    for part in simulated(plan, numbers, jobs):
        tally.add(part)
    return tally


class SometimesBroken(Game[Any]):
    """Connect Four with a bug that shows in some matches."""

    def setup(self, seats: int, options: Options, chance: Chance) -> tuple[Any, Procedure]:
        if chance.below(2) == 0:
            raise BrokenGame("the rack has fallen over")
        table, procedure = game_named("connect-four").setup(seats, options, chance)
        return table, procedure


SOMETIMES_BROKEN = SometimesBroken("sometimes-broken", "connect_four", "c4", {"drop": ("column",)}, {})
SOMETIMES_BROKEN_PLAN = Plan("sometimes-broken", ("random", "random"), {"first": "seat-1"}, "7")


def test_the_outcome_does_not_depend_on_how_many_processes_play() -> None:
    plan = a_plan("random", "greedy", first="random")

    assert whole(plan, range(1, 41), jobs=1) == whole(plan, range(1, 41), jobs=2)


def test_a_match_does_not_depend_on_the_matches_before_it() -> None:
    plan = a_plan()

    alone = [played(game_named("connect-four"), plan, number) for number in (5, 6)]
    together = tally_of(plan, range(5, 7))

    assert together.decisions == sum(decisions for _, decisions in alone)
    assert together.wins == [sum(seat in result.winners() for result, _ in alone) for seat in (0, 1)]


def test_another_seed_gives_other_matches() -> None:
    assert tally_of(a_plan(seed="7"), range(1, 21)) != tally_of(a_plan(seed="8"), range(1, 21))


def test_a_simulated_match_is_the_recorded_match_of_the_same_seed() -> None:
    game = game_named("connect-four")
    plan = a_plan("random", "greedy", first="random")
    seed = plan.seed_of(3)
    match = Match(game, 2, plan.options, seed)
    bots = [bot_named(name, chance_of_bot(seed, seat)) for seat, name in enumerate(plan.bots)]

    while match.play.ask is not None:
        seat = match.play.ask.seat
        match.choose(seat, bots[seat].choose(match.chair(seat)))

    assert played(game, plan, 3) == (match.play.result, len(match.past))


def test_a_match_that_raises_is_a_failure_and_the_others_are_played() -> None:
    tally = tally_with(SOMETIMES_BROKEN, SOMETIMES_BROKEN_PLAN, range(1, 31))

    assert 0 < len(tally.failures) < 30
    assert tally.matches == 30
    assert sum(tally.wins) + tally.draws + len(tally.failures) == 30


def test_a_failure_tells_all_that_is_needed_to_get_there_again() -> None:
    failure = tally_with(SOMETIMES_BROKEN, SOMETIMES_BROKEN_PLAN, range(1, 31)).failures[0]

    with pytest.raises(BrokenGame, match="the rack has fallen over"):
        played(SOMETIMES_BROKEN, SOMETIMES_BROKEN_PLAN, failure.number)

    assert failure.seed() == SOMETIMES_BROKEN_PLAN.seed_of(failure.number)
    assert failure.why == "BrokenGame: the rack has fallen over"
    assert "in setup" in failure.trace


def test_a_match_may_take_just_as_many_decisions_as_it_is_allowed() -> None:
    game = game_named("connect-four")
    result, decisions = played(game, a_plan(), 1)

    assert played(game, a_plan(most_decisions=decisions), 1) == (result, decisions)
    with pytest.raises(BrokenGame, match="not over"):
        played(game, a_plan(most_decisions=decisions - 1), 1)


def test_whoever_stops_listening_ends_the_workers() -> None:
    before = active_children()
    parts = simulated(a_plan("greedy", "greedy"), range(1, 1_000_000), 2)
    next(parts)
    assert len(active_children()) > len(before)

    parts.close()

    patience = time.monotonic() + 10
    while len(active_children()) > len(before) and time.monotonic() < patience:
        time.sleep(0.01)
    assert active_children() == before


def test_a_draw_is_nobodys_win() -> None:
    tally = Tally(False, [0, 0])

    tally.count((won_by(2, 1), 10))
    tally.count((drawn(2), 20))

    assert (tally.wins, tally.draws, tally.losses, tally.mean_decisions()) == ([0, 1], 1, 0, 15)


def test_players_who_win_together_have_one_count_of_wins() -> None:
    tally = Tally(True, [0])

    tally.count((won_by(3, 0, 1, 2), 10))
    tally.count((Result((0.0, 0.0, 0.0)), 10))

    assert (tally.wins, tally.draws, tally.losses) == ([1], 0, 1)


def test_seats_that_win_as_a_team_have_a_win_each() -> None:
    tally = Tally(False, [0, 0, 0, 0])

    tally.count((won_by(4, 0, 2), 10))

    assert tally.wins == [1, 0, 1, 0]


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
        checked_plan(game_named("connect-four"), bots, options, seed, 100)

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


def test_a_choice_that_was_offered_once_is_taken_only_as_long_as_it_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both fill the first column, three discs each; the seventh does not fit."""
    monkeypatch.setattr(simulate, "bot_named", lambda name, chance: Stubborn(chance))

    with pytest.raises(BrokenGame, match=r"'drop', 0.*not offered"):
        played(game_named("connect-four"), a_plan(), 1)


def test_a_choice_that_is_not_offered_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "bot_named", lambda name, chance: Wilful(chance))

    with pytest.raises(BrokenGame, match=r"'drop', 7.*not offered"):
        played(game_named("connect-four"), a_plan(), 1)


def test_a_match_is_recorded_as_it_was_played() -> None:
    plan = a_plan("random", "greedy", first="random")
    game = game_named("connect-four")

    for number in (1, 2, 3):
        match, outcome = recorded(game, plan, number)
        assert outcome == played(game, plan, number)
        assert match.over()


def test_a_failure_is_recorded_as_far_as_it_came() -> None:
    match, outcome = recorded(game_named("connect-four"), a_plan(most_decisions=6), 1)

    assert isinstance(outcome, Failure)
    assert len(match.past) == 6
    assert "pause" in match.journal.entries()[-1]
