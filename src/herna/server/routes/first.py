"""Opens a first match: a learner's, with a guide, as the game says."""

from __future__ import annotations

from litestar import post
from litestar.status_codes import HTTP_201_CREATED

from herna.engine.errors import BadInput
from herna.games.catalogue import game_named
from herna.lessons.guide import first_match_of
from herna.server.entries import Header
from herna.server.lobby import new_id
from herna.server.messages import Opened, SeatWanted
from herna.server.routes.dependencies import Asker, TheLimits, TheLobby
from herna.server.routes.games import Key
from herna.server.routes.tables import OPENING, open_with_seats
from herna.server.visitors import new_seed


@post("/api/games/{game:str}/first", status_code=HTTP_201_CREATED)
async def open_first(game: Key, who: Asker, lobby: TheLobby, limits: TheLimits) -> Opened:
    """Open a first match; the game decides its options and the other seats."""
    limits.count(*who.keys(), weight=OPENING)
    played = game_named(game)
    first = first_match_of(played)
    if first is None:
        raise BadInput("error-learn-nothing", game=game)
    seats = [SeatWanted("me"), *(SeatWanted("bot", bot) for bot in first.bots)]
    header = Header(
        id=new_id(),
        game=played.key,
        seats=len(seats),
        options=played.read_options(first.options),
        seed=new_seed(),
        opened=lobby.clock.now(),
        rules=played.version,
        opener=who.opener(),
        first=True,
    )
    return await open_with_seats(header, seats, "", who, lobby)
