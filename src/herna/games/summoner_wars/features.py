"""A table in numbers, for a learned evaluation: only what a seat knows."""

from __future__ import annotations

from typing import Final

from herna.games.summoner_wars.grid import DISTANCE
from herna.games.summoner_wars.printed import FACTIONS, MELEE, PHASES
from herna.games.summoner_wars.rules.values import MOST_ATTACKS, MOST_MOVES, is_gate, life
from herna.games.summoner_wars.table import DECK_SIZE, Battlefield

FAR: Final = 12  # farther than any two spaces are
FACTION_NUMBERS: Final = {faction: number for number, faction in enumerate(FACTIONS)}
PHASE_NUMBERS: Final = {phase: number for number, phase in enumerate(PHASES)}


def features(table: Battlefield, seat: int) -> list[float]:
    """Both sides, the seat's own first; whose turn and phase it is."""
    found = [*_side(table, seat), *_side(table, 1 - seat)]
    mine = table.active == seat
    attacking = table.phase == "attack"
    phases = [0.0] * (2 * len(PHASES))
    phase = PHASE_NUMBERS.get(table.phase, -1)
    if phase >= 0:
        phases[phase if mine else len(PHASES) + phase] = 1.0
    sign = 1.0 if mine else -1.0
    found.append(1.0 if mine else 0.0)
    found.extend(phases)
    found.append(sign * (MOST_MOVES - len(table.moved)) / MOST_MOVES if table.phase == "move" else 0.0)
    found.append(sign * (MOST_ATTACKS - table.attack_slots) / MOST_ATTACKS if attacking else 0.0)
    found.append(sign if attacking and not table.provoked else 0.0)
    found.append(min(table.turn, 40) / 40)
    return found


def _side(table: Battlefield, seat: int) -> list[float]:
    """What a side has, and how near it is to the other Summoner."""
    control, damage, place = table.control, table.damage, table.place
    enemy, own = table.summoner(1 - seat), table.summoner(seat)
    goal = DISTANCE[place[enemy]] if enemy >= 0 else None
    home = DISTANCE[place[own]] if own >= 0 else None
    commons = champions = gates = walls = 0
    left_of_units = left_of_champions = left_of_structures = left_of_summoner = 0
    melee = ranged = boosts = wounds = cost = zeros = 0
    near = close = adjacent = strength_near = advance = guards = 0
    nearest = FAR
    for card in table.board:
        if card < 0 or control[card] != seat:
            continue
        printed = table.printed(card)
        left = life(table, card) - damage[card]
        wounds += damage[card]
        if not printed.attack:
            left_of_structures += left
            if is_gate(table, card):
                gates += 1
            else:
                walls += 1
            continue
        boosts += table.boost[card]
        if printed.attack == MELEE:
            melee += printed.strength
        else:
            ranged += printed.strength
        if goal is not None:
            away = goal[place[card]]
            nearest = min(nearest, away)
            advance += FAR - away
            reach = 3 if printed.attack == MELEE else 5  # next turn: two steps and an attack
            if away <= reach:
                near += 1
                strength_near += printed.strength
                close += away <= reach - 1
            adjacent += away == 1
        if home is not None and card != own and home[place[card]] <= 2:
            guards += 1
        if card == own:
            left_of_summoner = left
        elif "champion" in printed.classes:
            champions += 1
            left_of_champions += left
            cost += printed.cost
        else:
            commons += 1
            left_of_units += left
            cost += max(0, printed.cost)
            zeros += printed.cost == 0
    hand, draw = len(table.hands[seat]), len(table.draw[seat])
    faction = FACTION_NUMBERS.get(table.printed(seat * DECK_SIZE).faction, -1)
    found = [
        table.magic[seat] / 10,
        1.0 if table.magic[seat] >= 3 else table.magic[seat] / 3,
        hand / 5,
        draw / 25,
        1.0 if not hand + draw else 0.0,
        left_of_summoner / 12,
        1.0 / (1 + left_of_summoner),
        commons / 6,
        zeros / 4,
        champions / 3,
        left_of_units / 15,
        left_of_champions / 15,
        cost / 12,
        gates / 4,
        walls / 4,
        left_of_structures / 25,
        melee / 12,
        ranged / 12,
        boosts / 6,
        wounds / 20,
        near / 4,
        close / 4,
        strength_near / 10,
        adjacent / 3,
        guards / 4,
        advance / 60,
    ]
    found.append(nearest / FAR)
    found.extend([1.0 if number == faction else 0.0 for number in range(len(FACTIONS))])
    return found
