"""Trials: matches that the bots play in the background."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.params import JSONBody, Parameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from herna.server.routes.dependencies import Asker, TheLimits, TheLobby
from herna.server.routes.games import WITH_SCENARIO
from herna.server.trial_messages import StartTrial, Trial

STARTING = 20.0  # requests that starting a trial counts as

TrialId = Annotated[str, Parameter(max_length=64)]


@post("/api/trials", status_code=HTTP_201_CREATED, request_max_body_size=WITH_SCENARIO)
async def start_trial(data: JSONBody[StartTrial], who: Asker, lobby: TheLobby, limits: TheLimits) -> Trial:
    """Let the bots play matches in the background.

    They play as long as somebody asks how far they are.
    """
    limits.count(*who.keys(), weight=STARTING)
    address = f"address {who.address}"
    trial = await lobby.trials.start(data, who.visitor.id or address, address)
    return lobby.trials.message(trial, who.language)


@get("/api/trials/{id:str}")
async def look_at_trial(id: TrialId, who: Asker, lobby: TheLobby) -> Trial:
    """A trial as far as it has come."""
    return lobby.trials.message(lobby.trials.look(id), who.language)


@delete("/api/trials/{id:str}", status_code=HTTP_200_OK)
async def stop_trial(id: TrialId, who: Asker, lobby: TheLobby) -> Trial:
    """Stop a trial; what it has found out remains."""
    return lobby.trials.message(lobby.trials.stop(id), who.language)
