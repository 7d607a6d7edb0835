"""Every experience card by its key."""

from __future__ import annotations

from herna.engine.content import check_texts
from herna.games.warcraft.cards import human, night_elf, orc, shared, undead
from herna.games.warcraft.printed import EXPERIENCE_CARDS
from herna.games.warcraft.texts import CARD_TEXTS


def register_texts() -> None:
    """From now on the rules know what the cards say."""
    CARD_TEXTS.update({**human.TEXTS, **orc.TEXTS, **undead.TEXTS, **night_elf.TEXTS, **shared.TEXTS})
    for key, card in EXPERIENCE_CARDS.items():
        if card.like in CARD_TEXTS:
            CARD_TEXTS.setdefault(key, CARD_TEXTS[card.like])
    check_texts(EXPERIENCE_CARDS, CARD_TEXTS)
