"""Puzzles on the page: solved by what the hints light, failed and tried again, and remembered on the shelf."""

import re

import pytest
from playwright.sync_api import Page, expect

from herna.games.catalogue import game_named
from herna.lessons.files import Puzzle
from herna.lessons.shelf import puzzles_of
from tests.ui.conftest import Person
from tests.ui.table import wider
from tests.ui.test_accounts import enter
from tests.ui.test_axe import serious

MOST_CLICKS = 4  # for one choice
GAMES = ["summoner-wars", "doomtrooper", "aeons-end", "warcraft"]
SIZES = [(1280, 800), (390, 844)]
LIT = ".prompt .do .lit, [data-marked]:is([data-mark=can], [data-mark=also], [data-mark=target], [data-mark=careful])"


def easiest(game: str) -> Puzzle:
    """The first puzzle on the shelf that takes more than one choice."""
    return puzzles_of(game_named(game))[1]


def choices_made(page: Page) -> int:
    """How many choices have been made, once nothing is on its way."""
    expect(page.locator(".task")).to_have_attribute("data-sending", "false")
    return int(page.locator(".task").get_attribute("data-chosen") or 0)


def choose_what_is_shown(page: Page) -> None:
    """Ask for the next choice, and click what glows until it is made."""
    before = choices_made(page)
    page.get_by_role("button", name="Show the next choice").click()
    for _ in range(MOST_CLICKS):
        page.locator(LIT).last.click()
        if choices_made(page) != before:
            return
    raise AssertionError(f"what glows leads nowhere after {before} choices")


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_solved_by_what_its_hints_light(person: Person, game: str, width: int, height: int) -> None:
    puzzle = easiest(game)
    page = person("/learn", width=width, height=height, bypass_csp=True)
    shelf = page.locator(f"section[data-game={game}]")
    expect(shelf.locator("ol a.done")).to_have_count(0)
    shelf.get_by_role("list", name="Puzzles").get_by_role("link").nth(1).click()
    task = page.locator(".task")
    expect(task).to_be_in_viewport()
    expect(page).to_have_url(re.compile(f"/learn/{game}/puzzles/{puzzle.key}$"))
    assert wider(page) <= 0
    assert serious(page) == []

    page.get_by_role("button", name="Hint").click()
    expect(task.locator(".hints li")).to_have_count(1)
    while task.get_attribute("data-outcome") == "open":
        choose_what_is_shown(page)

    expect(task).to_contain_text("Solved!")
    expect(task).to_contain_text("Why it works:")
    expect(task).to_be_in_viewport()
    assert task.locator(".way li").count() > 0
    assert wider(page) <= 0
    assert serious(page) == []
    page.keyboard.press("Enter")
    expect(page).not_to_have_url(re.compile(f"/{puzzle.key}$"))
    expect(task).to_have_attribute("data-outcome", "open")
    page.goto("/learn")
    expect(shelf.locator("ol a.done")).to_have_count(1)
    expect(shelf).to_contain_text(f"1 of {len(puzzles_of(game_named(game)))} solved")


def test_a_try_that_fails_is_taken_back_tried_again_and_given_up(person: Person) -> None:
    """By keys alone: every phase is ended, so the goal is missed."""
    page = person("/learn/summoner-wars/puzzles/sw-p1-the-ram")
    task = page.locator(".task")
    expect(task).to_contain_text("0 of 7 choices made")
    expect(page).to_have_title(re.compile(" · Herna$"))
    while task.get_attribute("data-outcome") == "open":
        before = choices_made(page)
        page.keyboard.press("Enter")
        expect(task).not_to_have_attribute("data-chosen", str(before))
    expect(task).to_contain_text("Not this time")
    expect(task).not_to_contain_text("Why it works:")
    expect(page.get_by_role("button", name="Try again").first).to_be_visible()

    made = choices_made(page)
    page.keyboard.press("u")
    expect(task).to_have_attribute("data-chosen", str(made - 1))
    expect(task).to_have_attribute("data-outcome", "open")
    page.reload()
    expect(task).to_have_attribute("data-chosen", str(made - 1))
    page.keyboard.press("a")
    expect(task).to_have_attribute("data-chosen", "0")

    page.get_by_role("button", name="Show the solution").click()
    page.get_by_role("button", name="Press again to give up").click()
    expect(task).to_contain_text("Why it works:")
    task.locator(".rules a").first.click()
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Learn", exact=True).last.click()
    expect(page.locator("section[data-game=summoner-wars] ol a.done")).to_have_count(0)


def test_the_puzzle_of_the_day_is_one_click_away_and_solved_on_every_device_of_an_account(person: Person) -> None:
    here, there = person("/learn", locale="cs"), person("/learn")
    here.get_by_role("link", name="Zkusit").click()
    expect(here.locator(".task")).to_contain_text("Hádanka dne")
    here.goto("/learn/warcraft/puzzles/1")
    here.get_by_role("button", name="Rada").click()
    here.get_by_role("button", name="Ukázat další volbu").click()
    while here.locator(".task").get_attribute("data-outcome") == "open":
        here.locator(LIT).last.click()
        choices_made(here)
    expect(here.locator(".task")).to_contain_text("Vyřešeno!")
    here.evaluate("localStorage.setItem('herna-language', 'en')")
    here.goto("/learn")
    enter(here, "Create an account", "Puzzled", "correct horse")
    expect(here.locator("button.me")).to_have_text("Puzzled")

    enter(there, "Sign in", "Puzzled", "correct horse")

    expect(there.locator("section[data-game=warcraft] ol a.done")).to_have_count(1)
    there.locator("button.me").click()
    there.get_by_role("button", name="Sign out here").click()
    expect(there.locator("section[data-game=warcraft] ol a.done")).to_have_count(0)
