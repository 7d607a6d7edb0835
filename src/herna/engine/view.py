"""What a seat may see, and the chair that a bot gets.

A seat sees its view of the table, its decision and its log.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, NotRequired, TypedDict, cast

from herna.engine.activity import Harm
from herna.engine.chance import Chance
from herna.engine.decision import Choice, Decision
from herna.engine.events import Log, SeenEvent
from herna.engine.flow import Play, T
from herna.engine.game import Game, Message
from herna.engine.guesses import Lines
from herna.engine.offer import activity_of


class SeenDecision(TypedDict):
    """The open decision; only the seats being asked see question and options."""

    number: int
    seats: list[int]
    prompt: NotRequired[str]
    arguments: NotRequired[dict[str, str | int]]
    rule: NotRequired[str]
    options: NotRequired[list[list[str | int]]]
    window: NotRequired[bool]


class SeenResult(TypedDict):
    """How the match ended, and by which rule."""

    scores: list[float]
    rule: str


class SeatView(TypedDict):
    """Everything that a seat is sent; `table` is the game's own view."""

    seat: int
    table: Any
    decision: SeenDecision | None
    result: SeenResult | None
    events: list[SeenEvent]
    seed_sha256: NotRequired[str]  # the digest that the seed must have
    seed: NotRequired[str]  # only when the match is over


def decision_for(play: Play[Any], seat: int, number: int) -> Decision | None:
    """The open decision as a seat may see it.

    Only the seats being asked see the question and the options.
    """
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
    """Everything that a seat is sent, as plain data.

    The table, the decision, the result, and the events after a number.
    """
    decision = decision_for(play, seat, number)
    seen: SeatView = {
        "seat": seat,
        "table": play.game.view(play.table, seat),
        "decision": None if decision is None else cast(SeenDecision, decision.plain()),
        "result": None if play.result is None else {"scores": list(play.result.scores), "rule": play.result.rule},
        "events": [] if log is None else seen_events(play.game, log, seat, after),
    }
    return cast(dict[str, Any], seen)


def seen_events(game: Game[Any], log: Log, seat: int, after: int = 0) -> list[SeenEvent]:
    """The events after a number as a seat sees them, fields by name."""
    return [
        {**game.named_event(told), "number": number, "choice": cause.choice, "rule": cause.rule}
        for number, told, cause in log.seen_by(seat, after)
    ]


class Chair(Generic[T]):
    """A seat's place at the table: all that a bot gets.

    It shows what the seat sees and is asked, and guesses plays that agree with what the seat knows.
    """

    __slots__ = ("_play", "game", "seat", "shown")

    def __init__(self, play: Play[T], seat: int) -> None:
        self._play = play
        self.seat = seat
        self.game = play.game
        self.shown: list[Choice] | None = None  # the options of this decision, if the caller has listed them

    def view(self) -> dict[str, Any]:
        """What the seat sees of the table."""
        return self.game.view(self._play.table, self.seat)

    def options(self) -> list[Choice]:
        """The options of the seat; none, if it is not asked."""
        if self.shown is not None:
            return self.shown
        ask = self._play.ask
        return self._play.options() if ask is not None and self.seat in ask.seats() else []

    def forecast(self) -> list[tuple[Message, ...]]:
        """The forecast of each option, as far as the seat can know it."""
        options = self.options()
        if not options:
            return []
        guess = self.guess(Chance())
        return [self.game.forecast(guess, option) for option in options]

    def harms(self) -> list[Harm]:
        """Whom each option harms."""
        play, ask = self._play, self._play.ask
        if ask is None:
            return []
        return [activity_of(ask.offer, option[0]).harm(play.table, self.seat, option) for option in self.options()]

    def onward(self) -> list[Sequence[Choice]]:
        """What may be chosen together with each option."""
        play, ask = self._play, self._play.ask
        if ask is None:
            return []
        return [activity_of(ask.offer, option[0]).onward(play.table, self.seat, option) for option in self.options()]

    def guess(self, chance: Chance) -> Play[T]:
        """A play that could be the true one, as far as the seat knows."""
        return self._play.guess(self.seat, chance)

    def lines(self) -> Lines[T]:
        """Many such plays, to be searched: they are prepared once for this decision."""
        return Lines(self._play, self.game.guesses(self._play.table, self.seat))
