"""A learned evaluation: a net of one hidden layer over a game's features.

Its weights are a file in the game's content, `value.json`, made by `herna train`. A game without them, or that has
fewer features than the net wants, is evaluated as its own `evaluate` says. Of more features the net sees the first: new
ones are added at the end, so that it still fits.
"""

from __future__ import annotations

import json
from math import exp
from struct import Struct
from typing import Any

from herna.bots.bot import standing
from herna.engine.errors import BadInput
from herna.engine.flow import Play
from herna.engine.game import Game

FILE = "value.json"
STEEPEST = 30.0  # beyond it, a chance is certain enough
MOST = 8.0  # an input counts no more than this
FINE = 1024.0  # steps of an input between 0 and 1
HALF = 1 << 31  # the middle of a lane of 32 bits
TWO = (2,)  # the numbers of players of a game for two


class Net:
    """A net with one hidden layer.

    The sums of all hidden units are added up side by side, in lanes of 32 bits of one large integer: Python adds and
    multiplies those many times faster than a list of numbers. The last lane is for what goes past the hidden units.
    """

    __slots__ = ("_lanes", "_rows", "_scale", "_size", "_start", "_worth", "inputs")

    def __init__(
        self, inputs: int, weights: list[list[float]], biases: list[float], output: list[float], bias: float
    ) -> None:
        self.inputs = inputs
        lanes = [*weights, output[:inputs]]
        starts = [*biases, bias]
        largest = max([abs(starts[at]) + MOST * sum([abs(each) for each in row]) for at, row in enumerate(lanes)])
        room = HALF - (inputs + 1) * MOST * FINE  # without what is lost by rounding
        scale = room / (FINE * max(largest, 1.0))
        self._rows = [_side_by_side([round(row[at] * scale) for row in lanes]) for at in range(inputs)]
        self._start = _side_by_side([round(start * scale * FINE) + HALF for start in starts])
        self._lanes = Struct(f"<{len(lanes)}I")
        self._size = 4 * len(lanes)
        self._scale = 1 / (scale * FINE)
        self._worth = output[inputs:]

    def chance(self, features: list[float]) -> float:
        """The chance to win that the features stand for."""
        rows = self._rows
        sums = self._start
        for at in range(self.inputs):
            value = features[at]
            if value:
                sums += rows[at] * int(max(-MOST, min(MOST, value)) * FINE)
        lanes = self._lanes.unpack(sums.to_bytes(self._size, "little"))
        total = 0.0
        for unit, worth in enumerate(self._worth):
            above: int = lanes[unit] - HALF
            if above > 0:
                total += worth * above
        past: int = lanes[-1] - HALF
        total = (total + past) * self._scale
        if total > STEEPEST:
            return 1.0
        return 0.0 if total < -STEEPEST else 1 / (1 + exp(-total))


def _side_by_side(numbers: list[int]) -> int:
    """Numbers as lanes of one integer."""
    whole = 0
    for number in reversed(numbers):
        whole = (whole << 32) + number
    return whole


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
    return net.chance(features) if len(features) >= net.inputs else standing(play, seat)


def tells_of_all(play: Play[Any], net: Net | None) -> bool:
    """Whether the net's chance of one seat says that of every other.

    The others win with it, or the only other one loses.
    """
    return net is not None and play.result is None and (play.game.cooperative or play.game.seat_counts == TWO)


def judged_for_all(play: Play[Any], seats: int, net: Net | None) -> list[float]:
    """How well every seat stands."""
    if not tells_of_all(play, net):
        return [judged(play, seat, net) for seat in range(seats)]
    first = judged(play, 0, net)
    return [first if seat == 0 or play.game.cooperative else 1 - first for seat in range(seats)]
