"""People who decide together: they suggest, agree or want something else; bots take the seats that stay free."""

from collections.abc import Iterator
from importlib.metadata import EntryPoint
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from herna.games import catalogue
from tests.server.hostile import SKIRMISH, bring_skirmish, take_skirmish_away
from tests.ui.conftest import Person
from tests.ui.table import change, open_table, play, prompt, take_seat
from tests.ui.test_axe import serious

AEONS_END = "aeons-end"


@pytest.fixture(scope="module", autouse=True)
def _games() -> Iterator[None]:
    """Skirmish, in which all are asked who begins; and Aeon's End."""
    entries = catalogue._entries()
    brought = AEONS_END not in entries
    entries.setdefault(AEONS_END, EntryPoint(AEONS_END, "herna.games.aeons_end.game:GAME", "herna.games"))
    bring_skirmish()
    yield
    take_skirmish_away()
    if brought:
        del entries[AEONS_END]


def together(person: Person, seats: str = "me open", **of_guest: Any) -> tuple[Page, Page]:
    """Two people at a table of Skirmish where everyone must agree, the second by the first one's link."""
    host = person()
    table = open_table(host, SKIRMISH, *seats.split(), together="everyone")
    guest = take_seat(person(f"/table/{table}", **of_guest))
    expect(proposal(guest)).to_be_visible()
    return host, guest


def proposal(page: Page) -> Locator:
    return page.locator(".proposal")


def want(page: Page, option: str) -> None:
    """Choose an option of the prompt."""
    page.locator(".prompt .do .btn", has_text=option).click()


def test_what_one_suggests_another_agrees_to_by_one_click(person: Person) -> None:
    host, guest = together(person, locale="cs")
    expect(proposal(host)).to_contain_text("You decide this together")

    want(host, "Radka")

    expect(proposal(host)).to_contain_text("You suggest: Radka")
    expect(proposal(host)).to_contain_text("Not agreed yet: Radka")
    expect(proposal(guest).get_by_role("status")).to_contain_text("navrhuje: Radka")
    expect(prompt(host)).to_have_attribute("data-number", "1")
    guest.get_by_role("button", name="Souhlasím").click()
    for page in (host, guest):
        expect(proposal(page)).to_have_count(0)
    expect(prompt(guest)).not_to_have_attribute("data-number", "0")


def test_who_wants_something_else_suggests_that_and_the_first_may_give_way_or_withdraw(person: Person) -> None:
    host, guest = together(person)
    want(host, "Radka")
    expect(proposal(guest).get_by_role("button", name="Agree")).to_be_visible()

    want(guest, "Player 1")

    expect(proposal(host)).to_contain_text("Radka suggests: Player 1")
    guest.get_by_role("button", name="Withdraw").click()
    expect(proposal(host)).to_contain_text("You decide this together")
    want(guest, "Player 1")
    host.get_by_role("button", name="Agree").click()
    expect(proposal(host)).to_have_count(0)
    expect(prompt(host)).not_to_have_attribute("data-number", "0")


def test_who_has_several_seats_at_one_screen_is_asked_once(person: Person) -> None:
    host, guest = together(person, "me me open")

    want(guest, "Player 2")
    host.get_by_role("button", name="Agree").click()

    expect(proposal(guest)).to_have_count(0)


def test_who_agrees_without_a_mouse_hears_what_is_suggested(person: Person) -> None:
    host, guest = together(person, bypass_csp=True, color_scheme="dark")
    want(host, "Radka")
    expect(proposal(guest).get_by_role("status")).to_contain_text("Player 1 suggests: Radka")
    assert not serious(guest)

    guest.get_by_role("button", name="Agree").focus()
    guest.keyboard.press("Enter")

    expect(proposal(host)).to_have_count(0)


def test_from_the_home_page_bots_take_the_other_seats_of_a_game_for_several(person: Person) -> None:
    page = person()
    change(page, AEONS_END)
    expect(page.get_by_text("Who plays with you")).to_be_visible()
    page.locator(".counts label", has_text="3").click()
    page.locator(".levels label").first.click()

    play(page)

    expect(page.locator(".pl", has_text="Computer (level 1)")).to_have_count(2)
    page.keyboard.press("m")
    expect(page.get_by_role("dialog")).to_contain_text("shared decisions: the first answer counts")
    expect(page.get_by_role("button", name="Offer a draw")).to_have_count(0)
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes").click()
    expect(page.locator(".result h2")).to_have_text("Lost together")


def test_a_seat_that_stays_free_is_given_to_the_computer(person: Person) -> None:
    host = person()
    change(host, AEONS_END)
    host.locator(".counts label", has_text="3").click()
    host.locator(".who", has_text="Somebody with a link").click()
    host.get_by_label("shared decisions").select_option("everyone")
    play(host)
    expect(host.locator(".waiting")).to_contain_text("everyone must agree")
    guest = person(host.get_by_role("textbox", name="Link to this table").input_value())
    guest.get_by_role("button", name="Sit down").click()
    expect(host.locator(".waiting li.open")).to_have_count(1)

    host.get_by_role("button", name="let a bot play").click()

    for page in (host, guest):
        expect(page.locator(".waiting")).to_have_count(0)
        expect(page.locator(".pl", has_text="Computer")).to_have_count(1)


def test_alone_nobody_is_asked_who_plays_along(person: Person) -> None:
    page = person()
    change(page, AEONS_END)

    page.locator(".counts label", has_text="1").click()

    expect(page.locator(".who")).to_have_count(0)
    play(page)
    expect(page.locator(".pl")).to_have_count(1)
