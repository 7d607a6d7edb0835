"""Decks as cards with their counts, read from a file or one line.

What cannot be understood is refused.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Final

from herna.engine.checked import Fault
from herna.engine.content import read_toml
from herna.engine.errors import BadInput, Faults, IllegalDeck
from herna.engine.toml_lines import line_of

LINE: Final = "deck:"  # how a deck as one line begins
LONGEST: Final = 20_000  # characters of a deck file

Counts = tuple[tuple[str, int], ...]


def in_printed_order(cards: Iterable[tuple[str, int]], known: Collection[str]) -> Counts:
    """Counts of known cards in the order of the printed lists.

    Counts of a card that is named twice are added up.
    """
    counts: dict[str, int] = {}
    for key, count in cards:
        counts[key] = counts.get(key, 0) + count
    return tuple((key, counts[key]) for key in known if key in counts)


def read_counts(cards: Mapping[str, object], known: Collection[str], most: int, name: str) -> Counts:
    """The cards of a ready-made deck with their counts; `name` is its key."""
    return in_printed_order(
        [(known_card(key, known, name), _copies(key, count, most, name)) for key, count in cards.items()], known
    )


class DeckFile:
    """The text of a deck file being read, and all its faults."""

    def __init__(self, text: str, name: str, fields: Sequence[str]) -> None:
        self.text = text
        self.name = name
        self.faults: list[BadInput] = []
        self.unread: set[str] = set()  # the fields of which something could not be read
        if len(text) > LONGEST:
            raise BadInput("error-deck-long", file=name, most=LONGEST)
        self.data = read_toml(name, text)
        known = ", ".join(fields)
        for field in self.data:
            if field not in fields:
                self.faults.append(BadInput("error-deck-field", file=self.where(field), field=field[:40], known=known))
                self.unread.update(fields)  # it may stand for any of them
        for field in fields:
            if field not in self.data:
                self.refuse(field, BadInput("error-deck-missing", file=self.where(field), field=field, known=known))

    def where(self, *path: str | int) -> str:
        """The file and the line that sets something."""
        return f"{self.name}:{line_of(self.text, path)}"

    def refuse(self, field: str, fault: BadInput) -> None:
        """Note that something in a field cannot be read."""
        self.faults.append(fault)
        self.unread.add(field)

    def counts(self, field: str, known: Collection[str], most: int) -> Counts:
        """The cards in a table of the file with their counts."""
        cards = self.data.get(field, {})
        if not isinstance(cards, dict):
            self.refuse(field, BadInput("error-deck-cards", file=self.where(field), field=field))
            return ()
        chosen: list[tuple[str, int]] = []
        for key, count in cards.items():
            try:
                where = self.where(field, key)
                chosen.append((known_card(key, known, where), _copies(key, count, most, where)))
            except BadInput as fault:
                self.refuse(field, fault)
        return in_printed_order(chosen, known)

    def check(self) -> None:
        """Refuse the file if something could not be read."""
        if len(self.faults) == 1:
            raise self.faults[0]
        if self.faults:
            raise Faults(self.faults)

    def check_all(self, game: str, faults: Sequence[Fault]) -> None:
        """Refuse the file if something could not be read, with all that is wrong.

        `faults` are those of the deck as far as it was read: of a field that was not read to its end nobody knows
        whether cards are missing there.
        """
        sure = [fault for fault in faults if not (self._is_unread(fault) and _is_too_few(fault))]
        if self.faults and sure:
            raise IllegalDeck(game, self.name, sure, self.faults)
        self.check()

    def _is_unread(self, fault: Fault) -> bool:
        """Whether a fault is in a field that was not read to its end."""
        return fault.place is not None and fault.place.part in self.unread


def _is_too_few(fault: Fault) -> bool:
    """Whether a fault is that there are not enough cards."""
    told = dict(fault.arguments)
    least = told.get("least", told.get("wanted", 0))
    return isinstance(least, int) and least > int(told.get("count", least))


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


def written(head: Mapping[str, str], tables: Mapping[str, Counts], name_of: Callable[[str], str]) -> str:
    """A deck as the text of a file, with the names of its cards."""
    lines = [f'{field} = "{key}" # {name_of(key)}' for field, key in head.items()]
    for table, counts in tables.items():
        lines += ["", f"[{table}]", *(f"{key} = {count} # {name_of(key)}" for key, count in counts)]
    return "\n".join(lines).strip() + "\n"


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
