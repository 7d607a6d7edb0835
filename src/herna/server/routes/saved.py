"""Saved texts: decks and scenarios under a name, their versions and links."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.params import FromQuery, JSONBody, Parameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from herna.engine.errors import BadInput
from herna.games.catalogue import game_named
from herna.server.routes.dependencies import Asker, TheLimits, TheSaved
from herna.server.routes.games import WITH_SCENARIO, Key
from herna.server.saved_messages import Kind, SavedText, SavedWhole, SaveText, SharedText, ShareText
from herna.server.who import Who

TextId = Annotated[str, Parameter(max_length=32, pattern="^[A-Za-z0-9_-]+$")]
Number = Annotated[int, Parameter(ge=0, le=1_000_000_000, description="a version; 0: the newest")]
SAVING = 3.0  # requests that saving a text counts as


@get("/api/games/{game:str}/texts")
async def saved_texts(game: Key, kind: FromQuery[Kind], who: Asker, saved: TheSaved) -> list[SavedText]:
    """The visitor's saved texts of a game, the one that changed last first."""
    return await saved.listed(_owner(who), game_named(game).key, kind) if who.visitor.id else []


@post("/api/games/{game:str}/texts", status_code=HTTP_201_CREATED, request_max_body_size=WITH_SCENARIO)
async def save_text(game: Key, data: JSONBody[SaveText], who: Asker, saved: TheSaved, limits: TheLimits) -> SavedText:
    """Save a new text, or a new version of one."""
    limits.count(*who.keys(), weight=SAVING)
    return await saved.save(_owner(who), game_named(game).key, data)


@get("/api/texts/{text:str}")
async def saved_text(text: TextId, who: Asker, saved: TheSaved, number: Number = 0) -> SavedWhole:
    """One of the visitor's saved texts, with its versions."""
    return await saved.whole(_owner(who), text, number)


@post("/api/texts/{text:str}/share", status_code=HTTP_200_OK)
async def share_text(
    text: TextId, data: JSONBody[ShareText], who: Asker, saved: TheSaved, limits: TheLimits
) -> SavedText:
    """Share a saved text by a link, or end that."""
    limits.count(*who.keys())
    return await saved.share(_owner(who), text, data.shared)


@delete("/api/texts/{text:str}", status_code=HTTP_200_OK)
async def delete_text(text: TextId, who: Asker, saved: TheSaved, limits: TheLimits) -> None:
    """Delete a saved text with all its versions."""
    limits.count(*who.keys())
    await saved.delete(_owner(who), text)


@get("/api/shared/{link:str}")
async def shared_text(link: TextId, saved: TheSaved) -> SharedText:
    """A text that somebody has shared, for anyone who has its link."""
    return await saved.shared(link)


def _owner(who: Who) -> str:
    """The visitor or account to whom texts belong.

    A program without a cookie has none.
    """
    if not who.visitor.id:
        raise BadInput("error-saved-nobody")
    return who.visitor.id
