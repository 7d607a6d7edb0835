"""What there is to learn, taking a lesson, and trying a puzzle."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from litestar import get, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from herna.engine.game import Game
from herna.games.catalogue import game_keys, game_named, rulebook_of
from herna.lessons.files import Puzzle
from herna.lessons.guide import first_match_of
from herna.lessons.shelf import lesson_named, lessons_of, puzzle_named, puzzle_of_the_day, puzzles_of, where_practised
from herna.server.learned import merge_learned
from herna.server.lesson_messages import (
    Learned,
    LessonState,
    PuzzleState,
    ShareLearned,
    TakeLesson,
    Taught,
    TaughtRule,
    TryPuzzle,
)
from herna.server.lesson_states import lesson_info, lesson_words, take_lesson
from herna.server.puzzle_states import puzzle_info, try_puzzle
from herna.server.routes.dependencies import Asker, TheLimits, TheLobby
from herna.server.routes.games import Key

WITH_DEEDS = 120_000  # bytes of a body with all that was done in a lesson or puzzle


@get("/api/learn")
async def taught(who: Asker, lobby: TheLobby) -> list[Taught]:
    """What each game teaches."""
    return await lobby.background.run(_shelf, who.language)


def _shelf(language: str) -> list[Taught]:
    games = [game_named(key) for key in game_keys()]
    puzzles = [puzzle for game in games for puzzle in puzzles_of(game)]
    today = puzzle_of_the_day(puzzles, datetime.now(UTC).date().toordinal())
    return [_taught(game, language, today) for game in games if lessons_of(game)]


def _taught(game: Game[Any], language: str, today: Puzzle) -> Taught:
    words = lesson_words(language, game)
    lessons = [lesson_info(lesson, words) for lesson in lessons_of(game)]
    puzzles = [puzzle_info(puzzle, words, today) for puzzle in puzzles_of(game)]
    rules = rulebook_of(game).rules
    practised = [
        TaughtRule(rule, rules[rule].title[language], places) for rule, places in where_practised(game).items()
    ]
    name = words.say(f"{game.prefix}-game")
    return Taught(game.key, name, lessons, puzzles, first_match_of(game) is not None, len(rules), practised)


@post("/api/learn/{game:str}/{lesson:str}", status_code=HTTP_200_OK, request_max_body_size=WITH_DEEDS)
async def take(
    game: Key, lesson: Key, data: JSONBody[TakeLesson], who: Asker, lobby: TheLobby, limits: TheLimits
) -> LessonState:
    """Take a lesson, with all that was done in it."""
    limits.count(*who.keys())
    wanted = lesson_named(game_named(game), lesson)
    name = who.visitor.name if who.visitor else ""
    return await lobby.background.run(take_lesson, wanted, data, name, who.language)


@post("/api/puzzles/{game:str}/{puzzle:str}", status_code=HTTP_200_OK, request_max_body_size=WITH_DEEDS)
async def try_one(
    game: Key, puzzle: Key, data: JSONBody[TryPuzzle], who: Asker, lobby: TheLobby, limits: TheLimits
) -> PuzzleState:
    """Try a puzzle, with all that was chosen in it."""
    limits.count(*who.keys())
    name = who.visitor.name if who.visitor else ""
    return await lobby.background.run(_tried, game, puzzle, data, name, who.language)


def _tried(game: str, puzzle: str, wanted: TryPuzzle, name: str, language: str) -> PuzzleState:
    return try_puzzle(puzzle_named(game_named(game), puzzle), wanted, name, language)


@post("/api/learned", status_code=HTTP_200_OK, request_max_body_size=WITH_DEEDS)
async def share(data: JSONBody[ShareLearned], who: Asker, lobby: TheLobby, limits: TheLimits) -> list[Learned]:
    """Bring together what this browser and the account have learned.

    Without an account nothing is kept here, and nothing comes back.
    """
    limits.count(*who.keys())
    if not who.visitor.account:
        return []
    return await merge_learned(lobby.store, who.visitor.id, data.learned)
