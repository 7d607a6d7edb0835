"""A match looked back on: the curve with its error, which choices are looked at, and what is told of it."""

from typing import Any

import pytest

from herna.bots.review import NOTHING_TO_CHOOSE
from herna.coach import review as reviews
from herna.coach.curve import WinCurve, coarse_to_fine
from herna.coach.review import DONE, LOOKS, Given, Review, do_task
from herna.coach.telling import BETTER, DOUBTED, FINE, THEIRS, Told, tell
from herna.engine.chance import Chance
from herna.engine.match import Match
from herna.games.catalogue import game_named
from herna.messages.words import Words
from tests.kit.connect_four import after

LONG = 600.0
LOST = "4142414"  # seat 1 builds a column, and seat 2 looks on
LANGUAGES = ("en", "cs")


def look_back(match: Match[Any], seat: int, scores: list[float] | None = None) -> Review:
    if scores is None and match.play.result is not None:
        scores = list(match.play.result.scores)
    review = Review(match, seat, WinCurve(len(match.past)), scores)
    while (task := review.next_task()) is not None:
        done, of = review.progress()
        assert done < of
        given = review.given(task)
        review.add(task, do_task(given, LONG) if isinstance(given, Given) else given)
    assert review.progress()[0] == review.progress()[1]
    return review


def told_of(review: Review, language: str = "en", reader: int | None = None) -> Told:
    words = Words(language, review.match.game).among(("Ann", "Bob"), review.seat if reader is None else reader)
    return tell(review, words)


@pytest.fixture(scope="module")
def lost() -> Review:
    return look_back(after(LOST), 1)


def test_the_choice_that_lost_the_match_is_told_with_what_was_better_and_both_tables(lost: Review) -> None:
    told = told_of(lost)

    worst = next(moment for moment in told.moments if moment.at == 6)
    assert (worst.by, worst.kind, worst.chosen.choice) == (1, BETTER, "Column 1")
    assert worst.better is not None
    assert worst.better.choice == "Column 4"
    assert worst.gain is not None
    assert worst.gain > worst.error > 0
    assert worst.better.followed == ("You drop a disc into column 4.",)
    assert worst.chosen.view != worst.better.view
    assert lost.mistakes()[0] == 6
    assert "The costliest was decision 6" in " ".join(told.summary)


def test_its_own_mistakes_are_not_told_to_the_other_seat_as_his() -> None:
    winner = look_back(after(LOST), 0)

    kinds = {moment.at: moment.kind for moment in told_of(winner).moments}

    assert kinds[6] == THEIRS
    assert 6 not in winner.mistakes()
    assert all(moment.gain is None for moment in told_of(winner).moments if moment.at == 6)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_was_there_is_you_and_others_are_named(lost: Review, language: str) -> None:
    own, others = told_of(lost, language), told_of(lost, language, reader=-1)

    assert "Bob" not in own.summary[0]
    assert "Bob" in others.summary[0]
    for told in (own, others):
        lines = [*told.summary, *(note for moment in told.moments for note in moment.notes)]
        assert all("coach-" not in line and "{" not in line for line in lines), lines


def test_the_error_of_the_curve_is_told_and_comes_from_estimates_made_twice(lost: Review) -> None:
    assert 0 < lost.error() < 0.3
    assert f"may differ by {round(100 * lost.error())}%" in told_of(lost).summary[-1]
    same = look_back(after(LOST), 1)
    same.again = dict.fromkeys(same.again, 0.1)
    assert same.error() == pytest.approx(1.96 * 0.1 / 2**0.5)


def test_the_same_match_gives_the_same_review(lost: Review) -> None:
    assert told_of(look_back(after(LOST), 1)) == told_of(lost)


def test_a_match_that_people_ended_has_no_result_by_the_rules_on_its_curve() -> None:
    review = look_back(after("41424"), 1)

    assert 0 < review.curve.points[-1].win[1] < 1


def test_a_choice_that_a_longer_search_does_not_confirm_is_never_called_a_mistake(lost: Review) -> None:
    review = look_back(after(LOST), 1)
    review.verdicts[6].error = 1.0  # as if the longer search were not sure

    told = told_of(review)

    assert 6 not in review.mistakes()
    assert {moment.at: moment.kind for moment in told.moments}[6] == DOUBTED
    assert "so it is not called a mistake" in " ".join(told.summary)
    assert all(moment.better is None for moment in told.moments if moment.at == 6)


def test_only_choices_that_change_more_than_the_error_decide() -> None:
    review = look_back(after(LOST), 0)
    assert any(moment.at == 6 for moment in review.moments())

    review.again = dict.fromkeys(review.again, 1.0)

    assert all(moment.mistaken() for moment in review.moments())


def test_most_choices_are_bounded_and_the_steepest_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MOST_LOOKS", 1)
    monkeypatch.setattr(reviews, "MOST_CONFIRMED", 1)

    review = look_back(after(LOST), 1)

    assert list(review.looks) == [6]
    assert list(review.verdicts) == [6]
    assert "2 more choices were not reviewed." in told_of(review).summary


def test_what_is_given_to_judge_a_choice_is_a_guess_of_its_seat_and_not_the_match() -> None:
    match = Match(game_named("summoner-wars"), 2, seed="seed")
    chance = Chance(1)
    while len(match.past) < 30 and match.play.ask is not None:
        match.choose(match.play.ask.seat, chance.pick(match.play.options()))
    review = Review(match, 1, WinCurve(len(match.past)), None)
    assert review.own
    true = match.play_before(review.own[0])

    given = review.given(reviews.Task(LOOKS, review.own[0]))

    assert isinstance(given, Given)
    guessed, hand = given.plays[0].table.cards.faces, true.table.hands[0]
    assert [guessed[card] for card in hand] != [true.table.cards.faces[card] for card in hand]
    assert given.plays[0].game.view(given.plays[0].table, 1) == true.game.view(true.table, 1)


def test_a_task_without_an_answer_is_left_out() -> None:
    review = Review(after(LOST), 1, WinCurve(7), [1.0, 0.0])
    while (task := review.next_task()) is not None:
        if task.phase == LOOKS:
            review.leave_out(task)
            continue
        given = review.given(task)
        review.add(task, do_task(given, LONG) if isinstance(given, Given) else given)

    assert review.phase == DONE
    assert review.choices() == []
    assert all(moment.kind != FINE for moment in told_of(review).moments)


def test_a_choice_without_a_sensible_alternative_is_no_choice(lost: Review) -> None:
    review = look_back(after(LOST), 1)
    review.looks = dict.fromkeys(review.looks, NOTHING_TO_CHOOSE)

    assert review.choices() == []


@pytest.mark.parametrize("places", [[1], [1, 2], [1, 4, 7, 10, 11], list(range(1, 140))])
def test_a_curve_is_found_from_coarse_to_fine(places: list[int]) -> None:
    order = coarse_to_fine(places)

    assert sorted(order) == places
    assert set(order[:2]) == {places[0], places[-1]}
