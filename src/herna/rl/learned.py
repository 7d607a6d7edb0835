"""The layout of a game that has none: learned from a few fixed matches.

A value that those matches did not show is no loss among the choices, since it takes a slot. In a view, a word that they
did not show is written as none, a number beyond its scale as 1, and further entries of a list are counted.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from herna.engine.chance import Chance, Seeded
from herna.engine.game import Game
from herna.rl.actions import MOST_OF_A_KIND
from herna.rl.fields import Field, Number, Rows, Word
from herna.rl.layout import Layout, Values

MATCHES = 20
MOST_STEPS = 500
LEAST_SLOTS = 8
MOST_SLOTS = 128


def learned_layout(game: Game[Any]) -> Layout:
    """A layout that fits what a few matches show."""
    views: list[Any] = []
    values: dict[str, set[object]] = {}
    most = 0
    for number in range(MATCHES):
        seats = game.seat_counts[number % len(game.seat_counts)]
        play = game.play(seats, game.read_options({}), Seeded(f"layout {number}"))
        chance = Chance(number)
        for _ in range(MOST_STEPS):
            if play.ask is None:
                break
            views.append(game.view(play.table, play.ask.seat))
            options = play.options()
            most = max(most, len(options))
            for option in options:
                for field, value in zip(game.choices[str(option[0])], option[1:], strict=True):
                    values.setdefault(field, set()).add(value)
            play.choose(chance.pick(options))
    small = {field: few for field, found in values.items() if (few := _few(found)) is not None}
    return Layout(_fields(views), values=small, slots=min(MOST_SLOTS, max(LEAST_SLOTS, most)))


def _few(found: set[object]) -> Values | None:
    """The values of a field of choices, if they are few."""
    words = tuple(sorted(value for value in found if isinstance(value, str)))
    if len(words) == len(found) <= MOST_OF_A_KIND:
        return words
    numbers = [value for value in found if isinstance(value, int)]
    if len(numbers) == len(found) and min(numbers) >= 0 and max(numbers) < MOST_OF_A_KIND:
        return range(max(numbers) + 1)
    return None


def _fields(views: Sequence[dict[str, Any]]) -> tuple[Field, ...]:
    """A field for each name in any of the views, in order of appearance."""
    names = dict.fromkeys(name for view in views for name in view)
    return tuple(
        field for name in names for field in _field(name, [view[name] for view in views if view.get(name) is not None])
    )


def _field(path: str, values: Sequence[Any]) -> tuple[Field, ...]:
    """What fits these values: numbers, words, or rows as long as the longest list."""
    if not values:
        return ()
    if all(isinstance(value, int | float) for value in values):
        return (Number(path, max(1.0, *(abs(float(value)) for value in values))),)
    if all(isinstance(value, str) for value in values):
        return (Word(path, tuple(sorted(set(values)))),)
    if all(isinstance(value, dict) for value in values):
        inside = _fields(values)
        return tuple(_under(path, field) for field in inside)
    if all(isinstance(value, list) for value in values):
        entries = [entry for value in values for entry in value if entry is not None]
        if entries:
            row = _fields(entries) if all(isinstance(entry, dict) for entry in entries) else _field("", entries)
            return (Rows(path, max(len(value) for value in values), row),) if row else ()
    return ()


def _under(path: str, field: Field) -> Field:
    """The same field of a table that is under a path."""
    whole = f"{path}.{field.path}"
    if isinstance(field, Number):
        return Number(whole, field.scale)
    if isinstance(field, Word):
        return Word(whole, field.words)
    assert isinstance(field, Rows)
    return Rows(whole, field.most, field.fields)
