"""What is printed on cards, mats and breaches, in words.

For a player who asks in the terminal, and for a page that draws it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, cast

from herna.engine.library import LibraryEntry
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
    text = _card_described(card, say)
    name, kind_name = say(f"ae-card-{card.key}"), say(f"ae-type-{card.type}")
    return LibraryEntry(card.key, card.type, kind_name, name, set, set_name, text, sure=_is_sure(card.sure))


def _mage_listed(mage: Mage, say: Say) -> LibraryEntry:
    name, text = say(f"ae-mage-{mage.key}"), _mage_described(mage, say)
    sure = _is_sure(mage.sure)
    return LibraryEntry(f"mage-{mage.key}", "mage", say("ae-type-mage"), name, mage.key, name, text, sure=sure)


def _nemesis_listed(mat: Nemesis, say: Say) -> LibraryEntry:
    name, text = say(f"ae-nemesis-{mat.key}"), _nemesis_described(mat, say)
    sure = _is_sure(mat.sure)
    return LibraryEntry(f"nemesis-{mat.key}", "nemesis", say("ae-type-nemesis"), name, mat.key, name, text, sure=sure)


def _is_sure(sure: Sure) -> bool:
    """Whether everything comes from the rulebook."""
    return not any(source in SOURCES for _, source in sure)


def _card_described(card: Printed, say: Say) -> str:
    values = {"cost": card.cost if card.type in BOUGHT else -1, "life": card.life or -1, "tier": card.tier or -1}
    facts = [say(f"ae-type-{card.type}")]
    facts += [f"{say(f'ae-print-{name}')} {value}" for name, value in values.items() if value >= 0]
    unsure = _unsure(card, say)
    doubt = [f"({'; '.join(unsure)})"] if unsure else []
    return "\n".join([", ".join(facts), say(f"ae-text-{card.key}"), *doubt])


def _mage_described(mage: Mage, say: Say) -> str:
    ability = say(f"ae-ability-{mage.ability}")
    charges = f"{say('ae-mat-charges')} {mage.charges}"
    return f"{say(f'ae-mage-{mage.key}-title')}\n{ability} ({charges}): {say(f'ae-ability-{mage.ability}-text')}"


def _nemesis_described(mat: Nemesis, say: Say) -> str:
    texts = [f"{say(f'ae-mat-nemesis-{part}')}: {say(f'ae-nemesis-{mat.key}-{part}')}" for part in MAT]
    facts = f"{say('ae-print-life')} {mat.life}, {say('ae-mat-nemesis-rating')}: {mat.rating}"
    return "\n".join([facts, *texts])


def _unsure(card: Printed, say: Say) -> list[str]:
    """Which facts of a card are not from the rulebook, and their sources."""
    fields = {source: [say(f"ae-sure-{field}") for field, by in card.sure if by == source] for source in SOURCES}
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
        "unsure": _unsure(card, say),
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
