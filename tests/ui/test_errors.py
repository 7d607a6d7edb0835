"""What goes wrong has a clear state of its own and a way out: table gone, server gone, offline, a newer page."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.ui.conftest import Person
from tests.ui.table import deal, drop

PATIENCE = 30.0  # seconds
UNREACHED = "ERR_CONNECTION|ERR_INTERNET|ERR_SOCKET|WebSocket"


class Herna:
    """`herna serve` as a program of its own, that can be stopped and started again at the same place."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0
        self.start()

    def start(self) -> None:
        given = ["serve", "--port", str(self.port), "--data", str(self.data), "--thinkers", "1"]
        environment = os.environ | {"HERNA_LANG": "en", "HERNA_DATABASE_URL": ""}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "herna.cli.main", *given], env=environment, stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        found = re.search(r"http://\S+:(\d+)", self.process.stdout.readline())
        assert found is not None
        self.url, self.port = found[0], int(found[1])

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()


@pytest.fixture
def herna(built: None, tmp_path: Path) -> Iterator[Herna]:
    herna = Herna(tmp_path / "house")
    yield herna
    herna.stop()


def sit_down(page: Page) -> None:
    deal(page, "Connect Four", opponent="Somebody at this screen")
    drop(page, 3)


def test_a_table_that_is_not_there_says_so_and_shows_the_way_home(person: Person) -> None:
    page = person("/table/nothing-here")

    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()
    page.locator("main").get_by_role("link", name="Home").click()

    expect(page.locator(".lid").first).to_be_visible()


def test_a_server_that_goes_away_and_comes_back_loses_nothing(person: Person, herna: Herna) -> None:
    page = person(base_url=herna.url, expected=UNREACHED)
    sit_down(page)

    herna.stop()
    expect(page.get_by_role("alert").filter(has_text="Connection lost.")).to_be_visible()
    expect(page.locator(".first, .second")).to_have_count(1)
    page.locator("[data-thing='column:4']").click()  # it is sent when the line is back
    herna.start()
    page.evaluate("() => document.querySelector('.wrong .btn')?.click()")  # Try now, if it has not done so by itself

    expect(page.locator(".first, .second")).to_have_count(2)
    expect(page.get_by_role("alert").filter(has_text="Connection lost.")).to_have_count(0)
    drop(page, 5)


def test_the_first_page_says_that_the_server_does_not_answer_and_tries_again(person: Person, herna: Herna) -> None:
    page = person(base_url=herna.url, expected=UNREACHED)
    sit_down(page)
    herna.stop()
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("alert").filter(has_text="The server does not answer.")).to_be_visible()

    herna.start()
    page.get_by_role("button", name="Try now").click()

    expect(page.get_by_role("link").filter(has_text="play on")).to_have_count(1)


def test_offline_is_told_and_goes_on_when_one_is_back(person: Person) -> None:
    page = person(expected=UNREACHED)
    sit_down(page)

    page.context.set_offline(True)
    expect(page.get_by_role("alert").filter(has_text="You are offline.")).to_be_visible()
    page.context.set_offline(False)

    expect(page.get_by_role("alert").filter(has_text="You are offline.")).to_have_count(0)
    drop(page, 4)


def test_a_page_that_has_become_old_says_so_and_can_be_loaded_anew(person: Person) -> None:
    page = person(expected=UNREACHED)
    sit_down(page)
    page.route(re.compile("/$"), lambda route: route.fulfill(body="<!doctype html>a newer page"))

    page.context.set_offline(True)
    expect(page.get_by_role("alert").filter(has_text="You are offline.")).to_be_visible()
    page.context.set_offline(False)

    expect(page.get_by_role("alert").filter(has_text="There is a newer page.")).to_be_visible()
    page.get_by_role("button", name="Load it").click()
    expect(page.locator(".first, .second")).to_have_count(1)
    expect(page.get_by_role("alert").filter(has_text="There is a newer page.")).to_have_count(0)
