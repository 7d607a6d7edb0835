"""How sure a share of wins is."""

from __future__ import annotations

from math import sqrt
from typing import Final

NORMAL_95: Final = 1.959964  # standard deviations that hold 95 % of a normal distribution


def wilson_interval(wins: float, matches: int) -> tuple[float, float]:
    """Wilson's 95 % confidence interval of a win rate; draws may count half."""
    if matches == 0:
        return 0.0, 1.0
    z = NORMAL_95
    rate = wins / matches
    middle = rate + z * z / (2 * matches)
    spread = z * sqrt(rate * (1 - rate) / matches + z * z / (4 * matches * matches))
    scale = 1 + z * z / matches
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
