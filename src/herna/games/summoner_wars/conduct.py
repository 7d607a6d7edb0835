"""What bots do not consider, and what is counted of how they play.

Nobody attacks their own cards, or ends the Attack Phase while an enemy could be attacked.
"""

from __future__ import annotations

from collections.abc import Mapping

from herna.engine.decision import Choice
from herna.engine.flow import Play
from herna.engine.game import IDLE, OWN_ATTACKS
from herna.games.summoner_wars.deeds import Aimed
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.turn import Phase


def sensible(play: Play[Battlefield], options: list[Choice]) -> list[Choice]:
    """The options without attacks and harmful effects on the player's cards.

    Without the end of an Attack Phase, too, if something else is in reach.
    """
    assert play.ask is not None
    table, seat = play.table, play.ask.seat
    doing = play.procedure()
    if isinstance(doing, Aimed):
        kept = [
            option
            for option in options
            if option[0] != "target" or doing.harm_to_target(table, int(option[1])) != "own"
        ]
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
    """Whether a seat owns a card and controls it."""
    return table.control[card] == seat and table.owner(card) == seat


def is_settled(play: Play[Battlefield]) -> bool:
    """Whether a player acts in a phase, and resolves no attack or effect."""
    return isinstance(play.procedure(), Phase)


def slips(play: Play[Battlefield], choice: Choice) -> Mapping[str, bool]:
    """Whether an attack is on the same player's card, or ends the phase early.

    Each attack and each end of an Attack Phase is looked at.
    """
    ask, table = play.ask, play.table
    assert ask is not None
    if choice[0] == "attack":
        return {OWN_ATTACKS: is_own(table, ask.seat, int(choice[2]))}
    if choice[0] != "end_phase" or table.phase != "attack":
        return {}
    attacks = [option for option in play.options() if option[0] == "attack"]
    return {IDLE: any(not is_own(table, ask.seat, int(attack[2])) for attack in attacks)}
