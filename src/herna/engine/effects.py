"""Moments and windows: what falls due together, what happens instead, what lasts, and who may play something now.

A game computes which of its cards react; these procedures keep the order that its rulebook gives. Nothing is
registered: which cards react follows from which cards lie where.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from fractions import Fraction
from typing import Any

from mypy_extensions import mypyc_attr

from herna.engine.decision import DECLINE, Arguments, Ask, Choice
from herna.engine.flow import Become, Call, Outcome, Play, Procedure, Repeat, Return, Value

# The choices that these procedures offer, with their fields; every game has them beside its own.
CHOICES: dict[str, tuple[str, ...]] = {
    "resolve": ("source", "effect"),
    "replace_by": ("source", "effect"),
    "let_happen": (),
    "decline": (),
}


# What falls due together


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True)
class Effect(Procedure):
    """Something that a thing on the table does: `source` is the thing's id, `effect` the key of what it does."""

    source: int
    effect: str

    def order_matters(self) -> bool:
        """Whether it could make a difference when this is done; where it cannot, nobody is asked for the order."""
        return True


@dataclass(frozen=True, slots=True)
class Due:
    """Effects of one rank that fall due together, the seat that orders them, and others who may do so as well."""

    seat: int
    effects: tuple[Effect, ...]
    also: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Triggered(Procedure):
    """Effects that fall due at one moment: rank after rank, within a rank in the order that its seat chooses.

    The rulebook says what the ranks are: one rank ordered by the active player, the defender's before the
    attacker's, or each player's own in turn order.
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
            return Ask(rank.seat, "choose-next-effect", "effects_due", self.rule, also=rank.also)
        return self._resolve(rank.effects[0])

    def effects_due(self, play: Play[Any]) -> list[Choice]:
        choices: list[Choice] = []
        for effect in self.ranks[0].effects:
            choice = ("resolve", effect.source, effect.effect)
            if choice not in choices:  # the same effect due twice is one thing to choose
                choices.append(choice)
        return choices

    def resolve(self, play: Play[Any], source: int, effect: str) -> Call:
        return self._resolve(next(due for due in self.ranks[0].effects if (due.source, due.effect) == (source, effect)))

    def _resolve(self, effect: Effect) -> Call:
        rank = self.ranks[0]
        at = rank.effects.index(effect)
        rest = replace(rank, effects=rank.effects[:at] + rank.effects[at + 1 :])
        return Call(effect, changed=replace(self, ranks=(rest, *self.ranks[1:])))

    def and_so_on_while_effects_are_due(self, play: Play[Any]) -> Repeat:
        return Repeat("the_next_effect_is_resolved")


# What happens, and what happens instead


@dataclass(frozen=True, slots=True)
class Replacement:
    """Something that a thing offers to do instead of a change; None prevents it and puts nothing in its place."""

    seat: int
    source: int
    effect: str
    instead: Procedure | None = None
    mandatory: bool = False


@mypyc_attr(allow_interpreted_subclasses=True)
class Change(Procedure):
    """A change to the table: its steps make it happen, and what they return is what really happened."""

    __slots__ = ()

    def replacements(self, play: Play[Any]) -> tuple[Replacement, ...]:
        """What could happen instead, in the order in which the rulebook asks."""
        return ()

    def triggers(self, play: Play[Any], happened: Value) -> tuple[Due, ...]:
        """What falls due once it has happened."""
        return ()

    def timing_rule(self) -> str:
        """The rule by which simultaneous effects are ordered."""
        return ""


@dataclass(frozen=True, slots=True)
class Happening(Procedure):
    """A change is proposed, may be replaced or prevented, happens, and then triggers; returns what happened."""

    change: Change
    used: tuple[tuple[int, str], ...] = ()  # replacements offered already: each is offered once
    happened: Value = None

    def order(self) -> tuple[str, ...]:
        return ("it_may_be_replaced", "it_happens", "it_triggers", "it_has_happened")

    def _offers(self, play: Play[Any]) -> list[Replacement]:
        """What the first seat that has anything to offer may do instead."""
        offers = [offer for offer in self.change.replacements(play) if (offer.source, offer.effect) not in self.used]
        return [offer for offer in offers if offer.seat == offers[0].seat]

    def it_may_be_replaced(self, play: Play[Any]) -> Outcome:
        offers = self._offers(play)
        if not offers:
            return None
        if len(offers) == 1 and offers[0].mandatory:
            return self._instead(offers[0])
        return Ask(offers[0].seat, "choose-replacement", "ways_to_replace", self.change.timing_rule())

    def ways_to_replace(self, play: Play[Any]) -> list[Choice]:
        offers = self._offers(play)
        ways: list[Choice] = [("replace_by", offer.source, offer.effect) for offer in offers]
        return ways if any(offer.mandatory for offer in offers) else [*ways, ("let_happen",)]

    def replace_by(self, play: Play[Any], source: int, effect: str) -> Outcome:
        return self._instead(
            next(offer for offer in self._offers(play) if (offer.source, offer.effect) == (source, effect))
        )

    def let_happen(self, play: Play[Any]) -> Repeat:
        declined = tuple((offer.source, offer.effect) for offer in self._offers(play))
        return Repeat("it_may_be_replaced", replace(self, used=self.used + declined))

    def _instead(self, offer: Replacement) -> Outcome:
        if isinstance(offer.instead, Change):
            used = (*self.used, (offer.source, offer.effect))
            return Repeat("it_may_be_replaced", Happening(offer.instead, used))
        return Return() if offer.instead is None else Become(offer.instead)

    def it_happens(self, play: Play[Any]) -> Call:
        return Call(self.change, then="note_what_happened")

    def note_what_happened(self, play: Play[Any], happened: Value) -> Outcome:
        return Repeat("it_triggers", replace(self, happened=happened))

    def it_triggers(self, play: Play[Any]) -> Call | None:
        ranks = tuple(rank for rank in self.change.triggers(play, self.happened) if rank.effects)
        return Call(Triggered(ranks, self.change.timing_rule())) if ranks else None

    def it_has_happened(self, play: Play[Any]) -> Return:
        return Return(self.happened)


# Who may play something now


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True)
class Window(Procedure):
    """Anyone may play something now: asked one after another, one play each, until all have declined in a row.

    A game's window says what can be played; the method of each play returns `played(...)`. Every seat is asked
    every time, whatever it holds: a question left out would tell the others what it does not hold.
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

    def plays(self, play: Play[Any], seat: int) -> list[Choice]:
        """What this seat could play now."""
        return []

    def order(self) -> tuple[str, ...]:
        return ("the_next_seat_may_play", "and_so_on_until_all_decline")

    def the_next_seat_may_play(self, play: Play[Any]) -> Outcome:
        if self.declined == len(self.seats):
            return Return()
        seat = self.seats[self.turn % len(self.seats)]
        return Ask(seat, self.prompt(), "plays_or_decline", self.rule(), self.prompt_arguments(), window=True)

    def plays_or_decline(self, play: Play[Any]) -> list[Choice]:
        return [*self.plays(play, self.seats[self.turn % len(self.seats)]), DECLINE]

    def passed(self) -> tuple[int, ...]:
        """The seats that have declined since something was last played: everybody has seen that."""
        return tuple(self.seats[at % len(self.seats)] for at in range(self.turn - self.declined, self.turn))

    def decline(self, play: Play[Any]) -> Repeat:
        return Repeat("the_next_seat_may_play", replace(self, turn=self.turn + 1, declined=self.declined + 1))

    def played(self, what: Procedure) -> Call:
        """Something is played: it is carried out, and then everybody has another chance."""
        return Call(what, then="after_a_play", changed=replace(self, turn=self.turn + 1, declined=0))

    def after_a_play(self, play: Play[Any], value: Value) -> Outcome:
        """What a play returned; a window for reactions closes when one has cancelled what it answers."""
        return None

    def and_so_on_until_all_decline(self, play: Play[Any]) -> Repeat:
        return Repeat("the_next_seat_may_play")


CANCELLED = "cancelled"  # what a reaction returns when it has cancelled what it answers


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True)
class Reactions(Window):
    """A window on something announced: it closes at once when a reaction cancels it, and returns that.

    A reaction is announced in its turn; one that was itself cancelled gives everybody another chance.
    """

    def after_a_play(self, play: Play[Any], value: Value) -> Outcome:
        return Return(CANCELLED) if value == CANCELLED else None


@mypyc_attr(allow_interpreted_subclasses=True)
class Announced(Procedure):
    """A play that is announced, may be reacted to, and takes effect unless it was cancelled.

    One that cancels what it answers returns CANCELLED from `it_takes_effect`, to the window it was played in.
    """

    __slots__ = ()

    def order(self) -> tuple[str, ...]:
        return ("it_is_announced", "others_may_react", "it_takes_effect")

    def it_is_announced(self, play: Play[Any]) -> Outcome:
        """Costs are paid here: they are lost if it is cancelled."""
        return None

    def reactions(self, play: Play[Any]) -> Procedure | None:
        """The window on this play; None if nothing can answer it."""
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


@dataclass(frozen=True, slots=True)
class Lasting:
    """An effect that lasts until a named moment of a seat's (seat -1: of anybody's), or for good (until "")."""

    kind: str
    subject: int
    amount: int
    source: int
    until: str = ""
    seat: int = -1


def lasting_after(effects: Iterable[Lasting], moment: str, seat: int = -1) -> list[Lasting]:
    """The effects that still last after this moment of this seat's."""
    return [effect for effect in effects if effect.until != moment or effect.seat not in (-1, seat)]


def lasting_total(effects: Iterable[Lasting], kind: str, subject: int) -> int:
    """How much the lasting effects of a kind change something now."""
    return sum(effect.amount for effect in effects if effect.kind == kind and effect.subject == subject)


# The layers in which a value is changed: what makes a new base, then operations on the base (a value in its place,
# multiplying, adding), then multiplying, and adding.
NEW_BASE, BASE_SET, BASE_TIMES, BASE_PLUS, TIMES, PLUS = range(6)


@dataclass(frozen=True, slots=True)
class Modifier:
    """One change of a value: in which layer, how much (multiplying: `amount` / `divisor`), and what does it."""

    layer: int
    amount: int
    source: int = -1
    divisor: int = 1


def modified(printed: int, modifiers: Iterable[Modifier]) -> Fraction:
    """A printed value with all its modifiers, layer by layer; exact, so that the game's rulebook does the rounding."""
    value = Fraction(printed)
    for modifier in sorted(modifiers, key=lambda change: change.layer):
        if modifier.layer == BASE_SET:
            value = Fraction(modifier.amount)
        elif modifier.layer in (BASE_TIMES, TIMES):
            value *= Fraction(modifier.amount, modifier.divisor)
        else:
            value += modifier.amount
    return value


# Which texts of things in play answer which question, as (thing, text), in the order they came into play: kept in the
# table as plain data and asked without a scan.
Answering = dict[str, tuple[tuple[int, str], ...]]


def questions_answered(card: object, base: type) -> tuple[str, ...]:
    """The methods of `base` that a card's class has of its own: the questions and moments that it answers."""
    own = type(card)
    return tuple(
        name
        for name in vars(base)
        if not name.startswith("_") and callable(getattr(base, name)) and getattr(own, name) is not getattr(base, name)
    )


def enters_play(answering: Answering, thing: int, text: str, questions: Iterable[str]) -> None:
    """From now on this thing's text is asked."""
    for question in questions:
        said = answering.get(question, ())
        if (thing, text) not in said:
            answering[question] = (*said, (thing, text))


def leaves_play(answering: Answering, thing: int, text: str, questions: Iterable[str]) -> None:
    """From now on this thing's text is not asked any more."""
    for question in questions:
        left = tuple(pair for pair in answering.get(question, ()) if pair != (thing, text))
        if left:
            answering[question] = left
        else:
            answering.pop(question, None)


def _only_here(self: object, instance: object, owner: object = None) -> object:
    """A class attribute that only the class's own dictionary shows."""
    raise AttributeError("__slots__")


# A plug-in's dataclass with slots leaves out the fields that its base has a place for. A compiled base has to say so
# in its dictionary, where dataclasses look, and nowhere else, since a compiled class may not inherit slots.
_OwnSlots: Any = type("_OwnSlots", (tuple,), {"__get__": _only_here})
for _base in (Effect, Window, Reactions):
    if "__slots__" not in vars(_base):
        setattr(_base, "__slots__", _OwnSlots(field.name for field in fields(_base)))  # noqa: B010 # mypy forbids the plain form
