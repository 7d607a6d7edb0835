"""Triggers, windows and lasting effects.

What falls due together, who may play something now, and what lasts. A game computes which of its cards react; these
procedures keep the order that its rulebook gives. Nothing is registered: which cards react follows from which cards lie
where.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields, replace
from fractions import Fraction
from typing import Any, Final, NewType

from mypy_extensions import mypyc_attr

from herna.engine.activity import Activity, Bar, Listed, Thing
from herna.engine.decision import Arguments, Ask
from herna.engine.deeds import DECLINES, Decline, Deed
from herna.engine.flow import Call, Outcome, Play, Procedure, Repeat, Return, Value
from herna.engine.offer import Offer

TEXT_FIELDS: Final[dict[str, tuple[str, ...]]] = {"effect": ()}  # of the choices that every game has


# What falls due together


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True)
class Effect(Deed):
    """What a thing on the table does when it is due.

    `source` is the id of the thing, `effect` the key of what it does.
    """

    source: int
    effect: str

    def order_matters(self) -> bool:
        """Whether it could make a difference when this is done.

        If it cannot, nobody is asked for the order.
        """
        return True


@dataclass(frozen=True, slots=True)
class Due:
    """Effects of one rank that fall due together, ordered by a seat.

    The seats in `also` may order them as well.
    """

    seat: int
    effects: tuple[Effect, ...]
    also: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Triggered(Procedure):
    """Effects that fall due at one moment, resolved rank by rank.

    Within a rank its seat chooses the order. The rulebook says what the ranks are: one rank ordered by the active
    player, the defender's before the attacker's, or each player's own in turn order.
    """

    ranks: tuple[Due, ...]
    rule: str = ""

    def order(self) -> tuple[str, ...]:
        return ("the_next_effect_is_resolved", "and_so_on_while_effects_are_due")

    def the_next_effect_is_resolved(self, play: Play[Any]) -> Outcome:
        if not self.ranks:
            return Return()
        rank = self.ranks[0]
        if not rank.effects:
            return Repeat("the_next_effect_is_resolved", replace(self, ranks=self.ranks[1:]))
        if len(rank.effects) > 1 and any(effect.order_matters() for effect in rank.effects):
            return Ask(rank.seat, "choose-next-effect", (Resolve(self),), self.rule, also=rank.also)
        return self.resolve(rank.effects[0])

    def resolve(self, effect: Effect) -> Call:
        """Resolve this effect next; the others are still due."""
        rank = self.ranks[0]
        at = rank.effects.index(effect)
        rest = replace(rank, effects=rank.effects[:at] + rank.effects[at + 1 :])
        return Call(effect, changed=replace(self, ranks=(rest, *self.ranks[1:])))

    def and_so_on_while_effects_are_due(self, play: Play[Any]) -> Repeat:
        return Repeat("the_next_effect_is_resolved")


NOT_DUE: Final = Bar("", "why-not-due")


class Resolve(Listed[Any]):
    """The effect that is resolved next, of those that are due.

    The same effect due twice is one thing to choose.
    """

    kind = "resolve"
    fields = ("source", "effect")
    choose = ("why-choose-due", "why-choose-due")

    def __init__(self, due: Triggered) -> None:
        self.due = due

    def listed(self, table: Any, seat: int) -> list[tuple[Thing, ...]]:
        return list(dict.fromkeys([(effect.source, effect.effect) for effect in self.due.ranks[0].effects]))

    def not_listed(self, table: Any, seat: int, chosen: tuple[Thing, ...]) -> Bar:
        return NOT_DUE

    def do(self, play: Play[Any], seat: int, source: int, effect: str) -> Call:
        effects = self.due.ranks[0].effects
        return self.due.resolve(next(due for due in effects if (due.source, due.effect) == (source, effect)))


# Who may play something now


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True)
class Window(Procedure):
    """A round in which anyone may play something, until all decline in a row.

    Seats are asked one after another, for one play each. A game's window says what can be played, and DECLINES
    last; each play's `do` returns `carry_out(...)`. Every seat is asked every time, whatever it holds: a question
    left out would tell the others what it does not hold.
    """

    seats: tuple[int, ...]
    turn: int = 0
    declined: int = 0

    def prompt(self) -> str:
        return "play-something-now"

    def prompt_arguments(self) -> Arguments:
        return {}

    def rule(self) -> str:
        return ""

    def phase(self) -> str:
        """The phase that this window is, if it is one of its own."""
        return ""

    def offer(self) -> Offer:
        """What can be played in this window, and DECLINES."""
        return (DECLINES,)

    def order(self) -> tuple[str, ...]:
        return ("the_next_seat_may_play", "and_so_on_until_all_decline")

    def the_next_seat_may_play(self, play: Play[Any]) -> Outcome:
        if self.declined == len(self.seats):
            return Return()
        seat = self.seats[self.turn % len(self.seats)]
        return Ask(
            seat, self.prompt(), self.offer(), self.rule(), self.prompt_arguments(), window=True, phase=self.phase()
        )

    def passed(self) -> tuple[int, ...]:
        """The seats that have declined since the last play; everybody saw that."""
        return tuple(self.seats[at % len(self.seats)] for at in range(self.turn - self.declined, self.turn))

    def decline(self, play: Play[Any]) -> Repeat:
        return Repeat("the_next_seat_may_play", replace(self, turn=self.turn + 1, declined=self.declined + 1))

    def carry_out(self, what: Procedure) -> Call:
        """Carry out what was played; then everybody gets another chance."""
        return Call(what, then="after_a_play", changed=replace(self, turn=self.turn + 1, declined=0))

    def after_a_play(self, play: Play[Any], value: Value) -> Outcome:
        """Decide what follows from the value that a play returned.

        A window for reactions closes when one has cancelled what it answers.
        """
        return None

    def and_so_on_until_all_decline(self, play: Play[Any]) -> Repeat:
        return Repeat("the_next_seat_may_play")


# The kinds of choices that these procedures offer; every game has them beside its own.
ACTIVITIES: Final[tuple[type[Activity[Any]], ...]] = (Resolve, Decline)

CANCELLED: Final = "cancelled"  # what a reaction returns when it has cancelled what it answers


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True)
class Reactions(Window):
    """A window on something announced; a reaction that cancels it closes the window.

    The window then returns CANCELLED. A reaction is announced in its turn; one that was itself cancelled gives
    everybody another chance.
    """

    def after_a_play(self, play: Play[Any], value: Value) -> Outcome:
        return Return(CANCELLED) if value == CANCELLED else None


@mypyc_attr(allow_interpreted_subclasses=True)
class Announced(Procedure):
    """A play that others may react to before it takes effect.

    It has no effect if it was cancelled. One that cancels what it answers returns CANCELLED from `it_takes_effect`, to
    the window it was played in.
    """

    __slots__ = ()

    def order(self) -> tuple[str, ...]:
        return ("it_is_announced", "others_may_react", "it_takes_effect")

    def it_is_announced(self, play: Play[Any]) -> Outcome:
        """Announce the play and pay its costs, which a cancelled play loses."""
        return None

    def reactions(self, play: Play[Any]) -> Procedure | None:
        """The window on this play; None, if nothing can react to it."""
        return None

    def others_may_react(self, play: Play[Any]) -> Call | None:
        window = self.reactions(play)
        return None if window is None else Call(window, then="unless_cancelled")

    def unless_cancelled(self, play: Play[Any], value: Value) -> Outcome:
        return self.it_is_cancelled(play) if value == CANCELLED else None

    def it_is_cancelled(self, play: Play[Any]) -> Outcome:
        return Return()

    def it_takes_effect(self, play: Play[Any]) -> Outcome:
        return None


# What is always on, and what lasts


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True)
class Lasting:
    """An effect that lasts until a named moment, or for good.

    `until` names the moment, empty for good; `seat` is the one whose moment it is, -1 for anybody's.
    """

    kind: str
    subject: int
    amount: int
    source: int
    until: str = ""
    seat: int = -1


def lasting_after(effects: Iterable[Lasting], moment: str, seat: int = -1) -> list[Lasting]:
    """The effects that still last after this moment of this seat."""
    return [effect for effect in effects if effect.until != moment or effect.seat not in (-1, seat)]


def lasting_total(effects: Iterable[Lasting], kind: str, subject: int) -> int:
    """The sum of the lasting effects of a kind on something."""
    return sum(effect.amount for effect in effects if effect.kind == kind and effect.subject == subject)


# The layers in which a value is changed: what makes a new base, then operations on the base (a value in its place,
# multiplying, adding), then multiplying, and adding.
NEW_BASE: Final = 0
BASE_SET: Final = 1
BASE_TIMES: Final = 2
BASE_PLUS: Final = 3
TIMES: Final = 4
PLUS: Final = 5


@dataclass(frozen=True, slots=True)
class Modifier:
    """One change of a value: its layer, its amount and its source.

    A multiplying layer multiplies by `amount` / `divisor`.
    """

    layer: int
    amount: int
    source: int = -1
    divisor: int = 1


def modified(printed: int, modifiers: Iterable[Modifier]) -> Fraction | int:
    """A printed value with all its modifiers, layer by layer.

    It is exact: the game's rulebook does the rounding.
    """
    value: Fraction | int = printed
    for modifier in sorted(modifiers, key=lambda change: change.layer):
        if modifier.layer == BASE_SET:
            value = modifier.amount
        elif modifier.layer in (BASE_TIMES, TIMES):
            value *= Fraction(modifier.amount, modifier.divisor)
        else:
            value += modifier.amount
    return value


# A question that rules ask of texts: the name of a method of the game's `Text`. `question` makes it from the method, so
# that the type checker knows each of them.
Question = NewType("Question", str)


def question(method: Callable[..., object]) -> Question:
    """The question that this method of a text answers."""
    return Question(method.__name__)


# Which texts of things in play answer which question, as (thing, text), in the order they came into play: kept in the
# table as plain data and asked without a scan.
Answering = dict[Question, tuple[tuple[int, str], ...]]


def questions_answered(card: object, base: type) -> tuple[Question, ...]:
    """The methods of `base` that a card's class overrides.

    They are the questions and moments that the card answers.
    """
    own = type(card)
    return tuple(
        Question(name)
        for name in vars(base)
        if not name.startswith("_") and callable(getattr(base, name)) and getattr(own, name) is not getattr(base, name)
    )


def enters_play(answering: Answering, thing: int, text: str, questions: Iterable[Question]) -> None:
    """Ask this thing's text from now on."""
    for question in questions:
        said = answering.get(question, ())
        if (thing, text) not in said:
            answering[question] = (*said, (thing, text))


def leaves_play(answering: Answering, thing: int, text: str, questions: Iterable[Question]) -> None:
    """Stop asking this thing's text."""
    for question in questions:
        left = tuple(pair for pair in answering.get(question, ()) if pair != (thing, text))
        if left:
            answering[question] = left
        else:
            answering.pop(question, None)


def _only_here(self: object, instance: object, owner: object = None) -> object:
    """Hide a class attribute everywhere but in the class's own dictionary."""
    raise AttributeError("__slots__")


# A plug-in's dataclass with slots leaves out the fields that its base has a place for. A compiled base has to say so
# in its dictionary, where dataclasses look, and nowhere else, since a compiled class may not inherit slots.
_OwnSlots: Any = type("_OwnSlots", (tuple,), {"__get__": _only_here})
for _base in (Effect, Lasting, Window, Reactions):
    if "__slots__" not in vars(_base):
        setattr(_base, "__slots__", _OwnSlots(field.name for field in fields(_base)))  # noqa: B010 # mypy forbids the plain form
