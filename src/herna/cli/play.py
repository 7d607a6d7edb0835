"""`herna play`: reads who plays what, begins the match or goes on with a saved one."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any

from herna.cli.files import Files, caught_up, load_saved, seconds_taken
from herna.cli.scenario import text_of
from herna.cli.sitting import HUMAN, Sitting, check_players
from herna.cli.timing import MatchClock
from herna.engine.errors import BadInput
from herna.engine.game import Game
from herna.engine.match import Match
from herna.games.catalogue import game_named
from herna.messages.words import Words

SCENARIO = "scenario"  # the option of a game that is played in scenarios


def add(commands: Any, words: Words) -> None:
    """Add `play` to the command line."""
    about = words.say("help-play")
    play = commands.add_parser("play", help=about, description=about, allow_abbrev=False)
    play.add_argument("game", metavar="GAME", help=words.say("help-game"))
    play.add_argument("--seats", metavar="NAMES", help=words.say("help-play-seats"))
    play.add_argument("--seed", metavar="TEXT", help=words.say("help-play-seed"))
    play.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help=words.say("help-play-option"))
    play.add_argument("--scenario", metavar="KEY", help=words.say("help-scenario-key"))
    play.add_argument("--journal", metavar="FILE", type=Path, help=words.say("help-play-journal"))
    play.add_argument("--ask-always", action="store_true", help=words.say("help-play-ask-always"))
    play.add_argument("--save", metavar="FILE", type=Path, help=words.say("help-play-save"))
    play.set_defaults(run=run)


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Play a match in the terminal: a new one, or the one that --save has kept."""
    game = game_named(arguments.game)
    files = Files(arguments.journal, arguments.save)
    saved = files.save is not None and os.path.lexists(files.save)
    match, players = resumed(game, arguments) if saved else begun(game, arguments)
    files.clock = MatchClock(game.minutes(match.options), seconds_taken(files.save) if saved and files.save else 0.0)
    files.begin(match, players)
    return Sitting(match, players, files, Words(words.language, game), arguments.ask_always).run()


def begun(game: Game[Any], arguments: argparse.Namespace) -> tuple[Match[Any], tuple[str, ...]]:
    """A new match as the command line describes it, and who plays."""
    options, wanted = options_given(arguments.option), 0
    if arguments.scenario is not None:
        options[SCENARIO], wanted = scenario_given(game, arguments.scenario)
    seats = arguments.seats
    players = players_by_default(game, wanted) if seats is None else tuple(name.strip() for name in seats.split(","))
    game.check_seats(len(players))
    check_players(players)
    return Match(game, len(players), options, arguments.seed), players


def scenario_given(game: Game[Any], given: str) -> tuple[str, int]:
    """A scenario by its key or its file, as the option takes it, and for how many players it is."""
    if not game.scenarios():
        raise BadInput("error-game-without-scenarios", game=game.key)
    text = text_of(game, given)
    return given if given in game.scenarios() else text, game.check_scenario(text, given).seats


def resumed(game: Game[Any], arguments: argparse.Namespace) -> tuple[Match[Any], tuple[str, ...]]:
    """The match that was saved: nothing about it can be chosen any more."""
    for name in ("seats", "seed", "option", "scenario"):
        if getattr(arguments, name):
            raise BadInput("error-save-decides", file=str(arguments.save), given=f"--{name}")
    match, players = load_saved(game, arguments.save)
    if arguments.journal is not None:
        match = caught_up(match, arguments.journal)
    if players is None:
        return match, players_by_default(game, match.seats)
    check_players(players)
    return match, players


def players_by_default(game: Game[Any], seats: int = 0) -> tuple[str, ...]:
    """A person first, a bot in every other seat; as few seats as the game allows unless their number is given."""
    return (HUMAN, *["greedy"] * ((seats or min(game.seat_counts)) - 1))


def options_given(given: list[str]) -> dict[str, str]:
    """Options as they were typed, NAME=VALUE each."""
    options: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadInput("error-option-form", given=text[:40])
        options[name.strip()] = value.strip()
    return options
