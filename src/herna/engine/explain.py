"""Why not: the first rule that forbids a choice.

The activity that offers the choice finds it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from herna.engine.activity import UNSAID, Activity, Bar, Named, Noun, Thing
from herna.engine.decision import DECLINE, Ask, Choice, Reason, is_well_formed
from herna.engine.flow import Play
from herna.engine.game import Game
from herna.engine.offer import activities_in

NOT_OFFERED: Final = "why-not-offered"
ALIKE: Final = frozenset({"why-no-such-card", "why-no-such-player", "why-choose-player"})  # in the words of all games


def explain(play: Play[Any], seat: int, choice: Choice) -> tuple[Reason, ...]:
    """Why `seat` may not choose this now; nothing, if it may.

    It is not part of play, and uses only what the seat may see. A choice may be unfinished: a field for which nothing
    was chosen yet is then an empty text.
    """
    ask = play.ask
    if ask is None:
        return (Reason("", "why-match-over"),)
    if seat not in ask.seats():
        return (Reason("", "why-not-asked"),)
    if choice in play.options():
        return ()
    if not is_well_formed(play.game, choice):
        return (Reason("", "why-no-such-choice"),)
    offered = [activity for activity in activities_in(ask.offer) if activity.kind == choice[0]]
    return (_why_not(play, offered, choice) if offered else _not_offered(play, str(choice[0])),)


def message_key(game: Game[Any], name: str) -> str:
    """The key of a message: the game's own, or one that all games share."""
    return name if name in ALIKE else f"{game.prefix}-{name}"


def candidates_after(play: Play[Any], kind: str, chosen: Choice) -> list[Thing]:
    """What an offered kind of choice could name next, forbidden or not."""
    ask = play.ask
    activities = activities_in(ask.offer) if ask is not None else []
    found = [thing for each in activities if each.kind == kind for thing in _candidates(play, each, chosen)]
    return list(dict.fromkeys(found))


def _candidates(play: Play[Any], activity: Activity[Any], chosen: Choice) -> list[Thing]:
    """The candidates for the next field, if those before it were candidates."""
    assert play.ask is not None
    before: Choice = ()
    pool: Sequence[Any] = activity.pool(play.table, play.ask.seat, before)
    while len(before) + (1 if before else activity.together) <= len(chosen):
        things = chosen[len(before) : len(before) + (1 if before else activity.together)]
        if (things if len(things) > 1 else things[0]) not in pool:
            return []
        before = (*before, *things)
        pool = activity.pool(play.table, play.ask.seat, before)
    rest = chosen[len(before) :]  # the first half of a pair
    pairs = [candidate if isinstance(candidate, tuple) else (candidate,) for candidate in pool]
    return [things[len(rest)] for things in pairs if things[: len(rest)] == rest]


def _not_offered(play: Play[Any], kind: str) -> Reason:
    """Why nothing of this kind is offered now.

    It is another phase, or something is being resolved.
    """
    ask, activity, game = play.ask, play.game.activities.get(kind), play.game
    assert ask is not None
    phase = activity.phase if activity is not None else ""
    rule = (activity.rule if activity is not None else "") or ask.rule
    if ask.phase and phase and phase != ask.phase:
        phases = game.nouns.get("phase")
        about: Named = (("phase", phase), ("now", ask.phase))
        return Reason(phases.rule if phases is not None else rule, f"{game.prefix}-why-phase", about)
    if kind == DECLINE[0] and not ask.phase:
        return Reason(ask.rule, "why-mandatory")
    waits = (activity.waits if activity is not None else "") or rule
    if ask.meanwhile is not None and (not ask.phase or phase == ask.phase):
        return _told(play, ask.meanwhile, (), (kind,), waits)
    asked_first = None if ask.phase else _meanwhile_of(ask)
    if asked_first is not None:
        return _told(play, asked_first, (), (kind,), ask.rule)
    return Reason(rule, "why-another-question") if ask.phase else Reason(waits, "why-being-resolved")


def _meanwhile_of(ask: Ask) -> Bar | None:
    """The bar that the offered activities put against everything else."""
    for activity in activities_in(ask.offer):
        if activity.meanwhile is not None:
            return activity.meanwhile
    return None


def _why_not(play: Play[Any], offered: list[Activity[Any]], choice: Choice) -> Reason:
    """The reason of the activity that accepts most of the choice."""
    found = [_Refusal(play, activity, choice, offered) for activity in offered]
    return max(found, key=lambda refusal: (refusal.agreed, refusal.reason.key != NOT_OFFERED)).reason


class _Refusal:
    """How much of a choice an activity accepts, and why no more."""

    def __init__(self, play: Play[Any], activity: Activity[Any], choice: Choice, offered: list[Activity[Any]]) -> None:
        assert play.ask is not None
        self.play, self.activity, self.choice = play, activity, choice
        self.offered = offered  # all activities of this kind
        self.table, self.seat = play.table, play.ask.seat
        self.rule = activity.rule or play.ask.rule
        self.agreed = 0  # how much it accepts: grows with each thing that is a candidate and is not forbidden
        self.reason = self._find()

    def _find(self) -> Reason:
        activity, table, seat = self.activity, self.table, self.seat
        bar = activity.barred(table, seat)
        if bar is not None:
            return _told(self.play, bar, (), self.choice, self.rule)
        chosen: tuple[Thing, ...] = ()
        while len(chosen) < len(activity.fields):
            things = self._things_after(chosen)
            if UNSAID in things:
                return self._what_is_missing(chosen)
            absent = self._absent(things, len(chosen))
            if absent:
                return self._no_such(absent)
            inside = (things if len(things) > 1 else things[0]) in activity.pool(table, seat, chosen)
            chosen = (*chosen, *things)
            bar = activity.bar_of_last(table, seat, chosen) if inside else activity.why_outside(table, seat, chosen)
            self.agreed += inside
            if bar is not None and bar.equal is not None:
                return self._as_of_equal(bar, bar.equal, chosen)
            if bar is not None:
                return _told(self.play, bar, self._named(chosen), self.choice, self.rule)
            if not inside:
                break
            self.agreed += 1
        return Reason(self.rule, NOT_OFFERED)

    def _as_of_equal(self, bar: Bar, equal: Thing, chosen: tuple[Thing, ...]) -> Reason:
        """That an equal thing is to be chosen; if it cannot be, why not."""
        at = len(chosen)
        choice = (*self.choice[:at], equal, *self.choice[at + 1 :])
        if any(_completes(option, choice) for option in self._options()):
            return _told(self.play, bar, self._named(chosen), self.choice, self.rule)
        if choice == self.choice:
            return Reason(self.rule, NOT_OFFERED)
        of_equal = _Refusal(self.play, self.activity, choice, self.offered)
        self.agreed = of_equal.agreed
        return of_equal.reason

    def _options(self) -> list[Choice]:
        """What is offered of this kind."""
        return [option for other in self.offered for option in other.options(self.table, self.seat)]

    def _things_after(self, chosen: tuple[Thing, ...]) -> tuple[Thing, ...]:
        """What the choice names next: one thing, or a pair of fields."""
        at = len(chosen)
        return self.choice[1 + at : 1 + at + (1 if at else self.activity.together)]

    def _absent(self, things: tuple[Thing, ...], at: int = 0) -> str:
        """The first field, from `at` on, that names something that does not exist."""
        for field, thing in zip(self.activity.fields[at:], things, strict=False):
            if thing != UNSAID and not self.play.game.exists(self.table, field, thing):
                return field
        return ""

    def _what_is_missing(self, chosen: tuple[Thing, ...]) -> Reason:
        """What to choose next in an unfinished choice, or why nothing fits."""
        activity, table, seat = self.activity, self.table, self.seat
        options = activity.options(table, seat)
        if any(_completes(option, self.choice) for option in options):
            self.agreed = 2 * len(activity.fields)
            return Reason(self.rule, self._choose_key(), self._named(chosen))
        absent = self._absent(self.choice[1:])
        if absent:
            return self._no_such(absent)
        for field, thing in self._said_after(chosen):
            bar = activity.barred_alone(table, seat, field, thing)
            if bar is not None:
                return _told(self.play, bar, ((field, thing),), self.choice, self.rule)
        begins = any(_completes(option, (self.choice[0], *chosen)) for option in self._options())
        bar = None if begins else activity.nothing_to_choose(table, seat, chosen)
        if bar is not None:
            return _told(self.play, bar, self._named(chosen), self.choice, self.rule)
        return self._why_not_any(chosen) or Reason(self.rule, "why-not-together" if begins else "why-nothing-to-choose")

    def _why_not_any(self, chosen: tuple[Thing, ...]) -> Reason | None:
        """Why no candidate for the missing field leads to an option.

        Only if the candidates that lead furthest share one reason.
        """
        begun = self._things_after(chosen)
        before, after = self.choice[: 1 + len(chosen)], self.choice[1 + len(chosen) + len(begun) :]
        found: list[_Refusal] = []
        candidates: Sequence[Any] = self.activity.pool(self.table, self.seat, chosen)  # things, or pairs
        for candidate in candidates:
            things = candidate if isinstance(candidate, tuple) else (candidate,)
            if _completes(things, begun):
                found.append(_Refusal(self.play, self.activity, (*before, *things, *after), self.offered))
        furthest = max([refusal.agreed for refusal in found], default=0)
        reasons = [refusal.reason for refusal in found if refusal.agreed == furthest]
        shared = len({(reason.rule, reason.key) for reason in reasons}) == 1 and reasons[0].key != NOT_OFFERED
        return reasons[0] if shared else None

    def _said_after(self, chosen: tuple[Thing, ...]) -> Named:
        """What the choice names for the fields after those chosen."""
        said = tuple(zip(self.activity.fields, self.choice[1:], strict=True))[len(chosen) :]
        return tuple((field, thing) for field, thing in said if thing != UNSAID)

    def _noun(self, field: str) -> Noun:
        return self.play.game.nouns.get(field) or Noun(field)

    def _no_such(self, field: str) -> Reason:
        noun = self._noun(field)
        return Reason(noun.rule or self.rule, message_key(self.play.game, f"why-no-such-{noun.key}"))

    def _choose_key(self) -> str:
        at = self.choice[1:].index(UNSAID)
        own, noun = self.activity.choose, self._noun(self.activity.fields[at])
        return own[at] if at < len(own) else message_key(self.play.game, f"why-choose-{noun.key}")

    def _named(self, chosen: tuple[Thing, ...]) -> Named:
        return tuple(zip(self.activity.fields, chosen, strict=False))


def _completes(option: Choice, begun: Choice) -> bool:
    """Whether an unfinished choice can become this option."""
    return all(thing in (UNSAID, other) for thing, other in zip(begun, option, strict=False))


def _told(play: Play[Any], bar: Bar, fields: Named, choice: Choice, rule: str = "") -> Reason:
    """A bar as a reason.

    Its message gets the fields of the choice and the bar's own arguments.
    """
    arguments, blockers = bar.arguments, bar.blockers
    if bar.details is not None:
        assert play.ask is not None
        arguments, blockers = bar.details(play.table, play.ask.seat, choice)
    return Reason(bar.rule or rule, bar.key, tuple({**dict(fields), **dict(arguments)}.items()), blockers)
