"""Tips: what a seat sees when asked, and which tips are due then.

A tip is a function of what the seat itself sees: its view, its options, and what it was told. A game's `tips.py` lists
its tips by number (`TIPS`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from herna.engine.decision import Choice
from herna.engine.events import SeenEvent

NOT_CHOSEN: Final[Choice] = ()  # a tip that is about no choice is asked with it


class Moment:
    """What a seat sees when it is asked something."""

    __slots__ = ("_told", "arguments", "options", "prompt", "seat", "view")

    def __init__(self, seen: Mapping[str, Any], told: Callable[[], Sequence[SeenEvent]]) -> None:
        """`seen` is what the seat is sent; `told` gives all events so far."""
        decision = seen["decision"]
        self.seat: int = seen["seat"]
        self.view: Any = seen["table"]
        self.prompt: str = decision["prompt"]
        self.arguments: Mapping[str, str | int] = decision["arguments"]
        self.options: list[Choice] = [tuple(option) for option in decision["options"]]
        self._told = told

    def told(self, *kinds: str) -> list[tuple[str, dict[str, Any]]]:
        """The events of these kinds so far: each with its fields."""
        return [(event["kind"], event["fields"]) for event in self._told() if event["kind"] in kinds]

    def offered(self, kind: str) -> list[Choice]:
        """The options of a kind."""
        return [option for option in self.options if option[0] == kind]

    def of_own_turns(self, *kinds: str) -> list[list[tuple[str, dict[str, Any]]]]:
        """These events by turn of this seat, the turn now last.

        The first list is of what was told before its first turn.
        """
        turns: list[list[tuple[str, dict[str, Any]]]] = [[]]
        for kind, fields in self.told("turn_began", *kinds):
            if kind == "turn_began" and fields["seat"] == self.seat:
                turns.append([])
            elif kind != "turn_began":
                turns[-1].append((kind, fields))
        return turns


Due = Callable[[Moment, Choice], bool]  # whether a tip is due before this choice, or at once if none is made yet


@dataclass(frozen=True, slots=True)
class DueTip:
    """A tip that is due: before one of these choices, else at once."""

    number: int
    before: tuple[Choice, ...]


def due_tips(tips: Mapping[int, Due], moment: Moment) -> list[DueTip]:
    """The tips that are due now, in their order."""
    due: list[DueTip] = []
    for number, is_due in tips.items():
        if is_due(moment, NOT_CHOSEN):
            due.append(DueTip(number, ()))
        elif before := tuple(option for option in moment.options if is_due(moment, option)):
            due.append(DueTip(number, before))
    return due
