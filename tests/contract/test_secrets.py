"""Every game keeps these promises about what is hidden: views, decisions, events, guesses, undo."""

from collections.abc import Iterator
from typing import Any

from hypothesis import given

from herna.bots.bot import sampled_play
from herna.bots.named import bot_named
from herna.engine.chance import Chance
from herna.engine.events import Log
from herna.engine.explain import explain
from herna.engine.flow import Play
from herna.engine.game import Game
from herna.engine.match import Match
from herna.engine.save import snapshot
from herna.engine.view import Chair, decision_for, view_of
from tests.kit.random_match import as_bytes, numbers, options_to_try, other_choices, over_many_matches, some_decisions


def sent(play: Play[Any], seat: int) -> bytes:
    """All that a seat is sent of a play, as bytes: table, decision, options."""
    return as_bytes(view_of(play, seat, 1))


def seen(play: Play[Any], seat: int) -> list[tuple[int, str]]:
    """The faces of cards that a seat has seen, though it may not look at them any more."""
    cards = getattr(play.table, "cards", None)
    if cards is None:
        return []
    return [(card, cards.kind(card)) for card, seats in enumerate(cards.seen) if seats >> seat & 1]


def choosing(play: Play[Any], option: Any, outcomes: Chance) -> tuple[Play[Any], Log]:
    """A copy of a play after a choice, with everything that was told."""
    after = play.copy()
    after.chance = outcomes.copy()
    after.log = Log()
    after.choose(option)
    return after, after.log


Told = tuple[Play[Any], Log]


def alike_after_a_choice(match: Match[Any], chance: Chance) -> Iterator[tuple[int, Told, Told]]:
    """Each seat with two plays after the same choice, the true one and a guess, that the seat cannot tell apart."""
    for seat in range(match.seats):
        guessed = match.play.guess(seat, chance)
        outcomes = Chance(chance.below(1000))
        for option in options_to_try(match, chance):
            if option in guessed.options():  # else it is somebody else's secret option
                true, other = choosing(match.play, option, outcomes), choosing(guessed, option, outcomes)
                if sent(true[0], seat) == sent(other[0], seat) and seen(true[0], seat) == seen(other[0], seat):
                    yield seat, true, other


@given(number=numbers)
@over_many_matches(8)
def test_what_a_seat_may_not_know_does_not_change_what_it_is_sent(game: Game[Any], number: int) -> None:
    for match, chance in some_decisions(game, number):
        for seat in range(match.seats):
            guessed = match.play.guess(seat, chance)

            assert sent(guessed, seat) == sent(match.play, seat)
            assert Chair(guessed, seat).forecast() == match.chair(seat).forecast()
            for choice in other_choices(game, match.play.options(), chance):
                assert explain(guessed, seat, choice) == explain(match.play, seat, choice)


@given(number=numbers)
@over_many_matches(8)
def test_events_tell_a_seat_no_more_than_its_view_does(game: Game[Any], number: int) -> None:
    for match, chance in some_decisions(game, number):
        for seat, (_, told), (_, told_other) in alike_after_a_choice(match, chance):
            assert told.seen_by(seat) == told_other.seen_by(seat)


@given(number=numbers)
@over_many_matches(8)
def test_only_those_who_are_asked_see_the_question(game: Game[Any], number: int) -> None:
    for match, _ in some_decisions(game, number):
        assert match.play.ask is not None
        asked = match.play.ask.seats()
        for seat in range(-1, match.seats):
            decision = decision_for(match.play, seat, match.number())
            assert decision is not None
            assert bool(decision.prompt) == (seat in asked)
            assert bool(decision.options) == (seat in asked)
            assert bool(match.chair(seat).options()) == (seat in asked)


@given(number=numbers)
@over_many_matches(6)
def test_a_guess_does_not_depend_on_the_truth(game: Game[Any], number: int) -> None:
    """Two plays that a seat cannot tell apart give it the same guesses."""
    for match, chance in some_decisions(game, number):
        for seat in range(match.seats):
            twin = match.play.guess(seat, chance)
            luck = Chance(chance.below(1000))

            guess = match.play.guess(seat, luck.copy())
            guess_of_twin = twin.guess(seat, luck.copy())

            assert all(sent(guess, other) == sent(guess_of_twin, other) for other in range(-1, match.seats))


@given(number=numbers)
@over_many_matches(6)
def test_what_bots_consider_and_learn_from_does_not_depend_on_the_truth(game: Game[Any], number: int) -> None:
    """What is sensible, whether a position is settled, its features and counts are the same in every guess."""
    counts: set[int] = set()
    for match, chance in some_decisions(game, number):
        play = match.play
        ask = play.ask
        assert ask is not None
        options = play.options()
        considered = game.sensible(play, options)
        assert considered
        assert set(considered) <= set(options)
        guess = play.guess(ask.seat, chance)
        assert game.sensible(guess, options) == considered
        assert game.is_settled(guess) == game.is_settled(play)
        for seat in range(match.seats):
            features = game.features(play, seat)
            guess = play.guess(seat, chance)
            assert game.features(guess, seat) == features
            assert game.counts(guess, seat) == game.counts(play, seat)
            counts.add(len(features))
    assert len(counts) == 1


@given(number=numbers)
@over_many_matches(6)
def test_guesses_that_were_prepared_once_are_those_that_are_prepared_each_time(game: Game[Any], number: int) -> None:
    """Whatever is played in one of them."""
    for match, chance in some_decisions(game, number):
        for seat in range(match.seats):
            lines = match.chair(seat).lines()
            for luck in range(3):
                line = lines.deal(Chance(luck))
                guess = match.play.guess(seat, Chance(luck))

                assert all(sent(line, other) == sent(guess, other) for other in range(-1, match.seats))
                assert line.chance.state == guess.chance.state
                sampled_play(line, Chance(chance.below(1000)), most=20)


@given(number=numbers)
@over_many_matches(6)
def test_guesses_vary_if_anything_is_hidden(game: Game[Any], number: int) -> None:
    """A seat whose guesses have varied once keeps the promise for its match, and is asked no more."""
    hides: set[int] = set()
    varies: set[int] = set()
    for match, chance in some_decisions(game, number):
        if len(varies) == match.seats:
            return
        views = [match.view(seat)["table"] for seat in range(match.seats)]
        for seat in {*range(match.seats)} - varies:
            if any(view and view != views[seat] for view in views):
                hides.add(seat)
            if len({snapshot(match.play.guess(seat, chance)) for _ in range(6)}) > 1:
                varies.add(seat)

    assert hides <= varies


@given(number=numbers)
@over_many_matches(8)
def test_undo_is_never_free_past_a_roll_or_a_reveal(game: Game[Any], number: int) -> None:
    """If a choice can be taken back freely, its seat has seen nothing by it that it could not have foretold."""
    for match, chance in some_decisions(game, number):
        assert match.play.ask is not None
        seat = match.play.ask.seat
        guesses = [match.play.guess(seat, Chance(chance.below(1000))) for _ in range(3)]
        option = chance.pick(match.play.options())
        after, _ = choosing(match.play, option, match.play.chance)
        match.choose(seat, option)
        if match.free_undo(seat):
            for guess in guesses:
                foretold, _ = choosing(guess, option, guess.chance)
                assert sent(foretold, seat) == sent(after, seat)
        if match.over():
            return
        match.undo(seat, agreed=True)


@given(number=numbers)
@over_many_matches(6)
def test_a_bot_answers_alike_when_only_what_it_may_not_know_differs(game: Game[Any], number: int) -> None:
    for match, chance in some_decisions(game, number):
        assert match.play.ask is not None
        seat = match.play.ask.seat
        twin = match.play.guess(seat, chance)
        luck = chance.below(1000)
        for name in ("random", "greedy", "search:8it"):
            choice = bot_named(name, Chance(luck)).choose(match.chair(seat))
            assert choice == bot_named(name, Chance(luck)).choose(Chair(twin, seat))
            assert choice in match.play.options()
