"""What every game's rulebook keeps: it can be read, and its examples say the same in both languages."""

import re
from typing import Any

from herna.engine.game import Game
from herna.engine.rules import LANGUAGES, Example, Rule
from herna.games.catalogue import rulebook_of
from herna.messages.words import Words


def numbers(example: Example, language: str) -> set[str]:
    """The numbers and the spaces with a number, such as c3, in an example."""
    told = (example.given, example.when, example.then)
    return set(re.findall(r"\b[a-z]?\d+", " ".join(text.get(language, "") for text in told)))


def test_chapters_stand_in_the_order_of_their_rules(game: Game[Any]) -> None:
    book = rulebook_of(game)

    assert list(dict.fromkeys(rule.chapter for rule in book.rules.values())) == list(book.chapters)


def test_examples_tell_the_same_numbers_in_both_languages(game: Game[Any]) -> None:
    different = [
        example.id
        for example in rulebook_of(game).examples.values()
        if numbers(example, "en") != numbers(example, "cs")
    ]

    assert different == []


def test_every_source_is_told_in_both_languages(game: Game[Any]) -> None:
    book = rulebook_of(game)
    everything: list[Rule | Example] = [*book.rules.values(), *book.examples.values()]
    for language in LANGUAGES:
        words = Words(language, game)
        for told in everything:
            said = words.source(told)
            assert told.source in said
            assert not said.startswith("rules-source-")
