"""Trains a net on positions: by gradient descent on the log-loss, with numpy."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final

from herna.engine.errors import BadInput
from herna.training.practice import Positions

HELD_OUT: Final = 10  # one match in ten, the first among them, is not learned from, but measured on
BATCH: Final = 1024  # at most
BATCHES: Final = 40  # in an epoch, or more
STEP: Final = 0.003
DECAY: Final = 3e-5  # of weights
PATIENCE: Final = 3  # epochs without a better loss, before steps become smaller and again before it ends
SMALLER: Final = 0.2
MOST_EPOCHS: Final = 60
DIGITS: Final = 5  # of weights in the file
NO_LIMIT: Final = 1e9


@dataclass(frozen=True, slots=True)
class Trained:
    """The weights of a net, and how it does on matches held out."""

    weights: list[Any]
    matches: int
    positions: int
    loss: float
    right: float

    def as_data(self) -> dict[str, object]:
        """What it learned from, and how well."""
        return {
            "matches": self.matches,
            "positions": self.positions,
            "loss": round(self.loss, 4),
            "right": round(self.right, 4),
        }

    def text(self, made: Mapping[str, object]) -> str:
        """The file of the net; `made` says in it how it came to be."""

        def rounded(values: Any) -> list[float]:
            return [round(float(value), DIGITS) for value in values]

        rows, biases, direct, output, bias = self.weights
        data = {
            "made": {**made, **self.as_data()},
            "inputs": len(direct),
            "weights": [rounded(row) for row in rows.T],
            "biases": rounded(biases),
            "output": [*rounded(direct), *rounded(output)],
            "bias": rounded(bias)[0],
        }
        return json.dumps(data) + "\n"


def train(positions: Positions, hidden: int, seed: int, seconds: float = NO_LIMIT, start: str = "") -> Trained:
    """A net that tells from its features how a position ends.

    It takes about this time at most.

    Inputs that are the same in all positions are left out: what they would mean is not known. `start` is the text of a
    net to begin with, in place of random weights and of `hidden`; features that it does not know count nothing then.
    """
    import numpy as np  # only here: nothing else needs it

    until = monotonic() + seconds
    random = np.random.default_rng(seed)
    inputs = np.vstack(positions.features).astype(np.float32) if positions.features else np.zeros((0, 1), np.float32)
    wanted = np.asarray(positions.worths, dtype=np.float32)
    counts = np.asarray(positions.weights, dtype=np.float32)
    aside = np.asarray(positions.matches, dtype=np.int64) % HELD_OUT == 1
    matches = positions.count_matches()
    if not aside.any() or aside.all():
        raise BadInput("train-too-few", matches=matches)
    many = inputs.shape[1]
    varies = (inputs.max(axis=0) > inputs.min(axis=0)).astype(np.float32)
    if start:
        weights, known = _weights_of(np, start, many)
        varies[:known] = 1  # what they mean was known before
    else:
        weights = [
            (random.normal(0, (2 / many) ** 0.5, (many, hidden)) * varies[:, None]).astype(np.float32),
            np.zeros(hidden, np.float32),
            np.zeros(many, np.float32),
            random.normal(0, 0.1, hidden).astype(np.float32),
            np.zeros(1, np.float32),
        ]
    held = (inputs[aside] * varies, wanted[aside], counts[aside])
    learned = (inputs[~aside] * varies, wanted[~aside], counts[~aside])
    del inputs
    best, best_loss, waited, rate = [weight.copy() for weight in weights], measure(np, weights, *held)[0], 0, STEP
    means, spreads, steps = [np.zeros_like(each) for each in weights], [np.zeros_like(each) for each in weights], 0
    size = max(1, min(BATCH, len(learned[1]) // BATCHES))
    for _ in range(MOST_EPOCHS):
        order = random.permutation(len(learned[1]))
        for first in range(0, len(order), size):
            batch = order[first : first + size]
            steps += 1
            step = rate * (1 - 0.999**steps) ** 0.5 / (1 - 0.9**steps)
            for at, slope in enumerate(_slopes(np, weights, *(each[batch] for each in learned))):
                means[at] = 0.9 * means[at] + 0.1 * slope
                spreads[at] = 0.999 * spreads[at] + 0.001 * slope * slope
                weights[at] = weights[at] - np.float32(step) * means[at] / (np.sqrt(spreads[at]) + np.float32(1e-8))
        loss, _ = measure(np, weights, *held)
        if loss < best_loss:
            best, best_loss, waited = [weight.copy() for weight in weights], loss, 0
        else:
            waited += 1
        if monotonic() > until or (waited == PATIENCE and rate < STEP):
            break
        if waited == PATIENCE:
            weights, rate, waited = [weight.copy() for weight in best], STEP * SMALLER, 0
    loss, right = measure(np, best, *held)
    return Trained(best, matches, len(wanted), loss, right)


def _weights_of(np: Any, text: str, many: int) -> tuple[list[Any], int]:
    """The weights of a net for this many inputs; how many it knows."""
    data = json.loads(text)
    known = int(data["inputs"])
    if known > many:
        raise BadInput("train-other-features", known=known, features=many)
    hidden = len(data["biases"])
    rows, direct = np.zeros((many, hidden), np.float32), np.zeros(many, np.float32)
    if hidden:
        rows[:known] = np.asarray(data["weights"], dtype=np.float32).T
    direct[:known] = data["output"][:known]
    output = np.asarray(data["output"][known:], dtype=np.float32)
    return [
        rows,
        np.asarray(data["biases"], dtype=np.float32),
        direct,
        output,
        np.full(1, data["bias"], np.float32),
    ], known


def _forward(np: Any, weights: list[Any], inputs: Any) -> tuple[Any, Any]:
    """The hidden units and the chances."""
    units = np.maximum(inputs @ weights[0] + weights[1], 0)
    total = np.clip(inputs @ weights[2] + units @ weights[3] + weights[4], -30, 30)
    return units, 1 / (1 + np.exp(-total))


def _slopes(np: Any, weights: list[Any], inputs: Any, wanted: Any, counts: Any) -> list[Any]:
    """How the log-loss changes with each weight."""
    units, chances = _forward(np, weights, inputs)
    error = (chances - wanted) * counts / counts.sum()
    back = np.outer(error, weights[3]) * (units > 0)
    return [
        inputs.T @ back + np.float32(DECAY) * weights[0],
        back.sum(axis=0),
        inputs.T @ error + np.float32(DECAY) * weights[2],
        units.T @ error + np.float32(DECAY) * weights[3],
        error.sum(keepdims=True),
    ]


def measure(np: Any, weights: list[Any], inputs: Any, wanted: Any, counts: Any) -> tuple[float, float]:
    """The log-loss on some positions, and what part of them it gets right."""
    _, chances = _forward(np, weights, inputs)
    chances = np.clip(chances, 1e-6, 1 - 1e-6)
    losses = wanted * np.log(chances) + (1 - wanted) * np.log(1 - chances)
    right = (chances > 0.5) == (wanted > 0.5)
    return float(-np.average(losses, weights=counts)), float(np.average(right, weights=counts))
