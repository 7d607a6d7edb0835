"""Texts that a test gives to the cards, and takes away again."""

from collections.abc import Iterator

import pytest

from herna.games.summoner_wars.given import Says
from herna.games.summoner_wars.texts import add_texts
from tests.games.summoner_wars.rows import invented


@pytest.fixture
def says() -> Iterator[Says]:
    """`says("wrath", Text())`: in this test an ability or an event has this text; to be said before the battle."""
    with invented({}):
        yield lambda key, text: add_texts({key: text})
