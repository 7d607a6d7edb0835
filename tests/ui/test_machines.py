"""On every machine: names fit where they stand, words are divided, and forced colours keep what colour tells."""

import pytest
from playwright.sync_api import Page, expect

from herna.games.doomtrooper.given import GivenFront
from tests.ui.conftest import Person
from tests.ui.photographer import resign
from tests.ui.table import open_table, press_the_last_button
from tests.ui.test_doomtrooper import Front, at_the_front

__all__ = ["at_the_front"]

TABLES = {  # at these one is asked first, and no bot has to think
    "summoner-wars": (("me", "random"), {"first": "seat-1", "deck-1": "tundra-orcs", "deck-2": "polar-dwarves"}),
    "aeons-end": (("me",), {}),
    "doomtrooper": (("me", "random"), {}),
    "warcraft": (("me", "random"), {"first": "seat-1"}),
}

# Names and buttons of which a part is cut off.
CUT = """() => [...document.querySelectorAll('.stage b, .handrow b, .pl b, .btn, .prompt b, .phases li')]
  .filter(each => each.checkVisibility() && each.clientWidth > 1 && getComputedStyle(each).textOverflow !== 'ellipsis')
  .filter(each => each.scrollWidth > each.clientWidth + 1
    || getComputedStyle(each).overflowY !== 'visible' && each.scrollHeight > each.clientHeight + 2)
  .map(each => `${each.parentElement.className} ${each.textContent.trim()}: ` +
    `${each.scrollWidth}x${each.scrollHeight} in ${each.clientWidth}x${each.clientHeight}`)"""

# Of each tile: its name and its life, how large the name is written, and whether both lie within the tile.
TILES = """() => [...document.querySelectorAll('.stage .tile')].map(tile => {
  const box = tile.getBoundingClientRect()
  const inside = each => {
    const { left, right, top, bottom } = each.getBoundingClientRect()
    const across = left >= box.left - 1 && right <= box.right + 1
    return right - left > 4 && across && top >= box.top - 1 && bottom <= box.bottom + 1
  }
  const [name, life] = [tile.querySelector('b'), tile.querySelector('em')]
  return {
    name: name.innerText, life: life.innerText, size: parseFloat(getComputedStyle(name).fontSize),
    inside: inside(name) && inside(life), whole: name.scrollHeight <= name.clientHeight + 2,
  }
})"""

# What of the siege lies over something else, or beyond the stage.
OVER_EACH_OTHER = """() => {
  const parts = ['.mat .name', '.mat .life', '.nemesis .pile', '.play .cards button', '.order ol', '.gravehold',
    '.supply h2', '.supply button', '.played', '.dial', '.breach .caption']
  const stage = document.querySelector('.siege').getBoundingClientRect()
  const found = parts.flatMap(part => [...document.querySelectorAll(`.siege ${part}`)]
    .map(each => ({ name: `${part} ${each.innerText.trim()}`, each, box: each.getBoundingClientRect() }))
    .filter(({ each, box }) => each.checkVisibility() && box.width > 1))
  const shared = (one, other) => Math.min(
    Math.min(one.right, other.right) - Math.max(one.left, other.left),
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))
  const over = found.flatMap((one, at) => found.slice(at + 1)
    .filter(other => shared(one.box, other.box) > 1.5).map(other => `${one.name} and ${other.name}`))
  const beyond = found.filter(({ box }) => box.bottom > stage.bottom + 1.5 || box.right > stage.right + 1.5)
  return [...over, ...beyond.map(({ name }) => `${name} beyond the stage`)]
}"""

# Whether what stands in the rim has room there.
RIM = """() => {
  const tools = document.querySelector('.rim .tools').getBoundingClientRect()
  const phases = [...document.querySelectorAll('.rim .phases li')].filter(each => each.checkVisibility())
  return phases.every(each => each.getBoundingClientRect().right <= tools.left + 1) && tools.right <= innerWidth + 1
}"""

BACKGROUNDS = "all => all.map(each => getComputedStyle(each).backgroundColor)"


def at_table(page: Page, game: str) -> Page:
    seats, options = TABLES[game]
    open_table(page, game, *seats, options=options)
    expect(page.locator(".prompt:not([data-number='0'])")).to_be_visible()
    return page


@pytest.mark.parametrize("locale", ["en", "cs"])
@pytest.mark.parametrize("game", TABLES)
def test_no_name_and_no_button_is_cut_off(person: Person, game: str, locale: str) -> None:
    page = at_table(person(locale=locale), game)

    for width, height in ((1280, 720), (1440, 900), (768, 1024), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert page.evaluate(CUT) == [], (width, height)


@pytest.mark.parametrize("locale", ["en", "cs"])
@pytest.mark.parametrize("game", [*TABLES, "lesson", "replay"])
def test_the_order_of_play_and_the_tools_stand_beside_each_other(person: Person, game: str, locale: str) -> None:
    if game == "lesson":
        page = person("/learn/summoner-wars/sw-1-first-win", locale=locale)
        expect(page.locator(".coach")).to_be_visible()
    elif game == "replay":
        page = at_table(person(locale=locale), "summoner-wars")
        press_the_last_button(page)
        resign(page)
        page.locator(".result a[href^='/replay']").click()
        page.locator(".scrub input").fill("2")
        expect(page.locator(".phases li")).to_have_count(6)
    else:
        page = at_table(person(locale=locale), game)

    for width in (360, 420, 600, 760, 761, 768, 820, 900, 901, 1000, 1001, 1200, 1201, 1280, 1440, 1600, 1601):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate(RIM), width


@pytest.mark.parametrize("language", ["cs", "en"])
def test_nothing_of_aeons_end_lies_over_anything_else_however_low_the_page_is(person: Person, language: str) -> None:
    page = at_table(person(locale=language), "aeons-end")

    for width, height in ((1280, 720), (1366, 640), (1440, 900), (1024, 768), (768, 1024), (844, 390), (640, 360)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert page.evaluate(OVER_EACH_OTHER) == [], (width, height)
        assert page.evaluate(CUT) == [], (width, height)


@pytest.mark.parametrize(("width", "height"), [(844, 390), (640, 360), (390, 844)])
def test_summoner_wars_keeps_names_and_life_when_a_phone_lies_or_the_page_is_twice_as_large(
    person: Person, width: int, height: int
) -> None:
    page = at_table(person(width=width, height=height, locale="cs"), "summoner-wars")

    tiles = page.evaluate(TILES)

    assert len(tiles) >= 6
    for tile in tiles:
        assert tile["name"]
        assert tile["life"].isdecimal()
        assert tile["size"] >= 11
        assert tile["inside"], tile
        assert tile["whole"], tile


def test_long_words_are_divided_in_their_language(person: Person) -> None:
    czech, english = (at_table(person(locale=locale), "summoner-wars") for locale in ("cs", "en"))

    for page, language in ((czech, "cs"), (english, "en")):
        expect(page.locator("html")).to_have_attribute("lang", language)
        names = page.locator(".stage .tile .whole")
        assert language == "en" or any("\u00ad" in name for name in names.all_text_contents())
        assert page.locator(".stage .tile b").first.evaluate("each => getComputedStyle(each).hyphens") == "auto"


def test_forced_colours_keep_life_and_sides(person: Person) -> None:
    page = at_table(person(forced_colors="active"), "summoner-wars")

    lives = page.locator(".stage .tile .life")
    own, foe = (page.locator(f".stage .tile{side} .life").first for side in (":not(.foe)", ".foe"))
    assert lives.count() >= 6
    assert own.evaluate("each => getComputedStyle(each).backgroundColor") != foe.evaluate(
        "each => getComputedStyle(each).backgroundColor"
    )
    for life in (own, foe):
        side = life.evaluate("each => getComputedStyle(each).backgroundColor")
        assert all(point != side for point in life.locator("i").evaluate_all(BACKGROUNDS))
    here = page.locator(".phases li").evaluate_all("all => all.map(each => getComputedStyle(each).borderBottomColor)")
    assert here[0] not in here[1:], "which phase it is, is seen"


def test_forced_colours_keep_the_life_of_a_nemesis(person: Person) -> None:
    page = at_table(person(forced_colors="active"), "aeons-end")

    bar = page.locator(".nemesis .bar")
    assert bar.evaluate_all(BACKGROUNDS) != bar.locator("i").evaluate_all(BACKGROUNDS)


def test_a_row_of_doomtrooper_shows_on_a_phone_that_it_goes_on(at_the_front: Front) -> None:
    many = " ".join(["hussar", *(f"hussar#{number}" for number in range(2, 8))])
    page, _ = at_the_front(GivenFront("squad mitch-hunter", f"squad {many}", seed="row"), width=390, height=844)
    row = page.locator(".others .side")
    expect(row).to_have_attribute("data-more", "after")
    assert row.evaluate("each => getComputedStyle(each).maskImage") != "none"

    row.evaluate("each => each.scrollTo(each.scrollWidth, 0)")

    expect(row).to_have_attribute("data-more", "before")
    page.set_viewport_size({"width": 1600, "height": 900})
    expect(row).not_to_have_attribute("data-more", "after")
