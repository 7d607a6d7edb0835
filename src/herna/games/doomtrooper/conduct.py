"""What bots do not consider, and what is counted of how they play.

Nobody harms their own side or helps another with a card, declines a weapon, or loses an action that could be a
Meditation.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from herna.engine.decision import Choice
from herna.engine.flow import Play
from herna.engine.game import DECLINED_WEAPONS, IDLE, OWN_ATTACKS
from herna.games.doomtrooper.cards.fighting import DuelBoost
from herna.games.doomtrooper.rules.hand import harm_of_playing
from herna.games.doomtrooper.rules.using import ability_of
from herna.games.doomtrooper.table import Front
from herna.games.doomtrooper.texts import every_text

NO_WEAPON: Final[Choice] = ("no_weapon",)
DONE: Final[Choice] = ("done",)
MEDITATE: Final[Choice] = ("meditate",)
AIMED: Final[tuple[str, ...]] = ("play", "cast", "use")


def sensible(play: Play[Front], options: list[Choice]) -> list[Choice]:
    """The options without cards that backfire, a weapon declined, an action lost."""
    assert play.ask is not None
    table, seat = play.table, play.ask.seat
    wasted = DONE if MEDITATE in options else NO_WEAPON
    kept = [option for option in options if option != wasted and not backfires(table, seat, option)]
    return kept or options


def backfires(table: Front, seat: int, option: Choice) -> bool:
    """Whether a card harms its player's side, or helps another."""
    if option[0] not in AIMED:
        return False
    card, target = int(option[1]), int(option[-1])
    whose = table.harm_to(target, seat)
    if not whose:
        return False
    if option[0] == "use":
        return ability_of(table.key(card), str(option[2])).harms(whose) == "own"
    harm = harm_of_playing(table, seat, card, target)
    return harm == "own" if whose == "own" else not harm and is_gift(table, card)


def is_gift(table: Front, card: int) -> bool:
    """Whether a card does its target only good."""
    printed = table.printed(card)
    if printed.type == "equipment":
        return True
    return any(
        isinstance(text, DuelBoost) and min(text.fight, text.shoot, text.armor) >= 0 for text in every_text(printed)
    )


def slips(play: Play[Front], choice: Choice) -> Mapping[str, bool]:
    """Whether a card that is aimed at a side backfires, and similar slips.

    A weapon may be declined, and actions may end with one left.
    """
    assert play.ask is not None
    table, seat = play.table, play.ask.seat
    if choice[0] in AIMED:
        return {OWN_ATTACKS: backfires(table, seat, choice)} if table.harm_to(int(choice[-1]), seat) else {}
    if choice[0] in ("wield", "no_weapon"):
        return {DECLINED_WEAPONS: choice == NO_WEAPON}
    if choice == DONE and play.ask.prompt == "dt-action":
        return {IDLE: MEDITATE in play.options()}
    return {}
