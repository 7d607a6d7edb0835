"""Which tips are due for a seat that is asked something."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from herna.engine.game import Game
from herna.engine.tips import Due, DueTip, Moment, due_tips


@cache
def conditions_of(game: Game[Any]) -> Mapping[int, Due]:
    """When each tip of a game is due, by its number."""
    name = f"{game.package}.tips"
    conditions: Mapping[int, Due] = import_module(name).TIPS if find_spec(name) is not None else {}
    return conditions


def tips_due(game: Game[Any], moment: Moment) -> list[DueTip]:
    """The tips that are due at a moment."""
    return due_tips(conditions_of(game), moment)
