"""Security: rate limits, allowed origins and hosts, and the headers of every answer."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Collection
from hashlib import sha256
from hmac import compare_digest
from urllib.parse import urlsplit

from herna.engine.errors import HernaError

COOKIE = "herna"
MARK = "x-herna"  # a header that a page of another site cannot send along with our cookie
MOST_BUCKETS = 100_000

HEADERS = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self' data:",
            "font-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
ONLY_HTTPS = {"Strict-Transport-Security": "max-age=31536000"}


def security_headers(secure: bool) -> list[tuple[bytes, bytes]]:
    """The security headers of every answer, as bytes."""
    headers = HEADERS | (ONLY_HTTPS if secure else {})
    return [(name.lower().encode(), value.encode()) for name, value in headers.items()]


def hashed(token: str) -> str:
    """The digest of a secret, which is stored instead of it.

    A plain digest of 128 random bits cannot be reversed.
    """
    return sha256(token.encode()).hexdigest()


class Forbidden(HernaError):
    """The caller may not do this, or not from this origin."""


class TooMany(HernaError):
    """More requests than the limits allow."""


class Unhealthy(HernaError):
    """This node cannot do its work now."""


class Limits:
    """Rate limits for each address and token: leaky buckets with a burst."""

    def __init__(self, rate: float, burst: float, shares: bool = False) -> None:
        self.rate = rate
        self.shares = shares  # whether other nodes are told what was used
        self.burst = burst
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # how full, and when that was so
        self.used: dict[str, float] = {}  # since this was shared with other nodes
        self.elsewhere: OrderedDict[str, tuple[float, float]] = (
            OrderedDict()
        )  # used on other nodes, by digest, and when

    def count(self, *keys: str, weight: float = 1.0) -> None:
        """Count a request against each of these keys.

        `TooMany`, if one of them has asked too much.
        """
        now = time.monotonic()
        for key in keys:
            full, at = self.buckets.pop(key, (0.0, now))
            full = max(0.0, full - (now - at) * self.rate)
            if self.elsewhere:
                weighed, since = self.elsewhere.pop(hashed(key), (0.0, now))
                full += max(0.0, weighed - (now - since) * self.rate)
            allowed = full + weight <= self.burst
            self.buckets[key] = (full + weight if allowed else full, now)
            if len(self.buckets) > MOST_BUCKETS:
                self.buckets.popitem(last=False)
            if not allowed:
                raise TooMany("error-too-many")
            if self.shares and len(self.used) < MOST_BUCKETS:
                self.used[key] = self.used.get(key, 0.0) + weight

    def charge(self, digest: str, weight: float, key: str | None) -> None:
        """Count what somebody has used on another node.

        At once if the key is known here, else when it is used here. Nobody owes more than a burst.
        """
        now = time.monotonic()
        if key is not None and key in self.buckets:
            full, at = self.buckets[key]
            full = max(0.0, full - (now - at) * self.rate)
            self.buckets[key] = (min(self.burst, full + weight), now)
            return
        full, at = self.elsewhere.pop(digest, (0.0, now))
        full = max(0.0, full - (now - at) * self.rate)
        self.elsewhere[digest] = (min(self.burst, full + weight), now)
        if len(self.elsewhere) > MOST_BUCKETS:
            self.elsewhere.popitem(last=False)


def own_origin(origin: str, host: str, origins: tuple[str, ...]) -> bool:
    """Whether a page from that origin is one of ours."""
    return origin in origins or (bool(host) and origin in (f"http://{host}", f"https://{host}"))


def check_origin(origin: str | None, host: str, origins: tuple[str, ...], has_cookie: bool, marked: bool) -> None:
    """Refuse changes and live connections requested by pages of other sites."""
    if origin is not None and not own_origin(origin, host, origins):
        raise Forbidden("error-origin")
    if has_cookie and (origin is None or not marked):
        raise Forbidden("error-origin")


def hosts_served(host: str, origins: tuple[str, ...]) -> list[str] | None:
    """The host names under which this server answers; None: any.

    Any, if it listens to the world and was given no name. A page whose name was made to point here later is thus
    refused.
    """
    named = [urlsplit(origin).hostname or "" for origin in origins]
    if host in ("127.0.0.1", "::1", "localhost"):
        return [*named, "localhost", "127.0.0.1", "::1"]
    return named or None


def is_one_of(digest: str, given: Collection[str]) -> bool:
    """Whether a digest is among those given, compared in constant time."""
    return sum(compare_digest(digest, each) for each in given) > 0


def check_host(host: str, hosts: list[str] | None) -> None:
    """Refuse a request for a host name that is not this server's."""
    try:
        name = urlsplit(f"//{host}").hostname
    except ValueError:
        name = None
    if hosts is not None and name not in hosts:
        raise Forbidden("error-host")
