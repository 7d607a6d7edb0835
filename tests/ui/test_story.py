"""What the others do is seen before one is asked: question, order of play and score sheet wait, a press shows all."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.ui.conftest import Person
from tests.ui.table import LATE, changed, deal, end_phases, log, number, number_asked, prompt, wait_until_asked_or_over

# Notes what the page shows, in every frame, from now on.
WATCH = """() => {
  window.noted = []
  const note = () => {
    const phase = document.querySelector('.phases .now')?.textContent ?? ''
    window.noted.push({
      telling: document.querySelector('.ribbon.telling') !== null,
      number: Number(document.querySelector('.prompt').dataset.number),
      marked: document.querySelectorAll('[data-mark=can], [data-mark=target]').length,
      rows: document.querySelectorAll('[role=log] li').length,
      phase,
    })
    requestAnimationFrame(note)
  }
  note()
}"""
TOLD = "() => window.noted.some(each => each.telling) && !window.noted.at(-1).telling && window.noted.at(-1).number > 0"


# Presses the main button by key and by pointer in the very frame in which a story has ended by itself.
PRESS_TOO_LATE = """() => new Promise(done => {
  const look = () => {
    const main = document.querySelector('.prompt .do .main')
    if (document.querySelector('.ribbon.telling') || !main) return requestAnimationFrame(look)
    const asked = Number(document.querySelector('.prompt').dataset.number)
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }))
    main.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true }))
    main.click()
    done(asked)
  }
  look()
})"""


def moving(page: Page) -> Page:
    """The same page, where things move: the tests' browsers ask for no motion."""
    page.emulate_media(reduced_motion="no-preference")
    return page


def against_a_bot(person: Person) -> Page:
    return moving(deal(person(), who_begins="seat-1", level=1))


def end_the_turn(page: Page) -> None:
    """End all phases of one's own turn, until one is not asked any more."""
    assert wait_until_asked_or_over(page)
    while page.locator(".prompt .do .main").count():
        asked = number_asked(page)
        page.locator(".prompt .do .main").click()
        page.wait_for_function(f"() => document.querySelector('.prompt').dataset.number !== '{asked}'")


def watched(page: Page) -> list[dict[str, Any]]:
    assert wait_until_asked_or_over(page)
    page.evaluate(WATCH)
    end_the_turn(page)
    page.wait_for_function(TOLD)
    noted: list[dict[str, Any]] = page.evaluate("() => window.noted")
    return noted


def test_nothing_is_asked_while_the_others_turn_is_being_shown(person: Person) -> None:
    page = against_a_bot(person)

    noted = watched(page)

    telling = [each for each in noted if each["telling"]]
    assert {each["number"] for each in telling} == {0}
    assert {each["marked"] for each in telling} == {0}
    assert noted[-1]["number"] > 0


def test_the_score_sheet_and_the_order_of_play_do_not_run_ahead_of_the_table(person: Person) -> None:
    page = against_a_bot(person)

    noted = watched(page)

    rows = [each["rows"] for each in noted if each["telling"]]
    assert rows == sorted(rows)
    assert len(set(rows)) > 1  # row by row
    assert rows[0] < noted[-1]["rows"]
    assert {each["phase"] for each in noted if each["telling"]} == {""}
    assert noted[-1]["phase"] == "Summon"


def test_one_press_shows_everything_at_once_and_chooses_nothing(person: Person) -> None:
    page = against_a_bot(person)
    end_the_turn(page)
    page.locator(".ribbon.telling").wait_for()
    page.wait_for_function(
        "() => document.querySelector('.pl.turn.below') !== null"
    )  # the bot has made all its choices

    page.locator(".stage .board").click(position={"x": 200, "y": 200})

    expect(page.locator(".ribbon.telling")).to_have_count(0)
    expect(prompt(page)).not_to_have_attribute("data-number", "0")
    expect(page.locator("[data-mark=chosen]")).to_have_count(0)
    expect(page.locator(".note")).to_have_count(0)  # nor was it asked why not


def test_a_press_that_comes_just_after_the_story_has_ended_chooses_nothing(person: Person) -> None:
    """It was meant to end the story: the question was not there yet."""
    page = against_a_bot(person)
    end_the_turn(page)
    page.locator(".ribbon.telling").wait_for()

    asked = page.evaluate(PRESS_TOO_LATE)

    page.wait_for_timeout(600)
    assert number(page) == asked
    page.keyboard.press("Space")
    changed(page, asked)


def test_a_ribbon_sums_the_turn_up_and_shows_it_again(person: Person) -> None:
    page = against_a_bot(person)
    watched(page)
    asked, rows = number_asked(page), log(page).count()
    ribbon = page.locator(".ribbon")
    expect(ribbon).to_contain_text("Computer's turn")
    expect(ribbon.locator("li").first).to_have_text(re.compile(r"\d"))

    page.keyboard.press("t")

    expect(page.locator(".ribbon.telling")).to_be_visible()
    expect(prompt(page)).to_have_attribute("data-number", "0")
    expect(page.locator(".ribbon.telling")).to_have_count(0)
    assert number(page) == asked
    expect(log(page)).to_have_count(rows)
    ribbon.get_by_role("button", name="Put away").click()
    expect(ribbon).to_have_count(0)


def test_what_the_others_have_moved_is_dotted_from_where_it_came_until_one_does_something(person: Person) -> None:
    page = against_a_bot(person)
    moves = page.locator(".ribbon li:has([href='#i-chevron']) .count")
    ways = page.locator(".trails path.dots")
    watched(page)
    while not ways.count():  # the bot moves sooner or later
        watched(page)

    assert ways.count() <= int(moves.inner_text())  # who has come back has left no way
    numbers = page.locator(".trails b").all_inner_texts()
    assert numbers == sorted(numbers, key=int)
    page.wait_for_timeout(LATE)
    end_phases(page, 1)
    expect(ways).not_to_have_count(0)
    page.locator(".piece[data-mark=can]").first.click()
    page.locator(".space[data-mark=can]").first.click()
    expect(ways).to_have_count(0)


def test_where_nothing_moves_the_ribbon_tells_the_turn_and_one_is_asked_at_once(person: Person) -> None:
    page = deal(person(), who_begins="seat-1", level=1)

    end_the_turn(page)

    assert wait_until_asked_or_over(page)

    expect(page.locator(".ribbon")).to_contain_text("Computer")
    expect(page.locator(".ribbon.telling")).to_have_count(0)


CLASHES = """() => {
  const dice = document.querySelector(".board .rolled .dice").getBoundingClientRect()
  const beside = box => box.right < dice.left + 1 || box.left > dice.right - 1
  const clashes = box => !beside(box) && box.top < dice.bottom - 1 && box.bottom > dice.top + 1
  const marks = ['[data-mark=can]', '[data-mark=target]', '[data-mark=careful]', '.struck']
  const decided = document.querySelectorAll(marks.map(each => `.board ${each}`).join())
  return [...decided].filter(each => clashes(each.getBoundingClientRect())).map(each => each.dataset.thing)
}"""


@pytest.mark.parametrize("width", [1280, 390])
def test_dice_lie_beside_the_target_until_they_are_put_away_and_cover_nothing_that_is_decided(
    person: Person, width: int
) -> None:
    page = deal(person(width=width), who_begins="seat-1", level=1)
    dice = page.locator(".board .rolled .dice")
    while not dice.count():  # the bot attacks sooner or later
        end_the_turn(page)
        assert wait_until_asked_or_over(page)

    assert page.evaluate(CLASHES) == []
    page.wait_for_timeout(2500)  # longer than marks are held
    expect(dice).to_be_visible()

    page.locator(".board .rolled").click()
    expect(dice).to_have_count(0)
