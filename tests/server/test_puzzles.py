"""Puzzles over HTTP: the same puzzle, tried with nothing kept between two requests."""

from datetime import UTC, datetime
from typing import Any

import msgspec
import pytest

from herna.games.catalogue import game_named
from herna.lessons.puzzles import OPEN, SOLVED, PuzzleRun
from herna.lessons.shelf import puzzle_of_the_day, puzzles_of
from herna.server.lesson_messages import PuzzleState, Taught
from tests.server.serving import Guest

GAMES = ["summoner-wars", "doomtrooper", "aeons-end", "warcraft"]
RAM = "summoner-wars/sw-p1-the-ram"


def tried(guest: Guest, path: str, done: list[Any] | None = None, now: Any = None, wanted: str = "") -> PuzzleState:
    answer = guest.ask("POST", f"/api/puzzles/{path}", {"done": done or [], "now": now, "help": wanted})
    return msgspec.json.decode(answer, type=PuzzleState)


def day() -> int:
    return datetime.now(UTC).date().toordinal()


def test_the_shelf_has_all_puzzles_and_one_is_that_of_today(guest: Guest) -> None:
    before = day()
    shelf = guest.read("/api/learn", list[Taught])

    puzzles = [puzzle for game in GAMES for puzzle in puzzles_of(game_named(game))]
    listed = {each.game: [puzzle.key for puzzle in each.puzzles] for each in shelf}
    assert listed == {game: [puzzle.key for puzzle in puzzles_of(game_named(game))] for game in GAMES}
    today = [puzzle.key for each in shelf for puzzle in each.puzzles if puzzle.today]
    assert today in [[puzzle_of_the_day(puzzles, each).key] for each in (before, day())]


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_solved_by_the_choices_of_its_hints(guest: Guest, game: str) -> None:
    puzzle = puzzles_of(game_named(game))[0]
    path, done = f"{game}/{puzzle.key}", list[Any]()
    state = tried(guest, path)
    assert (state.outcome, state.solution, state.why, state.rules) == ("open", [], [], [])
    while state.outcome == OPEN:
        now = tried(guest, path, done, wanted="choice").expected[0]
        state = tried(guest, path, done, now)
        assert state.taken
        done.append(now)

    assert state.outcome == SOLVED
    assert state.why
    assert state.solution
    assert state.state.view is not None
    assert state.state.view["decision"] is None


def test_what_ends_in_failure_tells_nothing_of_the_solution(guest: Guest) -> None:
    puzzle = puzzles_of(game_named("aeons-end"))[0]
    run, done = PuzzleRun(puzzle), list[Any]()
    for words in puzzle.fails[0]:
        option = run.position.option(words)
        assert option is not None
        done.append(list(option))
        run.choose(option)
        if run.state != OPEN:
            break
    state = tried(guest, f"aeons-end/{puzzle.key}", done[:-1], done[-1])

    assert (state.outcome, state.solution, state.why, state.rules) == ("failed", [], [], [])


def test_hints_come_in_two_and_the_solution_ends_the_try(guest: Guest) -> None:
    first, second = tried(guest, RAM, wanted="hint"), tried(guest, RAM, wanted="choice")
    shown = tried(guest, RAM, wanted="solution")

    assert first.hint
    assert first.expected == []
    assert second.expected[0][0] == "play"
    assert (shown.outcome, bool(shown.solution), bool(shown.why)) == ("failed", True, True)


def test_what_is_impossible_is_refused_with_its_rule(guest: Guest) -> None:
    state = tried(guest, RAM, now=["attack", 0, 45])

    assert (state.taken, state.outcome) == (False, "open")
    assert state.reasons[0]["rule"].startswith("SW-")


@pytest.mark.parametrize(
    ("path", "body", "error"),
    [
        ("summoner-wars/none", {}, "error-lesson-unknown"),
        ("chess/1", {}, "error-unknown-game"),
        (RAM, {"done": [["hello", 3]]}, "error-lesson-lost"),
        (RAM, {"done": [["end_phase"]] * 601}, "error-bad-message"),
        (RAM, {"help": "everything"}, "error-bad-message"),
        (RAM, {"now": []}, "error-bad-message"),
    ],
)
def test_what_cannot_be_tried_is_refused(guest: Guest, path: str, body: dict[str, Any], error: str) -> None:
    refused = guest.http.post(f"/api/puzzles/{path}", json=body)

    assert refused.status_code in (400, 404)
    assert refused.json()["error"] == error


def test_the_choices_so_far_come_in_words_and_with_how_many_there_need_be(guest: Guest) -> None:
    first = tried(guest, RAM)
    now = tried(guest, RAM, wanted="choice").expected[0]

    second = tried(guest, RAM, now=now)
    again = tried(guest, RAM, done=[now])

    assert (first.chosen, first.choices) == ([], 7)
    assert first.state.words is not None
    assert second.chosen == again.chosen == [first.state.words.options[_place_of(first, now)].text]


def _place_of(state: PuzzleState, choice: list[Any]) -> int:
    view: dict[str, Any] = state.state.view or {}
    options: list[Any] = view["decision"]["options"]
    return next(at for at, option in enumerate(options) if list(option) == choice)


@pytest.mark.parametrize("game", GAMES)
def test_hints_lead_to_the_end_of_every_puzzle(game: str) -> None:
    """Also past the last choice that matters, where the goal is looked at only at the deadline."""
    for puzzle in puzzles_of(game_named(game)):
        run = PuzzleRun(puzzle)
        while run.state == OPEN:
            option = run.position.option(run.next_of_solution())
            assert option is not None, puzzle.key
            run.choose(option)
        assert run.state == SOLVED, puzzle.key
