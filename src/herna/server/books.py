"""The rulebook as a book, in the reader's language."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

from herna.engine.game import Game
from herna.engine.view import view_of
from herna.games.catalogue import rulebook_of
from herna.lessons.book import BookChapter, Picture, book_of, paragraphs, position_in
from herna.lessons.shelf import glossary_of, lessons_of, links_in
from herna.messages.words import Words
from herna.server.book_messages import BookBlock, BookChapterInfo, BookPicture, BookText
from herna.server.lesson_states import lesson_info, table_alone
from herna.server.messages import Language, State
from herna.server.wording import wording


@cache
def book_in(game: Game[Any], language: str) -> list[BookChapterInfo]:
    """The chapters of a game's book; none, if it has no book."""
    words = Words(language, game, lessons=True, book=True)
    return [_told(game, chapter, words) for chapter in book_of(game)]


def _told(game: Game[Any], chapter: BookChapter, words: Words) -> BookChapterInfo:
    taught = {lesson.key: lesson for lesson in lessons_of(game)}
    return BookChapterInfo(
        chapter.key,
        words.say(chapter.title),
        [BookBlock(item, _linked(game, text, words)) for item, text in paragraphs(words.say(chapter.text))],
        [BookPicture(_state(game, picture, words), words.say(picture.caption)) for picture in chapter.pictures],
        list(chapter.rules),
        [lesson_info(taught[key], words) for key in chapter.lessons],
    )


def _linked(game: Game[Any], text: str, words: Words) -> list[BookText]:
    """A text in parts, with what each leads to."""
    rules, terms = rulebook_of(game).rules, {term.key: term for term in glossary_of(game)}
    lessons = {lesson.key for lesson in lessons_of(game)}
    return [
        BookText(
            part,
            rule=link if link in rules else "",
            lesson=link if link in lessons else "",
            title=words.say(terms[link].name) if link in terms else "",
            explains=words.say(terms[link].text) if link in terms else "",
        )
        for part, link in links_in(text)
    ]


def _state(game: Game[Any], picture: Picture, words: Words) -> State:
    """The table in a picture: nothing is asked there, and nothing has happened."""
    position = position_in(game, picture)
    view = view_of(position.play, picture.you, 1) | {"decision": None}
    table = table_alone(game.key, picture.caption, picture.you, position, "", 1)
    told = wording(view, words, cast(Language, words.language))
    return State(version=1, table=table, seat=picture.you, view=view, words=told)
