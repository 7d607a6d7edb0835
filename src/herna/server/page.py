"""The page that was built from `ui/`, at every address for people.

If it was not built, a plain page says so.
"""

from __future__ import annotations

import gzip
from functools import cache
from html import escape
from pathlib import Path
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import Parameter
from litestar.status_codes import HTTP_404_NOT_FOUND

from herna.engine.errors import BadInput
from herna.games.catalogue import game_keys, game_named
from herna.messages.words import Words
from herna.server.libraries import entry_named
from herna.server.previews import preview_of, with_preview
from herna.server.routes.dependencies import Asker, TheLobby

BUILT = Path(__file__).parent / "static"
PAGES = (
    "/",
    "/table/{id:str}",
    "/replay/{id:str}",
    "/coach/{id:str}",
    "/rules",
    "/rules/{id:str}",
    "/rules/{id:str}/book",
    "/cards",
    "/cards/{id:str}",
    "/cards/{id:str}/{card:str}",
    "/scenarios",
    "/scenarios/{id:str}",
    "/scenarios/shared/{link:str}",
    "/decks",
    "/decks/{id:str}",
    "/decks/{id:str}/{deck:str}",
    "/decks/{id:str}/shared/{link:str}",
    "/draft",
    "/draft/{id:str}",
    "/tournaments",
    "/tournaments/{id:str}",
    "/tournaments/{id:str}/tv",
    "/learn",
    "/learn/{id:str}/{lesson:str}",
    "/learn/{id:str}/puzzles/{puzzle:str}",
    "/mail/confirm",
    "/mail/reset",
    "/players",
    "/players/{name:str}",
    "/players/bots/{bot:str}",
    "/moderation",
)
FOR_PROGRAMS = ("api", "assets", "health", "metrics", "ready", "schema")  # where a refusal is JSON for everybody
FOREVER = "public, max-age=31536000, immutable"  # a file whose name changes with its content
KINDS = {  # media types of the page's files; the system's list may be missing, and Python's does not know fonts
    ".css": "text/css",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".woff2": "font/woff2",
}
PACKED = {".jpg", ".woff2"}  # kinds of files that are already compressed
SMALL = 500  # bytes that are not worth compressing

Name = Annotated[str, Parameter(max_length=200)]


@get(list(PAGES), media_type=MediaType.HTML, include_in_schema=False)
async def page(who: Asker, lobby: TheLobby, request: Request[Any, Any, Any]) -> str:
    """The page, which finds out by itself what to show at its address."""
    path = request.scope["path"]
    if path.startswith("/cards/") and not await lobby.background.run(has_card, path, who.language):
        raise NotFoundException
    if path.startswith("/decks/") and not has_decks(path):
        raise NotFoundException
    address = f"{'https' if lobby.settings.secure else 'http'}://{request.headers.get('host', '')}"
    preview = await preview_of(path, who.language, lobby)
    return with_preview(_html(who.language), preview, who.language, address, path)


def has_card(path: str, language: str) -> bool:
    """Whether the game at a path of `/cards` is known, and its card."""
    _, _, game, key = f"{path}/".split("/")[:4]
    try:
        if key:
            entry_named(game_named(game), key, language)
        return bool(game_named(game).library_filters())
    except BadInput:
        return False


def has_decks(path: str) -> bool:
    """Whether the game at a path of `/decks` has decks to build."""
    try:
        return game_named(path.split("/")[2]).deck_building() is not None
    except BadInput:
        return False


def page_not_found(language: str) -> Response[str]:
    """The page that says: there is nothing at this address."""
    return Response(_html(language), media_type=MediaType.HTML, status_code=HTTP_404_NOT_FOUND)


def is_for_people(request: Request[Any, Any, Any]) -> bool:
    """Whether a browser asks for a page, not a program for data."""
    first = request.scope["path"].split("/")[1]
    return first not in FOR_PROGRAMS and "text/html" in request.headers.get("accept", "")


def _html(language: str) -> str:
    try:
        return (BUILT / "index.html").read_text(encoding="utf-8")
    except FileNotFoundError:
        return plain_page(language)


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
    """A file, the same compressed, and its media type.

    Only a plain name is looked up: nothing outside the folder is read.
    """
    if name != Path(name).name or name.startswith("."):
        raise FileNotFoundError(name)
    kind = Path(name).suffix
    plain = (BUILT / "assets" / name).read_bytes()
    packed = gzip.compress(plain, mtime=0) if len(plain) > SMALL and kind not in PACKED else b""
    return plain, packed, KINDS.get(kind, "application/octet-stream")


def plain_page(language: str) -> str:
    """A plain page: what this is, the games, and the API's description."""
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
