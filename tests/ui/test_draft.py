"""Limited play on the page: boosters drafted in secret and on time, sealed decks, and matches with what was built."""

from __future__ import annotations

import re
from pathlib import PurePosixPath

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.serving import Server
from tests.ui.conftest import Person
from tests.ui.table import wider
from tests.ui.test_axe import serious

# Takes the first card of the booster, as the page does.
PICK = """async (id) => {
  const {turn, booster} = await (await fetch(`/api/drafts/${id}`)).json()
  const headers = {'x-herna': '1', 'content-type': 'application/json'}
  const body = JSON.stringify({do: 'pick', turn, card: booster[0]})
  await fetch(`/api/drafts/${id}/acts`, {method: 'POST', headers, body})
}"""


def path_of(page: Page) -> str:
    return re.sub(r"^https?://[^/]+", "", page.url)


def open_draft(page: Page, players: int = 2, sealed: bool = False, clock: str = "no time limit") -> None:
    page.get_by_role("combobox", name="Players").select_option(str(players))
    if sealed:
        page.get_by_role("radio", name="Sealed decks").check()
    else:
        page.get_by_role("combobox", name="Time for each pick").select_option(label=clock)
    page.get_by_role("button", name="Open the draft").click()
    expect(page.get_by_role("heading", name="Who drafts")).to_be_visible()


def booster(page: Page) -> Locator:
    return page.get_by_role("list", name="The booster before you").get_by_role("button")


def pick(page: Page, at: int = 0) -> str:
    """Look at a card of the booster, then take it; says its name."""
    booster(page).nth(at).click()
    take = page.locator(".btn.main", has_text=re.compile("^Take "))
    name = take.inner_text().removeprefix("Take ").strip()
    take.click()
    return name


def pool(page: Page) -> Locator:
    return page.get_by_role("region", name=re.compile("^Your cards"))


def size(page: Page) -> Locator:
    return page.get_by_role("region", name="Your deck", exact=True).first.get_by_role("status").first


def test_two_people_draft_in_secret_build_and_play_each_other(person: Person, server: Server) -> None:
    # given Ann's draft, to which Bob comes by its link
    ann = person("/decks/doomtrooper", width=1440, height=900, bypass_csp=True)
    ann.get_by_role("link", name="Draft", exact=True).click()
    ann.wait_for_url("**/draft")
    assert not serious(ann)
    open_draft(ann, 3, clock="120 seconds")
    assert not serious(ann)
    link = ann.get_by_role("textbox", name="Link to this draft").input_value()
    bob = person(PurePosixPath(re.sub(r"^https?://[^/]+", "", link)).as_posix(), width=1440, height=900)
    bob.get_by_role("textbox", name="Your name").fill("Bob")
    bob.get_by_role("button", name="Sit down").click()
    expect(bob.get_by_role("button", name="Open the boosters")).to_be_visible()
    expect(ann.get_by_role("main")).to_contain_text("Bob")
    ann.get_by_role("button", name="Open the boosters").click()

    # when both pick, at their own time
    for page in (ann, bob):
        expect(booster(page)).to_have_count(15)
        expect(page.get_by_role("timer")).to_have_text(re.compile(r"^[12]:\d\d$"))
    assert not serious(ann)
    first = pick(ann, 2)
    expect(ann.get_by_text(f"You take {first}.")).to_be_visible()
    expect(ann.get_by_text("Still picking: Bob.")).to_be_visible()
    expect(booster(ann)).to_have_count(15)
    second = pick(ann, 4)  # changed, as long as Bob thinks
    expect(ann.get_by_text(f"You take {second}.")).to_be_visible()
    theirs = pick(bob, 0)

    # then the boosters have gone on, and each has their own card
    for page, name in ((ann, second), (bob, theirs)):
        expect(booster(page)).to_have_count(14)
        expect(pool(page).get_by_role("link")).to_have_text([name])
    assert not serious(ann)
    for left in range(13, -1, -1):
        for page in (ann, bob):
            pick(page)
        expect(booster(ann)).to_have_count(left or 15)

    # when the other boosters are drafted too, and both hand in a deck
    for _ in range(45):
        for page in (ann, bob):
            page.evaluate(PICK, path_of(page).split("/")[-1])
    for page in (ann, bob):
        expect(size(page)).to_contain_text("40 of 40 cards")
        page.get_by_role("button", name="Hand it in").click()
    ann.get_by_role("button", name="Play Bob").click()
    ann.wait_for_url("**/table/*")
    bob.get_by_role("link", name="To the table", exact=True).click()

    # then they sit at one table, each with their own deck, which the other is not told
    for page in (ann, bob):
        expect(page.locator("#prompt")).to_be_visible()
    assert path_of(ann) == path_of(bob)
    room = server.run(server.lobby.rooms.find(path_of(ann).split("/")[-1]))
    table = server.run(server.lobby.rooms.up_to_date(room))
    assert table.options()["deck-1"] != table.options()["deck-2"]
    assert not {"deck-1", "deck-2"} & set(table.info().options)


@pytest.mark.parametrize(("width", "height", "scheme"), [(1440, 900, "light"), (390, 844, "dark")])
def test_sealed_decks_are_built_saved_and_played_against_a_bot(
    person: Person, width: int, height: int, scheme: str
) -> None:
    page = person("/draft", width=width, height=height, bypass_csp=True, color_scheme=scheme, has_touch=width < 400)
    assert wider(page) <= 0
    open_draft(page, 2, sealed=True)
    page.get_by_role("button", name="Open the boosters").click()

    # when a deck is changed, it is too small until another card comes in
    expect(size(page)).to_contain_text("40 of 40 cards")
    expect(page.get_by_role("button", name=re.compile("^Play ")).first).to_be_disabled()
    assert not serious(page)
    assert wider(page) <= 0
    page.get_by_role("button", name=re.compile("^Take out")).first.click()
    expect(size(page)).to_contain_text("39 of 40 cards")
    expect(page.get_by_role("button", name="Hand it in")).to_be_disabled()
    page.reload()
    expect(size(page)).to_contain_text("39 of 40 cards")
    page.get_by_role("button", name=re.compile("^Put in")).first.click()
    page.get_by_role("button", name="Save it with your decks").click()
    expect(page.get_by_text("Saved as Drafted deck.")).to_be_visible()
    page.get_by_role("button", name="Hand it in").click()
    expect(page.get_by_text("This deck is handed in.")).to_be_visible()
    address = path_of(page)
    page.get_by_role("button", name=re.compile("^Play ")).first.click()

    # then it is played, and the draft knows the table
    page.wait_for_url("**/table/*")
    expect(page.locator("#prompt")).to_be_visible()
    page.goto(address)
    expect(page.get_by_role("link", name="To the table", exact=True)).to_be_visible()
    page.goto("/draft")
    expect(page.get_by_role("link", name=re.compile("Doomtrooper, Sealed decks"))).to_have_attribute("href", address)


def test_on_a_phone_a_draft_against_bots_is_picked_by_touch_to_its_end(person: Person) -> None:
    page = person("/draft", width=390, height=844, bypass_csp=True, has_touch=True)
    open_draft(page, 8)
    page.get_by_role("button", name="Open the boosters").tap()
    expect(booster(page)).to_have_count(15)
    assert wider(page) <= 0
    assert not serious(page)

    for taken in range(60):
        expect(page.get_by_role("heading", name=f"Your cards {taken}")).to_be_visible()
        booster(page).first.tap()
        page.locator(".btn.main", has_text=re.compile("^Take ")).tap()

    expect(size(page)).to_contain_text("40 of 40 cards")
    expect(page.get_by_text("has a deck")).to_have_count(7)
    assert wider(page) <= 0


def test_in_czech_and_without_a_draft(person: Person) -> None:
    page = person("/draft", width=1280, locale="cs", bypass_csp=True)
    expect(page.get_by_role("heading", name="Draft")).to_be_visible()
    expect(page.get_by_role("button", name="Založit draft")).to_be_visible()
    assert not serious(page)

    gone = person("/draft/nowhere", width=1280, expected="status of 404", bypass_csp=True)
    expect(gone.get_by_text("This draft does not exist any more.")).to_be_visible()
    assert not serious(gone)
