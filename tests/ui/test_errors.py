"""What goes wrong has a clear state of its own and a way out: table gone, server gone, offline, a newer page."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.kit.present import present
from tests.ui.conftest import Person
from tests.ui.table import deal, drop
from tests.ui.test_axe import serious

TIMEOUT = 30.0  # seconds
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
        found = present(re.search(r"http://\S+:(\d+)", present(self.process.stdout).readline()))
        self.url, self.port = found[0], int(found[1])

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(TIMEOUT)
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


@pytest.mark.parametrize(
    ("locale", "title", "home"),
    [("en", "There is no page at this address", "Home"), ("cs", "Na této adrese nic není", "Domů")],
)
def test_an_unknown_address_is_a_page_in_the_readers_language_with_the_way_home(
    person: Person, locale: str, title: str, home: str
) -> None:
    page = person("/nowhere/at/all", locale=locale, expected="404", bypass_csp=True)

    expect(page.get_by_role("heading", name=title)).to_be_visible()
    assert not serious(page)
    page.locator("main").get_by_role("link", name=home).click()

    expect(page.locator(".lid").first).to_be_visible()


def test_a_replay_link_that_leads_nowhere_says_so_and_what_to_do(person: Person) -> None:
    page = person("/replay/nothing-here", expected="404", bypass_csp=True)

    expect(page.get_by_role("heading", name="There is no such replay")).to_be_visible()
    expect(page.get_by_text("Ask the person who sent it for the link once more.")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator(".bar")).to_be_hidden()  # there is nothing to play
    assert not serious(page)


@pytest.mark.parametrize(("query", "shown"), [("at=999&seat=0", 8), ("at=-3&seat=-7", 1), ("at=x&seat=1e9", 1)])
def test_a_replay_link_with_a_wrong_decision_says_so_and_shows_the_nearest(
    person: Person, query: str, shown: int
) -> None:
    page = person()
    deal(page, "Connect Four", opponent="Somebody at this screen")
    drop(page, 0, 1, 0, 1, 0, 1, 0)
    replay = page.url.replace("/table/", "/replay/")

    page.goto(f"{replay}?{query}")

    expect(page.locator(".where")).to_contain_text(f"{shown} / 8")
    expect(page.get_by_role("alert")).to_contain_text(
        f"The link is wrong or was changed; here is decision {shown} of 8."
    )
    page.goto(f"{replay}?at=4&seat=1")
    expect(page.locator(".where")).to_contain_text("4 / 8")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_on_a_slow_line_the_rim_and_ruled_rows_are_shown_until_the_program_has_come(person: Person) -> None:
    page = person()
    waiting: list[Route] = []
    page.route(re.compile(r"/assets/index-.*\.js"), lambda route: waiting.append(route))

    page.goto("/", wait_until="commit")
    expect(page.locator(".skeleton")).to_be_visible()
    for route in waiting:
        route.continue_()

    expect(page.locator(".lid").first).to_be_visible()
    expect(page.locator(".skeleton")).to_be_hidden()


def test_where_scripts_do_not_run_a_sentence_says_so(person: Person) -> None:
    page = person(java_script_enabled=False, expected="csp$")  # its scripts are asked for, and not run

    expect(page.locator("main p[lang=en]")).to_contain_text("allow JavaScript for it in your browser")
    expect(page.locator("main p[lang=cs]")).to_contain_text("povolte pro ni v prohlížeči JavaScript")
    expect(page.locator("main")).to_be_visible()
    expect(page.locator(".skeleton")).to_be_hidden()


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

    expect(page.get_by_role("link").filter(has_text="your turn")).to_have_count(1)


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

    expect(page.get_by_role("alert").filter(has_text="A new version of this page is available.")).to_be_visible()
    page.get_by_role("button", name="Reload").click()
    expect(page.locator(".first, .second")).to_have_count(1)
    expect(page.get_by_role("alert").filter(has_text="A new version of this page is available.")).to_have_count(0)
