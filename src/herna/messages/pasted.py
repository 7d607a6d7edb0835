"""Reads a list of cards as people write them; unclear lines become questions.

Lines such as `4x Frost Mage`, `Mrazivý mág 4` or `frost-mage = 4`, names in either language, perhaps misspelled.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from herna.engine.deck_building import MOST_COPIES, Draft
from herna.engine.decks import LONGEST
from herna.engine.errors import BadInput
from herna.engine.game import Game
from herna.engine.rules import LANGUAGES
from herna.messages.library import normalize
from herna.messages.words import Words

MOST_LINES: Final = 400  # of a list
MOST_QUESTIONS: Final = 30
MOST_CANDIDATES: Final = 4
ALIKE: Final = 0.6  # how alike a word and a name are at least, from 0 to 1
LEADER: Final = "leader"  # the part of a question about the leader
NAME: Final = "deck"  # what the deck is called in errors

_COUNT_FIRST: Final = re.compile(r"^(\d{1,4})\s*[x×*]?\s+(.+)$", re.IGNORECASE)
_COUNT_LAST: Final = re.compile(r"^(.+?)\s*(?:[x×*=:(]\s*|\s)[x×*]?\s*(\d{1,4})\s*[x×*)]?$", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Question:
    """A line that is not clear: how many of which card does it mean?

    `candidates` are the keys of cards with a similar name, the most similar first. Line 0: the leader is missing.
    """

    line: int
    text: str
    count: int
    part: str
    candidates: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Pasted:
    """A list that was read: what is clear of it, and questions."""

    draft: Draft
    questions: tuple[Question, ...]


def read_pasted(game: Game[Any], text: str) -> Pasted:
    """The deck in a text: a deck file, or a list with small mistakes.

    A text that is no list of cards is refused.
    """
    building = game.deck_building()
    if building is None:
        raise BadInput("error-no-decks", game=game.key)
    if len(text) > LONGEST:
        raise BadInput("error-deck-long", file=NAME, most=LONGEST)
    try:
        return Pasted(building.read(text, NAME), ())
    except BadInput:
        return _Reader(game).read(text)


class _Reader:
    """Reads a list line by line."""

    def __init__(self, game: Game[Any]) -> None:
        building = game.deck_building()
        assert building is not None
        self.building = building
        self.names = names_of(game)
        self.parts = parts_of(game)
        self.part = building.parts[0].key
        self.leader = ""
        self.cards: dict[str, dict[str, int]] = {part.key: {} for part in building.parts}
        self.questions: list[Question] = []

    def read(self, text: str) -> Pasted:
        lines = text.splitlines()
        if len(lines) > MOST_LINES:
            raise BadInput("error-deck-no-list")
        for number, line in enumerate(lines, 1):
            for item in _items(line):
                self._read_item(number, item)
        known = sum(len(cards) for cards in self.cards.values())
        if not (known or self.leader or any(question.candidates for question in self.questions)):
            raise BadInput("error-deck-no-list")
        if self.building.leaders and not self.leader:
            draft = self.building.draft(self.building.leaders[0], self.cards, NAME)
            alike = sorted(self.building.leaders, key=lambda leader: -self._fits(leader))
            self.questions.insert(0, Question(0, "", 1, LEADER, tuple(alike)))
            return Pasted(draft, tuple(self.questions))
        return Pasted(self.building.draft(self.leader, self.cards, NAME), tuple(self.questions))

    def _fits(self, leader: str) -> int:
        """How many of the cards the leader may have."""
        draft = self.building.draft(leader, {}, NAME)
        return sum(self.building.suits(draft, card) for cards in self.cards.values() for card in cards)

    def _read_item(self, number: int, item: str) -> None:
        said = _plain(item)
        heading = re.sub(r"\d+", " ", said).strip()
        if heading in self.parts:
            self.part = self.parts[heading]
            return
        count, name = _counted(item)
        key = self.names.get(_plain(name), "")
        if key in self.building.leaders:
            self.leader = key
        elif key and count <= MOST_COPIES:
            cards = self.cards[self.part]
            cards[key] = min(MOST_COPIES, cards.get(key, 0) + count)
        elif name:
            if len(self.questions) >= MOST_QUESTIONS:
                raise BadInput("error-deck-no-list")
            alike = difflib.get_close_matches(_plain(name)[:60], self.names, n=2 * MOST_CANDIDATES, cutoff=ALIKE)
            keys = dict.fromkeys(self.names[each] for each in alike if self.names[each] not in self.building.leaders)
            candidates = (key,) if key else tuple(keys)[:MOST_CANDIDATES]
            self.questions.append(Question(number, item[:80], min(count, MOST_COPIES), self.part, candidates))


def _items(line: str) -> Iterator[str]:
    """The cards that a line names: usually one, several in a list with commas."""
    line = re.sub(r"(^|\s)(#|//).*$", "", line).strip()
    named = re.match(r"^(?:summoner|vyvolavač)\s*[=:]\s*(.*)$", line, re.IGNORECASE)
    if named:
        line = named[1]
    line = re.sub(r"^\w+\s*=\s*\[", "", line)
    for part in re.split(r"[,;]", line):
        part = part.strip(" \t\"'[]{}•*-–")
        if part:
            yield part


def _counted(item: str) -> tuple[int, str]:
    """How many of which card an item means; one, if it does not say."""
    first = _COUNT_FIRST.match(item)
    if first:
        return int(first[1]), first[2].strip()
    last = _COUNT_LAST.match(item)
    if last:
        return int(last[2]), last[1].strip(" \"'")
    return 1, item


def _plain(text: str) -> str:
    """A text as its letters and digits, without capitals and accents."""
    return " ".join(re.findall(r"\w+", normalize(text).replace("_", " ")))


@cache
def names_of(game: Game[Any]) -> dict[str, str]:
    """The keys of the cards that a deck may hold, by their plain names."""
    building = game.deck_building()
    assert building is not None
    known = {*building.known, *building.leaders}
    names = {_plain(key): key for key in known}
    for language in LANGUAGES:
        for entry in game.library(Words(language, game).say):
            if entry.key in known:
                names.setdefault(_plain(entry.name), entry.key)
    return names


@cache
def parts_of(game: Game[Any]) -> dict[str, str]:
    """The part of a deck that a heading begins, by its plain words."""
    building = game.deck_building()
    assert building is not None
    headings = {_plain(part.key): part.key for part in building.parts}
    for language in LANGUAGES:
        words = Words(language, game)
        for part in building.parts:
            headings[_plain(words.say(f"{game.prefix}-deck-part-{part.key}"))] = part.key
        for group in building.groups:
            headings[_plain(words.say(f"{game.prefix}-deck-group-{group.key}"))] = group.part
    return headings
