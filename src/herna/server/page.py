"""The page: what `ui/` was built into, at every address that a person opens; in plain words where it was not built."""

from __future__ import annotations

import gzip
from functools import cache
from html import escape
from pathlib import Path
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

from herna.games.catalogue import game_keys, game_named
from herna.messages.words import Words
from herna.server.routes.given import Asker

BUILT = Path(__file__).parent / "static"
PAGES = ("/", "/table/{id:str}", "/replay/{id:str}", "/rules/{id:str}")
FOREVER = "public, max-age=31536000, immutable"  # a file whose name changes with what is in it
KINDS = {  # what the page is built of; a machine's own list of kinds may be missing, and Python's does not know fonts
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".woff2": "font/woff2",
}
PACKED = {".woff2"}  # kinds that are packed already
SMALL = 500  # bytes that are not worth packing

Name = Annotated[str, Parameter(max_length=200)]


@get(list(PAGES), media_type=MediaType.HTML, include_in_schema=False)
async def page(who: Asker) -> bytes | str:
    """The page, which finds out by itself what to show at its address."""
    try:
        return (BUILT / "index.html").read_bytes()
    except FileNotFoundError:
        return in_plain_words(who.language)


@get("/assets/{name:str}", include_in_schema=False)
async def asset(name: Name, request: Request[Any, Any, Any]) -> Response[bytes]:
    """A script, a style, a picture or a font of the page."""
    try:
        plain, packed, kind = _read(name)
    except (OSError, ValueError):
        raise NotFoundException from None
    headers = {"Cache-Control": FOREVER, "Vary": "Accept-Encoding"}
    if packed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type=kind, headers=headers | {"Content-Encoding": "gzip"})
    return Response(plain, media_type=kind, headers=headers)


@cache
def _read(name: str) -> tuple[bytes, bytes, str]:
    """A file as it is and packed, and its kind. Only a plain name is looked up: nothing outside the folder is read."""
    if name != Path(name).name or name.startswith("."):
        raise FileNotFoundError(name)
    kind = Path(name).suffix
    plain = (BUILT / "assets" / name).read_bytes()
    packed = gzip.compress(plain, mtime=0) if len(plain) > SMALL and kind not in PACKED else b""
    return plain, packed, KINDS.get(kind, "application/octet-stream")


def in_plain_words(language: str) -> str:
    """What this is, the games, and where a program finds out how to talk to it."""
    words = Words(language)
    named = [(key, Words(language, game_named(key)).say(f"{game_named(key).prefix}-game")) for key in game_keys()]
    items = "".join(f"<li>{escape(name)} (<code>{escape(key)}</code>)</li>" for key, name in named)
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>Herna</title>'
        '<meta name="viewport" content="width=device-width"></head><body><main>'
        f"<h1>Herna</h1><p>{escape(words.say('page-about'))}</p><ul>{items}</ul>"
        f"<p>{escape(words.say('page-not-built'))}</p>"
        f'<p><a href="/schema/openapi.json">{escape(words.say("page-api"))}</a></p></main></body></html>'
    )
