"""A table in numbers, for a learned evaluation: only what a seat knows."""

from __future__ import annotations

from math import exp
from typing import Final

from herna.engine.flow import Play
from herna.games.doomtrooper.evaluation import (
    CHANCE,
    LASTING,
    LYING_ON,
    PRESENCE,
    SOON,
    SPREAD,
    UNABLE,
    Side,
    best_attack,
    earned,
    is_pending,
    prospects,
    weight,
)
from herna.games.doomtrooper.printed import ARMOR, FIGHT, ICONS, PRINTED, SHOOT, TIMINGS, TYPES, VALUE
from herna.games.doomtrooper.rules.identity import away, combat_capable
from herna.games.doomtrooper.rules.strength import Strength, help_for, strength
from herna.games.doomtrooper.rules.values import stat_of, value
from herna.games.doomtrooper.table import OUTPOST, Duel, Front
from herna.games.doomtrooper.texts import PUTS_OUT_OF_PLAY, UNFIT

UNKNOWN: Final = 0.4  # the worth of a card in a hand that nobody has shown
STEPS: Final[tuple[str, ...]] = ("start", "draw", "actions", "discard", "end")
ICON_NUMBERS: Final = {icon: number for number, icon in enumerate(ICONS)}
TYPE_NUMBERS: Final = {type: number for number, type in enumerate(TYPES)}
TIMING_NUMBERS: Final = {timing: number for number, timing in enumerate(TIMINGS)}
BELONGS: Final[dict[str, tuple[int, ...]]] = {
    key: tuple(sorted([ICON_NUMBERS[icon] for icon in printed.belongs()])) for key, printed in PRINTED.items()
}
MOST_PLAYERS: Final = 4
DUEL_NUMBERS: Final = 12


def features(play: Play[Front], seat: int) -> list[float]:
    """The position as a seat sees it, in numbers.

    Its side, the strongest of the others, what may be fought, and whose turn it is."""
    table = play.table
    own = KnownSide(table, seat, seat)
    others = [KnownSide(table, other, seat) for other in table.others(seat)]
    best = others[0] if others else own
    promotion = threat = reach = 0.0
    for enemy in others:
        if enemy.total > best.total:
            best = enemy
        promotion = max(promotion, float(table.promotion[enemy.seat]))
        threat = max(threat, weight(table, enemy.seat) * best_attack(enemy, own))
        reach = max(reach, weight(table, seat) * best_attack(own, enemy))
    coming = _prospects(table, seat, own, others) + earned(play, seat)
    lead = own.total - best.total + reach - threat + coming
    found = [*own.numbers(table), *best.numbers(table), *_hand(table, seat)]
    found.append(max(-3.0, min(3.0, lead / SPREAD)))
    found.append(1 / (1 + exp(-lead / SPREAD)))
    found.append(reach / 10)
    found.append(threat / 10)
    found.append(best_attack(own, best) / 10)
    found.append(best_attack(best, own) / 10)
    found.append(coming / 10)
    found.append(promotion / table.target)
    found.append(sum([enemy.total for enemy in others]) / max(1, len(others)) / 40)
    players = len(table.hands)
    found.extend([1.0 if players == count else 0.0 for count in range(2, MOST_PLAYERS + 1)])
    found.append(len(others) / 3)
    _add_turn(table, seat, best.seat, found)
    _add_duel(table, seat, found)
    pending = is_pending(play)
    found.append(1.0 if pending else 0.0)
    found.append(0.0 if not table.pending else 1.0 if table.pending[-1].seat == seat else -1.0)
    return found


class KnownSide(Side):
    """What a seat knows of a player's side, itself or another."""

    def __init__(self, table: Front, seat: int, knower: int) -> None:
        self.knower = knower
        self.sums = [0.0] * 4  # of the values of its fighters, weapons included, and the highest of each
        self.highest = [0.0] * 4
        self.armed = [0.0] * 2
        self.worths = 0.0
        self.wounded = self.covered = self.unknown = self.unable = self.kills = self.first = 0
        self.lying_on = 0
        self.areas = [0] * (OUTPOST + 1)
        self.types = [0.0] * len(TYPES)
        self.icons = [0.0] * len(ICONS)
        super().__init__(table, seat)

    def _add_hand(self, table: Front) -> None:
        if self.seat == self.knower:
            super()._add_hand(table)
        else:
            self.total += UNKNOWN * len(table.hands[self.seat])

    def _add_cards(self, table: Front) -> None:
        seat, knower, attached, hidden = self.seat, self.knower, table.attached, table.hidden
        kinds, faces, seen = table.cards.printed, table.cards.faces, table.cards.seen
        unsure = bool(table.prisoners) or UNFIT in table.answering or PUTS_OUT_OF_PLAY in table.answering
        helped = help_for(table, seat)
        for card, owner in table.control.items():
            if owner != seat:
                continue
            key = kinds[faces[card]]
            lies = table.lies.get(card)
            if not seen[card] >> knower & 1:
                self.unknown += 1
                self.total += PRESENCE
                self.shielded = self.shielded or card in hidden
                continue
            printed = PRINTED[key]
            if lies is None:
                self.lying_on += 1
                if printed.type != "special":
                    self.total += LYING_ON
                continue
            if printed.type != "warrior":
                self.total += LASTING
                self.types[TYPE_NUMBERS[printed.type]] += 1
                continue
            if lies[1] <= OUTPOST:
                self.areas[lies[1]] += 1
            for icon in BELONGS[key]:
                self.icons[icon] += 1
            if card in hidden:
                self.unknown += 1
                self.total += PRESENCE
                self.shielded = True
            elif unsure and away(table, card):
                self.total += PRESENCE
            else:
                on = attached.get(card, ())
                gear = tuple([kinds[faces[other]] for other in on if seen[other] >> knower & 1])
                strong = strength(key, gear, helped)
                if strong.fights and not (unsure and not combat_capable(table, card)):
                    self._add_fighter(table, card, strong)
                else:
                    self.unable += 1
                    self.total += UNABLE * strong.value

    def _add_fighter(self, table: Front, card: int, strong: Strength) -> None:
        super()._add_fighter(table, card, strong)
        fighter = self.fighters[-1]
        sums, highest = self.sums, self.highest
        values = (float(fighter.fight), float(fighter.shoot), float(fighter.armor), float(strong.value))
        for stat, amount in enumerate(values):
            sums[stat] += amount
            highest[stat] = max(highest[stat], amount)
        for stat in (FIGHT, SHOOT):
            self.armed[stat] += strong.armed[stat]
        self.worths += fighter.worth
        self.wounded += fighter.wounded
        self.covered += not fighter.attacks
        self.kills += fighter.kills
        self.first += fighter.first

    def numbers(self, table: Front) -> list[float]:
        """What is known of this side, mostly between 0 and 1."""
        seat, sums, highest, types = self.seat, self.sums, self.highest, self.types
        promotion, library = table.promotion[seat], len(table.libraries[seat])
        left = max(0, table.target - promotion)
        found = [
            promotion / table.target,
            left / 40,
            1.0 / (1.0 + left / 4),
            min(table.destiny[seat], 20) / 15,
            table.debt[seat] / 10,
            len(table.hands[seat]) / 7,
            library / 40,
            1.0 / (1 + library),
            len(self.fighters) / 5,
            self.areas[0] / 4,
            self.areas[1] / 4,
            self.areas[2] / 4,
            self.wounded / 3,
            self.covered / 3,
            self.unknown / 3,
            self.unable / 3,
            sums[FIGHT] / 30,
            sums[SHOOT] / 30,
            sums[ARMOR] / 30,
            sums[VALUE] / 20,
            highest[FIGHT] / 12,
            highest[SHOOT] / 12,
            highest[ARMOR] / 12,
            highest[VALUE] / 10,
            self.armed[FIGHT] / 10,
            self.armed[SHOOT] / 10,
            self.kills / 2,
            self.first / 2,
            self.lying_on / 5,
            self.worths / 20,
            1.0 if self.shielded else 0.0,
            self.total / 40,
            table.hopeless[seat] / 3,
            1.0 if not table.turns[seat] else 0.0,
        ]
        found.extend([number / 2 for number in types[1:]])  # warriors are counted above
        found.extend([number / 4 for number in self.icons])
        return found


def _prospects(table: Front, seat: int, own: KnownSide, others: list[KnownSide]) -> float:
    """What the duel under way will bring, as far as the seat can tell."""
    duel = table.duel()
    if duel is None or duel.attacker >= 0:
        return prospects(table, seat)
    best = 0.0
    for side in others:
        if duel.attacking == seat:
            best = max(best, best_attack(own, side))
        elif duel.attacking == side.seat:
            best = max(best, best_attack(side, own))
    best *= CHANCE - weight(table, duel.attacking)  # as a threat it counts already
    return best if duel.attacking == seat else -best


def _hand(table: Front, seat: int) -> list[float]:
    """The seat's hand: warriors, by whether they can be paid for, and the rest."""
    destiny = table.destiny[seat]
    payable = dear = equipment = best = 0
    timings = [0.0] * len(TIMINGS)
    for card in table.hands[seat]:
        printed = table.printed(card)
        timings[TIMING_NUMBERS[printed.timing]] += 0.25
        if printed.timing != "deploy":
            equipment += printed.type == "equipment"
            continue
        price = printed.stats[VALUE]
        if price <= destiny + SOON:
            payable += 1
            best = max(best, price)
        else:
            dear += 1
    return [payable / 4, dear / 4, equipment / 4, best / 10, *timings]


def _add_turn(table: Front, seat: int, rival: int, found: list[float]) -> None:
    """Whose turn it is, its step and actions, and the turns left."""
    mine = table.active == seat
    sign = 1.0 if mine else -1.0
    found.append(1.0 if mine else 0.0)
    found.append(1.0 if table.active == rival else 0.0)
    found.extend([sign if table.step == step else 0.0 for step in STEPS])
    acting = table.step == "actions"
    found.append(sign * table.common / 3 if acting else 0.0)
    found.append(sign * len(table.tokens) / 2 if acting else 0.0)
    could = acting and table.common and table.rule_attack and not table.sabotaged and table.turns[table.active]
    found.append(sign if could else 0.0)
    found.append(sign if acting and table.bound else 0.0)
    found.append(sign * table.attacks if acting else 0.0)
    found.append(min(table.turn, 60) / 60)
    left = table.limit - table.turn if table.limit else 60
    found.append(max(0, min(left, 60)) / 60)
    found.append(1.0 if table.last_turns >= 0 else 0.0)
    found.append(1.0 if table.outpost_open else 0.0)
    found.append(table.target / 40)


def _add_duel(table: Front, seat: int, found: list[float]) -> None:
    """The duel under way: the seat's part in it, and how the values stand."""
    numbers = [0.0] * DUEL_NUMBERS
    duel = table.duel()
    if duel is not None and not duel.over:
        part = 1.0 if duel.attacking == seat else -1.0 if duel.defending == seat else 0.0
        numbers[0] = 1.0
        numbers[1] = part
        numbers[2] = duel.phase / 8
        numbers[3] = 1.0 if duel.tactic else 0.0
        numbers[4] = part * (1.0 if duel.weapons else 0.0)
        fighters = duel.attacker in table.control and duel.defender in table.control
        if fighters and duel.tactic and duel.defender not in table.hidden:
            _add_values(table, duel, part, numbers)
    found.extend(numbers)


def _add_values(table: Front, duel: Duel, part: float, numbers: list[float]) -> None:
    stat = stat_of(duel.tactic)
    strikes = value(table, duel.attacker, stat, duel.defender) - value(table, duel.defender, ARMOR, duel.attacker)
    answers = value(table, duel.defender, stat, duel.attacker) - value(table, duel.attacker, ARMOR, duel.defender)
    numbers[5] = part * max(-1.0, min(1.0, strikes / 8))
    numbers[6] = part * max(-1.0, min(1.0, answers / 8))
    numbers[7] = part if strikes >= 0 else 0.0
    numbers[8] = part if answers >= 0 else 0.0
    numbers[9] = part if duel.attacker in table.wounded else 0.0
    numbers[10] = part if duel.defender in table.wounded else 0.0
    numbers[11] = part * value(table, duel.defender, VALUE) / 10
