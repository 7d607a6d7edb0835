"""A seat's observation as numbers: its view by the layout, and its options."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import numpy as np

from herna.engine.decision import Choice
from herna.engine.game import Game
from herna.games.catalogue import game_named
from herna.rl.actions import Actions
from herna.rl.derived import derived_layout
from herna.rl.fields import Seen, Vector, place_fields, write_all
from herna.rl.layout import Layout
from herna.rl.learned import learned_layout

MOST_PAGES = 10.0


@cache
def encoding_of(key: str) -> Encoding:
    """The encoding of a game by its key."""
    game = game_named(key)
    types = game.seen()
    return Encoding(game, learned_layout(game) if types is None else derived_layout(game, types))


class Encoding:
    """Encodes a game's views and options as vectors of one size.

    Before the fields of the layout come the observer's seat, the number of seats, whether the seat is asked, and the
    page of options that the slots show; after them come the slots.
    """

    def __init__(self, game: Game[Any], layout: Layout) -> None:
        self.game = game
        self.layout = layout
        self.actions = Actions(game, layout)
        self.seats = max(game.seat_counts)
        self.first = self.seats + 3  # where the layout's fields begin
        self.slots = self.first + layout.size()  # and where the slots do
        self.size = self.slots + self.actions.size()
        self.fields = place_fields(layout.fields)

    def vector(self, view: dict[str, Any], seat: int, seats: int, options: Sequence[Choice], page: int) -> Vector:
        """A seat's observation, made from nothing but its view and options."""
        out = np.zeros(self.size, np.float32)
        seen = Seen(view, seat, seats, self.layout.things)
        out[seat] = 1.0
        out[self.seats] = seats / self.seats
        out[self.seats + 1] = bool(options)
        out[self.seats + 2] = min(1.0, page / MOST_PAGES)
        write_all(self.fields, view, seen, out[self.first : self.slots])
        self.actions.write(options, page, seen, out[self.slots :])
        return out

    def slices(self) -> Iterator[tuple[str, int, int, str]]:
        """Every part of the vector: name, first place, end, and content."""
        seats, slots = self.seats, self.slots
        yield "seat", 0, seats, f"1 at one of {seats} seats: the observer"
        yield "seats", seats, seats + 1, f"how many seats there are / {seats}"
        yield "asked", seats + 1, seats + 2, "1 if the seat is asked"
        yield "page", seats + 2, seats + 3, f"the page of the slots, from 0 / {MOST_PAGES:g}"
        for name, first, end, holds in self.layout.slices():
            yield name, self.first + first, self.first + end, holds
        size, kinds = self.actions.slot_size(), len(self.actions.kinds)
        yield "slots", slots, self.size, f"{self.layout.slots} rows of {size}: the options that have no own number"
        yield "slots[0].kind", slots, slots + kinds, f"1 at one of: {', '.join(self.actions.kinds)}"
        fields = f"{self.actions.most_fields} fields of 3: what it means, the row of the card, the value / 1000"
        yield "slots[0].fields", slots + kinds, slots + size, fields
