"""What is printed on cards, mats and breaches, in words.

The terminal shows it, and a page draws it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, cast

from herna.engine.library import Fact, LibraryEntry
from herna.games.aeons_end.printed import (
    BREACHES,
    MAGES,
    PRINTED,
    PRINTED_MATS,
    SUPPLY,
    Mage,
    Nemesis,
    Printed,
    Sure,
)
from herna.games.aeons_end.seen import CardType, PrintedBreach, PrintedCard, PrintedMage, PrintedNemesis

FILTERS: Final[tuple[str, ...]] = ("kind", "set", "cost", "tier", "life", "charges")
BOUGHT: Final[tuple[str, ...]] = ("gem", "relic", "spell")
MAT: Final[tuple[str, ...]] = ("unleash", "setup", "rules", "harder")
MARKET: Final = "market"  # the sets of cards that belong to no mage and no nemesis
STARTERS: Final = "starters"
EVERY_NEMESIS: Final = "every-nemesis"
MARKET_KINDS: Final = frozenset(kind for kinds in SUPPLY.values() for kind in kinds)
SOURCES: Final[tuple[str, ...]] = ("public", "reconstructed", "ours")

Say = Callable[[str], str]


def library(say: Say) -> tuple[LibraryEntry, ...]:
    """Every card, mage and nemesis, with how sure we are of it."""
    mats = [_mage_listed(mage, say) for mage in MAGES.values()]
    mats += [_nemesis_listed(mat, say) for mat in PRINTED_MATS.values()]
    return (*(_card_listed(card, say) for card in PRINTED.values()), *mats)


def _card_listed(card: Printed, say: Say) -> LibraryEntry:
    if card.nemesis:
        set, set_name = card.nemesis, say(f"ae-nemesis-{card.nemesis}")
    elif card.mage:
        set, set_name = card.mage, say(f"ae-mage-{card.mage}")
    else:
        set = MARKET if card.key in MARKET_KINDS else STARTERS if card.type in BOUGHT else EVERY_NEMESIS
        set_name = say(f"ae-set-{set}")
    name, kind_name, doubts = say(f"ae-card-{card.key}"), say(f"ae-type-{card.type}"), tuple(_unsure(card.sure, say))
    facts, text = _card_facts(card, say), say(f"ae-text-{card.key}")
    return LibraryEntry(card.key, card.type, kind_name, name, set, set_name, text, facts, doubts)


def _card_facts(card: Printed, say: Say) -> tuple[Fact, ...]:
    values = {"cost": card.cost if card.type in BOUGHT else -1, "life": card.life or -1, "tier": card.tier or -1}
    source = _source_of("values", card.sure, say)
    return tuple(Fact(key, say(f"ae-print-{key}"), value, source=source) for key, value in values.items() if value >= 0)


def _mage_listed(mage: Mage, say: Say) -> LibraryEntry:
    name, kind_name, doubts = say(f"ae-mage-{mage.key}"), say("ae-type-mage"), tuple(_unsure(mage.sure, say))
    ability = f"{say(f'ae-ability-{mage.ability}')}: {say(f'ae-ability-{mage.ability}-text')}"
    text = f"{say(f'ae-mage-{mage.key}-title')}\n{ability}"
    charges = Fact("charges", say("ae-mat-charges"), mage.charges, source=_source_of("charges", mage.sure, say))
    return LibraryEntry(f"mage-{mage.key}", "mage", kind_name, name, mage.key, name, text, (charges,), doubts)


def _nemesis_listed(mat: Nemesis, say: Say) -> LibraryEntry:
    name, kind_name, doubts = say(f"ae-nemesis-{mat.key}"), say("ae-type-nemesis"), tuple(_unsure(mat.sure, say))
    text = "\n".join(f"{say(f'ae-mat-nemesis-{part}')}: {say(f'ae-nemesis-{mat.key}-{part}')}" for part in MAT)
    rating = say("ae-mat-nemesis-rating")
    facts = (
        Fact("life", say("ae-print-life"), mat.life, source=_source_of("life", mat.sure, say)),
        Fact("rating", rating, mat.rating, f"{rating}: {mat.rating}", _source_of("rating", mat.sure, say)),
    )
    return LibraryEntry(f"nemesis-{mat.key}", "nemesis", kind_name, name, mat.key, name, text, facts, doubts)


def _source_of(field: str, sure: Sure, say: Say) -> str:
    """Where a field comes from; empty, if from the rulebook."""
    by = dict(sure).get(field, "")
    return say(f"ae-sure-{by}") if by in SOURCES else ""


def _unsure(sure: Sure, say: Say) -> list[str]:
    """Which facts are not from the rulebook, and their sources."""
    fields = {source: [say(f"ae-sure-{field}") for field, by in sure if by == source] for source in SOURCES}
    return [f"{say(f'ae-sure-{source}')}: {', '.join(named)}" for source, named in fields.items() if named]


def pictured(say: Say) -> Mapping[str, Mapping[str, Any]]:
    """Everything printed as a page draws it.

    Cards by their kind, then mages, nemeses and breaches.
    """
    return {
        **{key: _card_pictured(card, say) for key, card in PRINTED.items()},
        **{f"mage-{key}": _mage_pictured(mage, say) for key, mage in MAGES.items()},
        **{f"nemesis-{key}": _nemesis_pictured(mat, say) for key, mat in PRINTED_MATS.items()},
        **{f"breach-{number}": _breach_pictured(number, say) for number in range(1, 5)},
    }


def _card_pictured(card: Printed, say: Say) -> PrintedCard:
    text = say(f"ae-text-{card.key}")
    return {
        "name": say(f"ae-card-{card.key}"),
        "text": text,
        "type": cast(CardType, card.type),
        "type_name": say(f"ae-type-{card.type}"),
        "cost": card.cost,
        "tier": card.tier,
        "life": card.life,
        "power": card.power,
        "mage": card.mage,
        "nemesis": card.nemesis,
        "to_discard": _to_discard(text, say),
        "discard_aether": card.discard_aether,
        "discard_charges": card.discard_charges,
        "unsure": _unsure(card.sure, say),
    }


def _to_discard(text: str, say: Say) -> str:
    """What a power says under TO DISCARD."""
    begins, ends = f"{say('ae-print-to-discard')}: ", f" {say('ae-print-power')} "
    return text.removeprefix(begins).split(ends)[0] if text.startswith(begins) else ""


def _mage_pictured(mage: Mage, say: Say) -> PrintedMage:
    return {
        "name": say(f"ae-mage-{mage.key}"),
        "text": say(f"ae-ability-{mage.ability}-text"),
        "type": "mage",
        "title": say(f"ae-mage-{mage.key}-title"),
        "ability": say(f"ae-ability-{mage.ability}"),
        "charges": mage.charges,
    }


def _nemesis_pictured(mat: Nemesis, say: Say) -> PrintedNemesis:
    return {
        "name": say(f"ae-nemesis-{mat.key}"),
        "text": say(f"ae-nemesis-{mat.key}-rules"),
        "type": "nemesis",
        "unleash": say(f"ae-nemesis-{mat.key}-unleash"),
        "setup": say(f"ae-nemesis-{mat.key}-setup"),
        "harder": say(f"ae-nemesis-{mat.key}-harder"),
        "life": mat.life,
        "rating": mat.rating,
    }


def _breach_pictured(number: int, say: Say) -> PrintedBreach:
    printed = BREACHES[number - 1]
    return {
        "name": say(f"ae-breach-{number}"),
        "text": f"{say('ae-breach-bonus')}: {printed.bonus}",
        "type": "breach",
        "focus": printed.focus,
        "open": list(printed.open),
        "bonus": printed.bonus,
    }
