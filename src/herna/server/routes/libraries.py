"""The libraries of the games: everything printed, and one card by itself."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get

from herna.games.catalogue import game_named
from herna.server.libraries import card_page, library_in, library_tag
from herna.server.library_messages import CardPage, LibraryInfo
from herna.server.routes.dependencies import Asker, TheLobby
from herna.server.routes.games import Key
from herna.server.unchanging import unless_known


@get("/api/games/{game:str}/library")
async def library(
    game: Key, who: Asker, lobby: TheLobby, request: Request[Any, Any, Any]
) -> Response[LibraryInfo | None]:
    """Everything printed of a game, and what to filter it by.

    A client that sends the ETag of its copy is told when that is still right.
    """
    wanted = game_named(game)
    tag = await lobby.background.run(library_tag, wanted, who.language)
    return unless_known(request, library_in(wanted, who.language), tag)


@get("/api/games/{game:str}/library/{card:str}")
async def card(game: Key, card: Key, who: Asker, lobby: TheLobby) -> CardPage:
    """One card: its values, rules and decks, and how it did in simulations."""
    runs = lobby.settings.runs_folder()
    return await lobby.background.run(card_page, game_named(game), card, who.language, runs)
