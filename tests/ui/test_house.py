"""What the operator and a host do, as people see it: bans, maintenance, terms, freed seats, tables from a file."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from herna.server.accept import GONE
from herna.server.admin import Admin
from herna.server.visitors import Visitors
from tests.server.serving import Guest, Server, settings_for
from tests.ui.conftest import Person
from tests.ui.table import deal, drop, follow_link, open_table

TO_FILL_IN = Path(__file__).parents[2] / "deploy" / "legal"


@pytest.fixture(scope="module")
def house(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of its own: its clock is moved, and it is under maintenance for a while."""
    legal = tmp_path_factory.mktemp("legal")
    for file in TO_FILL_IN.iterdir():
        (legal / file.name).write_text(re.sub(r"\[\[.*?\]\]", "Ann", file.read_text("utf-8")), "utf-8")
    with Server(settings_for(tmp_path_factory.mktemp("operated"), legal=legal)) as server:
        yield server


def operate(house: Server, do: Callable[[Admin], Awaitable[Any]]) -> None:
    """What a command of the operator does, in a thread: the browser's own loop runs in this one."""

    async def run() -> None:
        async with Admin(house.settings) as admin:
            await do(admin)

    house.run(asyncio.to_thread(asyncio.run, run()))


def two_at_a_table(person: Person, house: Server) -> tuple[Page, Page]:
    host = deal(person(base_url=house.url), "Connect Four", opponent="Somebody with a link")
    return host, follow_link(lambda path: person(path, base_url=house.url), host)


def test_a_host_frees_a_seat_before_the_match(person: Person, house: Server) -> None:
    host = person(base_url=house.url)
    table = open_table(host, "doomtrooper", "me", "open", "open")
    with Guest(house.url) as guest:
        guest.join(table, name="Radka")
        expect(host.locator(".waiting li", has_text="Radka")).to_be_visible()

        host.get_by_role("button", name="free the seat").click()

        expect(host.locator(".waiting li", has_text="Radka")).to_have_count(0)


def test_a_host_lets_a_bot_play_for_somebody_who_is_gone(person: Person, house: Server) -> None:
    host, guest = two_at_a_table(person, house)
    drop(host, 3)
    expect(guest.locator("[data-mark=can]")).to_have_count(7)
    guest.close()
    free = host.get_by_role("button", name="Let a bot play for Radka")
    host.get_by_role("button", name="Menu").click()
    free.click()
    expect(host.get_by_text("A seat can be freed when its player was asked 5 minutes ago")).to_be_visible()
    assert host.locator(".pl", has_text="Radka").count() == 1

    clock = house.lobby.clock
    clock.start(clock.now() + GONE + 5, 0.0)
    host.reload()
    host.get_by_role("button", name="Menu").click()
    free.click()

    expect(host.locator(".pl", has_text="Radka")).to_have_count(0)


def test_somebody_who_is_banned_is_told_why_and_does_not_come_again(person: Person, house: Server) -> None:
    page = deal(person(base_url=house.url, expected="status of 403"), "Connect Four", level=1)
    cookie = next(each["value"] for each in page.context.cookies() if each["name"] == "herna")

    id = house.run(Visitors(house.lobby.store).known(cookie)).id
    operate(house, lambda admin: admin.ban(id, "spam"))

    expect(page.get_by_role("heading", name="You are banned")).to_be_visible()
    expect(page.get_by_text("spam")).to_be_visible()
    operate(house, lambda admin: admin.unban(id))


def test_maintenance_is_told_at_every_table_and_refuses_new_ones(person: Person, house: Server) -> None:
    page = deal(person(base_url=house.url, expected="status of 503"), "Connect Four", level=1)
    operate(house, lambda admin: admin.maintain("Back at noon."))
    notice = page.locator(".notices [role=status]", has_text="Back at noon.")
    expect(notice).to_be_visible()

    with Guest(house.url) as guest:
        assert (
            guest.http.post("/api/tables", json={"game": "connect-four", "seats": [{"kind": "me"}] * 2}).status_code
            == 503
        )
    operate(house, lambda admin: admin.maintain(None))

    expect(notice).to_have_count(0)


@pytest.mark.parametrize(("locale", "terms"), [("en", "Terms of use"), ("cs", "Podmínky užívání")])
def test_terms_and_privacy_are_one_click_from_the_account(
    person: Person, house: Server, locale: str, terms: str
) -> None:
    page = person(base_url=house.url, locale=locale)
    page.locator("button.me").click()
    with page.context.expect_page() as opened:
        page.get_by_role("dialog").get_by_role("link", name=terms).click()

    expect(opened.value.get_by_role("heading", level=1)).to_have_text(terms)
    expect(page.get_by_role("dialog").get_by_role("link")).to_have_count(2)


def test_who_comes_to_a_table_forked_from_a_file_is_told_that_nobody_can_check_it(
    person: Person, house: Server
) -> None:
    with Guest(house.url) as guest:
        played = guest.open_table(seats="me me")
        guest.choose(played, "drop", 3, seat=0)
        guest.do(played, "resign", seat=1)
        journal = guest.http.get(f"/api/tables/{played}/journal").text
        unfinished = "\n".join(journal.splitlines()[:-1]) + "\n"
        table = guest.upload(unfinished)

    page = person(f"/table/{table}", base_url=house.url)
    expect(page.get_by_text("nobody can check how it began")).to_be_visible()
    other = person(f"/table/{table}", base_url=house.url, locale="cs")
    expect(other.get_by_text("nikdo nemůže ověřit, jak vznikl")).to_be_visible()
