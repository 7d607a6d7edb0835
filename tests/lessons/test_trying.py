"""Trying something out in a lesson: whatever is chosen on the copy of its table, the lesson stays as it is."""

import random
from typing import Any

import pytest

from herna.engine.game import Game
from herna.engine.plain import to_plain
from herna.games.catalogue import game_keys, game_named
from herna.lessons.runner import LessonRun
from herna.lessons.shelf import lessons_of
from herna.lessons.trying import FreeRun

MOST = 40  # choices at one step
GAMES = [pytest.param(game, id=game.key) for game in map(game_named, game_keys()) if lessons_of(game)]


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_tried_goes_on_or_ends_and_the_lesson_stays_where_it_is(game: Game[Any]) -> None:
    chance, tried, ended = random.Random(1), 0, 0
    for lesson in lessons_of(game):
        run = LessonRun(lesson)
        while not run.finished():
            if run.asks():
                before, free = to_plain(run.position.table), FreeRun(run)
                for _ in range(MOST):
                    if not free.asks():
                        break
                    assert free.choose(chance.choice(free.position.play.options())).accepted
                    tried += 1
                assert to_plain(run.position.table) == before
                assert free.step() is run.step()
                ended += free.ended
            run.skip()

    assert tried > 200
    assert ended < tried / 20


def test_nothing_illegal_can_be_tried_and_the_same_choices_lead_to_the_same_table() -> None:
    run = LessonRun(lessons_of(game_named("summoner-wars"))[0])
    one, other = FreeRun(run), FreeRun(run)

    assert [reason.rule for reason in one.choose(("attack", 0, 45)).reasons] == ["SW-ATK-01"]
    for free in (one, other):
        for _ in range(12):
            free.choose(free.position.play.options()[-1])
    assert to_plain(one.position.table) == to_plain(other.position.table)
