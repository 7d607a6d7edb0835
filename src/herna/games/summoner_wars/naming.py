"""What cards, abilities and spaces are called, from what a seat sees of them."""

from __future__ import annotations

from typing import Any, Final

from herna.engine.game import Message
from herna.games.summoner_wars.grid import column_of, row_of
from herna.games.summoner_wars.printed import PRINTED

CARDS: Final[tuple[str, ...]] = ("card", "unit", "target", "source", "blocker")  # fields that name a card

View = dict[str, Any]


def named(view: View, field: str, value: str | int) -> Message | str | int:
    """What a field's value is called."""
    if field in CARDS and isinstance(value, int):
        return _card_named(view, value)
    if field == "mover" and isinstance(value, int):
        return _card_named(view, value, told_where=True)
    if field == "effect":
        return Message(_text_key(value))
    if field == "text":
        return Message(f"{_text_key(value)}-text")
    if field in ("phase", "now"):
        return Message(f"sw-phase-name-{value}")
    if field == "space" and isinstance(value, int):
        return space_named(value)
    return value


def _text_key(value: str | int) -> str:
    """The message that names an ability, or an event by its card."""
    return f"sw-card-{value}" if value in PRINTED else f"sw-ability-{value}"


def space_named(space: int) -> str:
    """A space as players write it.

    A letter for the column, a number for the row.
    """
    return f"{'abcdef'[column_of(space) - 1]}{row_of(space)}"


def _card_named(view: View, card: int, told_where: bool = False) -> Message:
    """A card's name, with its space where it needs one.

    Where there are several of its kind on the battlefield. A message that tells where a card goes leaves the space out:
    by then it has gone there, or farther.
    """
    kinds: dict[str, str] = view["kinds"]
    kind = kinds.get(str(card))
    if kind is None:
        return Message("hidden")
    alike = [thing for thing in view["objects"] if kinds[str(thing["card"])] == kind]
    where = next((thing["space"] for thing in alike if thing["card"] == card), -1)
    if told_where or len(alike) < 2 or where < 0:
        return Message(f"sw-card-{kind}")
    return Message("sw-card-at", (("name", f"sw-card-{kind}"), ("space", space_named(where))))
