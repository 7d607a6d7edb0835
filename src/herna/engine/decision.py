"""Decisions: what is asked, of whom, with which options, and why something else is not among them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from herna.engine.errors import BadInput

if TYPE_CHECKING:
    from herna.engine.flow import Play
    from herna.engine.game import Game

# A choice is a small tuple: its kind, then the things it names by id. Its kind is the name of the procedure's
# method that carries it out; its fields are named once, in the game's `choices`.
Choice = tuple[str | int, ...]

DECLINE: Choice = ("decline",)  # what every window offers
RESIGN: Choice = ("resign",)  # what a seat may do at any time where the others can play on: `Game.gives_up`

# A message's arguments by name: numbers, words, or ids that the game's `name` puts into words.
Arguments = dict[str, str | int]

NO_ARGUMENTS: Arguments = {}

MOST_FIELDS = 16  # no choice names more things than this
LARGEST = 2**53  # nor a larger number: what every client can hold exactly


class Ask:
    """What a step returns to wait for a player: who is asked, what, and which method lists the options.

    A step that asks changes nothing first: after a save and a load it runs again to ask the same. `also` names
    seats that may answer as well as `seat` (a team's or a group's decision). `window` marks the question
    "anything to play now?": it offers DECLINE, which a player's settings may answer. `sample` names a method that draws
    one option without listing all, for playouts of wide decisions.
    """

    __slots__ = ("also", "arguments", "options", "prompt", "rule", "sample", "seat", "window")

    def __init__(
        self,
        seat: int,
        prompt: str,
        options: str,
        rule: str = "",
        arguments: Arguments = NO_ARGUMENTS,
        also: tuple[int, ...] = (),
        window: bool = False,
        sample: str = "",
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.rule = rule
        self.arguments = arguments
        self.also = also
        self.window = window
        self.sample = sample

    def seats(self) -> tuple[int, ...]:
        """Everyone who may answer."""
        return (self.seat, *self.also)


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a choice is not possible: the rule, a message, and the things that stand in the way (field, id)."""

    rule: str
    key: str
    arguments: tuple[tuple[str, str | int], ...] = ()
    blockers: tuple[tuple[str, str | int], ...] = ()


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision as one seat may see it: only a seat that is asked learns the question and the options."""

    number: int
    seats: tuple[int, ...]
    prompt: str = ""
    arguments: tuple[tuple[str, str | int], ...] = ()
    rule: str = ""
    options: tuple[Choice, ...] = ()
    window: bool = False

    def plain(self) -> dict[str, object]:
        """The decision as data for a client."""
        waiting: dict[str, object] = {"number": self.number, "seats": list(self.seats)}
        if not self.prompt:
            return waiting
        return waiting | {
            "prompt": self.prompt,
            "arguments": dict(self.arguments),
            "rule": self.rule,
            "options": [list(option) for option in self.options],
            "window": self.window,
        }


def explain(play: Play[Any], seat: int, choice: Choice) -> tuple[Reason, ...]:
    """Why `seat` may not choose this now; nothing if it may. Asked apart from play, and only of what it may see.

    A choice may be only begun: a field for which nothing was chosen yet is then an empty text.
    """
    if play.ask is None:
        return (Reason("", "why-match-over"),)
    if seat not in play.ask.seats():
        return (Reason("", "why-not-asked"),)
    if choice in play.options():
        return ()
    if not _well_formed(play.game, choice):
        return (Reason("", "why-no-such-choice"),)
    procedure = play.procedure()
    reasons = procedure.why_not(play, choice) if hasattr(procedure, str(choice[0])) else ()
    return reasons or play.game.why_not(play, choice) or (Reason(play.ask.rule, "why-not-offered"),)


def _well_formed(game: Game[Any], choice: Choice) -> bool:
    return len(choice) > 0 and choice[0] in game.choices and len(choice) == 1 + len(game.choices[str(choice[0])])


def read_choice(game: Game[Any], data: object) -> Choice:
    """A choice as it came from outside, checked for shape: legality is only ever a matter of the options."""
    if not isinstance(data, list | tuple) or not 0 < len(data) <= MOST_FIELDS or not isinstance(data[0], str):
        raise BadInput("error-bad-choice", choice=repr(data)[:80])
    for field in data[1:]:
        if isinstance(field, bool) or not isinstance(field, int | str):
            raise BadInput("error-bad-choice", choice=repr(data)[:80])
        if isinstance(field, int) and abs(field) > LARGEST:
            raise BadInput("error-bad-choice", choice=repr(data)[:80])
    choice: Choice = tuple(data)
    if not _well_formed(game, choice):
        raise BadInput("error-bad-choice", choice=repr(data)[:80])
    return choice
