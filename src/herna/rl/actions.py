"""Choices as numbers: fixed numbers where fields have few values, slots otherwise.

First come the choices that have a number of their own, kind after kind; then the slots, which hold the other options
that are offered now, in their order, a page at a time; and last the next page, which changes only what the slots show.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from math import ceil, prod
from typing import Any
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from herna.engine.decision import Choice
from herna.engine.game import Game
from herna.rl.fields import Seen, Vector, scaled
from herna.rl.layout import Layout, Values

MOST_OF_A_KIND = 64  # a kind of more choices than these has no numbers of its own
NUMBERS_OF_A_FIELD = 3  # of an option in a slot: what it means, in which row the card is, the value itself
RAW = 1000.0

Mask = NDArray[np.int8]


class Actions:
    """The numbers of a game's choices."""

    def __init__(self, game: Game[Any], layout: Layout) -> None:
        self.game = game
        self.layout = layout
        self.kinds = tuple(game.choices)
        self.fixed: tuple[Choice, ...] = tuple(self._with_own_numbers())
        self.numbers = {choice: number for number, choice in enumerate(self.fixed)}
        self.more = len(self.fixed) + layout.slots
        self.count = self.more + 1
        self.most_fields = max(len(fields) for fields in game.choices.values())

    def _with_own_numbers(self) -> Iterator[Choice]:
        for kind, fields in self.game.choices.items():
            values: list[Sequence[str | int]] = [self.layout.values.get(field, ()) for field in fields]
            if prod(len(each) for each in values) <= MOST_OF_A_KIND:
                yield from ((kind, *chosen) for chosen in product(*values))

    def in_slots(self, options: Sequence[Choice]) -> list[Choice]:
        """The options that have no number of their own."""
        return [option for option in options if option not in self.numbers]

    def pages(self, options: Sequence[Choice]) -> int:
        """How many pages the slots need for all options."""
        return max(1, ceil(len(self.in_slots(options)) / self.layout.slots))

    def shown(self, options: Sequence[Choice], page: int) -> dict[int, Choice]:
        """The options that can be chosen now by number, on this page."""
        slots, first = self.layout.slots, len(self.fixed)
        shown = {self.numbers[option]: option for option in options if option in self.numbers}
        for slot, option in enumerate(self.in_slots(options)[page * slots : (page + 1) * slots]):
            shown[first + slot] = option
        return shown

    def mask(self, options: Sequence[Choice], page: int) -> Mask:
        """1 for every action that is allowed now."""
        mask = np.zeros(self.count, np.int8)
        mask[list(self.shown(options, page))] = 1
        mask[self.more] = self.pages(options) > 1
        return mask

    # The options in the observation

    def slot_size(self) -> int:
        return len(self.kinds) + self.most_fields * NUMBERS_OF_A_FIELD

    def size(self) -> int:
        """How many numbers describe the slots."""
        return self.layout.slots * self.slot_size()

    def write(self, options: Sequence[Choice], page: int, seen: Seen, out: Vector) -> None:
        """Write what each slot holds: its kind, then its fields."""
        size, first = self.slot_size(), len(self.fixed)
        for number, option in self.shown(options, page).items():
            if number >= first:
                self._write_option(option, seen, out[(number - first) * size : (number - first + 1) * size])

    def _write_option(self, option: Choice, seen: Seen, out: Vector) -> None:
        kind = str(option[0])
        out[self.kinds.index(kind)] = 1.0
        at = len(self.kinds)
        for field, value in zip(self.game.choices[kind], option[1:], strict=True):
            out[at] = self._meaning(field, value, seen)
            if field in self.layout.cards:
                out[at + 1] = seen.row(value)
            out[at + 2] = scaled(value, RAW) if isinstance(value, int) else 0.0
            at += NUMBERS_OF_A_FIELD

    def _meaning(self, field: str, value: str | int, seen: Seen) -> float:
        """What a value means, as a number from 0 (unknown) to 1.

        For a card that is its kind, for a field with known values the value's place, for any other text its checksum.
        """
        kinds = self.layout.cards.get(field)
        values: Values = kinds if kinds is not None else self.layout.values.get(field, ())
        meant = seen.kind(value) if kinds is not None and isinstance(value, int) else value
        if meant in values:
            return (values.index(meant) + 1) / len(values)  # type: ignore[arg-type] # words or numbers, as it is
        return crc32(value.encode()) / 2**32 if isinstance(value, str) else 0.0
