"""Distributes work over a Ray cluster, as `cores` does over one machine.

Every machine of the cluster needs the same Herna. An address is that of a cluster, `auto` (one that runs here), or
`local` (a new one on this machine, with as many workers as there are jobs, which ends with the work).
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Generator, Sequence
from functools import partial
from typing import Any, TypeVar

from herna import VERSION
from herna.engine.content import Changes, all_changes, set_changes
from herna.engine.errors import BadInput, HernaError
from herna.lab.cores import PartResult, Shares, time_part
from herna.lab.extras import require

LOCAL = "local"
OBJECT_STORE = 100_000_000  # bytes: the outcome of a part is small

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
    import ray

    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no statistics are sent
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    own: dict[str, Any] = (
        {"num_cpus": jobs, "include_dashboard": False, "object_store_memory": OBJECT_STORE} if address == LOCAL else {}
    )
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, **own)
    except (ConnectionError, ValueError, RuntimeError, OSError) as error:
        raise BadInput("error-ray", address=address, why=str(error).strip().splitlines()[0][:200]) from error
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
    workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
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
