"""The forecast of a choice, as far as it can be computed.

An attack by its dice, a card by its cost, a move by the damage that answers it, the end of the phase
by what inaction costs.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from herna.engine.decision import Choice
from herna.engine.game import Message
from herna.games.summoner_wars.grid import DISTANCE
from herna.games.summoner_wars.rules.attack import FACES, hits_for, own_symbol
from herna.games.summoner_wars.rules.force import damage_on_the_way
from herna.games.summoner_wars.rules.movement import path_of_charge
from herna.games.summoner_wars.rules.values import life, strength
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import INSTEAD_OF_ELIMINATION, TEXTS, WHEN_TARGETED, texts_in_play

PAID: Final[tuple[str, ...]] = ("summon", "build", "play")
MOVED: Final[tuple[str, ...]] = ("move", "step", "charge")

# The likely damage leaves out a sixth of the rolls at each end, the luckiest and the unluckiest.
UNLIKELY: Final = 6


def forecast(table: Battlefield, seat: int, choice: Choice) -> tuple[Message, ...]:
    """The forecast of a seat's choice, if nobody does anything about it."""
    kind, thing = choice[0], choice[1] if len(choice) > 1 else -1
    if kind == "attack":
        attacker, target = int(thing), int(choice[2])
        protecting = texts_in_play(table, WHEN_TARGETED)
        if any(TEXTS[key].when_targeted(table, source, attacker, target) for source, key in protecting):
            return ()  # other dice are rolled first
        return _of_an_attack(table, attacker, target)
    if kind in MOVED:
        return _of_a_way(table, choice)
    if kind == "end_phase":
        return _of_inaction(table, seat)
    cost = table.printed(int(thing)).cost if kind in PAID else 0
    return (Message("sw-forecast-magic", (("magic", table.magic[seat] - cost),)),) if cost else ()


def _of_a_way(table: Battlefield, choice: Choice) -> tuple[Message, ...]:
    """What enemies answer.

    Nothing is said of a step by a unit that is still going through another one.
    """
    unit, space = table.moved[-1] if choice[0] == "step" else int(choice[1]), int(choice[-1])
    path = path_of_charge(table, unit, space) if choice[0] == "charge" else (table.place[unit], space)
    away = choice[0] == "step" and DISTANCE[path[0]][space] > 1
    answered = 0 if away else damage_on_the_way(table, unit, path)
    return (Message("sw-forecast-answered", (("damage", answered),)),) if answered else ()


def _of_inaction(table: Battlefield, seat: int) -> tuple[Message, ...]:
    """SW-ATK-22: what the seat's Summoner suffers, if no enemy was attacked."""
    suffers = table.phase == "attack" and not table.provoked and table.summoner(seat) >= 0
    return (Message("sw-forecast-inactive", (("damage", 1),)),) if suffers else ()


def _of_an_attack(table: Battlefield, attacker: int, target: int) -> tuple[Message, ...]:
    ways = ways_to_damage(table, attacker, target)
    rolls = sum(ways.values())
    left = life(table, target) - table.damage[target]
    spared = any(
        TEXTS[key].instead_of_elimination(table, source, target)
        for source, key in texts_in_play(table, INSTEAD_OF_ELIMINATION)
    )
    destroyed = 0 if spared else sum(count for damage, count in ways.items() if damage >= left)
    low, high = _likely(ways, rolls)
    return (
        Message("sw-forecast-damage", (("low", low), ("high", high), ("apart", high - low))),
        Message("sw-forecast-destroys", (("chance", per_cent(destroyed, rolls)),)),
    )


def ways_to_damage(table: Battlefield, attacker: int, target: int) -> dict[int, int]:
    """How many of all possible rolls add how much damage.

    Rolls of the attacker's dice, damage to the target.
    """
    own = own_symbol(table, attacker)
    ways: dict[int, int] = {}
    for (shown, special), count in _ways_to_roll(strength(table, attacker, target), own).items():
        hits = hits_for(table, attacker, target, shown, special)
        ways[hits] = ways.get(hits, 0) + count
    return ways


@cache
def _ways_to_roll(dice: int, own: int) -> dict[tuple[int, int], int]:
    """How many rolls of these dice show each number of symbols.

    How often a unit's symbol, and how often the special one.
    """
    ways = {(0, 0): 1}
    for _ in range(dice):
        more: dict[tuple[int, int], int] = {}
        for (shown, special), count in ways.items():
            for face in FACES:
                sum_ = shown + face[own], special + face[2]
                more[sum_] = more.get(sum_, 0) + count
        ways = more
    return ways


def _likely(ways: dict[int, int], rolls: int) -> tuple[int, int]:
    """The least and the most damage of likely rolls.

    Rolls that are neither very lucky nor very unlucky.
    """
    by_damage = sorted(damage for damage in ways if ways[damage])
    low = high = by_damage[0]
    passed = 0
    for damage in by_damage:
        if passed * UNLIKELY <= rolls:
            low = damage
        if passed * UNLIKELY < rolls * (UNLIKELY - 1):
            high = damage
        passed += ways[damage]
    return low, high


def per_cent(count: int, of: int) -> int:
    """A share in per cent.

    0 is said only of what cannot be, 100 only of what is certain.
    """
    return 0 if count == 0 else 100 if count == of else min(99, max(1, round(100 * count / of)))
