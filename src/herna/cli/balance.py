"""`herna balance GAME --change FILE`: is a change of a game's content stronger, by how much, and how sure is that."""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

from herna.cli.matches import (
    add_options,
    bots_named,
    ended,
    failures_as_data,
    gathered,
    percent,
    seed_from,
    whole_number,
)
from herna.cli.play import options_given
from herna.cli.terminal import Terminal, empty_table
from herna.engine.game import Game
from herna.engine.journal import read_text
from herna.games.catalogue import game_named
from herna.lab.balance import VERSIONS, Difference, Pairs, check_change, compared, differences
from herna.lab.change import read_change
from herna.lab.simulate import Plan, checked_plan
from herna.messages.words import Words

MATCHES = 200
LEAST_LUCK = 1e-6  # nobody needs to know more exactly how unlikely a thing is
MINUS = "−"


def add(commands: Any, words: Words) -> None:
    """Add `balance` to the command line."""
    about = words.say("help-balance")
    balance = commands.add_parser(
        "balance", help=about, description=words.say("help-balance-whole", {"about": about}), allow_abbrev=False
    )
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
    balance.set_defaults(run=run)


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Compare and tell; status 1 if a match has failed, 130 if somebody has interrupted."""
    game, file = game_named(arguments.game), str(arguments.change)
    changes = read_change(game, read_text(arguments.change), file)
    plan = plan_from(arguments, game)
    check_change(plan, changes, file)
    numbers = range(arguments.first, arguments.first + arguments.matches)
    pairs = Pairs()
    started = time.perf_counter()
    parts = compared(plan, changes, numbers, arguments.jobs)
    interrupted = gathered(parts, pairs.add, game.key, 2 * len(numbers), words)
    seconds = time.perf_counter() - started
    if arguments.json:
        print(json.dumps(as_data(plan, file, pairs, seconds), ensure_ascii=False, indent=2))
    else:
        show(plan, file, pairs, seconds, words)
    played = min(pairs.matches(version) for version in range(len(VERSIONS)))
    return ended(interrupted, pairs.all_failures(), played, len(numbers), words, file)


def plan_from(arguments: argparse.Namespace, game: Game[Any]) -> Plan:
    """What the command line asks for; without seats, random bots on the fewest that the game has."""
    names = arguments.seats
    bots = ["random"] * min(game.seat_counts) if names is None else bots_named(game, names)
    return checked_plan(game, bots, options_given(arguments.option), seed_from(arguments), arguments.most_decisions)


# As data


def as_data(plan: Plan, file: str, pairs: Pairs, seconds: float) -> dict[str, object]:
    """All that there is to tell, for scripts; only `seconds` can differ when the same is compared again."""
    sides = differences(pairs)
    return {
        "game": plan.game,
        "change": file,
        "seats": list(plan.bots),
        "options": plan.options,
        "seed": plan.seed,
        "pairs": len(pairs.numbers()),
        "sides": {side_named(plan, number): side_as_data(side) for number, side in enumerate(sides)},
        "mean_decisions": {name: pairs.mean_decisions(version) for version, name in enumerate(VERSIONS)},
        **failures_as_data(pairs.all_failures(), file),
        "seconds": seconds,
    }


def side_named(plan: Plan, number: int) -> str:
    """What a side is called in the data: seats from 0, or all players together."""
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
    """Print each side before and after, and what that means."""
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
        name = who(plan, number, "simulate", words)
        table.add_row(name, *shares, points(side.mean(), words), interval_of(side, words))
    terminal.print(table)
    for number, side in enumerate(sides):
        told = {"who": who(plan, number, "balance", words), **told_of(side, words)}
        terminal.say(words.say(f"balance-{side.verdict()}", told))
    terminal.say(words.say("balance-legend"), "dim")
    pace = {name: pairs.mean_decisions(version) for version, name in enumerate(VERSIONS)}
    terminal.say(words.say("balance-pace", {**pace, "seconds": seconds}), "dim")


def who(plan: Plan, number: int, where: str, words: Words) -> str:
    """What a side is called: in a table of a simulation, or in a sentence of a balance."""
    if game_named(plan.game).cooperative:
        return words.say(f"{where}-players", {"bots": ", ".join(plan.bots)})
    return words.say(f"{where}-seat", {"seat": number + 1, "bot": plan.bots[number]})


def told_of(side: Difference, words: Words) -> dict[str, str]:
    """The size of a difference, its interval, and how likely chance alone brings it, in words."""
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
