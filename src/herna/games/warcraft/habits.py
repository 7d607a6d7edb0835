"""How bots think in Warcraft: a step of a seat to its end and no further; and what they do without thinking."""

from __future__ import annotations

from herna.engine.decision import Choice
from herna.engine.flow import Play
from herna.games.warcraft.printed import EXPERIENCE_CARDS
from herna.games.warcraft.rules.deploy import DeployStep, homes
from herna.games.warcraft.rules.experience import AnswerCard, PlayCards
from herna.games.warcraft.rules.harvest import HarvestStep
from herna.games.warcraft.setting import PIECES_OF
from herna.games.warcraft.table import War
from herna.games.warcraft.turn import DEPLOY, HARVEST, MOVE, SPEND

STEPS = ("", MOVE, HARVEST, DEPLOY, SPEND)
VICTORY_POINT = "victory-point"


def turn(table: War) -> int:
    """The number of a seat's step: what it wants to reach is clear at its end, and then the others have their say."""
    return (table.round * len(STEPS) + STEPS.index(table.step)) * (table.setting.seats + 1) + table.active + 1


def ends_turn(play: Play[War], choice: Choice) -> bool:
    """Whether a choice ends the step. When movement ends, the battles that follow are not fought but estimated."""
    table = play.table
    if table.step == MOVE:
        if choice[0] != "end_movement":
            return False
        table.moved |= PIECES_OF[table.active]
        return True
    after = play.copy()
    after.choose(choice)
    if turn(after.table) == turn(table):
        return False
    play.choose(choice)
    return True


def habit(play: Play[War]) -> Choice | None:
    """Victory Point cards and cards for battles are played, what is ready is deployed if there is but one place."""
    ask, table, doing = play.ask, play.table, play.procedure()
    assert ask is not None
    window = isinstance(doing, PlayCards | AnswerCard)
    for card in table.hands[ask.seat]:
        kind = table.cards.kind(card)
        at_once = kind == VICTORY_POINT or (window and EXPERIENCE_CARDS[kind].battle)
        if at_once and ("play", card) in play.options():
            return ("play", card)
    if isinstance(doing, HarvestStep) and ask.prompt == "wc-harvest":
        return play.options()[0]
    if isinstance(doing, DeployStep):
        places = homes(table, doing.seat)
        option = play.options()[0]
        if option[0] in ("finish_building", "finish_summoned", "finish_outpost"):
            return option
        if option[0] == "deploy" and len(places) == 1 and not table.on[places[0]] & table.enemy_units(doing.seat):
            return option
    return None
