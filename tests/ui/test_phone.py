"""A phone, 390 x 800, by touch: nothing is wider than the screen, everything can be reached."""

import random

import pytest
from playwright.sync_api import Page, expect

from tests.ui.conftest import Person
from tests.ui.table import deal, drop, log, point_at_anything, wait_until_asked_or_over, wider


@pytest.fixture
def phone(person: Person) -> Page:
    return person(width=390, height=800, has_touch=True, is_mobile=True)


def test_choices_are_made_by_touch_and_nothing_is_wider_than_the_screen(phone: Page) -> None:
    expect(phone.locator(".lid").first).to_be_visible()
    assert wider(phone) <= 0
    deal(phone, who_begins="seat-1", level=1)
    chance = random.Random(2)

    for _ in range(6):
        point_at_anything(phone, chance, touch=True)


def test_tools_rules_score_sheet_and_chat_are_in_reach(phone: Page) -> None:
    deal(phone, who_begins="seat-1", level=1)
    wait_until_asked_or_over(phone)

    phone.get_by_role("button", name="Rules").tap()
    expect(phone.get_by_role("dialog", name="Rules").locator("li").first).to_be_visible()
    assert wider(phone) <= 0
    phone.get_by_role("dialog").get_by_role("button", name="Close").tap()
    expect(phone.locator(".last")).to_have_text("Turn 1 · you")  # as in the score sheet
    phone.locator(".last").tap()
    expect(phone.get_by_role("dialog", name="Score sheet").get_by_role("log")).to_be_visible()
    phone.get_by_role("dialog").get_by_role("button", name="Close").tap()
    phone.get_by_role("button", name="Menu").tap()
    assert wider(phone) <= 0
    phone.get_by_role("dialog").get_by_role("button", name="Chat").tap()
    phone.get_by_role("textbox", name="Write a message").fill("Hello")
    phone.get_by_role("button", name="Send", exact=True).tap()
    expect(phone.locator(".chat li", has_text="Hello")).to_be_visible()
    assert wider(phone) <= 0


def test_a_replay_fits_too(phone: Page) -> None:
    deal(phone, "Connect Four", opponent="Somebody at this screen")
    drop(phone, 0, 1, 0, 1, 0, 1, 0)
    phone.get_by_role("link", name="Watch the replay").tap()

    expect(phone.locator(".where")).to_contain_text("1 / 8")
    assert wider(phone) <= 0
    phone.get_by_role("button", name="play both sides").scroll_into_view_if_needed()
    phone.get_by_label("Decision").fill("3")
    expect(phone.locator(".first, .second")).to_have_count(2)
    phone.get_by_role("button", name="play both sides").tap()
    phone.wait_for_url("**/table/*")
    expect(log(phone)).not_to_have_count(0)
