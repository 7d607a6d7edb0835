"""Decks as cards with their counts, read from a file or one line.

What cannot be understood is refused.
"""

from __future__ import annotations

import difflib
from collections.abc import Collection, Iterable
from typing import Final

from herna.engine.errors import BadInput

LINE: Final = "deck:"  # how a deck as one line begins

Counts = tuple[tuple[str, int], ...]


def in_printed_order(cards: Iterable[tuple[str, int]], known: Collection[str]) -> Counts:
    """Counts of known cards in the order of the printed lists.

    Counts of a card that is named twice are added up.
    """
    counts: dict[str, int] = {}
    for key, count in cards:
        counts[key] = counts.get(key, 0) + count
    return tuple((key, counts[key]) for key in known if key in counts)


def read_counts(cards: object, known: Collection[str], most: int, name: str) -> Counts:
    """The cards of a deck file with their counts; `name` is the file's."""
    if not isinstance(cards, dict):
        raise BadInput("error-deck-cards", file=name)
    return in_printed_order(
        [(known_card(key, known, name), _copies(key, count, most, name)) for key, count in cards.items()], known
    )


def counts_in_line(line: str, known: Collection[str], most: int, name: str) -> Counts:
    """The cards of a deck written as one line: `frost-mage=4;jarmund=1`."""
    chosen: list[tuple[str, int]] = []
    for part in line.strip().removesuffix(";").split(";"):
        key, _, count = part.partition("=")
        key, count = known_card(key.strip(), known, name), count.strip()
        number = int(count) if len(count) < 4 and count.isascii() and count.isdecimal() else count
        chosen.append((key, _copies(key, number, most, name)))
    return in_printed_order(chosen, known)


def in_line(counts: Counts) -> str:
    return ";".join(f"{key}={count}" for key, count in counts)


def check_fields(data: dict[str, object], fields: Collection[str], name: str) -> None:
    """Refuse a deck file with an unknown field or without a required one."""
    for field in data:
        if field not in fields:
            raise BadInput("error-deck-field", file=name, field=field[:40])
    for field in fields:
        if field not in data:
            raise BadInput("error-deck-missing", file=name, field=field)


def known_card(key: str, known: Collection[str], name: str) -> str:
    if key in known:
        return key
    close = difflib.get_close_matches(key[:40], known, n=3)
    if close:
        raise BadInput("error-deck-card-close", file=name, given=key[:40], close=", ".join(close))
    raise BadInput("error-deck-card", file=name, given=key[:40])


def _copies(key: str, given: object, most: int, name: str) -> int:
    if isinstance(given, int) and not isinstance(given, bool) and 1 <= given <= most:
        return given
    raise BadInput("error-deck-copies", file=name, card=key, given=str(given)[:40], most=most)
