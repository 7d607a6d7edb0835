"""Request bodies: decoded strictly into the type that the route declares."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import ClientException

SENT = "data"  # the route's parameter for the body


class StrictRequest(Request[Any, Any, Any]):
    """A request whose JSON body must fit the type that its route declares."""

    async def json(self) -> Any:
        wanted = self.route_handler.parsed_fn_signature.parameters[SENT].annotation
        try:
            return reader_of(wanted).decode(await self.body())
        except UNREADABLE as error:
            raise ClientException(str(error)) from error


# What msgspec raises for data that does not fit, for bytes that are not text, and for data that is nested too deep.
UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)


@cache
def reader_of(wanted: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(wanted)
