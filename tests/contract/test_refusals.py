"""What holds for every refusal in every match: it has a rule and a sentence, tells no secret, changes nothing."""

from typing import Any

import pytest
from hypothesis import given

from herna.engine.explain import explain
from herna.engine.game import Game
from herna.engine.rules import LANGUAGES
from herna.engine.save import snapshot
from herna.games.catalogue import game_keys, game_named, rulebook_of
from herna.messages.words import Words
from tests.kit.random_match import numbers, over_many_matches, some_decisions
from tests.kit.refusals import ANY, POINTING, Pointing

VAGUE = ("why-not-offered", "-why-another-question", "-why-not-this-answer")


@pytest.fixture(params=list(POINTING))
def game(request: pytest.FixtureRequest) -> Game[Any]:
    return game_named(str(request.param))


@pytest.fixture
def pointing(game: Game[Any]) -> Pointing:
    return POINTING[game.key]


def test_every_complete_game_keeps_these_promises() -> None:
    assert set(POINTING) == {key for key in game_keys() if game_named(key).complete}


@given(number=numbers)
@over_many_matches(6)
def test_every_refusal_names_a_rule_and_says_why_in_both_languages(
    game: Game[Any], pointing: Pointing, number: int
) -> None:
    rules, speakers = set(rulebook_of(game).rules), [Words(language, game) for language in LANGUAGES]
    for match, chance in some_decisions(game, number, pointing.about):
        play = match.play
        assert play.ask is not None
        seat, options = play.ask.seat, play.options()
        for choice in pointing.choices(play, chance, pointing.kinds or tuple(game.choices), pointing.each):
            if choice in options:
                continue
            (reason,) = explain(play, seat, choice)
            assert reason.rule in rules, choice
            assert reason.key.startswith(("why-", f"{game.prefix}-why-")), choice
            view = game.view(play.table, seat)
            for words in speakers:
                assert words.has(reason.key), reason
                assert f"{game.prefix}-" not in words.reason(view, reason), reason


@given(number=numbers)
@over_many_matches(6)
def test_what_is_pointed_at_is_told_why_it_cannot_be_chosen_and_not_only_not_now(
    game: Game[Any], pointing: Pointing, number: int
) -> None:
    for match, chance in some_decisions(game, number, pointing.about):
        play = match.play
        assert play.ask is not None
        told = pointing.told.get(play.ask.prompt) or pointing.told.get(ANY, ())
        for choice in pointing.choices(play, chance, told, pointing.each_told):
            reasons = explain(play, play.ask.seat, choice)
            assert bool(reasons) == (choice not in play.options()), choice
            assert not any(reason.key.endswith(VAGUE) for reason in reasons), choice


@given(number=numbers)
@over_many_matches(12)
def test_the_beginning_of_an_offered_choice_is_only_asked_to_be_completed(
    game: Game[Any], pointing: Pointing, number: int
) -> None:
    """Nothing that an offered choice names may be called impossible: what is missing is the rest of it."""
    for match, chance in some_decisions(game, number, pointing.about):
        play = match.play
        assert play.ask is not None
        options = play.options()
        for _ in range(pointing.each_told):
            option = chance.pick(options)
            for chosen in range(2, len(option)):
                begun = (*option[:chosen], *("" for _ in option[chosen:]))
                for reason in explain(play, play.ask.seat, begun):
                    assert reason.key.startswith(("why-choose-", f"{game.prefix}-why-choose-")), (begun, option)


@given(number=numbers)
@over_many_matches(6)
def test_a_refusal_is_the_same_whatever_the_seat_cannot_see(game: Game[Any], pointing: Pointing, number: int) -> None:
    for match, chance in some_decisions(game, number, pointing.about):
        play = match.play
        assert play.ask is not None
        seat = play.ask.seat
        for _ in range(2):
            guessed = play.guess(seat, chance)
            for choice in pointing.choices(play, chance, pointing.kinds or tuple(game.choices), pointing.each):
                assert explain(guessed, seat, choice) == explain(play, seat, choice), choice


@given(number=numbers)
@over_many_matches(6)
def test_asking_why_not_changes_nothing(game: Game[Any], pointing: Pointing, number: int) -> None:
    for match, chance in some_decisions(game, number, pointing.about):
        play = match.play
        assert play.ask is not None
        before = snapshot(play)

        for choice in pointing.choices(play, chance, pointing.kinds or tuple(game.choices), pointing.each):
            explain(play, play.ask.seat, choice)

        assert snapshot(play) == before
