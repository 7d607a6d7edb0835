"""Facts about the fields of a view that their types do not state.

Such as how large a number gets, how long a list, or which words there are. A game declares what a seat sees in its
module `seen`, as typed dictionaries: `View`, and `Fields` for the fields of choices. The facts stand beside the types,
as in `life: Annotated[int, UpTo(15)]`. From types and facts follow the page's types and the observations and actions
of `herna.rl`. Compiling would lose the types: `seen` is not compiled.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, eq=False, slots=True)
class UpTo:
    """How large a number usually gets.

    Of a list: only its length matters, and this is how long it usually gets.
    """

    most: float


@dataclass(frozen=True, eq=False, slots=True)
class Below:
    """A number from 0 up to, not including, `count`: a space of a board."""

    count: int


@dataclass(frozen=True, eq=False, slots=True)
class OneOf:
    """All words that a text can be; it may also be empty."""

    words: Iterable[str]


@dataclass(frozen=True, eq=False, slots=True)
class CardOf:
    """A card of one of these kinds.

    A number is its id, a text is its kind; as the key of a dictionary it is the id. The view says in `kinds` of which
    kind each card is that the seat knows.
    """

    kinds: Iterable[str]


@dataclass(frozen=True, eq=False, slots=True)
class SeatNumber:
    """A seat; or one of `besides` more sides that nobody plays."""

    besides: int = 0


@dataclass(frozen=True, eq=False, slots=True)
class BySeat:
    """A list with an entry for each seat.

    It has `besides` more entries for sides that nobody plays.
    """

    besides: int = 0


@dataclass(frozen=True, eq=False, slots=True)
class Rows:
    """How long a list of entries usually gets.

    `by`: the field of an entry that is its place in the list. `of`: the field that is the id of the card that an entry
    is about, where choices name those cards.
    """

    most: int
    by: str = ""
    of: str = ""


@dataclass(frozen=True, eq=False, slots=True)
class AmongRows:
    """The id of a card in these rows, or a list of such ids."""

    rows: Rows


class LeftOut:
    """Something for people only, or that follows from the rest."""


LEFT_OUT: Final = LeftOut()
