"""Events: what happened, why, and who may see it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypedDict

from mypy_extensions import mypyc_attr

from herna.engine.decision import Choice

if TYPE_CHECKING:
    from herna.engine.flow import Play

# What a seat is told: the event's kind, then its fields; None stands for a field that the seat may not see.
Told = tuple[str | int | None, ...]

EVENT_PARTS: Final = 5  # of an event in a snapshot
SPECTATOR: Final = -1  # the seat of somebody who only watches


class NamedEvent(TypedDict):
    """What a seat is told of an event, its fields by name.

    A field is None where the seat may not see it.
    """

    kind: str
    fields: dict[str, str | int | None]


class SeenEvent(NamedEvent):
    """An event as a seat sees it, with its number and its cause.

    The number counts the events of that seat; the cause is the choice after which it happened, and a rule.
    """

    number: int
    choice: int
    rule: str


@dataclass(frozen=True, slots=True)
class Cause:
    """Why an event happened: after which choice, and by which rule."""

    choice: int
    rule: str


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened: `whole` for the seats in `to`, `others` for the rest.

    If `to` is None, everyone sees it whole.
    """

    whole: Choice
    cause: Cause
    to: tuple[int, ...] | None = None
    others: Told | None = None

    def told_to(self, seat: int) -> Told | None:
        """What this seat sees of the event; None, if it sees nothing."""
        return self.whole if self.to is None or seat in self.to else self.others

    def plain(self) -> list[Any]:
        """The event as data for a snapshot."""
        cause = self.cause
        return [self.whole, cause.choice, cause.rule, self.to, self.others]


def event_of(whole: Any, choice: int, rule: str, to: Any, others: Any) -> Event:
    """The event from which `plain` made this data.

    Tuples may have become lists on the way.
    """
    return Event(
        tuple(whole),
        Cause(choice, rule),
        None if to is None else tuple(to),
        None if others is None else tuple(others),
    )


def event_number(event: NamedEvent, field: str) -> int:
    """A field of an event that is a number and may be seen."""
    value = event["fields"][field]
    assert isinstance(value, int)
    return value


def seat_and_kind(event: NamedEvent) -> tuple[int, str]:
    """The seat and the kind of card that an event names.

    Both may be seen.
    """
    return event_number(event, "seat"), str(event["fields"]["kind"])


@mypyc_attr(allow_interpreted_subclasses=True)
class Log:
    """All events of a match, in order."""

    __slots__ = ("choice", "events")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.choice = 0  # the number of the choice that is being carried out

    def tell(self, play: Play[Any], whole: Choice, rule: str, to: tuple[int, ...] | None, others: Told | None) -> None:
        """Add an event, caused by the choice that is being carried out."""
        self.events.append(Event(whole, Cause(self.choice, rule), to, others))

    def seen_by(self, seat: int, after: int = 0) -> list[tuple[int, Told, Cause]]:
        """The events after a number that a seat may see, with their causes.

        They are numbered for that seat, so that gaps tell nothing.
        """
        told = [(event.told_to(seat), event.cause) for event in self.events]
        seen = [(fields, cause) for fields, cause in told if fields is not None]
        return [(number, fields, cause) for number, (fields, cause) in enumerate(seen, 1) if number > after]


class CardsPlayed(Log):
    """A log that only counts how often each seat played each card."""

    __slots__ = ("times",)

    def __init__(self) -> None:
        super().__init__()
        self.times: dict[tuple[int, str], int] = {}

    def tell(self, play: Play[Any], whole: Choice, rule: str, to: tuple[int, ...] | None, others: Told | None) -> None:
        played = play.game.card_played(play.table, play.game.named_event(whole))
        if played is not None:
            self.times[played] = self.times.get(played, 0) + 1
