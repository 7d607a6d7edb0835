"""The matches of a tournament.

Which games have them, with which options, and when one is decided.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from herna.engine.errors import BadInput
from herna.engine.game import Game, Options


def check_game(game: Game[Any]) -> None:
    """Refuse a game that two players cannot play against each other."""
    if game.cooperative or 2 not in game.seat_counts:
        raise BadInput("error-no-tournament", game=game.key)


def deck_options(game: Game[Any]) -> list[str]:
    """The options that give a seat its deck, without the seat's number."""
    decks = set(game.decks())
    names = {option.name: option for option in game.options()}
    first = [name.removesuffix("-1") for name in names if name.endswith("-1") and decks & set(names[name].values)]
    return [name for name in first if f"{name}-2" in names]


def options_of(options: Mapping[str, Any], given: Sequence[Options]) -> Options:
    """The options of a game with what each seat has been given."""
    of_seats = {f"{name}-{seat}": value for seat, each in enumerate(given, 1) for name, value in each.items()}
    return dict(options) | of_seats


def is_decided(wins: Sequence[int], draws: int, best_of: int, extra_games: int) -> bool:
    """Whether no game of a match is left to play.

    One of an elimination tournament that is level after all games goes on for some more.
    """
    played = sum(wins) + draws
    leads = played >= best_of and wins[0] != wins[1]
    return max(wins) > best_of // 2 or leads or played >= best_of + extra_games
