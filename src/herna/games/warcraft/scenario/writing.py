"""Scenarios are written to their files, as docs/scenario-format.md describes them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from herna.engine.toml_text import toml_text
from herna.games.warcraft.scenario.drawing import SYMBOLS
from herna.games.warcraft.scenario.form import (
    MAP,
    PIECES,
    SEAT,
    START,
    TOP,
    Entry,
    Form,
    space_form,
    special_form,
    token_form,
    victory_form,
)

WIDTH: Final = 6  # characters of a space in the drawing
FAR: Final = 50  # the farthest that a space may be
KINDS: Final = "g gold mine, f forest, ^ mountain, T Town, *n objective with its points, . blank"


def scenario_text(data: Mapping[str, Any]) -> str:
    """The file that says this; what is wrong with it stays wrong.

    Fields stand in the order of the document, and the map is drawn in a comment.
    """
    ordered = _in_order(data, TOP)
    _order_entries(ordered, "seat", lambda _: SEAT)
    _order_entries(ordered, "special", special_form)
    _order_entries(ordered, "victory", victory_form)
    if isinstance(ordered.get("start"), dict):
        ordered["start"] = _in_order(ordered["start"], START)
        _order_entries(ordered["start"], "pieces", lambda _: PIECES)
        _order_entries(ordered["start"], "tokens", token_form)
    drawing = ""
    if isinstance(ordered.get("map"), dict):
        ordered["map"] = _in_order(ordered["map"], {"walls": MAP["walls"], **MAP})
        _order_entries(ordered["map"], "spaces", space_form)
        drawing = _drawing(ordered["map"].get("spaces"))
    return toml_text(ordered, {"map": drawing})


def _in_order(entry: Mapping[str, Any], form: Form) -> Entry:
    """The fields of an entry in the order of its form, then others."""
    known = {name: entry[name] for name in form if name in entry}
    return known | {name: value for name, value in entry.items() if name not in form}


def _order_entries(table: Entry, name: str, form: Callable[[Entry], Form]) -> None:
    entries = table.get(name)
    if isinstance(entries, list) and all(isinstance(entry, dict) for entry in entries):
        table[name] = [_in_order(entry, form(entry)) for entry in entries]


def _drawing(spaces: object) -> str:
    """The map as signs, one line for each row.

    Nothing, if it cannot be drawn.
    """
    if not isinstance(spaces, list) or not spaces or not all(_can_be_drawn(space) for space in spaces):
        return ""
    west = min(2 * space["q"] + space["r"] for space in spaces)
    lines = [KINDS, ""]
    for row in range(min(space["r"] for space in spaces), max(space["r"] for space in spaces) + 1):
        line = ""
        for space in sorted((space for space in spaces if space["r"] == row), key=lambda space: int(space["q"])):
            column = (2 * space["q"] + row - west) * WIDTH // 2
            line = f"{line:<{column}}{_sign(space)}"
        lines.append(f" {line}")
    return "\n".join(lines)


def _can_be_drawn(space: object) -> bool:
    if not isinstance(space, dict) or space.get("kind") not in SYMBOLS:
        return False
    return all(type(space.get(axis)) is int and abs(space[axis]) <= FAR for axis in ("q", "r"))


def _sign(space: Mapping[str, Any]) -> str:
    label, points = space.get("label"), space.get("points")
    shown = label if isinstance(label, str) and label.isalnum() and len(label) <= 2 else ""
    worth = str(points) if type(points) is int and 0 < points < 10 else ""
    return f"{SYMBOLS[space['kind']]}{worth}{shown}"
