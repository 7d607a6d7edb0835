"""The games by key, found by the entry-point group `herna.games`.

The only list of games there is.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from herna.engine.checked import CheckedScenario
from herna.engine.errors import BadInput
from herna.engine.game import Game
from herna.engine.journal import read_text
from herna.engine.rules import Rulebook, read_rulebook


@cache
def _entries() -> dict[str, EntryPoint]:
    found = entry_points(group="herna.games")
    return {entry.name: entry for entry in sorted(found, key=lambda entry: entry.name)}


def game_keys() -> tuple[str, ...]:
    """The keys of all installed games."""
    return tuple(_entries())


def is_loaded(key: str) -> bool:
    """Whether this process has read the game's content already."""
    return key in _entries() and _entries()[key].module in sys.modules


@cache
def game_named(key: str) -> Game[Any]:
    """The game with this key."""
    if key not in _entries():
        raise BadInput("error-unknown-game", game=key[:40], known=", ".join(game_keys()) or "-")
    try:
        game = _entries()[key].load()
    except (ImportError, AttributeError) as error:
        raise BadInput("error-broken-game", game=key, why=str(error)) from error
    if not isinstance(game, Game) or game.key != key:
        raise BadInput("error-broken-game", game=key, why="its entry point is not a Game of that key")
    return game


def scenario_text(game: Game[Any], key: str) -> str:
    """The file of a scenario that comes with a game."""
    return read_text(game.content() / "scenarios" / f"{key}.toml")


@cache
def scenarios_of(game: Game[Any]) -> tuple[CheckedScenario, ...]:
    """The scenarios that come with a game, read when they are first asked for."""
    return tuple(game.check_scenario(scenario_text(game, key), key) for key in game.scenarios())


@cache
def rulebook_of(game: Game[Any]) -> Rulebook:
    """The rulebook of a game, read when it is first asked for."""
    return read_rulebook(game.content(), game.prefix)
