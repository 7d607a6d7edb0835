"""A finished match is watched, and played on from any place in it."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.kit.present import present
from tests.ui.conftest import Person
from tests.ui.photographer import resign, sits_down
from tests.ui.table import deal, drop

DISCS = ".first, .second"


@pytest.fixture
def replay(person: Person) -> Page:
    """The replay of a short match: seven discs, the first side has four in a column."""
    page = person(permissions=["clipboard-read", "clipboard-write"])
    deal(page, "Connect Four", opponent="Somebody at this screen")
    drop(page, 0, 1, 0, 1, 0, 1, 0)
    page.get_by_role("link", name="Watch the replay").click()
    page.wait_for_url("**/replay/*")
    expect(page.locator(".where")).to_contain_text("1 / 8")
    return page


def test_the_scrubber_goes_to_any_decision_and_one_plays_on_from_there(replay: Page) -> None:
    expect(replay.locator(DISCS)).to_have_count(0)
    replay.get_by_label("Decision").fill("5")
    expect(replay.locator(DISCS)).to_have_count(4)
    replay.wait_for_url("**/replay/*?at=5&seat=0")

    replay.get_by_role("button", name="play both sides").click()

    replay.wait_for_url("**/table/*")
    expect(replay.locator(DISCS)).to_have_count(4)
    drop(replay, 5)


def test_somebody_who_goes_on_before_everything_has_come_is_not_called_back(replay: Page) -> None:
    waiting: list[Route] = []
    replay.route("**/api/games/*/rules*", lambda route: waiting.append(route))
    replay.goto(replay.url)
    expect(replay.locator(".where")).to_contain_text("1 / 8")
    assert len(waiting) == 1

    replay.get_by_label("Decision").fill("5")
    waiting[0].continue_()

    expect(replay.locator(DISCS)).to_have_count(4)
    expect(replay.locator(".where")).to_contain_text("5 / 8")


def test_one_plays_on_against_the_computer(replay: Page) -> None:
    replay.get_by_label("Decision").fill("3")
    expect(replay.locator(DISCS)).to_have_count(2)

    replay.get_by_role("button", name="against the computer").click()

    replay.wait_for_url("**/table/*")
    replay.locator("[data-thing='column:6'][data-mark=can]").click()
    expect(replay.locator(DISCS)).to_have_count(4)  # the computer has answered


def test_it_plays_by_itself_and_by_arrows(replay: Page) -> None:
    replay.get_by_label("Speed").select_option("2×")
    replay.get_by_role("button", name="Play", exact=True).click()
    replay.wait_for_function("discs => document.querySelectorAll(discs).length >= 2", arg=DISCS)
    replay.get_by_role("button", name="Pause").click()
    at = int(replay.locator(".where b").inner_text())

    replay.keyboard.press("ArrowRight")

    expect(replay.locator(".where b")).to_have_text(str(at + 1))
    expect(replay.locator(DISCS)).to_have_count(at)


def test_a_place_in_it_is_shared_by_a_link_and_the_shuffle_is_checked(replay: Page) -> None:
    replay.get_by_label("Decision").fill("4")
    expect(replay.locator(DISCS)).to_have_count(3)
    replay.get_by_role("button", name="Link to this decision").click()
    expect(replay.get_by_role("button", name="Copied")).to_be_visible()

    replay.goto(replay.evaluate("() => navigator.clipboard.readText()"))

    expect(replay.locator(DISCS)).to_have_count(3)
    replay.get_by_role("button", name="Verify the shuffle").click()
    expect(replay.locator(".ok")).to_contain_text("verified")


def test_what_was_asked_and_chosen_there_is_told_in_words(replay: Page) -> None:
    replay.get_by_label("Decision").fill("2")

    expect(replay.locator(".next")).to_contain_text("Player 2 chose")
    expect(replay.locator("[role=log] li")).to_have_count(1)


def test_the_win_chances_are_computed_on_request_and_drawn(replay: Page) -> None:
    replay.get_by_role("button", name="Win chances").click()
    expect(replay.locator("figure")).to_have_count(0)

    replay.get_by_role("button", name="Compute the win chances").click()

    expect(replay.get_by_role("img", name="Win chances of Player 1")).to_be_visible()
    decided = replay.get_by_role("region", name="Win chances").get_by_role("listitem")
    expect(decided.filter(has_text="Player 2: ")).not_to_have_count(0)  # who let a column grow to four
    expect(decided.filter(has_text="The match is over")).to_have_count(0)
    replay.get_by_text("All numbers").click()
    rows = replay.locator("tbody tr")
    expect(rows.last).to_contain_text("100%")  # the first side has won
    rows.last.get_by_role("button").click()
    expect(replay.locator(DISCS)).to_have_count(7)
    replay.get_by_role("img", name="Win chances of Player 1").click(position={"x": 2, "y": 20})
    expect(replay.locator(DISCS)).to_have_count(0)


def test_a_match_that_was_resigned_was_not_decided_by_the_resignation(person: Person) -> None:
    """The last choice before it does not count as what lost the match, and the chances stay as they were."""
    page = person()
    deal(page, "Connect Four", opponent="Somebody at this screen", who_begins="seat-1")
    drop(page, 3, 3, 2, 4)
    resign(page)
    page.locator(".result a[href^='/replay']").click()
    page.get_by_role("button", name="Win chances").click()

    page.get_by_role("button", name="Compute the win chances").click()

    chances = page.get_by_role("region", name="Win chances")
    expect(chances.get_by_role("heading", name="What decided it")).to_be_visible()
    page.get_by_text("All numbers").click()
    rows = chances.locator("tbody tr")
    expect(rows).to_have_count(5)
    expect(rows.last).not_to_contain_text("100%")
    for named in chances.get_by_role("listitem").all():
        expect(named).to_contain_text("Column")
        expect(named.locator("b").last).to_have_text(re.compile(r"^[+−±]\d%$|^[+−][12]\d%$"))


@pytest.mark.parametrize("game", ["summoner-wars", "doomtrooper", "aeons-end", "warcraft"])
def test_a_card_that_is_looked_at_covers_neither_the_scrubber_nor_the_ways_to_play_on(
    person: Person, game: str
) -> None:
    page = person(width=1280, height=720)
    sits_down(page, game)
    resign(page)
    page.locator(".result a[href^='/replay']").click()
    thing = "space" if game == "warcraft" else "card"

    page.locator(f".replay [data-thing^='{thing}:']").last.hover()

    looked = page.locator(".left .zoom .zoom")
    expect(looked).to_be_visible()
    if (
        looked.evaluate("each => getComputedStyle(each).position") == "fixed"
    ):  # there is no room for it between the players
        foot = present(looked.bounding_box())
        for other in (".scrub input", "aside .on"):
            box = present(page.locator(other).bounding_box())
            assert foot["x"] + foot["width"] <= box["x"] or foot["y"] + foot["height"] <= box["y"] + 1
