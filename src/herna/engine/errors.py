"""Three kinds of errors: an illegal choice, bad input, a bug of ours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from herna.engine.checked import Fault
    from herna.engine.decision import Reason


@mypyc_attr(allow_interpreted_subclasses=True)
class HernaError(Exception):
    """An error for people: a message key with arguments.

    The edge of the program puts it into words, in one line.
    """

    def __init__(self, key: str, **arguments: object) -> None:
        super().__init__(key)
        self.key = key
        self.arguments = arguments

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in self.arguments.items())
        return f"{self.key}: {told}" if told else self.key


@mypyc_attr(allow_interpreted_subclasses=True)
class BadInput(HernaError):
    """Input from outside that cannot be used; nothing was changed.

    A file, a message, an option or a name.
    """


def unwritable(file: object, error: OSError) -> BadInput:
    """A file or folder that the disk refuses to write."""
    return BadInput("error-unwritable-file", file=str(file), why=error.strerror or str(error))


class Faults(BadInput):
    """Everything that is wrong with one input; each fault is a line."""

    def __init__(self, faults: Sequence[BadInput]) -> None:
        super().__init__("error-faults", count=len(faults))
        self.faults = tuple(faults)

    def __str__(self) -> str:
        return "; ".join(str(fault) for fault in self.faults)


class Illegal(BadInput):
    """A deck or a scenario that breaks rules.

    `name` is what it was given for, and `unread` what could not be read of its file: then the faults are those that it
    has whatever is meant there.
    """

    def __init__(
        self, key: str, game: str, name: str, faults: Sequence[Fault], unread: Sequence[BadInput] = ()
    ) -> None:
        rules = ", ".join(dict.fromkeys(fault.rule for fault in faults))
        super().__init__(key, file=name, faults=len(faults), rules=rules)
        self.game = game
        self.name = name
        self.faults = tuple(faults)
        self.unread = tuple(unread)


class IllegalDeck(Illegal):
    """A deck that is not legal."""

    def __init__(self, game: str, name: str, faults: Sequence[Fault], unread: Sequence[BadInput] = ()) -> None:
        super().__init__("error-deck-illegal", game, name, faults, unread)


class IllegalScenario(Illegal):
    """A scenario that cannot be played."""

    def __init__(self, game: str, name: str, faults: Sequence[Fault]) -> None:
        super().__init__("error-scenario-faults", game, name, faults)


@mypyc_attr(allow_interpreted_subclasses=True)
class IllegalChoice(HernaError):
    """A choice that is not offered, with the reasons why not; nothing was changed."""

    def __init__(self, reasons: tuple[Reason, ...]) -> None:
        super().__init__("error-illegal-choice")
        self.reasons = reasons

    def __str__(self) -> str:
        return "; ".join(f"{reason.key} [{reason.rule}]" for reason in self.reasons)


class NeedsConsent(HernaError):
    """An undo that the other players have to agree to first.

    It would go past a reveal, a roll or another player's choice.
    """


class BrokenGame(Exception):
    """A bug of ours or of a game.

    It is not caught during play; the journal shows how to reproduce it.
    """
