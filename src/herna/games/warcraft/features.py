"""A table in numbers, for a learned evaluation: only what a seat knows."""

from __future__ import annotations

from math import exp
from typing import Final

from herna.engine.flow import Play
from herna.games.warcraft.evaluation import COUNT_OF, FIRST_OF, SCALE, STRIKE, Army, Realm, Worths, moves_next
from herna.games.warcraft.grid import FAR
from herna.games.warcraft.printed import RACE_KEYS, UNIT_KINDS
from herna.games.warcraft.rules import victory
from herna.games.warcraft.scenario.reading import SCENARIOS
from herna.games.warcraft.setting import AIR, IDS, NECROMANCER, NOWHERE, STEPS, WORKER
from herna.games.warcraft.table import BUILDINGS, MOST_UNITS, OUT, TRAINING, War

MOST_SIDES: Final = 4
CAPTIVE: Final = "captive"
KINDS_OF_UNITS: Final = len(UNIT_KINDS)
SCENARIO_NUMBERS: Final = {key: number for number, key in enumerate(SCENARIOS)}  # any other has the number after them
RACE_NUMBERS: Final = {key: number for number, key in enumerate(RACE_KEYS)}


def features(play: Play[War], seat: int) -> list[float]:
    """The position as a seat sees it, in numbers.

    Its side, the strongest of the others, all of them, the battle, and whose turn it is."""
    table = play.table
    setting = table.setting
    worths = Worths(play, seat)
    own = setting.sides[seat]
    rivals = [army.side for army in worths.armies if army.side != own and army.side < setting.seats]
    best, most, sum_ = rivals[0], 0, 0.0
    for side in rivals:
        points = victory.points(table, side)
        most = max(most, points)
        sum_ += worths.sides[side]
        if worths.sides[side] > worths.sides[best]:
            best = side
    found: list[float] = []
    _add_side(table, worths, own, found)
    _add_side(table, worths, best, found)
    lead = (worths.sides[own] - sum_ / len(rivals)) / SCALE
    found.append(max(-3.0, min(3.0, lead)))
    found.append(1 / (1 + exp(-lead)))
    found.append(max(-3.0, min(3.0, (worths.sides[own] - worths.sides[best]) / SCALE)))
    found.append(sum_ / len(rivals) / 40)
    found.append(most / 15)
    _add_turn(table, own, best, found)
    _add_battle(table, worths, own, found)
    count = len(rivals) + 1
    found.extend([1.0 if count == sides else 0.0 for sides in range(2, MOST_SIDES + 1)])
    found.append(1.0 if count < setting.seats else 0.0)
    found.append(1.0 if setting.seats < len(setting.races) else 0.0)
    number = SCENARIO_NUMBERS.get(setting.scenario, len(SCENARIOS))
    found.extend([1.0 if number == other else 0.0 for other in range(len(SCENARIOS) + 1)])
    for side in (seat, best):
        race = RACE_NUMBERS.get(setting.races[side], NOWHERE)
        found.extend([1.0 if race == other else 0.0 for other in range(len(RACE_KEYS))])
    return found


def _add_side(table: War, worths: Worths, side: int, found: list[float]) -> None:
    """Points, units and their reach, stocks, workers, buildings and cards of a side."""
    setting = table.setting
    army = next(army for army in worths.armies if army.side == side)
    members = setting.side_of(side)
    realms = [realm for realm in worths.realms if setting.sides[realm.seat] == side]
    points = victory.points(table, side)
    target = max([condition.target for condition in setting.victory if side in condition.seats], default=0)
    left = max(0, target - points)
    found.append(points / 15)
    found.append(left / 15 if target else 0.0)
    found.append(1 / (1 + left) if target else 0.0)
    _add_army(table, army, members, found)
    found.append(army.worth / 40)
    found.append(worths.losses[side] / 10)
    found.append(worths.sides[side] / 40)
    _add_goals(table, worths, army, found)
    _add_realms(table, realms, found)
    found.append(sum([member in table.eliminated for member in members]) / 2)
    found.append(sum([setting.towns[member] in table.marked for member in members]) / 2)
    found.append(sum([setting.towns[member] in table.locked for member in members]) / 2)
    found.append(sum([len(table.decks[member]) for member in members]) / 40)
    found.append(sum([len(table.laid[member]) for member in members]) / 4)


def _add_army(table: War, army: Army, members: list[int], found: list[float]) -> None:
    """Units by kind: how many, how strong, in training, and where they stand."""
    place = table.place
    for kind in range(KINDS_OF_UNITS):
        units = training = level = 0
        strength = 0.0
        for member in members:
            count = 0
            first = member * IDS + FIRST_OF[kind]
            for piece in range(first, first + COUNT_OF[kind]):
                where = place[piece]
                if where >= 0:
                    count += 1
                elif where == TRAINING:
                    training += 1
            units += count
            strength += count * STRIKE[kind] * table.unit_card(member, kind).strength
            level += table.levels[member * KINDS_OF_UNITS + kind]
        found.append(units / 6)
        found.append(strength / 24)
        found.append(training / 4)
        found.append(level / 3 / len(members))
    found.append(army.units / 12)
    found.append(max(army.count) / MOST_UNITS)
    found.append(army.anywhere.bit_count() / 5)


def _add_goals(table: War, worths: Worths, army: Army, found: list[float]) -> None:
    """How near a side is to enemy Towns and to winning."""
    setting, side, map = table.setting, army.side, worths.map
    towns = [
        town
        for owner, town in enumerate(setting.towns)
        if town != NOWHERE and setting.sides[owner] != side and owner not in table.eliminated
    ]
    nearest, at_once, soon = FAR, 0, 0
    for stack in army.stacks:
        far = map.by_air[stack.space] if stack.flies else map.by_ground[stack.space]
        steps = FAR
        for town in towns:
            if far[town] < steps:
                steps = far[town]
        nearest = min(nearest, steps)
        if steps <= 1:
            at_once += stack.count
        if steps <= 3:
            soon += stack.count
    found.append(nearest / 8)
    found.append(at_once / 4)
    found.append(soon / 8)
    guards = held = 0
    for owner in setting.side_of(side):
        if setting.towns[owner] != NOWHERE:
            guards += army.count[setting.towns[owner]]
    for space in setting.scoring:
        if army.count[space]:
            held += setting.points[space]
    found.append(guards / 4)
    found.append(held / 8)
    goals = [way.space for way in setting.victory if way.space != NOWHERE and side in way.seats]
    found.append(1.0 if any(army.count[space] > 0 for space in goals) else 0.0)
    nearest = FAR
    for space in goals:
        for stack in army.stacks:
            nearest = min(nearest, (map.by_air if stack.flies else map.by_ground)[stack.space][space])
    found.append(nearest / 8)
    _add_quests(table, worths, side, found)


def _add_quests(table: War, worths: Worths, side: int, found: list[float]) -> None:
    """What only some scenarios have: quest tokens, captives and Necromancers."""
    setting = table.setting
    quests = captive = necromancers = 0
    for number, token in enumerate(setting.tokens):
        place = table.tokens[number]
        if token.kind != CAPTIVE:
            quests += place != OUT
        elif token.owner == side and place >= 0 and setting.towns[side] != NOWHERE:
            captive = max(captive, FAR - worths.map.by_ground[place][setting.towns[side]])
    for member in setting.side_of(side):
        first = member * IDS + FIRST_OF[NECROMANCER]
        for piece in range(first, first + COUNT_OF[NECROMANCER]):
            necromancers += table.place[piece] >= 0
    found.append(quests / 3)
    found.append(captive / FAR)
    found.append(necromancers / 3)


def _add_realms(table: War, realms: list[Realm], found: list[float]) -> None:
    """Stocks, workers, buildings and cards of a side's seats together."""
    gold = wood = hands = outposts = 0
    income = [0.0] * 6
    workers = [0] * 4  # at mines, at forests, elsewhere, in training
    buildings = [0.0] * (2 * BUILDINGS)
    for realm in realms:
        seat, map = realm.seat, realm.map
        gold += table.gold[seat]
        wood += table.wood[seat]
        hands += len(table.hands[seat])
        outposts += sum([owner == seat for owner in table.outposts.values()])
        for at, amount in enumerate(
            (realm.gold, realm.wood, realm.trains_gold, realm.trains_wood, realm.economy(0.0, 0.0), realm.worth)
        ):
            income[at] += amount
        first = seat * IDS + FIRST_OF[WORKER]
        for piece in range(first, first + COUNT_OF[WORKER]):
            place = table.place[piece]
            if place >= 0:
                workers[(0 if map.is_mine[place] else 1) if map.is_source[place] else 2] += 1
            elif place == TRAINING:
                workers[3] += 1
        for kind in range(BUILDINGS):
            buildings[kind] += table.finished[seat * BUILDINGS + kind]
            buildings[BUILDINGS + kind] += table.under_construction[seat * BUILDINGS + kind]
    found.append(gold / 10)
    found.append(wood / 10)
    found.append(hands / 5)
    found.append(outposts / 4)
    found.extend([amount / 10 for amount in income])
    found.extend([count / 5 for count in workers])
    found.extend([count / 3 for count in buildings])


def _add_turn(table: War, own: int, rival: int, found: list[float]) -> None:
    """Which step it is, whose, who moves next, and how many rounds are left.

    Not who has moved already: when a line ends, all of the seat's have, and matches have no such positions.
    """
    setting = table.setting
    active = setting.sides[table.active] if table.active != NOWHERE else NOWHERE
    sign = 1.0 if active == own else -1.0
    found.extend([sign if table.step == step else 0.0 for step in STEPS])
    found.append(1.0 if active == own else 0.0)
    found.append(1.0 if active == rival else 0.0)
    next_side = moves_next(table)
    found.append(1.0 if next_side == own else 0.0)
    found.append(1.0 if next_side == rival else 0.0)
    found.append(1.0 if setting.sides[table.first] == own else 0.0)
    found.append(min(table.round, 30) / 30)
    found.append(max(0, table.round_limit - table.round) / 30 if table.round_limit else 1.0)


def _add_battle(table: War, worths: Worths, own: int, found: list[float]) -> None:
    """The battle being fought: the seat's part, both strengths, and what is owed."""
    numbers = [0.0] * 8
    field = table.battlefield
    if field != NOWHERE:
        sides = table.setting.sides
        attacking, defending = sides[table.attacker], sides[table.defender]
        part = 1.0 if attacking == own else -1.0 if defending == own else 0.0
        attackers = next(army for army in worths.armies if army.side == attacking)
        defenders = next(army for army in worths.armies if army.side == defending)
        one, two = attackers.power(field, False, False), defenders.power(field, False, False)
        numbers[0] = 1.0
        numbers[1] = part
        numbers[2] = part * (one - two) / (one + two + 0.1)
        numbers[3] = part * (table.owed[0] - table.owed[1]) / 3  # the defender's are owed first
        numbers[4] = min(table.battle_round, 5) / 5
        numbers[5] = part * attackers.count[field] / 4
        numbers[6] = part * defenders.count[field] / 4
        numbers[7] = part if table.phase == AIR else 0.0
    found.extend(numbers)
