"""The first page: what this is, and where a program finds out how to talk to it."""

from __future__ import annotations

from html import escape

from litestar import MediaType, get

from herna.games.catalogue import game_keys, game_named
from herna.messages.words import Words
from herna.server.routes.given import Asker


@get("/", media_type=MediaType.HTML, include_in_schema=False)
async def page(who: Asker) -> str:
    """The games, in the visitor's language."""
    words = Words(who.language)
    named = [(key, Words(who.language, game_named(key)).say(f"{game_named(key).prefix}-game")) for key in game_keys()]
    items = "".join(f"<li>{escape(name)} (<code>{escape(key)}</code>)</li>" for key, name in named)
    return (
        f'<!doctype html><html lang="{who.language}"><head><meta charset="utf-8"><title>Herna</title>'
        '<meta name="viewport" content="width=device-width"></head><body><main>'
        f"<h1>Herna</h1><p>{escape(words.say('page-about'))}</p><ul>{items}</ul>"
        f'<p><a href="/schema/openapi.json">{escape(words.say("page-api"))}</a></p></main></body></html>'
    )
