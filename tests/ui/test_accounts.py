"""A name, and seats that are kept on another device."""

import re

from playwright.sync_api import Page, Route, expect

from tests.ui.conftest import Person
from tests.ui.table import deal


def enter(page: Page, way: str, name: str, password: str) -> None:
    page.locator("button.me").click()
    sheet = page.get_by_role("dialog", name="You")
    sheet.get_by_role("button", name=way).first.click()
    sheet.get_by_label("Name to sign in with").fill(name)
    sheet.get_by_label("Password").fill(password)
    sheet.get_by_role("button", name=way).last.click()


def test_a_new_browser_asks_once_who_it_is_or_it_would_become_somebody_else(person: Person) -> None:
    page = person("about:blank")
    waiting: list[Route] = []
    page.route(re.compile("/api/me"), lambda route: waiting.append(route))

    page.goto("/")
    page.locator(".lids .blank").first.wait_for()
    page.locator("button.me").wait_for()

    assert len(waiting) == 1


def test_ones_tables_are_there_on_another_device(person: Person) -> None:
    here, there = person(), person()
    deal(here, "Connect Four", opponent="Somebody at this screen")
    here.goto("/")
    enter(here, "Create an account", "Jana Nováková", "correct horse")
    expect(here.locator("button.me")).to_have_text("Jana Nováková")
    expect(there.get_by_role("link").filter(has_text="your turn")).to_have_count(0)

    enter(there, "Sign in", "jana nováková", "correct horse")

    expect(there.locator("button.me")).to_have_text("Jana Nováková")
    there.get_by_role("link").filter(has_text="your turn").click()
    expect(there.locator("[data-mark=can]")).to_have_count(7)


def test_a_wrong_password_is_said_kindly_and_signing_out_forgets_the_tables(person: Person) -> None:
    page = deal(person(expected="status of 400"), "Connect Four", opponent="Somebody at this screen")
    page.goto("/")
    enter(page, "Create an account", "Petr", "correct horse")
    page.locator("button.me").click()
    page.get_by_role("button", name="Sign out here").click()
    expect(page.get_by_role("link").filter(has_text="your turn")).to_have_count(0)

    enter(page, "Sign in", "Petr", "wrong horse")

    expect(page.get_by_role("alert")).to_contain_text("The name or the password is wrong")
    page.get_by_label("Password").fill("correct horse")
    page.get_by_role("button", name="Sign in").last.click()
    expect(page.get_by_role("link").filter(has_text="your turn")).to_have_count(1)


def test_one_is_called_what_one_says(person: Person) -> None:
    page = person()
    page.locator("button.me").click()
    page.get_by_label("Your name").fill("Radka")
    page.get_by_role("button", name="Save name").click()
    expect(page.get_by_role("button", name="Saved")).to_be_visible()
    page.keyboard.press("Escape")

    deal(page, "Connect Four", level=1)

    expect(page.locator(".pl", has_text="Radka")).to_be_visible()
