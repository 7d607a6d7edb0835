"""The games that the contract is checked for: every installed one, and Skirmish."""

from typing import Any

import pytest

from herna.engine.game import Game
from herna.games.catalogue import game_keys, game_named
from tests.kit.skirmish.game import GAME as SKIRMISH

GAMES: dict[str, Game[Any]] = {**{key: game_named(key) for key in game_keys()}, SKIRMISH.key: SKIRMISH}


@pytest.fixture(params=list(GAMES))
def game(request: pytest.FixtureRequest) -> Game[Any]:
    """Each game in turn."""
    return GAMES[str(request.param)]
