"""How good a table looks for a player.

Points, warriors and what they carry, Destiny, cards, threats, and the duel. All in terms of P: found by playing.
"""

from __future__ import annotations

from math import exp
from typing import Final

from herna.engine.decision import DECLINE
from herna.engine.flow import Play, Procedure
from herna.games.doomtrooper.printed import ARMOR, FIGHT, PRINTED, SHOOT, VALUE
from herna.games.doomtrooper.rules.attacking import first_striker, kills_outright, tactics
from herna.games.doomtrooper.rules.duel import Attack
from herna.games.doomtrooper.rules.identity import away, combat_capable
from herna.games.doomtrooper.rules.playing import React
from herna.games.doomtrooper.rules.sabotage import Sabotage
from herna.games.doomtrooper.rules.scoring import Award
from herna.games.doomtrooper.rules.strength import Strength, help_for, strength
from herna.games.doomtrooper.rules.values import COVER, stat_of, value
from herna.games.doomtrooper.table import NONE, OUTPOST, Duel, Front
from herna.games.doomtrooper.texts import PUTS_OUT_OF_PLAY, STRIKES_FIRST, UNFIT
from herna.games.doomtrooper.turn import HAND

STRENGTH: Final = 0.35  # of a warrior, per point of its better attack value and of its armour
SECOND: Final = 0.1  # per point of the other value
PRESENCE: Final = 1.5  # of any warrior that can fight
SHIELDED: Final = 3.0  # of having somebody who can fight at all: nobody can sabotage
UNABLE: Final = 0.35  # of a warrior that cannot fight, per point of its V
WOUND: Final = 0.35  # the part of a warrior's worth that a wound takes
COVERED: Final = 0.3  # of being in cover, in which one does not attack
DESTINY: Final = 0.3  # per D
PLENTY: Final = 15  # up to that many D
DEBT: Final = 0.5  # per D that is owed
FRESH: Final = 0.3  # per card that will be drawn
WARRIOR: Final = 0.45  # per warrior in hand
DEAR: Final = 0.2  # per one that cannot be paid for
HELD = {"combat": 0.4, "anytime": 0.4, "action": 0.35, "own-turn": 0.4, "reaction": 0.25, "before-actions": 0.2}
OTHERWISE: Final = 0.35  # of a card in hand that is played at another time
LASTING: Final = 0.8  # per other card of the player's own in play
LYING_ON: Final = 0.2  # per one that lies on another
ACTION: Final = 0.3  # per action that is left
CHANCE: Final = 0.7  # of a duel going as its values stand
NOW: Final = 0.7  # of the best attack in one's turn, if it is not yet made
NEXT: Final = 0.4  # of who is next
LATER: Final = 0.15  # of others
SOON: Final = 3  # D that can be had before a warrior is to be paid
MOST_ANSWERS: Final = 20
UNSEEN: Final = 0.5  # of attacking somebody hidden
SPREAD: Final = 12.0  # the lead in P that wins nearly three times in four


class Fighter:
    """A warrior that can attack or be attacked.

    How strong it is, and what its player loses with it.
    """

    __slots__ = ("armor", "attacks", "fight", "first", "kills", "outpost", "shoot", "whole", "worth", "wounded")

    def __init__(self, strong: Strength, wounded: bool, covered: bool, outpost: bool, worth: float) -> None:
        self.fight = strong.fight + strong.armed[FIGHT]
        self.shoot = strong.shoot + strong.armed[SHOOT]
        self.armor = strong.armor + COVER if covered else strong.armor
        self.first = strong.first
        self.kills = strong.kills
        self.attacks = not covered
        self.outpost = outpost
        self.wounded = wounded
        self.worth = worth
        self.whole = worth + strong.value  # what its death costs, with the points that the other gets


class Side:
    """What a player has, in P, and who fights."""

    __slots__ = ("fighters", "seat", "shielded", "total")

    def __init__(self, table: Front, seat: int) -> None:
        self.seat = seat
        self.fighters: list[Fighter] = []
        self.shielded = False  # from sabotage
        promotion = table.promotion[seat]
        self.total = promotion * (1 + promotion / table.target) - DEBT * table.debt[seat]
        self.total += DESTINY * min(table.destiny[seat], PLENTY)
        self._add_hand(table)
        self._add_cards(table)
        if self.shielded:
            self.total += SHIELDED
        if table.active == seat and table.step == "actions" and not table.bound and not table.duels:
            self.total += ACTION * (table.common + len(table.tokens))

    def _add_hand(self, table: Front) -> None:
        hand, destiny = table.hands[self.seat], table.destiny[self.seat]
        kinds, faces = table.cards.printed, table.cards.faces
        for card in hand:
            printed = PRINTED[kinds[faces[card]]]
            if printed.timing == "deploy":
                self.total += WARRIOR if printed.stats[VALUE] <= destiny + SOON else DEAR
            else:
                self.total += HELD.get(printed.timing, OTHERWISE)
        self.total += FRESH * max(0, min(HAND - len(hand), len(table.libraries[self.seat])))

    def _add_cards(self, table: Front) -> None:
        seat, attached, hidden = self.seat, table.attached, table.hidden
        kinds, faces = table.cards.printed, table.cards.faces
        unsure = bool(table.prisoners) or UNFIT in table.answering or PUTS_OUT_OF_PLAY in table.answering
        helped = help_for(table, seat)
        for card, owner in table.control.items():
            if owner != seat:
                continue
            key = kinds[faces[card]]
            if card not in table.lies:
                if PRINTED[key].type != "special":
                    self.total += LYING_ON
            elif PRINTED[key].type != "warrior":
                self.total += LASTING
            elif card in hidden:
                self.total += PRESENCE
                self.shielded = True
            elif unsure and away(table, card):
                self.total += PRESENCE
            else:
                on = tuple([kinds[faces[other]] for other in attached[card]]) if card in attached else ()
                strong = strength(key, on, helped)
                if strong.fights and not (unsure and not combat_capable(table, card)):
                    self._add_fighter(table, card, strong)
                else:
                    self.total += UNABLE * strong.value

    def _add_fighter(self, table: Front, card: int, strong: Strength) -> None:
        wounded, covered = card in table.wounded, card in table.covered
        worth = worth_of(strong)
        here = Fighter(
            strong, wounded, covered, table.lies[card][1] == OUTPOST, worth * (1 - WOUND) if wounded else worth
        )
        self.fighters.append(here)
        self.shielded = True
        self.total += here.worth - COVERED if covered else here.worth


def worth_of(strong: Strength) -> float:
    """What an unwounded warrior is worth to its player: what it can do."""
    fight, shoot = strong.fight + strong.armed[FIGHT], strong.shoot + strong.armed[SHOOT]
    best, other = (fight, shoot) if fight > shoot else (shoot, fight)
    return PRESENCE + STRENGTH * (best + strong.armor) + SECOND * other + strong.kills + strong.first


def evaluate(play: Play[Front], seat: int) -> float:
    """How good a table is for a player, from 0 (lost) to 1 (won).

    The player's standing against the best of the others, and what attacks may bring.
    """
    if is_pending(play):
        play = play_on_without_answers(play)
        if play.result is not None:
            return play.result.scores[seat]
    table = play.table
    own = Side(table, seat)
    best = threat = reach = 0.0
    for other in table.others(seat):
        enemy = Side(table, other)
        best = max(best, enemy.total)
        threat = max(threat, weight(table, other) * best_attack(enemy, own))
        reach = max(reach, weight(table, seat) * best_attack(own, enemy))
    lead = own.total - best + reach - threat + prospects(table, seat) + earned(play, seat)
    return 1 / (1 + exp(-lead / SPREAD))


def is_pending(play: Play[Front]) -> bool:
    """Whether something is announced that takes effect unless somebody answers.

    A card, points, a sabotage.
    """
    if play.ask is None or not play.ask.window:
        return False
    if play.table.pending or isinstance(play.procedure(), React):
        return True
    return bool(play.table.sabotaged) and isinstance(play.stack[-2][0], Sabotage)


def play_on_without_answers(play: Play[Front]) -> Play[Front]:
    """What follows if nobody answers what is announced."""
    after = play.copy()
    for _ in range(MOST_ANSWERS):
        if not is_pending(after):
            break
        after.choose(DECLINE)
    return after


def earned(play: Play[Front], seat: int) -> float:
    """The points about to be awarded to a player, less those to others."""
    duel = play.table.duel()
    due: tuple[Procedure, ...] = (play.procedure(),)
    if duel is not None and duel.phase == 7:
        for procedure, _, _ in play.stack:
            if isinstance(procedure, Attack):
                due = procedure.due
    total = 0
    for award in due:
        if isinstance(award, Award):
            total += award.points if award.seat == seat else -award.points
    return total


def weight(table: Front, seat: int) -> float:
    """How much a player's best attack counts, by when it can be made."""
    if table.active != seat:
        return NEXT if table.others(table.active)[0] == seat else LATER
    if table.step in ("start", "draw"):
        return NOW
    could = table.step == "actions" and table.common and table.rule_attack and not table.sabotaged and not table.duels
    return NOW if could and table.turns[seat] else LATER


def best_attack(own: Side, enemy: Side) -> float:
    """What the best attack of one side on the other would bring.

    What the enemy loses, less what this side loses.
    """
    best = 0.0
    if not enemy.shielded:  # a sabotage brings half of the V
        return max([float(saboteur.whole - saboteur.worth) / 2 for saboteur in own.fighters], default=0.0)
    for attacker in own.fighters:
        if not attacker.attacks:
            continue
        price = attacker.whole if attacker.wounded else WOUND * attacker.worth
        for defender in enemy.fighters:
            if defender.outpost != attacker.outpost:
                continue
            dies = defender.wounded or attacker.kills
            gain = defender.whole if dies else WOUND * defender.worth
            if gain <= best:
                continue
            pays = attacker.whole if defender.kills else price
            for shooting in (False, True):
                strikes = attacker.shoot if shooting else attacker.fight
                if strikes < defender.armor or not strikes:
                    continue
                answers = defender.shoot if shooting else defender.fight
                spared = answers < attacker.armor or (dies and attacker.first)
                best = max(best, gain if spared else gain - pays)
    return best


def prospects(table: Front, seat: int) -> float:
    """What the duel under way will bring a player, judged by its values."""
    duel = table.duel()
    if duel is None or duel.over:
        return 0.0
    if duel.attacker < 0:
        own = Side(table, duel.attacking)
        best = max([best_attack(own, Side(table, other)) for other in table.others(duel.attacking)], default=0.0)
        best *= CHANCE - weight(table, duel.attacking)  # as a threat it counts already
        return best if duel.attacking == seat else -best
    if duel.phase > 5 or duel.attacker not in table.control or duel.defender not in table.control:
        return _announced(table, duel, seat)
    if seat not in (duel.attacking, duel.defending):
        return 0.0
    gain = _gain(table, duel)
    return CHANCE * gain if duel.attacking == seat else -CHANCE * gain


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


def _gain(table: Front, duel: Duel) -> float:
    """What the attack brings its player, less what it risks; with the best tactic."""
    if duel.defender in table.hidden:
        return UNSEEN
    ways = [duel.tactic] if duel.tactic else tactics(table, duel.attacker, duel.defender)
    return max((_exchange(table, duel, way) for way in ways), default=0.0)


def _exchange(table: Front, duel: Duel, tactic: str) -> float:
    """The result of the blows by the values that hold now.

    A first blow that kills is not answered.
    """
    stat = stat_of(tactic)
    first = first_striker(table) if duel.lasting or STRIKES_FIRST in table.answering else NONE
    blows = [(duel.attacker, duel.defender, 1), (duel.defender, duel.attacker, -1)]
    if first == duel.defender:
        blows.reverse()
    total = 0.0
    for striker, victim, sign in blows:
        strikes = value(table, striker, stat, victim)
        if duel.phase < 5 or not duel.weapons:
            strikes += _strength(table, striker).armed[stat]
        if strikes >= value(table, victim, ARMOR, striker):
            killed = victim in table.wounded or kills_outright(table, striker, victim)
            total += sign * _loss(table, victim, killed)
            if killed and striker == first:
                break
    return total


def _loss(table: Front, warrior: int, killed: bool) -> float:
    """What a wound or a kill costs the player of a warrior.

    The points for it are counted in.
    """
    strong = _strength(table, warrior)
    whole = worth_of(strong)
    if not killed:
        return WOUND * whole
    return (whole * (1 - WOUND) if warrior in table.wounded else whole) + strong.value


def _strength(table: Front, warrior: int) -> Strength:
    on = tuple([table.key(card) for card in table.bearing(warrior)])
    return strength(table.key(warrior), on, help_for(table, table.control[warrior]))
