"""Finding an opponent on the front page: quick pairing, and people who are looking for somebody."""

import pytest
from playwright.sync_api import Page, expect

from tests.ui.conftest import Person
from tests.ui.table import FORM_PLAYS, change
from tests.ui.test_axe import serious

SIZES = [(1280, 800), (390, 844)]


def look_for(page: Page, clock: str) -> None:
    """Look for anyone who plays Connect Four with this clock."""
    form = change(page, "connect-four")
    form.locator(".who").nth(1).click()
    form.locator(".options select:has(option[value=quick])").select_option(clock)
    page.locator(FORM_PLAYS).click()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_two_who_look_for_anyone_meet(person: Person, width: int, height: int) -> None:
    one, two = person(width=width, height=height), person(width=width, height=height)

    look_for(one, "quick")
    expect(one.locator(".seeks")).to_contain_text("Looking for an opponent: Connect Four")
    look_for(two, "quick")

    two.wait_for_url("**/table/*")
    one.wait_for_url("**/table/*")
    assert one.url == two.url


@pytest.mark.parametrize("locale", ["en", "cs"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_who_looks_for_somebody_is_listed_and_a_click_sits_one_down(
    person: Person, width: int, height: int, locale: str
) -> None:
    one, two = person(), person(width=width, height=height, locale=locale)
    look_for(one, "slow")
    expect(one.locator(".seeks")).to_be_visible()

    two.reload()
    seek = two.locator(".seek", has_text="30 min + 20 s")
    expect(seek).to_be_visible()
    assert not serious(two)
    seek.click()

    two.wait_for_url("**/table/*")
    one.wait_for_url("**/table/*")
    assert one.url == two.url


def test_who_stops_looking_is_no_longer_listed(person: Person) -> None:
    page = person()
    look_for(page, "daily")
    expect(page.locator(".seek", has_text="1 d per decision")).to_be_visible(timeout=15_000)

    page.locator(".seeks").get_by_role("button", name="Stop looking").click()

    expect(page.locator(".seeks")).to_have_count(0)


def account(page: Page, name: str) -> None:
    """Create an account in a browser, and begin on the front page again."""
    body = {"name": name, "password": "correct horse battery"}
    assert page.request.post("/api/accounts", data=body, headers=MARKED | {"origin": origin(page)}).ok
    page.goto("/")


def origin(page: Page) -> str:
    return page.url.rstrip("/")


MARKED = {"x-herna": "1"}


@pytest.mark.parametrize("locale", ["en", "cs"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_one_follows_somebody_and_challenges_them(person: Person, width: int, height: int, locale: str) -> None:
    names = f"Jana {locale} {width}", f"Petr {locale} {width}"
    jana, petr = person(), person(width=width, height=height, locale=locale)
    account(jana, names[0])
    account(petr, names[1])

    jana.locator(".bell").click()
    sheet = jana.locator("dialog.sheet")
    sheet.get_by_label("Follow somebody by name").fill(names[1])
    sheet.get_by_role("button", name="Follow", exact=True).click()
    sheet.get_by_role("button", name=f"Challenge: {names[1]}").click()
    expect(sheet.locator(".sent")).to_contain_text(names[1])
    petr.reload()
    expect(petr.locator(".bell b")).to_have_text("1")
    petr.locator(".bell").click()
    expect(petr.locator("dialog.sheet li").first).to_contain_text(names[0])
    assert not serious(petr)
    petr.locator("dialog.sheet li .btn.main").click()

    petr.wait_for_url("**/table/*")
    expect(petr.locator("dialog.sheet")).to_have_count(0)
