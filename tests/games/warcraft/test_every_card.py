"""No card is left without its code: every experience card has a class, every class belongs to a card, each once."""

import pytest

from herna.engine.effects import questions_answered
from herna.engine.rules import LANGUAGES
from herna.games.warcraft.cards import human, night_elf, orc, shared, undead
from herna.games.warcraft.game import GAME
from herna.games.warcraft.printed import EXPERIENCE_CARDS, RACE_KEYS, WINDOWS
from herna.games.warcraft.rules.experience import IN_BATTLE, PLAYABLE
from herna.games.warcraft.texts import CARD_TEXTS, CardText
from herna.messages.words import Words


def test_every_card_has_its_code_and_every_code_its_card() -> None:
    assert set(CARD_TEXTS) == set(EXPERIENCE_CARDS)
    assert len({type(text) for text in CARD_TEXTS.values()}) == len(CARD_TEXTS)


def test_the_cards_of_a_race_are_in_its_module() -> None:
    modules = {"human": human, "orc": orc, "undead": undead, "night-elf": night_elf}
    for race in RACE_KEYS:
        assert set(modules[race].TEXTS) == {key for key, card in EXPERIENCE_CARDS.items() if card.races == (race,)}
    assert set(shared.TEXTS) == {key for key, card in EXPERIENCE_CARDS.items() if len(card.races) == len(RACE_KEYS)}


def test_every_card_answers_something() -> None:
    assert [key for key, text in CARD_TEXTS.items() if not questions_answered(text, CardText)] == []


def test_every_window_has_a_card_and_battle_cards_have_windows_of_their_own() -> None:
    assert all(PLAYABLE[window] for window in WINDOWS)
    for window in WINDOWS:
        assert {EXPERIENCE_CARDS[kind].battle for kind in PLAYABLE[window]} == {window in IN_BATTLE}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_every_window_has_words(language: str) -> None:
    words = Words(language, GAME)
    keys = [f"wc-{what}-{card}" for card in EXPERIENCE_CARDS for what in ("card", "text")]

    for key in (*keys, *(f"wc-window-{window}" for window in WINDOWS)):
        assert words.has(key)
