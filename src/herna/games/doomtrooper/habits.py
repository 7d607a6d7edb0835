"""How bots think in Doomtrooper: the action step to its end and no further; and what they do without thinking."""

from __future__ import annotations

from herna.engine.decision import DECLINE, Choice
from herna.engine.flow import Play
from herna.games.doomtrooper.table import Front

ACTIONS = "actions"


def turn(table: Front) -> int:
    """The number of the turn, its action step apart from what comes before and after it."""
    return 2 * table.turn + (table.step == ACTIONS) + 1


def ends_turn(play: Play[Front], choice: Choice) -> bool:
    """Whether a choice ends the action step; what is asked before and after it is thought about one by one."""
    table = play.table
    if table.step == ACTIONS:
        if choice != DECLINE and choice[0] != "no_more":
            return False
        if table.duels or (table.common and choice == DECLINE):
            return False
        after = play.copy()
        after.choose(choice)
        if turn(after.table) == turn(table):
            return False
    play.choose(choice)
    return True


def habit(play: Play[Front]) -> Choice | None:
    """Whoever has nothing to play declines."""
    options = play.options()
    return options[0] if len(options) == 1 else None
