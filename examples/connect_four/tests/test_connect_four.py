"""Connect Four: every rule has a test that is marked with its ID."""

from __future__ import annotations

import pytest

from connect_four.game import COLUMNS, GAME, HEIGHT, ROWS, Rack, four_in_a_line, longest_line
from herna.engine.chance import Chance
from herna.engine.errors import IllegalChoice
from herna.engine.flow import Play
from herna.engine.match import Match


def after(columns: str) -> Match[Rack]:
    """A match after discs were dropped into these columns, counted from 1, in turn."""
    match = Match(GAME, 2, seed="seed")
    for at, column in enumerate(columns):
        match.choose(at % 2, ("drop", int(column) - 1))
    return match


def drawn(board: str) -> int:
    """The discs marked x on a drawn board, as bits."""
    rows = [line.split() for line in reversed(board.strip().splitlines())]
    return sum(1 << column * HEIGHT + row for row, line in enumerate(rows) for column, x in enumerate(line) if x == "x")


@pytest.mark.rule("C4-SETUP-01")
def test_the_rack_has_seven_columns_of_six_empty_spaces() -> None:
    view = after("").view(0)["table"]

    assert view["rows"] == [[-1] * 7 for _ in range(6)]
    assert (COLUMNS, ROWS) == (7, 6)


@pytest.mark.rule("C4-SETUP-02")
def test_either_player_or_chance_decides_who_begins() -> None:
    def begins(first: str, seed: str = "seed") -> int:
        return Match(GAME, 2, {"first": first}, seed).play.table.turn

    assert begins("seat-1") == 0
    assert begins("seat-2") == 1
    assert {begins("random", f"seed {number}") for number in range(20)} == {0, 1}


@pytest.mark.rule("C4-TURN-01")
def test_players_take_turns() -> None:
    match = after("4")

    with pytest.raises(IllegalChoice):
        match.choose(0, ("drop", 3))
    match.choose(1, ("drop", 3))

    assert match.play.table.turn == 0


@pytest.mark.rule("C4-TURN-02")
def test_a_disc_falls_to_the_lowest_free_space_of_its_column() -> None:
    rows = after("445").view(0)["table"]["rows"]

    assert rows[0] == [-1, -1, -1, 0, 0, -1, -1]
    assert rows[1] == [-1, -1, -1, 1, -1, -1, -1]


@pytest.mark.rule("C4-TURN-03")
@pytest.mark.example("C4-EX-01")
def test_a_full_column_takes_no_more_discs_and_says_so() -> None:
    match = after("444444")

    assert match.play.options() == [("drop", column) for column in (0, 1, 2, 4, 5, 6)]
    (reason,) = match.explain(0, ("drop", 3))
    assert (reason.rule, reason.key, reason.blockers) == ("C4-TURN-03", "c4-why-full", (("column", 3),))
    (reason,) = match.explain(0, ("drop", 7))
    assert reason.rule == "C4-SETUP-01"


@pytest.mark.rule("C4-WIN-01")
@pytest.mark.parametrize(
    "board",
    [
        ". . . .\nx . . .\nx . . .\nx . . .\nx . . .",
        "x x x x",
        ". . . x\n. . x .\n. x . .\nx . . .",
        "x . . .\n. x . .\n. . x .\n. . . x",
    ],
)
def test_four_in_a_line_are_vertical_horizontal_or_diagonal(board: str) -> None:
    assert four_in_a_line(drawn(board))


@pytest.mark.rule("C4-WIN-01")
@pytest.mark.parametrize(
    "board",
    [
        "x x x . x x x",
        "x . . . . . .\nx . . . . . .\nx . . . . . .\n. . . . . . .\nx . . . . . .\nx . . . . . .",
        # the top of one column and the bottom of the next are not neighbours
        "x . . .\nx . . .\nx . . .\n. . . .\n. . . .\n. x . .",
        "x x . .\n. . x x",
    ],
)
def test_anything_else_is_not_four_in_a_line(board: str) -> None:
    assert not four_in_a_line(drawn(board))


@pytest.mark.parametrize(
    ("board", "length"), [(".", 0), ("x . x", 1), ("x . .\n. x .", 2), ("x x x . x x", 3), ("x x x x x", 5)]
)
def test_the_longest_line_is_counted(board: str, length: int) -> None:
    assert longest_line(drawn(board)) == length


@pytest.mark.rule("C4-WIN-01")
@pytest.mark.example("C4-EX-02")
def test_four_in_a_line_win_at_once() -> None:
    match = after("1212121")

    assert match.play.result is not None
    assert match.play.result.scores == (1.0, 0.0)
    assert match.play.options() == []


@pytest.mark.rule("C4-WIN-02")
def test_a_full_rack_without_four_in_a_line_is_a_draw() -> None:
    match = after("775375547123477634514535263366661121144222")

    assert match.play.result is not None
    assert match.play.result.scores == (0.5, 0.5)
    assert match.play.result.rule == "C4-WIN-02"


def count_lines_of_play(play: Play[Rack], depth: int) -> int:
    """How many different lines of play there are from here to a depth."""
    if depth == 0 or play.ask is None:
        return int(depth == 0)
    total = 0
    for option in play.options():
        after_option = play.copy()
        after_option.choose(option)
        total += count_lines_of_play(after_option, depth - 1)
    return total


def test_there_are_as_many_lines_of_play_as_there_should_be() -> None:
    """7 to the power of the depth, while no column can be full."""
    play = GAME.play(2, {"first": "seat-1"}, Chance(1))

    assert [count_lines_of_play(play, depth) for depth in range(6)] == [1, 7, 49, 343, 2401, 16807]
