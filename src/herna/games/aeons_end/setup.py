"""From the chosen options to the first table (AE-SETUP, AE-MARKET, AE-DIFF, AE-SOLO)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from herna.engine.cards import EVERYONE, cards_of
from herna.engine.chance import Chance
from herna.games.aeons_end.printed import (
    BASIC_CARDS,
    DIFFICULTIES,
    EASIER_TURN_ORDER,
    MAGES,
    PRINTED,
    PRINTED_MATS,
    TIERS,
    TURN_ORDER,
)
from herna.games.aeons_end.table import NO_BREACHES, Siege
from herna.games.aeons_end.texts import MATS

# The nemesis cards of the box, of which decks are made; a card of ours joins none, so that it changes no seed.
NEMESIS_KINDS: Final = {
    key: card for key, card in PRINTED.items() if card.type not in ("gem", "relic", "spell") and card.in_box()
}


@dataclass(frozen=True, slots=True)
class Chosen:
    """What was chosen before the match."""

    mages: tuple[str, ...]
    nemesis: str
    supply: tuple[str, ...]
    difficulty: str
    open_hands: bool
    four_turns: bool = False  # AE-SOLO-10
    life: int = 0  # AE-SOLO-11: what a mage alone starts with instead


def first_table(chosen: Chosen, chance: Chance) -> Siege:
    """The table on which a match begins."""
    seats = len(chosen.mages)
    difficulty = DIFFICULTIES[chosen.difficulty]
    mages = [MAGES[mage] for mage in chosen.mages]
    turn_order = EASIER_TURN_ORDER if chosen.four_turns else TURN_ORDER[seats]
    pools: list[tuple[str, ...]] = [
        *((*mage.hand, *mage.deck) for mage in mages),
        *((kind,) * PRINTED[kind].copies for kind in chosen.supply),
        *(pool for tier in TIERS for pool in (_cards_of_tier(chosen.nemesis, tier), _cards_of_tier("", tier))),
        _cards_of_tier(chosen.nemesis, 0),
        turn_order,
    ]
    cards = cards_of(pools, seats)
    ids = _ids(pools)
    own, piles, tiers = ids[:seats], ids[seats : seats + len(chosen.supply)], ids[seats + len(chosen.supply) : -2]
    for card in (*(card for pool in (*own, *piles) for card in pool),):
        cards.show(card, EVERYONE)  # mats and piles are open, and a starting deck has the printed order
    life = chosen.life or difficulty.player
    nemesis_life = PRINTED_MATS[chosen.nemesis].life + difficulty.nemesis
    table = Siege(
        cards,
        chosen.mages,
        chosen.nemesis,
        difficulty.harder,
        chosen.open_hands,
        life,
        difficulty.gravehold,
        nemesis_life,
        chosen.supply,
        [life] * seats,
        [0] * seats,
        [pool[: len(mage.hand)] for pool, mage in zip(own, mages, strict=True)],
        [pool[len(mage.hand) :] for pool, mage in zip(own, mages, strict=True)],
        [()] * seats,
        [mage.breaches for mage in mages],
        [NO_BREACHES] * seats,
        list(piles),
        difficulty.gravehold,
        nemesis_life,
    )
    table.nemesis_deck = _nemesis_deck(table, tiers, seats, chance)
    table.turn_deck = ids[-1]
    cards.shuffle(table.turn_deck, chance)
    if chosen.nemesis == "rageborne":
        table.strikes = ids[-2]
    elif chosen.nemesis == "crooked-mask":
        table.corruptions = ids[-2]
    MATS[chosen.nemesis].setup(table, chance)
    return table


def _ids(pools: list[tuple[str, ...]]) -> list[tuple[int, ...]]:
    """The ids of the cards of each pool."""
    ids: list[tuple[int, ...]] = []
    first = 0
    for pool in pools:
        ids.append(tuple(range(first, first + len(pool))))
        first += len(pool)
    return ids


@cache
def _cards_of_tier(nemesis: str, tier: int) -> tuple[str, ...]:
    """The nemesis's own cards of a tier, or the basic ones."""
    return tuple(key for key, card in NEMESIS_KINDS.items() if card.nemesis == nemesis and card.tier == tier)


def _nemesis_deck(table: Siege, tiers: list[tuple[int, ...]], seats: int, chance: Chance) -> tuple[int, ...]:
    """AE-SETUP-12 to 14: each tier's own and basic cards, tier 1 on top."""
    deck: tuple[int, ...] = ()
    for own, basic, count in zip(tiers[::2], tiers[1::2], BASIC_CARDS[seats], strict=True):
        table.cards.shuffle(basic, chance)  # which of them join
        joined = own + basic[:count]
        table.cards.shuffle(joined, chance)
        deck = (*deck, *joined)
    return deck
