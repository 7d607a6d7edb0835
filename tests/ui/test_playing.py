"""A match from the first page to its end, by clicking what is marked as possible."""

import random
import re

import pytest
from playwright.sync_api import expect

from tests.ui.conftest import Person
from tests.ui.table import (
    choose_anything,
    deal,
    end_phases,
    log,
    number,
    number_asked,
    play_to_the_end,
    point_at_anything,
    prompt,
    wait_until_asked_or_over,
)


def test_one_plays_by_one_click(person: Person) -> None:
    page = person()

    page.get_by_role("button", name="Play: Summoner Wars").click()

    page.wait_for_url("**/table/*")
    expect(page.locator(".hand button")).to_have_count(5)


@pytest.mark.parametrize("game", ["Connect Four", "Summoner Wars"])
def test_a_whole_match_against_a_bot_is_played_by_clicking(person: Person, game: str) -> None:
    page = deal(person(), game, level=1)

    play_to_the_end(page, random.Random(7))

    expect(page.locator(".result h2")).to_have_text(re.compile("You have won|You have lost|A draw"))
    expect(prompt(page)).to_contain_text("The match is over.")
    expect(page.get_by_role("link", name="Watch the replay")).to_be_visible()
    # however long the score sheet has become, only it scrolls
    assert page.evaluate("() => document.documentElement.scrollHeight - innerHeight") <= 0


def test_what_is_marked_lies_under_the_pointer(person: Person) -> None:
    """Real clicks of the mouse: nothing covers what can be chosen."""
    page = deal(person(), who_begins="seat-1", level=1)
    chance = random.Random(3)

    for _ in range(8):
        point_at_anything(page, chance)


def test_a_page_that_is_loaded_again_in_the_middle_of_a_move_goes_on_there(person: Person) -> None:
    page = deal(person(), who_begins="seat-1")
    end_phases(page, 1)
    expect(prompt(page)).to_contain_text("Move phase")
    asked, unit = number_asked(page), page.locator(".piece[data-mark=can]").first.get_attribute("data-thing")
    page.locator(f"[data-thing='{unit}']").click()
    expect(page.locator(".space[data-mark=can]").first).to_be_visible()

    page.reload()

    expect(prompt(page)).to_contain_text("Move phase")
    assert number(page) == asked
    page.locator(f"[data-thing='{unit}'][data-mark=can]").click()
    page.locator(".space[data-mark=can]").first.click()
    expect(log(page).filter(has_text="moves to").first).to_be_visible()


def test_a_page_that_is_loaded_again_in_the_middle_of_an_attack_goes_on_there(person: Person) -> None:
    page = deal(person(), who_begins="seat-1")
    end_phases(page, 3)
    asked, unit = number_asked(page), page.locator(".piece[data-mark=also]").first.get_attribute("data-thing")
    page.locator(f"[data-thing='{unit}']").click()
    own = page.locator("[data-mark=careful]").first  # nobody else is near in the first turn
    expect(own).to_be_visible()

    page.reload()

    page.locator(f"[data-thing='{unit}'][data-mark=also]").click()
    assert number(page) == asked
    own.click()
    page.get_by_role("button", name="Yes, I mean it").click()
    expect(log(page).locator(".rolled .dice").first).to_be_visible()


def test_one_resumes_from_the_first_page(person: Person) -> None:
    page = deal(person(), who_begins="seat-1")
    end_phases(page, 1)
    asked = number_asked(page)

    page.get_by_role("link", name="Home").click()
    page.get_by_role("link").filter(has_text="your turn").first.click()

    expect(prompt(page)).to_have_attribute("data-number", str(asked))


def test_a_choice_is_taken_back(person: Person) -> None:
    page = deal(person(), who_begins="seat-1")
    expect(prompt(page)).to_contain_text("Summon")
    end_phases(page, 1)
    expect(prompt(page)).to_contain_text("Move")

    page.get_by_role("button", name="Undo").click()

    expect(prompt(page)).to_contain_text("Summon")


def test_what_is_chosen_so_far_is_left_by_back(person: Person) -> None:
    page = deal(person(), who_begins="seat-1")
    end_phases(page, 1)
    page.locator(".piece[data-mark=can]").first.click()
    expect(page.locator("[data-mark=chosen]")).to_have_count(1)

    prompt(page).get_by_role("button", name="Back").click()

    expect(page.locator("[data-mark=chosen]")).to_have_count(0)


def test_a_hint_is_shown_on_the_board_and_played_by_its_own_button(person: Person) -> None:
    page = deal(person(), "Connect Four", opponent="Somebody at this screen")
    wait_until_asked_or_over(page)

    page.get_by_role("button", name="Hint").click()

    best = page.locator(".hints li").first
    expect(best).to_contain_text("%")
    expect(page.locator("[data-marked]")).to_have_count(1)
    second = page.locator(".hints li").nth(1)
    second.locator(".show").click()  # only shows it
    expect(second).to_have_class(re.compile("shown"))
    expect(log(page)).to_have_count(0)
    second.get_by_role("button", name="Play this").click()
    expect(log(page)).to_have_count(1)


def test_one_resigns_after_being_asked_once_more(person: Person) -> None:
    page = deal(person(), level=1, who_begins="seat-1")
    choose_anything(page, random.Random(1))

    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes").click()

    expect(page.locator(".result")).to_contain_text("You have lost")
    expect(page.locator(".result")).to_contain_text("You resigned.")


def test_after_a_match_one_plays_once_more(person: Person) -> None:
    page = deal(person(), "Connect Four", level=1)
    before = page.url
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes").click()

    page.get_by_role("button", name="Rematch").click()

    page.wait_for_url(lambda url: url != before)
    expect(page.locator("[data-thing]")).to_have_count(7)
    expect(page.locator(".result")).to_have_count(0)
