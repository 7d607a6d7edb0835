"""The fields of an observation, each with its place in a vector.

All numbers are from -1 to 1. A path names a field of the view ("nemesis.life"); in a row it starts at the row. Cards
are given by their kinds, seats relative to the observer: it is 0, the next seat 1. Where a seat sees no number there is
-1, where it sees no card 0.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate
from typing import Any

import numpy as np
from numpy.typing import NDArray

Vector = NDArray[np.float32]

OWN_ID = "@id"  # in a row of a table by id: the id itself
MOST_WORDS_TOLD = 16  # in the documentation; of more, only how many there are


class Seen:
    """A seat's view while it is encoded, with the number of seats.

    `rows`: the rows whose entries are cards that choices and other fields name, and the field that holds the card.
    """

    def __init__(self, view: dict[str, Any], seat: int, seats: int, rows: tuple[Rows, str] | None = None) -> None:
        self.view = view
        self.seat = seat
        self.seats = seats
        self.kinds: dict[str, str] = view.get("kinds", {})
        self.most = 1 if rows is None else rows[0].most
        self.places: dict[object, int] = {}
        if rows is not None:
            places = rows[0].entries(view, self)
            self.places = {value_at(entry, rows[1]): row for row, entry in places if 0 <= row < self.most}

    def kind(self, card: object) -> str:
        """The kind of a card by its id; empty if it is not known."""
        return self.kinds.get(str(card), "")

    def row(self, card: object) -> float:
        """The row in which a card is, from 0 (none) to 1 (the last)."""
        return (self.places.get(card, -1) + 1) / self.most


def value_at(data: Any, path: str) -> Any:
    """The value at a path; None if anything on the way is missing."""
    for name in path.split(".") if path else ():
        if isinstance(data, list | tuple):
            data = data[int(name)] if int(name) < len(data) else None
        else:
            data = data.get(name) if isinstance(data, dict) else None
    return data


def scaled(number: float, scale: float) -> float:
    """A number divided by its scale, cut off at -1 and 1."""
    return max(-1.0, min(1.0, number / scale))


class Field(ABC):
    """One field: its size, the meaning of its numbers, and how it is written."""

    path: str

    def label(self) -> str:
        """Its name in the documentation."""
        return self.path

    @abstractmethod
    def size(self) -> int: ...

    @abstractmethod
    def holds(self) -> str:
        """The meaning of its numbers, for the documentation."""

    @abstractmethod
    def write(self, data: Any, seen: Seen, out: Vector) -> None:
        """Write the field of this data into its part of the vector."""


Placed = tuple[Field, int, int]  # a field, its first place, and the place after its last


@dataclass(frozen=True, slots=True)
class Number(Field):
    """A number, divided by its scale."""

    path: str
    scale: float = 1.0

    def size(self) -> int:
        return 1

    def holds(self) -> str:
        return f"the number / {self.scale:g}" if self.scale != 1 else "the number, or 1 for yes and 0 for no"

    def write(self, data: Any, seen: Seen, out: Vector) -> None:
        value = value_at(data, self.path)
        out[0] = scaled(value, self.scale) if isinstance(value, int | float) else -1.0


@dataclass(frozen=True, slots=True)
class Size(Field):
    """How many there are: the length of a list, or a number if hidden."""

    path: str
    scale: float

    def label(self) -> str:
        return f"{self.path}: how many"

    def size(self) -> int:
        return 1

    def holds(self) -> str:
        return f"how many there are / {self.scale:g}"

    def write(self, data: Any, seen: Seen, out: Vector) -> None:
        value = value_at(data, self.path)
        many = len(value) if isinstance(value, list | tuple | dict | str) else value
        out[0] = scaled(many, self.scale) if isinstance(many, int) else 0.0


@dataclass(frozen=True)
class Word(Field):
    """One of some words; of a list, how many there are of each.

    `by_id`: the value is the id of a card, and the word is its kind.
    """

    path: str
    words: tuple[str, ...]
    copies: int = 1
    by_id: bool = False

    @cached_property
    def places(self) -> dict[str, int]:
        """The place of each word."""
        return {word: place for place, word in enumerate(self.words)}

    def label(self) -> str:
        return f"{self.path}: kind" if self.by_id else self.path

    def size(self) -> int:
        return len(self.words)

    def holds(self) -> str:
        many = len(self.words) > MOST_WORDS_TOLD
        words = f"one of {len(self.words)} kinds" if many else f"one of: {', '.join(self.words)}"
        return f"1 at {words}" if self.copies == 1 else f"how many of each / {self.copies}: {words}"

    def write(self, data: Any, seen: Seen, out: Vector) -> None:
        value = value_at(data, self.path)
        for each in value if isinstance(value, list | tuple) else (value,):
            place = self.places.get(seen.kind(each) if self.by_id else each)
            if place is not None:
                out[place] = min(1.0, out[place] + 1 / self.copies)


@dataclass(frozen=True, slots=True)
class SeatOf(Field):
    """A seat: 1 in its place, counted from the observer."""

    path: str
    seats: int

    def size(self) -> int:
        return self.seats

    def holds(self) -> str:
        return f"1 at one of {self.seats} seats, the observer first"

    def write(self, data: Any, seen: Seen, out: Vector) -> None:
        value = value_at(data, self.path)
        if isinstance(value, int) and 0 <= value < seen.seats:
            out[(value - seen.seat) % seen.seats] = 1.0
        elif isinstance(value, int) and seen.seats <= value < self.seats:  # one that nobody plays
            out[value] = 1.0


@dataclass(frozen=True, slots=True)
class RowOf(Field):
    """The row in which a card is."""

    path: str

    def label(self) -> str:
        return f"{self.path}: row"

    def size(self) -> int:
        return 1

    def holds(self) -> str:
        return "the row in which the card is, counted from 1 / the number of rows"

    def write(self, data: Any, seen: Seen, out: Vector) -> None:
        out[0] = seen.row(value_at(data, self.path))


@dataclass(frozen=True, slots=True)
class Marked(Field):
    """A list of cards: 1 for each row whose card is in it."""

    path: str
    rows: int

    def size(self) -> int:
        return self.rows

    def holds(self) -> str:
        return f"1 for each of {self.rows} rows whose card is among them"

    def write(self, data: Any, seen: Seen, out: Vector) -> None:
        for card in value_at(data, self.path) or ():
            if card in seen.places:
                out[seen.places[card]] = 1.0


@dataclass(frozen=True)
class Rows(Field):
    """A list of things, one in each row; those beyond the last are counted.

    `by_seat`: a row for each seat, the observer first; `place`: the field that says which row a thing has.
    """

    path: str
    most: int
    fields: tuple[Field, ...]
    by_seat: bool = False
    place: str = ""

    @cached_property
    def row(self) -> list[Placed]:
        """The fields of a row with their places."""
        return place_fields(self.fields)

    def row_size(self) -> int:
        return self.row[-1][2]

    def size(self) -> int:
        return self.most * self.row_size() + 1

    def holds(self) -> str:
        order = "the observer first" if self.by_seat else f"by {self.place}" if self.place else "in their order"
        return f"{self.most} rows of {self.row_size()}, {order}; then how many more there are / 10"

    def entries(self, data: Any, seen: Seen) -> Iterator[tuple[int, Any]]:
        """The things with their row numbers, also those beyond the last row."""
        listed = value_at(data, self.path)
        if isinstance(listed, dict):
            listed = [{OWN_ID: int(key), **entry} for key, entry in listed.items()]
        for number, entry in enumerate(listed if isinstance(listed, list | tuple) else ()):
            if self.by_seat and number < seen.seats:
                yield (number - seen.seat) % seen.seats, entry
            else:
                yield (value_at(entry, self.place) if self.place else number), entry

    def write(self, data: Any, seen: Seen, out: Vector) -> None:
        size, left_out = self.row_size(), 0
        for row, entry in self.entries(data, seen):
            if not 0 <= row < self.most:
                left_out += 1
                continue
            write_all(self.row, entry, seen, out[row * size : (row + 1) * size])
        out[-1] = scaled(left_out, 10)


def place_fields(fields: Sequence[Field]) -> list[Placed]:
    """Fields one after another, each with its first place and its end."""
    ends = list(accumulate(field.size() for field in fields))
    return [(field, end - field.size(), end) for field, end in zip(fields, ends, strict=True)]


def write_all(fields: Sequence[Placed], data: Any, seen: Seen, out: Vector) -> None:
    """Write fields into their places."""
    for field, first, end in fields:
        field.write(data, seen, out[first:end])
