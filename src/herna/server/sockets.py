"""uvicorn's connections with timeouts, and limits for each address."""

from __future__ import annotations

from asyncio import TimerHandle, Transport
from collections import Counter
from collections.abc import Callable, Sequence
from ipaddress import ip_address, ip_network
from typing import Any, cast

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from herna.server.addresses import address_of_host, address_prefix
from herna.server.security import hashed

READ_TIMEOUT = 10.0  # seconds within which a client has to read what is waiting for it
FRAMES = "herna.frames"  # the extension of a live connection by which finished frames are sent
HEAD_TIMEOUT = 15.0  # seconds within which a request has to come, up to its body
BODY_TIMEOUT = 60.0  # seconds within which all of it has to come


class Connections:
    """How many connections each address has open.

    Those of proxies and of this machine are not counted.
    """

    def __init__(self, most: int, proxies: Sequence[str] = ()) -> None:
        self.most = most
        self.proxies = [ip_network(proxy) for proxy in proxies]
        self.open: Counter[str] = Counter()
        self.elsewhere: dict[str, int] = {}  # on other nodes, by digest

    def add(self, host: str) -> Callable[[], None] | None:
        """Count another connection; what is returned ends it. None, if there are too many."""
        address = address_prefix(host)
        if self._is_free(host):
            return lambda: None
        elsewhere = self.elsewhere.get(hashed(address), 0) if self.elsewhere else 0
        if self.open[address] + elsewhere >= self.most:
            return None
        self.open[address] += 1
        return lambda: self._end(address)

    def _end(self, address: str) -> None:
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]

    def _is_free(self, host: str) -> bool:
        try:
            address = ip_address(address_of_host(host))
        except ValueError:
            return True
        return address.is_loopback or any(address in proxy for proxy in self.proxies)


class Config(uvicorn.Config):
    """uvicorn's configuration with the connections of this server."""

    def __init__(self, app: Any, connections: Connections, **given: Any) -> None:
        super().__init__(app, **given)
        self.open_connections = connections


class TimedHttp(H11Protocol):
    """HTTP with timeouts for requests, and a limit of connections."""

    timer: TimerHandle | None = None
    release: Callable[[], None] | None = None
    waiting_since = 0.0

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override] # as uvicorn has it
        super().connection_made(transport)
        assert isinstance(self.config, Config)
        self.release = self.config.open_connections.add(self.client[0] if self.client else "")
        if self.release is None:
            transport.abort()
            return
        self.waiting_since = self.loop.time()
        self.timer = self.loop.call_later(HEAD_TIMEOUT, self.close_if_late)

    def close_if_late(self) -> None:
        """Close the connection if the client is late; else look again later."""
        cycle, waited = self.cycle, self.loop.time() - self.waiting_since
        answered = cycle is None or cycle.response_complete
        late = HEAD_TIMEOUT if answered else BODY_TIMEOUT if cycle is not None and cycle.more_body else None
        if late is not None and waited >= late:
            self.transport.abort()
        else:
            self.timer = self.loop.call_later(HEAD_TIMEOUT, self.close_if_late)

    def on_response_complete(self) -> None:
        self.waiting_since = self.loop.time()
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: Any) -> None:
        super().handle_websocket_upgrade(event)
        protocol = self.transport.get_protocol()
        if isinstance(protocol, TimedWebSocket):
            protocol.release, self.release = self.release, None
        self._stop()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        super().connection_lost(exc)

    def _stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        if self.release is not None:
            self.release()
        self.timer = self.release = None


class TimedWebSocket(WebSocketsSansIOProtocol):
    """A connection that is closed if the client does not read in time.

    It does not pile up answers to pings meanwhile.
    """

    late: TimerHandle | None = None
    release: Callable[[], None] | None = None

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            cast(Any, self.scope)["extensions"][FRAMES] = self

    def send_frame(self, frame: bytes) -> bool:
        """Send a finished frame at once.

        False, if the client has not read what was sent before, or has gone.
        """
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(frame)
        return True

    def pause_writing(self) -> None:
        super().pause_writing()
        self.late = self.loop.call_later(READ_TIMEOUT, self.transport.abort)

    def resume_writing(self) -> None:
        self._in_time()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._in_time()
        if self.release is not None:
            self.release()
            self.release = None
        super().connection_lost(exc)

    def _in_time(self) -> None:
        if self.late is not None:
            self.late.cancel()
            self.late = None

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()
