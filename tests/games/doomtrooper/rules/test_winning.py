"""Winning and losing (DT-WIN): the target, ties, time, the three-turn rule."""

from __future__ import annotations

import pytest

from herna.engine.table import Result
from herna.games.doomtrooper.rules.points import gain_promotion
from tests.kit.front import HONZA, MARTIN, GivenFront

PASSING = ("decline", "no_more", "keep")


def goes_on_until(given: GivenFront, turns: tuple[int, int]) -> None:
    """Nobody does anything until so many turns of the players are finished, or the match is over."""
    for _ in range(400):
        if given.play.ask is None or tuple(given.table.turns) == turns:
            return
        options = given.offered()
        given.choose(next(words for words in PASSING if words in options))
    raise AssertionError("the turns do not end")


def result(given: GivenFront) -> Result:
    """How the match ended."""
    assert given.play.result is not None, "it goes on"
    return given.play.result


def both_score(given: GivenFront, honza: int, martin: int) -> None:
    """Both gain P in the same moment, as in one phase 8; then somebody passes."""
    gain_promotion(given.play, HONZA, honza)
    gain_promotion(given.play, MARTIN, martin)
    given.choose("meditate")


@pytest.mark.rule("DT-WIN-03")
@pytest.mark.example("DT-DX-08")
@pytest.mark.parametrize(("honza", "martin", "winner"), [(43, 41, HONZA), (41, 43, MARTIN)])
def test_of_two_who_reach_the_target_at_once_the_one_with_more_wins(honza: int, martin: int, winner: int) -> None:
    given = GivenFront(promotion=(38, 38))

    both_score(given, honza - 38, martin - 38)

    assert result(given).scores[winner] > result(given).scores[1 - winner]


@pytest.mark.rule("DT-WIN-04")
@pytest.mark.example("DT-DX-08")
def test_level_players_play_one_whole_turn_each_and_are_compared_again() -> None:
    given = GivenFront(promotion=(38, 38), libraries={HONZA: "hussar dragoon", MARTIN: "infantry sea-lion"})

    both_score(given, 4, 4)
    assert given.play.ask is not None
    goes_on_until(given, (4, 4))  # Honza's turn in which it happened, and Martin's whole turn
    assert given.play.result is None
    gain_promotion(given.play, MARTIN, 1)  # in Honza's whole turn; nobody wins in mid-round
    goes_on_until(given, (5, 4))

    assert result(given).scores[MARTIN] > result(given).scores[HONZA]
    assert result(given).rule == "DT-WIN-04"


@pytest.mark.rule("DT-WIN-04")
def test_this_is_repeated_until_somebody_leads() -> None:
    given = GivenFront(promotion=(38, 38), squads={HONZA: "hussar", MARTIN: "dragoon"})

    both_score(given, 4, 4)
    goes_on_until(given, (12, 12))

    assert given.play.result is None


@pytest.mark.rule("DT-WIN-05")
def test_when_time_is_up_each_plays_one_more_turn_and_the_higher_number_wins() -> None:
    given = GivenFront(promotion=(5, 6), limit=7, squads={HONZA: "hussar", MARTIN: "dragoon"})  # the seventh turn

    goes_on_until(given, (4, 3))
    assert given.told("time_is_up") == [("time_is_up",)]
    goes_on_until(given, (4, 4))
    assert given.play.result is None
    goes_on_until(given, (5, 4))

    assert result(given).scores[MARTIN] > result(given).scores[HONZA]
    assert result(given).rule == "DT-WIN-05"


@pytest.mark.rule("DT-WIN-05")
@pytest.mark.parametrize(("limit", "told"), [(400, [("time_is_up",)]), (0, [])])
def test_without_a_limit_of_turns_time_is_never_up(limit: int, told: list[tuple[str]]) -> None:
    """G-78."""
    given = GivenFront(squads={HONZA: "hussar", MARTIN: "dragoon"}, turns=(200, 200), limit=limit)

    goes_on_until(given, (201, 200))

    assert given.told("time_is_up") == told


@pytest.mark.rule("DT-WIN-05", "DT-WIN-04")
def test_after_time_is_up_a_tie_is_a_draw_after_three_more_rounds() -> None:
    given = GivenFront(promotion=(5, 5), limit=7, squads={HONZA: "hussar", MARTIN: "dragoon"})

    goes_on_until(given, (7, 7))
    assert given.play.result is None
    goes_on_until(given, (8, 7))

    assert set(result(given).scores) == {0.5}


@pytest.mark.rule("DT-WIN-10")
@pytest.mark.example("DT-DX-07")
def test_three_turns_without_a_library_and_without_a_fighter_lose() -> None:
    given = GivenFront(squads={MARTIN: "infantry"}, libraries={MARTIN: "sea-lion"}, active=MARTIN, turns=(9, 9))

    goes_on_until(given, (11, 12))
    assert given.play.result is None
    goes_on_until(given, (12, 12))

    assert given.table.turns[HONZA] == 12
    assert result(given).scores[MARTIN] > result(given).scores[HONZA]
    assert result(given).rule == "DT-WIN-10"


@pytest.mark.rule("DT-WIN-10")
@pytest.mark.parametrize("saved_by", ["squads", "libraries"])
def test_a_fighter_or_a_library_stops_the_count(saved_by: str) -> None:
    """G-77."""
    martin, honza = {MARTIN: "infantry"}, {HONZA: "hussar"}
    if saved_by == "squads":
        given = GivenFront(squads=martin | honza, active=MARTIN)
    else:
        given = GivenFront(
            squads=martin, libraries={HONZA: " ".join(f"positive-karma#{at}" for at in range(40))}, active=MARTIN
        )

    goes_on_until(given, (8, 8))

    assert given.play.result is None
    assert given.table.hopeless == [0, 0]


@pytest.mark.rule("DT-WIN-10")
def test_a_fighter_that_came_into_play_in_time_counts_though_it_is_gone_by_the_end_of_the_turn() -> None:
    given = GivenFront(squads={MARTIN: "infantry"}, hands={HONZA: "hussar"})
    given.table.hopeless[HONZA] = 3  # the last of the three turns

    given.choose("play_card hussar squad-0")
    given.declines()
    given.discards("hussar")
    goes_on_until(given, (4, 4))

    assert given.play.result is None
    assert given.table.hopeless[HONZA] == 1  # the count has begun anew


@pytest.mark.rule("DT-WIN-11")
def test_who_fails_the_three_turns_loses_also_to_a_debtor() -> None:
    given = GivenFront(squads={MARTIN: "infantry"}, active=MARTIN, promotion=(30, 0))
    given.table.debt[MARTIN] = 10

    goes_on_until(given, (9, 9))

    assert given.table.turns[HONZA] == 6
    assert result(given).scores[MARTIN] > result(given).scores[HONZA]


@pytest.mark.rule("DT-WIN-07")
@pytest.mark.example("DT-DX-15")
def test_two_debtors_pay_back_what_they_can_and_the_rest_costs_promotion_points() -> None:
    """G-79."""
    given = GivenFront(squads={HONZA: "hussar", MARTIN: "dragoon"}, destiny=(8, 1), promotion=(12, 11), limit=7)
    given.table.debt = [6, 3]

    goes_on_until(given, (9, 9))

    assert given.table.promotion == [10, 8]
    assert given.table.destiny == [0, 1]
    assert result(given).scores[HONZA] > result(given).scores[MARTIN]
    assert result(given).rule == "DT-WIN-07"


@pytest.mark.rule("DT-WIN-01")
@pytest.mark.parametrize(("seat", "points"), [(HONZA, 2), (HONZA, 9), (MARTIN, 2), (MARTIN, 9)])
def test_who_reaches_or_passes_the_target_first_wins_at_once_in_whoevers_turn(seat: int, points: int) -> None:
    given = GivenFront(promotion=(38, 38), squads={HONZA: "hussar", MARTIN: "dragoon"})

    gain_promotion(given.play, seat, 1)
    given.choose("meditate")
    assert given.play.result is None
    gain_promotion(given.play, seat, points - 1)
    given.choose("decline")

    assert (result(given).winners(), result(given).rule) == ((seat,), "DT-WIN-01")
