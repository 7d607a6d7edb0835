"""The bots by name: `random`, `greedy`, `search`, a level of it (`search:3`), or a budget for it.

A budget is in milliseconds or iterations for each decision, `search:500ms` or `search:200it`; with `x4` after it the
work is shared by four processes. Levels go from a bot that a beginner beats to one that uses the whole machine.
"""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from typing import Any

from herna.bots.bot import Bot, Greedy
from herna.bots.crew import Crew
from herna.bots.search import NO_LIMIT, Search
from herna.engine.chance import Chance
from herna.engine.decision import Choice
from herna.engine.errors import BadInput
from herna.engine.view import Chair

BOTS = ("random", "greedy", "search")
_BUDGET = re.compile(r"search:([1-9][0-9]{0,6})(ms|it)(?:x([1-9][0-9]?))?")
_EXAMPLES = ("search:1", "search:5", "search:500ms", "search:200it")


@dataclass(frozen=True, slots=True)
class Level:
    """How hard a search tries, and of how many decisions it makes one without looking."""

    iterations: int = NO_LIMIT
    seconds: float = 2.0
    careless: int = 0
    all_cores: bool = False


LEVELS = {
    1: Level(iterations=10, careless=2),
    2: Level(iterations=30, careless=6),
    3: Level(iterations=300),
    4: Level(seconds=1.0),
    5: Level(seconds=3.0, all_cores=True),
}
DEFAULT_LEVEL = 3


class Careless(Bot):
    """Now and then takes any option without looking, as beginners do."""

    def __init__(self, bot: Bot, one_in: int) -> None:
        super().__init__(bot.chance)
        self.bot = bot
        self.one_in = one_in

    def choose(self, chair: Chair[Any]) -> Choice:
        if self.chance.below(self.one_in) == 0:
            return self.chance.pick(chair.options())
        return self.bot.choose(chair)

    def saw(self, choice: Choice) -> None:
        self.bot.saw(choice)


def bot_named(name: str, chance: Chance, most_seconds: float = NO_LIMIT, most_processes: int = NO_LIMIT) -> Bot:
    """The bot of that name, with its level or its budget if the name gives one, as far as the limits go."""
    if name == "random":
        return Bot(chance)
    if name == "greedy":
        return Greedy(chance)
    most = most_seconds, most_processes
    if name == "search":
        return _at_level(LEVELS[DEFAULT_LEVEL], chance, *most)
    for number, level in LEVELS.items():
        if name == f"search:{number}":
            return _at_level(level, chance, *most)
    budget = _BUDGET.fullmatch(name)
    if budget is None:
        raise BadInput("error-unknown-bot", bot=name[:40], known=", ".join([*BOTS, *_EXAMPLES]))
    amount, processes = int(budget[1]), min(int(budget[3] or 1), most_processes)
    if budget[2] == "ms":
        return _searching(chance, NO_LIMIT, min(amount / 1000, most_seconds), processes)
    return _searching(chance, amount, most_seconds, processes)


def _at_level(level: Level, chance: Chance, most_seconds: float, most_processes: int) -> Bot:
    processes = min(cores(), most_processes) if level.all_cores else 1
    bot = _searching(chance, level.iterations, min(level.seconds, most_seconds), processes)
    return Careless(bot, level.careless) if level.careless else bot


def _searching(chance: Chance, iterations: int, seconds: float, processes: int) -> Bot:
    if processes == 1:
        return Search(chance, iterations, seconds)
    return Crew(chance, iterations, seconds, processes)


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
