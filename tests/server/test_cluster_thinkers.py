"""Bots think on a Ray cluster as they would here, and if a worker is killed, the table goes on."""

import asyncio
import os
import signal
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest

from herna.bots.bot import chance_of_bot
from herna.bots.cluster import LOCAL
from herna.bots.named import bot_named
from herna.engine.chance import Chance
from herna.engine.errors import BadInput
from herna.server.cluster_thinkers import ClusterThinkers, Thinker
from tests.kit.connect_four import after
from tests.server.serving import eventually

TIMEOUT = 300.0  # seconds in which Ray has to start its processes on a busy machine

R = TypeVar("R")

pytestmark = pytest.mark.filterwarnings("ignore")  # what Ray does to its own processes and files is not ours to mend


@pytest.fixture(scope="module")
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture(scope="module")
def thinkers(runner: asyncio.Runner) -> Iterator[ClusterThinkers]:
    thinkers = ClusterThinkers(LOCAL, timeout=60.0)
    thinkers.start()
    yield thinkers
    runner.run(thinkers.close())


def within(runner: asyncio.Runner, work: Callable[[], Coroutine[Any, Any, R]]) -> R:
    async def in_time() -> R:
        async with asyncio.timeout(TIMEOUT):
            return await work()

    return runner.run(in_time())


def workers() -> list[int]:
    """The processes of the cluster in which bots think, as children of this one."""
    return [pid for pid in _processes() if _title(pid).startswith("ray::Thinker") and os.getpid() in _parents(pid)]


def _processes() -> list[int]:
    return [int(folder.name) for folder in Path("/proc").iterdir() if folder.name.isdecimal()]


def _title(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text(errors="replace")
    except OSError:  # it has ended
        return ""


def _parents(pid: int) -> list[int]:
    found: list[int] = []
    while pid > 1:
        try:
            pid = int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
        except OSError:
            break
        found.append(pid)
    return found


def test_a_cluster_that_is_not_there_is_told_in_words() -> None:
    with pytest.raises(BadInput) as told:
        ClusterThinkers("auto")

    assert told.value.key == "error-ray"
    assert "twice" not in str(told.value.arguments["why"])


def test_a_bot_of_the_cluster_chooses_as_it_would_here(runner: asyncio.Runner, thinkers: ClusterThinkers) -> None:
    chair = after("445").chair(1)
    here = bot_named("greedy", Chance(7)).choose(chair)

    choice, failure = within(runner, lambda: thinkers.choice(chair, "greedy", Chance(7)))

    assert choice == here
    assert failure is None


def test_a_worker_that_is_killed_is_replaced_and_a_simpler_bot_answers(
    runner: asyncio.Runner, thinkers: ClusterThinkers
) -> None:
    chair = after("").chair(0)
    within(runner, lambda: thinkers.choice(chair, "random", Chance(1)))
    eventually(lambda: len(workers()) >= thinkers.count, TIMEOUT)
    before = set(workers())

    async def killed_meanwhile() -> Any:
        thinking = [
            asyncio.create_task(thinkers.choice(chair, "search:3000ms", chance_of_bot("seed", 0, number)))
            for number in range(thinkers.count)
        ]
        await asyncio.sleep(1.0)
        for pid in before:
            os.kill(pid, signal.SIGKILL)
        return await asyncio.gather(*thinking)

    answers = within(runner, killed_meanwhile)

    assert all(choice in chair.options() for choice, _ in answers)
    assert all(failure is not None and failure.bot == "search:3000ms" for _, failure in answers)
    assert len(thinkers.processes) == thinkers.count
    choice, failure = within(runner, lambda: thinkers.choice(chair, "greedy", Chance(1)))
    assert choice in chair.options()
    assert failure is None
    assert not before & set(workers())


def test_a_machine_with_another_version_is_refused() -> None:
    with pytest.raises(BadInput, match="error-ray-version"):
        Thinker("another version", {})
