"""What an observation is made of: fields of a seat's view, each with its place in a vector of numbers from -1 to 1.

A path names a field of the view ("nemesis.life"); in a row it begins at the row. Cards are meant by their kinds, seats
as seen from the own one: that is 0, the next one 1. Where a seat sees no number there is -1, where it sees no card 0.
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


@dataclass(frozen=True, slots=True)
class Seen:
    """A seat's view while it is written down: whose it is, of how many, and the kinds of the cards that it knows."""

    view: dict[str, Any]
    seat: int
    seats: int

    def kind(self, card: object) -> str:
        """The kind of a card by its id, or the kind itself; nothing, if the seat does not know it."""
        if isinstance(card, str) and not card.lstrip("-").isdecimal():
            return card
        kind: str = self.view.get("kinds", {}).get(str(card), "")
        return kind


def found(data: Any, path: str) -> Any:
    """What is at a path; nothing, if something on the way there is missing."""
    for name in path.split(".") if path else ():
        if isinstance(data, list):
            data = data[int(name)] if int(name) < len(data) else None
        else:
            data = data.get(name) if isinstance(data, dict) else None
    return data


def within(number: float, scale: float) -> float:
    """A number on its scale, at most 1 either way."""
    return max(-1.0, min(1.0, number / scale))


class Field(ABC):
    """One field: how many numbers it takes, what they are, and how they are written."""

    path: str

    def label(self) -> str:
        """What it is called in the documentation."""
        return self.path

    @abstractmethod
    def size(self) -> int: ...

    @abstractmethod
    def holds(self) -> str:
        """What its numbers are, for the documentation."""

    @abstractmethod
    def write(self, data: Any, seen: Seen, out: Vector) -> None:
        """Write the field of these data into its own part of the vector."""


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
        value = found(data, self.path)
        out[0] = within(value, self.scale) if isinstance(value, int | float) else -1.0


@dataclass(frozen=True, slots=True)
class Size(Field):
    """How many there are: of a list that the seat sees, or told as a number where it does not."""

    path: str
    scale: float

    def label(self) -> str:
        return f"{self.path}: how many"

    def size(self) -> int:
        return 1

    def holds(self) -> str:
        return f"how many there are / {self.scale:g}"

    def write(self, data: Any, seen: Seen, out: Vector) -> None:
        value = found(data, self.path)
        many = len(value) if isinstance(value, list | dict | str) else value
        out[0] = within(many, self.scale) if isinstance(many, int) else 0.0


@dataclass(frozen=True, slots=True)
class Word(Field):
    """One of some words: 1 in its place."""

    path: str
    words: tuple[str, ...]

    def size(self) -> int:
        return len(self.words)

    def holds(self) -> str:
        return f"1 at one of: {', '.join(word or 'none' for word in self.words)}"

    def write(self, data: Any, seen: Seen, out: Vector) -> None:
        value = found(data, self.path)
        for word in value if isinstance(value, list) else (value,):
            if word in self.words:
                out[self.words.index(word)] = 1.0


@dataclass(frozen=True, slots=True)
class SeatOf(Field):
    """A seat: 1 in its place, counted from the own one."""

    path: str
    seats: int

    def size(self) -> int:
        return self.seats

    def holds(self) -> str:
        return f"1 at one of {self.seats} seats, the own one first"

    def write(self, data: Any, seen: Seen, out: Vector) -> None:
        value = found(data, self.path)
        if isinstance(value, int) and 0 <= value < seen.seats:
            out[(value - seen.seat) % seen.seats] = 1.0
        elif isinstance(value, int) and seen.seats <= value < self.seats:  # one that nobody plays
            out[value] = 1.0


@dataclass(frozen=True, slots=True)
class Kinds(Field):
    """Cards by their kinds: how many of each there are, of one card or a list of cards."""

    path: str
    kinds: dict[str, int]
    scale: float = 1.0

    def label(self) -> str:
        return f"{self.path}: kind"

    def size(self) -> int:
        return len(self.kinds)

    def holds(self) -> str:
        each = f"one of {len(self.kinds)} kinds of cards"
        return f"1 at {each}" if self.scale == 1 else f"how many of each / {self.scale:g}: {each}"

    def write(self, data: Any, seen: Seen, out: Vector) -> None:
        value = found(data, self.path)
        for card in value if isinstance(value, list) else (value,):
            place = self.kinds.get(seen.kind(card))
            if place is not None:
                out[place] = min(1.0, out[place] + 1 / self.scale)


@dataclass(frozen=True, slots=True)
class IsIn(Field):
    """Whether the id at a path is in a list of the whole view."""

    path: str
    where: str

    def label(self) -> str:
        return f"{self.path} in {self.where}"

    def size(self) -> int:
        return 1

    def holds(self) -> str:
        return f"1 if it is in {self.where}"

    def write(self, data: Any, seen: Seen, out: Vector) -> None:
        value, listed = found(data, self.path), found(seen.view, self.where)
        out[0] = float(isinstance(listed, list) and value in listed)


@dataclass(frozen=True)
class Rows(Field):
    """A list of things, each in its row; what is left out because there are too many rows is counted.

    `by_seat`: a row for each seat, the own one first; `place`: the field that says which row a thing has.
    """

    path: str
    most: int
    fields: tuple[Field, ...]
    by_seat: bool = False
    place: str = ""

    @cached_property
    def row(self) -> list[Placed]:
        """The fields of a row with their places in it."""
        return placed(self.fields)

    def row_size(self) -> int:
        return self.row[-1][2]

    def size(self) -> int:
        return self.most * self.row_size() + 1

    def holds(self) -> str:
        order = "the own seat first" if self.by_seat else f"by {self.place}" if self.place else "in their order"
        return f"{self.most} rows of {self.row_size()}, {order}; then how many more there are / 10"

    def entries(self, data: Any, seen: Seen) -> Iterator[tuple[int, Any]]:
        """The things and the rows that they have, also rows that there is no room for."""
        listed = found(data, self.path)
        if isinstance(listed, dict):
            listed = [{OWN_ID: int(key), **entry} for key, entry in listed.items()]
        for number, entry in enumerate(listed if isinstance(listed, list) else ()):
            if self.by_seat and number < seen.seats:
                yield (number - seen.seat) % seen.seats, entry
            else:
                yield (found(entry, self.place) if self.place else number), entry

    def write(self, data: Any, seen: Seen, out: Vector) -> None:
        size, left_out = self.row_size(), 0
        for row, entry in self.entries(data, seen):
            if not 0 <= row < self.most:
                left_out += 1
                continue
            write_all(self.row, entry, seen, out[row * size : (row + 1) * size])
        out[-1] = within(left_out, 10)


def placed(fields: Sequence[Field]) -> list[Placed]:
    """Fields one after another, each with its first place and the place after its last."""
    ends = list(accumulate(field.size() for field in fields))
    return [(field, end - field.size(), end) for field, end in zip(fields, ends, strict=True)]


def write_all(fields: Sequence[Placed], data: Any, seen: Seen, out: Vector) -> None:
    """Write fields into their places."""
    for field, first, end in fields:
        field.write(data, seen, out[first:end])
