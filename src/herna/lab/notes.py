"""Notes taken while a match is played: turns, points by turn, cards, expectations."""

from __future__ import annotations

from typing import Any

from herna.engine.events import CardsPlayed
from herna.engine.flow import Play

TURN = "turn"  # its key in `Game.spans`


class Notes:
    """The notes of one match. A turn in which nobody decides is not noticed."""

    def __init__(self) -> None:
        self.cards = CardsPlayed()
        self.first = -1  # the seat whose turn was the first; -1, if the game has no turns of seats
        self.turns = 0
        self.points: list[tuple[int, ...]] = []  # when each turn began, and at the end
        self.expected: list[tuple[int, float]] = []  # in each turn: seat, and chance to win
        self._searched: set[int] = set()  # the seats that have searched in this turn
        self._turn: str | None = None

    def note_turn(self, play: Play[Any]) -> None:
        """Before a decision: note a turn that has begun."""
        table, game = play.table, play.game
        turn = game.spans(table).get(TURN, "")
        if turn != self._turn:
            self._turn = turn
            self.turns += 1
            self._searched.clear()
            self.points.append(game.points(table))
            if self.first < 0:
                self.first = game.whose_turn(table)

    def note_expected(self, seat: int, expected: float) -> None:
        """After a bot's choice: note what it expects, once a turn for each seat.

        More would say little: decisions of one turn end alike.
        """
        if expected >= 0 and seat not in self._searched:
            self._searched.add(seat)
            self.expected.append((seat, round(expected, 3)))

    def note_end(self, play: Play[Any]) -> None:
        """After the match: note the final points."""
        self.points.append(play.game.points(play.table))

    def cards_of(self, seat: int) -> dict[str, int]:
        """How often a seat has played each card."""
        times = self.cards.times
        return {card: times[player, card] for player, card in sorted(times) if player == seat}
