"""The clock (DT-WIN-05, G-78, DT-CR-13): time is called, the last turns are played, no further game begins."""

from typing import Any

import pytest

from herna.engine.journal import Journal
from herna.engine.match import Match, Replay
from herna.engine.save import snapshot
from herna.games.doomtrooper.game import GAME
from herna.games.doomtrooper.given import HONZA, MARTIN, GivenFront
from herna.games.doomtrooper.rules.points import gain_promotion
from herna.games.doomtrooper.rules.tournament import Sideboarding
from herna.messages.words import Words
from tests.games.doomtrooper.rows import given, position, prove, row, then, until
from tests.games.doomtrooper.rules.test_winning import both_score, goes_on_until, result

PASSING = ("decline", "done", "keep_hand")


@position
def given_front(promotion: tuple[int, int] = (5, 6)) -> GivenFront:
    return GivenFront("squad hussar", "squad dragoon", promotion=promotion)


def a_match(games: str = "1", **options: object) -> Match[Any]:
    decks = {"deck-1": "venusian-rangers", "deck-2": "venusian-rangers", "first": "seat-1"}
    return Match(GAME, 2, {**decks, "games": games, "minutes": 50, **options}, seed="seed")


def passes(match: Match[Any]) -> None:
    """The player being asked does as little as possible."""
    ask = match.play.ask
    assert ask is not None
    options = match.play.options()
    match.choose(ask.seat, next((option for option in options if option[0] in PASSING), options[0]))


def passes_until(match: Match[Any], turns: list[int]) -> None:
    for _ in range(400):
        if match.over() or match.play.table.turns == turns:
            return
        passes(match)
    raise AssertionError("the turns do not end")


@pytest.mark.rule("DT-WIN-05")
def test_time_called_before_the_first_turn_leaves_one_turn_each() -> None:
    match = a_match()
    assert match.play.ask is not None
    assert match.play.ask.prompt == "dt-privilege"

    match.call_time()
    passes_until(match, [1, 1])
    assert match.play.table.extra_rounds == 1  # nobody has points: the tie is played off

    assert match.play.table.turns == [1, 1]


@pytest.mark.rule("DT-WIN-05")
def test_a_match_that_ends_by_the_clock_replays_to_the_same_table() -> None:
    match = a_match()
    passes_until(match, [2, 1])
    passes(match)
    match.call_time()

    passes_until(match, [40, 40])

    assert match.over()
    again = Replay(GAME, Journal(lines=match.journal.lines), "journal", match.seed).run()
    assert snapshot(again.play) == snapshot(match.play)


def win(match: Match[Any], seat: int) -> None:
    """A player reaches the target in the turn that is being played."""
    gain_promotion(match.play, seat, match.play.table.target)
    passes_until_decks_are_changed(match)


def passes_until_decks_are_changed(match: Match[Any]) -> None:
    for _ in range(400):
        if match.over() or isinstance(match.play.procedure(), Sideboarding):
            return
        passes(match)
    raise AssertionError("the game does not end")


@pytest.mark.rule("DT-WIN-05")
def test_in_the_best_of_three_no_game_begins_once_time_was_called() -> None:
    match = a_match("3")
    passes_until(match, [1, 1])
    match.call_time()

    win(match, MARTIN)

    assert match.play.result is not None
    assert match.play.result.scores == (0.0, 1.0)


@pytest.mark.rule("DT-WIN-05")
def test_time_called_while_decks_are_changed_ends_the_match_as_it_stands() -> None:
    match = a_match("3")
    passes_until(match, [1, 1])
    win(match, MARTIN)
    assert isinstance(match.play.procedure(), Sideboarding)

    match.call_time()
    passes(match)

    assert match.play.result is not None
    assert (match.play.result.scores, match.play.result.rule) == ((0.0, 1.0), "DT-WIN-05")


@pytest.mark.rule("DT-WIN-05")
def test_one_game_each_when_time_is_called_in_the_third_is_decided_by_the_third() -> None:
    match = a_match("3")
    for winner in (HONZA, MARTIN):
        passes_until(match, [1, 1])
        win(match, winner)
        while isinstance(match.play.procedure(), Sideboarding):
            passes(match)
    passes_until(match, [1, 1])
    match.play.table.promotion[HONZA] = 1

    match.call_time()
    assert not match.play.table.last_turns > 0
    passes_until(match, [40, 40])

    assert match.play.result is not None
    assert (match.play.result.scores, match.play.result.rule) == ((1.0, 0.0), "DT-WIN-05")


@pytest.mark.rule("DT-WIN-05")
def test_the_limit_of_turns_is_of_each_game_and_does_not_end_the_match() -> None:
    match = a_match("3", limit=10)
    match.play.table.promotion[HONZA] = 1

    passes_until_decks_are_changed(match)

    assert not match.over()
    assert match.play.table.turns == [6, 6]


def test_all_see_that_time_was_called() -> None:
    match = a_match()
    match.call_time()

    assert all(match.view(seat)["table"]["time_called"] for seat in (-1, 0, 1))
    assert "the last turns" in GAME.draw(match.view(0)["table"], Words("en", GAME).say)


test_what_follows_from_a_position = prove(
    row("when time is called the turn is finished and each plays one more", "DT-WIN-05",
        given_front(), lambda front: GAME.time_is_up(front.play),
        # the turn that is being played is not one of the last
        then({"told time_is_up": [()]}, lambda front: front.table.last_turns < 0),
        lambda front: goes_on_until(front, (4, 3)), then({"last_turns": 2}),
        lambda front: goes_on_until(front, (4, 4)), then(lambda front: front.play.result is None),
        lambda front: goes_on_until(front, (5, 4)),
        then(lambda front: (result(front).scores, result(front).rule) == ((0.0, 1.0), "DT-WIN-05"),
            {"told time_is_up": [()]})),
    row("of three players each has one more turn", "DT-WIN-05",
        given("squad hussar", "squad dragoon", "squad hussar#2", promotion=(5, 6, 4), destiny=(5, 5, 5)),
        lambda front: GAME.time_is_up(front.play), lambda front: goes_on_until(front, (4, 4, 4)),
        then(lambda front: front.play.result is None),
        lambda front: goes_on_until(front, (5, 4, 4)),
        then({"turns": [5, 4, 4]}, lambda front: result(front).scores == (0.0, 1.0, 0.0))),
    row("the target still wins in the last turns", "DT-WIN-05", "DT-WIN-01",
        given_front(promotion=(5, 39)), lambda front: GAME.time_is_up(front.play),
        lambda front: goes_on_until(front, (4, 3)), until("dt-action"), lambda front: both_score(front, 0, 1),
        then(lambda front: (result(front).scores, result(front).rule) == ((0.0, 1.0), "DT-WIN-01"))),
    row("level when time is called is a draw after three more rounds", "DT-WIN-05", "DT-WIN-04",
        given_front(promotion=(5, 5)), lambda front: GAME.time_is_up(front.play),
        lambda front: goes_on_until(front, (7, 7)), then(lambda front: front.play.result is None),
        lambda front: goes_on_until(front, (8, 7)), then(lambda front: set(result(front).scores) == {0.5})),
    row("time called while a tie is played off leaves it three rounds", "DT-WIN-04", "DT-WIN-05",
        given_front(promotion=(38, 38)), lambda front: both_score(front, 4, 4),
        lambda front: GAME.time_is_up(front.play), lambda front: goes_on_until(front, (6, 6)),
        then(lambda front: front.play.result is None),
        lambda front: goes_on_until(front, (7, 6)), then(lambda front: set(result(front).scores) == {0.5})),
)  # fmt: skip
