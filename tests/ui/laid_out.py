"""Tables as a test needs them: a position instead of what was dealt."""

import asyncio
from typing import Any

from playwright.sync_api import Page

from herna.engine.flow import Play
from herna.server.shared_table import Mark, SharedTable
from tests.server.serving import Server

DRAWN = {"summoner-wars": ".board", "aeons-end": ".siege", "doomtrooper": ".front", "warcraft": ".war"}
QUIET = 0.2  # seconds without a choice, after which bots and passed windows are done


def lay_out(server: Server, table: str, play: Play[Any], *pages: Page) -> None:
    """The match at a table is at this position from now on, and these pages go there.

    Another page that is open there has to be loaded again.
    """
    server.run(_lay_out(server, table, play))
    for page in pages:
        page.goto(f"/table/{table}")
        page.locator(DRAWN[play.game.key]).wait_for()


async def _lay_out(server: Server, id: str, play: Play[Any]) -> None:
    room = await server.lobby.rooms.find(id)
    before = -1
    while True:
        async with room.lock:
            table = await server.lobby.rooms.up_to_date(room)
            if table.number == before and not set(table.asked()).isdisjoint(table.people()):
                _replace(table, play)
                return
            before = table.number
        await asyncio.sleep(QUIET)


def _replace(table: SharedTable, play: Play[Any]) -> None:
    assert table.match is not None
    assert play.log is not None
    table.match.play, table.match.log = play, play.log
    told = len(play.log.events)  # what was told of the match that was dealt does not count
    table.marks[1:] = [Mark(told, mark.said, mark.undone) for mark in table.marks[1:]]
