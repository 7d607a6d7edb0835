"""One server for all tests that do not care who else is there, and guests for it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import structlog

from tests.server.postgres import Postgres
from tests.server.serving import Guest, Server, settings_for


@pytest.fixture(scope="session", autouse=True)
def quiet() -> None:
    """Only what went wrong is logged: requests would stand between the dots of the tests."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A real server that all tests of this process share: `.url`, `.settings`, `.house`."""
    with Server(settings_for(tmp_path_factory.mktemp("house"))) as server:
        yield server


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
def new_guest(server: Server) -> Iterator[Callable[..., Guest]]:
    """Makes guests of the shared server, and shows them out at the end."""
    guests: list[Guest] = []

    def make(token: str = "", language: str = "en") -> Guest:
        guests.append(Guest(server.url, token, language=language))
        return guests[-1]

    yield make
    for guest in guests:
        guest.close()


@pytest.fixture
def guest(new_guest: Callable[..., Guest]) -> Guest:
    return new_guest()


@pytest.fixture
def other(new_guest: Callable[..., Guest]) -> Guest:
    """A second guest."""
    return new_guest()
