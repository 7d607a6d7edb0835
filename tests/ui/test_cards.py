"""The library: every card is found, filtered, walked to and read, on a wide page and on a phone."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.ui.conftest import Person
from tests.ui.frames import frames_while
from tests.ui.photographer import OPTIONS
from tests.ui.table import open_table, wait_until_asked_or_over, wider
from tests.ui.test_axe import serious

MANY = 1_073  # cards of a whole game
SMOOTH = 16.7  # milliseconds of a frame at 60 a second
MOST_SLOW = 5  # percent of the frames
LONG_PRESS = """(named) => {
  const { x, y } = named.getBoundingClientRect()
  const at = { pointerType: 'touch', bubbles: true, clientX: x + 3, clientY: y + 3 }
  named.dispatchEvent(new PointerEvent('pointerdown', at))
  return new Promise((done) => setTimeout(() => {
    named.dispatchEvent(new PointerEvent('pointerup', at))
    named.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    done()
  }, 900))
}"""


def cards(page: Page) -> Any:
    return page.get_by_role("grid").get_by_role("gridcell").get_by_role("link")


def widths(page: Page) -> set[float]:
    """The widths of the cards that are drawn."""
    return set(cards(page).evaluate_all("(links) => links.map((link) => link.clientWidth)"))


def count(page: Page) -> Any:
    return page.locator(".count")


def test_a_search_is_typed_filtered_shared_and_walked_through_with_keys(person: Person) -> None:
    page = person("/cards/doomtrooper", width=1440, bypass_csp=True)
    expect(count(page)).to_have_text("240 cards")
    assert not serious(page)

    page.keyboard.press("/")
    page.keyboard.type("husar")  # its Czech name
    expect(cards(page).first).to_contain_text("Hussar")
    expect(page).to_have_url(re.compile(r"/cards/doomtrooper\?q=husar$"))

    page.get_by_role("searchbox").fill("")
    page.get_by_role("checkbox", name="Warrior").check()
    page.get_by_role("button", name=re.compile("^Bauhaus")).click()
    page.get_by_role("slider", name="Value, at most").fill("5")
    expect(page).to_have_url(re.compile(r"\?kind=warrior&affiliation=bauhaus&value=-5$"))
    left = count(page).inner_text()
    assert re.match(r"\d\d? cards of 240", left)
    assert not serious(page)

    again = person(page.url.removeprefix(page.url.split("/cards")[0]), width=1440)
    expect(count(again)).to_have_text(left)
    page.get_by_role("button", name="Remove filter: Value at most 5").click()
    page.get_by_role("button", name="As a list").click()
    expect(page).to_have_url(re.compile(r"\?kind=warrior&affiliation=bauhaus&view=list$"))
    assert len(widths(page)) == 1
    assert not serious(page)

    page.get_by_role("button", name="As a grid").click()
    cards(page).first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(cards(page).nth(2)).to_be_focused()
    name = cards(page).nth(2).locator("b").inner_text()
    expect(page.get_by_role("complementary", name=name)).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator(":focus")).to_be_in_viewport()
    page.keyboard.press("Home")
    page.keyboard.press("Enter")

    page.wait_for_url("**/cards/doomtrooper/venusian-ranger")
    expect(page.get_by_role("heading", level=1)).to_have_text("Venusian Ranger")
    page.go_back()
    expect(page.get_by_role("checkbox", name="Warrior")).to_be_checked()


def test_a_card_tells_what_it_does_where_it_comes_from_its_rules_and_decks(person: Person) -> None:
    page = person("/cards/summoner-wars/bear-cavalry", width=1440, bypass_csp=True)

    expect(page.get_by_role("heading", level=1)).to_have_text("Bear Cavalry")
    expect(page.locator(".own")).to_contain_text("Trample")
    expect(page.locator("dl")).to_contain_text("Medvědí kavalerie")
    expect(page.locator(".sure")).to_contain_text("deck symbols")
    expect(page.get_by_text("There is no recorded simulation of this game here.")).to_be_visible()
    assert not serious(page)
    page.get_by_text("SW-EX-26").first.click()
    page.get_by_role("link", name="SW-EX-26").click()
    page.wait_for_url("**/rules/summoner-wars#SW-EX-26")
    page.go_back()
    page.get_by_role("link", name=re.compile("Polar Dwarves")).click()
    page.wait_for_url("**/cards/summoner-wars?deck=polar-dwarves")
    expect(page.get_by_role("button", name="Remove filter: Polar Dwarves")).to_be_visible()


def test_on_a_phone_filters_are_a_sheet_and_a_card_is_read_from_top_to_bottom(person: Person) -> None:
    page = person("/cards/warcraft", width=360, height=740, bypass_csp=True, color_scheme="dark", locale="cs")
    expect(count(page)).to_have_text("81 karet")
    assert wider(page) <= 0
    assert not serious(page)

    page.get_by_role("button", name="Filtry").click()
    assert not serious(page)
    page.get_by_role("checkbox", name="Karta zkušeností").check()
    page.get_by_role("button", name="Do seznamu").click()
    page.get_by_role("button", name="Ukázat 20").click()
    expect(count(page)).to_have_text("20 karet z 81")
    assert len(widths(page)) == 1
    chip, told = (each.bounding_box() for each in (page.get_by_role("button", name="Zrušit filtr"), count(page)))
    assert chip is not None
    assert told is not None
    assert chip["x"] + chip["width"] <= told["x"]
    assert abs(chip["y"] + chip["height"] / 2 - told["y"] - told["height"] / 2) < 3
    assert not serious(page)
    cards(page).first.click()

    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert wider(page) <= 0
    assert not serious(page)


def test_on_a_phone_the_games_have_a_line_of_their_own_beside_the_decks(person: Person) -> None:
    page = person("/cards/doomtrooper", width=390, height=844)
    expect(page.get_by_role("link", name="Decks", exact=True)).to_be_visible()

    games = page.get_by_role("navigation", name="Games").bounding_box()

    assert games is not None
    assert games["width"] > 350


def test_all_games_are_searched_together_and_an_unknown_card_is_nowhere(person: Person) -> None:
    page = person("/cards?q=town%20portal", width=1000)
    expect(cards(page)).to_have_count(1)
    expect(cards(page)).to_have_attribute("href", "/cards/warcraft/card-town-portal")
    page.get_by_role("searchbox").fill("qqqq")
    expect(page.get_by_text("No cards match.")).to_be_visible()

    lost = person("/cards/warcraft/king", width=1000, expected="404")
    expect(lost.get_by_role("heading", name="There is no page at this address")).to_be_visible()


def with_many(route: Route) -> None:
    """As many cards as the largest game has, each under a key of its own."""
    told = route.fetch().json()
    told["cards"] = [
        {**told["cards"][at % len(told["cards"])], "key": f"{told['cards'][at % len(told['cards'])]['key']}-{at}"}
        for at in range(MANY)
    ]
    route.fulfill(body=json.dumps(told), content_type="application/json")


@pytest.mark.parametrize("view", ["grid", "list"])
def test_a_thousand_cards_scroll_smoothly_on_a_phone(person: Person, view: str) -> None:
    page = person("/nothing", width=390, height=844, expected="404")
    page.route("**/api/games/doomtrooper/library?*", with_many)
    page.goto(f"/cards/doomtrooper?view={view}")
    expect(count(page)).to_have_text(f"{MANY} cards")

    def scroll() -> None:
        page.evaluate(
            "() => new Promise((done) => { let at = 0; const on = () => { scrollBy(0, 60);"
            " if ((at += 1) < 240) requestAnimationFrame(on); else done(); }; on() })"
        )

    frames = frames_while(page, scroll)

    slow = 100 * sum(frame > SMOOTH for frame in frames) / len(frames)
    drawn = page.get_by_role("gridcell").count()
    print(
        f"\n{view}: {slow:.1f} % of {len(frames)} frames over {SMOOTH} ms, longest {max(frames):.0f} ms, {drawn} drawn"
    )
    assert len(frames) > 50
    assert drawn < 100
    assert slow < MOST_SLOW


def test_a_card_is_looked_at_wherever_it_is_named(person: Person) -> None:
    """Under the pointer, with the focus and by a long press: in the rules, and in the score sheet of a match."""
    page = person("/rules/summoner-wars#SW-DECK-01", width=1440, bypass_csp=True)
    page.get_by_text("The deck of the Polar Dwarves").first.click()
    named = page.locator("details[open] a.named", has_text="Bear Cavalry").first
    expect(named).to_be_visible()
    peek = page.get_by_role("tooltip")

    named.hover()
    expect(peek).to_contain_text("Trample")
    assert not serious(page)
    page.mouse.move(1, 1)
    expect(peek).to_have_count(0)
    named.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(peek).to_contain_text("Trample")
    expect(named).to_have_attribute("aria-describedby", "peek")
    page.keyboard.press("Escape")
    expect(peek).to_have_count(0)
    named.evaluate(LONG_PRESS)
    expect(peek).to_contain_text("Trample")
    expect(page).to_have_url(re.compile("/rules/"))  # the link was not followed

    page.goto("/")
    open_table(page, "summoner-wars", "me", "random", options={**OPTIONS["summoner-wars"], "first": "seat-2"})
    wait_until_asked_or_over(page)
    row = page.locator(".lines .row:has(.named)").first
    row.locator(".named").first.hover()
    expect(peek).to_be_visible()
    row.click()
    expect(page.locator(".because a.named").first).to_have_attribute("target", "_blank")
