"""The goal and the aims of a first match, from what a seat sees.

Their texts are in lessons.*.ftl.
"""

from __future__ import annotations

from typing import Final

from herna.engine.game import Message
from herna.engine.guide import Aims, Goal, Reached
from herna.engine.tips import Moment
from herna.games.doomtrooper.printed import PRINTED
from herna.games.doomtrooper.seen import View

ENOUGH: Final = 2  # warriors to attack and to defend with


def goal(view: View) -> Goal:
    """DT-WIN-01: Promotion Points up to the target."""
    target = view["target"]
    sides: list[Reached] = []
    for seat, player in enumerate(view["players"]):
        done = min(player["promotion"], target)
        sides.append(
            Reached(seat, Message("dt-goal-reached", (("done", player["promotion"]), ("of", target))), done, target)
        )
    return Goal(Message("dt-goal", (("target", target),)), "DT-WIN-01", tuple(sides))


def has_two_warriors(moment: Moment) -> bool:
    entered = [fields for _, fields in moment.told("entered") if fields["seat"] == moment.seat]
    return sum(_type(fields["kind"]) == "warrior" for fields in entered) >= ENOUGH


def has_armed_somebody(moment: Moment) -> bool:
    played = [fields for _, fields in moment.told("played") if fields["seat"] == moment.seat]
    return any(_type(fields["kind"]) == "equipment" for fields in played)


def has_hit_somebody(moment: Moment) -> bool:
    """A warrior that the player attacked was wounded or killed."""
    mine, defender = False, -1
    for kind, fields in moment.told("declared", "attacks", "wounded", "killed"):
        if kind == "declared":
            mine = fields["seat"] == moment.seat
        elif kind == "attacks":
            defender = fields["defender"]
        elif mine and fields["card"] == defender:
            return True
    return False


def has_scored(moment: Moment) -> bool:
    """Points were taken for a kill."""
    return any(fields["seat"] == moment.seat for _, fields in moment.told("claims", "gained_promotion"))


def has_covered_somebody(moment: Moment) -> bool:
    cards = moment.view["cards"]
    covered = {str(fields["card"]) for _, fields in moment.told("covered")}
    return any(card in covered and lying["controller"] == moment.seat for card, lying in cards.items())


def is_halfway(moment: Moment) -> bool:
    view: View = moment.view
    return 2 * view["players"][moment.seat]["promotion"] >= view["target"]


AIMS: Final[Aims] = {
    1: has_two_warriors,
    2: has_armed_somebody,
    3: has_hit_somebody,
    4: has_scored,
    5: has_covered_somebody,
    6: is_halfway,
}


def _type(kind: str) -> str:
    """The type of a kind of card; '' for one whose face is hidden."""
    return PRINTED[kind].type if kind in PRINTED else ""
