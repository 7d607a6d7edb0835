"""`herna games`: lists the games with their seats, options and rules."""

from __future__ import annotations

import argparse
from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from herna.cli.commands import add_command, print_json
from herna.cli.terminal import Terminal
from herna.engine.game import Game, Option
from herna.games.catalogue import game_keys, game_named, rulebook_of
from herna.messages.words import Words


def add(commands: Any, words: Words) -> None:
    """Add `games` to the command line."""
    games = add_command(commands, "games", run, words)
    shape = games.add_mutually_exclusive_group()
    shape.add_argument("--json", action="store_true", help=words.say("help-games-json"))
    shape.add_argument("--keys", action="store_true", help=words.say("help-games-keys"))


def run(arguments: argparse.Namespace, words: Words) -> int:
    """List the games as a table, as JSON, or as bare keys."""
    if arguments.keys:
        for key in game_keys():
            print(key)
        return 0
    games = [game_named(key) for key in game_keys()]
    if arguments.json:
        print_json([as_data(game, words.language) for game in games])
    else:
        show(Terminal(), games, words)
    return 0


def as_data(game: Game[Any], language: str) -> dict[str, object]:
    """A game as data for scripts."""
    words = Words(language, game)
    return {
        "key": game.key,
        "name": words.say(f"{game.prefix}-game"),
        "about": words.say(f"{game.prefix}-about"),
        "seats": list(game.seat_counts),
        "options": [_option_as_data(option) for option in game.options()],
        "rules": len(rulebook_of(game).rules),
        "complete": game.complete,
        "version": game.version,
    }


def _option_as_data(option: Option) -> dict[str, object]:
    named = bool(option.values or option.text)
    values = {"values": list(option.values)} if named else {"low": option.low, "high": option.high}
    text = {"text": True} if option.text else {}
    return {"name": option.name, "default": option.default, **values, **text}


def show(terminal: Terminal, games: list[Game[Any]], words: Words) -> None:
    """Print the table of games."""
    if not games:
        terminal.say(words.say("games-none"))
        return
    table = Table(box=box.SIMPLE, pad_edge=False, show_edge=False)
    table.add_column(words.say("games-game"))
    table.add_column(words.say("games-seats"))
    table.add_column(words.say("games-options"))
    table.add_column(words.say("games-rules"))
    for game in games:
        own = Words(words.language, game)
        name = Text.assemble((own.say(f"{game.prefix}-game"), "bold"), "\n", (game.key, "cyan"))
        options = "\n".join(_option_in_words(option, own) for option in game.options())
        count = len(rulebook_of(game).rules)
        rules = own.say("games-complete" if game.complete else "games-unfinished", {"rules": count})
        table.add_row(name, _counts(game.seat_counts), Text(options or own.say("games-no-options")), rules)
    terminal.print(table)


def _counts(seats: tuple[int, ...]) -> str:
    """Seat counts as text; three or more in a row as a range."""
    if len(seats) > 2 and seats == tuple(range(seats[0], seats[-1] + 1)):
        return f"{seats[0]}–{seats[-1]}"
    return ", ".join(str(count) for count in seats)


def _option_in_words(option: Option, words: Words) -> str:
    assert words.game is not None
    more = (words.say("games-option-text"),) if option.text else ()
    values = ", ".join((*option.values, *more))
    values = values or words.say("games-option-range", {"low": option.low, "high": option.high})
    meaning = words.say(f"{words.game.prefix}-option-{option.name}")
    return words.say(
        "games-option", {"option": option.name, "meaning": meaning, "values": values, "default": option.default}
    )
