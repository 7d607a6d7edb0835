"""Pictures of the main pages: light, dark, on a phone, on a tablet, in Czech. Run by scripts/screenshots."""

from __future__ import annotations

import logging
import random
import re
import sys
import tempfile
from pathlib import Path
from typing import Any

import structlog
from playwright.sync_api import Browser, Page

from herna.games.doomtrooper.given import GivenFront
from tests.server.serving import Server, settings_for
from tests.ui.conftest import PATIENCE, started_browser
from tests.ui.table import change, choose_anything, key_of, play, wait_until_asked_or_over
from tests.ui.test_doomtrooper import Front
from tests.ui.test_warcraft import in_a_battle

LOOKS: dict[str, dict[str, Any]] = {
    "light": {"color_scheme": "light"},
    "dark": {"color_scheme": "dark"},
    "phone": {"color_scheme": "light", "viewport": {"width": 390, "height": 800}, "device_scale_factor": 2},
    "tablet": {"color_scheme": "light", "viewport": {"width": 768, "height": 1024}},
    "czech": {"color_scheme": "dark", "locale": "cs"},
}
USUAL: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}, "locale": "en", "reduced_motion": "reduce"}
CHOICES = 40  # before the table is pictured
CALM = ".table:has(.phases li:nth-child(2).now):has([data-mark=can])"  # one's own move phase
SIEGE = 24  # choices before the siege of Aeon's End is pictured
MAIN_PHASE = "[data-thing^='pile:'][data-mark=can]"  # one's own main phase, with something to buy
WAR = 30  # choices before the war of Warcraft is pictured
MARCHING = "[data-thing^='heap:'][data-mark=can]"  # one's own Move Step
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
QUIET = 400  # milliseconds until nothing moves any more


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    with (
        tempfile.TemporaryDirectory() as data,
        tempfile.TemporaryDirectory() as fonts,
        Server(settings_for(Path(data))) as server,
        started_browser(Path(fonts)) as chrome,
    ):
        take_the_preview(chrome, server, folder)
        for look, options in LOOKS.items():
            context = chrome.new_context(**(USUAL | {"base_url": server.url} | options))
            context.set_default_timeout(PATIENCE)
            take(context.new_page(), server, folder, look)
            context.close()
            take_the_front(chrome, server, folder, look)


def take(page: Page, server: Server, folder: Path, look: str) -> None:
    """One look of all pages."""

    def picture(name: str, whole: bool = False) -> None:
        take_one(page, folder / f"{name}-{look}.png", whole)

    page.goto("/")
    page.locator(".lid").first.wait_for()
    picture("home", whole=True)
    sit_down(page, "Summoner Wars")
    chance = random.Random(11)
    made = 0
    while wait_until_asked_or_over(page) and (made < CHOICES or not page.locator(CALM).count()):
        choose_anything(page, chance)
        made += 1
    picture("table")
    page.locator("[data-thing^='space:'][data-mark=idle]:not(.under)").first.dispatch_event("click")
    page.locator(".note").wait_for()
    picture("why-not")
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    page.locator("dialog li").first.wait_for()
    picture("rules")
    page.keyboard.press("Escape")
    resign(page)
    picture("result")
    page.locator(".result a.btn").click()
    page.locator(".piece").first.wait_for()
    page.locator(".scrub input").fill(str(CHOICES // 2))
    picture("replay", whole=True)

    page.goto("/")
    sit_down(page, "Connect Four")
    page.locator("[data-thing]").first.wait_for()
    picture("connect-four")

    page.goto("/")
    sit_down(page, "Aeon's End")
    made = 0
    while wait_until_asked_or_over(page) and (made < SIEGE or not page.locator(MAIN_PHASE).count()):
        choose_anything(page, chance)
        made += 1
    picture("aeons-end", whole=True)
    page.locator("[data-thing='card:-1']").first.focus()
    page.keyboard.press("z")
    picture("aeons-end-mat")

    page.goto("/")
    sit_down(page, "Warcraft")
    made = 0
    while wait_until_asked_or_over(page) and (made < WAR or not page.locator(MARCHING).count()):
        choose_anything(page, chance)
        made += 1
    page.locator(MARCHING).first.click()
    picture("warcraft", whole=True)
    page.goto("/")
    in_a_battle(page, server, "nordrassil")
    picture("warcraft-battle", whole=True)


def take_the_preview(chrome: Browser, server: Server, folder: Path) -> None:
    """The picture of a shared link, `ui/src/look/preview.jpg`: the name of the house over the lids of its boxes."""
    context = chrome.new_context(
        base_url=server.url, viewport={"width": 1200, "height": 630}, color_scheme="dark", bypass_csp=True
    )
    page = context.new_page()
    page.goto("/")
    page.locator(".lid").first.wait_for()
    page.add_style_tag(content=PREVIEW)
    take_one(page, folder / "preview.jpg", whole=False)
    context.close()


def take_one(page: Page, path: Path, whole: bool) -> None:
    page.wait_for_timeout(QUIET)
    page.screenshot(path=path, full_page=whole)
    print(path)


def take_the_front(chrome: Browser, server: Server, folder: Path, look: str) -> None:
    """One look of Doomtrooper: a front, and a duel on it in which a card has answered a card."""
    pages: list[Page] = []

    def person(path: str = "/", **options: Any) -> Page:
        context = chrome.new_context(**(USUAL | {"base_url": server.url} | options))
        context.set_default_timeout(PATIENCE)
        pages.append(context.new_page())
        pages[-1].goto(path)
        return pages[-1]

    front = Front(person, server)
    page, _ = front(a_front(), **LOOKS[look])
    take_one(page, folder / f"doomtrooper-{look}.png", True)
    page, _ = front(in_a_duel(a_front()), **LOOKS[look])
    take_one(page, folder / f"doomtrooper-duel-{look}.png", True)
    for each in pages:
        each.context.close()


def a_front() -> GivenFront:
    """A Squad of Honza's, a Kohort of Martin's that knows a warzone, and hands full of answers."""
    return GivenFront(
        f"squad sean-gallagher+combat-armor+clansman-claymore hussar+violator-sword aide-de-camp; "
        f"player alliance-bauhaus; hand powerful-blow miscommunication hussar#2 inspired evasive-action; "
        f"library {' '.join(f'hussar#{nth}' for nth in range(10, 45))}; grave hussar#3 evasive-action#2",
        f"kohort razide nepharite-of-ilian necromutant citadel-sanctum; hidden undead-legionnaire; "
        f"hand miscommunication#2 powerful-blow#2 ambush; "
        f"library {' '.join(f'razide#{nth}' for nth in range(10, 48))}; grave razide#3; sacrificed razide#4",
        covered="aide-de-camp",
        wounded="necromutant",
        destiny=(9, 6),
        promotion=(24, 21),
        seed="pictures",
    )


def in_a_duel(given: GivenFront) -> GivenFront:
    """Sean Gallagher attacks the Razide, which defends itself from its warzone; what he plays is answered."""
    for choice in (
        "declare_attack",
        "attack sean-gallagher razide",
        "tactic fight",
        "defend_from citadel-sanctum",
        "wield clansman-claymore",
        "play powerful-blow sean-gallagher",
        "play miscommunication#2 powerful-blow",
    ):
        while choice not in given.offered():
            given.chooses("decline")
        given.chooses(choice)
    return given


def sit_down(page: Page, game: str) -> None:
    """A table against a weak bot."""
    change(page, key_of(game)).locator(".levels label").first.click()
    play(page)


def resign(page: Page) -> None:
    page.locator(".tools button:has([href='#i-menu'])").click()
    page.locator(".menu .btn").filter(has_text=re.compile("Resign|Vzdát")).click()
    page.locator(".sure .main").click()
    page.locator(".result").wait_for()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
