"""What is printed on the cards, mats and breaches, read from the content files."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final

from herna.engine.content import LIKE, check_entries, read_content
from herna.engine.errors import BadInput

NEMESES: Final[tuple[str, ...]] = ("rageborne", "carapace-queen", "crooked-mask", "prince-of-gluttons")
TYPES: Final[tuple[str, ...]] = ("gem", "relic", "spell", "attack", "minion", "power", "strike", "corruption")
TIERS: Final[tuple[int, ...]] = (1, 2, 3)

Sure = tuple[tuple[str, str], ...]  # how sure each value is: the field, and where it comes from


@dataclass(frozen=True, slots=True)
class Printed:
    """One kind of card; a value that it lacks is 0.

    A life of 0 on a minion is set by its text ("*").
    """

    key: str
    type: str
    cost: int = 0
    copies: int = 1
    mage: str = ""
    nemesis: str = ""
    tier: int = 0
    life: int = 0
    power: int = 0
    discard_aether: int = 0  # TO DISCARD: what is spent
    discard_charges: int = 0
    sure: Sure = ()
    like: str = ""  # the card whose text it has, if it has no code of its own

    def in_box(self) -> bool:
        """Whether the card is in the printed box.

        One whose values are ours is not.
        """
        return ("values", "ours") not in self.sure


@dataclass(frozen=True, slots=True)
class Mage:
    """A mage's mat; breaches I to IV.

    Not there (-1), quarter turns made (0 to 3), or open (4).
    """

    key: str
    ability: str
    charges: int
    hand: tuple[str, ...]
    deck: tuple[str, ...]
    breaches: tuple[int, ...]
    sure: Sure = ()


@dataclass(frozen=True, slots=True)
class Breach:
    """What focusing and opening cost, by position, and the damage of the open breach."""

    focus: int
    open: tuple[int, ...]
    bonus: int


@dataclass(frozen=True, slots=True)
class Nemesis:
    """A nemesis mat: the printed life and rating."""

    key: str
    life: int
    rating: int
    sure: Sure = ()


@dataclass(frozen=True, slots=True)
class Market:
    """A recommended set of nine kinds."""

    key: str
    kinds: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Difficulty:
    """The life of players and Gravehold, the nemesis's extra life, and its harder rules."""

    key: str
    player: int
    gravehold: int
    nemesis: int
    harder: bool


_CARD: Final[dict[str, tuple[type, bool]]] = {
    "key": (str, True),
    "type": (str, True),
    "cost": (int, False),
    "copies": (int, False),
    "mage": (str, False),
    "tier": (int, False),
    "life": (int, False),
    "star": (bool, False),
    "power": (int, False),
    "discard_aether": (int, False),
    "discard_charges": (int, False),
    "sure": (dict, True),
}
_MAGE: Final[dict[str, tuple[type, bool]]] = {
    "key": (str, True),
    "ability": (str, True),
    "charges": (int, True),
    "hand": (list, True),
    "deck": (list, True),
    "breaches": (list, True),
    "sure": (dict, True),
}


def content_of(file: str) -> dict[str, Any]:
    """The data of one of the game's content files."""
    text = (files("herna.games.aeons_end") / "content" / file).read_text(encoding="utf-8")
    return read_content("aeons-end", file, text)


def read_cards(file: str, entries: list[dict[str, Any]], nemesis: str = "") -> list[Printed]:
    """The cards of a content file; a mistake is refused, saying what and where."""
    check_entries(file, entries, _CARD, {"type": TYPES})
    fields = ("key", "type", "cost", "copies", "mage", "tier", "life", "power", "discard_aether", "discard_charges")
    return [
        Printed(
            nemesis=nemesis,
            like=entry.get(LIKE, ""),
            sure=tuple(sorted(entry["sure"].items())),
            **{field: entry[field] for field in fields if field in entry},
        )
        for entry in entries
    ]


def _mages() -> dict[str, Mage]:
    entries = content_of("mages.toml")["mage"]
    check_entries("mages.toml", entries, _MAGE, {"hand": tuple(PRINTED), "deck": tuple(PRINTED)})
    return {
        entry["key"]: Mage(
            entry["key"],
            entry["ability"],
            entry["charges"],
            tuple(entry["hand"]),
            tuple(entry["deck"]),
            tuple({"none": -1, "open": 4}.get(state, state) for state in entry["breaches"]),
            tuple(sorted(entry["sure"].items())),
        )
        for entry in entries
    }


PRINTED: Final[dict[str, Printed]] = {}
TURN_ORDER_CARD: Final = Printed("turn-order", "turn-order")  # it says only whose turn it is, which its kind says
PRINTED_MATS: Final[dict[str, Nemesis]] = {}
_FILES: Final[tuple[str, ...]] = ("starters", "market", "nemesis_cards", *(key.replace("-", "_") for key in NEMESES))
for _file in (f"{name}.toml" for name in _FILES):
    _content = content_of(_file)
    _nemesis = _content.get("nemesis", "")
    if _nemesis:
        PRINTED_MATS[_nemesis] = Nemesis(
            _nemesis, _content["life"], _content["rating"], tuple(sorted(_content["sure"].items()))
        )
    for _printed in read_cards(_file, _content["card"], _nemesis):
        if _printed.key in PRINTED:
            raise BadInput("error-duplicate-card", file=_file, card=_printed.key)
        PRINTED[_printed.key] = _printed

MAGES: Final = _mages()
BREACHES: Final = tuple(
    Breach(entry["focus"], tuple(entry["open"]), entry["bonus"]) for entry in content_of("breaches.toml")["breach"]
)
MARKETS: Final = {
    entry["key"]: Market(entry["key"], (*entry["gems"], *entry["relics"], *entry["spells"]))
    for entry in content_of("market.toml")["market"]
}
# The kinds that a supply is chosen from: gems, relics and spells that no mage starts with, in the file's order.
SUPPLY: Final[dict[str, tuple[str, ...]]] = {
    type: tuple(entry["key"] for entry in content_of("market.toml")["card"] if entry["type"] == type)
    for type in ("gem", "relic", "spell")
}
# Those that a random supply is drawn from: the kinds of the box, so that a card of ours changes no seed.
IN_BOX: Final[dict[str, tuple[str, ...]]] = {
    type: tuple(kind for kind in kinds if PRINTED[kind].in_box()) for type, kinds in SUPPLY.items()
}
_setup = content_of("setup.toml")
# How many kinds of each type a supply has (AE-MARKET-01).
PILES: Final[tuple[tuple[str, int], ...]] = tuple(
    (type, _setup["supply"][f"{type}s"]) for type in ("gem", "relic", "spell")
)
DIFFICULTIES: Final = {
    entry["key"]: Difficulty(entry["key"], entry["player"], entry["gravehold"], entry["nemesis"], entry["harder"])
    for entry in _setup["difficulty"]
}
BASIC_CARDS: Final = {entry["players"]: tuple(entry["basic"]) for entry in _setup["table"]}  # by tier
TURN_ORDER: Final = {entry["players"]: tuple(entry["turn_order"]) for entry in _setup["table"]}
EASIER_TURN_ORDER: Final = tuple(_setup["easier"]["turn_order"])
EASIER_LIFE: Final = tuple(_setup["easier"]["life"])
