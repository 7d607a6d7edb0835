"""The data folder: private to this user, locked by one server.

That server leaves its address in it.
"""

from __future__ import annotations

import fcntl
import json
import os
from pathlib import Path
from urllib.request import ProxyHandler, build_opener

from herna.engine.errors import BadInput

HOLDER = "server.txt"  # locked by the server that has the folder; it holds its address
TIMEOUT = 5.0  # seconds


class Folder:
    """A data folder; its lock ends with the process."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._holder = -1

    def lock(self) -> bool:
        """Create the folder if it is missing, and lock it.

        Returns False if another server has it.
        """
        try:
            self.path.mkdir(mode=0o700, parents=True, exist_ok=True)
            holder = os.open(self.path / HOLDER, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise BadInput("error-data-folder", folder=str(self.path), why=error.strerror or str(error)) from error
        try:
            fcntl.flock(holder, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(holder)
            return False
        os.ftruncate(holder, 0)
        self._holder = holder
        return True

    def write_address(self, address: str) -> None:
        """Write the address of the server that holds the folder."""
        os.pwrite(self._holder, address.encode(), 0)

    def address(self) -> str:
        """The address of the server that holds the folder, once it is written."""
        return (self.path / HOLDER).read_text(encoding="utf-8")

    def release(self) -> None:
        os.ftruncate(self._holder, 0)
        os.close(self._holder)


def is_herna(address: str) -> bool:
    """Whether a Herna server answers at that address."""
    try:
        with build_opener(ProxyHandler({})).open(f"{address}/health", timeout=TIMEOUT) as answer:
            return bool(json.load(answer).get("status") == "ok")
    except (OSError, ValueError, AttributeError):
        return False
