"""Every card, mat and ability by its key."""

from __future__ import annotations

from herna.engine.content import check_texts
from herna.games.aeons_end.cards import (
    basic,
    carapace_queen,
    corruptions,
    crooked_mask,
    gems,
    mages,
    prince_of_gluttons,
    rageborne,
    relics,
    spells,
    starters,
)
from herna.games.aeons_end.printed import MAGES, PRINTED
from herna.games.aeons_end.texts import ABILITIES, CORRUPTIONS, MATS, NEMESIS_CARDS, PLAYER_CARDS


def speak() -> None:
    """From now on the rules know what the cards say."""
    PLAYER_CARDS.update({**starters.CARDS, **gems.CARDS, **relics.CARDS, **spells.CARDS})
    NEMESIS_CARDS.update(
        {
            **basic.CARDS,
            **rageborne.CARDS,
            **carapace_queen.CARDS,
            **crooked_mask.CARDS,
            **prince_of_gluttons.CARDS,
        }
    )
    CORRUPTIONS.update(corruptions.CORRUPTIONS)
    ABILITIES.update(mages.ABILITIES)
    MATS.update(
        {
            "rageborne": rageborne.Rageborne(),
            "carapace-queen": carapace_queen.CarapaceQueen(),
            "crooked-mask": crooked_mask.CrookedMask(),
            "prince-of-gluttons": prince_of_gluttons.PrinceOfGluttons(),
        }
    )
    check_texts(PRINTED, {**PLAYER_CARDS, **NEMESIS_CARDS, **CORRUPTIONS})
    check_texts(MAGES, ABILITIES)
