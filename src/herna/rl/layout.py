"""A layout: how a game's views become vectors of one size, and its choices numbers of one range."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from herna.rl.fields import Field, Rows, placed

Values = tuple[str, ...] | range  # what a field of a choice can be: words, or numbers


@dataclass(frozen=True, slots=True)
class Layout:
    """What is written of a game. `fields` make the vector, but for the options, which come after them.

    small: the fields of choices that have few values, the same in every match; cards: those that hold a card's id;
    kinds: every kind of card by its number; things: the rows in which a card of a choice may be found, and the field of
    a row that holds its id; slots: how many options that have no number of their own are shown at once; left_out: what
    is in the view and not in the vector.
    """

    fields: tuple[Field, ...]
    slots: int
    small: Mapping[str, Values] = field(default_factory=dict)
    cards: frozenset[str] = frozenset()
    kinds: Mapping[str, int] = field(default_factory=dict)
    things: tuple[Rows, str] | None = None
    left_out: tuple[str, ...] = ()

    def size(self) -> int:
        return sum(field.size() for field in self.fields)

    def slices(self) -> Iterator[tuple[str, int, int, str]]:
        """Every field with its first place, the place after its last, and what it holds; of rows, the first one too."""
        for each, first, end in placed(self.fields):
            yield each.label(), first, end, each.holds()
            if isinstance(each, Rows):
                yield from _in_a_row(each, first)


def _in_a_row(rows: Rows, at: int, name: str = "") -> Iterator[tuple[str, int, int, str]]:
    """The fields of the first row."""
    name = f"{name or rows.path}[0]"
    for each, first, end in rows.row:
        path = f"{name}.{each.label()}" if each.path else f"{name}{each.label()}"
        yield path, at + first, at + end, each.holds()
        if isinstance(each, Rows):
            yield from _in_a_row(each, at + first, path)
