"""How good a table looks for a player: points, warriors and what they carry, Destiny, cards, and the duel under way."""

from __future__ import annotations

from math import exp

from herna.games.doomtrooper.printed import ARMOR, FIGHT, SHOOT, VALUE
from herna.games.doomtrooper.rules.attacking import attacks, kills_outright, tactics
from herna.games.doomtrooper.rules.identity import away, combat_capable
from herna.games.doomtrooper.rules.values import stat_of, value
from herna.games.doomtrooper.table import Duel, Front

# What things are worth, in P.
STRENGTH = 0.35  # of a warrior, per point of its better attack value and of its armour
PRESENCE = 1.5  # of any warrior that can fight
SHIELDED = 4.0  # of having somebody who can fight at all: nobody can sabotage
WOUND = 0.35  # the part of a warrior's worth that a wound takes
COVERED = 0.3  # of being in cover, in which one does not attack
DESTINY, PLENTY = 0.25, 20  # per D, up to so many
CARD = 0.3  # per card in hand, up to a full one
LASTING = 0.8  # per other card of one's own in play
CHANCE = 0.7  # of a duel going as its values stand
SPREAD = 12.0  # the lead in P that wins nearly three times in four


def evaluate(table: Front, seat: int) -> float:
    """From 0 (lost) to 1 (won): one's own standing against the best of the others."""
    mine = standing(table, seat)
    others = [standing(table, other) for other in table.others(seat)]
    lead = mine - max(others, default=0.0) + prospects(table, seat)
    return 1 / (1 + exp(-lead / SPREAD))


def standing(table: Front, seat: int) -> float:
    """What a player has, in P; those near the target count more."""
    near = table.promotion[seat] / table.target
    total = (
        table.promotion[seat] * (1 + near) + DESTINY * min(table.destiny[seat], PLENTY) - 2 * DESTINY * table.debt[seat]
    )
    total += CARD * min(len(table.hands[seat]), 7)
    fighters = 0
    for warrior in table.warriors(seat):
        if away(table, warrior):
            total += PRESENCE
            continue
        fit = combat_capable(table, warrior)
        fighters += fit
        total += worth(table, warrior, fit)
    if fighters:
        total += SHIELDED
    return total + LASTING * sum(
        owner == seat and table.type(card) not in ("warrior", "special") for card, owner in table.control.items()
    )


def worth(table: Front, warrior: int, fit: bool) -> float:
    """What a warrior is worth to its player: what it can do, less if it is wounded or hides."""
    if warrior in table.hidden:
        return PRESENCE
    if not fit:
        return table.printed(warrior).stats[VALUE] * STRENGTH
    strength = max(value(table, warrior, FIGHT), value(table, warrior, SHOOT)) + value(table, warrior, ARMOR)
    total = PRESENCE + STRENGTH * strength
    if warrior in table.wounded:
        total *= 1 - WOUND
    return total - COVERED if warrior in table.covered else total


def prospects(table: Front, seat: int) -> float:
    """What the duel under way will bring a player, as far as its values tell."""
    duel = table.duel()
    if duel is None or duel.over:
        return 0.0
    if duel.attacker < 0:
        best = max((_gain(table, one, other, "") for one, other in attacks(table, duel.attacking)), default=0.0)
        return CHANCE * max(0.0, best) * (1 if duel.attacking == seat else -1)
    if duel.phase > 5 or duel.attacker not in table.control or duel.defender not in table.control:
        return _announced(table, duel, seat)
    gain = _gain(table, duel.attacker, duel.defender, duel.tactic)
    return CHANCE * gain * (1 if duel.attacking == seat else -1 if duel.defending == seat else 0)


def _announced(table: Front, duel: Duel, seat: int) -> float:
    """What phase 6 has found and phase 7 has not done yet."""
    total = 0.0
    if duel.phase != 6:
        return total
    for victim, what in duel.outcome:
        if victim in table.control:
            loss = _loss(table, victim, what == "killed")
            total += -loss if table.control[victim] == seat else loss
    return total


def _gain(table: Front, attacker: int, defender: int, tactic: str) -> float:
    """What an attack brings its player: what the other loses and is worth, less the own loss; with the best tactic."""
    if defender in table.hidden:
        return 0.5
    found = [tactic] if tactic else tactics(table, attacker, defender)
    return max((_exchange(table, attacker, defender, stat_of(way)) for way in found), default=0.0)


def _exchange(table: Front, attacker: int, defender: int, stat: int) -> float:
    total = 0.0
    for striker, victim, sign in ((attacker, defender, 1), (defender, attacker, -1)):
        if value(table, striker, stat, victim) >= value(table, victim, ARMOR, striker):
            killed = victim in table.wounded or kills_outright(table, striker, victim)
            total += sign * _loss(table, victim, killed)
    return total


def _loss(table: Front, warrior: int, killed: bool) -> float:
    """What it costs a player that a warrior is wounded or killed, the points for it counted in."""
    whole = worth(table, warrior, True)
    return whole + max(0, value(table, warrior, VALUE)) if killed else whole * WOUND
