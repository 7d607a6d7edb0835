"""Every card, mat and ability by its key."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from herna.engine.content import check_texts
from herna.engine.errors import BadInput
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
from herna.games.aeons_end.printed import MAGES, PRINTED, PRINTED_MATS
from herna.games.aeons_end.texts import ABILITIES, CORRUPTIONS, MATS, NEMESIS_CARDS, PLAYER_CARDS, Text, add_texts

NEMESES: Final[tuple[ModuleType, ...]] = (rageborne, carapace_queen, crooked_mask, prince_of_gluttons)


def register_texts() -> None:
    """From now on the rules can ask what the cards say."""
    for module in (starters, gems, relics, spells, mages, basic, *NEMESES, corruptions):
        add_texts(module.TEXTS)
    add_texts(_liked())
    check_texts(PRINTED, {**PLAYER_CARDS, **NEMESIS_CARDS, **CORRUPTIONS})
    check_texts([mage.ability for mage in MAGES.values()], ABILITIES)
    check_texts(PRINTED_MATS, MATS)


def _liked() -> dict[str, Text]:
    """The texts of cards that have that of another one of their type."""
    written: dict[str, Text] = {**PLAYER_CARDS, **NEMESIS_CARDS, **CORRUPTIONS}
    liked = {key: printed for key, printed in PRINTED.items() if printed.like}
    for key, printed in liked.items():
        if PRINTED[printed.like].type != printed.type:
            raise BadInput("error-content-like", card=key, like=printed.like, type=PRINTED[printed.like].type)
    return {key: written[printed.like] for key, printed in liked.items() if printed.like in written}
