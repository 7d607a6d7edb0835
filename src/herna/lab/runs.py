"""A run's folder: what was asked, the rows while it runs, and at the end the results as tables.

run.json       what was asked, and by which version; whoever works on the run holds a lock on it
rows.jsonl     while it runs: a line for each match that is done, in whatever order; a killed run loses none of them
matches.parquet, times.parquet, summary.json
               at the end: a row for each match, how long each took by the clock, and who won how often
"""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from herna import VERSION
from herna.engine.errors import BadInput
from herna.engine.game import Game
from herna.games.catalogue import game_named
from herna.lab.grid import MOST_ROWS, Grid, Row
from herna.lab.simulate import Plan, checked_plan

RUN, ROWS, MATCHES, TIMES, SUMMARY = "run.json", "rows.jsonl", "matches.parquet", "times.parquet", "summary.json"
FORMAT = 1


class Cell(msgspec.Struct):
    """A cell as run.json names it."""

    seats: tuple[str, ...]
    options: dict[str, str | int]


class Asked(msgspec.Struct, kw_only=True):
    """What run.json says."""

    herna: str
    format: int
    version: str
    game: str
    game_version: int
    seed: str
    first: int
    matches: int
    most_decisions: int
    cells: list[Cell]


def asked_of(grid: Grid) -> Asked:
    """What is asked by a grid, with the versions of the program and of the game."""
    plan = grid.cells[0]
    return Asked(
        herna="run",
        format=FORMAT,
        version=VERSION,
        game=grid.game,
        game_version=game_named(grid.game).version,
        seed=plan.seed,
        first=grid.first,
        matches=grid.matches,
        most_decisions=plan.most_decisions,
        cells=[Cell(cell.bots, cell.options) for cell in grid.cells],
    )


def read_asked(folder: Path) -> Asked:
    """What a folder's run.json says."""
    file = folder / RUN
    try:
        asked = msgspec.json.decode(file.read_bytes(), type=Asked)
    except FileNotFoundError as error:
        raise BadInput("error-no-run", folder=str(folder)) from error
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError) as fault:
        raise BadInput("error-run-file", file=str(file), why=str(fault)) from fault
    if asked.herna != "run" or asked.format != FORMAT or not asked.cells or asked.matches < 1 or asked.first < 1:
        raise BadInput("error-run-file", file=str(file), why=f"{asked.herna} {asked.format}")
    return asked


def grid_of(asked: Asked) -> Grid:
    """The grid that a run.json asks for."""
    game: Game[Any] = game_named(asked.game)
    cells = tuple(_plan(game, asked, cell) for cell in asked.cells)
    return Grid(game.key, cells, asked.first, asked.matches)


def _plan(game: Game[Any], asked: Asked, cell: Cell) -> Plan:
    return checked_plan(game, cell.seats, cell.options, asked.seed, asked.most_decisions)


class Run:
    """A run that is worked on, or read."""

    def __init__(self, folder: Path, grid: Grid) -> None:
        self.folder = folder
        self.grid = grid

    def finished(self) -> bool:
        """Whether all matches are played, and the tables written."""
        return (self.folder / SUMMARY).exists()

    def rows(self) -> Iterator[Row]:
        """The rows that were kept so far, in whatever order; a line that was torn off by a kill is none."""
        file = self.folder / ROWS
        if not file.exists():
            return
        decoder = msgspec.json.Decoder(Row)
        with file.open("rb") as lines:
            for number, line in enumerate(lines, 1):
                if not line.endswith(b"\n"):
                    return
                try:
                    row = decoder.decode(line)
                except msgspec.MsgspecError as error:
                    raise BadInput("error-rows", file=str(file), line=number) from error
                if self.grid.place(row.cell, row.match) < 0:
                    raise BadInput("error-rows", file=str(file), line=number)
                yield row

    @contextmanager
    def held(self) -> Iterator[None]:
        """Nobody else works on the run meanwhile."""
        with (self.folder / RUN).open("rb") as file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError as error:
                raise BadInput("error-run-busy", folder=str(self.folder)) from error
            yield

    @contextmanager
    def writing(self) -> Iterator[Rows]:
        """Write rows after those that are whole."""
        file = self.folder / ROWS
        if file.exists():
            held = file.read_bytes()
            os.truncate(file, held.rfind(b"\n") + 1)
        with file.open("ab", buffering=0) as out:
            yield Rows(out.fileno())

    def put(self, name: str, data: Any) -> None:
        """Write a file of the folder as JSON, whole or not at all."""
        put_file(self.folder / name, msgspec.json.format(msgspec.json.encode(data), indent=2) + b"\n")


class Rows:
    """The open file of rows."""

    def __init__(self, file: int) -> None:
        self.file = file

    def add(self, lines: bytes) -> None:
        """Whole lines go to the end of the file: once they are there, a kill of this program does not lose them."""
        while lines:
            lines = lines[os.write(self.file, lines) :]


def put_file(file: Path, content: bytes) -> None:
    """Write a file whole or not at all."""
    beside = file.with_name(f".{file.name}.part")
    try:
        beside.write_bytes(content)
        os.replace(beside, file)
    except OSError as error:
        raise BadInput("error-unwritable-file", file=str(file), why=error.strerror or str(error)) from error


def begun(folder: Path, grid: Grid) -> Run:
    """A new run in a new or empty folder; one that asks for just the same is gone on with."""
    if len(grid.places()) > MOST_ROWS:
        raise BadInput("error-too-many-rows", matches=len(grid.places()), most=MOST_ROWS)
    if (folder / RUN).exists():
        asked = read_asked(folder)
        _check_version(folder, asked)
        if asked != asked_of(grid):
            raise BadInput("error-another-run", folder=str(folder))
        return Run(folder, grid)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        empty = not any(folder.iterdir())
    except OSError as error:
        raise BadInput("error-unwritable-file", file=str(folder), why=error.strerror or str(error)) from error
    if not empty:
        raise BadInput("error-folder-taken", folder=str(folder))
    run = Run(folder, grid)
    run.put(RUN, asked_of(grid))
    return run


def run_in(folder: Path) -> Run:
    """The run of a folder, to be read."""
    return Run(folder, grid_of(read_asked(folder)))


def resumed(folder: Path) -> Run:
    """A run that was begun, to be gone on with by the same version of the program."""
    _check_version(folder, read_asked(folder))
    return run_in(folder)


def _check_version(folder: Path, asked: Asked) -> None:
    """Another version may play other matches from the same seeds."""
    if (asked.version, asked.game_version) != (VERSION, game_named(asked.game).version):
        raise BadInput("error-run-version", folder=str(folder), found=asked.version, known=VERSION)
