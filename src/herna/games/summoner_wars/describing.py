"""What is printed on cards, in words.

The terminal shows it, and a page draws it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from herna.engine.library import Fact, LibraryEntry
from herna.games.summoner_wars.printed import CLASSES, PRINTED, Printed
from herna.games.summoner_wars.seen import AttackType, PrintedCard

KINDS: Final[tuple[str, ...]] = (
    "summoner",
    "structure",
    "champion",
    "common",
    "epic",
    "standard",
)
FILTERS: Final[tuple[str, ...]] = ("set", "kind", "cost", "strength", "life", "attack", "phase", "symbol")
FROM_RULEBOOK: Final = "seed"  # the source of what the rulebook prints
EVERY_FACTION: Final = "every-faction"  # the set of the gates

Say = Callable[[str], str]


def library(say: Say) -> tuple[LibraryEntry, ...]:
    """Every card, with how sure we are of it."""
    return tuple(_listed(printed, say) for printed in PRINTED.values())


def _listed(printed: Printed, say: Say) -> LibraryEntry:
    kind = _kind(printed)
    return LibraryEntry(
        printed.key,
        kind,
        say(f"sw-class-{kind}"),
        say(f"sw-card-{printed.key}"),
        printed.faction or EVERY_FACTION,
        say(f"sw-value-{printed.faction}" if printed.faction else "sw-set-every-faction"),
        "\n".join(f"{name}: {text}" if name else text for name, text, _ in _texts(printed, say)),
        tuple(_facts(printed, say)),
        _doubts(printed, say),
    )


def _kind(printed: Printed) -> str:
    """What a card is first of all."""
    return min(printed.classes, key=KINDS.index)


def _facts(printed: Printed, say: Say) -> list[Fact]:
    """Its values, each with where it comes from if not from the rulebook."""
    label = say("sw-fact-class")
    more = [name for name in CLASSES if name in printed.classes and name != _kind(printed)]
    facts = [Fact("class", label, name, say(f"sw-class-{name}")) for name in more]
    values = {"cost": printed.cost, "strength": printed.strength if printed.unit() else -1, "life": printed.life or -1}
    source = _source_of("values", printed, say)
    facts += [Fact(key, say(f"sw-print-{key}"), value, source=source) for key, value in values.items() if value >= 0]
    if printed.attack:
        attack = say(f"sw-print-{printed.attack}")
        facts.append(Fact("attack", say("sw-sure-attack"), printed.attack, attack, _source_of("attack", printed, say)))
    if printed.event():
        facts.append(Fact("phase", say("sw-fact-phase"), printed.phase, say(f"sw-print-phase-{printed.phase}")))
    source = _source_of("symbols", printed, say)
    label = say("sw-sure-symbols")
    return facts + [Fact("symbol", label, symbol, say(f"sw-symbol-{symbol}"), source) for symbol in printed.symbols]


def _source_of(field: str, printed: Printed, say: Say) -> str:
    """Where a field comes from; empty, if from the rulebook."""
    return "" if dict(printed.sure).get(field, FROM_RULEBOOK) == FROM_RULEBOOK else _source(printed, say)


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
    return sorted({say(f"sw-sure-{field}") for field, source in printed.sure if source != FROM_RULEBOOK})


def _source(printed: Printed, say: Say) -> str:
    """Where that comes from."""
    return say("sw-sure-public" if printed.in_box() else "sw-sure-ours")


def _doubts(printed: Printed, say: Say) -> tuple[str, ...]:
    unsure = _unsure(printed, say)
    return (f"{_source(printed, say)}: {', '.join(unsure)}",) if unsure else ()
