"""The solver plays every line of a puzzle; what it found is stored with the puzzles."""

import json
import tomllib
from typing import Any

import pytest

from herna.cli.puzzles import told
from herna.engine.game import Game
from herna.engine.journal import read_text
from herna.games.catalogue import game_keys, game_named
from herna.lessons.checked import TRIES, Checked, as_text, check, checked_of, digest_of_puzzle, is_verified, lucky_tries
from herna.lessons.files import Puzzle, read_puzzle
from herna.lessons.shelf import files_in, puzzle_named, puzzles_of
from herna.lessons.solver import MOST_POSITIONS, NEVER, Verdict, solve
from herna.messages.words import Words
from tests.kit.random_match import SOAK
from tests.lessons.test_files import PUZZLE

GAMES = [game_named(key) for key in game_keys() if puzzles_of(game_named(key))]
EVERY_PUZZLE = [pytest.param(puzzle, id=puzzle.key) for game in GAMES for puzzle in puzzles_of(game)]
QUICK = ("sw-p8-scent-of-blood", "ae-p1-the-order-of-spells", "dt-p4-change-of-plan", "wc-p2-hold-the-hill")
SAMPLE = [pytest.param(puzzle, id=puzzle.key) for game in GAMES for puzzle in puzzles_of(game) if puzzle.key in QUICK]
SIEGE = """
key = "ae-p9-two-spells"
game = "aeons-end"
deadline = "this-phase"
rules = ["AE-CAST-01"]
solution = ["cast spark", "cast spark#2"]
goal = ["nemesis = 5"]
fails = []
[given]
mages = "kadir"
moment = "casting"
breaches = { 0 = "OOOO" }
prepped = { 0 = { 1 = "spark", 2 = "spark#2" } }
nemesis_life = 7
turn_deck = "nemesis player-1"
"""


def puzzle(*changes: tuple[str, str], text: str = PUZZLE) -> Puzzle:
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return read_puzzle(text, "short.toml")


def test_a_puzzle_of_one_choice_is_solved_by_it_alone() -> None:
    found = solve(puzzle())

    assert (found.complete, found.shortest, found.first) == (True, 1, ("attack bear-cavalry sneeks",))


def test_a_goal_that_no_line_reaches_is_not_solvable() -> None:
    found = solve(puzzle(("damage sneeks = 3", "damage sneeks = 4")))

    assert found.complete
    assert (found.shortest, found.first, found.longer) == (NEVER, (), 0)


def test_a_roll_that_the_puzzle_does_not_give_reaches_nothing() -> None:
    assert not solve(puzzle(("dice = [1]", "dice = []"))).solvable()


def test_too_many_positions_are_not_searched() -> None:
    found = solve(puzzle(), most=1)

    assert not found.complete
    assert not found.solvable()


def test_the_same_choices_in_another_order_are_one_way() -> None:
    found = solve(puzzle(text=SIEGE))

    assert (found.shortest, len(found.first)) == (2, 1)


def test_ways_of_different_choices_are_told_apart_and_equal_cards_are_not() -> None:
    other = ('damage sneeks = 3"]', 'damage sneeks >= 1"]')
    golem = solve(puzzle(("bear-cavalry = [6, 4] }", "bear-cavalry = [6, 4], ice-golem = [7, 3] }"), other))
    bear = solve(puzzle(("bear-cavalry = [6, 4] }", 'bear-cavalry = [6, 4], "bear-cavalry#2" = [7, 3] }'), other))

    assert set(golem.first) == {"attack bear-cavalry sneeks", "attack ice-golem sneeks"}
    assert bear.first == ("attack bear-cavalry sneeks",)


def test_cards_are_named_as_they_lie_when_they_are_chosen() -> None:
    """Which of two cards is laid first makes no other way, although the second then lies where the first did."""
    found = solve(puzzle_named(game_named("warcraft"), "30-two-cards"))

    assert (found.shortest, len(found.first)) == (5, 1)


def test_a_reply_that_spoils_the_goal_makes_it_unsolvable() -> None:
    """Without the archers nobody keeps the two units out of the town; that they could stay away is nothing."""
    text = read_text(files_in(game_named("warcraft"), "puzzles")[5])
    alone = puzzle(('B = "G", G = "R"', 'B = "G"'), ('"move ranged G H",', ""), ('"lose 0 ranged H",', ""), text=text)

    assert not solve(alone).solvable()


@pytest.mark.parametrize("work", EVERY_PUZZLE)
def test_a_puzzle_goes_on_whatever_is_chosen(work: Puzzle) -> None:
    assert 0 <= lucky_tries(work, 3) <= 3


@pytest.mark.parametrize("work", EVERY_PUZZLE)
def test_every_puzzle_was_solved_as_it_is_now(work: Puzzle) -> None:
    """If this fails, run `herna puzzles check GAME` and read what it says."""
    assert is_verified(work)


@pytest.mark.parametrize("work", EVERY_PUZZLE if SOAK else SAMPLE)
def test_what_is_stored_is_what_the_solver_finds(work: Puzzle) -> None:
    """A sample; with HERNA_SOAK=1 all of them."""
    assert check(work) == checked_of(work.game)[work.key]


SMALL = 600  # positions that are searched in a moment


@pytest.mark.parametrize("game", [pytest.param(game, id=game.key) for game in GAMES])
def test_small_puzzles_are_solved_as_is_stored(game: Game[Any]) -> None:
    """Without the tries at random, which take longer than the search."""
    known = checked_of(game)
    small = [work for work in puzzles_of(game) if known[work.key].positions <= SMALL]

    assert len(small) >= 4
    for work in small:
        found, stored = solve(work), known[work.key]
        assert found == Verdict(True, stored.positions, stored.choices, stored.shortest, stored.first, stored.longer)


@pytest.mark.parametrize("game", [pytest.param(game, id=game.key) for game in GAMES])
def test_every_game_has_thirty_puzzles_all_different(game: Game[Any]) -> None:
    puzzles = puzzles_of(game)

    assert len(puzzles) >= 30
    assert len({json.dumps(puzzle.given, sort_keys=True) for puzzle in puzzles}) == len(puzzles)


@pytest.mark.parametrize("work", EVERY_PUZZLE)
def test_every_line_of_every_puzzle_was_played_and_one_way_is_left(work: Puzzle) -> None:
    found = checked_of(work.game)[work.key]

    assert found.complete
    assert found.positions <= MOST_POSITIONS
    assert found.shortest != NEVER
    assert len(found.first) == 1


@pytest.mark.parametrize(
    ("complete", "shortest", "first", "holds"),
    [(True, 1, 1, True), (True, 1, 2, False), (True, NEVER, 0, False), (False, NEVER, 0, False), (False, 1, 1, False)],
)
def test_only_one_solution_among_all_lines_is_enough(complete: bool, shortest: int, first: int, holds: bool) -> None:
    assert Checked("abc", complete, 7, 2, shortest, ("end_phase",) * first, 0, 1).holds() is holds


@pytest.mark.parametrize(("language", "refused"), [("en", "the puzzle is not accepted"), ("cs", "hádanka neplatí")])
def test_a_puzzle_of_which_not_every_line_was_played_is_refused_and_why_is_said(language: str, refused: str) -> None:
    work = puzzle_named(game_named("summoner-wars"), "8-scent-of-blood")
    partly = check(work, most=1)

    assert (partly.complete, partly.digest) == (False, digest_of_puzzle(work))
    assert not partly.holds()
    assert refused in told(work, partly, Words(language, work.game, lessons=True))


def test_another_position_is_another_puzzle() -> None:
    before, after = puzzle(), puzzle(("magic = [1, 1]", "magic = [1, 2]"))

    assert digest_of_puzzle(before) != digest_of_puzzle(after)
    assert not is_verified(before)


def test_what_was_found_is_read_as_it_was_written() -> None:
    found = Checked("abc", True, 7, 2, 1, ("attack bear-cavalry sneeks",), 0, TRIES)
    (read,) = tomllib.loads(as_text({"sw-p1": found})).values()

    assert Checked(**(read | {"first": tuple(read["first"])})) == found
