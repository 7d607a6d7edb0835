"""`herna simulate GAME`: bots against bots, many matches, as a table or as JSON."""

from __future__ import annotations

import argparse
import json
import os
import secrets
import shlex
import sys
import time
from collections.abc import Callable
from contextlib import closing
from typing import Any

from rich import box
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from herna.cli.play import options_given
from herna.cli.sitting import HUMAN
from herna.cli.terminal import Terminal
from herna.engine.errors import BadInput
from herna.engine.game import Game
from herna.games.catalogue import game_named
from herna.lab.simulate import MOST_DECISIONS, Plan, Tally, checked_plan, empty_tally, simulated, wilson_interval
from herna.messages.words import Words

LARGEST_NUMBER = 1_000_000_000
MOST_JOBS = 256
FAILURES_SHOWN = 10


def add(commands: Any, words: Words) -> None:
    """Add `simulate` to the command line."""
    about = words.say("help-simulate")
    simulate = commands.add_parser("simulate", help=about, description=about, allow_abbrev=False)
    simulate.add_argument("game", metavar="GAME", help=words.say("help-game"))
    simulate.add_argument("--seats", metavar="BOT,BOT", help=words.say("help-simulate-seats"))
    simulate.add_argument(
        "--matches", metavar="N", type=whole_number("--matches"), default=100, help=words.say("help-simulate-matches")
    )
    simulate.add_argument(
        "--first", metavar="N", type=whole_number("--first"), default=1, help=words.say("help-simulate-first")
    )
    simulate.add_argument("--seed", help=words.say("help-simulate-seed"))
    simulate.add_argument(
        "--option", metavar="NAME=VALUE", action="append", default=[], help=words.say("help-simulate-option")
    )
    simulate.add_argument(
        "--jobs", metavar="N", type=whole_number("--jobs", MOST_JOBS), default=0, help=words.say("help-simulate-jobs")
    )
    simulate.add_argument(
        "--most-decisions",
        metavar="N",
        type=whole_number("--most-decisions"),
        default=MOST_DECISIONS,
        help=words.say("help-simulate-most-decisions", {"most": MOST_DECISIONS}),
    )
    simulate.add_argument("--json", action="store_true", help=words.say("help-simulate-json"))
    simulate.set_defaults(run=run)


def whole_number(name: str, most: int = LARGEST_NUMBER) -> Callable[[str], int]:
    """Reads what is given for an option: a whole number from 1 to the most that makes sense."""

    def read(given: str) -> int:
        if given.isascii() and given.isdecimal() and len(given) <= 20 and 1 <= int(given) <= most:
            return int(given)
        raise BadInput("simulate-bad-number", option=name, given=given[:40], most=most)

    return read


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Simulate and tell; status 1 if a match has failed, 130 if somebody has interrupted."""
    game = game_named(arguments.game)
    plan = plan_from(arguments, game)
    numbers = range(arguments.first, arguments.first + arguments.matches)
    tally = empty_tally(game, len(plan.bots))
    started = time.perf_counter()
    interrupted = False
    try:
        with (
            Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress,
            closing(simulated(plan, numbers, arguments.jobs or cores())) as parts,
        ):
            task = progress.add_task(words.say("simulate-progress", {"game": game.key}), total=len(numbers))
            for part in parts:
                tally.add(part)
                progress.update(task, completed=tally.matches)
    except KeyboardInterrupt:
        interrupted = True
    seconds = time.perf_counter() - started
    if arguments.json:
        print(json.dumps(as_data(plan, tally, seconds), ensure_ascii=False, indent=2))
    else:
        show(plan, tally, seconds, words)
    if interrupted:
        print(words.say("simulate-interrupted", {"done": tally.matches, "all": len(numbers)}), file=sys.stderr)
    tell_failures(plan, tally, words, with_trace=len(numbers) == 1)
    return 130 if interrupted else 1 if tally.failures else 0


def plan_from(arguments: argparse.Namespace, game: Game[Any]) -> Plan:
    """What the command line asks for; without seats, random bots on the fewest that the game has."""
    names = arguments.seats
    bots = ["random"] * min(game.seat_counts) if names is None else [name.strip() for name in names.split(",")]
    if HUMAN in bots:
        raise BadInput("simulate-human", game=game.key)
    seed = secrets.token_hex(8) if arguments.seed is None else arguments.seed
    return checked_plan(game, bots, options_given(arguments.option), seed, arguments.most_decisions)


def cores() -> int:
    """How many cores this process may use."""
    found = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(found, MOST_JOBS)


def as_data(plan: Plan, tally: Tally, seconds: float) -> dict[str, object]:
    """The tally as data for scripts; only `seconds` can differ when the same is simulated again."""
    wins = dict(zip(winners_named(tally), tally.wins, strict=True))
    return {
        "game": plan.game,
        "seats": list(plan.bots),
        "options": plan.options,
        "seed": plan.seed,
        "matches": tally.matches,
        "wins": wins,
        "win_intervals": {name: wilson_interval(won, tally.finished()) for name, won in wins.items()},
        "draws": tally.draws,
        **({"losses": tally.losses} if tally.together else {}),
        "failures": len(tally.failures),
        "failed": [
            {
                "match": failure.number,
                "seed": failure.seed,
                "why": failure.why,
                "command": command_again(plan, failure.number),
            }
            for failure in tally.failures
        ],
        "mean_decisions": tally.mean_decisions(),
        "seconds": seconds,
    }


def winners_named(tally: Tally) -> list[str]:
    """What the winners are called in the data: seats from 0, or all players together."""
    return ["players"] if tally.together else [str(seat) for seat in range(len(tally.wins))]


def show(plan: Plan, tally: Tally, seconds: float, words: Words) -> None:
    """Print who won how often."""
    terminal = Terminal()
    heading = {"game": plan.game, "matches": tally.matches, "seed": plan.seed}
    terminal.say_whole(words.say("simulate-heading", heading), "bold")
    table = Table(box=box.SIMPLE, pad_edge=False, show_edge=False)
    table.add_column(words.say("simulate-who"))
    for heading_key in ("simulate-wins", "simulate-rate", "simulate-interval"):
        table.add_column(words.say(heading_key), justify="right")
    for seat, won in enumerate(tally.wins):
        bots = ", ".join(plan.bots)
        who = (
            words.say("simulate-players", {"bots": bots})
            if tally.together
            else words.say("simulate-seat", {"seat": seat + 1, "bot": plan.bots[seat]})
        )
        table.add_row(who, *rate_in_words(won, tally.finished(), words))
    if not tally.together:
        table.add_row(words.say("simulate-draws"), *rate_in_words(tally.draws, tally.finished(), words))
    terminal.print(table)
    pace = {"decisions": tally.mean_decisions(), "seconds": seconds}
    terminal.say(words.say("simulate-pace", pace), "dim")


def rate_in_words(count: int, matches: int, words: Words) -> tuple[str, str, str]:
    """A count, its share of the matches, and the interval in which the true share lies."""
    if matches == 0:
        return "–", "–", "–"
    low, high = wilson_interval(count, matches)
    return (
        words.say("simulate-count", {"count": count}),
        words.say("simulate-percent", {"share": 100 * count / matches}),
        words.say("simulate-from-to", {"low": 100 * low, "high": 100 * high}),
    )


def tell_failures(plan: Plan, tally: Tally, words: Words, with_trace: bool) -> None:
    """Say on the error output which matches failed, and how to play them again."""
    for failure in tally.failures[:FAILURES_SHOWN]:
        if with_trace:
            print(failure.trace, end="", file=sys.stderr)
        told = {"match": str(failure.number), "seed": failure.seed, "why": failure.why}
        print(words.say("simulate-failed", told), file=sys.stderr)
        print(f"  {command_again(plan, failure.number)}", file=sys.stderr)
    if len(tally.failures) > FAILURES_SHOWN:
        print(words.say("simulate-more-failed", {"more": len(tally.failures) - FAILURES_SHOWN}), file=sys.stderr)


def command_again(plan: Plan, number: int) -> str:
    """The command that plays one match of the plan again."""
    options = [word for name, value in plan.options.items() for word in ("--option", f"{name}={value}")]
    most = [] if plan.most_decisions == MOST_DECISIONS else ["--most-decisions", str(plan.most_decisions)]
    which = ["--seed", plan.seed, "--first", str(number), "--matches", "1"]
    return shlex.join(["herna", "simulate", plan.game, "--seats", ",".join(plan.bots), *options, *most, *which])
