"""What is printed on cards, in words.

For players who ask in the terminal, and for a page.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from herna.engine.library import LibraryEntry
from herna.games.summoner_wars.printed import CLASSES, PRINTED, Printed
from herna.games.summoner_wars.seen import AttackType, PrintedCard

KINDS: Final[tuple[str, ...]] = (
    "summoner",
    "structure",
    "champion",
    "common",
    "epic",
    "standard",
)  # what a card is first of all
EVERY_FACTION: Final = "every-faction"  # the set of the gates

Say = Callable[[str], str]


def library(say: Say) -> tuple[LibraryEntry, ...]:
    """Every card, with how sure we are of it."""
    return tuple(_listed(printed, say) for printed in PRINTED.values())


def _listed(printed: Printed, say: Say) -> LibraryEntry:
    kind = min(printed.classes, key=KINDS.index)
    return LibraryEntry(
        printed.key,
        kind,
        say(f"sw-class-{kind}"),
        say(f"sw-card-{printed.key}"),
        printed.faction or EVERY_FACTION,
        say(f"sw-value-{printed.faction}" if printed.faction else "sw-set-every-faction"),
        _described(printed, say),
        sure=not _unsure(printed, say),
    )


def pictured(say: Say) -> dict[str, PrintedCard]:
    """Every kind of card as a page draws it.

    What is printed on it, and what it says.
    """
    return {
        key: {
            "name": say(f"sw-card-{key}"),
            "faction": printed.faction,
            "classes": [name for name in CLASSES if name in printed.classes],
            "cost": printed.cost,
            "strength": printed.strength,
            "life": printed.life,
            "attack": cast(AttackType, printed.attack),
            "phase": printed.phase if printed.event() else "",
            "symbols": list(printed.symbols),
            "texts": _texts(printed, say),
            "unsure": _unsure(printed, say),
        }
        for key, printed in PRINTED.items()
    }


def _texts(printed: Printed, say: Say) -> list[tuple[str, str, str]]:
    """What a card says: each ability with its name and its key.

    Questions name it by that key. The text of an event has no name.
    """
    texts = [("", say(f"sw-card-{printed.key}-text"), printed.key)] if printed.event() else []
    return texts + [(say(f"sw-ability-{key}"), say(f"sw-ability-{key}-text"), key) for key in printed.abilities]


def _unsure(printed: Printed, say: Say) -> list[str]:
    """What of a card does not come from the rulebook."""
    return sorted({say(f"sw-sure-{field}") for field, source in printed.sure if source != "seed"})


def _doubt(printed: Printed, say: Say) -> list[str]:
    """Where that comes from."""
    unsure = _unsure(printed, say)
    source = "public" if printed.in_box() else "ours"
    return [f"({say(f'sw-sure-{source}')}: {', '.join(unsure)})"] if unsure else []


def _described(printed: Printed, say: Say) -> str:
    values = {"cost": printed.cost, "strength": printed.strength if printed.unit() else -1, "life": printed.life or -1}
    facts = [say(f"sw-class-{name}") for name in CLASSES if name in printed.classes]
    facts += [f"{say(f'sw-print-{name}')} {value}" for name, value in values.items() if value >= 0]
    facts += [say(f"sw-print-{printed.attack}")] if printed.attack else []
    facts += [say(f"sw-print-phase-{printed.phase}")] if printed.event() else []
    facts += [say(f"sw-symbol-{symbol}") for symbol in printed.symbols]
    texts = [f"{name}: {text}" if name else text for name, text, _ in _texts(printed, say)]
    return "\n".join([", ".join(facts), *texts, *_doubt(printed, say)])
