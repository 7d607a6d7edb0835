"""How good a position looks for a seat.

What counts are points, armies, battles and attacks to come, workers, buildings and stocks.

All in terms of victory points: found by playing.
"""

from __future__ import annotations

from math import exp
from typing import Final

from herna.engine.flow import Play
from herna.games.warcraft.grid import FAR, distances
from herna.games.warcraft.printed import ECONOMY, EXPERIENCE_CARDS, WORTH
from herna.games.warcraft.rules import victory
from herna.games.warcraft.rules.construct import Construct
from herna.games.warcraft.rules.train import TRAINING_COSTS, Train, kinds_to_train
from herna.games.warcraft.rules.upgrade import Upgrade, kinds_to_upgrade
from herna.games.warcraft.setting import AIR, COUNT, FIRST, IDS, NOWHERE, OF_KIND, WORKER, Setting
from herna.games.warcraft.table import BUILDINGS, COMPLETE, MOST_WORKERS, ON_BUILDING, RESERVE, TRAINING, War

POINT: Final = 1.6  # a victory point while the match goes on
WON: Final = 8.0  # enough of them
UNIT: Final[tuple[float, ...]] = (0.8, 0.8, 1.2)  # a ground, ranged or air unit
HIT: Final = 2.2  # each hit that it makes on an attack
STRIKE: Final[tuple[float, ...]] = (1.0, 1.3, 1.25)  # ranged units attack first, air units are not lost to ground units
TRAINED: Final = 0.9  # of a unit that is still in training
LEVEL: Final = 0.5
OUTPOST: Final = 0.3
BUILT: Final = 0.3  # a building, for what it allows besides training
STARTED: Final = 0.9  # of a building under construction
PLANNED: Final = 0.6  # of one that could be started
TRAINS_GOLD: Final = 1.3  # what a building which could be started takes in a round, about
TRAINS_WOOD: Final = 1.6
HARVESTED: Final = 1.7  # by a worker
BUSY: Final = 0.5  # by one in training or at work
AWAY: Final = 0.2  # what each step to go takes off
SPENT: Final = 0.25  # of a stock in a round
INCOME: Final = 3.5  # what income that can be spent is worth
SAVED: Final = 0.1  # a stock
PRICE: Final = 0.25  # of a gold or wood that is spent
TRAINED_WORKER: Final = 0.5
LOST_WORKER: Final = 1.2
NEAR: Final = 0.35  # being near, by the steps to go
GOAL: Final = 5.0  # a goal, such as the enemy Town
HELD: Final = 5.0  # holding one
MARKED: Final = 4.0  # a Town with enemy units on it, for the first time
LOST: Final = 12.0  # and for the second time
SUPPORT: Final = 0.8  # of a unit that can still come
NOW: Final = 0.6  # how much counts of what an attack would cost
LATER: Final = 0.15
ATTACKERS: Final = 2.5  # the units that an enemy would send
EVEN: Final = 0.3  # an army that is just as strong as the other loses 1 of 1 + this
SCALE: Final = 8.0
ANYBODY: Final = -1  # of whom it does not matter what they know
MINE: Final = "gold-mine"
FOREST: Final = "forest"

UNIT_KINDS: Final = 3
FIRST_OF: Final[tuple[int, ...]] = FIRST
COUNT_OF: Final[tuple[int, ...]] = COUNT
FIRST_WORKER: Final[int] = FIRST[WORKER]
WORKERS: Final[int] = COUNT[WORKER]
ALL_OF_AN_OWNER: Final[int] = (1 << IDS) - 1
TRAINING_GOLD: Final[tuple[int, ...]] = tuple(cost.gold for cost in TRAINING_COSTS)
TRAINING_WOOD: Final[tuple[int, ...]] = tuple(cost.wood for cost in TRAINING_COSTS)


class Map:
    """How far the spaces are from each other, and where the sources are.

    Sets of spaces are bits of an integer, as those of pieces are.
    """

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.by_ground, self.by_air = distances(setting.ground), distances(setting.adjacent)
        self.steps_to = [_within(far, 1) for far in self.by_ground]  # where ground units are that can enter a space
        self.flies_to = [_within(far, 2) for far in self.by_air]  # where air units are
        self.sources = [space for space, kind in enumerate(setting.space_kinds) if kind in (MINE, FOREST)]
        self.is_source = [kind in (MINE, FOREST) for kind in setting.space_kinds]
        self.is_mine = [kind == MINE for kind in setting.space_kinds]
        self.sources_from = [  # the sources in reach of each space, the nearest first
            sorted([space for space in self.sources if far[space] < FAR], key=lambda space: far[space])
            for far in self.by_ground
        ]


def _within(far: tuple[int, ...], steps: int) -> int:
    """The set of spaces that are not farther than this."""
    near = 0
    for space, away in enumerate(far):
        if away <= steps:
            near |= 1 << space
    return near


LATEST: list[Map] = []  # the map that was asked for last: most often it is asked for again


def map_of(setting: Setting) -> Map:
    for map in LATEST:
        if map.setting is setting:
            return map
    map = Map(setting)
    LATEST[:] = [map]
    return map


def evaluate(play: Play[War], seat: int) -> float:
    """How good a side stands against the others: 0 (lost) to 1 (won)."""
    worths = Worths(play)
    own = play.table.setting.sides[seat]
    others = [worths.sides[army.side] for army in worths.armies if army.side != own]
    return 0.01 + 0.98 / (1 + exp((sum(others) / len(others) - worths.sides[own]) / SCALE))


class Worths:
    """What each side has: army and realms, less what it may lose.

    A knower counts only the cards of hands that it knows.
    """

    __slots__ = ("armies", "losses", "map", "realms", "sides")

    def __init__(self, play: Play[War], knower: int = ANYBODY) -> None:
        table = play.table
        sides = table.setting.sides
        self.map = map_of(table.setting)
        self.sides = [0.0] * len(sides)
        self.losses = [0.0] * len(sides)
        self.armies = [Army(table, side, self.map) for side in range(len(sides)) if sides[side] == side]
        self.realms: list[Realm] = []
        worth = self.sides
        next_side = moves_next(table)
        for army in self.armies:
            worth[army.side] = army.worth
            for other in self.armies:
                if other.side != army.side:
                    lost = losses(table, army, other, next_side)
                    self.losses[army.side] += lost
                    worth[army.side] -= lost
        if table.battlefield != NOWHERE:  # casualties that are still to be removed
            for army in self.armies:
                worth[army.side] -= army.price * table.owed[army.side == sides[table.attacker]]
        doing = play.procedure()
        for member in table.seats():
            if member not in table.eliminated:
                realm = Realm(table, member, doing, self.map, knower)
                self.realms.append(realm)
                worth[sides[member]] += realm.worth


class Stack:
    """Units of one kind and owner on a space, by neighbouring ids."""

    __slots__ = ("can_move", "count", "flies", "hits", "space")

    def __init__(self, space: int, flies: bool, hits: float) -> None:
        self.space = space
        self.flies = flies
        self.hits = hits  # of each unit
        self.count = 0
        self.can_move = 0


class Army:
    """The units of a side: where they stand, and what they are worth."""

    __slots__ = ("air", "anywhere", "count", "hits", "map", "price", "side", "stacks", "table", "units", "worth")

    def __init__(self, table: War, side: int, map: Map) -> None:
        setting = table.setting
        spaces = len(table.on)
        self.table = table
        self.side = side
        self.map = map
        self.count = [0] * spaces
        self.hits = [0.0] * spaces
        self.stacks: list[Stack] = []
        self.anywhere = 0  # the set of spaces on which units stand
        self.air = 0  # and of those with air units
        self.worth = 0.0
        self.units = 0  # how many there are
        for owner, other in enumerate(setting.sides):
            if other == side:
                self._add_units(owner)
        self.price = self.worth / max(1, self.units)
        if side < setting.seats:
            self._add_points()

    def _add_units(self, owner: int) -> None:
        table = self.table
        moved = table.moved >> owner * IDS & ALL_OF_AN_OWNER
        for kind in range(UNIT_KINDS):
            hits = STRIKE[kind] * table.unit_card(owner, kind).strength / 6
            price = UNIT[kind] + HIT * hits
            stack: Stack | None = None
            for number in range(FIRST_OF[kind], FIRST_OF[kind] + COUNT_OF[kind]):
                place = table.place[owner * IDS + number]
                if place >= 0:
                    if stack is None or stack.space != place:
                        stack = Stack(place, kind == AIR, hits)
                        self.stacks.append(stack)
                        self.anywhere |= 1 << place
                        if kind == AIR:
                            self.air |= 1 << place
                    stack.count += 1
                    if not moved >> number & 1:
                        stack.can_move += 1
                    self.count[place] += 1
                    self.hits[place] += hits
                    self.units += 1
                    self.worth += price
                elif place == TRAINING:
                    self.worth += TRAINED * price

    def _add_points(self) -> None:
        """Points, and how near the units are to where they could score."""
        table, setting, map = self.table, self.table.setting, self.map
        points = victory.points(table, self.side)
        self.worth += POINT * points
        goals: list[int] = []
        values: list[float] = []  # of each goal
        for condition in setting.victory:
            if condition.name == "points" and points >= condition.target:
                self.worth += WON
            if condition.space != NOWHERE and self.side in condition.seats:
                if self.count[condition.space]:
                    self.worth += HELD
                goals.append(condition.space)
                values.append(GOAL)
        for space in setting.scoring:
            if not self.count[space]:
                town = space in setting.towns and setting.sides[setting.towns.index(space)] != self.side
                goals.append(space)
                values.append(GOAL if town else float(setting.points[space]))
        for stack in self.stacks:
            far = map.by_air[stack.space] if stack.flies else map.by_ground[stack.space]
            how_near = 0.0
            for number, goal in enumerate(goals):
                nearer = values[number] / (1 + far[goal])
                if nearer > how_near:
                    how_near = nearer
            self.worth += NEAR * how_near * stack.count

    def power(self, space: int, moving: bool, later: bool) -> float:
        """How strong the units would be in a battle on a space.

        Those that can still come count, if they may. By Lanchester's square law, strength is the number of units times
        their hits.
        """
        count, hits = float(self.count[space]), self.hits[space]
        for near in self.table.setting.adjacent[space]:
            if self.count[near]:
                count += self.count[near]
                hits += self.hits[near]
        if moving or later:
            far = self.map.by_air[space]
            for stack in self.stacks:
                if 1 < far[stack.space] <= (3 if stack.flies else 2):
                    come = SUPPORT * (stack.count if later else stack.can_move)
                    count += come
                    hits += come * stack.hits
        return count * hits

    def can_enter(self, space: int) -> bool:
        """Whether a unit is near enough to move there."""
        return self.anywhere & self.map.steps_to[space] != 0 or self.air & self.map.flies_to[space] != 0


def losses(table: War, own: Army, enemy: Army, next_side: int) -> float:
    """What a side may expect to lose to an enemy.

    In battles that are to be fought, and to attacks that could come.
    """
    setting = table.setting
    moving = setting.sides[table.active] if table.step == "move" else NOWHERE
    threat = NOW if enemy.side == next_side else LATER
    workers = setting.side_workers[own.side]
    towns = 0  # the set of the side's own Towns
    for owner, side in enumerate(setting.sides):
        if side == own.side and owner < setting.seats and setting.towns[owner] != NOWHERE:
            towns |= 1 << setting.towns[owner]
    total = 0.0
    for space, there in enumerate(table.on):
        town = towns >> space & 1 == 1
        if not town and (not there or not (own.count[space] or there & workers)):
            continue
        contested = enemy.count[space] > 0
        if not contested and not enemy.can_enter(space):
            continue
        stake = LOST_WORKER * (there & workers).bit_count() if there else 0.0
        if town:
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


def moves_next(table: War) -> int:
    """The side that has the next Move Step after the current one."""
    order = table.in_turn_order(table.first)
    following = table.in_turn_order(table.first + 1)
    if table.step == "move" and table.active in order:
        following = order[order.index(table.active) + 1 :] + following
    return table.setting.sides[following[0]]


class Realm:
    """A seat's workers, buildings, stock, cards and outposts: what they are worth."""

    __slots__ = ("gold", "map", "seat", "table", "trains_gold", "trains_wood", "wood", "worth")

    def __init__(self, table: War, seat: int, doing: object, map: Map, knower: int) -> None:
        self.table = table
        self.seat = seat
        self.map = map
        self.gold = SPENT * table.gold[seat]  # what could be spent in a round
        self.wood = SPENT * table.wood[seat]
        self.trains_gold, self.trains_wood = 1.0, 0.0  # what training in all buildings would cost
        self.worth = SAVED * (table.gold[seat] + table.wood[seat])
        self._add_workers()
        self._add_buildings(doing)
        self.worth += self.economy(0.0, 0.0)
        for card in table.hands[seat]:
            known = knower == ANYBODY or table.cards.seen[card] >> knower & 1
            self.worth += EXPERIENCE_CARDS[table.cards.kind(card)].worth if known else WORTH
        for owner in table.outposts.values():
            if owner == seat:
                self.worth += OUTPOST
        town = table.setting.towns[seat]
        if town != NOWHERE and town in table.marked:
            self.worth -= MARKED
        if isinstance(doing, Train) and doing.seat == seat:
            self._add_training()
        if isinstance(doing, Upgrade) and doing.seat == seat:
            self._add_upgrades(doing.upgraded)

    def economy(self, more_gold: float, more_wood: float) -> float:
        """What the income is worth, with more buildings to spend it in."""
        gold, wood = self.trains_gold + more_gold, self.trains_wood + more_wood
        return INCOME * (self.gold * gold / (self.gold + gold + 0.1) + self.wood * wood / (self.wood + wood + 0.1))

    def _add_workers(self) -> None:
        """What is harvested in a round.

        A worker who still has to go there brings less.
        """
        table, map = self.table, self.map
        first = self.seat * IDS + FIRST_WORKER
        before, nearest, amount = NOWHERE, NOWHERE, 0.0  # of the worker before: most often some stand together
        for piece in range(first, first + WORKERS):
            place = table.place[piece]
            if place in (TRAINING, ON_BUILDING):
                self.gold += BUSY
                self.wood += BUSY
            elif place >= 0:
                if place != before:
                    before, nearest = place, self._nearest_source(place)
                    if nearest != NOWHERE:
                        amount = HARVESTED / (1 + AWAY * map.by_ground[place][nearest])
                if nearest != NOWHERE:
                    if map.is_mine[nearest]:
                        self.gold += amount
                    else:
                        self.wood += amount

    def _nearest_source(self, place: int) -> int:
        """Where a worker harvests: here, or the nearest source with room.

        NOWHERE, if there is none.
        """
        table, enemies = self.table, self.table.setting.enemy_units[self.seat]
        if self.map.is_source[place] and not self._is_depleted(place) and not table.on[place] & enemies:
            return place
        workers = table.setting.side_workers[self.seat]
        for space in self.map.sources_from[place]:
            there = table.on[space]
            if self._is_depleted(space) or (there and there & enemies):
                continue
            if not there or (there & workers).bit_count() < MOST_WORKERS:
                return space
        return NOWHERE

    def _is_depleted(self, space: int) -> bool:
        depletion = self.table.depletion
        return space in depletion and depletion[space] >= COMPLETE

    def _add_buildings(self, doing: object) -> None:
        """Finished and started ones, levels, and those that workers in the Town could start."""
        table, seat = self.table, self.seat
        for kind in range(UNIT_KINDS):
            at = seat * BUILDINGS + kind
            number = table.finished[at] + STARTED * table.under_construction[at]
            self.trains_gold += number * TRAINING_GOLD[kind]
            self.trains_wood += number * TRAINING_WOOD[kind]
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
                self.economy(TRAINS_GOLD * able, TRAINS_WOOD * able)
                - self.economy(0.0, 0.0)
                + (BUILT - 4 * PRICE) * able
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
