"""A node that is ended by SIGTERM finishes what is under way, tells everybody, and leaves within a limit."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from herna.engine.decision import Choice
from herna.engine.view import Chair
from herna.server.messages import Notice
from herna.server.security import Unhealthy
from tests.cli.test_serve import Serving
from tests.server.lobbies import Lobbies, Prompt, a_table, until, version
from tests.server.serving import Guest


class Patient(Prompt):
    """A bot that answers when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.go = asyncio.Event()

    async def think(self, chair: Chair[Any], seconds: float) -> Choice:
        await self.go.wait()
        return await super().think(chair, seconds)


async def test_a_bot_finishes_the_decision_that_it_thinks_about_and_begins_no_other(lobbies: Lobbies) -> None:
    bot = Patient()
    lobby = await lobbies.new(bot)
    room = await a_table(lobby, "random random")
    await until(lambda: bot.asked == 1)
    before = await version(lobby, room)

    draining = asyncio.create_task(lobby.drain(60.0))
    await asyncio.sleep(0.2)
    assert not draining.done()
    with pytest.raises(Unhealthy, match="error-restarting"):
        lobby.check_opening()
    with pytest.raises(Unhealthy, match="error-not-ready"):
        await lobby.check_ready(5.0)
    bot.go.set()
    await draining

    assert await version(lobby, room) == before + 1
    assert bot.asked == 1


async def test_draining_ends_at_its_limit_whatever_is_under_way(lobbies: Lobbies) -> None:
    bot = Patient()
    lobby = await lobbies.new(bot)
    await a_table(lobby, "random random")
    await until(lambda: bot.asked == 1)
    started = time.monotonic()

    await lobby.drain(0.3)

    assert 0.3 <= time.monotonic() - started < 10.0


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Serving]:
    serving = Serving(tmp_path, "serve", "--port", "0", "--thinkers", "1", "--drain", "30")
    yield serving
    serving.end()


def test_sigterm_tells_those_at_tables_and_ends_the_server_at_once_if_nothing_is_under_way(serving: Serving) -> None:
    with Guest(serving.address()) as guest:
        table = guest.open_table()
        with guest.live(table) as line:
            line.state()
            started = time.monotonic()
            serving.process.terminate()

            assert line.receive() == Notice("This server restarts. Your match continues in a moment.")

    assert serving.process.wait(30.0) == 0
    assert time.monotonic() - started < 25.0  # it does not wait for its limit
    with pytest.raises(httpx.TransportError):
        httpx.get(guest.url)
