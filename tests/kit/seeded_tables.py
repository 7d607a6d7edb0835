"""Tables that a server opens in a test are dealt as in every run before."""

from itertools import count

import pytest

from herna.server import rematch
from herna.server.routes import first, replays, tables


@pytest.fixture(autouse=True)
def matches_as_last_time(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tables of a test are dealt, and their bots play, as in every run before: seeds are its name, and a number."""
    numbers = count(1)
    for opens in (tables, rematch, replays, first):
        monkeypatch.setattr(opens, "new_seed", lambda: f"{request.node.nodeid[-180:]} {next(numbers)}")
