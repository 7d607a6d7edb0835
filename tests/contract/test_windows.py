"""Every game keeps these promises about windows: one can always decline, and they can be told apart and waited for."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from herna.engine.decision import DECLINE
from herna.engine.game import Game
from herna.engine.rules import LANGUAGES
from herna.messages.words import Words
from herna.server.windows import MINE, PLAY
from tests.kit.random_match import numbers, over_many_matches, some_decisions

TABLE = Path(__file__).parents[2] / "ui" / "src" / "routes" / "table" / "words"
TEXTS = [json.loads((TABLE / f"{language}.json").read_text(encoding="utf-8")) for language in LANGUAGES]


@given(number=numbers)
@over_many_matches(4)
def test_every_window_can_be_declined_and_is_one_of_the_moments_that_the_game_names(
    game: Game[Any], number: int
) -> None:
    for match, _ in some_decisions(game, number):
        ask = match.play.ask
        assert ask is not None
        if ask.window:
            assert match.play.options().count(DECLINE) == 1
            assert not game.moments() or game.moment(ask) in game.moments()


@given(number=numbers)
@over_many_matches(4)
def test_players_can_pass_until_what_is_going_on_ends_and_a_turn_is_somebodys(game: Game[Any], number: int) -> None:
    for match, _ in some_decisions(game, number):
        for span in game.spans(match.play.table):
            assert span not in ("", MINE, PLAY)
            assert all(f"until-{span}" in texts for texts in TEXTS), span
        assert -1 <= game.whose_turn(match.play.table) < match.seats


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_is_said_in_both_languages(game: Game[Any], language: str) -> None:
    words = Words(language, game)

    for moment in game.moments():
        assert words.say(moment) not in ("", moment)


def test_what_is_played_for_others_to_answer_is_a_choice_of_the_game(game: Game[Any]) -> None:
    assert set(game.plays()) <= set(game.choices)
