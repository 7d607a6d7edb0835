"""Matches of bots that are played in pieces end as if they had been played at once."""

import pickle

import pytest

from herna.games.catalogue import game_named
from herna.server import trial_match as trial
from herna.server.trial_match import TrialMatch, TrialResult, play_on

LONG = 600.0  # seconds: no piece of these tests takes that long


def whole(match: TrialMatch, game: str) -> TrialResult:
    played = play_on(game_named(game), match, LONG)
    assert isinstance(played, TrialResult)
    return played


def in_pieces(match: TrialMatch, game: str) -> tuple[TrialResult, int]:
    """The result of a match played one decision at a time, elsewhere each time; and how many pieces that were."""
    pieces = 1
    played = play_on(game_named(game), match, 0.0)
    while isinstance(played, TrialMatch):
        pieces += 1
        played = play_on(game_named(game), pickle.loads(pickle.dumps(played)), 0.0)
    return played, pieces


@pytest.mark.parametrize("game", ["connect-four", "summoner-wars", "aeons-end", "warcraft", "doomtrooper"])
def test_in_pieces_a_match_goes_as_if_played_at_once(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "MOST_DECISIONS", 120)  # which is enough for two of these games
    match = TrialMatch(("random", "random"), game_named(game).read_options({}), "seed")

    result, pieces = in_pieces(match, game)

    assert result == whole(match, game)
    assert pieces >= result.decisions > 5


def test_bots_that_look_ahead_draw_the_same_chance_in_pieces() -> None:
    match = TrialMatch(("greedy", "random"), game_named("connect-four").read_options({}), "seed")

    assert in_pieces(match, "connect-four")[0] == whole(match, "connect-four")


def test_the_result_says_who_began_and_counts_the_longest_spans() -> None:
    options = game_named("warcraft").read_options({"first": "seat-2", "rounds": 3})

    result = whole(TrialMatch(("random", "random"), options, "seed"), "warcraft")

    assert (result.first, result.spans, result.rule) == (1, 3, "WC-ROUND-11")
    assert result.scores == (0.5, 0.5)


def test_a_match_that_takes_too_many_decisions_has_no_scores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "MOST_DECISIONS", 7)
    match = TrialMatch(("random", "random"), game_named("warcraft").read_options({}), "seed")

    assert (whole(match, "warcraft").scores, whole(match, "warcraft").decisions) == ((), 7)
