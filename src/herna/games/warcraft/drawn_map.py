"""A map of hexagons as lines of text.

A row takes as many lines as its fullest space, and one more for walls.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass

Part = tuple[str, str]  # a text and its style


@dataclass(frozen=True, slots=True)
class Hexagon:
    """A space of the map: where it lies, and what is written on it."""

    q: int
    r: int
    lines: tuple[tuple[Part, ...], ...]


class _Line:
    """A line of text, written from left to right, and its width without markup."""

    def __init__(self) -> None:
        self.text = ""
        self.width = 0

    def write(self, column: int, parts: Sequence[Part]) -> None:
        for text, style in parts:
            if text:
                self.text += " " * (column - self.width) + (f"[{style}]{text}[/]" if style else text)
                self.width = max(column, self.width) + len(text)


def drawn_map(hexagons: Sequence[Hexagon], walls: Set[tuple[int, int]]) -> list[str]:
    """The map from above, north up.

    A wall is a pair of hexagons by their numbers.
    """
    half = max(3, *((_width(line) + 3) // 2 for hexagon in hexagons for line in hexagon.lines))
    left = min(2 * hexagon.q + hexagon.r for hexagon in hexagons)
    numbers = {(hexagon.q, hexagon.r): number for number, hexagon in enumerate(hexagons)}
    closed = {*walls, *((other, one) for one, other in walls)}
    lines: list[str] = []
    for r in range(min(hexagon.r for hexagon in hexagons), max(hexagon.r for hexagon in hexagons) + 1):
        row = sorted((q, number) for (q, line), number in numbers.items() if line == r)
        columns = {number: 2 + half * (2 * q + r - left) for q, number in row}
        texts = [_Line() for _ in range(max([2, *(len(hexagons[number].lines) for number in columns)]))]
        below = _Line()
        for number, column in columns.items():
            q = hexagons[number].q
            if (number, numbers.get((q - 1, r))) in closed:
                texts[0].write(column - 2, [("│", "bold red")])
            for text, parts in zip(texts, hexagons[number].lines, strict=False):
                text.write(column, parts)
            for wall, near, side in (("╲", q - 1, -1), ("╱", q, 1)):
                if (number, numbers.get((near, r + 1))) in closed:
                    below.write(column + side * half // 2, [(wall, "bold red")])
        lines += [text.text for text in texts] + ([below.text] if below.text else [])
    return lines


def _width(line: Sequence[Part]) -> int:
    return sum(len(text) for text, _ in line)
