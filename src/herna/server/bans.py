"""Who is banned, and how they are told."""

from __future__ import annotations

from herna.server.orders import bans
from herna.server.security import Forbidden
from herna.server.steady_time import SteadyTime
from herna.server.store import Store
from herna.server.who import Who


class Bans:
    """Visitors and addresses that a node refuses, with the reasons."""

    def __init__(self, store: Store, clock: SteadyTime) -> None:
        self.store = store
        self.clock = clock
        self.reasons: dict[str, tuple[str, float | None]] = {}  # and when the ban ends

    async def read(self) -> None:
        """Read who is banned now."""
        self.reasons = await bans(self.store)

    def check(self, who: Who) -> None:
        """Refuse somebody whose account, cookie or address is banned."""
        self.check_key(of_visitor(who.visitor.id))
        self.check_key(of_address(who.opener()))

    def check_key(self, key: str) -> None:
        reason, until = self.reasons.get(key, ("", 0.0))
        if until is None or until > self.clock.now():
            raise Forbidden("error-banned-why", why=reason) if reason else Forbidden("error-banned")


def of_visitor(id: str) -> str:
    """The key of a visitor or an account."""
    return f"visitor {id}"


def of_address(digest: str) -> str:
    """The key of an address, by the digest that tables keep."""
    return f"address {digest}"
