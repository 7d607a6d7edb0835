"""What bots do not consider, and what is counted of how they play.

Nobody ends the main phase with aether that still buys a charge or turns a breach.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from herna.engine.decision import Choice
from herna.engine.flow import Play
from herna.engine.game import IDLE
from herna.games.aeons_end.table import Siege
from herna.games.aeons_end.turn import MainPhase

END: Final[Choice] = ("end_phase",)
ALWAYS_OF_USE: Final[tuple[str, ...]] = ("buy_charge", "focus", "open")  # aether is lost at the end of the turn


def sensible(play: Play[Siege], options: list[Choice]) -> list[Choice]:
    """The options without a main phase ended too early."""
    if not isinstance(play.procedure(), MainPhase) or not _has_use(options):
        return options
    return [option for option in options if option != END]


def _has_use(options: list[Choice]) -> bool:
    return any(option[0] in ALWAYS_OF_USE for option in options)


def slips(play: Play[Siege], choice: Choice) -> Mapping[str, bool]:
    """Of each end of a main phase, whether aether could still be spent."""
    if choice != END or not isinstance(play.procedure(), MainPhase):
        return {}
    return {IDLE: _has_use(play.options())}
