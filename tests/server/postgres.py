"""A real PostgreSQL for tests: Debian's, in a temporary folder, reached only by a socket in that folder."""

import asyncio
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import asyncpg  # type: ignore[import-untyped] # it has no types

TIMEOUT = 60.0  # seconds within which it has to start and to end
LIKE_NOBODY = ("postgres", "nobody")  # PostgreSQL refuses to run as root: then as the first of these that there is
SWITCHES = {
    "listen_addresses": "",
    "max_connections": "200",
    "fsync": "off",  # the machine does not lose its power during a test
    "autovacuum": "off",
}


def binaries() -> Path:
    """The folder of PostgreSQL's programs: that of the path, or of Debian's newest version."""
    on_path = shutil.which("initdb")
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: float(folder.parent.name))
    if on_path is not None:
        return Path(on_path).resolve().parent
    assert installed, "there is no PostgreSQL: ./test installs it"
    return installed[-1]


class Postgres:
    """A PostgreSQL that runs from `with` on; each database that it is asked for is new and empty."""

    def __init__(self) -> None:
        self.user = "" if os.getuid() else next(name for name in LIKE_NOBODY if _has_user(name))
        self.folder = Path()
        self.process: subprocess.Popen[bytes] | None = None
        self._names = count(1)

    def __enter__(self) -> Self:
        self.folder = Path(tempfile.mkdtemp(prefix="herna-pg-"))  # pytest's own folders are closed to other users
        if self.user:
            shutil.chown(self.folder, self.user)
        data = str(self.folder / "data")
        asked = ["-D", data, "-U", "herna", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"]
        assert self._start([binaries() / "initdb", *asked]).wait(TIMEOUT) == 0, (self.folder / "log").read_text()
        switches = [f"-c{name}={value}" for name, value in SWITCHES.items()]
        self.process = self._start([binaries() / "postgres", "-D", data, "-k", str(self.folder), *switches])
        asyncio.run(self._until_it_answers())
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)  # without waiting for clients that are still connected
            self.process.wait(TIMEOUT)
        shutil.rmtree(self.folder)

    def _start(self, command: Sequence[str | Path]) -> subprocess.Popen[bytes]:
        as_whom: dict[str, Any] = {}
        if self.user:
            as_whom = {"user": self.user, "group": pwd.getpwnam(self.user).pw_gid, "extra_groups": []}
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd=self.folder, **as_whom
            )

    async def _until_it_answers(self) -> None:
        async with asyncio.timeout(TIMEOUT):
            while True:
                assert self.process is not None
                assert self.process.poll() is None, (self.folder / "log").read_text()
                try:
                    await self._execute("SELECT 1")
                except (OSError, asyncpg.CannotConnectNowError):
                    await asyncio.sleep(0.05)
                else:
                    return

    async def _execute(self, sentence: str) -> None:
        connection = await asyncpg.connect(user="herna", database="postgres", host=str(self.folder))
        try:
            await connection.execute(sentence)
        finally:
            await connection.close()

    def execute(self, sentence: str) -> None:
        asyncio.run(self._execute(sentence))

    def new_database(self) -> str:
        """The address of a new, empty database."""
        name = f"herna{next(self._names)}"
        self.execute(f"CREATE DATABASE {name}")
        return f"postgresql+asyncpg://herna@/{name}?host={self.folder}"

    def cut_all_lines(self) -> None:
        """End every connection that somebody has to it."""
        self.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")


def _has_user(name: str) -> bool:
    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True
