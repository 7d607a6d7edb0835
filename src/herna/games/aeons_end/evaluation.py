"""How good the position looks for the mages, all in terms of damage dealt to the nemesis: found by playing."""

from __future__ import annotations

from math import exp, sqrt

from herna.engine.flow import Play
from herna.games.aeons_end.printed import BASIC_CARDS, BREACHES, PRINTED
from herna.games.aeons_end.rules.dealing import Deal
from herna.games.aeons_end.table import OPEN, Siege

# What a spell does when it is cast, about.
SPELLS = {
    "spark": 1.0,
    "buried-light": 1.5,
    "flare": 2.3,
    "amplify-vision": 2.8,
    "arcane-nexus": 4.6,
    "chaos-arc": 4.6,
    "consuming-void": 5.0,
    "dark-fire": 3.3,
    "essence-theft": 3.4,
    "feral-lightning": 3.2,
    "ignite": 2.8,
    "lava-tendril": 3.8,
    "oblivion-swell": 3.4,
    "phoenix-flame": 2.8,
    "planar-insight": 4.4,
    "spectral-echo": 2.7,
    "wildfire-whip": 4.8,
}
# What something owned is worth at the end of the match, and how much more at its start: it is used again and again.
SPELL = (0.2, 4.0)  # for each damage that it does
GEM = (0.0, 2.0)  # for each aether that a gem or relic costs
STARTER = (0.3, 0.0)  # a spell that costs nothing
BREACH = (0.5, 20.0)  # an open breach
TURNED = (0.1, 4.0)  # a quarter turn of a closed one
CORRUPTION = (-1.0, -3.0)
READY = 0.7  # what having a spell prepped is worth, of what it does
AETHER, CHARGE = (0.1, 2.0), 0.8
GRAVEHOLD, LIFE, EXHAUSTED = 20.0, 6.0, 12.0
FURY, HUSK, EMPTY_PILE, DEVOURED_CARD = 1.2, 2.2, 3.0, 0.3
MINION, MINION_LIFE, POWER = 6.0, 7.0, 9.0  # a minion, for the root of its life; a power, by its tokens
SCALE = 40.0


def evaluate(play: Play[Siege], seat: int) -> float:
    """From 0 (lost) to 1 (won); the same for every seat, since all win or lose together."""
    table = play.table
    left = len(table.nemesis_deck) / (9 + sum(BASIC_CARDS[len(table.mages)]))
    mages = sum(_mage(table, mage, left) for mage in table.seats()) / sqrt(len(table.mages))
    city = GRAVEHOLD * (sqrt(table.gravehold) - sqrt(table.most_gravehold))
    doing = play.procedure()
    announced = doing.amount if isinstance(doing, Deal) else 0  # damage whose enemy is being chosen
    balance = table.most_nemesis / 2 - table.nemesis_life + announced + city + mages - _threats(table)
    return 0.01 + 0.98 / (1 + exp(-balance / SCALE))


def _at(worth: tuple[float, float], left: float) -> float:
    """What something is worth when so much of the match is left."""
    return worth[0] + worth[1] * left


def _mage(table: Siege, seat: int, left: float) -> float:
    """What a mage's cards, breaches, charges and life are worth."""
    kinds, faces = table.cards.printed, table.cards.faces
    worth = LIFE * (sqrt(table.life[seat]) - sqrt(table.most_life)) + CHARGE * table.charges[seat]
    if not table.life[seat]:
        worth -= EXHAUSTED
    spell, gem, starter, corruption = _at(SPELL, left), _at(GEM, left), _at(STARTER, left), _at(CORRUPTION, left)
    cards = [*table.hands[seat], *table.decks[seat], *table.discards[seat]]
    if seat == table.active:
        worth += _at(AETHER, left) * (table.aether + 0.5 * (table.gem_aether + table.spell_aether))
        cards.extend(table.played)
    for breach, state in enumerate(table.breaches[seat]):
        if state == OPEN:
            worth += _at(BREACH, left) * (1 + 0.5 * BREACHES[breach].bonus)
        elif state > 0:
            worth += _at(TURNED, left) * state
        for card in table.prepped[seat][breach]:
            cards.append(card)
            worth += READY * (SPELLS[kinds[faces[card]]] + (BREACHES[breach].bonus if state == OPEN else 0))
    for card in cards:
        kind = kinds[faces[card]]
        printed = PRINTED[kind]
        if printed.type == "corruption":
            worth += corruption
            continue
        if printed.type == "spell":
            worth += spell * SPELLS[kind] if printed.cost else starter
        else:
            worth += gem * printed.cost
    return worth


def _threats(table: Siege) -> float:
    """What the nemesis has in play and in store."""
    threats = FURY * table.fury + HUSK * table.husks + DEVOURED_CARD * len(table.devoured)
    for card in table.in_play:
        tokens = table.tokens[card]
        threats += MINION + MINION_LIFE * sqrt(tokens) if table.type(card) == "minion" else POWER / max(1, tokens)
    return threats + EMPTY_PILE * table.empty_piles()
