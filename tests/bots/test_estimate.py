"""How a match stood: the estimate is the same for the same position, and sees what is about to happen."""

import pytest

from herna.bots.estimate import win_chances
from herna.engine.chance import Chance
from herna.engine.match import Match
from herna.engine.save import snapshot
from tests.kit.connect_four import after
from tests.kit.skirmish.game import GAME as SKIRMISH


def test_a_seat_that_can_win_with_its_next_choice_is_likely_to_win() -> None:
    soon_won = win_chances(after("121212").play, 2, Chance(1))

    assert soon_won[0] > 0.8
    assert sum(soon_won) == pytest.approx(1)
    assert 0.3 < win_chances(after("").play, 2, Chance(1))[0] < 0.7


def test_at_the_end_it_is_the_result() -> None:
    assert win_chances(after("1212121").play, 2, Chance(1)) == [1.0, 0.0]


def test_it_is_the_same_for_the_same_position_and_chance_and_changes_nothing() -> None:
    match = Match(SKIRMISH, 3, seed="seed")
    before = snapshot(match.play)

    estimates = [win_chances(match.play, 3, Chance(seed)) for seed in (7, 7, 8)]

    assert estimates[0] == estimates[1] != estimates[2]
    assert len(estimates[0]) == 3
    assert all(0 <= win <= 1 for win in estimates[0])
    assert snapshot(match.play) == before
