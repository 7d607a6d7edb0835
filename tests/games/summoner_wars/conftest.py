"""Texts that a test gives to the cards, and takes away again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from herna.games.summoner_wars.texts import QUESTIONS, TEXTS, Text, add_texts
from tests.kit.battle import Says


@pytest.fixture
def says() -> Iterator[Says]:
    """`says("wrath", Text())`: in this test an ability or an event has this text; to be said before the battle."""
    printed = dict(TEXTS)

    def says(key: str, text: Text) -> None:
        add_texts({key: text})

    yield says
    TEXTS.clear()
    QUESTIONS.clear()
    add_texts(printed)
