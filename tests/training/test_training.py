"""Learning: positions of matches against itself, a net that tells who wins from them, and rounds."""

import json
import random

import pytest

from herna.bots.learned import read_net
from herna.engine.errors import BadInput
from herna.games.catalogue import game_named
from herna.lab.simulate import make_plan
from herna.training.descent import train
from herna.training.practice import Positions, compare, practise
from herna.training.rounds import Effort, learn

GAME = game_named("summoner-wars")
PLAN = make_plan(GAME, ("search", "search"), {}, "seed", 20_000)


def made_up(count: int) -> Positions:
    """The first number decides, the second does not matter."""
    drawn = random.Random(1)
    positions = Positions()
    for number in range(count):
        first, second = drawn.uniform(-1, 1), drawn.uniform(-1, 1)
        positions.features.append([first, second])
        positions.scores.append(float(first > 0))
        positions.matches.append(number)
    return positions


@pytest.mark.parametrize("hidden", [0, 4])
def test_a_net_learns_what_decides(hidden: int) -> None:
    trained = train(made_up(600), hidden, 1, {"seed": "1"})

    net = read_net(trained.text, "net")
    assert trained.right > 0.9
    assert trained.loss < 0.4
    assert net.chance([0.8, 0.0]) > 0.8 > 0.2 > net.chance([-0.8, 0.0])
    made = json.loads(trained.text)["made"]
    assert (made["seed"], made["positions"], made["matches"]) == ("1", 600, 600)
    assert made["loss"] == round(trained.loss, 4)


def test_the_same_positions_and_seed_give_the_same_net() -> None:
    assert train(made_up(100), 3, 1, {}).text == train(made_up(100), 3, 1, {}).text


def test_too_few_matches_are_refused() -> None:
    with pytest.raises(BadInput):
        train(made_up(0), 3, 1, {})


def test_both_seats_note_positions_with_the_score_at_the_end() -> None:
    found = practise(PLAN, "", [1])

    assert len(found.features) == len(found.scores) == len(found.matches) > 20
    assert sorted(found.scores) == [0.0] * (len(found.scores) // 2) + [1.0] * (len(found.scores) // 2)
    assert {len(features) for features in found.features} == {len(found.features[0])}
    assert practise(PLAN, "", [1]).features == found.features


def test_a_net_is_compared_from_both_sides() -> None:
    """Each deal is played twice, with the seats exchanged."""
    scores = compare(PLAN, ("", ""), 1, [1, 2])

    assert set(scores) == {1, 2}
    assert set(scores.values()) <= {0.0, 0.5, 1.0}


def test_a_round_plays_trains_and_compares() -> None:
    effort = Effort(seconds=1, hidden=2, matches=2, jobs=1, command="herna train")

    done = list(learn(PLAN, 1, effort))

    assert len(done) == 1
    assert done[0].matches == 2
    assert json.loads(done[0].trained.text)["made"]["round"] == 1
    assert done[0].is_better() == (done[0].points > 1)
