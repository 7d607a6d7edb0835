"""What can go wrong, in three kinds: a choice not offered, bad input at the edge, and our own bugs."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from herna.engine.decision import Reason


class HernaError(Exception):
    """Something a person is told in one line: a message key with its arguments, put into words at the edge."""

    def __init__(self, key: str, **arguments: object) -> None:
        super().__init__(key)
        self.key = key
        self.arguments = arguments

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in self.arguments.items())
        return f"{self.key}: {told}" if told else self.key


class BadInput(HernaError):
    """A file, a message, an option or a name from outside that cannot be taken; nothing was changed."""


class IllegalChoice(HernaError):
    """A choice that is not offered, with the reasons why not; nothing was changed."""

    def __init__(self, reasons: tuple[Reason, ...]) -> None:
        super().__init__("error-illegal-choice")
        self.reasons = reasons

    def __str__(self) -> str:
        return "; ".join(f"{reason.key} [{reason.rule}]" for reason in self.reasons)


class NeedsConsent(HernaError):
    """An undo past a reveal, a roll or another player's choice: the other players have to agree first."""


class BrokenGame(Exception):
    """A bug of ours or of a game: it is not caught in play, and the journal shows how to get there again."""
