"""Tips: each has its condition, its text in both languages, and its rule."""

from functools import partial

import pytest

from herna.engine.chance import Chance
from herna.engine.match import Match
from herna.engine.rules import LANGUAGES
from herna.engine.tips import Moment
from herna.games.catalogue import game_keys, game_named, rulebook_of
from herna.lessons.shelf import tips_of
from herna.lessons.tips import conditions_of, tips_due
from herna.messages.words import Words

TAUGHT = [key for key in game_keys() if tips_of(game_named(key))]


@pytest.mark.parametrize("key", TAUGHT)
def test_every_tip_has_a_condition_a_rule_and_a_text_in_both_languages(key: str) -> None:
    game = game_named(key)
    tips = tips_of(game)
    assert [tip.number for tip in tips] == list(conditions_of(game)) == list(range(1, 11))
    for tip in tips:
        assert tip.rule in rulebook_of(game).rules
        assert all(Words(language, game, lessons=True).has(tip.text) for language in LANGUAGES)


@pytest.mark.parametrize("key", TAUGHT)
def test_tips_can_be_asked_at_every_decision_of_a_match(key: str) -> None:
    game, chance = game_named(key), Chance(7)
    match = Match(game, 2, {}, "tips")
    due = 0
    for _ in range(120):
        if match.over():
            break
        seat = match.play.ask.seats()[0] if match.play.ask else 0
        view = match.view(seat)
        due += len(tips_due(game, Moment(view, partial(list, view["events"]))))
        match.choose(seat, chance.pick(match.play.options()))
    assert due > 0
