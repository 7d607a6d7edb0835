"""Finding an opponent: seeks, and quick pairing."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.params import JSONBody, Parameter
from litestar.status_codes import HTTP_200_OK

from herna.engine.errors import BadInput
from herna.server.meeting.messages import SeekInfo, SeekMatch, Sought, TakeSeek
from herna.server.meeting.seeks import Seek
from herna.server.routes.dependencies import Asker, TheLimits, TheLobby, ThePairing
from herna.server.routes.games import WITH_SCENARIO
from herna.server.routes.tables import name_of
from herna.server.who import Who

SEEKING = 5.0  # requests that looking for an opponent counts as

SeekId = Annotated[str, Parameter(max_length=32, pattern="^[A-Za-z0-9_-]+$")]


@get("/api/seeks")
async def seeks(who: Asker, lobby: TheLobby, pairing: ThePairing) -> list[SeekInfo]:
    """All who seek an opponent now, the newest first."""
    return [_shown(each, who) for each in await pairing.seeks.listed(lobby.clock.now())]


@get("/api/seeks/mine")
async def own_seeks(who: Asker, lobby: TheLobby, pairing: ThePairing) -> list[SeekInfo]:
    """The visitor's seeks, and the tables of those that were paired.

    A seek without a clock in days ends a minute after this was asked last.
    """
    if not who.visitor.id:
        return []
    return [_shown(each, who) for each in await pairing.seeks.of(who.visitor.id, lobby.clock.now())]


@post("/api/seeks", status_code=HTTP_200_OK, request_max_body_size=WITH_SCENARIO)
async def seek(data: JSONBody[SeekMatch], who: Asker, pairing: ThePairing, limits: TheLimits) -> Sought:
    """Find somebody who seeks the same, or wait for them."""
    _check_known(who)
    limits.count(*who.keys(), weight=SEEKING)
    return await pairing.seek(data, name_of(data.name, who), who)


@post("/api/seeks/{seek_id:str}/take", status_code=HTTP_200_OK, request_max_body_size=WITH_SCENARIO)
async def take_seek(
    seek_id: SeekId, data: JSONBody[TakeSeek], who: Asker, pairing: ThePairing, limits: TheLimits
) -> Sought:
    """Play with the owner of a seek."""
    _check_known(who)
    limits.count(*who.keys(), weight=SEEKING)
    return await pairing.take(seek_id, data.own, name_of(data.name, who), who)


@delete("/api/seeks/{seek_id:str}", status_code=HTTP_200_OK)
async def stop_seeking(seek_id: SeekId, who: Asker, pairing: ThePairing, limits: TheLimits) -> Sought:
    """End one of the visitor's seeks.

    The answer has a table, if somebody was faster.
    """
    _check_known(who)
    limits.count(*who.keys())
    return Sought(await pairing.seeks.withdraw(who.visitor.id, seek_id))


def _check_known(who: Who) -> None:
    """Refuse a program without a cookie: it could not find its table again."""
    if not who.visitor.id:
        raise BadInput("error-seek-nobody")


def _shown(seek: Seek, who: Who) -> SeekInfo:
    wanted, mine = seek.wanted, seek.visitor == who.visitor.id
    standing, table = seek.standing, seek.table if mine else ""
    rating = round(standing.rating) if wanted.rated else None
    return SeekInfo(
        id=seek.id,
        name=seek.name,
        game=wanted.game,
        options=dict(wanted.options),
        clock=wanted.clock,
        rated=wanted.rated,
        rating=rating,
        span=standing.span(),
        at=seek.at,
        mine=mine,
        table=table,
    )
