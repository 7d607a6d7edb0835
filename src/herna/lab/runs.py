"""A run's folder: the request, the rows while it runs, then the result tables.

run.json       the request, and the version that it was made by; a program that works on the run locks this file
rows.jsonl     while it runs: a line for each finished match, in any order; a killed run loses none of them
matches.parquet, times.parquet, cards.json, summary.json
               at the end: a row for each match, how long each took by the clock, how often those won who played a card
               or had a deck, and who won how often
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
from herna.engine.content import changes_of
from herna.engine.errors import BadInput, unwritable
from herna.engine.game import Game
from herna.games.catalogue import game_named
from herna.lab.grid import MOST_ROWS, Grid, Row
from herna.lab.simulate import Plan, make_plan

RUN, ROWS, MATCHES, TIMES = "run.json", "rows.jsonl", "matches.parquet", "times.parquet"
CARDS, SUMMARY = "cards.json", "summary.json"
FORMAT = 1


class Cell(msgspec.Struct):
    """A cell in run.json."""

    seats: tuple[str, ...]
    options: dict[str, str | int]


class Request(msgspec.Struct, kw_only=True):
    """The content of run.json."""

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
    change: dict[str, dict[str, Any]] = {}


def request_of(grid: Grid) -> Request:
    """The request for a grid, with the versions of the program and the game."""
    plan = grid.cells[0]
    return Request(
        herna="run",
        format=FORMAT,
        version=VERSION,
        game=grid.game,
        game_version=game_named(grid.game).version,
        seed=plan.seed,
        first=grid.first,
        matches=grid.matches,
        most_decisions=plan.most_decisions,
        change=changes_of(grid.game),
        cells=[Cell(cell.bots, cell.options) for cell in grid.cells],
    )


def read_request(folder: Path) -> Request:
    """Read a folder's run.json."""
    file = folder / RUN
    try:
        request = msgspec.json.decode(file.read_bytes(), type=Request)
    except FileNotFoundError as error:
        raise BadInput("error-no-run", folder=str(folder)) from error
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError) as fault:
        raise BadInput("error-run-file", file=str(file), why=str(fault)) from fault
    if (
        request.herna != "run"
        or request.format != FORMAT
        or not request.cells
        or request.matches < 1
        or request.first < 1
    ):
        raise BadInput("error-run-file", file=str(file), why=f"{request.herna} {request.format}")
    return request


def grid_of(request: Request) -> Grid:
    """The grid that a run.json asks for."""
    game: Game[Any] = game_named(request.game)
    cells = tuple(_plan(game, request, cell) for cell in request.cells)
    if request.change != changes_of(game.key):
        raise BadInput("error-other-change", file=RUN, game=game.key)
    return Grid(game.key, cells, request.first, request.matches)


def _plan(game: Game[Any], request: Request, cell: Cell) -> Plan:
    return make_plan(game, cell.seats, cell.options, request.seed, request.most_decisions)


class Run:
    """A run: its folder and its grid."""

    def __init__(self, folder: Path, grid: Grid) -> None:
        self.folder = folder
        self.grid = grid

    def finished(self) -> bool:
        """Whether all matches are played and the tables written."""
        return (self.folder / SUMMARY).exists()

    def rows(self) -> Iterator[Row]:
        """The rows stored so far, in any order; an incomplete last line is skipped."""
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
    def locked(self) -> Iterator[None]:
        """Lock the run, so that no other program works on it meanwhile."""
        with (self.folder / RUN).open("rb") as file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError as error:
                raise BadInput("error-run-busy", folder=str(self.folder)) from error
            yield

    @contextmanager
    def append(self) -> Iterator[Rows]:
        """Open the file of rows to append to its complete lines."""
        file = self.folder / ROWS
        if file.exists():
            held = file.read_bytes()
            os.truncate(file, held.rfind(b"\n") + 1)
        with file.open("ab", buffering=0) as out:
            yield Rows(out.fileno())

    def write_json(self, name: str, data: Any) -> None:
        """Write a file of the folder as JSON, whole or not at all."""
        write_file(self.folder / name, msgspec.json.format(msgspec.json.encode(data), indent=2) + b"\n")


class Rows:
    """The open file of rows."""

    def __init__(self, file: int) -> None:
        self.file = file

    def add(self, lines: bytes) -> None:
        """Append whole lines; once written, they survive a kill of this program."""
        while lines:
            lines = lines[os.write(self.file, lines) :]


def write_file(file: Path, content: bytes) -> None:
    """Write a file whole or not at all."""
    beside = file.with_name(f".{file.name}.part")
    try:
        beside.write_bytes(content)
        os.replace(beside, file)
    except OSError as error:
        raise unwritable(file, error) from error


def start_run(folder: Path, grid: Grid) -> Run:
    """Start a run in a new or empty folder, or resume the same run."""
    if len(grid.places()) > MOST_ROWS:
        raise BadInput("error-too-many-rows", matches=len(grid.places()), most=MOST_ROWS)
    if (folder / RUN).exists():
        request = read_request(folder)
        _check_version(folder, request)
        if request != request_of(grid):
            raise BadInput("error-another-run", folder=str(folder))
        return Run(folder, grid)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        empty = not any(folder.iterdir())
    except OSError as error:
        raise unwritable(folder, error) from error
    if not empty:
        raise BadInput("error-folder-taken", folder=str(folder))
    run = Run(folder, grid)
    run.write_json(RUN, request_of(grid))
    return run


def read_run(folder: Path) -> Run:
    """The run of a folder, to be read."""
    return Run(folder, grid_of(read_request(folder)))


def resume_run(folder: Path) -> Run:
    """The run of a folder, to be resumed by the same program version."""
    _check_version(folder, read_request(folder))
    return read_run(folder)


def _check_version(folder: Path, request: Request) -> None:
    """Refuse another version: it may play other matches from the same seeds."""
    if (request.version, request.game_version) != (VERSION, game_named(request.game).version):
        raise BadInput("error-run-version", folder=str(folder), found=request.version, known=VERSION)
