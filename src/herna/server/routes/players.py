"""Players: their pages, histories and leaderboards; what you show, take with you and delete."""

from __future__ import annotations

import json
from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, Parameter
from litestar.status_codes import HTTP_200_OK

from herna.server.admin import Person
from herna.server.people.history import Met, Wanted, history_page
from herna.server.people.leaderboards import leaderboard
from herna.server.people.player_messages import (
    Deleted,
    DeleteMe,
    History,
    Leaderboard,
    PlayerPage,
    Result,
    SetShows,
)
from herna.server.people.profiles import player_page, set_what_is_shown
from herna.server.personal import delete_person, export_person
from herna.server.routes.dependencies import Asker, TheLimits, TheLobby, TheVisitors
from herna.server.routes.games import Key
from herna.server.security import COOKIE, Forbidden

PERSONAL = 50.0  # requests that an export or a deletion counts as: every entry is looked at

PlayerName = Annotated[str, Parameter(max_length=40, description="the name of an account")]
BotNamed = Annotated[str, Parameter(max_length=40, description="instead of a name, a bot such as search:3")]
Cursor = Annotated[str, Parameter(max_length=120, description="`next` of the page before")]
Kind = Annotated[Met, Parameter(description="only against people, or only with bots")]
Opponent = Annotated[str, Parameter(max_length=80, description="the name of an account, or `bot:` and a bot")]
WithResult = Annotated[Result | None, Parameter(description="only with this result of the player")]
Rated = Annotated[bool | None, Parameter(description="only rated matches, or only casual ones")]
OfGame = Annotated[str, Parameter(max_length=64)]


@get("/api/players")
async def look_at_player(who: Asker, lobby: TheLobby, name: PlayerName = "", bot: BotNamed = "") -> PlayerPage:
    """The page of a player or a bot, as much as the player shows."""
    return await player_page(lobby.store, name, bot, who.visitor.id)


@get("/api/players/matches")
async def matches_of_player(
    who: Asker,
    lobby: TheLobby,
    name: PlayerName = "",
    bot: BotNamed = "",
    game: OfGame = "",
    opponent: Opponent = "",
    met: Kind = "",
    result: WithResult = None,
    rated: Rated = None,
    after: Cursor = "",
) -> History:
    """A page of the matches of a player or a bot, the newest first."""
    wanted = Wanted(game, opponent, met, result or "", rated, after)
    return await history_page(lobby.store, name, bot, who.visitor.id, wanted)


@get("/api/leaderboards/{game:str}")
async def ranked_players(game: Key, who: Asker, lobby: TheLobby, after: Cursor = "") -> Leaderboard:
    """A page of the players of a game by their ratings, with bots."""
    return await leaderboard(lobby.store, game, after, who.visitor.id)


@post("/api/me/shows", status_code=HTTP_200_OK)
async def set_shows(data: JSONBody[SetShows], who: Asker, lobby: TheLobby, limits: TheLimits) -> SetShows:
    """Choose what others see of your account: everything, only ratings, or nothing."""
    limits.count(*who.keys())
    if not who.visitor.account:
        raise Forbidden("error-no-account")
    await set_what_is_shown(lobby.store, who.visitor.id, data.shows)
    return data


@get("/api/me/export", media_type="application/json")
async def export_me(who: Asker, lobby: TheLobby, limits: TheLimits) -> Response[bytes]:
    """Everything that is stored of you, as one file."""
    limits.count(*who.keys(), weight=PERSONAL)
    if not who.visitor.id:
        raise Forbidden("error-no-visitor")
    visitor = who.visitor
    data = await export_person(lobby, Person(visitor.id, visitor.name, visitor.account, 0))
    return Response(
        json.dumps(data, ensure_ascii=False, indent=2).encode(),
        media_type="application/json",
        headers={"Content-Disposition": 'attachment; filename="herna-export.json"', "Cache-Control": "no-store"},
    )


@post("/api/me/delete", status_code=HTTP_200_OK)
async def delete_me(
    data: JSONBody[DeleteMe], who: Asker, visitors: TheVisitors, lobby: TheLobby, limits: TheLimits
) -> Response[Deleted]:
    """Delete everything of you; an account gives its password.

    Others keep their matches, without your name.
    """
    limits.count(*who.keys(), weight=PERSONAL)
    visitor = who.visitor
    if not visitor.id:
        raise Forbidden("error-no-visitor")
    if visitor.account:
        await visitors.check_password(visitor, data.password, who.opener())
    tables = await delete_person(lobby, Person(visitor.id, visitor.name, visitor.account, 0))
    visitors.forget(visitor.id)
    await lobby.follow_orders()  # what was read of the tables before has the name
    answer = Response(Deleted(tables))
    answer.delete_cookie(COOKIE)
    return answer
