"""Trains a net on positions: by gradient descent on the log-loss, with numpy."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from herna.engine.errors import BadInput
from herna.training.practice import Positions

if TYPE_CHECKING:
    import numpy

HELD_OUT = 10  # one match in ten, the first among them, is not learned from, but measured on
BATCH = 512  # at most
BATCHES = 40  # in an epoch, or more
STEP = 0.002
DECAY = 1e-4  # of weights
PATIENCE = 4  # epochs without a better loss
MOST_EPOCHS = 60
DIGITS = 5  # of weights in the file


@dataclass(frozen=True, slots=True)
class Trained:
    """A net as text, and how it does on matches held out."""

    text: str
    positions: int
    matches: int
    loss: float
    right: float


def train(positions: Positions, hidden: int, seed: int, made: dict[str, Any]) -> Trained:
    """A net that tells from its features how a position ends.

    `made` says in the file how it came to be.
    """
    import numpy as np  # only here: nothing else needs it

    random = np.random.default_rng(seed)
    inputs = np.asarray(positions.features, dtype=np.float64)
    scores = np.asarray(positions.scores, dtype=np.float64)
    aside = np.asarray(positions.matches) % HELD_OUT == 1
    if not aside.any() or aside.all():
        raise BadInput("train-too-few", matches=len(set(positions.matches)))
    many = inputs.shape[1]
    weights = [
        random.normal(0, (2 / many) ** 0.5, (hidden, many)),
        np.zeros(hidden),
        np.zeros(many),
        random.normal(0, 0.1, hidden),
        np.zeros(1),
    ]
    best, best_loss, waited = [weight.copy() for weight in weights], float("inf"), 0
    means, spreads, steps = [np.zeros_like(each) for each in weights], [np.zeros_like(each) for each in weights], 0
    learned, wanted = inputs[~aside], scores[~aside]
    size = max(1, min(BATCH, len(learned) // BATCHES))
    for _ in range(MOST_EPOCHS):
        order = random.permutation(len(learned))
        for start in range(0, len(order), size):
            batch = order[start : start + size]
            steps += 1
            for at, slope in enumerate(_slopes(np, weights, learned[batch], wanted[batch])):
                means[at] = 0.9 * means[at] + 0.1 * slope
                spreads[at] = 0.999 * spreads[at] + 0.001 * slope * slope
                rate = STEP * (1 - 0.999**steps) ** 0.5 / (1 - 0.9**steps)
                weights[at] = weights[at] - rate * means[at] / (spreads[at] ** 0.5 + 1e-8)
        loss, _ = measure(np, weights, inputs[aside], scores[aside])
        if loss < best_loss:
            best, best_loss, waited = [weight.copy() for weight in weights], loss, 0
        else:
            waited += 1
            if waited == PATIENCE:
                break
    loss, right = measure(np, best, inputs[aside], scores[aside])
    matches = len(set(positions.matches))
    about = {**made, "matches": matches, "positions": len(scores), "loss": round(loss, 4), "right": round(right, 4)}
    return Trained(_as_text(best, about), len(scores), matches, loss, right)


def _forward(np: Any, weights: list[Any], inputs: numpy.ndarray[Any, Any]) -> tuple[Any, Any]:
    """The hidden units and the chances."""
    units = np.maximum(inputs @ weights[0].T + weights[1], 0)
    total = np.clip(inputs @ weights[2] + units @ weights[3] + weights[4], -30, 30)
    return units, 1 / (1 + np.exp(-total))


def _slopes(np: Any, weights: list[Any], inputs: Any, wanted: Any) -> list[Any]:
    """How the log-loss changes with each weight."""
    units, chances = _forward(np, weights, inputs)
    error = (chances - wanted) / len(wanted)
    back = np.outer(error, weights[3]) * (units > 0)
    return [
        back.T @ inputs + DECAY * weights[0],
        back.sum(axis=0),
        inputs.T @ error + DECAY * weights[2],
        units.T @ error + DECAY * weights[3],
        error.sum(keepdims=True),
    ]


def measure(np: Any, weights: list[Any], inputs: Any, scores: Any) -> tuple[float, float]:
    """The log-loss on some positions, and how many of them it gets right."""
    _, chances = _forward(np, weights, inputs)
    chances = np.clip(chances, 1e-6, 1 - 1e-6)
    loss = -np.mean(scores * np.log(chances) + (1 - scores) * np.log(1 - chances))
    return float(loss), float(np.mean((chances > 0.5) == (scores > 0.5)))


def _as_text(weights: list[Any], made: dict[str, Any]) -> str:
    """The file of a net: how it was made, and its weights."""

    def rounded(values: Any) -> list[float]:
        return [round(float(value), DIGITS) for value in values]

    data = {
        "made": made,
        "inputs": len(weights[2]),
        "weights": [rounded(row) for row in weights[0]],
        "biases": rounded(weights[1]),
        "output": [*rounded(weights[2]), *rounded(weights[3])],
        "bias": rounded(weights[4])[0],
    }
    return json.dumps(data) + "\n"
