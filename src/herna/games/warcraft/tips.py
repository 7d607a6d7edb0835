"""When the tips of content/tips.toml are due, from what a seat sees."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from herna.engine.decision import Choice
from herna.engine.tips import Due, Moment
from herna.games.warcraft.printed import ECONOMY, UNIT_KINDS
from herna.games.warcraft.seen import Space, View
from herna.games.warcraft.setting import SPEND

END_MOVEMENT: Final[Choice] = ("end_movement",)
END_STEP: Final[Choice] = ("end_step",)
IDLE: Final[tuple[str, ...]] = ("blank", "town")  # where a worker harvests nothing
SOURCES: Final[tuple[str, ...]] = ("gold-mine", "forest")
WORKERS: Final[tuple[str, ...]] = ("worker", "builder")
NEAR: Final = 2  # spaces
MANY: Final = 2  # enemy units
PURCHASES: Final[tuple[str, ...]] = ("choose_training", "choose_constructing", "choose_upgrading")
BOUGHT: Final[tuple[str, ...]] = ("trained", "building_started", "outpost_started", "upgraded")


def town_is_open(moment: Moment, choice: Choice) -> bool:
    """Movement is ended with no unit in town and an enemy near it."""
    town = _town(moment)
    if choice != END_MOVEMENT or town is None or _units(town, moment.seat):
        return False
    spaces: list[Space] = moment.view["spaces"]
    return any(_steps(town, space) <= NEAR and _enemies(moment, space) for space in spaces)


def worker_is_idle(moment: Moment, choice: Choice) -> bool:
    """Movement is ended while an idle worker could reach a mine or forest.

    Another worker stays in town.
    """
    if choice != END_MOVEMENT:
        return False
    spaces, town = moment.view["spaces"], _town(moment)
    for _, piece, start, to in moment.offered("move"):
        if piece in WORKERS and spaces[int(start)]["kind"] in IDLE and spaces[int(to)]["kind"] in SOURCES:
            staying = 0 if town is None else _count(town, moment.seat, "worker") - (spaces[int(start)] is town)
            if staying > 0:
                return True
    return False


def last_unit_is_lost(moment: Moment, choice: Choice) -> bool:
    """The only unit on the battlefield is lost instead of one on a flank."""
    battle = moment.view["battle"]
    if choice[:1] != ("lose",) or battle is None or choice[3] != battle["space"] or choice[1] != moment.seat:
        return False
    field = moment.view["spaces"][battle["space"]]
    flank = any(option[3] != battle["space"] and option[1] == moment.seat for option in moment.offered("lose"))
    return flank and _units(field, moment.seat) == 1


def unit_stands_alone(moment: Moment, choice: Choice) -> bool:
    """Movement is ended with a unit alone that others could still join."""
    if choice != END_MOVEMENT:
        return False
    spaces: list[Space] = moment.view["spaces"]
    joined = {int(option[3]) for option in moment.offered("move") if option[1] in UNIT_KINDS}
    return any(_units(spaces[to], moment.seat) == 1 and _enemies(moment, spaces[to]) >= MANY for to in joined)


def ranged_unit_comes_close(moment: Moment, choice: Choice) -> bool:
    """A ranged unit moves into a battle that it could join from outside."""
    if choice[:2] != ("move", "ranged"):
        return False
    start, to = (moment.view["spaces"][int(space)] for space in choice[2:])
    return _steps(start, to) == 1 and _units(to, moment.seat) > 0 and _enemies(moment, to) > 0


def nothing_is_bought(moment: Moment, choice: Choice) -> bool:
    """The Spend step is ended without a purchase, the second round running."""
    view: View = moment.view
    if choice != END_STEP or view["step"] != SPEND or not any((kind,) in moment.options for kind in PURCHASES):
        return False
    rounds: list[int] = []  # how much was bought in each
    for kind, fields in moment.told("round_began", *BOUGHT):
        if kind == "round_began":
            rounds.append(0)
        elif rounds and fields["seat"] == moment.seat:
            rounds[-1] += 1
    return len(rounds) > 1 and not rounds[-1] and not rounds[-2]


def upgrades_what_is_rare(moment: Moment, choice: Choice) -> bool:
    """A type of unit is upgraded of which at most one is in play."""
    if choice[:1] != ("upgrade",):
        return False
    return sum(_count(space, moment.seat, str(choice[1])) for space in moment.view["spaces"]) <= 1


def nobody_is_left_to_build(moment: Moment, choice: Choice) -> bool:
    """Movement is ended with no worker in town, though a building is affordable."""
    town = _town(moment)
    if choice != END_MOVEMENT or town is None or _count(town, moment.seat, "worker"):
        return False
    mine, cost = moment.view["owners"][moment.seat], ECONOMY.building
    return bool(mine["gold"] >= cost.gold and mine["wood"] >= cost.wood)


def builder_leaves(moment: Moment, choice: Choice) -> bool:
    """The only worker leaves a space on which an outpost is being built."""
    if choice[:1] != ("move",) or choice[1] not in WORKERS:
        return False
    start: Space = moment.view["spaces"][int(choice[2])]
    return start["building"] and start["outpost"] == moment.seat and _count(start, moment.seat, "worker") == 1


def objective_stays_free(moment: Moment, choice: Choice) -> bool:
    """Movement is ended while a unit could take the objective beside it.

    It guards nothing where it stands.
    """
    if choice != END_MOVEMENT:
        return False
    spaces: list[Space] = moment.view["spaces"]
    for _, piece, start, to in moment.offered("move"):
        here, there = spaces[int(start)], spaces[int(to)]
        guards = here["points"] or here["town"] == moment.seat
        if (
            piece in UNIT_KINDS
            and not guards
            and there["kind"] == "objective"
            and not there["pieces"]
            and _steps(here, there) == 1
        ):
            return True
    return False


TIPS: Final[Mapping[int, Due]] = {
    1: town_is_open,
    2: worker_is_idle,
    3: last_unit_is_lost,
    4: unit_stands_alone,
    5: ranged_unit_comes_close,
    6: nothing_is_bought,
    7: upgrades_what_is_rare,
    8: nobody_is_left_to_build,
    9: builder_leaves,
    10: objective_stays_free,
}


# What is seen


def _town(moment: Moment) -> Space | None:
    """The player's Town, if the seat has one."""
    spaces: list[Space] = moment.view["spaces"]
    return next((space for space in spaces if space["town"] == moment.seat), None)


def _count(space: Space, owner: int, kind: str) -> int:
    return sum(heap["count"] for heap in space["pieces"] if heap["owner"] == owner and heap["kind"] == kind)


def _units(space: Space, owner: int) -> int:
    return sum(_count(space, owner, kind) for kind in UNIT_KINDS)


def _enemies(moment: Moment, space: Space) -> int:
    """How many enemy units are on a space."""
    owners = moment.view["owners"]
    side = owners[moment.seat]["side"]
    return sum(_units(space, owner) for owner, other in enumerate(owners) if other["side"] != side)


def _steps(one: Space, two: Space) -> int:
    """How many spaces away another is, as the crow flies."""
    east, south = two["q"] - one["q"], two["r"] - one["r"]
    return max(abs(east), abs(south), abs(east + south))
