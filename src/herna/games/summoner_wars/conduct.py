"""What bots do not consider, and what is counted of how they play.

Nobody attacks their own cards, or ends the Attack Phase while an enemy could be attacked.
"""

from __future__ import annotations

from collections.abc import Mapping

from herna.engine.decision import DECLINE, Choice
from herna.engine.flow import Play
from herna.engine.game import IDLE, OWN_ATTACKS
from herna.games.summoner_wars.deeds import Aimed
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.turn import Phase


def sensible(play: Play[Battlefield], options: list[Choice]) -> list[Choice]:
    """Attacks and harmful effects on one's own cards are left out.

    So is the end of an Attack Phase in which something else is in reach.
    """
    assert play.ask is not None
    table, seat = play.table, play.ask.seat
    doing = play.procedure()
    if isinstance(doing, Aimed) and doing.harms_target():
        kept = [option for option in options if option == DECLINE or not is_own(table, seat, int(option[-1]))]
    elif not isinstance(doing, Phase) or table.phase == "attack":
        kept = []
        attacks = False
        for option in options:
            if option[0] == "attack":
                if is_own(table, seat, int(option[2])):
                    continue
                attacks = True
            kept.append(option)
        if attacks and isinstance(doing, Phase):
            kept.remove(("end_phase",))
    else:
        return options
    return kept or options


def is_own(table: Battlefield, seat: int, card: int) -> bool:
    """Whether a card is a seat's for good, and not only under its control for a while."""
    return table.control[card] == seat and table.owner(card) == seat


def is_settled(play: Play[Battlefield]) -> bool:
    """Whether a player is asked what to do in a phase, and not about an attack or effect."""
    return isinstance(play.procedure(), Phase)


def slips(play: Play[Battlefield], choice: Choice) -> Mapping[str, bool]:
    """Of each attack, whether it is on one's own side; of each end of an Attack Phase, whether it is early."""
    ask, table = play.ask, play.table
    assert ask is not None
    if choice[0] == "attack":
        return {OWN_ATTACKS: is_own(table, ask.seat, int(choice[2]))}
    if choice[0] != "end_phase" or table.phase != "attack":
        return {}
    attacks = [option for option in play.options() if option[0] == "attack"]
    return {IDLE: any(not is_own(table, ask.seat, int(attack[2])) for attack in attacks)}
