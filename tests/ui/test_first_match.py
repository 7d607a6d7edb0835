"""A first match on the page: its goal, what can still be done, and tips that ask back, on a desktop and on a phone."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.ui.conftest import Person
from tests.ui.table import changed, number, number_asked, wider
from tests.ui.test_axe import serious

SIZES = [(1280, 720), (390, 844)]
TIP = "From here nobody reaches the enemy."
# Whether a slip lies over anything that can be chosen now, or over the question.
COVERS = """slip => {
  const box = slip.getBoundingClientRect()
  const over = each => {
    const other = each.getBoundingClientRect()
    return other.left < box.right && other.right > box.left && other.top < box.bottom && other.bottom > box.top
  }
  const things = '.stage [data-mark=can], .stage [data-mark=target], .prompt .do .btn'
  return [...document.querySelectorAll(things)].filter(over).length
}"""


def begin(person: Person, width: int, height: int) -> Page:
    """A first match of Summoner Wars, by one click on the shelf of lessons."""
    page = person("/learn", width=width, height=height)
    page.locator("section[data-game=summoner-wars] .first").click()
    page.wait_for_url("**/table/*")
    number_asked(page)
    return page


def end_the_phase(page: Page) -> None:
    page.locator(".prompt .do .main").click()


def goal(page: Page) -> Locator:
    return page.locator(".goal")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_first_match_is_guided(person: Person, width: int, height: int) -> None:
    page = begin(person, width, height)
    expect(goal(page)).to_contain_text("Try next: Summon a unit: it appears next to a gate, for magic.")
    if width < 600:
        expect(goal(page)).to_contain_text("0/11")
        goal(page).get_by_role("button", name="Goal").click()
    expect(goal(page)).to_contain_text("You win when the enemy Summoner falls.")
    expect(goal(page)).to_contain_text("0 of 11 damage on the enemy Summoner")
    assert wider(page) <= 0
    assert serious(page) == []

    # what can still be done lights what is to be clicked
    summon = page.get_by_role("group", name="You can still:").get_by_role("button").first
    expect(summon).to_contain_text("summon")
    summon.focus()
    lit = page.locator(".handrow [data-marked]")
    expect(lit.first).to_have_attribute("data-mark", "can")
    summon.blur()
    expect(lit).to_have_count(0)

    # a tip asks back once, and nothing has been done until it is answered
    asked = number(page)
    end_the_phase(page)
    changed(page, asked)
    asked = number(page)
    expect(page.locator(".chip").first).to_contain_text("move")
    end_the_phase(page)
    bubble = page.get_by_role("alertdialog", name="Tip")
    expect(bubble).to_contain_text(TIP)
    expect(bubble.get_by_role("button", name="Back")).to_be_focused()
    assert bubble.evaluate(COVERS) == 0
    assert serious(page) == []
    page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)
    assert number(page) == asked

    # not a second time: not after the page was loaded again, and not after the choice was taken back
    page.reload()
    number_asked(page)
    end_the_phase(page)
    changed(page, asked)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".chip").first).to_contain_text("move")
    assert number(page) == asked
    end_the_phase(page)
    changed(page, asked)
    expect(bubble).to_have_count(0)

    # one click puts it away for good, and the settings bring it back
    goal(page).get_by_role("button", name="Put the guide away for good").click()
    expect(page.locator(".note")).to_contain_text("You can bring it back in the settings.")
    expect(page.locator(".goal, .chip")).to_have_count(0)
    page.reload()
    number_asked(page)
    expect(page.locator(".goal, .chip")).to_have_count(0)
    page.keyboard.press("m")
    page.get_by_role("dialog").get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_text("in first matches").click()
    page.keyboard.press("Escape")
    expect(goal(page)).to_be_visible()


def test_a_choice_is_made_anyway_and_who_watches_is_not_guided(person: Person) -> None:
    page = begin(person, 1280, 720)
    other = person(page.url.removeprefix(page.url.split("/table")[0]), locale="cs")
    end_the_phase(page)
    expect(page.locator(".chip").first).to_contain_text("move")
    asked = number(page)
    end_the_phase(page)
    page.get_by_role("alertdialog", name="Tip").get_by_role("button", name="Do it anyway").click()
    changed(page, asked)

    expect(other.locator(".phases .now")).to_contain_text("Budování")
    expect(other.locator(".goal, .chip")).to_have_count(0)


def test_newcomers_are_offered_a_first_match_on_the_front_page(person: Person) -> None:
    page = person("/", locale="cs", color_scheme="dark", bypass_csp=True)
    page.locator(".lid[data-game=warcraft] .face").click()
    page.get_by_role("button", name="První partie: Warcraft").click()
    page.wait_for_url("**/table/*")

    expect(goal(page)).to_contain_text("Vyhrajete s 15 body na konci svého tahu.")
    number_asked(page)
    assert serious(page) == []
