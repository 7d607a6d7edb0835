"""Distributes work over several cores: numbers in parts, outcomes as they come."""

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

from herna.engine.content import Changes, all_changes, set_changes
from herna.engine.errors import HernaError

MOST_JOBS = 256
SECONDS_OF_A_PART = 0.5

Outcome = TypeVar("Outcome")


def run_in_parts(
    work: Callable[[Sequence[int]], Outcome], numbers: Sequence[int], jobs: int, apart: bool = False
) -> Generator[Outcome, None, None]:
    """Do the work for all these numbers; yields each part's outcome, in any order.

    How the numbers are divided depends on the clock, so the outcome of one must not depend on the others in its part.
    Closing the generator ends the work. A single job is done in this process, unless it wants one `apart`.
    """
    shares = Shares(numbers, jobs)
    if not apart and (jobs == 1 or len(numbers) == 1):
        while shares.left:
            done = time_part(work, shares.next_part())
            shares.learn(done.count, done.seconds)
            yield done.outcome
    else:
        yield from _on_several_cores(work, shares, min(jobs, len(numbers)))


class Shares:
    """Divides numbers into parts of about half a second, smaller at start and end.

    So slow work is reported number by number, quick work does not wait for the reports, and all cores end together.
    """

    def __init__(self, numbers: Sequence[int], jobs: int) -> None:
        self.left = numbers
        self.jobs = jobs
        self.size = 1

    def next_part(self) -> Sequence[int]:
        """Take the next part of the numbers that are left."""
        size = max(1, min(self.size, len(self.left) // (2 * self.jobs)))
        part, self.left = self.left[:size], self.left[size:]
        return part

    def learn(self, count: int, seconds: float) -> None:
        """Adapt the size of parts to how long one took.

        It at most doubles.
        """
        in_time = int(count * SECONDS_OF_A_PART / max(seconds, 1e-9))
        self.size = max(1, min(in_time, max(self.size, 2 * count)))


@dataclass(frozen=True, slots=True)
class PartResult(Generic[Outcome]):
    """The outcome of one part, its size, and how long it took."""

    outcome: Outcome
    count: int
    seconds: float


def time_part(work: Callable[[Sequence[int]], Outcome], part: Sequence[int]) -> PartResult[Outcome]:
    """Work on one part and measure how long it takes."""
    started = perf_counter()
    outcome = work(part)
    return PartResult(outcome, len(part), perf_counter() - started)


def _on_several_cores(
    work: Callable[[Sequence[int]], Outcome], shares: Shares, jobs: int
) -> Generator[Outcome, None, None]:
    """Do the parts in worker processes, each of which always has one waiting."""
    others = active_children()
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_start, initargs=(all_changes(),))
    waiting: set[Future[PartResult[Outcome]]] = set()
    try:
        while shares.left or waiting:
            while shares.left and len(waiting) < 2 * jobs:
                with _ignore_interrupts():
                    waiting.add(pool.submit(time_part, work, shares.next_part()))
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


def _start(changes: dict[str, Changes]) -> None:
    """Play with the cards of the parent; end when it has been killed."""
    set_changes(changes)
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    Thread(target=watch, daemon=True).start()


@contextmanager
def _ignore_interrupts() -> Iterator[None]:
    """Workers started in here ignore Ctrl-C for good; the parent gets it right after.

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
