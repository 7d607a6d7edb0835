"""What is sent with a request: read strictly, as what the route wants, before anybody else sees it."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import ClientException

SENT = "data"  # what a route calls it


class Asked(Request[Any, Any, Any]):
    """A request whose body is JSON of the type that its route names; what is not, is refused."""

    async def json(self) -> Any:
        wanted = self.route_handler.parsed_fn_signature.parameters[SENT].annotation
        try:
            return reader_of(wanted).decode(await self.body())
        except UNREADABLE as error:
            raise ClientException(str(error)) from error


# What msgspec says of bytes that do not fit, of bytes that are no text, and of what is nested too deep.
UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)


@cache
def reader_of(wanted: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(wanted)
