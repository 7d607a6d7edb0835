"""`herna play`: starts a match in the terminal, or resumes a saved one."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from herna.cli.changed import add_change, use_changes, use_recorded_changes
from herna.cli.clock import MatchClock
from herna.cli.commands import add_command
from herna.cli.files import Files, catch_up, header_of_save, load_save, seconds_taken
from herna.cli.scenario import text_of
from herna.cli.session import HUMAN, Session, check_players
from herna.engine.errors import BadInput
from herna.engine.game import Game
from herna.engine.journal import read_text
from herna.engine.match import Match
from herna.games.catalogue import game_named
from herna.lessons.guide import FirstMatch, first_match_of
from herna.messages.words import Words

ENDING = ".toml"  # of the files with decks and scenarios
LONGEST_PATH = 1000  # characters
SCENARIO = "scenario"  # the option of a game that is played in scenarios


def add(commands: Any, words: Words) -> None:
    """Add `play` to the command line."""
    play = add_command(commands, "play", run, words)
    play.add_argument("game", metavar="GAME", help=words.say("help-game"))
    play.add_argument("--seats", metavar="NAMES", help=words.say("help-play-seats"))
    play.add_argument("--seed", metavar="TEXT", help=words.say("help-play-seed"))
    play.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help=words.say("help-play-option"))
    play.add_argument("--scenario", metavar="KEY", help=words.say("help-scenario-key"))
    play.add_argument("--journal", metavar="FILE", type=Path, help=words.say("help-play-journal"))
    play.add_argument("--ask-always", action="store_true", help=words.say("help-play-ask-always"))
    play.add_argument("--first", action="store_true", help=words.say("help-play-first"))
    play.add_argument("--tips", action="store_true", help=words.say("help-play-tips"))
    add_change(play, words)
    play.add_argument("--save", metavar="FILE", type=Path, help=words.say("help-play-save"))


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Play a match in the terminal: a new one, or the one of --save."""
    files = Files(arguments.journal, arguments.save)
    saved = files.save is not None and os.path.lexists(files.save)
    if not saved:
        use_changes(arguments, words, arguments.game)
    elif arguments.change:
        raise BadInput("error-change-decided", file=str(files.save))
    else:
        use_recorded_changes(header_of_save(arguments.save), str(arguments.save))
    game = game_named(arguments.game)
    match, players = resume_match(game, arguments) if saved else new_match(game, arguments)
    files.clock = MatchClock(game.minutes(match.options), seconds_taken(files.save) if saved and files.save else 0.0)
    files.start(match, players)
    guided = arguments.first or arguments.tips
    return Session(match, players, files, Words(words.language, game), arguments.ask_always, guided).run()


def new_match(game: Game[Any], arguments: argparse.Namespace) -> tuple[Match[Any], tuple[str, ...]]:
    """A new match as the command line describes it, and its players."""
    if arguments.first:
        return first_match(game, arguments)
    options, wanted = read_options(arguments.option, game), 0
    if arguments.scenario is not None:
        options[SCENARIO], wanted = read_scenario(game, arguments.scenario)
    seats = arguments.seats
    players = default_players(game, wanted) if seats is None else tuple(name.strip() for name in seats.split(","))
    game.check_seats(len(players))
    check_players(players)
    return Match(game, len(players), options, arguments.seed), players


def first_match(game: Game[Any], arguments: argparse.Namespace) -> tuple[Match[Any], tuple[str, ...]]:
    """The first match of a game, and its players.

    It decides all but the seed.
    """
    for name in ("seats", "option", "scenario"):
        if getattr(arguments, name):
            raise BadInput("error-first-decides", given=f"--{name}")
    first = first_match_of(game)
    if first is None:
        raise BadInput("error-learn-nothing", game=game.key)
    players = players_of_first(first)
    return Match(game, len(players), first.options, arguments.seed), players


def players_of_first(first: FirstMatch) -> tuple[str, ...]:
    """The learner, and the bots in the other seats."""
    return (HUMAN, *first.bots)


def read_scenario(game: Game[Any], given: str) -> tuple[str, int]:
    """Read a scenario by key or file: the option's value, and the seats."""
    if not game.scenarios():
        raise BadInput("error-game-without-scenarios", game=game.key)
    text = text_of(game, given)
    return given if given in game.scenarios() else text, game.check_scenario(text, given).seats


def resume_match(game: Game[Any], arguments: argparse.Namespace) -> tuple[Match[Any], tuple[str, ...]]:
    """Load the saved match; nothing about it can be changed."""
    for name in ("seats", "seed", "option", "scenario", "first"):
        if getattr(arguments, name):
            raise BadInput("error-save-decides", file=str(arguments.save), given=f"--{name}")
    match, players = load_save(game, arguments.save)
    if arguments.journal is not None:
        match = catch_up(match, arguments.journal)
    if players is None:
        return match, default_players(game, match.seats)
    check_players(players)
    return match, players


def default_players(game: Game[Any], seats: int = 0) -> tuple[str, ...]:
    """A person first, bots in the other seats; by default the fewest seats."""
    return (HUMAN, *["greedy"] * ((seats or min(game.seat_counts)) - 1))


def read_options(given: Sequence[str], game: Game[Any], among: Sequence[str] = ()) -> dict[str, str]:
    """Parse options of the form NAME=VALUE.

    Where a game takes any text, the value may be a file with a deck or a scenario. `among` is all that was given, if
    this is a part of it.
    """
    texts = {option.name: option.values for option in game.options() if option.text}
    others: dict[str, list[str]] = {}
    for name, value in map(_name_and_value, among or given):
        others.setdefault(name, []).append(value)
    options: dict[str, str] = {}
    for name, value in map(_name_and_value, given):
        if name in texts and value not in texts[name] and _is_file(value):
            value = game.option_in_file(read_text(Path(value)), value, others)
        options[name] = value
    return options


def _name_and_value(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise BadInput("error-option-form", given=text[:40])
    return name.strip(), value.strip()


def _is_file(value: str) -> bool:
    """Whether a value names a file, or looks as if it should."""
    return len(value) < LONGEST_PATH and "\n" not in value and (value.endswith(ENDING) or os.path.isfile(value))
