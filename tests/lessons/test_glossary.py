"""The terms of a game are found in all of its texts, in the forms in which they stand there, and nothing else is."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from herna.engine.game import Game
from herna.engine.rules import LANGUAGES
from herna.games.catalogue import game_named, rulebook_of
from herna.lessons.glossary import pattern_of, patterns
from herna.messages.words import Words

GAMES = [game_named(key) for key in ("aeons-end", "doomtrooper", "summoner-wars", "warcraft")]
ALL = [(game, language) for game in GAMES for language in LANGUAGES]
# What stands in texts for something else than the term it looks like.
FALSE_FRIENDS = [
    ("doomtrooper", "cs", "Hráč B hraje kdykoli v průběhu tahu."),
    ("doomtrooper", "cs", "S nimi a O tom; Z balíčku."),
    ("doomtrooper", "en", "A player may not; L&A Plasma."),
    ("aeons-end", "cs", "V libovolném pořadí."),
    ("aeons-end", "en", "It stays open until then."),
    ("warcraft", "cs", "Lícem dolů kolem stolu; cvičné kostky ukázaly: horda."),
    ("warcraft", "en", "Training dice go around."),
    ("summoner-wars", "cs", "Polovina, přestavět, silnější hráči."),
    ("summoner-wars", "en", "Displaced dispatchers."),
]
FOUND = [
    ("doomtrooper", "cs", "Stojí 3 B.", {"destiny"}),
    ("doomtrooper", "en", "0 D and 2 P", {"destiny", "promotion"}),
    ("doomtrooper", "en", "F S A +2, V 3", {"fight", "shoot", "armor", "value"}),
    ("doomtrooper", "cs", "Z +2, S 3, O 4, H −1", {"fight", "shoot", "armor", "value"}),
    ("summoner-wars", "cs", "Zatlačit ji smíte o 2 pole vedle portálu.", {"force", "space", "gate"}),
    ("summoner-wars", "en", "An active event in the Magic phase", {"active-event", "magic-phase"}),
    ("aeons-end", "cs", "Pánu Bezejmenných dochází balíček pořadí tahu.", {"nemesis", "turn-order"}),
    ("warcraft", "cs", "V dole těží dělníci; letci ne.", {"gold-mine", "harvest", "worker", "air"}),
]


@cache
def any_term(game: Game[Any], language: str) -> re.Pattern[str]:
    """Terms as the page finds them (ui/src/lib/glossary.svelte.ts)."""
    groups = "|".join(f"(?P<t{at}>{pattern})" for at, pattern in enumerate(patterns(game, language).values()))
    return re.compile(rf"(?<![\w-])(?:{groups})(?!\w|-\w)")


def terms_in(game: Game[Any], language: str, text: str) -> list[str]:
    terms = list(patterns(game, language))
    return [terms[int(str(match.lastgroup)[1:])].key for match in any_term(game, language).finditer(text)]


def texts_of(game: Game[Any], language: str) -> Iterator[str]:
    """Rules, examples, cards, questions and everything else that the game says."""
    book, words = rulebook_of(game), Words(language, game)
    for rule in book.rules.values():
        yield from (rule.title[language], rule.text[language])
    for example in book.examples.values():
        yield from (example.given[language], example.then[language])
    yield (game.content() / f"{language}.ftl").read_text(encoding="utf-8")
    yield str(game.pictured(words.say))


@pytest.mark.parametrize(("game", "language"), ALL, ids=lambda each: getattr(each, "key", each))
def test_every_term_stands_somewhere_in_what_the_game_says(game: Game[Any], language: str) -> None:
    found = Counter(key for text in texts_of(game, language) for key in terms_in(game, language, text))

    assert {term.key for term in patterns(game, language)} - set(found) == set()


@pytest.mark.parametrize(("game", "language"), ALL, ids=lambda each: getattr(each, "key", each))
def test_no_form_is_found_by_two_terms(game: Game[Any], language: str) -> None:
    """Of what is found for one term, no other term's pattern is the whole."""
    written = {match[0] for text in texts_of(game, language) for match in any_term(game, language).finditer(text)}
    whole = {term.key: re.compile(pattern) for term, pattern in patterns(game, language).items()}

    keys = {text: [key for key in whole if whole[key].fullmatch(text)] for text in written}
    assert [text for text in keys if len(keys[text]) > 1] == []


@pytest.mark.parametrize(("game", "language", "text"), FALSE_FRIENDS)
def test_what_only_looks_like_a_term_is_none(game: str, language: str, text: str) -> None:
    assert terms_in(game_named(game), language, text) == []


@pytest.mark.parametrize(("game", "language", "text", "terms"), FOUND)
def test_terms_are_found_in_their_forms_and_abbreviations(game: str, language: str, text: str, terms: set[str]) -> None:
    assert set(terms_in(game_named(game), language, text)) == terms


def test_forms_become_patterns() -> None:
    assert pattern_of("gate(|s), Squad") == "[gG]ate(?:|s)|Squad"
    assert re.findall(pattern_of("# B"), "3 B, B 3") == ["B"]
    assert re.findall(pattern_of("A #"), "A 3, A +1, 3 A") == ["A", "A"]
