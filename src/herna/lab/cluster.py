"""Distributes work over a Ray cluster, as `cores` does over one machine.

Every machine of the cluster needs the same Herna. An address is that of a cluster, `auto` (one that runs here), or
`local` (a new one on this machine, with as many workers as there are jobs, which ends with the work).
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from functools import partial
from typing import Any, TypeVar

from herna import VERSION
from herna.bots.cluster import connect_to_cluster, workers_of_cluster
from herna.engine.content import Changes, all_changes, set_changes
from herna.engine.errors import BadInput, HernaError
from herna.lab.cores import PartResult, Shares, time_part
from herna.lab.extras import require

Outcome = TypeVar("Outcome")


def cluster_at(address: str) -> Callable[..., Generator[Any, None, None]]:
    """A function that distributes work over the cluster at this address; needs the package."""
    require("ray")
    return partial(run_on_ray, address)


def run_on_ray(
    address: str, work: Callable[[Sequence[int]], Outcome], numbers: Sequence[int], jobs: int
) -> Generator[Outcome, None, None]:
    """Do the work for all these numbers on a cluster; yields each part's outcome.

    Closing the generator ends the work.
    """
    ray = connect_to_cluster(address, jobs)
    try:
        yield from _distribute(ray, work, numbers)
    finally:
        ray.shutdown()


def _distribute(
    ray: Any, work: Callable[[Sequence[int]], Outcome], numbers: Sequence[int]
) -> Generator[Outcome, None, None]:
    """Hand out parts so that each worker always has one waiting.

    Workers may come and go.
    """
    share = ray.remote(max_retries=3)(_work_on_part)
    workers = workers_of_cluster(ray)
    shares = Shares(numbers, workers)
    waiting: list[Any] = []
    while shares.left or waiting:
        while shares.left and len(waiting) < 2 * workers:
            waiting.append(share.remote(VERSION, all_changes(), work, shares.next_part()))
        finished, waiting = ray.wait(waiting)
        for part in finished:
            try:
                done: PartResult[Outcome] = ray.get(part)
            except ray.exceptions.RayTaskError as error:
                raise error.cause if isinstance(error.cause, HernaError) else error from error
            except ray.exceptions.RayError as fault:
                raise HernaError("error-worker-lost") from fault
            shares.learn(done.count, done.seconds)
            yield done.outcome


def _work_on_part(
    version: str, changes: dict[str, Changes], work: Callable[[Sequence[int]], Outcome], part: Sequence[int]
) -> PartResult[Outcome]:
    """Work on one part, if this machine has the same version of Herna.

    Another version may play other matches from the same seeds.
    """
    if version != VERSION:
        raise BadInput("error-ray-version", found=VERSION, known=version)
    set_changes(changes)
    return time_part(work, part)
