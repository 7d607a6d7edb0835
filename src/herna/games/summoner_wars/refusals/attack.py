"""Why a unit does not attack that (SW-ATK)."""

from __future__ import annotations

from herna.games.summoner_wars.grid import between
from herna.games.summoner_wars.printed import MELEE
from herna.games.summoner_wars.refusals.abilities import why_nothing_instead
from herna.games.summoner_wars.refusals.things import (
    UNSAID,
    Reasons,
    because,
    cards_in_the_way,
    frozen,
    not_an_own_object,
    not_in_this_phase,
    not_on_the_battlefield,
)
from herna.games.summoner_wars.rules.attack import attackers, is_relentless
from herna.games.summoner_wars.rules.values import MOST_ATTACKS, attacks_through, reach_of, targets
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import TEXTS, speaking


def why_no_attack(table: Battlefield, seat: int, phase: str, unit: int, target: int) -> Reasons:
    """Why a unit does not make its attack on that target."""
    reasons = why_it_does_not_attack(table, seat, phase, unit)
    if reasons:
        return reasons
    if unit == UNSAID:
        return not_on_the_battlefield(table, target, "SW-ATK-08") or because("SW-ATK-01", "sw-why-choose-attacker")
    return why_no_target(table, unit, target)


def why_nothing_instead_of_attacking(
    table: Battlefield, seat: int, phase: str, unit: int, effect: str | int
) -> Reasons:
    """Why a unit does not do that instead of attacking (SW-ATK-14 to -16)."""
    reasons = why_it_does_not_attack(table, seat, phase, unit)
    if not reasons and unit == UNSAID:
        return because("SW-ATK-01", "sw-why-choose-attacker")
    return reasons or why_nothing_instead(table, unit, "instead_of_attacking", effect)


def why_it_does_not_attack(table: Battlefield, seat: int, phase: str, unit: int) -> Reasons:
    """Why a unit does not attack at all in this phase, or any more."""
    reasons = not_an_own_object(table, seat, unit, "SW-ATK-01", "sw-why-not-yours-to-attack")
    if not reasons and unit >= 0 and not table.is_unit(unit):
        reasons = because("SW-ATK-21", "sw-why-structures-do-not-attack", unit=unit)
    reasons = reasons or not_in_this_phase(phase, "attack", "SW-ATK-01")
    if reasons:
        return reasons
    used_up = table.attack_slots >= MOST_ATTACKS
    if used_up and (not attackers(table, seat) if unit == UNSAID else not is_relentless(table, unit)):
        return because("SW-ATK-01", "sw-why-most-attacked", cards_in_the_way(list(table.attacked)), most=MOST_ATTACKS)
    if unit in table.attacked:
        return because("SW-ATK-03", "sw-why-attacked", unit=unit)
    return frozen(table, unit)


def why_no_target(table: Battlefield, unit: int, target: int) -> Reasons:
    """Why an attack of a unit cannot aim at that."""
    if unit in table.frozen:
        return frozen(table, unit)
    melee = table.printed(unit).attack == MELEE
    if target == UNSAID:
        if targets(table, unit):
            return because("SW-ATK-04", "sw-why-choose-target")
        return because("SW-ATK-05" if melee else "SW-ATK-06", "sw-why-nothing-in-reach", unit=unit)
    if target == unit:
        return because("SW-ATK-08", "sw-why-itself", unit=unit)
    reasons = not_on_the_battlefield(table, target, "SW-ATK-08")
    reasons = reasons or (_why_no_melee(table, unit, target) if melee else _why_no_shot(table, unit, target))
    return reasons or _why_it_is_forbidden(table, unit, target)


def _why_no_melee(table: Battlefield, unit: int, target: int) -> Reasons:
    far = table.distance(unit, target)
    return because("SW-ATK-05", "sw-why-not-adjacent", unit=unit, target=target, far=far) if far > 1 else ()


def _why_no_shot(table: Battlefield, unit: int, target: int) -> Reasons:
    passed = between(table.place[unit], table.place[target])
    if passed is None:
        return because("SW-ATK-06", "sw-why-not-in-line", unit=unit, target=target)
    far, most = len(passed) + 1, reach_of(table, unit)
    if far > most:
        return because("SW-ATK-06", "sw-why-out-of-reach", unit=unit, target=target, far=far, most=most)
    cards = [table.board[space] for space in passed if table.board[space] >= 0]
    blocking = [card for card in cards if not attacks_through(table, unit, card)]
    if not blocking:
        return ()
    way, more = cards_in_the_way(blocking), len(blocking) - 1
    return because("SW-ATK-07", "sw-why-line-blocked", way, target=target, blocker=blocking[0], more=more)


def _why_it_is_forbidden(table: Battlefield, unit: int, target: int) -> Reasons:
    """What is in reach and yet no target: cards come before the general rules (SW-TIME-12)."""
    if target in table.frozen:
        return because("SW-TIME-12", "sw-why-target-frozen", target=target)
    for source, key in speaking(table, "forbids_attack"):
        if TEXTS[key].forbids_attack(table, source, unit, target):
            way = cards_in_the_way([source])
            return because("SW-TIME-12", "sw-why-text-forbids-attacking", way, blocker=source, effect=key, text=key)
    return ()
