"""A layout: how a game's views and choices become numbers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from herna.rl.fields import Field, Rows, place_fields

Values = tuple[str, ...] | range  # what a field of a choice can be: words, or numbers
SLOTS = 64


@dataclass(frozen=True, slots=True)
class Layout:
    """What is encoded of a game; the options come after the `fields`.

    values: the fields of choices of which all values are known, the same in every match; cards: those that hold a
    card's id, with all kinds of cards; things: the rows in which a card of a choice may be found, and the field of a
    row that holds its id; left_out: what is in the view and not in the vector; slots: how many options that have no
    number of their own are shown at once.
    """

    fields: tuple[Field, ...]
    values: Mapping[str, Values] = field(default_factory=dict)
    cards: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    things: tuple[Rows, str] | None = None
    left_out: tuple[str, ...] = ()
    slots: int = SLOTS

    def size(self) -> int:
        return sum(field.size() for field in self.fields)

    def slices(self) -> Iterator[tuple[str, int, int, str]]:
        """Every field with its places and content; of rows, the first one too."""
        for each, first, end in place_fields(self.fields):
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
