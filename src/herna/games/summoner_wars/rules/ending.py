"""The end of the game (SW-END)."""

from __future__ import annotations

from typing import NoReturn

from herna.engine.flow import Play
from herna.engine.table import won_by
from herna.games.summoner_wars.rules.events import PlayEvent
from herna.games.summoner_wars.table import Battlefield


def end_match(play: Play[Battlefield], winner: int, rule: str) -> NoReturn:
    """SW-END-03: nothing more happens.

    Only an event that is being played goes where it goes afterwards.
    """
    for procedure, _, _ in play.stack:
        if isinstance(procedure, PlayEvent):
            procedure.it_is_discarded_or_stays(play)
    play.finish(won_by(2, winner, rule=rule))
