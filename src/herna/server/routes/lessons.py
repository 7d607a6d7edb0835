"""Lessons: what there is to learn, and taking a lesson."""

from __future__ import annotations

from typing import Any

from litestar import get, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from herna.engine.game import Game
from herna.games.catalogue import game_keys, game_named
from herna.lessons.shelf import lesson_named, lessons_of
from herna.server.lesson_messages import LessonState, TakeLesson, Taught
from herna.server.lesson_states import lesson_info, lesson_words, take_lesson
from herna.server.routes.dependencies import Asker, TheLimits, TheLobby
from herna.server.routes.games import Key

WITH_DEEDS = 120_000  # bytes of a body with all that was done in a lesson


@get("/api/learn")
async def taught(who: Asker, lobby: TheLobby) -> list[Taught]:
    """What each game teaches."""
    return await lobby.background.run(_shelf, who.language)


def _shelf(language: str) -> list[Taught]:
    games = [game_named(key) for key in game_keys()]
    return [_taught(game, language) for game in games if lessons_of(game)]


def _taught(game: Game[Any], language: str) -> Taught:
    words = lesson_words(language, game)
    lessons = [lesson_info(lesson, words) for lesson in lessons_of(game)]
    return Taught(game.key, words.say(f"{game.prefix}-game"), lessons)


@post("/api/learn/{game:str}/{lesson:str}", status_code=HTTP_200_OK, request_max_body_size=WITH_DEEDS)
async def take(
    game: Key, lesson: Key, data: JSONBody[TakeLesson], who: Asker, lobby: TheLobby, limits: TheLimits
) -> LessonState:
    """Take a lesson, with all that was done in it."""
    limits.count(*who.keys())
    wanted = lesson_named(game_named(game), lesson)
    name = who.visitor.name if who.visitor else ""
    return await lobby.background.run(take_lesson, wanted, data, name, who.language)
