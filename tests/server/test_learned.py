"""What was learned, kept with an account and brought together from all devices."""

from itertools import count

import msgspec
import pytest

from herna.games.catalogue import game_named
from herna.lessons.shelf import lessons_of, puzzles_of
from herna.server.lesson_messages import Learned
from tests.server.serving import Guest

LESSON = lessons_of(game_named("warcraft"))[0].key
PUZZLE = puzzles_of(game_named("warcraft"))[0].key
PASSWORD = "correct horse battery"
_numbers = count(1)


@pytest.fixture
def name() -> str:
    """A name that no other test has taken."""
    return f"Learner {next(_numbers)}"


def share(guest: Guest, *learned: Learned) -> list[Learned]:
    answer = guest.ask("POST", "/api/learned", {"learned": msgspec.to_builtins(learned)})
    return msgspec.json.decode(answer, type=list[Learned])


def test_the_furthest_step_counts_and_what_was_finished_stays_so(guest: Guest, other: Guest, name: str) -> None:
    guest.register(name, PASSWORD)
    assert share(guest, Learned(LESSON, 5, False), Learned(PUZZLE, 1, True)) == share(guest)

    other.sign_in(name, PASSWORD)
    there = share(other, Learned(LESSON, 3, True), Learned(PUZZLE, 1, False))

    assert there == [Learned(LESSON, 5, True), Learned(PUZZLE, 1, True)]
    assert share(guest) == there


def test_how_often_a_tip_was_shown_is_known_on_all_devices(guest: Guest, other: Guest, name: str) -> None:
    guest.register(name, PASSWORD)
    share(guest, Learned("sw-tip-1", 2, False))
    other.sign_in(name, PASSWORD)

    assert share(other, Learned("sw-tip-1", 1, False)) == [Learned("sw-tip-1", 2, False)]


def test_of_a_visitor_without_an_account_nothing_is_kept(guest: Guest, name: str) -> None:
    guest.me()

    assert share(guest, Learned(LESSON, 5, False)) == []
    guest.register(name, PASSWORD)
    assert share(guest) == []


def test_what_does_not_exist_is_left_out(guest: Guest, name: str) -> None:
    guest.register(name, PASSWORD)

    assert share(guest, Learned("chess-1", 1, True), Learned(PUZZLE, 1, True)) == [Learned(PUZZLE, 1, True)]


def test_another_account_has_learned_nothing_of_it(guest: Guest, other: Guest, name: str) -> None:
    guest.register(name, PASSWORD)
    share(guest, Learned(LESSON, 5, False))

    other.register(f"{name} too", PASSWORD)

    assert share(other) == []
