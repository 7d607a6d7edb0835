"""`herna train GAME`: a learned evaluation, round by round from matches against itself."""

from __future__ import annotations

import argparse
import shlex
from pathlib import Path
from typing import Any, Final

from herna.bots.interval import wilson_interval
from herna.bots.learned import FILE, read_net
from herna.cli.changed import add_change, use_changes
from herna.cli.commands import add_command
from herna.cli.files import check_writable, replace_file
from herna.cli.matches import add_matches, interval_in_words, percent, seed_from, whole_number
from herna.cli.play import read_options
from herna.engine.errors import BadInput
from herna.engine.journal import read_text
from herna.games.catalogue import game_named
from herna.lab.extras import require
from herna.messages.words import Words
from herna.training.deals import Deals, make_deals
from herna.training.rounds import Effort, learn

AMOUNTS: Final = {"rounds": 3, "seconds": 240, "hidden": 32, "iterations": 24, "matches": 200, "milliseconds": 20}


def add(commands: Any, words: Words) -> None:
    """Add `train` to the command line."""
    command = add_command(commands, "train", run, words)
    command.add_argument("game", metavar="GAME", help=words.say("help-game"))
    command.add_argument("--out", metavar="FILE", type=Path, default=Path(FILE), help=words.say("help-train-out"))
    command.add_argument("--from", metavar="FILE", type=Path, dest="start", help=words.say("help-train-from"))
    for name, default in AMOUNTS.items():
        told = words.say(f"help-train-{name}", {"default": default})
        command.add_argument(f"--{name}", metavar="N", type=whole_number(f"--{name}"), default=default, help=told)
    add_change(command, words)
    command.add_argument("--players", metavar="N", default="", help=words.say("help-train-players"))
    add_matches(command, words, "help-train-option")


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Learn round by round; write each net that is better."""
    require("learn")
    use_changes(arguments, words, arguments.game)
    game = game_named(arguments.game)
    options = read_options(arguments.option, game)
    deals = make_deals(game, arguments.players, options, seed_from(arguments))
    if not game.features(deals.play(game, 1)[0], 0):
        raise BadInput("train-no-features", game=game.key)
    net = "" if arguments.start is None else read_text(arguments.start)
    if net:
        read_net(net, str(arguments.start))
    check_writable(arguments.out)
    effort = Effort(
        seconds=arguments.seconds,
        hidden=arguments.hidden,
        iterations=arguments.iterations,
        matches=arguments.matches,
        milliseconds=arguments.milliseconds,
        jobs=arguments.jobs,
        command=_command(arguments, deals),
    )
    for done in learn(deals, arguments.rounds, effort, net):
        about, against = done.trained, done.comparison
        told = {"round": done.number, "matches": about.matches, "positions": about.positions, "loss": about.loss}
        print(words.say("train-round", {**told, "right": percent(about.right, words)}))
        if against.matches:
            interval = interval_in_words(wilson_interval(against.points, against.matches), words)
            share = percent(against.points / against.matches, words)
            key = "train-together" if game.cooperative else "train-against"
            print(words.say(key, {"share": share, "interval": interval, "matches": against.matches}))
        if against.is_won():
            replace_file(arguments.out, done.text)
        print(
            words.say("train-kept" if against.is_won() else "train-not-kept", {"file": str(arguments.out)}), flush=True
        )
    return 0


def _command(arguments: argparse.Namespace, deals: Deals) -> str:
    """The command that does the same again."""
    words = ["herna", "train", deals.game, "--seed", deals.seed]
    for name in AMOUNTS:
        words += [f"--{name}", str(getattr(arguments, name))]
    if arguments.players:
        words += ["--players", arguments.players]
    for option in arguments.option:
        words += ["--option", option]
    for file in arguments.change:
        words += ["--change", str(file)]
    if arguments.start is not None:
        words += ["--from", str(arguments.start)]
    return shlex.join(words)
