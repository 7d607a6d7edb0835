"""The geometry of maps of hexagons: neighbours, walls, distances and names."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from string import ascii_uppercase
from typing import Final

DIRECTIONS: Final[tuple[tuple[int, ...], ...]] = (
    (1, 0),
    (0, 1),
    (-1, 1),
    (-1, 0),
    (0, -1),
    (1, -1),
)  # the order of a space's neighbours
FAR: Final = 20  # steps to where there is no way

Edges = tuple[tuple[int, ...], ...]  # for each space, some of those beside it


def neighbours(places: Sequence[tuple[int, int]]) -> Edges:
    """The neighbours of each space, by its q and r (WC-SPACE-01)."""
    numbers = {place: number for number, place in enumerate(places)}
    return tuple(
        tuple(numbers[q + east, r + south] for east, south in DIRECTIONS if (q + east, r + south) in numbers)
        for q, r in places
    )


def ways(kinds: Sequence[str], adjacent: Edges, walls: Sequence[tuple[int, int]]) -> tuple[Edges, Edges]:
    """The edges without a wall, and those that can be walked.

    Nobody walks through walls or into mountains (WC-MOVE-11).
    """
    closed = {*walls, *((two, one) for one, two in walls)}
    unwalled = tuple(
        tuple(other for other in near if (space, other) not in closed) for space, near in enumerate(adjacent)
    )
    ground = tuple(tuple(other for other in near if kinds[other] != "mountain") for near in unwalled)
    return unwalled, ground


@lru_cache(maxsize=64)
def distances(edges: Edges) -> Edges:
    """How many steps each space is from each."""
    found: list[tuple[int, ...]] = []
    for start in range(len(edges)):
        far = [FAR] * len(edges)
        far[start] = 0
        reached = [start]
        for space in reached:
            for to in edges[space]:
                if far[to] == FAR:
                    far[to] = far[space] + 1
                    reached.append(to)
        found.append(tuple(far))
    return tuple(found)


@lru_cache(maxsize=64)
def space_names(places: tuple[tuple[int, int], ...], labels: tuple[str, ...]) -> tuple[str, ...]:
    """What people call each space: C4, or what is written on it.

    Columns have letters from the west, rows numbers from the north. No two spaces share a name.
    """
    west, north = min(2 * q + r for q, r in places), min(r for _, r in places)
    grid = [f"{_column((2 * q + r - west) // 2)}{r - north + 1}" for q, r in places]
    return tuple(
        label if label and labels.count(label) == 1 and label not in grid else place
        for label, place in zip(labels, grid, strict=True)
    )


def _column(number: int) -> str:
    """A to Z, then AA."""
    times, letter = divmod(number, len(ascii_uppercase))
    return (_column(times - 1) if times else "") + ascii_uppercase[letter]
