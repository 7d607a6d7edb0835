"""The names of the things on a table, as a seat sees them."""

from __future__ import annotations

from typing import Any, Final

from herna.engine.activity import Noun
from herna.engine.game import Message
from herna.games.doomtrooper.table import AREA_NAMES, AREAS, NOBODY, NONE, PLAYER, TACTICS, Front, area_in, seat_in

# Fields that name a card by its id, a card by its kind, a player beside the `seat`, or a word.
CARDS: Final[tuple[str, ...]] = (
    "card",
    "source",
    "caster",
    "attacker",
    "defender",
    "zone",
    "weapon",
    "warrior",
    "vehicle",
    "saboteur",
    "bearer",
    "jailer",
    "fighter",
)
KINDS: Final[tuple[str, ...]] = ("kind", "other")
PLAYERS: Final[tuple[str, ...]] = ("player", "victim")
WORDS: Final = {
    "deck": "value",
    "word": "affiliation",
    "tactic": "tactic",
    "outcome": "outcome",
    "where": "pile",
    "pile": "pile",
    "ability": "ability",
    "timing": "timing",
    "phase": "phase",
    "now": "phase",
}

AMOUNTS: Final[tuple[str, ...]] = ("amount", "destiny", "promotion")
# What the fields of choices name, by the word that messages have for it.
NOUNS: Final = {
    **{field: Noun("card") for field in (*CARDS, *KINDS)},
    **{field: Noun("player") for field in PLAYERS},
    **{field: Noun("amount") for field in AMOUNTS},
    "effect": Noun("word"),
}

View = dict[str, Any]


def exists(table: Front, field: str, thing: str | int) -> bool:
    """Whether there is such a thing.

    Only cards can say that there is no such ability or word.
    """
    if field in CARDS:
        return isinstance(thing, int) and 0 <= thing < len(table.cards.faces)
    if field in PLAYERS:
        return thing in table.seats()
    if field == "tactic":
        return thing in TACTICS
    if field in AMOUNTS:
        return isinstance(thing, int)
    if field != "target":
        return isinstance(thing, str)
    if not isinstance(thing, int) or thing >= 0:
        return exists(table, "card", thing)
    return thing == NONE or (seat_in(thing) in table.seats() and (area_in(thing) == PLAYER or area_in(thing) in AREAS))


def named(view: View, field: str, value: str | int) -> Message | str | int:
    """What a field's value is called."""
    if isinstance(value, str):
        return _word_named(field, value)
    if field in CARDS:
        return card_named(view, value)
    if field == "target":
        return _target_named(view, value)
    if field in PLAYERS:
        return player_named(value)
    if field == "area":
        return Message(f"dt-area-{AREA_NAMES[value]}") if 0 <= value < len(AREA_NAMES) else value
    if field == "seat" and value == NOBODY:
        return Message("dt-nobody")
    return value


def _word_named(field: str, value: str) -> Message | str:
    if field in KINDS:
        return Message(f"dt-card-{value}") if value else Message("dt-face-down")
    if field in WORDS:
        return Message(f"dt-{WORDS[field]}-{value}")
    if field == "effect":
        return Message(f"dt-effect-{value.partition(':')[2]}")
    return value


def player_named(seat: int) -> Message:
    return Message("dt-nobody") if seat == NOBODY else Message(f"dt-seat-{seat + 1}")


def _target_named(view: View, target: int) -> Message | str:
    """A card, an area or a player; "none", if there is none."""
    if target == NONE:
        return "none"
    if target > NONE:
        return card_named(view, target)
    owner = player_named(seat_in(target))
    if area_in(target) >= len(AREA_NAMES) - 1:
        return owner
    area = f"dt-area-{AREA_NAMES[area_in(target)]}"
    if seat_in(target) == view["seat"]:
        return Message(area)
    return Message("dt-area-of", (("area", area), ("player", owner.key)))


def card_named(view: View, card: int) -> Message:
    """The name of a card.

    On the table told from others like it by its number, and from others' by its player.
    """
    kind = view["kinds"].get(str(card))
    lying = view["cards"].get(str(card))
    if lying is None:
        return Message("hidden") if kind is None else Message(f"dt-card-{kind}")
    alike = _alike(view, card, kind, lying["controller"])
    name = "dt-face-down-warrior" if kind is None else f"dt-card-{kind}"
    parts: tuple[tuple[str, str | int], ...] = (("card", name),)
    key = "dt-card"
    if len(alike) > 1:
        key += "-numbered"
        parts = (*parts, ("number", alike.index(card) + 1))
    if lying["controller"] != view["seat"]:
        key += "-of"
        parts = (*parts, ("player", player_named(lying["controller"]).key))
    return Message(key, parts) if len(parts) > 1 else Message(name)


def _alike(view: View, card: int, kind: str | None, controller: int) -> list[int]:
    """A player's cards on the table that look the same, oldest first."""
    return [
        int(other)
        for other, lying in view["cards"].items()
        if lying["controller"] == controller and view["kinds"].get(other) == kind
    ]
