"""Terms of the glossary are explained where they stand: on hover, on focus, on a click and on a long press."""

import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.ui.conftest import Person
from tests.ui.table import choose_anything, deal, wait_until_asked_or_over
from tests.ui.test_axe import serious

LONG_PRESS = """node => {
  const {left, top, width, height} = node.getBoundingClientRect()
  const [clientX, clientY] = [left + width / 2, top + height / 2]
  const at = {bubbles: true, cancelable: true, pointerType: 'touch', clientX, clientY}
  node.dispatchEvent(new PointerEvent('pointerdown', at))
  return new Promise(done => setTimeout(() => {
    node.dispatchEvent(new PointerEvent('pointerup', at))
    node.dispatchEvent(new MouseEvent('click', at))
    done()
  }, 700))
}"""


def in_language(page: Page, language: str) -> None:
    page.evaluate("language => localStorage.setItem('herna-language', language)", language)
    page.reload()
    wait_until_asked_or_over(page)


def explanation(page: Page) -> Locator:
    return page.locator(".explained")


def test_a_term_of_a_question_is_explained_on_hover_focus_and_click(person: Person) -> None:
    page = deal(person(bypass_csp=True), who_begins="seat-1")
    wait_until_asked_or_over(page)
    term = page.locator(".prompt .q .term").first
    expect(term).to_have_text("Summon")
    assert page.locator(".hand .term, .stage .term").count() == 0  # clicks there choose

    term.hover()
    expect(explanation(page)).to_contain_text("units from hand onto spaces by a gate")
    expect(term).to_have_attribute("aria-describedby", re.compile("."))
    page.mouse.move(1, 1)
    expect(explanation(page)).to_have_count(0)

    term.focus()
    expect(explanation(page)).to_be_visible()
    assert serious(page) == []
    page.keyboard.press("Escape")
    expect(explanation(page)).to_have_count(0)
    page.keyboard.press("Space")
    expect(explanation(page)).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()
    page.keyboard.press("Escape")

    term.click()
    explanation(page).get_by_role("link").click()
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()


def test_escape_puts_only_the_explanation_away_and_a_setting_all_of_them(person: Person) -> None:
    page = deal(person(), who_begins="seat-1")
    in_language(page, "cs")
    page.keyboard.press("r")
    rules = page.get_by_role("dialog", name="Pravidla")
    term = rules.locator(".term").first
    term.focus()
    expect(explanation(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(explanation(page)).to_have_count(0)
    expect(rules).to_be_visible()

    page.evaluate("localStorage.setItem('herna-terms', 'off')")
    page.reload()
    wait_until_asked_or_over(page)
    assert page.locator(".term").count() == 0


@pytest.mark.parametrize("language", ["en", "cs"])
def test_a_long_press_explains_and_does_nothing_else(person: Person, language: str) -> None:
    """In the score sheet a row is a button: a long press on a term in it does not open the row."""
    page = deal(person(has_touch=True), who_begins="seat-1")
    in_language(page, language)
    row, chance = page.locator(".log .row:has(.term)").first, random.Random(1)
    while row.count() == 0 and wait_until_asked_or_over(page):
        choose_anything(page, chance)

    row.locator(".term").first.evaluate(LONG_PRESS)
    expect(explanation(page)).to_be_visible()
    expect(row).to_have_attribute("aria-expanded", "false")
    row.click(position={"x": 6, "y": 8})
    expect(explanation(page)).to_have_count(0)
    expect(row).to_have_attribute("aria-expanded", "true")


def test_the_text_of_a_card_held_close_explains_its_terms(person: Person) -> None:
    page = deal(person(), who_begins="seat-1")
    wait_until_asked_or_over(page)
    for card in page.locator(".hand button").all():
        card.focus()
        page.keyboard.press("z")
        expect(page.locator(".laid .card")).to_be_visible()
        terms = page.locator(".laid .term")
        if terms.count():
            terms.first.focus()
            expect(explanation(page)).to_be_visible()
            return
        page.keyboard.press("Escape")
    raise AssertionError("no card of the hand has a term in its text")
