"""Pictures of the pages in five sizes, light and dark, in both languages. Run by scripts/screenshots."""

import logging
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import structlog
from playwright.sync_api import Browser

from herna.games.catalogue import game_named
from herna.lessons.shelf import lessons_of
from tests.server.serving import Server, settings_for
from tests.ui.conftest import started_browser
from tests.ui.photographer import OPTIONS, QUIET, Photographer
from tests.ui.table import change, choose_anything, drop, open_table, wait_until_asked_or_over
from tests.ui.tables_pictured import battlefield, front, siege, war

LANGUAGES = ("en", "cs")
GAMES = ("summoner-wars", "doomtrooper", "aeons-end", "warcraft")
SOME = 8  # choices in a match that others watch
# Of the home page, only the logo and the lids, larger.
PREVIEW = """
  header > :not(.logo), .head, main > :not(.lids), .edge, .about, .lid::after { display: none !important; }
  header { height: 200px !important; justify-content: center; }
  .logo { gap: 28px !important; }
  .logo .i { width: 110px !important; height: 110px !important; }
  .logo b { font-size: 110px !important; }
  main { padding: 36px 40px !important; display: flex !important; flex-direction: column; }
  .lids { flex: 1; gap: 24px !important; }
  .lid.on { outline: 0 !important; }
  .fr { flex-direction: column !important; justify-content: center; gap: 26px !important; }
  .fr { text-align: center !important; }
  .fr .big { width: 130px !important; height: 130px !important; }
  .tx { flex: none !important; align-items: center !important; align-self: center !important; }
  .tx > b { font-size: 34px !important; }
  .em { display: none !important; }
"""


def front_page(by: Photographer) -> None:
    """The home page as somebody finds it who comes for the first time, and with much going on; the slip of options."""
    with by.person() as page:
        page.locator(".lid .btn").first.wait_for()
        by.take(page, "home-new")
        change(page, "doomtrooper")
        by.take(page, "home-options")
        page.keyboard.press("Escape")
    with by.person() as host, by.person() as page:
        for game in ("connect-four", *reversed(GAMES)):  # the newest are drawn
            host.goto("/")
            open_table(host, game, "me", "random", public=True, name="Honza", options=OPTIONS.get(game, {}))
            for _ in range(SOME):
                wait_until_asked_or_over(host)
                choose_anything(host, by.chance)
        host.goto("/")
        open_table(host, "warcraft", "me", "open", public=True, name="Radka")
        for game in ("aeons-end", "summoner-wars"):
            page.goto("/")
            open_table(page, game, "me", *["random"] * (game != "aeons-end"), options=OPTIONS.get(game, {}))
            wait_until_asked_or_over(page)
        page.goto("/")
        page.locator(".small svg, .small .piece").first.wait_for()
        by.take(page, "home")


def house(by: Photographer) -> None:
    """What the house has besides tables: lessons, rules, sheets, and pages that are not there."""
    with by.person("/learn") as page:
        page.locator("main a").first.wait_for()
        by.take(page, "learn")
        for game in GAMES:
            page.goto(f"/learn/{game}/{lessons_of(game_named(game))[0].key}")
            page.locator(".coach").wait_for()
            by.take(page, f"lesson-{game}")
        page.goto("/rules/summoner-wars#SW-MOVE-01")
        page.locator("li.shown").wait_for()
        by.take(page, "rulebook")
        for game in GAMES:
            page.goto(f"/rules/{game}/book")
            page.locator("main h3").first.wait_for()
            by.take(page, f"book-{game}")
        for name, path in (("nowhere", "/nowhere"), ("no-table", "/table/nothing"), ("no-replay", "/replay/nothing")):
            page.goto(path)
            page.locator("main :is(h1, h2)").first.wait_for()
            by.take(page, name)
        page.goto("/")
        for name in ("settings", "person"):
            page.locator(f"header button:has([href='#i-{name}'])").first.click()
            page.locator("dialog").wait_for()
            by.take(page, f"sheet-{name}")
            page.keyboard.press("Escape")


def people(by: Photographer) -> None:
    """An invitation as both see it, and a match at one screen that was won."""
    with by.person() as host:
        open_table(host, "summoner-wars", "me", "open", options=OPTIONS["summoner-wars"])
        host.locator(".waiting").wait_for()
        by.take(host, "invitation")
        with by.person(host.url) as guest:
            guest.locator(".waiting .main").wait_for()
            by.take(guest, "invited")
        host.goto("/")
        open_table(host, "connect-four", "me", "me")
        drop(host, 3)
        by.take(host, "connect-four")
        drop(host, 0, 3, 0, 3, 0, 3)
        host.locator(".result").wait_for()
        by.take(host, "connect-four-won")


PARTS: dict[str, Callable[[Photographer], None]] = {
    "front-page": front_page,
    "house": house,
    "people": people,
    "summoner-wars": battlefield,
    "aeons-end": siege,
    "warcraft": war,
    "doomtrooper": front,
}


def main(folder: Path, wanted: list[str]) -> None:
    """All parts in both languages, or those that are named."""
    parts = [part for part in PARTS if part in wanted] or list(PARTS)
    languages = [language for language in LANGUAGES if language in wanted] or LANGUAGES
    folder.mkdir(parents=True, exist_ok=True)
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    with (
        tempfile.TemporaryDirectory() as data,
        tempfile.TemporaryDirectory() as fonts,
        Server(settings_for(Path(data))) as server,
        started_browser(Path(fonts)) as chrome,
    ):
        take_the_preview(chrome, server, folder)
        for language in languages:
            for part in parts:
                PARTS[part](Photographer(chrome, server, folder, language))


def take_the_preview(chrome: Browser, server: Server, folder: Path) -> None:
    """The picture of a shared link, `ui/src/look/preview.jpg`: the name of the house over the lids of its boxes."""
    context = chrome.new_context(
        base_url=server.url, viewport={"width": 1200, "height": 630}, color_scheme="dark", bypass_csp=True
    )
    page = context.new_page()
    page.goto("/")
    page.locator(".lid").first.wait_for()
    page.add_style_tag(content=PREVIEW)
    page.wait_for_timeout(QUIET)
    page.screenshot(path=folder / "preview.jpg")
    context.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
