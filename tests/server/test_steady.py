"""A server whose machine has troubles: a clock that jumps, a disk that is full, files that others may read."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from herna.server.lobby import Lobby
from herna.server.messages import Clock
from herna.server.migrate import migrate
from herna.server.security import Unhealthy
from herna.server.settings import Settings
from herna.server.steady_time import MOST_AHEAD, SteadyTime
from herna.server.store import Store
from tests.kit.present import present
from tests.server.lobbies import Lobbies, Prompt, a_table, act, drop, until
from tests.server.serving import Guest

HOUR = 3600.0


class Machine:
    """The clock of the machine, which somebody sets."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.jumped, self.real = 0.0, time.time
        patch.setattr(time, "time", self.time)

    def time(self) -> float:
        return self.real() + self.jumped


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(monkeypatch)


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_the_time_goes_on_when_the_machines_clock_jumps(machine: Machine, jump: float) -> None:
    clock = SteadyTime()
    before = clock.now()

    machine.jumped = jump

    assert 0.0 <= clock.now() - before < HOUR / 2


def test_a_clock_that_was_set_back_does_not_set_the_time_back() -> None:
    for now, newest, begun in (
        (1000.0, 500.0, 1000.0),
        (1000.0, 1000.0 + HOUR, 1000.0 + HOUR),
        (1000.0, 1001.0 + MOST_AHEAD, 1000.0),
    ):
        clock = SteadyTime()
        clock.start(now, newest)
        assert begun <= clock.now() < begun + HOUR / 2


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
async def test_when_the_clock_jumps_nobody_loses_and_bots_are_asked(
    lobbies: Lobbies, machine: Machine, jump: float
) -> None:
    bots = Prompt()
    lobby = await lobbies.new(bots, grace=300.0)
    room = await a_table(lobby, "person random", Clock("match", 600))

    machine.jumped = jump
    await lobby.sweep()
    await act(lobby, room, drop(1))
    await until(lambda: bots.asked == 1 and room.table is not None and room.table.number == 4)

    table = present(room.table)
    assert table.status() == "playing"
    assert table.clocks.left[0] > 600 - HOUR / 8


async def test_a_lobby_goes_on_from_the_newest_entry_if_the_clock_was_set_back(
    lobbies: Lobbies, machine: Machine
) -> None:
    machine.jumped = HOUR
    first = await lobbies.new()
    room = await a_table(first)
    await act(first, room, drop(1))

    machine.jumped = 0.0
    second = await lobbies.new()
    await second.open()

    assert second.clock.now() > machine.time() + HOUR / 2


# Health


async def test_a_node_that_can_write_and_read_is_healthy(database: str) -> None:
    store = Store(database)
    await migrate(store.engine)

    assert await store.beat("node", 1.0)
    assert await store.beat("node", 2.0)
    assert abs(await store.now() - time.time()) < HOUR
    assert await store.newest() == 0.0
    await store.close()


async def test_a_node_that_cannot_write_is_not_healthy_but_may_be_ready(
    lobbies: Lobbies, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await lobbies.new()
    with pytest.raises(Unhealthy, match="error-not-ready"):
        await lobby.check_ready(5.0)
    await lobby.open()
    await lobby.check_ready(5.0)
    await lobby.check_health(5.0, 0.0)

    def full(*_: Any) -> Any:
        raise OSError("the disk is full")

    monkeypatch.setattr(lobby.store, "beat", full)
    await lobby.check_health(5.0, HOUR)  # it was healthy just now
    with pytest.raises(Unhealthy, match="error-unhealthy"):
        await lobby.check_health(5.0, 0.0)
    await lobby.check_ready(5.0)
    lobby.closing = True
    with pytest.raises(Unhealthy, match="error-not-ready"):
        await lobby.check_ready(5.0)


async def test_a_database_that_hangs_is_not_healthy(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    async def hang(*_: Any) -> bool:
        await asyncio.sleep(HOUR)
        return True

    monkeypatch.setattr(lobby.store, "beat", hang)

    with pytest.raises(Unhealthy):
        await lobby.check_health(0.01, 0.0)


def test_a_server_says_that_it_is_ready_under_any_host_name(guest: Guest) -> None:
    answer = guest.http.get("/ready", headers={"host": "10.0.0.1"})

    assert (answer.status_code, answer.json()["status"]) == (200, "ok")


# Files


async def test_the_database_is_its_owners_alone(tmp_path: Path) -> None:
    file = tmp_path / "herna.db"
    file.touch(mode=0o644)
    for url in (f"sqlite+aiosqlite:///{file}", f"sqlite+aiosqlite:///{tmp_path / 'new' / 'herna.db'}"):
        store = Store(url)
        await migrate(store.engine)
        assert await store.beat("node", 1.0)
        files = list(Path(present(store.engine.url.database)).parent.glob("herna.db*"))
        assert len(files) == 3
        assert {each.stat().st_mode & 0o777 for each in files} == {0o600}
        await store.close()


@pytest.mark.parametrize(
    ("url", "folder"),
    [
        ("", "data"),
        ("sqlite:///{}/other/herna.db", "other"),
        ("sqlite+aiosqlite:///{}/herna.db", "."),
        ("sqlite://", None),
        ("postgresql://localhost/herna", None),
        ("nonsense", None),
    ],
)
def test_the_folder_of_any_sqlite_database_is_locked(tmp_path: Path, url: str, folder: str | None) -> None:
    settings = Settings(url.format(tmp_path), tmp_path / "data")

    assert settings.folder() == (None if folder is None else tmp_path / folder)
