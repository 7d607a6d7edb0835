"""Visitors: a nickname without an account, or an account that keeps the tables across devices."""

from __future__ import annotations

from litestar import Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from herna.server.house import House, new_id
from herna.server.messages import Credentials, Me, Rename
from herna.server.routes.given import Asker, TheHouse, TheLimits, TheVisitors
from herna.server.routes.tables import MOST_LISTED
from herna.server.security import COOKIE
from herna.server.visitors import Visitor, tidy

YEAR = 365 * 24 * 3600
SIGNING_IN = 20.0  # an attempt weighs as much as so many requests


@get("/api/me")
async def me(who: Asker, visitors: TheVisitors, house: TheHouse) -> Response[Me]:
    """Who the browser's visitor is; a new one is given a cookie."""
    if who.visitor.id:
        return Response(_shown(who.visitor))
    visitor = Visitor(new_id())
    return _known_by(await visitors.welcome(visitor), visitor, house)


@post("/api/me", status_code=HTTP_200_OK)
async def rename(data: JSONBody[Rename], who: Asker, visitors: TheVisitors, house: TheHouse) -> Response[Me]:
    """Be called something else."""
    visitor = Visitor(who.visitor.id or new_id(), tidy(data.name), who.visitor.account)
    if not who.visitor.id:
        return _known_by(await visitors.welcome(visitor), visitor, house)
    await visitors.rename(visitor, visitor.name)
    return Response(_shown(visitor))


@post("/api/accounts", status_code=HTTP_201_CREATED)
async def register(
    data: JSONBody[Credentials], who: Asker, visitors: TheVisitors, house: TheHouse, limits: TheLimits
) -> Response[Me]:
    """Keep what this visitor has under a name and a password."""
    limits.count(*who.keys(), weight=SIGNING_IN)
    visitor = who.visitor if who.visitor.id else Visitor(new_id())
    account = await visitors.new_account(visitor, data.name, data.password)
    token = await visitors.welcome(account)
    await visitors.goodbye(who.cookie)  # whoever has seen it before must not come into the account by it
    return _known_by(token, account, house)


@post("/api/sessions", status_code=HTTP_201_CREATED)
async def sign_in(
    data: JSONBody[Credentials], who: Asker, visitors: TheVisitors, house: TheHouse, limits: TheLimits
) -> Response[Me]:
    """Be known here as the owner of an account; what the browser has played without one comes along."""
    limits.count(*who.keys(), f"name {data.name.casefold()}", weight=SIGNING_IN)
    account = await visitors.sign_in(data.name, data.password)
    token = await visitors.welcome(account)
    if who.visitor.id and not who.visitor.account:
        await house.hand_over(who.visitor.id, account.id, MOST_LISTED)
        await visitors.goodbye(who.cookie)
    return _known_by(token, account, house)


@delete("/api/sessions", status_code=HTTP_200_OK)
async def sign_out(who: Asker, visitors: TheVisitors) -> Response[Me]:
    """No longer be known here."""
    if who.cookie:
        await visitors.goodbye(who.cookie)
    answer = Response(Me("", False))
    answer.delete_cookie(COOKIE)
    return answer


def _shown(visitor: Visitor) -> Me:
    return Me(visitor.name, visitor.account)


def _known_by(token: str, visitor: Visitor, house: House) -> Response[Me]:
    cookie = Cookie(
        COOKIE, value=token, max_age=YEAR, httponly=True, samesite="lax", secure=house.settings.secure, path="/"
    )
    return Response(_shown(visitor), cookies=[cookie])
