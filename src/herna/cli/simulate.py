"""`herna simulate GAME`: plays many matches of bots and counts who wins.

The results are a table, JSON, or a folder.
"""

from __future__ import annotations

import argparse
import shlex
import sys
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from herna.bots.interval import wilson_interval
from herna.cli.changed import add_change, use_changes, use_changes_of_run
from herna.cli.commands import add_command, print_json
from herna.cli.files import create_file
from herna.cli.matches import (
    LARGEST_NUMBER,
    add_options,
    collect,
    failures_as_data,
    finish,
    rate_in_words,
    read_bots,
    seed_from,
    whole_number,
)
from herna.cli.play import read_options
from herna.cli.terminal import Terminal, empty_table
from herna.engine.errors import BadInput
from herna.engine.game import Game
from herna.games.catalogue import game_named
from herna.lab.cluster import cluster_at
from herna.lab.cores import run_in_parts
from herna.lab.extras import require
from herna.lab.grid import Grid, Part, Sharing, empty_tallies, make_grid, play_grid, read_values
from herna.lab.runs import RUN, SUMMARY, Run, read_request, resume_run, start_run
from herna.lab.simulate import MOST_DECISIONS, Plan, Tally, record_match
from herna.messages.words import Words

MATCHES = 100  # of each cell, by default


def add(commands: Any, words: Words) -> None:
    """Add `simulate` to the command line."""
    simulate = add_command(commands, "simulate", run, words)
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
    add_change(simulate, words)
    simulate.add_argument("--ray", metavar="ADDRESS", help=words.say("help-simulate-ray"))


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Simulate; status 1 if a match failed, 130 if interrupted."""
    if arguments.resume is None:
        use_changes(arguments, words, arguments.game or "")
    stored = open_run(arguments, words)
    grid = grid_from(arguments, words) if stored is None else stored.grid
    game = game_named(grid.game)
    tallies = empty_tallies(game, grid)
    sharing: Sharing = run_in_parts if arguments.ray is None else cluster_at(arguments.ray)
    started = time.perf_counter()
    if arguments.record is not None:
        record(game, grid, tallies, arguments.record)
        interrupted = False
    elif stored is not None:
        interrupted = simulate_to_folder(stored, tallies, arguments.jobs, sharing, words)
    else:
        parts = play_grid(grid, grid.places(), False, arguments.jobs, sharing)
        interrupted = collect(parts, partial(add_part, tallies), game.key, len(grid.places()), words)
    seconds = time.perf_counter() - started
    if arguments.json:
        print_json({**grid_as_data(grid, tallies), "seconds": seconds})
    else:
        show(grid, tallies, seconds, words)
        print_next_step(arguments, stored, interrupted, words)
    failures = [failure for tally in tallies for failure in tally.failures]
    return finish(interrupted, failures, matches_in(tallies), len(grid.places()), words, changes=arguments.change)


# The request


def grid_from(arguments: argparse.Namespace, words: Words, seed: str | None = None) -> Grid:
    """The grid that the command line asks for; random bots by default."""
    if arguments.game is None:
        raise BadInput("error-simulate-what")
    game = game_named(arguments.game)
    line_ups = [read_bots(game, names) for names in arguments.seats] or [["random"] * min(game.seat_counts)]
    options: dict[str, list[str]] = {}
    for given in arguments.option:
        for name, text in read_options([given], game, arguments.option).items():
            options[name] = [*options.get(name, []), *read_values(game, name, text)]
    first = arguments.first or 1
    numbers = range(first, first + (arguments.matches or MATCHES))
    options = {name: list(dict.fromkeys(values)) for name, values in options.items()}
    grid, left_out = make_grid(game, line_ups, options, seed or seed_from(arguments), arguments.most_decisions, numbers)
    if len(grid.places()) > LARGEST_NUMBER:
        raise BadInput("error-too-many-rows", matches=len(grid.places()), most=LARGEST_NUMBER)
    if arguments.record is not None and len(grid.places()) > 1:
        raise BadInput("error-record-one", matches=len(grid.places()))
    if left_out:
        print(words.say("simulate-left-out", {"cells": left_out}), file=sys.stderr)
    return grid


def open_run(arguments: argparse.Namespace, words: Words) -> Run | None:
    """The run in the folder of --out or --resume; None without a folder."""
    if arguments.out is None and arguments.resume is None:
        return None
    require("lab")
    if arguments.resume is not None:
        asked = (arguments.game, arguments.seats, arguments.matches, arguments.first, arguments.seed, arguments.option)
        if any(asked) or arguments.change or arguments.most_decisions != MOST_DECISIONS:
            raise BadInput("error-resume-decides", folder=str(arguments.resume))
        use_changes_of_run(arguments.resume)
        return resume_run(arguments.resume)
    there = arguments.seed is None and (arguments.out / RUN).exists()
    return start_run(arguments.out, grid_from(arguments, words, read_request(arguments.out).seed if there else None))


# Playing


def add_part(tallies: Sequence[Tally], part: Part) -> int:
    """Add a part to the tallies of its cells; returns the matches so far."""
    for cell, tally in part.tallies.items():
        tallies[cell].add(tally)
    return matches_in(tallies)


def matches_in(tallies: Sequence[Tally]) -> int:
    return sum(tally.matches for tally in tallies)


def simulate_to_folder(run: Run, tallies: list[Tally], jobs: int, sharing: Sharing, words: Words) -> bool:
    """Play the rest of a run into its folder; returns whether it was interrupted."""
    from herna.lab.tables import drop_rows, read_rows, write_cards, write_tables  # only now: polars takes long to load

    grid = run.grid
    with run.locked():
        if not run.finished():
            done: set[int] = set()
            for row in run.rows():
                if grid.place(row.cell, row.match) not in done:
                    done.add(grid.place(row.cell, row.match))
                    tallies[row.cell].count(row.outcome(grid))
            left = [place for place in grid.places() if place not in done]
            with run.append() as rows:

                def store(part: Part) -> int:
                    rows.add(part.lines)
                    return add_part(tallies, part)

                parts = play_grid(grid, left, True, jobs, sharing)
                if collect(parts, store, grid.game, len(grid.places()), words, len(done)):
                    return True
            write_tables(run)
            write_cards(run)
            run.write_json(SUMMARY, grid_as_data(grid, tallies))
        else:
            for row in read_rows(run):
                tallies[row.cell].count(row.outcome(grid))
        drop_rows(run)
    return False


def record(game: Game[Any], grid: Grid, tallies: list[Tally], file: Path) -> None:
    """Play the grid's only match and write its journal."""
    cell, number = grid.match(0)
    match, outcome = record_match(game, grid.cells[cell], number)
    create_file(file, "".join(f"{line}\n" for line in match.journal.lines))
    tallies[cell].count(outcome)


# Results


def grid_as_data(grid: Grid, tallies: Sequence[Tally]) -> dict[str, object]:
    """The tallies for scripts: of the only cell, or the sums and each cell.

    They are always the same for a seed.
    """
    cells = [as_data(plan, tally) for plan, tally in zip(grid.cells, tallies, strict=True)]
    if len(cells) == 1:
        return cells[0]
    wins: dict[str, int] = {}
    for tally in tallies:
        for name, won in zip(winner_keys(tally), tally.wins, strict=True):
            wins[name] = wins.get(name, 0) + won
    finished = sum(tally.finished() for tally in tallies)
    failures = [failure for tally in tallies for failure in tally.failures]
    return {
        "game": grid.game,
        "seed": grid.cells[0].seed,
        "matches": matches_in(tallies),
        "wins": wins,
        "draws": sum(tally.draws for tally in tallies),
        **failures_as_data(failures),
        "mean_decisions": sum(tally.decisions for tally in tallies) / finished if finished else 0.0,
        "cells": cells,
    }


def as_data(plan: Plan, tally: Tally) -> dict[str, object]:
    """The tally of one cell for scripts."""
    wins = dict(zip(winner_keys(tally), tally.wins, strict=True))
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


def winner_keys(tally: Tally) -> list[str]:
    """The keys of the winners in the data: seats from 0, or "players"."""
    return ["players"] if tally.together else [str(seat) for seat in range(len(tally.wins))]


def show(grid: Grid, tallies: Sequence[Tally], seconds: float, words: Words) -> None:
    """Print who won how often, in each cell."""
    terminal = Terminal()
    heading = {"game": grid.game, "matches": matches_in(tallies), "seed": grid.cells[0].seed}
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
    """Who won how often in one cell, by seat or together; and the draws."""
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
    """The options that differ between cells."""
    return [name for name in grid.cells[0].options if len({plan.options[name] for plan in grid.cells}) > 1]


def print_next_step(arguments: argparse.Namespace, stored: Run | None, interrupted: bool, words: Words) -> None:
    """Print where the results are, and the command to continue with."""
    if arguments.record is not None:
        command = shlex.join(["herna", "replay", str(arguments.record)])
        print(words.say("simulate-recorded", {"file": str(arguments.record), "command": command}))
    elif stored is not None:
        folder = str(stored.folder)
        key, words_of = ("simulate-stopped", ["simulate", "--resume"]) if interrupted else ("simulate-kept", ["report"])
        print(words.say(key, {"folder": folder, "command": shlex.join(["herna", *words_of, folder])}))
