"""`herna simulate GAME`: bots against bots, many matches, as a table or as JSON."""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

from herna.cli.matches import (
    add_options,
    bots_named,
    ended,
    failures_as_data,
    gathered,
    rate_in_words,
    seed_from,
    whole_number,
)
from herna.cli.play import options_given
from herna.cli.terminal import Terminal, empty_table
from herna.engine.game import Game
from herna.games.catalogue import game_named
from herna.lab.simulate import Plan, Tally, checked_plan, empty_tally, simulated, wilson_interval
from herna.messages.words import Words


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
    add_options(simulate, words)
    simulate.set_defaults(run=run)


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Simulate and tell; status 1 if a match has failed, 130 if somebody has interrupted."""
    game = game_named(arguments.game)
    plan = plan_from(arguments, game)
    numbers = range(arguments.first, arguments.first + arguments.matches)
    tally = empty_tally(game, len(plan.bots))

    def count(part: Tally) -> int:
        tally.add(part)
        return tally.matches

    started = time.perf_counter()
    interrupted = gathered(simulated(plan, numbers, arguments.jobs), count, game.key, len(numbers), words)
    seconds = time.perf_counter() - started
    if arguments.json:
        print(json.dumps(as_data(plan, tally, seconds), ensure_ascii=False, indent=2))
    else:
        show(plan, tally, seconds, words)
    return ended(interrupted, tally.failures, tally.matches, len(numbers), words)


def plan_from(arguments: argparse.Namespace, game: Game[Any]) -> Plan:
    """What the command line asks for; without seats, random bots on the fewest that the game has."""
    names = arguments.seats
    bots = ["random"] * min(game.seat_counts) if names is None else bots_named(game, names)
    return checked_plan(game, bots, options_given(arguments.option), seed_from(arguments), arguments.most_decisions)


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
        **failures_as_data(tally.failures),
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
    terminal.say_whole(words.say("matches-heading", heading), "bold")
    table = empty_table(("simulate-who",), ("matches-wins", "matches-share", "matches-interval"), words)
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
    terminal.say(words.say("matches-pace", pace), "dim")
