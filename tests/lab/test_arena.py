"""Bots that meet each other: everyone as often, from both sides; what follows from their scores, and how sure it is."""

from collections import Counter
from typing import Any

import pytest

from herna.engine.errors import BadInput, BrokenGame
from herna.engine.game import Game
from herna.engine.table import Result, drawn, won_by
from herna.games.catalogue import game_named
from herna.lab.arena import (
    Arena,
    Pair,
    Record,
    Scores,
    Standing,
    empty_scores,
    first_seat,
    make_arena,
    pairs,
    play_scores_of,
    ratings,
    run_arena,
    standings,
)
from herna.lab.simulate import play_match
from tests.kit.fallible import FALLIBLE, TOGETHER
from tests.kit.present import present
from tests.kit.skirmish.game import GAME as SKIRMISH

CONNECT_FOUR = game_named("connect-four")


def an_arena(
    *bots: str,
    game: Game[Any] = CONNECT_FOUR,
    seats: int = 2,
    matches: int = 4,
    seed: str = "7",
    most_decisions: int = 100,
    **options: str,
) -> Arena:
    return make_arena(game, bots or ("random", "greedy"), seats, matches, options, seed, most_decisions)


def whole(arena: Arena, jobs: int) -> Scores:
    scores = empty_scores(arena)
    for part in run_arena(arena, jobs):
        scores.add(part)
    return scores


def scored(arena: Arena, *of_match: float) -> Scores:
    """Scores as if the matches had ended so."""
    return Scores(empty_scores(arena).thinking, dict(enumerate(of_match, 1)))


def without_times(ranked: list[Standing]) -> list[object]:
    return [(one.place, one.bot, one.rating, one.record, one.thinking.decisions) for one in ranked]


# Who meets whom


def test_every_pair_meets_as_often_from_both_sides() -> None:
    arena = an_arena("random", "greedy", "search:5it", matches=6)

    met = Counter(arena.plan_and_deal(number)[0].bots for number in arena.numbers())

    assert len(met) == 6
    assert set(met.values()) == {3}


def test_two_matches_of_a_pair_share_one_deal_with_the_seats_exchanged() -> None:
    arena = an_arena("random", "greedy", "search:5it", matches=6)
    of_pair = [number for number in arena.numbers() if set(arena.sides(number)) == {"greedy", "search:5it"}]

    for odd, even in zip(of_pair[::2], of_pair[1::2], strict=True):
        (plan, deal), (exchanged, same_deal) = arena.plan_and_deal(odd), arena.plan_and_deal(even)

        assert deal == same_deal
        assert plan.bots == exchanged.bots[::-1]
        assert plan.seed_of(deal) == exchanged.seed_of(same_deal)


def test_each_deal_has_a_seed_of_its_own() -> None:
    arena = an_arena(matches=20)

    seeds = {plan.seed_of(deal) for plan, deal in map(arena.plan_and_deal, arena.numbers())}

    assert len(seeds) == 10


@pytest.mark.parametrize(("asked", "played_by_each_pair"), [(1, 2), (2, 2), (5, 6), (20, 20)])
def test_an_odd_number_of_matches_is_rounded_up(asked: int, played_by_each_pair: int) -> None:
    arena = an_arena("random", "greedy", "search:5it", matches=asked)

    assert len(arena.numbers()) == 3 * played_by_each_pair


def test_on_more_than_two_seats_the_sides_sit_by_turns() -> None:
    arena = an_arena(game=SKIRMISH, seats=3)

    seatings = [arena.plan_and_deal(number)[0].bots for number in (1, 2)]

    assert seatings == [("random", "greedy", "random"), ("greedy", "random", "greedy")]


def test_a_game_of_more_seats_is_played() -> None:
    arena = an_arena(game=SKIRMISH, seats=4, most_decisions=5000)

    scores = play_scores_of(SKIRMISH, arena, arena.numbers())

    assert scores.failures == []
    assert scores.of_match.keys() == set(arena.numbers())


def test_where_all_win_together_each_bot_plays_the_same_deals_by_itself() -> None:
    arena = an_arena("random", "greedy", game=TOGETHER, matches=3)

    matches = [arena.plan_and_deal(number) for number in arena.numbers()]

    assert [(plan.bots, deal) for plan, deal in matches] == [
        ((bot, bot), deal) for deal in (1, 2, 3) for bot in ("random", "greedy")
    ]


def test_bots_that_play_by_themselves_are_held_against_the_same_deals() -> None:
    arena = an_arena("random", "greedy", game=TOGETHER, matches=10)

    scores = play_scores_of(TOGETHER, arena, arena.numbers())

    failed = {bot: [one.number for one in scores.failures if bot in one.plan.bots] for bot in arena.bots}
    assert 0 < len(failed["random"]) < 10  # the rack falls over in the same deals, with any bot
    assert failed["random"] == failed["greedy"]
    assert scores.matches() == 20


@pytest.mark.parametrize(
    ("bots", "given", "key"),
    [
        (("greedy",), {}, "arena-too-few"),
        (("greedy", "random", "greedy"), {}, "arena-same-bot"),
        (("greedy", "nobody"), {}, "error-unknown-bot"),
        (("greedy", "random"), {"seats": 3}, "error-seat-count"),
        (("greedy", "random"), {"hats": "2"}, "error-unknown-option"),
        (("greedy", "random"), {"seed": ""}, "error-bad-seed"),
    ],
)
def test_an_arena_that_cannot_be_played_is_refused(bots: tuple[str, ...], given: dict[str, Any], key: str) -> None:
    with pytest.raises(BadInput) as refused:
        an_arena(*bots, **given)

    assert refused.value.key == key


# The matches


def test_the_outcome_does_not_depend_on_how_many_processes_play() -> None:
    arena = an_arena("random", "greedy", "search:5it", matches=8, first="random")

    alone, shared = whole(arena, 1), whole(arena, 2)

    assert shared.of_match == alone.of_match
    assert shared.decisions == alone.decisions
    assert without_times(standings(arena, shared)) == without_times(standings(arena, alone))


def test_a_match_of_the_arena_is_the_simulated_match_of_its_deal() -> None:
    arena = an_arena(first="random", seed="8")
    scores = whole(arena, 1)

    for number in arena.numbers():
        result, _ = play_match(CONNECT_FOUR, *arena.plan_and_deal(number))

        assert scores.of_match[number] == arena.score(result)


def test_how_long_each_bot_thinks_is_measured() -> None:
    arena = an_arena("random", "search:100it")

    scores = whole(arena, 1)

    assert sum(thinking.decisions for thinking in scores.thinking.values()) == scores.decisions
    quick, slow = (present(scores.thinking[bot].mean()) for bot in arena.bots)
    assert 0 < 10 * quick < slow < 1


def test_a_match_that_raises_is_a_failure_that_can_be_repeated_and_the_others_are_played() -> None:
    arena = an_arena("random", "greedy", game=FALLIBLE, matches=20)

    scores = play_scores_of(FALLIBLE, arena, arena.numbers())

    assert 0 < len(scores.failures) < 20
    assert scores.matches() == 20
    assert sum(standing.record.matches() for standing in standings(arena, scores)) == 2 * len(scores.of_match)
    for failure in scores.failures:
        assert failure.why == "BrokenGame: the rack has fallen over"
        with pytest.raises(BrokenGame, match="the rack has fallen over"):
            play_match(FALLIBLE, failure.plan, failure.number)


def test_failures_are_told_in_the_same_order_whichever_part_is_done_first() -> None:
    arena = an_arena("random", "greedy", game=FALLIBLE, matches=20)
    parts = [play_scores_of(FALLIBLE, arena, part) for part in (range(1, 11), range(11, 21))]
    forwards, backwards = empty_scores(arena), empty_scores(arena)

    for part, last in zip(parts, reversed(parts), strict=True):
        forwards.add(part)
        backwards.add(last)

    assert [(one.number, one.plan) for one in forwards.failures] == [
        (one.number, one.plan) for one in backwards.failures
    ]


# What follows from the scores


@pytest.mark.parametrize(
    ("game", "result", "score"),
    [
        (CONNECT_FOUR, won_by(2, 0), 1.0),
        (CONNECT_FOUR, won_by(2, 1), 0.0),
        (CONNECT_FOUR, drawn(2), 0.5),
        (CONNECT_FOUR, won_by(4, 0, 2), 1.0),
        (CONNECT_FOUR, won_by(4, 3), 0.0),
        (CONNECT_FOUR, won_by(3, 0, 1), 0.5),  # a seat of each side
        (TOGETHER, won_by(2, 0, 1), 1.0),
        (TOGETHER, Result((0.0, 0.0)), 0.0),
    ],
)
def test_a_side_wins_if_only_its_seats_have_won_or_all_together(game: Game[Any], result: Result, score: float) -> None:
    assert an_arena(game=game).score(result) == score


def test_a_record_counts_a_draw_as_half_a_win() -> None:
    record = Record(wins=6, draws=8, losses=6)

    assert record.share() == 0.5
    assert record.interval() == pytest.approx((0.2993, 0.7007), abs=1e-4)  # as 10 of 20
    assert Record().share() is None


def test_every_match_counts_for_both_sides_and_for_the_first_seat() -> None:
    arena = an_arena("random", "greedy")

    scores = scored(arena, 1.0, 0.5, 0.0, 0.0)  # random has the first seat in the first and in the third

    assert pairs(arena, scores) == [Pair(("random", "greedy"), Record(2, 1, 1), Record(1, 1, 2))]
    assert first_seat(pairs(arena, scores)) == Record(1, 1, 2)
    assert {standing.bot: standing.record for standing in standings(arena, scores)} == {
        "random": Record(2, 1, 1),
        "greedy": Record(1, 1, 2),
    }


def test_a_win_moves_the_ratings_as_openskill_says() -> None:
    arena = an_arena("random", "greedy")

    rated = ratings(arena, scored(arena, 0.0))

    assert (rated["greedy"].mu, rated["random"].mu) == pytest.approx((27.635, 22.365), abs=1e-3)
    assert rated["greedy"].sigma == pytest.approx(8.066, abs=1e-3)
    assert rated["greedy"].interval() == pytest.approx((11.827, 43.443), abs=1e-2)


def test_a_draw_leaves_equal_bots_equal_and_surer() -> None:
    arena = an_arena("random", "greedy")

    rated = ratings(arena, scored(arena, 0.5, 0.5))

    assert rated["greedy"].mu == pytest.approx(25)
    assert rated["random"].mu == pytest.approx(25)
    assert rated["greedy"].sigma < 25 / 3


def test_a_rating_becomes_surer_with_every_match() -> None:
    arena = an_arena("random", "greedy")

    few, many = (ratings(arena, scored(arena, *[1.0, 1.0, 0.0, 0.0] * fours))["greedy"] for fours in (25, 250))

    assert few.mu == pytest.approx(many.mu, abs=2)
    assert many.sigma < few.sigma / 2


def test_ratings_follow_the_numbers_of_the_matches_whichever_is_done_first() -> None:
    arena = an_arena("random", "greedy", "search:5it")
    scores = scored(arena, 1, 0, 0, 1, 0.5, 0, 1, 1, 0, 0, 0.5, 1)
    backwards = Scores(scores.thinking, dict(reversed(scores.of_match.items())))

    assert ratings(arena, backwards) == ratings(arena, scores)


def test_the_bot_with_the_best_rating_is_first() -> None:
    arena = an_arena("random", "greedy", "search:5it", matches=2)

    ranked = standings(arena, scored(arena, 0, 1, 0, 1, 0, 1))  # in each pair the bot that is named later wins

    assert [(standing.place, standing.bot) for standing in ranked] == [(1, "search:5it"), (2, "greedy"), (3, "random")]
    assert [standing.record.wins for standing in ranked] == [4, 2, 0]


def test_bots_that_play_by_themselves_are_ranked_by_their_share_and_may_share_a_place() -> None:
    arena = an_arena("random", "greedy", "search:5it", game=TOGETHER, matches=2)

    ranked = standings(arena, scored(arena, 0, 1, 0, 0, 0, 1))

    assert [(one.place, one.bot, one.rating) for one in ranked] == [
        (1, "greedy", None),
        (1, "search:5it", None),
        (3, "random", None),
    ]
    assert pairs(arena, scored(arena)) == []
