"""How good the position looks for the mages, as damage dealt to the nemesis.

The numbers were found by playing. What is owned is worth what it will do in the turns that are left: spells deal
damage as often as they are drawn and find room at a breach, aether buys more of both.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from herna.engine.flow import Play
from herna.games.aeons_end.printed import BREACHES, PRINTED, TURN_ORDER, content_of
from herna.games.aeons_end.rules.dealing import Deal
from herna.games.aeons_end.table import OPEN, Siege

# What bots think of single cards is content; what does not stand there is judged by what is printed on the card.
_JUDGED = content_of("bots.toml")
_SPELLS: dict[str, float] = _JUDGED["spells"]
_AETHER: dict[str, float] = _JUDGED["aether"]
_HARM: dict[str, list[float]] = _JUDGED["harm"]
_UNLEASH: dict[str, float] = _JUDGED["unleash"]
_NEW: dict[str, float] = _JUDGED["new_card"]


class Judged:
    """What a kind of card is to a mage.

    The damage of a spell, the aether of a gem or relic, and whether it corrupts.
    """

    __slots__ = ("aether", "corrupts", "damage")

    def __init__(self, kind: str) -> None:
        printed = PRINTED[kind]
        self.damage = self.aether = 0.0
        if printed.type == "spell":
            self.damage = _SPELLS.get(kind, _NEW["damage"] + _NEW["damage_for_cost"] * printed.cost)
        elif printed.type in ("gem", "relic"):
            self.aether = _AETHER.get(kind, _NEW["aether"] + _NEW["aether_for_cost"] * printed.cost)
        self.corrupts = printed.type == "corruption"


# By kind of card, as far as it was asked for: what it is to a mage, and the harm that it does.
_KINDS: dict[str, Judged] = {}
_HARMS: dict[str, tuple[float, float, float]] = {}


def judge(kind: str) -> Judged:
    """What a kind of card is to a mage."""
    known = _KINDS.get(kind)
    if known is None:
        known = _KINDS[kind] = Judged(kind)
    return known


def judge_harm(kind: str) -> tuple[float, float, float]:
    """What a minion or power does: Unleashes, damage to Gravehold, damage to a mage."""
    known = _HARMS.get(kind)
    if known is not None:
        return known
    tier = PRINTED[kind].tier
    unleashes, city, mage = _HARM.get(kind, [_NEW["harm_for_tier"] * tier] * 3)
    _HARMS[kind] = harm = (unleashes, city, mage)
    return harm


# Life: the last points are worth most.
NEMESIS_LIFE: Final = 2.0
GRAVEHOLD: Final = 12.0
LIFE: Final = 7.0
EXHAUSTED: Final = 16.0
# The match
PLAYED: Final = 0.28  # what part of the turns until the nemesis deck is empty will be played
TURN: Final = 5.0  # a turn that is near
# In each turn that is left
HAND: Final = 5.0  # cards drawn
INCOME: Final = 0.27  # what aether is worth, the more the more turns are left
ENOUGH: Final = 8.0  # at this much aether, half of it is of use
ROOM: Final = 0.95  # for spells, at an open breach
ROOM_TO_COME: Final = 0.06  # for each turn left, at breaches to be opened
BREACHES_OPEN: Final[tuple[float, ...]] = (0.0, 0.55, 1.05, 1.43, 1.7)
BONUS: Final = 0.35  # the damage that an open breach adds
TURNED: Final = 0.08  # the aether saved by turning a closed one
CROWDED: Final = 1.2  # spells drawn for each place at a breach; more would only fill the hand
AETHER_NOW: Final = 0.1  # aether in this turn, for each turn left
# In this turn
PURSE: Final = 0.9  # aether gained
TO_PLAY: Final = 0.8  # aether yet to be gained
NOT_PLAYED: Final = 6.0  # a gem that is held back
ONLY_FOR: Final = 0.6  # aether that pays only for gems or spells
READY: Final = 0.5  # of what a prepped spell does
HELD: Final = 0.35  # of what a spell in hand does for which there is room
IN_HAND: Final = 0.9  # cards of those whose turn it is not
CHARGE: Final = 0.9
CORRUPTION: Final = 3.0
# The nemesis
CITY_POINT: Final = 1.3
LIFE_POINT: Final = 1.3
STAYS: Final = 2.0  # nemesis turns that a minion is expected to live
STAYS_LONG: Final = 0.6  # and more while its deck is high
LAST_LIFE: Final = 0.25  # of what a minion does is left to the last of its life
TOKEN: Final = 0.75  # what a power is worth less for each token on it
FURY: Final = 1.2
HUSK: Final = 1.2
MANY_HUSKS: Final = 0.12
EMPTY_PILE: Final = 2.0
SUPPLY_LEFT: Final = 4.0
SCALE: Final = 40.0


def evaluate(play: Play[Siege], seat: int) -> float:
    """From 0 (lost) to 1 (won).

    The same for every seat, since all win or lose together.
    """
    table = play.table
    seats = len(table.mages)
    turns = PLAYED * (len(TURN_ORDER[seats]) - 2) / seats * (len(table.nemesis_deck) + 2) / 2
    doing = play.procedure()
    announced = doing.amount if isinstance(doing, Deal) else 0  # damage whose enemy is being chosen
    worth = announced - table.nemesis_life - NEMESIS_LIFE * sqrt(table.nemesis_life)
    worth += GRAVEHOLD * (sqrt(table.gravehold) - sqrt(table.most_gravehold)) - threats(table)
    for mage in range(seats):
        worth += _mage(table, mage, turns)
    kinds, faces = table.cards.printed, table.cards.faces
    for card in table.turn_deck:
        worth += -TURN if kinds[faces[card]] == "nemesis" else TURN
    return 0.01 + 0.98 / (1 + exp(-worth / SCALE))


class Holding:
    """A mage's cards, wherever they are.

    How many, their aether, the damage of each spell, and the corruptions.
    """

    __slots__ = ("aether", "corruptions", "count", "damages", "table")

    def __init__(self, table: Siege) -> None:
        self.table = table
        self.count = 0
        self.aether = 0.0
        self.damages: list[float] = []
        self.corruptions = 0

    def add(self, pile: tuple[int, ...]) -> None:
        """Count the cards of a pile too."""
        kinds, faces = self.table.cards.printed, self.table.cards.faces
        self.count += len(pile)
        for card in pile:
            judged = judge(kinds[faces[card]])
            if judged.damage:
                self.damages.append(judged.damage)
            elif judged.corrupts:
                self.corruptions += 1
            else:
                self.aether += judged.aether

    def each_turn(self, turns: float, room: float) -> float:
        """What the cards do in a turn.

        The best spells for which there is room, and aether.
        """
        damages = self.damages
        share = min(HAND / max(HAND, self.count), CROWDED * room / max(1, len(damages)))
        income = self.aether * share
        worth = INCOME * turns * income / (1 + income / ENOUGH)
        damages.sort(reverse=True)
        for damage in damages:
            if room <= share:
                return worth + damage * room
            worth += damage * share
            room -= share
        return worth


def _mage(table: Siege, seat: int, turns: float) -> float:
    """What a mage's life, charges, prepped spells, breaches and cards are worth."""
    kinds, faces = table.cards.printed, table.cards.faces
    life = table.life[seat]
    worth = LIFE * (sqrt(life) - sqrt(table.most_life)) + CHARGE * table.charges[seat]
    if not life:
        worth -= EXHAUSTED
    holding = Holding(table)
    for pile in (table.hands[seat], table.decks[seat], table.discards[seat]):
        holding.add(pile)
    if seat == table.active:
        holding.add(table.played)
    opened, free, each_turn = 0, 0, 0.0
    for breach, state in enumerate(table.breaches[seat]):
        printed = BREACHES[breach]
        bonus = printed.bonus if state == OPEN else 0
        spells = table.prepped[seat][breach]
        if state == OPEN:
            opened += 1
            free += not spells
            each_turn += BONUS * bonus
        elif state > 0:
            each_turn += TURNED * (printed.open[0] - printed.open[state])
        for card in spells:
            worth += READY * (judge(kinds[faces[card]]).damage + bonus)
        holding.add(spells)
    room = min(4.0, opened * ROOM + turns * ROOM_TO_COME)
    each_turn += BREACHES_OPEN[opened] + holding.each_turn(turns, room)
    worth += turns * each_turn - CORRUPTION * holding.corruptions
    return worth + _hand(table, seat, AETHER_NOW * turns, free)


def _hand(table: Siege, seat: int, aether_worth: float, free: int) -> float:
    """The worth of a mage's hand: in this turn, or in the next."""
    kinds, faces = table.cards.printed, table.cards.faces
    aether, gems = 0.0, 0
    spells: list[float] = []
    for card in table.hands[seat]:
        judged = judge(kinds[faces[card]])
        if judged.damage:
            spells.append(judged.damage)
        elif judged.aether:
            aether += judged.aether
            gems += 1
    if seat != table.active:
        return IN_HAND * (aether_worth * aether + sum(spells))
    if table.phase == "draw":
        return -NOT_PLAYED * gems
    spells.sort(reverse=True)
    purse = table.aether + ONLY_FOR * (table.gem_aether + table.spell_aether)
    worth = aether_worth * (PURSE * purse + TO_PLAY * aether) + HELD * sum(spells[:free])
    return worth - NOT_PLAYED * gems if table.phase == "main" else worth


def threats(table: Siege) -> float:
    """What the nemesis has in play and in store."""
    total = FURY * table.fury + table.husks * (HUSK + MANY_HUSKS * table.husks)
    kinds, faces = table.cards.printed, table.cards.faces
    unleash = _UNLEASH.get(table.nemesis, _NEW["unleash"])
    stays = STAYS + STAYS_LONG * sqrt(len(table.nemesis_deck))
    for card in table.in_play:
        kind = kinds[faces[card]]
        tokens = table.tokens[card]
        unleashes, city, mage = judge_harm(kind)
        harm = unleashes * unleash + city * CITY_POINT + mage * LIFE_POINT
        printed = PRINTED[kind]
        if printed.type == "minion":
            whole = max(1, printed.life, tokens)
            total += harm * stays * (LAST_LIFE + (1 - LAST_LIFE) * tokens / whole)
        else:
            total += harm * TOKEN**tokens
    if table.nemesis == "prince-of-gluttons":
        left = sum([len(pile) for pile in table.piles])
        whole = sum([PRINTED[kind].copies for kind in table.supply])
        total += EMPTY_PILE * table.empty_piles() + SUPPLY_LEFT * (sqrt(whole) - sqrt(left))
    return total
