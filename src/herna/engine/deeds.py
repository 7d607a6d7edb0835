"""Deeds: what cards and rules do, with the parts that all games share.

Deeds in order, yes or no, choose one of several, enough. A deed that puts a question to a player returns an `Ask` with
the activities below; what the player answers comes back to the deed's own methods: `accept`, `decline`, `done`, `pick`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from herna.engine.activity import Activity, Bar, Thing
from herna.engine.flow import Become, Call, Outcome, Play, Procedure, Repeat, Return
from herna.engine.offer import Offer
from herna.engine.table import Table

T = TypeVar("T", bound=Table)
D = TypeVar("D")


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Procedure):
    """Something that a card or a rule does; in one step by default."""

    __slots__ = ()

    def order(self) -> tuple[str, ...]:
        return ("it_is_done",)

    def it_is_done(self, play: Play[Any]) -> Outcome:
        return None

    # What a player answers

    def candidates(self, table: Any) -> Sequence[Thing]:
        """The things from which a player chooses one."""
        return ()

    def pick(self, play: Play[Any], thing: Any) -> Outcome:
        """What happens to the thing that was picked."""
        return None

    def accept(self, play: Play[Any]) -> Outcome:
        """The player does what was offered."""
        return None

    def decline(self, play: Play[Any]) -> Outcome:
        """The player declines what was offered."""
        return Return()

    def done(self, play: Play[Any]) -> Outcome:
        """The player has chosen enough."""
        return Return()


@dataclass(frozen=True, slots=True)
class InOrder(Deed):
    """Deeds one after another, in printed order."""

    deeds: tuple[Procedure, ...]

    def order(self) -> tuple[str, ...]:
        return ("the_next_is_done", "and_so_on")

    def the_next_is_done(self, play: Play[Any]) -> Outcome:
        if not self.deeds:
            return Return()
        if len(self.deeds) == 1:
            return Become(self.deeds[0])
        return Call(self.deeds[0], changed=InOrder(self.deeds[1:]))

    def and_so_on(self, play: Play[Any]) -> Repeat:
        return Repeat("the_next_is_done")


def do(deeds: tuple[Procedure, ...]) -> Call | None:
    """Call these deeds in order; None, if there are none."""
    if not deeds:
        return None
    return Call(deeds[0] if len(deeds) == 1 else InOrder(deeds))


# Yes or no, and enough


@mypyc_attr(allow_interpreted_subclasses=True)
class Accept(Activity[Any]):
    """The player does what the procedure that asks has offered."""

    kind = "accept"

    def do(self, play: Play[Any], seat: int) -> Outcome:
        asking: Any = play.procedure()
        outcome: Outcome = asking.accept(play)
        return outcome


@mypyc_attr(allow_interpreted_subclasses=True)
class Decline(Activity[Any]):
    """The player declines; the procedure that asks says what follows."""

    kind = "decline"

    def do(self, play: Play[Any], seat: int) -> Outcome:
        asking: Any = play.stack[-1][0]
        outcome: Outcome = asking.decline(play)
        return outcome


@mypyc_attr(allow_interpreted_subclasses=True)
class Done(Activity[Any]):
    """The player has chosen enough; the procedure that asks says what follows."""

    kind = "done"

    def do(self, play: Play[Any], seat: int) -> Outcome:
        asking: Any = play.procedure()
        outcome: Outcome = asking.done(play)
        return outcome


ACCEPTS: Final = Accept()
DECLINES: Final = Decline()
DONE: Final = Done()
YES_OR_NO: Final[Offer] = (ACCEPTS, DECLINES)


# One of several things


NOT_AMONG_THEM: Final = Bar("", "why-not-among-them")


@mypyc_attr(allow_interpreted_subclasses=True)
class Answer(Activity[T], Generic[T, D]):
    """A choice that a deed asks for; holds the deed."""

    def __init__(self, deed: D) -> None:
        self.deed = deed


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOf(Activity[Any]):
    """One of the candidates of the deed that asks.

    The kind and the field say what they are.
    """

    def __init__(self, deed: Deed) -> None:
        self.deed = deed

    def first(self, table: Any, seat: int) -> Sequence[Thing]:
        return self.deed.candidates(table)

    def first_outside(self, table: Any, seat: int, first: Thing) -> Bar | None:
        return NOT_AMONG_THEM

    def do(self, play: Play[Any], seat: int, thing: Thing) -> Outcome:
        return self.deed.pick(play, thing)


class PickCard(OneOf):
    """One of several cards."""

    kind = "pick_card"
    fields = ("card",)


class PickPlayer(OneOf):
    """One of several players."""

    kind = "pick_player"
    fields = ("player",)


class PickPile(OneOf):
    """One of several piles."""

    kind = "pick_pile"
    fields = ("pile",)


class PickSpace(OneOf):
    """One of several spaces."""

    kind = "pick_space"
    fields = ("space",)


class PickAmount(OneOf):
    """One of several numbers."""

    kind = "pick_amount"
    fields = ("amount",)
