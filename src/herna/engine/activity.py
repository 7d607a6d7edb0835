"""Activities: each kind of choice as one object.

An activity says what it offers, what forbids it and what it does. From that follow the list of options, the answer to
"why not?", the names of its fields and the click path.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Literal, TypeVar

from mypy_extensions import mypyc_attr

from herna.engine.decision import Choice
from herna.engine.table import Table

if TYPE_CHECKING:
    from herna.engine.flow import Play

T = TypeVar("T", bound=Table)

Thing = str | int  # what a field of a choice names
Named = tuple[tuple[str, Thing], ...]  # things with the names of the fields or arguments that they stand for
Details = tuple[Named, Named]  # of a bar: the arguments of its message, and what stands in the way


@dataclass(frozen=True, slots=True)
class Noun:
    """The word for what a field of a choice names, in message keys.

    `rule` says which of them there are.
    """

    key: str
    rule: str = ""


# Whom a choice harms: nobody, somebody else's side, the chooser's own, or the chooser's own as the rule asks for it.
Harm = Literal["", "others", "own", "cost"]

UNSAID: Final = ""  # in an unfinished choice: nothing was chosen for this field yet


class Bar:
    """A rule that forbids a candidate: its ID, a message, the blockers.

    The message gets the fields of the choice by their names, and the `arguments` besides. Numbers that take time to
    compute are given by `details`, which only "why not?" asks: (table, seat, choice) -> (arguments, blockers).
    `equal` is the candidate to be chosen instead, because it is equal; where it cannot be chosen, that is the reason.
    """

    __slots__ = ("arguments", "blockers", "details", "equal", "key", "rule")

    def __init__(
        self,
        rule: str,
        key: str,
        arguments: Named = (),
        blockers: Named = (),
        details: Callable[[Any, int, Choice], Details] | None = None,
        equal: Thing | None = None,
    ) -> None:
        self.rule = rule
        self.key = key
        self.arguments = arguments
        self.blockers = blockers
        self.details = details
        self.equal = equal


def because(rule: str, key: str, blockers: Named = (), **about: Thing) -> Bar:
    """A bar whose message has arguments besides the fields of the choice."""
    return Bar(rule, key, tuple(about.items()), blockers)


@mypyc_attr(allow_interpreted_subclasses=True)
class Offered(Generic[T]):
    """Something that a question offers: an activity, or several together."""

    def list_options(self, table: T, seat: int, options: list[Choice]) -> None:
        """Add every legal choice of its kinds."""

    def starts(self, table: T, seat: int) -> Sequence[Any]:
        """What a choice of its kinds can begin with."""
        return ()

    def list_options_with(self, table: T, seat: int, first: Any, options: list[Choice]) -> None:
        """Add every legal choice of its kinds that begins with this candidate."""

    def activity_called(self, kind: str) -> Activity[T] | None:
        """The activity of this kind, if it is one of those offered."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Activity(Offered[T]):
    """One kind of choice: its candidates, what forbids them, what it does.

    For each field there is a pool of candidates (`first`, `second`, …), a bar that may forbid a candidate of the pool
    (`first_barred`, …) and, asked only by "why not?", the reason why a thing is not in the pool (`first_outside`, …).
    Methods get the table, the seat that is asked, and what was chosen for the fields before. `do(play, seat, *fields)`
    carries the choice out and returns what a step returns. An activity may hold the procedure that offers it.
    """

    kind: ClassVar[str] = ""
    fields: ClassVar[tuple[str, ...]] = ()
    rule: ClassVar[str] = ""  # the rule that it comes from
    phase: ClassVar[str] = ""  # the phase in which it is offered, if it is offered only in one
    choose: ClassVar[tuple[str, ...]] = ()  # keys for "choose …", field by field, where the usual ones do not fit
    waits: ClassVar[str] = ""  # the rule by which it waits while something is being resolved, if it is another one
    meanwhile: ClassVar[Bar | None] = None  # the bar against everything else while this is asked and no phase is played
    together: ClassVar[int] = 1  # the number of fields that name the first thing

    def barred(self, table: T, seat: int) -> Bar | None:
        """Why nothing of this kind can be chosen now, for any fields."""
        return None

    def first(self, table: T, seat: int) -> Sequence[Thing]:
        """The candidates for the first field."""
        return ()

    def first_barred(self, table: T, seat: int, first: Any) -> Bar | None:
        return None

    def first_outside(self, table: T, seat: int, first: Any) -> Bar | None:
        return None

    def second(self, table: T, seat: int, first: Any) -> Sequence[Thing]:
        """The candidates for the second field, after a first that nothing forbids."""
        return ()

    def second_barred(self, table: T, seat: int, first: Any, second: Any) -> Bar | None:
        return None

    def second_outside(self, table: T, seat: int, first: Any, second: Any) -> Bar | None:
        return None

    def second_bars(self, table: T, seat: int, first: Any, pool: Sequence[Thing]) -> dict[Thing, Bar]:
        """The forbidden candidates of the second pool, with their bars.

        It is for games in which it would be slow to ask about each candidate.
        """
        return {}

    def third(self, table: T, seat: int, first: Any, second: Any) -> Sequence[Thing]:
        return ()

    def third_barred(self, table: T, seat: int, first: Any, second: Any, third: Any) -> Bar | None:
        return None

    def third_outside(self, table: T, seat: int, first: Any, second: Any, third: Any) -> Bar | None:
        return None

    def fourth(self, table: T, seat: int, first: Any, second: Any, third: Any) -> Sequence[Thing]:
        return ()

    def fourth_barred(self, table: T, seat: int, first: Any, second: Any, third: Any, fourth: Any) -> Bar | None:
        return None

    def fourth_outside(self, table: T, seat: int, first: Any, second: Any, third: Any, fourth: Any) -> Bar | None:
        return None

    def nothing_to_choose(self, table: T, seat: int, chosen: tuple[Thing, ...]) -> Bar | None:
        """Why the next field has no candidates; asked only by "why not?"."""
        return None

    def barred_alone(self, table: T, seat: int, field: str, thing: Any) -> Bar | None:
        """Why a thing never fits a later field; asked only by "why not?".

        It does not depend on the fields before it.
        """
        return None

    def harm(self, table: T, seat: int, choice: Choice) -> Harm:
        """Whom the choice harms, by what it does to the last thing named.

        A page marks it, and asks twice before a player harms their own side; not where that is the usual thing: what a
        player pays with, sacrifices or has to give up is a "cost".
        """
        return ""

    def onward(self, table: T, seat: int, choice: Choice) -> Sequence[Choice]:
        """Choices of the next question that can be made together with this one.

        A page offers both for one click. They name something else instead of the last thing named here, or the first
        thing where nothing is named here, and nothing happens between the two that a player might not want.
        """
        return ()

    # What the engine derives

    def options(self, table: T, seat: int) -> list[Choice]:
        """Every legal choice of this kind."""
        options: list[Choice] = []
        self.list_options(table, seat, options)
        return options

    def list_options(self, table: T, seat: int, options: list[Choice]) -> None:
        """Add every legal choice of this kind."""
        kind, count, bars = _SHAPES.get(type(self)) or shape_of(self)
        if bars & ALL_BARRED and self.barred(table, seat) is not None:
            return
        if count == 0:
            options.append((kind,))
            return
        first_barred = bars & FIRST_BARRED
        for first in self.first(table, seat):
            if first_barred and self.first_barred(table, seat, first) is not None:
                continue
            if count == 1:
                options.append((kind, first))
            else:
                self.list_rest(table, seat, first, bars, options)

    def starts(self, table: T, seat: int) -> Sequence[Any]:
        """What a choice of this kind can begin with.

        The candidates for the first field, or the kind if it has no fields.
        """
        if self.barred(table, seat) is not None:
            return ()
        return self.first(table, seat) if self.fields else (self.kind,)

    def is_possible(self, table: T, seat: int) -> bool:
        """Whether there is any legal choice of this kind.

        It stops at the first one.
        """
        _, count, bars = _SHAPES.get(type(self)) or shape_of(self)
        options: list[Choice] = []
        for first in self.starts(table, seat):
            if count != 1:
                self.list_options_with(table, seat, first, options)
                if options:
                    return True
            elif not bars & FIRST_BARRED or self.first_barred(table, seat, first) is None:
                return True
        return False

    def list_options_with(self, table: T, seat: int, first: Any, options: list[Choice]) -> None:
        """Add every legal choice of this kind that begins with this candidate."""
        _, count, bars = _SHAPES.get(type(self)) or shape_of(self)
        if count == 0:
            options.append((self.kind,))
        elif not bars & FIRST_BARRED or self.first_barred(table, seat, first) is None:
            self.list_rest(table, seat, first, bars, options)

    def activity_called(self, kind: str) -> Activity[T] | None:
        return self if self.kind == kind else None

    def _second_allowed(self, table: T, seat: int, first: Any, bars: int) -> Sequence[Thing]:
        """The candidates for the second field that nothing forbids."""
        pool = self.second(table, seat, first)
        if bars & SECOND_BARS:
            forbidden = self.second_bars(table, seat, first, pool)
            if forbidden:
                pool = [second for second in pool if second not in forbidden]
        if bars & SECOND_BARRED:
            pool = [second for second in pool if self.second_barred(table, seat, first, second) is None]
        return pool

    def not_barred(self, table: T, seat: int, options: list[Choice], bars: int) -> list[Choice]:
        """Those of these choices in which nothing after the first thing is forbidden.

        It is for activities that list their options in their own way.
        """
        if not bars & LATER_BARRED:
            return options
        left = options
        for count in range(2, len(self.fields) + 1):
            left = [choice for choice in left if self.bar_of_last(table, seat, choice[1 : 1 + count]) is None]
        return left

    def list_rest(self, table: T, seat: int, first: Any, bars: int, options: list[Choice]) -> None:
        """Add the choices with this allowed first thing."""
        kind, count, _ = _SHAPES.get(type(self)) or shape_of(self)
        if count == 1:
            options.append((kind, first))
            return
        pool = self._second_allowed(table, seat, first, bars)
        if count == 2:
            options.extend([(kind, first, second) for second in pool])
            return
        for second in pool:
            for third in self.third(table, seat, first, second):
                if bars & THIRD_BARRED and self.third_barred(table, seat, first, second, third) is not None:
                    continue
                if count == 3:
                    options.append((kind, first, second, third))
                    continue
                last = self.fourth(table, seat, first, second, third)
                if bars & FOURTH_BARRED:
                    last = [
                        fourth
                        for fourth in last
                        if self.fourth_barred(table, seat, first, second, third, fourth) is None
                    ]
                options.extend([(kind, first, second, third, fourth) for fourth in last])

    def pool(self, table: T, seat: int, chosen: tuple[Thing, ...]) -> Sequence[Thing]:
        """The candidates for the field after those chosen."""
        count = len(chosen)
        if count == 0:
            return self.first(table, seat)
        if count == 1:
            return self.second(table, seat, chosen[0])
        if count == 2:
            return self.third(table, seat, chosen[0], chosen[1])
        return self.fourth(table, seat, chosen[0], chosen[1], chosen[2])

    def bar_of_last(self, table: T, seat: int, chosen: tuple[Thing, ...]) -> Bar | None:
        """The bar against the last thing chosen, a candidate of its pool."""
        count = len(chosen)
        if count == 1:
            return self.first_barred(table, seat, chosen[0])
        if count == 2:
            return self._bar_of_second(table, seat, chosen[0], chosen[1])
        if count == 3:
            return self.third_barred(table, seat, chosen[0], chosen[1], chosen[2])
        return self.fourth_barred(table, seat, chosen[0], chosen[1], chosen[2], chosen[3])

    def _bar_of_second(self, table: T, seat: int, first: Any, second: Thing) -> Bar | None:
        return self.second_barred(table, seat, first, second) or self.second_bars(table, seat, first, [second]).get(
            second
        )

    def why_outside(self, table: T, seat: int, chosen: tuple[Thing, ...]) -> Bar | None:
        """Why the last of the things chosen is not in its pool."""
        count = len(chosen)
        if count == 1:
            return self.first_outside(table, seat, chosen[0])
        if count == 2:
            return self.second_outside(table, seat, chosen[0], chosen[1])
        if count == 3:
            return self.third_outside(table, seat, chosen[0], chosen[1], chosen[2])
        return self.fourth_outside(table, seat, chosen[0], chosen[1], chosen[2], chosen[3])

    def carry_out(self, play: Play[T], seat: int, choice: Choice) -> Any:
        """Do what was chosen, and return what a step returns."""
        activity: Any = self
        count = len(choice)
        if count == 1:
            return activity.do(play, seat)
        if count == 2:
            return activity.do(play, seat, choice[1])
        if count == 3:
            return activity.do(play, seat, choice[1], choice[2])
        return activity.do(play, seat, *choice[1:])


@mypyc_attr(allow_interpreted_subclasses=True)
class Listed(Activity[T]):
    """A kind of choice that lists its options; one bar forbids everything else.

    It is for questions that put a few things before a player, such as which of the effects that are due comes next.
    """

    def listed(self, table: T, seat: int) -> list[tuple[Thing, ...]]:
        """The fields of each option, in order."""
        return []

    def not_listed(self, table: T, seat: int, chosen: tuple[Thing, ...]) -> Bar | None:
        """Why something else cannot be chosen."""
        return None

    def list_options(self, table: T, seat: int, options: list[Choice]) -> None:
        if self.barred(table, seat) is None:
            kind = self.kind
            options.extend([(kind, *things) for things in self.listed(table, seat)])

    def pool(self, table: T, seat: int, chosen: tuple[Thing, ...]) -> Sequence[Thing]:
        at = len(chosen)
        return [things[at] for things in self.listed(table, seat) if things[:at] == chosen]

    def starts(self, table: T, seat: int) -> Sequence[Any]:
        return self.listed(table, seat) if self.barred(table, seat) is None else ()

    def list_options_with(self, table: T, seat: int, first: Any, options: list[Choice]) -> None:
        options.append((self.kind, *first))

    def bar_of_last(self, table: T, seat: int, chosen: tuple[Thing, ...]) -> Bar | None:
        return None

    def why_outside(self, table: T, seat: int, chosen: tuple[Thing, ...]) -> Bar | None:
        return self.not_listed(table, seat, chosen)


@mypyc_attr(allow_interpreted_subclasses=True)
class Paired(Activity[T]):
    """A kind of choice whose first two fields name one thing together.

    They name, for example, a piece by its kind and its space. There are three fields. `first` lists pairs, and the
    other methods get a pair where they would get the first thing.
    """

    together: ClassVar[int] = 2

    def first(self, table: T, seat: int) -> Sequence[Any]:
        return ()

    def list_options(self, table: T, seat: int, options: list[Choice]) -> None:
        if self.barred(table, seat) is None:
            _, _, bars = shape_of(self)
            for pair in self.first(table, seat):
                if not bars & FIRST_BARRED or self.first_barred(table, seat, pair) is None:
                    self.list_rest(table, seat, pair, bars, options)

    def list_rest(self, table: T, seat: int, first: Any, bars: int, options: list[Choice]) -> None:
        kind = self.kind
        one, other = first
        options.extend([(kind, one, other, second) for second in self._second_allowed(table, seat, first, bars)])

    def pool(self, table: T, seat: int, chosen: tuple[Thing, ...]) -> Sequence[Any]:
        return self.second(table, seat, chosen[:2]) if chosen else self.first(table, seat)

    def bar_of_last(self, table: T, seat: int, chosen: tuple[Thing, ...]) -> Bar | None:
        if len(chosen) == 2:
            return self.first_barred(table, seat, chosen)
        return self._bar_of_second(table, seat, chosen[:2], chosen[2])

    def why_outside(self, table: T, seat: int, chosen: tuple[Thing, ...]) -> Bar | None:
        if len(chosen) == 2:
            return self.first_outside(table, seat, chosen)
        return self.second_outside(table, seat, chosen[:2], chosen[2])


# Which bars the class of an activity has: a candidate is asked for its bar only where there could be one.
FIRST_BARRED: Final = 1
SECOND_BARRED: Final = 2
THIRD_BARRED: Final = 4
FOURTH_BARRED: Final = 8
SECOND_BARS: Final = 16
ALL_BARRED: Final = 32
LATER_BARRED: Final = SECOND_BARRED | THIRD_BARRED | FOURTH_BARRED | SECOND_BARS
BARS: Final[tuple[str, ...]] = (
    "first_barred",
    "second_barred",
    "third_barred",
    "fourth_barred",
    "second_bars",
    "barred",
)

_SHAPES: Final[dict[type, tuple[str, int, int]]] = {}  # by class of activity: its kind, the number of fields, its bars


def shape_of(activity: Activity[Any]) -> tuple[str, int, int]:
    """An activity's kind, its number of fields, and its own bars.

    Cached by class, for listing.
    """
    own = type(activity)
    shape = _SHAPES.get(own)
    if shape is None:
        bars = sum(1 << at for at, name in enumerate(BARS) if getattr(own, name) is not getattr(Activity, name))
        _SHAPES[own] = shape = (activity.kind, len(activity.fields), bars)
    return shape
