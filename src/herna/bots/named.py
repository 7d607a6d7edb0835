"""The bots by name: `random`, `greedy`, `search`, and a search with a budget: `search:500ms`, `search:200it`."""

from __future__ import annotations

import re

from herna.bots.bot import Bot, Greedy
from herna.bots.search import Search
from herna.engine.chance import Chance
from herna.engine.errors import BadInput

BOTS: dict[str, type[Bot]] = {"random": Bot, "greedy": Greedy, "search": Search}
_BUDGET = re.compile(r"search:([1-9][0-9]{0,6})(ms|it)")
_NEVER = 1e9  # seconds


def bot_named(name: str, chance: Chance) -> Bot:
    """The bot of that name, with its budget in milliseconds or iterations if the name gives one."""
    if name in BOTS:
        return BOTS[name](chance)
    budget = _BUDGET.fullmatch(name)
    if budget is None:
        known = ", ".join([*BOTS, "search:500ms", "search:200it"])
        raise BadInput("error-unknown-bot", bot=name[:40], known=known)
    amount = int(budget[1])
    return Search(chance, seconds=amount / 1000) if budget[2] == "ms" else Search(chance, amount, _NEVER)
