"""The check of the message catalogues: both languages have every key, with the same arguments, and no mistakes."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from herna.engine.game import Game
from herna.engine.rules import LANGUAGES
from herna.messages.words import choice_key, event_key


class _Arguments(Visitor):
    """Collects the arguments that a message uses."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 # the visitor's naming
        self.names.add(node.id.name)


def read_catalogue(file: Traversable) -> tuple[dict[str, set[str]], list[str]]:
    """A catalogue's keys with their arguments, and its mistakes (what and in which line)."""
    text = file.read_text(encoding="utf-8")
    keys: dict[str, set[str]] = {}
    mistakes: list[str] = []
    for entry in FluentParser().parse(text).body:
        line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
        if isinstance(entry, ast.Junk):
            mistakes.append(f"{file.name}:{line}: not a message: {str(entry.content).strip()[:60]}")
        elif isinstance(entry, ast.Message):
            if entry.id.name in keys:
                mistakes.append(f"{file.name}:{line}: {entry.id.name} is there twice")
            arguments = _Arguments()
            arguments.visit(entry)
            keys[entry.id.name] = arguments.names
    return keys, mistakes


def check_folder(folder: Traversable) -> list[str]:
    """What is wrong with the catalogues in a folder; nothing, if all is well."""
    catalogues: dict[str, dict[str, set[str]]] = {}
    mistakes: list[str] = []
    for language in LANGUAGES:
        catalogues[language], found = read_catalogue(folder / f"{language}.ftl")
        mistakes += found
    everything = sorted(set().union(*catalogues.values()))
    for key in everything:
        missing = [language for language in LANGUAGES if key not in catalogues[language]]
        if missing:
            mistakes.append(f"{', '.join(missing)}.ftl: {key} is missing")
        elif len({frozenset(catalogues[language][key]) for language in LANGUAGES}) > 1:
            mistakes.append(f"{key} has other arguments in one language than in the other")
    return mistakes


def check_game(game: Game[Any]) -> list[str]:
    """What is wrong with a game's messages: its catalogues, and a key for each of its choices, events and options."""
    keys, _ = read_catalogue(game.content() / f"{LANGUAGES[0]}.ftl")
    wanted = [f"{game.prefix}-game", f"{game.prefix}-about"]
    wanted += [key for kind in game.choices if (key := choice_key(game, kind)).startswith(game.prefix)]
    wanted += [event_key(game, kind) for kind in game.events]
    for option in game.options():
        wanted.append(f"{game.prefix}-option-{option.name}")
        wanted += [f"{game.prefix}-value-{value}" for value in option.values]
    missing = [f"{game.key}: {key} has no message" for key in wanted if key not in keys]
    return missing + [f"{game.key}: {mistake}" for mistake in check_folder(game.content())]
