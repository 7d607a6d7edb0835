"""The types of the page are those of what is sent."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from herna.engine.events import SPECTATOR
from herna.engine.game import Game
from herna.engine.rules import LANGUAGES
from herna.games.catalogue import game_keys, game_named
from herna.messages.words import Words
from herna.server.typescript import generated
from tests.kit.random_match import some_decisions

# The type of what is printed, by the beginning of its key.
PRINTED = {
    "aeons-end": {"mage-": "Mage", "nemesis-": "Nemesis", "breach-": "Breach", "": "Card"},
    "doomtrooper": {"": "Card"},
    "summoner-wars": {"": "Card"},
    "warcraft": {
        "card-": "Experience",
        "unit-": "Unit",
        "race-": "Race",
        "building-": "Building",
        "ability-": "Name",
        "space-": "Name",
        "token-": "Name",
    },
}
TYPED = [game for key in game_keys() if (game := game_named(key)).seen() is not None]


@pytest.mark.parametrize("file", generated(), ids=lambda file: f"{file.parent.name}/{file.name}")
def test_the_page_has_the_types_of_this_server(file: Path) -> None:
    assert file.read_text(encoding="utf-8") == generated()[file], "run: python -m herna.server.typescript"


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("game", TYPED, ids=lambda game: game.key)
def test_what_a_seat_sees_is_of_the_type_that_the_game_declares(game: Game[Any], number: int) -> None:
    types = game.seen()
    assert types is not None

    for match, _ in some_decisions(game, number):
        for seat in range(SPECTATOR, match.seats):
            seen = match.view(seat)["table"]
            assert msgspec.convert(seen, types.View, strict=True) == seen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", PRINTED)
def test_what_is_printed_is_of_the_type_that_the_game_declares(key: str, language: str) -> None:
    game = game_named(key)
    pictured = game.pictured(Words(language, game).say)

    assert pictured
    for name, facts in pictured.items():
        kind = next(kind for beginning, kind in PRINTED[key].items() if name.startswith(beginning))
        declared = getattr(game.seen(), f"Printed{kind}")
        assert facts.keys() == declared.__annotations__.keys()
        msgspec.convert(msgspec.json.decode(msgspec.json.encode(facts)), declared, strict=True)
