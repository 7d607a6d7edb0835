"""A learned evaluation: a net of one hidden layer over a game's features.

Its weights are a file in the game's content, `value.json`, made by `herna train`. A game without them, or whose
features have changed since, is evaluated as its own `evaluate` says.
"""

from __future__ import annotations

import json
from math import exp
from typing import Any

from herna.bots.bot import standing
from herna.engine.errors import BadInput
from herna.engine.flow import Play
from herna.engine.game import Game

FILE = "value.json"
STEEPEST = 30.0  # beyond it, a chance is certain enough


class Net:
    """The weights of a net with one hidden layer."""

    __slots__ = ("bias", "biases", "inputs", "output", "weights")

    def __init__(
        self, inputs: int, weights: list[list[float]], biases: list[float], output: list[float], bias: float
    ) -> None:
        self.inputs = inputs
        self.weights = weights  # of each hidden unit, for all inputs
        self.biases = biases
        self.output = output  # first for all inputs, then for all hidden units
        self.bias = bias

    def chance(self, features: list[float]) -> float:
        """The chance to win that the features stand for."""
        used: list[int] = []
        output = self.output
        total = self.bias
        for at, value in enumerate(features):
            if value:
                used.append(at)
                total += output[at] * value
        at = self.inputs
        for unit, row in enumerate(self.weights):
            sum_ = self.biases[unit]
            for each in used:
                sum_ += row[each] * features[each]
            if sum_ > 0:
                total += output[at + unit] * sum_
        if total > STEEPEST:
            return 1.0
        return 0.0 if total < -STEEPEST else 1 / (1 + exp(-total))


def read_net(text: str, name: str) -> Net:
    """The net in the text of a file."""
    try:
        data = json.loads(text)
        weights = [[float(weight) for weight in row] for row in data["weights"]]
        biases, output = [float(bias) for bias in data["biases"]], [float(weight) for weight in data["output"]]
        inputs = int(data["inputs"])
        fits = len(output) == inputs + len(weights) and len(biases) == len(weights)
        if not fits or any(len(row) != inputs for row in weights):
            raise ValueError("sizes differ")
        return Net(inputs, weights, biases, output, float(data["bias"]))
    except (ValueError, KeyError, TypeError) as error:
        raise BadInput("error-no-net", file=name) from error


_KNOWN: dict[str, Net | None] = {}  # by game, as far as it was asked for


def net_of(game: Game[Any]) -> Net | None:
    """The net that comes with a game, if it has one."""
    if game.key not in _KNOWN:
        file = game.content() / FILE
        _KNOWN[game.key] = read_net(file.read_text(encoding="utf-8"), FILE) if file.is_file() else None
    return _KNOWN[game.key]


def judged(play: Play[Any], seat: int, net: Net | None) -> float:
    """How well a seat stands: by the result, the net, or the evaluation."""
    if net is None or play.result is not None:
        return standing(play, seat)
    features = play.game.features(play, seat)
    return net.chance(features) if len(features) == net.inputs else standing(play, seat)
