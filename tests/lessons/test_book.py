"""The rulebook as a book: complete, true to the rules by number, alike in both languages, and drawn."""

from functools import cache
from typing import Any

import pytest

from herna.engine.game import Game
from herna.engine.rules import LANGUAGES
from herna.games.catalogue import game_keys, game_named, rulebook_of
from herna.lessons.book import BookChapter, book_of, paragraphs, position_in
from herna.lessons.shelf import glossary_of, lessons_of, links_in
from herna.messages.check import BOOK, read_catalogue
from herna.messages.words import Words

GAMES = [game_named(key) for key in game_keys() if lessons_of(game_named(key))]
EVERY_GAME = [pytest.param(game, id=game.key) for game in GAMES]
EVERY_CHAPTER = [
    pytest.param(game, chapter, id=f"{game.key}-{chapter.key}") for game in GAMES for chapter in book_of(game)
]
MOST_WORDS = 420  # of a chapter, so that one is read in two minutes


@cache
def said(game: Game[Any], language: str) -> Words:
    return Words(language, game, lessons=True, book=True)


def links_of(chapter: BookChapter, words: Words) -> list[str]:
    return sorted(link for _, link in links_in(words.say(chapter.text)) if link)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_every_chapter_of_rules_is_told_once(game: Game[Any]) -> None:
    told = [rules for chapter in book_of(game) for rules in chapter.rules]

    assert sorted(told) == sorted(rulebook_of(game).chapters)


@pytest.mark.parametrize(("game", "chapter"), EVERY_CHAPTER)
def test_a_chapter_names_a_rule_of_each_chapter_that_it_tells(game: Game[Any], chapter: BookChapter) -> None:
    rules = rulebook_of(game).rules
    named = {rules[link].chapter for link in links_of(chapter, said(game, "en")) if link in rules}

    assert set(chapter.rules) - named == set()


@pytest.mark.parametrize(("game", "chapter"), EVERY_CHAPTER)
def test_links_lead_somewhere_and_are_the_same_in_both_languages(game: Game[Any], chapter: BookChapter) -> None:
    known = {
        *rulebook_of(game).rules,
        *(term.key for term in glossary_of(game)),
        *(each.key for each in lessons_of(game)),
    }
    english, czech = (links_of(chapter, said(game, language)) for language in LANGUAGES)

    assert set(english) - known == set()
    assert english == czech


@pytest.mark.parametrize(("game", "chapter"), EVERY_CHAPTER)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_chapter_is_read_in_two_minutes(game: Game[Any], chapter: BookChapter, language: str) -> None:
    read = "".join(text for text, _ in links_in(said(game, language).say(chapter.text)))

    assert 60 <= len(read.split()) <= MOST_WORDS


@pytest.mark.parametrize(("game", "chapter"), EVERY_CHAPTER)
def test_pictures_are_drawn_and_have_captions(game: Game[Any], chapter: BookChapter) -> None:
    for picture in chapter.pictures:
        for language in LANGUAGES:
            words = said(game, language)
            assert words.has(picture.caption)
            assert game.draw(game.view(position_in(game, picture).table, picture.you), words.say)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_every_text_belongs_to_a_chapter(game: Game[Any]) -> None:
    wanted = {key for chapter in book_of(game) for key in (chapter.title, chapter.text)}
    wanted |= {picture.caption for chapter in book_of(game) for picture in chapter.pictures}

    assert set(read_catalogue(game.content() / f"{BOOK}en.ftl")[0]) == wanted


@pytest.mark.parametrize("game", EVERY_GAME)
def test_lessons_of_chapters_exist(game: Game[Any]) -> None:
    taught = {lesson.key for lesson in lessons_of(game)}

    assert {key for chapter in book_of(game) for key in chapter.lessons} <= taught


def test_a_text_is_paragraphs_and_items() -> None:
    text = "One\nline.\n\n- first\n- second\n\nLast."

    assert paragraphs(text) == [(False, "One line."), (True, "first"), (True, "second"), (False, "Last.")]
