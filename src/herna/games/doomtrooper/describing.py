"""What is printed on cards, in words.

For who asks in the terminal, and for a page that draws them. A card has words of its own (`dt-text-KEY`, with the
numbers of its effects as arguments), or its effects have.
"""

from __future__ import annotations

from typing import Final

from herna.engine.game import Say
from herna.engine.library import Fact, LibraryEntry
from herna.games.doomtrooper.boosters import RARITIES
from herna.games.doomtrooper.printed import PRINTED, STATS, Printed
from herna.games.doomtrooper.seen import PrintedCard
from herna.games.doomtrooper.texts import text_of

SOURCES: Final[tuple[str, ...]] = ("data", "listing", "reconstructed", "uncertain", "ours")
VALUED: Final[tuple[str, ...]] = ("warrior", "beast", "warzone")  # cards with the four values in their corners
FILTERS: Final[tuple[str, ...]] = (
    "affiliation",
    "kind",
    "set",
    *STATS,
    "timing",
    "actions",
    "destiny",
    "unique",
    "rarity",
)
NOTHING: Final = "–"
# The published sets, by the first two digits of a card's code.
SETS: Final[dict[str, str]] = {
    "01": "unlimited",
    "02": "inquisition",
    "03": "warzone",
    "04": "mortificator",
    "05": "golgotha",
    "06": "apocalypse",
    "07": "paradise-lost",
    "08": "promotion",
}
OWN_SET: Final = "own"  # of a card that was not published


def library(say: Say) -> tuple[LibraryEntry, ...]:
    """Every card, with how sure we are of it."""
    return tuple(_listed(card, say) for card in PRINTED.values())


def _listed(card: Printed, say: Say) -> LibraryEntry:
    expansion = SETS.get(card.code[:2], OWN_SET)
    return LibraryEntry(
        card.key,
        card.type,
        say(f"dt-type-{card.type}"),
        say(f"dt-card-{card.key}"),
        expansion,
        say(f"dt-set-{expansion}"),
        text_on(card, say),
        tuple(_facts(card, say)),
        tuple(_unsure(card, say)),
    )


def _facts(card: Printed, say: Say) -> list[Fact]:
    """Its affiliations, values, kinds and costs, with where they come from."""
    by = dict(card.sure)["facts"]
    source = say(f"dt-sure-{by}") if by in SOURCES else ""
    label = say("dt-fact-affiliation")
    facts = [Fact("affiliation", label, icon, say(f"dt-affiliation-{icon}"), source) for icon in card.icons]
    facts += [Fact("trait", say("dt-fact-trait"), word, name, source) for word, name in _traits(card, say)]
    if card.type in VALUED:
        facts += [_value(card, at, say, source) for at in range(len(STATS)) if _has_value(card, at)]
    timing = say(f"dt-timing-{card.timing}")
    facts.append(Fact("timing", say("dt-fact-timing"), card.timing, timing, source))
    if card.actions > 1:
        actions = say("dt-print-actions", {"count": card.actions})
        facts.append(Fact("actions", say("dt-fact-actions"), card.actions, actions, source))
    if card.destiny:
        destiny = say("dt-print-destiny", {"count": card.destiny})
        facts.append(Fact("destiny", say("dt-fact-destiny"), card.destiny, destiny, source))
    if card.key in RARITIES:
        rarity = RARITIES[card.key]
        facts.append(Fact("rarity", say("dt-fact-rarity"), rarity, say(f"dt-rarity-{rarity}"), say("dt-sure-data")))
    return facts + ([Fact("unique", say("dt-fact-unique"), "unique", say("dt-unique"), source)] if card.unique else [])


def _has_value(card: Printed, at: int) -> bool:
    """Whether a value stands in its corner; a warzone's are what it gives."""
    return card.type != "warzone" or at not in card.struck


def _value(card: Printed, at: int, say: Say, source: str) -> Fact:
    """A value in a corner; one that is struck out is no number."""
    number, label = card.stats[at], say(f"dt-fact-{STATS[at]}")
    if at in card.struck:
        return Fact(STATS[at], label, "", f"{label} {NOTHING}", source)
    shown = f"{number:+}" if card.type == "warzone" else f"{number}"
    return Fact(STATS[at], label, number, f"{label} {shown}", source)


def _affiliations(card: Printed, say: Say) -> list[str]:
    return [say(f"dt-affiliation-{icon}") for icon in card.icons]


def _traits(card: Printed, say: Say) -> list[tuple[str, str]]:
    """The kinds printed on a card, without its own name: key and name."""
    return [
        (word, say(f"dt-card-{word}" if word in PRINTED else f"dt-keyword-{word}"))
        for word in sorted(card.keywords)
        if word not in (card.key, card.type)
    ]


# What a card says


def text_on(card: Printed, say: Say) -> str:
    """The text of a card; nothing, if it has none."""
    key = f"dt-text-{card.key}"
    own = say(key, arguments_of(card))
    return own if own != key else " ".join(_worded(card, say))


def arguments_of(card: Printed) -> dict[str, object]:
    """The numbers that the words of a card may name.

    Those in its effects, the first of each name, and its costs.
    """
    arguments: dict[str, object] = {}
    for spec in card.effects:
        for name, value in spec.items():
            if isinstance(value, int) and not isinstance(value, bool):
                arguments.setdefault(name, value)
    return {"actions": card.actions, "destiny": card.destiny} | arguments


def _worded(card: Printed, say: Say) -> list[str]:
    """The words of each effect that has words by itself."""
    words: list[str] = []
    for spec in card.effects:
        message = text_of(spec).worded()
        if message is not None:
            arguments = dict(message.arguments)
            words.append(say(message.key, {**arguments, "stats": _stats(arguments, say)}))
    return words


def _stats(arguments: dict[str, str | int], say: Say) -> str:
    """Changes of values that are not 0, one after another: "+2 Fight, -1 Armour"."""
    amounts = {name: int(arguments.get(name, 0)) for name in STATS}
    return ", ".join(say(f"dt-to-{name}", {"amount": f"{amount:+}"}) for name, amount in amounts.items() if amount)


def _unsure(card: Printed, say: Say) -> list[str]:
    """What of a card does not come from the rulebook, and its source."""
    fields = {source: [say(f"dt-sure-{field}") for field, by in card.sure if by == source] for source in SOURCES}
    return [f"{say(f'dt-sure-{source}')}: {', '.join(named)}" for source, named in fields.items() if named]


# For a page


def pictured(say: Say) -> dict[str, PrintedCard]:
    """Every card as a page draws it, by its kind."""
    return {key: _pictured(card, say) for key, card in PRINTED.items()}


def _pictured(card: Printed, say: Say) -> PrintedCard:
    fight, shoot, armor, value = (None if at in card.struck else number for at, number in enumerate(card.stats))
    return {
        "name": say(f"dt-card-{card.key}"),
        "text": text_on(card, say),
        "code": card.code,
        "type": card.type,
        "type_name": say(f"dt-type-{card.type}"),
        "icons": list(card.icons),
        "icon_names": _affiliations(card, say),
        "fight": fight,
        "shoot": shoot,
        "armor": armor,
        "value": value,
        "keywords": sorted(card.keywords),
        "traits": [name for _, name in _traits(card, say)],
        "unique": card.unique,
        "unique_name": say("dt-unique") if card.unique else "",
        "timing": card.timing,
        "timing_name": say(f"dt-timing-{card.timing}"),
        "actions": card.actions,
        "destiny": card.destiny,
        "on": card.on,
        "after": card.after,
        "unsure": _unsure(card, say),
    }
