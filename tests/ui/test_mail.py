"""An e-mail address for an account, and a new password by the link of a mail."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.server.post_office import PostOffice
from tests.server.serving import Server, eventually, settings_for
from tests.ui.conftest import Person
from tests.ui.test_accounts import enter
from tests.ui.test_axe import serious

HOME = "https://herna.example.org"
PASSWORD = "correct horse"


@pytest.fixture(scope="module")
def office() -> Iterator[PostOffice]:
    with PostOffice() as office:
        yield office


@pytest.fixture(scope="module")
def house(built: None, office: PostOffice, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    settings = settings_for(tmp_path_factory.mktemp("mail"), smtp=office.smtp(), origins=(HOME,))
    with Server(settings) as server:
        yield server


def path_of_mail(office: PostOffice, number: int) -> str:
    """The path of the link in the mail of that number, as soon as it comes."""
    return eventually(lambda: office.links()[number:])[0].removeprefix(HOME)


def test_an_address_is_confirmed_by_a_link_and_a_forgotten_password_replaced(
    person: Person, house: Server, office: PostOffice
) -> None:
    # an address for an account
    here = person(base_url=house.url, bypass_csp=True)
    enter(here, "Create an account", "Jana", PASSWORD)
    here.locator("button.me").click()
    here.get_by_label("E-mail address").fill("jana@example.org")
    here.get_by_label("Password").fill(PASSWORD)
    here.get_by_role("button", name="Save e-mail address").click()
    expect(here.get_by_role("dialog").get_by_role("status")).to_contain_text("A link was sent to jana@example.org")
    assert serious(here) == []

    # is confirmed on another device
    there = person(path_of_mail(office, 0), base_url=house.url, bypass_csp=True)
    there.get_by_role("button", name="Confirm").click()
    expect(there.get_by_role("status")).to_have_text("Your e-mail address is confirmed.")
    assert "#" not in there.url
    here.reload()
    here.locator("button.me").click()
    expect(here.get_by_text("E-mail address: jana@example.org")).to_be_visible()

    # and brings a new password to somebody who has forgotten it
    there.goto("/")
    there.locator("button.me").click()
    there.get_by_role("group").get_by_role("button", name="Sign in").click()
    there.get_by_role("button", name="Forgotten password").click()
    there.get_by_label("Name or e-mail address").fill("Jana@Example.org")
    there.get_by_role("button", name="Send me a link").click()
    expect(there.get_by_role("dialog").get_by_role("status")).to_contain_text("If there is such an account")
    there.goto(path_of_mail(office, 1))
    there.get_by_label("Password").fill("another horse")
    assert serious(there) == []
    there.get_by_role("button", name="Save password").click()
    expect(there.get_by_role("status")).to_contain_text("The new password is saved.")
    there.get_by_role("link", name="Home").click()
    enter(there, "Sign in", "Jana", "another horse")
    expect(there.locator("button.me")).to_have_text("Jana")


def test_a_link_that_was_made_up_says_so_in_czech(person: Person, house: Server) -> None:
    page = person("/mail/reset#" + 20 * "x", base_url=house.url, locale="cs", expected="status of 400")
    page.get_by_label("Heslo").fill("another horse")
    page.get_by_role("button", name="Uložit heslo").click()

    expect(page.get_by_role("alert")).to_have_text("Odkaz už byl použit, nebo je příliš starý")


def test_where_no_mail_is_sent_nothing_of_it_is_offered(person: Person) -> None:
    page = person()
    page.locator("button.me").click()
    page.get_by_role("group").get_by_role("button", name="Sign in").click()
    expect(page.get_by_label("Password")).to_be_visible()
    expect(page.get_by_role("button", name="Forgotten password")).to_have_count(0)
