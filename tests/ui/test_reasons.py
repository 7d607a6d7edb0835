"""Why not: an impossible click explains itself with the rule, and the rule opens in the drawer."""

import re

from playwright.sync_api import expect

from tests.ui.conftest import Person
from tests.ui.table import deal, drop, end_phases, prompt


def test_an_impossible_click_says_why_not_and_its_rule_opens(person: Person) -> None:
    page = deal(person(), who_begins="seat-1")
    end_phases(page, 1)
    page.locator(".piece[data-mark=can]").first.click()

    page.locator("[data-thing^='space:'][data-mark=idle]:not(.under)").first.click()

    slip = page.locator(".note")
    expect(slip).to_contain_text("Not possible now")
    rule = slip.locator("a.r").first
    number = rule.inner_text()
    assert re.fullmatch(r"SW-[A-Z]+-\d+", number)
    rule.click()
    drawer = page.get_by_role("dialog", name="Rules")
    expect(drawer.locator("li.shown")).to_contain_text(number)
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    expect(page.locator("[data-mark=chosen]")).to_have_count(1)


def test_one_can_ask_about_what_is_possible_and_what_is_not(person: Person) -> None:
    page = deal(person(), "Connect Four", opponent="Somebody at this screen")
    drop(page, 0, 0, 0, 0, 0, 0)

    prompt(page).get_by_role("button", name="Why not?").click()
    expect(prompt(page)).to_contain_text("Point at the thing you want to ask about.")
    page.locator("[data-thing='column:0']").click()

    expect(page.locator(".note")).to_contain_text("Not possible now")
    expect(page.locator(".note a.r").first).to_have_text(re.compile("C4-"))
    expect(page.locator(".first, .second")).to_have_count(6)


def test_the_rulebook_is_searched_in_either_language(person: Person) -> None:
    page = deal(person(), level=1, who_begins="seat-1")
    expect(page.locator(".hand button")).to_have_count(5)

    page.get_by_role("button", name="Rules").click()
    drawer = page.get_by_role("dialog", name="Rules")
    expect(drawer.locator("li").nth(20)).to_be_attached()
    drawer.get_by_role("searchbox").fill("SW-ATK-04")

    expect(drawer.locator("li")).not_to_have_count(0)
    expect(drawer.locator("li").first).to_contain_text("attack")
    drawer.get_by_role("button", name="CS").click()
    expect(drawer.locator("li").first).to_contain_text("útok")


def test_a_line_of_the_log_names_its_rule_and_marks_its_things(person: Person) -> None:
    page = deal(person(), who_begins="seat-1")
    end_phases(page, 1)
    page.locator(".piece[data-mark=can]").first.click()
    page.locator(".space[data-mark=can]").first.click()
    line = page.locator("[role=log] li", has_text="moves to").first

    line.hover()

    expect(page.locator(".piece[data-marked]")).to_have_count(1)
    line.locator("button.row").click()  # the rule is told on demand
    line.locator("a.r").click()
    expect(page.get_by_role("dialog", name="Rules").locator("li.shown")).to_contain_text("SW-MOVE")
