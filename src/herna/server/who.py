"""The caller of a request.

The visitor of the cookie, the seats whose tokens were sent, the address and the language.
"""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from msgspec import Struct

from herna.engine.events import SPECTATOR
from herna.engine.rules import LANGUAGES
from herna.server.addresses import address_prefix, is_local
from herna.server.security import COOKIE, hashed
from herna.server.shared_table import SharedTable
from herna.server.visitors import NOBODY, Visitor, Visitors

OPENER = 32  # characters
Connection = ASGIConnection[Any, Any, Any, Any]


class Who(Struct, frozen=True):
    """The caller of a request."""

    visitor: Visitor
    tokens: frozenset[str]  # the digests of seat tokens
    cookie: str
    address: str
    language: str

    def is_local(self) -> bool:
        """Whether the caller is on this machine."""
        return is_local(self.address)

    def opener(self) -> str:
        """The digest of the address, as tables keep it."""
        return hashed(f"address {self.address}")[:OPENER]

    def keys(self) -> tuple[str, ...]:
        """The keys for the rate limits."""
        return (f"address {self.address}", *self.own_keys())

    def own_keys(self) -> tuple[str, ...]:
        """The same without the address, which was counted before."""
        tokens = [f"token {token}" for token in self.tokens]
        return (*tokens, *([f"visitor {self.visitor.id}"] if self.visitor.id else []))

    def seats(self, table: SharedTable) -> list[int]:
        """The caller's seats."""
        return table.seats_of(self.tokens, self.visitor.id)

    def is_alone(self, table: SharedTable) -> bool:
        """Whether the caller has one seat, and is 'you' there."""
        return len(self.seats(table)) == 1

    def check_seat(self, table: SharedTable, seat: int) -> int:
        """Refuse a seat that is not the caller's."""
        table.check_seat(seat, self.tokens, self.visitor.id)
        return seat

    def seat_to_see(self, table: SharedTable, seat: int | None) -> int:
        """The seat whose view to send.

        The one named, or the caller's first, or a spectator's.
        """
        own = self.seats(table)
        if seat is None:
            return own[0] if own else SPECTATOR
        return seat if seat == SPECTATOR else self.check_seat(table, seat)


async def who_asks(connection: Connection, visitors: Visitors) -> Who:
    """The caller at the other end of a connection."""
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
    """The address of the caller, as limits count it."""
    return address_prefix(connection.client.host if connection.client is not None else "")


def language_of(connection: Connection) -> str:
    """The language of the answer.

    The one named in the address, or the browser's first that we have.
    """
    wanted = [str(connection.query_params.get("lang", "")), *connection.headers.get("accept-language", "").split(",")]
    spoken = (each.strip()[:2].lower() for each in wanted)
    return next((language for language in spoken if language in LANGUAGES), LANGUAGES[0])
