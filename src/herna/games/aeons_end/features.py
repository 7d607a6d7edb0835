"""A table in numbers, for a learned evaluation: only what a seat knows."""

from __future__ import annotations

from math import sqrt
from typing import Final

from herna.engine.flow import Play
from herna.games.aeons_end.evaluation import (
    BONUS,
    BREACHES_OPEN,
    CITY_POINT,
    GRAVEHOLD,
    LIFE,
    LIFE_POINT,
    NEMESIS_LIFE,
    PLAYED,
    READY,
    ROOM,
    ROOM_TO_COME,
    TURNED,
    Holding,
    judge,
    judge_harm,
    threats,
)
from herna.games.aeons_end.printed import BREACHES, NEMESES, PRINTED, TURN_ORDER
from herna.games.aeons_end.rules.dealing import Deal
from herna.games.aeons_end.table import NOBODY, OPEN, Siege

NEMESIS_NUMBERS: Final = {nemesis: number for number, nemesis in enumerate(NEMESES)}
MOST_MAGES: Final = 4


class Sums:
    """What all mages have together."""

    __slots__ = (
        "aether",
        "cards",
        "charged",
        "charges",
        "closed",
        "corruptions",
        "damage",
        "each_turn",
        "exhausted",
        "free",
        "hand_aether",
        "hand_damage",
        "least_life",
        "life",
        "life_worth",
        "opened",
        "ready",
        "spells",
    )

    def __init__(self) -> None:
        self.aether = self.cards = self.charged = self.charges = self.closed = self.corruptions = 0.0
        self.damage = self.each_turn = self.exhausted = self.free = self.hand_aether = self.hand_damage = 0.0
        self.least_life = 20.0
        self.life = self.life_worth = self.opened = self.ready = self.spells = 0.0


def features(play: Play[Siege], seat: int) -> list[float]:
    """The nemesis, what it has in play, the turn order, and the mages together.

    As many numbers for one mage as for four.
    """
    table = play.table
    mages = len(table.mages)
    turns = PLAYED * (len(TURN_ORDER[mages]) - 2) / mages * (len(table.nemesis_deck) + 2) / 2
    sums = Sums()
    for mage in range(mages):
        _add(table, mage, seat, turns, sums)
    doing = play.procedure()
    announced = doing.amount if isinstance(doing, Deal) else 0  # damage whose enemy is being chosen
    nemesis = max(0, table.nemesis_life - announced)
    to_come = turns * sums.each_turn
    city = GRAVEHOLD * (sqrt(table.gravehold) - sqrt(table.most_gravehold))
    menace = threats(table)
    found = [
        nemesis / 40,
        NEMESIS_LIFE * sqrt(nemesis) / 10,
        1.0 / (1 + nemesis),
        table.gravehold / 20,
        city / 40,
        1.0 / (1 + table.gravehold),
        menace / 20,
        turns / 10,
        len(table.nemesis_deck) / 20,
        1.0 if not table.nemesis_deck else 0.0,
        sums.life / 10 / mages,
        sums.life_worth / 20 / mages,
        sums.least_life / 10,
        sums.exhausted / 2,
        sums.charges / 5 / mages,
        sums.charged / mages,
        sums.ready / 10,
        sums.ready / 10 / mages,
        sums.spells / 4 / mages,
        sums.opened / 4 / mages,
        sums.closed / 10 / mages,
        sums.free / 4,
        sums.each_turn / 10,
        sums.each_turn / 10 / mages,
        to_come / 40,
        min(4.0, (to_come + sums.ready) / max(1.0, nemesis)) / 2,
        min(4.0, (to_come + sums.ready - menace) / max(1.0, nemesis)) / 2,
        (to_come + sums.ready - nemesis - menace + city) / 40,
        sums.aether / 10 / mages,
        sums.damage / 10 / mages,
        sums.cards / 12 / mages,
        sums.corruptions / 2,
        sums.hand_aether / 5 / mages,
        sums.hand_damage / 5 / mages,
    ]
    _turn(table, found)
    _enemies(table, found)
    number = NEMESIS_NUMBERS.get(table.nemesis, -1)
    for other in range(len(NEMESES)):
        here = 1.0 if other == number else 0.0
        found.extend((here, here * menace / 20, here * nemesis / 40, here * table.gravehold / 20))
    found.extend([1.0 if mages == count else 0.0 for count in range(1, MOST_MAGES + 1)])
    found.append(1.0 if table.harder else 0.0)
    return found


def _add(table: Siege, mage: int, seat: int, turns: float, sums: Sums) -> None:
    """What a mage has; of a hidden hand only its share of all cards."""
    kinds, faces = table.cards.printed, table.cards.faces
    life = table.life[mage]
    sums.life += life
    sums.life_worth += LIFE * (sqrt(life) - sqrt(table.most_life))
    sums.least_life = min(sums.least_life, life)
    sums.exhausted += not life
    sums.charges += table.charges[mage]
    sums.charged += table.charged(mage)
    holding = Holding(table)
    for pile in (table.hands[mage], table.decks[mage], table.discards[mage]):
        holding.add(pile)
    if mage == table.active:
        holding.add(table.played)
    holding.aether = round(holding.aether, 4)  # whatever the order of the cards
    in_piles, damage = holding.count, round(sum(holding.damages), 4)
    opened, each_turn = 0, 0.0
    for breach, state in enumerate(table.breaches[mage]):
        printed = BREACHES[breach]
        bonus = printed.bonus if state == OPEN else 0
        spells = table.prepped[mage][breach]
        if state == OPEN:
            opened += 1
            sums.free += not spells
            each_turn += BONUS * bonus
        elif state > 0:
            turned = printed.open[0] - printed.open[state]
            sums.closed += turned
            each_turn += TURNED * turned
        for card in spells:
            sums.spells += 1
            sums.ready += READY * (judge(kinds[faces[card]]).damage + bonus)
        holding.add(spells)
    sums.opened += opened
    sums.each_turn += each_turn + BREACHES_OPEN[opened]
    sums.cards += holding.count
    sums.corruptions += holding.corruptions
    sums.each_turn += holding.each_turn(turns, min(4.0, opened * ROOM + turns * ROOM_TO_COME))
    sums.aether += holding.aether
    sums.damage += round(sum(holding.damages), 4)
    hand = table.hands[mage]
    if mage != seat and table.hides(mage):
        share = len(hand) / max(1, in_piles)
        sums.hand_aether += share * holding.aether
        sums.hand_damage += share * damage
        return
    for card in hand:
        judged = judge(kinds[faces[card]])
        sums.hand_aether += judged.aether
        sums.hand_damage += judged.damage


def _turn(table: Siege, found: list[float]) -> None:
    """Whose turns are to come, and what is left of this one."""
    kinds, faces = table.cards.printed, table.cards.faces
    of_nemesis = 0
    for card in table.turn_deck:
        of_nemesis += kinds[faces[card]] == "nemesis"
    active = table.active
    main = active != NOBODY and table.phase in ("casting", "main")
    found.extend(
        (
            of_nemesis / 2,
            (len(table.turn_deck) - of_nemesis) / 4,
            of_nemesis / max(1, len(table.turn_deck)),
            1.0 if active == NOBODY else 0.0,
            1.0 if main else 0.0,
            1.0 if table.phase == "draw" else 0.0,
            table.aether / 10 if main else 0.0,
            (table.gem_aether + table.spell_aether) / 5 if main else 0.0,
        )
    )


def _enemies(table: Siege, found: list[float]) -> None:
    """Minions and powers, and what only some nemeses have."""
    kinds, faces = table.cards.printed, table.cards.faces
    minions = powers = soon = 0
    life = harm_of_minions = harm_of_powers = harm_soon = unleashes = 0.0
    for card in table.in_play:
        kind = kinds[faces[card]]
        tokens = table.tokens[card]
        unleash, city, mage = judge_harm(kind)
        harm = city * CITY_POINT + mage * LIFE_POINT
        unleashes += unleash
        if PRINTED[kind].type == "minion":
            minions += 1
            life += tokens
            harm_of_minions += harm
        else:
            powers += 1
            harm_of_powers += harm
            if tokens <= 1:
                soon += 1
                harm_soon += harm + 2 * unleash
    left = sum([len(pile) for pile in table.piles])
    found.extend(
        (
            minions / 3,
            life / 10,
            harm_of_minions / 5,
            powers / 3,
            harm_of_powers / 10,
            soon / 2,
            harm_soon / 10,
            unleashes / 4,
            table.fury / 5,
            table.husks / 5,
            table.hurt_husks / 3,
            len(table.devoured) / 5,
            len(table.corruptions) / 10,
            table.empty_piles() / 4 if table.nemesis == NEMESES[3] else 0.0,
            left / 50 if table.nemesis == NEMESES[3] else 0.0,
        )
    )
