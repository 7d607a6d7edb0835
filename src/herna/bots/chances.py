"""What a search expects, corrected by how recorded matches ended.

The correction is the file `chances.json` in the game's content, made by `herna report RUN --chances FILE`. Without it,
an expectation is shown as it is.
"""

from __future__ import annotations

import json
from math import exp, log
from typing import Any, Final

from herna.engine.errors import BadInput
from herna.engine.game import Game

FILE: Final = "chances.json"
LEAST: Final = 0.01  # nothing is certain before a match is over
UNMEASURED: Final = 0.05  # how far chances are off where nobody has measured it


class Correction:
    """A straight line on the scale of log-odds.

    `off` is how far chances were off with it.
    """

    __slots__ = ("middle", "off", "slope")

    def __init__(self, slope: float, middle: float, off: float) -> None:
        self.slope = slope
        self.middle = middle
        self.off = off

    def chance(self, expected: float) -> float:
        """The chance to win where a search expects this."""
        return within(1 / (1 + exp(-(self.slope * log_odds(expected) + self.middle))))


AS_IT_IS: Final = Correction(1.0, 0.0, UNMEASURED)


def within(chance: float) -> float:
    """A chance that is neither 0 nor 1."""
    return min(1 - LEAST, max(LEAST, chance))


def log_odds(chance: float) -> float:
    """The logarithm of the odds of a chance, within bounds."""
    chance = within(chance)
    return log(chance / (1 - chance))


def read_correction(text: str, name: str) -> Correction:
    """The correction in the text of a file."""
    try:
        data = json.loads(text)
        return Correction(float(data["slope"]), float(data["middle"]), float(data["off"]))
    except (ValueError, KeyError, TypeError) as error:
        raise BadInput("error-no-correction", file=name) from error


_KNOWN: dict[str, Correction] = {}  # by game, as far as it was asked for


def correction_of(game: Game[Any]) -> Correction:
    """The correction that comes with a game, or none."""
    if game.key not in _KNOWN:
        file = game.content() / FILE
        found = read_correction(file.read_text(encoding="utf-8"), FILE) if file.is_file() else AS_IT_IS
        _KNOWN[game.key] = found
    return _KNOWN[game.key]
