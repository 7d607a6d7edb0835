"""Somebody who takes pictures of pages in all sizes and schemes."""

import random
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Page

from tests.server.serving import Server
from tests.ui.conftest import TIMEOUT
from tests.ui.table import choose_anything, open_table, wait_until_asked_or_over

SIZES = {1280: 720, 1440: 900, 390: 844, 768: 1024, 3840: 2160}
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
PHONE = 390  # pixels wide: there the page scrolls, and is pictured whole
USUAL: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"}
OPTIONS = {
    "summoner-wars": {"first": "seat-1", "deck-1": "polar-dwarves", "deck-2": "tundra-orcs"},
    "warcraft": {"first": "seat-1", "scenario": "two-players", "race-1": "human", "race-2": "orc"},
    "connect-four": {"first": "seat-1"},
}
QUIET = 350  # milliseconds until nothing moves any more
LONGEST = 2400  # pixels of a page that are pictured


class Photographer:
    """Somebody at a browser of their own, who takes each picture in all sizes and schemes."""

    def __init__(self, chrome: Browser, server: Server, folder: Path, language: str) -> None:
        self.chrome, self.server, self.folder, self.language = chrome, server, folder, language
        self.chance = random.Random(11)

    @contextmanager
    def person(self, path: str = "/", **options: Any) -> Iterator[Page]:
        context = self.chrome.new_context(**(USUAL | {"base_url": self.server.url, "locale": self.language} | options))
        context.set_default_timeout(TIMEOUT)
        page = context.new_page()
        page.goto(path)
        yield page
        context.close()

    def take(self, page: Page, name: str, before: Callable[[], object] = lambda: None, quiet: float = QUIET) -> None:
        """What the page shows, after something was done for each picture."""
        for width, height in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            for scheme in SCHEMES:
                page.emulate_media(color_scheme=scheme)
                before()
                page.wait_for_timeout(quiet)
                path = self.folder / f"{name}-{width}-{scheme}-{self.language}.png"
                long = page.evaluate("() => document.documentElement.scrollHeight") if width == PHONE else 0
                high = max(height, min(long, LONGEST))
                clip: Any = {"x": 0, "y": 0, "width": width, "height": high} if high > height and long == high else None
                page.screenshot(path=path, full_page=clip is not None, clip=clip)
                print(path, flush=True)
        page.set_viewport_size(USUAL["viewport"])

    def plays(self, page: Page, least: int, until: str) -> None:
        """Make N choices by chance, and more until this is seen."""
        made = 0
        while wait_until_asked_or_over(page) and (made < least or not page.locator(until).count()):
            choose_anything(page, self.chance)
            made += 1


def sits_down(page: Page, game: str) -> None:
    """A table against a weak bot, or alone where one can be."""
    others = () if game == "aeons-end" else ("random",)
    open_table(page, game, "me", *others, options=OPTIONS.get(game, {}))
    wait_until_asked_or_over(page)


def resign(page: Page) -> None:
    page.locator(".tools button:has([href='#i-menu'])").click()
    page.locator(".menu .btn").filter(has_text=re.compile("Resign|Vzdát")).click()
    page.locator(".sure .main").click()
    page.locator(".result").wait_for()
