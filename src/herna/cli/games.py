"""`herna games`: lists the games, or says with which options one is played."""

from __future__ import annotations

import argparse
from typing import Any

from rich import box
from rich.padding import Padding
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
    games.add_argument("game", metavar="GAME", nargs="?", help=words.say("help-games-game"))
    shape = games.add_mutually_exclusive_group()
    shape.add_argument("--json", action="store_true", help=words.say("help-games-json"))
    shape.add_argument("--keys", action="store_true", help=words.say("help-games-keys"))


def run(arguments: argparse.Namespace, words: Words) -> int:
    """List the games, or tell all about one."""
    if arguments.keys:
        for key in game_keys():
            print(key)
        return 0
    if arguments.game is not None and not arguments.json:
        show_options(Terminal(), game_named(arguments.game), words)
        return 0
    games = [game_named(key) for key in ([arguments.game] if arguments.game else game_keys())]
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
    """Print the table of games, which fits a screen."""
    if not games:
        terminal.say(words.say("games-none"))
        return
    table = Table(box=box.SIMPLE, pad_edge=False, show_edge=False)
    table.add_column(words.say("games-game"))
    table.add_column(words.say("games-seats"))
    table.add_column(words.say("games-about"))
    table.add_column(words.say("games-rules"))
    for game in games:
        own = Words(words.language, game)
        name = Text.assemble((own.say(f"{game.prefix}-game"), "bold"), "\n", (game.key, "cyan"))
        table.add_row(name, _counts(game.seat_counts), own.say(f"{game.prefix}-about"), _rules_in_words(game, own))
    terminal.print(table)
    terminal.say(words.say("games-more"))


def show_options(terminal: Terminal, game: Game[Any], words: Words) -> None:
    """Print all about a game: its seats, its rules, and each of its options."""
    own = Words(words.language, game)
    terminal.say(own.say(f"{game.prefix}-game"), "bold")
    terminal.say(own.say(f"{game.prefix}-about"))
    for heading, told in (("games-seats", _counts(game.seat_counts)), ("games-rules", _rules_in_words(game, own))):
        terminal.say(f"{own.say(heading)}: {told}")
    options = [_option_in_words(option, own) for option in game.options()]
    terminal.say(f"{own.say('games-options')}: {'' if options else own.say('games-no-options')}".strip())
    for option in options:
        terminal.print(Padding(Text(option), (0, 0, 0, 2)))


def _rules_in_words(game: Game[Any], words: Words) -> str:
    count = len(rulebook_of(game).rules)
    return words.say("games-complete" if game.complete else "games-unfinished", {"rules": count})


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
