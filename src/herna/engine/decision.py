"""Decisions: what is asked, of whom, with which options."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from herna.engine.errors import BadInput

if TYPE_CHECKING:
    from herna.engine.activity import Bar
    from herna.engine.game import Game
    from herna.engine.offer import Offer

# A choice is a small tuple: its kind, then the things it names by id. Its activity names its fields once.
Choice = tuple[str | int, ...]

DECLINE: Final[Choice] = ("decline",)  # what every window offers
RESIGN: Final[Choice] = ("resign",)  # what a seat may do at any time where the others can play on: `Game.gives_up`

# A message's arguments by name: numbers, words, or ids that the game's `name` puts into words.
Arguments = dict[str, str | int]

NO_ARGUMENTS: Final[Arguments] = {}

MOST_FIELDS: Final = 16  # no choice names more things than this
LARGEST: Final = 2**53  # nor a larger number: what every client can hold exactly


class Ask:
    """A question to a player, returned by a step that waits for the answer.

    A step that asks changes nothing first: after a save and a load it runs again to ask the same. `also` names seats
    that may answer as well as `seat` (a team's or a group's decision). `window` marks the question "anything to play
    now?": it offers DECLINE, which a player's settings may answer.

    `phase` names the phase in which the player may do what it allows, and `meanwhile` is the bar against what else
    belongs to it. Without a phase something is being resolved, and `meanwhile` is the bar against everything until it
    is. For playouts: `eager` are offers, of which the first that has any options is drawn from; `stepwise` draws what a
    choice begins with and then one of its choices, where listing all of them is slow.
    """

    __slots__ = (
        "also",
        "arguments",
        "eager",
        "meanwhile",
        "offer",
        "phase",
        "prompt",
        "rule",
        "seat",
        "stepwise",
        "window",
    )

    def __init__(
        self,
        seat: int,
        prompt: str,
        offer: Offer,
        rule: str = "",
        arguments: Arguments = NO_ARGUMENTS,
        also: tuple[int, ...] = (),
        window: bool = False,
        phase: str = "",
        meanwhile: Bar | None = None,
        eager: tuple[Offer, ...] = (),
        stepwise: bool = False,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.offer = offer
        self.rule = rule
        self.arguments = arguments
        self.also = also
        self.window = window
        self.phase = phase
        self.meanwhile = meanwhile
        self.eager = eager
        self.stepwise = stepwise

    def seats(self) -> tuple[int, ...]:
        """Everyone who may answer."""
        return (self.seat, *self.also)


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a choice is not possible: the rule, a message, the blockers.

    A blocker is a thing that stands in the way: the name of its field, and its id.
    """

    rule: str
    key: str
    arguments: tuple[tuple[str, str | int], ...] = ()
    blockers: tuple[tuple[str, str | int], ...] = ()


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision as one seat may see it.

    Only a seat that is asked sees the question and the options.
    """

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


def is_well_formed(game: Game[Any], choice: Choice) -> bool:
    """Whether the game has this kind of choice, with that many fields."""
    return len(choice) > 0 and choice[0] in game.choices and len(choice) == 1 + len(game.choices[str(choice[0])])


def read_choice(game: Game[Any], data: object) -> Choice:
    """Read a choice from outside and check its shape.

    Whether it is legal is only ever a matter of the options.
    """
    if not isinstance(data, list | tuple) or not 0 < len(data) <= MOST_FIELDS or not isinstance(data[0], str):
        raise BadInput("error-bad-choice", choice=repr(data)[:80])
    for field in data[1:]:
        if isinstance(field, bool) or not isinstance(field, int | str):
            raise BadInput("error-bad-choice", choice=repr(data)[:80])
        if isinstance(field, int) and abs(field) > LARGEST:
            raise BadInput("error-bad-choice", choice=repr(data)[:80])
    choice: Choice = tuple(data)
    if not is_well_formed(game, choice):
        raise BadInput("error-bad-choice", choice=repr(data)[:80])
    return choice
