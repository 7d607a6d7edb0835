"""What a question offers, and the options that follow from it.

Activities are listed one after another, or together candidate by candidate.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from herna.engine.activity import ALL_BARRED, FIRST_BARRED, Activity, Offered, T, Thing, shape_of
from herna.engine.chance import Chance
from herna.engine.decision import Choice
from herna.engine.errors import BrokenGame


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Offered[T]):
    """Activities that share the candidates for their first field.

    They are listed candidate by candidate, so that all options of a unit (to move, to charge, to do something instead)
    stand beside each other. With `one_bar`, a bar against a first candidate that all of them inherit is asked once
    for all. With `only_first`, only the first candidate that has any option is listed: for playouts.
    """

    def __init__(self, *activities: Activity[T], one_bar: bool = False, only_first: bool = False) -> None:
        self.activities = activities
        self.one_bar = one_bar and len({type(activity).first_barred for activity in activities}) == 1
        self.only_first = only_first
        self.parts = [(activity, *shape_of(activity)) for activity in activities]
        self.may_be_barred = any(bars & ALL_BARRED for _, _, _, bars in self.parts)
        self.barred_alike = self.may_be_barred and len({type(activity).barred for activity in activities}) == 1

    def list_options(self, table: T, seat: int, options: list[Choice]) -> None:
        parts = self.parts
        if self.may_be_barred:
            if not self.barred_alike:
                parts = [part for part in parts if part[0].barred(table, seat) is None]
            elif parts[0][0].barred(table, seat) is not None:
                return
        if parts:
            self.list_parts(table, seat, parts, options)

    def list_parts(
        self, table: T, seat: int, parts: list[tuple[Activity[T], str, int, int]], options: list[Choice]
    ) -> None:
        """Add every legal choice of those of these kinds that are open."""
        leading = parts[0][0]
        one_bar, only_first = self.one_bar and bool(parts[0][3] & FIRST_BARRED), self.only_first
        candidates: Sequence[Any] = leading.first(table, seat)  # things, or pairs
        for first in candidates:
            if one_bar and leading.first_barred(table, seat, first) is not None:
                continue
            for activity, kind, count, bars in parts:
                if bars & FIRST_BARRED and not self.one_bar and activity.first_barred(table, seat, first) is not None:
                    continue
                if count == 1:
                    options.append((kind, first))
                else:
                    activity.list_rest(table, seat, first, bars, options)
            if only_first and options:
                return

    def starts(self, table: T, seat: int) -> Sequence[Any]:
        """The candidates that they share."""
        for activity in self.activities:
            if activity.barred(table, seat) is None:
                return activity.first(table, seat)
        return ()

    def list_options_with(self, table: T, seat: int, first: Any, options: list[Choice]) -> None:
        for activity in self.activities:
            if activity.barred(table, seat) is None:
                activity.list_options_with(table, seat, first, options)

    def activity_called(self, kind: str) -> Activity[T] | None:
        for activity in self.activities:
            if activity.kind == kind:
                return activity
        return None


# What a question offers, in the order in which options are listed.
Offer = tuple[Offered[Any], ...]


def options_of(offer: Offer, table: Any, seat: int) -> list[Choice]:
    """Every legal choice of an offer, in order."""
    options: list[Choice] = []
    for each in offer:
        each.list_options(table, seat, options)
    return options


def draw_option(offer: Offer, table: Any, seat: int, chance: Chance) -> Choice:
    """Draw a legal choice for a playout without listing all of them.

    What it begins with is drawn first, then one of the choices that begin with it.
    """
    starts = [(each, first) for each in offer for first in each.starts(table, seat)]
    while starts:
        each, first = starts.pop(chance.below(len(starts)))
        options: list[Choice] = []
        each.list_options_with(table, seat, first, options)
        if options:
            return chance.pick(options)
    raise BrokenGame("a question without an answer")


def activities_in(offer: Offer) -> list[Activity[Any]]:
    """All activities that an offer contains, one by one."""
    found: list[Activity[Any]] = []
    for each in offer:
        if isinstance(each, Together):
            found.extend(each.activities)
        elif isinstance(each, Activity):
            found.append(each)
    return found


def activity_of(offer: Offer, kind: Thing) -> Activity[Any]:
    """The activity that carries out choices of this kind."""
    assert isinstance(kind, str)
    for each in offer:
        activity = each.activity_called(kind)
        if activity is not None:
            return activity
    raise BrokenGame(f"nothing that is offered is called {kind}")
