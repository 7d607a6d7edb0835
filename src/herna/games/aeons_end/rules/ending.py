"""The end of the game: the players win or lose together (AE-END)."""

from __future__ import annotations

from typing import NoReturn

from herna.engine.flow import Play
from herna.engine.table import Result
from herna.games.aeons_end.table import Siege


def players_win(play: Play[Siege], rule: str) -> NoReturn:
    play.finish(Result((1.0,) * len(play.table.mages), rule))


def players_lose(play: Play[Siege], rule: str) -> NoReturn:
    play.finish(Result((0.0,) * len(play.table.mages), rule))
