"""What everybody at a table of a tournament is told of its judges."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

# pause, resume: the match stands still; give-time: on a seat's clock; restore: an earlier position, if all agree;
# penalty: in match points (0: a warning); rule: how something is decided; look: the judge looks at a seat's cards
JudgeDoes = Literal["pause", "resume", "give-time", "restore", "penalty", "rule", "look"]


class Judged(Struct, frozen=True):
    """What a judge has done at a table of a tournament.

    `seat` is whom it concerns (-1: all), `amount` seconds, points, or the number of a decision.
    """

    name: str
    do: JudgeDoes
    seat: int
    amount: int
    text: str
    at: float
