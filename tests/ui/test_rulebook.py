"""The rulebook: chapters, worked examples, addresses of rules, and the ways to it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.ui.conftest import Person
from tests.ui.table import deal, prompt


def test_a_rule_has_an_address_and_shows_its_examples(person: Person) -> None:
    page = person("/rules/summoner-wars#SW-MOVE-01")

    shown = page.locator("li.shown")
    expect(shown).to_contain_text("SW-MOVE-01")
    expect(shown).to_be_in_viewport()
    expect(shown.locator("[lang=cs]").last).to_contain_text("Fáze 2")
    shown.locator("summary").first.click()
    for part in ("Given", "Then"):
        expect(shown.locator("dt", has_text=part).first).to_be_visible()


def test_a_rule_is_found_by_a_word_of_the_other_language_and_by_its_example(person: Person) -> None:
    page = person("/rules/summoner-wars")
    everything = page.locator("li")
    expect(everything.nth(20)).to_be_attached()

    page.get_by_role("searchbox").fill("pohyb")

    expect(page.locator("#rule-SW-MOVE-01")).to_be_visible()
    page.get_by_role("searchbox").fill("SW-EX-01")
    expect(page.locator("details[open]").first).to_be_visible()
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.get_by_text("Nothing found.")).to_be_visible()


def test_the_question_links_its_rule(person: Person) -> None:
    page = deal(person(), who_begins="seat-1")

    prompt(page).locator("a.r").click()

    expect(page.get_by_role("dialog", name="Rules").locator("li.shown")).to_contain_text("SW-SUM")


def test_an_unknown_game_has_a_way_out(person: Person) -> None:
    page = person("/rules/no-such-game")

    expect(page.get_by_role("alert")).to_contain_text("There is no such game here")
    page.get_by_role("main").get_by_role("link", name="Home").click()
    expect(page.locator(".lid").first).to_be_visible()
