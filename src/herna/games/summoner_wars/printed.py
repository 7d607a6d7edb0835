"""What is printed on the cards, read from the content files."""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from herna.engine.content import LIKE, check_entries, read_content
from herna.engine.effects import Question
from herna.engine.errors import BadInput

if TYPE_CHECKING:
    from herna.games.summoner_wars.texts import Text

FACTIONS: Final[tuple[str, ...]] = (
    "polar-dwarves",
    "cave-goblins",
    "fallen-kingdom",
    "savanna-elves",
    "vanguards",
    "breakers",
    "phoenix-elves",
    "tundra-orcs",
)
MELEE: Final = "melee"
RANGED: Final = "ranged"
PHASES: Final[tuple[str, ...]] = ("summon", "move", "build", "attack", "magic", "draw")
CLASSES: Final[tuple[str, ...]] = ("summoner", "champion", "common", "structure", "epic", "standard")


@dataclass(frozen=True, slots=True)
class Printed:
    """One kind of card.

    Its class is a set of words (SW-TXT-09), its cost -1 where it has none.
    """

    key: str
    faction: str
    classes: frozenset[str]
    cost: int
    strength: int
    life: int
    attack: str
    phase: str
    active: bool
    symbols: tuple[str, ...]
    copies: int
    starting: int
    abilities: tuple[str, ...]
    sure: tuple[tuple[str, str], ...]
    like: str = ""  # the card whose text it has, if it has no code of its own
    texts: dict[Question, tuple[Text, ...]] = field(default_factory=dict, compare=False)  # by the question they answer

    def unit(self) -> bool:
        return self.attack != ""  # units are what is printed with an attack

    def event(self) -> bool:
        return "epic" in self.classes or "standard" in self.classes

    def structure(self) -> bool:
        return "structure" in self.classes

    def in_box(self) -> bool:
        """Whether the card is in the printed box.

        One whose values are ours is not.
        """
        return ("values", "ours") not in self.sure

    def words(self) -> set[str]:
        """The words of its name, by which other cards mention it (SW-TERM-13)."""
        return set(self.key.split("-"))


GATE: Final = Printed(
    "gate", "", frozenset({"structure"}), 0, 0, 5, "", "build", False, (), 3, 0, ("gate",), (("values", "seed"),)
)
STARTING_GATE: Final = Printed(
    "starting-gate", "", frozenset({"structure"}), 0, 0, 10, "", "", False, (), 1, 0, ("gate",), (("values", "seed"),)
)


@dataclass(frozen=True, slots=True)
class Faction:
    """A ready-made deck and where its first four cards stand.

    Its kinds of cards; the spaces are in their owner's frame.
    """

    key: str
    cards: tuple[str, ...]
    setup: tuple[tuple[str, int, int], ...]

    def copies(self, *classes: str) -> tuple[tuple[str, int], ...]:
        """How many of each of its cards of these classes the deck has.

        Starting units are not counted.
        """
        own = [PRINTED[key] for key in self.cards]
        return tuple((card.key, card.copies) for card in own if card.copies and not card.classes.isdisjoint(classes))

    def deck(self, chosen: tuple[tuple[str, int], ...] | None = None) -> list[str]:
        """All 34 cards, those that begin on the battlefield first.

        Others than its own may be chosen (SW-DECK-01).
        """
        chosen = self.copies("common", "champion", "standard") if chosen is None else chosen
        units = [(key, count) for key, count in chosen if PRINTED[key].unit()]
        events = [(key, count) for key, count in chosen if not PRINTED[key].unit()]
        rest = [*units, *self.copies("epic"), *events, ("gate", GATE.copies)]
        return [*(key for key, _, _ in self.setup), *(key for key, count in rest for _ in range(count))]


# The fields of a card in a content file: what type they have, and whether every card has them.
_FIELDS: Final[dict[str, tuple[type, bool]]] = {
    "key": (str, True),
    "class": (list, True),
    "cost": (int, False),
    "strength": (int, False),
    "life": (int, False),
    "attack": (str, False),
    "phase": (str, False),
    "active": (bool, False),
    "symbols": (list, True),
    "copies": (int, True),
    "starting": (int, False),
    "abilities": (list, False),
    "sure": (dict, True),
}
# The words that a field may hold.
_WORDS: Final = {"class": CLASSES, "attack": (MELEE, RANGED), "phase": PHASES}


def read_faction(faction: str, text: str) -> tuple[Faction, list[Printed]]:
    """A faction and its cards from the text of its content file.

    A mistake is refused, saying what and where.
    """
    file = f"{faction.replace('-', '_')}.toml"
    data = read_content("summoner-wars", file, text)
    entries = data.get("card", [])
    check_entries(file, entries, _FIELDS, _WORDS)
    cards = [_card(faction, entry) for entry in entries]
    setup = tuple((key, place[0], place[1]) for key, place in data["setup"].items() if key != "sure")
    return Faction(faction, tuple(card.key for card in cards), setup), cards


def _card(faction: str, entry: dict[str, Any]) -> Printed:
    """One card of a content file."""
    return Printed(
        entry["key"],
        faction,
        frozenset(entry["class"]),
        entry.get("cost", -1),
        entry.get("strength", 0),
        entry.get("life", 0),
        entry.get("attack", ""),
        entry.get("phase", ""),
        entry.get("active", False),
        tuple(entry["symbols"]),
        entry["copies"],
        entry.get("starting", 0),
        tuple(entry.get("abilities", ())),
        tuple(sorted(entry["sure"].items())),
        entry.get(LIKE, ""),
    )


DECKS: Final[dict[str, Faction]] = {}
PRINTED: Final[dict[str, Printed]] = {"gate": GATE, "starting-gate": STARTING_GATE}
for _key in FACTIONS:
    _file = files("herna.games.summoner_wars") / "content" / f"{_key.replace('-', '_')}.toml"
    DECKS[_key], _cards = read_faction(_key, _file.read_text(encoding="utf-8"))
    for _printed in _cards:
        if _printed.key in PRINTED:
            raise BadInput("error-duplicate-card", file=f"{_key}.toml", card=_printed.key)
        PRINTED[_printed.key] = _printed
