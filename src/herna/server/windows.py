"""Windows, "anything to play now?": when each seat wants to be asked, and when the house passes for it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, get_args

from msgspec import Struct, structs

from herna.engine.decision import DECLINE, Choice
from herna.engine.effects import Window
from herna.engine.flow import Play
from herna.server.messages import Stop, Until, WindowsInfo

MINE, PLAY = "mine", "play"  # until one's next turn, until another plays something


class Wishes(Struct, frozen=True):
    """When a seat is asked, and until when it plays nothing; `since` tells the turn or battle in which it said so."""

    stop: Stop = "could"
    moments: tuple[str, ...] = ()
    until: Until = ""
    since: str = ""

    def asked_again(self) -> Wishes:
        return structs.replace(self, until="", since="")

    def has_come(self, play: Play[Any], seat: int) -> bool:
        """Whether what this seat waits for has come; what others play is noticed when they do."""
        if self.until in ("", PLAY):
            return False
        if self.until != MINE:
            return _span(play, self.until) != self.since
        game, table = play.game, play.table
        if game.whose_turn(table) < 0 and not game.spans(table):  # it does not tell: when something else is asked
            return play.ask is not None and seat in play.ask.seats() and not play.ask.window
        return game.whose_turn(table) == seat and _span(play, MINE) != self.since


class Windows:
    """The wishes of every seat at a table, and what came of them."""

    def __init__(self, seats: int) -> None:
        self.wishes = [Wishes()] * seats
        self.passed: list[int] = []  # the numbers of the decisions that were passed because there was nothing to decide
        self.held = (0, 0)  # the decision to which somebody went back: it is not passed again

    # What is wished

    def sit(self, seat: int) -> None:
        """Somebody new has the seat."""
        self.wishes[seat] = Wishes()

    def set(self, seat: int, stop: Stop, moments: list[str]) -> None:
        self.wishes[seat] = structs.replace(self.wishes[seat], stop=stop, moments=tuple(moments))

    def pass_until(self, play: Play[Any], seat: int, until: Until) -> None:
        """From now on the seat plays nothing until then."""
        self.wishes[seat] = structs.replace(self.wishes[seat], until=until, since=_span(play, until))
        self.held = (0, 0)

    # What happens

    def something_played(self, by: int) -> None:
        for seat, wishes in enumerate(self.wishes):
            if seat != by and wishes.until == PLAY:
                self.wishes[seat] = wishes.asked_again()

    def see_what_has_come(self, play: Play[Any]) -> None:
        """Whoever plays nothing until something comes is asked again when it has come."""
        for seat, wishes in enumerate(self.wishes):
            if wishes.has_come(play, seat):
                self.wishes[seat] = wishes.asked_again()

    def went_back(self, seat: int, decision: tuple[int, int]) -> None:
        """A seat has taken something back, and this decision is open again."""
        self.wishes[seat] = self.wishes[seat].asked_again()
        self.passed = [number for number in self.passed if number < decision[0]]
        self.held = decision

    # What comes of it

    def pass_for(self, play: Play[Any], people: Collection[int], decision: tuple[int, int]) -> bool:
        """Whether the open decision is a window in which none of those asked plays anything."""
        asks = play.ask is None or not play.ask.window or self.held == decision
        return not asks and all(self.wishes[seat].until or self.has_nothing_to_decide(play, seat) for seat in people)

    def has_nothing_to_decide(self, play: Play[Any], seat: int) -> bool:
        """Whether a seat that waits for nothing is not asked in the open window."""
        assert play.ask is not None
        wishes = self.wishes[seat]
        if wishes.stop == "chosen":
            return play.game.moment(play.ask) not in wishes.moments
        return wishes.stop == "could" and play.options() == [DECLINE]

    def info(self, play: Play[Any], seat: int, passing: bool) -> WindowsInfo:
        wishes = self.wishes[seat]
        return WindowsInfo(wishes.stop, list(wishes.moments), wishes.until, passing, going_on(play))

    def frozen(self) -> list[Any]:
        return [[list(structs.astuple(wishes)) for wishes in self.wishes], self.passed, list(self.held)]

    def thaw(self, data: list[Any]) -> None:
        self.wishes = [Wishes(stop, tuple(moments), until, since) for stop, moments, until, since in data[0]]
        self.passed, self.held = list(data[1]), (data[2][0], data[2][1])


def is_play(play: Play[Any], choice: Choice) -> bool:
    """Whether this answer to the open decision plays something that others may want to answer."""
    in_window = play.ask is not None and play.ask.window
    return choice[0] in play.game.plays() or (in_window and choice != DECLINE)


def going_on(play: Play[Any]) -> list[Until]:
    """What is going on, of which a seat could wait for the end."""
    spans = play.game.spans(play.table)
    return [each for each in get_args(Until) if each in spans]


def passed_so_far(play: Play[Any]) -> list[int]:
    """The seats that have declined in the open window."""
    procedure = play.procedure() if play.ask is not None and play.ask.window else None
    return sorted(set(procedure.passed())) if isinstance(procedure, Window) else []


def _span(play: Play[Any], until: Until) -> str:
    """What tells the one that is going on from the next; one's own turn is a turn."""
    return play.game.spans(play.table).get("turn" if until == MINE else until, "")
