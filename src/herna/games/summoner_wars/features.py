"""A table in numbers, for a learned evaluation: only what a seat knows."""

from __future__ import annotations

from typing import Final

from herna.games.summoner_wars.grid import DISTANCE
from herna.games.summoner_wars.printed import FACTIONS, MELEE, PHASES
from herna.games.summoner_wars.rules.values import MOST_ATTACKS, MOST_MOVES, is_gate, life
from herna.games.summoner_wars.table import DECK_SIZE, Battlefield

FAR: Final = 12  # farther than any two spaces are
STEPS: Final = 2  # of a move
REACH: Final = 3  # of a ranged attack
HIT: Final = 0.6  # damage that a die of an attack deals, about
FACTION_NUMBERS: Final = {faction: number for number, faction in enumerate(FACTIONS)}
PHASE_NUMBERS: Final = {phase: number for number, phase in enumerate(PHASES)}


class Side:
    """The cards of a side on the battlefield, counted."""

    __slots__ = (
        "advance",
        "boosts",
        "champions",
        "commons",
        "cost",
        "gates",
        "guards",
        "leaders",
        "left_of_champions",
        "left_of_structures",
        "left_of_summoner",
        "left_of_units",
        "melee",
        "ranged",
        "reaches",
        "spaces",
        "strengths",
        "units_left",
        "values",
        "walls",
        "wounds",
        "zeros",
    )

    def __init__(self) -> None:
        self.commons = self.champions = self.gates = self.walls = self.zeros = self.guards = 0
        self.left_of_units = self.left_of_champions = self.left_of_structures = self.left_of_summoner = 0
        self.melee = self.ranged = self.boosts = self.wounds = self.cost = self.advance = 0
        # Of each unit: its space, how far it attacks, its strength, its life left, what it is worth, who is Summoner
        self.spaces: list[int] = []
        self.reaches: list[int] = []
        self.strengths: list[int] = []
        self.units_left: list[int] = []
        self.values: list[int] = []
        self.leaders: list[bool] = []


def features(table: Battlefield, seat: int) -> list[float]:
    """Both sides, the seat's own first; the turn; threats; its hand.

    What is added later comes last, so that a net that was made before still fits.
    """
    own, other = side_of(table, seat), side_of(table, 1 - seat)
    forward, back = Threats(own, other), Threats(other, own)
    found: list[float] = []
    _numbers(table, seat, own, forward, found)
    _numbers(table, 1 - seat, other, back, found)
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
    forward.add_numbers(other, found)
    back.add_numbers(own, found)
    found.append(len(table.events[seat]) / 2)
    found.append(len(table.events[1 - seat]) / 2)
    _hand(table, seat, found)
    return found


def side_of(table: Battlefield, seat: int) -> Side:
    """Count what a side has on the battlefield."""
    control, damage, place = table.control, table.damage, table.place
    enemy, own = table.summoner(1 - seat), table.summoner(seat)
    goal = DISTANCE[place[enemy]] if enemy >= 0 else DISTANCE[0]
    home = DISTANCE[place[own]] if own >= 0 else DISTANCE[0]
    side = Side()
    for card in table.board:
        if card < 0 or control[card] != seat:
            continue
        printed = table.printed(card)
        left = life(table, card) - damage[card]
        side.wounds += damage[card]
        if not printed.attack:
            side.left_of_structures += left
            if is_gate(table, card):
                side.gates += 1
            else:
                side.walls += 1
            continue
        space = place[card]
        side.boosts += table.boost[card]
        reach = 1
        if printed.attack == MELEE:
            side.melee += printed.strength
        else:
            side.ranged += printed.strength
            reach = REACH
        side.advance += FAR - goal[space]
        cost = max(0, printed.cost)
        if card == own:
            side.left_of_summoner = left
        else:
            side.cost += cost
            if home[space] <= 2:
                side.guards += 1
            if "champion" in printed.classes:
                side.champions += 1
                side.left_of_champions += left
            else:
                side.commons += 1
                side.left_of_units += left
                side.zeros += printed.cost == 0
        side.spaces.append(space)
        side.reaches.append(reach)
        side.strengths.append(printed.strength)
        side.units_left.append(left)
        side.values.append(cost + 1)
        side.leaders.append(card == own)
    return side


def _numbers(table: Battlefield, seat: int, side: Side, threats: Threats, found: list[float]) -> None:
    """What a side has, its distance from the other Summoner, its faction."""
    hand, draw, magic = len(table.hands[seat]), len(table.draw[seat]), table.magic[seat]
    found.extend(
        (
            magic / 10,
            1.0 if magic >= 3 else magic / 3,
            hand / 5,
            draw / 25,
            1.0 if not hand + draw else 0.0,
            side.left_of_summoner / 12,
            1.0 / (1 + side.left_of_summoner),
            side.commons / 6,
            side.zeros / 4,
            side.champions / 3,
            side.left_of_units / 15,
            side.left_of_champions / 15,
            side.cost / 12,
            side.gates / 4,
            side.walls / 4,
            side.left_of_structures / 25,
            side.melee / 12,
            side.ranged / 12,
            side.boosts / 6,
            side.wounds / 20,
            threats.near / 4,
            threats.close / 4,
            threats.strength_near / 10,
            threats.adjacent / 3,
            side.guards / 4,
            side.advance / 60,
            threats.nearest / FAR,
        )
    )
    faction = FACTION_NUMBERS.get(table.printed(seat * DECK_SIZE).faction, -1)
    found.extend([1.0 if number == faction else 0.0 for number in range(len(FACTIONS))])


class Threats:
    """What a side's units can attack, at once and after a move."""

    __slots__ = (
        "adjacent",
        "at_once",
        "at_risk",
        "at_summoner",
        "close",
        "kills",
        "near",
        "nearest",
        "now_at_risk",
        "strength_near",
    )

    def __init__(self, side: Side, other: Side) -> None:
        self.nearest = FAR
        self.near = self.close = self.adjacent = self.strength_near = self.kills = 0
        self.at_risk = self.now_at_risk = 0.0
        at_summoner = [0, 0, 0]  # the three strongest that can attack the Summoner after a move
        now_at_summoner = [0, 0, 0]  # and at once
        for target, space in enumerate(other.spaces):
            away = DISTANCE[space]
            soon = now = 0
            leader = other.leaders[target]
            for unit, place in enumerate(side.spaces):
                distance, reach, strength = away[place], side.reaches[unit], side.strengths[unit]
                if distance <= reach + STEPS:
                    soon += strength
                    if distance <= reach:
                        now += strength
                if leader:
                    self.nearest = min(self.nearest, distance)
                    self.adjacent += distance == 1
                    if distance <= reach + STEPS:
                        self.near += 1
                        self.close += distance < reach + STEPS
                        self.strength_near += strength
                        _keep_largest(at_summoner, strength)
                        if distance <= reach:
                            _keep_largest(now_at_summoner, strength)
            if leader or not soon:
                continue
            left, value = max(1, other.units_left[target]), other.values[target]
            self.at_risk += value * min(1.0, HIT * soon / left)
            self.now_at_risk += value * min(1.0, HIT * now / left)
            self.kills += HIT * now >= left
        self.at_summoner, self.at_once = sum(at_summoner), sum(now_at_summoner)

    def add_numbers(self, other: Side, found: list[float]) -> None:
        """What is at risk of the other side: its Summoner, and other units."""
        left = max(1, other.left_of_summoner)
        found.extend(
            (
                self.at_summoner / 8,
                self.at_once / 8,
                min(2.0, HIT * self.at_summoner / left),
                min(2.0, HIT * self.at_once / left),
                1.0 if HIT * self.at_summoner >= left else 0.0,
                1.0 if HIT * self.at_once >= left else 0.0,
                self.at_risk / 10,
                self.now_at_risk / 10,
                self.kills / 3,
            )
        )


def _keep_largest(largest: list[int], number: int) -> None:
    """Put a larger number in the place of the least of three."""
    least = 0
    if largest[1] < largest[least]:
        least = 1
    if largest[2] < largest[least]:
        least = 2
    if number > largest[least]:
        largest[least] = number


def _hand(table: Battlefield, seat: int, found: list[float]) -> None:
    """The seat's own hand: what it holds, and what its magic pays for."""
    units = champions = structures = events = paid = cost = 0
    magic = table.magic[seat]
    for card in table.hands[seat]:
        printed = table.printed(card)
        if printed.attack:
            units += 1
            champions += "champion" in printed.classes
            cost += max(0, printed.cost)
            paid += printed.cost <= magic
        elif printed.structure():
            structures += 1
        else:
            events += 1
    found.extend((units / 4, champions / 2, structures / 2, events / 3, paid / 3, cost / 8, min(magic, cost) / 6))
