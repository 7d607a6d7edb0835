"""A deck is built, mended, saved, shared and played: with the mouse and keys on a wide page, and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.serving import Server
from tests.ui.conftest import Person
from tests.ui.table import wider
from tests.ui.test_axe import serious

LISTED = "svara\n4 Forst Mage\n4 Ice Golem\n4x bear cavalry\n4 Ice Smith\nJarmund\nNadiana\nOllag\n"
LISTED += "2 Parapet\n2 Ice Repair\n2 Glacial Shift\n"

RESIGN = """async (id) => {
  const headers = {'x-herna': '1', 'content-type': 'application/json'}
  const body = JSON.stringify({do: 'resign', seat: 0, id: 'resigns'})
  await fetch(`/api/tables/${id}/acts`, {method: 'POST', headers, body})
}"""


def checks(page: Page) -> Locator:
    return page.get_by_role("complementary", name="Is it legal?").locator("li.no")


def play_button(page: Page) -> Locator:
    return page.get_by_role("button", name="Play it against the computer")


def in_deck(page: Page, group: str, card: str) -> Locator:
    return page.get_by_role("region", name=group, exact=True).get_by_role("listitem").filter(has_text=card)


def test_a_deck_is_built_with_mouse_and_keys_mended_and_played(person: Person) -> None:
    page = person("/cards/summoner-wars", width=1440, height=900, bypass_csp=True)
    page.get_by_role("link", name="Decks", exact=True).click()
    page.wait_for_url("**/decks/summoner-wars")
    assert not serious(page)
    page.get_by_role("link", name="New deck").click()
    expect(page.get_by_text("3 reasons why not")).to_be_visible()
    expect(play_button(page)).to_be_disabled()
    assert not serious(page)

    # when cards are found and added, by keys too
    page.keyboard.press("/")
    page.keyboard.type("jarmund")
    page.keyboard.press("Enter")
    expect(in_deck(page, "Champions", "Jarmund").locator(".n")).to_have_text("1")
    page.get_by_role("searchbox").fill("")
    page.get_by_role("button", name="Add Frost Mage").first.focus()
    for _ in range(5):
        page.keyboard.press("+")
    expect(in_deck(page, "Commons", "Frost Mage").locator(".n")).to_have_text("5")
    expect(checks(page)).to_have_count(4)
    expect(in_deck(page, "Commons", "Frost Mage")).to_have_class(re.compile("faulty"))
    assert not serious(page)

    # a card is looked at where the list names it
    in_deck(page, "Commons", "Frost Mage").get_by_role("link").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Frost Mage")
    page.mouse.move(1, 1)
    expect(page.get_by_role("tooltip")).to_have_count(0)

    # then each fault has a button that mends it
    page.get_by_role("button", name="Take out Frost Mage").last.click()
    expect(checks(page)).to_have_count(3)
    checks(page).filter(has_text="commons").get_by_role("button", name=re.compile("^Put in")).click()
    expect(checks(page)).to_have_count(2)
    page.get_by_role("button", name="Undo").click()
    expect(checks(page)).to_have_count(3)
    page.get_by_role("button", name=re.compile("^Fill up: 20 cards")).click()
    expect(page.get_by_text("legal", exact=True)).to_be_visible()
    expect(page.locator(".hand li")).to_have_count(5)
    assert not serious(page)

    play_button(page).click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".hand button")).to_have_count(5)


def test_a_deck_is_saved_in_versions_shared_and_built_on_by_somebody_else(person: Person) -> None:
    page = person("/decks/doomtrooper", width=1440, height=900, bypass_csp=True)
    page.get_by_role("link", name="Build on Grapeshot").click()
    name = page.get_by_role("textbox", name="Name of the deck")
    name.fill("Steel Rain")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_text("Doomtrooper · yours, version 1")).to_be_visible()
    page.wait_for_url(re.compile(r"/decks/doomtrooper/[\w-]{22}$"))

    # a change makes a second version, and the first can be taken back
    first = page.get_by_role("region", name="Warriors", exact=True).get_by_role("listitem").first
    copies = int(first.locator(".n").inner_text())
    first.get_by_role("button", name=re.compile("^Move .* to sideboard")).click()
    expect(checks(page)).to_have_count(2)
    expect(page.get_by_text("with changes that are not saved")).to_be_visible()
    page.keyboard.press("Control+s")
    expect(page.get_by_text("Doomtrooper · yours, version 2")).to_be_visible()
    page.get_by_role("button", name="Versions").click()
    assert not serious(page)
    page.get_by_role("button", name="Take this version: Version 1").click()
    expect(first.locator(".n")).to_have_text(str(copies))
    expect(page.get_by_text("legal", exact=True)).to_be_visible()
    page.keyboard.press("Control+s")
    expect(page.get_by_text("Doomtrooper · yours, version 3")).to_be_visible()

    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Make a link").click()
    link = page.get_by_role("textbox", name="Share the deck")
    expect(link).to_have_value(re.compile("/decks/doomtrooper/shared/"))
    assert not serious(page)
    other = person(re.sub(r"^https?://[^/]+", "", link.input_value()), width=1440, height=900)
    expect(other.get_by_role("textbox", name="Name of the deck")).to_have_value("Steel Rain")
    other.get_by_role("button", name="Save", exact=True).click()
    expect(other.get_by_text("Doomtrooper · yours, version 1")).to_be_visible()

    page.get_by_role("button", name="End sharing").click()
    page.get_by_role("button", name="Close").click()
    other.goto(re.sub(r"^https?://[^/]+", "", other.url))
    expect(other.get_by_role("textbox", name="Name of the deck")).to_have_value("Steel Rain")
    page.get_by_role("button", name="Save a copy").click()
    expect(name).to_have_value("Steel Rain 2")
    page.goto("/decks/doomtrooper")
    expect(page.get_by_role("link", name=re.compile("^Steel Rain"))).to_have_count(2)
    page.get_by_role("button", name="Delete Steel Rain 2").click()
    page.get_by_role("button", name="Delete", exact=True).click()
    expect(page.get_by_role("link", name=re.compile("^Steel Rain"))).to_have_count(1)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_on_a_phone_a_list_is_imported_with_questions_and_the_deck_is_played(person: Person, scheme: str) -> None:
    expected = r"status of 400"  # the name that is taken is told by the server
    page = person(
        "/decks/summoner-wars/new",
        width=390,
        height=844,
        bypass_csp=True,
        color_scheme=scheme,
        has_touch=True,
        expected=expected,
    )
    expect(page.get_by_text("3 reasons why not")).to_be_visible()
    assert wider(page) <= 0
    assert not serious(page)

    page.get_by_role("button", name="Import").click()
    page.get_by_role("textbox", name="List of cards").fill("qwrtzpq")
    page.get_by_role("button", name="Read it").click()
    expect(page.get_by_role("alert")).to_contain_text("does not look like a list of cards")
    page.get_by_role("textbox", name="List of cards").fill(LISTED)
    page.get_by_role("button", name="Read it").click()
    expect(page.get_by_role("combobox", name="Line 2: 4 Forst Mage")).to_have_value("frost-mage")
    assert not serious(page)
    page.get_by_role("button", name="Use this list").click()
    expect(page.get_by_text("legal", exact=True)).to_be_visible()

    # cards are taken out and added by touch
    in_deck(page, "Champions", "Ollag").get_by_role("button", name="Take out Ollag").tap()
    expect(page.get_by_text("1 reason why not")).to_be_visible()
    page.get_by_role("button", name="Add to Champions").tap()
    pool = page.get_by_role("dialog", name="Cards to choose from")
    expect(pool.get_by_role("listitem").filter(has_text="Jarmund")).to_be_visible()
    assert not serious(page)
    pool.get_by_role("button", name="Add Ollag").tap()
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_text("legal", exact=True)).to_be_visible()
    assert wider(page) <= 0

    page.get_by_role("button", name="Export").click()
    expect(page.get_by_role("textbox", name="The deck as a file")).to_have_value(
        re.compile(r"frost-mage = 4 # Frost Mage")
    )
    page.get_by_role("button", name="Close").click()
    page.get_by_role("textbox", name="Name of the deck").fill("Ice and Fur")
    page.get_by_role("button", name="Save", exact=True).tap()
    expect(page.get_by_text("Summoner Wars · yours, version 1")).to_be_visible()
    play_button(page).tap()
    page.wait_for_url("**/table/*")
    expect(page.locator("#prompt")).to_be_visible()


def test_what_is_not_saved_is_still_there_when_the_page_comes_back_in_the_other_language(person: Person) -> None:
    page = person("/decks/aeons-end/new", width=1280)
    page.get_by_role("button", name=re.compile("^Fill up: 9 cards")).click()
    expect(page.get_by_text("legal", exact=True)).to_be_visible()

    page.get_by_role("button", name="Česky").click()

    expect(page.get_by_text("povolený", exact=True)).to_be_visible()
    page.reload()
    expect(page.get_by_text("povolený", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Vyzkoušet proti počítači")).to_be_enabled()


def test_the_bots_play_a_deck_against_the_ready_made_ones_until_one_stops_them(person: Person) -> None:
    page = person("/decks/summoner-wars/new?from=breakers", width=1440, bypass_csp=True)
    page.get_by_role("button", name="Let the bots play").click()

    expect(page.get_by_text(re.compile(r"^\d+ of 96 matches$"))).to_be_visible()
    panel = page.get_by_role("complementary", name="Is it legal?")
    expect(panel.get_by_role("listitem").filter(has_text="Polar Dwarves")).to_be_visible()
    expect(panel.locator("li", has_text=re.compile("won .* to "))).not_to_have_count(0, timeout=60_000)
    assert not serious(page)
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_text("Stopped.")).to_be_visible()

    # an answer about another form of the deck says so
    page.get_by_role("button", name=re.compile("^Take out")).first.click()
    expect(page.get_by_text("of an earlier form of the deck")).to_be_visible()


def test_two_people_play_each_with_a_deck_that_the_other_does_not_know(person: Person, server: Server) -> None:
    # given somebody with a saved deck
    other = person("/decks/summoner-wars/new?from=vanguards", width=1280)
    other.get_by_role("textbox", name="Name of the deck").fill("Shield Wall")
    other.get_by_role("button", name="Save", exact=True).click()
    expect(other.get_by_text("Summoner Wars · yours, version 1")).to_be_visible()

    # when somebody else invites them to play against another one
    page = person("/decks/summoner-wars/new?from=breakers", width=1280, bypass_csp=True)
    page.get_by_role("button", name="Play it with somebody").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("textbox", name="Link to this table")).to_be_visible()
    other.goto(re.sub(r"^https?://[^/]+", "", page.url))
    other.get_by_role("combobox", name="Your deck, in secret").select_option("Shield Wall")
    other.get_by_role("button", name="Sit down").click()

    # then both have their armies
    for each in (page, other):
        expect(each.locator(".hand button")).to_have_count(5)
    shared = server.run(server.lobby.rooms.up_to_date(server.run(server.lobby.rooms.find(page.url.split("/")[-1]))))
    assert [str(shared.options()[name]).split(";")[0] for name in ("deck-1", "deck-2")] == ["deck:tacullu", "deck:sera"]

    # and when it is over, the decks are shown as soon as both wish it
    table = page.url.split("/")[-1]
    page.evaluate(RESIGN, table)
    page.get_by_role("button", name="Show the decks").click()
    expect(page.get_by_role("button", name="Decks are shown once all agree")).to_be_disabled()
    other.get_by_role("button", name="Show your deck too").click()
    for each in (other, page):
        if each is page:
            each.get_by_role("button", name="Look at the decks").click()
        sheet = each.get_by_role("dialog", name="The decks of this match")
        expect(sheet.get_by_role("heading", name=re.compile("Sera"))).to_be_visible()
        expect(sheet.get_by_role("link", name="Citadel Archer", exact=True)).to_be_attached()
    assert not serious(page)
