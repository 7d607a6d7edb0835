"""Visitors and accounts: names, signing up, in and out."""

from __future__ import annotations

from litestar import Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from herna.server.bans import of_visitor
from herna.server.lobby import Lobby, new_id
from herna.server.names import clean_name, folded
from herna.server.people.counting import change_owner
from herna.server.routes.dependencies import (
    Asker,
    TheDrafts,
    TheLimits,
    TheLobby,
    ThePairing,
    TheSaved,
    TheTournaments,
    TheVisitors,
)
from herna.server.routes.tables import MOST_LISTED
from herna.server.security import COOKIE, Forbidden, Limits
from herna.server.visitor_messages import ChangePassword, Credentials, Me, Rename
from herna.server.visitors import Visitor, Visitors
from herna.server.who import Who

YEAR = 365 * 24 * 3600
COMING = 10.0  # requests that a new visitor counts as
SIGNING_IN = 20.0  # requests that an attempt counts as


@get("/api/me")
async def me(who: Asker, visitors: TheVisitors, lobby: TheLobby, limits: TheLimits) -> Response[Me]:
    """The browser's visitor; a new one is given a cookie."""
    if who.visitor.id:
        return Response(_shown(who.visitor, lobby))
    await _count_new(who, visitors, limits, COMING)
    visitor = Visitor(new_id())
    return _with_cookie(await visitors.new_session(visitor), visitor, lobby)


@post("/api/me", status_code=HTTP_200_OK)
async def rename(
    data: JSONBody[Rename], who: Asker, visitors: TheVisitors, lobby: TheLobby, limits: TheLimits
) -> Response[Me]:
    """Change the visitor's name."""
    visitor = Visitor(who.visitor.id or new_id(), clean_name(data.name), who.visitor.account)
    if not who.visitor.id:
        await _count_new(who, visitors, limits, COMING)
        return _with_cookie(await visitors.new_session(visitor), visitor, lobby)
    await visitors.rename(visitor, visitor.name)
    return Response(_shown(visitor, lobby))


@post("/api/accounts", status_code=HTTP_201_CREATED)
async def register(
    data: JSONBody[Credentials], who: Asker, visitors: TheVisitors, lobby: TheLobby, limits: TheLimits
) -> Response[Me]:
    """Create an account for this visitor, with a name and a password."""
    await _count_new(who, visitors, limits, SIGNING_IN)
    visitor = who.visitor if who.visitor.id else Visitor(new_id())
    account = await visitors.new_account(visitor, data.name, data.password)
    token = await visitors.new_session(account)
    await visitors.end_session(who.cookie)  # somebody who has seen the old cookie must not get into the account with it
    return _with_cookie(token, account, lobby)


@post("/api/sessions", status_code=HTTP_201_CREATED)
async def sign_in(
    data: JSONBody[Credentials],
    who: Asker,
    visitors: TheVisitors,
    lobby: TheLobby,
    saved: TheSaved,
    drafts: TheDrafts,
    tournaments: TheTournaments,
    pairing: ThePairing,
    limits: TheLimits,
) -> Response[Me]:
    """Sign in to an account.

    The browser's tables, drafts, tournaments and saved texts become the account's.
    """
    limits.count(*who.keys(), f"name {folded(data.name)}", weight=SIGNING_IN)
    account = await visitors.sign_in(data.name, data.password, who.opener())
    lobby.bans.check_key(of_visitor(account.id))
    if not who.is_local():
        await visitors.count_new(who.opener())
    token = await visitors.new_session(account)
    if who.visitor.id and not who.visitor.account:
        await lobby.change_owner(who.visitor.id, account.id, MOST_LISTED)
        await saved.change_owner(who.visitor.id, account.id)
        await drafts.change_owner(who.visitor.id, account.id)
        await tournaments.change_owner(who.visitor.id, account.id)
        await pairing.seeks.change_owner(who.visitor.id, account.id)
        async with lobby.store.changing() as connection:
            await change_owner(connection, who.visitor.id, account.id)
        await lobby.chat.relations.change_owner(who.visitor.id, account.id)
        await visitors.end_session(who.cookie)
    return _with_cookie(token, account, lobby)


@delete("/api/sessions", status_code=HTTP_200_OK)
async def sign_out(who: Asker, visitors: TheVisitors) -> Response[Me]:
    """Sign out."""
    if who.cookie:
        await visitors.end_session(who.cookie)
    answer = Response(Me("", False))
    answer.delete_cookie(COOKIE)
    return answer


@delete("/api/sessions/all", status_code=HTTP_200_OK)
async def sign_out_everywhere(who: Asker, visitors: TheVisitors) -> Response[Me]:
    """Sign out on all devices."""
    if not who.visitor.account:
        raise Forbidden("error-no-account")
    await visitors.end_sessions(who.visitor)
    answer = Response(Me("", False))
    answer.delete_cookie(COOKIE)
    return answer


@post("/api/accounts/password", status_code=HTTP_200_OK)
async def change_password(
    data: JSONBody[ChangePassword], who: Asker, visitors: TheVisitors, lobby: TheLobby, limits: TheLimits
) -> Response[Me]:
    """Change the password of the account; it is signed out everywhere else."""
    limits.count(*who.keys(), weight=SIGNING_IN)
    if not who.visitor.account:
        raise Forbidden("error-no-account")
    await visitors.change_password(who.visitor, data.old, data.new, who.opener(), who.cookie)
    return Response(_shown(who.visitor, lobby))


async def _count_new(who: Who, visitors: Visitors, limits: Limits, weight: float) -> None:
    """Count somebody who gets a new cookie; nobody on this machine is refused."""
    limits.count(*who.keys(), weight=weight)
    if not who.is_local():
        await visitors.count_new(who.opener())


def _shown(visitor: Visitor, lobby: Lobby) -> Me:
    return Me(visitor.name, visitor.account, lobby.settings.legal is not None, lobby.mails.can_send())


def _with_cookie(token: str, visitor: Visitor, lobby: Lobby) -> Response[Me]:
    cookie = Cookie(
        COOKIE, value=token, max_age=YEAR, httponly=True, samesite="lax", secure=lobby.settings.secure, path="/"
    )
    return Response(_shown(visitor, lobby), cookies=[cookie])
