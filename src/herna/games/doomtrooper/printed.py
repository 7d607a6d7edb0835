"""What is printed on the cards, read from the content files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from herna.engine.content import check_entries, read_content
from herna.engine.effects import Question
from herna.engine.errors import BadInput

if TYPE_CHECKING:
    from herna.games.doomtrooper.texts import Text

# The four values of a warrior (DT-KEY-03).
FIGHT: Final = 0
SHOOT: Final = 1
ARMOR: Final = 2
VALUE: Final = 3
STATS: Final = ("fight", "shoot", "armor", "value")

CORPORATIONS: Final[tuple[str, ...]] = ("bauhaus", "capitol", "cybertronic", "imperial", "mishima")
TRIBES: Final[tuple[str, ...]] = ("lutheran", "crescentia", "rasputin", "templars")
LEGION: Final = "legion"
BROTHERHOOD: Final = "brotherhood"
ICONS: Final[tuple[str, ...]] = (*CORPORATIONS, BROTHERHOOD, LEGION, *TRIBES, "general")
TYPES: Final[tuple[str, ...]] = (
    "warrior",
    "special",
    "equipment",
    "fortification",
    "art",
    "symmetry",
    "ki",
    "relic",
    "mission",
    "warzone",
    "beast",
    "alliance",
)
# When a card may be played; a warrior is deployed.
TIMINGS: Final[tuple[str, ...]] = ("deploy", "action", "anytime", "combat", "reaction", "before-actions", "own-turn")
# On what it is played: a warrior, another card, an area or a player in play; on its caster; on what it answers.
TARGETS: Final[tuple[str, ...]] = ("", "warrior", "card", "area", "player", "caster", "moment")
# Where it goes: it stays by itself, is attached, discarded or sacrificed (DT-KEY-04).
AFTER: Final[tuple[str, ...]] = ("stay", "attach", "discard", "sacrifice")

FILES: Final[tuple[str, ...]] = (
    "bauhaus",
    "capitol",
    "cybertronic",
    "imperial",
    "mishima",
    "brotherhood",
    "legion",
    "general",
    "tribes",
    "specials",
    "equipment",
    "fortifications",
    "art",
    "symmetry",
    "ki",
    "relics",
    "missions",
    "warzones",
    "beasts",
    "alliances",
)

# One effect as the content file says it: which one of the vocabulary (`do`), and its words and numbers.
Spec = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Printed:
    """One kind of card.

    Values that are struck through, or not there, are in `struck` (DT-FIT-04, DT-FIT-06).
    """

    key: str
    code: str
    type: str
    icons: tuple[str, ...]
    stats: tuple[int, int, int, int]
    struck: frozenset[int]
    keywords: frozenset[str]
    unique: bool
    timing: str
    actions: int
    destiny: int
    on: str
    who: str
    after: str
    effects: tuple[Spec, ...]
    sure: tuple[tuple[str, str], ...]
    texts: dict[Question, tuple[Text, ...]] = field(default_factory=dict, compare=False)  # by the question they answer

    def belongs(self) -> frozenset[str]:
        """The affiliations of a warrior as printed; a Freelancer's icon is none (DT-AFF-14)."""
        if "freelancer" in self.keywords or "outside-areas" in self.keywords:
            return frozenset()
        return frozenset(icon for icon in self.icons if icon != "general")


# The fields of a card in a content file: what type they have, and whether every card has them.
_FIELDS: Final[dict[str, tuple[type, bool]]] = {
    "key": (str, True),
    "code": (str, True),
    "type": (str, True),
    "icons": (list, True),
    "fight": (int, False),
    "shoot": (int, False),
    "armor": (int, False),
    "value": (int, False),
    "keywords": (list, False),
    "unique": (bool, False),
    "timing": (str, False),
    "actions": (int, False),
    "destiny": (int, False),
    "on": (str, False),
    "who": (str, False),
    "after": (str, False),
    "effects": (list, False),
    "sure": (dict, True),
}
# The words that a field may hold.
_WORDS: Final = {"type": TYPES, "icons": ICONS, "timing": TIMINGS, "on": TARGETS, "after": AFTER}


def read_cards(file: str, text: str) -> list[Printed]:
    """The cards of a content file; a mistake is refused, saying what and where."""
    entries = read_content("doomtrooper", file, text).get("card", [])
    check_entries(file, entries, _FIELDS, _WORDS)
    return [_card(entry) for entry in entries]


def _card(entry: dict[str, Any]) -> Printed:
    timing = entry.get("timing", "deploy")
    stats = (entry.get("fight", 0), entry.get("shoot", 0), entry.get("armor", 0), entry.get("value", 0))
    return Printed(
        entry["key"],
        entry["code"],
        entry["type"],
        tuple(entry["icons"]),
        stats,
        frozenset(stat for stat, name in enumerate(STATS) if name not in entry),
        frozenset(entry.get("keywords", ())),
        entry.get("unique", False),
        timing,
        entry.get("actions", 1 if timing in ("deploy", "action") else 0),
        entry.get("destiny", 0),
        entry.get("on", ""),
        entry.get("who", ""),
        entry.get("after", "stay"),
        tuple(entry.get("effects", ())),
        tuple(sorted(entry["sure"].items())),
    )


PRINTED: Final[dict[str, Printed]] = {}
for _name in FILES:
    _text = (files("herna.games.doomtrooper") / "content" / "cards" / f"{_name}.toml").read_text(encoding="utf-8")
    for _printed in read_cards(f"{_name}.toml", _text):
        if _printed.key in PRINTED:
            raise BadInput("error-duplicate-card", file=f"{_name}.toml", card=_printed.key)
        PRINTED[_printed.key] = _printed
