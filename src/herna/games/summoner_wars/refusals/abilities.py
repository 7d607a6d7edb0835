"""Why an ability is not used (SW-ABIL)."""

from __future__ import annotations

from herna.games.summoner_wars.printed import PHASES
from herna.games.summoner_wars.refusals.things import (
    UNSAID,
    Reasons,
    because,
    no_such_ability,
    no_such_card,
)
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import QUESTIONS, TEXTS, speaking, texts_of


def why_nothing_instead(table: Battlefield, unit: int, instead: str, effect: str | int) -> Reasons:
    """Why a unit that may move or attack does not do that instead; `instead` is the question its texts are asked."""
    having = [key for key in texts_of(table, unit) if instead in QUESTIONS[key]]
    if not having:
        return because("SW-ABIL-01", "sw-why-nothing-instead", unit=unit)
    return _why_not_this_ability(table, unit, having, effect)


def why_no_use(table: Battlefield, seat: int, phase: str, card: int, effect: str | int) -> Reasons:
    """Why an ability that waits to be used is not used now."""
    if card == UNSAID:
        return because("SW-ABIL-02", "sw-why-choose-user")
    reasons = no_such_card(card) or no_such_ability(effect)
    if reasons:
        return reasons
    having = [key for source, key in speaking(table, "abilities_to_use") if source == card]
    if not having:
        return because("SW-ABIL-02", "sw-why-nothing-to-use", card=card)
    if table.enemy(card, seat):
        return because("SW-CTRL-05", "sw-why-not-yours-to-use", card=card)
    if effect not in having:
        return _why_not_this_ability(table, card, having, effect)
    key = str(effect)
    if not table.once(card, key):
        return because("SW-TIME-12", "sw-why-used", unit=card, effect=key)
    for other in PHASES:
        if other != phase and TEXTS[key].abilities_to_use(table, card, other):
            return because("SW-TURN-02", "sw-why-ability-phase", effect=key, phase=other, now=phase)
    return _why_not_this_ability(table, card, having, effect)


def _why_not_this_ability(table: Battlefield, unit: int, having: list[str], effect: str | int) -> Reasons:
    """Not of this unit, used in another way, or of no use as things stand: then its text tells why."""
    if effect == "":
        effect = having[0]
    if effect in having:
        return because("SW-TIME-12", "sw-why-text-does-not-allow", effect=effect, text=effect)
    if effect in texts_of(table, unit):
        return because("SW-ABIL-02", "sw-why-other-use", unit=unit, effect=effect)
    return no_such_ability(effect) or because("SW-ABIL-01", "sw-why-no-ability", unit=unit, effect=effect)
