"""Czech and English: from the browser, and switched."""

import re

from playwright.sync_api import expect

from tests.ui.conftest import Person
from tests.ui.table import change, number, number_asked, play, wait_until_asked_or_over


def test_the_page_speaks_czech_and_is_switched_for_good(person: Person) -> None:
    page = person(locale="cs")
    expect(page.get_by_role("heading", name="Ke kterému stolu si sednete?")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "cs")

    page.get_by_role("button", name="English").click()

    expect(page.get_by_role("heading", name="Which table will you sit at?")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Which table will you sit at?")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_a_table_is_played_in_czech_and_switched_in_the_middle(person: Person) -> None:
    page = person(locale="cs")
    change(page, "summoner-wars").get_by_label("kdo začíná").select_option("seat-1")
    play(page)
    wait_until_asked_or_over(page)
    expect(page.locator(".phases [aria-current=step]")).to_have_text("Vyvolávání")
    page.get_by_role("button", name="Ukončit fázi").click()
    expect(page.locator(".prompt")).to_contain_text("Pohyb")
    page.locator(".piece[data-mark=can]").first.click()
    page.locator(".space[data-mark=can]").first.click()
    expect(page.locator("[role=log] li").filter(has_text=re.compile("přesun|pohyb|jde na", re.I)).first).to_be_visible()
    asked = number_asked(page)

    page.get_by_role("button", name="English").click()

    expect(page.locator(".prompt")).to_contain_text(re.compile("Move phase|keep moving"))
    assert number(page) == asked
    expect(page.locator("[role=log] li", has_text="moves to").first).to_be_visible()
