"""Everything without a mouse: arrows, Enter, Escape, ?, L."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.ui.conftest import Person
from tests.ui.photographer import OPTIONS
from tests.ui.table import (
    FORM_PLAYS,
    choose_anything,
    deal,
    log,
    number,
    number_asked,
    open_table,
    wait_until_asked_or_over,
)

FOCUSED = "() => document.activeElement?.dataset.thing ?? ''"
MOST_TABS = 12  # to the main button
CHOICES = 25  # before which they are counted
# How many Tabs lead to the main button from the beginning of the page; 0, if there is none.
TABS = """() => {
  const stops = [...document.querySelectorAll('a[href], button:not(:disabled), input, summary, [tabindex="0"]')]
  const reached = stops.filter(each => each.tabIndex >= 0 && each.checkVisibility({ visibilityProperty: true }))
  return reached.findIndex(each => each.matches('.prompt .do .main')) + 1
}"""


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something is reached."""
    for _ in range(80):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached by Tab")


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def asked_first(page: Page) -> Page:
    """A table of Summoner Wars at which this person begins and is asked."""
    page = deal(page, who_begins="seat-1", level=1)
    wait_until_asked_or_over(page)
    return page


def test_a_whole_match_from_the_first_page_by_keys_alone(person: Person) -> None:
    page = person()
    expect(page.locator(".lid").nth(1)).to_be_visible()
    tab_to(page, ".warm-up .line")
    press(page, "Enter", "c")
    tab_to(page, "input[name=opponent]")
    press(page, "ArrowUp")  # round to the last: somebody at this screen
    tab_to(page, FORM_PLAYS)
    press(page, "Enter")
    page.wait_for_url("**/table/*")
    wait_until_asked_or_over(page)

    tab_to(page, "[data-thing]")
    for discs, key in enumerate(("", "ArrowRight", "ArrowLeft", "ArrowRight", "ArrowLeft", "ArrowRight", "ArrowLeft")):
        press(page, *([key] if key else []), "Enter")
        expect(page.locator(".first, .second")).to_have_count(discs + 1)
        wait_until_asked_or_over(page)  # the states of the two seats at this screen come one after another

    expect(page.locator(".result h2")).to_contain_text("has won")


def test_arrows_go_between_what_can_be_chosen_enter_picks_and_escape_steps_back(person: Person) -> None:
    page = asked_first(person())
    tab_to(page, ".prompt .main")
    press(page, "Enter")
    expect(page.locator(".prompt")).to_contain_text("Move phase")
    tab_to(page, ".piece[data-mark=can]")
    first = page.evaluate(FOCUSED)

    press(page, "ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp")
    assert page.evaluate("() => document.activeElement.dataset.mark") == "can"
    page.locator(f"[data-thing='{first}']").focus()
    press(page, "Enter")
    expect(page.locator("[data-mark=chosen]")).to_have_attribute("data-thing", first)
    press(page, "Escape")
    expect(page.locator("[data-mark=chosen]")).to_have_count(0)
    assert page.evaluate(FOCUSED) == first

    press(page, "Enter")
    tab_to(page, ".space[data-mark=can]")
    press(page, "Enter")
    expect(log(page).filter(has_text="moves to").first).to_be_visible()
    assert page.evaluate("() => document.activeElement !== document.body"), "the focus is lost"


def test_a_question_mark_asks_why_not(person: Person) -> None:
    page = asked_first(person())
    page.locator("[data-thing='space:30']").focus()

    press(page, "?")

    expect(page.locator(".note")).to_contain_text("Not possible now")
    expect(page.locator(".note")).to_contain_text(re.compile("SW-"))
    press(page, "Escape")
    expect(page.locator(".note")).to_have_count(0)


def test_l_lists_everything_that_can_be_done(person: Person) -> None:
    page = asked_first(person())
    asked = number_asked(page)

    press(page, "l")
    listed = page.get_by_role("dialog", name="All your options")
    tab_to(page, "dialog li .btn")
    press(page, "Escape")
    expect(listed).to_have_count(0)
    assert number(page) == asked
    page.wait_for_function("() => document.activeElement?.closest('dialog') === null")
    press(page, "l")
    expect(listed).to_have_count(1)
    listed.get_by_role("button", name="End the phase").focus()
    press(page, "Enter")

    expect(page.locator(".prompt")).to_contain_text("Move phase")
    assert page.evaluate("() => document.activeElement !== document.body"), "the focus is lost"


def test_letters_open_rules_and_take_back(person: Person) -> None:
    page = deal(person(), "Connect Four", opponent="Somebody at this screen")
    page.locator("[data-thing='column:0'][data-mark=can]").focus()
    press(page, "Enter")
    expect(page.locator(".first, .second")).to_have_count(1)

    press(page, "u")

    expect(page.locator(".first, .second")).to_have_count(0)
    press(page, "r")
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()


@pytest.mark.parametrize("key", ["Enter", " "])
def test_a_key_presses_the_main_button_and_the_focus_stays_with_the_question(person: Person, key: str) -> None:
    page = asked_first(person())

    for phase in ("Move phase", "Build phase", "Attack phase"):
        press(page, key)
        expect(page.locator(".prompt")).to_contain_text(phase)
        assert page.evaluate("() => document.activeElement !== document.body"), "the focus is lost"


@pytest.mark.parametrize("key", ["Enter", " "])
def test_the_key_of_the_main_button_is_not_taken_by_what_was_only_clicked(person: Person, key: str) -> None:
    page = asked_first(person())
    press(page, key)
    expect(page.locator(".prompt")).to_contain_text("Move phase")
    page.locator(".piece[data-mark=can]").first.click()
    page.locator(".space[data-mark=can]").first.click()
    expect(page.locator(".prompt")).to_contain_text("keep moving?")
    assert page.evaluate(FOCUSED)

    press(page, key)

    expect(page.locator(".prompt")).not_to_contain_text("keep moving?")


def test_the_button_that_was_pressed_hands_the_focus_to_the_next_question(person: Person) -> None:
    page = asked_first(person())
    page.locator(".prompt .main").focus()

    press(page, "Enter")

    expect(page.locator(".prompt")).to_contain_text("Move phase")
    page.wait_for_function("() => document.activeElement?.closest('.prompt') !== null")


def test_tab_goes_from_the_question_to_the_board_the_hand_and_the_score_sheet(person: Person) -> None:
    page = asked_first(person())
    places: list[str] = []
    main_at = 0
    for tabs in range(1, 60):
        press(page, "Tab")
        found = page.evaluate(
            "() => ['.prompt', '.stage', '.handrow', '.log'].find(each => document.activeElement.closest(each)) ?? ''"
        )
        if not main_at and page.evaluate("() => document.activeElement.matches('.prompt .main')"):
            main_at = tabs
        if found and found not in places:
            places.append(found)

    assert places == [".prompt", ".stage", ".handrow", ".log"]
    assert 0 < main_at <= 12


@pytest.mark.parametrize("game", ["summoner-wars", "doomtrooper", "aeons-end", "warcraft"])
def test_whatever_is_asked_few_tabs_lead_to_the_main_button(person: Person, game: str) -> None:
    page = person()
    open_table(page, game, "me", "random", options=OPTIONS.get(game, {}))
    chance = random.Random(5)
    tabs: dict[str, int] = {}
    for _ in range(CHOICES):
        assert wait_until_asked_or_over(page)
        tabs[page.locator(".prompt .q").inner_text()] = page.evaluate(TABS)
        choose_anything(page, chance)

    assert any(tabs.values()), "nothing was asked with a main button"
    assert {question: count for question, count in tabs.items() if count > MOST_TABS} == {}
    wait_until_asked_or_over(page)
    counted = page.evaluate(TABS)
    for _ in range(counted):
        press(page, "Tab")
    assert not counted or page.evaluate("() => document.activeElement.matches('.prompt .do .main')")
