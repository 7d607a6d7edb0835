"""`herna serve`, and a plain `herna`, in a process of their own: they listen, say where, and end without a trace."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path

import httpx
import pytest

from herna.cli.serve import address_of, has_browser, open_listener
from herna.engine.errors import BadInput
from herna.lab import extras
from herna.server import app
from herna.server.folder import Folder, is_herna
from tests.cli.command import Herna

START_TIMEOUT = 30.0  # seconds
BOTS = [{"kind": "bot", "bot": "search:900ms"}] * 2


class Serving:
    """The program, started with some arguments: what it says, and how it ends."""

    def __init__(self, folder: Path, *given: str, language: str = "en") -> None:
        self.log = folder / f"log-{len(list(folder.iterdir()))}"
        names = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY", "LC_ALL", "HERNA_DATABASE_URL")
        environment = {name: value for name, value in os.environ.items() if name not in names}
        browser = folder / "browser"
        browser.write_text(f'#!/bin/sh\necho "$1" >> {folder}/opened\n')
        browser.chmod(0o700)
        self.opened = folder / "opened"
        environment |= {"HERNA_LANG": language, "BROWSER": f"{browser} %s", "XDG_DATA_HOME": str(folder / "share")}
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "herna.cli.main", *given],
                env=environment,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,
            )

    def line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def address(self) -> str:
        """Where it says it is, once it listens."""
        found = re.search(r"http://\S+", self.line())
        assert found, self.log.read_text()
        return found[0]

    def end(self, number: int = signal.SIGTERM) -> int:
        """Its status after that signal, sent to all its processes, as a terminal does; none of them is left."""
        os.killpg(self.process.pid, number) if number == signal.SIGINT else self.process.send_signal(number)
        status = self.process.wait(START_TIMEOUT)
        if self.process.stdout is not None:
            self.process.stdout.close()
        latest = time.monotonic() + 5.0
        while self.left() and time.monotonic() < latest:
            time.sleep(0.05)
        assert not self.left()
        return status

    def left(self) -> bool:
        """Whether a process of it is still there."""
        try:
            os.killpg(self.process.pid, 0)
        except ProcessLookupError:
            return False
        return True


Start = Callable[..., Serving]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts the program; whatever is still running at the end is ended."""
    started: list[Serving] = []

    def begin(*given: str, language: str = "en") -> Serving:
        started.append(Serving(tmp_path, *given, language=language))
        return started[-1]

    yield begin
    for serving in started:
        if serving.process.poll() is None:
            serving.end()
        elif serving.process.stdout is not None:
            serving.process.stdout.close()


def test_it_answers_where_it_says_and_ctrl_c_ends_it_with_status_0_and_no_process_left(start: Start) -> None:
    serving = start("serve", "--port", "0", "--thinkers", "2")
    address = serving.address()

    with httpx.Client(base_url=address) as http:
        assert http.get("/health").json()["status"] == "ok"
        assert http.post("/api/tables", json={"game": "connect-four", "seats": BOTS}).status_code == 201
        assert "server" not in http.get("/").headers

    assert end_soon(serving, signal.SIGINT) == 0
    log = serving.log.read_text()
    assert "Traceback" not in log, log


def end_soon(serving: Serving, number: int) -> int:
    """End it by that signal, though bots are thinking; its status."""
    started = time.monotonic()
    status = serving.end(number)
    assert time.monotonic() - started < 10.0
    return status


def test_a_plain_herna_opens_the_browser_and_a_second_one_shows_the_first(start: Start, tmp_path: Path) -> None:
    with socket.socket() as taken:
        free = taken.connect_ex(("127.0.0.1", 8000)) != 0
    first = start(*([] if free else ["serve", "--open", "--port", "0"]), language="cs")
    said = first.line()
    address = said.split()[-1]
    assert said.startswith("Herna běží na http://127.0.0.1:")
    assert str(tmp_path / "share" / "herna") in first.line()
    wait_for(lambda: first.opened.exists() and first.opened.read_text() == f"{address}\n")

    second = start()

    assert second.line() == f"Herna is already running at {address}\n"
    assert second.process.wait(START_TIMEOUT) == 0
    assert second.opened.read_text() == f"{address}\n" * 2
    assert (tmp_path / "share" / "herna").stat().st_mode & 0o077 == 0  # tables hold secrets


def test_the_same_folder_is_served_by_one_at_a_time_but_outlives_it(start: Start, tmp_path: Path) -> None:
    first = start("serve", "--port", "0", "--thinkers", "1", "--data", str(tmp_path / "data"))
    address = first.address()
    table = httpx.post(
        f"{address}/api/tables", json={"game": "connect-four", "seats": [{"kind": "me"}, {"kind": "open"}]}
    ).json()["table"]

    second = start("serve", "--port", "0", "--thinkers", "1", "--data", str(tmp_path / "data"))
    assert second.process.wait(START_TIMEOUT) == 2
    assert f"Another Herna ({address}) stores its tables" in second.log.read_text()
    first.process.kill()
    first.process.wait()
    third = start("serve", "--port", "0", "--thinkers", "1", "--data", str(tmp_path / "data"))

    assert httpx.get(f"{third.address()}/api/tables/{table}").status_code == 200


def test_a_database_that_is_not_there_is_told_in_one_line(start: Start) -> None:
    serving = start("serve", "--port", "0", "--database-url", "postgresql://nobody:very-secret@127.0.0.1:1/herna")

    assert serving.process.wait(START_TIMEOUT) == 2
    log = serving.log.read_text()
    assert "herna: The database cannot be used" in log
    assert "very-secret" not in log
    assert "Traceback" not in log


def test_sigterm_ends_it_too_and_the_log_is_json_without_secrets(start: Start) -> None:
    serving = start("serve", "--port", "0", "--thinkers", "2", "--log", "json", "--log-level", "debug")
    with httpx.Client(base_url=serving.address()) as http:
        assert http.post("/api/tables", json={"game": "connect-four", "seats": BOTS}).status_code == 201
        opened = http.post("/api/tables", json={"game": "connect-four", "seats": [{"kind": "me"}, {"kind": "open"}]})
        token, table = opened.json()["tokens"]["0"], opened.json()["table"]
        http.get(f"/api/tables/{table}", headers={"authorization": f"Bearer {token}"})
        http.get(f"/nowhere/{token}")

    assert end_soon(serving, signal.SIGTERM) == 0
    log = serving.log.read_text()
    events = [json.loads(line) for line in log.splitlines()]
    assert {"method": "GET", "path": "/api/tables/{id}", "status": 200}.items() <= next(
        event for event in events if event.get("method") == "GET"
    ).items()
    assert all({"event", "level", "timestamp"} <= set(event) for event in events)
    assert "Traceback" not in log, log
    assert token not in log
    assert table not in log


# What is refused


def test_a_port_that_is_taken_is_told_with_what_to_do(herna: Herna, tmp_path: Path) -> None:
    with open_listener("127.0.0.1", 0) as taken:
        taken.listen()
        port = str(taken.getsockname()[1])

        ran = herna("serve", "--port", port, "--data", tmp_path)

    assert ran.refused(f"Port {port} on 127.0.0.1 is in use", "--port 0")


def test_a_cluster_without_its_package_is_refused_with_what_to_install(
    herna: Herna, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name == "ray" else find_spec(name))

    assert herna("serve", "--ray", "auto", "--data", tmp_path).refused('pip install "herna[ray]"')


def test_the_bots_think_on_the_cluster_that_is_named(
    herna: Herna, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(address: str) -> None:
        raise BadInput("error-ray", address=address, why="it is not there")

    monkeypatch.setattr(app, "ClusterThinkers", refuse)

    ran = herna("serve", "--ray", "192.0.2.1:6379", "--data", tmp_path, "--port", "0")

    assert ran.refused('The Ray cluster "192.0.2.1:6379" cannot be used: it is not there')


# The parts


def test_the_address_is_one_that_a_browser_here_can_open() -> None:
    with open_listener("0.0.0.0", 0) as everywhere, open_listener("127.0.0.1", 0) as here:
        assert re.fullmatch(r"http://localhost:\d+", address_of(everywhere))
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+", address_of(here))


def test_without_a_window_there_is_no_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not has_browser()

    monkeypatch.setenv("DISPLAY", ":0")
    assert has_browser()


def test_a_folder_is_held_by_one_and_free_again_after_it(tmp_path: Path) -> None:
    first, second = Folder(tmp_path / "data"), Folder(tmp_path / "data")

    assert first.lock()
    first.write_address("http://127.0.0.1:1")
    assert not second.lock()
    assert second.address() == "http://127.0.0.1:1"
    first.release()
    assert second.lock()
    assert second.address() == ""
    second.release()


def test_nobody_who_does_not_answer_like_herna_is_taken_for_it() -> None:
    assert not is_herna("")
    with open_listener("127.0.0.1", 0) as silent:
        assert not is_herna(address_of(silent))


def wait_for(holds: Callable[[], bool]) -> None:
    latest = time.monotonic() + START_TIMEOUT
    while not holds():
        assert time.monotonic() < latest
        time.sleep(0.05)


def test_a_second_server_on_the_same_sqlite_address_is_refused(herna: Herna, tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    assert folder.lock()
    folder.write_address("http://127.0.0.1:1")

    ran = herna("serve", "--database-url", f"sqlite:///{tmp_path / 'herna.db'}", "--port", "0")
    folder.release()

    assert ran.refused(str(tmp_path), "http://127.0.0.1:1")
