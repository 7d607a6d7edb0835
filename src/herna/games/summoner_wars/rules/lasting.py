"""What lasts until a moment: strength, abilities and control that cards give.

SW-ABIL-04, SW-ABIL-07, SW-CTRL-04.
"""

from __future__ import annotations

from typing import Final

from herna.engine.effects import Lasting, lasting_after
from herna.games.summoner_wars.rules.zones import gain_ability, lose_ability, take_control
from herna.games.summoner_wars.table import CONTROLLED, UNTIL_END_OF_TURN, Battlefield

ABILITY: Final = "ability:"  # kinds that begin with this: an ability that is not printed on the unit


def give_abilities(table: Battlefield, card: int, keys: tuple[str, ...], source: int, until: str = "") -> None:
    """A unit has abilities because of a card.

    Until a moment or while that card says so.
    """
    gain_ability(table, card, keys)
    for key in keys:
        table.add_lasting(f"{ABILITY}{key}", card, 0, source, until)


def end_lasting(table: Battlefield) -> None:
    """What lasts until the end of the turn is over.

    Abilities and control that it gave go back.
    """
    over = [effect for effect in table.lasting if effect.until == UNTIL_END_OF_TURN]
    table.lasting = lasting_after(table.lasting, UNTIL_END_OF_TURN)
    for effect in over:
        if effect.kind == CONTROLLED and table.on_board(effect.subject):
            take_control(table, effect.subject, effect.amount)
    _take_back_abilities(table, over)


def end_lasting_of(table: Battlefield, source: int) -> None:
    """What a card gave is over; abilities that nothing else gives are lost."""
    over = [effect for effect in table.lasting if effect.source == source]
    table.lasting = [effect for effect in table.lasting if effect.source != source]
    _take_back_abilities(table, over)


def _take_back_abilities(table: Battlefield, over: list[Lasting]) -> None:
    still = {(effect.kind, effect.subject) for effect in table.lasting}
    for effect in over:
        if effect.kind.startswith(ABILITY) and (effect.kind, effect.subject) not in still:
            lose_ability(table, effect.subject, (effect.kind.removeprefix(ABILITY),))


def held_until_end_of_turn(table: Battlefield) -> list[int]:
    """The units whose control goes back at the end of the turn."""
    return [
        effect.subject for effect in table.lasting if effect.kind == CONTROLLED and effect.until == UNTIL_END_OF_TURN
    ]


def give_back_control(table: Battlefield, card: int) -> None:
    """SW-CTRL-04: control of a unit goes back now."""
    for effect in list(table.lasting):
        if effect.kind == CONTROLLED and effect.subject == card:
            table.lasting.remove(effect)
            take_control(table, card, effect.amount)
