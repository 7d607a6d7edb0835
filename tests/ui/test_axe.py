"""axe-core finds nothing on any page, with all of its rules."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.ui.conftest import Person
from tests.ui.table import deal, drop

AXE = Path(__file__).parents[2] / "ui" / "node_modules" / "axe-core" / "axe.min.js"
FOUND = """async () => (await axe.run({rules: {'label-content-name-mismatch': {enabled: true}}})).violations
  .map(({id, nodes}) => `${id}: ${nodes.slice(0, 4).map(node => node.html.slice(0, 160)).join(' | ')}`)"""


def serious(page: Page) -> list[str]:
    """What axe finds, however grave."""
    page.mouse.move(1, 1)  # whatever the pointer came to rest on is not shown large
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(FOUND)
    return found


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_home_table_and_rulebook(person: Person, scheme: str) -> None:
    page = person(color_scheme=scheme, bypass_csp=True)
    expect(page.locator(".lid").first).to_be_visible()
    assert not serious(page)

    deal(page, who_begins="seat-1")
    expect(page.locator(".hand button")).to_have_count(5)
    assert not serious(page)

    page.keyboard.press("r")
    expect(page.get_by_role("dialog").locator("li").first).to_be_visible()
    assert not serious(page)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_invitation_result_and_replay(person: Person, scheme: str) -> None:
    page = deal(person(color_scheme=scheme, bypass_csp=True), "Connect Four", opponent="Somebody with a link")
    expect(page.get_by_role("textbox", name="Link to this table")).to_be_visible()
    assert not serious(page)

    page.goto("/")
    deal(page, "Connect Four", opponent="Somebody at this screen")
    drop(page, 0, 1, 0, 1, 0, 1, 0)
    expect(page.locator(".result")).to_be_visible()
    assert not serious(page)

    page.get_by_role("link", name="Watch the replay").click()
    expect(page.locator(".where")).to_contain_text("1 / 8")
    assert not serious(page)


def test_a_phone_and_the_hand_over_screen(person: Person) -> None:
    page = deal(person(width=390, height=800, bypass_csp=True), opponent="Somebody at this screen", who_begins="seat-2")
    expect(page.get_by_role("heading", name="Hand the screen to")).to_be_visible()
    assert not serious(page)

    page.get_by_role("button", name="I am Player 2").click()
    expect(page.locator(".hand button")).to_have_count(5)
    assert not serious(page)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_sheets_the_rules_page_and_a_larger_board(person: Person, scheme: str) -> None:
    page = person("/rules/aeons-end/book", color_scheme=scheme, bypass_csp=True)
    expect(page.locator("figure").first).to_be_visible()
    assert not serious(page)

    page.goto("/rules/summoner-wars#SW-MOVE-01")
    page.locator("li.shown summary").first.click()
    assert not serious(page)

    page.goto("/")
    for name in ("Settings", "your name"):
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert not serious(page)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)

    deal(page, "Connect Four", opponent="Somebody at this screen")
    expect(page.get_by_role("status").first).to_contain_text("Into which column")
    for key in ("m", "?"):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()
        assert not serious(page)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("+")
    expect(page.get_by_role("button", name="Whole board")).to_be_visible()
    assert not serious(page)


@pytest.mark.parametrize(("scheme", "locale"), [("light", "cs"), ("dark", "en")])
def test_the_shelf_lessons_puzzles_and_books(person: Person, scheme: str, locale: str) -> None:
    page = person("/learn", color_scheme=scheme, locale=locale, bypass_csp=True)
    for game in ("summoner-wars", "doomtrooper", "aeons-end", "warcraft"):
        page.goto("/learn")
        expect(page.locator("section[data-game]")).to_have_count(4)
        assert not serious(page)

        page.goto(f"/learn/{game}/1")
        page.locator(".coach [aria-expanded]:not(.term)").click()
        expect(page.locator(".coach > .more li").first).to_be_visible()
        assert not serious(page)

        page.goto(f"/learn/{game}/puzzles/1")
        expect(page.locator(".task")).to_be_visible()
        assert not serious(page)

        page.goto(f"/rules/{game}/book")
        expect(page.locator("figure").first).to_be_visible()
        assert not serious(page)


def test_the_win_chances(person: Person) -> None:
    page = deal(person(width=768, height=1024, bypass_csp=True), "Connect Four", opponent="Somebody at this screen")
    drop(page, 0, 1, 0, 1, 0, 1, 0)
    page.get_by_role("link", name="Watch the replay").click()
    page.get_by_role("button", name="Win chances").click()
    page.get_by_role("button", name="Compute the win chances").click()
    page.get_by_text("All numbers").click()
    assert not serious(page)
