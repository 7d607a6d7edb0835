"""What somebody who only watches, or is not asked, may learn: never more than everybody at the table knows."""

from typing import Any

from hypothesis import given

from herna.engine.decision import Choice
from herna.engine.events import SPECTATOR
from herna.engine.explain import explain
from herna.engine.game import Game
from tests.contract.test_secrets import alike_after_a_choice, sent
from tests.kit.random_match import numbers, over_many_matches, some_decisions

LARGEST_ID = 80  # no game of ours has more cards, units or spaces than this


@given(number=numbers)
@over_many_matches(8)
def test_a_spectator_is_sent_nothing_that_some_seat_does_not_know(game: Game[Any], number: int) -> None:
    for match, chance in some_decisions(game, number):
        for seat in range(match.seats):
            guessed = match.play.guess(seat, chance)

            assert sent(guessed, SPECTATOR) == sent(match.play, SPECTATOR)


@given(number=numbers)
@over_many_matches(8)
def test_a_spectator_is_told_nothing_that_some_seat_does_not_know(game: Game[Any], number: int) -> None:
    """Two plays that a seat cannot tell apart, before a choice and after it, are alike for a spectator too."""
    for match, chance in some_decisions(game, number):
        for _, (true, told), (other, told_other) in alike_after_a_choice(match, chance):
            assert told.seen_by(SPECTATOR) == told_other.seen_by(SPECTATOR)
            assert sent(true, SPECTATOR) == sent(other, SPECTATOR)


@given(number=numbers)
@over_many_matches(8)
def test_a_refusal_tells_nothing_about_things_that_were_never_offered(game: Game[Any], number: int) -> None:
    """A cheater asks "why not?" about every id there is, whether it lies in a hand, a pile or nowhere."""
    for match, chance in some_decisions(game, number):
        assert match.play.ask is not None
        for seat in match.play.ask.seats():
            guessed = match.play.guess(seat, chance)
            for kind, fields in game.choices.items():
                for _ in range(4):
                    choice: Choice = (kind, *(chance.below(LARGEST_ID) for _ in fields))
                    assert explain(guessed, seat, choice) == explain(match.play, seat, choice)
