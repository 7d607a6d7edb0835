"""What holds for every kind of choice in every game: it can be carried out, and all it may say has words."""

from inspect import signature
from typing import Any

from hypothesis import given

from herna.engine.explain import message_key
from herna.engine.game import Game
from herna.engine.offer import activities_in
from herna.engine.rules import LANGUAGES
from herna.engine.view import Chair
from herna.messages.words import Words
from tests.kit.random_match import numbers, over_many_matches, some_decisions

HERE, PLAY, SEAT = 1, 1, 1  # what `do` is given before the fields


def test_what_a_choice_does_takes_its_fields_and_nothing_else(game: Game[Any]) -> None:
    for kind, activity in game.activities.items():
        carry_out = getattr(activity, "do", None)
        assert carry_out is not None, kind
        assert len(signature(carry_out).parameters) == HERE + PLAY + SEAT + len(activity.fields), kind


def test_every_field_has_words_for_what_is_missing_and_what_there_is_not(game: Game[Any]) -> None:
    for language in LANGUAGES:
        words = Words(language, game)
        for kind, activity in game.activities.items():
            for at, field in enumerate(activity.fields):
                noun = game.nouns[field].key if field in game.nouns else field
                usual = message_key(game, f"why-choose-{noun}")
                choose = activity.choose[at] if at < len(activity.choose) else usual
                assert words.has(choose), (kind, field, choose)
                assert kind == "resolve" or words.has(message_key(game, f"why-no-such-{noun}")), (kind, field)
            assert not activity.phase or words.has(f"{game.prefix}-why-phase"), kind


@given(number=numbers)
@over_many_matches(6)
def test_what_is_offered_is_of_kinds_that_the_game_declares(game: Game[Any], number: int) -> None:
    for match, _ in some_decisions(game, number, about=10):
        ask = match.play.ask
        assert ask is not None
        for activity in activities_in(ask.offer):
            assert game.choices[activity.kind] == activity.fields


@given(number=numbers)
@over_many_matches(6)
def test_what_is_chosen_together_with_an_option_is_offered_after_it(game: Game[Any], number: int) -> None:
    for match, _ in some_decisions(game, number, about=10):
        play = match.play
        assert play.ask is not None
        chair = Chair(play, play.ask.seat)
        for option, onward in zip(chair.options(), chair.onward(), strict=True):
            if onward:
                after = play.copy()
                after.choose(option)
                assert after.ask is not None
                assert after.ask.seat == play.ask.seat
                assert set(onward) <= set(after.options())
