"""How often bots do what nobody should, such as attacking their own side."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from herna.engine.decision import Choice
from herna.engine.flow import Play
from herna.engine.game import SLIPS


@dataclass(slots=True)
class Share:
    """How often something happened, of how often it could have."""

    count: int = 0
    of: int = 0

    def share(self) -> float | None:
        """The share; None where it never could."""
        return self.count / self.of if self.of else None


@dataclass(slots=True)
class Slips:
    """The slips of one bot by kind."""

    shares: dict[str, Share] = field(default_factory=lambda: {kind: Share() for kind in SLIPS})

    def add(self, other: Slips) -> None:
        """Count those of other matches too."""
        for kind, share in other.shares.items():
            self.shares[kind].count += share.count
            self.shares[kind].of += share.of


class Watch:
    """Counts the slips of every seat of one match."""

    def __init__(self, slips: list[Slips]) -> None:
        self.slips = slips  # by seat
        self.chosen: list[list[Choice]] = [[] for _ in slips]  # by seat, in this turn
        self._turn = 0

    def note(self, play: Play[Any], choice: Choice) -> None:
        """Before a choice is carried out: count it."""
        assert play.ask is not None
        seat, turn = play.ask.seat, play.game.turn(play.table)
        if turn != self._turn or not turn:
            self._turn = turn
            self.chosen = [[] for _ in self.slips]
        for kind, slipped in play.game.slips(play, choice, self.chosen[seat]).items():
            share = self.slips[seat].shares[kind]
            share.of += 1
            share.count += slipped
        self.chosen[seat].append(choice)
