"""What the things are called that a seat sees."""

from __future__ import annotations

from typing import Any, Final

from herna.engine.game import Message
from herna.games.warcraft.setting import NOWHERE, STEPS

OWNERS: Final[tuple[str, ...]] = ("seat", "player", "other", "owner", "attacker", "defender", "winner")
SPACES: Final[tuple[str, ...]] = ("space", "start", "to", "drop")
UNITS: Final[tuple[str, ...]] = ("ground", "ranged", "air")
DEPLETION: Final[tuple[str, ...]] = ("", "partial", "complete")

View = dict[str, Any]


def named(view: View, field: str, value: str | int) -> Message | str | int:
    """What a field's value is called."""
    if isinstance(value, str):
        return _word_named(view, field, value)
    if field in OWNERS:
        return _owner_named(view, value)
    if field in SPACES:
        return space_named(view, value)
    if field == "token":
        return _token_named(view, value)
    if field == "card":
        kind = view["kinds"].get(str(value))
        return Message("hidden") if kind is None else Message(f"wc-card-{kind}")
    if field == "depletion":
        return Message(f"wc-depletion-{DEPLETION[value]}")
    return value


def _word_named(view: View, field: str, value: str) -> Message | str:
    if field == "kind":
        return Message(f"wc-card-{value}")
    if field == "unit":
        return unit_named(view, view["active"], value)
    if field in ("phase", "now") and value in STEPS:
        return Message(f"wc-step-{value}")
    if field in ("piece", "building", "phase", "resource", "window"):
        return Message(f"wc-{field}-{value}")
    return value


def _owner_named(view: View, owner: int) -> Message:
    if owner == NOWHERE:
        return Message("wc-nobody")
    return Message(f"wc-people-{view['owners'][owner]['race']}")


def space_named(view: View, space: int) -> Message | str:
    """A space by its kind and its name: "gold mine C5"."""
    shown = view["spaces"][space]
    if shown["kind"] == "blank":
        return str(shown["name"])
    return Message("wc-space-named", (("kind", f"wc-space-{shown['kind']}"), ("space", shown["name"])))


def _token_named(view: View, token: int) -> Message:
    """A captive by its name, any other token by its kind and its space."""
    shown = view["tokens"][token]
    if shown["kind"] == "captive":
        return Message("wc-captive-named", tuple(shown["name"].items()))
    kind, space = f"wc-token-{shown['kind']}", shown["space"]
    if space is None:
        return Message(kind)
    return Message("wc-space-named", (("kind", kind), ("space", view["spaces"][space]["name"])))


def unit_named(view: View, owner: int, kind: str) -> Message:
    """A kind of units of an owner, with what its unit card is called.

    Other pieces have none.
    """
    if kind not in UNITS:
        return Message(f"wc-piece-{kind}")
    card = view["owners"][owner]["units"][UNITS.index(kind)]
    return Message("wc-unit-named", (("piece", f"wc-piece-{kind}"), ("card", f"wc-unit-{card}")))
