"""The contract: what a game package provides, as one object named GAME under the entry-point group `herna.games`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Generic, Protocol

from mypy_extensions import mypyc_attr

from herna.engine.chance import Chance
from herna.engine.decision import Ask, Choice, Reason
from herna.engine.effects import CHOICES
from herna.engine.errors import BadInput, BrokenGame
from herna.engine.events import Log
from herna.engine.flow import Play, Procedure, T

Options = dict[str, str | int]


@dataclass(frozen=True, slots=True)
class Message:
    """Something to be put into words: a key of the message catalogue and its arguments."""

    key: str
    arguments: tuple[tuple[str, str | int], ...] = ()


class Say(Protocol):
    """What puts a message key into words, perhaps with arguments."""

    def __call__(self, key: str, arguments: Mapping[str, object] | None = None) -> str: ...


@dataclass(frozen=True, slots=True)
class Fault:
    """A reason why a deck or a scenario is not legal: the rule that it breaks, and a message that says how."""

    rule: str
    key: str
    arguments: tuple[tuple[str, str | int], ...] = ()


@dataclass(frozen=True, slots=True)
class CheckedDeck:
    """A deck that could be read: as one line, which an option takes, and every reason why it is not legal."""

    line: str
    faults: tuple[Fault, ...]


@dataclass(frozen=True, slots=True)
class CheckedScenario:
    """A scenario that could be read: its name and what it is about by language, its seats, and why it is not legal.

    `decides` names the options that are of no use with it, since it says itself how things are.
    """

    key: str
    name: tuple[tuple[str, str], ...]
    about: tuple[tuple[str, str], ...]
    seats: int
    faults: tuple[Fault, ...]
    decides: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Option:
    """Something to choose before a match: one of the named values, or a number from `low` to `high`.

    With `text`, any other text can be given as well, if the game's `check_option` takes it.
    """

    name: str
    default: str | int
    values: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    text: bool = False

    def read(self, game: str, given: object) -> str | int:
        """The value given for this option, or an error that says what it could be."""
        if self.values or self.text:
            if isinstance(given, str) and (self.text or given in self.values):
                return given
            raise BadInput(
                "error-option-value", game=game, option=self.name, given=str(given)[:40], known=", ".join(self.values)
            )
        text = str(given)
        if isinstance(given, int | str) and not isinstance(given, bool) and text.lstrip("-").isdecimal():
            number = int(text) if len(text) < 20 else self.high + 1
            if self.low <= number <= self.high:
                return number
        raise BadInput(
            "error-option-number", game=game, option=self.name, given=text[:40], low=self.low, high=self.high
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[T]):
    """What every game provides. The methods here are those of a game with nothing hidden and no options.

    key: its name in commands and files ("connect-four"); package: where its content and procedures are;
    prefix: what its message keys begin with, and in capitals its rule IDs ("c4"); choices, events: each kind
    with the names of its fields; version: raised when an old journal or save would no longer mean the same;
    complete: says that every rule of its catalogue has a test; settles: whether `settle` wants to be asked
    after every step; cooperative: whether all seats win or lose together; secrets: whether a seat may not see
    something that another does (then others' choices are not told to a bot either).
    """

    def __init__(
        self,
        key: str,
        package: str,
        prefix: str,
        choices: Mapping[str, tuple[str, ...]],
        events: Mapping[str, tuple[str, ...]],
        seat_counts: tuple[int, ...] = (2,),
        version: int = 1,
        complete: bool = False,
        settles: bool = False,
        cooperative: bool = False,
        secrets: bool = True,
    ) -> None:
        self.key = key
        self.package = package
        self.prefix = prefix
        self.choices: dict[str, tuple[str, ...]] = {**CHOICES, **choices}
        self.events: dict[str, tuple[str, ...]] = dict(events)
        self.seat_counts = seat_counts
        self.version = version
        self.complete = complete
        self.settles = settles
        self.cooperative = cooperative
        self.secrets = secrets

    def options(self) -> tuple[Option, ...]:
        """What can be chosen before a match."""
        return ()

    def check_option(self, option: Option, given: str) -> str:
        """A text given for an option that takes texts, as `setup` will get it; what cannot be used is refused."""
        return given

    def decks(self) -> tuple[str, ...]:
        """The names of the ready-made decks, values of an option; none, if it is not a game of decks."""
        return ()

    def check_deck(self, text: str, name: str) -> CheckedDeck:
        """The deck that a file's text describes; `name` is the file's, for what is refused because it is none."""
        raise BadInput("error-no-decks", game=self.key)

    def scenarios(self) -> tuple[str, ...]:
        """The keys of the scenarios that come with the game, files of `content/scenarios`; none, if it has none."""
        return ()

    def check_scenario(self, text: str, name: str) -> CheckedScenario:
        """The scenario that a file's text describes; `name` is the file's, for what is refused because it is none."""
        raise BadInput("error-no-scenarios")

    def draw_scenario(self, text: str, name: str, say: Callable[[Message], str]) -> str:
        """A legal scenario as text for a terminal, with console markup: its map, its rules; `say` words a message."""
        raise BadInput("error-no-scenarios")

    def setup(self, seats: int, options: Options, chance: Chance) -> tuple[T, Procedure]:
        """The first table, and the procedure that plays the whole match."""
        raise BrokenGame(f"{type(self).__name__} has no setup")

    def view(self, table: T, seat: int) -> dict[str, Any]:
        """What a seat (-1: a spectator) may see, as plain data with text keys: what is not put here is not sent."""
        raise BrokenGame(f"{type(self).__name__} has no view")

    def guess(self, table: T, seat: int, chance: Chance) -> T:
        """A table that agrees with all that a seat knows, drawn at random from those."""
        return table.copy()

    def settle(self, play: Play[T]) -> Procedure | None:
        """Asked between steps if `settles`: losses, wins and whatever else follows at once from how things stand."""
        return None

    def why_not(self, play: Play[T], choice: Choice) -> tuple[Reason, ...]:
        """Why a choice is not offered, where the asking procedure does not say; only what the asked seat may know."""
        return ()

    def evaluate(self, play: Play[T], seat: int) -> float:
        """How good an unfinished match looks for a seat, from 0 (lost) to 1 (won)."""
        return 0.5

    def turn(self, table: T) -> int:
        """The number of the turn, from 1, if bots shall think to its end and no further; else 0."""
        return 0

    def ends_turn(self, play: Play[T], choice: Choice) -> bool:
        """Whether a choice ends the turn that a bot thinks through; what of it is sure is then done to the play."""
        return False

    def minutes(self, options: Options) -> int:
        """How long a match of these options may take by the clock; 0: as long as it likes."""
        return 0

    def time_is_up(self, play: Play[T]) -> None:
        """The minutes are over: it is noted on the table, and told. The open question and its options stay."""

    def gives_up(self, play: Play[T], seat: int) -> Procedure | None:
        """How a seat leaves a match in which others play on; the open question is asked again after it.

        It asks nothing. What is still asked of the seat, a bot answers. None: the match cannot go on without the seat,
        or the seat has left it already.
        """
        return None

    def habit(self, play: Play[T]) -> Choice | None:
        """What a player does here without thinking, if there is such a thing; bots do not think then either."""
        return None

    def moments(self) -> tuple[str, ...]:
        """The kinds of windows at which a player can choose to be asked: message keys that say when each of them is."""
        return ()

    def moment(self, ask: Ask) -> str:
        """Which of those kinds a window is."""
        return ask.prompt

    def plays(self) -> tuple[str, ...]:
        """The kinds of choices by which something is played that others may answer."""
        return ()

    def spans(self, table: T) -> dict[str, str]:
        """What is going on, such as a "turn", "round", "battle" or "duel", each with what tells it from the next one.

        Whoever wants to play nothing until its end is not asked until then.
        """
        return {}

    def whose_turn(self, table: T) -> int:
        """The seat whose turn it is; -1, if nobody's."""
        return -1

    def points(self, table: T) -> tuple[int, ...]:
        """What each seat has of what wins a match, as a number; one for all where all win or lose together.

        The message `points` under the game's prefix says what it counts. Nothing, if the game counts nothing.
        """
        return ()

    def card_played(self, table: T, event: Choice) -> tuple[int, str] | None:
        """Who has played which card, by its key, if that is what an event tells; for those who count cards."""
        return None

    def foresee(self, play: Play[T], choice: Choice) -> tuple[Message, ...]:
        """What would come of an option, as far as it can be reckoned; the play is a guess, so nothing hidden is told.

        Each message is short, such as a number; the message under the same key with `-label` says of what.
        """
        return ()

    def name(self, view: dict[str, Any], field: str, value: str | int) -> Message | str | int:
        """What a field's value is called: from the view, so that nothing unseen can be named."""
        return value

    def draw(self, view: dict[str, Any], say: Callable[[str], str]) -> str:
        """The view as text for a terminal, with console markup for colours; `say` puts a message key into words."""
        raise BrokenGame(f"{type(self).__name__} has no drawing")

    def described(self, say: Say) -> dict[str, str]:
        """What every card of the game says, by its name; both in the language of `say`."""
        return {}

    def pictured(self, say: Say) -> dict[str, dict[str, Any]]:
        """What a page needs to draw each kind of card, by its key: plain data, texts in the language of `say`."""
        return {}

    def content(self) -> Traversable:
        """The folder of the game's content files: rules.toml, examples.toml, en.ftl, cs.ftl."""
        return files(self.package) / "content"

    # What follows from the above, the same for every game

    def read_options(self, given: Mapping[str, object]) -> Options:
        """Options from outside, checked, with the defaults for those that were not given."""
        known = {option.name: option for option in self.options()}
        for name in given:
            if name not in known:
                raise BadInput("error-unknown-option", game=self.key, option=name[:40], known=", ".join(known) or "-")
        return {name: self._read_option(option, given.get(name, option.default)) for name, option in known.items()}

    def _read_option(self, option: Option, given: object) -> str | int:
        value = option.read(self.key, given)
        if option.text and isinstance(value, str) and value not in option.values:
            return self.check_option(option, value)
        return value

    def check_seats(self, seats: int) -> int:
        """A number of seats that this game can be played with."""
        if type(seats) is not int or seats not in self.seat_counts:
            counts = ", ".join(str(count) for count in self.seat_counts)
            raise BadInput("error-seat-count", game=self.key, given=str(seats)[:40], known=counts)
        return seats

    def play(self, seats: int, options: Options, chance: Chance, log: Log | None = None) -> Play[T]:
        """A new play, at its first decision."""
        table, whole = self.setup(seats, options, chance)
        play = Play(self, table, [(whole, 0, "")], chance)
        play.log = log
        play.start()
        return play
