"""Work on several cores: numbers are shared out in parts, and what comes of a part is told as soon as it is done."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from time import perf_counter
from typing import Generic, TypeVar

from herna.engine.errors import HernaError

MOST_JOBS = 256
SECONDS_OF_A_PART = 0.5

Outcome = TypeVar("Outcome")


def in_parts(
    work: Callable[[Sequence[int]], Outcome], numbers: Sequence[int], jobs: int, apart: bool = False
) -> Generator[Outcome, None, None]:
    """Do the work for all these numbers, part by part; each part is told when it is done, in whatever order.

    How the numbers are parted depends on the clock, so what comes of one must not depend on the others in its part.
    Whoever stops listening ends the work. A single job is done in this process, unless it wants one `apart`.
    """
    shares = Shares(numbers, jobs)
    if not apart and (jobs == 1 or len(numbers) == 1):
        while shares.left:
            done = timed(work, shares.next_part())
            shares.learn(done.count, done.seconds)
            yield done.outcome
    else:
        yield from _on_several_cores(work, shares, min(jobs, len(numbers)))


class Shares:
    """Numbers to be shared out: one at first, soon as many as take about half a second, and few towards the end.

    So slow work is told number by number, quick work does not wait for the telling, and all cores end together.
    """

    def __init__(self, numbers: Sequence[int], jobs: int) -> None:
        self.left = numbers
        self.jobs = jobs
        self.size = 1

    def next_part(self) -> Sequence[int]:
        """The next of the numbers that are left."""
        size = max(1, min(self.size, len(self.left) // (2 * self.jobs)))
        part, self.left = self.left[:size], self.left[size:]
        return part

    def learn(self, count: int, seconds: float) -> None:
        """A part of so many numbers took so long: the next may be twice as large, as far as time allows."""
        in_time = int(count * SECONDS_OF_A_PART / max(seconds, 1e-9))
        self.size = max(1, min(in_time, max(self.size, 2 * count)))


@dataclass(frozen=True, slots=True)
class Done(Generic[Outcome]):
    """A part that is done: what came of it, how many numbers it had, and how long they took."""

    outcome: Outcome
    count: int
    seconds: float


def timed(work: Callable[[Sequence[int]], Outcome], part: Sequence[int]) -> Done[Outcome]:
    """Work on one part, by the clock."""
    started = perf_counter()
    outcome = work(part)
    return Done(outcome, len(part), perf_counter() - started)


def _on_several_cores(
    work: Callable[[Sequence[int]], Outcome], shares: Shares, jobs: int
) -> Generator[Outcome, None, None]:
    """The parts, done by worker processes, each of which always has another part waiting for it."""
    others = active_children()
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_end_with_parent)
    waiting: set[Future[Done[Outcome]]] = set()
    try:
        while shares.left or waiting:
            while shares.left and len(waiting) < 2 * jobs:
                with _interrupts_held_back():
                    waiting.add(pool.submit(timed, work, shares.next_part()))
            finished, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in finished:
                done = future.result()
                shares.learn(done.count, done.seconds)
                yield done.outcome
    except BaseException as error:
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in active_children():
            if worker not in others:
                worker.terminate()
        if isinstance(error, BrokenProcessPool):
            raise HernaError("error-worker-lost") from error
        raise
    pool.shutdown()


def _end_with_parent() -> None:
    """A worker whose parent was killed ends too, in the middle of whatever it does: nobody would be told of it."""
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    Thread(target=watch, daemon=True).start()


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """A worker started in here leaves Ctrl-C to its parent for good; the parent itself gets it right after.

    Another thread may be handed the signal although it is blocked here: so it is only noted until then.
    """
    noted: list[int] = []
    handler = signal.signal(signal.SIGINT, lambda number, frame: noted.append(number))
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
        signal.signal(signal.SIGINT, handler)
    if noted:
        raise KeyboardInterrupt
