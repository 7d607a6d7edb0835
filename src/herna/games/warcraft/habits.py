"""What bots do without thinking, and how far they think."""

from __future__ import annotations

from typing import Final

from herna.engine.decision import Choice
from herna.engine.flow import Play
from herna.games.warcraft.conduct import FINISHES
from herna.games.warcraft.printed import EXPERIENCE_CARDS
from herna.games.warcraft.rules.deploy import homes
from herna.games.warcraft.rules.experience import ANY
from herna.games.warcraft.setting import MOVE, PIECES_OF, STEPS
from herna.games.warcraft.table import War

MOMENTS: Final[tuple[str, ...]] = ("", *STEPS)  # before the first step of a match, there is none


def turn(table: War) -> int:
    """The number of a seat's step.

    What the seat wants to reach is clear at its end; then it is the others' turn.
    """
    return (table.round * len(MOMENTS) + MOMENTS.index(table.step)) * (table.setting.seats + 1) + table.active + 1


def follow(play: Play[War], choice: Choice) -> bool:
    """Carry out a choice; returns whether it ends the step.

    When movement ends, the battles that follow are not fought but estimated.
    """
    table = play.table
    if table.step == MOVE:
        if choice[0] == "end_movement":
            table.moved |= PIECES_OF[table.active]
            return True
        play.choose(choice)
        return False
    before = turn(table)
    play.choose(choice)
    return turn(play.table) != before


def habit(play: Play[War], options: list[Choice]) -> Choice | None:
    """Cards for any time and for battles are played.

    What is ready is deployed if there is only one place.
    """
    ask, table = play.ask, play.table
    assert ask is not None
    for card in table.hands[ask.seat]:
        printed = EXPERIENCE_CARDS[table.cards.kind(card)]
        at_once = printed.window == ANY or (ask.window and printed.battle)
        if at_once and ("play", card) in options:
            return ("play", card)
    if ask.prompt == "wc-harvest":
        return options[0]
    if ask.prompt == "wc-deploy":
        option, places = options[0], homes(table, ask.seat)
        if option[0] in FINISHES:
            return option
        if option[0] == "deploy" and len(places) == 1 and not table.on[places[0]] & table.enemy_units(ask.seat):
            return option
    return None
