"""The same work on a Ray cluster: numbers are shared out in parts as they are among the cores of one machine.

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
from herna.engine.errors import BadInput, HernaError
from herna.lab.cores import Done, Shares, timed
from herna.lab.extras import require

LOCAL = "local"
OBJECT_STORE = 100_000_000  # bytes: what a part tells is small

Outcome = TypeVar("Outcome")


def sharing_on(address: str) -> Callable[..., Generator[Any, None, None]]:
    """How work is shared out on the cluster at this address; the package must be installed."""
    require("ray")
    return partial(on_ray, address)


def on_ray(
    address: str, work: Callable[[Sequence[int]], Outcome], numbers: Sequence[int], jobs: int
) -> Generator[Outcome, None, None]:
    """Do the work for all these numbers on a cluster, part by part; whoever stops listening ends the work."""
    import ray

    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody about how we use it
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    own: dict[str, Any] = (
        {"num_cpus": jobs, "include_dashboard": False, "object_store_memory": OBJECT_STORE} if address == LOCAL else {}
    )
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, **own)
    except (ConnectionError, ValueError, RuntimeError, OSError) as error:
        raise BadInput("error-ray", address=address, why=str(error).strip().splitlines()[0][:200]) from error
    try:
        yield from _shared_out(ray, work, numbers)
    finally:
        ray.shutdown()


def _shared_out(
    ray: Any, work: Callable[[Sequence[int]], Outcome], numbers: Sequence[int]
) -> Generator[Outcome, None, None]:
    """The parts, each of which always has another waiting behind it; workers may come and go."""
    share = ray.remote(max_retries=3)(_same_version)
    workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
    shares = Shares(numbers, workers)
    waiting: list[Any] = []
    while shares.left or waiting:
        while shares.left and len(waiting) < 2 * workers:
            waiting.append(share.remote(VERSION, work, shares.next_part()))
        finished, waiting = ray.wait(waiting)
        for part in finished:
            try:
                done: Done[Outcome] = ray.get(part)
            except ray.exceptions.RayTaskError as error:
                raise error.cause if isinstance(error.cause, HernaError) else error from error
            except ray.exceptions.RayError as fault:
                raise HernaError("error-worker-lost") from fault
            shares.learn(done.count, done.seconds)
            yield done.outcome


def _same_version(version: str, work: Callable[[Sequence[int]], Outcome], part: Sequence[int]) -> Done[Outcome]:
    """Work on one part, if this machine has the same Herna: another may play other matches from the same seeds."""
    if version != VERSION:
        raise BadInput("error-ray-version", found=VERSION, known=version)
    return timed(work, part)
