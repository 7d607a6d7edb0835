"""A grid of simulations in one run: each line-up with each combination of options.

A match's seed follows from the grid's seed and the match's number alone: all cells are played on the same deals.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import product
from math import prod
from time import perf_counter
from typing import Any

import msgspec

from herna.engine.chance import Seeded
from herna.engine.errors import BadInput
from herna.engine.game import RANDOM, Game, Option
from herna.engine.table import Result
from herna.games.catalogue import game_named
from herna.lab.cores import run_in_parts
from herna.lab.notes import Notes
from herna.lab.simulate import Failure, Plan, Tally, empty_tally, make_plan, try_match

MOST_CELLS = 1_000
MOST_ROWS = 1_000_000  # matches of a run that is stored
ALL = "*"  # every value of an option


@dataclass(frozen=True, slots=True)
class Grid:
    """The cells, and the numbers of the matches that each cell has."""

    game: str
    cells: tuple[Plan, ...]
    first: int
    matches: int

    def places(self) -> range:
        """The places of all matches in the grid, cell after cell."""
        return range(len(self.cells) * self.matches)

    def match(self, place: int) -> tuple[int, int]:
        """The cell and the number of the match at a place."""
        cell, match = divmod(place, self.matches)
        return cell, self.first + match

    def place(self, cell: int, number: int) -> int:
        """The place of a match by cell and number; -1 if there is none."""
        known = 0 <= cell < len(self.cells) and 0 <= number - self.first < self.matches
        return cell * self.matches + number - self.first if known else -1


def make_grid(
    game: Game[Any],
    line_ups: Sequence[Sequence[str]],
    options: Mapping[str, Sequence[str]],
    seed: str,
    most_decisions: int,
    numbers: range,
) -> tuple[Grid, int]:
    """Make the grid that is asked for; also counts the cells left out.

    Left out are combinations that a game does not allow, such as one mage in two seats, if it allows others.
    """
    combinations = len(line_ups) * prod(len(values) for values in options.values())
    if combinations > MOST_CELLS:
        raise BadInput("error-too-many-cells", cells=combinations, most=MOST_CELLS)
    cells: list[Plan] = []
    refused: list[BadInput] = []
    for bots, *chosen in product(dict.fromkeys(tuple(bots) for bots in line_ups), *options.values()):
        plan = make_plan(game, bots, dict(zip(options, chosen, strict=True)), seed, most_decisions)
        try:
            game.setup(len(plan.bots), plan.options, Seeded(plan.seed_of(numbers.start)))
            cells.append(plan)
        except BadInput as error:
            refused.append(error)
        except Exception:  # a bug of the game: reported with its match, as everywhere
            cells.append(plan)
    if not cells:
        raise refused[0]
    return Grid(game.key, tuple(cells), numbers.start, len(numbers)), len(refused)


def read_values(game: Game[Any], name: str, text: str) -> list[str]:
    """The values of an option: a list with commas, or `*` for all.

    `random` is not one of them. Where any text can be given, a comma may be part of it.
    """
    option = next((option for option in game.options() if option.name == name), Option(name, ""))
    if text == ALL:
        named = [value for value in option.values if value != RANDOM]
        if not named:
            raise BadInput("error-no-list", option=name[:40])
        return named
    values = [value.strip() for value in text.split(",")]
    return [text] if option.text and not set(values) <= set(option.values) else list(dict.fromkeys(values))


# The matches, and what is stored of them


class Row(msgspec.Struct):
    """A stored match: its place in the grid, its result, its duration."""

    cell: int
    match: int
    scores: tuple[float, ...]
    reason: str
    decisions: int
    turns: int
    first: int
    points: list[tuple[int, ...]]
    cards: list[dict[str, int]]
    seconds: float
    failure: str = ""
    trace: str = ""
    expected: list[tuple[int, float]] = []

    def outcome(self, grid: Grid) -> tuple[Result, int] | Failure:
        """How the match ended, as a tally counts it."""
        if self.failure:
            return Failure(grid.cells[self.cell], self.match, self.failure, self.trace)
        return Result(self.scores, self.reason), self.decisions


@dataclass(slots=True)
class Part:
    """Some matches of a grid: tallies by cell, and rows as JSON lines.

    There are lines only if the run is stored.
    """

    tallies: dict[int, Tally] = field(default_factory=dict)
    lines: bytes = b""


def play_part(grid: Grid, stored: bool, places: Sequence[int]) -> Part:
    """Play the matches at these places."""
    return play_part_of(game_named(grid.game), grid, stored, places)


def play_part_of(game: Game[Any], grid: Grid, stored: bool, places: Sequence[int]) -> Part:
    """Play the matches at these places, of a game that is already loaded."""
    part = Part()
    encoder, lines = msgspec.json.Encoder(), bytearray()
    for place in places:
        cell, number = grid.match(place)
        plan = grid.cells[cell]
        if stored:
            row = play_row(game, plan, cell, number)
            outcome = row.outcome(grid)
            lines += encoder.encode(row) + b"\n"
        else:
            outcome = try_match(game, plan, number)
        if cell not in part.tallies:
            part.tallies[cell] = empty_tally(game, len(plan.bots))
        part.tallies[cell].count(outcome)
    part.lines = bytes(lines)
    return part


def play_row(game: Game[Any], plan: Plan, cell: int, number: int) -> Row:
    """Play one match and note how it went."""
    notes = Notes()
    began = perf_counter()
    outcome = try_match(game, plan, number, notes=notes)
    seconds = perf_counter() - began
    if isinstance(outcome, Failure):
        return Row(cell, number, (), "", 0, 0, -1, [], [], seconds, outcome.why, outcome.trace)
    result, decisions = outcome
    cards = [notes.cards_of(seat) for seat in range(len(plan.bots))]
    return Row(
        cell,
        number,
        result.scores,
        result.rule,
        decisions,
        notes.turns,
        notes.first,
        notes.points,
        cards,
        seconds,
        expected=notes.expected,
    )


Sharing = Callable[[Callable[[Sequence[int]], Part], Sequence[int], int], Generator[Part, None, None]]


def play_grid(
    grid: Grid, places: Sequence[int], stored: bool, jobs: int, sharing: Sharing = run_in_parts
) -> Generator[Part, None, None]:
    """Play the matches at these places; yields each part when it is done.

    `sharing` says on which machines.
    """
    return sharing(partial(play_part, grid, stored), places, jobs)


def empty_tallies(game: Game[Any], grid: Grid) -> list[Tally]:
    """The tally of each cell before the first match."""
    return [empty_tally(game, len(plan.bots)) for plan in grid.cells]
