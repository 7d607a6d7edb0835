"""What a seat may see: its view of the table, its decision and its log; and a chair, which is all a bot gets."""

from __future__ import annotations

from typing import Any, Generic

from herna.engine.chance import Chance
from herna.engine.decision import Choice, Decision
from herna.engine.events import Log
from herna.engine.flow import Play, T
from herna.engine.game import Message


def decision_for(play: Play[Any], seat: int, number: int) -> Decision | None:
    """The open decision as a seat may see it: the question and the options are for those who are asked."""
    ask = play.ask
    if ask is None:
        return None
    if seat not in ask.seats():
        return Decision(number, ask.seats())
    return Decision(
        number,
        ask.seats(),
        ask.prompt,
        tuple(sorted(ask.arguments.items())),
        ask.rule,
        tuple(play.options()),
        ask.window,
    )


def view_of(play: Play[Any], seat: int, number: int, log: Log | None = None, after: int = 0) -> dict[str, Any]:
    """Everything that a seat is sent, as plain data: table, decision, result, and the events after a number."""
    decision = decision_for(play, seat, number)
    return {
        "seat": seat,
        "table": play.game.view(play.table, seat),
        "decision": None if decision is None else decision.plain(),
        "result": None if play.result is None else {"scores": list(play.result.scores), "rule": play.result.rule},
        "events": []
        if log is None
        else [
            {
                "number": event_number,
                "event": list(told),
                "choice": cause.choice,
                "procedure": cause.procedure,
                "step": cause.step,
                "rule": cause.rule,
            }
            for event_number, told, cause in log.seen_by(seat, after)
        ],
    }


class Chair(Generic[T]):
    """A seat's place at the table: what it sees, what it is asked, and plays that agree with what it knows."""

    __slots__ = ("_play", "game", "seat", "shown")

    def __init__(self, play: Play[T], seat: int) -> None:
        self._play = play
        self.seat = seat
        self.game = play.game
        self.shown: list[Choice] | None = None  # the options of this decision, if whoever asks has listed them

    def view(self) -> dict[str, Any]:
        """What the seat sees of the table."""
        return self.game.view(self._play.table, self.seat)

    def options(self) -> list[Choice]:
        """What the seat may choose now; nothing if it is not asked."""
        if self.shown is not None:
            return self.shown
        ask = self._play.ask
        return self._play.options() if ask is not None and self.seat in ask.seats() else []

    def foresee(self) -> list[tuple[Message, ...]]:
        """What would come of each option, as far as the seat can know it."""
        options = self.options()
        if not options:
            return []
        guess = self.guess(Chance())
        return [self.game.foresee(guess, option) for option in options]

    def guess(self, chance: Chance) -> Play[T]:
        """A play that could be the true one, as far as the seat knows."""
        return self._play.guess(self.seat, chance)
