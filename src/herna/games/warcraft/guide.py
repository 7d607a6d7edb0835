"""The goal and the aims of a first match, from what a seat sees.

Their texts are in lessons.*.ftl.
"""

from __future__ import annotations

from typing import Final

from herna.engine.game import Message
from herna.engine.guide import Aims, Goal, Reached
from herna.engine.tips import Moment
from herna.games.warcraft.printed import UNIT_KINDS
from herna.games.warcraft.seen import Space, View

HALF: Final = 2  # of the points that win


def goal(view: View) -> Goal:
    """WC-WIN-01: victory points up to the target."""
    target = view["target"]
    sides: list[Reached] = []
    for seat, owner in enumerate(view["owners"]):
        if owner["player"]:
            done = min(owner["points"], target)
            text = Message("wc-goal-reached", (("done", owner["points"]), ("of", target)))
            sides.append(Reached(seat, text, done, target))
    return Goal(Message("wc-goal", (("target", target),)), "WC-WIN-01", tuple(sides))


def has_harvested_both(moment: Moment) -> bool:
    harvested = [fields for _, fields in moment.told("harvested") if fields["seat"] == moment.seat]
    return {"gold", "wood"} <= {fields["resource"] for fields in harvested}


def has_built(moment: Moment) -> bool:
    return any(fields["seat"] == moment.seat for _, fields in moment.told("building_finished"))


def has_taken_an_objective(moment: Moment) -> bool:
    """A unit has come to an objective."""
    spaces: list[Space] = moment.view["spaces"]
    return any(
        fields["seat"] == moment.seat and fields["piece"] in UNIT_KINDS and spaces[fields["to"]]["kind"] == "objective"
        for _, fields in moment.told("moved")
    )


def has_upgraded(moment: Moment) -> bool:
    return any(fields["seat"] == moment.seat for _, fields in moment.told("upgraded"))


def has_won_a_battle(moment: Moment) -> bool:
    return any(fields["winner"] == moment.seat for _, fields in moment.told("battle_ended"))


def is_halfway(moment: Moment) -> bool:
    view: View = moment.view
    return view["owners"][moment.seat]["points"] * HALF >= view["target"]


AIMS: Final[Aims] = {
    1: has_harvested_both,
    2: has_built,
    3: has_taken_an_objective,
    4: has_upgraded,
    5: has_won_a_battle,
    6: is_halfway,
}
