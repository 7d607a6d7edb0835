"""The rules and examples that a card touches, by its name and words."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final

from herna.engine.game import Game
from herna.engine.library import LibraryEntry
from herna.engine.rules import LANGUAGES, Example, Rule
from herna.games.catalogue import rulebook_of
from herna.lessons.shelf import glossary_of
from herna.messages.library import library_of
from herna.messages.words import Words

SEARCHED: Final = LANGUAGES[0]  # names do not change there as they do in Czech sentences
RULING: Final = "ruling"
WORD: Final = re.compile(r"\w+")
SENTENCE_ENDS: Final = (". ", "! ", "? ", ": ", "“", "\n")

Found = tuple[tuple[str, str], ...]  # IDs of rules and examples, and why: "ruling", "names", "shows" or "explains"


@cache
def rules_touched(game: Game[Any]) -> dict[str, Found]:
    """For each card: rules and examples that name it, and rules of its words."""
    book, words = rulebook_of(game), Words(SEARCHED, game, lessons=True)
    entries = library_of(words)
    names = _Names({entry.key: entry.name for entry in entries}, _text_of_rules(book.rules.values()))
    found: dict[str, dict[str, str]] = {entry.key: {} for entry in entries}
    for rule in book.rules.values():
        for key in names.in_text(rule.title[SEARCHED]) | names.in_text(rule.text[SEARCHED]):
            named = _series_of(rule, book.rules) if rule.title[SEARCHED] == names.names[key] else [rule.id]
            for id in named:
                found[key].setdefault(id, RULING if book.rules[id].basis == RULING else "names")
    for example in book.examples.values():
        for key in names.in_text(_text_of(example)):
            found[key].setdefault(example.id, "shows")
    explained = [(re.compile(rf"\b{re.escape(words.say(term.name))}\b", re.I), term.rule) for term in glossary_of(game)]
    for entry in entries:
        for pattern, rule_id in explained:
            if pattern.search(_words_on(entry)):
                found[entry.key].setdefault(rule_id, "explains")
    return {key: tuple(touched.items()) for key, touched in found.items()}


class _Names:
    """The names of cards, to be found in sentences; the longest name counts."""

    def __init__(self, names: dict[str, str], common: str) -> None:
        self.names = names
        self.keys: dict[str, set[str]] = {}
        for key, name in names.items():
            self.keys.setdefault(name, set()).add(key)
        self.by_first: dict[str, list[str]] = {}  # names by their first word, the longest first
        for name in sorted(self.keys, key=len, reverse=True):
            self.by_first.setdefault(WORD.findall(name)[0], []).append(name)
        ordinary = set(WORD.findall(common))
        self.ordinary = {name for name in self.keys if name.lower() in ordinary}

    def in_text(self, text: str) -> set[str]:
        """The keys of the cards that a text names.

        A name that is also an ordinary word does not count where a sentence begins.
        """
        found: set[str] = set()
        end = 0
        for word in WORD.finditer(text):
            at = word.start()
            name = next((each for each in self.by_first.get(word[0], ()) if _stands(each, text, at)), "")
            if at >= end and name and not (name in self.ordinary and _begins_sentence(text, at)):
                found |= self.keys[name]
                end = at + len(name)
        return found


def _stands(name: str, text: str, at: int) -> bool:
    """Whether a name stands at a place, and no longer word begins with it."""
    return text.startswith(name, at) and not text[at + len(name) : at + len(name) + 1].isalnum()


def _begins_sentence(text: str, at: int) -> bool:
    return at == 0 or text[:at].endswith(SENTENCE_ENDS)


def _series_of(rule: Rule, rules: dict[str, Rule]) -> list[str]:
    """The rules of a series within a chapter, such as those of one card."""
    series = rule.id.rpartition("-")[0]
    return [rule.id] if series == rule.chapter else [id for id in rules if id.rpartition("-")[0] == series]


def _text_of_rules(rules: Any) -> str:
    return "\n".join(f"{rule.title[SEARCHED]}\n{rule.text[SEARCHED]}" for rule in rules)


def _text_of(example: Example) -> str:
    parts = (example.title, example.given, example.when, example.then)
    return "\n".join(part.get(SEARCHED, "") for part in parts)


def _words_on(entry: LibraryEntry) -> str:
    """What is printed on a card, with the names of its kind and facts."""
    return "\n".join([entry.kind_name, entry.text, *(fact.name for fact in entry.facts)])
