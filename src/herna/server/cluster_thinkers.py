"""Bots that think on a Ray cluster.

That is for servers for whose bots one machine is not enough.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from herna import VERSION
from herna.bots.cluster import connect_to_cluster, workers_of_cluster
from herna.bots.named import cores
from herna.engine.content import Changes, all_changes, set_changes
from herna.engine.errors import BadInput
from herna.server.thinkers import START_TIMEOUT, TIMEOUT, AnyJob, Thinkers, answer

SHARE: Final = 0.5  # of a core that each reserves, so that two servers can use one cluster


class Thinker:
    """What runs on the cluster: it answers one job after another."""

    def __init__(self, version: str, changes: dict[str, Changes]) -> None:
        if version != VERSION:
            raise BadInput("error-ray-version", found=VERSION, known=version)
        set_changes(changes)

    def is_up(self) -> bool:
        """Whether it has started; asked to wait for that."""
        return True

    def answer(self, job: AnyJob) -> Any:
        return answer(job)


class RemoteProcess:
    """A process of the cluster, used as one of this machine."""

    def __init__(self, ray: Any) -> None:
        self.ray = ray
        where = {"num_cpus": SHARE, "max_restarts": 0, "scheduling_strategy": "SPREAD"}
        self.thinker = ray.remote(**where)(Thinker).remote(VERSION, all_changes())

    def wait_until_up(self) -> None:
        """Wait in a thread until it has started somewhere."""
        self._result(self.thinker.is_up.remote())

    def ask(self, job: AnyJob) -> Any:
        """Wait in a thread for the answer.

        None, if the process or its machine is gone.
        """
        return self._result(self.thinker.answer.remote(job))

    def _result(self, asked: Any) -> Any:
        try:
            return self.ray.get(asked, timeout=START_TIMEOUT)
        except self.ray.exceptions.RayError:
            return None

    def kill(self) -> None:
        self.ray.kill(self.thinker)

    def is_alive(self) -> bool:
        """Whether this machine has to wait for its end."""
        return False

    def join(self) -> None:
        """Its end is the cluster's business."""


class ClusterThinkers(Thinkers):
    """A pool of processes on a cluster.

    There are as many as it has cores when the server starts.
    """

    def __init__(self, address: str, timeout: float = TIMEOUT) -> None:
        self.own = ThreadPoolExecutor(1, "cluster")  # in the main thread Ray would take the signals over
        self.ray = self.own.submit(connect_to_cluster, address, cores()).result()
        super().__init__(workers_of_cluster(self.ray), timeout)

    def new_process(self) -> RemoteProcess:
        return RemoteProcess(self.ray)

    async def close(self) -> None:
        """End all processes at once, and leave the cluster."""
        await super().close()
        self.own.submit(self.ray.shutdown).result()
        self.own.shutdown()
