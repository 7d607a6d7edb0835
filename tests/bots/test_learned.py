"""A learned evaluation: what the net computes, when it is used, and that it is told only what the seat knows."""

import json
import random
from math import exp
from typing import Any

import pytest

from herna.bots import learned
from herna.bots.bot import standing
from herna.bots.learned import judged, net_of, read_net
from herna.bots.search import Node, Search
from herna.engine.chance import Chance
from herna.engine.errors import BadInput
from herna.engine.flow import Play
from herna.games.catalogue import game_keys, game_named
from tests.kit.skirmish.game import GAME as SKIRMISH
from tests.kit.skirmish.game import Skirmish
from tests.kit.skirmish.table import Arena

NET = {
    "inputs": 2,
    "weights": [[1.0, -2.0], [0.5, 0.5]],
    "biases": [0.1, -3.0],
    "output": [0.2, 0.3, 2.0, 5.0],
    "bias": 0.4,
}


def test_a_net_adds_up_its_inputs_and_its_hidden_units() -> None:
    """The first unit counts 3.1, the second, below zero, nothing."""
    net = read_net(json.dumps(NET), "net")

    assert net.chance([3.0, 0.0]) == pytest.approx(1 / (1 + exp(-(0.4 + 0.6 + 2.0 * 3.1))), abs=1e-4)
    assert net.chance([0.0, 1.0]) == pytest.approx(1 / (1 + exp(-(0.4 + 0.3))), abs=1e-4)


def test_an_input_beyond_all_bounds_spoils_no_other() -> None:
    """More than 8 counts as 8."""
    net = read_net(json.dumps(NET), "net")

    assert (
        net.chance([0.0, 1e9]) == net.chance([0.0, 8.0]) == pytest.approx(1 / (1 + exp(-(0.4 + 2.4 + 5.0))), abs=1e-4)
    )
    assert net.chance([1e9, -1e9]) == net.chance([8.0, -8.0]) == 1


def test_a_net_computes_what_its_weights_say() -> None:
    """The lanes of its sums never touch each other, whatever the weights are."""
    drawn = random.Random(3)
    for size in (0.01, 1.0, 100.0):
        rows = [[drawn.uniform(-size, size) for _ in range(30)] for _ in range(9)]
        biases, worths = [drawn.uniform(-size, size) for _ in range(8)], [drawn.uniform(-0.1, 0.1) for _ in range(8)]
        data = {"inputs": 30, "weights": rows[:8], "biases": biases, "output": [*rows[8], *worths], "bias": size}
        net = read_net(json.dumps(data), "net")
        for _ in range(20):
            features = [drawn.choice((0.0, drawn.uniform(-1, 1), 8.0, -8.0)) for _ in range(30)]
            sums = [sum(w * x for w, x in zip(row, features, strict=True)) for row in rows]
            units = [max(0.0, sums[at] + biases[at]) for at in range(8)]
            total = sums[8] + size + sum(w * x for w, x in zip(worths, units, strict=True))
            expected = 1 / (1 + exp(-max(-30, min(30, total))))
            assert net.chance(features) == pytest.approx(expected, abs=0.003 * max(1, size))


@pytest.mark.parametrize(
    "wrong", ["", "[]", "{}", json.dumps({**NET, "inputs": 3}), json.dumps({**NET, "output": [1.0]})]
)
def test_what_is_no_net_is_refused(wrong: str) -> None:
    with pytest.raises(BadInput) as refused:
        read_net(wrong, "value.json")

    assert refused.value.arguments["file"] == "value.json"


class Counted(Skirmish):
    """A game in numbers: each seat's health."""

    def features(self, play: Play[Arena], seat: int) -> list[float]:
        return [float(play.table.health[seat]), float(play.table.health[1 - seat])]


def a_play() -> Play[Any]:
    game = Counted("counted", "tests.kit.skirmish", "sk", tuple(SKIRMISH.activities.values()), SKIRMISH.events)
    return game.play(2, game.read_options({}), Chance(4))


def test_a_net_judges_where_it_fits_and_the_game_where_not() -> None:
    play = a_play()
    fits = read_net(json.dumps(NET), "net")
    older = read_net(json.dumps({**NET, "inputs": 1, "weights": [], "biases": [], "output": [1.0]}), "net")
    other = read_net(json.dumps({**NET, "inputs": 3, "weights": [], "biases": [], "output": [1.0] * 3}), "net")

    assert judged(play, 0, fits) == fits.chance([5.0, 5.0])
    assert judged(play, 0, older) == older.chance([5.0])
    assert judged(play, 0, other) == judged(play, 0, None) == standing(play, 0)


def test_a_search_asks_for_the_net_of_its_game_and_the_search_of_before_does_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    play = a_play()
    assert play.ask is not None
    net = read_net(json.dumps(NET), "net")
    monkeypatch.setitem(learned._KNOWN, "counted", net)
    new, before = Search(Chance(1)), Search(Chance(1), before=True)

    for bot in (new, before):
        bot.iterate(Node((), play.ask.seat), play.copy())

    assert new.net is net
    assert before.net is None


@pytest.mark.parametrize("key", game_keys())
def test_a_net_that_comes_with_a_game_fits_its_features(key: str) -> None:
    game = game_named(key)
    net = net_of(game)
    seats = min(game.seat_counts)
    features = game.features(game.play(seats, game.read_options({}), Chance(1)), 0)

    assert net is None or net.inputs <= len(features)
