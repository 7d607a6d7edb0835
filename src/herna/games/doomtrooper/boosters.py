"""Boosters for limited play: which cards of which rarity are in one (DT-DECK-04).

What is known of them, and what is ours, stands in the content file.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final

from herna.engine.content import read_content
from herna.engine.decks import Counts
from herna.engine.errors import BadInput
from herna.engine.limited import BoosterBox
from herna.games.doomtrooper.decks import LARGEST
from herna.games.doomtrooper.printed import PRINTED

FILE: Final = "boosters.toml"


def _read_box() -> BoosterBox:
    text = (files("herna.games.doomtrooper") / "content" / FILE).read_text(encoding="utf-8")
    data = read_content("doomtrooper", FILE, text)
    sizes = tuple((str(entry["rarity"]), _amount(entry["cards"], "cards")) for entry in data["booster"])
    limited = data["limited"]
    sealed, draft, deck = (_amount(limited[name], name) for name in ("sealed", "draft", "deck"))
    sheets = {rarity: _sheet(rarity, data.get(rarity, {})) for rarity, _ in sizes}
    return BoosterBox(sheets, sizes, sealed, draft, deck, (("deck-size", deck), ("deck-copies", LARGEST)))


def _sheet(rarity: str, cards: dict[str, Any]) -> Counts:
    """The cards of a rarity with how often each is on its sheet."""
    for key in cards:
        if key not in PRINTED:
            raise BadInput("error-content-value", file=FILE, card=rarity, field="key", found=key[:40])
    return tuple((key, _amount(count, key)) for key, count in cards.items())


def _amount(given: object, field: str) -> int:
    if type(given) is not int or not 1 <= given <= LARGEST:
        raise BadInput("error-content-value", file=FILE, card="-", field=field, found=repr(given)[:40])
    return given


BOX: Final = _read_box()
RARITIES: Final[dict[str, str]] = {key: rarity for rarity, sheet in BOX.sheets.items() for key, _ in sheet}
