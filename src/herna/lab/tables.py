"""A run's matches as tables (polars), stored as Parquet; a row is a match."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from typing import Any

import polars as pl

from herna.engine.content import change_digest
from herna.engine.game import Game
from herna.games.catalogue import game_named
from herna.lab import findings
from herna.lab.grid import Grid, Row
from herna.lab.runs import CARDS, MATCHES, ROWS, TIMES, Run, write_file

AT_ONCE = 20_000  # rows that are held as Python's objects at a time


def schema_of(game: Game[Any]) -> dict[str, Any]:
    """The columns of matches.parquet with their types; seats count from 0."""
    options = [
        pl.Field(option.name, pl.String if option.values or option.text else pl.Int64) for option in game.options()
    ]
    return {
        "cell": pl.Int32,
        "match": pl.Int64,
        "seed": pl.String,
        "seats": pl.List(pl.String),
        "options": pl.Struct(options) if options else pl.Null,
        "winners": pl.List(pl.Int8),
        "scores": pl.List(pl.Float64),
        "reason": pl.String,
        "decisions": pl.Int32,
        "turns": pl.Int32,
        "first": pl.Int8,
        "points": pl.List(pl.Int32),
        "points_by_turn": pl.List(pl.List(pl.Int32)),
        "cards": pl.List(pl.List(pl.Struct({"card": pl.String, "times": pl.Int32}))),
        "expected": pl.List(pl.Struct({"seat": pl.Int8, "expected": pl.Float64})),
        "failure": pl.String,
    }


TIMES_SCHEMA: dict[str, Any] = {"cell": pl.Int32, "match": pl.Int64, "seconds": pl.Float64}


def frames_of(grid: Grid, rows: Iterable[Row]) -> tuple[pl.DataFrame, pl.DataFrame]:
    """The matches, and how long each took, in the order of the grid."""
    game: Game[Any] = game_named(grid.game)
    schema = schema_of(game)
    matches: list[pl.DataFrame] = [pl.DataFrame(schema=schema)]
    times: list[pl.DataFrame] = [pl.DataFrame(schema=TIMES_SCHEMA)]
    waiting: list[Row] = []

    def flush() -> None:
        matches.append(pl.DataFrame([_entry(grid, row) for row in waiting], schema=schema, orient="row"))
        times.append(
            pl.DataFrame([(row.cell, row.match, row.seconds) for row in waiting], schema=TIMES_SCHEMA, orient="row")
        )
        waiting.clear()

    for row in rows:
        waiting.append(row)
        if len(waiting) == AT_ONCE:
            flush()
    flush()
    played, took = (pl.concat(parts).unique(["cell", "match"]).sort("cell", "match") for parts in (matches, times))
    return played, took


def _entry(grid: Grid, row: Row) -> Sequence[object]:
    """A row in the order of the schema's columns."""
    plan = grid.cells[row.cell]
    return (
        row.cell,
        row.match,
        plan.seed_of(row.match),
        plan.bots,
        plan.options or None,
        [seat for seat, score in enumerate(row.scores) if score == 1],
        row.scores,
        row.reason,
        row.decisions,
        row.turns,
        row.first,
        row.points[-1] if row.points else (),
        row.points,
        [[{"card": card, "times": times} for card, times in played.items()] for played in row.cards],
        [{"seat": seat, "expected": expected} for seat, expected in row.expected],
        row.failure or None,
    )


def write_tables(run: Run) -> None:
    """Write the tables of a run whose matches are all played."""
    for name, frame in zip((MATCHES, TIMES), frames_of(run.grid, run.rows()), strict=True):
        content = io.BytesIO()
        frame.write_parquet(content)
        write_file(run.folder / name, content.getvalue())


def write_cards(run: Run) -> None:
    """Write how often seats won that played each card, or had each ready-made deck."""
    matches, game = pl.read_parquet(run.folder / MATCHES), game_named(run.grid.game)
    decks = {
        (cell, seat): str(plan.options[option.name])
        for cell, plan in enumerate(run.grid.cells)
        for option in game.options()
        for seat in range(len(plan.bots))
        if option.name.endswith(f"-{seat + 1}") and plan.options[option.name] in game.decks()
    }
    played = findings.wins_with_cards(matches, game.cooperative)
    had = findings.shares(findings.sides_of(matches, decks).filter(pl.col("side").is_not_null()), ["side"])
    bots = sorted({bot for plan in run.grid.cells for bot in plan.bots})
    counted = {"played": played.rename({"card": "key"}), "decks": had.rename({"side": "key"}).sort("key")}
    shares = {name: {row.pop("key"): row for row in frame.to_dicts()} for name, frame in counted.items()}
    told = {
        "herna": "cards",
        "game": game.key,
        "game_version": game.version,
        "change": change_digest(game.key),
        "matches": findings.finished(matches).height,
    }
    run.write_json(CARDS, {**told, "bots": bots, **shares})


def read_tables(run: Run) -> tuple[pl.DataFrame, pl.DataFrame]:
    """The tables of a run, or of the matches played so far."""
    if run.finished():
        return pl.read_parquet(run.folder / MATCHES), pl.read_parquet(run.folder / TIMES)
    return frames_of(run.grid, run.rows())


def read_rows(run: Run) -> Iterable[Row]:
    """What a tally needs of every match of a finished run."""
    columns = ("cell", "match", "scores", "reason", "decisions", "failure")
    for cell, match, scores, reason, decisions, failure in pl.read_parquet(run.folder / MATCHES).select(columns).rows():
        yield Row(cell, match, tuple(scores), reason, decisions, 0, -1, [], [], 0.0, failure or "")


def drop_rows(run: Run) -> None:
    """Delete the lines that the tables were made of."""
    (run.folder / ROWS).unlink(missing_ok=True)
