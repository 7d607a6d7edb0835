"""`herna cards`: everything printed of a game, listed, searched or shown."""

from __future__ import annotations

import argparse
import difflib
from typing import Any

from rich.text import Text

from herna.cli.changed import add_change, use_changes
from herna.cli.commands import add_command, print_json
from herna.cli.terminal import Terminal
from herna.engine.errors import BadInput
from herna.engine.library import LibraryEntry
from herna.engine.rules import LANGUAGES
from herna.games.catalogue import game_named
from herna.messages.library import has_words, library_of, normalize
from herna.messages.words import Words


def add(commands: Any, words: Words) -> None:
    """Add `cards` to the command line."""
    cards = add_command(commands, "cards", run, words)
    cards.add_argument("game", metavar="GAME", help=words.say("help-game"))
    cards.add_argument("asked", metavar="WORDS", nargs="*", default=[], help=words.say("help-cards-words"))
    add_change(cards, words)
    cards.add_argument("--json", action="store_true", help=words.say("help-cards-json"))


def run(arguments: argparse.Namespace, words: Words) -> int:
    """List the cards with all the words; one that is meant is shown whole."""
    use_changes(arguments, words, arguments.game)
    game = game_named(arguments.game)
    libraries = {language: library_of(Words(language, game)) for language in LANGUAGES}
    if not libraries[words.language]:
        raise BadInput("error-no-cards", game=game.key)
    asked = " ".join(arguments.asked)
    keys = _found(libraries, asked, game.key)
    entries = [entry for entry in libraries[words.language] if entry.key in keys]
    if arguments.json:
        names = {language: {entry.key: entry.name for entry in entries} for language, entries in libraries.items()}
        print_json([_as_data(entry, {code: names[code][entry.key] for code in LANGUAGES}) for entry in entries])
        return 0
    words = Words(words.language, game)
    terminal = Terminal()
    named = [entry for entry in entries if _is_meant(entry, asked)]
    for entry in named or (entries if len(entries) == 1 else []):
        _show(terminal, entry, words)
    if not named and len(entries) > 1:
        told = {"game": words.say(f"{game.prefix}-game"), "cards": len(entries)}
        terminal.say(words.say("cards-heading", told))
        _list(terminal, entries)
    return 0


def _found(libraries: dict[str, list[LibraryEntry]], asked: str, game: str) -> set[str]:
    """The keys of what has all the words in a language; refuses no match."""
    wanted = normalize(asked).split()
    found: set[str] = set()
    names: dict[str, str] = {}
    for library in libraries.values():
        for entry in library:
            names[entry.key] = names[normalize(entry.name)] = entry.key
            if has_words(wanted, entry.key, entry.name, entry.kind_name, entry.set_name, entry.described()):
                found.add(entry.key)
    if not found:
        close = difflib.get_close_matches(normalize(asked)[:40], names, n=3)
        keys = ", ".join(dict.fromkeys(names[name] for name in close))
        raise BadInput(
            "error-unknown-card-close" if close else "error-unknown-card", game=game, given=asked[:40], close=keys
        )
    return found


def _is_meant(entry: LibraryEntry, asked: str) -> bool:
    """Whether the words are just its key or name."""
    return normalize(asked) in (entry.key, normalize(entry.name))


def _as_data(entry: LibraryEntry, names: dict[str, str]) -> dict[str, object]:
    """An entry for scripts."""
    return {
        "key": entry.key,
        "kind": entry.kind,
        "name": entry.name,
        "names": names,
        "set": entry.set,
        "playable": entry.playable,
        "sure": entry.is_sure(),
        "text": entry.described(),
    }


def _show(terminal: Terminal, entry: LibraryEntry, words: Words) -> None:
    """Print an entry: name and key, kind and set, values and text."""
    terminal.print(Text.assemble((entry.name, "bold"), "  ", (entry.key, "cyan")))
    terminal.say(", ".join(dict.fromkeys((entry.kind_name, entry.set_name))), "dim")
    terminal.say(entry.described())
    if not entry.playable:
        terminal.say(words.say("cards-not-playable"), "yellow")


def _list(terminal: Terminal, entries: list[LibraryEntry]) -> None:
    """Print names and keys by kind."""
    for kind in dict.fromkeys(entry.kind_name for entry in entries):
        terminal.print()
        terminal.say(kind, "bold")
        for entry in entries:
            if entry.kind_name == kind:
                terminal.print(
                    Text.assemble("  ", entry.name, "  ", (entry.key, "cyan"), "  ", (entry.set_name, "dim"))
                )
