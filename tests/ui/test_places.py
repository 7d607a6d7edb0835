"""Every page names the places of the house, and a shared link has a picture that is there."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.ui.conftest import Person
from tests.ui.table import deal, drop, open_table, wait_until_asked_or_over, wider

CARDS = "Cards and decks"
PLACES = ["Play", "Learn", CARDS, "Tournaments", "Players", "Rules"]


def places(page: Page) -> list[str]:
    return page.get_by_role("navigation", name="Where to").get_by_role("link").all_inner_texts()


@pytest.mark.parametrize(
    ("path", "here"),
    [
        ("/", "Play"),
        ("/tournaments", "Tournaments"),
        ("/rules", "Rules"),
        ("/learn", "Learn"),
        ("/cards", CARDS),
        ("/decks", CARDS),
        ("/decks/doomtrooper/new", CARDS),
        ("/cards/warcraft/unit-orc-air-1", CARDS),
        ("/rules/warcraft", "Rules"),
        ("/nothing/here", ""),
    ],
)
@pytest.mark.parametrize("width", [390, 1280])
def test_the_rim_is_on_every_page_of_the_house(person: Person, path: str, here: str, width: int) -> None:
    page = person(path, width=width, height=800, expected="404")

    nav = page.get_by_role("navigation", name="Where to")
    short = {CARDS: "Cards"} if width == 390 else {}
    expect(nav.get_by_role("link")).to_have_text([short.get(place, place) for place in PLACES])
    expect(nav.locator("[aria-current=page]")).to_have_text([short.get(here, here)] if here else [])
    box = nav.bounding_box()
    assert box is not None
    assert (box["y"] + box["height"] == 800) == (width == 390), "on a phone they are tabs at the bottom"
    assert wider(page) <= 0
    expect(page.locator("h1")).to_have_count(1)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_be_focused()


def test_at_a_table_the_places_are_in_the_menu_and_in_a_replay_on_the_rim(person: Person) -> None:
    page = person()
    open_table(page, "connect-four", "me", "me")
    wait_until_asked_or_over(page)
    page.keyboard.press("m")
    expect(page.get_by_role("dialog", name="Menu").get_by_role("link")).to_have_text(PLACES)
    page.keyboard.press("Escape")
    drop(page, 0, 1, 0, 1, 0, 1, 0)

    page.get_by_role("link", name="Watch the replay").click()

    expect(page.locator(".where")).to_contain_text("/ 8")
    assert places(page) == PLACES
    page.get_by_role("navigation", name="Where to").get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", name="Rules")).to_be_visible()


def test_the_rules_are_those_of_the_game_played_last_and_every_other_is_one_click_away(person: Person) -> None:
    page = person()
    deal(page, "Warcraft")
    page.goto("/")
    page.get_by_role("navigation").get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", level=2)).to_contain_text("Warcraft")

    games = page.get_by_role("list", name="Games").get_by_role("link")
    expect(games).to_have_count(5)
    games.filter(has_text="Doomtrooper").click()

    page.wait_for_url("**/rules/doomtrooper/book")
    expect(page.get_by_role("heading", level=2)).to_contain_text("Doomtrooper")
    expect(games.locator("xpath=self::*[@aria-current]")).to_have_text(["Doomtrooper"])


def test_until_the_games_are_known_lids_lie_face_down(person: Person) -> None:
    page = person("about:blank")
    waiting: list[Route] = []
    page.route(re.compile("/api/games"), lambda route: waiting.append(route))
    page.goto("/")

    blank = page.locator(".lids .blank")
    expect(blank).to_have_count(4)
    expect(blank.first).to_be_visible()
    low = blank.first.bounding_box()
    for route in waiting:
        route.continue_()

    lid = page.locator(".lid")
    expect(lid).to_have_count(4)
    expect(blank).to_have_count(0)
    high = lid.first.bounding_box()
    assert low is not None
    assert high is not None
    assert abs(low["height"] - high["height"]) < 40, "nothing jumps"


def test_the_picture_of_a_shared_link_is_there(person: Person) -> None:
    page = person()
    address = page.locator("meta[property='og:image']").get_attribute("content") or ""
    assert address.startswith(page.url), "a program that shows the link needs the whole address"
    answer = page.request.get(address)
    assert answer.ok
    assert answer.headers["content-type"] == "image/jpeg"

    size = page.evaluate(
        "async address => { const image = new Image(); image.src = address; await image.decode();"
        " return [image.naturalWidth, image.naturalHeight] }",
        address,
    )

    told = [page.locator(f"meta[property='og:image:{side}']").get_attribute("content") for side in ("width", "height")]
    assert [str(side) for side in size] == told == ["1200", "630"]
