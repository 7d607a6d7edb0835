"""Who asks: the visitor of the cookie, the seats whose tokens were sent, where from, and in which language."""

from __future__ import annotations

from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any

from litestar.connection import ASGIConnection
from msgspec import Struct

from herna.engine.errors import BadInput
from herna.engine.events import SPECTATOR
from herna.engine.rules import LANGUAGES
from herna.server.security import COOKIE, Forbidden
from herna.server.shared_table import SharedTable
from herna.server.visitors import NOBODY, Visitor, Visitors, hashed

Connection = ASGIConnection[Any, Any, Any, Any]


class Who(Struct, frozen=True):
    """Somebody who asks for something."""

    visitor: Visitor
    tokens: frozenset[str]  # the digests of seat tokens
    cookie: str
    address: str
    language: str

    def keys(self) -> tuple[str, ...]:
        """What the limits count for."""
        return (f"address {self.address}", *self.own_keys())

    def own_keys(self) -> tuple[str, ...]:
        """The same without the address, which is counted at the door."""
        tokens = [f"token {token}" for token in self.tokens]
        return (*tokens, *([f"visitor {self.visitor.id}"] if self.visitor.id else []))

    def seats(self, table: SharedTable) -> list[int]:
        """The seats that are this one's."""
        return table.seats_of(set(self.tokens), self.visitor.id)

    def check_seat(self, table: SharedTable, seat: int) -> int:
        """A seat that is this one's."""
        if seat >= table.header.seats:
            raise BadInput("error-no-such-seat", seat=seat + 1)
        if seat not in self.seats(table):
            raise Forbidden("error-not-your-seat", seat=seat + 1)
        return seat

    def seat_to_see(self, table: SharedTable, seat: int | None) -> int:
        """The seat from which to look: the one named, or the first of one's own, or a spectator's."""
        own = self.seats(table)
        if seat is None:
            return own[0] if own else SPECTATOR
        return seat if seat == SPECTATOR else self.check_seat(table, seat)


async def who_asks(connection: Connection, visitors: Visitors) -> Who:
    """Who is at the other end of a connection."""
    cookie = connection.cookies.get(COOKIE, "")
    bearer = connection.headers.get("authorization", "")
    token = bearer[7:].strip() if bearer[:7].lower() == "bearer " else ""
    return Who(
        await visitors.known(cookie) if cookie else NOBODY,
        frozenset([hashed(token)] if token else []),
        cookie,
        address_of(connection),
        language_of(connection),
    )


def address_of(connection: Connection) -> str:
    """Where somebody asks from: of an IPv6 address the half that names the network, since the rest is anybody's."""
    host = connection.client.host if connection.client is not None else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    return str(IPv6Network((address, 64), strict=False)) if isinstance(address, IPv6Address) else host


def language_of(connection: Connection) -> str:
    """The first language of the browser that we speak, unless the address asks for one."""
    wanted = [str(connection.query_params.get("lang", "")), *connection.headers.get("accept-language", "").split(",")]
    spoken = (each.strip()[:2].lower() for each in wanted)
    return next((language for language in spoken if language in LANGUAGES), LANGUAGES[0])
