"""A server with the built page, and people at browsers of their own."""

import logging
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import structlog
from playwright.sync_api import Browser, ConsoleMessage, Page, Request, expect, sync_playwright

from herna.server.page import BUILT
from tests.kit.seeded_tables import matches_as_last_time  # noqa: F401 (a fixture of every test here)
from tests.server.serving import Server, settings_for
from tests.ui.fonts import with_one_wide_font

CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
TIMEOUT = 20_000.0  # milliseconds
# A page that could not be loaded, or one in a sandbox, has no storage.
PHASES_WAIT = "try { localStorage.setItem('herna-passing', localStorage.getItem('herna-passing') ?? 'off') } catch {}"
LEFT = "net::ERR_ABORTED"  # a request that the page itself has given up, because it goes elsewhere

Person = Callable[..., Page]


@pytest.fixture(scope="session")
def built() -> None:
    assert (BUILT / "index.html").exists(), "the page has not been built: ./test and ./herna do that"


@pytest.fixture(scope="session")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    with Server(settings_for(tmp_path_factory.mktemp("house"))) as server:
        yield server


@pytest.fixture(scope="package")  # no longer: while it lives, nobody else can run a loop in this thread
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    expect.set_options(timeout=TIMEOUT)
    with started_browser(tmp_path_factory.mktemp("fonts")) as browser:
        yield browser


@contextmanager
def started_browser(folder: Path) -> Iterator[Browser]:
    """A Chromium with one wide font, whose configuration lies in the folder."""
    environment: dict[str, str | float | bool] = {**with_one_wide_font(folder)}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS, env=environment)
        yield browser
        browser.close()


def chromium() -> str:
    found = next((path for path in map(shutil.which, CHROMIUM) if path), None)
    assert found is not None, "there is no Chromium: ./test installs it"
    return found


@pytest.fixture
def person(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Person]:
    """Makes people at browsers of their own, on the first page.

    What goes wrong in a page fails the test: errors, requests that fail, and what the content security policy forbids
    (both of which the console tells); but not what matches `expected`. Phases in which nothing can be chosen wait for
    them, so that a test can count phases, unless `passing` is asked for.
    """
    pages: list[Page] = []
    wrong: list[str] = []

    def make(
        path: str = "/",
        width: int = 1280,
        height: int = 800,
        locale: str = "en",
        expected: str = "",
        base_url: str = "",
        script: str = "",
        passing: bool = False,
        **more: Any,
    ) -> Page:
        def note(what: str) -> None:
            if not expected or not re.search(expected, what):
                wrong.append(what)

        def said(message: ConsoleMessage) -> None:
            if message.type == "error":
                note(f"console: {message.text} {message.location.get('url', '')}")

        def failed(request: Request) -> None:
            if request.failure != LEFT:
                note(f"request: {request.url} {request.failure}")

        context = browser.new_context(
            base_url=base_url or request.getfixturevalue("server").url,
            viewport={"width": width, "height": height},
            locale=locale,
            reduced_motion="reduce",
            **more,
        )
        context.set_default_timeout(TIMEOUT)
        if not passing:
            context.add_init_script(PHASES_WAIT)
        if script:
            context.add_init_script(script)
        page = context.new_page()
        pages.append(page)
        page.on("pageerror", lambda error: note(f"error: {error}"))
        page.on("console", said)
        page.on("requestfailed", failed)
        page.goto(path)
        return page

    yield make
    for page in pages:
        page.context.close()
    assert not wrong, wrong
