"""`herna decks`: lists ready-made decks, prints one as a file, or checks your own."""

from __future__ import annotations

import argparse
import os
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from rich.text import Text

from herna.cli.changed import add_change, use_changes
from herna.cli.commands import add_command, print_json
from herna.cli.terminal import Terminal
from herna.engine.checked import CheckedDeck, Fault
from herna.engine.decks import LONGEST
from herna.engine.errors import BadInput, Illegal, IllegalScenario
from herna.engine.game import Game
from herna.engine.journal import read_text
from herna.engine.toml_lines import line_of, path_of
from herna.games.catalogue import game_named
from herna.messages.library import fault_in_words
from herna.messages.words import Words

STANDARD_INPUT: Final = "-"  # in place of a file


def add(commands: Any, words: Words) -> None:
    """Add `decks` to the command line."""
    decks = add_command(commands, "decks", run, words)
    decks.add_argument("game", metavar="GAME", help=words.say("help-game"))
    decks.add_argument("deck", metavar="NAME|FILE", nargs="?", help=words.say("help-decks-file"))
    how = decks.add_mutually_exclusive_group()
    how.add_argument("--text", action="store_true", help=words.say("help-decks-text"))
    how.add_argument("--cards", action="store_true", help=words.say("help-decks-cards"))
    add_change(decks, words)
    decks.add_argument("--json", action="store_true", help=words.say("help-decks-json"))


def run(arguments: argparse.Namespace, words: Words) -> int:
    """List the ready-made decks, print one, or check a file: status 1 if illegal."""
    use_changes(arguments, words, arguments.game)
    game = game_named(arguments.game)
    if not game.decks():
        raise BadInput("error-no-decks", game=game.key)
    words = Words(words.language, game)
    if arguments.cards:
        list_keys(game, words)
        return 0
    if arguments.deck is None:
        list_decks(game, words, arguments.json)
        return 0
    if arguments.deck in game.decks():
        print_deck(game, arguments.deck, words, arguments.json)
        return 0
    file = arguments.deck
    text = sys.stdin.read(LONGEST + 1) if file == STANDARD_INPUT else read_text(Path(file))
    checked = game.check_deck(text, file)
    if arguments.json:
        print_json(as_data(checked, text, words))
    elif arguments.text and not checked.faults:
        print(text, end="")
    else:
        show(game, file, text, checked, words)
    return 1 if checked.faults else 0


def list_keys(game: Game[Any], words: Words) -> None:
    """Print the key and the name of everything that a deck may hold."""
    terminal = Terminal()
    keys = game.deck_keys()
    width = max(map(len, keys))
    for entry in game.library(words.say):
        if entry.key in keys:
            terminal.print(Text.assemble("  ", (f"{entry.key:<{width}}", "cyan"), "  ", entry.name))


def print_deck(game: Game[Any], key: str, words: Words, as_json: bool) -> None:
    """Print a ready-made deck as the text of a file."""
    text = game.deck_text(key, words.say)
    if as_json:
        print_json({"key": key, "name": words.say(f"{game.prefix}-value-{key}"), "text": text})
    else:
        print(f"# {words.say(f'{game.prefix}-value-{key}')}\n{text}", end="")


def list_decks(game: Game[Any], words: Words, as_json: bool) -> None:
    """Print the key and the name of every ready-made deck."""
    names = {key: words.say(f"{game.prefix}-value-{key}") for key in game.decks()}
    if as_json:
        print_json([{"key": key, "name": name} for key, name in names.items()])
        return
    terminal = Terminal()
    terminal.say(words.say("decks-heading", {"game": words.say(f"{game.prefix}-game"), "decks": len(names)}))
    width = max(map(len, names))
    for key, name in names.items():
        terminal.print(Text.assemble("  ", (f"{key:<{width}}", "cyan"), "  ", name))


def show(game: Game[Any], file: str, text: str, checked: CheckedDeck, words: Words) -> None:
    """Print how to play a legal deck, or every reason why it is illegal."""
    terminal = Terminal()
    told = {"file": file, "game": words.say(f"{game.prefix}-game"), "faults": len(checked.faults)}
    if not checked.faults:
        terminal.say(words.say("decks-legal", told))
        for option in game.options():
            if option.text:
                terminal.say_whole(f"  --option {shlex.quote(f'{option.name}={checked.line}')}", "bold cyan")
        return
    terminal.say(words.say("decks-illegal", told))
    print_faults(file, text, checked.faults, words)


def print_faults(file: str, text: str, faults: Sequence[Fault], words: Words) -> None:
    """Print every fault of a file with its line, each in a line."""
    terminal = Terminal()
    width = max(len(fault.rule) for fault in faults)
    for fault in faults:
        where = f"{file}:{where_in(text, fault)}: "
        told = Text.assemble("  ", (f"{fault.rule:>{width}}", "cyan"), "  ", where, fault_in_words(fault, words))
        terminal.print(told, soft_wrap=True)


def where_in(text: str, fault: Fault) -> int:
    """The line of a file where a fault is."""
    return line_of(text, path_of(fault.place) if fault.place else ())


def lines_of_illegal(error: Illegal, options: Sequence[str], words: Words) -> list[str]:
    """Every fault of an illegal deck or scenario.

    Also what could not be read of it. Each with its line, if the option was given as a file.
    """
    given = next(
        (value for name, _, value in (each.partition("=") for each in options) if name == error.name), error.name
    )
    file = given.strip()
    text = read_text(Path(file)) if os.path.isfile(file) else ""
    words = Words(words.language, game_named(error.game))
    lines = [words.error(fault) for fault in error.unread]
    for fault in error.faults:
        where = f"{file}:{where_in(text, fault)}" if text else error.name
        rule = "" if isinstance(error, IllegalScenario) else f" [{fault.rule}]"
        lines += [f"{where}: {fault_in_words(fault, words)}{rule}"]
    return [" ".join(line.splitlines()) for line in lines]


def as_data(checked: CheckedDeck, text: str, words: Words) -> dict[str, object]:
    """A checked deck for scripts; a legal one with its line to play it."""
    if not checked.faults:
        return {"legal": True, "line": checked.line, "faults": []}
    return {"legal": False, "line": None, "faults": [fault_as_data(fault, text, words) for fault in checked.faults]}


def fault_as_data(fault: Fault, text: str, words: Words) -> dict[str, object]:
    """Why a deck or a scenario is not legal, with the line."""
    return {
        "rule": fault.rule,
        "key": fault.key,
        "arguments": dict(fault.arguments),
        "line": where_in(text, fault),
        "text": fault_in_words(fault, words),
    }
