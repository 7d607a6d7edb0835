"""Procedures, their steps, the stack that says where the game stands, and the loop that runs them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, NoReturn, TypeVar

from mypy_extensions import mypyc_attr

from herna.engine.chance import Chance
from herna.engine.decision import Ask, Choice, Reason
from herna.engine.errors import BrokenGame
from herna.engine.table import Result, Table

if TYPE_CHECKING:
    from herna.engine.events import Log
    from herna.engine.game import Game

T = TypeVar("T", bound=Table)

# What a procedure returns to its caller: plain data.
Value = int | str | tuple[Any, ...] | None

# No rule of any game runs this many steps without asking somebody something.
MOST_STEPS = 100_000


class MatchOver(Exception):
    """Ends the running step where the match ends; `Play` catches it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure:
    """A chapter of a rulebook: a small frozen dataclass whose methods are the numbered steps.

    A step takes the play and returns nothing (go on to the next step) or one of the outcomes below. A choice is
    carried out by the method that bears the choice's kind, and returns the same.
    """

    __slots__ = ()

    def order(self) -> tuple[str, ...]:
        """The names of the steps, in the rulebook's order."""
        return ()

    def why_not(self, play: Play[Any], choice: Choice) -> tuple[Reason, ...]:
        """Why a choice of a kind that this procedure carries out is not offered; only what the asked seat may know."""
        return ()


class Go:
    """Go on to the next step, as this procedure: the same one with changed data."""

    __slots__ = ("procedure",)

    def __init__(self, procedure: Procedure) -> None:
        self.procedure = procedure


class Repeat:
    """Go back (or ahead) to a named step, perhaps with changed data."""

    __slots__ = ("procedure", "step")

    def __init__(self, step: str, procedure: Procedure | None = None) -> None:
        self.step = step
        self.procedure = procedure


class Call:
    """Do that procedure first; then go on (perhaps with changed data), or hand what it returns to `then`."""

    __slots__ = ("changed", "procedure", "then")

    def __init__(self, procedure: Procedure, then: str = "", changed: Procedure | None = None) -> None:
        self.procedure = procedure
        self.then = then
        self.changed = changed


class Become:
    """Stop here and do that procedure instead ("instead of" effects)."""

    __slots__ = ("procedure",)

    def __init__(self, procedure: Procedure) -> None:
        self.procedure = procedure


class Return:
    """Stop here; whoever called this procedure with a `then` is told the value, which is plain data."""

    __slots__ = ("value",)

    def __init__(self, value: Value = None) -> None:
        self.value = value


Outcome = Go | Repeat | Call | Become | Return | Ask | None

# Where one procedure stands: itself, the index of its current step, and the method that waits for a called one.
Frame = tuple[Procedure, int, str]


class Play(Generic[T]):
    """A table in play: the table, the stack, the chance, and the question that is open.

    This is what rules are given and what a search copies; a `Match` adds the record.
    """

    __slots__ = ("ask", "chance", "game", "log", "result", "stack", "table")

    def __init__(
        self,
        game: Game[T],
        table: T,
        stack: list[Frame],
        chance: Chance,
        ask: Ask | None = None,
        result: Result | None = None,
    ) -> None:
        self.game = game
        self.table = table
        self.stack = stack
        self.chance = chance
        self.ask = ask
        self.result = result
        self.log: Log | None = None

    def copy(self) -> Play[T]:
        """The same play, living its own life from here on; it tells nobody."""
        return Play(self.game, self.table.copy(), self.stack.copy(), self.chance.copy(), self.ask, self.result)

    def guess(self, seat: int, chance: Chance) -> Play[T]:
        """A play that agrees with all that `seat` knows, drawn at random from those; all a bot may search."""
        return Play(
            self.game, self.game.guess(self.table, seat, chance), self.stack.copy(), chance, self.ask, self.result
        )

    def procedure(self) -> Procedure:
        """The procedure that is running or asking."""
        return self.stack[-1][0]

    def options(self) -> list[Choice]:
        """Every legal answer to the open question: the one list there is."""
        if self.ask is None:
            return []
        options: list[Choice] = getattr(self.stack[-1][0], self.ask.options)(self)
        return options

    def sample(self, chance: Chance) -> Choice:
        """One legal answer, drawn without listing all where the question names a method for that."""
        ask = self.ask
        assert ask is not None
        if not ask.sample:
            return chance.pick(self.options())
        choice: Choice = getattr(self.stack[-1][0], ask.sample)(self, chance)
        return choice

    def choose(self, choice: Choice) -> None:
        """Carry out an offered choice and go on to the next question. A `Match` checks that it is offered."""
        method = getattr(self.stack[-1][0], choice[0])  # type: ignore[arg-type] # a choice's first field is its kind
        fields = len(choice)
        try:
            if fields == 1:
                self.run(method(self))
            elif fields == 2:
                self.run(method(self, choice[1]))
            elif fields == 3:
                self.run(method(self, choice[1], choice[2]))
            else:
                self.run(method(self, *choice[1:]))
        except MatchOver:
            self.ask = None

    def start(self) -> None:
        """Run the current step: at the very beginning, or to ask again after a load."""
        procedure, at, _ = self.stack[-1]
        try:
            self.run(getattr(procedure, procedure.order()[at])(self))
        except MatchOver:
            self.ask = None

    def interrupt(self, procedure: Procedure) -> None:
        """Do a procedure while a question is open, which is asked again then, unless there is another one by now."""
        asking, at, _ = self.stack[-1]
        self.stack[-1] = (asking, at - 1, "")  # as if the step before this one had called it
        try:
            self.run(Call(procedure))
        except MatchOver:
            self.ask = None

    def unwind(self, depth: int) -> None:
        """Abandon every procedure above the first `depth`: the one left on top goes on with its next step."""
        del self.stack[depth:]

    def finish(self, result: Result) -> NoReturn:
        """End the match here and now: not even the rest of the running step is carried out, so the first result stands.

        Tell what led to it before, and leave nothing half done on the table.
        """
        self.result = result
        raise MatchOver

    def tell(
        self,
        event: Choice,
        rule: str = "",
        to: tuple[int, ...] | None = None,
        others: tuple[str | int | None, ...] | None = None,
    ) -> None:
        """Tell what happened, if anybody listens. With `to`, only those seats see it; the rest see `others`."""
        if self.log is not None:
            self.log.tell(self, event, rule, to, others)

    def run(self, outcome: Outcome) -> None:
        """Run steps from this outcome of the current one until a player is asked or the match is over."""
        stack = self.stack
        settles = self.game.settles
        for _ in range(MOST_STEPS):
            if outcome is None:
                procedure, at, _then = stack[-1]
                at += 1
            elif isinstance(outcome, Ask):
                self.ask = outcome
                return
            elif isinstance(outcome, Repeat):
                procedure = stack[-1][0] if outcome.procedure is None else outcome.procedure
                at = procedure.order().index(outcome.step)
            elif isinstance(outcome, Go):
                procedure, at = outcome.procedure, stack[-1][1] + 1
            elif isinstance(outcome, Call):
                procedure, at, _then = stack[-1]
                stack[-1] = (procedure if outcome.changed is None else outcome.changed, at, outcome.then)
                procedure, at = outcome.procedure, 0
                stack.append((procedure, 0, ""))
            elif isinstance(outcome, Become):
                procedure, at = outcome.procedure, 0
            else:
                outcome = self._return(outcome.value)
                continue
            steps = procedure.order()
            if at == len(steps):
                outcome = self._return(None)
                continue
            stack[-1] = (procedure, at, "")
            if settles:
                due = self.game.settle(self)
                if due is not None:  # it is done first, as if the step before this one had called it
                    stack[-1] = (procedure, at - 1, "")
                    outcome = Call(due)
                    continue
            outcome = getattr(procedure, steps[at])(self)
        raise BrokenGame(f"{MOST_STEPS} steps without a question; the stack is {self.stack}")

    def _return(self, value: Value) -> Outcome:
        """The top procedure has ended: its caller goes on, or is handed the value."""
        self.stack.pop()
        if not self.stack:
            raise BrokenGame("the last procedure has ended and the match has no result")
        procedure, _, then = self.stack[-1]
        outcome: Outcome = getattr(procedure, then)(self, value) if then else None
        return outcome
