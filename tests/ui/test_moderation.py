"""The moderators' desk in the browser: for nobody else, by keyboard, in both languages, on a phone."""

from itertools import count

import msgspec
import pytest
from playwright.sync_api import expect
from sqlalchemy import delete

from herna.server.people.desk import give_role
from herna.server.people.moderation_messages import SetRole
from herna.server.people.rights import OPERATOR
from herna.server.schema import REPORTS
from tests.server.serving import Guest, Server
from tests.ui.conftest import Person
from tests.ui.table import wider
from tests.ui.test_accounts import enter
from tests.ui.test_axe import serious

PASSWORD = "correct horse"
RUNS = count(1)  # a test that is run again needs other names


def member(server: Server, name: str, role: str = "") -> Guest:
    guest = Guest(server.url)
    guest.me()
    guest.register(name, PASSWORD)
    if role:
        given = msgspec.convert({"player": name, "role": role}, SetRole)
        server.run(give_role(server.lobby.store, OPERATOR, given))
    return guest


async def forget_reports(server: Server) -> None:
    async with server.lobby.store.changing() as connection:
        await connection.execute(delete(REPORTS))


def test_the_desk_is_for_nobody_else(person: Person) -> None:
    page = person("/moderation", expected="status of 403")

    expect(page.get_by_text("This page is for owners and moderators.")).to_be_visible()
    expect(page.get_by_role("button", name="Ban")).to_have_count(0)


@pytest.mark.parametrize(("width", "scheme"), [(1280, "light"), (390, "dark")])
def test_a_moderator_settles_a_report_bans_and_closes_a_table(
    person: Person, server: Server, width: int, scheme: str
) -> None:
    run = next(RUNS)
    server.run(forget_reports(server))
    names = {who: f"{who} {run}" for who in ("Olga", "Rude", "Kind")}
    with member(server, names["Olga"], "owner"), member(server, names["Rude"]) as rude, Guest(server.url) as kind:
        kind.me()
        table = kind.open_with(rude)
        rude.do(table, "say", 1, text="a rude word")
        kind.ask("POST", "/api/reports", {"why": "chat", "table": table, "seat": 1, "said": "a rude word"})
    page = person(width=width, height=800, color_scheme=scheme, bypass_csp=True)
    enter(page, "Sign in", names["Olga"], PASSWORD)
    expect(page.locator("button.me")).to_have_text(names["Olga"])
    page.goto(f"/players/{names['Olga']}")
    page.get_by_role("link", name="Moderation").click()

    expect(page.get_by_text("a rude word")).to_be_visible()
    assert wider(page) <= 0
    assert not serious(page)
    page.get_by_label("Note for the other moderators").fill("be kind")
    page.get_by_role("button", name=f"Ban {names['Rude']}").press("Enter")
    expect(page.get_by_role("button", name=f"End the ban of {names['Rude']}")).to_be_visible()
    page.get_by_role("button", name="Close the report").press("Enter")
    expect(page.get_by_text("No open reports.")).to_be_visible()
    page.get_by_role("button", name=f"End the ban of {names['Rude']}").press("Enter")
    expect(page.get_by_role("button", name=f"End the ban of {names['Rude']}")).to_have_count(0)

    page.get_by_label("Link or id").fill(f"{server.url}/table/{table}")
    page.get_by_role("button", name="Close it").press("Enter")
    expect(page.get_by_text("Closed.")).to_be_visible()
    log = page.locator(".log tbody tr")
    expect(log.nth(0)).to_contain_text("table closed")
    expect(log.nth(1)).to_contain_text("ban ended")
    expect(log.nth(2)).to_contain_text("report closed")


def test_the_desk_in_czech(person: Person, server: Server) -> None:
    with member(server, "Mirka", "moderator"):
        page = person("/", locale="cs", bypass_csp=True)
    page.locator("button.me").click()
    page.get_by_role("button", name="Přihlásit se").first.click()
    page.get_by_label("Jméno pro přihlášení").fill("Mirka")
    page.get_by_label("Heslo").fill(PASSWORD)
    page.get_by_role("button", name="Přihlásit se").last.click()
    expect(page.locator("button.me")).to_have_text("Mirka")

    page.goto("/moderation")

    expect(page.get_by_text("Vaše role: moderátor")).to_be_visible()
    expect(page.get_by_role("heading", name="Role")).to_have_count(0)
    assert not serious(page)
