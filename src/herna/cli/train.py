"""`herna train GAME`: a learned evaluation, round by round from matches against itself."""

from __future__ import annotations

import argparse
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from herna.bots.learned import FILE, read_net
from herna.bots.named import cores
from herna.cli.files import check_writable, replace_file
from herna.cli.matches import interval_in_words, percent, seed_from, whole_number
from herna.cli.play import read_options
from herna.engine.chance import Chance
from herna.engine.errors import BadInput
from herna.engine.journal import read_text
from herna.games.catalogue import game_named
from herna.lab.cores import MOST_JOBS
from herna.lab.simulate import MOST_DECISIONS, make_plan, wilson_interval
from herna.messages.words import Words
from herna.training.rounds import Effort, learn

AMOUNTS: Final = {"rounds": 2, "seconds": 240, "hidden": 24, "matches": 100}


def add(commands: Any, words: Words) -> None:
    """Add `train` to the command line."""
    about = words.say("help-train")
    command = commands.add_parser(
        "train", help=about, description=words.say("help-train-whole", {"about": about}), allow_abbrev=False
    )
    command.add_argument("game", metavar="GAME", help=words.say("help-game"))
    command.add_argument("--out", metavar="FILE", type=Path, default=Path(FILE), help=words.say("help-train-out"))
    command.add_argument("--from", metavar="FILE", type=Path, dest="start", help=words.say("help-train-from"))
    for name, default in AMOUNTS.items():
        told = words.say(f"help-train-{name}", {"default": default})
        command.add_argument(f"--{name}", metavar="N", type=whole_number(f"--{name}"), default=default, help=told)
    command.add_argument("--seed", help=words.say("help-matches-seed"))
    command.add_argument("--players", metavar="N", type=whole_number("--players"), help=words.say("help-arena-players"))
    command.add_argument(
        "--option", metavar="NAME=VALUE", action="append", default=[], help=words.say("help-matches-option")
    )
    command.add_argument(
        "--jobs",
        metavar="N",
        type=whole_number("--jobs", MOST_JOBS),
        default=min(cores(), MOST_JOBS),
        help=words.say("help-matches-jobs"),
    )
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Learn round by round; write each net that is better."""
    if find_spec("numpy") is None:
        raise BadInput("error-extra", package="numpy", extra="learn")
    game = game_named(arguments.game)
    seats = min(game.seat_counts) if arguments.players is None else arguments.players
    plan = make_plan(game, ("search",) * seats, read_options(arguments.option), seed_from(arguments), MOST_DECISIONS)
    if not game.features(game.play(seats, plan.options, Chance(1)), 0):
        raise BadInput("train-no-features", game=game.key)
    net = "" if arguments.start is None else read_text(arguments.start)
    if net:
        read_net(net, str(arguments.start))
    check_writable(arguments.out)
    amounts = [f"--{name} {getattr(arguments, name)}" for name in AMOUNTS]
    options = [f"--option {name}={value}" for name, value in plan.options.items()]
    command = " ".join(["herna train", game.key, f"--seed {plan.seed}", *amounts, *options])
    effort = Effort(arguments.seconds, arguments.hidden, arguments.matches, arguments.jobs, command)
    for done in learn(plan, arguments.rounds, effort, net):
        about = done.trained
        told = {"round": done.number, "matches": about.matches, "positions": about.positions, "loss": about.loss}
        print(words.say("train-round", {**told, "right": percent(about.right, words)}))
        interval = interval_in_words(wilson_interval(done.points, done.matches), words)
        share = percent(done.points / done.matches, words)
        print(words.say("train-against", {"share": share, "interval": interval, "matches": done.matches}), flush=True)
        if done.is_better():
            replace_file(arguments.out, about.text)
    return 0
