"""Supplies as decks: the recommended ones and players' own (AE-MARKET).

As a file, as one line, and every reason why one is not legal. As a file a supply is a list, `supply = ["jade", …]`; as
one line its kinds stand with commas between them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from herna.engine.checked import CheckedDeck, Fault, Place
from herna.engine.decks import DeckFile, known_card
from herna.engine.errors import BadInput
from herna.games.aeons_end.printed import PILES, SUPPLY


def supply_line(kinds: Sequence[str]) -> str:
    """The kinds in one line, by type."""
    return ",".join(kind for type, _ in PILES for kind in kinds if kind in SUPPLY[type])


def supply_text(kinds: Sequence[str], name_of: Callable[[str], str]) -> str:
    """A supply as the text of a file, each kind with its name."""
    return "\n".join(["supply = [", *(f'    "{kind}", # {name_of(kind)}' for kind in kinds), "]"]) + "\n"


def read_supply(text: str, name: str) -> list[str]:
    """The kinds in a file, perhaps not a legal supply."""
    file = DeckFile(text, name, ("supply",))
    kinds = _kinds_in(file)
    file.check()
    return kinds


def check_supply(text: str, name: str) -> CheckedDeck:
    """The supply of a file, and every reason why it is not legal.

    A file that cannot be read is refused with those that it has anyway.
    """
    file = DeckFile(text, name, ("supply",))
    kinds = _kinds_in(file)
    faults = supply_faults(kinds)
    file.check_all("aeons-end", faults)
    return CheckedDeck(supply_line(kinds), tuple(faults))


def _kinds_in(file: DeckFile) -> list[str]:
    """The kinds in a file as far as it can be read.

    "" stands for each of the others.
    """
    known = [kind for kinds in SUPPLY.values() for kind in kinds]
    given = file.data.get("supply", [])
    if not isinstance(given, list):
        file.refuse("supply", BadInput("error-deck-list", file=file.where("supply"), field="supply"))
        given = []
    kinds: list[str] = []
    for number, kind in enumerate(given):
        try:
            kinds.append(known_card(str(kind), known, file.where("supply", number)))
        except BadInput as fault:
            kinds.append("")
            file.refuse("supply", fault)
    return kinds


def supply_faults(kinds: Sequence[str]) -> list[Fault]:
    """Every reason why a supply is not legal; none, if it is."""
    faults: list[Fault] = []
    for type, count in PILES:
        chosen = [kind for kind in kinds if kind in SUPPLY[type]]
        if len(chosen) != count:
            counts = (("type", type), ("count", len(chosen)), ("wanted", count))
            faults.append(Fault("AE-MARKET-01", "ae-supply-count", counts, Place("supply")))
        twice = dict.fromkeys(kind for kind in chosen if chosen.count(kind) > 1)
        for kind in twice:
            second = kinds.index(kind, kinds.index(kind) + 1)
            faults.append(Fault("AE-MARKET-01", "ae-supply-twice", (("card", kind),), Place("supply", second)))
    return faults
