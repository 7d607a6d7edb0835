"""Parses a typed line: a command, an option, or any choice."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations, pairwise
from typing import Any

from herna.engine.decision import Choice, Decision
from herna.engine.rules import LANGUAGES
from herna.messages.words import Words

COMMANDS = ("undo", "help", "hint", "rule", "card", "log", "save", "tips", "quit")
NAMING = ("rule", "card")  # commands that take a name

Things = Callable[[str, Choice], Iterable[str | int]]  # what could be named next, after the kind and these things


class Vocabulary:
    """The words that players may type at any time, in all languages."""

    def __init__(self) -> None:
        self._catalogues = tuple(Words(language) for language in LANGUAGES)

    def means(self, typed: str, what: str) -> bool:
        """Whether a typed word stands for this command."""
        return any(typed.casefold() in words.say(f"typed-{what}").split() for words in self._catalogues)

    def command(self, line: str) -> tuple[str, str]:
        """The command in a line, and its argument if it takes one."""
        first, _, rest = line.partition(" ")
        for command in COMMANDS:
            if self.means(first, command) and (not rest or command in NAMING):
                return command, rest.strip()
        return "", ""


def parse_options(line: str, decision: Decision, table: dict[str, Any], words: Words) -> list[Choice]:
    """The options that a line may mean: by number, text, or kind and fields."""
    options = decision.options
    if line.isdecimal() and len(line) < 8 and 1 <= int(line) <= len(options):
        return [options[int(line) - 1]]
    typed = _normalize(line)
    by_text = [option for option in options if _normalize(words.choice(table, option, decision.prompt)) == typed]
    return by_text or [option for option in options if _normalize(_spelled(option, table, words)) == typed]


def parse_choice(
    line: str, options: Sequence[Choice], table: dict[str, Any], words: Words, things: Things | None = None
) -> Choice | None:
    """The choice that a line names by kind and fields, offered or not.

    Names may have several words. `things` are those that a field could name besides the offered ones.
    """
    assert words.game is not None
    kind, *typed = line.split() or [""]
    kind = kind.casefold().replace("-", "_")
    fields = words.game.choices.get(kind)
    if fields is None or len(fields) > len(typed) or (len(fields) < len(typed) and things is None):
        return None
    alike = [option for option in options if option[0] == kind]
    best: Choice | None = None
    unnamed = len(fields) + 1
    for ends in combinations(range(1, len(typed)), len(fields) - 1) if fields else [()] * (not typed):
        texts = [" ".join(typed[start:end]) for start, end in pairwise((0, *ends, len(typed)))] if fields else []
        chosen: tuple[str | int, ...] = ()
        for at, (field, text) in enumerate(zip(fields, texts, strict=True), 1):
            known = [option[at] for option in alike] + ([] if things is None else list(things(kind, chosen)))
            chosen = (*chosen, _parse_value(text, field, known, table, words))
        left = sum(value == text for value, text in zip(chosen, texts, strict=True))
        if left < unnamed:
            best, unnamed = (kind, *chosen), left
    return best if unnamed == 0 or len(fields) == len(typed) else None


def kinds_in_words(options: Sequence[Choice], words: Words) -> list[str]:
    """How choices like these are typed: each kind with its fields' names."""
    assert words.game is not None
    kinds = dict.fromkeys(str(option[0]) for option in options)
    return [" ".join([kind, *(field.upper() for field in words.game.choices[kind])]) for kind in kinds]


def _normalize(text: str) -> str:
    """A text without capitals and extra spaces."""
    return " ".join(text.casefold().split())


def _spelled(option: Choice, table: dict[str, Any], words: Words) -> str:
    assert words.game is not None
    fields = words.game.choices[str(option[0])]
    shown = [str(words.name(table, field, value)) for field, value in zip(fields, option[1:], strict=True)]
    return " ".join([str(option[0]), *shown])


def _parse_value(text: str, field: str, offered: list[str | int], table: dict[str, Any], words: Words) -> str | int:
    """The value that is shown as this text: an offered one, or a number.

    People count from one where the table counts from zero.
    """
    number = int(text) if text.isdecimal() and len(text) < 10 else None
    numbers = [] if number is None else [number - 1, number]
    for value in [*offered, *numbers]:
        if _shown(value, field, table, words) == _normalize(text):
            return value
    return text if number is None else number


def _shown(value: str | int, field: str, table: dict[str, Any], words: Words) -> str:
    try:
        return _normalize(str(words.name(table, field, value)))
    except (LookupError, TypeError, ValueError):  # the game has no name for it
        return ""
