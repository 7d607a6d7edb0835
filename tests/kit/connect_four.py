"""Matches of Connect Four, or of a game with its choices, for tests of bots."""

from typing import Any, Final

from herna.engine.game import Game
from herna.engine.match import Match
from herna.games.catalogue import game_named

CONNECT_FOUR: Final = game_named("connect-four")


def after(columns: str, game: Game[Any] = CONNECT_FOUR) -> Match[Any]:
    """A match in which discs were dropped into these columns, counted from 1."""
    match = Match(game, 2, seed="seed")
    for at, column in enumerate(columns):
        match.choose(at % 2, ("drop", int(column) - 1))
    return match
