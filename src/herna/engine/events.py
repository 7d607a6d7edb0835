"""Events: every change told as it happened, with its cause, to those who may see it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from herna.engine.decision import Choice

if TYPE_CHECKING:
    from herna.engine.flow import Play

# What a seat is told: the event's kind, then its fields; None stands where the seat may not see.
Told = tuple[str | int | None, ...]

SPECTATOR = -1  # the seat of somebody who only watches


@dataclass(frozen=True, slots=True)
class Cause:
    """Why an event happened: after which choice, in which step of which procedure, by which rule."""

    choice: int
    procedure: str
    step: str
    rule: str


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened: whole for the seats in `to` (None: for everyone), as `others` for the rest."""

    whole: Choice
    cause: Cause
    to: tuple[int, ...] | None = None
    others: Told | None = None

    def told_to(self, seat: int) -> Told | None:
        """What this seat sees of it; nothing at all, if None."""
        return self.whole if self.to is None or seat in self.to else self.others

    def plain(self) -> list[Any]:
        """The event as data for a snapshot."""
        cause = self.cause
        return [self.whole, cause.choice, cause.procedure, cause.step, cause.rule, self.to, self.others]


def event_of(whole: Any, choice: int, procedure: str, step: str, rule: str, to: Any, others: Any) -> Event:
    """The event that `plain` made this data of; what was a tuple may have become a list on the way."""
    return Event(
        tuple(whole),
        Cause(choice, procedure, step, rule),
        None if to is None else tuple(to),
        None if others is None else tuple(others),
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class Log:
    """All events of a match, in order."""

    __slots__ = ("choice", "events")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.choice = 0  # the number of the choice that is being carried out

    def tell(self, play: Play[Any], whole: Choice, rule: str, to: tuple[int, ...] | None, others: Told | None) -> None:
        """Write an event down; its cause is where the play stands."""
        procedure, at, _ = play.stack[-1]
        steps = procedure.order()
        step = steps[at] if 0 <= at < len(steps) else ""
        cause = Cause(self.choice, type(procedure).__name__, step, rule)
        self.events.append(Event(whole, cause, to, others))

    def seen_by(self, seat: int, after: int = 0) -> list[tuple[int, Told, Cause]]:
        """What this seat may see of the events after a number, in order, renumbered so that gaps tell nothing."""
        told = [(event.told_to(seat), event.cause) for event in self.events]
        seen = [(fields, cause) for fields, cause in told if fields is not None]
        return [(number, fields, cause) for number, (fields, cause) in enumerate(seen, 1) if number > after]


class CardsPlayed(Log):
    """Listens to a match without writing it down: only how often each seat has played each card."""

    __slots__ = ("times",)

    def __init__(self) -> None:
        super().__init__()
        self.times: dict[tuple[int, str], int] = {}

    def tell(self, play: Play[Any], whole: Choice, rule: str, to: tuple[int, ...] | None, others: Told | None) -> None:
        played = play.game.card_played(play.table, whole)
        if played is not None:
            self.times[played] = self.times.get(played, 0) + 1
