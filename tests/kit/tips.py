"""Which tips are due at a position, in words."""

from typing import Any

from herna.engine.given import Given
from herna.engine.tips import Moment
from herna.engine.view import view_of
from herna.lessons.tips import tips_due

AT_ONCE = "at once"


def tips_at(position: Given[Any]) -> dict[int, set[str]]:
    """The tips for the player being asked: each with the choices before which it is due."""
    play, seat = position.play, position.asked()
    seen = view_of(play, seat, 1, play.log)
    due = tips_due(play.game, Moment(seen, lambda: seen["events"]))
    return {tip.number: {position.in_words(choice) for choice in tip.before} or {AT_ONCE} for tip in due}


def is_due(position: Given[Any], number: int, before: str = AT_ONCE) -> bool:
    """Whether a tip is due before a choice in words, which must be offered."""
    assert before == AT_ONCE or before in position.offered(), f"{before!r} is not among {sorted(position.offered())}"
    return before in tips_at(position).get(number, set())
