"""Work on several cores: everything is done once, slow work is told at once, quick work in large parts."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from herna.engine.errors import HernaError
from herna.lab.cores import SECONDS_OF_A_PART, Shares, run_in_parts


def sizes_of_parts(numbers: range, jobs: int, seconds: float) -> list[int]:
    """How large the parts are, one after another, if each number takes so long."""
    shares = Shares(numbers, jobs)
    sizes: list[int] = []
    while shares.left:
        size = len(shares.next_part())
        shares.learn(size, size * seconds)
        sizes.append(size)
    return sizes


def lost(part: Sequence[int]) -> None:
    """Work during which the process disappears."""
    os._exit(1)


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_number_is_worked_on_once(jobs: int) -> None:
    done = [number for part in run_in_parts(list, range(5, 300), jobs) for number in part]

    assert sorted(done) == list(range(5, 300))


@pytest.mark.parametrize("jobs", [1, 2])
def test_quick_work_is_done_in_few_parts(jobs: int) -> None:
    parts = list(run_in_parts(len, range(20_000), jobs))

    assert sum(parts) == 20_000
    assert len(parts) < 200


def test_there_may_be_nothing_to_do() -> None:
    assert list(run_in_parts(list, range(0), 1)) == []


def test_slow_work_is_told_number_by_number() -> None:
    assert sizes_of_parts(range(20), 2, seconds=60) == [1] * 20


def test_parts_of_quick_work_double_until_one_takes_half_a_second() -> None:
    sizes = sizes_of_parts(range(100_000), 2, seconds=0.001)

    assert sizes[:10] == [1, 2, 4, 8, 16, 32, 64, 128, 256, 500]
    assert max(sizes) == SECONDS_OF_A_PART / 0.001


def test_work_that_turns_out_slow_is_shared_out_in_smaller_parts() -> None:
    shares = Shares(range(1000), 1)
    for _ in range(6):
        shares.learn(shares.size, 0.0)

    shares.learn(shares.size, 6.4)

    assert len(shares.next_part()) == 5


def test_a_small_part_that_is_told_late_makes_the_next_no_smaller() -> None:
    shares = Shares(range(1000), 1)
    shares.learn(50, 0.01)

    shares.learn(1, 0.001)

    assert len(shares.next_part()) == 100


def test_parts_are_small_towards_the_end_so_that_no_core_works_alone() -> None:
    sizes = sizes_of_parts(range(1000), 2, seconds=0.0)

    assert sizes[-4:] == [1, 1, 1, 1]


def test_a_process_that_disappears_is_told_in_words() -> None:
    with pytest.raises(HernaError) as told:
        list(run_in_parts(lost, range(10), 2))

    assert told.value.key == "error-worker-lost"


def endless(folder: Path, part: Sequence[int]) -> None:
    """Work that has no end; it says by a file who does it."""
    (folder / str(os.getpid())).touch()
    time.sleep(600)


def is_running(process: int) -> bool:
    """Whether there is such a process, and it is not merely waiting to be buried."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def wait_until(workers: Callable[[], int], wanted: int) -> None:
    for _ in range(300):
        if workers() == wanted:
            return
        time.sleep(0.1)
    raise AssertionError(f"{workers()} workers, not {wanted}")


def test_workers_end_when_their_parent_is_killed(tmp_path: Path) -> None:
    program = (
        "import sys; from functools import partial; from pathlib import Path; "
        "from herna.lab.cores import run_in_parts; "
        "from tests.lab.test_cores import endless; "
        "list(run_in_parts(partial(endless, Path(sys.argv[1])), range(10), 2))"
    )
    parent = subprocess.Popen([sys.executable, "-c", program, str(tmp_path)], cwd=Path(__file__).parents[2])
    try:
        wait_until(lambda: len(list(tmp_path.iterdir())), 2)
        workers = [int(file.name) for file in tmp_path.iterdir()]

        parent.send_signal(signal.SIGKILL)

        parent.wait(30)
        wait_until(lambda: sum(is_running(worker) for worker in workers), 0)
    finally:
        parent.kill()
