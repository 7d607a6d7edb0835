"""Tests as rows of a table: a position, what players choose in it, and what is so then.

`test_… = prove(row(sentence, rule, …, position, step, …), …)`: first the sentence, the rules, examples and rulings that
it proves, what it needs besides, and the position; after it, in order, choices in words, changes, and what is so then.
After another position the row goes on from there. A game's `rows.py` has what can be written in its rows: positions
(`given`), facts (`then`) and changes.
"""

import linecache
import re
import sys
from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractContextManager, ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, ParamSpec, TypeVar

import pytest

P = ParamSpec("P")
G = TypeVar("G")
Change = Callable[[Any], object]
Question = Callable[[Any], Any]
Seen = Callable[[Any, str, Any], Any]  # a fact of a position, by its name; told also what is expected
EXAMPLE = re.compile(r"-[DE]X-\d")  # in the ID of a worked example
RULING = re.compile(r"^(\w+-CR|G)-\d")  # in the ID of a ruling, which is not marked


@dataclass(frozen=True)
class Position(Generic[G]):
    """A position that is laid out when its test runs."""

    lay: Callable[[], G]


def position(lay: Callable[P, G]) -> Callable[P, Position[G]]:
    """What lays out a position, put off until the test of a row runs."""
    return lambda *positional, **named: Position(lambda: lay(*positional, **named))


@dataclass(frozen=True)
class Need:
    """What a row needs besides its position, there while its test runs."""

    enter: Callable[[], AbstractContextManager[object]]


def need(context: Callable[P, AbstractContextManager[object]]) -> Callable[P, Need]:
    """A context that a row names before its position."""
    return lambda *positional, **named: Need(lambda: context(*positional, **named))


@dataclass(frozen=True)
class Then:
    """What is so at a moment: facts by name, questions with their answers, questions answered with yes."""

    seen: Seen
    parts: tuple[Mapping[Any, Any] | Question, ...]
    place: str  # file and line

    def holds(self, given: Any) -> None:
        for part in self.parts:
            if isinstance(part, Mapping):
                found = {name: self.answer(given, name, value) for name, value in part.items()}
                other = {name: now for name, now in found.items() if now != part[name]}
                assert not other, f"{self.place}: not {part}, but {other}"
            else:
                assert part(given), f"{self.place}: not so: {source_of(part)}"

    def answer(self, given: Any, name: str | Question, expected: Any) -> Any:
        return self.seen(given, name, expected) if isinstance(name, str) else name(given)


def then_by(seen: Seen) -> Callable[..., Then]:
    """A game's `then`: facts by their names as in `seen`, questions that are answered with yes."""

    def then(*parts: Mapping[Any, Any] | Question, **facts: Any) -> Then:
        caller = sys._getframe(1)
        return Then(seen, (*parts, facts), f"{Path(caller.f_code.co_filename).name}:{caller.f_lineno}")

    return then


def source_of(question: Question) -> str:
    """The line in which a question begins, with its number."""
    code = question.__code__
    return f"line {code.co_firstlineno}: {linecache.getline(code.co_filename, code.co_firstlineno).strip()}"


def play(steps: Iterable[Any]) -> Any:
    """The position to which these steps lead; the first of them is a position."""
    for step in steps:
        if isinstance(step, Position):
            given = step.lay()
        elif isinstance(step, Then):
            step.holds(given)
        elif isinstance(step, str):
            given.chooses(step)
        elif callable(step):
            step(given)
        else:  # deeds, in a game that has them
            given.does(*(step if isinstance(step, tuple) else (step,)))
    return given


@dataclass(frozen=True)
class Row:
    """One test: a position, and what is done and what is so, in order; perhaps another position, and so on."""

    needs: tuple[Need, ...]
    steps: tuple[Any, ...]

    def holds(self) -> None:
        with ExitStack() as there:
            for need in self.needs:
                there.enter_context(need.enter())
            play(self.steps)


def row(sentence: str, *parts: Any) -> Any:
    """A row for `prove`: what it proves and needs stands before the position, the steps after it."""
    at = next(at for at, part in enumerate(parts) if isinstance(part, Position))
    proved = [part for part in parts[:at] if isinstance(part, str)]
    needs = tuple(part for part in parts[:at] if not isinstance(part, str))
    examples = [id for id in proved if EXAMPLE.search(id)]
    rules = [id for id in proved if id not in examples and not RULING.search(id)]
    marks = [pytest.mark.example(*examples)] * bool(examples) + [pytest.mark.rule(*rules)] * bool(rules)
    return pytest.param(Row(needs, parts[at:]), id=": ".join([*proved[:1], sentence]), marks=marks)


def prove(*rows: Any) -> Callable[[Row], None]:
    """The test that each of these rows holds; a module names it `test_…`."""

    @pytest.mark.parametrize("row", rows)
    def test(row: Row) -> None:
        row.holds()

    return test


def each(make: Callable[..., Any], *values: Any) -> list[Any]:
    """A row for each of these values, or tuples of values: for rows with functions that use them."""
    return [make(*value) if isinstance(value, tuple) else make(value) for value in values]


def answering(holds: Question, *answers: str) -> Change:
    """Everybody gives the first of these answers that is offered until this holds; "?" stands for any option."""
    return lambda given: given.answers_until(lambda: holds(given), *answers)


def resigns(seat: int) -> Change:
    """A player gives up, at any moment."""

    def change(given: Any) -> None:
        leaving = given.play.game.gives_up(given.play, seat)
        assert leaving is not None, f"seat {seat} cannot resign"
        given.play.interrupt(leaving)

    return change


def notes(**questions: Question) -> Change:
    """The answers of now, for later: `notes(before=…)`, then `given.noted["before"]`."""

    def change(given: Any) -> None:
        given.noted = {**getattr(given, "noted", {}), **{name: ask(given) for name, ask in questions.items()}}

    return change


def sets(**values: Any) -> Change:
    """Values of the table are changed, in lists by their index: `sets(common=0, destiny_0=3)`.

    A function is given the position.
    """

    def change(given: Any) -> None:
        for name, value in values.items():
            value = value(given) if callable(value) else value
            word, _, at = name.rpartition("_")
            if at.isdecimal():
                getattr(given.table, word)[int(at)] = value
            else:
                setattr(given.table, name, value)

    return change
