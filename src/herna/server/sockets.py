"""uvicorn's WebSockets with a timeout for clients that do not read."""

from __future__ import annotations

from asyncio import TimerHandle

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

READ_TIMEOUT = 10.0  # seconds within which a client has to read what is waiting for it


class TimedWebSocket(WebSocketsSansIOProtocol):
    """A connection that is closed if the client does not read in time.

    It does not pile up answers to pings meanwhile.
    """

    late: TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self.late = self.loop.call_later(READ_TIMEOUT, self.transport.abort)

    def resume_writing(self) -> None:
        self._in_time()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._in_time()
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
