"""Why not, in Summoner Wars: what one points at is refused with the rule that forbids it, in words that fit."""

import re

from playwright.sync_api import Page, expect

from tests.ui.conftest import Person
from tests.ui.table import deal, end_phases


def points_at(page: Page, things: str) -> str:
    """Clicks the first thing of that kind and reads the note about it, not one that still stands there."""
    thing = page.locator(things).first
    about = thing.get_attribute("data-thing")
    thing.click()
    note = page.locator(f".note[data-about='{about}']")
    expect(note).to_contain_text(re.compile(r"SW-"))
    return note.inner_text()


def test_with_nothing_chosen_a_space_and_a_unit_are_refused_by_their_rules(person: Person) -> None:
    page = deal(person(), who_begins="seat-1")

    far = points_at(page, "[data-thing='space:30']")
    unit = points_at(page, "[data-thing='card:0']")

    assert "is not next to a gate of yours" in far
    assert "SW-SUM-03" in far
    assert "This is done in the Move phase; now it is the Summon phase." in unit


def test_a_unit_is_told_how_far_it_can_go_and_whose_it_is_not(person: Person) -> None:
    page = deal(person(), who_begins="seat-1")
    end_phases(page, 1)

    enemy = points_at(page, "[data-thing='card:34']")
    page.locator(".piece[data-mark=can]").first.click()
    far = points_at(page, "[data-thing='space:42']")

    assert "belongs to your opponent" in enemy
    assert re.search(r"a8 is \d+ spaces away; .* can go only \d spaces? now", far)
    expect(page.locator("[data-mark=chosen]")).to_have_count(1)


def test_a_card_of_the_hand_is_told_its_phase(person: Person) -> None:
    page = deal(person(), who_begins="seat-1")
    end_phases(page, 3)

    said = points_at(page, ".hand [data-mark=idle]")

    assert re.search(r"in the \w+ phase", said)


def test_what_stands_in_the_way_is_marked_on_the_board(person: Person) -> None:
    page = deal(person(), who_begins="seat-1")
    end_phases(page, 1)
    page.locator("[data-thing='card:0']").click()
    page.locator(".space[data-mark=can]").first.click()
    expect(page.locator(".prompt")).to_contain_text("keep moving?")

    said = points_at(page, "[data-thing='card:34']")

    assert "is still moving" in said
    expect(page.locator("[data-thing='card:0'][data-marked]")).to_have_count(1)
