"""A server in a process of its own, so that a test can kill it and start it again on the same port."""

import json
import os
import socket
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
import uvicorn

from herna.server.app import application
from herna.server.running import config_for
from tests.server.serving import TIMEOUT, eventually, settings_for

ROOT = Path(__file__).parents[2]
# What has been read once is kept compiled, so that a node starts in a second or two.
FAST = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"} | {
    "PYTHONPYCACHEPREFIX": str(ROOT / "build" / "pycache")
}


class Node:
    """A node, from `with` on. Killed, it has no time to say goodbye."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.given = json.dumps({"data": str(folder), "port": self.port, **settings})
        self.log = folder / f"{self.port}.log"
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.kill()

    def start(self, wait: bool = True) -> None:
        """Start, and come back when it answers."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.node", self.given], cwd=ROOT, env=FAST, stdout=log, stderr=log
            )
        if wait:
            eventually(self.answers, 2 * TIMEOUT)

    def lives(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def answers(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, self.log.read_text()
        try:
            return httpx.get(f"{self.url}/health", timeout=TIMEOUT).is_success
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait(TIMEOUT)

    def count(self, metric: str) -> float:
        """A number of this node, over all its labels."""
        lines = httpx.get(f"{self.url}/metrics", timeout=TIMEOUT).text.splitlines()
        return sum(float(line.rpartition(" ")[2]) for line in lines if line.startswith(metric))


def main() -> None:
    given = json.loads(sys.argv[1])
    settings = settings_for(Path(given.pop("data")), **given)
    config = config_for(application(settings), [])
    config.host, config.port, config.timeout_graceful_shutdown = settings.host, settings.port, 2
    uvicorn.Server(config).run()


if __name__ == "__main__":
    main()
