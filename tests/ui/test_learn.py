"""Lessons on the page: the first of each game is won by clicking what the coach says, on a desktop and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from herna.games.catalogue import game_named
from herna.lessons.files import Lesson
from herna.lessons.shelf import lessons_of
from tests.ui.conftest import Person
from tests.ui.table import wider
from tests.ui.test_axe import serious

GAMES = ["summoner-wars", "doomtrooper", "aeons-end", "warcraft"]
SIZES = [(1280, 800), (390, 844)]
LIT = "[data-marked]:is([data-mark=can], [data-mark=also], [data-mark=target], [data-mark=careful])"


def first_lesson(game: str) -> Lesson:
    return lessons_of(game_named(game))[0]


def at_step(page: Page) -> int:
    return int(page.locator(".coach").get_attribute("data-step") or 0)


def wait_until_settled(page: Page) -> None:
    """Nothing is on its way any more."""
    expect(page.locator(".coach")).to_have_attribute("data-sending", "false")


def do_what_is_lit(page: Page) -> bool:
    """Click what the coach points at, one thing after another; whether the lesson went on by that."""
    before = page.locator(".coach").get_attribute("data-done")
    for _ in range(4):
        lit = page.locator(LIT)
        if lit.count() == 0:
            break
        lit.first.click()
        wait_until_settled(page)
        if page.locator(".coach").get_attribute("data-done") != before:
            return True
    return False


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_the_first_lesson_is_won_by_doing_what_is_lit(person: Person, game: str, width: int, height: int) -> None:
    lesson = first_lesson(game)
    page = person(f"/learn/{game}/{lesson.key}", width=width, height=height)
    shown = []
    clicked = 0
    expect(page.locator(".coach")).to_have_attribute("data-step", "1")
    assert wider(page) <= 0
    while at_step(page) <= len(lesson.steps):
        step = at_step(page)
        main = page.locator(".coach footer .main")
        if main.count():
            main.click()
        elif do_what_is_lit(page):
            clicked += 1
        else:
            shown.append(step)
            page.get_by_role("button", name=re.compile("^Show me")).click()
        wait_until_settled(page)

    print(game, "clicked", clicked, "shown", shown)
    expect(page.locator(".coach")).to_contain_text("The lesson is finished.")
    assert serious(page) == []
    page.get_by_role("link", name="Learn", exact=True).last.click()
    expect(page.locator(f"section[data-game={game}] li.done")).to_have_count(1)
    assert wider(page) <= 0
