"""What is measured of a game, and the bars it is held against. How fast anything is, no test says."""

import json

import pytest

from herna.games.catalogue import game_named
from herna.lab.bench import (
    ROUNDS,
    SEARCH_ITERATIONS,
    Bar,
    OwnGame,
    Rates,
    Row,
    Work,
    bars_of,
    measure,
    measure_rate,
    middle_plays,
    rounds_in,
)

PROMISED = {"game", "decisions_per_s", "copies_per_s", "copy_us", "saved_bytes", "search_iterations_per_s"}


class Recorder:
    """A subject that writes down when its works are done."""

    def __init__(self, name: str, diary: list[str]) -> None:
        self.name = name
        self.diary = diary

    def works(self) -> dict[str, Work]:
        return {"lines_per_s": self.write}

    def write(self) -> int:
        if self.diary[-1:] != [self.name]:
            self.diary.append(self.name)
        return 1

    def row(self, rates: Rates) -> Row:
        return {"game": self.name, **rates}


def own_row(**changes: object) -> Row:
    return {"game": "connect-four", "decisions_per_s": 200_000.0, "copy_us": 1.0, "compiled": False, **changes}


def peer_row(**changes: object) -> Row:
    rates = {"decisions_per_s": 20_000.0, "search_iterations_per_s": None}
    return {"peer": "Other", "plays": "connect-four", **rates, "wanted_ratio": 5.0, **changes}


def test_a_rate_counts_the_units_that_each_piece_of_work_says() -> None:
    pieces = []

    def work() -> int:
        pieces.append(1)
        return 1000

    found = measure_rate(work, 0.01)

    assert 0 < found <= 1000 * len(pieces) / 0.01


def test_subjects_take_turns_round_by_round() -> None:
    diary: list[str] = []
    ticks: list[int] = []
    subjects = [Recorder("ours", diary), Recorder("theirs", diary)]

    rows = measure(subjects, 0.001, lambda: ticks.append(1))

    assert diary == ["ours", "theirs"] * ROUNDS
    assert len(ticks) == rounds_in(subjects)
    assert [row["game"] for row in rows] == ["ours", "theirs"]
    assert all(row["lines_per_s"] > 0 for row in rows)


def test_a_games_row_keeps_the_promise_to_scripts() -> None:
    [row] = measure([OwnGame(game_named("connect-four"))], 0.01, lambda: None)

    assert row.keys() >= PROMISED
    assert row["search_iterations_per_s"] > 0
    assert row["copy_us"] == pytest.approx(1e6 / row["copies_per_s"])
    assert 7 <= row["mean_decisions"] <= 42
    assert 50 < row["saved_bytes"] < 500
    assert json.loads(json.dumps(row)) == row


def test_copies_are_taken_of_plays_that_are_not_over() -> None:
    plays = middle_plays(game_named("connect-four"), 2)

    assert len(plays) == 24
    assert all(play.ask is not None for play in plays)
    assert len({sum(play.table.filled) for play in plays}) > 3  # at different points


def test_every_game_has_a_bar_for_decisions_and_one_for_copies() -> None:
    bars = bars_of(own_row(game="warcraft", decisions_per_s=29_999.0, copy_us=15.0), [])

    assert [(bar.kind, bar.wanted, bar.met()) for bar in bars] == [("decisions", 30_000, False), ("copy", 15, True)]


def test_a_compiled_game_has_to_make_three_times_as_many_decisions() -> None:
    plain, compiled = (bars_of(own_row(compiled=compiled), [])[0].wanted for compiled in (False, True))

    assert compiled == 3 * plain


def test_a_copy_of_connect_four_takes_at_most_5_us() -> None:
    assert bars_of(own_row(copy_us=5.1), [])[1] == Bar("connect-four", "copy", 5, 5.1)
    assert not bars_of(own_row(copy_us=5.1), [])[1].met()


def test_a_game_is_held_against_a_peer_that_plays_the_same() -> None:
    faster, slower = bars_of(own_row(), [peer_row(), peer_row(decisions_per_s=2e6, wanted_ratio=1 / 8)])[2:]

    assert (faster.kind, faster.wanted, faster.found, faster.met()) == ("faster", 5, 10, True)
    assert (slower.kind, slower.wanted, slower.found, slower.met()) == ("slower", 8, 10, False)


def test_a_peer_that_plays_something_else_sets_no_bar() -> None:
    assert len(bars_of(own_row(), [peer_row(plays=None), peer_row(wanted_ratio=None)])) == 2


def test_a_search_is_measured_from_a_decision_that_bots_think_about() -> None:
    """In Aeon's End a turn begins with gems that are played without thinking."""
    assert OwnGame(game_named("aeons-end")).search_once() == SEARCH_ITERATIONS


def test_our_search_is_held_against_a_peers_that_searches_the_same_game() -> None:
    own = own_row(search_iterations_per_s=15_000.0)
    peers = [peer_row(wanted_ratio=None, search_iterations_per_s=rate) for rate in (10_000.0, 5_000.0)]

    too_slow, fast_enough = bars_of(own, peers)[2:]

    assert (too_slow.kind, too_slow.wanted, too_slow.found, too_slow.met()) == ("search", 2, 1.5, False)
    assert fast_enough.met()
