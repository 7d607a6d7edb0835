"""A position in which a test, a lesson or a puzzle plays.

It tells what is asked and offered, why something is refused, and what was told. A game's `given.py` says how a position
is laid out and what its things are called; choices are then written in words, such as "attack hussar razide", and "?"
where nothing is chosen yet.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from copy import copy
from typing import Any, Final, Generic, Self, TypeVar

from herna.engine.chance import Scripted, scripted_dice
from herna.engine.decision import Choice, Reason
from herna.engine.events import Log
from herna.engine.explain import explain
from herna.engine.flow import Play
from herna.engine.table import Table

T = TypeVar("T", bound=Table)

UNSAID: Final = "?"
NONE_SUCH: Final = "none"
MOST_ANSWERS: Final = 600


class Given(Generic[T]):
    """A play at one of its decisions, in words."""

    def __init__(self, play: Play[T]) -> None:
        self.play = play
        self.table = play.table
        if play.log is None:
            play.log = Log()
        if play.ask is None and play.result is None:
            play.start()

    # What things are called

    def word(self, field: str, value: str | int) -> str:
        """The word for a thing that a field of a choice names."""
        return str(value)

    def thing(self, field: str, word: str) -> str | int:
        """The thing that a word stands for in a field of a choice."""
        return int(word) if word.lstrip("-").isdecimal() else word

    def in_words(self, choice: Choice) -> str:
        """A choice in words."""
        fields = self.play.game.choices[str(choice[0])]
        return " ".join(
            [str(choice[0]), *(self.word(field, value) for field, value in zip(fields, choice[1:], strict=True))]
        )

    def choice(self, words: str) -> Choice:
        """The choice that these words stand for, offered or not."""
        kind, *named = words.split()
        fields = self.play.game.choices[kind]
        return (
            kind,
            *("" if word == UNSAID else self.thing(field, word) for field, word in zip(fields, named, strict=True)),
        )

    # Questions

    def asked(self) -> int:
        """The seat that is asked now."""
        assert self.play.ask is not None, "nobody is asked: the match is over"
        return self.play.ask.seat

    def seats_asked(self) -> tuple[int, ...]:
        """All seats that may answer now; none, if the match is over."""
        return () if self.play.ask is None else tuple(sorted(self.play.ask.seats()))

    def seats(self) -> int:
        """How many seats the match has."""
        return 2

    def prompt(self) -> str:
        """The key of the question; empty, if the match is over."""
        return "" if self.play.ask is None else self.play.ask.prompt

    def offered(self) -> set[str]:
        """The options in words."""
        return {self.in_words(option) for option in self.play.options()}

    def option(self, words: str) -> Choice | None:
        """The option with these words; None, if it is not offered."""
        return next((option for option in self.play.options() if self.in_words(option) == words), None)

    def offers(self, beginning: str) -> set[str]:
        """The rest of each option that begins with these words."""
        return {
            words.removeprefix(beginning).strip() for words in self.offered() if f"{words} ".startswith(f"{beginning} ")
        }

    def why_not(self, words: str) -> Reason:
        """The reason why the player being asked may not choose this."""
        (reason,) = explain(self.play, self.asked(), self.choice(words))
        return reason

    def refused(self, words: str) -> tuple[str, str]:
        """The rule and the message of the reason."""
        reason = self.why_not(words)
        return reason.rule, reason.key

    def told(self, kind: str) -> list[Choice]:
        """The fields of the events of a kind that were told so far."""
        return [event[1:] for event in self._events() if event[0] == kind]

    def told_by_name(self, kind: str) -> list[dict[str, Any]]:
        """The events of a kind that were told so far, fields by name."""
        fields = self.play.game.events[kind]
        return [dict(zip(fields, event, strict=True)) for event in self.told(kind)]

    def _events(self) -> list[Choice]:
        assert self.play.log is not None
        return [event.whole for event in self.play.log.events]

    # What players do

    def chooses(self, *lines: str) -> Self:
        """The player being asked chooses these options, one after another."""
        for words in lines:
            option = self.option(words)
            assert option is not None, (
                f"{words!r} is not offered; seats {self.seats_asked()} are asked {self.prompt()}: "
                f"{sorted(self.offered())}"
            )
            self.play.choose(option)
        return self

    def declines_until(self, prompt: str, seat: int = -1) -> Self:
        """Decline for everybody until this is asked, of this seat if given."""
        return self.answers_until(lambda: self.prompt() == prompt and seat in (-1, self.asked()), "decline")

    def answers_until(self, holds: Callable[[], bool], *answers: str) -> Self:
        """Give the first of these answers that is offered until this holds.

        "?" stands for any option.
        """
        for _ in range(MOST_ANSWERS):
            if holds():
                return self
            offered = self.offered()
            words = next((words for words in answers if words in offered or words == UNSAID), answers[0])
            self.chooses(min(offered, default=words) if words == UNSAID else words)
        raise AssertionError(f"it does not hold after {MOST_ANSWERS} answers; asked: {self.prompt()}")

    # What lessons ask

    def answers(self) -> dict[str, Callable[..., object]]:
        """What a lesson may ask, by the first word of the question."""
        return {
            "won": self.has_won,
            "over": lambda: self.play.result is not None,
            "rule": lambda: NONE_SUCH if self.play.result is None else self.play.result.rule,
            "asked": lambda: self.seats_asked(),
            "prompt": lambda: self.prompt() or NONE_SUCH,
            "offers": lambda *words: " ".join(words) in self.offered(),
        }

    def answer(self, question: str) -> str:
        """The answer to a question such as "damage sneeks", as a word."""
        name, *about = question.split()
        said = self.answers()[name](*about)
        if isinstance(said, bool):
            return "yes" if said else "no"
        if isinstance(said, tuple):
            return ",".join(map(str, said))
        return str(said)

    def has_won(self, seat: str = "0") -> bool:
        """Whether the match is over and this seat has won it."""
        return self.play.result is not None and int(seat) in self.play.result.winners()

    def lit(self, words: str) -> tuple[str, tuple[str | int, ...]]:
        """What a lesson points at: the kind of thing, and which ones."""
        kind, *named = words.split()
        if kind == "choice":
            return kind, self.choice(" ".join(named))
        field = self.lit_fields().get(kind, "")
        return kind, tuple(self.thing(field, word) for word in named)

    def lit_fields(self) -> dict[str, str]:
        """The kinds of things to point at, with their fields."""
        return {}

    def script(self, dice: Sequence[int]) -> None:
        """These dice come next, and no others."""
        self.play.chance = scripted_dice(*dice)

    def script_resources(self, rolls: Sequence[int]) -> None:
        """These numbers come next, where the game has a die with other faces."""
        self.play.chance = Scripted(rolls)

    def copy(self) -> Self:
        """The same position, to be played on apart from this one."""
        other = copy(self)
        other.play = self.play.copy()
        other.play.log = Log()
        other.table = other.play.table
        return other


def by_seat(given: dict[str, Any]) -> dict[str, Any]:
    """What a file gives by seat: its keys are texts there, and numbers here."""
    return {
        name: {int(key) if key.isdecimal() else key: part for key, part in value.items()}
        if isinstance(value, dict)
        else value
        for name, value in given.items()
    }


class Names:
    """Names for the cards of a position; the second spark is "spark#2"."""

    def __init__(self) -> None:
        self.count: dict[str, int] = {}

    def of(self, kinds: Iterable[str]) -> str:
        """The names of further cards of these kinds, in order."""
        return " ".join(self._name(kind) for kind in kinds)

    def _name(self, kind: str) -> str:
        number = self.count[kind] = self.count.get(kind, 0) + 1
        return kind if number == 1 else f"{kind}#{number}"
