"""The first match of a game, and what its guide says at a decision."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, Final

from herna.engine.content import read_toml
from herna.engine.game import Game
from herna.engine.guide import Goal, counted
from herna.engine.journal import read_text
from herna.engine.tips import DueTip, Moment
from herna.lessons.tips import tips_due
from herna.messages.words import Words

FILE: Final = "first-match.toml"


@dataclass(frozen=True, slots=True)
class FirstMatch:
    """How a first match is set up; the learner has the first seat."""

    bots: tuple[str, ...]  # in the other seats
    options: dict[str, str | int]
    rules: tuple[str, ...]  # of its aims, in their order


@dataclass(frozen=True, slots=True)
class Guidance:
    """What a guide says at a decision.

    `aim` is the number of the next aim, or 0; `still` are kinds of choices with how many things each can be made with.
    """

    goal: Goal
    aim: int
    still: tuple[tuple[str, int], ...]
    tips: tuple[DueTip, ...]

    def lines_of_still(self, words: Words) -> list[tuple[str, str]]:
        """What can still be done: each kind in words, where it has a message."""
        assert words.game is not None
        keys = [(kind, can_key(words.game, kind), count) for kind, count in self.still]
        return [(kind, words.say(key, {"count": count})) for kind, key, count in keys if words.has(key)]


@cache
def first_match_of(game: Game[Any]) -> FirstMatch | None:
    """The first match of a game, if it has one."""
    file = game.content() / FILE
    if not file.is_file():
        return None
    read: dict[str, Any] = read_toml(file.name, read_text(file))
    rules = tuple(str(aim["rule"]) for aim in read["aim"])
    return FirstMatch(tuple(read["bots"]), dict(read["options"]), rules)


def guidance(game: Game[Any], seen: dict[str, Any]) -> Guidance | None:
    """What to say to a seat, from all that it is sent.

    None where a game has no guide. A seat that is not asked hears only of the goal.
    """
    if first_match_of(game) is None:
        return None
    guide = import_module(f"{game.package}.guide")
    goal: Goal = guide.goal(seen["table"])
    if "options" not in (seen["decision"] or {}):
        return Guidance(goal, 0, (), ())
    moment, aims = Moment(seen, lambda: seen["events"]), guide.AIMS
    aim = next((number for number, is_reached in aims.items() if not is_reached(moment)), 0)
    return Guidance(goal, aim, tuple(counted(moment.options).items()), tuple(tips_due(game, moment)))


def can_key(game: Game[Any], kind: str) -> str:
    """The message that says that choices of a kind can be made."""
    return f"{game.prefix}-can-{kind.replace('_', '-')}"


def aim_key(game: Game[Any], aim: int) -> str:
    """The message of an aim."""
    return f"{game.prefix}-aim-{aim}"
