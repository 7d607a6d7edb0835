"""Procedures, their steps, the stack, and the loop that runs them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, NoReturn, TypeVar

from mypy_extensions import mypyc_attr

from herna.engine.chance import Chance
from herna.engine.decision import Ask, Choice
from herna.engine.errors import BrokenGame
from herna.engine.offer import activity_of, draw_option, options_of
from herna.engine.table import Result, Table

if TYPE_CHECKING:
    from herna.engine.events import Log
    from herna.engine.game import Game

T = TypeVar("T", bound=Table)

# What a procedure returns to its caller: plain data.
Value = int | str | tuple[Any, ...] | None

SURPRISES: Final = 8  # in a playout, one answer in this many is any option, not what a hasty player would do

# No rule of any game runs this many steps without asking somebody something.
MOST_STEPS: Final = 100_000


class MatchOver(Exception):
    """Ends the running step where the match ends; `Play` catches it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure:
    """A chapter of a rulebook; its methods are the numbered steps.

    It is a small frozen dataclass. A step takes the play and returns nothing (continue with the next step) or one of
    the outcomes below. A choice is carried out by its activity, which returns the same.
    """

    __slots__ = ()

    def order(self) -> tuple[str, ...]:
        """The names of the steps, in the rulebook's order."""
        return ()


class Go:
    """Continue with the next step, with changed data of this procedure."""

    __slots__ = ("procedure",)

    def __init__(self, procedure: Procedure) -> None:
        self.procedure = procedure


class Repeat:
    """Continue with a named step, perhaps with changed data."""

    __slots__ = ("procedure", "step")

    def __init__(self, step: str, procedure: Procedure | None = None) -> None:
        self.step = step
        self.procedure = procedure


class Call:
    """Run another procedure first, then continue.

    What it returns goes to the method `then`, if one is named; `changed` is this procedure with changed data.
    """

    __slots__ = ("changed", "procedure", "then")

    def __init__(self, procedure: Procedure, then: str = "", changed: Procedure | None = None) -> None:
        self.procedure = procedure
        self.then = then
        self.changed = changed


class Become:
    """Stop here and run another procedure instead ("instead of" effects)."""

    __slots__ = ("procedure",)

    def __init__(self, procedure: Procedure) -> None:
        self.procedure = procedure


class Return:
    """Stop here and return a value, which is plain data.

    A caller that named a `then` gets it.
    """

    __slots__ = ("value",)

    def __init__(self, value: Value = None) -> None:
        self.value = value


class Abandon:
    """Abandon every procedure above the first `depth`.

    The one left on top continues with its next step.
    """

    __slots__ = ("depth",)

    def __init__(self, depth: int) -> None:
        self.depth = depth


AT_THE_END: Final = Return()  # as after the last step

Outcome = Go | Repeat | Call | Become | Return | Abandon | Ask | None

# Where one procedure stands: itself, the index of its current step, and the method that waits for a called one. While
# steps run, the index of the topmost is that of its last call or question.
Frame = tuple[Procedure, int, str]


class Play(Generic[T]):
    """A table in play: the table, the stack, the chance, the open question.

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
        """An independent copy of this play, without a log."""
        return Play(self.game, self.table.copy(), self.stack.copy(), self.chance.copy(), self.ask, self.result)

    def guess(self, seat: int, chance: Chance) -> Play[T]:
        """A random play that agrees with all that `seat` knows.

        A bot may search only such plays.
        """
        return Play(
            self.game, self.game.guess(self.table, seat, chance), self.stack.copy(), chance, self.ask, self.result
        )

    def procedure(self) -> Procedure:
        """The procedure that is running or asking."""
        return self.stack[-1][0]

    def options(self) -> list[Choice]:
        """Every legal answer to the open question; there is no other list."""
        ask = self.ask
        if ask is None:
            return []
        return options_of(ask.offer, self.table, ask.seat)

    def sample(self, chance: Chance) -> Choice:
        """A legal answer for a playout.

        Mostly what a hasty player would do, where the question says what that is.
        """
        ask = self.ask
        assert ask is not None
        if ask.stepwise:
            return draw_option(ask.offer, self.table, ask.seat, chance)
        if ask.eager and chance.below(SURPRISES):
            for offer in ask.eager:
                options = options_of(offer, self.table, ask.seat)
                if options:
                    return chance.pick(options)
        return chance.pick(self.options())

    def choose(self, choice: Choice) -> None:
        """Carry out an offered choice and run to the next question.

        A `Match` checks that it is offered.
        """
        ask = self.ask
        assert ask is not None
        try:
            self.run(activity_of(ask.offer, choice[0]).carry_out(self, ask.seat, choice))
        except MatchOver:
            self.ask = None

    def start(self) -> None:
        """Run the current step: at the beginning, or to ask again after a load."""
        procedure, at, _ = self.stack[-1]
        try:
            self.run(getattr(procedure, procedure.order()[at])(self))
        except MatchOver:
            self.ask = None

    def interrupt(self, procedure: Procedure) -> None:
        """Run a procedure while a question is open, then ask the question again.

        If another question is open by then, that one stays.
        """
        asking, at, _ = self.stack[-1]
        self.stack[-1] = (asking, at - 1, "")  # as if the step before this one had called it
        try:
            self.run(Call(procedure))
        except MatchOver:
            self.ask = None

    def finish(self, result: Result) -> NoReturn:
        """End the match at once with this result.

        Not even the rest of the running step is carried out, so the first result stands. Tell what led to it before,
        and leave nothing half done on the table.
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
        """Log an event, if there is a log.

        With `to`, only those seats see it; the rest see `others`.
        """
        if self.log is not None:
            self.log.tell(self, event, rule, to, others)

    def run(self, outcome: Outcome) -> None:
        """Run steps until a player is asked or the match is over.

        `outcome` is that of the current step.
        """
        stack = self.stack
        settles = self.game.settles
        procedure, at, _then = stack[-1]
        for _ in range(MOST_STEPS):
            if outcome is None:
                at += 1
            elif isinstance(outcome, Ask):
                stack[-1] = (procedure, at, "")
                self.ask = outcome
                return
            elif isinstance(outcome, Repeat):
                if outcome.procedure is not None:
                    procedure = outcome.procedure
                    stack[-1] = (procedure, at, "")
                steps, at = procedure.order(), 0
                while steps[at] != outcome.step:
                    at += 1
            elif isinstance(outcome, Call):
                stack[-1] = (procedure if outcome.changed is None else outcome.changed, at, outcome.then)
                procedure, at = outcome.procedure, 0
                stack.append((procedure, 0, ""))
            elif isinstance(outcome, Return):
                stack.pop()
                if not stack:
                    raise BrokenGame("the last procedure has ended and the match has no result")
                procedure, at, then = stack[-1]
                if then:
                    outcome = getattr(procedure, then)(self, outcome.value)
                    procedure, at, _then = stack[-1]
                else:
                    outcome = None
                continue
            elif isinstance(outcome, Go):
                procedure = outcome.procedure
                stack[-1] = (procedure, at, "")
                at += 1
            elif isinstance(outcome, Become):
                procedure, at = outcome.procedure, 0
                stack[-1] = (procedure, 0, "")
            else:
                del stack[outcome.depth :]
                procedure, at, _then = stack[-1]
                at += 1
            steps = procedure.order()
            if at == len(steps):
                outcome = AT_THE_END
                continue
            try:
                due = self.game.settle(self) if settles else None
                if due is None:
                    outcome = getattr(procedure, steps[at])(self)
                else:  # it is done first, as if the step before this one had called it
                    at -= 1
                    outcome = Call(due)
            except MatchOver:
                stack[-1] = (procedure, at, "")
                raise
        raise BrokenGame(f"{MOST_STEPS} steps without a question; the stack is {self.stack}")
