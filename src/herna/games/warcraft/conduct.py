"""What bots do not consider, and what is counted of how they play.

Nobody exchanges equal pieces, or leaves in training what could be deployed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from herna.engine.decision import Choice
from herna.engine.flow import Play
from herna.engine.game import IDLE, SWAPS
from herna.games.warcraft.rules.movement import KINDS_MOVED, Movement
from herna.games.warcraft.setting import DEPLOY, OF_KIND
from herna.games.warcraft.table import War

END: Final[Choice] = ("end_step",)
FINISHES: Final[tuple[str, ...]] = ("finish_building", "finish_summoned", "finish_outpost")


def sensible(play: Play[War], options: list[Choice]) -> list[Choice]:
    """The options by which no pieces go in a circle.

    Pieces leave a space before equal ones come there. A Deploy Step is not ended while something can be finished, or
    deployed where no enemy is.
    """
    assert play.ask is not None
    table, seat = play.table, play.ask.seat
    doing = play.procedure()
    if isinstance(doing, Movement):
        came = table.moved
        if not came:
            return options
        on, of_kind = table.on, OF_KIND[seat]
        kept = [
            option
            for option in options
            if option[0] != "move" or not on[int(option[2])] & came & of_kind[KINDS_MOVED[str(option[1])]]
        ]
        return kept or options
    if table.step == DEPLOY and END in options and could_deploy(table, seat, options):
        return [option for option in options if option != END]
    return options


def could_deploy(table: War, seat: int, options: list[Choice]) -> bool:
    """Whether something can be finished, or deployed where no enemy is."""
    enemies = table.enemy_units(seat)
    for option in options:
        if option[0] in FINISHES or (option[0] == "deploy" and not table.on[int(option[2])] & enemies):
            return True
    return False


def slips(play: Play[War], choice: Choice, before: Sequence[Choice]) -> Mapping[str, bool]:
    """Whether an equal piece has come the other way, or something was left.

    The one is looked at for each move, the other for each end of a Deploy Step.
    """
    assert play.ask is not None
    if choice[0] == "move":
        _, piece, start, to = choice
        return {SWAPS: ("move", piece, to, start) in before}
    if choice != END or play.table.step != DEPLOY:
        return {}
    return {IDLE: could_deploy(play.table, play.ask.seat, play.options())}
