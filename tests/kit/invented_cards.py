"""Cards of Doomtrooper that nobody printed: for rules and examples whose card is not among ours."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from herna.games.doomtrooper.printed import PRINTED, STATS, read_cards
from herna.games.doomtrooper.rules.identity import IDENTITIES, printed_identity
from herna.games.doomtrooper.texts import MOMENTS, NAMES_OF_TEXTS, SELF_MADE, add_texts


def a_card(key: str, type: str, icons: str = "general", values: tuple[int, ...] = (), **printed: Any) -> str:
    """A card as a content file writes it; `values` are a warrior's F, S, A and V."""
    fields: dict[str, Any] = {"key": key, "code": f"x-{key}", "type": type, "icons": icons.split()}
    fields |= dict(zip(STATS, values, strict=True) if values else ()) | printed
    fields["sure"] = {"facts": "invented", "name": "invented"}
    return "\n".join(["", "[[card]]", *(f"{name} = {_written(value)}" for name, value in fields.items()), ""])


def _written(value: Any) -> str:
    """A value as TOML writes it."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {_written(one)}" for name, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_written(one) for one in value) + "]"
    return str(value).lower() if isinstance(value, bool | int) else f'"{value}"'


@contextmanager
def invented(text: str) -> Iterator[None]:
    """While this lasts there are these cards, written as in a content file."""
    cards = read_cards("invented.toml", text)
    moments = set(MOMENTS)
    for card in cards:
        PRINTED[card.key] = card
        IDENTITIES[card.key] = printed_identity(card)
        add_texts(card.key, card.effects)
    try:
        yield
    finally:
        for card in cards:
            del PRINTED[card.key], IDENTITIES[card.key], NAMES_OF_TEXTS[card.key]
            SELF_MADE.discard(card.key)
        MOMENTS.intersection_update(moments)
