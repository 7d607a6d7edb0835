"""How good the position looks for the mages, all in terms of damage dealt to the nemesis; and how bots think of a turn.

The numbers were found by playing. What is owned is worth what it will do in the turns that are left: spells deal
damage as often as they are drawn and find room at a breach, aether buys more of both.
"""

from __future__ import annotations

from math import exp, sqrt

from herna.engine.decision import Choice
from herna.engine.flow import Play
from herna.games.aeons_end.printed import BREACHES, PRINTED, TURN_ORDER
from herna.games.aeons_end.rules.dealing import Deal
from herna.games.aeons_end.rules.piles import PutAway
from herna.games.aeons_end.table import NOBODY, OPEN, Siege
from herna.games.aeons_end.turn import MainPhase

# What a spell does when it is cast, about.
SPELLS = {
    "spark": 1.0,
    "buried-light": 1.4,
    "flare": 2.2,
    "amplify-vision": 2.8,
    "arcane-nexus": 4.6,
    "chaos-arc": 4.6,
    "consuming-void": 4.6,
    "dark-fire": 3.6,
    "essence-theft": 3.4,
    "feral-lightning": 3.2,
    "ignite": 2.8,
    "lava-tendril": 3.5,
    "oblivion-swell": 2.7,
    "phoenix-flame": 2.9,
    "planar-insight": 4.2,
    "spectral-echo": 2.5,
    "wildfire-whip": 4.8,
}
# What a gem or relic gives when it is played, about, in aether.
AETHER = {
    "crystal": 1.0,
    "amethyst-shard": 1.1,
    "emerald-shard": 1.2,
    "garnet-shard": 1.4,
    "moonstone-shard": 1.3,
    "quartz-shard": 1.6,
    "tourmaline-shard": 1.2,
    "burning-opal": 3.1,
    "clouded-sapphire": 3.3,
    "diamond-cluster": 2.5,
    "jade": 2.0,
    "searing-ruby": 2.6,
    "sifters-pearl": 2.2,
    "vriswood-amber": 2.1,
    "blasting-staff": 2.0,
    "bottled-vortex": 1.0,
    "flexing-dagger": 1.5,
    "focusing-orb": 1.8,
    "mages-talisman": 2.5,
    "unstable-prism": 2.0,
}
# What a minion does in each nemesis turn, or a power when it is carried out: Unleashes, damage to Gravehold, to a mage.
HARM = {
    "agony-field": (1.0, 0.0, 1.5),
    "bane-sire": (1.0, 0.0, 0.0),
    "bleed-static": (0.0, 0.0, 4.0),
    "eye-of-nothing": (2.0, 0.0, 0.0),
    "haze-spewer": (0.0, 3.0, 0.0),
    "woven-sky": (1.0, 0.0, 4.0),
    "cauterizer": (0.0, 0.0, 2.5),
    "needlemaw": (0.0, 2.0, 0.0),
    "pulverizing-ray": (0.0, 7.0, 0.0),
    "venomite": (0.0, 0.0, 2.0),
    "doom-aegis": (0.0, 0.0, 5.0),
    "jagged-one": (2.0, 0.0, 0.0),
    "reality-rupture": (3.0, 0.0, 0.0),
    "provoker": (0.0, 3.0, 0.0),
    "blood-cry": (4.0, 0.0, 0.0),
    "invoke-carnage": (1.0, 0.0, 4.0),
    "scorn": (0.0, 2.5, 0.0),
    "avatar-of-wrath": (0.0, 2.0, 2.5),
    "rolling-death": (0.0, 4.0, 5.0),
    "broodwomb": (0.5, 0.0, 0.0),
    "blot-the-sun": (5.0, 0.0, 0.0),
    "foul-multitudes": (3.0, 0.0, 0.0),
    "legion-beacon": (2.0, 6.0, 0.0),
    "maggot-engine": (2.0, 1.0, 0.0),
    "corrupter": (0.0, 1.0, 0.0),
    "pain-sower": (0.0, 0.0, 1.8),
    "twisting-madness": (0.0, 8.0, 0.0),
    "bedlam-sage": (0.0, -1.0, 3.0),
    "ruin-priest": (2.5, 0.0, 0.0),
    "thought-biter": (0.0, 0.0, 1.8),
    "cerephage": (1.5, 0.0, 0.0),
    "godfeeders": (0.3, 3.0, 0.0),
    "mindguzzler": (1.0, 0.0, 0.0),
    "memory-eater": (0.0, 0.0, 2.5),
    "vile-feast": (0.0, 6.0, 0.0),
}
UNLEASH = {"rageborne": 1.7, "carapace-queen": 3.5, "crooked-mask": 2.5, "prince-of-gluttons": 2.0}
PLAIN_GEMS = ("crystal", "moonstone-shard", "jade", "searing-ruby", "diamond-cluster", "vriswood-amber")
ASK_FOR_CARDS = ("agony-field", "woven-sky", "twisting-madness")  # of the hand, to be discarded

# Life: the last points are worth most.
NEMESIS_LIFE, GRAVEHOLD, LIFE, EXHAUSTED = 2.0, 12.0, 7.0, 16.0
# The match: what part of the turns until the nemesis deck is empty will be played, and a turn that is near.
PLAYED, TURN = 0.28, 5.0
# In each turn that is left
HAND = 5.0  # cards drawn
INCOME, ENOUGH = 0.27, 8.0  # what aether is worth, the more the more turns are left; so much is half of all of use
ROOM, ROOM_TO_COME = 0.95, 0.06  # for spells, at an open breach, and for each turn left at breaches to be opened
BREACHES_OPEN = (0.0, 0.55, 1.05, 1.43, 1.7)
BONUS, TURNED = 0.35, 0.08  # the damage that an open breach adds, the aether saved by turning a closed one
CROWDED = 1.2  # so many spells for each place at a breach are drawn, the rest would only fill the hand
AETHER_NOW = 0.1  # aether in this turn, for each turn left
# In this turn
PURSE, TO_PLAY, NOT_PLAYED = 0.9, 0.8, 6.0  # aether gained, and yet to be gained; a gem that is held back
ONLY_FOR = 0.6  # aether that pays only for gems or spells
READY, HELD = 0.5, 0.35  # a spell that is prepped, one in hand for which there is room; of what it does
IN_HAND = 0.9  # cards of those whose turn it is not
CHARGE, CORRUPTION = 0.9, 3.0
# The nemesis
CITY_POINT, LIFE_POINT = 1.3, 1.3
STAYS, STAYS_LONG = 2.0, 0.6  # nemesis turns that a minion is reckoned to live, and more while its deck is high
LAST_LIFE = 0.25  # of what a minion does is left to the last of its life
TOKEN = 0.75  # what a power is worth less for each token on it
FURY, HUSK, MANY_HUSKS, EMPTY_PILE, SUPPLY_LEFT = 1.2, 1.2, 0.12, 2.0, 4.0
SCALE = 40.0


def evaluate(play: Play[Siege], seat: int) -> float:
    """From 0 (lost) to 1 (won); the same for every seat, since all win or lose together."""
    table = play.table
    seats = len(table.mages)
    turns = PLAYED * (len(TURN_ORDER[seats]) - 2) / seats * (len(table.nemesis_deck) + 2) / 2
    doing = play.procedure()
    announced = doing.amount if isinstance(doing, Deal) else 0  # damage whose enemy is being chosen
    worth = announced - table.nemesis_life - NEMESIS_LIFE * sqrt(table.nemesis_life)
    worth += GRAVEHOLD * (sqrt(table.gravehold) - sqrt(table.most_gravehold)) - _threats(table)
    for mage in range(seats):
        worth += _mage(table, mage, turns)
    kinds, faces = table.cards.printed, table.cards.faces
    for card in table.turn_deck:
        worth += -TURN if kinds[faces[card]] == "nemesis" else TURN
    return 0.01 + 0.98 / (1 + exp(-worth / SCALE))


def ends_turn(play: Play[Siege], choice: Choice) -> bool:
    """After the main phase a player only puts cards away and draws; then chance says whose turn it is."""
    if choice[0] != "end_phase" or play.table.phase != "main":
        return False
    play.table.phase = "draw"
    return True


def habit(play: Play[Siege]) -> Choice | None:
    """Gems that only give aether are played, if nothing in play asks for cards of the hand; any order is put away."""
    doing = play.procedure()
    if isinstance(doing, PutAway):
        return play.options()[0]
    if not isinstance(doing, MainPhase):
        return None
    table = play.table
    kinds, faces = table.cards.printed, table.cards.faces
    for card in table.in_play:
        if kinds[faces[card]] in ASK_FOR_CARDS:
            return None
    gem = NOBODY
    for card in table.hands[doing.seat]:
        kind = kinds[faces[card]]
        if kind == "unstable-prism":  # it plays a gem of the hand twice
            return None
        if gem == NOBODY and kind in PLAIN_GEMS:
            gem = card
    return None if gem == NOBODY else ("play", gem)


def _mage(table: Siege, seat: int, turns: float) -> float:
    """What a mage's life, charges, prepped spells, breaches and cards are worth."""
    kinds, faces = table.cards.printed, table.cards.faces
    life = table.life[seat]
    worth = LIFE * (sqrt(life) - sqrt(table.most_life)) + CHARGE * table.charges[seat]
    if not life:
        worth -= EXHAUSTED
    cards = table.hands[seat] + table.decks[seat] + table.discards[seat]
    if seat == table.active:
        cards += table.played
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
            worth += READY * (SPELLS[kinds[faces[card]]] + bonus)
        cards += spells
    room = min(4.0, opened * ROOM + turns * ROOM_TO_COME)
    each_turn += BREACHES_OPEN[opened] + _cards(table, cards, turns, room)
    worth += turns * each_turn
    for card in cards:
        if PRINTED[kinds[faces[card]]].type == "corruption":
            worth -= CORRUPTION
    return worth + _hand(table, seat, AETHER_NOW * turns, free)


def _cards(table: Siege, cards: tuple[int, ...], turns: float, room: float) -> float:
    """What a mage's cards do in a turn: the best spells for which there is room, and aether."""
    kinds, faces = table.cards.printed, table.cards.faces
    aether = 0.0
    damages: list[float] = []
    for card in cards:
        kind = kinds[faces[card]]
        if kind in AETHER:
            aether += AETHER[kind]
        elif kind in SPELLS:
            damages.append(SPELLS[kind])
    share = min(HAND / max(HAND, len(cards)), CROWDED * room / max(1, len(damages)))
    income = aether * share
    worth = INCOME * turns * income / (1 + income / ENOUGH)
    damages.sort(reverse=True)
    for damage in damages:
        if room <= share:
            return worth + damage * room
        worth += damage * share
        room -= share
    return worth


def _hand(table: Siege, seat: int, aether_worth: float, free: int) -> float:
    """What a mage can still make of this turn, or of the cards that wait for the next."""
    kinds, faces = table.cards.printed, table.cards.faces
    aether, gems = 0.0, 0
    spells: list[float] = []
    for card in table.hands[seat]:
        kind = kinds[faces[card]]
        if kind in AETHER:
            aether += AETHER[kind]
            gems += 1
        elif kind in SPELLS:
            spells.append(SPELLS[kind])
    if seat != table.active:
        return IN_HAND * (aether_worth * aether + sum(spells))
    if table.phase == "draw":
        return -NOT_PLAYED * gems
    spells.sort(reverse=True)
    purse = table.aether + ONLY_FOR * (table.gem_aether + table.spell_aether)
    worth = aether_worth * (PURSE * purse + TO_PLAY * aether) + HELD * sum(spells[:free])
    return worth - NOT_PLAYED * gems if table.phase == "main" else worth


def _threats(table: Siege) -> float:
    """What the nemesis has in play and in store."""
    threats = FURY * table.fury + table.husks * (HUSK + MANY_HUSKS * table.husks)
    kinds, faces = table.cards.printed, table.cards.faces
    unleash = UNLEASH[table.nemesis]
    stays = STAYS + STAYS_LONG * sqrt(len(table.nemesis_deck))
    for card in table.in_play:
        kind = kinds[faces[card]]
        tokens = table.tokens[card]
        unleashes, city, mage = HARM[kind]
        harm = unleashes * unleash + city * CITY_POINT + mage * LIFE_POINT
        printed = PRINTED[kind]
        if printed.type == "minion":
            whole = max(1, printed.life, tokens)
            threats += harm * stays * (LAST_LIFE + (1 - LAST_LIFE) * tokens / whole)
        else:
            threats += harm * TOKEN**tokens
    if table.nemesis == "prince-of-gluttons":
        left = sum([len(pile) for pile in table.piles])
        whole = sum([PRINTED[kind].copies for kind in table.supply])
        threats += EMPTY_PILE * table.empty_piles() + SUPPLY_LEFT * (sqrt(whole) - sqrt(left))
    return threats
