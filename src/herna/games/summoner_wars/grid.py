"""The battlefield's geometry: 8 rows of 6 spaces, neighbours, distances, straight lines (SW-COMP-04, SW-DIST)."""

from __future__ import annotations

from typing import Final

ROWS: Final = 8
COLUMNS: Final = 6
SPACES: Final = ROWS * COLUMNS


def space_at(row: int, column: int) -> int:
    """The space in a row and a column, as South sees them.

    Both are counted from 1; South is seat 0.
    """
    return (row - 1) * COLUMNS + column - 1


def space_for(seat: int, row: int, column: int) -> int:
    """The space in a seat's own frame.

    Row 1 is its own back row, column 1 its own left.
    """
    return space_at(row, column) if seat == 0 else space_at(ROWS + 1 - row, COLUMNS + 1 - column)


def row_of(space: int) -> int:
    return space // COLUMNS + 1


def column_of(space: int) -> int:
    return space % COLUMNS + 1


def row_for(seat: int, space: int) -> int:
    """A space's row in a seat's own frame: 1 is its back row (SW-DIST-07)."""
    return row_of(space) if seat == 0 else ROWS + 1 - row_of(space)


def _line(space: int, down: int, right: int) -> tuple[int, ...]:
    row, column, line = row_of(space) + down, column_of(space) + right, []
    while 1 <= row <= ROWS and 1 <= column <= COLUMNS:
        line.append(space_at(row, column))
        row, column = row + down, column + right
    return tuple(line)


# From each space, the straight lines up, down, left and right, to the edge of the board.
DIRECTIONS: Final[tuple[tuple[int, ...], ...]] = ((1, 0), (-1, 0), (0, -1), (0, 1))
LINES: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple(_line(space, down, right) for down, right in DIRECTIONS) for space in range(SPACES)
)

# Spaces that share an edge (SW-DIST-01).
NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(line[0] for line in LINES[space] if line) for space in range(SPACES)
)

# Steps from space to space, never diagonally (SW-DIST-03).
DISTANCE: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(abs(row_of(one) - row_of(two)) + abs(column_of(one) - column_of(two)) for two in range(SPACES))
    for one in range(SPACES)
)

# For each seat, the spaces of its three back rows, where it may build (SW-BUILD-03).
BACK_ROWS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(space for space in range(SPACES) if row_for(seat, space) <= 3) for seat in (0, 1)
)

BEYOND_BACK_ROWS: Final[tuple[frozenset[int], ...]] = tuple(
    frozenset(range(SPACES)) - set(BACK_ROWS[seat]) for seat in (0, 1)
)


def between(one: int, two: int) -> tuple[int, ...] | None:
    """The spaces between two on a straight line, nearest to the first first.

    None if they are not on one.
    """
    for line in LINES[one]:
        if two in line:
            return line[: line.index(two)]
    return None
