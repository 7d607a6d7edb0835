"""Checks that both catalogues have the same keys with the same arguments."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from herna.engine.game import Game
from herna.engine.rules import LANGUAGES
from herna.messages.words import ANSWERS, choice_key, event_key, label_key

LESSONS = "lessons."  # how the catalogues of a game's lessons begin
BOOK = "book."  # and those of its book


class _Arguments(Visitor):
    """Collects the arguments that a message uses."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 # the visitor's naming
        self.names.add(node.id.name)


def _arguments(said: Any) -> set[str]:
    """The arguments that a message uses, or a part of it."""
    arguments = _Arguments()
    arguments.visit(said)
    return arguments.names


def read_catalogue(file: Traversable) -> tuple[dict[str, set[str]], list[str]]:
    """A catalogue's keys with their arguments, and its mistakes with line numbers."""
    text = file.read_text(encoding="utf-8")
    keys: dict[str, set[str]] = {}
    mistakes: list[str] = []
    for entry in FluentParser().parse(text).body:
        line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
        if isinstance(entry, ast.Junk):
            mistakes.append(f"{file.name}:{line}: not a message: {str(entry.content).strip()[:60]}")
        elif isinstance(entry, ast.Message):
            if entry.id.name in keys:
                mistakes.append(f"{file.name}:{line}: {entry.id.name} is defined twice")
            keys[entry.id.name] = _arguments(entry)
            for attribute in entry.attributes:  # what is said to the player whom a field names
                keys[f"{entry.id.name}.{attribute.id.name}"] = _arguments(attribute)
                if attribute.id.name not in _arguments(entry.value):
                    mistakes.append(f"{file.name}:{line}: {entry.id.name} names no {attribute.id.name}")
    return keys, mistakes


def check_folder(folder: Traversable, beginning: str = "") -> list[str]:
    """The mistakes in a folder's catalogues; empty if all is well."""
    catalogues: dict[str, dict[str, set[str]]] = {}
    mistakes: list[str] = []
    for language in LANGUAGES:
        catalogues[language], found = read_catalogue(folder / f"{beginning}{language}.ftl")
        mistakes += found
    everything = sorted(set().union(*catalogues.values()))
    for key in everything:
        missing = [language for language in LANGUAGES if key not in catalogues[language]]
        if missing:
            mistakes.append(f"{beginning}{', '.join(missing)}.ftl: {key} is missing")
        elif len({frozenset(catalogues[language][key]) for language in LANGUAGES}) > 1:
            mistakes.append(f"{key} has other arguments in one language than in the other")
    return mistakes


def check_game(game: Game[Any]) -> list[str]:
    """The mistakes in a game's messages: missing keys, and faulty catalogues."""
    keys, _ = read_catalogue(game.content() / f"{LANGUAGES[0]}.ftl")
    wanted = [f"{game.prefix}-game", f"{game.prefix}-about"]
    wanted += [key for kind in game.choices if (key := choice_key(game, kind)).startswith(game.prefix)]
    wanted += [event_key(game, kind) for kind in game.events]
    for option in game.options():
        wanted.append(f"{game.prefix}-option-{option.name}")
        wanted += [f"{game.prefix}-value-{value}" for value in option.values]
    missing = [f"{game.key}: {key} has no message" for key in wanted if key not in keys]
    lost = [f"{game.key}: {key} is a label of no question" for key in sorted(_orphaned_labels(game, set(keys)))]
    mistakes = check_folder(game.content())
    for beginning in (LESSONS, BOOK):
        if (game.content() / f"{beginning}{LANGUAGES[0]}.ftl").is_file():
            mistakes += check_folder(game.content(), beginning)
    return missing + lost + [f"{game.key}: {mistake}" for mistake in mistakes]


def _orphaned_labels(game: Game[Any], keys: set[str]) -> set[str]:
    """Labels of answers to questions that the game does not have."""
    others = {choice_key(game, kind) for kind in ANSWERS} | {event_key(game, kind) for kind in ANSWERS}
    endings = tuple(label_key("", kind) for kind in ANSWERS)
    return {key for key in keys - others if key.endswith(endings) and key.rpartition("-")[0] not in keys}
