"""What a seat observes, as numbers: its view by the game's layout, and the options that it is offered."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np

from herna.engine.decision import Choice
from herna.engine.game import Game
from herna.games.catalogue import game_named
from herna.rl.actions import Actions
from herna.rl.fields import Seen, Vector, placed, write_all
from herna.rl.layout import Layout
from herna.rl.layouts import aeons_end, doomtrooper, summoner_wars, warcraft
from herna.rl.learned import learned_layout

OWN: Mapping[str, Callable[[], Layout]] = {
    "aeons-end": aeons_end.layout,
    "doomtrooper": doomtrooper.layout,
    "summoner-wars": summoner_wars.layout,
    "warcraft": warcraft.layout,
}
MOST_PAGES = 10.0


@cache
def encoding_of(key: str) -> Encoding:
    """The encoding of a game: by its own layout, or by one that is learned."""
    game = game_named(key)
    return Encoding(game, OWN[key]() if key in OWN else learned_layout(game))


class Encoding:
    """How a game's views and options become vectors of one size.

    Before the fields of the layout come the own seat, how many seats there are, whether the seat is asked, and the page
    of options that the slots show; after them come the slots.
    """

    def __init__(self, game: Game[Any], layout: Layout) -> None:
        self.game = game
        self.layout = layout
        self.actions = Actions(game, layout)
        self.seats = max(game.seat_counts)
        self.first = self.seats + 3  # where the layout's fields begin
        self.slots = self.first + layout.size()  # and where the slots do
        self.size = self.slots + self.actions.size()
        self.fields = placed(layout.fields)

    def vector(self, view: dict[str, Any], seat: int, seats: int, options: Sequence[Choice], page: int) -> Vector:
        """What a seat observes, from nothing but its view and the options that it is offered."""
        out = np.zeros(self.size, np.float32)
        seen = Seen(view, seat, seats)
        out[seat] = 1.0
        out[self.seats] = seats / self.seats
        out[self.seats + 1] = bool(options)
        out[self.seats + 2] = min(1.0, page / MOST_PAGES)
        write_all(self.fields, view, seen, out[self.first : self.slots])
        self.actions.write(options, page, seen, out[self.slots :])
        return out

    def slices(self) -> Iterator[tuple[str, int, int, str]]:
        """Every part of the vector: its name, its first place, the place after its last, and what it holds."""
        seats, slots = self.seats, self.slots
        yield "seat", 0, seats, f"1 at one of {seats} seats: the own one"
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
