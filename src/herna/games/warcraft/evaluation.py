"""How good a position looks for a seat: points, armies, battles and attacks to come, workers, buildings and stocks.

All in terms of victory points: found by playing.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp

from herna.engine.flow import Play
from herna.games.warcraft.printed import ECONOMY
from herna.games.warcraft.rules import victory
from herna.games.warcraft.rules.spend import (
    TRAINING_COSTS,
    Construct,
    Train,
    Upgrade,
    kinds_to_train,
    kinds_to_upgrade,
)
from herna.games.warcraft.rules.stacking import MOST_WORKERS
from herna.games.warcraft.setting import AIR, COUNT, FIRST, IDS, NOWHERE, OF_KIND, UNITS, WORKER, Setting
from herna.games.warcraft.table import BUILDINGS, COMPLETE, ON_BUILDING, RESERVE, TRAINING, War

POINT, WON = 1.6, 8.0  # a victory point while the match goes on, and enough of them
UNIT, HIT = (0.8, 0.8, 1.2), 2.2  # a ground, ranged or air unit, and each hit that it makes on an attack
STRIKE = (1.0, 1.3, 1.25)  # ranged units attack first, air units are not lost to ground units
TRAINED = 0.9  # of a unit that is still in training
LEVEL, CARD, OUTPOST = 0.5, 0.5, 0.3
BUILT = 0.3  # a building, for what it allows besides training
STARTED, PLANNED = 0.9, 0.6  # of a building under construction, and of one that could be started
TRAINS = (1.3, 1.6)  # the gold and wood that a building which could be started takes in a round, about
HARVESTED, BUSY, AWAY = 1.7, 0.5, 0.2  # by a worker; by one in training or at work; what each step to go takes off
SPENT, INCOME, SAVED = 0.25, 3.5, 0.1  # of a stock in a round; what income that can be spent is worth; a stock
PRICE = 0.25  # of a gold or wood that is spent
TRAINED_WORKER, LOST_WORKER = 0.5, 1.2
NEAR, GOAL, HELD = 0.35, 5.0, 5.0  # being near, by the steps to go: a goal, such as the enemy Town; holding one
MARKED, LOST = 4.0, 12.0  # a Town with enemy units on it, for the first and for the second time
SUPPORT = 0.8  # of a unit that can still come
NOW, LATER = 0.6, 0.15  # how much counts of what an attack would cost
ATTACKERS = 2.5  # the units that an enemy would send
EVEN = 0.3  # an army that is just as strong as the other loses 1 of 1 + this
SCALE = 8.0
FAR = 20
MINE, FOREST = "gold-mine", "forest"


@lru_cache(maxsize=64)
def distances(edges: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """How many steps each space is from each."""
    found: list[tuple[int, ...]] = []
    for start in range(len(edges)):
        far = [FAR] * len(edges)
        far[start] = 0
        reached = [start]
        for space in reached:
            for to in edges[space]:
                if far[to] == FAR:
                    far[to] = far[space] + 1
                    reached.append(to)
        found.append(tuple(far))
    return tuple(found)


class Map:
    """How far the spaces of a match are from each other, on the ground and in the air, and where the sources are."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.by_ground, self.by_air = distances(setting.ground), distances(setting.adjacent)
        self.sources = [space for space, kind in enumerate(setting.space_kinds) if kind in (MINE, FOREST)]


LATEST: list[Map] = []  # the map that was asked for last: most often it is asked for again


def map_of(setting: Setting) -> Map:
    for map in LATEST:
        if map.setting is setting:
            return map
    map = Map(setting)
    LATEST[:] = [map]
    return map


def evaluate(play: Play[War], seat: int) -> float:
    """From 0 (lost) to 1 (won): what the own side is worth, compared with the others."""
    table = play.table
    sides = table.setting.sides
    worth = [0.0] * len(sides)
    armies = [Army(table, side) for side in range(len(sides)) if sides[side] == side]
    for army in armies:
        worth[army.side] = army.worth
        for other in armies:
            if other.side != army.side:
                worth[army.side] -= losses(table, army, other)
    if table.battlefield != NOWHERE:  # casualties that are still to be removed
        for army in armies:
            worth[army.side] -= army.price * table.owed[army.side == sides[table.attacker]]
    doing = play.procedure()
    for member in table.seats():
        if member not in table.eliminated:
            worth[sides[member]] += Realm(table, member, doing).worth
    own = sides[seat]
    others = [worth[army.side] for army in armies if army.side != own]
    return 0.01 + 0.98 / (1 + exp((sum(others) / len(others) - worth[own]) / SCALE))


class Army:
    """The units of a side: where they stand, how hard they strike there, and what they are worth."""

    def __init__(self, table: War, side: int) -> None:
        setting = table.setting
        spaces = len(table.on)
        self.table = table
        self.side = side
        map = map_of(setting)
        self.by_ground, self.by_air = map.by_ground, map.by_air
        self.count = [0.0] * spaces
        self.hits = [0.0] * spaces
        self.units: list[tuple[int, int, float, bool]] = []  # space, kind, hits, whether it can still move
        self.worth = 0.0
        for owner, other in enumerate(setting.sides):
            if other != side:
                continue
            for kind in UNITS:
                hits = STRIKE[kind] * table.unit_card(owner, kind).strength / 6
                price = UNIT[kind] + HIT * hits
                first = owner * IDS + FIRST[kind]
                for piece in range(first, first + COUNT[kind]):
                    place = table.place[piece]
                    if place >= 0:
                        self.count[place] += 1
                        self.hits[place] += hits
                        self.units.append((place, kind, hits, not table.moved >> piece & 1))
                        self.worth += price
                    elif place == TRAINING:
                        self.worth += TRAINED * price
        self.price = self.worth / max(1, len(self.units))
        if side < setting.seats:
            self._add_points()

    def _add_points(self) -> None:
        """Points, and how near the units are to where they could score."""
        table, setting = self.table, self.table.setting
        points = victory.points(table, self.side)
        self.worth += POINT * points
        goals: list[tuple[int, float]] = []
        for condition in setting.victory:
            if condition.name == "points" and points >= condition.target:
                self.worth += WON
            if condition.space != NOWHERE and self.side in condition.seats:
                if self.count[condition.space]:
                    self.worth += HELD
                goals.append((condition.space, GOAL))
        for space in setting.scoring:
            if not self.count[space]:
                town = space in setting.towns and setting.sides[setting.towns.index(space)] != self.side
                goals.append((space, GOAL if town else float(setting.points[space])))
        before, how_near = NOWHERE, 0.0
        for space, kind, _, _ in self.units:  # equal units on one space are most often next to each other in the list
            at = space + len(self.count) * (kind == AIR)
            if at != before:
                far = self.by_air[space] if kind == AIR else self.by_ground[space]
                before, how_near = at, 0.0
                for goal, value in goals:
                    how_near = max(how_near, value / (1 + far[goal]))
            self.worth += NEAR * how_near

    def power(self, space: int, moving: bool, later: bool) -> float:
        """How strong the units would be in a battle on a space; with those that can still come, if they may.

        The number of units times their hits: so strong are they by Lanchester's square law.
        """
        count, hits = self.count[space], self.hits[space]
        for near in self.table.setting.adjacent[space]:
            count += self.count[near]
            hits += self.hits[near]
        if moving or later:
            far = self.by_air[space]
            for at, kind, strike, can_move in self.units:
                if (later or can_move) and 1 < far[at] <= (3 if kind == AIR else 2):
                    count += SUPPORT
                    hits += SUPPORT * strike
        return count * hits

    def can_enter(self, space: int) -> bool:
        """Whether a unit is near enough to move there."""
        by_ground, by_air = self.by_ground[space], self.by_air[space]
        for at, kind, _, _ in self.units:  # noqa: SIM110 # a generator would be slower here
            if by_ground[at] <= 1 or (kind == AIR and by_air[at] <= 2):
                return True
        return False


def losses(table: War, own: Army, enemy: Army) -> float:
    """What a side may expect to lose to an enemy in battles that are to be fought, and to attacks that could come."""
    setting = table.setting
    moving = setting.sides[table.active] if table.step == "move" else NOWHERE
    threat = NOW if moves_next(table, enemy.side) else LATER
    workers = setting.side_workers[own.side]
    towns = [setting.towns[seat] for seat in setting.side_of(own.side)] if own.side < setting.seats else []
    total = 0.0
    for space, there in enumerate(table.on):
        if space not in towns and (not there or not (own.count[space] or there & workers)):
            continue
        contested = enemy.count[space] > 0
        if not contested and not enemy.can_enter(space):
            continue
        stake = LOST_WORKER * (there & workers).bit_count()
        if space in towns:
            stake += LOST if space in table.marked else MARKED
        if own.count[space]:
            stake += POINT * setting.points[space] + own.price * (own.count[space] + 0.5)
            enemy_power = enemy.power(space, moving == enemy.side, not contested)
            ratio = enemy_power / own.power(space, moving == own.side, False)
            stake *= ratio * ratio / (EVEN + ratio * ratio)
            if not contested:  # it would cost the enemy something too
                stake = max(0.0, stake - ATTACKERS * enemy.price / (1 + EVEN * ratio * ratio))
        total += stake if contested else threat * stake
    return total


def moves_next(table: War, side: int) -> bool:
    """Whether this side has the next Move Step after the one that is being played."""
    order = table.in_turn_order(table.first)
    following = table.in_turn_order(table.first + 1)
    if table.step == "move" and table.active in order:
        following = order[order.index(table.active) + 1 :] + following
    return table.setting.sides[following[0]] == side


class Realm:
    """A seat's workers, buildings, stock, cards and outposts: what they are worth."""

    def __init__(self, table: War, seat: int, doing: object) -> None:
        self.table = table
        self.seat = seat
        self.gold = SPENT * table.gold[seat]  # what could be spent in a round
        self.wood = SPENT * table.wood[seat]
        self.trains_gold, self.trains_wood = 1.0, 0.0  # what training in all buildings would cost
        self.worth = SAVED * (table.gold[seat] + table.wood[seat])
        self._add_workers()
        self._add_buildings(doing)
        self.worth += self.economy(0.0, 0.0)
        for card in table.hands[seat]:
            self.worth += POINT if table.cards.kind(card) == "victory-point" else CARD
        self.worth += OUTPOST * len(table.outposts_of(seat))
        town = table.setting.towns[seat]
        if town != NOWHERE and town in table.marked:
            self.worth -= MARKED
        if isinstance(doing, Train) and doing.seat == seat:
            self._add_training()
        if isinstance(doing, Upgrade) and doing.seat == seat:
            self._add_upgrades(doing.upgraded)

    def economy(self, more_gold: float, more_wood: float) -> float:
        """What the income is worth, as far as there are buildings to spend it in, with more of those."""
        gold, wood = self.trains_gold + more_gold, self.trains_wood + more_wood
        return INCOME * (self.gold * gold / (self.gold + gold + 0.1) + self.wood * wood / (self.wood + wood + 0.1))

    def _add_workers(self) -> None:
        """What is harvested in a round; a worker who still has to go there brings less."""
        table, setting, seat = self.table, self.table.setting, self.seat
        map = map_of(setting)
        side_workers, enemies = setting.side_workers[seat], setting.enemy_units[seat]
        sources: list[int] = []
        rooms: list[int] = []  # those on which there is room
        for space in map.sources:
            if table.depletion.get(space, 0) < COMPLETE:
                there = table.on[space]
                if not there:
                    sources.append(space)
                    rooms.append(space)
                elif not there & enemies:
                    sources.append(space)
                    if (there & side_workers).bit_count() < MOST_WORKERS:
                        rooms.append(space)
        first = seat * IDS + FIRST[WORKER]
        for piece in range(first, first + COUNT[WORKER]):
            place = table.place[piece]
            if place in (TRAINING, ON_BUILDING):
                self.gold += BUSY
                self.wood += BUSY
            elif place in sources:
                self._add_harvest(place, HARVESTED)
            elif place >= 0 and rooms:
                steps, from_here = FAR, map.by_ground[place]
                nearest = NOWHERE
                for space in rooms:
                    if from_here[space] < steps:
                        nearest, steps = space, from_here[space]
                if nearest != NOWHERE:
                    self._add_harvest(nearest, HARVESTED / (1 + AWAY * steps))

    def _add_harvest(self, space: int, amount: float) -> None:
        if self.table.setting.space_kinds[space] == MINE:
            self.gold += amount
        else:
            self.wood += amount

    def _add_buildings(self, doing: object) -> None:
        """Finished and started ones, levels, and those that workers in the Town could start."""
        table, seat = self.table, self.seat
        for kind in UNITS:
            at = seat * BUILDINGS + kind
            number = table.finished[at] + STARTED * table.under_construction[at]
            self.trains_gold += number * TRAINING_COSTS[kind].gold
            self.trains_wood += number * TRAINING_COSTS[kind].wood
            self.worth += BUILT * number + LEVEL * table.levels[seat * 3 + kind]
        town = table.setting.towns[seat]
        if town == NOWHERE or isinstance(doing, Train | Upgrade):
            return
        planned = PLANNED if table.step != "spend" or isinstance(doing, Construct) else 0.0
        able = min(
            (table.on[town] & OF_KIND[seat][WORKER]).bit_count(),
            table.gold[seat] // ECONOMY.building.gold,
            table.wood[seat] // ECONOMY.building.wood,
        )
        if planned and able:
            gain = (
                self.economy(TRAINS[0] * able, TRAINS[1] * able) - self.economy(0.0, 0.0) + (BUILT - 4 * PRICE) * able
            )
            self.worth += planned * max(0.0, gain)

    def _add_training(self) -> None:
        """What can still be trained."""
        table, seat = self.table, self.seat
        gold, wood = table.gold[seat], table.wood[seat]
        for kind in reversed(kinds_to_train(table, seat)):
            cost = TRAINING_COSTS[kind]
            if gold >= cost.gold and wood >= cost.wood:
                gold -= cost.gold
                wood -= cost.wood
                value = TRAINED_WORKER
                if kind != WORKER:
                    value = UNIT[kind] + HIT * STRIKE[kind] * table.unit_card(seat, kind).strength / 6
                self.worth += max(0.0, TRAINED * value - PRICE * (cost.gold + cost.wood))

    def _add_upgrades(self, upgraded: tuple[int, ...]) -> None:
        """What can still be upgraded."""
        table, seat = self.table, self.seat
        can = min(table.gold[seat] // ECONOMY.upgrade.gold, table.wood[seat] // ECONOMY.upgrade.wood)
        gains: list[float] = []
        for kind in kinds_to_upgrade(table, seat, upgraded):
            cards = table.setting.unit_cards[seat][kind]
            level = table.levels[seat * 3 + kind]
            rise = cards[level].strength - cards[level - 1].strength
            units = COUNT[kind] - len(table.in_place(seat, kind, RESERVE))
            gains.append(LEVEL + POINT * cards[level].points + units * HIT * STRIKE[kind] * rise / 6 - 4 * PRICE)
        for gain in sorted(gains)[-can:] if can else []:
            self.worth += 0.95 * max(0.0, gain)
