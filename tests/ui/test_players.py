"""Players: leaderboards, the page of a player, and what one shows of oneself."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from herna.server.people import bot_ratings
from tests.server.serving import Guest, Server
from tests.ui.conftest import Person
from tests.ui.table import wider
from tests.ui.test_accounts import enter
from tests.ui.test_axe import serious

FAIR: dict[str, Any] = {"rated": True, "undo": False, "hints": False, "clock": {"kind": "match", "seconds": 600}}
PASSWORD = "correct horse"


@pytest.fixture(scope="module")
def jana(server: Server) -> str:
    """Somebody who shows everything, after matches of two games against somebody who does not."""
    with Guest(server.url) as jana, Guest(server.url) as shy:
        for guest, name, shows in ((jana, "Jana", "everything"), (shy, "Plachý", "ratings")):
            guest.me()
            guest.register(name, PASSWORD)
            guest.ask("POST", "/api/me/shows", {"shows": shows})
        for game, wins in (("summoner-wars", "wlw"), ("connect-four", "ww"), ("aeons-end", "")):
            for result in wins:
                table = jana.open_with(shy, game, **FAIR)
                loser = (shy, 1) if result == "w" else (jana, 0)
                loser[0].do(table, "resign", loser[1])
        alone = jana.open_table("connect-four", "me random")
        jana.do(alone, "resign", 0)
    return "Jana"


def player(person: Person, name: str, **wanted: Any) -> Page:
    return person(f"/players/{name}", bypass_csp=True, **wanted)


@pytest.mark.parametrize(("width", "locale", "scheme"), [(1280, "cs", "light"), (390, "en", "dark")])
def test_the_page_of_a_player(person: Person, jana: str, width: int, locale: str, scheme: str) -> None:
    page = player(person, jana, width=width, height=800, locale=locale, color_scheme=scheme)

    expect(page.get_by_role("heading", level=1)).to_have_text("Jana")
    expect(page.locator(".ratings li")).to_have_count(2)
    expect(page.locator(".mark")).to_have_count(6)
    expect(page.locator("svg[role=img]")).to_have_count(1)
    assert wider(page) <= 0
    assert not serious(page)


def test_matches_are_filtered_by_the_keyboard_and_name_only_those_who_show_it(person: Person, jana: str) -> None:
    page = player(person, jana)
    rows = page.locator(".mark")
    expect(rows).to_have_count(6)
    expect(page.get_by_text("a player", exact=True)).to_have_count(5)
    expect(page.get_by_text("Plachý")).to_have_count(0)
    expect(page.get_by_role("link", name="Replay")).to_have_count(1)

    page.get_by_role("button", name="computers").focus()
    page.keyboard.press("Enter")
    expect(rows).to_have_count(1)
    page.get_by_role("button", name="all", exact=True).press("Enter")
    page.get_by_role("combobox", name="Result").select_option("lost")
    expect(rows).to_have_count(2)
    page.get_by_label("Counting").select_option("true")
    expect(rows).to_have_count(1)
    page.get_by_label("Opponent's name").fill("Plachý")
    page.get_by_label("Opponent's name").press("Enter")
    expect(page.get_by_text("No such matches.")).to_be_visible()


@pytest.mark.parametrize(("width", "locale"), [(1280, "en"), (390, "cs")])
def test_the_leaderboard_has_people_and_the_computer_as_a_fixed_point(
    person: Person, jana: str, width: int, locale: str
) -> None:
    page = person("/players?game=summoner-wars", width=width, height=800, locale=locale, bypass_csp=True)

    rows = page.locator("tbody tr")
    expect(rows).to_have_count(2 + len(bot_ratings.MEASURED["summoner-wars"]))
    expect(rows.filter(has_text="Jana")).to_have_count(1)
    expect(page.locator("tr.bot")).to_have_count(len(bot_ratings.MEASURED["summoner-wars"]))
    assert wider(page) <= 0
    assert not serious(page)

    rows.filter(has_text="Jana").get_by_role("link").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Jana")


def test_the_page_of_a_bot_says_that_no_match_moves_its_rating(person: Person, jana: str) -> None:
    page = person("/players/bots/search:2", bypass_csp=True)

    expect(page.get_by_role("heading", level=1)).to_have_text("Computer (level 2)")
    expect(page.locator(".ratings li")).to_have_count(1)
    expect(page.get_by_text("no match moves it")).to_be_visible()
    assert not serious(page)


def test_one_chooses_what_others_see_and_deletes_everything(person: Person) -> None:
    page = person(bypass_csp=True, expected="status of 40")
    enter(page, "Create an account", "Radka", PASSWORD)
    expect(page.locator("button.me")).to_have_text("Radka")
    page.goto("/players/radka")
    page.get_by_role("button", name="What others see").click()
    sheet = page.get_by_role("dialog", name="What others see")
    expect(sheet.get_by_label("only ratings")).to_be_checked()
    assert not serious(page)

    sheet.get_by_label("nothing: no page").check()
    expect(sheet.get_by_role("status")).to_contain_text("Saved")
    other = person("/players/radka", expected="status of 404")
    expect(other.get_by_text("There is no player of this name")).to_be_visible()

    sheet.get_by_role("button", name="Delete the account").click()
    sheet.get_by_label("Password").fill("wrong horse")
    sheet.get_by_role("button", name="Delete for good").click()
    expect(sheet.get_by_role("alert")).to_contain_text("The name or the password is wrong")
    sheet.get_by_label("Password").fill(PASSWORD)
    sheet.get_by_role("button", name="Delete for good").click()

    expect(page.get_by_role("heading", name="Players")).to_be_visible()
    expect(page.locator("button.me")).to_have_text("your name")


def test_whether_a_match_counts_is_said_before_one_joins(person: Person) -> None:
    page = person()
    enter(page, "Create an account", "Zdena", PASSWORD)
    expect(page.locator("button.me")).to_have_text("Zdena")
    page.get_by_role("button", name="Change").click()
    slip = page.get_by_role("dialog")
    slip.get_by_text("Somebody with a link").click()
    slip.get_by_label("clock").select_option("quick")
    slip.get_by_label("rated").check()
    expect(slip.get_by_label("undo")).to_have_count(0)
    slip.get_by_role("button", name="Play now").click()
    expect(page.get_by_text("A rated match")).to_be_visible()

    other = person(page.url.removeprefix(page.evaluate("location.origin")), expected="status of 403")

    expect(other.get_by_text("A rated match")).to_be_visible()
    other.get_by_role("button", name="Sit down").click()
    expect(other.get_by_text("A rated match needs an account")).to_be_visible()
