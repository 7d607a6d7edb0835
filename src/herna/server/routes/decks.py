"""Building decks: what a game says about a deck, and reading one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import get, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from herna.engine.decks import LONGEST
from herna.engine.game import Game
from herna.games.catalogue import game_named
from herna.server.acts import ShowDeck
from herna.server.deck_building import deck_kit, judge_deck, played_decks, read_deck_text
from herna.server.deck_messages import DeckJudged, DeckKit, DeckRead, DeckText, JudgeDeck, PlayedDecks
from herna.server.recorded import recorded_worths
from herna.server.routes.dependencies import Asker, TheLimits, TheLobby
from herna.server.routes.games import Key
from herna.server.routes.tables import TableId

READING = 5.0  # requests that reading a list counts as
WITH_LIST = 16 * LONGEST  # bytes of a body with a list


@get("/api/games/{game:str}/deck")
async def deck_building(game: Key, who: Asker, lobby: TheLobby) -> DeckKit:
    """All that is needed to build decks of a game."""
    return await lobby.background.run(deck_kit, game_named(game), who.language)


@post("/api/games/{game:str}/deck", status_code=HTTP_200_OK)
async def judge(game: Key, data: JSONBody[JudgeDeck], who: Asker, lobby: TheLobby, limits: TheLimits) -> DeckJudged:
    """What the game says about a deck: faults, repairs, opening hands."""
    limits.count(*who.keys())
    return await lobby.background.run(_judged, game_named(game), data, who.language, lobby.settings.runs_folder())


def _judged(game: Game[Any], given: JudgeDeck, language: str, runs: Path) -> DeckJudged:
    return judge_deck(game, given, language, recorded_worths(runs, game))


@get("/api/tables/{id:str}/decks")
async def decks_played(id: TableId, who: Asker, lobby: TheLobby) -> PlayedDecks:
    """The decks of a finished match, if all people there wish to show them."""
    room = await lobby.rooms.find(id)
    async with room.lock:
        return played_decks(await lobby.rooms.up_to_date(room), who.language)


@post("/api/tables/{id:str}/decks", status_code=HTTP_200_OK)
async def show_decks(id: TableId, who: Asker, lobby: TheLobby, limits: TheLimits) -> PlayedDecks:
    """Wish that the decks of a finished match are shown to everybody there."""
    limits.count(*who.keys())
    room = await lobby.rooms.find(id)
    await lobby.act(room, ShowDeck(who.tokens, who.visitor.id))
    async with room.lock:
        return played_decks(await lobby.rooms.up_to_date(room), who.language)


@post("/api/games/{game:str}/deck/text", status_code=HTTP_200_OK, request_max_body_size=WITH_LIST)
async def read_deck(game: Key, data: JSONBody[DeckText], who: Asker, lobby: TheLobby, limits: TheLimits) -> DeckRead:
    """Read a text as a deck, perhaps with small mistakes."""
    limits.count(*who.keys(), weight=READING)
    return await lobby.background.run(read_deck_text, game_named(game), data.text, who.language)
