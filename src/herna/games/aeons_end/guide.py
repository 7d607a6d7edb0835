"""The goal and the aims of a first match, from what a seat sees.

Their texts are in lessons.*.ftl.
"""

from __future__ import annotations

from typing import Final

from herna.engine.game import Message
from herna.engine.guide import OPPOSITION, Aims, Goal, Reached
from herna.engine.tips import Moment
from herna.games.aeons_end.printed import PRINTED
from herna.games.aeons_end.seen import View

GOOD_GEM: Final = 2  # what a gem costs at least that is worth buying first
READY: Final = 2  # spells prepped at the same time
NEMESIS_TURN: Final = "nemesis"


def goal(view: View) -> Goal:
    """AE-END-02 and AE-END-04: the nemesis has to fall before Gravehold."""
    nemesis, city = view["nemesis"], view["gravehold"]
    hurt, lost = nemesis["most"] - max(0, nemesis["life"]), city["most"] - max(0, city["life"])
    return Goal(
        Message("ae-goal"),
        "AE-END-02",
        (
            Reached(view["seat"], _left("ae-goal-players", nemesis["life"], nemesis["most"]), hurt, nemesis["most"]),
            Reached(OPPOSITION, _left("ae-goal-nemesis", city["life"], city["most"]), lost, city["most"]),
        ),
    )


def _left(key: str, life: int, most: int) -> Message:
    return Message(key, (("left", max(0, life)), ("of", most)))


def has_bought_a_gem(moment: Moment) -> bool:
    gained = [PRINTED[fields["kind"]] for _, fields in moment.told("gained") if fields["seat"] == moment.seat]
    return any(printed.type == "gem" and printed.cost >= GOOD_GEM for printed in gained)


def has_opened_a_breach(moment: Moment) -> bool:
    return any(fields["seat"] == moment.seat for _, fields in moment.told("opened"))


def has_filled_breaches(moment: Moment) -> bool:
    """Two spells are prepped, or were in one turn."""
    view: View = moment.view
    if sum(len(spells) for spells in view["mages"][moment.seat]["prepped"]) >= READY:
        return True
    turns = moment.of_own_turns("prepped")
    return any(sum(fields["seat"] == moment.seat for _, fields in turn) >= READY for turn in turns)


def has_removed_something(moment: Moment) -> bool:
    """A minion or power left play in a player's turn."""
    of_players = False
    for kind, fields in moment.told("turned_over", "left_play"):
        if kind == "turned_over":
            of_players = fields["turn_card"] != NEMESIS_TURN
        elif of_players:
            return True
    return False


def has_used_the_ability(moment: Moment) -> bool:
    return any(fields["seat"] == moment.seat for _, fields in moment.told("activated"))


def is_halfway(moment: Moment) -> bool:
    """The nemesis has lost half of its life."""
    nemesis = moment.view["nemesis"]
    return bool(2 * nemesis["life"] <= nemesis["most"])


AIMS: Final[Aims] = {
    1: has_bought_a_gem,
    2: has_opened_a_breach,
    3: has_filled_breaches,
    4: has_removed_something,
    5: has_used_the_ability,
    6: is_halfway,
}
