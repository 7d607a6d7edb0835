"""The page brings its fonts: nothing that it shows depends on those of the machine."""

import re
import tomllib
from pathlib import Path

import pytest
from playwright.sync_api import Page

from herna.server.page import BUILT, KINDS
from tests.ui.conftest import Person
from tests.ui.fonts import WIDE
from tests.ui.table import deal, wait_until_asked_or_over

ROOT = Path(__file__).parents[2]
GAMES = ("Summoner Wars", "Aeon's End", "Warcraft", "Doomtrooper", "Connect Four")
OTHERS = ("serif", "sans-serif", "system-ui", "Palatino", "Georgia", "'Liberation Sans'", "'DejaVu Serif'", "Arial")
DISPLAY, TEXT = "Alegreya", "'Source Sans 3'"
DRAWN = "→←↑↓⇧"  # signs that are drawn: ui/src/lib/Sentence.svelte
IN_TITLES = "●"  # which the browser shows, not the page
NEAR = 0.02  # how much wider or narrower a text may be until the fonts have come

# How wide and high a text is in one line.
LAID = """([font, text]) => {
  const words = document.createElement('span')
  words.className = 'laid'
  words.style.cssText = `position: absolute; white-space: pre; font: ${font}`
  words.textContent = text
  document.body.append(words)
  const { width, height } = words.getBoundingClientRect()
  return [width, height]
}"""

# Marks what words stand in directly; what is for screen readers alone is never drawn.
WRITTEN = """() => {
  for (const each of document.querySelectorAll('body *')) {
    const words = [...each.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.data.trim())
    each.toggleAttribute('data-written', words && !each.closest('.vh, script, style'))
  }
}"""


def laid(page: Page, font: str, text: str) -> tuple[float, float]:
    """Write something on the page; says how wide and high it is when the fonts have come."""
    page.evaluate(LAID, [font, text])
    page.evaluate("() => document.fonts.ready")
    wide, high = page.evaluate(LAID, [font, text])
    return wide, high


def width(page: Page, font: str, weight: int = 400) -> float:
    return laid(page, f"{weight} 100px {font}", "Ice Golem, Žluťoučký kůň 1234")[0]


def text_of(*patterns: str) -> str:
    return "".join(file.read_text(encoding="utf-8") for pattern in patterns for file in sorted(ROOT.glob(pattern)))


def fonts_of(page: Page, selector: str = "[data-written]") -> dict[str, bool]:
    """The fonts that something on the page is written in, and whether the page has brought them."""
    page.evaluate("() => document.fonts.ready")
    page.evaluate(WRITTEN)
    line = page.context.new_cdp_session(page)
    line.send("DOM.enable")
    line.send("CSS.enable")
    root = line.send("DOM.getDocument")["root"]["nodeId"]
    nodes = line.send("DOM.querySelectorAll", {"nodeId": root, "selector": selector})["nodeIds"]
    used = [font for node in nodes for font in line.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]]
    line.detach()
    return {font["familyName"]: font["isCustomFont"] for font in used}


def test_chromium_knows_one_wide_font_and_none_of_the_machine(person: Person) -> None:
    page = person()

    assert {width(page, font) for font in OTHERS} == {width(page, f"'{WIDE}'")}
    assert width(page, DISPLAY, 700) < 0.8 * width(page, "serif", 700)
    assert width(page, TEXT) < 0.9 * width(page, "sans-serif")


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_written_in_the_fonts_of_the_page(person: Person, game: str) -> None:
    page = person(locale="cs")  # which needs all of them
    deal(page, game, level=1)
    wait_until_asked_or_over(page)
    page.keyboard.press("?")
    page.locator("dialog dt").first.wait_for()

    fonts = fonts_of(page)

    assert {name.split()[0] for name in fonts} == {"Alegreya", "Source"}
    assert all(fonts.values()), fonts


def test_every_sign_of_every_text_is_in_the_fonts_of_the_page(person: Person) -> None:
    """Or drawn: in words of games and of the page itself, in both languages."""
    texts = text_of("src/herna/**/*.ftl", "examples/**/*.ftl", "ui/src/**/words/*.json", "ui/src/**/*.svelte")
    signs = "".join(sorted({sign for sign in texts if ord(sign) > 127 and sign not in DRAWN + IN_TITLES}))
    assert {"ř", "×", "–", "„"} <= set(signs)
    page = person()

    laid(page, f"700 20px {DISPLAY}", signs)
    laid(page, f"400 20px {TEXT}", signs)

    fonts = fonts_of(page, ".laid")
    assert len(fonts) == 2
    assert all(fonts.values()), (fonts, signs)


@pytest.mark.parametrize(("stack", "weight"), [("display", 700), ("text", 400), ("text", 600)])
def test_until_the_fonts_have_come_words_are_as_wide_and_as_high(person: Person, stack: str, weight: int) -> None:
    texts = re.findall(r': "(.*)"', text_of("ui/src/**/words/*.json"))
    text = re.sub(rf"[{DRAWN}\s]+", " ", " ".join(texts))

    with_fonts = person(locale="cs")
    with_fonts.locator(".lid").first.wait_for()
    without = person(locale="cs", expected=r"woff2|ERR_FAILED")
    without.route("**/*.woff2", lambda route: route.abort())
    without.reload()
    without.locator(".lid").first.wait_for()

    font = f"{weight} 20px / normal var(--font-{stack})"
    (wide, high), (wide_before, high_before) = laid(with_fonts, font, text), laid(without, font, text)
    assert wide_before == pytest.approx(wide, rel=NEAR)
    assert high_before == pytest.approx(high, abs=1)


def test_the_first_fonts_are_asked_for_at_once_and_none_twice(person: Person) -> None:
    index = (BUILT / "index.html").read_text(encoding="utf-8")
    preloaded = re.findall(r'<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/([^"]+)"', index)
    assert [name.rsplit("-", 1)[0] for name in preloaded] == [
        "alegreya-latin-700-normal",
        "source-sans-3-latin-wght-normal",
    ]
    page = person()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[-1]))
    page.reload()
    page.locator(".lid").first.wait_for()

    fonts = [name for name in asked if name.endswith(".woff2")]
    assert sorted(fonts) == sorted(preloaded)  # nothing else for English, and each of them once


def test_what_was_built_has_its_licences_and_nothing_of_an_unknown_kind() -> None:
    licences = [file.read_text(encoding="utf-8") for file in sorted((BUILT / "assets").glob("*-licence-*.txt"))]

    assert [licence.splitlines()[0][:14] for licence in licences] == ["Copyright 2011", "© 2023 Adobe ("]
    assert all("SIL OPEN FONT LICENSE Version 1.1" in licence for licence in licences)
    assert {file.suffix for file in (BUILT / "assets").iterdir()} == set(KINDS)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "static/assets/*" in project["tool"]["setuptools"]["package-data"]["herna.server"]
