"""Tournaments on the page: created from a form, played at tables, organised, judged, on a screen of a hall."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.serving import Server
from tests.ui.conftest import Person
from tests.ui.table import wider
from tests.ui.test_axe import serious


def create_tournament(page: Page, name: str, game: str = "Connect Four", on_site: bool = False) -> str:
    """Create a tournament; says its path."""
    page.get_by_role("textbox", name="Name of the tournament").fill(name)
    page.get_by_role("textbox", name="Your name").fill("Ann")
    page.get_by_role("combobox", name="Game", exact=True).select_option(label=game)
    if on_site:
        page.get_by_role("radio", name=re.compile("^on site")).check()
    page.get_by_role("button", name="Create the tournament").click()
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    return re.sub(r"^https?://[^/]+", "", page.url)


def enter(page: Page, name: str) -> None:
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Enter", exact=True).click()
    expect(page.get_by_role("heading", name="You take part")).to_be_visible()


def test_two_people_play_a_tournament_that_leads_them_to_their_table(person: Person, server: Server) -> None:
    # given a tournament that Ann finds in the rim and creates, and Bob enters by its address
    ann = person("/", width=1440, height=900, bypass_csp=True)
    ann.get_by_role("link", name="Tournaments", exact=True).click()
    assert not serious(ann)
    ann.get_by_role("link", name="New tournament").click()
    assert not serious(ann)
    path = create_tournament(ann, "Friday night")
    enter(ann, "Ann")
    bob = person(path, width=390, height=844, bypass_csp=True)
    enter(bob, "Bob")
    assert not serious(bob)
    assert not wider(bob)
    expect(ann.get_by_role("region", name="Entered so far")).to_contain_text("Bob")

    # when Ann begins
    ann.get_by_role("button", name="Begin", exact=True).click()

    # then both are led to the table, where each can call a judge
    for page in (ann, bob):
        expect(page.get_by_role("link", name="To the table", exact=True)).to_be_visible()
        assert not serious(page)
    bob.get_by_role("link", name="To the table", exact=True).click()
    bar = bob.get_by_role("complementary", name="A game of a tournament")
    bar.get_by_role("button", name="Call a judge").click()
    bar.get_by_role("textbox", name="What is it about?").fill("He whistles")
    bar.get_by_role("button", name="Call a judge").click()
    expect(bar).to_contain_text("A judge is called.")
    assert not serious(bob)
    assert not wider(bob)
    expect(ann.get_by_role("region", name="Organise")).to_contain_text("He whistles")

    # when Ann answers, and Bob's match is over
    ann.get_by_role("button", name="Answer", exact=True).click()
    ann.get_by_role("textbox", name="Text").fill("Whistling is allowed")
    ann.get_by_role("button", name="Tell", exact=True).click()
    expect(bar).to_contain_text("Whistling is allowed")
    ann.get_by_role("spinbutton", name="Won by the first").fill("1")
    ann.get_by_role("button", name="Enter the result").click()

    # then the standings are final, and the hall shows them without controls
    expect(ann.get_by_role("heading", name="Final standings")).to_be_visible()
    assert not serious(ann)
    hall = person(f"{path}/tv", width=1920, height=1080, bypass_csp=True)
    expect(hall.get_by_role("heading", name="Final standings")).to_be_visible()
    expect(hall.get_by_role("button")).to_have_count(0)
    assert not serious(hall)


def test_an_organiser_on_site_enters_players_and_results_by_keyboard(person: Person) -> None:
    page = person("/tournaments/new", width=390, height=844, bypass_csp=True)
    create_tournament(page, "Club evening", on_site=True)
    for name in ("Karel", "Petra", "Hana"):
        field = page.get_by_role("textbox", name="Player's name")
        field.fill(name)
        field.press("Enter")
        expect(page.get_by_role("region", name="Entered so far")).to_contain_text(name)
    begin = page.get_by_role("button", name="Begin", exact=True)
    begin.focus()
    begin.press("Enter")
    expect(page.get_by_role("table", name="Tables of round 1")).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text("Bye: ")
    assert not serious(page)
    assert not wider(page)

    page.emulate_media(media="print")
    expect(page.get_by_role("table", name="Tables of round 1")).to_be_visible()
    expect(page.get_by_role("region", name="Organise")).to_be_hidden()


@pytest.mark.parametrize(("scheme", "width"), [("light", 390), ("dark", 1280)])
def test_the_pages_are_in_czech_and_have_no_faults(person: Person, server: Server, scheme: str, width: int) -> None:
    # given a tournament of bots that is over
    page = person("/tournaments/new", width=width, height=844, locale="cs", color_scheme=scheme, bypass_csp=True)
    expect(page.get_by_role("heading", name="Nový turnaj")).to_be_visible()
    assert not serious(page)
    assert not wider(page)
    page.get_by_role("textbox", name="Jméno turnaje").fill("Páteční večer")
    page.get_by_role("textbox", name="Vaše jméno").fill("Jana")
    page.get_by_role("combobox", name="Hra", exact=True).select_option("connect-four")
    page.get_by_role("button", name="Založit turnaj").click()
    page.get_by_role("combobox", name="Bot", exact=True).select_option("random")
    page.get_by_role("spinbutton", name="Kolik").fill("3")
    page.get_by_role("button", name="Přidat boty").click()
    expect(page.get_by_role("region", name="Zatím přihlášení")).to_contain_text("random 3")
    page.get_by_text("Nasadit další kolo ručně").click()
    assert not serious(page)
    assert not wider(page)
    page.get_by_role("button", name="Nasadit toto kolo").click()

    # then it is played by itself, and can be found in the list
    expect(page.get_by_role("heading", name="Konečné pořadí")).to_be_visible(timeout=60_000)
    assert not serious(page)
    assert not wider(page)
    page.goto("/tournaments")
    expect(page.get_by_role("link", name=re.compile("^Páteční večer")).first).to_be_visible()
    assert not serious(page)
    assert not wider(page)


def test_a_judge_sees_a_players_cards_only_after_a_call(person: Person, server: Server) -> None:
    # given a table of two players of Doomtrooper, and the organiser, who does not play and so judges
    olga = person("/tournaments/new", width=1440, height=900, bypass_csp=True)
    path = create_tournament(olga, "Judged", game="Doomtrooper")
    players = [person(path, width=1440, height=900) for _ in range(2)]
    for page, name in zip(players, ("Petr", "Quido"), strict=True):
        page.get_by_role("combobox", name="Deck").select_option(index=1)
        enter(page, name)
    expect(olga.get_by_role("region", name="Entered so far")).to_contain_text("Quido")
    olga.get_by_role("button", name="Begin", exact=True).click()
    watch = olga.get_by_role("link", name="watch game 1")
    watch.click()
    bar = olga.get_by_role("complementary", name="A game of a tournament")
    expect(bar.get_by_role("button", name="Pause")).to_be_visible()
    expect(bar.get_by_role("button", name=re.compile("^Look as"))).to_have_count(0)

    # when a player calls
    players[0].get_by_role("link", name="To the table", exact=True).click()
    called = players[0].get_by_role("complementary", name="A game of a tournament")
    called.get_by_role("button", name="Call a judge").click()
    called.get_by_role("textbox", name="What is it about?").fill("Look, please")
    called.get_by_role("button", name="Call a judge").click()
    look_as = bar.get_by_role("button", name="Look as Petr")
    look_as.click()

    # then the organiser sees the table as that player does, and the player is told
    expect(look_as).to_have_attribute("aria-pressed", "true")
    expect(olga.get_by_role("region", name=re.compile("hand", re.IGNORECASE))).to_be_visible()
    expect(olga.get_by_role("button", name="Rematch")).to_have_count(0)
    expect(called).to_contain_text("has looked at the cards of Petr")
    assert not serious(olga)
