"""What an account has learned, brought together from all devices."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from sqlalchemy import case, or_, select

from herna.games.catalogue import game_keys, game_named
from herna.lessons.shelf import lessons_of, puzzles_of, tips_of
from herna.server.lesson_messages import Learned
from herna.server.schema import LEARNED
from herna.server.store import Store


@cache
def known_keys() -> frozenset[str]:
    """The keys of every lesson, puzzle and tip."""
    games = [game_named(key) for key in game_keys()]
    lessons = {lesson.key for game in games for lesson in lessons_of(game)}
    puzzles = {puzzle.key for game in games for puzzle in puzzles_of(game)}
    return frozenset(lessons | puzzles | {tip.text for game in games for tip in tips_of(game)})


async def merge_learned(store: Store, visitor: str, learned: Sequence[Learned]) -> list[Learned]:
    """Add what a device knows to what the account knows; returns all of it.

    The furthest step counts, and what was finished once stays finished. Lessons that do not exist are left out.
    """
    rows = {each.key: each for each in learned if each.key in known_keys()}
    if rows:
        insert = store.insert(LEARNED)
        step = case((LEARNED.c.step > insert.excluded.step, LEARNED.c.step), else_=insert.excluded.step)
        finished = or_(LEARNED.c.finished, insert.excluded.finished)
        merge = insert.on_conflict_do_update(
            index_elements=["visitor", "key"], set_={"step": step, "finished": finished}
        )
        values = [
            {"visitor": visitor, "key": each.key, "step": each.step, "finished": each.finished}
            for each in rows.values()
        ]
        async with store.changing() as connection:
            await connection.execute(merge, values)
    async with store.engine.connect() as connection:
        found = await connection.execute(select(LEARNED).where(LEARNED.c.visitor == visitor))
    return [Learned(row.key, row.step, row.finished) for row in sorted(found, key=lambda row: str(row.key))]
