"""How bots think in Doomtrooper, and what they do without thinking.

They think to the end of the action step and no further.
"""

from __future__ import annotations

from typing import Final

from herna.engine.decision import DECLINE, Choice
from herna.engine.flow import Play
from herna.games.doomtrooper.table import Front

ACTIONS: Final = "actions"


def turn(table: Front) -> int:
    """The number of the turn, with its action step counted apart.

    What comes before and after the step is another number.
    """
    return 2 * table.turn + (table.step == ACTIONS) + 1


def follow(play: Play[Front], choice: Choice) -> bool:
    """Carry out a choice; returns whether it ends the action step.

    What is asked before and after that step is thought about one by one.
    """
    table = play.table
    if table.step != ACTIONS:
        play.choose(choice)
        return True
    before = turn(table)
    takes_no_more = choice[0] == "done" or (choice == DECLINE and not table.common)
    can_end = takes_no_more and not table.duels
    play.choose(choice)
    return can_end and turn(play.table) != before


def habit(play: Play[Front], options: list[Choice]) -> Choice | None:
    """A player with nothing to play declines."""
    return options[0] if len(options) == 1 else None
