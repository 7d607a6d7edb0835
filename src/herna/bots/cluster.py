"""A connection to a Ray cluster, whose machines play matches and think."""

from __future__ import annotations

import logging
import os
from typing import Any, Final

from herna.engine.errors import BadInput

LOCAL: Final = "local"  # instead of an address: a new cluster on this machine
OBJECT_STORE: Final = 100_000_000  # bytes: what is sent is small


def connect_to_cluster(address: str, workers: int) -> Any:
    """Ray, connected to a cluster.

    A new one, at the address `local`, has that many workers.
    """
    import ray

    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no statistics are sent
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    own: dict[str, Any] = {}
    if address == LOCAL:
        own = {"num_cpus": workers, "include_dashboard": False, "object_store_memory": OBJECT_STORE}
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, **own)
    except (ConnectionError, ValueError, RuntimeError, OSError) as error:
        raise BadInput("error-ray", address=address, why=str(error).strip().splitlines()[0][:200]) from error
    return ray


def workers_of_cluster(ray: Any) -> int:
    """How many cores the cluster has."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))
