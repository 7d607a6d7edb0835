"""The bots by name: `random`, `greedy`, `search`, `search:3` (a level), `search:500ms` (a budget).

A budget is in milliseconds or iterations for each decision, `search:500ms` or `search:200it`; with `x4` after it the
work is shared by four processes, and with `+6` six random decisions follow each new choice, where the game's own number
would (`search:500msx4+6`). Levels go from a bot that a beginner beats to one that uses the whole machine. Lower ones
think less and overlook things, but never play nonsense.

`search:before` is the search as it was on 18 November 2026, with its levels and budgets (`search:before:4`,
`search:before:200it`): it stays as it is, so that any later search can be measured against it.
"""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from typing import Any

from herna.bots.bot import Bot, Greedy
from herna.bots.crew import Crew
from herna.bots.search import GAMES_OWN, NO_LIMIT, Search
from herna.engine.chance import Chance
from herna.engine.decision import Choice
from herna.engine.errors import BadInput
from herna.engine.view import Chair

BOTS = ("random", "greedy", "search")
BEFORE = "search:before"
PLAYOUT_BEFORE = 6  # random decisions after a new choice
_BUDGET = re.compile(r"search:([1-9][0-9]{0,6})(ms|it)(?:x([1-9][0-9]?))?(?:\+([0-9]|[1-9][0-9]))?")
_EXAMPLES = ("search:1", "search:5", "search:500ms", "search:200it")


@dataclass(frozen=True, slots=True)
class Level:
    """How long a search thinks, and what it misses.

    `overlooks` is how many of a hundred choices it does not see. A careless one takes any option once in `careless`
    decisions.
    """

    iterations: int = NO_LIMIT
    seconds: float = 2.0
    overlooks: int = 0
    careless: int = 0
    all_cores: bool = False


LEVELS = {
    1: Level(iterations=10, overlooks=60),
    2: Level(iterations=30, overlooks=30),
    3: Level(iterations=300),
    4: Level(seconds=1.0),
    5: Level(seconds=3.0, all_cores=True),
}
DEFAULT_LEVEL = 3
LEVELS_BEFORE = {  # those of `search:before`: never to be changed
    1: Level(iterations=10, careless=2),
    2: Level(iterations=30, careless=6),
    3: Level(iterations=300),
    4: Level(seconds=1.0),
    5: Level(seconds=3.0, all_cores=True),
}


class Careless(Bot):
    """Sometimes takes any option without looking; only in `search:before`."""

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

    def expects(self) -> float:
        return self.bot.expects()


def bot_named(name: str, chance: Chance, most_seconds: float = NO_LIMIT, most_processes: int = NO_LIMIT) -> Bot:
    """The bot with this name, within the limits of time and processes."""
    if name == "random":
        return Bot(chance)
    if name == "greedy":
        return Greedy(chance)
    before = name == BEFORE or name.startswith(f"{BEFORE}:")
    asked = f"search{name.removeprefix(BEFORE)}" if before else name
    for number, level in (LEVELS_BEFORE if before else LEVELS).items():
        if asked == f"search:{number}" or (asked == "search" and number == DEFAULT_LEVEL):
            processes = min(cores(), most_processes) if level.all_cores else 1
            seconds = min(level.seconds, most_seconds)
            bot = _searching(chance, level.iterations, seconds, processes, before, overlooks=level.overlooks)
            return Careless(bot, level.careless) if level.careless else bot
    budget = _BUDGET.fullmatch(asked)
    if budget is None or (before and budget[4]):
        raise BadInput("error-unknown-bot", bot=name[:40], known=", ".join([*BOTS, *_EXAMPLES]))
    amount, processes = int(budget[1]), min(int(budget[3] or 1), most_processes)
    playout = int(budget[4]) if budget[4] else GAMES_OWN
    if budget[2] == "ms":
        return _searching(chance, NO_LIMIT, min(amount / 1000, most_seconds), processes, before, playout)
    return _searching(chance, amount, most_seconds, processes, before, playout)


def _searching(
    chance: Chance,
    iterations: int,
    seconds: float,
    processes: int,
    before: bool,
    playout: int = GAMES_OWN,
    overlooks: int = 0,
) -> Bot:
    if before:
        playout = PLAYOUT_BEFORE
    if processes == 1:
        return Search(chance, iterations, seconds, playout, before, overlooks)
    return Crew(chance, iterations, seconds, processes, playout, before)


def cores() -> int:
    """The number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
