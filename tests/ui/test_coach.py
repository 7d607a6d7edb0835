"""After a match the coach looks back on it: a curve with its error, what was better on two boards, and try again."""

import pytest
from playwright.sync_api import Page, expect

from tests.ui.conftest import Person
from tests.ui.table import deal, drop, wider
from tests.ui.test_axe import serious

LOST = (3, 0, 3, 1, 3, 0, 3)  # the first side builds a column, and the second looks on
DISCS = ".first, .second"


@pytest.mark.parametrize("width", [1280, 390])
def test_a_beginner_sees_what_was_better_and_tries_again_from_there(person: Person, width: int) -> None:
    page: Page = person(width=width, bypass_csp=True)
    deal(page, "Connect Four", opponent="Somebody at this screen", who_begins="seat-1")
    drop(page, *LOST)
    page.get_by_role("link", name="Look back with the coach").click()
    page.wait_for_url("**/coach/*")

    page.get_by_label("Whose choices").select_option("1")
    moment = page.get_by_role("article", name="Column 1")
    expect(moment.filter(has_text="Better choice")).not_to_have_count(0)
    worst = page.locator("article.first")
    expect(worst.locator(".by")).to_contain_text("−")
    expect(worst.locator(".small")).to_have_count(2)
    expect(worst).to_contain_text("Column 4")
    expect(worst).to_contain_text("give or take")
    expect(page.get_by_role("img", name="Win chances of Player 2")).to_be_visible()
    expect(page.locator(".graph .pin.lost")).not_to_have_count(0)
    expect(page.locator(".summary")).to_contain_text("The costliest was decision 6")
    assert not serious(page)
    assert wider(page) <= 0
    words = page.get_by_text("Another search of the same position may differ").last.bounding_box()
    pins = [pin.bounding_box() for pin in page.locator(".graph .pin").all()]
    assert words
    assert all(pin and pin["y"] + pin["height"] <= words["y"] for pin in pins)  # no pin covers what is said below

    page.locator(".graph .pin").first.click()
    worst.get_by_role("button", name="Try again from here").click()

    page.wait_for_url("**/table/*")
    expect(page.locator(DISCS)).not_to_have_count(0)
    assert page.locator(DISCS).count() < len(LOST)


def test_a_link_to_a_match_that_is_being_played_leads_to_its_table(person: Person) -> None:
    page = person()
    deal(page, "Connect Four", opponent="Somebody at this screen")
    table = page.url.rpartition("/")[2]

    page.goto(f"/coach/{table}")

    page.wait_for_url(f"**/table/{table}")


def test_a_replay_leads_to_the_coach_in_czech_too(person: Person) -> None:
    page = person(locale="cs", color_scheme="dark", bypass_csp=True)
    deal(page, "Connect Four", opponent="Někdo u této obrazovky")
    drop(page, 0, 1, 0, 1, 0, 1, 0)
    page.get_by_role("link", name="Přehrát záznam").click()

    page.get_by_role("link", name="Ohlédnout se s trenérem").click()

    expect(page.locator(".summary")).to_contain_text("hledání")
    expect(page.get_by_role("heading", level=1)).to_contain_text("výhra")
    assert not serious(page)
