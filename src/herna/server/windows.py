"""Windows: when a seat is asked whether it plays something.

In other windows the server passes for it.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from msgspec import Struct, structs

from herna.engine.decision import DECLINE, Choice
from herna.engine.effects import Window
from herna.engine.flow import Play
from herna.server.messages import Stop, Until, WindowsInfo

MINE, PLAY = "mine", "play"  # until your next turn, until another player plays something
TURN = "turn"  # what every game that has turns calls one
LONGEST = 5.0  # seconds: nobody waits longer for a seat that has nothing to decide, however slow it is otherwise
FEWEST, MOST = 4, 20  # how many times a seat must have declined by hand, and how many of them are remembered


# The number of an open decision, and the number of undos before it: after an undo, a number comes again.
OpenDecision = tuple[int, int]


class WindowSettings(Struct, frozen=True):
    """When a seat is asked, and how long it passes.

    `since` names the span that was going on when it said so.
    """

    stop: Stop = "could"
    moments: tuple[str, ...] = ()
    until: Until = ""
    since: str = ""

    def without_pass(self) -> WindowSettings:
        """The same settings without passing."""
        return structs.replace(self, until="", since="")

    def wait_is_over(self, play: Play[Any], seat: int) -> bool:
        """Whether the seat has waited long enough.

        Other players' plays are noticed elsewhere, when they happen.
        """
        if self.until in ("", PLAY):
            return False
        if self.until != MINE:
            return _span(play, self.until) != self.since
        game, table = play.game, play.table
        if game.whose_turn(table) < 0 and not game.spans(table):  # the game has no turns: when something else is asked
            return play.ask is not None and seat in play.ask.seats() and not play.ask.window
        return game.whose_turn(table) == seat and _span(play, MINE) != self.since


class Windows:
    """The window settings of every seat, and which windows were passed."""

    def __init__(self, seats: int) -> None:
        self.settings = [WindowSettings()] * seats
        self.passed: list[int] = []  # the numbers of the decisions that were passed because of the settings
        self.held = (0, 0)  # the decision that is open again after an undo: it is not passed again
        self.took: list[list[float]] = [[] for _ in range(seats)]  # seconds of each seat's last declines by hand

    # What people set

    def sit(self, seat: int) -> None:
        """Reset the settings of a seat that somebody has taken."""
        self.settings[seat] = WindowSettings()
        self.took[seat] = []

    def set(self, seat: int, stop: Stop, moments: list[str]) -> None:
        self.settings[seat] = structs.replace(self.settings[seat], stop=stop, moments=tuple(moments))

    def pass_until(self, play: Play[Any], seat: int, until: Until) -> None:
        """Let a seat pass from now on until then."""
        self.settings[seat] = structs.replace(self.settings[seat], until=until, since=_span(play, until))
        self.held = (0, 0)

    # What happens

    def end_passes_after_play(self, by: int) -> None:
        """Ask those again who passed until another player plays something."""
        for seat, settings in enumerate(self.settings):
            if seat != by and settings.until == PLAY:
                self.settings[seat] = settings.without_pass()

    def end_passes(self, play: Play[Any]) -> None:
        """Ask those again who have waited long enough."""
        for seat, settings in enumerate(self.settings):
            if settings.wait_is_over(play, seat):
                self.settings[seat] = settings.without_pass()

    def note_decline(self, seat: int, seconds: float) -> None:
        """Remember how long somebody who was asked took to decline."""
        if 0.0 <= seconds <= LONGEST:
            self.took[seat] = [*self.took[seat], seconds][-MOST:]

    def spans_of_pause(self, seat: int, usual: tuple[float, float]) -> list[tuple[float, float]]:
        """Equally likely spans for the time after which the server passes for a seat.

        They lie between the times that its own declines took, so the server's are like them.
        """
        took = sorted(self.took[seat])
        return [(took[at - 1], took[at]) for at in range(1, len(took))] if len(took) >= FEWEST else [usual]

    def reopen(self, seat: int, decision: OpenDecision) -> None:
        """Ask a seat again after its undo; this decision is open again."""
        self.settings[seat] = self.settings[seat].without_pass()
        self.passed = [number for number in self.passed if number < decision[0]]
        self.held = decision

    # Who is passed

    def pass_for(self, play: Play[Any], people: Collection[int], decision: OpenDecision) -> bool:
        """Whether the open decision is a window that all these people pass."""
        asks = play.ask is None or not play.ask.window or self.held == decision
        return not asks and all(self.settings[seat].until or self.has_nothing_to_decide(play, seat) for seat in people)

    def has_nothing_to_decide(self, play: Play[Any], seat: int) -> bool:
        """Whether a seat's settings say that this window is passed.

        It may also pass until something happens.
        """
        assert play.ask is not None
        settings = self.settings[seat]
        if settings.stop == "chosen":
            return play.game.moment(play.ask) not in settings.moments
        return settings.stop == "could" and play.options() == [DECLINE]

    def info(self, play: Play[Any], seat: int, passing: bool) -> WindowsInfo:
        settings = self.settings[seat]
        return WindowsInfo(settings.stop, list(settings.moments), settings.until, passing, current_spans(play))

    def snapshot(self) -> list[Any]:
        return [
            [list(structs.astuple(settings)) for settings in self.settings],
            self.passed,
            list(self.held),
            self.took,
        ]

    def restore(self, data: list[Any]) -> None:
        self.settings = [WindowSettings(stop, tuple(moments), until, since) for stop, moments, until, since in data[0]]
        self.passed, self.held = list(data[1]), (data[2][0], data[2][1])
        self.took = [list(took) for took in data[3]]


def is_play(play: Play[Any], choice: Choice) -> bool:
    """Whether this answer plays something to which others may react."""
    in_window = play.ask is not None and play.ask.window
    return choice[0] in play.game.plays() or (in_window and choice != DECLINE)


def current_spans(play: Play[Any]) -> list[Until]:
    """The spans that are going on, the longest first.

    A seat can pass until the end of each.
    """
    return list(play.game.spans(play.table))


def passed_so_far(play: Play[Any]) -> list[int]:
    """The seats that have declined in the open window."""
    procedure = play.procedure() if play.ask is not None and play.ask.window else None
    return sorted(set(procedure.passed())) if isinstance(procedure, Window) else []


def _span(play: Play[Any], until: Until) -> str:
    """The text that identifies the current span; your turn is a turn."""
    return play.game.spans(play.table).get(TURN if until == MINE else until, "")
