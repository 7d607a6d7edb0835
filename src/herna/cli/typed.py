"""What a typed line means: a word of the terminal's own, an option, or a choice that may not be offered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from herna.engine.decision import Choice
from herna.engine.rules import LANGUAGES
from herna.messages.words import Words

COMMANDS = ("undo", "help", "hint", "rule", "card", "log", "save", "quit")
NAMING = ("rule", "card")  # commands that are about something with a name


class Vocabulary:
    """The words that players type at any time, of all languages at once."""

    def __init__(self) -> None:
        self._catalogues = tuple(Words(language) for language in LANGUAGES)

    def means(self, typed: str, what: str) -> bool:
        """Whether a word stands for this."""
        return any(typed.casefold() in words.say(f"typed-{what}").split() for words in self._catalogues)

    def command(self, line: str) -> tuple[str, str]:
        """The command that a line gives, and what it is about, if it can be about something."""
        first, _, rest = line.partition(" ")
        for command in COMMANDS:
            if self.means(first, command) and (not rest or command in NAMING):
                return command, rest.strip()
        return "", ""


def options_meant(line: str, options: Sequence[Choice], table: dict[str, Any], words: Words) -> list[Choice]:
    """The options that a line can mean: by number, by text, or by kind and fields as the texts show them."""
    if line.isdecimal() and len(line) < 8 and 1 <= int(line) <= len(options):
        return [options[int(line) - 1]]
    typed = _even(line)
    by_text = [option for option in options if _even(words.choice(table, option)) == typed]
    return by_text or [option for option in options if _even(_spelled(option, table, words)) == typed]


def choice_meant(line: str, options: Sequence[Choice], table: dict[str, Any], words: Words) -> Choice | None:
    """The choice that a line names by its kind and its fields, whether it is offered or not."""
    assert words.game is not None
    kind, *typed = line.split() or [""]
    kind = kind.casefold().replace("-", "_")
    fields = words.game.choices.get(kind)
    if fields is None or len(fields) != len(typed):
        return None
    alike = [option for option in options if option[0] == kind]
    return kind, *(
        _value_meant(text, field, [option[at] for option in alike], table, words)
        for at, (field, text) in enumerate(zip(fields, typed, strict=True), 1)
    )


def kinds_in_words(options: Sequence[Choice], words: Words) -> list[str]:
    """How choices like these are typed: each kind with the names of its fields."""
    assert words.game is not None
    kinds = dict.fromkeys(str(option[0]) for option in options)
    return [" ".join([kind, *(field.upper() for field in words.game.choices[kind])]) for kind in kinds]


def _even(text: str) -> str:
    """A text without regard to capitals and spaces."""
    return " ".join(text.casefold().split())


def _spelled(option: Choice, table: dict[str, Any], words: Words) -> str:
    assert words.game is not None
    fields = words.game.choices[str(option[0])]
    shown = [str(words.name(table, field, value)) for field, value in zip(fields, option[1:], strict=True)]
    return " ".join([str(option[0]), *shown])


def _value_meant(text: str, field: str, offered: list[str | int], table: dict[str, Any], words: Words) -> str | int:
    """The value that is shown by this text: one of those offered, or a number that people count from one or zero."""
    number = int(text) if text.isdecimal() and len(text) < 10 else None
    numbers = [] if number is None else [number - 1, number]
    for value in [*offered, *numbers]:
        if _shown(value, field, table, words) == _even(text):
            return value
    return text if number is None else number


def _shown(value: str | int, field: str, table: dict[str, Any], words: Words) -> str:
    try:
        return _even(str(words.name(table, field, value)))
    except (LookupError, TypeError, ValueError):  # a game need not have a name for what a player made up
        return ""
