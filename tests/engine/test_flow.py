"""Procedures: what each outcome of a step does, and that a stack is data."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from herna.engine.activity import Activity
from herna.engine.chance import Chance
from herna.engine.decision import Ask
from herna.engine.errors import BrokenGame
from herna.engine.flow import Become, Call, Go, Outcome, Play, Procedure, Repeat, Return, Value
from herna.engine.game import Game, Options
from herna.engine.table import Table, drawn


@dataclass(slots=True)
class Slate(Table):
    """A table on which steps write down that they ran."""

    lines: list[str] = field(default_factory=list)

    def copy(self) -> Slate:
        return Slate(self.lines.copy())


@dataclass(frozen=True, slots=True)
class Whole(Procedure):
    """Does the part under test, then ends the match."""

    part: Procedure

    def order(self) -> tuple[str, ...]:
        return ("do_the_part", "the_match_ends")

    def do_the_part(self, play: Play[Slate]) -> Call:
        return Call(self.part, then="note_the_value")

    def note_the_value(self, play: Play[Slate], value: Value) -> None:
        play.table.lines.append(f"returned {value}")

    def the_match_ends(self, play: Play[Slate]) -> None:
        play.finish(drawn(1))


class Slates(Game[Slate]):
    part: Procedure

    def setup(self, seats: int, options: Options, chance: Chance) -> tuple[Slate, Procedure]:
        return Slate(), Whole(self.part)

    def settle(self, play: Play[Slate]) -> Procedure | None:
        if play.table.lines[-1:] == ["needs settling"]:
            play.table.lines.append("is being settled")
            return Line("settled")
        return None


def run_procedure(part: Procedure, settles: bool = False) -> Play[Slate]:
    game = Slates("slates", __name__, "sl", (Note,), settles=settles)
    game.part = part
    return game.play(1, {}, Chance(1))


@dataclass(frozen=True, slots=True)
class Line(Procedure):
    """Writes one line."""

    text: str

    def order(self) -> tuple[str, ...]:
        return ("write",)

    def write(self, play: Play[Slate]) -> None:
        play.table.lines.append(self.text)


@dataclass(frozen=True, slots=True)
class Steps(Procedure):
    """Three steps; the second returns what it is told to."""

    second: str
    count: int = 0

    def order(self) -> tuple[str, ...]:
        return ("first", "middle", "last")

    def first(self, play: Play[Slate]) -> None:
        play.table.lines.append(f"first {self.count}")

    def middle(self, play: Play[Slate]) -> Outcome:
        outcomes: dict[str, Outcome] = {
            "nothing": None,
            "go": Go(replace(self, count=5)),
            "repeat": Repeat("first", replace(self, count=self.count + 1)) if self.count < 2 else None,
            "call": Call(Line("called")),
            "call and change": Call(Line("called"), changed=replace(self, count=7)),
            "become": Become(Line("became")),
            "return": Return("early"),
        }
        return outcomes[self.second]

    def last(self, play: Play[Slate]) -> None:
        play.table.lines.append(f"last {self.count}")


@pytest.mark.parametrize(
    ("outcome", "lines"),
    [
        ("nothing", ["first 0", "last 0", "returned None"]),
        ("go", ["first 0", "last 5", "returned None"]),
        ("repeat", ["first 0", "first 1", "first 2", "last 2", "returned None"]),
        ("call", ["first 0", "called", "last 0", "returned None"]),
        ("call and change", ["first 0", "called", "last 7", "returned None"]),
        ("become", ["first 0", "became", "returned None"]),
        ("return", ["first 0", "returned early"]),
    ],
)
def test_a_step_ends_in_one_of_these_ways(outcome: str, lines: list[str]) -> None:
    assert run_procedure(Steps(outcome)).table.lines == lines


@dataclass(frozen=True, slots=True)
class TwoEnds(Procedure):
    """A step in which the match could end twice."""

    def order(self) -> tuple[str, ...]:
        return ("the_match_ends_and_the_step_goes_on", "next")

    def the_match_ends_and_the_step_goes_on(self, play: Play[Slate]) -> None:
        self._ends(play, "the first")
        play.table.lines.append("after the end")
        self._ends(play, "the second")

    def _ends(self, play: Play[Slate], rule: str) -> None:
        play.table.lines.append(rule)
        play.finish(drawn(1, rule))

    def next(self, play: Play[Slate]) -> None:
        play.table.lines.append("the next step")


def test_the_first_result_stands_and_not_even_its_step_goes_on() -> None:
    play = run_procedure(TwoEnds())

    assert play.result == drawn(1, "the first")
    assert play.table.lines == ["the first"]
    assert play.ask is None


@dataclass(frozen=True, slots=True)
class Asking(Procedure):
    """Asks for a text and writes it down."""

    def order(self) -> tuple[str, ...]:
        return ("ask", "after")

    def ask(self, play: Play[Slate]) -> Ask:
        return Ask(0, "sl-ask", (Note(),))

    def after(self, play: Play[Slate]) -> None:
        play.table.lines.append("after")


class Note(Activity[Slate]):
    """A text is written down."""

    kind = "note"
    fields = ("text",)

    def first(self, table: Slate, seat: int) -> tuple[str, ...]:
        return ("yes", "no")

    def do(self, play: Play[Slate], seat: int, text: str) -> None:
        play.table.lines.append(text)


def test_a_step_that_asks_waits_for_the_choice_and_its_activity_carries_it_out() -> None:
    play = run_procedure(Asking())
    assert play.options() == [("note", "yes"), ("note", "no")]
    assert [type(procedure).__name__ for procedure, _, _ in play.stack] == ["Whole", "Asking"]

    play.choose(("note", "no"))

    assert play.table.lines == ["no", "after", "returned None"]
    assert play.ask is None
    assert play.options() == []


def test_what_follows_at_once_is_settled_between_any_two_steps() -> None:
    @dataclass(frozen=True, slots=True)
    class Unsettled(Procedure):
        def order(self) -> tuple[str, ...]:
            return ("write", "write_more")

        def write(self, play: Play[Slate]) -> None:
            play.table.lines.append("needs settling")

        def write_more(self, play: Play[Slate]) -> None:
            play.table.lines.append("more")

    lines = run_procedure(Unsettled(), settles=True).table.lines

    assert lines == ["needs settling", "is being settled", "settled", "more", "returned None"]


@dataclass(frozen=True, slots=True)
class Endless(Procedure):
    def order(self) -> tuple[str, ...]:
        return ("again",)

    def again(self, play: Play[Any]) -> Repeat:
        return Repeat("again")


def test_a_procedure_that_never_asks_is_stopped() -> None:
    with pytest.raises(BrokenGame, match="steps without a question"):
        run_procedure(Endless())


def test_a_match_that_runs_out_of_procedures_without_a_result_is_a_bug() -> None:
    game = Slates("slates", __name__, "sl")
    play = Play(game, Slate(), [(Line("only"), 0, "")], Chance(1))

    with pytest.raises(BrokenGame, match="no result"):
        play.start()
