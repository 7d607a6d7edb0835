"""The contract of a game package: one object named GAME.

It is registered under the entry-point group `herna.games`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final, Generic, Protocol

from mypy_extensions import mypyc_attr

from herna.engine.activity import Activity, Noun
from herna.engine.chance import Chance
from herna.engine.checked import CheckedDeck, CheckedScenario
from herna.engine.decision import Ask, Choice
from herna.engine.deck_building import DeckBuilding
from herna.engine.effects import ACTIVITIES, TEXT_FIELDS
from herna.engine.errors import BadInput, BrokenGame
from herna.engine.events import Log, NamedEvent, Told
from herna.engine.flow import Play, Procedure, T
from herna.engine.guesses import Guesses
from herna.engine.library import LibraryEntry

Options = dict[str, str | int]
RANDOM: Final = "random"  # the value by which an option is left to chance

# What bots should not do: attack their own side, decline a weapon, exchange equal pieces, end a turn with actions left.
OWN_ATTACKS: Final = "own_attacks"
DECLINED_WEAPONS: Final = "declined_weapons"
SWAPS: Final = "swaps"
IDLE: Final = "idle"
SLIPS: Final[tuple[str, ...]] = (OWN_ATTACKS, DECLINED_WEAPONS, SWAPS, IDLE)

NO_KINDS: Final[dict[str, tuple[str, ...]]] = {}
NO_NOUNS: Final[dict[str, Noun]] = {}


@dataclass(frozen=True, slots=True)
class Message:
    """A key of the message catalogue with its arguments."""

    key: str
    arguments: tuple[tuple[str, str | int], ...] = ()


class Say(Protocol):
    """Puts a message key into words, perhaps with arguments."""

    def __call__(self, key: str, arguments: Mapping[str, object] | None = None) -> str: ...


@dataclass(frozen=True, slots=True)
class Count:
    """Something countable that matters in a position, known to a seat.

    `key` is a message with `count`, such as "two enemies can then attack your Summoner"; `more` says whether more of it
    is better for the seat.
    """

    key: str
    number: int
    more: bool = True


@dataclass(frozen=True, slots=True)
class Option:
    """An option of the game: a named value or a number in a range.

    It is set before a match; numbers go from `low` to `high`. With `text`, any other text can be given as well, if the
    game's `check_option` accepts it.
    """

    name: str
    default: str | int
    values: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    text: bool = False

    def read(self, game: str, given: object) -> str | int:
        """The value given for this option; an error says what is possible."""
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
    """What every game provides.

    The methods here are those of a game with nothing hidden and no options.

    key: its name in commands and files ("connect-four"); package: where its content and procedures are; prefix:
    what its message keys begin with, and in capitals its rule IDs ("c4"); activities: its kinds of choices; events:
    each kind with the names of its fields; nouns: what each field of a choice names, where the field's own name
    does not say it; text_fields: the fields that are texts, each with all texts that it may be (none: any), where
    all others are numbers; hidden_fields: for a kind of event the fields that are None to those who may not see
    them; version: raised when an old journal or save would no longer mean the same; complete: says that every rule
    of its catalogue has a test; settles: whether `settle` is called after every step; cooperative: whether all
    seats win or lose together; secrets: whether a seat may not see something that another does (then a bot is not
    told the others' choices either); playout: how many decisions a search plays at random after a new choice, before it
    evaluates (if it does not plan turns).
    """

    def __init__(
        self,
        key: str,
        package: str,
        prefix: str,
        activities: tuple[type[Activity[Any]], ...] = (),
        events: Mapping[str, tuple[str, ...]] = NO_KINDS,
        seat_counts: tuple[int, ...] = (2,),
        version: int = 1,
        complete: bool = False,
        settles: bool = False,
        cooperative: bool = False,
        secrets: bool = True,
        playout: int = 6,
        nouns: Mapping[str, Noun] = NO_NOUNS,
        text_fields: Mapping[str, tuple[str, ...]] = NO_KINDS,
        hidden_fields: Mapping[str, tuple[str, ...]] = NO_KINDS,
    ) -> None:
        self.key = key
        self.package = package
        self.prefix = prefix
        self.activities = {activity.kind: activity for activity in (*ACTIVITIES, *activities)}
        self.choices = {kind: activity.fields for kind, activity in self.activities.items()}
        self.nouns = dict(nouns)
        self.events: dict[str, tuple[str, ...]] = dict(events)
        self.seat_counts = seat_counts
        self.version = version
        self.complete = complete
        self.settles = settles
        self.cooperative = cooperative
        self.secrets = secrets
        self.playout = playout
        self.text_fields: dict[str, tuple[str, ...]] = {**TEXT_FIELDS, **text_fields}
        self.hidden_fields: dict[str, tuple[str, ...]] = dict(hidden_fields)

    def options(self) -> tuple[Option, ...]:
        """The options that can be set before a match."""
        return ()

    def check_option(self, option: Option, given: str) -> str:
        """Check a text given for an option, and return it for `setup`.

        A text that cannot be used is refused.
        """
        return given

    def decks(self) -> tuple[str, ...]:
        """The names of the ready-made decks; none, if the game has no decks.

        They are values of an option.
        """
        return ()

    def check_deck(self, text: str, name: str) -> CheckedDeck:
        """Read and check the deck in the text of a file.

        A text that is no deck is refused with `name`, the name of the file.
        """
        raise BadInput("error-no-decks", game=self.key)

    def deck_text(self, key: str, say: Say) -> str:
        """A ready-made deck as the text of a file, with its cards' names."""
        raise BadInput("error-no-decks", game=self.key)

    def deck_cards(self, key: str) -> tuple[tuple[str, int], ...]:
        """The cards of a ready-made deck, each with how often it is in it."""
        raise BadInput("error-no-decks", game=self.key)

    def deck_keys(self) -> tuple[str, ...]:
        """The keys of all cards that a deck may hold."""
        return ()

    def deck_building(self) -> DeckBuilding | None:
        """What the game says about building its decks, if it has any."""
        return None

    def option_in_file(self, text: str, name: str, others: Mapping[str, Sequence[str]]) -> str:
        """The value of an option that takes text, from the file with it.

        `others` are all options that were given, each with its values.
        """
        return self.check_deck(text, name).line if self.decks() else text

    def scenarios(self) -> tuple[str, ...]:
        """The keys of the scenarios that come with the game.

        They are the files of `content/scenarios`.
        """
        return ()

    def check_scenario(self, text: str, name: str) -> CheckedScenario:
        """Read and check the scenario in the text of a file.

        A text that is no scenario is refused with `name`, the name of the file.
        """
        raise BadInput("error-no-scenarios")

    def scenario_data(self, text: str, name: str) -> dict[str, Any]:
        """What the text of a scenario file says, as plain data."""
        raise BadInput("error-no-scenarios")

    def scenario_text(self, data: Mapping[str, Any]) -> str:
        """The same data as the text of a file.

        Data that no file can say is refused.
        """
        raise BadInput("error-no-scenarios")

    def ready_scenario(self, key: str) -> str:
        """The text of the file of a scenario that comes with the game."""
        raise BadInput("error-no-scenarios")

    def draw_scenario(self, text: str, name: str, say: Callable[[Message], str]) -> str:
        """A legal scenario as text for a terminal, with console markup.

        It shows the map and the rules; `say` puts a message into words.
        """
        raise BadInput("error-no-scenarios")

    def setup(self, seats: int, options: Options, chance: Chance) -> tuple[T, Procedure]:
        """The first table, and the procedure that plays the whole match."""
        raise BrokenGame(f"{type(self).__name__} has no setup")

    def view(self, table: T, seat: int) -> dict[str, Any]:
        """What a seat (-1: a spectator) may see.

        Plain data with text keys. What is not in it is not sent.
        """
        raise BrokenGame(f"{type(self).__name__} has no view")

    def guesses(self, table: T, seat: int) -> Guesses[T]:
        """What a seat does not know of a table, to be dealt many times."""
        return Guesses(table, seat)

    def settle(self, play: Play[T]) -> Procedure | None:
        """A procedure for what follows at once from the table, such as a loss.

        Called between steps, if the game `settles`.
        """
        return None

    def exists(self, table: T, field: str, thing: str | int) -> bool:
        """Whether the thing that a field names exists in this match."""
        return True

    def evaluate(self, play: Play[T], seat: int) -> float:
        """An estimate of an unfinished match: from 0 (lost) to 1 (won)."""
        return 0.5

    def features(self, play: Play[T], seat: int) -> list[float]:
        """A position in numbers, for a learned evaluation; none: it has none.

        Always equally many, mostly between 0 and 1. What the seat does not know must not matter.
        """
        return []

    def counts(self, play: Play[T], seat: int) -> tuple[Count, ...]:
        """What a hint may give as its reason, the most important first.

        Always the same ones, of what the seat knows.
        """
        return ()

    def turn(self, table: T) -> int:
        """The number of the turn, from 1; bots plan to its end.

        0, if they should not.
        """
        return 0

    def follow(self, play: Play[T], choice: Choice) -> bool:
        """Carry out a choice of a planned turn; returns whether it ends it.

        If it ends the turn, only the certain consequences need be carried out.
        """
        play.choose(choice)
        return False

    def side(self, table: T, seat: int) -> int:
        """The side of a seat; seats of one side win or lose together."""
        return 0 if self.cooperative else seat

    def plays_as(self, table: T, seat: int) -> str:
        """The faction, race or mage of a seat, as everybody sees it.

        A value of one of the options; empty, if the game has none.
        """
        return ""

    def played_against(self, table: T, options: Options) -> tuple[str, ...]:
        """What all seats play against together, and how difficult that is.

        Values of options; nothing, where the seats play against each other.
        """
        return ()

    def minutes(self, options: Options) -> int:
        """The time limit of a match with these options; 0, if there is none."""
        return 0

    def time_is_up(self, play: Play[T]) -> None:
        """Note on the table that the time is over, and tell it.

        The open question and its options stay.
        """

    def gives_up(self, play: Play[T], seat: int) -> Procedure | None:
        """How a seat leaves a match in which the others play on.

        The procedure asks nothing; the open question is asked again after it. A bot answers what is still asked of the
        seat. None: the match cannot continue without the seat, or the seat has left it already.
        """
        return None

    def habit(self, play: Play[T], options: list[Choice]) -> Choice | None:
        """What players always do here, if anything; bots then do not think."""
        return None

    def sensible(self, play: Play[T], options: list[Choice]) -> list[Choice]:
        """The options that bots consider, at least one.

        Those that only harm the chooser's own side, or waste what it has, are left out. What the seat does not know
        must not matter.
        """
        return options

    def is_settled(self, play: Play[T]) -> bool:
        """Whether nothing is under way that an evaluation would misjudge."""
        return True

    def slips(self, play: Play[T], choice: Choice, before: Sequence[Choice]) -> Mapping[str, bool]:
        """The kinds of slips that a choice could be, and whether it is one.

        `before` are the seat's choices earlier in this turn. It is asked before the choice is carried out.
        """
        return {}

    def moments(self) -> tuple[str, ...]:
        """The kinds of windows at which a player can choose to be asked.

        They are message keys that say when each of them is.
        """
        return ()

    def moment(self, ask: Ask) -> str:
        """The kind of a window, one of `moments`."""
        return ask.prompt

    def plays(self) -> tuple[str, ...]:
        """The kinds of choices that play something to which others may react."""
        return ()

    def spans(self, table: T) -> dict[str, str]:
        """The current round, turn and so on, each with a text that identifies it.

        The longest comes first. A player may pass until one of them ends; the page has a text for each (`until-turn`).
        """
        return {}

    def whose_turn(self, table: T) -> int:
        """The seat whose turn it is; -1, if it is nobody's."""
        return -1

    def points(self, table: T) -> tuple[int, ...]:
        """Each seat's count of what wins a match, such as victory points.

        One number for all where all win or lose together; none, if the game counts nothing. The message `points` under
        the game's prefix says what it counts.
        """
        return ()

    def card_played(self, table: T, event: NamedEvent) -> tuple[int, str] | None:
        """The seat and the card's key, if an event says that one was played.

        Statistics of cards use it.
        """
        return None

    def forecast(self, play: Play[T], choice: Choice) -> tuple[Message, ...]:
        """The forecast of an option, as far as it can be computed.

        Each message is short, such as a number; the message under the same key with `-label` says of what. The play is
        a guess, so nothing hidden is told.
        """
        return ()

    def name(self, view: dict[str, Any], field: str, value: str | int) -> Message | str | int:
        """The name of a field's value.

        It comes from the view, so that nothing hidden can be named.
        """
        return value

    def draw(self, view: dict[str, Any], say: Callable[[str], str]) -> str:
        """The view as text for a terminal, with console markup for colours.

        `say` puts a message key into words.
        """
        raise BrokenGame(f"{type(self).__name__} has no drawing")

    def library(self, say: Say) -> tuple[LibraryEntry, ...]:
        """Every card and other printed thing of the game, in the language of `say`."""
        return ()

    def library_filters(self) -> tuple[str, ...]:
        """The facts by which a page filters the library, the most useful first.

        Besides keys of facts: `kind` and `set`. None, if the game has no library.
        """
        return ()

    def pictured(self, say: Say) -> Mapping[str, Mapping[str, Any]]:
        """What a page needs to draw each kind of card, by its key.

        Plain data, with texts in the language of `say`.
        """
        return {}

    def content(self) -> Traversable:
        """The folder of the game's content files: rules.toml, examples.toml, en.ftl, cs.ftl."""
        return files(self.package) / "content"

    def seen(self) -> ModuleType | None:
        """The game's module `seen` with the types `View` and `Fields`.

        They declare what a seat sees. None, if the game does not declare them.
        """
        name = f"{self.package}.seen"
        return import_module(name) if find_spec(name) is not None else None

    # What follows from the above, the same for every game

    def guess(self, table: T, seat: int, chance: Chance) -> T:
        """A random table that agrees with all that a seat knows.

        Any seat can guess from it in turn.
        """
        guessed = self.guesses(table, seat).deal(chance)
        cards, dealt = table.hidden_cards(), guessed.hidden_cards()
        if cards is not None and dealt is not None:
            cards.track(dealt, seat)
        return guessed

    def named_event(self, told: Told) -> NamedEvent:
        """What a seat is told of an event, its fields by name."""
        kind = str(told[0])
        return {"kind": kind, "fields": dict(zip(self.events[kind], told[1:], strict=True))}

    def read_options(self, given: Mapping[str, object]) -> Options:
        """Check options from outside, and add the defaults of the others."""
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
        """Return a number of seats that the game can be played with."""
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
