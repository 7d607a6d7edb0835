"""What a run's tables say, on tables so small that every number can be found by hand."""

from collections.abc import Iterator, Sequence

import polars as pl
import pytest

from herna.games.catalogue import game_named
from herna.lab import findings
from herna.lab.grid import Grid, Row, make_grid
from herna.lab.tables import frames_of

SEATS = {(cell, seat): name for cell in (0, 1) for seat, name in enumerate(("north", "south"))}


def a_grid(matches: int) -> Grid:
    options = {"first": ["seat-1", "seat-2"]}
    return make_grid(game_named("connect-four"), [("random", "random")], options, "7", 100, range(1, 1 + matches))[0]


def a_row(match: int, scores: Sequence[float], cards: Sequence[Sequence[str]] = ((), ()), cell: int = 0) -> Row:
    """A match of three turns, in which each seat has as many points as turns have begun, and the winner one more."""
    points = [tuple(turn + int(score == 1) for score in scores) for turn in range(4)]
    counted = [{card: played.count(card) for card in played} for played in cards]
    return Row(cell, match, tuple(scores), "C4-WIN-01", 10 + match, 3, cell, points, counted, 0.1 * match)


def matches_of(*rows: Row) -> pl.DataFrame:
    return frames_of(a_grid(1_000), rows)[0]


def wins_of(first: int, second: int, draws: int = 0) -> Iterator[Row]:
    scores = [(1.0, 0.0)] * first + [(0.0, 1.0)] * second + [(0.5, 0.5)] * draws
    return (a_row(match, score) for match, score in enumerate(scores, 1))


def test_the_order_of_the_rows_does_not_matter() -> None:
    rows = [a_row(match, (1.0, 0.0), cell=cell) for cell in (0, 1) for match in (1, 2, 3)]

    assert matches_of(*rows).equals(matches_of(*reversed(rows)))
    assert matches_of(*rows, rows[2]).equals(matches_of(*rows))  # kept twice, counted once


def test_a_share_is_told_with_its_interval() -> None:
    sides = findings.sides_of(matches_of(*wins_of(30, 10)), SEATS)

    north = findings.shares(sides, ["side"]).row(0, named=True)

    assert (north["side"], north["won"], north["played"], north["share"]) == ("north", 30, 40, 0.75)
    assert (north["low"], north["high"]) == (pytest.approx(0.598, abs=0.001), pytest.approx(0.858, abs=0.001))


def test_the_side_that_began_is_told_from_the_others() -> None:
    rows = [a_row(1, (1.0, 0.0), cell=0), a_row(2, (1.0, 0.0), cell=0), a_row(1, (1.0, 0.0), cell=1)]
    sides = findings.sides_of(matches_of(*rows), SEATS)

    shares = {row["began"]: row["share"] for row in findings.shares(sides, ["began"]).to_dicts()}

    assert shares == {True: pytest.approx(2 / 3), False: pytest.approx(1 / 3)}


def test_a_draw_is_half_a_win_where_two_sides_meet() -> None:
    sides = findings.sides_of(matches_of(*wins_of(2, 1, draws=1)), SEATS)

    met = {(row["side"], row["other"]): (row["won"], row["played"]) for row in findings.match_ups(sides).to_dicts()}

    assert met == {("north", "south"): (2.5, 4), ("south", "north"): (1.5, 4)}


def test_who_wins_or_loses_with_another_has_not_met_them() -> None:
    sides = pl.DataFrame(
        {"cell": [0] * 4, "match": [1] * 4, "seat": range(4), "side": list("abcd"), "score": [1.0, 1.0, 0.0, 0.0]}
    )

    met = {(row["side"], row["other"]): row["share"] for row in findings.match_ups(sides).to_dicts()}

    assert met.keys() == {(one, other) for one in "abcd" for other in "abcd" if (one in "ab") != (other in "ab")}
    assert met["a", "c"] == 1
    assert met["d", "b"] == 0


def test_failures_count_nowhere_but_among_the_failures() -> None:
    failed = Row(0, 9, (), "", 0, 0, -1, [], [], 0.1, "it broke")
    matches = matches_of(*wins_of(2, 1), failed)

    assert findings.finished(matches).height == 3
    assert findings.histogram(matches, "decisions")["matches"].sum() == 3
    assert findings.reasons(matches).row(0, named=True)["share"] == 1


def test_a_histogram_has_bars_of_equal_width_that_hold_every_match() -> None:
    rows = [a_row(match, (1.0, 0.0)) for match in range(1, 101)]  # 11 to 110 decisions

    bars = findings.histogram(matches_of(*rows), "decisions")

    assert bars["matches"].sum() == 100
    assert set(bars["to"] - bars["from"]) == {5}
    assert bars.height <= findings.BARS + 1
    assert findings.histogram(matches_of(), "turns").is_empty()


def test_points_are_followed_while_the_match_goes_on() -> None:
    """The last points, when the match was over, are not those of a turn."""
    courses = findings.points_by_turn(matches_of(*wins_of(6, 4, draws=3)), together=False)

    told = {(row["won"], row["turn"]): (row["mean"], row["count"]) for row in courses.to_dicts()}
    assert told == {(won, turn): (turn - 1 + won, 10) for won in (True, False) for turn in (1, 2, 3)}


def test_a_card_is_compared_with_the_same_seat_that_did_not_play_it() -> None:
    """The first seat wins 30 of 40 with the card and 10 of 40 without it; the second never plays it."""
    cards: tuple[tuple[list[str], list[str]], ...] = (["ace"], []), ([], [])
    rows = [a_row(match, (1.0, 0.0) if match <= 30 else (0.0, 1.0), cards[0]) for match in range(1, 41)]
    rows += [a_row(match, (1.0, 0.0) if match <= 50 else (0.0, 1.0), cards[1]) for match in range(41, 81)]

    ace = findings.cards(matches_of(*rows), together=False).row(0, named=True)

    assert (ace["times"], ace["played"], ace["not_played"]) == (40, 40, 40)
    assert ace["effect"] == pytest.approx(0.5)
    assert ace["high"] - ace["effect"] == pytest.approx(1.96 * (2 * 0.75 * 0.25 / 40) ** 0.5, abs=0.001)


def test_a_strong_cell_does_not_make_its_cards_look_strong() -> None:
    """In one cell the seat wins always and plays the card mostly, in the other never and rarely: no difference."""
    rows = [a_row(match, (1.0, 0.0), (["ace"] if match <= 30 else [], []), cell=0) for match in range(1, 41)]
    rows += [a_row(match, (0.0, 1.0), (["ace"] if match <= 10 else [], []), cell=1) for match in range(1, 41)]

    assert findings.cards(matches_of(*rows), together=False)["effect"].to_list() == [0.0]


def test_cards_that_tell_too_little_are_not_told() -> None:
    few, enough = findings.FEW - 1, findings.FEW
    rows = [
        a_row(match, (1.0, 0.0), (["rare"] * (match <= few) + ["often"] * (match <= enough), []))
        for match in range(1, 60)
    ]

    found = findings.cards(matches_of(*rows), together=False)

    assert set(found["card"]) == {"rare", "often"}
    assert findings.influential_cards(found, 5)["card"].to_list() == ["often"]


def test_a_card_that_everybody_has_played_has_no_effect_to_tell() -> None:
    rows = [a_row(match, (1.0, 0.0), (["ace"], ["ace"])) for match in (1, 2)]

    ace = findings.cards(matches_of(*rows), together=False).row(0, named=True)

    assert (ace["times"], ace["effect"], ace["low"], ace["high"]) == (4, None, None, None)


def test_how_often_those_won_who_played_a_card_is_told_with_its_interval() -> None:
    rows = [a_row(match, (1.0, 0.0) if match <= 30 else (0.0, 1.0), (["ace"], [])) for match in range(1, 41)]

    ace = findings.wins_with_cards(matches_of(*rows), together=False).row(0, named=True)

    assert (ace["card"], ace["won"], ace["played"], ace["share"]) == ("ace", 30, 40, 0.75)
    assert (ace["low"], ace["high"]) == (pytest.approx(0.598, abs=0.001), pytest.approx(0.858, abs=0.001))


def test_the_slowest_matches_come_first() -> None:
    rows = list(wins_of(3, 2))

    slowest = findings.slowest(*frames_of(a_grid(1_000), rows), 2)

    assert slowest["match"].to_list() == [5, 4]


def test_all_who_play_together_win_or_lose_together() -> None:
    together = matches_of(a_row(1, (1.0, 1.0), (["ace"], ["ace"])), a_row(2, (0.0, 0.0), ([], [])))

    assert findings.won_together(together)["won"].to_list() == [True, False]
    assert findings.cards(together, together=True)["effect"].to_list() == [1.0]
