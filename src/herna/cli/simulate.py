"""`herna simulate GAME`: bots against bots, many matches, as a table, as JSON, or kept in a folder."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from herna.cli.files import begin_file, writing
from herna.cli.matches import (
    LARGEST_NUMBER,
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
from herna.engine.errors import BadInput
from herna.engine.game import Game
from herna.games.catalogue import game_named
from herna.lab.cluster import sharing_on
from herna.lab.cores import in_parts
from herna.lab.extras import require
from herna.lab.grid import Grid, Part, Sharing, checked_grid, empty_tallies, grid_played, values_given
from herna.lab.runs import RUN, SUMMARY, Run, begun, read_asked, resumed
from herna.lab.simulate import MOST_DECISIONS, Plan, Tally, recorded, wilson_interval
from herna.messages.words import Words

MATCHES = 100  # of each cell, if nothing else is said


def add(commands: Any, words: Words) -> None:
    """Add `simulate` to the command line."""
    about = words.say("help-simulate")
    simulate = commands.add_parser("simulate", help=about, description=about, allow_abbrev=False)
    simulate.add_argument("game", metavar="GAME", nargs="?", help=words.say("help-game"))
    simulate.add_argument(
        "--seats", metavar="BOT,BOT", action="append", default=[], help=words.say("help-simulate-seats")
    )
    simulate.add_argument(
        "--matches", metavar="N", type=whole_number("--matches"), help=words.say("help-simulate-matches")
    )
    simulate.add_argument("--first", metavar="N", type=whole_number("--first"), help=words.say("help-simulate-first"))
    add_options(simulate, words, "help-simulate-option")
    where = simulate.add_mutually_exclusive_group()
    where.add_argument("--out", metavar="DIR", type=Path, help=words.say("help-simulate-out"))
    where.add_argument("--resume", metavar="DIR", type=Path, help=words.say("help-simulate-resume"))
    where.add_argument("--record", metavar="FILE", type=Path, help=words.say("help-simulate-record"))
    simulate.add_argument("--ray", metavar="ADDRESS", help=words.say("help-simulate-ray"))
    simulate.set_defaults(run=run)


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Simulate and tell; status 1 if a match has failed, 130 if somebody has interrupted."""
    kept = kept_run(arguments, words)
    grid = grid_from(arguments, words) if kept is None else kept.grid
    game = game_named(grid.game)
    tallies = empty_tallies(game, grid)
    sharing: Sharing = in_parts if arguments.ray is None else sharing_on(arguments.ray)
    started = time.perf_counter()
    if arguments.record is not None:
        record(game, grid, tallies, arguments.record)
        interrupted = False
    elif kept is not None:
        interrupted = simulate_kept(kept, tallies, arguments.jobs, sharing, words)
    else:
        parts = grid_played(grid, grid.places(), False, arguments.jobs, sharing)
        interrupted = gathered(parts, partial(add_part, tallies), game.key, len(grid.places()), words)
    seconds = time.perf_counter() - started
    if arguments.json:
        print(json.dumps({**grid_as_data(grid, tallies), "seconds": seconds}, ensure_ascii=False, indent=2))
    else:
        show(grid, tallies, seconds, words)
        say_what_next(arguments, kept, interrupted, words)
    failures = [failure for tally in tallies for failure in tally.failures]
    return ended(interrupted, failures, played_in(tallies), len(grid.places()), words)


# What is asked for


def grid_from(arguments: argparse.Namespace, words: Words, seed: str | None = None) -> Grid:
    """What the command line asks for; without seats, random bots on the fewest that the game has."""
    if arguments.game is None:
        raise BadInput("error-simulate-what")
    game = game_named(arguments.game)
    line_ups = [bots_named(game, names) for names in arguments.seats] or [["random"] * min(game.seat_counts)]
    options: dict[str, list[str]] = {}
    for given in arguments.option:
        for name, text in options_given([given]).items():
            options[name] = [*options.get(name, []), *values_given(game, name, text)]
    first = arguments.first or 1
    numbers = range(first, first + (arguments.matches or MATCHES))
    options = {name: list(dict.fromkeys(values)) for name, values in options.items()}
    grid, left_out = checked_grid(
        game, line_ups, options, seed or seed_from(arguments), arguments.most_decisions, numbers
    )
    if len(grid.places()) > LARGEST_NUMBER:
        raise BadInput("error-too-many-rows", matches=len(grid.places()), most=LARGEST_NUMBER)
    if arguments.record is not None and len(grid.places()) > 1:
        raise BadInput("error-record-one", matches=len(grid.places()))
    if left_out:
        print(words.say("simulate-left-out", {"cells": left_out}), file=sys.stderr)
    return grid


def kept_run(arguments: argparse.Namespace, words: Words) -> Run | None:
    """The run whose folder the command line names, new or gone on with; nothing, if it names none."""
    if arguments.out is None and arguments.resume is None:
        return None
    require("lab")
    if arguments.resume is not None:
        asked = (arguments.game, arguments.seats, arguments.matches, arguments.first, arguments.seed, arguments.option)
        if any(asked) or arguments.most_decisions != MOST_DECISIONS:
            raise BadInput("error-resume-decides", folder=str(arguments.resume))
        return resumed(arguments.resume)
    there = arguments.seed is None and (arguments.out / RUN).exists()
    return begun(arguments.out, grid_from(arguments, words, read_asked(arguments.out).seed if there else None))


# While it is played


def add_part(tallies: Sequence[Tally], part: Part) -> int:
    """Add a part to the tallies of its cells; says how many matches that makes in all."""
    for cell, tally in part.tallies.items():
        tallies[cell].add(tally)
    return played_in(tallies)


def played_in(tallies: Sequence[Tally]) -> int:
    return sum(tally.matches for tally in tallies)


def simulate_kept(run: Run, tallies: list[Tally], jobs: int, sharing: Sharing, words: Words) -> bool:
    """Play what is left of a run and keep it; says whether somebody has interrupted."""
    from herna.lab.tables import drop_rows, rows_kept, write_tables  # only now: polars takes long to load

    grid = run.grid
    with run.held():
        if not run.finished():
            done: set[int] = set()
            for row in run.rows():
                if grid.place(row.cell, row.match) not in done:
                    done.add(grid.place(row.cell, row.match))
                    tallies[row.cell].count(row.outcome(grid))
            left = [place for place in grid.places() if place not in done]
            with run.writing() as rows:

                def keep(part: Part) -> int:
                    rows.add(part.lines)
                    return add_part(tallies, part)

                parts = grid_played(grid, left, True, jobs, sharing)
                if gathered(parts, keep, grid.game, len(grid.places()), words, len(done)):
                    return True
            write_tables(run)
            run.put(SUMMARY, grid_as_data(grid, tallies))
        else:
            for row in rows_kept(run):
                tallies[row.cell].count(row.outcome(grid))
        drop_rows(run)
    return False


def record(game: Game[Any], grid: Grid, tallies: list[Tally], file: Path) -> None:
    """Play the one match of a grid again, and write a journal that `herna replay` opens."""
    cell, number = grid.match(0)
    match, outcome = recorded(game, grid.cells[cell], number)
    with writing(file):
        begin_file(file, "".join(f"{line}\n" for line in match.journal.lines))
    tallies[cell].count(outcome)


# What is told


def grid_as_data(grid: Grid, tallies: Sequence[Tally]) -> dict[str, object]:
    """The tallies as data for scripts: of the one cell, or of all together and each; always the same for a seed."""
    cells = [as_data(plan, tally) for plan, tally in zip(grid.cells, tallies, strict=True)]
    if len(cells) == 1:
        return cells[0]
    wins: dict[str, int] = {}
    for tally in tallies:
        for name, won in zip(winners_named(tally), tally.wins, strict=True):
            wins[name] = wins.get(name, 0) + won
    finished = sum(tally.finished() for tally in tallies)
    failures = [failure for tally in tallies for failure in tally.failures]
    return {
        "game": grid.game,
        "seed": grid.cells[0].seed,
        "matches": played_in(tallies),
        "wins": wins,
        "draws": sum(tally.draws for tally in tallies),
        **failures_as_data(failures),
        "mean_decisions": sum(tally.decisions for tally in tallies) / finished if finished else 0.0,
        "cells": cells,
    }


def as_data(plan: Plan, tally: Tally) -> dict[str, object]:
    """The tally of one cell as data for scripts."""
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
    }


def winners_named(tally: Tally) -> list[str]:
    """What the winners are called in the data: seats from 0, or all players together."""
    return ["players"] if tally.together else [str(seat) for seat in range(len(tally.wins))]


def show(grid: Grid, tallies: Sequence[Tally], seconds: float, words: Words) -> None:
    """Print who won how often, in each cell."""
    terminal = Terminal()
    heading = {"game": grid.game, "matches": played_in(tallies), "seed": grid.cells[0].seed}
    terminal.say_whole(words.say("matches-heading", heading), "bold")
    several = len(grid.cells) > 1
    table = empty_table(
        ("simulate-cell", "simulate-who") if several else ("simulate-who",),
        ("matches-wins", "matches-share", "matches-interval"),
        words,
    )
    varied = varied_options(grid)
    for plan, tally in zip(grid.cells, tallies, strict=True):
        names = [str(plan.options[option]) for option in varied]
        rows = rows_of(plan, tally, words)
        for number, row in enumerate(rows):
            name = names[number : number + 1] if row is not rows[-1] else names[number:]
            table.add_row(*(["\n".join(name)] if several else []), *row, end_section=row is rows[-1])
    terminal.print(table)
    finished = sum(tally.finished() for tally in tallies)
    decisions = sum(tally.decisions for tally in tallies)
    pace = {"decisions": decisions / finished if finished else 0.0, "seconds": seconds}
    terminal.say(words.say("matches-pace", pace), "dim")


def rows_of(plan: Plan, tally: Tally, words: Words) -> list[tuple[str, ...]]:
    """Who won how often in one cell: each seat, or all together; and the draws."""
    rows: list[tuple[str, ...]] = []
    for seat, won in enumerate(tally.wins):
        who = (
            words.say("simulate-players", {"bots": ", ".join(plan.bots)})
            if tally.together
            else words.say("simulate-seat", {"seat": seat + 1, "bot": plan.bots[seat]})
        )
        rows.append((who, *rate_in_words(won, tally.finished(), words)))
    if not tally.together:
        rows.append((words.say("simulate-draws"), *rate_in_words(tally.draws, tally.finished(), words)))
    return rows


def varied_options(grid: Grid) -> list[str]:
    """The options that are not the same in all cells."""
    return [name for name in grid.cells[0].options if len({plan.options[name] for plan in grid.cells}) > 1]


def say_what_next(arguments: argparse.Namespace, kept: Run | None, interrupted: bool, words: Words) -> None:
    """Where the results are, and the command that goes on from there."""
    if arguments.record is not None:
        command = shlex.join(["herna", "replay", str(arguments.record)])
        print(words.say("simulate-recorded", {"file": str(arguments.record), "command": command}))
    elif kept is not None:
        folder = str(kept.folder)
        key, words_of = ("simulate-stopped", ["simulate", "--resume"]) if interrupted else ("simulate-kept", ["report"])
        print(words.say(key, {"folder": folder, "command": shlex.join(["herna", *words_of, folder])}))
