"""Puzzles are found in recorded matches: one way reaches the best, the others do not."""

from importlib import import_module
from typing import Any

import pytest

from herna.bots.bot import chance_of_bot
from herna.engine.game import Game
from herna.engine.match import Match
from herna.engine.wish import Wish
from herna.games.catalogue import game_keys, game_named
from herna.lessons.files import read_puzzle
from herna.lessons.finder import Found, is_varied, puzzle_of
from herna.lessons.runner import lay_out
from herna.lessons.shelf import puzzles_of
from herna.lessons.solver import solve
from herna.lessons.truth import faults_of_puzzle
from herna.lessons.written import as_toml

GAMES = [game_named(key) for key in game_keys() if puzzles_of(game_named(key))]
EVERY_GAME = [pytest.param(game, id=game.key) for game in GAMES]
EVERY_PUZZLE = [pytest.param(puzzle, id=puzzle.key) for game in GAMES for puzzle in puzzles_of(game)[:8]]
SIEGE = game_named("aeons-end")
WIN = Wish("win", "nemesis", False, "this-phase")


def siege(prepped: dict[str, str]) -> dict[str, Any]:
    """A mage with three open breaches who is about to cast."""
    return {
        "mages": "kadir",
        "moment": "casting",
        "breaches": {"0": "OOO3"},
        "prepped": {"0": prepped},
        "hands": {"0": "crystal"},
        "decks": {"0": "crystal#2"},
        "nemesis_life": 60,
        "turn_deck": "nemesis player-1",
    }


def found_in(prepped: dict[str, str]) -> Found:
    found = puzzle_of(SIEGE, siege(prepped), WIN, 99)
    assert found is not None
    return found


ARC = {"1": "spark", "2": "chaos-arc", "3": "spark#2"}


def test_a_position_in_which_the_order_matters_is_a_puzzle() -> None:
    """Chaos Arc does 3 and 2 for each spell beside it, the sparks 1 and, from an open breach III, 2."""
    puzzle = found_in(ARC).puzzle

    assert puzzle.given["nemesis_life"] == 10
    assert puzzle.solutions[0][0] == "cast chaos-arc"
    assert puzzle.fails
    assert all(way[0] != "cast chaos-arc" or way[1:] != puzzle.solutions[0][1:] for way in puzzle.fails)
    assert faults_of_puzzle(puzzle, lambda key: True) == []


def test_a_puzzle_that_was_found_is_read_as_it_was_written() -> None:
    puzzle = found_in(ARC).puzzle
    read = read_puzzle(as_toml(puzzle), "found.toml")

    assert read == puzzle
    assert solve(read).solvable()


def test_a_position_that_one_choice_wins_is_no_puzzle() -> None:
    assert puzzle_of(SIEGE, siege({"1": "spark"}), WIN, 99) is None


def test_a_position_with_too_many_lines_is_no_puzzle() -> None:
    assert puzzle_of(SIEGE, siege(ARC), WIN, 99, most=5) is None


def test_puzzles_of_the_same_choices_are_taken_once() -> None:
    arc, other = found_in(ARC), found_in({"1": "spark", "2": "chaos-arc", "3": "ignite"})

    assert not is_varied(arc, [arc])
    assert is_varied(other, [arc])


@pytest.mark.parametrize("puzzle", EVERY_PUZZLE)
def test_the_file_of_a_puzzle_says_the_same_when_written_anew(puzzle: Any) -> None:
    assert read_puzzle(as_toml(puzzle), puzzle.key) == puzzle


@pytest.mark.parametrize("game", EVERY_GAME)
def test_positions_of_a_match_are_laid_out_as_they_are_told(game: Game[Any]) -> None:
    words = import_module(f"{game.package}.found")
    chance, told = chance_of_bot("found", 0), 0
    match = Match(game, min(game.seat_counts), {}, "found")
    for _ in range(400):
        ask = match.play.ask
        if ask is None:
            break
        for given in words.positions(match.play):
            position = lay_out(game, given)
            told += 1
            assert position.seats_asked() == (0,)
            assert all(position.answer(wish.question).lstrip("-").isdecimal() for wish in words.wishes(given))
        match.choose(ask.seat, chance.pick(match.play.options()))
        match.forget(0)

    assert told > 0
