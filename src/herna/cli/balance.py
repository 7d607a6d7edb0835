"""`herna balance GAME --change FILE`: compares two versions of a game's content.

It says whether the changed version is stronger, by how much, and how sure that is.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

from herna.cli.changed import warn_of_illegal_decks
from herna.cli.commands import add_command, print_json
from herna.cli.matches import (
    add_options,
    collect,
    failures_as_data,
    finish,
    percent,
    read_bots,
    seed_from,
    whole_number,
)
from herna.cli.play import read_options
from herna.cli.terminal import Terminal, empty_table
from herna.engine.game import Game
from herna.engine.journal import read_text
from herna.games.catalogue import game_named
from herna.lab.balance import VERSIONS, Difference, Pairs, compare, differences
from herna.lab.change import read_change
from herna.lab.dry_run import check_change
from herna.lab.simulate import Plan, make_plan
from herna.messages.words import Words

MATCHES = 200
LEAST_LUCK = 1e-6  # less likely than this is reported as "less than"
MINUS = "−"


def add(commands: Any, words: Words) -> None:
    """Add `balance` to the command line."""
    balance = add_command(commands, "balance", run, words)
    balance.add_argument("game", metavar="GAME", help=words.say("help-game"))
    balance.add_argument("--change", metavar="FILE", type=Path, required=True, help=words.say("help-balance-change"))
    balance.add_argument("--seats", metavar="BOT,BOT", help=words.say("help-balance-seats"))
    balance.add_argument(
        "--matches",
        metavar="N",
        type=whole_number("--matches"),
        default=MATCHES,
        help=words.say("help-balance-matches"),
    )
    balance.add_argument(
        "--first", metavar="N", type=whole_number("--first"), default=1, help=words.say("help-simulate-first")
    )
    add_options(balance, words)


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Compare the versions; status 1 if a match failed, 130 if interrupted."""
    game, file = game_named(arguments.game), str(arguments.change)
    text = read_text(arguments.change)
    changes = read_change(game, text, file)
    plan = plan_from(arguments, game)
    illegal = check_change(game.key, changes, file, text, len(plan.bots), plan.options)
    warn_of_illegal_decks(illegal, game.key, words, options_in_play(plan))
    numbers = range(arguments.first, arguments.first + arguments.matches)
    pairs = Pairs()
    started = time.perf_counter()
    parts = compare(plan, changes, numbers, arguments.jobs)
    interrupted = collect(parts, pairs.add, game.key, 2 * len(numbers), words)
    seconds = time.perf_counter() - started
    if arguments.json:
        print_json(as_data(plan, file, pairs, seconds))
    else:
        show(plan, file, pairs, seconds, words)
    played = min(pairs.matches(version) for version in range(len(VERSIONS)))
    return finish(interrupted, pairs.all_failures(), played, len(numbers), words, file)


def plan_from(arguments: argparse.Namespace, game: Game[Any]) -> Plan:
    """The plan that the command line asks for; random bots by default."""
    names = arguments.seats
    bots = ["random"] * min(game.seat_counts) if names is None else read_bots(game, names)
    return make_plan(game, bots, read_options(arguments.option, game), seed_from(arguments), arguments.most_decisions)


def options_in_play(plan: Plan) -> dict[str, str | int]:
    """The options, without those of seats that nobody takes."""
    empty = tuple(f"-{seat}" for seat in range(len(plan.bots) + 1, max(game_named(plan.game).seat_counts) + 1))
    return {name: value for name, value in plan.options.items() if not name.endswith(empty)}


# As data


def as_data(plan: Plan, file: str, pairs: Pairs, seconds: float) -> dict[str, object]:
    """The results for scripts; only `seconds` differs when the command is repeated."""
    sides = differences(pairs)
    return {
        "game": plan.game,
        "change": file,
        "seats": list(plan.bots),
        "options": plan.options,
        "seed": plan.seed,
        "pairs": len(pairs.numbers()),
        "sides": {side_key(plan, number): side_as_data(side) for number, side in enumerate(sides)},
        "mean_decisions": {name: pairs.mean_decisions(version) for version, name in enumerate(VERSIONS)},
        **failures_as_data(pairs.all_failures(), file),
        "seconds": seconds,
    }


def side_key(plan: Plan, number: int) -> str:
    """The key of a side in the data: its seat from 0, or "players"."""
    return "players" if game_named(plan.game).cooperative else str(number)


def side_as_data(side: Difference) -> dict[str, object]:
    return {
        "before": side.before,
        "after": side.after,
        "difference": side.mean(),
        "interval": side.interval,
        "better": side.better,
        "worse": side.worse,
        "luck": side.luck,
        "verdict": side.verdict(),
    }


# In words


def show(plan: Plan, file: str, pairs: Pairs, seconds: float, words: Words) -> None:
    """Print each side before and after, and the verdicts."""
    terminal = Terminal()
    heading = {"game": plan.game, "file": file, "pairs": len(pairs.numbers()), "seed": plan.seed}
    terminal.say_whole(words.say("balance-heading", heading), "bold")
    sides = differences(pairs)
    if not sides:
        terminal.say(words.say("balance-nothing"))
        return
    columns = ("balance-before", "balance-after", "balance-difference", "matches-interval")
    table = empty_table(("simulate-who",), columns, words)
    for number, side in enumerate(sides):
        shares = (percent(side.before, words), percent(side.after, words))
        name = side_in_words(plan, number, "simulate", words)
        table.add_row(name, *shares, points(side.mean(), words), interval_of(side, words))
    terminal.print(table)
    for number, side in enumerate(sides):
        told = {"who": side_in_words(plan, number, "balance", words), **difference_in_words(side, words)}
        terminal.say(words.say(f"balance-{side.verdict()}", told))
    terminal.say(words.say("balance-legend"), "dim")
    pace = {name: pairs.mean_decisions(version) for version, name in enumerate(VERSIONS)}
    terminal.say(words.say("balance-pace", {**pace, "seconds": seconds}), "dim")


def side_in_words(plan: Plan, number: int, where: str, words: Words) -> str:
    """The name of a side, in a table ("simulate") or a sentence ("balance")."""
    if game_named(plan.game).cooperative:
        return words.say(f"{where}-players", {"bots": ", ".join(plan.bots)})
    return words.say(f"{where}-seat", {"seat": number + 1, "bot": plan.bots[number]})


def difference_in_words(side: Difference, words: Words) -> dict[str, str]:
    """The size of a difference, its interval, and how likely luck alone is."""
    size = abs(side.mean()) if side.verdict() != "same" else side.interval[1]
    key = "balance-luck" if side.luck >= LEAST_LUCK else "balance-luck-never"
    luck = words.say(key, {"times": 1 / max(side.luck, LEAST_LUCK)})
    told = words.say("balance-points", {"sign": "", "points": 100 * size})
    return {"points": told, "interval": interval_of(side, words), "luck": luck}


def interval_of(side: Difference, words: Words) -> str:
    low, high = side.interval
    return words.say("balance-from-to", {"low": points(low, words), "high": points(high, words)})


def points(share: float, words: Words) -> str:
    """A difference of shares in percentage points, with its sign."""
    sign = "+" if share > 0 else MINUS if share < 0 else ""
    return words.say("balance-points", {"sign": sign, "points": 100 * abs(share)})
