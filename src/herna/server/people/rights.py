"""Who may do what: the one place where the rights of roles are checked."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct
from sqlalchemy import select

from herna.server.schema import ACCOUNTS
from herna.server.security import Forbidden
from herna.server.store import Store
from herna.server.visitors import Visitor

Role = Literal["owner", "moderator", "organiser", "player"]
Right = Literal["reports", "bans", "tables", "tournaments", "audit", "roles"]
ROLES: Final[tuple[Role, ...]] = ("owner", "moderator", "organiser", "player")  # each before those it stands above
MODERATES: Final[tuple[Right, ...]] = ("reports", "bans", "tables", "tournaments", "audit")
RIGHTS: Final[dict[Role, tuple[Right, ...]]] = {
    "owner": (*MODERATES, "roles"),
    "moderator": MODERATES,
    "organiser": (),
    "player": (),
}


class Moderator(Struct, frozen=True):
    """Somebody who keeps order: an account with its role, or the operator."""

    id: str  # empty: the operator, on the server's machine
    name: str
    role: Role


OPERATOR: Final = Moderator("", "", "owner")


async def role_of(store: Store, account: str) -> Role:
    """The role of an account; a player's, if there is no such account."""
    async with store.engine.connect() as connection:
        role: Role | None = await connection.scalar(select(ACCOUNTS.c.role).where(ACCOUNTS.c.id == account))
    return role if role in ROLES else "player"


async def check_right(store: Store, visitor: Visitor, right: Right | None = None) -> Moderator:
    """Refuse somebody without a right, or without any."""
    role = await role_of(store, visitor.id) if visitor.account else "player"
    if right not in RIGHTS[role] and (right is not None or not RIGHTS[role]):
        raise Forbidden("error-no-right")
    return Moderator(visitor.id, visitor.name, role)


async def check_below(store: Store, moderator: Moderator, account: str) -> None:
    """Refuse an act against somebody whose role is not below that of the moderator."""
    other = await role_of(store, account)
    if moderator.id and ROLES.index(other) <= ROLES.index(moderator.role):
        raise Forbidden("error-not-below", role=other)
