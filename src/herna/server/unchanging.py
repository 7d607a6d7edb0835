"""Answers that stay the same as long as the server runs."""

from __future__ import annotations

import hashlib
from typing import Any, TypeVar

import msgspec
from litestar import Request, Response
from litestar.status_codes import HTTP_304_NOT_MODIFIED

T = TypeVar("T")


def tag_of(content: object) -> str:
    """A text that changes with the content, as an ETag."""
    return f'W/"{hashlib.sha256(msgspec.json.encode(content)).hexdigest()[:20]}"'


def unless_known(request: Request[Any, Any, Any], content: T, tag: str) -> Response[T | None]:
    """The content, for those who lack it.

    A client that sends the ETag of its copy is told that it is still right.
    """
    headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Language"}
    if request.headers.get("if-none-match") == tag:
        return Response(None, status_code=HTTP_304_NOT_MODIFIED, headers=headers)
    return Response(content, headers=headers)
