"""One server for all tests that do not care who else is there, and guests for it."""

import asyncio
import logging
from collections.abc import Coroutine, Iterator
from dataclasses import replace
from inspect import iscoroutinefunction
from pathlib import Path
from typing import Any

import pytest
import structlog

from herna.server.lobby import Lobby
from herna.server.rooms import Room
from tests.kit.seeded_tables import matches_as_last_time  # noqa: F401 (a fixture of every test here)
from tests.server.hostile import bring_skirmish, take_skirmish_away
from tests.server.lobbies import Lobbies, a_table
from tests.server.postgres import Postgres
from tests.server.serving import Guest, Guests, Server, is_over, settings_for

LONGEST = 60.0  # seconds that an asynchronous test may take


@pytest.fixture(scope="session", autouse=True)
def quiet() -> None:
    """Only what went wrong is logged: requests would stand between the dots of the tests."""
    log_what_went_wrong()


@pytest.fixture(autouse=True)
def not_silent() -> None:
    """A command that another test has run in this process has perhaps silenced the log."""
    log_what_went_wrong()


def log_what_went_wrong() -> None:
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A real server that all tests of this process share: `.url`, `.settings`, `.lobby`."""
    with Server(settings_for(tmp_path_factory.mktemp("server"))) as server:
        yield server


@pytest.fixture(scope="session")
def random_matches(server: Server) -> dict[str, str]:
    """For two games a table at which two bots have played a match."""
    with Guest(server.url) as guest:
        tables = {game: guest.open_table(game, "random random") for game in ("connect-four", "summoner-wars")}
        for table in tables.values():
            guest.wait_until(table, is_over)
    return tables


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL that all tests of this process share; each takes databases of its own."""
    with Postgres() as postgres:
        yield postgres


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database: a test that asks for it runs on each kind."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'herna.db'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()


@pytest.fixture
def new_guest(server: Server) -> Iterator[Guests]:
    """Makes guests of the shared server, and shows them out at the end."""
    guests: list[Guest] = []

    def make(token: str = "", language: str = "en") -> Guest:
        guests.append(Guest(server.url, token, language=language))
        return guests[-1]

    yield make
    for guest in guests:
        guest.close()


@pytest.fixture
def guest(new_guest: Guests) -> Guest:
    return new_guest()


@pytest.fixture
def other(new_guest: Guests) -> Guest:
    """A second guest."""
    return new_guest()


@pytest.fixture(scope="module")
def skirmish() -> Iterator[None]:
    """The server knows the game of the engine's tests."""
    bring_skirmish()
    yield
    take_skirmish_away()


# Asynchronous tests


@pytest.fixture
def runner() -> Iterator[asyncio.Runner]:
    """The loop of an asynchronous test and its fixtures."""
    with asyncio.Runner() as runner:
        yield runner


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run an asynchronous test, on the loop of its fixtures."""
    if not iscoroutinefunction(pyfuncitem.obj):
        return None
    given = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    pyfuncitem._request.getfixturevalue("runner").run(in_time(pyfuncitem.obj(**given)))
    return True


async def in_time(work: Coroutine[Any, Any, None]) -> None:
    async with asyncio.timeout(LONGEST):
        await work


@pytest.fixture
def lobbies(runner: asyncio.Runner, tmp_path: Path) -> Iterator[Lobbies]:
    """As many lobbies as a test wants, on one SQLite."""
    lobbies = Lobbies(settings_for(tmp_path, grace=0.5))
    yield lobbies
    runner.run(lobbies.close())


@pytest.fixture
def nodes(lobbies: Lobbies, postgres: Postgres) -> Lobbies:
    """As many lobbies as a test wants, on one PostgreSQL."""
    lobbies.settings = replace(lobbies.settings, database_url=postgres.new_database())
    return lobbies


@pytest.fixture
def lobby(runner: asyncio.Runner, lobbies: Lobbies) -> Lobby:
    return runner.run(lobbies.new())


@pytest.fixture
def room(runner: asyncio.Runner, lobby: Lobby) -> Room:
    """A table of Connect Four with two people in that lobby."""
    return runner.run(a_table(lobby))
