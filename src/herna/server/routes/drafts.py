"""Limited play at a shared table: booster drafts and sealed decks."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from herna.server.draft_messages import DraftAct, DraftListed, DraftState, OpenDraft
from herna.server.routes.dependencies import Asker, TheDrafts, TheLimits, TheLobby
from herna.server.routes.tables import OPENING, TableId


@post("/api/drafts", status_code=HTTP_201_CREATED)
async def open_draft(
    data: JSONBody[OpenDraft], who: Asker, drafts: TheDrafts, lobby: TheLobby, limits: TheLimits
) -> DraftState:
    """Open a booster draft, or sealed decks."""
    limits.count(*who.keys(), weight=OPENING)
    draft = await drafts.open(data, who)
    return draft.state(who.visitor.id, lobby.clock.now())


@get("/api/drafts")
async def own_drafts(who: Asker, drafts: TheDrafts) -> list[DraftListed]:
    """The drafts in which the visitor has a seat, the newest first."""
    return await drafts.listed(who.visitor.id) if who.visitor.id else []


@get("/api/drafts/{id:str}")
async def look_at_draft(id: TableId, who: Asker, drafts: TheDrafts, lobby: TheLobby) -> DraftState:
    """A draft as the visitor sees it."""
    draft = await drafts.look(id)
    return draft.state(who.visitor.id, lobby.clock.now())


@post("/api/drafts/{id:str}/acts", status_code=HTTP_200_OK)
async def act_in_draft(
    id: TableId, data: JSONBody[DraftAct], who: Asker, drafts: TheDrafts, lobby: TheLobby, limits: TheLimits
) -> DraftState:
    """Do something in a draft.

    Join, leave, start, pick, hand in a deck, or play somebody."""
    limits.count(*who.keys())
    draft = await drafts.act(id, data, who)
    return draft.state(who.visitor.id, lobby.clock.now())
